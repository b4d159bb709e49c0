use serde::{Deserialize, Serialize};
use serde_json::error::Category;

use super::{Fault, JsonKind, Problem, Problems, Reading, that_fits};
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
/// Where the text is no JSON, no event of this format or of a later version.
pub fn read_json(text: &str) -> Result<Reading, Problems> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let file: Incoming = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        problem(error.inner(), path)
    })?;
    reader
        .end()
        .map_err(|error| problem(&error, String::new()))?;
    if file.format != FORMAT || file.version > VERSION {
        let Incoming {
            format, version, ..
        } = file;
        return Err(Problem::new(1, 1, Fault::Format { format, version }).into());
    }
    let reading = Reading {
        warnings: warnings(text, &file.event),
        event: file.event,
    };
    that_fits(text, reading)
}

/// Ties of a knock-out from which another went on, at the list of rounds.
fn warnings(text: &str, event: &Event) -> Vec<Problem> {
    // The file does not keep its places: the list of rounds is as near as it gets.
    let before = text.find("\"rounds\": [").map_or("", |at| &text[..at]);
    let line = before.matches('\n').count() + 1;
    let problem = |tie: Astray| {
        let (round, [one, other]) = (tie.round, tie.tie);
        Problem::new(line, 1, Fault::Astray { one, other, round })
    };
    astray(event).into_iter().map(problem).collect()
}

/// What the reader of JSON says, at the place it says it of.
fn problem(error: &serde_json::Error, path: String) -> Problem {
    let kind = match error.classify() {
        Category::Eof => JsonKind::Cut,
        Category::Data => JsonKind::Data,
        Category::Syntax | Category::Io => JsonKind::Broken,
    };
    // The message repeats the place at its end.
    let said = error.to_string();
    let complaint = said.split(" at line ").next().unwrap_or(&said).to_owned();
    let path = match path.as_str() {
        _ if kind != JsonKind::Data => String::new(),
        "." | "?" => String::new(),
        _ => path,
    };
    let fault = Fault::Json {
        kind,
        complaint,
        path,
    };
    Problem::new(error.line().max(1), error.column().max(1), fault)
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
