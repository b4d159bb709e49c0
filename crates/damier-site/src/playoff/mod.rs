//! Play-off matches: Lehmann-Georgiev, micro-matches by stages, single games
//! until a win. A match is the fold of its own log; its games are games like any
//! other, which name the match.

mod check;
mod event;
mod fields;
mod machine;
mod office;
mod parts;
mod plan;
mod tell;
mod view;

pub use machine::MatchError;

pub(crate) use office::{Found, Playoffs};
pub(crate) use plan::StagePlan;
pub use plan::{Decider, FirstWhite, Kind, PlayoffWish, StageClock, StageClocks};
pub use tell::{ReplayError, replay};
pub(crate) use view::stage_word;
pub use view::{PlayerView, PlayoffAction, PlayoffGameView, PlayoffView};
