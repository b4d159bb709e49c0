//! A look at what was just made: some positions of a class against their moves.

use std::sync::Arc;

use damier_arbiter::Referee;

use crate::check::{Checker, Mismatch};
use crate::class::Class;
use crate::tables::Tables;
use crate::values::Standing;

/// One in so many positions of a class is looked at, with each side to move, but not
/// more than these.
const ONE_IN: u64 = 1 << 15;
const MOST: u64 = 100;
/// Bytes of unpacked blocks that are kept meanwhile.
const ROOM: usize = 8 << 20;

/// Compares positions all over a class with what their moves make of them: the pure game
/// by the checker, whose moves are its own, the book by its referee with nothing counted.
///
/// # Errors
///
/// The first [`Mismatch`].
pub(crate) fn inspect(tables: &Arc<Tables>, class: Class, pure: bool) -> Result<(), Mismatch> {
    let mut checker = Checker::new(tables, ROOM).filter(|_| pure);
    let mut prober = tables.prober(ROOM);
    let Some(index) = tables.frame.atlas.index(class) else {
        return Ok(());
    };
    let length = index.len();
    let sides = if class.is_even() { 1 } else { 2 };
    let book = tables.book().cloned();
    // An odd step, so that all kinds of places are met.
    let step = (length / (length / ONE_IN).clamp(3, MOST)) | 1;
    for place in (0..length).step_by(step as usize) {
        for mover in 0..sides {
            if let Some(checker) = &mut checker {
                checker.check(class, mover, place)?;
            }
            let (Some(book), Some(position)) = (&book, tables.position_at(class, mover, place))
            else {
                continue;
            };
            let referee = Referee::new(Arc::clone(book), position.facts());
            let stored = prober.book(&position, &referee).value;
            let moves = prober.moves(&position, &referee);
            let best = moves.into_iter().max();
            let unknown = stored == Standing::Unknown || best == Some(Standing::Unknown);
            if best.is_some_and(|best| best != stored && !unknown) {
                return Err(Mismatch {
                    fen: position.fen(),
                    what: format!("{stored:?} under the book, {best:?} after its moves"),
                });
            }
        }
    }
    Ok(())
}
