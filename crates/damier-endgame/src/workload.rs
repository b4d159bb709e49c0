//! What a build takes: positions, time, memory, room on disk.

use std::collections::BTreeSet;

use crate::build::slice_bytes;
use crate::class::{Class, MOST_PIECES};
use crate::counters::exits;
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

/// Positions a second of one processor, for both kinds of values, as measured: on boards of up to
/// 32 squares and on larger ones.
const SPEED: [f64; 2] = [3.0e6, 4.5e6];
/// Bytes a position on disk, as measured: of the pure game and of a book, on the same boards.
const DENSITY: [[f64; 2]; 2] = [[0.12, 0.09], [0.065, 0.031]];

/// What an order is expected to take, by speeds measured on one machine.
///
/// # Errors
///
/// If there are no such tables.
pub fn estimate(order: &Order) -> Result<Estimate, BuildError> {
    let frame = frame(order)?;
    let sizes = frame.classes.iter().map(|&class| positions(&frame, class));
    let positions: u64 = sizes.sum();
    let kinds = u64::from(order.pure) + u64::from(order.book.is_some());
    let share = kinds as f64 / 2.0;
    let large = frame.moves.shape().board.count_ones() > 32;
    let [pure, counted] = DENSITY[usize::from(large)];
    let density = f64::from(u8::from(order.pure)) * pure
        + f64::from(u8::from(order.book.is_some())) * counted;
    let memory = frame
        .classes
        .iter()
        .map(|&class| load(&frame, order, &[class]));
    Ok(Estimate {
        positions,
        cpu_seconds: positions as f64 / SPEED[usize::from(large)] * (0.4 + 0.6 * share),
        bytes: (positions as f64 * density) as u64,
        memory: memory.max().unwrap_or(0),
    })
}

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
