//! The rule book of an event: frozen with the regulations, text and all, so that every
//! game of the event is judged by it wherever the file is taken.

use std::sync::Arc;

use damier_arbiter::{Lang, RuleBook, RuleBookErrors};
use damier_draughts::{PlayOptions, Position, Variant};
use damier_tournament::{Event, Regulations};
use damier_words::{NotOffered, as_played, not_offered, play_options};

use crate::library::{Chosen, Library};
use crate::live::mistaken;
use crate::problem::{Problem, ProblemKind};

/// Why the book of an event cannot judge a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookFault {
    /// The text that the regulations hold is no rule book; every mistake in it.
    Mistakes(RuleBookErrors),
    /// The regulations name a book without its text that is not known here.
    Unknown(String),
    /// The book is for other games.
    OtherGame {
        /// Machine name of the book.
        book: String,
        /// Machine name of the game.
        variant: String,
    },
    /// The regulations name no book, and the game has no usual one.
    NoUsual(String),
    /// The record says that the game is played otherwise than the book has it.
    Otherwise(NotOffered),
}

impl std::fmt::Display for BookFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BookFault::Mistakes(mistakes) => write!(
                f,
                "the rule book that the event holds cannot be used: {mistakes}; mend it, and give \
                 it with `damier tournament regulations EVENT --rules FILE`"
            ),
            BookFault::Unknown(book) => write!(
                f,
                "the event is judged by `{book}`, which is not known here: give its file with \
                 `damier tournament regulations EVENT --rules FILE`"
            ),
            BookFault::OtherGame { book, variant } => write!(
                f,
                "the rule book of the event, `{book}`, is not for {variant}: correct the game of \
                 the record, or give the event a book that names it"
            ),
            BookFault::Otherwise(error) => f.write_str(&not_offered(error, Lang::En)),
            BookFault::NoUsual(variant) => write!(
                f,
                "no rule book is built in for {variant}: give the event one with `damier \
                 tournament regulations EVENT --rules FILE`, or enter the result by hand"
            ),
        }
    }
}

impl From<BookFault> for Problem {
    fn from(fault: BookFault) -> Problem {
        let problem = Problem::new(ProblemKind::EventRefused);
        match fault {
            BookFault::Mistakes(mistakes) => mistaken(&mistakes),
            BookFault::Unknown(book) => problem
                .text("book", crate::live::shorten(&book))
                .detail("problem-event-book-unknown"),
            BookFault::OtherGame { .. } => problem.detail("problem-event-book"),
            BookFault::Otherwise(error) => problem
                .said("reason", |lang| not_offered(&error, lang))
                .detail("problem-event-book-otherwise"),
            BookFault::NoUsual(_) => problem.detail("problem-event-book-none"),
        }
    }
}

/// The game of an event that does not name one: the only one that its book is for.
pub(crate) fn fill_in_game(regulations: &mut Regulations) {
    if !regulations.variant.is_empty() {
        return;
    }
    let book = match regulations.rule_book_text.as_str() {
        "" => RuleBook::builtin(&regulations.rule_book),
        text => damier_words::read_book(text).ok().map(Arc::new),
    };
    if let Some([only]) = book.as_deref().map(RuleBook::variants) {
        only.clone_into(&mut regulations.variant);
    }
}

/// The games that an event may name which names none: those of its book, or all.
pub(crate) fn games_to_choose(regulations: &Regulations, library: &Library) -> Vec<&'static str> {
    let chosen = named(regulations, library).ok().flatten();
    let fits = |game: &&str| chosen.as_ref().is_none_or(|chosen| chosen.is_for(game));
    let chess = std::iter::once(super::CHESS);
    let games = Variant::ALL.iter().map(|game| game.id()).chain(chess);
    games.filter(fits).collect()
}

