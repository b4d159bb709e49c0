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
mod clocks;
mod endings;
mod engine;
mod eval;
pub mod evidence;
pub mod hub;
mod known;
pub mod matches;
mod past;
mod search;
mod skills;
pub mod training;

pub use clocks::{DrawClocks, DrawRules, PlyKind};
pub use damier_search::{Level, Limits, Random, UnknownLevel, WIN_SCORE, accepts_draw, budget};
pub use engine::{Engine, static_score};
pub use past::Past;

/// The outcome of a search.
pub type Report = damier_search::Report<damier_draughts::Move>;
