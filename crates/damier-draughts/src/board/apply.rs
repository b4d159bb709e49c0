use damier_game::Side;

use super::{Board, ByBlack, ByWhite, Event, Layout, Memory, Mover};
use crate::{Bits, Rules};

/// A legal move of a [`Board`], as small as it gets. It is only meaningful to
/// the board that generated it.
///
/// ```
/// use damier_draughts::{Board, rules::Russian};
///
/// let board = Board::<Russian>::start();
/// let mut plies = Vec::new();
/// board.moves_into(&mut plies);
/// let ply = plies[0];
/// assert!(!ply.is_capture() && !ply.crowns);
/// // In full, for people:
/// let mv = board.describe(ply);
/// assert_eq!(board.find(&mv), Some(ply));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Ply<B> {
    /// Bit index of the square that the piece leaves.
    pub from: u8,
    /// Bit index of the square that it reaches; equal to `from` in a circular
    /// capture.
    pub to: u8,
    /// Whether a man is crowned.
    pub crowns: bool,
    /// The squares of the captured pieces.
    pub captured: B,
}

impl<B: Bits> Ply<B> {
    /// Whether anything is captured.
    #[inline]
    pub fn is_capture(&self) -> bool {
        !self.captured.is_empty()
    }
}

impl<R: Rules> Board<R> {
    /// The board after one of its moves. A ply of another board gives a board
    /// that makes no sense, but does no harm beyond that.
    #[inline]
    #[must_use]
    pub fn apply(&self, ply: Ply<R::Bits>) -> Board<R> {
        match self.side {
            Side::White => self.apply_by::<ByWhite>(ply),
            Side::Black => self.apply_by::<ByBlack>(ply),
        }
    }

    #[inline(always)]
    pub(super) fn apply_by<M: Mover>(&self, ply: Ply<R::Bits>) -> Board<R> {
        let (from, to) = (R::Bits::single(ply.from), R::Bits::single(ply.to));
        let was_king = self.kings.meets(from);
        let stays = self.kings & !(from | ply.captured);
        let kings = if was_king | ply.crowns {
            stays | to
        } else {
            stays
        };
        self.after::<M>(from, to, ply.captured, kings, was_king)
    }

    /// The board after a man's step.
    #[inline(always)]
    pub(super) fn after_step<M: Mover>(&self, from: R::Bits, to: R::Bits) -> Board<R> {
        let kings = self.kings | to & Layout::<R>::crown_row(M::WHITE);
        self.after::<M>(from, to, R::Bits::EMPTY, kings, false)
    }

    /// The board after a man's jump.
    #[inline(always)]
    pub(super) fn after_jump<M: Mover>(
        &self,
        from: R::Bits,
        over: R::Bits,
        to: R::Bits,
    ) -> Board<R> {
        let kings = self.kings & !over | to & Layout::<R>::crown_row(M::WHITE);
        self.after::<M>(from, to, over, kings, false)
    }

    /// The board after a king's quiet move.
    #[inline(always)]
    pub(super) fn after_king_move<M: Mover>(&self, from: R::Bits, to: R::Bits) -> Board<R> {
        let kings = self.kings ^ (from | to);
        self.after::<M>(from, to, R::Bits::EMPTY, kings, true)
    }

    #[inline(always)]
    fn after<M: Mover>(
        &self,
        from: R::Bits,
        to: R::Bits,
        captured: R::Bits,
        kings: R::Bits,
        was_king: bool,
    ) -> Board<R> {
        let own = self.own::<M>() ^ (from ^ to);
        let enemy = self.enemy::<M>() & !captured;
        let (white, black, side) = if M::WHITE {
            (own, enemy, Side::Black)
        } else {
            (enemy, own, Side::White)
        };
        let memory = self.memory.after(Event {
            white: M::WHITE,
            from,
            to,
            quiet_king: was_king && captured.is_empty(),
            captured,
            white_men: white & !kings,
            black_men: black & !kings,
        });
        Board {
            white,
            black,
            kings,
            side,
            memory,
        }
    }

    /// Whether the piece that makes this ply is a king before it.
    #[inline]
    pub fn moves_king(&self, ply: Ply<R::Bits>) -> bool {
        self.kings.meets(R::Bits::single(ply.from))
    }

    /// Whether a ply ends on its mover's crown row.
    #[inline(always)]
    pub(super) fn crowns_at(white: bool, to: u8) -> bool {
        Layout::<R>::crown_row(white).meets(R::Bits::single(to))
    }
}
