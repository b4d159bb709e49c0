//! From what a client sends to the one legal move it means.

use damier_chess::{CastlingFault, Letters, MoveTextError as ChessError};
use damier_draughts::{MoveFault, MoveTextError};

use super::action::Action;
use super::new_game::shorten;
use super::notation;
use crate::board::{Position, Turn, chess_square};
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// The legal move that the action names.
///
/// # Errors
///
/// A problem that says why no move, or more than one, is named.
pub(crate) fn named_move(position: &Position, action: &Action) -> Result<Turn, Problem> {
    match (&action.path, &action.text) {
        (Some(path), None) => by_path(position, path),
        (None, Some(text)) => by_text(position, text),
        _ => {
            let problem = Problem::new(ProblemKind::MalformedMove);
            Err(problem.detail("problem-malformed-move-both"))
        }
    }
}

fn by_text(position: &Position, text: &str) -> Result<Turn, Problem> {
    if text.len() > limits::MOVE_TEXT_BYTES {
        return Err(malformed(position, text));
    }
    match position {
        Position::Draughts(board) => board
            .parse_move(text)
            .map(Turn::Draughts)
            .map_err(|error| refusal(position, &error)),
        Position::Chess(board) => {
            let english = board.parse_in(text, Letters::English);
            let others = [Letters::French, Letters::Russian];
            let foreign = || others.iter().find_map(|l| board.parse_in(text, *l).ok());
            english
                .or_else(|error| foreign().ok_or(error))
                .map(Turn::Chess)
                .map_err(|error| chess_refusal(position, text, &error))
        }
    }
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

fn chess_refusal(position: &Position, written: &str, error: &ChessError) -> Problem {
    let illegal = || Problem::new(ProblemKind::IllegalMove).text("move", shorten(written));
    match error {
        ChessError::Unreadable(_) => malformed(position, written),
        ChessError::Illegal(_) => illegal(),
        ChessError::Ambiguous { candidates, .. } => Problem::new(ProblemKind::AmbiguousMove)
            .text("move", shorten(written))
            .moves_hint("problem-hint-candidates", candidates),
        ChessError::PromotionMissing(_) => Problem::new(ProblemKind::AmbiguousMove)
            .text("move", shorten(written))
            .detail("problem-ambiguous-move-promotion"),
        ChessError::Castling { wing, fault } => {
            let problem = illegal().text("wing", wing.as_str());
            match fault {
                CastlingFault::NoRight => problem.detail("problem-castling-right"),
                CastlingFault::Blocked(square) => problem
                    .text("square", square.to_string())
                    .detail("problem-castling-blocked"),
                CastlingFault::InCheck => problem.detail("problem-castling-check"),
                CastlingFault::Attacked(square) => problem
                    .text("square", square.to_string())
                    .detail("problem-castling-attacked"),
                CastlingFault::Exposed => problem.detail("problem-castling-exposed"),
            }
        }
    }
}

fn malformed(position: &Position, text: &str) -> Problem {
    let legal = position.legal_moves();
    let example = match (position, legal.first()) {
        (_, None) => "32-28".to_owned(),
        (Position::Chess(board), Some(Turn::Chess(mv))) => board.san(mv, Letters::English),
        (_, Some(mv)) => notation::numeric(position, mv),
    };
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
    if !legal.iter().any(Turn::is_capture) {
        return problem.moves_hint("problem-hint-near", error.candidates());
    }
    let is_algebra = error
        .text()
        .starts_with(|letter: char| letter.is_ascii_alphabetic());
    let text = |mv: &Turn| match is_algebra {
        true => notation::algebra(position, mv).unwrap_or_else(|| notation::numeric(position, mv)),
        false => notation::numeric(position, mv),
    };
    let captures: Vec<String> = legal.iter().take(LISTED).map(text).collect();
    problem.moves_hint("problem-hint-captures", &captures)
}

/// A path is the text of a move whose squares are numbers; in chess, the two
/// squares by which a person enters it.
fn by_path(position: &Position, path: &[u8]) -> Result<Turn, Problem> {
    let squares = position.kind().squares();
    let fits = (2..=limits::PATH_SQUARES).contains(&path.len())
        && path.iter().all(|number| (1..=squares).contains(number));
    let malformed = || {
        Problem::new(ProblemKind::MalformedMove)
            .detail("problem-malformed-move-path")
            .number("squares", squares.into())
    };
    if !fits {
        return Err(malformed());
    }
    if let Position::Chess(board) = position {
        let [Some(from), Some(to)] = [path.first(), path.last()].map(|n| chess_square(*n?)) else {
            return Err(malformed());
        };
        let entered = board.enter(from, to, None).map(Turn::Chess);
        return entered.map_err(|e| chess_refusal(position, &format!("{from}{to}"), &e));
    }
    let capture = position.legal_moves().iter().any(Turn::is_capture);
    let numbers: Vec<String> = path.iter().map(u8::to_string).collect();
    by_text(position, &numbers.join(if capture { "x" } else { "-" }))
}
