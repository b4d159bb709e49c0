use std::collections::BTreeMap;
use std::fmt;

use damier_draughts::{Move, Piece, PieceKind, Position, Setup, Square, Variant};
use damier_game::Side;

/// Why a position or a move in Hub's spelling cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HubError {
    /// The position has the wrong number of squares.
    Length {
        /// Characters that were expected: the side to move and every square.
        expected: usize,
        /// Characters that came.
        found: usize,
    },
    /// A character that means nothing at its place (counted from 0).
    Character(usize, char),
    /// The position cannot be played on; the text says why.
    Unplayable(String),
    /// No legal move is written like this.
    Move(String),
}

impl fmt::Display for HubError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HubError::Length { expected, found } => {
                write!(f, "a position has {expected} characters here, not {found}")
            }
            HubError::Character(0, c) => write!(f, "`{c}` is no side to move: write W or B"),
            HubError::Character(at, c) => {
                write!(f, "`{c}` on square {at}: write w, b, W, B or e")
            }
            HubError::Unplayable(why) => f.write_str(why),
            HubError::Move(text) => write!(f, "`{text}` is no legal move here"),
        }
    }
}

impl std::error::Error for HubError {}

/// A position as Hub writes it: the side to move, then a letter a square.
pub fn position_text(position: &Position) -> String {
    let side = match position.side_to_move() {
        Side::White => 'W',
        Side::Black => 'B',
    };
    let squares = position.variant().geometry().all_squares();
    let letters = squares.map(|square| match position.piece_at(square) {
        None => 'e',
        Some(Piece { side, kind }) => match (side, kind) {
            (Side::White, PieceKind::Man) => 'w',
            (Side::White, PieceKind::King) => 'W',
            (Side::Black, PieceKind::Man) => 'b',
            (Side::Black, PieceKind::King) => 'B',
        },
    });
    std::iter::once(side).chain(letters).collect()
}

/// Reads a position as Hub writes it.
///
/// # Errors
///
/// [`HubError`] if it is none of this variant.
pub fn read_position(variant: Variant, text: &str) -> Result<Position, HubError> {
    let expected = usize::from(variant.geometry().squares()) + 1;
    let found = text.chars().count();
    if found != expected {
        return Err(HubError::Length { expected, found });
    }
    let mut letters = text.chars();
    let side_to_move = match letters.next() {
        Some('W') => Side::White,
        Some('B') => Side::Black,
        other => return Err(HubError::Character(0, other.unwrap_or(' '))),
    };
    let mut pieces = BTreeMap::new();
    for (square, letter) in variant.geometry().all_squares().zip(letters) {
        let piece = match letter {
            'e' => continue,
            'w' => Piece::man(Side::White),
            'W' => Piece::king(Side::White),
            'b' => Piece::man(Side::Black),
            'B' => Piece::king(Side::Black),
            other => return Err(HubError::Character(square.number().into(), other)),
        };
        pieces.insert(square, piece);
    }
    let setup = Setup {
        pieces,
        ..Setup::empty(side_to_move)
    };
    Position::from_setup(variant, &setup).map_err(|why| HubError::Unplayable(why.to_string()))
}

/// A move as Hub writes it: `32-28`, or start, end and every captured square.
pub fn move_text(mv: &Move) -> String {
    let (from, to) = (mv.from().number(), mv.to().number());
    if !mv.is_capture() {
        return format!("{from}-{to}");
    }
    let captured = mv
        .captures()
        .iter()
        .map(|square| format!("x{}", square.number()));
    format!("{from}x{to}{}", captured.collect::<String>())
}

/// The legal move that is written like this, captured squares in any order.
///
/// # Errors
///
/// [`HubError::Move`] if there is none.
pub fn find_move(position: &Position, text: &str) -> Result<Move, HubError> {
    let wrong = || HubError::Move(text.to_owned());
    let numbers: Option<Vec<Square>> = text
        .split(['-', 'x'])
        .map(|part| part.parse().ok().and_then(Square::new))
        .collect();
    let mut numbers = numbers.ok_or_else(wrong)?;
    if numbers.len() < 2 {
        return Err(wrong());
    }
    let mut captured = numbers.split_off(2);
    captured.sort_unstable();
    let named = |mv: &Move| {
        mv.from() == numbers[0] && mv.to() == numbers[1] && mv.captures() == captured.as_slice()
    };
    let mut moves = position.legal_moves().into_iter();
    moves.find(named).ok_or_else(wrong)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_is_read_back() {
        for &variant in Variant::ALL {
            let position = Position::start(variant);
            let text = position_text(&position);
            assert_eq!(read_position(variant, &text), Ok(position), "{text}");
        }
    }

    #[test]
    fn every_move_is_found_again() {
        let fen = "W:WK20:B24,39,40,43";
        let position = Position::from_fen(Variant::International, fen).expect("a good FEN");
        for mv in position.legal_moves() {
            let text = move_text(&mv);
            assert_eq!(find_move(&position, &text), Ok(mv), "{text}");
        }
        assert!(find_move(&position, "20-14").is_err());
        assert!(find_move(&position, "20").is_err());
        assert!(find_move(&position, "").is_err());
        assert!(find_move(&position, "20x999").is_err());
    }

    #[test]
    fn wrong_positions_are_named() {
        let read = |text: &str| read_position(Variant::Russian, text).map_err(|e| e.to_string());
        assert!(read("W").is_err_and(|e| e.contains("33 characters")));
        let strange = format!("X{}", "e".repeat(32));
        assert!(read(&strange).is_err_and(|e| e.contains("side to move")));
        let strange = format!("W{}q", "e".repeat(31));
        assert!(read(&strange).is_err_and(|e| e.contains("square 32")));
        let empty = format!("W{}", "e".repeat(32));
        assert!(read(&empty).is_err());
    }
}
