//! One class at work: its slices in order, what comes out of each, and where that
//! is stored.

use std::collections::HashMap;
use std::sync::Arc;

use super::edges::Edges;
use super::free::{Free, Ranks};
use super::lists::{MOST_GROUPS, Mixed};
use super::metric::{Budget, Pure, Worths};
use super::seat::{Seats, Stores};
use super::slice::{Gap, Room, Slice, Track};
use super::stage::{Shelf, Site};
use super::staircase::Desk;
use super::terrain::Terrain;
use crate::class::Class;
use crate::counters::{Left, Plan};
use crate::expand::Moves;
use crate::index::Index;
use crate::shape::each;
use crate::table::{Codec, Column, Layer, Needs};

/// One class at work.
pub(super) struct ClassJob {
    pub(super) index: Arc<Index>,
    ranks: Ranks,
    pub(super) counted: Option<Counted>,
    /// The slices, the most advanced men first, and where each level of advance
    /// ends.
    order: Vec<u32>,
    pub(super) ends: Vec<(u32, usize)>,
    pub(super) dictionary: Dictionary,
}

/// The most different values of a class in which one number is not enough.
const MOST_LISTS: usize = 1 << 24;

#[derive(Default)]
pub(super) struct Dictionary {
    numbers: HashMap<Needs, u32, Mixed>,
    pub(super) all: Vec<Option<Needs>>,
}

impl Dictionary {
    fn number(&mut self, needs: &Option<Needs>) -> Option<u32> {
        let Some(needs) = needs else { return Some(0) };
        if let Some(&known) = self.numbers.get(needs) {
            return Some(known);
        }
        let number = self.all.len();
        if number >= MOST_LISTS {
            return None;
        }
        let number = number as u32;
        self.all.push(Some(needs.clone()));
        self.numbers.insert(needs.clone(), number);
        Some(number)
    }
}

/// What came out of slices, one after the other.
pub(super) enum Values {
    Bytes([Vec<u8>; 2]),
    Lists {
        /// Slice by slice, numbers of needs.
        slices: Vec<[Vec<u32>; 2]>,
        needs: Vec<Option<Needs>>,
    },
}

impl Values {
    fn add(&mut self, track: &Track) {
        if let Values::Bytes(all) = self {
            for (all, more) in all.iter_mut().zip(&track.values) {
                all.extend_from_slice(more);
            }
        }
    }
}

pub(super) struct Done {
    pub(super) pure: Option<Values>,
    pub(super) book: Option<Values>,
    pub(super) captures: [Vec<bool>; 2],
}

/// How the budgets of a class are found.
pub(super) struct Counted {
    edges: Edges,
    pub(super) single: bool,
    /// Whether anything is counted.
    counted: bool,
    budget: Left,
    most: Vec<Left>,
    /// See [`Ranks::apart`]; nothing where one number is enough.
    cells: Vec<u32>,
    worths: Vec<Worths>,
}

impl ClassJob {
    pub(super) fn new(site: &Site<'_>, class: Class) -> Option<ClassJob> {
        let index = site.atlas.index(class)?.clone();
        let ranks = Ranks::new(&index, site.moves.shape().board);
        let plan = site.wanted.plan;
        let mut counted = plan.and_then(|plan| Counted::new(site, plan, class));
        if let Some(counted) = counted.as_mut().filter(|counted| !counted.single) {
            counted.cells = ranks.apart();
        }
        let mut job = ClassJob {
            ranks,
            counted,
            order: Vec::new(),
            ends: Vec::new(),
            dictionary: Dictionary::default(),
            index,
        };
        job.dictionary.all.push(None);
        if site.wanted.pure || job.counted.is_some() {
            job.sort(site.moves);
        }
        Some(job)
    }

    fn sort(&mut self, moves: &dyn Moves) {
        let shape = moves.shape();
        let advance = |men: [u64; 2]| {
            (0..2)
                .flat_map(|side| each(men[side]).map(move |at| (side, at)))
                .map(|(side, at)| u32::from(shape.advance[side][at]))
                .sum::<u32>()
        };
        let even = self.index.class.is_even();
        let mut all = Vec::new();
        for slice in 0..self.index.slices() {
            let men = self.index.men_of(slice);
            // The mirror image of a slice is worked out with it.
            if even && self.mirror(moves, men) < slice {
                continue;
            }
            all.push((advance(men), slice as u32));
        }
        all.sort_unstable_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        for (place, &(level, slice)) in all.iter().enumerate() {
            self.order.push(slice);
            match self.ends.last_mut() {
                Some(last) if last.0 == level => last.1 = place + 1,
                _ => self.ends.push((level, place + 1)),
            }
        }
    }

    fn mirror(&self, moves: &dyn Moves, men: [u64; 2]) -> u64 {
        let shape = moves.shape();
        self.index
            .slice_of([shape.turned(men[1]), shape.turned(men[0])])
    }

