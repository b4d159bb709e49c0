//! Choosing a rule book, or giving one of one's own: what is wrong with its text is
//! said wherever one is pasted.

use damier_arbiter::RuleBookErrors;

use super::frame::Frame;
use crate::AppState;
use crate::problem::Problem;
use crate::tournament::OWN_BOOK;

/// A rule book of a list.
pub(super) struct BookChoice {
    pub(super) value: String,
    pub(super) text: String,
    /// The games that it is for; empty for what fits every game.
    pub(super) games: String,
    pub(super) is_chosen: bool,
}

/// The usual book of the game, a text of one's own, and every book of the site.
pub(super) fn books(state: &AppState, frame: &Frame, chosen: &str) -> Vec<BookChoice> {
    let choice = |value: &str, text: String, games: String| BookChoice {
        is_chosen: value == chosen,
        value: value.to_owned(),
        text,
        games,
    };
    let lang = frame.language.referee();
    let mut books = vec![
        choice("", frame.text("event-book-usual"), String::new()),
        choice(OWN_BOOK, frame.text("event-book-own"), String::new()),
    ];
    let known = state.library().all();
    books.extend(known.iter().map(|book| {
        let name = book.name().get(lang).to_owned();
        choice(book.id(), name, book.variants().join(" "))
    }));
    books
}

/// One mistake, as `mistakes.html` shows it.
pub(super) struct Mistake {
    pub(super) place: String,
    pub(super) what: String,
    pub(super) remedy: String,
    /// The line as it was written, and where in it the mistake is.
    pub(super) line: String,
    pub(super) pointer: String,
}

/// Every mistake of a text, in its order.
pub(super) fn list_mistakes(frame: &Frame, errors: &RuleBookErrors, text: &str) -> Vec<Mistake> {
    let lang = frame.language.referee();
    let told = errors.all().iter().map(|error| Mistake {
        place: frame.text_with(
            "check-place",
            &[("line", error.line.into()), ("column", error.column.into())],
        ),
        line: excerpt(text, error.line),
        pointer: pointer(error.column),
        what: error.what(lang),
        remedy: error.remedy(lang),
    });
    told.collect()
}

/// The mistakes that a problem is about; none if it is about anything else.
pub(super) fn mistakes_of(frame: &Frame, problem: Option<&Problem>, text: &str) -> Vec<Mistake> {
    let errors = problem.and_then(Problem::found_mistakes);
    errors.map_or_else(Vec::new, |errors| list_mistakes(frame, errors, text))
}

/// So much of a line is shown.
const SHOWN: usize = 120;

fn excerpt(text: &str, line: usize) -> String {
    let line = text.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    line.chars().take(SHOWN).collect()
}

/// A mark under the column.
fn pointer(column: usize) -> String {
    match column.checked_sub(1) {
        Some(blanks) if blanks < SHOWN => format!("{}^", " ".repeat(blanks)),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_mistake_is_shown() {
        let text = "id = 'mine'\nformt = 1\n";
        assert_eq!(excerpt(text, 2), "formt = 1");
        assert_eq!(excerpt(text, 9), "");
        assert_eq!(pointer(3), "  ^");
        assert_eq!(pointer(10_000), "");
    }
}
