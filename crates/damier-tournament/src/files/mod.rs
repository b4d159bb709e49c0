//! Events as files: the CSV table, TRF16 and TRF26, and the event itself as
//! JSON. Everything works on text; reading and writing files is the caller's.

mod audit;
mod csv_read;
mod csv_write;
mod encoding;
mod fault;
mod json;
mod lines;
mod list;
mod notes;
mod trf_build;
mod trf_check;
mod trf_games;
mod trf_line;
mod trf_places;
mod trf_player;
mod trf_read;
mod trf_teams;
mod trf_write;

use audit::{Finding, Found, look};
pub use csv_read::read_csv;
pub use csv_write::write_csv;
pub use encoding::decode;
use fault::by_place;
pub use fault::{Clash, Fault, Field, JsonKind, Noun, Problem, Problems};
pub use json::{read_json, write_json};
pub use list::{
    Doubt, DoubtKind, Entry, List, ListError, ListFault, check_name, read_entries, read_list,
    renumbered, same_name,
};
use trf_places::Places;
pub use trf_read::read_trf;
pub use trf_write::{LineEnd, TrfDialect, adjourned, open_round, write_plain_trf, write_trf};

use crate::model::Event;

/// An event that was read, with what is odd about the file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// The event.
    pub event: Event,
    /// Things that do not keep it from being used.
    pub warnings: Vec<Problem>,
}

/// The most characters of a name: of a player, club, federation, team or event.
pub const MOST_NAME: usize = 200;

/// Refuses a table whose parts do not fit one another, and names that no sheet has room
/// for, and warns of what is odd, at the places that are known.
fn that_fits(text: &str, mut reading: Reading, places: &Places) -> Result<Reading, Problems> {
    let problem = |finding: Finding| {
        let known = trf_places::find(places, &finding.path);
        let (line, column) = match &finding.fault {
            Found::LongName(start) => (line_of(text, text.find(start).unwrap_or(0)), 1),
            Found::Clash(_) => known.unwrap_or((1, 1)),
        };
        finding.at(line, column, known.is_none())
    };
    let (found, odd) = look(&reading.event);
    reading.warnings.extend(odd.into_iter().map(problem));
    reading.warnings = by_place(reading.warnings);
    let found = found.into_iter().map(problem);
    Problems::of(found.collect(), &reading.warnings)?;
    Ok(reading)
}

/// The line, from 1, in which a byte of a text stands.
fn line_of(text: &str, at: usize) -> usize {
    text[..at].matches('\n').count() + 1
}

/// Reads an event of any of the formats, told apart by its first characters:
/// `{` is JSON, a table with `;` is CSV, the rest TRF.
///
/// # Errors
///
/// Every place that cannot be read.
pub fn read_event(text: &str) -> Result<Reading, Problems> {
    let text = lines::without_mark(text);
    if text.trim().is_empty() {
        return Err(Problem::new(1, 1, Fault::Empty).into());
    }
    let first = lines::split(text)
        .map(|(_, line)| line.trim())
        .find(|line| !line.is_empty() && !line.starts_with('#'))
        .unwrap_or("");
    if first.starts_with('{') || json::is_other_json(text) {
        read_json(text)
    } else if first.contains(';') && !is_trf(first) {
        read_csv(text)
    } else {
        read_trf(text)
    }
}

/// Whether a line begins with a code of TRF files, whatever follows it.
fn is_trf(line: &str) -> bool {
    let code = line.split(' ').next().unwrap_or_default();
    let digits = code.bytes().all(|b| b.is_ascii_digit());
    code.len() == 3 && (digits || code.starts_with("XX") || code.starts_with("BB"))
}
