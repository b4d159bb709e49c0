//! Portable Draughts Notation: reading it as people have it, writing it exactly.
mod body;
mod cursor;
mod decode;
mod header;
mod problem;
mod raw;
mod read;
mod result;
mod scan;

pub use decode::{Encoding, decode};
pub use problem::{PdnError, Place, Problem, ProblemKind, Severity};
pub use raw::{Item, ItemKind, Line, RawGame, Tag};
pub use read::{Reader, Stream, read};
