//! The Damier site: live games against the computer or on one device, refereed
//! to the end, with their pages, API and storage.
//!
//! [`serve`] runs it; [`router`] is the same site as a value, for tests and for
//! embedding.

mod config;
mod cookies;
pub mod i18n;
mod pages;
pub mod problem;
mod serve;
mod session;
mod state;
pub mod storage;

pub use config::Config;
pub use serve::{ServeError, router, serve};
pub use session::{PLAYER_COOKIE, Player};
pub use state::AppState;
