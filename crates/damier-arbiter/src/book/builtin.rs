use std::sync::{Arc, LazyLock};

use super::said::say;
use super::{Plan, RuleBook, RuleBookError, RuleBookErrors, Warning};

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

    /// Whether it is a built-in book: its texts, clauses and everything else it says, however
    /// it is laid out in its file, whatever is chosen in it.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let source = RuleBook::builtin_source("frisian").expect("built in");
    /// let mine = RuleBook::parse(&format!("# Mine.\n{source}"))?;
    /// let other = RuleBook::parse(&source.replace("limit = 7", "limit = 8"))?;
    /// assert!(mine.is_built_in() && !other.is_built_in());
    /// # Ok::<(), damier_arbiter::RuleBookErrors>(())
    /// ```
    pub fn is_built_in(&self) -> bool {
        RuleBook::builtin(&self.id).is_some_and(|book| book.unplaced() == self.unplaced())
    }

    /// Looks whether the book, which was read from this text, has an id of its own, unless it
    /// is a built-in book: what is recorded under a book names it by its id alone.
    ///
    /// # Errors
    ///
    /// The mistake, with the place of the id and its remedy.
    ///
    /// ```
    /// use damier_arbiter::RuleBook;
    ///
    /// let source = RuleBook::builtin_source("frisian").expect("built in");
    /// let other = source.replace("limit = 7", "limit = 8");
    /// let told = RuleBook::parse(&other)?.check_id(&other).expect_err("taken").to_string();
    /// assert!(told.contains("such as `frisian-2`"), "{told}");
    /// assert!(RuleBook::parse(source)?.check_id(source).is_ok());
    /// # Ok::<(), damier_arbiter::RuleBookErrors>(())
    /// ```
    pub fn check_id(&self, text: &str) -> Result<(), RuleBookErrors> {
        if RuleBook::builtin(&self.id).is_none() || self.is_built_in() {
            return Ok(());
        }
        let taken = Warning::TakenId {
            id: self.id.clone(),
        };
        let (line, column) = taken.place(text);
        let said = say("mistake-id-taken").with("id", self.id.as_str());
        let mistake = RuleBookError { line, column, said };
        RuleBookErrors::unless_none(vec![mistake], &self.variants)
    }

    /// What it says, without the places of its text and with everything as it usually is.
    fn unplaced(&self) -> RuleBook {
        let mut book = self.clone();
        for setting in &mut book.settings {
            setting.chosen.clone_from(&setting.default);
            let choices = setting.choices.iter_mut();
            for one in choices.flat_map(|choice| &mut choice.moves) {
                (one.line, one.column) = (1, 1);
            }
        }
        book.noted.clear();
        book.plan = Plan::default();
        book
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
