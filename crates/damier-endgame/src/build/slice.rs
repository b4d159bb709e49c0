//! One placement of the men: retrograde analysis of the kings' moves.
//!
//! First every position is looked at once: captures and moves of men lead to
//! what is known already. Then the numbers are counted up from 0; a position
//! whose number is fixed tells those that a king move before it.

use super::metric::{Metric, Worth};
use super::planes::{Planes, Rise};
use super::seat::Seats;
use super::staircase::Desk;
use super::survey::{Both, Tracks, Witness};
use crate::class::Class;
use crate::counters::Left;
use crate::expand::{Expander, Moves, Node, Turn, count_king_moves};
use crate::index::{CHOOSE, Index};
use crate::lanes::Lanes;
use crate::shape::{bit, each};
use crate::table::Sign;

/// A position from which no quiet move of a king is legal, or nothing more is
/// to be found out by one.
pub(super) const CLOSED: u8 = 255;
/// A position that is not lost, whatever its kings do.
pub(super) const SAFE: u8 = 254;

/// A move led out of all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap(pub(crate) Class);

/// What is found out about a slice by one way of counting.
#[derive(Debug, Default)]
pub(crate) struct Track {
    /// Values as they will be stored, with each side to move.
    pub(crate) values: [Vec<u8>; 2],
    /// Quiet king moves that are not known to lose yet.
    pub(super) open: [Vec<u8>; 2],
    /// The most that a losing move of another kind asks for.
    pub(super) worst: [Vec<u8>; 2],
    pub(super) buckets: Vec<Vec<u32>>,
}

impl Track {
    fn clear(&mut self, size: usize) {
        let all = [&mut self.values, &mut self.open, &mut self.worst];
        for list in all.into_iter().flatten() {
            list.clear();
            list.resize(size, 0);
        }
    }

    #[inline]
    pub(super) fn push(&mut self, at: u32, side: usize, sign: Sign, left: Left) {
        let left = usize::from(left);
        if self.buckets.len() <= left {
            self.buckets.resize(left + 1, Vec::new());
        }
        self.buckets[left].push(at << 2 | (side as u32) << 1 | u32::from(sign == Sign::Win));
    }
}

/// What the moves of a position that leave its slice are worth together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sum {
    pub(super) best: Left,
    pub(super) worst: Left,
    pub(super) held: bool,
    pub(super) unknown: bool,
    /// Whether there is such a move.
    pub(super) any: bool,
}

impl Default for Sum {
    fn default() -> Sum {
        Sum {
            best: Left::MAX,
            worst: 0,
            held: false,
            unknown: false,
            any: false,
        }
    }
}

impl Sum {
    #[inline]
    pub(super) fn add(&mut self, worth: Worth) {
        self.any = true;
        match worth {
            Worth::Won(left) => self.best = self.best.min(left),
            Worth::Lost(left) => self.worst = self.worst.max(left),
            Worth::Held => self.held = true,
            Worth::Unknown => self.unknown = true,
        }
    }
}

/// Where the kings of a slice can stand.
pub(crate) struct Free {
    /// Bit of each free square, ascending.
    squares: [u8; 64],
    /// Place of each bit among the free squares.
    places: [u8; 64],
    count: usize,
}

impl Free {
    pub(crate) fn new(board: u64, men: u64) -> Free {
        let mut free = Free {
            squares: [0; 64],
            places: [0; 64],
            count: 0,
        };
        for at in each(board & !men) {
            free.squares[free.count] = at as u8;
            free.places[at] = free.count as u8;
            free.count += 1;
        }
        free
    }

    /// The place of a free square among all of them.
    #[inline]
    pub(super) fn place_of(&self, at: usize) -> usize {
        usize::from(self.places[at])
    }

    /// The squares with these ranks among those that are not taken.
    #[inline]
    pub(crate) fn set(&self, ranks: Set, taken: u64) -> u64 {
        let mut set = 0;
        for &rank in &ranks.1[..usize::from(ranks.0)] {
            let mut place = usize::from(rank);
            for king in each(taken) {
                place += usize::from(usize::from(self.places[king]) <= place);
            }
            set |= bit(usize::from(self.squares[place]));
        }
        set
    }

    /// The place of kings in the slice.
    #[inline]
    pub(crate) fn place(&self, kings: [u64; 2], black_kings: u64) -> u64 {
        let mut white = 0;
        for (nth, at) in each(kings[0]).enumerate() {
            white += CHOOSE[usize::from(self.places[at])][nth + 1];
        }
        let mut black = 0;
        for (nth, at) in each(kings[1]).enumerate() {
            let before = (kings[0] & (bit(at) - 1)).count_ones() as usize;
            black += CHOOSE[usize::from(self.places[at]) - before][nth + 1];
        }
        white * black_kings + black
    }
}

