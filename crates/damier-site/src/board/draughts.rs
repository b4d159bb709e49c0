use damier_draughts::{Move, Notation, Position, Square};

use crate::limits;

/// The move in algebra, on boards where squares have names like c3.
pub(super) fn algebra(position: &Position, mv: &Move) -> Option<String> {
    let has_algebra = position.variant().geometry().width() == 8;
    has_algebra.then(|| position.move_text(mv, Notation::Algebraic))
}

/// The ways to go a move, as many as it is sensible to list.
pub(super) fn routes(position: &Position, mv: &Move) -> Vec<Vec<u8>> {
    if mv.captures().len() > limits::PIECES_WITH_ROUTES {
        return vec![numbers(mv.path())];
    }
    let routes = position.routes(mv);
    routes
        .iter()
        .take(limits::ROUTES)
        .map(|route| numbers(route))
        .collect()
}

/// The numbers of squares.
pub(super) fn numbers(squares: &[Square]) -> Vec<u8> {
    squares.iter().map(|square| square.number()).collect()
}
