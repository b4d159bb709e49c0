//! From a FEN that a client sends to a position to play from.

use damier_draughts::{Notation, PlayOptions, PositionError, Setup, Variant};
use damier_game::Side;

use super::new_game::shorten;
use crate::board::{FenNumbers, Kind, Position};
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// Reads a position, its rules read as the options say where it says nothing of it.
///
/// # Errors
///
/// A problem that names the first fault and its remedy.
pub(super) fn read(
    kind: Kind,
    numbers: FenNumbers,
    options: PlayOptions,
    fen: &str,
) -> Result<Position, Problem> {
    if fen.len() > limits::FEN_BYTES {
        let longest = i64::try_from(limits::FEN_BYTES).unwrap_or(i64::MAX);
        return Err(problem("problem-invalid-fen-long").number("longest", longest));
    }
    match kind {
        Kind::Draughts(variant) => read_draughts(variant, numbers.notation(variant), options, fen),
        Kind::Chess960 => damier_chess::Position::from_fen(fen)
            .map(Position::from)
            .map_err(|error| {
                let reason = |lang| damier_words::chess_position(&error, lang);
                Problem::new(ProblemKind::InvalidFen).said("reason", reason)
            }),
    }
}

fn read_draughts(
    variant: Variant,
    notation: Notation,
    options: PlayOptions,
    fen: &str,
) -> Result<Position, Problem> {
    Setup::parse_fen_in(variant, fen, notation)
        .map_err(PositionError::Fen)
        .and_then(|mut setup| {
            setup.options = setup.options.or(options);
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
    let reason = |lang| damier_words::position_in(error, &name, lang);
    let problem = Problem::new(ProblemKind::InvalidFen).said("reason", reason);
    let PositionError::Fen(error) = error else {
        return problem;
    };
    match error.problems().first() {
        Some(first) => problem
            .member("offset", first.offset.into())
            .member("text", shorten(&first.text).into()),
        None => problem,
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::i18n::Language;

    fn refused(kind: Kind, numbers: FenNumbers, fen: &str) -> Problem {
        read(kind, numbers, PlayOptions::USUAL, fen).expect_err(fen)
    }

    /// The words themselves are tested where they are written.
    #[test]
    fn faults_are_told_in_the_language_of_the_reader_with_their_place() {
        let mut seen = Vec::new();
        for (kind, fen, part) in [
            (Kind::Draughts(Variant::International), "W:W77:B20", "77"),
            (Kind::Draughts(Variant::International), "W:W3:B20", "3"),
            (
                Kind::Draughts(Variant::International),
                "W:W31-50,K21:B1",
                "20",
            ),
            (Kind::Chess960, "9/8/8/8/8/8/8/K1k5 w - -", "8"),
        ] {
            let problem = refused(kind, FenNumbers::TopLeft, fen);
            for language in Language::ALL {
                let detail = problem.detail_in(language);
                let is_whole = !detail.contains("problem-") && !detail.contains("{$");
                assert!(is_whole && detail.contains(part), "{fen}: {detail}");
                assert!(!seen.contains(&detail), "{fen}: {detail}");
                seen.push(detail);
            }
        }
        let syntax = refused(
            Kind::Draughts(Variant::International),
            FenNumbers::TopLeft,
            "W:W31,77:B20",
        );
        let object = syntax.to_json(Language::English);
        assert_eq!(
            (&object["offset"], &object["text"]),
            (&6.into(), &"77".into())
        );
    }

    #[test]
    fn squares_are_named_as_the_reader_numbers_them() {
        let spanish = Kind::Draughts(Variant::Spanish);
        let twice = refused(spanish, FenNumbers::Federation, "W:W1,1:B32");
        let detail = twice.detail_in(Language::English);
        assert!(detail.contains("square 1:"), "{detail}");
    }

    #[test]
    fn a_text_that_is_too_long_is_not_looked_at() {
        let kind = Kind::Draughts(Variant::International);
        let long = refused(kind, FenNumbers::TopLeft, &"W".repeat(10_000));
        let limit = limits::FEN_BYTES.to_string();
        assert!(long.detail_in(Language::English).contains(&limit), "{long}");
    }
}
