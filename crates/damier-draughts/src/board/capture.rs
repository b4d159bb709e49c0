use core::marker::PhantomData;

use super::seen::Hashed;
use super::{Board, Layout, Mover, folded};
use crate::direction::{DIRECTIONS, OPPOSITE, for_directions};
use crate::{Bits, Crowning, KingReach, Landing, Precedence, Removal, Rules};

/// No direction: a capture that has not begun.
const NOWHERE: u8 = DIRECTIONS as u8;

/// Values by which captures compare where value counts: so many kings are worth
/// more than so many men as the rules say, a king a little less than two men.
const MAN_VALUE: u32 = 100;
const KING_VALUE: u32 = 199;

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
    /// Bit index of the square that it left.
    pub(super) from: u8,
    /// Whether it was a king there.
    was_king: bool,
    mover: PhantomData<M>,
}

impl<R: Rules, M: Mover> Captor<R, M> {
    pub(super) fn new(board: &Board<R>, from: u8) -> Captor<R, M> {
        Captor {
            targets: board.enemy::<M>(),
            kings: board.enemy::<M>() & board.kings,
            free: board.empty() | R::Bits::single(from),
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
            Crowning::WhereTheMoveEnds => false,
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
        let spared = if R::MEN_TAKE_KINGS {
            R::Bits::EMPTY
        } else {
            self.kings
        };
        let (targets, free) = (self.targets & !(chain.taken | spared), self.free_in(chain));
        for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
            let over = Layout::<R>::step::<D>(chain.at) & targets;
            let landing = Layout::<R>::step::<D>(over) & free;
            if !landing.is_empty() {
                visit(Hop { takeoff: chain.at, over, landing, direction: D as u8 });
            }
        });
    }

    #[inline(always)]
    pub(super) fn king_hops(&self, chain: &Chain<R::Bits>, visit: &mut impl FnMut(Hop<R::Bits>)) {
        let (targets, free) = (self.targets & !chain.taken, self.free_in(chain));
        let mut ray = |takeoff: R::Bits, direction: usize| {
            let mut next = Layout::<R>::step_by(takeoff, direction);
            if let KingReach::Flying = R::KING_REACH {
                while next.meets(free) {
                    next = Layout::<R>::step_by(next, direction);
                }
            }
            let over = next & targets;
            let landing = Layout::<R>::step_by(over, direction) & free;
            if !landing.is_empty() {
                visit(Hop {
                    takeoff,
                    over,
                    landing,
                    direction: direction as u8,
                });
            }
        };
        let came = usize::from(chain.direction);
        if chain.direction == NOWHERE {
            for direction in (0..DIRECTIONS).filter(|&d| R::KING_JUMPS.contains(d)) {
                ray(chain.at, direction);
            }
            return;
        }
        for takeoff in self.landings(chain).each() {
            for direction in (0..DIRECTIONS).filter(|&d| R::KING_JUMPS.contains(d)) {
                // Straight on is looked at once, below; straight back stands the
                // piece just jumped, if it is not lifted at once.
                if direction != came && (R::TURNS_BACK || direction != OPPOSITE[came]) {
                    ray(R::Bits::single(takeoff), direction);
                }
            }
        }
        ray(chain.at, came);
    }

    /// The squares on which the piece can stand after its last jump.
    #[inline(always)]
    fn landings(&self, chain: &Chain<R::Bits>) -> R::Bits {
        let mut squares = chain.at;
        let runs_on = matches!(R::KING_REACH, KingReach::Flying)
            && !matches!(R::LANDING, Landing::RightBehind);
        if runs_on && chain.king && chain.direction != NOWHERE {
            let free = self.free_in(chain);
            let mut next = Layout::<R>::step_by(chain.at, usize::from(chain.direction)) & free;
            while !next.is_empty() {
                squares |= next;
                next = Layout::<R>::step_by(next, usize::from(chain.direction)) & free;
            }
        }
        squares
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
                let over = Self::run::<D>(stands, free) & left;
                let landing = Layout::<R>::step::<D>(over) & free;
                reached |= Layout::<R>::back::<D>(landing);
                stands |= landing | Self::run::<D>(landing, free) & free;
            });
            if let Removal::AtOnce = R::REMOVAL {
                free |= reached;
            }
            if stands == before || reached == left {
                return reached;
            }
        }
    }

    /// The squares that pieces on the given squares come to in a direction, over
    /// free squares and up to the first that is not; short pieces go one step.
    #[inline(always)]
    fn run<const D: usize>(stands: R::Bits, free: R::Bits) -> R::Bits {
        let mut next = Layout::<R>::step::<D>(stands);
        let mut run = next;
        if let KingReach::Flying = R::KING_REACH {
            while next.meets(free) {
                next = Layout::<R>::step::<D>(next & free);
                run |= next;
            }
        }
        run
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
            Precedence::MostValue => {
                2 * (MAN_VALUE * pieces + (KING_VALUE - MAN_VALUE) * kings()) + by_king
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

impl<R: Rules> Board<R> {
    /// Whether the side to move can capture anything.
    #[inline(always)]
    pub(super) fn can_capture<M: Mover>(&self) -> bool {
        !self.capturing_men::<M>().is_empty() || self.kings_can_capture::<M>()
    }

    /// The men that can capture.
    #[inline(always)]
    pub(super) fn capturing_men<M: Mover>(&self) -> R::Bits {
        let men = self.own::<M>() & !self.kings;
        let spared = if R::MEN_TAKE_KINGS {
            R::Bits::EMPTY
        } else {
            self.kings
        };
        let (targets, empty) = (self.enemy::<M>() & !spared, self.empty());
        let mut able = R::Bits::EMPTY;
        for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
            let jumped = Layout::<R>::back::<D>(empty) & targets;
            able |= Layout::<R>::back::<D>(jumped) & men;
        });
        able
    }

    #[inline(always)]
    fn kings_can_capture<M: Mover>(&self) -> bool {
        let kings = self.own::<M>() & self.kings;
        if kings.is_empty() {
            return false;
        }
        let (targets, empty) = (self.enemy::<M>(), self.empty());
        for_directions!(R::KING_JUMPS, D => {
            let mut next = Layout::<R>::step::<D>(kings);
            let mut met = next & targets;
            if let KingReach::Flying = R::KING_REACH {
                next &= empty;
                while !next.is_empty() {
                    next = Layout::<R>::step::<D>(next);
                    met |= next & targets;
                    next &= empty;
                }
            }
            if Layout::<R>::step::<D>(met).meets(empty) {
                return true;
            }
        });
        false
    }
}
