//! Which rule book a user means.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use damier_arbiter::{RuleBook, RuleBookErrors, text};
use damier_draughts::{PlayOptions, Position, Variant};
use damier_words::{MOST_BOOK_BYTES, not_offered, play_options, read_book_bytes};

use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::{say, spoken};
use crate::output;
use crate::position::{NotationArg, PositionArgs};

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
    let (book, source) = of_file(name)?;
    // A copy of a built-in book is that book.
    let source = (!book.is_built_in()).then_some(source);
    Ok((book, source))
}

/// The book in a file, and its text.
pub(crate) fn of_file(name: &str) -> Result<(Arc<RuleBook>, String), Failure> {
    let bytes = bytes_of(&Source::parse(name))?;
    let book = read_book_bytes(&bytes).map_err(|errors| Failure::Usage(broken(name, &errors)))?;
    // It has been read as a book, so it is UTF-8.
    let source = String::from_utf8(bytes).map_err(Failure::usage)?;
    warn(name, &book, &source);
    Ok((Arc::new(book), source))
}

/// Says on standard error what is odd about a book that can be read, once in a run.
fn warn(name: &str, book: &RuleBook, source: &str) {
    static TOLD: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let mut told = TOLD.lock().unwrap_or_else(PoisonError::into_inner);
    if !told.insert(name.to_owned()) {
        return;
    }
    let lang = spoken();
    for warning in book.warnings() {
        let sentence = warning.sentence_at(source, lang);
        output::tell(format_args!(
            "{name}: {}",
            text::marked_warning(&sentence, lang)
        ));
    }
}

/// The bytes of a file that should be a rule book: not more than any such has.
pub(crate) fn bytes_of(source: &Source) -> Result<Vec<u8>, Failure> {
    input::read_at_most(source, MOST_BOOK_BYTES)?.ok_or_else(|| {
        let kilobytes = (MOST_BOOK_BYTES / 1024).into();
        let what = say("book-too-long", &[("kilobytes", kilobytes)]);
        source.error(&what).into()
    })
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

/// The book with its settings as a position is played that says it of itself, unless
/// `setting=value` was chosen otherwise.
pub(crate) fn as_played(
    book: &Arc<RuleBook>,
    position: &Position,
    choices: &[String],
) -> Result<Arc<RuleBook>, Failure> {
    let is_chosen = |setting: &str| {
        let mut chosen = choices.iter().filter_map(|choice| choice.split_once('='));
        chosen.any(|(name, _)| name.trim() == setting)
    };
    damier_words::as_played(book, position, is_chosen)
        .map_err(|error| Failure::Usage(not_offered(&error, spoken())))
}

/// How the rules are read of games that may be any: as the book has it that is named, or
/// else the usual one of each game with these choices, as far as it offers them.
pub(crate) fn options_of_all(named: Option<&RuleBook>, choices: &[String]) -> PlayOptions {
    let mut options = PlayOptions::USUAL;
    for &variant in Variant::ALL {
        let chosen = match named {
            Some(book) => play_options(book, variant),
            None => RuleBook::default_for(variant.id()).map_or(options, |book| {
                let made = choices.iter().fold(book, |book, choice| {
                    choose(&book, std::slice::from_ref(choice)).unwrap_or(book)
                });
                play_options(&made, variant)
            }),
        };
        options = options.or(chosen);
    }
    options
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

    /// The position asked for, played as the book has it unless it says so itself, and
    /// the book, its settings following what the position says. No book for a game without
    /// a usual one.
    pub(crate) fn with_position(
        &self,
        args: &PositionArgs,
        notation: Option<NotationArg>,
    ) -> Result<(Position, Option<Arc<RuleBook>>), Failure> {
        let book = self.for_analysis(args.variant.id())?;
        let position = args.position(self.options(args.variant)?, notation)?;
        let book = book.map(|book| self.as_played(&book, &position));
        Ok((position, book.transpose()?))
    }

    /// How the book has the rules of a game read.
    pub(crate) fn options(&self, variant: Variant) -> Result<PlayOptions, Failure> {
        let book = self.for_analysis(variant.id())?;
        Ok(book.map_or(PlayOptions::USUAL, |book| play_options(&book, variant)))
    }

    /// The same for the games of a file, which may differ: as the book has them that is
    /// named, or else the usual one of each game.
    pub(crate) fn options_of_all(&self) -> Result<PlayOptions, Failure> {
        let named = self.rules.as_deref().map(find).transpose()?;
        let named = named.map(|book| choose(&book, &self.set)).transpose()?;
        Ok(options_of_all(named.as_deref(), &self.set))
    }

    /// The book with its settings as a position is played that says it of itself.
    pub(crate) fn as_played(
        &self,
        book: &Arc<RuleBook>,
        position: &Position,
    ) -> Result<Arc<RuleBook>, Failure> {
        as_played(book, position, &self.set)
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
