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

/// The versions, oldest first; a file that is not there or was damaged gives
/// none: it is a convenience, not the event.
pub(super) fn read(event: &Path) -> Vec<String> {
    let text = fs::read_to_string(path_of(event)).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
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

/// The last version that differs from the event, and how many are before it.
pub(super) fn last_other(versions: &[String], now: &Event) -> Option<(Event, usize)> {
    for (index, version) in versions.iter().enumerate().rev() {
        // A program that was killed may have noted a version and not gone on.
        if let Ok(reading) = read_json(version)
            && reading.event != *now
        {
            return Some((reading.event, index));
        }
    }
    None
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
