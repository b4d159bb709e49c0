use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use damier_game::Side;

use crate::board::Layout;
use crate::{Bits, Board, Notation, Piece, PieceKind, Rules, Square, Variant};

/// Pieces on squares and a side to move, legal or not: what a FEN text says and
/// what a board editor edits. [`Position::from_setup`](crate::Position::from_setup)
/// makes a playable position of it.
///
/// ```
/// use damier_draughts::{Piece, Position, Setup, Square, Variant};
/// use damier_game::Side;
///
/// let mut setup = Setup::parse_fen(Variant::International, "W:W31-35:BK5")?;
/// assert_eq!(setup.pieces.len(), 6);
/// setup.pieces.insert(Square::new(3).expect("not zero"), Piece::man(Side::White));
/// assert_eq!(setup.fen(), "W:W3,31,32,33,34,35:BK5");
/// let errors = Position::from_setup(Variant::International, &setup).unwrap_err();
/// assert_eq!(errors.reasons().len(), 1); // a man on its own crown row
/// # Ok::<(), damier_draughts::FenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// Whose turn it is.
    pub side_to_move: Side,
    /// The pieces.
    pub pieces: BTreeMap<Square, Piece>,
}

impl Setup {
    /// No pieces yet.
    pub const fn empty(side_to_move: Side) -> Setup {
        Setup {
            side_to_move,
            pieces: BTreeMap::new(),
        }
    }

    /// As FEN in numbers: kings first, each kind ascending.
    pub fn fen(&self) -> String {
        self.write_fen(|square, out| write!(out, "{square}"))
    }

    /// As FEN in a notation. A board of more than ten columns is always written
    /// in numbers: its column `k` could be taken for a king.
    pub fn fen_in(&self, variant: Variant, notation: Notation) -> String {
        let geometry = variant.geometry();
        if geometry.width() > 10 {
            return self.fen();
        }
        self.write_fen(|square, out| out.write_str(&geometry.name(square, notation)))
    }

    fn write_fen(&self, name: impl Fn(Square, &mut String) -> fmt::Result) -> String {
        let mut out = String::from(letter(self.side_to_move));
        for side in Side::BOTH {
            out.push(':');
            out.push_str(letter(side));
            let mut first = true;
            for kind in [PieceKind::King, PieceKind::Man] {
                for (square, _) in self
                    .pieces
                    .iter()
                    .filter(|(_, p)| **p == Piece { side, kind })
                {
                    out.push_str(if first { "" } else { "," });
                    out.push_str(if kind == PieceKind::King { "K" } else { "" });
                    // Writing to a string cannot fail.
                    let _ = name(*square, &mut out);
                    first = false;
                }
            }
        }
        out
    }
}

fn letter(side: Side) -> &'static str {
    match side {
        Side::White => "W",
        Side::Black => "B",
    }
}

/// Why a [`Setup`] cannot be played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// There is no such square on the board.
    OffBoard(Square),
    /// A man stands where it would have been crowned.
    ManOnCrownRow(Square, Side),
    /// There are no pieces at all.
    NoPieces,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::OffBoard(square) => write!(f, "square {square} is not on this board"),
            SetupError::ManOnCrownRow(square, side) => write!(
                f,
                "the man of {side} on square {square} stands on its own crown row: \
                 make it a king or move it"
            ),
            SetupError::NoPieces => f.write_str("the board is empty: place at least one piece"),
        }
    }
}

impl core::error::Error for SetupError {}

/// Everything that is wrong with a [`Setup`], never empty.
///
/// ```
/// use damier_draughts::{Position, Setup, SetupError, Variant};
/// use damier_game::Side;
///
/// let nothing = Setup::empty(Side::White);
/// let errors = Position::from_setup(Variant::Thai, &nothing).unwrap_err();
/// assert_eq!(errors.reasons(), [SetupError::NoPieces]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    /// The reasons, in the order of the squares.
    pub fn reasons(&self) -> &[SetupError] {
        &self.0
    }
}

impl fmt::Display for SetupErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, reason) in self.0.iter().enumerate() {
            write!(f, "{}{reason}", if place == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupErrors {}

/// The pieces of a set-up that has been checked against a board.
#[derive(Debug)]
pub(crate) struct Placement(Vec<(Square, Piece)>);

impl Placement {
    pub(crate) fn of(variant: Variant, setup: &Setup) -> Result<Placement, SetupErrors> {
        let geometry = variant.geometry();
        let mut reasons = Vec::new();
        for (&square, &piece) in &setup.pieces {
            let crown_row = match piece.side {
                Side::White => 0,
                Side::Black => geometry.height() - 1,
            };
            if !geometry.contains(square) {
                reasons.push(SetupError::OffBoard(square));
            } else if !piece.is_king() && geometry.row_col(square).0 == crown_row {
                reasons.push(SetupError::ManOnCrownRow(square, piece.side));
            }
        }
        if setup.pieces.is_empty() {
            reasons.push(SetupError::NoPieces);
        }
        if reasons.is_empty() {
            Ok(Placement(
                setup
                    .pieces
                    .iter()
                    .map(|(&square, &piece)| (square, piece))
                    .collect(),
            ))
        } else {
            Err(SetupErrors(reasons))
        }
    }

    pub(crate) fn on_board<R: Rules>(&self, side: Side) -> Board<R> {
        let set = |wanted: &dyn Fn(Piece) -> bool| {
            self.0
                .iter()
                .filter(|(_, piece)| wanted(*piece))
                .map(|(square, _)| Board::<R>::square_bits(square.number()))
                .fold(R::Bits::EMPTY, |set, square| set | square)
                & Layout::<R>::board()
        };
        Board::from_parts(
            set(&|piece| piece.side == Side::White),
            set(&|piece| piece.side == Side::Black),
            set(&|piece| piece.is_king()),
            side,
        )
    }
}
