//! Classes in which one number is not enough: several counters matter, and more
//! of one can make up for less of another.
//!
//! The value of a position is the list of least *vectors* of remaining plies with
//! which a side wins: an up-set, because more time never hurts. Moves map up-sets
//! to up-sets, a choice of the winner unites them, one of the loser intersects
//! them. From nothing known, positions are told of their neighbours until nothing
//! changes: the least fixed point, whatever the order.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use super::edges::Edges;
use super::slice::{Free, Gap, Ranks};
use crate::counters::{GroupOp, Left, Op};
use crate::expand::{Child, Expander, Node, Turn, king_children};
use crate::index::Index;
use crate::shape::{Shape, bit, each};
use crate::table::{Atlas, Layers, Needs, Sign, Value};

/// The most groups of counters.
pub(crate) const MOST_GROUPS: usize = 4;

/// Remaining plies, a number a group.
type Vector = [u8; MOST_GROUPS];

/// See [`Terrain::weigh`].
type Weighed = (Vec<Vector>, Option<Vec<Vector>>, bool);

const CLOSED: u8 = 255;
const SAFE: u8 = 254;

/// A quick hash: nobody from outside chooses these keys.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mix(u64);

/// Makes quick hashes.
pub(super) type Mixed = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            let mut padded = [0; 8];
            padded[..word.len()].copy_from_slice(word);
            self.write_u64(u64::from_le_bytes(padded));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}

/// Lists of vectors, each kept once; the first is empty.
#[derive(Debug)]
struct Lists {
    numbers: HashMap<Vec<Vector>, u32, Mixed>,
    all: Vec<Vec<Vector>>,
}

impl Lists {
    fn new() -> Lists {
        let mut lists = Lists {
            numbers: HashMap::default(),
            all: Vec::new(),
        };
        lists.number(&[]);
        lists
    }

    fn number(&mut self, list: &[Vector]) -> u32 {
        if let Some(&known) = self.numbers.get(list) {
            return known;
        }
        let number = self.all.len() as u32;
        self.numbers.insert(list.to_vec(), number);
        self.all.push(list.to_vec());
        number
    }
}

fn below(a: &Vector, b: &Vector) -> bool {
    a.iter().zip(b).all(|(a, b)| a <= b)
}

/// Adds a vector to a list of least ones. Whether it was not covered already.
fn add(list: &mut Vec<Vector>, vector: Vector) -> bool {
    if list.iter().any(|known| below(known, &vector)) {
        return false;
    }
    list.retain(|known| !below(&vector, known));
    let at = list.partition_point(|known| *known < vector);
    list.insert(at, vector);
    true
}

/// The least vectors that are above one of each list.
fn meet(one: &[Vector], other: &[Vector]) -> Vec<Vector> {
    let mut list = Vec::new();
    for a in one {
        for b in other {
            let mut vector = *a;
            for (slot, &other) in vector.iter_mut().zip(b) {
                *slot = (*slot).max(other);
            }
            add(&mut list, vector);
        }
    }
    list
}

/// What does not change from slice to slice.
pub(crate) struct Terrain<'t> {
    pub(crate) shape: &'t Shape,
    pub(crate) atlas: &'t Atlas,
    pub(crate) layers: &'t Layers,
    pub(crate) edges: &'t Edges,
    pub(crate) index: &'t Index,
    pub(crate) ranks: &'t Ranks,
    /// How many groups of counters, and the most that each has left.
    pub(crate) most: Vec<Left>,
    pub(crate) no_move_wins: bool,
}

