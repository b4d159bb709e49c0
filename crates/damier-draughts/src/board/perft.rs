use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use damier_game::Side;

use super::{Board, ByBlack, ByWhite, Mover, Ply};
use crate::{Bits, Rules};

/// A capture, and how many routes lead to each end square of those that take the
/// same pieces with the same piece.
type RoutesOf<B> = (Ply<B>, BTreeMap<u8, u64>);

impl<R: Rules> Board<R> {
    /// The number of move sequences of this length. A side without moves ends
    /// its sequences; draws are ignored.
    ///
    /// ```
    /// use damier_draughts::{Board, rules::American};
    ///
    /// assert_eq!(Board::<American>::start().perft(5), 7_361);
    /// ```
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut stack = Vec::with_capacity(1024);
        match self.side {
            Side::White => self.perft_by::<ByWhite>(depth, &mut stack),
            Side::Black => self.perft_by::<ByBlack>(depth, &mut stack),
        }
    }

    fn perft_by<M: Mover>(&self, depth: u32, stack: &mut Vec<Ply<R::Bits>>) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let start = stack.len();
        if depth == 1 {
            if !self.can_capture::<M>() {
                return u64::from(self.count_quiet::<M>());
            }
            self.captures_by::<M>(stack);
            let count = stack.len() - start;
            stack.truncate(start);
            return count as u64;
        }
        self.moves_by::<M>(stack);
        let mut count = 0;
        for index in start..stack.len() {
            count += self
                .apply(stack[index])
                .perft_by::<M::Other>(depth - 1, stack);
        }
        stack.truncate(start);
        count
    }

    /// The same with every route of a capture counted as a move of its own, as
    /// many published tables do. Two routes differ in the order in which they
    /// take the pieces or, where captures go in eight directions, in the
    /// direction of a jump; never only in how far a king goes before it jumps
    /// straight on.
    pub fn perft_routes(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut stack = Vec::with_capacity(1024);
        match self.side {
            Side::White => self.perft_routes_by::<ByWhite>(depth, &mut stack),
            Side::Black => self.perft_routes_by::<ByBlack>(depth, &mut stack),
        }
    }

    fn perft_routes_by<M: Mover>(&self, depth: u32, stack: &mut Vec<Ply<R::Bits>>) -> u64 {
        if self.is_decided() {
            return 0;
        }
        let start = stack.len();
        if depth == 1 && !self.can_capture::<M>() {
            return u64::from(self.count_quiet::<M>());
        }
        self.moves_by::<M>(stack);
        let mut count = 0;
        let mut counted: Option<RoutesOf<R::Bits>> = None;
        for index in start..stack.len() {
            let ply = stack[index];
            let after = self
                .apply(ply)
                .perft_routes_from::<M::Other>(depth - 1, stack);
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

    fn perft_routes_from<M: Mover>(&self, depth: u32, stack: &mut Vec<Ply<R::Bits>>) -> u64 {
        if depth == 0 {
            1
        } else {
            self.perft_routes_by::<M>(depth, stack)
        }
    }
}
