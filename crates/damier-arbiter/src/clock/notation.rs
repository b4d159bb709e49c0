//! The text of a time control: `5'+3"`, `80'+1'`, `2h/50, 1h/25`.

use std::fmt;
use std::str::FromStr;

use damier_game::Side;

use super::{Bonus, ControlError, Period, SideControl, TimeControl};
use crate::book::{Said, say};
use crate::{Lang, text};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// A text is no time control.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ControlTextError {
    /// The part that cannot be read.
    pub part: String,
    pub(crate) said: Said,
}

impl ControlTextError {
    /// `id` is a message with what is wrong and a remedy.
    fn new(part: &str, id: &'static str) -> ControlTextError {
        let part = part.trim();
        let said = say(id).with("part", part);
        let said = match id {
            "control-byo-yomi" => said.with("example", "30' byo-yomi 3x30\""),
            "control-unit" | "control-no-part" => said.with("example", "1h30', 5', 30\", 3d"),
            _ => said,
        };
        ControlTextError {
            part: part.to_owned(),
            said,
        }
    }

    /// What is wrong.
    pub fn what(&self, lang: Lang) -> String {
        text::mistake(&self.said, lang)
    }

    /// What to write.
    pub fn remedy(&self, lang: Lang) -> String {
        text::mistake_remedy(&self.said, lang)
    }

    /// Both in one sentence.
    pub fn sentence(&self, lang: Lang) -> String {
        text::mistake_sentence(&self.said, lang)
    }
}

impl fmt::Display for ControlTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for ControlTextError {}

/// Reads a time control.
///
/// - `20'`: twenty minutes for the game. Units: `d` days, `h` hours, `'` or
///   `min` minutes, `"` or `s` seconds (with a fraction if need be: `0.5"`).
/// - `5'+3"`: with an increment after every move.
/// - `2h/50, 1h/25`: two hours for 50 moves, then an hour for every 25. Time
///   left over is carried on; with `lapsing` at the end it is lost.
/// - `30' bronstein 5"`, `30' delay 5"`: Bronstein and simple delay.
/// - `30' byo-yomi 3x30"`: three stretches of half a minute.
/// - `3' hourglass`.
/// - `3d/1 lapsing`: correspondence, three days for every move.
/// - `5' v 3'`: White and Black have different times.
impl FromStr for TimeControl {
    type Err = ControlTextError;

    fn from_str(text: &str) -> Result<TimeControl, ControlTextError> {
        let text = plain_marks(text);
        // A mark at the end has no blank behind it.
        let padded = format!("{} ", text.trim_end());
        let sides: Vec<&str> = padded.split(" v ").map(str::trim).collect();
        match &sides[..] {
            [both] => Ok(TimeControl::equal(side(both)?)),
            [white, black] => {
                let (white, black) = (side(white)?, side(black)?);
                if is_hourglass(&white) != is_hourglass(&black) {
                    return Err(ControlTextError::new(&text, "control-hourglass"));
                }
                Ok(TimeControl::unequal(white, black))
            }
            _ => Err(ControlTextError::new(&text, "control-three-sides")),
        }
    }
}

/// Whether time runs from one side to the other in some period.
fn is_hourglass(side: &SideControl) -> bool {
    let mut periods = side.periods().iter();
    periods.any(|period| period.bonus == Bonus::Hourglass)
}

/// Reads a span of time as people write it: like a time control (`55"`, `1h30`, `90s`,
/// `2'30"`) or as a clock shows it (`0:55`, `1:30:00`); in milliseconds. `None` if it is
/// none, or longer than a hundred years. A number alone is none but for `0`: `30` may be
/// minutes or seconds, and a game can be lost by it.
///
/// ```
/// use damier_arbiter::clock::read_span;
///
/// assert_eq!(read_span("55\""), Some(55_000));
/// assert_eq!(read_span("1h30"), read_span("1:30:00"));
/// assert_eq!(read_span("0"), Some(0));
/// assert_eq!(read_span("30"), None);
/// assert_eq!(read_span("soon"), None);
/// ```
pub fn read_span(text: &str) -> Option<u64> {
    let plain = plain_marks(text);
    let by_clock = || {
        let is_clear = plain.contains(':') || plain.trim() == "0";
        is_clear.then(|| super::read_moment(&plain)).flatten()
    };
    let by_units = || {
        duration(&plain)
            .ok()
            .filter(|ms| *ms <= super::control::MOST_MS)
    };
    by_clock().or_else(by_units)
}

/// The text with typewriter marks for minutes and seconds.
fn plain_marks(text: &str) -> String {
    text.replace(['\u{2019}', '\u{2032}'], "'")
        .replace(['\u{201d}', '\u{2033}'], "\"")
}

fn side(text: &str) -> Result<SideControl, ControlTextError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(ControlTextError::new(text, "control-no-time"));
    }
    let (body, lapsing) = match trimmed.strip_suffix("lapsing") {
        Some(body) => (body.trim_end(), true),
        None => (trimmed, false),
    };
    let periods: Result<Vec<Period>, ControlTextError> = body.split(',').map(period).collect();
    SideControl::new(periods?, lapsing)
        .map_err(|error| ControlTextError::new(text, not_a_control(error)))
}

