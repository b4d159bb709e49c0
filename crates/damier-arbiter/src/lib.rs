//! The referee of Damier: rule books as data, draw counters, verdicts and their
//! explanations.
//!
//! A [`RuleBook`] holds the end-of-game rules of one federation. A [`Referee`]
//! follows a game by the facts of its plies, keeps every counter that the book
//! names and gives a [`Verdict`] when the game is over. The verdict is data; the
//! functions of [`text`] turn it into sentences in English, French and Russian.
//!
//! Beside them stand the rest of a referee's desk: [`clock`]s as values and the
//! logs that settle disputes, claims with [`Evidence`], [`Offers`] of a draw,
//! [`irregularity`] by article, [`playoff`] matches, and counts [`Carried`] from one
//! place to another. The [`book`] module teaches how to write a rule book.
//!
//! Nothing here knows a board, reads a clock or opens a file.
//!
//! ```
//! use damier_arbiter::{Lang, Referee, RuleBook, text};
//! use damier_draughts::{Position, Variant};
//! use damier_game::Side;
//!
//! let book = RuleBook::default_for("russian").expect("built in");
//! let start = Position::start(Variant::Russian);
//! let mut referee = Referee::new(book, start.facts());
//! let verdict = referee.resign(Side::Black);
//! assert_eq!(text::explain(&verdict, referee.book(), Lang::En), "Black resigned: White wins.");
//! ```

pub mod book;
mod carry;
mod claim;
pub mod clock;
mod counter;
mod ending;
mod grounds;
pub mod irregularity;
mod lang;
mod material;
mod offer;
pub mod playoff;
mod positions;
mod quiet;
mod referee;
pub mod result_text;
mod skim;
pub mod text;
mod timeline;
mod verdict;

pub use book::{
    Applies, Clause, ClauseId, ClauseKind, Ends, FlagRule, LeftRuling, LeftToReferee, Limit,
    LimitRule, MovesChoice, MovesOffered, Restarts, RuleBook, RuleBookError, RuleBookErrors,
    SettingError, Unit, Warning,
};
pub use carry::{Carried, CarriedCounter, CarriedPosition, CarriedTextError, CarryError};
pub use claim::{
    Assessment, ClaimRefused, Evidence, Proof, RegulationRuling, ShortageRefused, ShortageRuling,
    Source,
};
pub use counter::CounterView;
pub use ending::RulingRefused;
pub use grounds::Grounds;
pub use lang::{Lang, Localized, UnknownLang};
pub use material::{Favour, material_favours, material_points};
pub use offer::{EarlyAgreement, OfferRefused, OfferRules, Offers};
pub use referee::Referee;
pub use skim::{Skim, Skimmed};
pub use timeline::{Span, Timeline, Track};
pub use verdict::{Began, CountGrounds, DecidedBy, Verdict};
