//! What an action leads to: the events it causes, or why it is refused. Pure.

use damier_arbiter::Applies;
use damier_draughts::Move;
use damier_game::{Side, Spelling};

use super::action::{Action, ActionKind};
use super::clock::LagQuota;
use super::event::Event;
use super::game::{Game, LogError};
use super::{notation, resolve};
use crate::limits;
use crate::problem::{Problem, ProblemKind};
use crate::view::Mode;

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Now {
    /// The task's time in milliseconds, for clocks.
    pub(crate) ms: u64,
    /// Milliseconds since 1970, for the log.
    pub(crate) at: u64,
    /// How long the message was under way, as far as we know.
    pub(crate) lag_ms: u64,
}

/// What an action leads to.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Decision {
    /// Nothing: it was done already.
    Already,
    /// These events.
    Do(Vec<Event>, Option<LagQuota>),
}

/// Decides about an action of the game's owner.
///
/// # Errors
///
/// The problem to answer with, if the action is refused.
pub(crate) fn decide(game: &Game, action: &Action, now: Now) -> Result<Decision, Problem> {
    if action.kind == ActionKind::Move && is_resent(game, action) {
        return Ok(Decision::Already);
    }
    if action.kind == ActionKind::Flag {
        return flag(game, now);
    }
    if let Some(verdict) = game.verdict() {
        let result = verdict.result(Spelling::Draughts);
        return Err(Problem::new(ProblemKind::GameOver).text("result", result));
    }
    if action.ply != game.ply() {
        return Err(Problem::new(ProblemKind::StalePly)
            .number("asked", action.ply.into())
            .number("ply", game.ply().into()));
    }
    let goes_on = matches!(
        action.kind,
        ActionKind::Move | ActionKind::OfferDraw | ActionKind::TakeBack
    );
    if goes_on && game.version() >= limits::EVENTS_PER_GAME {
        let limit = i64::try_from(limits::EVENTS_PER_GAME).unwrap_or(i64::MAX);
        return Err(Problem::new(ProblemKind::GameTooLong).number("limit", limit));
    }
    match action.kind {
        ActionKind::Move => human_move(game, action, now),
        ActionKind::Resign => resign(game, action.side, now),
        ActionKind::OfferDraw => offer_draw(game, now),
        ActionKind::AgreeDraw => agree_draw(game, now),
        ActionKind::Claim => claim(game, now),
        ActionKind::TakeBack => take_back(game, now),
        ActionKind::Flag => flag(game, now),
    }
}

/// Whether the action is the move that was played at its place.
fn is_resent(game: &Game, action: &Action) -> bool {
    let Some(played) = game.plies().get(action.ply as usize) else {
        return false;
    };
    // A client only sends moves of its own; the computer's are never resent.
    Some(played.side) != game.computer_side()
        && game
            .position_at(action.ply)
            .and_then(|position| resolve::named_move(position, action).ok())
            .is_some_and(|mv| mv == played.mv)
}

fn human_move(game: &Game, action: &Action, now: Now) -> Result<Decision, Problem> {
    if game.computer_to_move() {
        return Err(Problem::new(ProblemKind::OutOfTurn));
    }
    let mv = resolve::named_move(game.position(), action)?;
    Ok(play(game, &mv, now))
}

/// The events of a move, which is legal. A move that comes when the time is up
/// comes too late.
pub(crate) fn play(game: &Game, mv: &Move, now: Now) -> Decision {
    let side = game.position().side_to_move();
    let (charge, lag) = game.charge(now.ms, now.lag_ms).unzip();
    if charge.is_some_and(|charge| charge.out_of_time) {
        return Decision::Do(flag_events(game, side, now), None);
    }
    let event = Event::Move {
        ply: game.ply() + 1,
        side,
        text: notation::numeric(game.position(), mv),
        path: notation::numbers(mv.path()),
        captures: notation::numbers(mv.captures()),
        elapsed_ms: charge.map(|charge| charge.elapsed_ms),
        clock: charge.map(|charge| charge.remaining),
        at: now.at,
    };
    Decision::Do(vec![event], lag)
}

