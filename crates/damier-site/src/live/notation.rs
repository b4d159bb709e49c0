//! Moves as text, in the notations of the game.

use crate::board::{Position, Turn, Writing};
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
    let Some(played) = ply
        .checked_sub(1)
        .and_then(|at| game.plies().get(at as usize))
    else {
        return String::new();
    };
    match game.variant().writing() {
        Writing::Numeric => played.text.clone(),
        Writing::Algebraic => played
            .algebra
            .clone()
            .unwrap_or_else(|| played.text.clone()),
        Writing::Chess => game.position_at(ply - 1).map_or_else(
            || played.text.clone(),
            |before| before.written(&played.mv, language),
        ),
    }
}
