//! Portable Draughts Notation: reading it as people have it, writing it exactly.
mod body;
mod cursor;
mod decode;
mod guess;
mod header;
mod problem;
mod raw;
mod read;
mod replay;
mod result;
mod scan;
mod written;

pub use decode::{Encoding, decode};
pub use problem::{PdnError, Place, Problem, ProblemKind, Severity};
pub use raw::{Item, ItemKind, Line, RawGame, Tag};
pub use read::{Reader, Stream, read};
pub use replay::{Played, Replay, SetUpLater, replay};
