use super::{Board, Layout, Memory, Mover, Receiver};
use crate::direction::for_directions;
use crate::{Bits, Rules};

/// Whether these kings are better looked at one by one than together.
#[inline(always)]
pub(super) fn few<B: Bits>(kings: B) -> bool {
    kings.without_first().without_first().is_empty()
}

impl<R: Rules> Board<R> {
    /// The kings that may make a quiet move.
    #[inline(always)]
    fn moving_kings<M: Mover>(&self) -> R::Bits {
        self.kings_of::<M>() & !self.memory.resting::<R::Bits>(M::WHITE)
    }

    /// Where a king on this square can move quietly.
    #[inline(never)]
    pub(super) fn king_reach(&self, king: R::Bits) -> R::Bits {
        let (empty, index) = (self.empty(), king.first());
        let mut reach = R::Bits::EMPTY;
        for_directions!(R::KING_STEPS, D => {
            reach |= Layout::<R>::slide_from::<D>(index, empty);
        });
        reach
    }

    /// How many quiet moves these kings have. Slides in one direction never meet:
    /// the king in front would be in the way.
    #[inline(never)]
    pub(super) fn count_king_moves(&self, kings: R::Bits) -> u32 {
        let empty = self.empty();
        if few(kings) {
            let reach = |king| self.king_reach(R::Bits::single(king)).count();
            return kings.each().map(reach).sum();
        }
        let mut count = 0;
        for_directions!(R::KING_STEPS, D => {
            count += Layout::<R>::slide::<D>(kings, empty).count();
        });
        count
    }

    /// Hands over the quiet moves.
    #[inline(always)]
    pub(super) fn each_quiet<M: Mover>(&self, receiver: &mut impl Receiver<R>) {
        let empty = self.empty();
        let men = self.men_of::<M>();
        for_directions!(R::MAN_STEPS.of(M::WHITE), D => {
            receiver.steps::<M, D>(self, Layout::<R>::step::<D>(men) & empty);
        });
        let kings = self.moving_kings::<M>();
        if !kings.is_empty() {
            receiver.king_moves::<M>(self, kings);
        }
    }

    /// Whether there is a quiet move.
    #[inline(always)]
    pub(super) fn can_move_quietly<M: Mover>(&self) -> bool {
        let empty = self.empty();
        let (men, kings) = (self.men_of::<M>(), self.moving_kings::<M>());
        let mut to = R::Bits::EMPTY;
        for_directions!(R::MAN_STEPS.of(M::WHITE), D => {
            to |= Layout::<R>::step::<D>(men);
        });
        for_directions!(R::KING_STEPS, D => {
            to |= Layout::<R>::step::<D>(kings);
        });
        to.meets(empty)
    }
}
