//! What a rule book chooses about the moves of a game: read, handed to the game, and
//! brought in line with a position that says it of itself.

use std::sync::Arc;

use damier_arbiter::{Lang, MovesOffered, RuleBook, RuleBookErrors};
use damier_draughts::{PlayOptions, Position, Variant};

use crate::bundle::message;

/// No rule book needs so many bytes; a longer file is something else.
pub const MOST_BOOK_BYTES: usize = 200 * 1024;

/// Reads a rule book as [`RuleBook::parse`] does, and looks whether its games offer what
/// it chooses about their moves, and whether its id is free. A copy of a built-in book is that
/// book, which [`RuleBook::is_built_in`] tells.
///
/// # Errors
///
/// Every mistake, with its place and remedy.
///
/// ```
/// let frisian = damier_arbiter::RuleBook::builtin_source("frisian").expect("built in");
/// assert!(damier_words::read_book(frisian).is_ok());
/// let odd = frisian.replace("moves.king-value = \"150\"", "moves.king-value = \"160\"");
/// let errors = damier_words::read_book(&odd).expect_err("nobody plays so");
/// assert!(errors.to_string().contains("write one of `199`, `150`"));
/// assert!(errors.to_string().contains("such as `frisian-2`"));
/// ```
pub fn read_book(text: &str) -> Result<RuleBook, RuleBookErrors> {
    checked(RuleBook::parse(text)?, text)
}

/// The same of a text that was kept with something that goes on under it: its id is no matter.
///
/// # Errors
///
/// As [`read_book`].
pub fn read_kept_book(text: &str) -> Result<RuleBook, RuleBookErrors> {
    let book = RuleBook::parse(text)?;
    book.check_moves(offered)?;
    Ok(book)
}

/// The same as [`read_book`] of the bytes of a file.
///
/// # Errors
///
/// As [`read_book`], and where the bytes are no UTF-8 text.
pub fn read_book_bytes(bytes: &[u8]) -> Result<RuleBook, RuleBookErrors> {
    let book = RuleBook::from_bytes(bytes)?;
    // It has been read as a book, so it is UTF-8.
    checked(book, &String::from_utf8_lossy(bytes))
}

fn checked(book: RuleBook, text: &str) -> Result<RuleBook, RuleBookErrors> {
    match (book.check_moves(offered), book.check_id(text)) {
        (Ok(()), Ok(())) => Ok(book),
        (Err(errors), Ok(())) | (Ok(()), Err(errors)) => Err(errors),
        (Err(errors), Err(others)) => Err(errors.and(others)),
    }
}

/// What a game, named by its id, offers to choose about its moves.
fn offered(variant: &str) -> MovesOffered {
    let options = variant.parse().map_or(&[][..], Variant::options);
    options
        .iter()
        .map(|option| (option.id, option.values))
        .collect()
}

/// How a book, under the settings chosen in it, has the rules of a game read.
///
/// ```
/// use damier_draughts::{Position, Variant};
///
/// let book = damier_arbiter::RuleBook::builtin("turkish").expect("built in");
/// let book = book.with_setting("crown-row", "ends")?;
/// let options = damier_words::play_options(&book, Variant::Turkish);
/// let start = Position::start_with(Variant::Turkish, options);
/// assert!(start.fen().ends_with(":Ocrown-row=ends"));
/// # Ok::<(), damier_arbiter::SettingError>(())
/// ```
pub fn play_options(book: &RuleBook, variant: Variant) -> PlayOptions {
    // Choices that the game does not offer were told when the book was read.
    let known = book.moves().filter_map(|one| variant.choose([one]).ok());
    known.fold(PlayOptions::USUAL, PlayOptions::or)
}

/// A position is played in a way that its rule book does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotOffered {
    /// The id of the book.
    pub book: String,
    /// The option of the moves.
    pub option: &'static str,
    /// Its value in the position.
    pub value: &'static str,
    /// The setting of the book that was chosen otherwise, if it has one for the option.
    pub setting: Option<String>,
}

/// The book with its settings chosen as a position is played that says it of itself.
/// `is_chosen` tells of a setting whether somebody chose it: such a choice stands.
///
/// # Errors
///
/// [`NotOffered`] if the book has no such choice, or somebody chose otherwise.
///
/// ```
/// use damier_draughts::{Position, Variant};
///
/// let book = damier_arbiter::RuleBook::default_for("frisian").expect("built in");
/// let position = Position::from_fen(Variant::Frisian, "W:WK46:BK11:Oking-value=150")?;
/// let followed = damier_words::as_played(&book, &position, |_| false).expect("it offers that");
/// assert!(followed.moves().eq([("king-value", "150")]));
/// assert!(damier_words::as_played(&book, &position, |setting| setting == "king-value").is_err());
/// # Ok::<(), damier_draughts::PositionError>(())
/// ```
pub fn as_played(
    book: &Arc<RuleBook>,
    position: &Position,
    is_chosen: impl Fn(&str) -> bool,
) -> Result<Arc<RuleBook>, NotOffered> {
    let variant = position.variant();
    let mut book = Arc::clone(book);
    for option in variant.options() {
        let value = |options: PlayOptions| {
            let said = options.said().find(|(id, _)| *id == option.id);
            said.map_or(option.usual(), |(_, value)| value)
        };
        let played = value(position.options());
        if value(play_options(&book, variant)) == played {
            continue;
        }
        let setting = book.setting_of_moves(option.id);
        let chosen = setting.filter(|setting| is_chosen(&setting.id));
        let followed = match chosen {
            Some(_) => None,
            None => book.with_moves(option.id, played),
        };
        let Some(followed) = followed else {
            return Err(NotOffered {
                book: book.id().to_owned(),
                option: option.id,
                value: played,
                setting: chosen.map(|setting| setting.id.clone()),
            });
        };
        book = Arc::new(followed);
    }
    Ok(book)
}

/// Why a position cannot be judged by a book, with the remedy.
pub fn not_offered(error: &NotOffered, lang: Lang) -> String {
    let args = [
        ("book", error.book.as_str().into()),
        ("option", error.option.into()),
        ("value", error.value.into()),
        ("setting", error.setting.as_deref().unwrap_or("none").into()),
    ];
    message(lang, "moves-not-offered", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_book_chooses_what_its_games_offer() {
        for book in RuleBook::all() {
            let source = RuleBook::builtin_source(book.id()).expect("built in");
            assert!(read_book(source).is_ok(), "{}", book.id());
        }
    }

    #[test]
    fn the_usual_book_of_a_game_offers_every_value_and_has_the_usual_one() {
        for &variant in Variant::ALL {
            let Some(book) = RuleBook::default_for(variant.id()) else {
                assert!(variant.options().is_empty());
                continue;
            };
            let start = Position::start_with(variant, play_options(&book, variant));
            assert_eq!(start, Position::start(variant));
            for option in variant.options() {
                for value in option.values {
                    assert!(
                        book.with_moves(option.id, value).is_some(),
                        "{variant} {value}"
                    );
                }
            }
        }
    }
}
