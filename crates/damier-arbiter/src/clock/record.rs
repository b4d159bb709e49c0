#![doc = include_str!("../../docs/clock-logs.md")]

use std::fmt;

use damier_game::{Outcome, Side, Spelling};
use serde_json::{Map, Value};

use super::control::MOST_MS;
use super::log::{Entry, Event, Judgement, LOSING, LogError, is_taken_back, judge, lifted};
use super::{Bonus, Clock, Course, Period, TimeControl, read_span};
use crate::book::{Said, known_variants, nearest, say};
use crate::{Lang, text};

/// A log read from text: the time control and what was done.
///
/// The first line gives the control and who moves first; each further line is one
/// thing that happened. Moments are milliseconds (a number) or `h:mm:ss.mmm` (a text).
/// Empty lines and lines that begin with `#` are left out.
///
/// ```
/// use damier_arbiter::clock::{Record, log::Judgement};
/// use damier_game::{Outcome, Side, Spelling};
///
/// let record = Record::parse(
///     "{\"control\": \"10\\\"/2, 1h\", \"first\": \"white\"}
///      {\"at\": 0, \"event\": \"started\"}
///      {\"at\": \"0:00:09.900\", \"event\": \"moved\", \"ends\": \"2-0\"}
///      {\"at\": \"0:00:10.100\", \"event\": \"pressed\"}",
/// )?;
/// let judgement = record.judge(None)?;
/// let white_won = Outcome::Win(Side::White);
/// assert!(matches!(judgement, Judgement::EndedOnBoard { outcome, .. } if outcome == white_won));
/// # Ok::<(), damier_arbiter::clock::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The time control.
    pub control: TimeControl,
    /// Who moves first.
    pub first: Side,
    /// The id of the game, if the log names it; else it is one of draughts.
    pub variant: Option<String>,
    /// What happened, in order.
    entries: Vec<Entry>,
    /// The line of each entry, from 1.
    lines: Vec<usize>,
    /// The line of the control.
    head: usize,
}

/// A line of a log that cannot be, or cannot be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, if one can be told.
    pub column: Option<usize>,
    pub(crate) said: Said,
}

impl RecordError {
    /// What is wrong.
    pub fn what(&self, lang: Lang) -> String {
        text::mistake(&self.said, lang)
    }

    /// What to do.
    pub fn remedy(&self, lang: Lang) -> String {
        text::mistake_remedy(&self.said, lang)
    }

    /// The whole of it: place, what is wrong, what to do.
    pub fn sentence(&self, lang: Lang) -> String {
        text::mistake_placed(&self.said, self.line, self.column, lang)
    }
}

/// An entry with the clock as it showed after it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ClockRow {
    /// The line of the log, from 1.
    pub line: usize,
    /// What happened.
    pub entry: Entry,
    /// The clock after it.
    pub clock: Clock,
    /// Whether the game was over by then, by a flag or a move that ended it: it changes
    /// nothing.
    pub after_end: bool,
    /// Whether a referee lifted that flag later, so that the game went on after all.
    pub is_undone: bool,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Lang::En))
    }
}

impl std::error::Error for RecordError {}

/// How a log begins, and an entry, for remedies.
const HEAD: &str = "{\"control\": \"2h/50, 1h/25\"}";
const ENTRY: &str = "{\"at\": 1500, \"event\": \"moved\"}";

/// More lines than any game has events.
const MOST_ENTRIES: usize = 100_000;

