//! Those who are told of the positions of a slice, and what they make of them.

use super::metric::Metric;
use super::seat::Seat;
use super::slice::{Gap, Sum, Track, conclude};
use crate::expand::{Child, Node, Turn};
use crate::shape::{WORD, each};

/// A move of a man in the positions of a row, each with a king on another square.
pub(super) struct Passage<'p, 'l> {
    pub(super) mover: usize,
    /// Of the row, where it can be made.
    pub(super) squares: u64,
    /// The long diagonal.
    pub(super) diagonal: u64,
    /// The situations before it, and where it leads to but for the exact square of the king:
    /// with that off the diagonal, and on it.
    pub(super) phases: [usize; 2],
    pub(super) children: [Child; 2],
    pub(super) seat: &'p Seat<'l>,
    /// By the square of the king.
    pub(super) places: &'p [usize; WORD],
}

impl Passage<'_, '_> {
    /// Each square, whether it is on the diagonal, and the place that the move leads to.
    #[inline]
    pub(super) fn each(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        each(self.squares).map(|square| {
            let on = (self.diagonal >> square & 1) as usize;
            (square, on, self.places[square])
        })
    }
}

/// Somebody who is told of the positions of a slice, one after the other, and of where
/// their moves out of the slice lead.
pub(super) trait Witness {
    /// Which of the situations of its class a position is in.
    fn phase(&self, node: &Node) -> usize;
    /// Whether it matters how many quiet moves kings have, not only whether.
    fn counts_moves(&self) -> bool;
    /// The next position.
    fn begin(&mut self);
    /// A move of it, and where it leads.
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap>;
    /// A move that ends the game.
    fn ended(&mut self, phase: usize, child: &Child);
    /// Whether no other move can matter.
    fn settled(&self) -> bool;
    /// The next row.
    fn begin_row(&mut self);
    /// A move of a man in many positions of the row at once.
    fn door(&mut self, passage: &Passage<'_, '_>) -> Result<(), Gap>;
    /// The next position is one of the row of which moves of men were told.
    fn recall(&mut self, square: usize, mover: usize);
    /// All moves were told of but for so many quiet ones of kings.
    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32);
}

/// Two who are told the same.
pub(super) struct Both<'w, A, B>(pub(super) &'w mut A, pub(super) &'w mut B);

impl<A: Witness, B: Witness> Witness for Both<'_, A, B> {
    fn phase(&self, node: &Node) -> usize {
        // The first counts nothing that asks for it.
        self.1.phase(node)
    }

    fn counts_moves(&self) -> bool {
        self.0.counts_moves() || self.1.counts_moves()
    }

    fn begin(&mut self) {
        self.0.begin();
        self.1.begin();
    }

    #[inline]
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap> {
        self.0.child(phase, child, seat, place)?;
        self.1.child(phase, child, seat, place)
    }

    fn ended(&mut self, phase: usize, child: &Child) {
        self.0.ended(phase, child);
        self.1.ended(phase, child);
    }

    fn settled(&self) -> bool {
        self.0.settled() && self.1.settled()
    }

    fn begin_row(&mut self) {
        self.0.begin_row();
        self.1.begin_row();
    }

    fn door(&mut self, passage: &Passage<'_, '_>) -> Result<(), Gap> {
        self.0.door(passage)?;
        self.1.door(passage)
    }

    fn recall(&mut self, square: usize, mover: usize) {
        self.0.recall(square, mover);
        self.1.recall(square, mover);
    }

    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32) {
        self.0.conclude(at, turn, king_moves);
        self.1.conclude(at, turn, king_moves);
    }
}

/// What is counted with one number, in what ways, and where it goes.
pub(super) struct Tracks<'t, P, B> {
    pub(super) pure: Option<(&'t P, &'t mut Track)>,
    pub(super) book: Option<(&'t B, &'t mut Track)>,
    pub(super) no_move_wins: bool,
    /// Of the position that is looked at.
    pub(super) sums: [Sum; 2],
    /// Of the positions of a row, by who moves.
    rows: [[[Sum; WORD]; 2]; 2],
}

