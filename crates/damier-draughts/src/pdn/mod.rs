//! Portable Draughts Notation: reading it as people have it, writing it exactly.
//!
//! Three layers, each usable alone:
//!
//! 1. [`read`] and [`Stream`] cut a text into [`RawGame`]s: tags, and the texts of
//!    moves, comments and variations. They know no board.
//! 2. [`replay`] finds out which game it is, sets up the start and plays the main
//!    line: a [`Replay`].
//! 3. [`Game::understand`] does the same for all variations; [`Game::to_pdn`] writes
//!    PDN 3.0, and with the feature `serde` a game becomes JSON and back.
//!
//! Wherever something is wrong or unusual a [`Problem`] gives line, column, what
//! was expected and what to do. No problem stops the next game, and no move is
//! ever dropped.
//!
//! # What is understood
//!
//! - UTF-8 with or without byte order mark, UTF-16, code pages 1252 and 1251
//!   ([`decode`]); any line ends, also `\r` and `\n` written out as characters.
//! - Games without tags, without results, without empty lines or anything else
//!   between them; headers on one line; results glued to the next move number
//!   (`0-001.32-28`); numbers that are missing or padded (`01.`).
//! - Tags without quotation marks or brackets, with quotation marks inside, with
//!   names of several words, with a position broken over lines.
//! - Moves as `32-28`, `3228`, `01-07`, `18x 9`, `e3:c5`, `a3b4`, `cd4`, with `-`
//!   for captures and `x` for quiet moves, with whole paths, parts of them, or the
//!   captured pieces (`35x26x8x42`, `47x36 <42,29>`); captures spread over several
//!   moves; `*` after a forced move.
//! - Comments in braces, also nested, after `;` and `%`, and remarks without any;
//!   `$7`, `!?`, `(?)`; variations before or after the move that they replace;
//!   positions set up between the moves (`/FEN "…"/`); moves left out (`...`, `-`).
//! - Squares numbered as the federation of the game does, or as the GameType tag tells
//!   in full ([`GameType`]), or from the top left.
//! - Every FEN that [`Setup::parse_fen`](crate::Setup::parse_fen) reads, also one
//!   that gives the turn to the wrong side.
//!
//! # Results
//!
//! `2-0` always is a win of White. `1-0` is one too, except in games in which Black
//! makes the first move: there records write the first mover first, and `1-0` is a
//! win of Black. `0-0` is a loss for both in the Result tag. At the end of the moves it
//! is one if the tag says nothing else and the record names a player: the logs of some
//! programs end every game so and mean *unknown*, and those name nobody.
mod attempt;
mod body;
mod clock;
mod cursor;
#[cfg(feature = "serde")]
mod data;
mod decode;
mod game;
mod game_type;
mod guess;
mod header;
mod problem;
mod raw;
mod read;
mod replay;
mod result;
mod scan;
mod walk;
mod write;
mod write_header;

pub use clock::Clocks;
#[cfg(feature = "serde")]
pub use data::{DataFault, GameData, GameDataError, StepData};
pub use decode::{Encoding, decode};
pub use game::{Game, Step};
pub use game_type::{GameType, GameTypeDetails};
pub use problem::{PdnError, Place, Problem, ProblemKind, Severity};
pub use raw::{Item, ItemKind, Line, RawGame, Tag};
pub use read::{Reader, Stream, read};
pub use replay::{Played, Replay, SetUpLater, replay, replay_with};
