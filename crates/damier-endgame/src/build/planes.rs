//! Counting up from what is known at once, for kings that go along diagonals and
//! counters that lose one at every move of theirs.
//!
//! A *row* is a placement of everything but one king; a word tells something of the
//! positions with that king on every square. All that a king move does in a row is
//! found out together: from where a lost position is reached, from where all that can
//! be reached is won for the opponent. A position with several kings of a side is in
//! as many rows.

use super::free::Free;
use super::metric::{Limits, Metric};
use super::slice::{CLOSED, SAFE, Slice, Track};
use crate::counters::Left;
use crate::expand::Node;
use crate::index::{CHOOSE, Index, choose};
use crate::lanes::Lanes;
use crate::shape::{bit, each};
use crate::table::Sign;

/// The positions of a row; the king that goes along it belongs to the side to move in
/// the first two, and has just moved in the others.
#[derive(Clone, Copy, Default, Debug)]
struct Row {
    /// Nothing is known yet, and kings may move.
    open: u64,
    /// May still turn out to be lost.
    doubtful: u64,
    /// Not known to be won: the opponent can be let into it.
    refuge: u64,
    /// Found to be lost at the level at work. The flags say what to look at.
    lost: u64,
}

/// Bits that are no square.
const NEW_LOSS: u64 = 1 << 63;
const NEW_WIN: u64 = 1 << 62;
const FLAGS: u64 = NEW_LOSS | NEW_WIN;

/// A position found out in a row.
#[derive(Clone, Copy, Debug)]
struct Found {
    row: u32,
    square: u8,
    axis: u8,
    sign: Sign,
}

/// Room to work in, kept from slice to slice.
#[derive(Debug, Default)]
pub(super) struct Planes {
    rows: [Vec<Row>; 2],
    /// Where it matters whether the king comes from the long diagonal: the refuges of
    /// those that do; those of the rows are for the others.
    from_diagonal: [Vec<u64>; 2],
    stirred: [Vec<u32>; 2],
    next: Vec<Found>,
    /// Sets of all kings of a side, and of all but one.
    sets: [Vec<u64>; 2],
    rests: [Vec<u64>; 2],
}

/// A slice while it is counted up.
pub(super) struct Rise<'r, M> {
    pub(super) slice: &'r Slice<'r>,
    pub(super) lanes: &'r Lanes,
    pub(super) metric: &'r M,
    pub(super) free: &'r Free,
    pub(super) limits: Limits,
}

