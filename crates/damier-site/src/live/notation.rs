//! Moves as text, in the notations of the game.

use damier_draughts::{Move, Notation, Position, Square, Variant};

/// The move in numbers.
pub(crate) fn numeric(position: &Position, mv: &Move) -> String {
    position.move_text(mv, Notation::Numeric)
}

/// The move in algebra, on boards where that is a custom.
pub(crate) fn algebra(position: &Position, mv: &Move) -> Option<String> {
    has_algebra(position).then(|| position.move_text(mv, Notation::Algebraic))
}

/// Whether squares have names like c3: on boards of 64 squares.
fn has_algebra(position: &Position) -> bool {
    position.variant().geometry().width() == 8
}

/// A ply as its game's federation writes it.
pub(crate) fn written(game: &super::Game, ply: &super::game::Ply) -> String {
    in_custom_of(game.variant(), &ply.text, ply.algebra.as_deref())
}

/// A move, of which both texts are given, as the federation of a game writes it.
pub(crate) fn in_custom_of(variant: Variant, numeric: &str, algebra: Option<&str>) -> String {
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

/// The numbers of squares.
pub(crate) fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_written_as_its_federation_counts() {
        let told = |variant| in_custom_of(variant, "22x13x4", Some("c3xb4xd2"));
        assert_eq!(told(Variant::Spanish), "11x20x29");
        assert_eq!(told(Variant::Thai), "11x20x29");
        assert_eq!(told(Variant::Russian), "c3xb4xd2");
        assert_eq!(told(Variant::American), "22x13x4");
    }
}
