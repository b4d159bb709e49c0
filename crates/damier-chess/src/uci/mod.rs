//! Other people's engines, over the UCI protocol.
//!
//! [`Client`] speaks the protocol over two streams and asks for moves and analyses,
//! [`Process`] starts a program and never waits for it longer than it may take, and
//! [`Opponent`] plays a game with it and carries on by itself if the program fails.

mod analysis;
mod client;
mod level;
mod opponent;
mod process;

use core::fmt;

pub use analysis::{Line, Score, Search};
pub use client::{Client, Lines, Think};
pub use opponent::{Answer, Opponent};
pub use process::Process;

/// Why an engine gave no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UciError {
    /// The program cannot be started.
    Start {
        /// Its path.
        path: String,
        /// What the system says.
        why: String,
    },
    /// It ended, or closed its output.
    Ended,
    /// It took too long.
    TooSlow,
    /// It does not know Chess960, and the position needs it.
    NoChess960,
    /// It answered something that is no legal move.
    NoMove(String),
}

impl fmt::Display for UciError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UciError::Start { path, why } => {
                write!(f, "the engine {path} cannot be started: {why}")
            }
            UciError::Ended => f.write_str("the engine ended without an answer"),
            UciError::TooSlow => f.write_str("the engine did not answer in time"),
            UciError::NoChess960 => f.write_str(
                "the engine does not know Chess960 (option UCI_Chess960); start from position 518",
            ),
            UciError::NoMove(text) => write!(f, "the engine answered `{text}`, no legal move"),
        }
    }
}

impl core::error::Error for UciError {}
