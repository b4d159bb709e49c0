//! How a clock is asked for and stored: as text such as `5'+3"`, or as the
//! object with initial time and increment that earlier versions knew.

use std::fmt;

use damier_arbiter::clock::TimeControl;
use damier_game::Side;
use serde::de::{self, Deserialize, Deserializer, MapAccess, Visitor};
use utoipa::ToSchema;

use super::new_game::shorten;
use crate::limits;
use crate::problem::{Problem, ProblemKind};

/// The times of a clock.
#[derive(Clone, PartialEq, Eq, Debug, ToSchema)]
#[schema(as = Clock)]
#[serde(untagged)]
pub enum ClockWish {
    /// In the short notation: `20'`, `5'+3"`, `2h/50, 1h/25`, `30' bronstein 5"`,
    /// `30' delay 5"`, `30' byo-yomi 3x30"`, `3' hourglass`, `3d/1 lapsing`,
    /// `5' v 3'`.
    Text(String),
    /// A time for the whole game and an increment.
    Times(ClockSetting),
}

/// A time for the whole game and an increment. The clock starts with the first
/// move of the game, and it stands still while the server is down: the turn in
/// progress then begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClockSetting {
    /// What each player has at the start, in milliseconds.
    pub initial_ms: u64,
    /// What a player gets for each move, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

impl<'de> Deserialize<'de> for ClockWish {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<ClockWish, D::Error> {
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = ClockWish;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a time control such as \"5'+3\\\"\", or an object with `initialMs`")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<ClockWish, E> {
                Ok(ClockWish::Text(text.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<ClockWish, A::Error> {
                let from = de::value::MapAccessDeserializer::new(map);
                ClockSetting::deserialize(from).map(ClockWish::Times)
            }
        }
        from.deserialize_any(Either)
    }
}

impl ClockWish {
    /// The control that is meant.
    ///
    /// # Errors
    ///
    /// A problem that says what can't be read, or is too long or too short.
    pub(crate) fn control(&self) -> Result<TimeControl, Problem> {
        let control = match self {
            ClockWish::Text(text) => read(text)?,
            ClockWish::Times(setting) => {
                TimeControl::fischer(setting.initial_ms, setting.increment_ms)
            }
        };
        match is_sensible(&control) {
            true => Ok(control),
            false => Err(out_of_bounds()),
        }
    }
}

fn read(text: &str) -> Result<TimeControl, Problem> {
    if text.len() > limits::CLOCK_TEXT_BYTES {
        return Err(unreadable(text));
    }
    text.parse()
        .map_err(|error: damier_arbiter::clock::ControlTextError| {
            if is_nothing(&error.part) || is_nothing(text) {
                return out_of_bounds();
            }
            unreadable(if error.part.is_empty() {
                text
            } else {
                &error.part
            })
        })
}

/// Whether a time is well written, but none: `0'`.
fn is_nothing(part: &str) -> bool {
    let number = part
        .trim()
        .trim_end_matches(['\'', '"', 'h', 'd', '′', '″']);
    number.len() < part.trim().len() && !number.is_empty() && number.bytes().all(|b| b == b'0')
}

fn unreadable(part: &str) -> Problem {
    Problem::new(ProblemKind::InvalidClock)
        .text("part", shorten(part))
        .detail("problem-invalid-clock-text")
}

fn out_of_bounds() -> Problem {
    let number = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
    Problem::new(ProblemKind::InvalidClock)
        .number("leastMs", number(limits::LEAST_CLOCK_MS))
        .number("mostMs", number(limits::MOST_CLOCK_MS))
        .number("mostIncrementMs", number(limits::INCREMENT_MS))
}

/// Whether a game can be played with these times: each side has a moment for its
/// first move, and no game goes on for years.
fn is_sensible(control: &TimeControl) -> bool {
    Side::BOTH.into_iter().all(|side| {
        let periods = control.side(side).periods();
        let first = periods.first().map_or(0, |period| {
            period
                .time_ms
                .saturating_add(period.bonus.ms().min(limits::INCREMENT_MS))
        });
        periods.len() <= limits::CLOCK_PERIODS
            && first >= limits::LEAST_CLOCK_MS
            && periods.iter().all(|period| {
                period.time_ms <= limits::MOST_CLOCK_MS && period.bonus.ms() <= limits::INCREMENT_MS
            })
    })
}

/// Reads the clock of a stored game, in the form of any version.
pub(super) fn stored_control<'de, D: Deserializer<'de>>(
    from: D,
) -> Result<Option<TimeControl>, D::Error> {
    match Option::<ClockWish>::deserialize(from)? {
        None => Ok(None),
        Some(ClockWish::Text(text)) => text.parse().map(Some).map_err(de::Error::custom),
        Some(ClockWish::Times(setting)) => Ok(Some(TimeControl::fischer(
            setting.initial_ms,
            setting.increment_ms,
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;

    fn wish(json: &str) -> ClockWish {
        serde_json::from_str(json).unwrap()
    }

    #[test]
    fn text_and_object_are_both_read() {
        for (json, control) in [
            (r#""5'+3\"""#, "5'+3\""),
            (r#"{"initialMs":300000,"incrementMs":3000}"#, "5'+3\""),
            (r#"{"initialMs":1200000}"#, "20'"),
            (r#""2h/50, 1h/25""#, "2h/50, 1h/25"),
            (r#""30' byo-yomi 3x30\"""#, "30' byo-yomi 3x30\""),
            (r#""3d/1 lapsing""#, "3d/1 lapsing"),
            (r#""5' v 3'""#, "5' v 3'"),
            (r#""0\" byo-yomi 1x10\"""#, "0\" byo-yomi 1x10\""),
        ] {
            assert_eq!(wish(json).control().unwrap().to_string(), control, "{json}");
        }
    }

    #[test]
    fn what_no_clock_can_show_is_refused_with_its_place() {
        for json in [
            r#""soon""#,
            r#""5'+""#,
            r#""5""#,
            r#""0.1\"""#,
            r#""400d""#,
            r#""5'+2h""#,
            r#"{"initialMs":1}"#,
        ] {
            let problem = wish(json).control().unwrap_err();
            assert_eq!(problem.kind(), ProblemKind::InvalidClock, "{json}");
            let detail = problem.detail_in(Language::English);
            assert!(!detail.contains("{$"), "{detail}");
        }
        // The unit is there; what is missing is time.
        let problem = wish("\"0'\"").control().unwrap_err();
        let detail = problem.detail_in(Language::English);
        assert!(detail.contains("at least a second"), "{detail}");
        let many = format!("\"{}1h\"", "1h/2, ".repeat(30));
        assert!(wish(&many).control().is_err());
        assert!(serde_json::from_str::<ClockWish>("5").is_err());
    }
}