impl Record {
    /// Reads a log.
    ///
    /// # Errors
    ///
    /// [`RecordError`] with the first line that cannot be read.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut record: Option<Record> = None;
        let mut number = 0;
        for line in text.trim_start_matches('\u{feff}').lines() {
            number += 1;
            let line = line.trim_end();
            let body = line.trim_start();
            if body.is_empty() || body.starts_with('#') {
                continue;
            }
            let indent = line.chars().count() - body.chars().count();
            let object = object(body, number, indent)?;
            let placed = |said: Said| RecordError {
                line: number,
                column: None,
                said,
            };
            match &mut record {
                None => record = Some(head(&object, number).map_err(placed)?),
                Some(record) if record.entries.len() >= MOST_ENTRIES => {
                    let most = MOST_ENTRIES.to_string();
                    return Err(placed(say("log-too-long").with("most", most)));
                }
                Some(record) => {
                    let entry = entry(&object).map_err(placed)?;
                    has_stretches(&record.control, entry.event).map_err(placed)?;
                    record.entries.push(entry);
                    record.lines.push(number);
                }
            }
        }
        let nothing = |said: Said| RecordError {
            line: number.max(1),
            column: None,
            said,
        };
        match record {
            None => Err(nothing(say("log-empty").with("example", HEAD))),
            // Of a clock that never was started there is nothing to settle.
            Some(record) if record.entries.is_empty() => {
                let example = "{\"at\": 0, \"event\": \"started\"}";
                Err(nothing(say("log-no-entries").with("example", example)))
            }
            Some(record) => Ok(record),
        }
    }

    /// Says who is right, at the given moment or right after the last entry. What
    /// happened after the moment is left out.
    ///
    /// # Errors
    ///
    /// [`RecordError`] with the line that contradicts the ones before it.
    pub fn judge(&self, now_ms: Option<u64>) -> Result<Judgement, RecordError> {
        let now = now_ms.unwrap_or_else(|| self.last_moment());
        let later = |entry: &Entry| now_ms.is_some_and(|now| entry.at_ms > now);
        let until = self.entries.iter().position(later);
        let happened = &self.entries[..until.unwrap_or(self.entries.len())];
        judge(self.control.clone(), self.first, happened, now)
            .map_err(|error| self.contradiction(error))
            .and_then(|judgement| self.no_move_loses(judgement, now_ms))
    }

    /// Refuses a move by which its own side lost, in a game in which there is none.
    fn no_move_loses(
        &self,
        judgement: Judgement,
        now_ms: Option<u64>,
    ) -> Result<Judgement, RecordError> {
        let is_losing = self.variant.as_deref() == Some(LOSING);
        let Judgement::EndedOnBoard { outcome, .. } = judgement else {
            return Ok(judgement);
        };
        let rows = self.clocks(now_ms);
        let ends = |row: &&ClockRow| {
            !row.after_end && matches!(row.entry.event, Event::Moved { ends: Some(_) })
        };
        // An earlier end was taken back.
        match (outcome, rows.iter().rfind(ends)) {
            (Outcome::Win(winner), Some(row)) if !is_losing && winner != row.clock.turn() => {
                let won = Outcome::Win(row.clock.turn()).spell(Spelling::Draughts);
                Err(RecordError {
                    line: row.line,
                    column: None,
                    said: say("log-move-loses")
                        .with("value", outcome.spell(Spelling::Draughts))
                        .with("won", won)
                        .with("losing", LOSING),
                })
            }
            _ => Ok(judgement),
        }
    }

    /// What happened, in order.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The moment of the last entry; 0 if there is none.
    pub fn last_moment(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.at_ms)
    }

    /// The line of an entry, from 1; entries are counted from 0.
    pub fn line_of(&self, entry: usize) -> usize {
        self.lines.get(entry).copied().unwrap_or(self.head)
    }

    /// The clock after every entry until the given moment, or after all: for a table
    /// that lets people follow the judgement. After a flag that no referee lifts, and after
    /// a move that ended the game, entries change nothing any more.
    pub fn clocks(&self, until_ms: Option<u64>) -> Vec<ClockRow> {
        let mut course = Course::new(self.control.clone(), self.first);
        let mut is_over = false;
        let later = |entry: &&Entry| until_ms.is_none_or(|until| entry.at_ms <= until);
        let happened: Vec<Entry> = self.entries.iter().take_while(later).copied().collect();
        let mut rows = Vec::with_capacity(happened.len());
        for (index, entry) in happened.iter().enumerate() {
            let fallen = course.clock_mut().check(entry.at_ms).err();
            let lifted = fallen.map(|flagged| lifted(flagged, &happened[index..]));
            let is_undone = !is_over && matches!(lifted, Some(Some(1..)));
            // The one who saw the flag names the end itself.
            let is_flag = matches!(entry.event, Event::Flagged { .. });
            let after_end = is_over || is_undone || (lifted == Some(None) && !is_flag);
            if lifted == Some(Some(0)) && !is_taken_back(entry) {
                course.drop_move();
            }
            if !after_end {
                course.happen(entry.event, entry.at_ms);
            }
            let ends = matches!(entry.event, Event::Moved { ends: Some(_) })
                && !happened[index + 1..].iter().any(is_taken_back);
            is_over |= lifted == Some(None) || (ends && !after_end);
            rows.push(ClockRow {
                line: self.line_of(index),
                entry: *entry,
                clock: course.clock().clone(),
                after_end,
                is_undone,
            });
        }
        rows
    }

    fn contradiction(&self, error: LogError) -> RecordError {
        let (entry, id) = match error {
            LogError::Backwards { entry } => (entry, "log-backwards"),
            LogError::PressWithoutMove { entry } => (entry, "log-press-without-move"),
            LogError::NotRunning { entry } => (entry, "log-not-running"),
            LogError::StartedTwice { entry } => (entry, "log-started-twice"),
            LogError::PausedTwice { entry } => (entry, "log-paused-twice"),
            LogError::TwoMoves { entry } => (entry, "log-two-moves"),
            LogError::NoFlag { entry } => (entry, "log-no-flag"),
            LogError::AfterEnd { entry } => (entry, "log-after-end"),
            LogError::TakenBackTooMany { entry } => (entry, "log-taken-back-too-many"),
        };
        RecordError {
            line: self.line_of(entry - 1),
            column: None,
            said: say(id),
        }
    }
}

