//! Where tables are kept.

use std::path::{Path, PathBuf};

use crate::class::Class;

/// A folder of tables: one folder a game, in it one for the pure game and one for
/// each rule book, in these one file a class.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// Tables below this folder. It is made when the first is written.
    pub fn new(root: impl Into<PathBuf>) -> Folder {
        Folder { root: root.into() }
    }

    /// Where the tables of a user belong: `$DAMIER_ENDGAME`, or `damier/endgame`
    /// in the user's cache folder (`$XDG_CACHE_HOME`, `~/.cache`, on Windows
    /// `%LOCALAPPDATA%`), or in the temporary folder where there is none.
    pub fn of_user() -> Folder {
        let set = |name: &str| {
            std::env::var_os(name)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
        };
        if let Some(root) = set("DAMIER_ENDGAME") {
            return Folder::new(root);
        }
        let cache = set("XDG_CACHE_HOME")
            .or_else(|| set("LOCALAPPDATA"))
            .or_else(|| set("HOME").map(|home| home.join(".cache")))
            .unwrap_or_else(std::env::temp_dir);
        Folder::new(cache.join("damier").join("endgame"))
    }

    /// The folder itself.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The file of a class.
    pub(crate) fn file(&self, variant: &str, set: &str, class: Class) -> PathBuf {
        let mut path = self.root.join(variant).join(set);
        path.push(format!("{}.table", class.file_stem()));
        path
    }
}
