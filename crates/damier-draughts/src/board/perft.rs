use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::hint::black_box;

use damier_game::Side;

use super::receive::Count;
use super::{Board, ByBlack, ByWhite, Layout, Mover, Ply, Receiver};
use crate::{Bits, Rules};

/// A capture, and how many routes lead to each end square of those that take the
/// same pieces with the same piece.
type RoutesOf<B> = (Ply<B>, BTreeMap<u8, u64>);

/// How the last ply of a sequence is counted.
trait Last: Sized {
    /// Whether moves are counted without being made.
    const IN_BULK: bool;

    fn count<R: Rules, M: Mover>(board: &Board<R>, list: &mut Vec<Ply<R::Bits>>) -> u64;
}

/// Without making the moves.
struct Counted;

impl Last for Counted {
    const IN_BULK: bool = true;

    #[inline(always)]
    fn count<R: Rules, M: Mover>(board: &Board<R>, list: &mut Vec<Ply<R::Bits>>) -> u64 {
        let mut count = Count { moves: 0, list };
        board.each_move::<M>(&mut count);
        u64::from(count.moves)
    }
}

/// By making every position.
struct Made;

impl Last for Made {
    const IN_BULK: bool = false;

    #[inline(always)]
    fn count<R: Rules, M: Mover>(board: &Board<R>, list: &mut Vec<Ply<R::Bits>>) -> u64 {
        let mut nodes = 0;
        let visit = |board: &Board<R>, _: &mut Vec<Ply<R::Bits>>| {
            black_box(board);
            nodes += 1;
        };
        board.each_move::<M>(&mut Successors { list, visit });
        nodes
    }
}

/// Makes every move and shows the board after it, with room to list more moves.
struct Successors<'a, B, V> {
    list: &'a mut Vec<Ply<B>>,
    visit: V,
}

impl<R: Rules, V> Receiver<R> for Successors<'_, R::Bits, V>
where
    V: FnMut(&Board<R>, &mut Vec<Ply<R::Bits>>),
{
    #[inline(always)]
    fn steps<M: Mover, const D: usize>(&mut self, board: &Board<R>, to: R::Bits) {
        let mut rest = to;
        while !rest.is_empty() {
            let to = rest.lowest();
            rest ^= to;
            let from = Layout::<R>::back::<D>(to);
            (self.visit)(&board.after_step::<M>(from, to), self.list);
        }
    }

    #[inline(always)]
    fn king_moves<M: Mover>(&mut self, board: &Board<R>, kings: R::Bits) {
        for from in kings.each().map(R::Bits::single) {
            let mut rest = board.king_reach(from);
            while !rest.is_empty() {
                let to = rest.lowest();
                rest ^= to;
                (self.visit)(&board.after_king_move::<M>(from, to), self.list);
            }
        }
    }

    #[inline(always)]
    fn jumps<M: Mover, const D: usize>(&mut self, board: &Board<R>, to: R::Bits) {
        let mut rest = to;
        while !rest.is_empty() {
            let to = rest.lowest();
            rest ^= to;
            let over = Layout::<R>::back::<D>(to);
            let from = Layout::<R>::back::<D>(over);
            (self.visit)(&board.after_jump::<M>(from, over, to), self.list);
        }
    }

    #[inline(always)]
    fn captures<M: Mover>(&mut self, board: &Board<R>, find: impl FnOnce(&mut Vec<Ply<R::Bits>>)) {
        let start = self.list.len();
        find(self.list);
        for index in start..self.list.len() {
            let ply = self.list[index];
            (self.visit)(&board.apply_by::<M>(ply), self.list);
        }
        self.list.truncate(start);
    }
}

