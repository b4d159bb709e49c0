use core::cmp::Ordering;
use core::hash::{Hash, Hasher};

use crate::Square;
use crate::square_list::SquareList;

/// A whole turn of one side: a quiet move or a complete capture.
///
/// Only a [`Position`](crate::Position) makes one, so a move is always legal in
/// the position that gave it. Two captures with the same start, end and captured
/// squares are the same move, whatever their routes, and equal.
///
/// ```
/// use damier_draughts::{Position, Variant};
///
/// let position = Position::from_fen(Variant::International, "W:W32:B28,19")?;
/// let moves = position.legal_moves();
/// assert_eq!(moves.len(), 1);
/// let numbers = |squares: &[damier_draughts::Square]| {
///     squares.iter().map(|square| square.number()).collect::<Vec<_>>()
/// };
/// assert_eq!(numbers(moves[0].path()), [32, 23, 14]);
/// assert_eq!(numbers(moves[0].captures()), [19, 28]);
/// assert!(moves[0].is_capture() && !moves[0].crowns());
/// # Ok::<(), damier_draughts::PositionError>(())
/// ```
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Move {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) captures: SquareList,
    pub(crate) path: SquareList,
    pub(crate) crowns: bool,
}

impl Move {
    /// All but the path: another position may give the same move another of its
    /// routes.
    fn essence(&self) -> (Square, Square, &SquareList, bool) {
        (self.from, self.to, &self.captures, self.crowns)
    }

    /// The square that the piece leaves.
    pub const fn from(&self) -> Square {
        self.from
    }

    /// The square on which it ends; the same as [`from`](Move::from) in a
    /// circular capture.
    pub const fn to(&self) -> Square {
        self.to
    }

    /// The squares of the captured pieces, ascending.
    pub fn captures(&self) -> &[Square] {
        &self.captures
    }

    /// One route of the move: start, the square of each landing, end. A king
    /// that goes straight on over two pieces is shown to land right behind the
    /// first.
    pub fn path(&self) -> &[Square] {
        &self.path
    }

    /// Whether anything is captured.
    pub fn is_capture(&self) -> bool {
        !self.captures.is_empty()
    }

    /// Whether a man is crowned.
    pub const fn crowns(&self) -> bool {
        self.crowns
    }
}

impl PartialEq for Move {
    fn eq(&self, other: &Move) -> bool {
        self.essence() == other.essence()
    }
}

impl Eq for Move {}

impl PartialOrd for Move {
    fn partial_cmp(&self, other: &Move) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Move {
    fn cmp(&self, other: &Move) -> Ordering {
        self.essence().cmp(&other.essence())
    }
}

impl Hash for Move {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}
