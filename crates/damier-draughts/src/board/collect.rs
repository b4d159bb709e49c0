use alloc::vec::Vec;

use super::capture::{Captor, Chain, Hop};
use super::seen::Seen;
use super::{Board, Layout, Mover, Ply};
use crate::direction::for_directions;
use crate::{Bits, Precedence, Rules};

/// So many jumps are tried one route after the other before the generator
/// suspects that routes meet again and again, and starts afresh by states.
const PLAIN_JUMPS: u32 = 2_000;

/// A list above this length is freed of repetitions by sorting.
const SHORT_LIST: usize = 48;

/// The legal captures found so far.
struct Collector<'a, B> {
    list: &'a mut Vec<Ply<B>>,
    /// Where this board's moves begin in the list.
    start: usize,
    best: u32,
    jumps_left: u32,
    /// Whether the same move may have been found twice.
    may_repeat: bool,
}

impl<'a, B: Bits> Collector<'a, B> {
    fn new(list: &'a mut Vec<Ply<B>>, jumps_left: u32) -> Collector<'a, B> {
        Collector {
            start: list.len(),
            list,
            best: 0,
            jumps_left,
            may_repeat: false,
        }
    }

    fn start_afresh(&mut self) {
        self.list.truncate(self.start);
        self.best = 0;
    }

    #[inline(always)]
    fn finish<R: Rules<Bits = B>, M: Mover>(&mut self, captor: &Captor<R, M>, chain: &Chain<B>) {
        if !matches!(R::PRECEDENCE, Precedence::Free) {
            let rank = captor.rank(chain);
            if rank < self.best {
                return;
            }
            if rank > self.best {
                self.best = rank;
                self.list.truncate(self.start);
                self.may_repeat = false;
            }
        }
        // Two orders of the same pieces that end on the same square enclose an
        // area, which takes at least three jumps.
        self.may_repeat |= chain.pieces >= 3;
        for to in captor.ends(chain).each() {
            let crowns = captor.crowns(chain, to);
            self.list.push(Ply {
                from: captor.from,
                to,
                crowns,
                captured: chain.taken,
            });
        }
    }

    /// Follows every route, one after the other.
    #[inline(always)]
    fn follow<R: Rules<Bits = B>, M: Mover>(&mut self, captor: &Captor<R, M>, chain: Chain<B>) {
        if chain.king {
            self.follow_king(captor, chain);
        } else {
            self.follow_man(captor, chain);
        }
    }

    // Two functions, since a man's captures are by far the most frequent ones
    // and should not pay for the registers that a king needs. Most chains go on
    // in one way at most, which is followed in a loop.
    fn follow_man<R: Rules<Bits = B>, M: Mover>(
        &mut self,
        captor: &Captor<R, M>,
        mut chain: Chain<B>,
    ) {
        loop {
            let mut next: Option<Chain<B>> = None;
            captor.man_hops(&chain, &mut |hop| {
                if self.may_jump()
                    && let Some(other) = next.replace(captor.after(&chain, &hop))
                {
                    self.follow(captor, other);
                }
            });
            match next {
                Some(next) if next.king => return self.follow_king(captor, next),
                Some(next) => chain = next,
                None => break,
            }
        }
        if chain.pieces > 0 {
            self.finish(captor, &chain);
        }
    }

    fn follow_king<R: Rules<Bits = B>, M: Mover>(
        &mut self,
        captor: &Captor<R, M>,
        chain: Chain<B>,
    ) {
        let mut goes_on = false;
        captor.king_hops(&chain, &mut |hop| {
            goes_on = true;
            if self.may_jump() {
                self.follow(captor, captor.after(&chain, &hop));
            }
        });
        if !goes_on && chain.pieces > 0 {
            self.finish(captor, &chain);
        }
    }

    /// Counts a jump, if one is left.
    #[inline(always)]
    fn may_jump(&mut self) -> bool {
        let left = self.jumps_left > 0;
        self.jumps_left -= u32::from(left);
        left
    }

    /// Follows every state once: routes that meet in the same state are one from
    /// there on, and states that cannot lead to a legal capture any more are
    /// left alone.
    fn follow_states<R: Rules<Bits = B>, M: Mover>(
        &mut self,
        captor: &Captor<R, M>,
        chain: Chain<B>,
        seen: &mut Seen<Chain<B>>,
    ) {
        if !seen.insert(chain) {
            return;
        }
        if !matches!(R::PRECEDENCE, Precedence::Free) && captor.utmost_rank(&chain) < self.best {
            return;
        }
        let mut goes_on = false;
        captor.hops(&chain, |hop| {
            goes_on = true;
            self.follow_states(captor, captor.after(&chain, &hop), seen);
        });
        if !goes_on && chain.pieces > 0 {
            self.finish(captor, &chain);
        }
    }

    /// Removes repetitions, keeping the order of what stays in short lists.
    #[inline(always)]
    fn distinct(&mut self) {
        if self.may_repeat && self.list.len() - self.start > 1 {
            self.remove_repetitions();
        }
    }

    #[cold]
    fn remove_repetitions(&mut self) {
        if self.list.len() - self.start > SHORT_LIST {
            self.list[self.start..].sort_unstable();
            let mut kept = self.start;
            for next in self.start + 1..self.list.len() {
                if self.list[next] != self.list[kept] {
                    kept += 1;
                    self.list[kept] = self.list[next];
                }
            }
            self.list.truncate(kept + 1);
            return;
        }
        let mut kept = self.start + 1;
        for next in self.start + 1..self.list.len() {
            let ply = self.list[next];
            if !self.list[self.start..kept].contains(&ply) {
                self.list[kept] = ply;
                kept += 1;
            }
        }
        self.list.truncate(kept);
    }
}

impl<R: Rules> Board<R> {
    /// Appends the legal captures, found by following every captor.
    #[inline(never)]
    pub(super) fn every_capture<M: Mover>(&self, list: &mut Vec<Ply<R::Bits>>) {
        self.captures_within::<M>(list, PLAIN_JUMPS);
    }

