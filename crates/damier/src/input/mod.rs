//! Getting games out of files, one at a time, whatever the files turn out to be.

mod json_fault;
mod kind;
mod not_text;
mod source;

use std::io::{Cursor, Read};
use std::ops::ControlFlow;

use damier_draughts::pdn::{PdnError, RawGame, Stream};

use crate::failure::Failure;
use crate::messages::say;

pub(crate) use json_fault::{json_fault, read_json};
pub(crate) use kind::{Kind, is_position};
pub(crate) use source::{Source, SourceError};

/// Bytes that are read at once.
const BLOCK: usize = 1 << 16;

/// A source that has been opened, and what its beginning shows it to hold.
pub(crate) struct Opened {
    pub(crate) kind: Kind,
    pub(crate) reader: Box<dyn Read>,
}

/// Opens a source and looks at its beginning.
pub(crate) fn open(source: &Source) -> Result<Opened, Failure> {
    let mut reader = source.open()?;
    let mut head = Vec::new();
    reader
        .by_ref()
        .take(BLOCK as u64)
        .read_to_end(&mut head)
        .map_err(|error| source.io_error(&error))?;
    Ok(Opened {
        kind: Kind::of(&head),
        reader: Box::new(Cursor::new(head).chain(reader)),
    })
}

/// Reads the games of a source one after another, in the memory that the longest
/// of them needs. `work` can end the reading early.
pub(crate) fn for_each_game(
    source: &Source,
    work: impl FnMut(Result<RawGame<'_>, PdnError>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let reader = source.open()?;
    for_each_game_of(source, reader, work)
}

/// The same for a source that is open already.
pub(crate) fn for_each_game_of(
    source: &Source,
    reader: Box<dyn Read>,
    mut work: impl FnMut(Result<RawGame<'_>, PdnError>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut stream = Stream::new();
    for_each_block(source, reader, |block| {
        match block {
            Some(bytes) => stream.push(bytes),
            None => stream.end(),
        }
        while let Some(game) = stream.next_game() {
            if work(game)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    })
}

/// Hands on the bytes of a source of text, piece by piece, and `None` at the end.
pub(crate) fn for_each_block(
    source: &Source,
    mut reader: Box<dyn Read>,
    mut work: impl FnMut(Option<&[u8]>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut block = vec![0; BLOCK];
    let mut check = not_text::Check::default();
    loop {
        let read = match reader.read(&mut block) {
            Ok(read) => read,
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(source.io_error(&error).into()),
        };
        if let Some(why) = check.refuse(&block[..read]) {
            return Err(source.error(&why).into());
        }
        let bytes = (read > 0).then(|| &block[..read]);
        if work(bytes)?.is_break() || read == 0 {
            return Ok(());
        }
    }
}

/// Reads a source that is known to be small, such as a rule book.
pub(crate) fn read_to_string(source: &Source) -> Result<String, Failure> {
    String::from_utf8(read_bytes(source)?).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let bytes = error.as_bytes();
        let line = bytes[..at].iter().filter(|byte| **byte == b'\n').count() + 1;
        let args = [
            ("at", at.to_string().into()),
            ("line", line.to_string().into()),
            ("byte", format!("0x{:02X}", bytes[at]).into()),
        ];
        source.error(&say("source-not-utf8", &args)).into()
    })
}

/// Reads a file of which nobody knows yet whether it is text.
pub(crate) fn read_bytes(source: &Source) -> Result<Vec<u8>, Failure> {
    /// More than any text has that is read at once.
    const MOST: usize = 4 << 20;
    let too_long = || source.error(&say("source-too-long", &[])).into();
    read_at_most(source, MOST)?.ok_or_else(too_long)
}

/// Reads a file of so many bytes at most; `None` if it has more.
pub(crate) fn read_at_most(source: &Source, most: usize) -> Result<Option<Vec<u8>>, Failure> {
    let mut bytes = Vec::new();
    source
        .open()?
        .take(most as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| source.io_error(&error))?;
    Ok((bytes.len() <= most).then_some(bytes))
}
