use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use super::capture::{Captor, Chain};
use super::{Board, Mover, Ply};
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

impl<B: Bits> Collector<'_, B> {
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
    fn follow<R: Rules<Bits = B>, M: Mover>(&mut self, captor: &Captor<R, M>, chain: Chain<B>) {
        let mut goes_on = false;
        captor.hops(&chain, |hop| {
            goes_on = true;
            if self.jumps_left > 0 {
                self.jumps_left -= 1;
                self.follow(captor, captor.after(&chain, &hop));
            }
        });
        if !goes_on && chain.pieces > 0 {
            self.finish(captor, &chain);
        }
    }

    /// Follows all routes together, jump by jump; routes that meet in the same
    /// state are one from there on.
    fn follow_states<R: Rules<Bits = B>, M: Mover>(&mut self, captor: &Captor<R, M>) {
        captor.each_end(|chain, _routes| self.finish(captor, chain));
    }

    /// Removes repetitions, keeping the order of what stays in short lists.
    fn distinct(&mut self) {
        if !self.may_repeat || self.list.len() - self.start < 2 {
            return;
        }
        if self.list.len() - self.start > SHORT_LIST {
            let mut found = self.list.split_off(self.start);
            found.sort_unstable();
            found.dedup();
            self.list.append(&mut found);
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

impl<R: Rules, M: Mover> Captor<R, M> {
    /// Calls `finish` for every state in which a capture ends, with the number
    /// of routes that lead there.
    pub(super) fn each_end(&self, mut finish: impl FnMut(&Chain<R::Bits>, u64)) {
        let mut layer = BTreeMap::from([(self.begin(), 1_u64)]);
        while !layer.is_empty() {
            let mut next = BTreeMap::new();
            for (chain, routes) in &layer {
                let mut goes_on = false;
                self.hops(chain, |hop| {
                    goes_on = true;
                    *next.entry(self.after(chain, &hop)).or_default() += routes;
                });
                if !goes_on && chain.pieces > 0 {
                    finish(chain, *routes);
                }
            }
            layer = next;
        }
    }
}

impl<R: Rules> Board<R> {
    /// Appends the legal captures.
    #[inline]
    pub(super) fn captures_by<M: Mover>(&self, list: &mut Vec<Ply<R::Bits>>) {
        let start = list.len();
        let mut found = Collector {
            list,
            start,
            best: 0,
            jumps_left: PLAIN_JUMPS,
            may_repeat: false,
        };
        let captors = self.capturing_men::<M>() | self.own::<M>() & self.kings;
        for from in captors.each() {
            let captor = Captor::<R, M>::new(self, from);
            found.follow(&captor, captor.begin());
        }
        if found.jumps_left == 0 {
            found.list.truncate(start);
            found.best = 0;
            for from in captors.each() {
                found.follow_states(&Captor::<R, M>::new(self, from));
            }
        }
        found.distinct();
    }

    /// Every legal capture with the number of its routes.
    pub(super) fn routes_by<M: Mover>(&self) -> Vec<(Ply<R::Bits>, u64)> {
        let mut best = 0;
        let mut found: BTreeMap<Ply<R::Bits>, u64> = BTreeMap::new();
        let captors = self.capturing_men::<M>() | self.own::<M>() & self.kings;
        for from in captors.each() {
            let captor = Captor::<R, M>::new(self, from);
            captor.each_end(|chain, routes| {
                let rank = captor.rank(chain);
                if rank > best {
                    best = rank;
                    found.clear();
                }
                if rank == best {
                    for to in captor.ends(chain).each() {
                        let crowns = captor.crowns(chain, to);
                        let ply = Ply { from, to, crowns, captured: chain.taken };
                        *found.entry(ply).or_default() += routes;
                    }
                }
            });
        }
        found.into_iter().collect()
    }
}
