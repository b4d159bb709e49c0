//! Moves as text, in the notations of the game.

use damier_draughts::{Move, Notation, Position, Square};

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
    let letters = game.variant().notation() == Notation::Algebraic;
    let algebra = ply.algebra.clone().filter(|_| letters);
    algebra.unwrap_or_else(|| ply.text.clone())
}

/// The numbers of squares.
pub(crate) fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}
