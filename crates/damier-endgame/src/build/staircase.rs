//! Classes in which one number is not enough: several counters matter, and more
//! of one can make up for less of another.
//!
//! The value of a position is the list of least *vectors* of remaining plies with
//! which a side wins: an up-set, because more time never hurts. Moves map up-sets
//! to up-sets, a choice of the winner unites them, one of the loser intersects
//! them. From nothing known, positions are told of their neighbours until nothing
//! changes: the least fixed point, whatever the order.

use super::free::{Free, Others};
use super::lists::{List, Lists, MOST_GROUPS};
use super::seat::Seat;
use super::slice::{CLOSED, Gap, SAFE};
use super::terrain::Terrain;
use super::witness::{Passage, Witness};
use crate::expand::{Child, Node, Turn};
use crate::shape::{WORD, bit, each};
use crate::table::{Needs, Sign};

/// What is worked out once for many slices.
pub(super) struct Desk<'t> {
    terrain: Terrain<'t>,
    lists: Lists,
    /// The largest number in each list.
    largest: Vec<u8>,
    start: List,
    /// What each number in a table is worth before each ply out of the slice: a list
    /// and who wins, 0 if nobody.
    leaving: Vec<Vec<u32>>,
    /// What each list asks for before each quiet king move.
    inner: Vec<Vec<List>>,
    /// The values found so far, and their numbers by list and by who wins.
    pub(super) needs: Vec<Option<Needs>>,
    numbers: Vec<[u32; 2]>,
    /// Room for a slice: what is known of its positions with each side to move, which are
    /// to be told of, and the kings of each side.
    cells: [Vec<Cell>; 2],
    queue: Vec<Vec<u32>>,
    sets: [Vec<u64>; 2],
}

/// What is known of a position. They lie in the order of White's kings, then Black's, both
/// among all squares without men: a move of a king changes one of the two numbers.
#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    /// The number of a list; 0 as long as nothing is known.
    value: List,
    /// What the losing moves of other kinds ask for.
    base: List,
    /// Quiet moves of kings that are not known to lose.
    open: u8,
    wins: bool,
    told: bool,
    queued: bool,
}

const UNKNOWN: u32 = u32::MAX;
const WON: u32 = 1;
const LOST: u32 = 2;

