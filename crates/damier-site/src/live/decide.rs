//! What an action leads to: the events it causes, or why it is refused. Pure.

use damier_arbiter::{OfferRefused, Offers};
use damier_game::Side;

use super::action::{Action, ActionKind};
use super::event::Event;
use super::game::{Game, LogError};
use super::lag::LagQuota;
use super::{claims, notation, resolve};
use crate::board::Turn;
use crate::limits;
use crate::problem::{Problem, ProblemKind};
use crate::view::Mode;

/// When something happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Now {
    /// The game's own time in milliseconds, for clocks.
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
        let result = verdict.result(game.variant().spelling());
        return Err(Problem::new(ProblemKind::GameOver).text("result", result));
    }
    if action.ply != game.ply() {
        return Err(Problem::new(ProblemKind::StalePly)
            .number("asked", action.ply.into())
            .number("ply", game.ply().into()));
    }
    if game.desk().is_paused() && action.kind != ActionKind::Resign {
        return Err(Problem::new(ProblemKind::GamePaused));
    }
    if game.asked().is_some() && action.kind != ActionKind::Resign {
        return Err(Problem::new(ProblemKind::RulingPending));
    }
    let goes_on = match action.kind {
        ActionKind::Move | ActionKind::OfferDraw | ActionKind::TakeBack => true,
        ActionKind::Claim => action.ruling.is_some(),
        _ => false,
    };
    if goes_on && game.version() >= limits::EVENTS_PER_GAME {
        let limit = i64::try_from(limits::EVENTS_PER_GAME).unwrap_or(i64::MAX);
        return Err(Problem::new(ProblemKind::GameTooLong).number("limit", limit));
    }
    match action.kind {
        ActionKind::Move => human_move(game, action, now),
        ActionKind::Resign => resign(game, action.side, now),
        ActionKind::OfferDraw => offer_draw(game, action.side, now),
        ActionKind::AcceptDraw => accept_offer(game, now),
        ActionKind::DeclineDraw => decline_offer(game, now),
        ActionKind::AgreeDraw => agree_draw(game, now),
        ActionKind::Claim => claims::claim(game, action, now),
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
pub(crate) fn play(game: &Game, mv: &Turn, now: Now) -> Decision {
    let side = game.position().side_to_move();
    let (charge, lag) = game.charge(now.ms, now.lag_ms).unzip();
    if charge.is_some_and(|charge| charge.out_of_time) {
        return Decision::Do(flag_events(game, side, now), None);
    }
    let stamp = charge.map(|charge| charge.stamp);
    let event = Event::Move {
        ply: game.ply() + 1,
        side,
        text: notation::numeric(game.position(), mv),
        path: mv.path(),
        captures: mv.captures(),
        elapsed_ms: charge.map(|charge| charge.elapsed_ms),
        clock: charge.map(|charge| charge.remaining),
        moved_at: stamp.map(|stamp| stamp.moved_at),
        runs_at: stamp
            .filter(|stamp| stamp.runs_at > stamp.moved_at)
            .map(|stamp| stamp.runs_at),
        at: now.at,
    };
    Decision::Do(vec![event], lag)
}

/// The moment of the game's own time, for the log.
pub(crate) fn clock_at(game: &Game, now: Now) -> Option<u64> {
    game.has_clock().then_some(now.ms)
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
    let resign = Event::Resign {
        side,
        clock_at: clock_at(game, now),
        at: now.at,
    };
    Ok(Decision::Do(vec![resign, Event::Verdict(verdict)], None))
}

fn offer_draw(game: &Game, side: Option<Side>, now: Now) -> Result<Decision, Problem> {
    let side = match game.computer_side() {
        Some(computer) => !computer,
        None => side.unwrap_or(game.position().side_to_move()),
    };
    if !may_offer_draw(game) {
        return Err(Problem::new(ProblemKind::NoDrawOffer));
    }
    let mut offers = Offers::new(game.settings().offers);
    offers
        .offer(side, game.referee())
        .map_err(|refused| offer_refused(&refused))?;
    let event = Event::DrawOffered {
        side,
        ply: game.ply(),
        at: now.at,
    };
    Ok(Decision::Do(vec![event], None))
}

fn offer_refused(refused: &OfferRefused) -> Problem {
    let problem = Problem::new(ProblemKind::NoDrawOffer);
    match *refused {
        OfferRefused::TooEarly { moves } => problem
            .number("moves", moves.into())
            .detail("problem-no-draw-offer-early"),
        OfferRefused::TooManyPieces { pieces } => problem
            .number("pieces", pieces.into())
            .detail("problem-no-draw-offer-pieces"),
        OfferRefused::NoOffer | OfferRefused::OwnOffer => {
            problem.detail("problem-no-draw-offer-open")
        }
        _ => problem,
    }
}

/// Whether an offer of a draw would be taken: it may be made, and what the event
/// says about draws does not forbid it yet.
pub(crate) fn can_offer_draw(game: &Game) -> bool {
    let side = match game.computer_side() {
        Some(computer) => !computer,
        None => game.position().side_to_move(),
    };
    let mut offers = Offers::new(game.settings().offers);
    may_offer_draw(game) && offers.offer(side, game.referee()).is_ok()
}

/// Whether a draw may be offered: against the computer once between two moves of
/// one's own, with two at one board once a ply.
pub(crate) fn may_offer_draw(game: &Game) -> bool {
    let wait = match game.settings().mode {
        Mode::Computer => 2,
        Mode::Local => 1,
    };
    let again = game
        .last_draw_offer()
        .is_none_or(|last| game.ply() >= last + wait);
    !game.is_over() && game.asked().is_none() && game.draw_offer().is_none() && again
}

fn only_local(game: &Game) -> Result<(), Problem> {
    match game.settings().mode {
        Mode::Local => Ok(()),
        Mode::Computer => {
            let problem = Problem::new(ProblemKind::WrongMode);
            Err(problem.detail("problem-wrong-mode-agree"))
        }
    }
}

fn agree_draw(game: &Game, now: Now) -> Result<Decision, Problem> {
    only_local(game)?;
    let side = game.draw_offer().unwrap_or(game.position().side_to_move());
    agreement(game, side, now).map(|events| Decision::Do(events, None))
}

fn accept_offer(game: &Game, now: Now) -> Result<Decision, Problem> {
    only_local(game)?;
    let side = game
        .draw_offer()
        .ok_or_else(|| offer_refused(&OfferRefused::NoOffer))?;
    agreement(game, side, now).map(|events| Decision::Do(events, None))
}

fn decline_offer(game: &Game, now: Now) -> Result<Decision, Problem> {
    only_local(game)?;
    match game.draw_offer() {
        Some(_) => Ok(Decision::Do(vec![Event::DrawDeclined { at: now.at }], None)),
        None => Err(offer_refused(&OfferRefused::NoOffer)),
    }
}

/// The events of the opponent accepting the draw that a side offers.
///
/// # Errors
///
/// A problem if the event does not allow a draw by agreement yet.
pub(crate) fn agreement(game: &Game, by: Side, now: Now) -> Result<Vec<Event>, Problem> {
    let mut offers = Offers::new(game.settings().offers);
    let refused = |refused| offer_refused(&refused);
    offers.offer(by, game.referee()).map_err(refused)?;
    let mut referee = game.referee().clone();
    let verdict = offers.accept(!by, &mut referee).map_err(refused)?;
    let accepted = Event::DrawAccepted {
        clock_at: clock_at(game, now),
        at: now.at,
    };
    Ok(vec![accepted, Event::Verdict(verdict)])
}

fn take_back(game: &Game, now: Now) -> Result<Decision, Problem> {
    let Some(ply) = take_back_to(game) else {
        let problem = Problem::new(ProblemKind::NothingToTakeBack);
        return Err(if game.settings().playoff.is_some() {
            problem.detail("problem-nothing-to-take-back-match")
        } else if game.to_show().is_some() {
            problem.detail("problem-nothing-to-take-back-shown")
        } else {
            problem
        });
    };
    let event = Event::TakeBack {
        ply,
        clock: game.remaining_at(ply, now.ms),
        clock_at: clock_at(game, now),
        at: now.at,
    };
    Ok(Decision::Do(vec![event], None))
}

/// The number of plies that a take-back leaves: the last one goes, and against
/// the computer everything since the human's last move. `None` if there is
/// nothing to take back.
pub(crate) fn take_back_to(game: &Game) -> Option<u32> {
    // In a match a move that was made is made; and a win is shown at the first
    // try, or it is none that the opponent could not escape.
    let is_final = game.settings().playoff.is_some() || game.to_show().is_some();
    if game.is_over() || is_final {
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
        Some((_, at)) if now.ms.saturating_sub(grace) < at => Ok(Decision::Already),
        Some((side, _)) => Ok(Decision::Do(flag_events(game, side, now), None)),
        None if game.has_clock() => Err(Problem::new(ProblemKind::NoFlag)),
        None => Err(Problem::new(ProblemKind::NoFlag).detail("problem-no-flag-clock")),
    }
}

/// The events of a fallen flag.
pub(crate) fn flag_events(game: &Game, side: Side, now: Now) -> Vec<Event> {
    // Who cannot win at all does not win by a flag either, where the book says so.
    let can_win = game.position().can_win(!side);
    let verdict = game.referee().clone().flag_fell(side, can_win);
    let fell_at = game.fallen(now.ms).map_or(now.ms, |(_, at)| at);
    let flag = Event::Flag {
        side,
        clock_at: game.has_clock().then_some(fell_at),
        at: now.at,
    };
    vec![flag, Event::Verdict(verdict)]
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
) -> Result<(Game, Vec<Event>), LogError> {
    let mut next = game.clone();
    if let Some(lag) = lag {
        next.set_lag(lag);
    }
    for event in &events {
        next.apply(event)?;
    }
    let moved = matches!(events.last(), Some(Event::Move { .. }));
    if moved && let Some(verdict) = next.referee().verdict().cloned() {
        let event = Event::Verdict(verdict);
        next.apply(&event)?;
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
        let settings = serde_json::json!({
            "variant": "russian", "rulebook": "idf", "mode": "computer", "level": 1,
            "humanSide": "white", "clock": null, "seed": 0, "at": 0,
            "startFen": damier_draughts::Position::start(damier_draughts::Variant::Russian).fen(),
        });
        let settings: Settings = serde_json::from_value(settings).unwrap();
        let mut game = Game::start("abcdefgh", &Event::Created(settings)).unwrap();
        let act = |game: &Game, kind: &str| {
            let text = format!("{{\"type\":\"{kind}\",\"ply\":0,\"text\":\"22-18\"}}");
            let action: Action = serde_json::from_str(&text).unwrap();
            decide(game, &action, Now::default())
        };
        assert!(act(&game, "move").is_ok());
        while game.version() < limits::EVENTS_PER_GAME {
            game.apply(&Event::DrawDeclined { at: 0 }).unwrap();
        }
        for kind in ["move", "offer-draw", "take-back"] {
            let problem = act(&game, kind).unwrap_err();
            assert_eq!(problem.kind(), ProblemKind::GameTooLong, "{kind}");
        }
        assert!(act(&game, "resign").is_ok());
    }
}
