use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;

use crate::{Geometry, Move, Notation, Position, Square};

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

/// A move as written.
struct Written {
    /// Start, squares between, end: at least two. More than one list if the
    /// digits can be read in several ways (`3228`).
    readings: Vec<Vec<Square>>,
    /// Whether a sign of capture was written.
    capture: bool,
    notation: Notation,
}

pub(crate) fn parse(position: &Position, text: &str) -> Result<Move, MoveTextError> {
    let error = |what, moves: Vec<&Move>, notation| {
        let names = moves.iter().take(SUGGESTIONS);
        let candidates = names.map(|mv| write(position, mv, notation)).collect();
        MoveTextError {
            text: text.to_owned(),
            what,
            candidates,
        }
    };
    let legal = position.legal_moves();
    let all: Vec<&Move> = legal.iter().collect();
    let written = match read(text, position.variant().geometry()) {
        Ok(written) => written,
        Err(what) => return Err(error(what, Vec::new(), Notation::Numeric)),
    };
    let found = named(position, &legal, &written);
    match found.as_slice() {
        [one] => Ok((*one).clone()),
        [] => {
            let (what, nearby) = reason(position, &all, &written);
            Err(error(what, nearby, written.notation))
        }
        several => Err(error(
            MoveFault::Ambiguous,
            several.to_vec(),
            written.notation,
        )),
    }
}

/// The legal moves that the text names.
fn named<'a>(position: &Position, legal: &'a [Move], written: &Written) -> Vec<&'a Move> {
    let allowed: Vec<&Move> = legal
        .iter()
        .filter(|mv| mv.is_capture() || !written.capture)
        .collect();
    let fitting = |wanted: Fit| -> Vec<&Move> {
        let fits = |mv: &&&Move| {
            written
                .readings
                .iter()
                .any(|squares| position.fit(mv, squares) >= wanted)
        };
        allowed.iter().filter(fits).copied().collect()
    };
    let whole = fitting(Fit::Whole);
    if whole.len() == 1 {
        return whole;
    }
    let part = fitting(Fit::Part);
    if !part.is_empty() {
        return part;
    }
    // Some programs write start, end, and then the pieces taken.
    let lists_captures = |mv: &&&Move| {
        written
            .readings
            .iter()
            .any(|squares| match squares.as_slice() {
                [from, to, taken @ ..] => {
                    let taken: BTreeSet<Square> = taken.iter().copied().collect();
                    (*from, *to) == (mv.from(), mv.to()) && taken.iter().eq(mv.captures())
                }
                _ => false,
            })
    };
    allowed.iter().filter(lists_captures).copied().collect()
}

/// Why the text names no legal move, and the moves that may have been meant.
fn reason<'a>(
    position: &Position,
    legal: &[&'a Move],
    written: &Written,
) -> (MoveFault, Vec<&'a Move>) {
    let starts: Vec<Square> = written
        .readings
        .iter()
        .filter_map(|s| s.first().copied())
        .collect();
    let ends: Vec<Square> = written
        .readings
        .iter()
        .filter_map(|s| s.last().copied())
        .collect();
    let with = |test: &dyn Fn(&Move) -> bool| -> Vec<&'a Move> {
        legal.iter().copied().filter(|mv| test(mv)).collect()
    };
    let same_ends = with(&|mv| starts.contains(&mv.from()) && ends.contains(&mv.to()));
    let same_start = with(&|mv| starts.contains(&mv.from()));
    let same_end = with(&|mv| ends.contains(&mv.to()));
    let nearby = [same_ends, same_start, same_end, legal.to_vec()]
        .into_iter()
        .find(|moves| !moves.is_empty())
        .unwrap_or_default();
    let own = |square: &Square| {
        position
            .piece_at(*square)
            .is_some_and(|piece| piece.side == position.side_to_move())
    };
    let what = if legal.is_empty() {
        MoveFault::GameOver
    } else if let Some(square) = starts.first().filter(|_| !starts.iter().any(own)) {
        MoveFault::NoOwnPiece(*square)
    } else if legal[0].is_capture() && !written.capture {
        MoveFault::MustCapture
    } else if !legal[0].is_capture() && written.capture {
        MoveFault::NothingToCapture
    } else {
        MoveFault::Illegal
    };
    (what, nearby)
}

/// Takes the text apart.
fn read(text: &str, geometry: &Geometry) -> Result<Written, MoveFault> {
    let text = text
        .trim()
        .trim_end_matches(['!', '?', '*', '+', '#', '=', '.'])
        .trim_end();
    let mut names: Vec<&str> = Vec::new();
    let mut capture = false;
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let name = name_length(rest);
        if name > 0 {
            names.push(&rest[..name]);
            rest = &rest[name..];
            continue;
        }
        match first {
            'x' | 'X' | ':' | '×' => capture = true,
            '-' | '–' | '—' | '>' | ',' | ' ' | '\t' => {}
            _ => return Err(MoveFault::Malformed),
        }
        rest = &rest[first.len_utf8()..];
    }
    let algebraic = names
        .first()
        .is_some_and(|name| name.starts_with(|c: char| c.is_alphabetic()));
    let notation = if algebraic {
        Notation::Algebraic
    } else {
        Notation::Numeric
    };
    let square = |name: &str| geometry.parse_square(name, notation);
    let readings = match names.as_slice() {
        [] => return Err(MoveFault::Malformed),
        [digits] if !algebraic => (1..digits.len())
            .filter_map(|cut| Some(vec![square(&digits[..cut])?, square(&digits[cut..])?]))
            .collect(),
        [_] => return Err(MoveFault::Malformed),
        names => {
            let mut squares = Vec::new();
            for &name in names {
                let square = square(name).ok_or_else(|| MoveFault::NoSquare(name.to_owned()))?;
                squares.push(square);
            }
            vec![squares]
        }
    };
    if readings.is_empty() {
        return Err(MoveFault::Malformed);
    }
    Ok(Written {
        readings,
        capture,
        notation,
    })
}

/// Length of the name of a square at the beginning of the text: digits, or one
/// letter and digits. 0 if there is none.
fn name_length(text: &str) -> usize {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    match text.bytes().next() {
        Some(b'a'..=b'l' | b'A'..=b'L') if digits(&text[1..]) > 0 => 1 + digits(&text[1..]),
        _ => digits(text),
    }
}

pub(crate) fn write(position: &Position, mv: &Move, notation: Notation) -> String {
    let ends = [mv.from, mv.to];
    let ambiguous = mv.is_capture() && position.shares_ends(mv);

    let squares = if ambiguous { &*mv.path } else { &ends[..] };
    let sign = match notation {
        _ if !mv.is_capture() => '-',
        Notation::Numeric => 'x',
        Notation::Algebraic => position.variant().sheet().names.capture_sign,
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
#[non_exhaustive]
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
