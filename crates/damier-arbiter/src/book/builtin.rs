use std::sync::{Arc, LazyLock};

use super::RuleBook;

/// The texts of the built-in books, by id.
const TEXTS: &[&str] = &[
    include_str!("../../rulebooks/fmjd.toml"),
    include_str!("../../rulebooks/fmjd-lpp.toml"),
    include_str!("../../rulebooks/russia-2022.toml"),
    include_str!("../../rulebooks/idf.toml"),
    include_str!("../../rulebooks/fmjd-64.toml"),
    include_str!("../../rulebooks/cbd.toml"),
    include_str!("../../rulebooks/wcdf.toml"),
    include_str!("../../rulebooks/wcdf-claim.toml"),
    include_str!("../../rulebooks/frisian.toml"),
    include_str!("../../rulebooks/antidraughts.toml"),
    include_str!("../../rulebooks/breakthrough.toml"),
    include_str!("../../rulebooks/italian.toml"),
    include_str!("../../rulebooks/spanish.toml"),
    include_str!("../../rulebooks/portuguese.toml"),
    include_str!("../../rulebooks/czech.toml"),
    include_str!("../../rulebooks/pool.toml"),
    include_str!("../../rulebooks/turkish.toml"),
    include_str!("../../rulebooks/canadian.toml"),
    include_str!("../../rulebooks/thai.toml"),
    include_str!("../../rulebooks/fide-960.toml"),
    include_str!("../../rulebooks/casual-960.toml"),
];

static BOOKS: LazyLock<Vec<Arc<RuleBook>>> = LazyLock::new(|| {
    let read = |text: &&str| match RuleBook::parse_built_in(text) {
        Ok(book) => Arc::new(book),
        Err(errors) => unreachable!("the tests read every built-in book: {errors}"),
    };
    TEXTS.iter().map(read).collect()
});

impl RuleBook {
    /// Every built-in book.
    pub fn all() -> &'static [Arc<RuleBook>] {
        &BOOKS
    }

    /// The built-in book with this id.
    pub fn builtin(id: &str) -> Option<Arc<RuleBook>> {
        BOOKS.iter().find(|book| book.id == id).cloned()
    }

    /// The source text of the built-in book with this id: what to start a book
    /// of one's own from.
    pub fn builtin_source(id: &str) -> Option<&'static str> {
        let at = BOOKS.iter().position(|book| book.id == id)?;
        TEXTS.get(at).copied()
    }

    /// The book under which a game of the variant is judged if nobody chooses
    /// another, by the id of the variant (`russian`).
    pub fn default_for(variant: &str) -> Option<Arc<RuleBook>> {
        BOOKS
            .iter()
            .find(|book| book.default_for.iter().any(|v| v == variant))
            .cloned()
    }

    /// Every built-in book that is for the variant, its default book first.
    pub fn for_variant(variant: &str) -> Vec<Arc<RuleBook>> {
        let named = |list: &[String]| list.iter().any(|v| v == variant);
        let mut books: Vec<_> = BOOKS
            .iter()
            .filter(|book| named(&book.variants))
            .cloned()
            .collect();
        books.sort_by_key(|book| !named(&book.default_for));
        books
    }
}