impl<M: Metric> Rise<'_, M> {
    /// Finds the values that moves of kings lead to.
    pub(super) fn run(&self, track: &mut Track, planes: &mut Planes) {
        self.lay_out(planes);
        let mut level = 0;
        let mut now = Vec::new();
        while usize::from(level) < track.buckets.len() || !planes.next.is_empty() {
            if level > self.metric.budget() {
                break;
            }
            std::mem::swap(&mut now, &mut planes.next);
            self.of_bucket(track, planes, level);
            for found in now.drain(..) {
                self.of_row(track, planes, &found, level);
            }
            for axis in 0..2 {
                let mut stirred = std::mem::take(&mut planes.stirred[axis]);
                for row in stirred.drain(..) {
                    self.row(track, planes, (axis, row), level);
                }
                planes.stirred[axis] = stirred;
            }
            level += 1;
        }
        for bucket in &mut track.buckets {
            bucket.clear();
        }
        planes.next.clear();
    }

    fn lay_out(&self, planes: &mut Planes) {
        let ranks = self.slice.ranks;
        for side in 0..2 {
            planes.sets[side].clear();
            let sets = ranks.sets[side].iter().map(|&set| self.free.set(set, 0));
            planes.sets[side].extend(sets);
            planes.rests[side].clear();
            let rests = ranks.rests[side].iter().map(|&set| self.free.set(set, 0));
            planes.rests[side].extend(rests);
        }
        for axis in 0..2 {
            let rows = &mut planes.rows[axis];
            rows.clear();
            for &rest in &planes.rests[axis] {
                for &set in &planes.sets[1 - axis] {
                    if rest & set != 0 {
                        rows.push(Row::default());
                        continue;
                    }
                    let node = self.node(axis, rest, set);
                    let empty = self.lanes.board & !node.occupied();
                    let quiet = empty & !self.lanes.captures_with(&node, axis, true);
                    rows.push(Row {
                        open: quiet,
                        doubtful: quiet,
                        refuge: empty,
                        lost: 0,
                    });
                }
            }
            let of_diagonal = &mut planes.from_diagonal[axis];
            of_diagonal.clear();
            if self.limits.diagonal != 0 {
                of_diagonal.extend(planes.rows[axis].iter().map(|row| row.refuge));
            }
        }
    }

    /// The situation of a position without a king of a side, as it is with that king off
    /// the diagonal and on it.
    #[inline]
    fn phases(&self, rest: &Node, side: usize) -> [usize; 2] {
        if self.limits.diagonal == 0 {
            return [0; 2];
        }
        let on = |side: usize| {
            let pieces = rest.men[side] | rest.kings[side];
            (pieces & self.limits.diagonal).count_ones().min(2) as usize
        };
        let all = [on(0), on(1)];
        let mut with = all;
        with[side] = (all[side] + 1).min(2);
        [all, with].map(|[white, black]| white * 3 + black)
    }

    fn node(&self, axis: usize, rest: u64, set: u64) -> Node {
        let mut kings = [rest; 2];
        kings[1 - axis] = set;
        Node {
            men: self.slice.men,
            kings,
            mover: axis,
        }
    }

    /// The positions whose value follows from other moves.
    fn of_bucket(&self, track: &mut Track, planes: &mut Planes, level: Left) {
        let Some(bucket) = track.buckets.get_mut(usize::from(level)) else {
            return;
        };
        let bucket = std::mem::take(bucket);
        let ranks = self.slice.ranks;
        let per_white = ranks.black.len();
        for &entry in &bucket {
            let (at, side) = ((entry >> 2) as usize, (entry >> 1 & 1) as usize);
            let sign = if entry & 1 == 1 {
                Sign::Win
            } else {
                Sign::Loss
            };
            let white = planes.sets[0][at / per_white];
            let black = self.free.set(ranks.black[at % per_white], white);
            self.decide(track, planes, (at, side), [white, black], (sign, level));
        }
        track.buckets[usize::from(level)] = bucket;
    }

    fn of_row(&self, track: &mut Track, planes: &mut Planes, found: &Found, level: Left) {
        let axis = usize::from(found.axis);
        let (rest, set) = planes.split(axis, found.row);
        let mut kings = [rest | bit(usize::from(found.square)); 2];
        kings[1 - axis] = set;
        let at = self.free.place(kings, self.slice.index.black_kings) as usize;
        self.decide(track, planes, (at, axis), kings, (found.sign, level));
    }

    /// Fixes the value of a position, and notes in which rows that matters.
    fn decide(
        &self,
        track: &mut Track,
        planes: &mut Planes,
        (at, side): (usize, usize),
        kings: [u64; 2],
        (sign, level): (Sign, Left),
    ) {
        if track.values[side][at] != 0 {
            return;
        }
        track.values[side][at] = self.metric.encode(sign, level);
        let other = 1 - side;
        if kings[side] != 0 && track.open[side][at] != CLOSED {
            let set = rank(self.free, kings[other]);
            let sets = planes.sets[other].len();
            each_rest(self.free, kings[side], |rest, square| {
                let row = &mut planes.rows[side][rest * sets + set];
                row.open &= !bit(square);
                row.doubtful &= !bit(square);
            });
        }
        if kings[other] == 0 {
            return;
        }
        let set = rank(self.free, kings[side]);
        let sets = planes.sets[side].len();
        let Planes {
            rows,
            from_diagonal,
            stirred,
            ..
        } = planes;
        each_rest(self.free, kings[other], |rest, square| {
            let number = rest * sets + set;
            let allowed = self.allowed(kings, other, square, level);
            if allowed == [false; 2] {
                return;
            }
            let row = &mut rows[other][number];
            let flag = if sign == Sign::Win {
                if allowed[0] {
                    row.refuge &= !bit(square);
                }
                if let Some(refuge) = from_diagonal[other].get_mut(number)
                    && allowed[1]
                {
                    *refuge &= !bit(square);
                }
                // Nobody gains by it if nobody is in doubt.
                if row.doubtful == 0 {
                    return;
                }
                NEW_WIN
            } else {
                if row.open == 0 {
                    return;
                }
                row.lost |= bit(square);
                NEW_LOSS
            };
            if row.lost & FLAGS == 0 {
                stirred[other].push(number as u32);
            }
            row.lost |= flag;
        });
    }

    /// Whether a position found at a level matters to those in which a king of a side,
    /// now on the square, was off the diagonal, and to those in which it was on it.
    #[inline]
    fn allowed(&self, kings: [u64; 2], side: usize, square: usize, level: Left) -> [bool; 2] {
        if self.limits.diagonal == 0 {
            return [self.limits.allow(side, (0, 0), level); 2];
        }
        let mut rest = Node {
            men: self.slice.men,
            kings,
            mover: side,
        };
        rest.kings[side] &= !bit(square);
        let phases = self.phases(&rest, side);
        let to = phases[usize::from(bit(square) & self.limits.diagonal != 0)];
        phases.map(|from| self.limits.allow(side, (from, to), level))
    }

    /// From which open squares of a row a lost position is reached.
    #[inline]
    fn winners(&self, row: &Row, lost: u64, rest: &Node, level: Left) -> u64 {
        let axis = rest.mover;
        let empty = self.lanes.board & !rest.occupied();
        let diagonal = self.limits.diagonal;
        if diagonal == 0 {
            return self.lanes.reach(lost, empty) & row.open;
        }
        let phases = self.phases(rest, axis);
        let sides = [!diagonal, diagonal];
        let mut won = 0;
        for (to, mask) in phases.iter().zip(sides) {
            let from = phases.iter().zip(sides);
            let from = from.filter(|(from, _)| self.limits.allow(axis, (**from, *to), level));
            let from: u64 = from.map(|(_, mask)| mask).sum();
            won |= self.lanes.reach(lost & mask, empty) & from;
        }
        won & row.open
    }

    /// The squares of a row that are in doubt and from which no refuge is reached.
    #[inline]
    fn stuck(&self, planes: &Planes, number: u32, rest: &Node) -> u64 {
        let axis = rest.mover;
        let row = &planes.rows[axis][number as usize];
        let empty = self.lanes.board & !rest.occupied();
        let off = !self.lanes.reach(row.refuge, empty);
        let stuck = match planes.from_diagonal[axis].get(number as usize) {
            None => off,
            Some(&refuge) => {
                let on = !self.lanes.reach(refuge, empty);
                (off & !self.limits.diagonal) | (on & self.limits.diagonal)
            }
        };
        stuck & row.doubtful
    }

    /// What follows in a row from what was found at this level.
    fn row(
        &self,
        track: &mut Track,
        planes: &mut Planes,
        (axis, number): (usize, u32),
        level: Left,
    ) {
        let (rest, set) = planes.split(axis, number);
        let node = self.node(axis, rest, set);
        let row = &mut planes.rows[axis][number as usize];
        let news = std::mem::take(&mut row.lost);
        let row = *row;
        let found = |square: usize, sign: Sign| Found {
            row: number,
            square: square as u8,
            axis: axis as u8,
            sign,
        };
        if news & NEW_LOSS != 0 {
            let won = self.winners(&row, news & !FLAGS, &node, level);
            planes.next.extend(each(won).map(|at| found(at, Sign::Win)));
        }
        if news & NEW_WIN == 0 {
            return;
        }
        let stuck = self.stuck(planes, number, &node);
        for square in each(stuck) {
            let mut kings = [rest | bit(square); 2];
            kings[1 - axis] = set;
            let at = self.free.place(kings, self.slice.index.black_kings) as usize;
            if track.open[axis][at] != SAFE && !self.others_stuck(planes, axis, kings, square) {
                continue;
            }
            planes.rows[axis][number as usize].doubtful &= !bit(square);
            if track.open[axis][at] == SAFE || track.values[axis][at] != 0 {
                continue;
            }
            let worst = Left::from(track.worst[axis][at]);
            if worst > level + 1 {
                track.push(at as u32, axis, Sign::Loss, worst);
            } else {
                planes.next.push(found(square, Sign::Loss));
            }
        }
    }

    /// Whether no king of a side but the one on the square can go where the opponent
    /// is not known to win.
    fn others_stuck(&self, planes: &Planes, axis: usize, kings: [u64; 2], square: usize) -> bool {
        let others = kings[axis] & !bit(square);
        if others == 0 {
            return true;
        }
        let empty =
            self.lanes.board & !(self.slice.men[0] | self.slice.men[1]) & !(kings[0] | kings[1]);
        let set = rank(self.free, kings[1 - axis]);
        let sets = planes.sets[1 - axis].len();
        let mut stuck = true;
        each_rest(self.free, kings[axis], |rest, king| {
            if king != square && stuck {
                let number = rest * sets + set;
                let refuge = match planes.from_diagonal[axis].get(number) {
                    Some(&refuge) if bit(king) & self.limits.diagonal != 0 => refuge,
                    _ => planes.rows[axis][number].refuge,
                };
                stuck = self.lanes.reach(bit(king), empty) & refuge == 0;
            }
        });
        stuck
    }
}