/// Kings to which one more is added: the number of such sets.
pub(super) struct Others {
    places: [u8; 8],
    count: usize,
    /// What the kings there are add to the number, by how many are before the one more.
    parts: [u64; 8],
}

impl Others {
    #[inline]
    pub(super) fn new(free: &Free, kings: u64) -> Others {
        let mut others = Others {
            places: [0; 8],
            count: 0,
            parts: [0; 8],
        };
        for (at, slot) in each(kings).zip(&mut others.places) {
            *slot = free.place_of(at) as u8;
            others.count += 1;
        }
        for before in 0..=others.count {
            for (nth, &place) in others.places[..others.count].iter().enumerate() {
                let nth = nth + 1 + usize::from(nth >= before);
                others.parts[before] += CHOOSE[usize::from(place)][nth];
            }
        }
        others
    }

    /// The number with a king on the free square of that place.
    #[inline]
    pub(super) fn with(&self, place: usize) -> usize {
        let mut before = 0;
        for &other in &self.places[..self.count] {
            before += usize::from(usize::from(other) < place);
        }
        (self.parts[before] + CHOOSE[place][before + 1]) as usize
    }
}

/// Sets in the order of the highest square first, then the next.
fn grow(squares: &[u64], count: usize, below: usize, set: u64, sets: &mut Vec<u64>) {
    if count == 0 {
        sets.push(set);
        return;
    }
    for high in count - 1..below {
        grow(squares, count - 1, high, set | squares[high], sets);
    }
}

/// What one thread works with.
pub(crate) struct Room<'m> {
    pub(crate) expander: Box<dyn Expander + 'm>,
    /// Of the pure game, and of the book.
    pub(crate) tracks: [Track; 2],
    /// Where somebody must capture, with each side to move.
    pub(crate) captures: [Vec<bool>; 2],
    pub(super) planes: Planes,
}

impl<'m> Room<'m> {
    pub(crate) fn new(moves: &'m dyn Moves) -> Room<'m> {
        Room {
            expander: moves.expander(),
            tracks: [Track::default(), Track::default()],
            captures: [Vec::new(), Vec::new()],
            planes: Planes::default(),
        }
    }
}

/// A slice at work.
pub(crate) struct Slice<'w> {
    pub(crate) moves: &'w dyn Moves,
    pub(crate) index: &'w Index,
    pub(crate) ranks: &'w Ranks,
    pub(crate) men: [u64; 2],
}

