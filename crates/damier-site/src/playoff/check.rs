//! What a match on the site cannot come to, but a log that was written by hand can.

use damier_arbiter::RuleBook;
use damier_arbiter::playoff::PlayoffError;
use damier_game::{BySide, Outcome, Reason, Side, Spelling};

use super::event::{GameEnd, MatchEvent};
use super::machine::{Match, MatchError, Played, player_of};
use super::plan::{Kind as PlayoffKind, LONGEST_BREAK_MS, Plan};
use crate::board::Kind;
use crate::library::Chosen;
use crate::limits;

/// The most moves of one side that a game can have.
const MOST_MOVES: u64 = 1000;

/// So much the moments of a log, which are those of the day, may differ from its clocks.
const SLACK_MS: u64 = 1000;

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
    if let MatchEvent::GameEnded { end, .. } | MatchEvent::GameCorrected { end: Some(end), .. } =
        event
    {
        reason_fits(end)?;
        flag_fits(end)?;
    }
    match (event, state) {
        (MatchEvent::Created { plan, .. }, _) => beginning(plan),
        (MatchEvent::Sanctioned { why, .. }, _) if why.trim().is_empty() => {
            Err(MatchError::SanctionWithoutReason)
        }
        (MatchEvent::Sanctioned { referee, .. } | MatchEvent::Decided { referee, .. }, _)
            if referee.trim().is_empty() =>
        {
            Err(MatchError::NoReferee)
        }
        (MatchEvent::GameCorrected { end: None, .. }, Some(state))
            if state.decision().is_some() =>
        {
            Err(MatchError::GoesOnAfterDecision)
        }
        (MatchEvent::GameBegan { game, .. }, Some(state))
            if state.games().iter().any(|played| played.game == *game) =>
        {
            let game = crate::live::shorten(game);
            Err(MatchError::SameGame { game })
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
            _ if is_foreign(end, state) => Err(MatchError::ForeignReason {
                reason: end.reason.parse().map_or("", Reason::as_str),
                variant: state.plan().variant.clone(),
            }),
            // A referee may have set the clocks; in chess, a wrong claim gives time.
            Some(played) if !end.refereed && state.plan().variant != "chess960" => {
                times(state, played, end, at.saturating_sub(state.began_at()))
            }
            _ => Ok(()),
        },
        _ => Ok(()),
    }
}

/// Whether the reason of an end is one, and goes with flag and result. Old logs leave it
/// out.
fn reason_fits(end: &GameEnd) -> Result<(), MatchError> {
    if end.reason.is_empty() {
        return Ok(());
    }
    let reason: Reason = end.reason.parse().map_err(|_| {
        let known: Vec<&str> = Reason::ALL.iter().map(|reason| reason.as_str()).collect();
        MatchError::UnknownReason {
            reason: crate::live::shorten(&end.reason),
            known: known.join(", "),
        }
    })?;
    match (reason, end.flag) {
        (Reason::Time, None) => return Err(MatchError::TimeWithoutFlag),
        (Reason::Time, Some(_)) | (_, None) => {}
        (reason, Some(_)) => {
            let reason = reason.as_str();
            return Err(MatchError::FlagWithoutTime { reason });
        }
    }
    let fits = match reason {
        Reason::Repetition
        | Reason::MoveLimit
        | Reason::EndgameLimit
        | Reason::Stalemate
        | Reason::DeadPosition => end.result == Outcome::Draw,
        // Who agrees too early may lose, both of them.
        Reason::Agreement => end.result.winner().is_none(),
        Reason::NoPieces | Reason::NoMoves | Reason::Checkmate => end.result.winner().is_some(),
        _ => true,
    };
    match fits {
        true => Ok(()),
        false => Err(MatchError::OtherResult {
            reason: reason.as_str(),
            result: end.result.spell(Spelling::Draughts),
        }),
    }
}

/// Whether a game is said to end as only another kind of game does.
fn is_foreign(end: &GameEnd, state: &Match) -> bool {
    let is_chess = state.plan().variant == Kind::Chess960.id();
    match end.reason.parse() {
        Ok(Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition) => !is_chess,
        Ok(Reason::NoPieces | Reason::NoMoves | Reason::VariantEnd) => is_chess,
        _ => false,
    }
}

/// Whether clock and flag say the same: a flag falls when no time is left, and nobody
/// agrees or claims anything after that. What ends a game on the board can be complete
/// in the last moment. A referee may have set the clocks.
fn flag_fits(end: &GameEnd) -> Result<(), MatchError> {
    if end.refereed {
        return Ok(());
    }
    if let Some(side) = end.flag {
        let left_ms = end.left_ms[side];
        return match left_ms {
            0 => Ok(()),
            _ => Err(MatchError::FlagWithTimeLeft { side, left_ms }),
        };
    }
    let on_board = match end.reason.parse() {
        Ok(Reason::Repetition | Reason::MoveLimit | Reason::EndgameLimit) => true,
        Ok(Reason::Stalemate | Reason::DeadPosition) => true,
        _ => end.result != Outcome::Draw,
    };
    match Side::BOTH.into_iter().find(|side| end.left_ms[*side] == 0) {
        Some(side) if !on_board => Err(PlayoffError::NoTimeLeft { side }.into()),
        _ => Ok(()),
    }
}

