//! Ratings: Elo by FIDE's tables (the FMJD uses the same formula), Glicko-2,
//! performance, norms of FIDE.

mod change;
mod elo;
mod norms;

pub use change::{EloChange, EloRules, Glicko, elo_changes, glicko_period, performance};
pub use elo::{expected_score, fide_difference, fide_expectation};
pub use norms::{Lack, Norm, NormTitle, norms};
