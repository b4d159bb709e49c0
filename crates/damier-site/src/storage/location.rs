//! Where the database file is, unless the operator says otherwise.

use std::path::{Path, PathBuf};

use super::StorageError;

/// The environment variables that lead to the user's data folder, with what
/// comes after them. The first that holds an absolute path is taken.
#[cfg(windows)]
const FOLDERS: &[(&str, &str)] = &[("LOCALAPPDATA", "Damier"), ("APPDATA", "Damier")];
#[cfg(target_os = "macos")]
const FOLDERS: &[(&str, &str)] = &[("HOME", "Library/Application Support/Damier")];
#[cfg(not(any(windows, target_os = "macos")))]
const FOLDERS: &[(&str, &str)] = &[("XDG_DATA_HOME", "damier"), ("HOME", ".local/share/damier")];

#[cfg(windows)]
const NAMES: &str = "LOCALAPPDATA, APPDATA";
#[cfg(target_os = "macos")]
const NAMES: &str = "HOME";
#[cfg(not(any(windows, target_os = "macos")))]
const NAMES: &str = "XDG_DATA_HOME, HOME";

/// `damier.db` in the user's data folder: `$XDG_DATA_HOME/damier` or
/// `~/.local/share/damier`, `~/Library/Application Support/Damier` on macOS,
/// `%LOCALAPPDATA%\Damier` on Windows.
///
/// # Errors
///
/// [`StorageError::NoDataFolder`] if the environment names no such folder.
pub fn default_database() -> Result<PathBuf, StorageError> {
    FOLDERS
        .iter()
        .filter_map(|(variable, rest)| Some(Path::new(&std::env::var_os(variable)?).join(rest)))
        .find(|folder| folder.is_absolute())
        .map(|folder| folder.join("damier.db"))
        .ok_or(StorageError::NoDataFolder { looked_at: NAMES })
}

/// The file that an operator means: a path, or a `sqlite:` URL.
///
/// # Errors
///
/// [`StorageError::UnknownDatabase`] for the URL of another kind of database.
pub fn database_path(database: &str) -> Result<PathBuf, StorageError> {
    if let Some(rest) = database.strip_prefix("sqlite:") {
        let path = rest.strip_prefix("//").unwrap_or(rest);
        return match path {
            "" | ":memory:" => Err(StorageError::UnknownDatabase {
                url: database.to_owned(),
            }),
            path => Ok(PathBuf::from(path)),
        };
    }
    if database.contains("://") || database.is_empty() {
        // The user name and password of an URL are nobody's business.
        let url = database.split_once('@').map_or(database, |(_, host)| host);
        return Err(StorageError::UnknownDatabase {
            url: url.to_owned(),
        });
    }
    Ok(PathBuf::from(database))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_and_sqlite_urls_are_files() {
        for (text, path) in [
            ("games.db", "games.db"),
            ("/var/lib/damier.db", "/var/lib/damier.db"),
            ("sqlite:games.db", "games.db"),
            ("sqlite:///var/games.db", "/var/games.db"),
            ("C:\\games.db", "C:\\games.db"),
        ] {
            assert_eq!(database_path(text).unwrap(), Path::new(path));
        }
    }

    #[test]
    fn other_databases_are_named_without_their_password() {
        for text in [
            "postgres://joe:secret@db/games",
            "sqlite::memory:",
            "sqlite:",
            "",
        ] {
            let error = database_path(text).unwrap_err().to_string();
            assert!(error.contains("SQLite file only"), "{error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }
}
