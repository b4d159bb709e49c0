//! One placement of the men: retrograde analysis of the kings' moves.
//!
//! First every position is looked at once: captures and moves of men lead to
//! what is known already. Then the numbers are counted up from 0; a position
//! whose number is fixed tells those that a king move before it.

use super::metric::{Metric, Worth};
use crate::class::Class;
use crate::counters::Left;
use crate::expand::{Child, Expander, Moves, Node, Turn, count_king_moves};
use crate::index::{CHOOSE, Index};
use crate::shape::{bit, each};
use crate::table::{Atlas, Sign, Spot};

/// A position from which no quiet move of a king is legal, or nothing more is
/// to be found out by one.
const CLOSED: u8 = 255;
/// A position that is not lost, whatever its kings do.
const SAFE: u8 = 254;

/// A move led out of all tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gap(pub(crate) Class);

/// What is found out about a slice by one way of counting.
#[derive(Debug, Default)]
pub(crate) struct Track {
    /// Values as they will be stored, with each side to move.
    pub(crate) values: [Vec<u8>; 2],
    /// Quiet king moves that are not known to lose yet.
    open: [Vec<u8>; 2],
    /// The most that a losing move of another kind asks for.
    worst: [Vec<u8>; 2],
    buckets: Vec<Vec<u32>>,
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
    fn push(&mut self, at: u32, side: usize, sign: Sign, left: Left) {
        let left = usize::from(left);
        if self.buckets.len() <= left {
            self.buckets.resize(left + 1, Vec::new());
        }
        self.buckets[left].push(at << 2 | (side as u32) << 1 | u32::from(sign == Sign::Win));
    }
}

/// The moves of a position, and where those that leave the slice lead.
struct Seen<'l> {
    node: Node,
    at: u32,
    turn: Turn,
    children: &'l [(Child, Option<Spot>)],
    king_moves: u32,
    no_move_wins: bool,
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

/// A slice at work.
pub(crate) struct Slice<'w> {
    pub(crate) moves: &'w dyn Moves,
    pub(crate) atlas: &'w Atlas,
    pub(crate) index: &'w Index,
    pub(crate) ranks: &'w Ranks,
    pub(crate) men: [u64; 2],
}

impl Slice<'_> {
    /// Fills the values of the slice, with both sides to move, by each way of
    /// counting that is given.
    pub(crate) fn solve<P: Metric, B: Metric>(
        &self,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        mut pure: Option<(&P, &mut Track)>,
        mut book: Option<(&B, &mut Track)>,
    ) -> Result<(), Gap> {
        let size = self.index.slice_size as usize;
        let free = Free::new(self.moves.shape().board, self.men[0] | self.men[1]);
        if let Some((_, track)) = &mut pure {
            track.clear(size);
        }
        if let Some((_, track)) = &mut book {
            track.clear(size);
        }
        for all in &mut *captures {
            all.clear();
        }
        let shape = self.moves.shape();
        let no_move_wins = self.moves.no_move_wins();
        let (mut list, mut children) = (Vec::new(), Vec::new());
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
                    children.clear();
                    let turn = expander.expand(&node, &mut list);
                    captures.push(turn == Turn::Captures);
                    let spots = list.iter().map(|child| self.atlas.find(shape, &child.node));
                    children.extend(list.iter().copied().zip(spots));
                    let king_moves = match turn {
                        Turn::Quiet => count_king_moves(shape, &node),
                        Turn::Captures | Turn::Decided => 0,
                    };
                    let seen = Seen {
                        node,
                        at,
                        turn,
                        children: &children,
                        king_moves,
                        no_move_wins,
                    };
                    if let Some((metric, track)) = &mut pure {
                        look(*metric, track, &seen)?;
                    }
                    if let Some((metric, track)) = &mut book {
                        look(*metric, track, &seen)?;
                    }
                }
                at += 1;
            }
        }
        if let Some((metric, track)) = pure {
            self.count_up(metric, track, &free);
        }
        if let Some((metric, track)) = book {
            self.count_up(metric, track, &free);
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

/// Looks at a position for the first time.
#[inline]
fn look<M: Metric>(metric: &M, track: &mut Track, seen: &Seen<'_>) -> Result<(), Gap> {
    let phase = metric.phase(&seen.node);
    let (mut best, mut worst, mut held) = (Left::MAX, 0, false);
    for (child, spot) in seen.children {
        match metric.leaving(phase, child, spot.as_ref()) {
            Worth::Won(left) => best = best.min(left),
            Worth::Lost(left) => worst = worst.max(left),
            Worth::Held => held = true,
            Worth::Unknown => return Err(Gap(child.node.class())),
        }
    }
    let (at, side) = (seen.at, seen.node.mover);
    let place = at as usize;
    track.open[side][place] = if seen.turn != Turn::Quiet {
        CLOSED
    } else if held || best != Left::MAX {
        SAFE
    } else {
        seen.king_moves.min(u32::from(SAFE - 1)) as u8
    };
    track.worst[side][place] = worst.min(255) as u8;
    if best != Left::MAX {
        track.push(at, side, Sign::Win, best);
    } else if seen.children.is_empty() && seen.king_moves == 0 {
        let won = seen.turn != Turn::Decided && seen.no_move_wins;
        let sign = if won { Sign::Win } else { Sign::Loss };
        track.push(at, side, sign, 0);
    } else if !held && seen.king_moves == 0 {
        track.push(at, side, Sign::Loss, worst);
    }
    Ok(())
}

/// Sets of kings as ranks among the free squares, in the order of the index:
/// White's, and Black's among the squares that White's leave.
#[derive(Debug)]
pub(crate) struct Ranks {
    pub(crate) white: Vec<Set>,
    pub(crate) black: Vec<Set>,
}

/// How many ranks, and which, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set(u8, [u8; 7]);

impl Ranks {
    pub(crate) fn new(index: &Index, board: u64) -> Ranks {
        let class = index.class;
        let free = board.count_ones() as usize - usize::from(class.all_men());
        Ranks {
            white: ranks(free, class.kings[0]),
            black: ranks(free - usize::from(class.kings[0]), class.kings[1]),
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
