//! Moves as text, in the notations of the game.

use damier_draughts::{Notation, Square, Variant};

use crate::board::{Kind, Position, Turn};
use crate::i18n::Language;

/// The move in machine notation: numbers, or UCI.
pub(crate) fn numeric(position: &Position, mv: &Turn) -> String {
    position.text(mv)
}

/// The move in algebra, on boards of draughts where that is a custom.
pub(crate) fn algebra(position: &Position, mv: &Turn) -> Option<String> {
    position.algebra(mv)
}

/// A ply as its game's federation writes it, for a reader of this language.
pub(crate) fn written(game: &super::Game, ply: u32, language: Language) -> String {
    let before = ply.checked_sub(1).and_then(|at| game.position_at(at));
    let played = ply
        .checked_sub(1)
        .and_then(|at| game.plies().get(at as usize));
    match (before, played) {
        (Some(before), Some(played)) => before.written(&played.mv, language),
        _ => String::new(),
    }
}

/// A move of draughts, of which both texts are given, as the federation of a game
/// writes it. In chess the text is the move's already.
pub(crate) fn in_custom_of(kind: Kind, numeric: &str, algebra: Option<&str>) -> String {
    let Some(variant) = kind.draughts() else {
        return numeric.to_owned();
    };
    match (variant.notation(), algebra) {
        (Notation::Algebraic, Some(algebra)) => algebra.to_owned(),
        (Notation::Reversed, _) => recounted(variant, numeric),
        (Notation::Algebraic | Notation::Numeric, _) => numeric.to_owned(),
    }
}

/// A move in numbers, counted from the other corner of the board.
fn recounted(variant: Variant, numeric: &str) -> String {
    let geometry = variant.geometry();
    let is_digit = |c: char| c.is_ascii_digit();
    let mut text = String::new();
    let mut rest = numeric;
    while let Some(start) = rest.find(is_digit) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|c| !is_digit(c)).unwrap_or(from.len());
        let (digits, after) = from.split_at(end);
        let square = digits.parse().ok().and_then(Square::new);
        text.push_str(before);
        match square.map(|square| geometry.name(square, Notation::Reversed)) {
            Some(name) => text.push_str(&name),
            None => text.push_str(digits),
        }
        rest = after;
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_written_as_its_federation_counts() {
        let told = |variant| in_custom_of(Kind::Draughts(variant), "22x13x4", Some("c3xb4xd2"));
        assert_eq!(told(Variant::Spanish), "11x20x29");
        assert_eq!(told(Variant::Thai), "11x20x29");
        assert_eq!(told(Variant::Russian), "c3xb4xd2");
        assert_eq!(told(Variant::American), "22x13x4");
    }
}
