//! Live games. Each game in memory has one task that owns it; all that happens
//! in a game passes through that task in order. The state is the fold of an
//! append-only log of events, and an event is in the log before anyone hears of
//! it.

mod action;
mod backoff;
mod book;
mod carried;
mod claims;
mod clock;
mod clock_wish;
mod computer;
mod decide;
mod decreed;
mod event;
mod evidence;
mod fen;
mod game;
mod hall;
mod lag;
mod new_game;
mod notation;
mod program;
mod registry;
mod resolve;
mod ruling;
mod show;
mod show_claims;
mod show_clock;
mod show_endgame;
mod show_verdict;
mod story;
mod study;
mod task;
#[cfg(test)]
mod tests;
mod time;

pub use action::{Action, ActionKind};
pub(crate) use claims::{ShortageLack, regulation_applies, regulation_article, shortage_lacks};
pub use clock_wish::{ClockSetting, ClockWish};
pub(crate) use computer::Computers;
pub(crate) use decide::{Now, clock_at};
pub(crate) use decreed::PlayoffRef;
pub(crate) use event::{Event, Remaining};
pub(crate) use game::Game;
pub(crate) use hall::{Seed, kind, mistaken};
pub(crate) use new_game::REGULATION;
pub(crate) use new_game::shorten;
pub use new_game::{NewGame, OffersWish, SideChoice};
pub(crate) use notation::{in_custom_of, written};
pub(crate) use program::Program;
pub(crate) use registry::{Handle, Live, NAME_LENGTH};
pub use ruling::{Basis, ClaimKind, Decision, Reach, TableWord};
pub(crate) use show::level_name;
pub(crate) use show_claims::ruling as show_ruling;
pub(crate) use show_clock::clock_words;
pub(crate) use show_endgame::EndgameView;
pub(crate) use show_verdict::tell;
pub(crate) use story::applies;
pub(crate) use task::{Snapshot, unix_ms};
