//! A match in words.

use damier_arbiter::playoff::{Player, PlayoffError};
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
    #[error(
        "line {line} is no event of a match: {}",
        no_event(text, Language::English)
    )]
    NoEvent {
        /// The line, from 1.
        line: usize,
        /// What stands there.
        text: String,
    },
    /// An event cannot have happened there.
    #[error(
        "line {line} cannot have happened: {}",
        impossible(error, Language::English)
    )]
    Impossible {
        /// The line, from 1.
        line: usize,
        /// Why.
        error: MatchError,
    },
}

/// What is wrong with a line, and where in it.
fn no_event(text: &str, language: Language) -> String {
    let read = damier_words::read_json::<MatchEvent>(text, language.referee());
    let complaint = read.err().unwrap_or_default();
    language.text_with("playoff-log-no-event", &[("complaint", complaint.into())])
}

/// Why an event cannot have happened.
fn impossible(error: &MatchError, language: Language) -> String {
    match error {
        MatchError::NoBeginning => language.text("playoff-log-no-beginning"),
        MatchError::TwoBeginnings => language.text("playoff-log-two-beginnings"),
        MatchError::OtherGame { named, present } => {
            let args = [("named", (*named).into()), ("present", (*present).into())];
            language.text_with("playoff-log-other-game", &args)
        }
        MatchError::NoStage => language.text("playoff-log-no-stage"),
        MatchError::Backwards => language.text("playoff-log-backwards"),
        MatchError::BreakTooLong {
            break_ms,
            passed_ms,
        } => {
            let args = [
                ("break", break_ms.to_string().into()),
                ("passed", passed_ms.to_string().into()),
            ];
            language.text_with("playoff-log-break-long", &args)
        }
        MatchError::TooMuchLeft {
            side,
            left_ms,
            start_ms,
            moves,
        } => {
            let args = [
                ("side", side.as_str().into()),
                ("left", left_ms.to_string().into()),
                ("start", start_ms.to_string().into()),
                (
                    "moves",
                    moves.map_or(FluentValue::from("none"), FluentValue::from),
                ),
            ];
            language.text_with("playoff-log-too-much", &args)
        }
        MatchError::FlagWithTimeLeft { side, left_ms } => {
            let args = [
                ("side", side.as_str().into()),
                ("left", left_ms.to_string().into()),
            ];
            language.text_with("playoff-log-flag-early", &args)
        }
        MatchError::TooMuchUsed { used_ms, lasted_ms } => {
            let args = [
                ("used", used_ms.to_string().into()),
                ("lasted", lasted_ms.to_string().into()),
            ];
            language.text_with("playoff-log-too-long", &args)
        }
        MatchError::UnknownVariant { variant, known } => {
            let args = [
                ("variant", variant.as_str().into()),
                ("known", known.as_str().into()),
            ];
            language.text_with("playoff-log-variant", &args)
        }
        MatchError::UnknownBook { book, known } => {
            let args = [
                ("book", book.as_str().into()),
                ("known", known.as_str().into()),
            ];
            language.text_with("playoff-log-book", &args)
        }
        MatchError::OtherBook {
            book,
            variant,
            known,
        } => {
            let args = [
                ("book", book.as_str().into()),
                ("variant", variant.as_str().into()),
                ("known", known.as_str().into()),
            ];
            language.text_with("playoff-log-other-book", &args)
        }
        MatchError::BookMistakes { mistakes } => {
            let told = mistakes.sentences(language.referee());
            language.text_with("playoff-log-book-mistakes", &[("mistakes", told.into())])
        }
        MatchError::OtherText { named, found } => {
            let args = [
                ("named", named.as_str().into()),
                ("found", found.as_str().into()),
            ];
            language.text_with("playoff-log-other-text", &args)
        }
        MatchError::SameNames => language.text("playoff-log-same-names"),
        MatchError::NoName => language.text("playoff-log-no-name"),
        MatchError::OddTime { field, ms, most_ms } => {
            let args = [
                ("field", field.as_str().into()),
                ("ms", ms.to_string().into()),
                ("most", most_ms.to_string().into()),
            ];
            language.text_with("playoff-log-odd-time", &args)
        }
        MatchError::UnknownReason { reason, known } => {
            let args = [
                ("reason", reason.as_str().into()),
                ("known", known.as_str().into()),
            ];
            language.text_with("playoff-log-reason", &args)
        }
        MatchError::TimeWithoutFlag => language.text("playoff-log-time-no-flag"),
        MatchError::FlagWithoutTime { reason } => {
            language.text_with("playoff-log-flag-no-time", &[("reason", (*reason).into())])
        }
        MatchError::OtherResult { reason, result } => {
            let args = [("reason", (*reason).into()), ("result", (*result).into())];
            language.text_with("playoff-log-other-result", &args)
        }
        MatchError::NoReferee => language.text("playoff-log-no-referee"),
        MatchError::GoesOnAfterDecision => language.text("playoff-log-goes-on"),
        MatchError::SameGame { game } => {
            language.text_with("playoff-log-same-game", &[("game", game.as_str().into())])
        }
        MatchError::ForeignReason { reason, variant } => {
            let name = language.text(&format!("variant-{variant}"));
            let args = [("reason", (*reason).into()), ("variant", name.into())];
            language.text_with("playoff-log-foreign-reason", &args)
        }
        MatchError::StagePoints {
            field,
            winner,
            loser,
        } => {
            let args = [
                ("field", field.as_str().into()),
                ("winner", winner.to_string().into()),
                ("loser", loser.to_string().into()),
            ];
            language.text_with("playoff-log-stage-points", &args)
        }
        MatchError::DrawnPoints { drawn } => {
            let args = [("drawn", drawn.to_string().into())];
            language.text_with("playoff-log-drawn-points", &args)
        }
        MatchError::OtherKind {
            field,
            found,
            wanted,
            kind,
        } => {
            let args = [
                ("field", field.as_str().into()),
                ("found", found.as_str().into()),
                ("wanted", (*wanted).into()),
                ("kind", (*kind).into()),
            ];
            language.text_with("playoff-log-other-kind", &args)
        }
        MatchError::UnknownField { field, known } => {
            let args = [
                ("field", field.as_str().into()),
                ("known", known.as_str().into()),
            ];
            language.text_with("playoff-log-field", &args)
        }
        MatchError::SanctionWithoutReason => language.text("playoff-log-no-reason"),
        MatchError::Rule(error) => against_the_rules(error, language),
    }
}

