use core::fmt;
use core::num::NonZeroU8;

use damier_game::Side;

/// A square, by its number: 1 is the top left one, numbers run row by row, with
/// White at the bottom.
///
/// Which numbers exist depends on the board; see
/// [`Geometry`](crate::Geometry).
///
/// ```
/// use damier_draughts::{Square, Variant};
///
/// let square = Square::new(32).expect("not zero");
/// assert_eq!(square.number(), 32);
/// assert_eq!(Variant::Russian.geometry().algebra(square), "g1");
/// assert_eq!(Square::new(0), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Square(NonZeroU8);

impl Square {
    /// The largest number on any board that this crate knows (12x12).
    pub const MAX_NUMBER: u8 = 72;

    /// The square of this number; `None` for 0 and above
    /// [`MAX_NUMBER`](Square::MAX_NUMBER).
    pub const fn new(number: u8) -> Option<Square> {
        if number > Square::MAX_NUMBER {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Square(number)),
            None => None,
        }
    }

    /// The number, from 1.
    pub const fn number(self) -> u8 {
        self.0.get()
    }
}

impl From<Square> for u8 {
    fn from(square: Square) -> u8 {
        square.number()
    }
}

impl TryFrom<u8> for Square {
    type Error = NoSuchSquare;

    fn try_from(number: u8) -> Result<Square, NoSuchSquare> {
        Square::new(number).ok_or(NoSuchSquare(number))
    }
}

/// The number is that of no square on any board.
///
/// ```
/// use damier_draughts::Square;
///
/// let error = Square::try_from(73).unwrap_err();
/// assert_eq!(error.to_string(), "there is no square 73: numbers run from 1 to 72");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchSquare(u8);

impl fmt::Display for NoSuchSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(number) = self;
        write!(
            f,
            "there is no square {number}: numbers run from 1 to {}",
            Square::MAX_NUMBER
        )
    }
}

impl core::error::Error for NoSuchSquare {}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Square({})", self.0)
    }
}

/// Man or king.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum PieceKind {
    /// A piece that has not been crowned.
    Man,
    /// A crowned piece.
    King,
}

/// A piece: whose it is and what it is.
///
/// ```
/// use damier_draughts::{Piece, PieceKind, Position, Square, Variant};
/// use damier_game::Side;
///
/// let start = Position::start(Variant::American);
/// let piece = start.piece_at(Square::new(1).expect("not zero"));
/// assert_eq!(piece, Some(Piece { side: Side::Black, kind: PieceKind::Man }));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose piece.
    pub side: Side,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// A man of this side.
    pub const fn man(side: Side) -> Piece {
        Piece {
            side,
            kind: PieceKind::Man,
        }
    }

    /// A king of this side.
    pub const fn king(side: Side) -> Piece {
        Piece {
            side,
            kind: PieceKind::King,
        }
    }

    /// Whether it is a king.
    pub const fn is_king(self) -> bool {
        matches!(self.kind, PieceKind::King)
    }
}
