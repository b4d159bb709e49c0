mod parts;
mod place;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::error::Category;
use serde_json::{Map, Value};

use self::place::places;
use super::audit::{Finding, look};
use super::fault::by_place;
use super::{Fault, JsonKind, Problem, Problems, Reading};
use crate::model::Event;
use crate::pairing::{Astray, astray};

const FORMAT: &str = "damier-tournament";
const VERSION: u32 = 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Incoming {
    format: String,
    version: u32,
    event: Event,
    /// What the site says beside an event that came to it; passed over.
    #[serde(default, rename = "warnings")]
    _warnings: IgnoredAny,
}

#[derive(Serialize)]
struct Outgoing<'a> {
    format: &'a str,
    version: u32,
    event: &'a Event,
}

/// Reads an event written by [`write_json`].
///
/// # Errors
///
/// Where the text is no JSON, no event of this format or of a later version, or where parts
/// of the event do not fit one another: every place.
pub fn read_json(text: &str) -> Result<Reading, Problems> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let file: Incoming = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let inner = error.inner();
        match inner.classify() {
            Category::Data => unreadable(text, inner, path),
            _ => problem(inner).into(),
        }
    })?;
    reader.end().map_err(|error| problem(&error))?;
    let Incoming {
        format,
        version,
        mut event,
        _warnings,
    } = file;
    if format != FORMAT || version != VERSION {
        return Err(Problem::new(1, 1, Fault::Format { format, version }).into());
    }
    let (faults, odd) = look(&event);
    let mut warnings = warnings(text, &event);
    warnings.extend(placed(text, odd));
    let warnings = by_place(warnings);
    Problems::of(placed(text, faults), &warnings)?;
    event.players.sort_by_key(|player| player.id);
    Ok(Reading { event, warnings })
}

/// What does not fit, at its place.
fn placed(text: &str, found: Vec<Finding>) -> Vec<Problem> {
    if found.is_empty() {
        return Vec::new();
    }
    let places = places(text, found.iter().map(|finding| finding.path.as_str()));
    let problem = |finding: Finding| {
        let (line, column) = places.get(&finding.path).copied().unwrap_or((1, 1));
        finding.at(line, column, true)
    };
    found.into_iter().map(problem).collect()
}

/// Every place that is not what it should be, as the reader of the whole stops at the
/// first: `path` is the way to that.
fn unreadable(text: &str, error: &serde_json::Error, path: String) -> Problems {
    let first = Problem::new(
        error.line().max(1),
        error.column().max(1),
        data(
            complaint(error),
            match path.as_str() {
                "." | "?" => String::new(),
                _ => path,
            },
        ),
    );
    let file = match serde_json::from_str(text) {
        Ok(Value::Object(file)) => file,
        Ok(_) => return no_event(&Map::new()).unwrap_or(first).into(),
        Err(_) => return first.into(),
    };
    if let Some(problem) = no_event(&file) {
        return problem.into();
    }
    // A later version may have other fields.
    let version = file.get("version").and_then(Value::as_u64);
    if let (Some(format), Some(version)) = (file.get("format").and_then(Value::as_str), version)
        && (format != FORMAT || version != u64::from(VERSION))
    {
        let (format, version) = (
            format.to_owned(),
            u32::try_from(version).unwrap_or(u32::MAX),
        );
        return Problem::new(1, 1, Fault::Format { format, version }).into();
    }
    let found = file.get("event").map(parts::complaints).unwrap_or_default();
    let places = places(text, found.iter().map(|(path, _)| path.as_str()));
    let mut all: Vec<Problem> = found
        .into_iter()
        .map(|(path, complaint)| {
            let (line, column) = places.get(&path).copied().unwrap_or((1, 1));
            Problem::new(line, column, data(complaint, path))
        })
        .collect();
    // A field that stands twice is known to the reader of the whole alone.
    let complaint = |problem: &Problem| match &problem.fault {
        Fault::Json { complaint, .. } => complaint.clone(),
        _ => String::new(),
    };
    if !all
        .iter()
        .any(|other| complaint(other) == complaint(&first))
    {
        all.push(first.clone());
    }
    Problems::of(all, &[]).err().unwrap_or_else(|| first.into())
}

/// Whether a file does not even say that it is one of an event.
fn no_event(file: &Map<String, Value>) -> Option<Problem> {
    let wanted = ["format", "version", "event"].into_iter();
    let missing: Vec<&str> = wanted.filter(|name| !file.contains_key(*name)).collect();
    missing
        .contains(&"format")
        .then(|| Problem::new(1, 1, Fault::NoEvent { missing }))
}

/// Whether a text that is no object is JSON all the same: a list, say. A number alone may
/// as well be the code of a record.
pub(super) fn is_other_json(text: &str) -> bool {
    let begins = |c: char| c == '[' || c == '"' || c.is_ascii_lowercase();
    text.trim_start().starts_with(begins) && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

const fn data(complaint: String, path: String) -> Fault {
    let kind = JsonKind::Data;
    Fault::Json {
        kind,
        complaint,
        path,
    }
}

/// Ties of a knock-out from which another went on, at the list of rounds.
fn warnings(text: &str, event: &Event) -> Vec<Problem> {
    let found = astray(event);
    if found.is_empty() {
        return Vec::new();
    }
    let paths: Vec<String> = found.iter().map(|tie| path_of(tie.round)).collect();
    let places = places(text, paths.iter().map(String::as_str));
    let problem = |tie: Astray| {
        let (round, [one, other]) = (tie.round, tie.tie);
        let place = places.get(&path_of(round)).copied().unwrap_or((1, 1));
        Problem::new(place.0, place.1, Fault::Astray { one, other, round })
    };
    found.into_iter().map(problem).collect()
}

/// The way to a round, from 1.
fn path_of(round: u16) -> String {
    format!("event.rounds[{}]", usize::from(round).saturating_sub(1))
}

/// Text that is no JSON.
fn problem(error: &serde_json::Error) -> Problem {
    let kind = match error.classify() {
        Category::Eof => JsonKind::Cut,
        _ => JsonKind::Broken,
    };
    let fault = Fault::Json {
        kind,
        complaint: complaint(error),
        path: String::new(),
    };
    Problem::new(error.line().max(1), error.column().max(1), fault)
}

/// What the reader of JSON says, without the place that it repeats at its end.
fn complaint(error: &serde_json::Error) -> String {
    let said = error.to_string();
    said.split(" at line ").next().unwrap_or(&said).to_owned()
}

/// Writes an event as readable JSON, one field a line, so that differences show
/// in version control.
pub fn write_json(event: &Event) -> String {
    let file = Outgoing {
        format: FORMAT,
        version: VERSION,
        event,
    };
    // Plain data with string keys cannot fail to serialise.
    let mut text = serde_json::to_string_pretty(&file).unwrap_or_default();
    text.push('\n');
    text
}
