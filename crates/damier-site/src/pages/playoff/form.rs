//! What a visitor fills in: the fields of a new match, what is done in one.

use damier_arbiter::playoff::Player as MatchPlayer;
use serde::Deserialize;

use crate::playoff::{
    Decider, FirstWhite, Kind, PlayoffAction, PlayoffWish, StageClock, StageClocks,
};
use crate::problem::{Problem, ProblemKind};
use crate::referee::read_face;
use crate::tournament::OWN_BOOK;

/// The fields of a new match.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::pages) struct NewForm {
    pub(super) kind: String,
    pub(super) variant: String,
    /// The machine name of a book, nothing for the usual one, or `own`.
    pub(super) rulebook: String,
    #[serde(rename = "rulebookText")]
    pub(super) rulebook_text: String,
    pub(super) first: String,
    pub(super) second: String,
    pub(super) first_white: String,
    pub(super) decider: String,
    pub(super) standard: String,
    pub(super) rapid: String,
    pub(super) blitz: String,
    pub(super) single: String,
    pub(super) break_minutes: String,
    pub(super) pause_minutes: String,
    pub(super) sanction_minutes: String,
    pub(super) youth: String,
}

impl NewForm {
    pub(super) fn wish(&self) -> Result<PlayoffWish, Problem> {
        let invalid = |detail| Problem::new(ProblemKind::InvalidPlayoff).detail(detail);
        let minutes = |text: &str, usual: u64| -> Result<u64, Problem> {
            let text = text.trim().replace(',', ".");
            if text.is_empty() {
                return Ok(usual);
            }
            let minutes: f64 = text
                .parse()
                .map_err(|_| invalid("problem-invalid-playoff-break"))?;
            if !(0.0..=1440.0).contains(&minutes) {
                return Err(invalid("problem-invalid-playoff-break"));
            }
            // In range: nothing is cut off but fractions of a millisecond.
            Ok((minutes * 60_000.0) as u64)
        };
        let (rulebook, rulebook_text) = self.book()?;
        Ok(PlayoffWish {
            kind: match self.kind.as_str() {
                "lehmann-georgiev" | "" => Kind::LehmannGeorgiev,
                "micro-match" => Kind::MicroMatch,
                "barrage" => Kind::Barrage,
                _ => return Err(Problem::new(ProblemKind::InvalidPlayoff)),
            },
            variant: self.variant.clone(),
            rulebook,
            rulebook_text,
            first: self.first.clone(),
            second: self.second.clone(),
            first_white: match self.first_white.as_str() {
                "first" => FirstWhite::First,
                "second" => FirstWhite::Second,
                _ => FirstWhite::Random,
            },
            clocks: StageClocks {
                standard: read_clock(&self.standard)?,
                rapid: read_clock(&self.rapid)?,
                blitz: read_clock(&self.blitz)?,
                decider: read_clock(&self.single)?,
            },
            decider: match self.decider.as_str() {
                "lehmann-georgiev" => Decider::LehmannGeorgiev,
                "barrage" => Decider::Barrage,
                _ => Decider::Shared,
            },
            break_ms: minutes(&self.break_minutes, 120_000)?,
            pause_ms: minutes(&self.pause_minutes, 300_000)?,
            sanction_ms: minutes(&self.sanction_minutes, 60_000)?,
            youth: !self.youth.is_empty(),
        })
    }
}

impl NewForm {
    /// Whether a book of the match's own is meant, or begun.
    pub(super) fn has_own_book(&self) -> bool {
        self.rulebook == OWN_BOOK || !self.rulebook_text.trim().is_empty()
    }

    /// The name of the book that was chosen, or its text.
    fn book(&self) -> Result<(Option<String>, Option<String>), Problem> {
        let invalid = |detail| Problem::new(ProblemKind::InvalidPlayoff).detail(detail);
        let is_pasted = !self.rulebook_text.trim().is_empty();
        match self.rulebook.as_str() {
            "" | OWN_BOOK if is_pasted => {
                // Forms send lines as the network ends them.
                Ok((None, Some(self.rulebook_text.replace("\r\n", "\n"))))
            }
            OWN_BOOK => Err(invalid("problem-event-book-empty")),
            "" => Ok((None, None)),
            _ if is_pasted => Err(invalid("problem-event-book-two")),
            id => Ok((Some(id.to_owned()), None)),
        }
    }
}

/// A time and seconds a move, such as `5:00 + 2`, `5'+2"` or, as players say it, `5+2`.
fn read_clock(text: &str) -> Result<Option<StageClock>, Problem> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    if let Some(clock) = StageClock::of_notation(text) {
        return Ok(Some(clock));
    }
    // A number alone could be minutes or seconds; before a plus it is always minutes.
    let minutes = |time: &str| time.trim().parse::<u64>().ok()?.checked_mul(60_000);
    let split = text.split_once('+');
    let (time, increment) = split.unwrap_or((text, "0"));
    let read = || {
        let alone = || split.and_then(|_| minutes(time));
        Some(StageClock {
            initial_ms: read_face(time).or_else(alone)?,
            increment_ms: increment.trim().parse::<u64>().ok()?.checked_mul(1000)?,
        })
    };
    read().map(Some).ok_or_else(|| {
        Problem::new(ProblemKind::InvalidPlayoff)
            .text("time", crate::live::shorten(text))
            .detail("problem-invalid-playoff-clock")
    })
}

/// What is done in a match.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::pages) struct ActForm {
    action: String,
    player: String,
    why: String,
}

/// A player who was chosen, and the explanation.
#[derive(Clone, Debug, Default)]
pub(super) struct Again {
    pub(super) player: String,
    pub(super) why: String,
}

impl ActForm {
    /// What was filled in for an action, to be there again after a refusal.
    pub(super) fn again(&self, action: &str) -> Again {
        if self.action == action {
            Again {
                player: self.player.clone(),
                why: self.why.clone(),
            }
        } else {
            Again::default()
        }
    }

    pub(super) fn action(&self) -> Result<PlayoffAction, Problem> {
        let player = match self.player.as_str() {
            "second" => MatchPlayer::Second,
            _ => MatchPlayer::First,
        };
        match self.action.as_str() {
            "begin" => Ok(PlayoffAction::Begin),
            "pause" => Ok(PlayoffAction::Pause { player }),
            "sanction" => Ok(PlayoffAction::Sanction {
                player,
                why: self.why.clone(),
            }),
            "decide" => Ok(PlayoffAction::Decide {
                player,
                why: self.why.clone(),
            }),
            _ => Err(Problem::new(ProblemKind::InvalidPlayoff)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_of_matches_are_read() {
        let clock = |initial_ms, increment_ms| StageClock {
            initial_ms,
            increment_ms,
        };
        for (text, expected) in [
            ("5:00 + 2", Some(clock(300_000, 2_000))),
            ("5+2", Some(clock(300_000, 2_000))),
            ("1:20:00", Some(clock(4_800_000, 0))),
            (" ", None),
        ] {
            assert_eq!(read_clock(text).expect(text), expected, "{text}");
        }
        for wrong in ["five", "5", "five+2", "+2", "5+"] {
            assert!(read_clock(wrong).is_err(), "{wrong}");
        }
    }
}
