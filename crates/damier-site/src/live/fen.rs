//! From a FEN that a client sends to a position to play from.

use damier_draughts::{FenError, FenFault, Notation, PositionError, Setup, SetupError, Variant};
use damier_game::Side;

use super::fen_chess;
use super::new_game::shorten;
use crate::board::{FenNumbers, Kind, Position};
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// Reads a position.
///
/// # Errors
///
/// A problem that names the first fault and its remedy.
pub(super) fn read(kind: Kind, numbers: FenNumbers, fen: &str) -> Result<Position, Problem> {
    if fen.len() > limits::FEN_BYTES {
        let longest = i64::try_from(limits::FEN_BYTES).unwrap_or(i64::MAX);
        return Err(problem("problem-invalid-fen-long").number("longest", longest));
    }
    match kind {
        Kind::Draughts(variant) => read_draughts(variant, numbers.notation(variant), fen),
        Kind::Chess960 => damier_chess::Position::from_fen(fen)
            .map(Position::from)
            .map_err(|error| fen_chess::refusal(&error)),
    }
}

fn read_draughts(variant: Variant, notation: Notation, fen: &str) -> Result<Position, Problem> {
    Setup::parse_fen_in(variant, fen, notation)
        .map_err(PositionError::Fen)
        .and_then(|setup| {
            damier_draughts::Position::from_setup(variant, &setup).map_err(PositionError::Setup)
        })
        .map_err(|error| refusal(&error, variant, notation))
        .and_then(check_crowd)
}

pub(super) fn problem(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::InvalidFen).detail(detail)
}

/// No side can have more pieces than a game begins with. Positions beyond that
/// can have more captures than anyone could list.
fn check_crowd(position: damier_draughts::Position) -> Result<Position, Problem> {
    let start = damier_draughts::Position::start(position.variant())
        .facts()
        .force;
    let force = position.facts().force;
    for side in Side::BOTH {
        let most = start[side].pieces();
        if force[side].pieces() > most {
            return Err(problem("problem-invalid-fen-crowd")
                .text("side", side.as_str())
                .number("most", most.into()));
        }
    }
    Ok(position.into())
}

fn refusal(error: &PositionError, variant: Variant, notation: Notation) -> Problem {
    let name = |square| variant.geometry().name(square, notation);
    match error {
        PositionError::Fen(error) => syntax(error, variant, notation),
        PositionError::Setup(errors) => match errors.reasons().first() {
            Some(SetupError::ManOnCrownRow(square, side)) => problem("problem-invalid-fen-man")
                .text("side", side.as_str())
                .text("square", name(*square)),
            Some(SetupError::NoPieces) => problem("problem-invalid-fen-empty"),
            Some(SetupError::OffBoard(square)) => {
                problem("problem-invalid-fen-no-such").number("square", square.number().into())
            }
            Some(SetupError::NoKingThere(square, side)) => problem("problem-invalid-fen-no-king")
                .text("side", side.as_str())
                .number("square", square.number().into()),
            None => Problem::new(ProblemKind::InvalidFen).text("reason", errors.to_string()),
        },
    }
}

fn syntax(error: &FenError, variant: Variant, notation: Notation) -> Problem {
    let Some(first) = error.problems().first() else {
        return Problem::new(ProblemKind::InvalidFen).text("reason", error.to_string());
    };
    let problem = match first.what {
        FenFault::NoSide => problem("problem-invalid-fen-no-side"),
        FenFault::NoColour => problem("problem-invalid-fen-no-colour"),
        FenFault::ColourTwice(side) => {
            problem("problem-invalid-fen-twice").text("side", side.as_str())
        }
        FenFault::NoList(side) => {
            problem("problem-invalid-fen-no-list").text("side", side.as_str())
        }
        FenFault::NothingListed => problem("problem-invalid-fen-comma"),
        FenFault::NotASquare => problem("problem-invalid-fen-no-square"),
        FenFault::OffBoard(last) => {
            problem("problem-invalid-fen-off-board").number("last", last.into())
        }
        FenFault::BadRange(last) => {
            problem("problem-invalid-fen-range").number("last", last.into())
        }
        FenFault::UsedTwice(square) => {
            let name = variant.geometry().name(square, notation);
            problem("problem-invalid-fen-used").text("square", name)
        }
        FenFault::HubLetter => problem("problem-invalid-fen-hub-letter"),
        FenFault::HubLength { found, squares } => problem("problem-invalid-fen-hub-length")
            .number("found", i64::try_from(found).unwrap_or(i64::MAX))
            .number("squares", squares.into()),
    };
    let offset = i64::try_from(first.offset).unwrap_or(i64::MAX);
    problem
        .text("text", shorten(&first.text))
        .number("offset", offset)
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::i18n::Language;

    #[test]
    fn every_fault_has_a_sentence_of_its_own_in_every_language() {
        let mut seen = Vec::new();
        for (fen, part) in [
            ("", "W:"),
            ("W:31:B20", "31"),
            ("W:W31:W32:B20", "Wh"),
            ("W:W31", "B"),
            ("W:W31,,32:B20", "comma"),
            ("W:Wx:B20", "x"),
            ("W:W77:B20", "77"),
            ("W:W40-31:B20", "40-31"),
            ("W:W31:B31", "31"),
            ("W:W3:B20", "3"),
            ("W:W:B", "board"),
            ("W:W31-50,K21:B1", "20"),
            (&format!("W{}x", "e".repeat(49)), "x"),
            (&format!("W{}w", "e".repeat(40)), "41"),
        ] {
            let problem = read(
                Kind::Draughts(Variant::International),
                FenNumbers::TopLeft,
                fen,
            )
            .unwrap_err();
            for language in Language::ALL {
                let detail = problem.detail_in(language);
                assert!(
                    !detail.contains("problem-") && !detail.contains("{$"),
                    "{detail}"
                );
                assert!(!seen.contains(&detail), "{fen}: {detail}");
                if language == Language::English {
                    assert!(detail.contains(part), "{fen}: {detail}");
                }
                seen.push(detail);
            }
        }
        let long = read(
            Kind::Draughts(Variant::International),
            FenNumbers::TopLeft,
            &"W".repeat(10_000),
        )
        .unwrap_err();
        let limit = limits::FEN_BYTES.to_string();
        assert!(long.detail_in(Language::English).contains(&limit), "{long}");
    }
}
