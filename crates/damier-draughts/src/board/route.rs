use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use damier_game::Side;

use super::capture::{Captor, Chain, Hop};
use super::seen::Seen;
use super::{Board, ByBlack, ByWhite, Mover, Ply};
use crate::{Bits, Precedence, Rules};

/// One jump of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jump<B> {
    /// Where the piece may stand before this jump: one square if it turns there
    /// (or starts there); if it goes straight on, every free square up to the
    /// piece jumped.
    pub(crate) standing: B,
    /// Bit index of the square to name: the turning square, or the one right
    /// behind the piece jumped before.
    pub(crate) takeoff: u8,
}

/// The routes of one capture.
struct Routes<R: Rules, M> {
    captor: Captor<R, M>,
    ply: Ply<R::Bits>,
    /// The order of kings and men that a legal route must have; 0 where the order
    /// does not matter.
    king_order: u16,
}

impl<R: Rules, M: Mover> Routes<R, M> {
    fn new(board: &Board<R>, ply: Ply<R::Bits>) -> Routes<R, M> {
        let mut routes = Routes {
            captor: if board.moves_king(ply) {
                Captor::king(board, ply.from)
            } else {
                Captor::man(board, ply.from)
            },
            ply,
            king_order: 0,
        };
        if let Precedence::ItalianOrder = R::PRECEDENCE {
            routes.king_order = routes.best_order(routes.captor.begin());
        }
        routes
    }

    /// The best order of kings and men in which the pieces can be taken.
    fn best_order(&self, chain: Chain<R::Bits>) -> u16 {
        let (_, hops) = self.next(&chain);
        let further = hops
            .iter()
            .map(|hop| self.best_order(self.captor.after(&chain, hop)))
            .max();
        further.unwrap_or(if self.completes(&chain) {
            chain.king_order
        } else {
            0
        })
    }

    /// Whether the chain has taken what the capture takes, and ends there.
    fn completes(&self, chain: &Chain<R::Bits>) -> bool {
        chain.taken == self.ply.captured && !self.captor.can_hop(chain)
    }

    /// Whether the capture is complete here; if not, the jumps with which it may
    /// be completed.
    fn next(&self, chain: &Chain<R::Bits>) -> (bool, Vec<Hop<R::Bits>>) {
        let mut hops: Vec<Hop<R::Bits>> = Vec::new();
        self.captor.hops(chain, |hop| hops.push(hop));
        if chain.taken == self.ply.captured {
            let complete = hops.is_empty()
                && chain.king_order == self.king_order
                && self.captor.ends(chain).meets(R::Bits::single(self.ply.to));
            return (complete, Vec::new());
        }
        let left = self.ply.captured & !chain.taken;
        hops.retain(|hop| hop.over.meets(left));
        // Few pieces are soon tried out; many call for a look ahead.
        if left.count() > 3 && !(left & !self.captor.within_reach(chain)).is_empty() {
            hops.clear();
        }
        (false, hops)
    }

    fn jump(&self, chain: &Chain<R::Bits>, hop: &Hop<R::Bits>) -> Jump<R::Bits> {
        Jump {
            standing: self.captor.standing(chain, hop),
            takeoff: hop.takeoff.first(),
        }
    }

    /// Finds a route that lands on the given squares in this order, among
    /// others. `dead` holds what has been tried in vain.
    fn find(
        &self,
        chain: Chain<R::Bits>,
        through: &[R::Bits],
        jumps: &mut Vec<Jump<R::Bits>>,
        dead: &mut Seen<(Chain<R::Bits>, usize)>,
    ) -> bool {
        let (complete, hops) = self.next(&chain);
        if complete && through.is_empty() {
            return true;
        }
        if !dead.insert((chain, through.len())) {
            return false;
        }
        hops.iter().any(|hop| {
            let jump = self.jump(&chain, hop);
            // The start is not a landing.
            let landed =
                chain.pieces > 0 && through.first().is_some_and(|s| s.meets(jump.standing));
            jumps.push(jump);
            let rest = if landed { &through[1..] } else { through };
            let found = self.find(self.captor.after(&chain, hop), rest, jumps, dead);
            if !found {
                jumps.pop();
            }
            found
        })
    }

