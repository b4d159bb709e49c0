//! What the search asks of a board: the seam between the rules crate's fast
//! boards and everything here.

use damier_draughts::{Bits, Grid};
use damier_game::{BySide, Force, RepetitionKey, Side};

/// The pieces as sets of squares: bit `n - 1` is square `n`, numbered from the
/// top left as in the game's notation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pieces<B> {
    pub(crate) men: BySide<B>,
    pub(crate) kings: BySide<B>,
}

impl<B: Bits> Pieces<B> {
    /// What each side has.
    #[inline(always)]
    pub(crate) fn force(&self, long_diagonal: u128) -> BySide<Force> {
        let long_diagonal = B::from_wide(long_diagonal);
        BySide::from_fn(|side| {
            let (men, kings) = (self.men[side], self.kings[side]);
            Force {
                men: men.count() as u8,
                kings: kings.count() as u8,
                on_long_diagonal: ((men | kings) & long_diagonal).count() as u8,
            }
        })
    }

    /// How many there are.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        (self.men.white | self.men.black | self.kings.white | self.kings.black).count()
    }

    /// Whether nobody has a king.
    #[inline(always)]
    pub(crate) fn men_only(&self) -> bool {
        (self.kings.white | self.kings.black).is_empty()
    }
}

/// The size and customs of a board that the evaluation depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// The board.
    pub(crate) grid: Grid,
    /// Number of playing squares.
    pub(crate) squares: usize,
    /// Playing squares in a row.
    pub(crate) row: usize,
    /// Men of one side at the start.
    pub(crate) men: u32,
    /// The long diagonal as a set.
    pub(crate) long_diagonal: u128,
    /// Whether kings move any distance.
    pub(crate) flying: bool,
    /// Whether losing all pieces wins.
    pub(crate) losing: bool,
}

/// A position of one variant, copied as it is played on.
pub(crate) trait Arena: Copy {
    /// A move of this variant.
    type Move: Copy;
    /// A set of squares.
    type Set: Bits;
    /// The board it is played on.
    const SHAPE: Shape;

    fn side_to_move(&self) -> Side;
    /// A hash of pieces, squares and side to move.
    fn key(&self) -> u64;
    /// The hash after a move, from the one before it.
    fn key_after(&self, mv: &Self::Move, key: u64) -> u64;
    fn pieces(&self) -> Pieces<Self::Set>;
    /// White's pieces, Black's, and the kings of both, in the bits of the board;
    /// `None` if those are more than 64, or if the legal moves depend on more.
    fn words(&self) -> Option<[u64; 3]>;
    /// The exact key that the game's history is kept in.
    fn repetition_key(&self) -> RepetitionKey;
    /// Fills the list with every legal move, distinct, in a fixed order.
    fn moves(&self, list: &mut Vec<Self::Move>);
    #[must_use]
    fn after(&self, mv: &Self::Move) -> Self;
    /// Whether this side could capture if it were on move.
    fn can_capture(&self, side: Side) -> bool;

    /// The squares (from 0) that the move leaves and reaches.
    fn ends(mv: &Self::Move) -> (usize, usize);
    /// How many pieces it takes.
    fn captured(mv: &Self::Move) -> u32;
    /// Whether a man moves.
    fn is_man(&self, mv: &Self::Move) -> bool;
}
