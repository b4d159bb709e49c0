//! Which rule book a user means.

use std::path::Path;
use std::sync::Arc;

use damier_arbiter::{RuleBook, RuleBookErrors, text};

use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::{say, spoken};

/// The book with this id, or the one in this file.
pub(crate) fn find(name: &str) -> Result<Arc<RuleBook>, Failure> {
    with_text(name).map(|(book, _)| book)
}

/// The same, with the text of a book that is a file.
pub(crate) fn with_text(name: &str) -> Result<(Arc<RuleBook>, Option<String>), Failure> {
    if let Some(book) = RuleBook::builtin(name) {
        return Ok((book, None));
    }
    // A bare word is an id that was mistyped rather than a file.
    let is_file = name.contains(['/', '\\', '.']) || name == "-" || Path::new(name).exists();
    if !is_file {
        let ids: Vec<&str> = RuleBook::all().iter().map(|book| book.id()).collect();
        let args = [("name", name.into()), ("known", ids.join(", ").into())];
        return Err(Failure::Usage(say("no-book", &args)));
    }
    let bytes = input::read_bytes(&Source::parse(name))?;
    let book =
        RuleBook::from_bytes(&bytes).map_err(|errors| Failure::Usage(broken(name, &errors)))?;
    // It has been read as a book, so it is UTF-8.
    let source = String::from_utf8(bytes).map_err(Failure::usage)?;
    Ok((Arc::new(book), Some(source)))
}

/// Why a file is no book: every mistake on a line.
fn broken(name: &str, errors: &RuleBookErrors) -> String {
    let heading = say("book-broken", &[("name", name.into())]);
    format!("{heading}\n{}", errors.sentences(spoken()))
}

/// The same book with `setting=value` chosen.
pub(crate) fn choose(book: &Arc<RuleBook>, choices: &[String]) -> Result<Arc<RuleBook>, Failure> {
    let mut book = Arc::clone(book);
    for choice in choices {
        let Some((setting, value)) = choice.split_once('=') else {
            let args = [("choice", choice.as_str().into())];
            return Err(Failure::Usage(say("set-form", &args)));
        };
        let chosen = book
            .with_setting(setting.trim(), value.trim())
            .map_err(|error| {
                let what = text::setting_refused(&error, spoken());
                let args = [("choice", choice.as_str().into()), ("what", what.into())];
                Failure::Usage(say("set-refused", &args))
            })?;
        book = Arc::new(chosen);
    }
    Ok(book)
}

/// A rule book on the command line.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct BookArgs {
    /// The rule book: an id or a file [default: the usual one of the game].
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// A choice that the rule book offers; see `damier rules show BOOK`.
    #[arg(long, value_name = "SETTING=VALUE")]
    set: Vec<String>,
}

impl BookArgs {
    /// The same for looking at a position, which needs no book: a game without a
    /// usual one has no counters.
    pub(crate) fn for_analysis(&self, variant: &str) -> Result<Option<Arc<RuleBook>>, Failure> {
        let unnamed = self.rules.is_none() && self.set.is_empty();
        if unnamed && RuleBook::default_for(variant).is_none() {
            return Ok(None);
        }
        self.for_game(variant).map(Some)
    }

    /// The book asked for, under the settings asked for; it must be one for the
    /// game.
    pub(crate) fn for_game(&self, variant: &str) -> Result<Arc<RuleBook>, Failure> {
        let book = match &self.rules {
            Some(name) => find(name)?,
            None => RuleBook::default_for(variant).ok_or_else(|| {
                Failure::Usage(say("no-usual-book", &[("variant", variant.into())]))
            })?,
        };
        if !book.variants().iter().any(|id| id == variant) {
            let args = [
                ("book", book.id().into()),
                ("variants", book.variants().join(", ").into()),
                ("variant", variant.into()),
            ];
            return Err(Failure::Usage(say("book-of-others", &args)));
        }
        choose(&book, &self.set)
    }
}
