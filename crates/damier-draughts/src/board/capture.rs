use core::marker::PhantomData;

use super::jumps::Takeoffs;
use super::seen::Hashed;
use super::{Board, Layout, Mover, folded};
use crate::direction::{DIRECTIONS, OPPOSITE, for_directions};
use crate::{Bits, Crowning, KingReach, Landing, Precedence, Removal, Rules};

/// No direction: a capture that has not begun.
const NOWHERE: u8 = DIRECTIONS as u8;

/// What a man counts where captures are compared by value; of a king, the rules say it.
const MAN_VALUE: u32 = 100;

/// A capture on its way. Two chains that are equal go on in the same ways,
/// whatever happened before: that is what bounds the work on crowded boards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Chain<B> {
    /// The pieces jumped so far.
    pub(super) taken: B,
    /// The square right behind the piece jumped last, or the start. A flying
    /// king may also stand on the free squares beyond.
    pub(super) at: B,
    /// The direction of the last jump.
    pub(super) direction: u8,
    /// How many pieces were jumped.
    pub(super) pieces: u8,
    /// Which of them were kings, the first in the highest bit; 0 where the order
    /// does not matter.
    pub(super) king_order: u16,
    /// Whether the capturing piece has the powers of a king by now.
    pub(super) king: bool,
}

impl<B: Bits> Hashed for Chain<B> {
    fn hash(&self) -> u64 {
        let rest = u64::from(self.at.first())
            | u64::from(self.direction) << 8
            | u64::from(self.king) << 16
            | u64::from(self.king_order) << 24;
        let taken = self.taken.wide();
        let high = folded(
            (taken >> 64) as u64 ^ 0x1656_67B1_9E37_79F9,
            0x9E37_79B9_7F4A_7C15,
        );
        folded(
            taken as u64 ^ high ^ 0xC2B2_AE3D_27D4_EB4F,
            rest ^ 0xA076_1D64_78BD_642F,
        )
    }
}

impl<B: Bits> Hashed for (Chain<B>, usize) {
    fn hash(&self) -> u64 {
        folded(self.0.hash(), self.1 as u64 ^ 0xE703_7ED1_A0B4_28DB)
    }
}

/// One jump that a chain can go on with.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hop<B> {
    /// The square it is made from. If the chain goes straight on, that is the
    /// one right behind the piece jumped before.
    pub(super) takeoff: B,
    /// The piece jumped.
    pub(super) over: B,
    /// The square right behind it.
    pub(super) landing: B,
    /// Where to.
    pub(super) direction: u8,
}

/// The board around one capturing piece.
pub(super) struct Captor<R: Rules, M> {
    /// What may be captured.
    targets: R::Bits,
    /// The kings among them.
    kings: R::Bits,
    /// Where the piece can land: the square that it left is free.
    free: R::Bits,
    /// From where it could jump first.
    takeoffs: Takeoffs<R>,
    /// Bit index of the square that it left.
    pub(super) from: u8,
    /// Whether it was a king there.
    was_king: bool,
    mover: PhantomData<M>,
}

impl<R: Rules, M: Mover> Captor<R, M> {
    /// A man that captures.
    #[inline(always)]
    pub(super) fn man(board: &Board<R>, from: u8) -> Captor<R, M> {
        let free = board.empty() | R::Bits::single(from);
        let takeoffs = Takeoffs::of_men::<M>(board.targets_of_men::<M>(), free);
        Captor::new(board, from, free, takeoffs)
    }

    /// A king that captures.
    #[inline(always)]
    pub(super) fn king(board: &Board<R>, from: u8) -> Captor<R, M> {
        let free = board.empty() | R::Bits::single(from);
        let takeoffs = Takeoffs::of_kings(board.enemy::<M>(), free);
        Captor::new(board, from, free, takeoffs)
    }

    #[inline(always)]
    fn new(board: &Board<R>, from: u8, free: R::Bits, takeoffs: Takeoffs<R>) -> Captor<R, M> {
        Captor {
            targets: board.enemy::<M>(),
            kings: board.enemy::<M>() & board.kings,
            free,
            takeoffs,
            from,
            was_king: board.kings.meets(R::Bits::single(from)),
            mover: PhantomData,
        }
    }

    /// The chain before the first jump.
    pub(super) fn begin(&self) -> Chain<R::Bits> {
        Chain {
            taken: R::Bits::EMPTY,
            at: R::Bits::single(self.from),
            direction: NOWHERE,
            pieces: 0,
            king_order: 0,
            king: self.was_king,
        }
    }