    /// Appends the captures in which a man goes on from one of these squares, its
    /// first landing, where no king captures and all men are worth the same.
    #[inline(never)]
    pub(super) fn captures_through<M: Mover>(
        &self,
        landings: R::Bits,
        list: &mut Vec<Ply<R::Bits>>,
    ) {
        let mut found = Collector::new(list, PLAIN_JUMPS);
        self.each_first_jump::<M>(landings, |captor, chain| found.follow(&captor, chain));
        if found.jumps_left == 0 {
            found.start_afresh();
            self.each_first_jump::<M>(landings, |captor, chain| {
                found.follow_states(&captor, chain, &mut Seen::new());
            });
        }
        found.distinct();
    }

    /// Calls `visit` for every jump of a man that lands on one of these squares.
    #[inline(always)]
    fn each_first_jump<M: Mover>(
        &self,
        landings: R::Bits,
        mut visit: impl FnMut(Captor<R, M>, Chain<R::Bits>),
    ) {
        let (men, targets) = (self.men_of::<M>(), self.targets_of_men::<M>());
        for landing in landings.each().map(R::Bits::single) {
            for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
                let over = Layout::<R>::back::<D>(landing) & targets;
                let takeoff = Layout::<R>::back::<D>(over) & men;
                if !takeoff.is_empty() {
                    let captor = Captor::man(self, takeoff.first());
                    let hop = Hop { takeoff, over, landing, direction: D as u8 };
                    let chain = captor.after(&captor.begin(), &hop);
                    visit(captor, chain);
                }
            });
        }
    }

    /// The same with so many jumps tried before the states are followed.
    #[inline(always)]
    fn captures_within<M: Mover>(&self, list: &mut Vec<Ply<R::Bits>>, jumps_left: u32) {
        let mut found = Collector::new(list, jumps_left);
        self.each_captor::<M>(|captor| found.follow(&captor, captor.begin()));
        if found.jumps_left == 0 {
            found.start_afresh();
            self.each_captor::<M>(|captor| {
                found.follow_states(&captor, captor.begin(), &mut Seen::new());
            });
        }
        found.distinct();
    }

    /// Calls `visit` for every piece that can capture.
    #[inline(always)]
    fn each_captor<M: Mover>(&self, mut visit: impl FnMut(Captor<R, M>)) {
        for from in self.capturing_men::<M>().each() {
            visit(Captor::man(self, from));
        }
        for from in self.capturing_kings::<M>().each() {
            visit(Captor::king(self, from));
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;
    use crate::board::{ByBlack, ByWhite};
    use crate::{BoardVisitor, Position, Variant};

    /// Both ways of following captures, sorted.
    struct BothWays;

    impl BoardVisitor for BothWays {
        type Output = bool;

        fn visit<R: Rules>(self, board: &Board<R>) -> bool {
            let list = |jumps| {
                let mut list = Vec::new();
                match board.side {
                    damier_game::Side::White => board.captures_within::<ByWhite>(&mut list, jumps),
                    damier_game::Side::Black => board.captures_within::<ByBlack>(&mut list, jumps),
                }
                list.sort_unstable();
                list
            };
            list(0) == list(u32::MAX)
        }
    }

    #[test]
    fn following_states_finds_what_following_routes_finds() {
        let mut word = 1_u64;
        let mut next = move |bound: u8| {
            word = word
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            ((word >> 33) % u64::from(bound)) as u8
        };
        for &variant in Variant::ALL {
            let squares = variant.geometry().squares();
            for _ in 0..2_000 {
                let mut setup = crate::Setup::empty(damier_game::Side::BOTH[usize::from(next(2))]);
                for _ in 0..squares / 3 {
                    let square = crate::Square::new(next(squares) + 1).expect("on the board");
                    let side = damier_game::Side::BOTH[usize::from(next(2))];
                    let man = next(2) == 0;
                    let piece = if man {
                        crate::Piece::man(side)
                    } else {
                        crate::Piece::king(side)
                    };
                    setup.pieces.insert(square, piece);
                }
                if let Ok(position) = Position::from_setup(variant, &setup) {
                    assert!(position.visit(BothWays), "{variant} {}", position.fen());
                }
            }
        }
    }
}
