//! Places that the criteria leave tied, and the play-offs for them.

use damier_game::Side;
use damier_tournament::model::{EventError, PlayOffForm, PlayOffGame};
use damier_tournament::play_off::{PlayOffFault, Wanted, begin};
use damier_tournament::{Event, PlayerId};

use super::play_off::{Next, next, over_budget};
use crate::playoff::{Decider, FirstWhite, Kind, PlayoffWish, StageClock, StageClocks};
use crate::problem::{Problem, ProblemKind};

/// How a play-off is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct FormWish {
    /// `lehmann-georgiev`, `barrage`, `stages`, `round-robin` or `lots`.
    pub(crate) form: String,
    /// Lehmann-Georgiev: minutes and seconds a move, `5+2`.
    pub(crate) time: String,
    /// Who plays, by numbers, of those who share the place; nobody: all of them.
    pub(crate) players: Vec<PlayerId>,
    /// Lots: the order that was drawn, by numbers.
    pub(crate) order: Vec<PlayerId>,
}

/// Begins a play-off for a shared place; the answer is its index.
///
/// # Errors
///
/// The problem why not.
pub(crate) fn start(event: &mut Event, place: usize, wish: &FormWish) -> Result<usize, Problem> {
    let wanted = Wanted {
        place,
        form: form(wish)?,
        players: wish.players.clone(),
        order: wish.order.clone(),
    };
    begin(event, &wanted).map_err(|fault| {
        refused(match fault {
            PlayOffFault::GoesOn { round, tie } => {
                let [one, other] = tie;
                return super::report::refused(&EventError::GoesOn { round, one, other });
            }
            PlayOffFault::NotOver => "problem-event-not-over",
            PlayOffFault::Number(_)
            | PlayOffFault::TooFew
            | PlayOffFault::NotShared { .. }
            | PlayOffFault::NotLevel { .. } => "problem-event-no-tie",
            PlayOffFault::Playing(_) => "problem-event-playing-off",
            PlayOffFault::Lots(_) => "problem-event-lots",
            PlayOffFault::ForTwo => "problem-event-form-for-two",
        })
    })
}

fn form(wish: &FormWish) -> Result<PlayOffForm, Problem> {
    Ok(match wish.form.as_str() {
        "lehmann-georgiev" => {
            let clock = clock(&wish.time)?;
            PlayOffForm::LehmannGeorgiev {
                budget_ms: clock.initial_ms,
                increment_ms: clock.increment_ms,
            }
        }
        "barrage" => PlayOffForm::Barrage,
        "stages" => PlayOffForm::Stages,
        "round-robin" => PlayOffForm::RoundRobin,
        "lots" => PlayOffForm::Lots,
        _ => return Err(refused("problem-event-form")),
    })
}

/// `5'+2"`, or in short `5+2`: minutes and seconds a move.
fn clock(text: &str) -> Result<StageClock, Problem> {
    let bad = || refused("problem-event-play-off-time");
    let text = if text.trim().is_empty() { "5+2" } else { text };
    if let Some(clock) = StageClock::of_notation(text) {
        let is_sensible = (1..=600 * 60_000).contains(&clock.initial_ms);
        return match is_sensible && clock.increment_ms <= 600_000 {
            true => Ok(clock),
            false => Err(bad()),
        };
    }
    let (minutes, seconds) = text.split_once('+').ok_or_else(bad)?;
    let number = |text: &str| {
        let number: Option<u64> = text.trim().parse().ok();
        number.filter(|n| *n <= 600).ok_or_else(bad)
    };
    let minutes = number(minutes)?;
    if minutes == 0 {
        return Err(bad());
    }
    Ok(StageClock {
        initial_ms: minutes * 60_000,
        increment_ms: number(seconds)? * 1000,
    })
}

/// Enters the next game of a play-off.
///
/// # Errors
///
/// The problem why not.
pub(crate) fn game(
    event: &mut Event,
    index: usize,
    winner: Option<Side>,
    left: [&str; 2],
    flag: Option<Side>,
) -> Result<(), Problem> {
    let found = event.play_offs.get(index);
    let play_off = found.ok_or_else(|| refused("problem-event-no-play-off"))?;
    let Ok(Next::Game { white, black, .. }) = next(play_off) else {
        return Err(refused("problem-event-play-off-over"));
    };
    let timed = matches!(play_off.form, PlayOffForm::LehmannGeorgiev { .. });
    let left_ms = match timed {
        true => Some([time(left[0])?, time(left[1])?]),
        false => None,
    };
    let mut after = play_off.clone();
    if let Some([white, black]) = left_ms
        && over_budget(play_off, [white, black]).is_some()
    {
        return Err(refused("problem-event-left-over"));
    }
    after.games.push(PlayOffGame {
        white,
        black,
        winner,
        left_ms,
        flag,
    });
    if let Next::Over(order) = next(&after).map_err(|_| refused("problem-event-play-off-game"))? {
        after.order = order;
    }
    let put = event.set_play_off(index, after);
    put.map_err(|error| super::report::refused(&error))
}

/// `1:40`: minutes and seconds, in milliseconds.
fn time(text: &str) -> Result<u64, Problem> {
    let bad = || refused("problem-event-left");
    let (minutes, seconds) = text.trim().split_once(':').ok_or_else(bad)?;
    let minutes: u64 = minutes.parse().map_err(|_| bad())?;
    let seconds: u64 = seconds.parse().map_err(|_| bad())?;
    if minutes > 6000 || seconds > 59 {
        return Err(bad());
    }
    Ok((minutes * 60 + seconds) * 1000)
}

/// The match on the site that plays a play-off of two.
///
/// # Errors
///
/// The problem if the site has no match of that form.
pub(crate) fn wish(event: &Event, index: usize) -> Result<PlayoffWish, Problem> {
    let no_match = || refused("problem-event-no-match");
    let play_off = event.play_offs.get(index).ok_or_else(no_match)?;
    let [first, second] = play_off.players[..] else {
        return Err(no_match());
    };
    if event.regulations.system.is_team() || !play_off.games.is_empty() {
        return Err(no_match());
    }
    let name = |id| {
        let player = event.player(id);
        player.map_or_else(|| format!("{id}"), |player| player.name.clone())
    };
    let mut clocks = StageClocks::default();
    let kind = match play_off.form {
        PlayOffForm::LehmannGeorgiev {
            budget_ms,
            increment_ms,
        } => {
            clocks.decider = Some(StageClock {
                initial_ms: budget_ms,
                increment_ms,
            });
            Kind::LehmannGeorgiev
        }
        PlayOffForm::Barrage => Kind::Barrage,
        PlayOffForm::Stages => Kind::MicroMatch,
        PlayOffForm::RoundRobin | PlayOffForm::Lots => return Err(no_match()),
    };
    let regulations = &event.regulations;
    let named = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    Ok(PlayoffWish {
        kind,
        variant: regulations.variant.clone(),
        rulebook: named(&regulations.rule_book),
        rulebook_text: named(&regulations.rule_book_text),
        first: name(first),
        second: name(second),
        first_white: FirstWhite::First,
        clocks,
        decider: Decider::Shared,
        break_ms: 2 * 60_000,
        pause_ms: 5 * 60_000,
        sanction_ms: 60_000,
        youth: regulations.youth,
    })
}

fn refused(detail: &'static str) -> Problem {
    Problem::new(ProblemKind::EventRefused).detail(detail)
}
