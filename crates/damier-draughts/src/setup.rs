use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Write};

use damier_game::{BySide, Side};

use crate::board::Layout;
use crate::{Bits, Board, Notation, Piece, PieceKind, PlayOptions, Rules, Square, Variant};

/// Pieces on squares and a side to move, legal or not: what a FEN text says and
/// what a board editor edits. [`Position::from_setup`](crate::Position::from_setup)
/// makes a playable position of it.
///
/// ```
/// use damier_draughts::{Piece, Position, Setup, Square, Variant};
/// use damier_game::{BySide, Side};
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
    /// The runs of king moves that the rules of Frisian draughts limit. Other games
    /// take no notice.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "no_runs"))]
    pub king_runs: BySide<Option<KingRun>>,
    /// How the rules are read, as far as it is said. A game takes no notice of options
    /// that it does not have.
    #[cfg_attr(
        feature = "serde",
        serde(default, skip_serializing_if = "PlayOptions::is_empty")
    )]
    pub options: PlayOptions,
}

#[cfg(feature = "serde")]
fn no_runs(runs: &BySide<Option<KingRun>>) -> bool {
    *runs == BySide::default()
}

/// Quiet moves in a row that a side has made with the same king.
///
/// ```
/// use damier_draughts::{Position, Variant};
/// use damier_game::Side;
///
/// let mut game = Position::from_fen(Variant::Frisian, "W:WK41,50:BK15,1")?;
/// game.play(&game.parse_move("41-46")?)?;
/// let run = game.setup().king_runs[Side::White].expect("one move");
/// assert_eq!((run.square.number(), run.length), (46, 1));
/// assert_eq!(game.fen(), "B:WK46,50:BK15,1:+0+146");
/// assert_eq!(Position::from_fen(Variant::Frisian, &game.fen())?, game);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct KingRun {
    /// Where the king stands.
    pub square: Square,
    /// How many moves.
    pub length: u8,
}

impl Setup {
    /// No pieces yet.
    pub const fn empty(side_to_move: Side) -> Setup {
        Setup {
            side_to_move,
            pieces: BTreeMap::new(),
            king_runs: BySide {
                white: None,
                black: None,
            },
            options: PlayOptions::USUAL,
        }
    }

    /// As FEN in numbers: kings first, each kind ascending.
    pub fn fen(&self) -> String {
        self.write_fen(|square, out| write!(out, "{square}"))
    }

    /// As the position of the Hub protocol: the side to move and a letter for every
    /// square of the variant's board, `w` and `b` for men, `W` and `B` for kings, `e`
    /// for none.
    ///
    /// ```
    /// use damier_draughts::{Setup, Variant};
    ///
    /// let setup = Setup::parse_fen(Variant::Russian, "B:W32:BK1,2")?;
    /// let hub = setup.hub(Variant::Russian);
    /// assert_eq!(hub, "BBbeeeeeeeeeeeeeeeeeeeeeeeeeeeeew");
    /// assert_eq!(Setup::parse_fen(Variant::Russian, &hub)?, setup);
    /// # Ok::<(), damier_draughts::FenError>(())
    /// ```
    pub fn hub(&self, variant: Variant) -> String {
        let letters =
            variant
                .geometry()
                .all_squares()
                .map(|square| match self.pieces.get(&square) {
                    None => 'e',
                    Some(Piece {
                        side: Side::White,
                        kind: PieceKind::Man,
                    }) => 'w',
                    Some(Piece {
                        side: Side::White,
                        kind: PieceKind::King,
                    }) => 'W',
                    Some(Piece {
                        side: Side::Black,
                        kind: PieceKind::Man,
                    }) => 'b',
                    Some(Piece {
                        side: Side::Black,
                        kind: PieceKind::King,
                    }) => 'B',
                });
        letter(self.side_to_move).chars().chain(letters).collect()
    }