impl Terrain<'_> {
    /// What must be left before a ply if a vector must be left after it.
    fn pull(&self, after: &[Left], ops: &[GroupOp]) -> Option<Vector> {
        let mut before = [0; MOST_GROUPS];
        for slot in &mut before[..self.most.len()] {
            *slot = 1;
        }
        for (&after, op) in after.iter().zip(ops) {
            let needed = op.op.before(after)?;
            if matches!(op.op, Op::Tick | Op::Cap(_)) {
                if needed > *self.most.get(op.from)? {
                    return None;
                }
                before[op.from] = before[op.from].max(needed as u8);
            }
        }
        Some(before)
    }

    fn pull_all(&self, list: &[Vector], ops: &[GroupOp]) -> Vec<Vector> {
        let mut pulled = Vec::new();
        for vector in list {
            let wide = vector.map(Left::from);
            if let Some(before) = self.pull(&wide[..self.most.len()], ops) {
                add(&mut pulled, before);
            }
        }
        pulled
    }

    /// The value of a position that is finished, before the move to it, and
    /// whether the mover wins there (`None`: nobody).
    fn leaving(&self, phase: usize, child: &Child) -> Result<(Option<Sign>, Vec<Vector>), Gap> {
        let node = &child.node;
        match child.ended(self.no_move_wins) {
            None => {}
            Some(Sign::Loss) => return Ok((Some(Sign::Win), vec![self.start()])),
            Some(Sign::Win) => return Ok((Some(Sign::Loss), vec![self.start()])),
        }
        let gap = Gap(node.class());
        let spot = self.atlas.find(self.shape, node).ok_or(gap)?;
        let value = self.layers.get(&spot).ok_or(gap)?;
        let ops = self.edges.of(phase, child).ok_or(gap)?;
        let mut pulled = Vec::new();
        let sign = match value {
            Value::Draw => return Ok((None, pulled)),
            Value::One(sign, left) => {
                pulled.extend(self.pull(&[left], ops));
                sign
            }
            Value::Many(needs) => {
                for list in &needs.least {
                    if let Some(before) = self.pull(list, ops) {
                        add(&mut pulled, before);
                    }
                }
                needs.sign
            }
        };
        Ok(match (pulled.is_empty(), sign) {
            (true, _) => (None, pulled),
            (false, Sign::Loss) => (Some(Sign::Win), pulled),
            (false, Sign::Win) => (Some(Sign::Loss), pulled),
        })
    }

    /// What must be left in a position in which somebody must capture.
    pub(crate) fn of_captures(&self, node: &Node, list: &[Child]) -> Result<Option<Needs>, Gap> {
        let (best, worst, held) = self.weigh(self.edges.phase(node), list)?;
        Ok(if !best.is_empty() {
            Some(self.needs(Sign::Win, &best))
        } else if held {
            None
        } else {
            let worst = worst.unwrap_or_default();
            (!worst.is_empty()).then(|| self.needs(Sign::Loss, &worst))
        })
    }

    /// What the moves out of a slice are worth: the union of what the winning
    /// ones ask for, the meeting of what the losing ones do, and whether one is
    /// neither.
    fn weigh(&self, phase: usize, list: &[Child]) -> Result<Weighed, Gap> {
        let (mut best, mut worst) = (Vec::new(), None::<Vec<Vector>>);
        let mut held = false;
        for child in list {
            let (sign, pulled) = self.leaving(phase, child)?;
            match sign {
                None => held = true,
                Some(Sign::Win) => {
                    for vector in pulled {
                        add(&mut best, vector);
                    }
                }
                Some(Sign::Loss) => {
                    worst = Some(match worst {
                        None => pulled,
                        Some(known) => meet(&known, &pulled),
                    });
                }
            }
        }
        Ok((best, worst, held))
    }

    fn needs(&self, sign: Sign, list: &[Vector]) -> Needs {
        let groups = self.most.len();
        let least = list.iter().map(|vector| {
            let wide = vector.map(Left::from);
            wide[..groups].to_vec()
        });
        Needs {
            sign,
            least: least.collect(),
        }
    }

    /// One ply left of everything.
    fn start(&self) -> Vector {
        let mut vector = [0; MOST_GROUPS];
        for slot in &mut vector[..self.most.len()] {
            *slot = 1;
        }
        vector
    }

    /// The values of a slice as numbers of needs.
    pub(crate) fn solve(
        &self,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        men: [u64; 2],
    ) -> Result<Solved, Gap> {
        let size = self.index.slice_size as usize;
        let mut work = Work {
            terrain: self,
            men,
            free: Free::new(self.shape.board, men[0] | men[1]),
            lists: Lists::new(),
            values: [vec![0; size], vec![0; size]],
            wins: [vec![false; size], vec![false; size]],
            told: [vec![false; size], vec![false; size]],
            queued: [vec![false; size], vec![false; size]],
            open: [vec![0; size], vec![0; size]],
            base: [vec![0; size], vec![0; size]],
            queue: Vec::new(),
        };
        work.look(expander, captures)?;
        work.spread();
        Ok(work.finish())
    }
}

