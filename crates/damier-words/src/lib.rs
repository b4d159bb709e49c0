//! What is wrong with a position, a move, a record, the file of a tournament or data in
//! JSON, in the language of the reader: English, French, Russian. And where a rule book and
//! a game of draughts meet: what the book chooses about the moves.
//!
//! The libraries of the games tell faults as data, and in English. Here every fault has a
//! sentence in each language, whole and without its full stop, for the command line and
//! the site. The matches leave nothing out: a new kind of fault does not compile before
//! it has its words, and a test looks whether each language has them.
//!
//! ```
//! use damier_arbiter::Lang;
//! use damier_draughts::{Position, Variant};
//!
//! let error = Position::from_fen(Variant::International, "W:W31,51:B").unwrap_err();
//! assert_eq!(
//!     damier_words::position(&error, Lang::Fr),
//!     "au décalage 6\u{202f}: `51` est hors du damier, dont les cases vont de 1 à 50"
//! );
//! ```

mod bundle;
mod chess;
mod draughts;
mod files;
mod json;
mod options;
mod pdn;
mod pgn;

pub use chess::{chess_move, chess_position};
pub use draughts::{game_data, move_text, position, position_in, unknown_table, unknown_variant};
pub use files::{file_problem, file_problems, file_refused, file_warning};
pub use json::{json_fault, read_json};
pub use options::{
    MOST_BOOK_BYTES, NotOffered, as_played, not_offered, play_options, read_book, read_book_bytes,
    read_kept_book,
};
pub use pdn::{pdn_problem, pdn_remedy, pdn_sentence};
pub use pgn::{pgn_problem, pgn_remedy, pgn_sentence};

use damier_arbiter::Lang;
use damier_game::Side;
use fluent_bundle::FluentValue;

/// What is filled into a message.
type Args<'a> = Vec<(&'static str, FluentValue<'a>)>;

/// Sentences one after the other.
fn joined(sentences: impl IntoIterator<Item = String>, lang: Lang) -> String {
    let both = |first: String, second: String| {
        let args = [("first", first.into()), ("second", second.into())];
        bundle::message(lang, "both", &args)
    };
    sentences.into_iter().reduce(both).unwrap_or_default()
}

/// A number as Fluent counts it.
fn number(number: usize) -> FluentValue<'static> {
    FluentValue::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn side(side: Side) -> FluentValue<'static> {
    FluentValue::from(side.as_str())
}

/// Words of a list in a row, or the word that selects the form without any.
fn listed<S: AsRef<str>>(words: &[S]) -> FluentValue<'static> {
    let words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    match words.is_empty() {
        true => FluentValue::from("none"),
        false => FluentValue::from(words.join(", ")),
    }
}

/// A sentence with its place in a file.
fn placed(what: String, line: u32, column: u32, ply: Option<u32>, lang: Lang) -> String {
    let mut args = vec![
        ("line", line.into()),
        ("column", column.into()),
        ("what", what.into()),
    ];
    let id = match ply {
        None => "at-place",
        Some(ply) => {
            args.push(("ply", ply.into()));
            "at-ply"
        }
    };
    bundle::message(lang, id, &args)
}