/// Names the game of an event that does not name one.
///
/// # Errors
///
/// The problem if it is none that the event may name.
pub(crate) fn name_game(
    event: &mut Event,
    library: &Library,
    game: &str,
    reason: &str,
    when: String,
) -> Result<(), Problem> {
    let known = games_to_choose(&event.regulations, library);
    if !event.regulations.variant.is_empty() || !known.contains(&game) {
        return Err(Problem::new(ProblemKind::InvalidEvent).detail("problem-event-variant"));
    }
    let mut regulations = event.regulations.clone();
    game.clone_into(&mut regulations.variant);
    let changed = event.change_regulations(regulations, reason, Some(when));
    changed.map_err(|_| Problem::new(ProblemKind::BadRequest))
}

/// Whether an event judges by a text that it holds itself.
pub(crate) fn is_own(regulations: &Regulations) -> bool {
    !regulations.rule_book_text.is_empty()
}

/// The book that an event holds or names, whatever it is for; none if it says nothing.
///
/// # Errors
///
/// [`BookFault`] if it cannot be read or is not known.
pub(crate) fn named(
    regulations: &Regulations,
    library: &Library,
) -> Result<Option<Chosen>, BookFault> {
    let (text, id) = (&*regulations.rule_book_text, &*regulations.rule_book);
    match (text, id) {
        ("", "") => Ok(None),
        ("", id) => {
            let unknown = || BookFault::Unknown(id.to_owned());
            library.chosen(id).ok_or_else(unknown).map(Some)
        }
        (text, _) => Chosen::read(text).map_err(BookFault::Mistakes).map(Some),
    }
}

/// The book that judges the games of an event: the text that its regulations hold, or
/// the book that they name, or the usual one of the game.
///
/// # Errors
///
/// [`BookFault`] if there is none or it is for other games: a game is never judged by a
/// book that nobody chose.
pub(crate) fn of_event(
    regulations: &Regulations,
    library: &Library,
    variant: &str,
) -> Result<Chosen, BookFault> {
    let Some(chosen) = named(regulations, library)? else {
        let none = || BookFault::NoUsual(variant.to_owned());
        return Chosen::usual(variant).ok_or_else(none);
    };
    if !chosen.is_for(variant) {
        return Err(BookFault::OtherGame {
            book: chosen.book.id().to_owned(),
            variant: variant.to_owned(),
        });
    }
    Ok(chosen)
}

/// How the games of an event are played where a record says nothing of it.
pub(crate) fn options_of(regulations: &Regulations, library: &Library) -> PlayOptions {
    // What is wrong with the book is told when a game is judged.
    let Ok(Some(chosen)) = named(regulations, library) else {
        return PlayOptions::USUAL;
    };
    let games = Variant::ALL.iter().filter(|game| chosen.is_for(game.id()));
    let options = games.map(|game| play_options(&chosen.book, *game));
    options.fold(PlayOptions::USUAL, PlayOptions::or)
}

/// Whether a game is played as the book of its event has it, which stands for all games.
///
/// # Errors
///
/// [`BookFault::Otherwise`] if the record says another way of itself.
pub(crate) fn check_played(chosen: &Chosen, start: &Position) -> Result<(), BookFault> {
    let played = as_played(&chosen.book, start, |_| true);
    played.map(|_| ()).map_err(BookFault::Otherwise)
}

/// A text that is given to an event as its book, with its machine name; no text if it is a
/// copy of a built-in book.
///
/// # Errors
///
/// The problem if it is too long, no rule book, called as a built-in one, or for other
/// games.
pub(crate) fn pasted(text: &str, variant: &str) -> Result<(String, String), Problem> {
    let invalid = |detail| Problem::new(ProblemKind::InvalidEvent).detail(detail);
    if text.len() > crate::limits::RULEBOOK_BYTES {
        return Err(invalid("problem-event-book-long"));
    }
    // Forms send lines as the network ends them.
    let text = text.replace("\r\n", "\n");
    let chosen = Chosen::read(&text).map_err(|mistakes| mistaken(&mistakes))?;
    if !chosen.is_for(variant) {
        return Err(invalid("problem-event-book"));
    }
    Ok((chosen.book.id().to_owned(), chosen.text.unwrap_or_default()))
}
