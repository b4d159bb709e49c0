use alloc::collections::BTreeSet;
use alloc::vec::Vec;

use damier_game::Side;

use super::capture::{Captor, Chain, Hop};
use super::{Board, ByBlack, ByWhite, Mover, Ply};
use crate::{Bits, Rules};

/// One jump of a route, in bit indices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Jump<B> {
    /// Where the piece may stand before this jump: one square if it turns there
    /// (or starts there); if it goes straight on, every free square up to the
    /// piece jumped. The first in moving order is `takeoff`.
    pub(crate) standing: B,
    /// The square to name: the turning square, or the one right behind the piece
    /// jumped before.
    pub(crate) takeoff: u8,
}

/// The search for routes of one capture.
struct Routes<'a, R: Rules, M, F> {
    captor: Captor<R, M>,
    ply: Ply<R::Bits>,
    jumps: Vec<Jump<R::Bits>>,
    /// States from which this capture cannot be completed.
    dead: BTreeSet<Chain<R::Bits>>,
    /// Called with each complete route; false stops the search.
    visit: &'a mut F,
    stopped: bool,
}

impl<R: Rules, M: Mover, F: FnMut(&[Jump<R::Bits>]) -> bool> Routes<'_, R, M, F> {
    /// Whether the capture can be completed from here.
    fn follow(&mut self, chain: Chain<R::Bits>) -> bool {
        if self.dead.contains(&chain) {
            return false;
        }
        let mut hops: Vec<Hop<R::Bits>> = Vec::new();
        self.captor.hops(&chain, |hop| hops.push(hop));
        if chain.taken == self.ply.captured {
            let ends = self.captor.ends(&chain).meets(R::Bits::single(self.ply.to));
            if ends && hops.is_empty() {
                self.stopped = !(self.visit)(&self.jumps);
            }
            return ends && hops.is_empty();
        }
        hops.retain(|hop| (hop.over & !self.ply.captured).is_empty());
        let mut completed = false;
        for hop in hops {
            let standing = self.captor.standing(&chain, &hop);
            self.jumps.push(Jump {
                standing,
                takeoff: hop.takeoff.first(),
            });
            completed |= self.follow(self.captor.after(&chain, &hop));
            self.jumps.pop();
            if self.stopped {
                return true;
            }
        }
        if !completed {
            self.dead.insert(chain);
        }
        completed
    }
}

impl<R: Rules> Board<R> {
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
        let captor = Captor::<R, M>::new(self, ply.from);
        let begin = captor.begin();
        let mut routes = Routes {
            captor,
            ply,
            jumps: Vec::new(),
            dead: BTreeSet::new(),
            visit,
            stopped: false,
        };
        routes.follow(begin);
    }
}
