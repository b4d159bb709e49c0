//! The `TimeControl` tag of PDN and PGN.

use std::fmt;

use super::{Bonus, Period, SideControl};
use crate::book::say;
use crate::{Lang, text};

/// A tag value is no time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TagError {
    /// The part that cannot be read.
    pub part: String,
}

impl TagError {
    /// What is wrong and what to do, in one sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        text::mistake_sentence(&say("control-tag").with("part", self.part.as_str()), lang)
    }
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for TagError {}

impl SideControl {
    /// Reads the value of a `TimeControl` tag: fields separated by colons, each
    /// `moves/seconds`, `seconds`, `seconds+increment` or `*seconds` (an
    /// hourglass). `None` for `?` (unknown) and `-` (no clock).
    ///
    /// ```
    /// use damier_arbiter::clock::SideControl;
    ///
    /// let control = SideControl::from_tag("50/7200:25/3600")?.expect("there is a clock");
    /// assert_eq!(control.to_string(), "2h/50, 1h/25");
    /// assert_eq!(SideControl::from_tag("-")?, None);
    /// # Ok::<(), damier_arbiter::clock::TagError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`TagError`] with the part that cannot be read.
    pub fn from_tag(value: &str) -> Result<Option<SideControl>, TagError> {
        let value = value.trim();
        if matches!(value, "" | "?" | "-") {
            return Ok(None);
        }
        let wrong = |part: &str| TagError {
            part: part.to_owned(),
        };
        let mut periods = Vec::new();
        for part in value.split(':').map(str::trim) {
            periods.push(period(part).ok_or_else(|| wrong(part))?);
        }
        SideControl::new(periods, false)
            .map(Some)
            .map_err(|_| wrong(value))
    }

    /// The value of a `TimeControl` tag; `None` if the tag cannot say it (delays,
    /// byo-yomi, lapsing periods, fractions of a second).
    pub fn to_tag(&self) -> Option<String> {
        if self.is_lapsing() {
            return None;
        }
        let fields: Option<Vec<String>> = self.periods().iter().map(field).collect();
        Some(fields?.join(":"))
    }
}

fn period(part: &str) -> Option<Period> {
    if let Some(seconds) = part.strip_prefix('*') {
        return Some(Period {
            time_ms: ms(seconds)?,
            moves: None,
            bonus: Bonus::Hourglass,
        });
    }
    let (moves, rest) = match part.split_once('/') {
        Some((moves, rest)) => (Some(moves.parse().ok()?), rest),
        None => (None, part),
    };
    let (time, bonus) = match rest.split_once('+') {
        Some((time, increment)) => (time, Bonus::Increment { ms: ms(increment)? }),
        None => (rest, Bonus::None),
    };
    Some(Period {
        time_ms: ms(time)?,
        moves,
        bonus,
    })
}

fn ms(seconds: &str) -> Option<u64> {
    let digits = !seconds.is_empty() && seconds.bytes().all(|byte| byte.is_ascii_digit());
    if !digits {
        return None;
    }
    seconds.parse::<u64>().ok()?.checked_mul(1000)
}

fn field(period: &Period) -> Option<String> {
    let seconds = |ms: u64| ms.is_multiple_of(1000).then_some(ms / 1000);
    let time = seconds(period.time_ms)?;
    let moves = period
        .moves
        .map(|moves| format!("{moves}/"))
        .unwrap_or_default();
    match period.bonus {
        Bonus::None => Some(format!("{moves}{time}")),
        Bonus::Increment { ms } => Some(format!("{moves}{time}+{}", seconds(ms)?)),
        Bonus::Hourglass if period.moves.is_none() => Some(format!("*{time}")),
        Bonus::Hourglass
        | Bonus::Bronstein { .. }
        | Bonus::Delay { .. }
        | Bonus::ByoYomi { .. } => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_are_read_and_written() {
        for tag in ["300", "4800+60", "40/7200:3600", "50/7200:25/3600", "*180"] {
            let control = SideControl::from_tag(tag).expect(tag).expect("a clock");
            assert_eq!(control.to_tag().as_deref(), Some(tag));
        }
        for tag in ["?", "-", ""] {
            assert_eq!(SideControl::from_tag(tag), Ok(None));
        }
        for tag in [
            "5'",
            "300:300",
            "40/",
            "x",
            "1:2:3",
            "-5",
            "0",
            "99999999999999999999",
        ] {
            assert!(SideControl::from_tag(tag).is_err(), "{tag}");
        }
    }
}