/// The message about periods that make no control.
fn not_a_control(error: ControlError) -> &'static str {
    match error {
        ControlError::NoPeriod => "control-no-periods",
        ControlError::EndlessPeriodInside => "control-endless-inside",
        ControlError::NoMoves => "control-no-moves",
        ControlError::NoTime => "control-gives-no-time",
        ControlError::TooLong => "control-too-long",
        ControlError::NothingLapses => "control-nothing-lapses",
    }
}

fn period(text: &str) -> Result<Period, ControlTextError> {
    if text.trim().is_empty() {
        return Err(ControlTextError::new(text, "control-no-period"));
    }
    let marks = ["hourglass", "+", "bronstein", "delay", "byo-yomi"];
    if marks.iter().filter(|mark| text.contains(*mark)).count() > 1 {
        return Err(ControlTextError::new(text, "control-two-ways"));
    }
    let (body, bonus) = split_bonus(text)?;
    let (time, moves) = match body.split_once('/') {
        None => (body, None),
        Some((time, moves)) => {
            let number = moves.trim().parse::<u16>();
            let moves = number.map_err(|_| ControlTextError::new(moves, "control-moves"))?;
            (time, Some(moves))
        }
    };
    Ok(Period {
        time_ms: duration(time)?,
        moves,
        bonus,
    })
}

fn split_bonus(text: &str) -> Result<(&str, Bonus), ControlTextError> {
    if let Some(body) = text.trim_end().strip_suffix("hourglass") {
        return Ok((body, Bonus::Hourglass));
    }
    if let Some((body, bonus)) = text.split_once('+') {
        return Ok((
            body,
            Bonus::Increment {
                ms: duration(bonus)?,
            },
        ));
    }
    if let Some((body, bonus)) = text.split_once("bronstein") {
        return Ok((
            body,
            Bonus::Bronstein {
                ms: duration(bonus)?,
            },
        ));
    }
    if let Some((body, bonus)) = text.split_once("delay") {
        return Ok((
            body,
            Bonus::Delay {
                ms: duration(bonus)?,
            },
        ));
    }
    if let Some((body, bonus)) = text.split_once("byo-yomi") {
        let wanted = || ControlTextError::new(bonus, "control-byo-yomi");
        let (times, each) = bonus.split_once('x').ok_or_else(wanted)?;
        let times = times.trim().parse().map_err(|_| wanted())?;
        let ms = duration(each)?;
        if times == 0 || ms == 0 {
            return Err(ControlTextError::new(bonus, "control-no-stretch"));
        }
        return Ok((body, Bonus::ByoYomi { times, ms }));
    }
    Ok((text, Bonus::None))
}

/// A time such as `1h30'`; milliseconds.
fn duration(text: &str) -> Result<u64, ControlTextError> {
    let wanted = || ControlTextError::new(text, "control-unit");
    let mut rest = text.trim();
    let mut total: u64 = 0;
    let mut last_unit = u64::MAX;
    if rest.is_empty() {
        return Err(ControlTextError::new(text, "control-no-part"));
    }
    let too_long = || ControlTextError::new(text, "control-too-much");
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit() && c != '.');
        // `1h30` needs no mark of minutes.
        let minutes_left_out = digits.is_none() && last_unit == HOUR;
        let (number, after) = rest.split_at(digits.unwrap_or(rest.len()));
        let (unit, after) = match minutes_left_out {
            true => (MINUTE, ""),
            false => unit(after.trim_start()).ok_or_else(wanted)?,
        };
        // Units must go down: `5'1h` is a slip of the pen.
        if unit >= last_unit {
            return Err(wanted());
        }
        last_unit = unit;
        let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        let unread = || if is_number { too_long() } else { wanted() };
        let part = milliseconds(number, unit).ok_or_else(unread)?;
        total = total.checked_add(part).ok_or_else(too_long)?;
        rest = after.trim_start();
    }
    Ok(total)
}

fn unit(text: &str) -> Option<(u64, &str)> {
    let units = [
        ("min", MINUTE),
        ("'", MINUTE),
        ("h", HOUR),
        ("\"", SECOND),
        ("s", SECOND),
        ("d", DAY),
    ];
    units
        .iter()
        .find_map(|(name, ms)| Some((*ms, text.strip_prefix(name)?)))
}

/// Whole numbers of any unit, and seconds with up to three decimals.
fn milliseconds(number: &str, unit: u64) -> Option<u64> {
    let Some((whole, fraction)) = number.split_once('.') else {
        return number.parse::<u64>().ok()?.checked_mul(unit);
    };
    let digits = fraction.bytes().all(|byte| byte.is_ascii_digit());
    if unit != SECOND || !digits || fraction.is_empty() || fraction.len() > 3 {
        return None;
    }
    let thousandths: u64 = format!("{fraction:0<3}").parse().ok()?;
    whole
        .parse::<u64>()
        .ok()?
        .checked_mul(unit)?
        .checked_add(thousandths)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.side(Side::White))?;
        if !self.is_equal() {
            write!(f, " v {}", self.side(Side::Black))?;
        }
        Ok(())
    }
}

