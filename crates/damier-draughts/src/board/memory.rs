use core::fmt::Debug;
use core::hash::Hash;

use damier_game::{BySide, Side};

use crate::Bits;

mod sealed {
    pub trait Sealed {}
    impl Sealed for () {}
    impl Sealed for super::KingRuns {}
}

/// What a position remembers besides pieces and side to move.
///
/// Most games remember nothing and use `()`; [`KingRuns`] is the only other memory
/// there is.
pub trait Memory:
    Copy + Eq + Hash + Debug + Default + Send + Sync + sealed::Sealed + 'static
{
    /// Whether runs of king moves are remembered.
    const COUNTS_KING_MOVES: bool = false;

    /// The kings of this side that may make no quiet move now.
    fn resting<B: Bits>(self, white: bool) -> B;

    /// What is remembered after a ply.
    #[must_use]
    fn after<B: Bits>(self, event: Event<B>) -> Self;

    /// The runs of quiet king moves that are remembered, as the bit index of the
    /// king's square and the number of moves; both 0 for none.
    fn runs(self) -> BySide<(u8, u8)> {
        BySide::default()
    }

    /// What is remembered where such runs have been made.
    #[must_use]
    fn of_runs(_runs: BySide<(u8, u8)>) -> Self {
        Self::default()
    }

    /// All of it in 16 bits: 0 if there is nothing to remember.
    fn packed(self) -> u16;
}

/// A ply as a [`Memory`] sees it.
#[derive(Clone, Copy, Debug)]
pub struct Event<B> {
    /// Whether White moved.
    pub white: bool,
    /// The square it left.
    pub from: B,
    /// The square it reached.
    pub to: B,
    /// Whether it was a quiet move of a king.
    pub quiet_king: bool,
    /// What it captured.
    pub captured: B,
    /// White's men after it.
    pub white_men: B,
    /// Black's men after it.
    pub black_men: B,
}

impl Memory for () {
    #[inline(always)]
    fn resting<B: Bits>(self, _white: bool) -> B {
        B::EMPTY
    }

    #[inline(always)]
    fn after<B: Bits>(self, _event: Event<B>) -> Self {}

    #[inline(always)]
    fn packed(self) -> u16 {
        0
    }
}

/// The longest run of quiet moves with one king that Frisian draughts allows.
const LONGEST_RUN: u8 = 3;

/// The memory of Frisian draughts: how many quiet moves in a row each side has
/// made with the same king.
///
/// A side that has a man may not make more than three; a capture, or a move of
/// another piece, ends the run. A side without men has no runs.
///
/// ```
/// use damier_draughts::{Board, KingRuns, rules::Frisian};
/// use damier_game::{BySide, Side};
///
/// let board = Board::<Frisian>::start();
/// assert_eq!(board.memory(), KingRuns::default());
/// assert_eq!(board.memory().length(Side::White), 0);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct KingRuns {
    white: Run,
    black: Run,
}

/// A run of quiet moves with one king; all zero if there is none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
struct Run {
    /// Bit index of the king's square.
    square: u8,
    length: u8,
}

impl Run {
    fn extended(self, from: u8, to: u8) -> Run {
        let same = self.length > 0 && self.square == from;
        Run {
            square: to,
            length: if same { self.length + 1 } else { 1 },
        }
    }

    fn is_at<B: Bits>(self, squares: B) -> bool {
        self.length > 0 && squares.meets(B::single(self.square))
    }
}

impl KingRuns {
    /// How many quiet moves in a row the side has made with one king; 0 if the
    /// rule does not concern it.
    pub fn length(self, side: Side) -> u8 {
        match side {
            Side::White => self.white.length,
            Side::Black => self.black.length,
        }
    }
}

impl Memory for KingRuns {
    const COUNTS_KING_MOVES: bool = true;

    #[inline]
    fn resting<B: Bits>(self, white: bool) -> B {
        let run = if white { self.white } else { self.black };
        if run.length >= LONGEST_RUN {
            B::single(run.square)
        } else {
            B::EMPTY
        }
    }

    #[inline]
    fn after<B: Bits>(self, event: Event<B>) -> Self {
        let (own, other) = if event.white {
            (self.white, self.black)
        } else {
            (self.black, self.white)
        };
        let own = if event.quiet_king {
            own.extended(event.from.first(), event.to.first())
        } else {
            Run::default()
        };
        let other = if other.is_at(event.captured) {
            Run::default()
        } else {
            other
        };
        let (white, black) = if event.white {
            (own, other)
        } else {
            (other, own)
        };
        KingRuns {
            white: if event.white_men.is_empty() {
                Run::default()
            } else {
                white
            },
            black: if event.black_men.is_empty() {
                Run::default()
            } else {
                black
            },
        }
    }

    fn runs(self) -> BySide<(u8, u8)> {
        let one = |run: Run| (run.square, run.length);
        BySide {
            white: one(self.white),
            black: one(self.black),
        }
    }

    fn of_runs(runs: BySide<(u8, u8)>) -> Self {
        let one = |(square, length): (u8, u8)| match length {
            0 => Run::default(),
            // A longer run forbids no more.
            _ => Run {
                square,
                length: length.min(LONGEST_RUN),
            },
        };
        KingRuns {
            white: one(runs.white),
            black: one(runs.black),
        }
    }

    fn packed(self) -> u16 {
        let one = |run: Run| u16::from(run.square) | u16::from(run.length) << 6;
        one(self.white) | one(self.black) << 8
    }
}
