//! Event files: read whole, written in one go, never over somebody else's work.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use damier_tournament::Event;
use damier_tournament::files::{
    MOST_NAME, Problems, Reading, decode, read_event, read_json, write_json,
};

use super::history;
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{say, spoken};
use crate::output;

/// More than an event of ten thousand players takes.
const MOST: u64 = 64 << 20;

/// Reads an event of any format. What is odd about the file is said on standard
/// error.
pub(super) fn read(name: &str) -> Result<Event, Failure> {
    let source = Source::parse(name);
    let reading = read_quietly(&source)?;
    for warning in &reading.warnings {
        let told = damier_words::file_problem(warning, spoken());
        output::tell(format_args!("damier: {}", at(&source, told)));
    }
    Ok(reading.event)
}

/// The same without a word.
pub(super) fn read_quietly(source: &Source) -> Result<Reading, Failure> {
    let bytes = bytes_of(source)?;
    let text = text_of(source, &bytes)?;
    read_event(&text).map_err(|problems| refused(source, &problems))
}

fn bytes_of(source: &Source) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let read = source.open()?.take(MOST).read_to_end(&mut bytes);
    read.map_err(|error| source.io_error(&error))?;
    if bytes.len() as u64 == MOST {
        return Err(source.error(&say("desk-file-long", &[])).into());
    }
    Ok(bytes)
}

/// Old programs write tables in one byte a letter.
fn text_of(source: &Source, bytes: &[u8]) -> Result<String, Failure> {
    decode(bytes).ok_or_else(|| source.error(&say("desk-file-binary", &[])).into())
}

/// The text of a list of players.
pub(super) fn read_text(source: &Source) -> Result<String, Failure> {
    text_of(source, &bytes_of(source)?)
}

/// What is said of a source.
pub(super) fn at(source: &Source, what: String) -> String {
    let args = [("source", source.to_string().into()), ("what", what.into())];
    say("source-at", &args)
}

/// Everything that is wrong with a file, and what is odd about it besides, a line each.
fn refused(source: &Source, problems: &Problems) -> Failure {
    let told = damier_words::file_refused(problems, spoken());
    let lines: Vec<String> = told.into_iter().map(|told| at(source, told)).collect();
    Failure::Usage(lines.join("\n"))
}

/// Whether a name that was given by an option is one that can be read again.
pub(super) fn name_fits(option: &str, name: &str) -> Result<(), Failure> {
    if name.chars().count() > MOST_NAME {
        let args = [
            ("option", option.into()),
            ("most", MOST_NAME.to_string().into()),
        ];
        return Err(Failure::Usage(say("desk-name-long", &args)));
    }
    Ok(())
}

/// An event file that is being changed. Others wait until it is written.
#[derive(Debug)]
pub(super) struct EventFile {
    /// The event, to be changed.
    pub(super) event: Event,
    source: Source,
    path: PathBuf,
    before: Vec<u8>,
    /// Holds the lock.
    _handle: File,
}

impl EventFile {
    /// Reads an event file to change it.
    pub(super) fn open(name: &str) -> Result<EventFile, Failure> {
        let source = Source::parse(name);
        let Source::File(path) = &source else {
            return Err(Failure::Usage(say("desk-change-file", &[])));
        };
        source.open()?;
        // A link keeps pointing to the file; the file is what is replaced.
        let path = fs::canonicalize(path).map_err(|error| source.io_error(&error))?;
        let (handle, before) = lock(&source, &path)?;
        remove_stale(&path);
        let text = text_of(&source, &before)?;
        if !text
            .trim_start_matches('\u{feff}')
            .trim_start()
            .starts_with('{')
        {
            if text.trim_start_matches('\u{feff}').trim().is_empty() {
                return Err(source.error(&say("desk-file-empty", &[])).into());
            }
            return Err(source.error(&say("desk-file-table", &[])).into());
        }
        let reading = read_json(&text).map_err(|problems| refused(&source, &problems))?;
        Ok(EventFile {
            event: reading.event,
            source,
            path,
            before,
            _handle: handle,
        })
    }