fn resign(game: &Game, side: Option<Side>, now: Now) -> Result<Decision, Problem> {
    let side = match game.settings().mode {
        Mode::Computer => game.settings().human_side,
        Mode::Local => side,
    };
    let Some(side) = side else {
        let problem = Problem::new(ProblemKind::WrongMode);
        return Err(problem.detail("problem-wrong-mode-side"));
    };
    let verdict = game.referee().clone().resign(side);
    let events = vec![Event::Resign { side, at: now.at }, Event::Verdict(verdict)];
    Ok(Decision::Do(events, None))
}

fn offer_draw(game: &Game, now: Now) -> Result<Decision, Problem> {
    let Some(side) = game.computer_side().map(|side| !side) else {
        let problem = Problem::new(ProblemKind::WrongMode);
        return Err(problem.detail("problem-wrong-mode-offer"));
    };
    if !may_offer_draw(game) {
        return Err(Problem::new(ProblemKind::NoDrawOffer));
    }
    let event = Event::DrawOffered {
        side,
        ply: game.ply(),
        at: now.at,
    };
    Ok(Decision::Do(vec![event], None))
}

/// Whether the human may offer the computer a draw: once between two moves of
/// one's own.
pub(crate) fn may_offer_draw(game: &Game) -> bool {
    let again = game
        .last_draw_offer()
        .is_none_or(|last| game.ply() >= last + 2);
    game.computer_side().is_some() && !game.is_over() && game.draw_offer().is_none() && again
}

fn agree_draw(game: &Game, now: Now) -> Result<Decision, Problem> {
    if game.settings().mode == Mode::Computer {
        let problem = Problem::new(ProblemKind::WrongMode);
        return Err(problem.detail("problem-wrong-mode-agree"));
    }
    Ok(Decision::Do(accept_draw(game, now), None))
}

/// The events of an accepted draw.
pub(crate) fn accept_draw(game: &Game, now: Now) -> Vec<Event> {
    let verdict = game.referee().clone().agree_draw();
    vec![Event::DrawAccepted { at: now.at }, Event::Verdict(verdict)]
}

fn claim(game: &Game, now: Now) -> Result<Decision, Problem> {
    if game.computer_to_move() {
        return Err(Problem::new(ProblemKind::OutOfTurn));
    }
    if let Some(side) = game.fallen(now.ms) {
        // A claim that comes when the time is up comes too late.
        return Ok(Decision::Do(flag_events(game, side, now), None));
    }
    claim_events(game, now)
        .map(|events| Decision::Do(events, None))
        .ok_or_else(|| {
            let problem = Problem::new(ProblemKind::NothingToClaim);
            let mut clauses = game.book().clauses();
            if clauses.any(|clause| clause.applies == Applies::Claim) {
                problem
            } else {
                problem.detail("problem-nothing-to-claim-book")
            }
        })
}

/// The events of the side to move claiming a draw; `None` if the rule book does
/// not grant one now.
pub(crate) fn claim_events(game: &Game, now: Now) -> Option<Vec<Event>> {
    let side = game.position().side_to_move();
    let clause = game.referee().claimable().into_iter().next()?;
    let verdict = game.referee().clone().claim(side, &clause, None).ok()?;
    let claim = Event::Claim {
        side,
        clause: clause.as_str().to_owned(),
        at: now.at,
    };
    Some(vec![claim, Event::Verdict(verdict)])
}

/// Whether a human is to move and may claim a draw.
pub(crate) fn may_claim(game: &Game) -> bool {
    !game.is_over() && !game.computer_to_move() && !game.referee().claimable().is_empty()
}