impl<'t> Desk<'t> {
    pub(super) fn new(terrain: Terrain<'t>) -> Desk<'t> {
        let mut lists = Lists::new();
        let start = lists.number(&[terrain.start()]);
        let plies = terrain.edges.numbers();
        Desk {
            terrain,
            lists,
            largest: Vec::new(),
            start,
            leaving: vec![Vec::new(); plies],
            inner: vec![Vec::new(); plies],
            needs: vec![None],
            numbers: Vec::new(),
            cells: [Vec::new(), Vec::new()],
            queue: Vec::new(),
            sets: [Vec::new(), Vec::new()],
        }
    }

    fn largest(&mut self, list: List) -> usize {
        for at in self.largest.len()..self.lists.len() {
            let vectors = self.lists.get(at as List).iter().flatten();
            self.largest.push(vectors.copied().max().unwrap_or(0));
        }
        usize::from(self.largest[list as usize])
    }

    /// What a number in a table is worth before a ply that leads there.
    fn leave(&mut self, ply: usize, seat: &Seat<'_>, number: u32) -> Option<u32> {
        let known = self.leaving[ply].get(number as usize).copied();
        if let Some(known) = known.filter(|&known| known != UNKNOWN) {
            return Some(known);
        }
        let ops = self.terrain.edges.op(ply)?;
        let (sign, pulled) = self.terrain.worth(seat.layer?.number(number), ops);
        let list = self.lists.number(&pulled);
        let worth = match sign {
            None => 0,
            Some(Sign::Win) => list << 2 | WON,
            Some(Sign::Loss) => list << 2 | LOST,
        };
        let row = &mut self.leaving[ply];
        if row.len() <= number as usize {
            row.resize(number as usize + 1, UNKNOWN);
        }
        row[number as usize] = worth;
        Some(worth)
    }

    /// What a list asks for before a quiet king move.
    fn stay(&mut self, mover: usize, (from, to): (usize, usize), list: List) -> List {
        let class = self.terrain.index.class;
        let Some(ply) = self.terrain.edges.inner_number(class, mover, from, to) else {
            return 0;
        };
        let known = self.inner[ply].get(list as usize).copied();
        if let Some(known) = known.filter(|&known| known != UNKNOWN) {
            return known;
        }
        let Some(ops) = self.terrain.edges.op(ply) else {
            return 0;
        };
        // Only who has no move needs nothing; where that has won, no move to there wins.
        let before = self.lists.get(list);
        let nothing = before.iter().flatten().all(|&left| left == 0);
        let wins = nothing && !before.is_empty() && !self.terrain.no_move_wins;
        let pulled = self.terrain.pull_all(before, ops, wins);
        let pulled = self.lists.number(&pulled);
        let row = &mut self.inner[ply];
        if row.len() <= list as usize {
            row.resize(list as usize + 1, UNKNOWN);
        }
        row[list as usize] = pulled;
        pulled
    }

    /// The number of a value.
    fn number(&mut self, list: List, wins: bool) -> u32 {
        if self.numbers.len() < self.lists.len() {
            self.numbers.resize(self.lists.len(), [0; 2]);
        }
        let number = &mut self.numbers[list as usize][usize::from(wins)];
        if *number == 0 {
            *number = self.needs.len() as u32;
            let sign = if wins { Sign::Win } else { Sign::Loss };
            let list = self.lists.get(list);
            self.needs.push(Some(self.terrain.needs(sign, list)));
        }
        *number
    }

    /// A slice to be solved.
    pub(super) fn slice<'d>(&'d mut self, men: [u64; 2], free: &'d Free) -> Work<'d, 't> {
        for (sets, ranks) in self.sets.iter_mut().zip(&self.terrain.ranks.sets) {
            sets.clear();
            sets.extend(ranks.iter().map(|&set| free.set(set, 0)));
        }
        let size = self.sets[0].len() * self.sets[1].len();
        for cells in &mut self.cells {
            cells.clear();
            cells.resize(size, Cell::default());
        }
        Work {
            desk: self,
            men,
            free,
            told: Told::default(),
            rows: [[Told::default(); WORD]; 2],
        }
    }
}

/// A slice at work.
pub(super) struct Work<'d, 't> {
    desk: &'d mut Desk<'t>,
    men: [u64; 2],
    free: &'d Free,
    /// Of the position that is looked at, and of those of a row, by who moves.
    told: Told,
    rows: [[Told; WORD]; 2],
}

/// What the moves of a position that leave its slice are worth together.
#[derive(Clone, Copy, Default, Debug)]
struct Told {
    best: List,
    worst: List,
    lost: bool,
    held: bool,
    any: bool,
}

impl Told {
    /// Adds what a move is worth: see [`Desk::leave`].
    #[inline]
    fn add(&mut self, lists: &mut Lists, worth: u32) {
        self.any = true;
        match worth & 3 {
            WON => self.best = lists.join(self.best, worth >> 2),
            LOST => {
                let worth = worth >> 2;
                self.worst = match self.lost {
                    false => worth,
                    true => lists.meet(self.worst, worth),
                };
                self.lost = true;
            }
            _ => self.held = true,
        }
    }
}

impl Witness for Work<'_, '_> {
    fn phase(&self, node: &Node) -> usize {
        self.desk.terrain.edges.phase(node)
    }

    fn counts_moves(&self) -> bool {
        true
    }

    fn begin(&mut self) {
        self.told = Told::default();
    }

    #[inline]
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap> {
        let gap = Gap(child.node.class());
        let ply = seat.ply(self.desk.terrain.edges, phase, child);
        let number = seat.book.and_then(|column| column.get(place)).ok_or(gap)?;
        let worth = self.desk.leave(ply, seat, number).ok_or(gap)?;
        self.told.add(&mut self.desk.lists, worth);
        Ok(())
    }

