//! The game and the rule book of the event that is asked for.

use damier_arbiter::RuleBook;
use damier_draughts::Variant;

use super::{CHESS, EventWish, OWN_BOOK, invalid};
use crate::Library;
use crate::problem::Problem;
use crate::tournament::book::pasted;

impl EventWish {
    /// The variant and its rule book by their machine names, and the text of a book that
    /// is not built in.
    ///
    /// # Errors
    ///
    /// If there is no such game or book, or the book is for another game.
    pub(super) fn game(&self, library: &Library) -> Result<(String, String, String), Problem> {
        let variant = match self.variant.as_str() {
            "" => Variant::International.id().to_owned(),
            CHESS => CHESS.to_owned(),
            name => name
                .parse::<Variant>()
                .map_err(|_| invalid("problem-event-variant"))?
                .id()
                .to_owned(),
        };
        let is_pasted = !self.rulebook_text.trim().is_empty();
        let (book, text) = match self.rulebook.as_str() {
            "" | OWN_BOOK if is_pasted => pasted(&self.rulebook_text, &variant)?,
            OWN_BOOK => return Err(invalid("problem-event-book-empty")),
            "" => {
                let usual = RuleBook::default_for(&variant);
                let id = usual.map(|book| book.id().to_owned());
                (id.unwrap_or_default(), String::new())
            }
            id => {
                let known = library.chosen(id).filter(|book| book.is_for(&variant));
                let chosen = known.ok_or_else(|| invalid("problem-event-book"))?;
                if is_pasted {
                    return Err(invalid("problem-event-book-two"));
                }
                (id.to_owned(), chosen.text.unwrap_or_default())
            }
        };
        Ok((variant, book, text))
    }
}
