#![doc = include_str!("../../docs/rule-books.md")]

mod builtin;
mod check;
mod clause;
mod condition;
mod contrary;
mod distance;
mod error;
mod fields;
mod id;
mod idle;
mod moves;
mod offers;
mod parse;
mod parse_clause;
mod place;
mod plan;
mod range;
mod ruled;
mod said;
mod setting;
mod shape;
mod syntax;
mod table;
mod verify;
mod warning;

use std::collections::BTreeMap;

use damier_game::Reason;

pub use clause::{Applies, Clause, ClauseKind, Ends, Lasts, Limit, LimitRule, Restarts, Unit};
pub use condition::{Army, Condition, LongDiagonal, Relation, RelationError};
pub use error::{RuleBookError, RuleBookErrors};
pub use id::ClauseId;
pub use moves::{MovesChoice, MovesOffered};
pub use offers::OfferClause;
pub use range::Range;
pub(crate) use ruled::IrregularMoves;
pub use ruled::{LeftRuling, Ruled, TimeShortage};
pub use setting::{Choice, Setting, SettingError};
pub use warning::Warning;

pub(crate) use check::known_variants;
pub(crate) use condition::Holds;
pub(crate) use distance::nearest;
pub(crate) use plan::{CounterPlan, Plan};
pub(crate) use said::{Arg, Said, say};

use crate::Localized;

/// The end-of-game rules of one authority in one edition.
///
/// ```
/// use damier_arbiter::{Lang, RuleBook};
///
/// let book = RuleBook::default_for("russian").expect("Russian draughts has a book");
/// assert_eq!(book.id(), "russia-2022");
/// let clause = book.clause_named("D2").expect("one of its clauses");
/// assert_eq!(clause.name.get(Lang::En), "3 kings or more against 1");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleBook {
    id: String,
    name: Localized,
    about: Localized,
    source: Localized,
    variants: Vec<String>,
    default_for: Vec<String>,
    articles: BTreeMap<Reason, String>,
    flag_rule: FlagRule,
    wrong_claim_seconds: u16,
    time_shortage: Option<TimeShortage>,
    irregular_moves: Option<IrregularMoves>,
    settings: Vec<Setting>,
    left_to_referee: Vec<LeftToReferee>,
    offers: Vec<OfferClause>,
    clauses: Vec<Clause>,
    plan: Plan,
    /// What is odd about the text from which the book was read.
    noted: Vec<Warning>,
}

/// What the fall of a flag means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum FlagRule {
    /// The player loses, whatever the position: draughts.
    #[default]
    Loses,
    /// The player loses, unless the opponent cannot win by any series of moves:
    /// then the game is drawn. Chess.
    DrawIfNobodyCanWin,
}

impl FlagRule {
    /// Both.
    pub const ALL: [FlagRule; 2] = [FlagRule::Loses, FlagRule::DrawIfNobodyCanWin];

    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            FlagRule::Loses => "loses",
            FlagRule::DrawIfNobodyCanWin => "draw-if-nobody-can-win",
        }
    }
}

/// Something that a book asks of a person and that no program decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftToReferee {
    /// The number of the article.
    pub article: String,
    /// What is left to the referee.
    pub what: Localized,
    /// What the ruling comes to, if the book says so.
    pub ruling: Option<LeftRuling>,
}

impl RuleBook {
    /// The stable name, such as `fmjd`.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The name for people.
    pub fn name(&self) -> &Localized {
        &self.name
    }

    /// What the book is and when to choose it.
    pub fn about(&self) -> &Localized {
        &self.about
    }

    /// Where the rules were read.
    pub fn source(&self) -> &Localized {
        &self.source
    }

    /// The ids of the variants that the book is for.
    pub fn variants(&self) -> &[String] {
        &self.variants
    }

    /// The article under which a game ends for a reason that is no clause of
    /// the draw rules (no pieces, resignation, ...), if the book names one.
    pub fn article_for(&self, reason: Reason) -> Option<&str> {
        self.articles.get(&reason).map(String::as_str)
    }

    /// What the fall of a flag means.
    pub fn flag_rule(&self) -> FlagRule {
        self.flag_rule
    }

    /// What the opponent gains by a claim that is wrong, in milliseconds; 0 if the
    /// book says nothing of it (FIDE 9.5.3 gives two minutes).
    pub fn wrong_claim_gives_ms(&self) -> u64 {
        u64::from(self.wrong_claim_seconds) * 1000
    }

    /// The article on claims in time shortage, if the book has one.
    pub fn time_shortage(&self) -> Option<&TimeShortage> {
        self.time_shortage.as_ref()
    }

    /// What can be chosen.
    pub fn settings(&self) -> &[Setting] {
        &self.settings
    }

    /// What the book leaves to a person.
    pub fn left_to_referee(&self) -> &[LeftToReferee] {
        &self.left_to_referee
    }

    /// The article by which a referee rules so, if the book has one.
    ///
    /// ```
    /// use damier_arbiter::{LeftRuling, RuleBook};
    ///
    /// let book = RuleBook::builtin("fmjd").expect("built in");
    /// assert_eq!(book.article_of_ruling(LeftRuling::Refusal), Some("7.2.4"));
    /// let book = RuleBook::builtin("turkish").expect("built in");
    /// assert_eq!(book.article_of_ruling(LeftRuling::Refusal), None);
    /// ```
    pub fn article_of_ruling(&self, ruling: LeftRuling) -> Option<&str> {
        let mut left = self.left_to_referee.iter();
        let found = left.find(|left| left.ruling == Some(ruling));
        found.map(|left| left.article.as_str())
    }

    /// What a ruling by this article comes to, if the article is left to a referee and the
    /// book says so.
    pub fn left_ruling(&self, article: &str) -> Option<LeftRuling> {
        let mut left = self.left_to_referee.iter();
        left.find(|left| left.article == article)?.ruling
    }

    /// The clauses in force under the chosen settings, in the order of the book.
    pub fn clauses(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter().filter(|clause| self.in_force(clause))
    }

    /// Every clause, those of settings that were not chosen too.
    pub fn all_clauses(&self) -> &[Clause] {
        &self.clauses
    }

    /// The clause in force with this id.
    pub fn clause(&self, id: &ClauseId) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id == *id)
    }

    /// The clause in force with this name within the book (`6.3`).
    pub fn clause_named(&self, local: &str) -> Option<&Clause> {
        self.clauses().find(|clause| clause.id.local() == local)
    }

    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    pub(crate) fn clause_at(&self, index: usize) -> &Clause {
        &self.clauses[index]
    }

    fn in_force(&self, clause: &Clause) -> bool {
        self.chosen(&clause.only_if)
    }

    /// Whether every one of the settings is chosen so.
    fn chosen(&self, only_if: &[(String, String)]) -> bool {
        only_if.iter().all(|(setting, value)| {
            self.settings
                .iter()
                .any(|s| s.id == *setting && s.chosen == *value)
        })
    }
}
