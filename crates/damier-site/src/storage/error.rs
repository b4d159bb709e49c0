use std::io;
use std::path::PathBuf;

/// Why the storage can't be opened, or can't do what was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StorageError {
    /// Nothing says where the user's data folder is.
    #[error("there is no data folder: none of {looked_at} is set; name a file with --database")]
    NoDataFolder {
        /// The environment variables looked at.
        looked_at: &'static str,
    },
    /// The address names a database that this build does not know.
    #[error(
        "cannot use the database {url}: this build keeps games in an SQLite file only; \
         give --database a path"
    )]
    UnknownDatabase {
        /// The address.
        url: String,
    },
    /// The folder of the file can't be made.
    #[error(
        "cannot create the folder {} for the database: {source}; \
         choose another place with --database", path.display()
    )]
    Folder {
        /// The folder.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
    /// The file can't be opened or made.
    #[error(
        "cannot open the database {}: {reason}; check that the file and its folder can be \
         written, or choose another place with --database", path.display()
    )]
    Open {
        /// The file.
        path: PathBuf,
        /// What the system or the database said.
        reason: String,
    },
    /// The file is something else.
    #[error(
        "{} is not a database, or it is damaged; restore it from a copy, move it away, or \
         choose another place with --database", path.display()
    )]
    NotADatabase {
        /// The file.
        path: PathBuf,
    },
    /// The file is an SQLite database, but not one of ours.
    #[error(
        "{} is a database of another program; choose another place with --database",
        path.display()
    )]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a later version.
    #[error(
        "the database {} was written by a newer Damier (layout {found}, this one knows \
         {known}); update Damier or choose another place with --database", path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its layout.
        found: i64,
        /// The last layout this program knows.
        known: i64,
    },
    /// Another process has the file.
    #[error(
        "the database {} is in use by another running Damier; stop that one, or choose \
         another place with --database", path.display()
    )]
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The event or the game is already there: somebody else wrote it.
    #[error("game {game} was changed by somebody else")]
    Conflict {
        /// The game.
        game: String,
    },
    /// The database refused.
    #[error("the database refused: {0}")]
    Database(#[from] sqlx::Error),
    /// The storage was closed.
    #[error("the storage is closed")]
    Closed,
}

impl StorageError {
    /// Whether nothing was written for sure, and nobody else wrote either: the
    /// database was busy, locked or read-only. After any other error, such as a
    /// full disk in the midst of a commit, only the log knows.
    pub(crate) fn is_refusal(&self) -> bool {
        const BUSY: i32 = 5;
        const LOCKED: i32 = 6;
        const READONLY: i32 = 8;
        match self {
            StorageError::Database(error) => {
                matches!(sqlite_code(error), Some(BUSY | LOCKED | READONLY))
            }
            _ => false,
        }
    }
}

/// The primary result code of SQLite in an error, such as 5 for `SQLITE_BUSY`.
pub(super) fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    let code: i32 = error.as_database_error()?.code()?.parse().ok()?;
    // Extended codes keep the primary code in their low byte.
    Some(code & 0xff)
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::error::Error;
    use std::fmt;

    use sqlx::error::{DatabaseError, ErrorKind};

    use super::*;

    #[derive(Debug)]
    struct Code(&'static str);

    impl fmt::Display for Code {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
    }

    impl Error for Code {}

    impl DatabaseError for Code {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> ErrorKind {
            ErrorKind::Other
        }
    }

    #[test]
    fn only_a_database_that_did_not_begin_has_refused() {
        let refused =
            |code| StorageError::Database(sqlx::Error::Database(Box::new(Code(code)))).is_refusal();
        // Busy, busy with a snapshot, locked, read-only, read-only directory.
        for code in ["5", "517", "6", "8", "1544"] {
            assert!(refused(code), "{code}");
        }
        // Input or output, also while syncing; a full disk; a damaged file.
        for code in ["10", "1034", "13", "11"] {
            assert!(!refused(code), "{code}");
        }
        assert!(!StorageError::Closed.is_refusal());
        // Somebody else wrote: our state is old.
        let conflict = StorageError::Conflict {
            game: "abcdefgh".to_owned(),
        };
        assert!(!conflict.is_refusal());
    }
}