    fn ended(&mut self, _: usize, child: &Child) {
        self.told.any = true;
        let start = self.desk.start << 2;
        match child.ended(self.desk.terrain.no_move_wins) {
            None => {}
            Some(Sign::Loss) => self.told.add(&mut self.desk.lists, start | WON),
            Some(Sign::Win) => self.told.add(&mut self.desk.lists, start | LOST),
        }
    }

    fn settled(&self) -> bool {
        self.told.best == self.desk.start
    }

    #[inline]
    fn begin_row(&mut self) {
        self.rows = [[Told::default(); WORD]; 2];
    }

    #[inline]
    fn door(&mut self, passage: &Passage<'_, '_>) -> Result<(), Gap> {
        let gap = Gap(passage.children[0].node.class());
        let edges = self.desk.terrain.edges;
        let seat = passage.seat;
        let plies = [0, 1].map(|on| seat.ply(edges, passage.phases[on], &passage.children[on]));
        let column = seat.book.ok_or(gap)?;
        for (square, on, place) in passage.each() {
            let number = column.get(place).ok_or(gap)?;
            let worth = self.desk.leave(plies[on], seat, number).ok_or(gap)?;
            self.rows[passage.mover][square].add(&mut self.desk.lists, worth);
        }
        Ok(())
    }

    #[inline]
    fn recall(&mut self, square: usize, mover: usize) {
        self.told = self.rows[mover][square];
    }

    fn conclude(&mut self, (at, side): (u32, usize), turn: Turn, kings: u32) {
        let Told {
            best,
            worst,
            held,
            any,
            ..
        } = self.told;
        let at = self.desk.terrain.cells[at as usize] as usize;
        let cell = &mut self.desk.cells[side][at];
        cell.open = if turn != Turn::Quiet {
            CLOSED
        } else if held || best != 0 {
            SAFE
        } else {
            kings.min(u32::from(SAFE - 1)) as u8
        };
        cell.base = worst;
        if best != 0 {
            self.change(side, at, true, best);
        } else if !any && kings == 0 {
            let wins = turn != Turn::Decided && self.desk.terrain.no_move_wins;
            let nothing = self.desk.lists.number(&[[0; MOST_GROUPS]]);
            self.change(side, at, wins, nothing);
        } else if !held && kings == 0 {
            self.change(side, at, false, worst);
        }
    }
}

impl Work<'_, '_> {
    fn change(&mut self, side: usize, at: usize, wins: bool, list: List) {
        let cell = &mut self.desk.cells[side][at];
        if list == 0 || list == cell.value {
            return;
        }
        cell.value = list;
        cell.wins = wins;
        if cell.queued {
            return;
        }
        cell.queued = true;
        let key = self.desk.largest(list);
        let queue = &mut self.desk.queue;
        if queue.len() <= key {
            queue.resize(key + 1, Vec::new());
        }
        queue[key].push((at as u32) << 1 | side as u32);
    }

    /// Tells the positions of each other, and gives the number of the value of each.
    pub(super) fn solve(mut self) -> [Vec<u32>; 2] {
        let mut lowest = 0;
        while let Some(more) = self.desk.queue[lowest.min(self.desk.queue.len())..]
            .iter()
            .position(|level| !level.is_empty())
        {
            let level = lowest + more;
            let mut entries = std::mem::take(&mut self.desk.queue[level]);
            for &entry in &entries {
                let (at, side) = ((entry >> 1) as usize, (entry & 1) as usize);
                self.tell(side, at);
            }
            entries.clear();
            // What is told may belong to the same level.
            if self.desk.queue[level].is_empty() {
                self.desk.queue[level] = entries;
            }
            // What is told may come before.
            let mut levels = self.desk.queue.iter();
            lowest = levels.position(|level| !level.is_empty()).unwrap_or(0);
        }
        let cells = self.desk.terrain.cells;
        [0, 1].map(|side| {
            let values = cells.iter().map(|&at| {
                let cell = self.desk.cells[side][at as usize];
                match cell.value {
                    0 => 0,
                    list => self.desk.number(list, cell.wins),
                }
            });
            values.collect()
        })
    }

