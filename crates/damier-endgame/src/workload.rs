//! What a build takes: positions, time, memory, room on disk.

use std::collections::BTreeSet;

use crate::build::slice_bytes;
use crate::class::{Class, MOST_PIECES};
use crate::counters::exits;
use crate::shape::each;
use crate::tables::Frame;
use crate::workshop::{BuildError, Order};

/// What a build is expected to take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Positions, each side to move counted.
    pub positions: u64,
    /// Seconds of one processor.
    pub cpu_seconds: f64,
    /// Bytes on disk.
    pub bytes: u64,
    /// Bytes of memory that suffice.
    pub memory: u64,
}

/// What a position takes, as measured: in millionths of a processor's second, and in bytes on disk.
#[derive(Clone, Copy)]
struct Cost {
    time: f64,
    bytes: f64,
}

/// The pure game: kings that fly, on boards of up to 32 squares and on larger ones, and others.
const FLYING: [Cost; 2] = [cost(0.11, 0.105), cost(0.08, 0.055)];
const WALKING: Cost = cost(0.11, 0.2);
/// Under a book, one number a position on the same boards, and lists of numbers.
const ONE: [Cost; 2] = [cost(0.12, 0.035), cost(0.14, 0.025)];
const LISTS: Cost = cost(0.22, 0.075);

const fn cost(time: f64, bytes: f64) -> Cost {
    Cost { time, bytes }
}

/// What an order is expected to take, by speeds measured on one machine.
///
/// # Errors
///
/// If there are no such tables.
pub fn estimate(order: &Order) -> Result<Estimate, BuildError> {
    let frame = frame(order)?;
    let shape = frame.moves.shape();
    let board = shape.board;
    let large = usize::from(board.count_ones() > 32);
    let flies = each(board).any(|from| shape.king_reach(from, 0).count_ones() > STEPS);
    let mut all = Estimate {
        positions: 0,
        cpu_seconds: 0.0,
        bytes: 0,
        memory: 0,
    };
    for &class in &frame.classes {
        let many = positions(&frame, class);
        let pure = if flies { FLYING[large] } else { WALKING };
        let counted = frame.plan.as_ref().and_then(|plan| plan.class(class));
        let counted = counted.map(|of_class| if of_class.single { ONE[large] } else { LISTS });
        for cost in order.pure.then_some(pure).into_iter().chain(counted) {
            all.cpu_seconds += many as f64 * cost.time * 1e-6;
            all.bytes += (many as f64 * cost.bytes) as u64;
        }
        all.positions += many;
    }
    let memory = frame
        .classes
        .iter()
        .map(|&class| load(&frame, order, &[class]));
    all.memory = memory.max().unwrap_or(0);
    Ok(all)
}

/// The most steps of a king that does not fly.
const STEPS: u32 = 4;

/// The rules of an order.
pub(crate) fn frame(order: &Order) -> Result<Frame, BuildError> {
    if !(2..=MOST_PIECES).contains(&order.pieces) {
        return Err(BuildError::TooManyPieces(order.pieces));
    }
    Frame::new(order.variant, order.book.as_ref(), order.pieces)
        .ok_or(BuildError::NoTables(order.variant))
}

/// The class as it is kept.
fn kept(class: Class) -> Class {
    if class.is_kept() {
        class
    } else {
        class.flipped()
    }
}

/// The classes that the moves of a class lead to directly.
pub(crate) fn below(frame: &Frame, class: Class) -> BTreeSet<Class> {
    let all = exits(class).into_iter().map(|(_, to)| kept(to));
    all.filter(|to| frame.atlas.index(*to).is_some()).collect()
}

/// The positions of a class, each side to move counted.
pub(crate) fn positions(frame: &Frame, class: Class) -> u64 {
    let columns = if class.is_even() { 1 } else { 2 };
    let index = frame.atlas.index(class);
    index.map_or(0, |index| index.len() * columns)
}

/// Bytes of the tables of a class in memory.
pub(crate) fn weight(frame: &Frame, order: &Order, class: Class) -> u64 {
    let book = frame.plan.as_ref().and_then(|plan| plan.class(class));
    let book = book.map_or(0, |of_class| if of_class.single { 1 } else { 4 });
    positions(frame, class) * (u64::from(order.pure) + book)
}

/// Everything that is in memory while classes are made: they themselves, what they lead
/// to, and what it takes to unpack that from its files.
pub(crate) fn load(frame: &Frame, order: &Order, batch: &[Class]) -> u64 {
    let mut classes: BTreeSet<Class> = batch.iter().copied().collect();
    let mut new: Vec<Class> = batch.to_vec();
    while let Some(class) = new.pop() {
        let smaller = |to: &Class| to.pieces() < class.pieces() || batch.contains(&class);
        for to in below(frame, class).into_iter().filter(smaller) {
            if classes.insert(to) {
                new.push(to);
            }
        }
    }
    let tables: u64 = classes
        .iter()
        .map(|&class| weight(frame, order, class))
        .sum();
    let captures = |class: &Class| positions(frame, *class) / 8;
    let captures: u64 = batch.iter().map(captures).sum();
    let work = |class: &Class| {
        let Some(index) = frame.atlas.index(*class) else {
            return 0;
        };
        let board = frame.moves.shape().board.count_ones();
        let threads = (order.threads as u64).clamp(1, index.slices().max(1));
        threads * slice_bytes(board, index, order.pure)
    };
    let work = batch.iter().map(work).max().unwrap_or(0);
    tables + captures + work + ALWAYS
}

/// What a build takes besides: the program, the indexes, what is written.
const ALWAYS: u64 = 48 << 20;

#[cfg(test)]
mod tests {
    use damier_arbiter::RuleBook;
    use damier_draughts::Variant;

    use super::*;

    #[test]
    fn what_is_expected_is_near_to_what_was_measured() {
        // Processor seconds and bytes a position of sets that were made.
        for (variant, pieces, pure, seconds, density) in [
            (Variant::International, 4, true, 7.7, 0.076),
            (Variant::Russian, 5, true, 48.0, 0.175),
            (Variant::Brazilian, 5, true, 32.2, 0.141),
            (Variant::American, 5, true, 37.1, 0.273),
            (Variant::Russian, 5, false, 32.7, 0.078),
            (Variant::International, 5, false, 241.0, 0.027),
            (Variant::American, 6, false, 310.0, 0.026),
        ] {
            let order = Order {
                variant,
                book: RuleBook::default_for(variant.id()),
                pure,
                pieces,
                threads: 2,
                memory: 4 << 30,
            };
            let expected = estimate(&order).expect("there are such tables");
            let bytes = density * expected.positions as f64;
            for (expected, measured) in [
                (expected.cpu_seconds, seconds),
                (expected.bytes as f64, bytes),
            ] {
                let ratio = expected / measured;
                let what = format!("{} {pieces}: {ratio}", variant.id());
                assert!((1.0 / 1.5..=1.5).contains(&ratio), "{what}");
            }
        }
    }
}
