use core::fmt;

use damier_game::Side;
use shakmaty::Square;

/// Why a text is no position, by the field that is at fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FenError {
    /// There is nothing.
    Empty,
    /// The board has another number of ranks than 8.
    Ranks(usize),
    /// A rank (from 8 down to 1) does not have 8 squares.
    RankLength {
        /// The rank.
        rank: usize,
        /// How many squares it has.
        squares: usize,
    },
    /// A sign that is no piece and no number of empty squares.
    Sign {
        /// The rank.
        rank: usize,
        /// The sign.
        sign: char,
    },
    /// The second field is neither `w` nor `b`.
    Turn(String),
    /// A sign in the castling field that means nothing.
    CastlingSign(char),
    /// A right to castle for which the king does not stand on its first rank.
    CastlingKing(Side),
    /// A right to castle without the rook that it speaks of.
    CastlingRook {
        /// Whose right.
        side: Side,
        /// The sign in the field.
        sign: char,
    },
    /// Two rights to castle to the same wing.
    CastlingTwice(Side),
    /// The field for capturing in passing is no square on the sixth rank of the
    /// side to move.
    EnPassant(String),
    /// No pawn has just passed that square.
    EnPassantPawn(Square),
    /// A count that is no number.
    Count(String),
    /// More fields than a FEN has.
    TooMuch(String),
    /// A side without a king.
    NoKing(Side),
    /// A side with several kings.
    Kings(Side),
    /// A pawn on the first or last rank.
    PawnOnEdge(Square),
    /// The side that has just moved left its king in check.
    LeftInCheck(Side),
    /// No last move can have given the check that is on the board.
    ImpossibleCheck,
    /// More pieces than promotions can account for.
    TooManyPieces(Side),
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FenError::Empty => f.write_str("the position is empty; write a FEN"),
            FenError::Ranks(count) => {
                write!(
                    f,
                    "the board has {count} ranks instead of 8; separate them by /"
                )
            }
            FenError::RankLength { rank, squares } => {
                write!(f, "rank {rank} has {squares} squares instead of 8")
            }
            FenError::Sign { rank, sign } => write!(
                f,
                "`{sign}` on rank {rank} is no piece (KQRBNP, kqrbnp) and no number from 1 to 8"
            ),
            FenError::Turn(text) => write!(f, "the side to move is `{text}`; write w or b"),
            FenError::CastlingSign(sign) => {
                write!(
                    f,
                    "`{sign}` is no castling right; write KQkq, files of rooks, or -"
                )
            }
            FenError::CastlingKing(side) => write!(
                f,
                "{side} has a castling right, but its king is not on the first rank; write -"
            ),
            FenError::CastlingRook { side, sign } => write!(
                f,
                "the castling right `{sign}` of {side} has no rook; leave it out or put the rook"
            ),
            FenError::CastlingTwice(side) => {
                write!(
                    f,
                    "{side} has two castling rights to the same wing; keep one"
                )
            }
            FenError::EnPassant(text) => write!(
                f,
                "`{text}` is no square for capturing in passing; write one behind the pawn, or -"
            ),
            FenError::EnPassantPawn(square) => {
                write!(f, "no pawn can just have passed {square}; write - for it")
            }
            FenError::Count(text) => write!(f, "`{text}` is no number of moves"),
            FenError::TooMuch(text) => write!(f, "`{text}` is one field too many for a FEN"),
            FenError::NoKing(side) => write!(f, "{side} has no king"),
            FenError::Kings(side) => write!(f, "{side} has more than one king"),
            FenError::PawnOnEdge(square) => {
                write!(
                    f,
                    "a pawn cannot stand on {square}, at the edge of the board"
                )
            }
            FenError::LeftInCheck(side) => write!(
                f,
                "{side} has just moved and is in check; change the side to move or the pieces"
            ),
            FenError::ImpossibleCheck => {
                f.write_str("no last move can have given this check; look at the attackers")
            }
            FenError::TooManyPieces(side) => {
                write!(f, "{side} has more pieces than promotions can account for")
            }
        }
    }
}

impl core::error::Error for FenError {}
