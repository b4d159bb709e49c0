//! The rule books of this site: those built in, and those that the operator
//! brought along.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::board::Kind;
use crate::limits;
use damier_arbiter::{RuleBook, RuleBookErrors};

/// All books that games can be started with.
#[derive(Clone, Debug, Default)]
pub struct Library {
    own: Arc<Vec<OwnBook>>,
}

/// A book of the operator's.
#[derive(Clone, Debug)]
struct OwnBook {
    book: Arc<RuleBook>,
    text: String,
}

/// A book that games are judged by, with its text unless it is built in: whoever keeps
/// the one keeps the other, so that the rules stay when the site comes without the file.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    /// The book.
    pub(crate) book: Arc<RuleBook>,
    /// Its text; `None` for a built-in book.
    pub(crate) text: Option<String>,
}

impl Chosen {
    /// The book that a text is; a copy of a built-in book is that book.
    ///
    /// # Errors
    ///
    /// Every mistake in it, an id that is a built-in book's among them.
    pub(crate) fn read(text: &str) -> Result<Chosen, RuleBookErrors> {
        Ok(Chosen::of(damier_words::read_book(text)?, text))
    }

    /// The book that a text is which was kept with what goes on under it, whatever its id.
    ///
    /// # Errors
    ///
    /// Every mistake in it.
    pub(crate) fn kept(text: &str) -> Result<Chosen, RuleBookErrors> {
        Ok(Chosen::of(damier_words::read_kept_book(text)?, text))
    }

    fn of(book: RuleBook, text: &str) -> Chosen {
        let text = (!book.is_built_in()).then(|| text.to_owned());
        let book = Arc::new(book);
        Chosen { book, text }
    }

    /// The usual book of a variant, if one is known.
    pub(crate) fn usual(variant: &str) -> Option<Chosen> {
        let book = RuleBook::default_for(variant)?;
        Some(Chosen { book, text: None })
    }

    /// Whether it is a book for this variant.
    pub(crate) fn is_for(&self, variant: &str) -> bool {
        self.book.variants().iter().any(|id| id == variant)
    }
}

/// A file that is no rule book for this site.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LibraryError {
    /// The file cannot be read.
    #[error("cannot read the rule book {}: {source}; check the path given with --rules", file.display())]
    Unreadable {
        /// The file.
        file: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is longer than any rule book.
    #[error(
        "{} is longer than {limit} bytes: no rule book needs so much; check the path given with \
         --rules", file.display()
    )]
    TooLong {
        /// The file.
        file: PathBuf,
        /// The most bytes.
        limit: usize,
    },
    /// The text has mistakes.
    #[error("{} is no rule book:\n{errors}", file.display())]
    Mistakes {
        /// The file.
        file: PathBuf,
        /// Every mistake.
        errors: RuleBookErrors,
    },
    /// Another book has the same id.
    #[error(
        "{}: there is another rule book with the id `{id}`; choose an id of its own, such as \
         `{id}-2`", file.display()
    )]
    SameId {
        /// The file.
        file: PathBuf,
        /// The id.
        id: String,
    },
    /// The book is for no variant of this site.
    #[error(
        "{}: none of its variants ({variants}) is played here; name one of: {known}",
        file.display()
    )]
    NoVariant {
        /// The file.
        file: PathBuf,
        /// What it names.
        variants: String,
        /// What there is.
        known: String,
    },
}

impl Library {
    /// The built-in books and those in these files.
    ///
    /// # Errors
    ///
    /// [`LibraryError`] with the file and every mistake in it.
    pub fn read(files: &[PathBuf]) -> Result<Library, LibraryError> {
        let mut own: Vec<OwnBook> = Vec::new();
        for file in files {
            let found = read(file)?;
            let id = found.book.id();
            // A copy of a built-in book is there already.
            if found.book.is_built_in() {
                continue;
            }
            if own.iter().any(|other| other.book.id() == id) {
                return Err(LibraryError::SameId {
                    file: file.clone(),
                    id: id.to_owned(),
                });
            }
            own.push(found);
        }
        Ok(Library { own: Arc::new(own) })
    }

    /// Every book, the operator's last.
    pub(crate) fn all(&self) -> Vec<Arc<RuleBook>> {
        let own = self.own.iter().map(|own| Arc::clone(&own.book));
        RuleBook::all().iter().cloned().chain(own).collect()
    }

    /// The book with this id.
    pub(crate) fn find(&self, id: &str) -> Option<Arc<RuleBook>> {
        let own = || self.own.iter().find(|own| own.book.id() == id);
        RuleBook::builtin(id).or_else(|| own().map(|own| Arc::clone(&own.book)))
    }

    /// The book with this id, and its text if it is the operator's.
    pub(crate) fn chosen(&self, id: &str) -> Option<Chosen> {
        let book = self.find(id)?;
        let text = self.own_text(id).map(str::to_owned);
        Some(Chosen { book, text })
    }

    /// The books for a variant, its default book first and the operator's last.
    pub(crate) fn for_variant(&self, variant: &str) -> Vec<Arc<RuleBook>> {
        let fits = |own: &&OwnBook| own.book.variants().iter().any(|id| id == variant);
        let own = self.own.iter().filter(fits);
        let mut books = RuleBook::for_variant(variant);
        books.extend(own.map(|own| Arc::clone(&own.book)));
        books
    }

    /// The text of a book of the operator's, which a game takes along; `None` for
    /// a built-in one.
    pub(crate) fn own_text(&self, id: &str) -> Option<&str> {
        let own = self.own.iter().find(|own| own.book.id() == id)?;
        Some(&own.text)
    }

    /// The text of any book, to start one of one's own from.
    pub(crate) fn text(&self, id: &str) -> Option<&str> {
        RuleBook::builtin_source(id).or_else(|| self.own_text(id))
    }
}

fn read(file: &Path) -> Result<OwnBook, LibraryError> {
    let unreadable = |source| LibraryError::Unreadable {
        file: file.to_owned(),
        source,
    };
    let size = std::fs::metadata(file).map_err(unreadable)?.len();
    if size > limits::RULEBOOK_BYTES as u64 {
        return Err(LibraryError::TooLong {
            file: file.to_owned(),
            limit: limits::RULEBOOK_BYTES,
        });
    }
    let bytes = std::fs::read(file).map_err(unreadable)?;
    let book = damier_words::read_book_bytes(&bytes).map_err(|errors| LibraryError::Mistakes {
        file: file.to_owned(),
        errors,
    })?;
    // It has been read as a book, so it is UTF-8.
    let text = String::from_utf8(bytes).unwrap_or_default();
    let is_played = |id: &String| id.parse::<Kind>().is_ok();
    if !book.variants().iter().any(is_played) {
        return Err(LibraryError::NoVariant {
            file: file.to_owned(),
            variants: book.variants().join(", "),
            known: Kind::ids().join(", "),
        });
    }
    Ok(OwnBook {
        book: Arc::new(book),
        text,
    })
}