impl<R: Rules> Board<R> {
    /// The number of move sequences of this length. A side without moves ends
    /// its sequences; draws are ignored. The moves of the last ply are counted
    /// without being made.
    ///
    /// ```
    /// use damier_draughts::{Board, rules::American};
    ///
    /// assert_eq!(Board::<American>::start().perft(5), 7_361);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_of::<Counted>(depth)
    }

    /// The same number, found without bulk counting: every position of the last
    /// ply is made, which is what a program pays that looks at each.
    ///
    /// ```
    /// use damier_draughts::{Board, rules::American};
    ///
    /// assert_eq!(Board::<American>::start().perft_no_bulk(5), 7_361);
    /// ```
    pub fn perft_no_bulk(&self, depth: u32) -> u64 {
        self.perft_of::<Made>(depth)
    }

    fn perft_of<L: Last>(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let list = &mut Vec::with_capacity(1024);
        match self.side {
            Side::White => self.perft_by::<ByWhite, L>(depth, list),
            Side::Black => self.perft_by::<ByBlack, L>(depth, list),
        }
    }

    fn perft_by<M: Mover, L: Last>(&self, depth: u32, list: &mut Vec<Ply<R::Bits>>) -> u64 {
        if self.is_decided() {
            return 0;
        }
        if depth == 1 {
            return L::count::<R, M>(self, list);
        }
        let mut nodes = 0;
        let visit = |board: &Board<R>, list: &mut Vec<Ply<R::Bits>>| {
            nodes += board.perft_by::<M::Other, L>(depth - 1, list);
        };
        self.each_move::<M>(&mut Successors { list, visit });
        nodes
    }

    /// The same with every route of a capture counted as a move of its own, as
    /// many published tables do. Two routes differ in the order in which they
    /// take the pieces or, where captures go in eight directions, in the
    /// direction of a jump; never only in how far a king goes before it jumps
    /// straight on.
    pub fn perft_routes(&self, depth: u32) -> u64 {
        self.perft_routes_of::<Counted>(depth)
    }

    /// The same number, found without bulk counting: every position of the last ply is
    /// made, once a move and not once a route.
    ///
    /// ```
    /// use damier_draughts::{Board, rules::International};
    ///
    /// let board = Board::<International>::start();
    /// assert_eq!(board.perft_routes_no_bulk(4), board.perft_routes(4));
    /// ```
    pub fn perft_routes_no_bulk(&self, depth: u32) -> u64 {
        self.perft_routes_of::<Made>(depth)
    }

    fn perft_routes_of<L: Last>(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut stack = Vec::with_capacity(1024);
        match self.side {
            Side::White => self.perft_routes_by::<ByWhite, L>(depth, &mut stack),
            Side::Black => self.perft_routes_by::<ByBlack, L>(depth, &mut stack),
        }
    }

    fn perft_routes_by<M: Mover, L: Last>(&self, depth: u32, stack: &mut Vec<Ply<R::Bits>>) -> u64 {
        if self.is_decided() {
            return 0;
        }
        if depth == 1 && L::IN_BULK && !self.can_capture::<M>() {
            let mut count = Count {
                moves: 0,
                list: stack,
            };
            self.each_quiet::<M>(&mut count);
            return u64::from(count.moves);
        }
        let start = stack.len();
        self.each_move::<M>(stack);
        let mut count = 0;
        let mut counted: Option<RoutesOf<R::Bits>> = None;
        for index in start..stack.len() {
            let ply = stack[index];
            let after = self
                .apply(ply)
                .perft_routes_from::<M::Other, L>(depth - 1, stack);
            // Two routes with the same ends enclose an area, which takes at
            // least three jumps.
            if ply.captured.count() < 3 {
                count += after;
                continue;
            }
            let alike =
                |other: &Ply<R::Bits>| (other.from, other.captured) == (ply.from, ply.captured);
            let routes = match &counted {
                Some((other, routes)) if alike(other) => routes,
                _ => &counted.insert((ply, self.count_routes::<M>(ply))).1,
            };
            count += after * routes.get(&ply.to).copied().unwrap_or(0);
        }
        stack.truncate(start);
        count
    }

    fn perft_routes_from<M: Mover, L: Last>(
        &self,
        depth: u32,
        stack: &mut Vec<Ply<R::Bits>>,
    ) -> u64 {
        if depth == 0 {
            black_box(self);
            1
        } else {
            self.perft_routes_by::<M, L>(depth, stack)
        }
    }
}