    /// The slices of a level of advance.
    pub(super) fn level(&self, level: u32) -> &[u32] {
        let Some(at) = self.ends.iter().position(|end| end.0 == level) else {
            return &[];
        };
        let first = at.checked_sub(1).map_or(0, |before| self.ends[before].1);
        &self.order[first..self.ends[at].1]
    }

    pub(super) fn blank(&self, codec: Codec, words: bool) -> Layer {
        let sides = if self.index.class.is_even() { 1 } else { 2 };
        let size = self.index.len() as usize;
        let column = Column::blank(size, words);
        Layer {
            codec,
            columns: vec![column; sides],
            dictionary: Vec::new(),
        }
    }

    /// Solves some slices, none of which leads to another.
    pub(super) fn solve(
        &self,
        site: &Site<'_>,
        shelf: &Shelf,
        slices: &[u32],
        room: &mut Room<'_>,
    ) -> Result<Done, Gap> {
        let (moves, atlas) = (site.moves, site.atlas);
        let pure = Pure::new(&shelf.pure, site.codec());
        let pure = site.wanted.pure.then_some(&pure);
        let single = self.counted.as_ref().filter(|counted| counted.single);
        let budget = single.map(|counted| Budget {
            layers: &shelf.book,
            edges: &counted.edges,
            class: self.index.class,
            counted: counted.counted,
            budget: counted.budget,
            no_move_wins: moves.no_move_wins(),
            worths: &counted.worths,
        });
        let counted = self.counted.as_ref();
        let several = counted.filter(|counted| !counted.single);
        let mut desk = several.map(|counted| Desk::new(self.terrain(site, shelf, counted)));
        let mut seats = Seats::new(Stores {
            shape: moves.shape(),
            atlas,
            pure: pure.map(|_| &shelf.pure),
            book: counted.map(|counted| (&shelf.book, &counted.edges)),
        });
        let mut done = self.nothing(site, slices.len());
        for &slice in slices {
            let work = Slice {
                moves,
                index: &self.index,
                ranks: &self.ranks,
                men: self.index.men_of(u64::from(slice)),
            };
            let lists = work.solve(room, &mut seats, (pure, budget.as_ref()), desk.as_mut())?;
            let [of_pure, of_book] = &room.tracks;
            for (values, track) in [(&mut done.pure, of_pure), (&mut done.book, of_book)] {
                if let Some(values) = values {
                    values.add(track);
                }
            }
            if let (Some(lists), Some(Values::Lists { slices, .. })) = (lists, &mut done.book) {
                slices.push(lists);
            }
            for (all, more) in done.captures.iter_mut().zip(&room.captures) {
                all.extend_from_slice(more);
            }
        }
        if let (Some(desk), Some(Values::Lists { needs, .. })) = (desk, &mut done.book) {
            *needs = desk.needs;
        }
        Ok(done)
    }