    /// Puts the changed event in the place of the old one, which can be gone back
    /// to.
    pub(super) fn save(self) -> Result<(), Failure> {
        // Without it there is nothing to go back to; the event is what counts.
        let mut versions = history::read(&self.path).unwrap_or_default();
        if let Ok(reading) = text_of(&self.source, &self.before)
            .map_err(|_| ())
            .and_then(|text| read_json(&text).map_err(|_| ()))
        {
            let version = history::line(&reading.event);
            // Whoever was killed before the event was replaced has noted it already.
            if versions.last() != Some(&version) {
                versions.push(version);
            }
        }
        self.save_with(history::trimmed(versions))
    }

    /// The last version before this one, and how many are before that.
    pub(super) fn version_before(&self) -> Result<Option<(Event, usize)>, Failure> {
        let versions = history::read(&self.path).map_err(|error| trouble(&self.source, &error))?;
        let found = history::last_other(&versions, &self.event);
        let found = found.map_err(|history::Damaged(line)| {
            let undo = history::path_of(&self.path).display().to_string();
            let args = [("undo", undo.into()), ("line", line.to_string().into())];
            Failure::Trouble(at(&self.source, say("desk-undo-damaged", &args)))
        })?;
        let Some((event, left)) = found else {
            return Ok(None);
        };
        Ok(Some((event, left)))
    }

    /// Saves a version gone back to, with so many versions left before it.
    pub(super) fn save_undone(self, left: usize) -> Result<(), Failure> {
        let mut versions = history::read(&self.path).unwrap_or_default();
        versions.truncate(left);
        self.save_with(versions)
    }

    /// The versions are written first: whoever is stopped in between finds the
    /// event as it was, and one version too many, which is passed over.
    fn save_with(self, versions: Vec<String>) -> Result<(), Failure> {
        let error = |error: io::Error| trouble(&self.source, &error);
        let temporary = write_beside(&self.path, write_json(&self.event).as_bytes());
        let temporary = temporary.map_err(error)?;
        let replaced = self.replace(&temporary, &versions);
        if replaced.is_err() {
            // The first error is the one to tell.
            let _ = fs::remove_file(&temporary);
        }
        replaced
    }

    fn replace(&self, temporary: &Path, versions: &[String]) -> Result<(), Failure> {
        let error = |error: io::Error| trouble(&self.source, &error);
        if fs::read(&self.path).map_err(error)? != self.before {
            let what = say("desk-file-changed", &[]);
            return Err(Failure::Trouble(at(&self.source, what)));
        }
        let permissions = fs::metadata(&self.path).map_err(error)?.permissions();
        fs::set_permissions(temporary, permissions).map_err(error)?;
        history::write(&self.path, versions, write_beside).map_err(error)?;
        fs::rename(temporary, &self.path).map_err(error)?;
        sync_folder(&self.path);
        Ok(())
    }
}

/// Locks the file and reads it. Whoever had to wait finds that the path leads to
/// a new file by then, and begins again with that.
fn lock(source: &Source, path: &Path) -> Result<(File, Vec<u8>), Failure> {
    loop {
        let handle = File::open(path).map_err(|error| source.io_error(&error))?;
        // Elsewhere a lock keeps us ourselves from reading; there the comparison
        // before writing has to do.
        if cfg!(unix) {
            // A file system without locks is left to the comparison, too.
            let _ = handle.lock();
        }
        let mut before = Vec::new();
        let read = (&handle).take(MOST).read_to_end(&mut before);
        read.map_err(|error| source.io_error(&error))?;
        let now = fs::read(path).map_err(|error| source.io_error(&error))?;
        if now == before {
            return Ok((handle, before));
        }
        if before.len() as u64 == MOST {
            return Err(source.error(&say("desk-file-long", &[])).into());
        }
    }
}

