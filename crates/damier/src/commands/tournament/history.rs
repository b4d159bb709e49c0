//! Earlier versions of an event, one a line, in a hidden file beside it.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use damier_tournament::Event;
use damier_tournament::files::{read_json, write_json};

/// How many versions are kept.
const VERSIONS: usize = 50;

/// More than this is not worth keeping.
const MOST_BYTES: usize = 16 << 20;

/// Where the versions of an event file are kept.
pub(super) fn path_of(event: &Path) -> PathBuf {
    let name = event.file_name().unwrap_or_default().to_string_lossy();
    event.with_file_name(format!(".{name}.undo"))
}

/// The versions, oldest first, each as it stands; none without the file.
///
/// # Errors
///
/// If the file is there and cannot be read.
pub(super) fn read(event: &Path) -> io::Result<Vec<String>> {
    let bytes = match fs::read(path_of(event)) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        read => read?,
    };
    // What is damaged is seen when it is gone back to.
    let text = String::from_utf8_lossy(&bytes);
    let versions = text.lines().filter(|line| !line.trim().is_empty());
    Ok(versions.map(str::to_owned).collect())
}

/// An event on one line.
pub(super) fn line(event: &Event) -> String {
    // No string of JSON contains a bare line end, so that joining is safe.
    write_json(event)
        .lines()
        .map(str::trim_start)
        .collect::<Vec<_>>()
        .concat()
}

/// A version that cannot be read: its number, from 1. What is before it is no longer the
/// last version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Damaged(pub(super) usize);

/// The last version that differs from the event, and how many are before it.
///
/// # Errors
///
/// If that one is damaged.
pub(super) fn last_other(
    versions: &[String],
    now: &Event,
) -> Result<Option<(Event, usize)>, Damaged> {
    for (index, version) in versions.iter().enumerate().rev() {
        let event = read_json(version).map_err(|_| Damaged(index + 1))?.event;
        // A program that was killed may have noted a version and not gone on.
        if event != *now {
            return Ok(Some((event, index)));
        }
    }
    Ok(None)
}

/// Forgets the oldest versions beyond what is kept.
pub(super) fn trimmed(mut versions: Vec<String>) -> Vec<String> {
    let mut bytes = 0;
    let kept = versions.iter().rev().take(VERSIONS).take_while(|version| {
        bytes += version.len();
        bytes <= MOST_BYTES
    });
    let kept = kept.count();
    versions.split_off(versions.len() - kept)
}

/// Writes the versions in one go.
pub(super) fn write(
    event: &Path,
    versions: &[String],
    write_beside: impl Fn(&Path, &[u8]) -> io::Result<PathBuf>,
) -> io::Result<()> {
    let path = path_of(event);
    let mut text = versions.join("\n");
    text.push('\n');
    let temporary = write_beside(&path, text.as_bytes())?;
    fs::rename(temporary, path)
}