impl Planes {
    /// The kings of a row: those of the side whose king goes along it, and the
    /// opponent's.
    #[inline]
    fn split(&self, axis: usize, row: u32) -> (u64, u64) {
        let sets = &self.sets[1 - axis];
        let count = sets.len() as u32;
        let (rest, set) = (row / count, row % count);
        (self.rests[axis][rest as usize], sets[set as usize])
    }
}

/// The number of a set of kings among those on the free squares.
#[inline]
fn rank(free: &Free, kings: u64) -> usize {
    let mut sum = 0;
    for (nth, at) in each(kings).enumerate() {
        sum += CHOOSE[free.place_of(at)][nth + 1];
    }
    sum as usize
}

/// For each king of a set, the number of the others among such sets, and its square.
#[inline]
fn each_rest(free: &Free, kings: u64, mut visit: impl FnMut(usize, usize)) {
    // The kings after the one left out count as one place lower.
    let mut above = 0;
    for (nth, at) in each(kings).enumerate() {
        above += CHOOSE[free.place_of(at)][nth];
    }
    let mut below = 0;
    for (nth, at) in each(kings).enumerate() {
        let place = free.place_of(at);
        above -= CHOOSE[place][nth];
        visit((below + above) as usize, at);
        below += CHOOSE[place][nth + 1];
    }
}

/// Bytes that the work on a slice takes, roughly and rather more.
pub(crate) fn slice_bytes(board: u32, index: &Index, pure: bool) -> u64 {
    let class = index.class;
    let free = board - u32::from(class.all_men());
    let rows = |axis: usize| match class.kings[axis].checked_sub(1) {
        None => 0,
        Some(rest) => choose(free, rest) * choose(free, class.kings[1 - axis]),
    };
    let tracks = if pure { 2 } else { 1 };
    // For both sides to move: values, open moves and worst ones, the buckets, captures
    // and what comes out.
    let each = 2 * (tracks * (3 + 4 + 1) + 1);
    index.slice_size * each + (rows(0) + rows(1)) * size_of::<Row>() as u64
}