impl Slice<'_> {
    /// Fills the values of the slice, with both sides to move, by each way of
    /// counting that is given, and tells what several counters make of it.
    pub(super) fn solve<P: Metric, B: Metric>(
        &self,
        room: &mut Room<'_>,
        seats: &mut Seats<'_>,
        (pure, book): (Option<&P>, Option<&B>),
        desk: Option<&mut Desk<'_>>,
    ) -> Result<Option<[Vec<u32>; 2]>, Gap> {
        let size = self.index.slice_size as usize;
        let shape = self.moves.shape();
        let free = Free::new(shape.board, self.men[0] | self.men[1]);
        let Room {
            expander,
            tracks: [of_pure, of_book],
            captures,
            planes,
        } = room;
        for all in captures.iter_mut() {
            all.clear();
        }
        let start = |track: &mut Track| track.clear(size);
        pure.is_some().then(|| start(of_pure));
        book.is_some().then(|| start(of_book));
        let mut tracks = Tracks {
            pure: pure.map(|metric| (metric, of_pure)),
            book: book.map(|metric| (metric, of_book)),
            no_move_wins: self.moves.no_move_wins(),
            sums: [Sum::default(); 2],
        };
        let mut lists = None;
        match desk {
            Some(desk) => {
                let mut work = desk.slice(self.men, &free);
                let both = &mut Both(&mut tracks, &mut work);
                self.look(&free, seats, &mut **expander, captures, both)?;
                lists = Some(work.solve());
            }
            None => self.look(&free, seats, &mut **expander, captures, &mut tracks)?,
        }
        let Tracks { pure, book, .. } = tracks;
        let lanes = self.lanes();
        if let Some((metric, track)) = pure {
            self.rise(metric, track, &free, lanes, planes);
        }
        if let Some((metric, track)) = book {
            self.rise(metric, track, &free, lanes, planes);
        }
        Ok(lists)
    }

    /// The lanes of the board, if the slice is worth the trouble.
    fn lanes(&self) -> Option<&Lanes> {
        let lanes = self.moves.shape().lanes.as_ref();
        lanes.filter(|_| self.index.slice_size > 1)
    }

    fn look(
        &self,
        free: &Free,
        seats: &mut Seats<'_>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        match self.lanes() {
            Some(lanes) => self.survey(lanes, free, seats, expander, captures, witness),
            None => self.plod(free, seats, expander, captures, witness),
        }
    }

    fn rise<M: Metric>(
        &self,
        metric: &M,
        track: &mut Track,
        free: &Free,
        lanes: Option<&Lanes>,
        planes: &mut Planes,
    ) {
        let Some(lanes) = lanes else {
            self.count_up(metric, track, free);
            return;
        };
        let rise = Rise {
            slice: self,
            lanes,
            metric,
            free,
            limits: metric.limits(),
        };
        rise.run(track, planes);
    }

    /// Looks at every position of the slice once, one by one.
    fn plod(
        &self,
        free: &Free,
        seats: &mut Seats<'_>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let shape = self.moves.shape();
        let mut list = Vec::new();
        let mut at = 0;
        for &white in &self.ranks.white {
            let white = free.set(white, 0);
            for &black in &self.ranks.black {
                let kings = [white, free.set(black, white)];
                for (mover, captures) in captures.iter_mut().enumerate() {
                    let node = Node {
                        men: self.men,
                        kings,
                        mover,
                    };
                    list.clear();
                    let turn = expander.expand(&node, &mut list);
                    captures.push(turn == Turn::Captures);
                    witness.begin();
                    let phase = witness.phase(&node);
                    for child in &list {
                        if child.ended(false).is_some() {
                            witness.ended(phase, child);
                            continue;
                        }
                        let next = &child.node;
                        let seat = seats.find(next.men, next.class(), next.mover)?;
                        witness.child(phase, child, seat, seat.place(next.kings))?;
                    }
                    let king_moves = match turn {
                        Turn::Quiet => count_king_moves(shape, &node),
                        Turn::Captures | Turn::Decided => 0,
                    };
                    witness.conclude((at, mover), turn, king_moves);
                }
                at += 1;
            }
        }
        Ok(())
    }

    fn count_up<M: Metric>(&self, metric: &M, track: &mut Track, free: &Free) {
        let per_white = self.index.black_kings as usize;
        let mut left = 0;
        while left < track.buckets.len() {
            let mut bucket = std::mem::take(&mut track.buckets[left]);
            if left <= usize::from(metric.budget()) {
                for &entry in &bucket {
                    let (at, side) = ((entry >> 2) as usize, (entry >> 1 & 1) as usize);
                    if track.values[side][at] != 0 {
                        continue;
                    }
                    let sign = if entry & 1 == 1 {
                        Sign::Win
                    } else {
                        Sign::Loss
                    };
                    track.values[side][at] = metric.encode(sign, left as Left);
                    let white = free.set(self.ranks.white[at / per_white], 0);
                    let black = free.set(self.ranks.black[at % per_white], white);
                    let node = Node {
                        men: self.men,
                        kings: [white, black],
                        mover: side,
                    };
                    self.tell(metric, track, &node, (sign, left as Left), free);
                }
            }
            bucket.clear();
            track.buckets[left] = bucket;
            left += 1;
        }
    }

    /// Tells the positions before a quiet king move what the one after it is.
    fn tell<M: Metric>(
        &self,
        metric: &M,
        track: &mut Track,
        node: &Node,
        (sign, left): (Sign, Left),
        free: &Free,
    ) {
        let mover = 1 - node.mover;
        let to = metric.phase(node);
        let occupied = node.occupied();
        for king in each(node.kings[mover]) {
            for from in each(self.moves.shape().king_reach(king, occupied)) {
                let mut kings = node.kings;
                kings[mover] ^= bit(king) | bit(from);
                let at = free.place(kings, self.index.black_kings) as usize;
                let open = track.open[mover][at];
                if open == CLOSED || (sign == Sign::Win && open == SAFE) {
                    continue;
                }
                if track.values[mover][at] != 0 {
                    continue;
                }
                let before = Node {
                    kings,
                    mover,
                    ..*node
                };
                let phase = metric.phase(&before);
                let Some(needed) = metric.staying(mover, phase, to, left) else {
                    continue;
                };
                if sign == Sign::Loss {
                    track.open[mover][at] = CLOSED;
                    track.push(at as u32, mover, Sign::Win, needed);
                } else {
                    track.open[mover][at] = open - 1;
                    if open == 1 {
                        let worst = Left::from(track.worst[mover][at]);
                        track.push(at as u32, mover, Sign::Loss, needed.max(worst));
                    }
                }
            }
        }
    }
}

