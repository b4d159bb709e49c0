//! A match in words.

use damier_arbiter::playoff::Player;
use damier_game::{Outcome, Spelling};

use super::check::contradicts;
use super::event::MatchEvent;
use super::machine::{Decision, Match, MatchError, Status, by_player};
use super::view::stage_word;
use crate::i18n::{FluentValue, Language};
use crate::referee::face;

/// How a match stands, in a sentence.
pub(super) fn standing(state: &Match, language: Language) -> String {
    if let Some(decision) = state.decision() {
        return decided(state, decision, language);
    }
    let name = |player: Player| state.plan().names.of(player).clone();
    match state.status() {
        Status::Between { .. } => {
            let number = state.next().map_or(0, |setup| setup.number);
            let white = state.next().map(|setup| name(setup.white));
            let args = [
                ("number", FluentValue::from(number)),
                ("white", white.unwrap_or_default().into()),
            ];
            language.text_with("playoff-next", &args)
        }
        Status::Playing => {
            let played = state.playing();
            let args = [
                ("number", played.map_or(0, |played| played.number).into()),
                (
                    "white",
                    played
                        .map(|played| name(played.white))
                        .unwrap_or_default()
                        .into(),
                ),
            ];
            language.text_with("playoff-playing", &args)
        }
        Status::Undecided => language.text("playoff-undecided"),
        Status::Over {
            winner: None,
            points,
            ..
        } => {
            let args = [
                ("first", FluentValue::from(points.first)),
                ("second", points.second.into()),
            ];
            language.text_with("playoff-drawn", &args)
        }
        Status::Over {
            winner: Some(winner),
            stage,
            by_flag,
            points,
        } => won(
            state,
            winner,
            (stage.map_or("decider", stage_word), by_flag),
            points,
            language,
        ),
    }
}

/// That a referee named the winner, and why.
fn decided(state: &Match, decision: &Decision, language: Language) -> String {
    let names = &state.plan().names;
    let args = [
        ("winner", names.of(decision.winner).clone().into()),
        ("referee", decision.referee.as_str().into()),
        ("why", decision.why.as_str().into()),
    ];
    language.text_with("playoff-decided", &args)
}

fn won(
    state: &Match,
    winner: Player,
    (stage, by_flag): (&'static str, bool),
    points: damier_arbiter::playoff::ByPlayer<u32>,
    language: Language,
) -> String {
    let games = state.games().len();
    let names = &state.plan().names;
    let args = [
        ("winner", names.of(winner).clone().into()),
        ("loser", names.of(winner.opponent()).clone().into()),
        ("stage", stage.into()),
        ("how", if by_flag { "flag" } else { "win" }.into()),
        ("number", i64::try_from(games).unwrap_or(i64::MAX).into()),
        ("points", points.of(winner).to_string().into()),
        ("other", points.of(winner.opponent()).to_string().into()),
        ("kind", state.plan().kind.as_str().into()),
    ];
    language.text_with("playoff-won", &args)
}

/// A log of a match that cannot be replayed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// A line is no event.
    #[error("line {line} is no event of a match: {}", no_event(error))]
    NoEvent {
        /// The line, from 1.
        line: usize,
        /// What is wrong.
        error: serde_json::Error,
    },
    /// An event cannot have happened there.
    #[error("line {line} cannot have happened: {error}")]
    Impossible {
        /// The line, from 1.
        line: usize,
        /// Why.
        error: MatchError,
    },
}

/// What is wrong with a line, and where in it: the reader counts lines of its own,
/// of which there is but one.
fn no_event(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let what = text.split(" at line ").next().unwrap_or_default();
    let remedy = match error.classify() {
        serde_json::error::Category::Data => {
            "write it as the page of a match gives its log out".to_owned()
        }
        _ => format!(
            "write one JSON object a line (see column {})",
            error.column()
        ),
    };
    format!("{what}; {remedy}")
}

impl ReplayError {
    /// The line, from 1.
    pub fn line(&self) -> usize {
        match self {
            ReplayError::NoEvent { line, .. } | ReplayError::Impossible { line, .. } => *line,
        }
    }

    /// What is wrong with it.
    pub fn what(&self) -> String {
        match self {
            ReplayError::NoEvent { error, .. } => no_event(error),
            ReplayError::Impossible { error, .. } => error.to_string(),
        }
    }
}