/// Writes a new event file; one that is there stays as it is.
pub(super) fn create(name: &str, event: &Event) -> Result<(), Failure> {
    let source = Source::parse(name);
    let Source::File(path) = &source else {
        return Err(Failure::Usage(say("desk-needs-file", &[])));
    };
    let taken = || Failure::from(source.error(&say("desk-file-taken", &[])));
    if path.exists() {
        return Err(taken());
    }
    let temporary = write_beside(path, write_json(event).as_bytes());
    let temporary = temporary.map_err(|error| trouble(&source, &error))?;
    // A link, unlike a renaming, never replaces what came there meanwhile.
    let linked = match fs::hard_link(&temporary, path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(taken()),
        Err(_) => fs::rename(&temporary, path).map_err(|error| trouble(&source, &error)),
        Ok(()) => Ok(()),
    };
    // After a renaming it is gone, which is as well.
    let _ = fs::remove_file(&temporary);
    sync_folder(path);
    linked
}

fn trouble(source: &Source, error: &io::Error) -> Failure {
    let what = say("desk-file-unwritable", &[("why", error.to_string().into())]);
    Failure::Trouble(at(source, what))
}

/// Writes a file with a name of its own into the same folder, to the disk.
fn write_beside(path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let name = format!(".{name}.{}.tmp", std::process::id());
    let temporary = path.with_file_name(name);
    // Left over from a process of the same number that was killed.
    let _ = fs::remove_file(&temporary);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&temporary)?;
    let written = file.write_all(bytes).and_then(|()| file.sync_all());
    if let Err(error) = written {
        let _ = fs::remove_file(&temporary);
        return Err(error);
    }
    Ok(temporary)
}

/// Removes what commands left behind that were killed while writing this event. Whoever
/// holds its lock is the only one who writes, so that nobody else's work is lost.
fn remove_stale(path: &Path) {
    if !cfg!(unix) {
        return;
    }
    let folder = path.parent().unwrap_or(Path::new("."));
    let begins = [path, &history::path_of(path)].map(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        format!(".{name}.")
    });
    // Tidying up is no reason for a command to fail.
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(name) = name.to_str().and_then(|name| name.strip_suffix(".tmp")) else {
            continue;
        };
        let number = begins
            .iter()
            .find_map(|begin| name.strip_prefix(begin.as_str()));
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if number.is_some_and(is_number) {
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Makes the new name last, where folders can be synchronised.
fn sync_folder(path: &Path) {
    if let Some(Ok(folder)) = path.parent().map(File::open) {
        // The file itself is safe; its name follows sooner or later.
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use damier_tournament::{Player, Preset, Regulations, System};

    use super::*;

    #[test]
    fn a_file_that_others_changed_meanwhile_is_not_written_over() {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let path = folder.path().join("event.json");
        let name = path.to_str().expect("UTF-8");
        let regulations = Regulations::new(System::RoundRobin, 0, Preset::FmjdRr);
        create(name, &Event::new("Club", regulations)).expect("written");
        assert!(create(name, &read(name).expect("an event")).is_err());

        let mut file = EventFile::open(name).expect("an event");
        file.event
            .add_player(Player::new(1, "Ann"))
            .expect("a free number");
        let theirs = fs::read_to_string(&path)
            .expect("text")
            .replace("Club", "Cup");
        fs::write(&path, &theirs).expect("written");
        let refused = file.save();
        assert!(matches!(&refused, Err(Failure::Trouble(why)) if why.contains("meanwhile")));
        assert_eq!(fs::read_to_string(&path).expect("text"), theirs);
        assert_eq!(fs::read_dir(folder.path()).expect("the folder").count(), 1);
    }

    #[test]
    fn tables_of_one_byte_a_letter_are_read() {
        let source = Source::StandardInput;
        let text = text_of(&source, b"1;R\xe9my\n").expect("text");
        assert_eq!(text, "1;R\u{e9}my\n");
        assert!(text_of(&source, b"001\0").is_err());
    }
}