    /// As FEN in a notation. A board of more than ten columns is always written
    /// in numbers: its column `k` could be taken for a king.
    pub fn fen_in(&self, variant: Variant, notation: Notation) -> String {
        let geometry = variant.geometry();
        if notation == Notation::Algebraic && geometry.width() > 10 {
            return self.fen();
        }
        self.write_fen(|square, out| out.write_str(&geometry.name(square, notation)))
    }

    /// `:+0+246`, Black first: as lidraughts writes it. Nothing if there is no run.
    fn write_king_runs(&self, out: &mut String, name: impl Fn(Square, &mut String) -> fmt::Result) {
        if self.king_runs == BySide::default() {
            return;
        }
        out.push(':');
        for side in [Side::Black, Side::White] {
            let Some(KingRun { square, length }) = self.king_runs[side] else {
                out.push_str("+0");
                continue;
            };
            // The form has room for one figure; beyond three the rule asks no more.
            let _ = write!(out, "+{}", length.min(9));
            let start = out.len();
            let _ = name(square, out);
            if out.len() == start + 1 {
                out.insert(start, '0');
            }
        }
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
        self.write_king_runs(&mut out, &name);
        for (option, value) in self.options.said() {
            let _ = write!(out, ":O{option}={value}");
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
pub enum SetupError {
    /// There is no such square on the board.
    OffBoard(Square),
    /// A man stands where it would have been crowned.
    ManOnCrownRow(Square, Side),
    /// There are no pieces at all.
    NoPieces,
    /// A run of king moves is told of a square on which the side has no king.
    NoKingThere(Square, Side),
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
            SetupError::NoKingThere(square, side) => write!(
                f,
                "king moves of {side} are told of square {square}, where it has no king: \
                 name the square on which that king stands"
            ),
        }
    }
}

impl core::error::Error for SetupError {}

/// Everything that is wrong with a [`Setup`], never empty.
///
/// ```
/// use damier_draughts::{Position, Setup, SetupError, Variant};
/// use damier_game::{BySide, Side};
///
/// let nothing = Setup::empty(Side::White);
/// let errors = Position::from_setup(Variant::Thai, &nothing).unwrap_err();
/// assert_eq!(errors.reasons(), [SetupError::NoPieces]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SetupErrors(Vec<SetupError>);

impl SetupErrors {
    /// The reasons: those of the pieces in the order of the squares, then the others.
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
pub(crate) struct Placement {
    pieces: Vec<(Square, Piece)>,
    runs: BySide<Option<KingRun>>,
    pub(crate) options: PlayOptions,
}

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
        if variant.sheet().counts_king_moves {
            for side in Side::BOTH {
                let run = setup.king_runs[side].filter(|run| run.length > 0);
                let square = run.map(|run| run.square);
                let lacks = |square: &Square| setup.pieces.get(square) != Some(&Piece::king(side));
                let wrong = square.filter(lacks);
                reasons.extend(wrong.map(|square| SetupError::NoKingThere(square, side)));
            }
        }
        if reasons.is_empty() {
            let pieces = setup.pieces.iter();
            Ok(Placement {
                pieces: pieces.map(|(&square, &piece)| (square, piece)).collect(),
                runs: setup.king_runs,
                options: setup.options.of(variant.options()),
            })
        } else {
            Err(SetupErrors(reasons))
        }
    }

    pub(crate) fn on_board<R: Rules>(&self, side: Side) -> Board<R> {
        let set = |wanted: &dyn Fn(Piece) -> bool| {
            self.pieces
                .iter()
                .filter(|(_, piece)| wanted(*piece))
                .map(|(square, _)| Board::<R>::square_bits(square.number()))
                .fold(R::Bits::EMPTY, |set, square| set | square)
                & Layout::<R>::board()
        };
        let board = Board::from_parts(
            set(&|piece| piece.side == Side::White),
            set(&|piece| piece.side == Side::Black),
            set(&|piece| piece.is_king()),
            side,
        );
        board.with_king_runs(self.runs)
    }
}