impl fmt::Display for Record {
    /// The log as it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut head = Map::new();
        head.insert("control".to_owned(), self.control.to_string().into());
        head.insert("first".to_owned(), self.first.as_str().into());
        if let Some(variant) = &self.variant {
            head.insert("variant".to_owned(), variant.as_str().into());
        }
        writeln!(f, "{}", Value::Object(head))?;
        for entry in &self.entries {
            let line = serde_json::to_string(entry).map_err(|_| fmt::Error)?;
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
}

fn object(body: &str, line: usize, indent: usize) -> Result<Map<String, Value>, RecordError> {
    match serde_json::from_str::<Value>(body) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(RecordError {
            line,
            column: None,
            said: say("log-no-object").with("example", ENTRY),
        }),
        Err(error) => Err(RecordError {
            line,
            column: Some(error.column().max(1) + indent),
            said: say("log-no-json").with("example", ENTRY),
        }),
    }
}

/// Refuses a field that is none of the known ones.
fn only(object: &Map<String, Value>, known: &[&str]) -> Result<(), Said> {
    let Some(key) = object.keys().find(|key| !known.contains(&key.as_str())) else {
        return Ok(());
    };
    Err(match nearest(key, known) {
        Some(meant) => say("log-field-near").with("meant", meant),
        None => say("log-field").with("known", known.join(", ")),
    }
    .with("key", key.as_str()))
}

fn head(object: &Map<String, Value>, line: usize) -> Result<Record, Said> {
    let Some(control) = object.get("control") else {
        return Err(say("log-no-control").with("example", HEAD));
    };
    only(object, &["control", "first", "variant"])?;
    let text = control
        .as_str()
        .ok_or_else(|| say("log-control-no-text").with("example", HEAD))?;
    let control: TimeControl = text
        .parse()
        .map_err(|error: super::ControlTextError| error.said)?;
    let first = match object.get("first") {
        None => Side::White,
        Some(value) => side(value)?,
    };
    Ok(Record {
        control,
        first,
        variant: object.get("variant").map(variant).transpose()?,
        entries: Vec::new(),
        lines: Vec::new(),
        head: line,
    })
}