fn take_back(game: &Game, now: Now) -> Result<Decision, Problem> {
    let Some(ply) = take_back_to(game) else {
        return Err(Problem::new(ProblemKind::NothingToTakeBack));
    };
    let clock = game.remaining_at(ply, now.ms);
    Ok(Decision::Do(
        vec![Event::TakeBack {
            ply,
            clock,
            at: now.at,
        }],
        None,
    ))
}

/// The number of plies that a take-back leaves: the last one goes, and against
/// the computer everything since the human's last move. `None` if there is
/// nothing to take back.
pub(crate) fn take_back_to(game: &Game) -> Option<u32> {
    if game.is_over() {
        return None;
    }
    let last = game
        .plies()
        .iter()
        .rposition(|ply| Some(ply.side) != game.computer_side())?;
    u32::try_from(last).ok()
}

fn flag(game: &Game, now: Now) -> Result<Decision, Problem> {
    if game.is_over() {
        // The server saw it first.
        return Ok(Decision::Already);
    }
    let grace = game.grace(now.lag_ms);
    match game.fallen(now.ms) {
        // A move may be under way. If none comes, the server flags by itself.
        Some(_) if game.fallen(now.ms.saturating_sub(grace)).is_none() => Ok(Decision::Already),
        Some(side) => Ok(Decision::Do(flag_events(game, side, now), None)),
        None if game.has_clock() => Err(Problem::new(ProblemKind::NoFlag)),
        None => Err(Problem::new(ProblemKind::NoFlag).detail("problem-no-flag-clock")),
    }
}

/// The events of a fallen flag.
pub(crate) fn flag_events(game: &Game, side: Side, now: Now) -> Vec<Event> {
    let verdict = game.referee().clone().flag(side);
    vec![Event::Flag { side, at: now.at }, Event::Verdict(verdict)]
}

/// The game after events, and the events with the referee's verdict added if
/// the last ply ended the game.
///
/// # Errors
///
/// [`LogError`] if the events don't fit the game, which would be a fault of
/// ours.
pub(crate) fn advance(
    game: &Game,
    mut events: Vec<Event>,
    lag: Option<LagQuota>,
    now: Now,
) -> Result<(Game, Vec<Event>), LogError> {
    let mut next = game.clone();
    if let Some(lag) = lag {
        next.set_lag(lag);
    }
    for event in &events {
        next.apply(event, now.ms)?;
    }
    let moved = matches!(events.last(), Some(Event::Move { .. }));
    if moved && let Some(verdict) = next.referee().verdict().cloned() {
        let event = Event::Verdict(verdict);
        next.apply(&event, now.ms)?;
        events.push(event);
    }
    Ok((next, events))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::live::event::Settings;

    #[test]
    fn a_game_without_end_can_only_be_ended() {
        let settings = Settings {
            variant: "russian".to_owned(),
            rulebook: "idf".to_owned(),
            mode: Mode::Computer,
            level: Some(1),
            human_side: Some(Side::White),
            clock: None,
            start_fen: damier_draughts::Position::start(damier_draughts::Variant::Russian).fen(),
            seed: 0,
            at: 0,
        };
        let mut game = Game::start("abcdefgh", &Event::Created(settings)).unwrap();
        let act = |game: &Game, kind: &str| {
            let text = format!("{{\"type\":\"{kind}\",\"ply\":0,\"text\":\"22-18\"}}");
            let action: Action = serde_json::from_str(&text).unwrap();
            decide(game, &action, Now::default())
        };
        assert!(act(&game, "move").is_ok());
        while game.version() < limits::EVENTS_PER_GAME {
            game.apply(&Event::DrawDeclined { at: 0 }, 0).unwrap();
        }
        for kind in ["move", "offer-draw", "take-back"] {
            let problem = act(&game, kind).unwrap_err();
            assert_eq!(problem.kind(), ProblemKind::GameTooLong, "{kind}");
        }
        assert!(act(&game, "resign").is_ok());
    }
}