/// Notes what the moves of a position that leave its slice make of it.
#[inline]
pub(super) fn conclude(
    track: &mut Track,
    (at, side): (u32, usize),
    turn: Turn,
    sum: &Sum,
    king_moves: u32,
    no_move_wins: bool,
) {
    let place = at as usize;
    let won = sum.best != Left::MAX;
    track.open[side][place] = if turn != Turn::Quiet {
        CLOSED
    } else if sum.held || won {
        SAFE
    } else {
        king_moves.min(u32::from(SAFE - 1)) as u8
    };
    track.worst[side][place] = sum.worst.min(255) as u8;
    if won {
        track.push(at, side, Sign::Win, sum.best);
    } else if !sum.any && king_moves == 0 {
        let won = turn != Turn::Decided && no_move_wins;
        let sign = if won { Sign::Win } else { Sign::Loss };
        track.push(at, side, sign, 0);
    } else if !sum.held && king_moves == 0 {
        track.push(at, side, Sign::Loss, sum.worst);
    }
}

/// Sets of kings as ranks among the free squares, in the order of the index:
/// White's, and Black's among the squares that White's leave.
#[derive(Debug)]
pub(crate) struct Ranks {
    pub(crate) white: Vec<Set>,
    pub(crate) black: Vec<Set>,
    /// The side whose lowest king goes along the rows of a survey: Black, if it has
    /// one.
    pub(super) axis: usize,
    /// The other kings of that side, among the squares that the opponent's leave.
    pub(super) rest: Vec<Set>,
    /// All kings of a side, and all but one, among all free squares.
    pub(super) sets: [Vec<Set>; 2],
    pub(super) rests: [Vec<Set>; 2],
}

/// How many ranks, and which, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set(u8, [u8; 7]);

impl Ranks {
    pub(crate) fn new(index: &Index, board: u64) -> Ranks {
        let class = index.class;
        let free = board.count_ones() as usize - usize::from(class.all_men());
        let axis = usize::from(class.kings[1] > 0);
        let others = usize::from(class.kings[1 - axis]);
        let rests = |kings: u8| match kings.checked_sub(1) {
            None => Vec::new(),
            Some(rest) => ranks(free, rest),
        };
        Ranks {
            white: ranks(free, class.kings[0]),
            black: ranks(free - usize::from(class.kings[0]), class.kings[1]),
            axis,
            rest: ranks(free - others, class.kings[axis].saturating_sub(1)),
            sets: class.kings.map(|kings| ranks(free, kings)),
            rests: class.kings.map(rests),
        }
    }

    /// For each place of a slice, its number in the order of White's kings, then Black's, both
    /// among all free squares.
    pub(crate) fn apart(&self) -> Vec<u32> {
        let number = |places: &[u8]| {
            let all = places.iter().enumerate();
            all.map(|(nth, &place)| CHOOSE[usize::from(place)][nth + 1])
                .sum::<u64>()
        };
        let all = self.sets[1].len() as u64;
        let mut cells = Vec::with_capacity(self.white.len() * self.black.len());
        for white in &self.white {
            let white = &white.1[..usize::from(white.0)];
            let first = number(white) * all;
            for black in &self.black {
                let mut places = black.1;
                let places = &mut places[..usize::from(black.0)];
                for place in &mut *places {
                    for &king in white {
                        *place += u8::from(king <= *place);
                    }
                }
                cells.push((first + number(places)) as u32);
            }
        }
        cells
    }

    /// The kings of the side that stands still in the rows of a survey.
    pub(super) fn others(&self) -> &[Set] {
        if self.axis == 1 {
            &self.white
        } else {
            &self.black
        }
    }
}

fn ranks(count: usize, kings: u8) -> Vec<Set> {
    let squares: Vec<u64> = (0..count).map(bit).collect();
    let mut sets = Vec::new();
    grow(&squares, usize::from(kings), count, 0, &mut sets);
    let all = sets.into_iter().map(|set| {
        let mut ranks = [0; 7];
        for (slot, at) in ranks.iter_mut().zip(each(set)) {
            *slot = at as u8;
        }
        Set(kings, ranks)
    });
    all.collect()
}
