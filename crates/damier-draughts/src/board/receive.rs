use alloc::vec::Vec;

use super::{Board, Layout, Mover, Ply};
use crate::{Bits, Rules};

/// Who is handed the moves of a board: a list, a counter, a walk through the game.
///
/// Moves come by the set, so that whoever only counts them need not look at each.
pub(super) trait Receiver<R: Rules> {
    /// Men step in a direction and arrive on these squares.
    fn steps<M: Mover, const D: usize>(&mut self, board: &Board<R>, to: R::Bits);

    /// These kings, at least one, make any of their quiet moves.
    fn king_moves<M: Mover>(&mut self, board: &Board<R>, kings: R::Bits);

    /// Men jump a piece in a direction, arrive on these squares and stop there.
    fn jumps<M: Mover, const D: usize>(&mut self, board: &Board<R>, to: R::Bits);

    /// Any other captures, which `find` appends to a list.
    fn captures<M: Mover>(&mut self, board: &Board<R>, find: impl FnOnce(&mut Vec<Ply<R::Bits>>));
}

/// Lists the moves.
impl<R: Rules> Receiver<R> for Vec<Ply<R::Bits>> {
    #[inline(always)]
    fn steps<M: Mover, const D: usize>(&mut self, _: &Board<R>, to: R::Bits) {
        for to in to.each() {
            self.push(Ply {
                from: Layout::<R>::index_before::<D>(to),
                to,
                crowns: Board::<R>::crowns_at(M::WHITE, to),
                captured: R::Bits::EMPTY,
            });
        }
    }

    #[inline(always)]
    fn king_moves<M: Mover>(&mut self, board: &Board<R>, kings: R::Bits) {
        for from in kings.each() {
            for to in board.king_reach(R::Bits::single(from)).each() {
                self.push(Ply {
                    from,
                    to,
                    crowns: false,
                    captured: R::Bits::EMPTY,
                });
            }
        }
    }

    #[inline(always)]
    fn jumps<M: Mover, const D: usize>(&mut self, _: &Board<R>, to: R::Bits) {
        for to in to.each() {
            let over = Layout::<R>::index_before::<D>(to);
            self.push(Ply {
                from: Layout::<R>::index_before::<D>(over),
                to,
                crowns: Board::<R>::crowns_at(M::WHITE, to),
                captured: R::Bits::single(over),
            });
        }
    }

    #[inline(always)]
    fn captures<M: Mover>(&mut self, _: &Board<R>, find: impl FnOnce(&mut Vec<Ply<R::Bits>>)) {
        find(self);
    }
}

/// Counts the moves; the list is room to work in.
pub(super) struct Count<'a, B> {
    pub(super) moves: u32,
    pub(super) list: &'a mut Vec<Ply<B>>,
}

impl<R: Rules> Receiver<R> for Count<'_, R::Bits> {
    #[inline(always)]
    fn steps<M: Mover, const D: usize>(&mut self, _: &Board<R>, to: R::Bits) {
        self.moves += to.count();
    }

    #[inline(always)]
    fn king_moves<M: Mover>(&mut self, board: &Board<R>, kings: R::Bits) {
        self.moves += board.count_king_moves(kings);
    }

    #[inline(always)]
    fn jumps<M: Mover, const D: usize>(&mut self, _: &Board<R>, to: R::Bits) {
        self.moves += to.count();
    }

    #[inline(always)]
    fn captures<M: Mover>(&mut self, _: &Board<R>, find: impl FnOnce(&mut Vec<Ply<R::Bits>>)) {
        let start = self.list.len();
        find(self.list);
        self.moves += (self.list.len() - start) as u32;
        self.list.truncate(start);
    }
}