/// The id of a game that some rule book is for.
fn variant(value: &Value) -> Result<String, Said> {
    let known = known_variants();
    let found = value.as_str().filter(|id| known.contains(id));
    found.map(str::to_owned).ok_or_else(|| {
        let meant = value.as_str().and_then(|id| nearest(id, &known));
        let said = match meant {
            Some(meant) => say("log-variant-near").with("meant", meant),
            None => say("log-variant").with("known", known.join(", ")),
        };
        said.with("value", value.to_string())
    })
}

const EVENTS: [&str; 9] = [
    "started",
    "moved",
    "pressed",
    "paused",
    "time-added",
    "time-taken",
    "time-set",
    "taken-back",
    "flagged",
];

fn entry(object: &Map<String, Value>) -> Result<Entry, Said> {
    let Some(at) = object.get("at") else {
        return Err(say("log-no-moment").with("example", "\"at\": 1500"));
    };
    let at_ms = moment(at, "at")?;
    let known = || EVENTS.join(", ");
    let Some(name) = object.get("event").and_then(Value::as_str) else {
        return Err(say("log-no-event").with("known", known()));
    };
    let given = || -> Result<(Side, u64), Said> {
        let no_side = || Err(say("log-no-side").with("example", "\"side\": \"white\""));
        let side = object.get("side").map_or_else(no_side, side)?;
        let no_time = || Err(say("log-no-time").with("example", "\"ms\": 60000"));
        let ms = object
            .get("ms")
            .map_or_else(no_time, |value| moment(value, "ms"))?;
        Ok((side, ms))
    };
    let fields: &[&str] = match name {
        "moved" => &["at", "event", "ends"],
        "flagged" => &["at", "event", "canWin"],
        "time-added" | "time-taken" => &["at", "event", "side", "ms"],
        "time-set" => &["at", "event", "side", "ms", "stretches"],
        "taken-back" => &["at", "event", "plies"],
        _ => &["at", "event"],
    };
    let event = match name {
        "started" => Event::Started,
        "moved" => Event::Moved {
            ends: object.get("ends").map(outcome).transpose()?,
        },
        "flagged" => Event::Flagged {
            can_win: object.get("canWin").map(can_win).transpose()?,
        },
        "pressed" => Event::Pressed,
        "paused" => Event::Paused,
        "time-added" => {
            let (side, ms) = given()?;
            Event::TimeAdded { side, ms }
        }
        "time-taken" => {
            let (side, ms) = given()?;
            Event::TimeTaken { side, ms }
        }
        "time-set" => {
            let (side, ms) = given()?;
            let stretches = object.get("stretches").map(stretches).transpose()?;
            Event::TimeSet {
                side,
                ms,
                stretches,
            }
        }
        "taken-back" => {
            let no_plies = || Err(say("log-no-plies").with("example", "\"plies\": 1"));
            let plies = object.get("plies").map_or_else(no_plies, plies)?;
            Event::TakenBack { plies }
        }
        other => {
            let said = match nearest(other, &EVENTS) {
                Some(meant) => say("log-event-near").with("meant", meant),
                None => say("log-event").with("known", known()),
            };
            return Err(said.with("event", other));
        }
    };
    only(object, fields)?;
    Ok(Entry { at_ms, event })
}

/// Refuses stretches for a side that has no byo-yomi.
fn has_stretches(control: &TimeControl, event: Event) -> Result<(), Said> {
    let is_byo_yomi = |period: &Period| matches!(period.bonus, Bonus::ByoYomi { .. });
    match event {
        Event::TimeSet {
            side,
            stretches: Some(_),
            ..
        } if !control.side(side).periods().iter().any(is_byo_yomi) => {
            Err(say("log-no-stretches").with("control", control.to_string()))
        }
        _ => Ok(()),
    }
}

