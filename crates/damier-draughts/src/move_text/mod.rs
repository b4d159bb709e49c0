//! Moves as text: reading them leniently, writing them exactly.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::naming::Naming;
use crate::{Move, Notation, Position, Square};

mod written;

pub(crate) use written::{Found, Written, is_separator, plain};

/// At most so many moves are named in an error.
const SUGGESTIONS: usize = 8;

/// How well a list of squares describes a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Fit {
    /// Not at all.
    No,
    /// Start and end are right and the squares between are some of its landings.
    Part,
    /// The squares are a whole route.
    Whole,
}

/// Reads a move of the position.
pub(crate) fn parse(
    position: &Position,
    text: &str,
    numbers: Notation,
) -> Result<Move, MoveTextError> {
    let error = |what, moves: Vec<&Move>, notation| {
        let names = moves.iter().take(SUGGESTIONS);
        let candidates = names.map(|mv| write(position, mv, notation)).collect();
        MoveTextError {
            text: text.to_owned(),
            what,
            candidates,
        }
    };
    let bare = text
        .trim()
        .trim_end_matches(['!', '?', '*', '+', '#', '=', '.'])
        .trim_end();
    let written = Written::read(bare, position.variant().geometry(), Naming::of(numbers))
        .map_err(|what| error(what, Vec::new(), Notation::Numeric))?;
    let notation = if written.algebraic {
        Notation::Algebraic
    } else if numbers == Notation::Reversed {
        numbers
    } else {
        Notation::Numeric
    };
    let legal = position.legal_moves();
    // Captures are compulsory: either all moves are captures or none is.
    let captures = legal.first().is_some_and(Move::is_capture);
    let found = if written.capture && !captures {
        Found::None
    } else {
        written.find(position, &legal)
    };
    match found {
        Found::One(index) => Ok(legal[index].clone()),
        Found::Several(indices) => {
            let several = indices.iter().map(|&index| &legal[index]).collect();
            Err(error(MoveFault::Ambiguous, several, notation))
        }
        Found::None => {
            let what = reason(position, &legal, &written);
            Err(error(what, written.nearby(&legal), notation))
        }
    }
}

/// Why the text names no legal move.
fn reason(position: &Position, legal: &[Move], written: &Written) -> MoveFault {
    let own = |square: Square| {
        position
            .piece_at(square)
            .is_some_and(|piece| piece.side == position.side_to_move())
    };
    let Some(first) = legal.first() else {
        return MoveFault::GameOver;
    };
    if let Some(start) = written.starts().next()
        && !written.starts().any(own)
    {
        MoveFault::NoOwnPiece(start)
    } else if first.is_capture() && !written.capture {
        MoveFault::MustCapture
    } else if !first.is_capture() && written.capture {
        MoveFault::NothingToCapture
    } else {
        MoveFault::Illegal
    }
}

pub(crate) fn write(position: &Position, mv: &Move, notation: Notation) -> String {
    let ends = [mv.from, mv.to];
    let ambiguous = mv.is_capture() && position.shares_ends(mv);

    let squares = if ambiguous { &*mv.path } else { &ends[..] };
    let sign = match notation {
        _ if !mv.is_capture() => '-',
        Notation::Numeric => 'x',
        Notation::Reversed | Notation::Algebraic => position.variant().sheet().names.capture_sign,
    };
    let geometry = position.variant().geometry();
    let mut text = String::new();
    for (place, square) in squares.iter().enumerate() {
        if place > 0 {
            text.push(sign);
        }
        text.push_str(&geometry.name(*square, notation));
    }
    text
}

/// Why a text names no move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum MoveFault {
    /// It is not made of squares and signs.
    Malformed,
    /// It names a square that is not on the board.
    NoSquare(String),
    /// No piece of the side to move is on the square that it starts from.
    NoOwnPiece(Square),
    /// It is a quiet move, or reads like one, where a capture is compulsory.
    MustCapture,
    /// It is written as a capture where nothing can be captured.
    NothingToCapture,
    /// It names more than one legal move.
    Ambiguous,
    /// The game is over.
    GameOver,
    /// The piece cannot move so, or not all the pieces that must be taken are.
    Illegal,
}

/// The text names no legal move, or more than one.
///
/// ```
/// use damier_draughts::{MoveFault, Position, Variant};
///
/// let start = Position::start(Variant::International);
/// let error = start.parse_move("32-26").unwrap_err();
/// assert_eq!(*error.what(), MoveFault::Illegal);
/// assert_eq!(error.candidates(), ["32-27", "32-28"]);
/// assert_eq!(
///     error.to_string(),
///     "`32-26` is not a legal move here (legal: 32-27, 32-28)"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveTextError {
    text: String,
    what: MoveFault,
    candidates: Vec<String>,
}

impl MoveTextError {
    /// The text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is wrong with it.
    pub fn what(&self) -> &MoveFault {
        &self.what
    }

    /// Legal moves that may have been meant, in the notation of the text; the
    /// moves it names if it is ambiguous.
    pub fn candidates(&self) -> &[String] {
        &self.candidates
    }
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        match &self.what {
            MoveFault::Malformed => {
                write!(
                    f,
                    "`{text}` is not a move: write one like `32-28` or `19x28`"
                )?;
            }
            MoveFault::NoSquare(square) => {
                write!(f, "`{text}`: there is no square `{square}` on this board")?;
            }
            MoveFault::NoOwnPiece(square) => {
                write!(
                    f,
                    "`{text}`: the side to move has no piece on square {square}"
                )?;
            }
            MoveFault::MustCapture => write!(f, "`{text}`: a capture is compulsory here")?,
            MoveFault::NothingToCapture => write!(f, "`{text}`: nothing can be captured here")?,
            MoveFault::Ambiguous => {
                write!(f, "`{text}` names several moves: write the squares between")?;
            }
            MoveFault::GameOver => write!(f, "`{text}`: the game is over")?,
            MoveFault::Illegal => write!(f, "`{text}` is not a legal move here")?,
        }
        if !self.candidates.is_empty() {
            write!(f, " (legal: {})", self.candidates.join(", "))?;
        }
        Ok(())
    }
}

impl core::error::Error for MoveTextError {}
