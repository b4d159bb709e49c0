//! Which moves to try first.

use shakmaty::{Move, Role};

use super::eval::price;
use super::search::MAX_PLY;

/// Beyond this, counts of success are halved.
const FULL: i32 = 1 << 13;

/// What quiet moves have been good for elsewhere in the tree.
#[derive(Debug)]
pub(super) struct History {
    /// By side, from and to.
    good: Box<[[[i32; 64]; 64]; 2]>,
    /// Two quiet moves per ply that refuted something there.
    killers: Vec<[u16; 2]>,
}

/// A move in 16 bits: 6 each for its squares, 3 for a promotion, never 0.
pub(super) fn pack(mv: Move) -> u16 {
    let from = mv.from().map_or(0, |square| u16::from(u8::from(square)));
    let to = u16::from(u8::from(mv.to()));
    let role = mv.promotion().map_or(0, |role| u16::from(u8::from(role)));
    0x8000 | role << 12 | from << 6 | to
}

impl History {
    pub(super) fn new() -> History {
        History {
            good: Box::new([[[0; 64]; 64]; 2]),
            killers: vec![[0; 2]; MAX_PLY + 2],
        }
    }

    fn place(mv: Move) -> (usize, usize) {
        let from = mv.from().map_or(0, usize::from);
        (from, usize::from(mv.to()))
    }

    /// The worth of trying a move early.
    pub(super) fn worth(&self, mv: Move, side: usize, first: u16, ply: usize) -> i32 {
        let packed = pack(mv);
        if packed == first {
            return 1 << 24;
        }
        if mv.is_capture() || mv.promotion() == Some(Role::Queen) {
            let gain = mv.capture().map_or(0, price) * 16 - price(mv.role());
            return (1 << 20) + gain + mv.promotion().map_or(0, price);
        }
        match self.killers[ply] {
            [killer, _] if killer == packed => 1 << 18,
            [_, killer] if killer == packed => 1 << 17,
            _ => {
                let (from, to) = History::place(mv);
                self.good[side][from][to]
            }
        }
    }

    /// A quiet move refuted the position; those tried before it did not.
    pub(super) fn reward(
        &mut self,
        tried: &[Move],
        best: Move,
        side: usize,
        depth: i32,
        ply: usize,
    ) {
        let bonus = (depth * depth).min(300);
        for &mv in tried.iter().filter(|mv| !mv.is_capture()) {
            let (from, to) = History::place(mv);
            let sign = if mv == best { bonus } else { -bonus };
            let count = &mut self.good[side][from][to];
            *count += 16 * sign - *count * bonus / (FULL / 16);
        }
        let packed = pack(best);
        let killers = &mut self.killers[ply];
        if killers[0] != packed {
            *killers = [packed, killers[0]];
        }
    }
}