/// Replays the log of a match, one JSON object a line, and tells it: what
/// happened line by line, and at the end how the match stands.
///
/// # Errors
///
/// [`ReplayError`] with the line that can't be read or cannot have happened.
pub fn replay(log: &str, language: Language) -> Result<Vec<String>, ReplayError> {
    let mut events = Vec::new();
    let mut told = Vec::new();
    let mut state: Option<Match> = None;
    for (line, text) in (1..).zip(log.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        let event: MatchEvent =
            serde_json::from_str(text).map_err(|error| ReplayError::NoEvent { line, error })?;
        let impossible = |error| ReplayError::Impossible { line, error };
        let latest = events.last().map_or(0, MatchEvent::at);
        contradicts(state.as_ref(), &event, latest).map_err(impossible)?;
        events.push(event);
        match (&mut state, events.last()) {
            (Some(state), Some(event)) => {
                state.apply(event).map_err(impossible)?;
                told.extend(happened(state, event, language));
            }
            _ => {
                let begun = Match::fold(&events).map_err(impossible)?;
                told.push(beginning(&begun, language));
                state = Some(begun);
            }
        }
    }
    let state = state.ok_or(ReplayError::Impossible {
        line: 1,
        error: MatchError::NoBeginning,
    })?;
    told.push(standing(&state, language));
    Ok(told)
}

fn beginning(state: &Match, language: Language) -> String {
    let plan = state.plan();
    let args = [
        ("first", plan.names.first.clone().into()),
        ("second", plan.names.second.clone().into()),
        (
            "kind",
            language
                .text(&format!("playoff-kind-{}", plan.kind.as_str()))
                .into(),
        ),
        (
            "variant",
            language.text(&format!("variant-{}", plan.variant)).into(),
        ),
    ];
    language.text_with("playoff-told-created", &args)
}

fn happened(state: &Match, event: &MatchEvent, language: Language) -> Option<String> {
    let name = |player: Player| FluentValue::from(state.plan().names.of(player).clone());
    Some(match event {
        MatchEvent::Created { .. } => return None,
        MatchEvent::GameBegan { number, .. } => {
            let played = state.games().last()?;
            let args = [
                ("number", FluentValue::from(*number)),
                ("white", name(played.white)),
                ("black", name(played.white.opponent())),
                (
                    "stage",
                    language
                        .text(&format!("playoff-stage-{}", stage_word(played.stage)))
                        .into(),
                ),
                ("whiteTime", face(*played.start_ms.of(played.white)).into()),
                (
                    "blackTime",
                    face(*played.start_ms.of(played.white.opponent())).into(),
                ),
            ];
            language.text_with("playoff-told-began", &args)
        }
        MatchEvent::GameEnded { number, end, .. } => {
            let played = state.games().last()?;
            let left = by_player(played.white, end.left_ms);
            let args = [
                ("number", FluentValue::from(*number)),
                ("result", end.result.spell(Spelling::Draughts).into()),
                ("first", name(Player::First)),
                ("second", name(Player::Second)),
                ("firstTime", face(left.first).into()),
                ("secondTime", face(left.second).into()),
                ("flag", if end.flag.is_some() { "yes" } else { "no" }.into()),
            ];
            language.text_with("playoff-told-ended", &args)
        }
        MatchEvent::GameCorrected { number, end, .. } => {
            let result = end.as_ref().map(|end| end.result);
            let args = [
                ("number", FluentValue::from(*number)),
                (
                    "result",
                    result
                        .map_or("none", |r: Outcome| r.spell(Spelling::Draughts))
                        .into(),
                ),
            ];
            language.text_with("playoff-told-corrected", &args)
        }
        MatchEvent::PauseAsked { player, .. } => {
            language.text_with("playoff-told-pause", &[("player", name(*player))])
        }
        MatchEvent::Sanctioned {
            player,
            referee,
            why,
            ..
        } => {
            let args = [
                ("player", name(*player)),
                ("opponent", name(player.opponent())),
                ("time", face(state.plan().sanction_ms).into()),
                ("referee", referee.as_str().into()),
                ("why", why.as_str().into()),
            ];
            language.text_with("playoff-told-sanction", &args)
        }
        // The end of the story says it.
        MatchEvent::Decided { .. } => return None,
    })
}
