//! Getting chess out of files: games as PGN or as JSON, and positions.

use std::io::{BufRead, BufReader};
use std::ops::ControlFlow;

use damier_chess::pgn::{RawGame, Stream};

use super::family::is_fen;
use super::record;
use crate::commands::show::objects::Objects;
use crate::failure::Failure;
use crate::input::{self, Kind, Source};

/// Bytes by which a file is known for what it is.
const HEAD: usize = 1 << 16;

/// What a file holds at a place.
#[derive(Debug)]
pub(super) enum Given<'f> {
    /// A game; one of JSON has been written as PGN.
    Game(RawGame<'f>),
    /// A position, and its line.
    Fen(&'f str, u32),
    /// What should be a game and cannot be read, why, and in which line it begins.
    Broken(String, u32),
}

/// Reads what a source holds, one after another. `work` can end the reading early.
pub(super) fn for_each(
    source: &Source,
    mut work: impl FnMut(Given<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut reader = BufReader::with_capacity(HEAD, source.open()?);
    let head = reader
        .fill_buf()
        .map_err(|error| Failure::from(source.io_error(&error)))?;
    let kind = Kind::of(head);
    let begin = String::from_utf8_lossy(head);
    let begin = begin.trim_start_matches('\u{FEFF}').trim_start();
    let positions = begin.lines().next().is_some_and(is_fen);
    match kind {
        Kind::Json => of_json(reader, work),
        _ if positions => of_lines(source, reader, work),
        _ => {
            let mut stream = Stream::new();
            input::for_each_block(source, Box::new(reader), |block| {
                match block {
                    Some(bytes) => stream.push(bytes),
                    None => stream.end(),
                }
                while let Some(raw) = stream.next_game() {
                    if work(Given::Game(raw))?.is_break() {
                        return Ok(ControlFlow::Break(()));
                    }
                }
                Ok(ControlFlow::Continue(()))
            })
        }
    }
}

fn of_json(
    reader: impl BufRead,
    mut work: impl FnMut(Given<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    for object in Objects::of(reader) {
        let line = u32::try_from(object.line).unwrap_or(u32::MAX);
        let read = object.text.and_then(|text| record::read(&text));
        let went_on = match read {
            Ok(record) => {
                let text = record.to_string();
                work(Given::Game(RawGame::new(text.as_bytes(), line)))?
            }
            Err(what) => work(Given::Broken(what, line))?,
        };
        if went_on.is_break() {
            break;
        }
    }
    Ok(())
}

fn of_lines(
    source: &Source,
    reader: impl BufRead,
    mut work: impl FnMut(Given<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    for (number, line) in (1..).zip(reader.lines()) {
        let line = line.map_err(|error| Failure::from(source.io_error(&error)))?;
        let fen = line.trim_start_matches('\u{FEFF}').trim();
        if !fen.is_empty() && work(Given::Fen(fen, number))?.is_break() {
            break;
        }
    }
    Ok(())
}