    /// Calls `visit` with each route until it returns false. Tells whether there
    /// was a route, or whether to stop.
    fn each(
        &self,
        chain: Chain<R::Bits>,
        jumps: &mut Vec<Jump<R::Bits>>,
        dead: &mut Seen<Chain<R::Bits>>,
        visit: &mut impl FnMut(&[Jump<R::Bits>]) -> bool,
    ) -> ControlFlow<(), bool> {
        if dead.contains(&chain) {
            return ControlFlow::Continue(false);
        }
        let (complete, hops) = self.next(&chain);
        if complete && !visit(jumps) {
            return ControlFlow::Break(());
        }
        let mut found = complete;
        for hop in hops {
            jumps.push(self.jump(&chain, &hop));
            found |= self.each(self.captor.after(&chain, &hop), jumps, dead, visit)?;
            jumps.pop();
        }
        if !found {
            dead.insert(chain);
        }
        ControlFlow::Continue(found)
    }

    /// The number of routes to each end square of captures of these pieces.
    fn count(&self) -> BTreeMap<u8, u64> {
        let mut ends: BTreeMap<u8, u64> = BTreeMap::new();
        let mut layer = BTreeMap::from([(self.captor.begin(), 1_u64)]);
        while !layer.is_empty() {
            let mut next: BTreeMap<Chain<R::Bits>, u64> = BTreeMap::new();
            for (chain, routes) in layer {
                let hops = self.next(&chain).1;
                for hop in &hops {
                    *next.entry(self.captor.after(&chain, hop)).or_default() += routes;
                }
                if chain.king_order == self.king_order && self.completes(&chain) {
                    for end in self.captor.ends(&chain).each() {
                        *ends.entry(end).or_default() += routes;
                    }
                }
            }
            layer = next;
        }
        ends
    }
}

impl<R: Rules> Board<R> {
    /// A route of a capture that is legal here, landing on the given squares in
    /// this order, among others.
    pub(crate) fn route_through(
        &self,
        ply: Ply<R::Bits>,
        through: &[R::Bits],
    ) -> Option<Vec<Jump<R::Bits>>> {
        match self.side {
            Side::White => self.route_through_by::<ByWhite>(ply, through),
            Side::Black => self.route_through_by::<ByBlack>(ply, through),
        }
    }

    fn route_through_by<M: Mover>(
        &self,
        ply: Ply<R::Bits>,
        through: &[R::Bits],
    ) -> Option<Vec<Jump<R::Bits>>> {
        let routes = Routes::<R, M>::new(self, ply);
        let (mut jumps, mut dead) = (Vec::new(), Seen::new());
        let found = routes.find(routes.captor.begin(), through, &mut jumps, &mut dead);
        found.then_some(jumps)
    }

    /// Calls `visit` with the jumps of every route of a capture that is legal
    /// here, until it returns false.
    pub(crate) fn each_route(
        &self,
        ply: Ply<R::Bits>,
        visit: &mut impl FnMut(&[Jump<R::Bits>]) -> bool,
    ) {
        match self.side {
            Side::White => self.each_route_by::<ByWhite>(ply, visit),
            Side::Black => self.each_route_by::<ByBlack>(ply, visit),
        }
    }

    fn each_route_by<M: Mover>(
        &self,
        ply: Ply<R::Bits>,
        visit: &mut impl FnMut(&[Jump<R::Bits>]) -> bool,
    ) {
        let routes = Routes::<R, M>::new(self, ply);
        let _ = routes.each(
            routes.captor.begin(),
            &mut Vec::new(),
            &mut Seen::new(),
            visit,
        );
    }

    /// How many routes lead to each end square, for the captures that are legal
    /// here and take the same pieces with the same piece as this one.
    pub(super) fn count_routes<M: Mover>(&self, ply: Ply<R::Bits>) -> BTreeMap<u8, u64> {
        Routes::<R, M>::new(self, ply).count()
    }
}
