//! Counts that a game brings along from where it was broken off.

use std::sync::Arc;

use damier_arbiter::{Carried, CarryError, Referee, RuleBook, text};

use super::fen::problem;
use crate::board::{Kind, Position};
use crate::problem::Problem;

/// Takes the counts out of a position's text, where they stand as its last field.
/// Chess has its own, which the position itself holds.
///
/// # Errors
///
/// A problem that names what is no count.
pub(super) fn split(kind: Kind, fen: &str) -> Result<(&str, Option<Carried>), Problem> {
    match kind {
        Kind::Draughts(_) => Carried::split_fen(fen).map_err(|error| {
            let reason = |lang| text::carried_unread(&error, lang);
            problem("problem-invalid-fen-counts").said("reason", reason)
        }),
        Kind::Chess960 => Ok((fen, None)),
    }
}

/// The problem of counts that cannot run in the position that they came with.
pub(super) fn refused(error: &CarryError) -> Problem {
    let reason = |lang| text::carry_refused(error, lang);
    problem("problem-invalid-fen-counts").said("reason", reason)
}

/// The referee of a game from its first position, with what it brought along.
///
/// # Errors
///
/// [`CarryError`] if a count cannot be running in this position.
pub(super) fn referee(
    book: Arc<RuleBook>,
    start: &Position,
    carried: Option<&Carried>,
) -> Result<Referee, CarryError> {
    match carried {
        Some(carried) => Referee::with_counters(book, start.facts(), carried),
        None => Ok(Referee::with_quiet_plies(
            book,
            start.facts(),
            start.quiet_plies(),
        )),
    }
}