    /// The chain after one more jump.
    #[inline(always)]
    pub(super) fn after(&self, chain: &Chain<R::Bits>, hop: &Hop<R::Bits>) -> Chain<R::Bits> {
        let pieces = chain.pieces + 1;
        let king_order = match R::PRECEDENCE {
            Precedence::ItalianOrder if hop.over.meets(self.kings) => {
                chain.king_order | 0x8000_u16.unbounded_shr(u32::from(chain.pieces))
            }
            _ => chain.king_order,
        };
        let crowned = match R::CROWNING {
            Crowning::WhereTheMoveEnds | Crowning::EndsTheMove => false,
            Crowning::InPassing => Layout::<R>::crown_row(M::WHITE).meets(hop.landing),
        };
        Chain {
            taken: chain.taken | hop.over,
            at: hop.landing,
            direction: hop.direction,
            pieces,
            king_order,
            king: chain.king | crowned,
        }
    }

    /// Calls `visit` for every jump that the chain can go on with.
    #[inline(always)]
    pub(super) fn hops(&self, chain: &Chain<R::Bits>, mut visit: impl FnMut(Hop<R::Bits>)) {
        if chain.king {
            self.king_hops(chain, &mut visit);
        } else {
            self.man_hops(chain, &mut visit);
        }
    }

    /// Whether the chain can go on.
    pub(super) fn can_hop(&self, chain: &Chain<R::Bits>) -> bool {
        let mut any = false;
        self.hops(chain, |_| any = true);
        any
    }

    #[inline(always)]
    fn free_in(&self, chain: &Chain<R::Bits>) -> R::Bits {
        match R::REMOVAL {
            Removal::AfterTheMove => self.free,
            Removal::AtOnce => self.free | chain.taken,
        }
    }

