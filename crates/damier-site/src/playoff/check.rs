//! What a match on the site cannot come to, but a log that was written by hand can.

use damier_arbiter::RuleBook;
use damier_game::{BySide, Side};

use super::event::{GameEnd, MatchEvent};
use super::machine::{Match, MatchError, Played, player_of};
use super::plan::Plan;
use crate::board::Kind;
use crate::library::Chosen;

/// The most moves of one side that a game can have.
const MOST_MOVES: u64 = 1000;

/// Whether an event contradicts what the log says otherwise: the match so far, if it has
/// begun, and the latest moment.
///
/// # Errors
///
/// [`MatchError`] with the remedy.
pub(super) fn contradicts(
    state: Option<&Match>,
    event: &MatchEvent,
    latest: u64,
) -> Result<(), MatchError> {
    if event.at() < latest {
        return Err(MatchError::Backwards);
    }
    match (event, state) {
        (MatchEvent::Created { plan, .. }, _) => beginning(plan),
        (MatchEvent::Sanctioned { why, .. }, _) if why.trim().is_empty() => {
            Err(MatchError::SanctionWithoutReason)
        }
        (MatchEvent::GameBegan { break_ms, at, .. }, Some(state)) => {
            let passed_ms = at.saturating_sub(state.break_since());
            if *break_ms > passed_ms {
                return Err(MatchError::BreakTooLong {
                    break_ms: *break_ms,
                    passed_ms,
                });
            }
            Ok(())
        }
        (MatchEvent::GameEnded { end, at, .. }, Some(state))
        | (
            MatchEvent::GameCorrected {
                end: Some(end), at, ..
            },
            Some(state),
        ) => match state.games().last() {
            // A referee may have set the clocks; in chess, a wrong claim gives time.
            Some(played) if !end.refereed && state.plan().variant != "chess960" => {
                times(state, played, end, at.saturating_sub(state.began_at()))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

fn beginning(plan: &Plan) -> Result<(), MatchError> {
    let names = &plan.names;
    if names.first.trim().eq_ignore_ascii_case(names.second.trim()) {
        return Err(MatchError::SameNames);
    }
    let variant: Kind = plan
        .variant
        .parse()
        .map_err(|_| MatchError::UnknownVariant {
            variant: crate::live::shorten(&plan.variant),
            known: Kind::ids().join(", "),
        })?;
    let chosen = match &plan.rulebook_text {
        Some(text) => {
            Chosen::read(text).map_err(|mistakes| MatchError::BookMistakes { mistakes })?
        }
        None => {
            let book = RuleBook::builtin(&plan.rulebook);
            let unknown = || MatchError::UnknownBook {
                book: crate::live::shorten(&plan.rulebook),
                known: ids(&RuleBook::for_variant(variant.id())),
            };
            let book = book.ok_or_else(unknown)?;
            Chosen { book, text: None }
        }
    };
    if chosen.is_for(variant.id()) {
        return Ok(());
    }
    Err(MatchError::OtherBook {
        book: chosen.book.id().to_owned(),
        variant: variant.id().to_owned(),
        known: ids(&RuleBook::for_variant(variant.id())),
    })
}

fn ids(books: &[std::sync::Arc<RuleBook>]) -> String {
    let ids: Vec<&str> = books.iter().map(|book| book.id()).collect();
    ids.join(", ")
}

/// Whether the players can have what they are said to have left: no more than they had
/// when the game began, but for what moves add and what sanctions gave.
fn times(state: &Match, played: &Played, end: &GameEnd, lasted_ms: u64) -> Result<(), MatchError> {
    let left: BySide<u64> = end.left_ms;
    for side in Side::BOTH {
        let player = player_of(played.white, side);
        let given = state.sanctions().iter().filter(|sanction| {
            sanction.game == Some(played.number) && sanction.player == player.opponent()
        });
        let given = u64::try_from(given.count()).unwrap_or(u64::MAX);
        let given_ms = given.saturating_mul(state.plan().sanction_ms);
        let start_ms = played.start_ms.of(player).saturating_add(given_ms);
        let gained = left[side].saturating_sub(start_ms);
        if gained == 0 {
            continue;
        }
        let too_much = |moves| MatchError::TooMuchLeft {
            side,
            left_ms: left[side],
            start_ms,
            moves,
        };
        let increment = played.clock.increment_ms;
        if increment == 0 {
            return Err(too_much(None));
        }
        let moves = gained.div_ceil(increment);
        // Nobody makes two moves of his own within a millisecond.
        if moves > lasted_ms.min(MOST_MOVES) {
            return Err(too_much(Some(moves)));
        }
    }
    Ok(())
}
