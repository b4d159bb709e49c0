//! Endgame tables that know the draw counters of a rule book.

mod build;
mod class;
mod counters;
mod evidence;
mod expand;
mod index;
mod prober;
mod search;
mod service;
mod shape;
mod stats;
mod store;
mod table;
mod tables;
mod values;
mod workshop;

pub use class::{Class, MOST_PIECES};
pub use evidence::TableEvidence;
pub use prober::Prober;
pub use search::Bounds;
pub use service::{EndgameService, State};
pub use stats::Facts;
pub use store::{FileProblem, Folder};
pub use tables::{Metric, MissingTable, Tables};
pub use values::{BookVerdict, MoveVerdict, PureVerdict, Standing, Verdict};
pub use workshop::{BuildError, Estimate, Order, Progress, Report, build, estimate};
