//! The Damier site: live games against the computer or on one device, refereed
//! to the end, with their pages, API and storage.
//!
//! [`serve`] runs it; [`router`] is the same site as a value, for tests and for
//! embedding.

mod api;
mod board;
mod config;
mod cookies;
mod export;
mod guard;
pub mod i18n;
mod library;
mod limits;
mod live;
mod pages;
pub mod playoff;
pub mod problem;
mod rate;
mod referee;
mod serve;
mod session;
mod state;
pub mod storage;
pub mod tournament;
pub mod view;

pub use api::document as openapi;
pub use config::Config;
pub use library::{Library, LibraryError};
pub use live::{
    Action, ActionKind, Basis, ClaimKind, ClockSetting, ClockWish, Decision, NewGame, OffersWish,
    Reach, SideChoice, TableWord,
};
pub use serve::{ServeError, router, serve};
pub use session::{PLAYER_COOKIE, Player};
pub use state::AppState;