fn outcome(value: &Value) -> Result<Outcome, Said> {
    let found = value.as_str().and_then(Outcome::parse);
    if found == Some(Outcome::BothLost) {
        return Err(say("log-both-lost").with("value", value.to_string()));
    }
    found.ok_or_else(|| say("log-result").with("value", value.to_string()))
}

fn can_win(value: &Value) -> Result<bool, Said> {
    let no_answer = || say("log-can-win").with("value", value.to_string());
    value.as_bool().ok_or_else(no_answer)
}

fn stretches(value: &Value) -> Result<u16, Said> {
    let found = value.as_u64().and_then(|count| u16::try_from(count).ok());
    found.ok_or_else(|| say("log-stretches").with("value", value.to_string()))
}

fn plies(value: &Value) -> Result<u16, Said> {
    let found = value.as_u64().and_then(|count| u16::try_from(count).ok());
    let no_plies = || say("log-plies").with("value", value.to_string());
    found.filter(|count| *count > 0).ok_or_else(no_plies)
}

fn side(value: &Value) -> Result<Side, Said> {
    let found = value.as_str().and_then(|text| text.parse().ok());
    found.ok_or_else(|| {
        let said = say("log-side").with("value", value.to_string());
        said.with("white", "\"white\"").with("black", "\"black\"")
    })
}

/// Milliseconds as a number; a text says its unit (`h:mm:ss.mmm`, `1h30`).
fn moment(value: &Value, name: &str) -> Result<u64, Said> {
    let found = match value {
        Value::String(text) => read_span(text).filter(|ms| *ms <= MOST_MS),
        value => value.as_u64().filter(|ms| *ms <= MOST_MS),
    };
    found.ok_or_else(|| {
        let said = say("log-moment").with("value", value.to_string());
        said.with("name", name).with("example", "\"1:59:30.500\"")
    })
}

/// Reads a moment as a clock shows it: `1:59:30.500`, `0:55`, `9.5` (seconds); in
/// milliseconds. `None` if it is none, or lies more than a hundred years off.
pub fn read_moment(text: &str) -> Option<u64> {
    let mut parts: Vec<&str> = text.trim().split(':').collect();
    let last = parts.pop()?;
    let (seconds, fraction) = last.split_once('.').unwrap_or((last, ""));
    let number = |text: &str| {
        let digits = !text.is_empty() && text.len() <= 9;
        (digits && text.bytes().all(|b| b.is_ascii_digit())).then(|| text.parse::<u64>().ok())?
    };
    if fraction.len() > 3 || (last.contains('.') && fraction.is_empty()) || parts.len() > 2 {
        return None;
    }
    let thousandths = number(&format!("{fraction:0<3}"))?;
    let below_60 = |value: u64, leads: bool| (leads || value < 60).then_some(value);
    let seconds = below_60(number(seconds)?, parts.is_empty())?;
    let minutes = match parts.pop() {
        None => 0,
        Some(text) => below_60(number(text)?, parts.is_empty())?,
    };
    let hours = match parts.pop() {
        None => 0,
        Some(text) => number(text)?,
    };
    let total = ((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths;
    (total <= MOST_MS).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_on_a_clock() {
        for (text, ms) in [
            ("0", Some(0)),
            ("90", Some(90_000)),
            ("1:30", Some(90_000)),
            ("2:00:00", Some(7_200_000)),
            ("0:00:09.5", Some(9_500)),
            ("1:60", None),
            ("1:00:60", None),
            ("1:2:3:4", None),
            ("9.", None),
            ("9.1234", None),
            ("", None),
            (":", None),
            ("-1", None),
            ("999999999:00:00", None),
        ] {
            assert_eq!(read_moment(text), ms, "{text}");
        }
    }
}
