//! The Hub protocol, version 2: how draughts programs and engines talk to each
//! other in lines of text.
//!
//! [`Server`] is the engine's end, [`serve`] runs one on a pair of streams, and
//! [`HubPlayer`] is the other end: it lets an engine behind two streams play in
//! a match.

mod client;
mod line;
mod position;
mod server;

pub use client::HubPlayer;
pub use line::Line;
pub use position::{HubError, find_move, move_text, position_text, read_position};
pub use server::{Answer, Server, serve};
