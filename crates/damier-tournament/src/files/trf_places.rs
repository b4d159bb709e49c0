//! Where the parts of an event stand in a TRF file, by their ways in the event file.

use std::collections::BTreeMap;

use super::notes::Note;
use super::trf_build::Trf;
use crate::model::Event;

/// Line and column, from 1, by the way to a part of the event.
pub(super) type Places = BTreeMap<String, (usize, usize)>;

/// The place of a part, or of what it belongs to.
pub(super) fn find(places: &Places, path: &str) -> Option<(usize, usize)> {
    let mut way = path;
    loop {
        if let Some(place) = places.get(way) {
            return Some(*place);
        }
        let end = way.rfind(['.', '['])?;
        way = &way[..end];
    }
}

/// Parts that are records of their own: code, way, column.
const RECORDS: [(&str, &str, usize); 14] = [
    ("052", "event.ends", 5),
    ("132", "event.regulations.round_dates", 92),
    ("142", "event.regulations.rounds", 5),
    ("XXR", "event.regulations.rounds", 5),
    ("162", "event.regulations.scale", 6),
    ("XXS", "event.regulations.scale", 5),
    ("BBW", "event.regulations.scale.win", 5),
    ("BBD", "event.regulations.scale.draw", 5),
    ("BBL", "event.regulations.scale.loss", 5),
    ("BBZ", "event.regulations.scale.zero_bye", 5),
    ("BBF", "event.regulations.scale.forfeit_loss", 5),
    ("BBU", "event.regulations.scale.pairing_bye", 5),
    ("352", "event.regulations.teams.boards", 5),
    ("362", "event.regulations.teams", 5),
];

/// The places of everything whose place is known when the event is put together, but for
/// what is asked for rounds to come.
pub(super) fn of(trf: &Trf, event: &Event) -> Places {
    let mut places = Places::new();
    for (code, path, column) in RECORDS {
        if let Some(line) = trf.lines.get(code) {
            places.insert(path.to_owned(), (*line, column));
        }
    }
    let of_points = ["BBW", "BBD", "BBL"].iter();
    if let Some(line) = of_points.filter_map(|code| trf.lines.get(*code)).max() {
        let path = "event.regulations.scale".to_owned();
        places.entry(path).or_insert((*line, 5));
    }
    if let Some(line) = trf.lines.get("132") {
        for (column, _) in &trf.dates {
            let round = column.saturating_sub(92) / 10;
            let path = format!("event.regulations.round_dates[{round}]");
            places.insert(path, (*line, *column));
        }
    }
    let lines: BTreeMap<_, usize> = trf.players.iter().map(|raw| (raw.id, raw.line)).collect();
    for (index, player) in event.players.iter().enumerate() {
        if let Some(line) = lines.get(&player.id) {
            let path = format!("event.players[{index}]");
            places.insert(format!("{path}.rating"), (*line, 49));
            places.insert(path, (*line, 5));
        }
    }
    places
}

/// The same of what remarks say.
pub(super) fn of_notes(notes: &[Note], event: &Event, places: &mut Places) {
    for note in notes {
        for path in note.paths(event) {
            places.insert(path, (note.line(), 1));
        }
    }
}
