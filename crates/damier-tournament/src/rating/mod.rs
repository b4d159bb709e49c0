//! Ratings: FIDE-style Elo by table, Glicko-2, performance.

mod elo;

pub use elo::{expected_score, fide_difference};