    /// The numbers of the sets of kings in a cell.
    fn sets_of(&self, at: usize) -> [usize; 2] {
        let black = self.desk.sets[1].len();
        [at / black, at % black]
    }

    /// The cell after one set of kings became another.
    #[inline]
    fn cell(&self, sets: [usize; 2], side: usize, set: usize) -> usize {
        let black = self.desk.sets[1].len();
        match side {
            0 => set * black + sets[1],
            _ => sets[0] * black + set,
        }
    }

    fn tell(&mut self, side: usize, at: usize) {
        let sets = self.sets_of(at);
        let kings = [0, 1].map(|side| self.desk.sets[side][sets[side]]);
        let cell = &mut self.desk.cells[side][at];
        let (wins, first, value) = (cell.wins, !cell.told, cell.value);
        (cell.told, cell.queued) = (true, false);
        let mover = 1 - side;
        let (edges, shape) = (self.desk.terrain.edges, self.desk.terrain.shape);
        let node = Node {
            men: self.men,
            kings,
            mover,
        };
        let occupied = node.occupied();
        let to = edges.phase(&node);
        for king in each(kings[mover]) {
            let mut rest = node;
            rest.kings[mover] ^= bit(king);
            let others = Others::new(self.free, rest.kings[mover]);
            // From off the diagonal and from on it.
            let phases = edges.phases_with(&rest, mover);
            let asked = if wins {
                [0; 2]
            } else {
                phases.map(|from| self.desk.stay(mover, (from, to), value))
            };
            for from in each(shape.king_reach(king, occupied)) {
                let set = others.with(self.free.place_of(from));
                let place = self.cell(sets, mover, set);
                let cell = &mut self.desk.cells[mover][place];
                if cell.open == CLOSED || (wins && cell.open == SAFE) {
                    continue;
                }
                let on = usize::from(edges.diagonal() >> from & 1 == 1);
                if !wins {
                    let known = cell.value;
                    let both = self.desk.lists.join(known, asked[on]);
                    if both != known {
                        self.change(mover, place, true, both);
                    }
                    continue;
                }
                if first {
                    cell.open = cell.open.saturating_sub(1);
                }
                if cell.open == 0 && !cell.wins {
                    let mut before = rest;
                    before.kings[mover] |= bit(from);
                    self.lose(&before, place, phases[on]);
                }
            }
        }
    }

    /// A position all of whose moves lose with enough time: how much that is.
    fn lose(&mut self, node: &Node, at: usize, from: usize) {
        let (edges, shape) = (self.desk.terrain.edges, self.desk.terrain.shape);
        let (mover, sets) = (node.mover, self.sets_of(at));
        let base = self.desk.cells[mover][at].base;
        let mut all = (base != 0).then_some(base);
        let occupied = node.occupied();
        'moves: for king in each(node.kings[mover]) {
            let mut rest = *node;
            rest.kings[mover] ^= bit(king);
            let others = Others::new(self.free, rest.kings[mover]);
            let phases = edges.phases_with(&rest, mover);
            for square in each(shape.king_reach(king, occupied)) {
                let set = others.with(self.free.place_of(square));
                let value = self.desk.cells[1 - mover][self.cell(sets, mover, set)].value;
                let on = usize::from(edges.diagonal() >> square & 1 == 1);
                let pulled = self.desk.stay(mover, (from, phases[on]), value);
                let met = match all {
                    None => pulled,
                    Some(known) => self.desk.lists.meet(known, pulled),
                };
                all = Some(met);
                if met == 0 {
                    break 'moves;
                }
            }
        }
        self.change(mover, at, false, all.unwrap_or(0));
    }
}