    #[inline(always)]
    pub(super) fn man_hops(&self, chain: &Chain<R::Bits>, visit: &mut impl FnMut(Hop<R::Bits>)) {
        // No man stands on its crown row before it captures.
        if let Crowning::EndsTheMove = R::CROWNING
            && chain.at.meets(Layout::<R>::crown_row(M::WHITE))
        {
            return;
        }
        let takeoffs = match R::REMOVAL {
            Removal::AfterTheMove => &self.takeoffs,
            // What was lifted is no longer in the way.
            Removal::AtOnce => &Takeoffs::of_men::<M>(self.targets_of_men(), self.free_in(chain)),
        };
        if !chain.at.meets(takeoffs.any) {
            return;
        }
        for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
            if chain.at.meets(takeoffs.to[D]) {
                let over = Layout::<R>::step::<D>(chain.at);
                if !over.meets(chain.taken) {
                    let landing = Layout::<R>::step::<D>(over);
                    visit(Hop { takeoff: chain.at, over, landing, direction: D as u8 });
                }
            }
        });
    }

    #[inline(always)]
    fn targets_of_men(&self) -> R::Bits {
        if R::MEN_TAKE_KINGS {
            self.targets
        } else {
            self.targets & !self.kings
        }
    }

    #[inline(always)]
    pub(super) fn king_hops(&self, chain: &Chain<R::Bits>, visit: &mut impl FnMut(Hop<R::Bits>)) {
        let (targets, free) = (self.targets & !chain.taken, self.free_in(chain));
        let changed = match R::REMOVAL {
            Removal::AfterTheMove => !self.was_king,
            Removal::AtOnce => chain.pieces > 0,
        };
        let takeoffs = if changed {
            &Takeoffs::of_kings(targets, free)
        } else {
            &self.takeoffs
        };
        let stands = self.landings(chain);
        if !stands.meets(takeoffs.any) {
            return;
        }
        // The lines in one direction through these squares are as many as they,
        // but for the one that the king came along.
        let mut landings = [R::Bits::EMPTY; DIRECTIONS];
        for_directions!(R::KING_JUMPS, D => {
            // Straight back stands the piece just jumped, if it is not lifted at
            // once.
            let back = OPPOSITE[D] as u8 == chain.direction;
            let takeoff = stands & takeoffs.to[D];
            if !takeoff.is_empty() && (R::TURNS_BACK || !back) {
                let met = Layout::<R>::step::<D>(Layout::<R>::approach::<D>(takeoff, free));
                landings[D] = Layout::<R>::step::<D>(met & targets) & free;
            }
        });
        for (direction, landings) in landings.into_iter().enumerate() {
            for landing in landings.each().map(R::Bits::single) {
                let over = Layout::<R>::step_by(landing, OPPOSITE[direction]);
                visit(Hop {
                    takeoff: self.takeoff(chain, stands, over, direction),
                    over,
                    landing,
                    direction: direction as u8,
                });
            }
        }
    }

    /// On which of the squares where it may stand a king jumps this piece.
    #[inline(always)]
    fn takeoff(
        &self,
        chain: &Chain<R::Bits>,
        stands: R::Bits,
        over: R::Bits,
        direction: usize,
    ) -> R::Bits {
        if usize::from(chain.direction) == direction {
            return chain.at;
        }
        stands & Layout::<R>::slide_by(over, OPPOSITE[direction], self.free_in(chain))
    }

    /// The squares on which the piece can stand after its last jump.
    #[inline(always)]
    fn landings(&self, chain: &Chain<R::Bits>) -> R::Bits {
        let runs_on = matches!(R::KING_REACH, KingReach::Flying)
            && !matches!(R::LANDING, Landing::RightBehind);
        if runs_on && chain.king && chain.direction != NOWHERE {
            let (direction, free) = (usize::from(chain.direction), self.free_in(chain));
            chain.at | Layout::<R>::slide_by(chain.at, direction, free)
        } else {
            chain.at
        }
    }

    /// Where the piece may stand before a jump: see
    /// [`Jump::standing`](super::route::Jump::standing).
    pub(super) fn standing(&self, chain: &Chain<R::Bits>, hop: &Hop<R::Bits>) -> R::Bits {
        let straight = chain.direction == hop.direction;
        if straight {
            self.landings(chain)
        } else {
            hop.takeoff
        }
    }

    /// Pieces that the chain could still take if it could jump them more than
    /// once: all that it takes on any way on are among them.
    pub(super) fn within_reach(&self, chain: &Chain<R::Bits>) -> R::Bits {
        let left = self.targets & !chain.taken;
        let mut free = self.free_in(chain);
        let mut reached = R::Bits::EMPTY;
        let mut stands = self.landings(chain);
        loop {
            let before = stands;
            for_directions!(R::KING_JUMPS, D => {
                let met = Layout::<R>::step::<D>(Layout::<R>::approach::<D>(stands, free));
                let landing = Layout::<R>::step::<D>(met & left) & free;
                reached |= Layout::<R>::back::<D>(landing);
                stands |= Layout::<R>::approach::<D>(landing, free);
            });
            if let Removal::AtOnce = R::REMOVAL {
                free |= reached;
            }
            if stands == before || reached == left {
                return reached;
            }
        }
    }

    /// The squares on which a chain that cannot go on may end.
    #[inline(always)]
    pub(super) fn ends(&self, chain: &Chain<R::Bits>) -> R::Bits {
        if let Landing::RightBehindLastKing = R::LANDING {
            let last = Layout::<R>::step_by(chain.at, OPPOSITE[usize::from(chain.direction)]);
            if last.meets(self.kings) {
                return chain.at;
            }
        }
        self.landings(chain)
    }

    /// Whether a chain that cannot go on crowns a man by ending on this square.
    #[inline(always)]
    pub(super) fn crowns(&self, chain: &Chain<R::Bits>, to: u8) -> bool {
        !self.was_king && (chain.king || Board::<R>::crowns_at(M::WHITE, to))
    }

    /// The order of precedence of a chain that cannot go on: only the captures of
    /// the highest rank are legal.
    #[inline(always)]
    pub(super) fn rank(&self, chain: &Chain<R::Bits>) -> u32 {
        self.rank_of(u32::from(chain.pieces), chain.taken, chain.king_order)
    }

    /// A rank that no continuation of the chain can exceed.
    pub(super) fn utmost_rank(&self, chain: &Chain<R::Bits>) -> u32 {
        let taken = chain.taken | self.within_reach(chain);
        let any_order = u16::MAX.unbounded_shr(u32::from(chain.pieces));
        self.rank_of(taken.count(), taken, chain.king_order | any_order)
    }

    #[inline(always)]
    fn rank_of(&self, pieces: u32, taken: R::Bits, king_order: u16) -> u32 {
        let kings = || (taken & self.kings).count();
        let by_king = u32::from(self.was_king);
        match R::PRECEDENCE {
            Precedence::Free => 0,
            Precedence::MostPieces => pieces,
            Precedence::MostValue { king } => {
                2 * (MAN_VALUE * pieces + (king - MAN_VALUE) * kings()) + by_king
            }
            Precedence::MostPiecesThenKings => pieces << 8 | kings(),
            Precedence::ItalianOrder => {
                let order = u32::from(king_order);
                pieces << 24 | by_king << 23 | kings() << 16 | order
            }
            Precedence::KingFirst => by_king,
        }
    }
}