    fn terrain<'t>(
        &'t self,
        site: &Site<'t>,
        shelf: &'t Shelf,
        counted: &'t Counted,
    ) -> Terrain<'t> {
        Terrain {
            shape: site.moves.shape(),
            atlas: site.atlas,
            layers: &shelf.book,
            edges: &counted.edges,
            index: &self.index,
            ranks: &self.ranks,
            cells: &counted.cells,
            most: counted.most.clone(),
            no_move_wins: site.moves.no_move_wins(),
        }
    }

    /// Works out what the values are worth that moves out of the class lead to.
    pub(super) fn prepare(&mut self, shelf: &Shelf) {
        if let Some(counted) = self.counted.as_mut().filter(|counted| counted.single) {
            counted.worths = Budget::worths(counted.counted, &counted.edges, &shelf.book);
        }
    }

    /// Room for what comes out of so many slices.
    fn nothing(&self, site: &Site<'_>, slices: usize) -> Done {
        let size = slices * self.index.slice_size as usize;
        let bytes = || Values::Bytes([0, 1].map(|_| Vec::with_capacity(size)));
        let book = self.counted.as_ref().map(|counted| {
            if counted.single {
                bytes()
            } else {
                Values::Lists {
                    slices: Vec::new(),
                    needs: Vec::new(),
                }
            }
        });
        Done {
            pure: site.wanted.pure.then(bytes),
            book,
            captures: [0, 1].map(|_| Vec::with_capacity(size)),
        }
    }

    /// Writes what came out into the layers of the shelf.
    pub(super) fn settle(
        &mut self,
        moves: &dyn Moves,
        shelf: &mut Shelf,
        slices: &[u32],
        done: &Done,
    ) -> Option<()> {
        let class = self.index.class;
        let mut numbers = Vec::new();
        if let Some(Values::Lists { needs, .. }) = &done.book {
            let all = needs.iter().map(|needs| self.dictionary.number(needs));
            numbers = all.collect::<Option<Vec<u32>>>()?;
        }
        for (nth, &slice) in slices.iter().enumerate() {
            let slice = u64::from(slice);
            let mirror = class.is_even().then(|| Mirror::new(self, moves, slice));
            if let Some(columns) = shelf.captures.get_mut(&class) {
                self.mark(columns, (slice, nth), mirror.as_ref(), &done.captures);
            }
            let both = [(&done.pure, &mut shelf.pure), (&done.book, &mut shelf.book)];
            for (values, layers) in both {
                if let (Some(values), Some(layer)) = (values, layers.class_mut(class)) {
                    self.store(layer, (slice, nth), mirror.as_ref(), (values, &numbers));
                }
            }
        }
        Some(())
    }

    fn store(
        &self,
        layer: &mut Layer,
        (slice, nth): (u64, usize),
        mirror: Option<&Mirror>,
        (values, numbers): (&Values, &[u32]),
    ) {
        let size = self.index.slice_size as usize;
        let start = slice as usize * size;
        match values {
            Values::Bytes(values) => {
                for (side, values) in values.iter().enumerate() {
                    let values = &values[nth * size..(nth + 1) * size];
                    match (mirror, side, layer.columns.get_mut(side)) {
                        (_, _, Some(Column::Bytes(all))) => {
                            all[start..start + size].copy_from_slice(values);
                        }
                        (Some(mirror), 1, None) => {
                            let Some(Column::Bytes(all)) = layer.columns.first_mut() else {
                                continue;
                            };
                            for (&place, &value) in mirror.places.iter().zip(values) {
                                all[mirror.start + place as usize] = value;
                            }
                        }
                        _ => {}
                    }
                }
            }
            Values::Lists { slices, .. } => {
                let solved = slices.get(nth).into_iter().flatten();
                for (side, values) in solved.enumerate() {
                    let mirror = mirror.filter(|_| side == 1);
                    let column = if mirror.is_some() { 0 } else { side };
                    let Some(Column::Words(all)) = layer.columns.get_mut(column) else {
                        continue;
                    };
                    let elsewhere = mirror.is_some_and(|mirror| mirror.places.is_empty());
                    for (place, &value) in values.iter().enumerate().filter(|_| !elsewhere) {
                        let at = match mirror {
                            None => start + place,
                            Some(mirror) => mirror.start + mirror.places[place] as usize,
                        };
                        all[at] = numbers[value as usize];
                    }
                }
            }
        }
    }

    /// Notes where captures must be played.
    fn mark(
        &self,
        columns: &mut [Vec<u64>],
        (slice, nth): (u64, usize),
        mirror: Option<&Mirror>,
        captures: &[Vec<bool>; 2],
    ) {
        let size = self.index.slice_size as usize;
        for (side, all) in captures.iter().enumerate() {
            let mut set = |at: usize, column: usize| {
                if let Some(words) = columns.get_mut(column) {
                    words[at / 64] |= 1 << (at % 64);
                }
            };
            let start = slice as usize * size;
            let all = &all[nth * size..(nth + 1) * size];
            let taken = all.iter().enumerate().filter(|(_, captures)| **captures);
            match mirror.filter(|_| side == 1) {
                None => taken.for_each(|(place, _)| set(start + place, side)),
                Some(mirror) if mirror.places.is_empty() => {}
                Some(mirror) => taken.for_each(|(place, _)| {
                    set(mirror.start + mirror.places[place] as usize, 0);
                }),
            }
        }
    }
}

/// Where the mirror image of a slice lies, and for each place of the slice, the place of its
/// mirror image in it: none where the slice is its own image, whose positions with Black to move
/// are those with White to move.
struct Mirror {
    start: usize,
    places: Vec<u32>,
}

impl Mirror {
    fn new(job: &ClassJob, moves: &dyn Moves, slice: u64) -> Mirror {
        let shape = moves.shape();
        let index = &job.index;
        let men = index.men_of(slice);
        let mirror = job.mirror(moves, men);
        let mut places = Vec::new();
        if mirror != slice {
            let all = men[0] | men[1];
            let free = Free::new(shape.board, all);
            let turned = Free::new(shape.board, shape.turned(all));
            places.reserve(index.slice_size as usize);
            for &white in &job.ranks.white {
                let white = free.set(white, 0);
                let theirs = shape.turned(white);
                for &black in &job.ranks.black {
                    let own = shape.turned(free.set(black, white));
                    places.push(turned.place([own, theirs], index.black_kings) as u32);
                }
            }
        }
        Mirror {
            start: (mirror * index.slice_size) as usize,
            places,
        }
    }
}

impl Counted {
    /// `None` if the book is not understood in this class.
    fn new(site: &Site<'_>, plan: &Plan, class: Class) -> Option<Counted> {
        let of_class = plan.class(class)?;
        let counted = Counted {
            edges: Edges::new(plan, class, site.moves.shape().diagonal)?,
            single: of_class.single,
            counted: !of_class.groups.is_empty(),
            budget: of_class.budget,
            most: plan.most_of_groups(of_class),
            cells: Vec::new(),
            worths: Vec::new(),
        };
        (counted.single || counted.most.len() <= MOST_GROUPS).then_some(counted)
    }
}
