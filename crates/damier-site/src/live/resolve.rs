//! From what a client sends to the one legal move it means.

use damier_draughts::{Move, MoveFault, MoveTextError, Notation, Position};

use super::action::Action;
use super::new_game::shorten;
use super::notation;
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// The legal move that the action names.
///
/// # Errors
///
/// A problem that says why no move, or more than one, is named.
pub(crate) fn named_move(position: &Position, action: &Action) -> Result<Move, Problem> {
    match (&action.path, &action.text) {
        (Some(path), None) => by_path(position, path),
        (None, Some(text)) => by_text(position, text),
        _ => {
            let problem = Problem::new(ProblemKind::MalformedMove);
            Err(problem.detail("problem-malformed-move-both"))
        }
    }
}

fn by_text(position: &Position, text: &str) -> Result<Move, Problem> {
    if text.len() > limits::MOVE_TEXT_BYTES {
        return Err(malformed(position, text));
    }
    position
        .parse_move(text)
        .map_err(|error| refusal(position, &error))
}

fn refusal(position: &Position, error: &MoveTextError) -> Problem {
    match error.what() {
        MoveFault::Malformed | MoveFault::NoSquare(_) => malformed(position, error.text()),
        MoveFault::Ambiguous => Problem::new(ProblemKind::AmbiguousMove)
            .text("move", shorten(error.text()))
            .moves_hint("problem-hint-candidates", error.candidates()),
        _ => illegal(position, error),
    }
}

fn malformed(position: &Position, text: &str) -> Problem {
    let example = position
        .legal_moves()
        .first()
        .map_or_else(|| "32-28".to_owned(), |mv| notation::numeric(position, mv));
    Problem::new(ProblemKind::MalformedMove)
        .text("move", shorten(text))
        .text("example", example)
}

/// What may be played instead: all captures if one is compulsory, else what
/// comes nearest to the move that was tried.
fn illegal(position: &Position, error: &MoveTextError) -> Problem {
    /// So many captures are listed at most.
    const LISTED: usize = 12;
    let problem = Problem::new(ProblemKind::IllegalMove).text("move", shorten(error.text()));
    let legal = position.legal_moves();
    if !legal.iter().any(Move::is_capture) {
        return problem.moves_hint("problem-hint-near", error.candidates());
    }
    let algebra = error
        .text()
        .starts_with(|letter: char| letter.is_ascii_alphabetic());
    let written = if algebra {
        Notation::Algebraic
    } else {
        Notation::Numeric
    };
    let captures: Vec<String> = legal
        .iter()
        .take(LISTED)
        .map(|mv| position.move_text(mv, written))
        .collect();
    problem.moves_hint("problem-hint-captures", &captures)
}

/// A path is the text of a move whose squares are numbers.
fn by_path(position: &Position, path: &[u8]) -> Result<Move, Problem> {
    let squares = position.variant().geometry().squares();
    let fits = (2..=limits::PATH_SQUARES).contains(&path.len())
        && path.iter().all(|number| (1..=squares).contains(number));
    if !fits {
        return Err(Problem::new(ProblemKind::MalformedMove)
            .detail("problem-malformed-move-path")
            .number("squares", squares.into()));
    }
    let capture = position.legal_moves().iter().any(Move::is_capture);
    let numbers: Vec<String> = path.iter().map(u8::to_string).collect();
    by_text(position, &numbers.join(if capture { "x" } else { "-" }))
}
