use serde::{Deserialize, Serialize};

use super::{Problem, Reading, with_short_names};
use crate::model::Event;

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
pub fn read_json(text: &str) -> Result<Reading, Problem> {
    let file: Incoming = serde_json::from_str(text).map_err(|error| {
        // The message repeats the place at its end.
        let what = error.to_string();
        let what = what.split(" at line ").next().unwrap_or(&what).to_owned();
        let remedy = "restore the file from a copy or mend that place";
        Problem::new(error.line().max(1), error.column().max(1), what, remedy)
    })?;
    if file.format != FORMAT || file.version > VERSION {
        let what = format!("this is {} version {}", file.format, file.version);
        let remedy = format!("expected {FORMAT} up to version {VERSION}: use a newer program");
        return Err(Problem::new(1, 1, what, remedy));
    }
    let reading = Reading {
        event: file.event,
        warnings: Vec::new(),
    };
    with_short_names(text, reading)
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