impl<'t, P, B> Tracks<'t, P, B> {
    pub(super) fn new(
        pure: Option<(&'t P, &'t mut Track)>,
        book: Option<(&'t B, &'t mut Track)>,
        no_move_wins: bool,
    ) -> Tracks<'t, P, B> {
        Tracks {
            pure,
            book,
            no_move_wins,
            sums: [Sum::default(); 2],
            rows: [[[Sum::default(); WORD]; 2]; 2],
        }
    }
}

/// Adds a move of a man to what is known of the positions of a row.
#[inline]
fn pass<M: Metric>(
    metric: &M,
    passage: &Passage<'_, '_>,
    row: &mut [Sum; WORD],
) -> Result<(), Gap> {
    let sources = [0, 1].map(|on| {
        let (phase, child) = (passage.phases[on], &passage.children[on]);
        metric.source(phase, child, passage.seat)
    });
    let mut unknown = false;
    for (square, on, place) in passage.each() {
        let worth = sources[on].read(place);
        unknown |= worth.unknown();
        row[square].add(worth);
    }
    if unknown {
        return Err(Gap(passage.children[0].node.class()));
    }
    Ok(())
}

impl<P: Metric, B: Metric> Witness for Tracks<'_, P, B> {
    #[inline]
    fn phase(&self, node: &Node) -> usize {
        self.book
            .as_ref()
            .map_or(0, |(metric, _)| metric.phase(node))
    }

    fn counts_moves(&self) -> bool {
        false
    }

    #[inline]
    fn begin(&mut self) {
        self.sums = [Sum::default(); 2];
    }

    #[inline]
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap> {
        let sums = &mut self.sums;
        if let Some((metric, _)) = &self.pure {
            sums[0].add(metric.source(phase, child, seat).read(place));
        }
        if let Some((metric, _)) = &self.book {
            sums[1].add(metric.source(phase, child, seat).read(place));
        }
        if sums[0].unknown() || sums[1].unknown() {
            return Err(Gap(child.node.class()));
        }
        Ok(())
    }

    #[inline]
    fn ended(&mut self, phase: usize, child: &Child) {
        if let Some((metric, _)) = &self.pure {
            self.sums[0].add(Sum::of(metric.leaving(phase, child, None)));
        }
        if let Some((metric, _)) = &self.book {
            self.sums[1].add(Sum::of(metric.leaving(phase, child, None)));
        }
    }

    #[inline]
    fn settled(&self) -> bool {
        let [pure, book] = &self.sums;
        (self.pure.is_none() || pure.best() <= 1) && (self.book.is_none() || book.best() <= 1)
    }

    #[inline]
    fn begin_row(&mut self) {
        if self.pure.is_some() {
            self.rows[0] = [[Sum::default(); WORD]; 2];
        }
        if self.book.is_some() {
            self.rows[1] = [[Sum::default(); WORD]; 2];
        }
    }

    #[inline]
    fn door(&mut self, passage: &Passage<'_, '_>) -> Result<(), Gap> {
        let [of_pure, of_book] = &mut self.rows;
        if let Some((metric, _)) = &self.pure {
            pass(*metric, passage, &mut of_pure[passage.mover])?;
        }
        if let Some((metric, _)) = &self.book {
            pass(*metric, passage, &mut of_book[passage.mover])?;
        }
        Ok(())
    }

    #[inline]
    fn recall(&mut self, square: usize, mover: usize) {
        for (sum, row) in self.sums.iter_mut().zip(&self.rows) {
            *sum = row[mover][square];
        }
    }

    #[inline]
    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32) {
        let [pure, book] = &self.sums;
        if let Some((_, track)) = &mut self.pure {
            conclude(track, at, turn, pure, king_moves, self.no_move_wins);
        }
        if let Some((_, track)) = &mut self.book {
            conclude(track, at, turn, book, king_moves, self.no_move_wins);
        }
    }
}