impl fmt::Display for SideControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, period) in self.periods().iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{period}")?;
        }
        if self.is_lapsing() {
            f.write_str(" lapsing")?;
        }
        Ok(())
    }
}

impl fmt::Display for Period {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Duration(self.time_ms))?;
        if let Some(moves) = self.moves {
            write!(f, "/{moves}")?;
        }
        match self.bonus {
            Bonus::None => Ok(()),
            Bonus::Increment { ms } => write!(f, "+{}", Duration(ms)),
            Bonus::Bronstein { ms } => write!(f, " bronstein {}", Duration(ms)),
            Bonus::Delay { ms } => write!(f, " delay {}", Duration(ms)),
            Bonus::ByoYomi { times, ms } => write!(f, " byo-yomi {times}x{}", Duration(ms)),
            Bonus::Hourglass => f.write_str(" hourglass"),
        }
    }
}

struct Duration(u64);

impl fmt::Display for Duration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = self.0;
        // Players say 80', not 1h20'; but 2h and 1h30'.
        let units: &[(u64, &str)] = if ms.is_multiple_of(30 * MINUTE) {
            &[(DAY, "d"), (HOUR, "h"), (MINUTE, "'")]
        } else {
            &[(DAY, "d"), (MINUTE, "'")]
        };
        let mut rest = ms;
        for (unit, name) in units {
            if rest >= *unit {
                write!(f, "{}{name}", rest / unit)?;
                rest %= unit;
            }
        }
        match (rest / SECOND, rest % SECOND) {
            (0, 0) if ms > 0 => Ok(()),
            (seconds, 0) => write!(f, "{seconds}\""),
            (seconds, thousandths) => {
                let decimals = format!("{thousandths:03}");
                write!(f, "{seconds}.{}\"", decimals.trim_end_matches('0'))
            }
        }
    }
}

impl serde::Serialize for TimeControl {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> serde::Deserialize<'de> for TimeControl {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<TimeControl, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read_and_written() {
        for text in [
            "20'",
            "5'+3\"",
            "80'+1'",
            "2h/50, 1h/25",
            "2h/50, 1h",
            "1h30'/40, 1h",
            "30' bronstein 5\"",
            "30'/40 delay 5\", 15' delay 5\"",
            "30' byo-yomi 3x30\"",
            "0\" byo-yomi 1x10\"",
            "3' hourglass",
            "3' hourglass v 5' hourglass",
            "3d/1 lapsing",
            "2h/50, 1h lapsing",
            "5' v 3'+2\"",
            "0.5\"+0.25\"",
            "1d1'1\"",
        ] {
            let control: TimeControl = text.parse().unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(control.to_string(), text);
        }
        for (text, same) in [
            ("1h30/40, 1h", "1h30'/40, 1h"),
            ("1h20+1'", "80'+1'"),
            ("2 h/50", "2h/50"),
        ] {
            let control: TimeControl = text.parse().unwrap_or_else(|e| panic!("{e}"));
            assert_eq!(control.to_string(), same);
        }
        let same: TimeControl = "1h20min + 60s".parse().expect("another spelling");
        assert_eq!(same.to_string(), "80'+1'");
        let curly: TimeControl = "5’+3”".parse().expect("typographic marks");
        assert_eq!(curly.to_string(), "5'+3\"");
    }

    #[test]
    fn a_refusal_says_what_is_wrong() {
        for (text, remedy) in [
            ("5' v 3' v 2'", "at most two controls"),
            ("5'+2\" v", "a time is missing"),
            ("1h/50 , , 1h", "a period is missing"),
            ("30'+5\" bronstein 5\"", "in one way only"),
            ("99999999999999999h", "no clock shows so much"),
            ("30' byo-yomi 0x30\"", "one stretch or more"),
            ("5", "with its unit"),
            ("3' hourglass v 5'", "for both sides, or for neither"),
            ("5' v 3'/20 hourglass, 5' hourglass", "for both sides"),
            ("5'+3\" lapsing", "leave `lapsing` out"),
            ("20' lapsing v 10'", "leave `lapsing` out"),
        ] {
            let error = text.parse::<TimeControl>().expect_err(text).to_string();
            assert!(error.contains(remedy), "{text}: {error}");
        }
    }

    #[test]
    fn what_is_no_control_is_refused() {
        for text in [
            "",
            "5",
            "abc",
            "5'1h",
            "5'+",
            "2h/0",
            "2h/x",
            "1h, 30'",
            "0'",
            "5' byo-yomi 30\"",
            "1.5h",
            "0.1234\"",
            "5' v ",
            "-5'",
            "99999999999d",
            "5'/40+3\"/2",
            "lapsing",
            "5''",
        ] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
    }
}
