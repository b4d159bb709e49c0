use super::quiet::few;
use super::{Board, Layout, Mover, Receiver};
use crate::direction::{DIRECTIONS, OPPOSITE, for_directions};
use crate::{Bits, Crowning, KingReach, Precedence, Rules};

/// From where a man could jump in each direction, whoever stands there.
///
/// The squares between which a single jump is made look the same to every man of
/// the board: the square that it leaves is not in the way of its next jump, nor
/// would it land there, and it cannot turn straight back. So the sets that tell
/// which men can jump also tell which can go on after it.
pub(super) struct Takeoffs<R: Rules> {
    pub(super) to: [R::Bits; DIRECTIONS],
    pub(super) any: R::Bits,
}

impl<R: Rules> Takeoffs<R> {
    /// For men who may jump the targets and land on free squares.
    #[inline(always)]
    pub(super) fn of_men<M: Mover>(targets: R::Bits, free: R::Bits) -> Takeoffs<R> {
        let mut takeoffs = Takeoffs {
            to: [R::Bits::EMPTY; DIRECTIONS],
            any: R::Bits::EMPTY,
        };
        for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
            let jumped = Layout::<R>::back::<D>(free) & targets;
            takeoffs.to[D] = Layout::<R>::back::<D>(jumped);
            takeoffs.any |= takeoffs.to[D];
        });
        takeoffs
    }

    /// The same for kings, which also slide up to what they jump.
    #[inline(always)]
    pub(super) fn of_kings(targets: R::Bits, free: R::Bits) -> Takeoffs<R> {
        let mut takeoffs = Takeoffs {
            to: [R::Bits::EMPTY; DIRECTIONS],
            any: R::Bits::EMPTY,
        };
        for_directions!(R::KING_JUMPS, D => {
            let jumped = Layout::<R>::back::<D>(free) & targets;
            let seen = Layout::<R>::approach::<{ OPPOSITE[D] }>(jumped, free);
            takeoffs.to[D] = Layout::<R>::back::<D>(seen);
            takeoffs.any |= takeoffs.to[D];
        });
        takeoffs
    }

    /// Where the men land that can jump in this direction.
    #[inline(always)]
    fn landings<const D: usize>(&self, men: R::Bits) -> R::Bits {
        Layout::<R>::step::<D>(Layout::<R>::step::<D>(men & self.to[D]))
    }
}

/// Whether captures by men alone that take no king are all of one rank, or ranked
/// by the number of pieces.
const fn counts_pieces<R: Rules>() -> bool {
    !matches!(R::PRECEDENCE, Precedence::Free | Precedence::KingFirst)
}

impl<R: Rules> Board<R> {
    /// Whether the side to move can capture anything.
    #[inline(always)]
    pub(super) fn can_capture<M: Mover>(&self) -> bool {
        !(self.capturing_men::<M>() | self.capturing_kings::<M>()).is_empty()
    }

    #[inline(always)]
    fn takeoffs<M: Mover>(&self) -> Takeoffs<R> {
        Takeoffs::of_men::<M>(self.targets_of_men::<M>(), self.empty())
    }

    /// What the men of the side to move may capture.
    #[inline(always)]
    pub(super) fn targets_of_men<M: Mover>(&self) -> R::Bits {
        if R::MEN_TAKE_KINGS {
            self.enemy::<M>()
        } else {
            self.enemy::<M>() & !self.kings
        }
    }

    /// The men that can capture.
    #[inline(always)]
    pub(super) fn capturing_men<M: Mover>(&self) -> R::Bits {
        self.takeoffs::<M>().any & self.men_of::<M>()
    }

    /// The kings that can capture.
    #[inline(always)]
    pub(super) fn capturing_kings<M: Mover>(&self) -> R::Bits {
        let kings = self.kings_of::<M>();
        if kings.is_empty() {
            return kings;
        }
        if matches!(R::KING_REACH, KingReach::Flying) && few(kings) {
            return self.capturing_among::<M>(kings);
        }
        kings & self.takeoffs_of_kings::<M>()
    }

    /// The same, one flying king after the other: its capture begins with the nearest
    /// piece in a direction.
    #[inline(never)]
    fn capturing_among<M: Mover>(&self, kings: R::Bits) -> R::Bits {
        let (targets, free) = (self.enemy::<M>(), self.empty());
        let mut capturing = R::Bits::EMPTY;
        for king in kings.each() {
            let mut exposed = R::Bits::EMPTY;
            for_directions!(R::KING_JUMPS, D => {
                exposed |= Layout::<R>::back::<D>(free) & Layout::<R>::ray::<D>(king);
            });
            if !exposed.meets(targets) {
                continue;
            }
            let mut jumped = R::Bits::EMPTY;
            for_directions!(R::KING_JUMPS, D => {
                let landing = Layout::<R>::back::<D>(free);
                jumped |= Layout::<R>::first_from::<D>(king, free) & landing;
            });
            if jumped.meets(targets) {
                capturing |= R::Bits::single(king);
            }
        }
        capturing
    }

    // A function of its own: most positions have no king, and should not pay for the
    // registers that this needs.
    #[inline(never)]
    fn takeoffs_of_kings<M: Mover>(&self) -> R::Bits {
        Takeoffs::<R>::of_kings(self.enemy::<M>(), self.empty()).any
    }

    /// Whether captures have to be compared one by one even if only men capture:
    /// where it matters which pieces they take, or whether they become kings.
    #[inline(always)]
    fn captures_differ<M: Mover>(&self) -> bool {
        match R::PRECEDENCE {
            Precedence::Free | Precedence::KingFirst => false,
            Precedence::MostPieces => matches!(R::CROWNING, Crowning::InPassing),
            Precedence::MostValue { .. }
            | Precedence::MostPiecesThenKings
            | Precedence::ItalianOrder => R::MEN_TAKE_KINGS && self.enemy::<M>().meets(self.kings),
        }
    }

    /// Hands over the legal captures, and tells whether there are any.
    #[inline(always)]
    pub(super) fn each_capture<M: Mover>(&self, receiver: &mut impl Receiver<R>) -> bool {
        let takeoffs = self.takeoffs::<M>();
        let men = self.men_of::<M>();
        if !self.capturing_kings::<M>().is_empty() {
            receiver.captures::<M>(self, |list| self.every_capture::<M>(list));
            return true;
        }
        if !takeoffs.any.meets(men) {
            return false;
        }
        if self.captures_differ::<M>() {
            receiver.captures::<M>(self, |list| self.every_capture::<M>(list));
            return true;
        }
        let mut landings = R::Bits::EMPTY;
        for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
            landings |= takeoffs.landings::<D>(men);
        });
        let mut going_on = landings & takeoffs.any;
        let crown_row = Layout::<R>::crown_row(M::WHITE);
        match R::CROWNING {
            Crowning::WhereTheMoveEnds => {}
            Crowning::InPassing => going_on |= landings & crown_row,
            Crowning::EndsTheMove => going_on &= !crown_row,
        }
        if going_on.is_empty() || !counts_pieces::<R>() {
            for_directions!(R::MAN_JUMPS.of(M::WHITE), D => {
                receiver.jumps::<M, D>(self, takeoffs.landings::<D>(men) & !going_on);
            });
        }
        if !going_on.is_empty() {
            receiver.captures::<M>(self, |list| self.captures_through::<M>(going_on, list));
        }
        true
    }
}
