//! Live games. Each game in memory has one task that owns it; all that happens
//! in a game passes through that task in order. The state is the fold of an
//! append-only log of events, and an event is in the log before anyone hears of
//! it.

mod action;
mod backoff;
mod clock;
mod computer;
mod decide;
mod event;
mod fen;
mod game;
mod new_game;
mod notation;
mod registry;
mod resolve;
mod show;
mod task;
#[cfg(test)]
mod tests;

pub use action::{Action, ActionKind};
pub(crate) use computer::Computers;
pub use event::ClockSetting;
pub(crate) use game::Game;
pub(crate) use new_game::shorten;
pub use new_game::{NewGame, SideChoice};
pub(crate) use registry::{Handle, Live};
pub(crate) use show::level_name;
pub(crate) use task::Snapshot;
