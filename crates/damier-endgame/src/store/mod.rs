//! Tables on disk: compressed in blocks that are read one by one.

mod bytes;
mod chances;
mod coder;
mod file;
mod folder;
mod fresh;
mod ground;
mod kin;
mod meaning;
mod model;
mod range;
mod squeeze;

pub(crate) use bytes::checksum;
pub use file::FileProblem;
pub(crate) use file::{Head, TableFile, encode, remove_leftovers, write};
pub use folder::Folder;
pub(crate) use ground::Ground;
pub(crate) use model::{BLOCK, Block};
