//! Which moves to try first.

use crate::{MAX_PLY, Tree};

/// Squares of the largest board.
const SQUARES: usize = 72;
/// Beyond this, counts are halved.
const FULL: i32 = 1 << 14;

/// What moves have been good for elsewhere in the tree.
pub(super) struct History {
    /// By side, from and to.
    good: Box<[[[i32; SQUARES]; SQUARES]; 2]>,
    /// Two quiet moves per ply that refuted something there.
    killers: Box<[[(u8, u8); 2]; MAX_PLY + 1]>,
}

/// No move leaves and reaches the same square quietly.
const NO_MOVE: (u8, u8) = (0, 0);

impl History {
    pub(super) fn new() -> History {
        History {
            good: Box::new([[[0; SQUARES]; SQUARES]; 2]),
            killers: Box::new([[NO_MOVE; 2]; MAX_PLY + 1]),
        }
    }

    /// Orders the moves at a ply: the table's, those that gain, killers,
    /// then by history. Ties keep the generator's order.
    pub(super) fn arrange<T: Tree>(
        &self,
        side: usize,
        moves: &[T::Move],
        first: Option<usize>,
        ply: usize,
        order: &mut Vec<(i32, usize)>,
    ) {
        order.clear();
        order.extend(moves.iter().enumerate().map(|(place, mv)| {
            let (from, to) = T::ends(mv);
            let mut worth = self.good[side][from][to];
            if first == Some(place) {
                worth += 1 << 24;
            }
            worth += T::gain(mv);
            let ends = (from as u8, to as u8);
            if ends == self.killers[ply][0] {
                worth += 1 << 17;
            } else if ends == self.killers[ply][1] {
                worth += 1 << 16;
            }
            (worth, place)
        }));
        order.sort_by_key(|&(worth, place)| (-worth, place));
    }

    /// A quiet move refuted the position; those tried before it did not.
    pub(super) fn reward<T: Tree>(
        &mut self,
        side: usize,
        moves: &[T::Move],
        tried: &[(i32, usize)],
        depth: i32,
        ply: usize,
    ) {
        let Some((&(_, best), worse)) = tried.split_last() else {
            return;
        };
        let bonus = (depth * depth).min(400);
        let (from, to) = T::ends(&moves[best]);
        self.change(side, from, to, bonus);
        for &(_, place) in worse {
            if !T::is_quiet(&moves[place]) {
                continue;
            }
            let (from, to) = T::ends(&moves[place]);
            self.change(side, from, to, -bonus);
        }
        let ends = (from as u8, to as u8);
        let killers = &mut self.killers[ply];
        if killers[0] != ends {
            *killers = [ends, killers[0]];
        }
    }

    /// Moves a count towards the bound so that it cannot grow without end.
    fn change(&mut self, side: usize, from: usize, to: usize, bonus: i32) {
        let count = &mut self.good[side][from][to];
        *count += 32 * bonus - *count * bonus.abs() / (FULL / 32);
    }

    /// What the history says of a quiet move, about -16000..=16000.
    pub(super) fn of<T: Tree>(&self, side: usize, mv: &T::Move) -> i32 {
        let (from, to) = T::ends(mv);
        self.good[side][from][to]
    }
}