/// Whether the times of a plan are such that games can be played by them.
fn plan_times(plan: &Plan) -> Result<(), MatchError> {
    let odd = |field: String, ms: u64, most_ms: u64| {
        let name = format!("plan.{field}");
        Err(MatchError::OddTime {
            field: name,
            ms,
            most_ms,
        })
    };
    for (index, stage) in plan.stages.iter().enumerate() {
        let most = limits::MOST_PLAYOFF_CLOCK_MS;
        let (initial, increment) = (stage.clock.initial_ms, stage.clock.increment_ms);
        if initial == 0 || initial > most {
            return odd(format!("stages[{index}].clock.initialMs"), initial, most);
        }
        if increment > limits::INCREMENT_MS {
            let field = format!("stages[{index}].clock.incrementMs");
            return odd(field, increment, limits::INCREMENT_MS);
        }
    }
    for (field, ms) in [
        ("breakMs", plan.break_ms),
        ("pauseMs", plan.pause_ms),
        ("sanctionMs", plan.sanction_ms),
    ] {
        if ms > LONGEST_BREAK_MS {
            return odd(field.to_owned(), ms, LONGEST_BREAK_MS);
        }
    }
    Ok(())
}

/// Whether the points of a plan tell a winner from a loser.
fn plan_points(plan: &Plan) -> Result<(), MatchError> {
    for (index, stage) in plan.stages.iter().enumerate() {
        let (winner, loser) = (stage.points.winner, stage.points.loser);
        if winner <= loser {
            return Err(MatchError::StagePoints {
                field: format!("plan.stages[{index}].winner"),
                winner,
                loser,
            });
        }
    }
    match plan.drawn {
        drawn @ 1.. if plan.kind != PlayoffKind::MicroMatch => {
            Err(MatchError::DrawnPoints { drawn })
        }
        _ => Ok(()),
    }
}

/// Whether the stages are such as the kind of the match has: a Lehmann-Georgiev match is
/// one series without a number of games, with the times that are left (FMJD Annex 3,
/// 5.10); games of a barrage begin with fresh clocks.
fn plan_kind(plan: &Plan) -> Result<(), MatchError> {
    let differs = |field: String, found: String, wanted, kind: PlayoffKind| {
        Err(MatchError::OtherKind {
            field: format!("plan.{field}"),
            found,
            wanted,
            kind: kind.as_str(),
        })
    };
    for (index, stage) in plan.stages.iter().enumerate() {
        let (carried, wanted) = match plan.kind {
            PlayoffKind::LehmannGeorgiev => (true, "true"),
            PlayoffKind::Barrage => (false, "false"),
            PlayoffKind::MicroMatch => (stage.carried, ""),
        };
        if stage.carried != carried {
            let field = format!("stages[{index}].carried");
            return differs(field, stage.carried.to_string(), wanted, plan.kind);
        }
        // The decider of a micro-match can be one of the other kinds.
        let kind = match stage.carried {
            true => PlayoffKind::LehmannGeorgiev,
            false => plan.kind,
        };
        if kind != PlayoffKind::MicroMatch && stage.points.games != 0 {
            let field = format!("stages[{index}].games");
            return differs(field, stage.points.games.to_string(), "0", kind);
        }
    }
    match (plan.kind, plan.stages.len()) {
        (PlayoffKind::MicroMatch, _) | (_, 1) => Ok(()),
        (kind, stages) => {
            let found = stages.to_string();
            differs("stages.length".to_owned(), found, "1", kind)
        }
    }
}

fn beginning(plan: &Plan) -> Result<(), MatchError> {
    let names = &plan.names;
    if names.first.trim().is_empty() || names.second.trim().is_empty() {
        return Err(MatchError::NoName);
    }
    if names.first.trim().eq_ignore_ascii_case(names.second.trim()) {
        return Err(MatchError::SameNames);
    }
    plan_times(plan)?;
    plan_points(plan)?;
    plan_kind(plan)?;
    let variant: Kind = plan
        .variant
        .parse()
        .map_err(|_| MatchError::UnknownVariant {
            variant: crate::live::shorten(&plan.variant),
            known: Kind::ids().join(", "),
        })?;
    let chosen = match &plan.rulebook_text {
        Some(text) => {
            let chosen =
                Chosen::read(text).map_err(|mistakes| MatchError::BookMistakes { mistakes })?;
            if chosen.book.id() != plan.rulebook {
                return Err(MatchError::OtherText {
                    named: crate::live::shorten(&plan.rulebook),
                    found: chosen.book.id().to_owned(),
                });
            }
            chosen
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
    let mut used_ms = 0_u64;
    for side in Side::BOTH {
        let player = player_of(played.white, side);
        let given = state.sanctions().iter().filter(|sanction| {
            sanction.game == Some(played.number) && sanction.player == player.opponent()
        });
        let given = u64::try_from(given.count()).unwrap_or(u64::MAX);
        let given_ms = given.saturating_mul(state.plan().sanction_ms);
        let start_ms = played.start_ms.of(player).saturating_add(given_ms);
        used_ms = used_ms.saturating_add(start_ms.saturating_sub(left[side]));
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
    // A log whose events have no moments of their own says nothing of how long it lasted.
    if lasted_ms > 0 && used_ms > lasted_ms.saturating_add(SLACK_MS) {
        return Err(MatchError::TooMuchUsed { used_ms, lasted_ms });
    }
    Ok(())
}
