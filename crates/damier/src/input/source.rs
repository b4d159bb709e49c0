//! Opening what the user named.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use crate::messages::say;

/// A file or standard input, by the name given on the command line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// `-`
    StandardInput,
    /// Anything else.
    File(PathBuf),
}

/// Why a source cannot be read.
#[derive(Debug)]
pub(crate) struct SourceError {
    source: Source,
    what: String,
}

impl Source {
    /// Reads `-` as standard input, as is the custom.
    pub(crate) fn parse(name: &str) -> Source {
        match name {
            "-" => Source::StandardInput,
            name => Source::File(PathBuf::from(name)),
        }
    }

    /// Opens it for reading.
    pub(crate) fn open(&self) -> Result<Box<dyn Read>, SourceError> {
        match self {
            Source::StandardInput => Ok(Box::new(io::stdin())),
            Source::File(path) => {
                // Opening a folder succeeds on Unix; only reading it fails, and
                // then with a message that helps nobody.
                if path.is_dir() {
                    return Err(self.error(&say("source-folder", &[])));
                }
                Ok(Box::new(
                    File::open(path).map_err(|error| self.io_error(&error))?,
                ))
            }
        }
    }

    /// An error of the system, with the name of this source.
    pub(crate) fn io_error(&self, error: &io::Error) -> SourceError {
        let what = match error.kind() {
            io::ErrorKind::NotFound => say("source-missing", &[]),
            io::ErrorKind::PermissionDenied => say("source-denied", &[]),
            _ => say("source-broken", &[("why", error.to_string().into())]),
        };
        self.error(&what)
    }

    /// An error with the name of this source.
    pub(crate) fn error(&self, what: &str) -> SourceError {
        SourceError {
            source: self.clone(),
            what: what.to_owned(),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::StandardInput => f.write_str(&say("source-stdin", &[])),
            Source::File(path) => path.display().fmt(f),
        }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let args = [
            ("source", self.source.to_string().into()),
            ("what", self.what.as_str().into()),
        ];
        f.write_str(&say("source-at", &args))
    }
}

impl std::error::Error for SourceError {}