/// Which rule of the play-off an event breaks.
fn against_the_rules(error: &PlayoffError, language: Language) -> String {
    match error {
        PlayoffError::Decided => language.text("playoff-log-decided"),
        PlayoffError::Playing => language.text("playoff-log-playing"),
        PlayoffError::NotPlaying => language.text("playoff-log-not-playing"),
        PlayoffError::BreakTooShort { least_ms } => {
            let seconds = least_ms.div_ceil(1000);
            language.text_with("playoff-log-break", &[("seconds", seconds.into())])
        }
        PlayoffError::PauseUsed => language.text("playoff-log-pause"),
        PlayoffError::BothLost => language.text("playoff-log-both-lost"),
        PlayoffError::FlagContradicts { flag } => {
            language.text_with("playoff-log-flag", &[("flag", flag.as_str().into())])
        }
        PlayoffError::NoTimeLeft { side } => {
            language.text_with("playoff-log-no-time", &[("side", side.as_str().into())])
        }
        PlayoffError::NoReason => language.text("playoff-log-winner-reason"),
    }
}

impl ReplayError {
    /// The line, from 1.
    pub fn line(&self) -> usize {
        match self {
            ReplayError::NoEvent { line, .. } | ReplayError::Impossible { line, .. } => *line,
        }
    }

    /// What is wrong with it and what to do.
    pub fn what(&self, language: Language) -> String {
        match self {
            ReplayError::NoEvent { text, .. } => no_event(text, language),
            ReplayError::Impossible { error, .. } => impossible(error, language),
        }
    }

    /// The whole of it, with the line.
    pub fn sentence(&self, language: Language) -> String {
        let args = [
            ("line", FluentValue::from(self.line())),
            ("what", self.what(language).into()),
        ];
        let id = match self {
            ReplayError::NoEvent { .. } => "playoff-log-at",
            ReplayError::Impossible { .. } => "playoff-log-cannot",
        };
        language.text_with(id, &args)
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
        let event: MatchEvent = serde_json::from_str(text).map_err(|_| ReplayError::NoEvent {
            line,
            text: text.to_owned(),
        })?;
        let refuse = |error| ReplayError::Impossible { line, error };
        super::fields::known(text).map_err(refuse)?;
        let latest = events.last().map_or(0, MatchEvent::at);
        contradicts(state.as_ref(), &event, latest).map_err(refuse)?;
        events.push(event);
        match (&mut state, events.last()) {
            (Some(state), Some(event)) => {
                state.apply(event).map_err(refuse)?;
                told.extend(happened(state, event, language));
            }
            _ => {
                let begun = Match::fold(&events).map_err(refuse)?;
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