/// A slice, done: for each side to move the number of the needs of each place.
#[derive(Debug)]
pub(crate) struct Solved {
    pub(crate) values: [Vec<u32>; 2],
    pub(crate) needs: Vec<Option<Needs>>,
}

struct Work<'t> {
    terrain: &'t Terrain<'t>,
    men: [u64; 2],
    free: Free,
    lists: Lists,
    /// Numbers of lists; 0 as long as nothing is known.
    values: [Vec<u32>; 2],
    wins: [Vec<bool>; 2],
    told: [Vec<bool>; 2],
    queued: [Vec<bool>; 2],
    open: [Vec<u8>; 2],
    /// What the losing moves of other kinds ask for.
    base: [Vec<u32>; 2],
    queue: Vec<Vec<u32>>,
}

impl Work<'_> {
    fn look(
        &mut self,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
    ) -> Result<(), Gap> {
        for all in &mut *captures {
            all.clear();
        }
        let ranks = self.terrain.ranks;
        let mut at = 0;
        let mut list = Vec::new();
        for &white in &ranks.white {
            let white = self.free.set(white, 0);
            for &black in &ranks.black {
                let kings = [white, self.free.set(black, white)];
                for (mover, captures) in captures.iter_mut().enumerate() {
                    let node = Node {
                        men: self.men,
                        kings,
                        mover,
                    };
                    list.clear();
                    let turn = expander.expand(&node, &mut list);
                    captures.push(turn == Turn::Captures);
                    self.look_at(&node, at, turn, &list)?;
                }
                at += 1;
            }
        }
        Ok(())
    }

    fn look_at(&mut self, node: &Node, at: usize, turn: Turn, list: &[Child]) -> Result<(), Gap> {
        let terrain = self.terrain;
        let phase = terrain.edges.phase(node);
        let (best, worst, held) = terrain.weigh(phase, list)?;
        let kings = match turn {
            Turn::Quiet => crate::expand::count_king_moves(terrain.shape, node),
            Turn::Captures | Turn::Decided => 0,
        };
        let side = node.mover;
        self.open[side][at] = if turn != Turn::Quiet {
            CLOSED
        } else if held || !best.is_empty() {
            SAFE
        } else {
            kings.min(u32::from(SAFE - 1)) as u8
        };
        let nothing = list.is_empty() && kings == 0;
        if let Some(worst) = &worst {
            self.base[side][at] = self.lists.number(worst);
        }
        if !best.is_empty() {
            self.change(side, at, true, &best);
        } else if nothing {
            let wins = turn != Turn::Decided && terrain.no_move_wins;
            self.change(side, at, wins, &[[0; MOST_GROUPS]]);
        } else if !held && kings == 0 {
            self.change(side, at, false, &worst.unwrap_or_default());
        }
        Ok(())
    }

    fn change(&mut self, side: usize, at: usize, wins: bool, list: &[Vector]) {
        let number = self.lists.number(list);
        if number == 0 || number == self.values[side][at] {
            return;
        }
        self.values[side][at] = number;
        self.wins[side][at] = wins;
        if self.queued[side][at] {
            return;
        }
        self.queued[side][at] = true;
        let largest = |vector: &Vector| vector.iter().copied().max().unwrap_or(0);
        let key = list.iter().map(largest).max().unwrap_or(0);
        let key = usize::from(key);
        if self.queue.len() <= key {
            self.queue.resize(key + 1, Vec::new());
        }
        self.queue[key].push((at as u32) << 1 | side as u32);
    }

    fn spread(&mut self) {
        loop {
            let Some(level) = self.queue.iter().position(|level| !level.is_empty()) else {
                return;
            };
            for entry in std::mem::take(&mut self.queue[level]) {
                let (at, side) = ((entry >> 1) as usize, (entry & 1) as usize);
                self.queued[side][at] = false;
                self.tell(side, at);
            }
        }
    }

    fn node(&self, side: usize, at: usize) -> Node {
        let ranks = self.terrain.ranks;
        let per_white = ranks.black.len();
        let white = self.free.set(ranks.white[at / per_white], 0);
        let black = self.free.set(ranks.black[at % per_white], white);
        Node {
            men: self.men,
            kings: [white, black],
            mover: side,
        }
    }

    fn tell(&mut self, side: usize, at: usize) {
        let terrain = self.terrain;
        let node = self.node(side, at);
        let (wins, first) = (self.wins[side][at], !self.told[side][at]);
        self.told[side][at] = true;
        let mover = 1 - side;
        let to = terrain.edges.phase(&node);
        let occupied = node.occupied();
        let value = self.lists.all[self.values[side][at] as usize].clone();
        // What the value asks for before the ply, by the situation there: mostly the same.
        let mut pulled: Option<(usize, Vec<Vector>)> = None;
        for king in each(node.kings[mover]) {
            for from in each(terrain.shape.king_reach(king, occupied)) {
                let mut kings = node.kings;
                kings[mover] ^= bit(king) | bit(from);
                let before = Node {
                    kings,
                    mover,
                    ..node
                };
                let place = self.free.place(kings, terrain.index.black_kings) as usize;
                match (wins, self.open[mover][place]) {
                    (_, CLOSED) | (true, SAFE) => {}
                    (false, _) => {
                        let phase = terrain.edges.phase(&before);
                        let class = terrain.index.class;
                        if pulled.as_ref().is_none_or(|(known, _)| *known != phase) {
                            let ops = terrain.edges.inner(class, mover, phase, to);
                            pulled = Some((phase, terrain.pull_all(&value, ops)));
                        }
                        let asked = pulled.iter().flat_map(|(_, asked)| asked);
                        let known = &self.lists.all[self.values[mover][place] as usize];
                        let covered = |vector| known.iter().any(|known| below(known, vector));
                        if asked.clone().all(covered) {
                            continue;
                        }
                        let mut known = known.clone();
                        for &vector in asked {
                            add(&mut known, vector);
                        }
                        self.change(mover, place, true, &known);
                    }
                    (true, open) => {
                        if first {
                            self.open[mover][place] = open.saturating_sub(1);
                        }
                        if self.open[mover][place] == 0 && !self.wins[mover][place] {
                            self.lose(&before, place);
                        }
                    }
                }
            }
        }
    }

    /// A position all of whose moves lose with enough time: how much that is.
    fn lose(&mut self, node: &Node, at: usize) {
        let terrain = self.terrain;
        let class = terrain.index.class;
        let from = terrain.edges.phase(node);
        let base = self.base[node.mover][at];
        let mut all = (base != 0).then(|| self.lists.all[base as usize].clone());
        let mut children = Vec::new();
        king_children(terrain.shape, node, &mut children);
        for child in &children {
            let next = &child.node;
            let place = self.free.place(next.kings, terrain.index.black_kings) as usize;
            let value = &self.lists.all[self.values[next.mover][place] as usize];
            let to = terrain.edges.phase(next);
            let ops = terrain.edges.inner(class, node.mover, from, to);
            let pulled = terrain.pull_all(value, ops);
            all = Some(match all {
                None => pulled,
                Some(known) => meet(&known, &pulled),
            });
            if all.as_ref().is_some_and(Vec::is_empty) {
                return;
            }
        }
        self.change(node.mover, at, false, &all.unwrap_or_default());
    }

    fn finish(self) -> Solved {
        let mut all = vec![None];
        let mut numbers = vec![[0; 2]; self.lists.all.len()];
        let mut values = self.values;
        for (side, values) in values.iter_mut().enumerate() {
            for (at, value) in values.iter_mut().enumerate() {
                if *value == 0 {
                    continue;
                }
                let wins = self.wins[side][at];
                let number = &mut numbers[*value as usize][usize::from(wins)];
                if *number == 0 {
                    *number = all.len() as u32;
                    let sign = if wins { Sign::Win } else { Sign::Loss };
                    let list = &self.lists.all[*value as usize];
                    all.push(Some(self.terrain.needs(sign, list)));
                }
                *value = *number;
            }
        }
        Solved { values, needs: all }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_the_least_vectors() {
        let mut list = Vec::new();
        assert!(add(&mut list, [8, 8, 0, 0]));
        assert!(add(&mut list, [21, 7, 0, 0]));
        assert!(!add(&mut list, [22, 7, 0, 0]));
        assert!(add(&mut list, [7, 7, 0, 0]));
        assert_eq!(list, [[7, 7, 0, 0]]);
    }

    #[test]
    fn meeting_takes_the_larger_of_each() {
        let one = [[3, 9, 0, 0], [6, 2, 0, 0]];
        let other = [[4, 4, 0, 0]];
        assert_eq!(meet(&one, &other), [[4, 9, 0, 0], [6, 4, 0, 0]]);
    }
}
