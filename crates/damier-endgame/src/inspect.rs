//! A look at what was just made: some positions of a class against their moves.

use std::sync::Arc;

use crate::check::{Checker, Mismatch};
use crate::class::Class;
use crate::tables::Tables;

/// One in so many positions of a class is looked at, with each side to move, but not
/// more than these.
const ONE_IN: u64 = 1 << 15;
const MOST: u64 = 100;
/// Bytes of unpacked blocks that are kept meanwhile.
const ROOM: usize = 8 << 20;

/// Compares positions all over a class with what their moves make of them, by the checker,
/// whose moves are its own.
///
/// # Errors
///
/// The first [`Mismatch`].
pub(crate) fn inspect(tables: &Arc<Tables>, class: Class, pure: bool) -> Result<(), Mismatch> {
    let (Some(mut checker), Some(index)) =
        (Checker::new(tables, ROOM), tables.frame.atlas.index(class))
    else {
        return Ok(());
    };
    let length = index.len();
    let sides = if class.is_even() { 1 } else { 2 };
    // An odd step, so that all kinds of places are met.
    let step = (length / (length / ONE_IN).clamp(3, MOST)) | 1;
    for place in (0..length).step_by(step as usize) {
        for mover in 0..sides {
            if pure {
                checker.check(class, mover, place)?;
            }
            if tables.book().is_some() {
                // As many plies counted as comes by chance.
                checker.check_book(class, mover, place, (place % 29) as u32)?;
            }
        }
    }
    Ok(())
}
