//! One class at work: its slices in order, what comes out of each, and where that
//! is stored.

use std::collections::HashMap;
use std::sync::Arc;

use super::edges::Edges;
use super::metric::{Budget, Pure};
use super::slice::{Gap, Ranks, Slice, Track};
use super::stage::{Shelf, Site};
use super::staircase::{MOST_GROUPS, Solved, Terrain};
use crate::class::Class;
use crate::counters::{Left, Plan};
use crate::expand::{Expander, Moves};
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
    numbers: HashMap<Needs, u32>,
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

/// What came out of a slice.
pub(super) enum Values {
    Bytes([Vec<u8>; 2]),
    Lists(Solved),
}

pub(super) struct Done {
    pub(super) pure: Option<Values>,
    pub(super) book: Option<Values>,
    pub(super) captures: [Vec<bool>; 2],
}

/// What one thread works with.
pub(super) struct Bench<'m> {
    pub(super) expander: Box<dyn Expander + 'm>,
    pub(super) pure: Track,
    pub(super) book: Track,
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
}

impl ClassJob {
    pub(super) fn new(site: &Site<'_>, class: Class) -> Option<ClassJob> {
        let index = site.atlas.index(class)?.clone();
        let mut job = ClassJob {
            ranks: Ranks::new(&index, site.moves.shape().board),
            counted: site
                .wanted
                .plan
                .and_then(|plan| Counted::new(site, plan, class)),
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

    pub(super) fn solve(
        &self,
        site: &Site<'_>,
        shelf: &Shelf,
        slice: u32,
        bench: &mut Bench<'_>,
    ) -> Result<Done, Gap> {
        let (moves, atlas) = (site.moves, site.atlas);
        let work = Slice {
            moves,
            atlas,
            index: &self.index,
            ranks: &self.ranks,
            men: self.index.men_of(u64::from(slice)),
        };
        let pure = Pure {
            layers: &shelf.pure,
            codec: site.codec(),
        };
        let single = self.counted.as_ref().filter(|counted| counted.single);
        let budget = single.map(|counted| Budget {
            layers: &shelf.book,
            edges: &counted.edges,
            class: self.index.class,
            counted: counted.counted,
            budget: counted.budget,
            no_move_wins: moves.no_move_wins(),
        });
        if site.wanted.pure || budget.is_some() {
            let pure = site.wanted.pure.then_some((&pure, &mut bench.pure));
            let book = budget.as_ref().map(|budget| (budget, &mut bench.book));
            work.solve(&mut *bench.expander, &mut bench.captures, pure, book)?;
        }
        let take = |track: &mut Track| Values::Bytes(std::mem::take(&mut track.values));
        let mut done = Done {
            pure: site.wanted.pure.then(|| take(&mut bench.pure)),
            book: budget.is_some().then(|| take(&mut bench.book)),
            captures: Default::default(),
        };
        let several = self.counted.as_ref().filter(|counted| !counted.single);
        if let Some(counted) = several {
            let terrain = Terrain {
                shape: moves.shape(),
                atlas,
                layers: &shelf.book,
                edges: &counted.edges,
                index: &self.index,
                ranks: &self.ranks,
                most: counted.most.clone(),
                no_move_wins: moves.no_move_wins(),
            };
            let solved = terrain.solve(&mut *bench.expander, &mut bench.captures, work.men)?;
            done.book = Some(Values::Lists(solved));
        }
        done.captures = std::mem::take(&mut bench.captures);
        Ok(done)
    }

    /// Writes what came out into the layer.
    pub(super) fn store(
        &mut self,
        moves: &dyn Moves,
        layer: &mut Layer,
        slice: u32,
        values: Values,
    ) -> Option<()> {
        let slice = u64::from(slice);
        let size = self.index.slice_size as usize;
        let start = slice as usize * size;
        let men = self.index.men_of(slice);
        let even = self.index.class.is_even();
        let mirror = if even { self.mirror(moves, men) } else { slice };
        let places = (mirror != slice).then(|| self.mirrored(moves, men));
        let target = mirror as usize * size;
        match values {
            Values::Bytes(values) => {
                for (side, values) in values.iter().enumerate() {
                    match (even, side, layer.columns.get_mut(side)) {
                        (_, _, Some(Column::Bytes(all))) => {
                            all[start..start + size].copy_from_slice(values);
                        }
                        (true, 1, None) => {
                            let Some(Column::Bytes(all)) = layer.columns.first_mut() else {
                                continue;
                            };
                            for (&place, &value) in places.iter().flatten().zip(values) {
                                all[target + place as usize] = value;
                            }
                        }
                        _ => {}
                    }
                }
            }
            Values::Lists(solved) => {
                let numbers: Option<Vec<u32>> = solved
                    .needs
                    .iter()
                    .map(|needs| self.dictionary.number(needs))
                    .collect();
                let numbers = numbers?;
                for (side, values) in solved.values.iter().enumerate() {
                    let mirrored = even && side == 1;
                    let column = if mirrored { 0 } else { side };
                    let Some(Column::Words(all)) = layer.columns.get_mut(column) else {
                        continue;
                    };
                    for (place, &value) in values.iter().enumerate() {
                        let at = match (mirrored, &places) {
                            (false, _) => start + place,
                            (true, Some(places)) => target + places[place] as usize,
                            (true, None) => continue,
                        };
                        all[at] = numbers[value as usize];
                    }
                }
            }
        }
        Some(())
    }

    /// Notes where captures must be played.
    pub(super) fn mark(
        &self,
        moves: &dyn Moves,
        columns: &mut [Vec<u64>],
        slice: u32,
        captures: &[Vec<bool>; 2],
    ) {
        let size = self.index.slice_size as usize;
        let men = self.index.men_of(u64::from(slice));
        for (side, all) in captures.iter().enumerate() {
            let mut set = |at: usize, column: usize| {
                if let Some(words) = columns.get_mut(column) {
                    words[at / 64] |= 1 << (at % 64);
                }
            };
            let start = slice as usize * size;
            let taken = all.iter().enumerate().filter(|(_, captures)| **captures);
            if side == 0 || !self.index.class.is_even() {
                taken.for_each(|(place, _)| set(start + place, side));
                continue;
            }
            let mirror = self.mirror(moves, men);
            if mirror != u64::from(slice) {
                let places = self.mirrored(moves, men);
                taken.for_each(|(place, _)| {
                    set(mirror as usize * size + places[place] as usize, 0);
                });
            }
        }
    }

    /// For each place of a slice, the place of its mirror image.
    fn mirrored(&self, moves: &dyn Moves, men: [u64; 2]) -> Vec<u32> {
        let shape = moves.shape();
        let all = men[0] | men[1];
        let turned = shape.turned(all);
        (0..self.index.slice_size)
            .map(|place| {
                let [white, black] = self.index.kings_of(all, place);
                let kings = [shape.turned(black), shape.turned(white)];
                self.index.within(turned, kings) as u32
            })
            .collect()
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
        };
        (counted.single || counted.most.len() <= MOST_GROUPS).then_some(counted)
    }
}
