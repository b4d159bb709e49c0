//! The draughts engine: search, evaluation, and levels that err as people do.
//!
//! The search has no clock, thread, file or randomness of its own: the caller
//! hands in a `stop` closure and seeds. It knows the draw counters of the rule
//! book in force ([`DrawRules`]), so that it neither walks into a draw by limit
//! when it could win nor overlooks one that saves it.
//!
//! ```
//! use damier_draughts::{Position, Variant};
//! use damier_engine::{Engine, Limits, Past};
//!
//! let position = Position::start(Variant::Russian);
//! let limits = Limits { depth: Some(6), ..Limits::default() };
//! let report = Engine::new(4).search(&position, Past::unknown(), &limits, &|| false);
//! assert!(report.best.is_some());
//! ```

mod arena;
mod board;
mod budget;
mod choice;
mod clocks;
mod endings;
mod engine;
mod eval;
pub mod evidence;
pub mod hub;
mod known;
mod level;
pub mod matches;
mod past;
mod random;
mod report;
mod search;
mod table;
pub mod training;

pub use budget::budget;
pub use clocks::{DrawClocks, DrawRules, PlyKind};
pub use engine::{Engine, static_score};
pub use level::{Level, UnknownLevel};
pub use past::Past;
pub use random::Random;
pub use report::{Limits, Report, WIN_SCORE, accepts_draw};
