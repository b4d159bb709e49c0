//! Making tables: every class after those that its captures and crownings lead
//! to, its placements of men from the most advanced to the least.

mod class;
mod edges;
mod free;
mod lists;
mod metric;
mod planes;
mod restore;
mod seat;
mod slice;
mod stage;
mod staircase;
mod survey;
mod terrain;
mod witness;

pub(crate) use edges::Edges;
pub(crate) use planes::slice_bytes;
pub(crate) use stage::{Shelf, Signals, Site, Stop, Wanted};
