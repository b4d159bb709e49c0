//! Endgame tables that know the draw counters of a rule book.
//!
//! A table holds the value of every position of a *class* (so many men and kings on
//! each side). There are two kinds: plies to the end of the pure game, in which
//! nobody counts moves; and, for one rule book, the fewest plies that must be left of
//! its counters for a side to win. The second is exact whatever the counts are: more
//! time never hurts, so the counts with which a position is won are all those above
//! some least ones. In most classes of most books one number says it; where several
//! counters matter at once the tables keep every least list of numbers.
//!
//! ```no_run
//! use std::sync::Arc;
//! use damier_arbiter::{Referee, RuleBook};
//! use damier_draughts::{Position, Variant};
//! use damier_endgame::{Folder, Order, Standing, Tables, build};
//!
//! let book = RuleBook::default_for("international").expect("built in");
//! let order = Order {
//!     variant: Variant::International,
//!     book: Some(book.clone()),
//!     pure: true,
//!     pieces: 4,
//!     threads: 2,
//!     memory: 1 << 30,
//! };
//! let folder = Folder::of_user();
//! build(&order, &folder, &mut |_| true)?;
//! let tables = Tables::open(&folder, order.variant, Some(&book), 4).expect("fits");
//! let mut prober = Arc::new(tables).prober(64 << 20);
//! let position = Position::from_fen(order.variant, "W:WK2,6,K35:BK28")?;
//! let referee = Referee::new(book, position.facts());
//! let verdict = prober.probe(&position, &referee);
//! // Won in eleven plies, but the lone king alone on the long diagonal has ten.
//! assert_eq!(verdict.pure.value, Standing::Win);
//! assert_eq!(verdict.book.value, Standing::Draw);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is not known is said to be unknown: positions with more pieces than the
//! tables, games on boards of more than 64 squares, classes in which a position
//! remembers more than its pieces (Frisian kings beside men) or men come back
//! (Turkish men), and classes in which a book counts in a way that no list of numbers
//! follows. Clauses that must be claimed, or that a referee applies, are not
//! counted.
//!
//! Repetition: a side that can win need not repeat a position, so the tables are
//! exact unless positions have stood before. At the root [`Prober::probe`] asks the
//! referee about every move and every answer to it, and knows which of them repeats for the
//! third time; deeper repetitions are not looked for.

mod build;
mod cache;
mod check;
mod class;
mod counters;
mod evidence;
mod expand;
mod glance;
mod index;
mod inspect;
mod lanes;
mod prober;
mod search;
mod service;
mod shape;
mod stats;
mod store;
mod table;
mod tables;
mod values;
mod workload;
mod workshop;

pub use check::{Checker, Fault, Mismatch};
pub use class::{Class, MOST_PIECES};
pub use counters::{Counter, Opener};
pub use evidence::TableEvidence;
pub use glance::{Glance, Words};
pub use prober::Prober;
pub use search::Bounds;
pub use service::{EndgameService, NEAR, State};
pub use stats::Facts;
pub use store::{FileProblem, Folder};
pub use tables::{Metric, MissingTable, Tables};
pub use values::{BookVerdict, MoveVerdict, PureVerdict, Standing, Verdict, WhyUnknown};
pub use workload::{Estimate, estimate};
pub use workshop::{BuildError, Order, Progress, Report, build};
