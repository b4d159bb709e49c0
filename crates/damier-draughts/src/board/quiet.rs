use alloc::vec::Vec;

use super::{Board, Layout, Memory, Mover, Ply};
use crate::direction::for_directions;
use crate::{Bits, KingReach, Rules};

impl<R: Rules> Board<R> {
    /// The kings that may make a quiet move.
    #[inline(always)]
    fn moving_kings<M: Mover>(&self) -> R::Bits {
        self.own::<M>() & self.kings & !self.memory.resting::<R::Bits>(M::WHITE)
    }

    /// How many quiet moves there are, counted without listing them.
    #[inline(always)]
    pub(super) fn count_quiet<M: Mover>(&self) -> u32 {
        let empty = self.empty();
        let men = self.own::<M>() & !self.kings;
        let mut count = 0;
        for_directions!(R::MAN_STEPS.of(M::WHITE), D => {
            count += (Layout::<R>::step::<D>(men) & empty).count();
        });
        let kings = self.moving_kings::<M>();
        if kings.is_empty() {
            return count;
        }
        for_directions!(R::KING_STEPS, D => {
            // Rays in one direction from different kings never meet: the king
            // in front would have stopped the one behind.
            let mut ray = Layout::<R>::step::<D>(kings) & empty;
            match R::KING_REACH {
                KingReach::Short => count += ray.count(),
                KingReach::Flying => {
                    while !ray.is_empty() {
                        count += ray.count();
                        ray = Layout::<R>::step::<D>(ray) & empty;
                    }
                }
            }
        });
        count
    }

    /// Appends the quiet moves.
    #[inline(always)]
    pub(super) fn quiet_by<M: Mover>(&self, list: &mut Vec<Ply<R::Bits>>) {
        let empty = self.empty();
        let men = self.own::<M>() & !self.kings;
        for_directions!(R::MAN_STEPS.of(M::WHITE), D => {
            for to in (Layout::<R>::step::<D>(men) & empty).each() {
                list.push(Ply {
                    from: Layout::<R>::index_before::<D>(to),
                    to,
                    crowns: Self::crowns_at(M::WHITE, to),
                    captured: R::Bits::EMPTY,
                });
            }
        });
        for from in self.moving_kings::<M>().each() {
            let king = R::Bits::single(from);
            for_directions!(R::KING_STEPS, D => {
                let mut to = Layout::<R>::step::<D>(king) & empty;
                while !to.is_empty() {
                    list.push(Ply {
                        from,
                        to: to.first(),
                        crowns: false,
                        captured: R::Bits::EMPTY,
                    });
                    to = match R::KING_REACH {
                        KingReach::Short => R::Bits::EMPTY,
                        KingReach::Flying => Layout::<R>::step::<D>(to) & empty,
                    };
                }
            });
        }
    }
}
