//! PGN: read whatever is found, written strictly.
//!
//! A file is read as a [`Stream`] of [`RawGame`]s, whatever its size, and a text in
//! memory as [`Games`]. A raw game
//! can be played through quickly ([`RawGame::open`], [`Opened::play`]), or read as
//! a [`Record`] with comments and variations. What is unusual is a [`Problem`]
//! with its place; moves are never dropped in silence.
//!
//! ```
//! use damier_chess::pgn::{self, Record};
//!
//! let text = "[Variant \"fischerandom\"]
//! [FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w GEge - 0 1\"]
//!
//! 1.0-0 {king and rook cross} e5 1/2-1/2";
//! let record = pgn::read(text.as_bytes()).next().expect("a game")?;
//! assert_eq!(record.line.len(), 2);
//! let written = record.to_string();
//! assert!(written.contains("1. O-O { king and rook cross } 1... e5 1/2-1/2"));
//! assert_eq!(pgn::read(written.as_bytes()).next().expect("a game")?.line, record.line);
//! # Ok::<(), damier_chess::pgn::Problem>(())
//! ```

mod open;
mod problem;
mod quick;
mod record;
mod stream;
mod tags;
mod token;
mod tree;
mod write;

pub use open::{Opened, Played};
pub use problem::{Problem, ProblemKind};
pub use record::{Node, Record, Variation};
pub use stream::{Games, RawGame, Stream};
pub use tags::is_chess960_name;

/// The records of a text that is already in memory.
pub fn read(text: &[u8]) -> impl Iterator<Item = Result<Record, Problem>> {
    let mut games = Games::new(text);
    std::iter::from_fn(move || Some(games.next_game()?.record()))
}
