//! Boards with their rules as a type: what the engine works on.

use alloc::vec::Vec;

use damier_game::Side;

use crate::rules::Goal;
use crate::{Bits, Rules, rules};

mod apply;
mod capture;
mod collect;
mod hash;
mod jumps;
mod memory;
mod perft;
mod quiet;
mod receive;
mod route;
mod seen;
mod steps;

pub use apply::Ply;
pub use memory::{Event, KingRuns, Memory};
use receive::Receiver;
pub(crate) use route::Jump;
pub(crate) use steps::Layout;

/// The side whose turn it is, as a type: the generator is compiled once a side.
pub(crate) trait Mover {
    const WHITE: bool;
    type Other: Mover;
}

pub(crate) struct ByWhite;
pub(crate) struct ByBlack;

impl Mover for ByWhite {
    const WHITE: bool = true;
    type Other = ByBlack;
}

impl Mover for ByBlack {
    const WHITE: bool = false;
    type Other = ByWhite;
}

/// A position of one game, its rules known at compile time: three sets of
/// squares and the side to move.
///
/// Small and `Copy` (32 bytes; 64 on 12x12): a search keeps boards on its stack and
/// never takes moves back. Moves (16 bytes each; 32 on 12x12) are generated into a
/// list of the caller's, which it can use as a stack for the whole search. Nothing
/// else is allocated, except on boards so crowded that the routes of a capture
/// cannot be followed one by one.
///
/// ```
/// use damier_draughts::{Board, rules::International};
///
/// let board = Board::<International>::start();
/// let mut plies = Vec::new();
/// board.moves_into(&mut plies);
/// assert_eq!(plies.len(), 9);
/// let next = board.apply(plies[0]);
/// assert!(!next.has_capture());
/// assert_ne!(next.hash(), board.hash());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board<R: Rules> {
    white: R::Bits,
    black: R::Bits,
    kings: R::Bits,
    side: Side,
    memory: R::Memory,
}

const _: () = {
    assert!(size_of::<Board<rules::International>>() == 32);
    assert!(size_of::<Board<rules::Frisian>>() == 32);
    assert!(size_of::<Board<rules::Canadian>>() == 64);
    assert!(size_of::<Ply<u64>>() == 16 && size_of::<Ply<u128>>() == 32);
    assert!(size_of::<crate::Position>() <= 96);
};

impl<R: Rules> Board<R> {
    /// The same pieces, side to move and memory under other rules of the same game.
    pub(crate) fn under<S: Rules<Bits = R::Bits, Memory = R::Memory>>(&self) -> Board<S> {
        Board {
            white: self.white,
            black: self.black,
            kings: self.kings,
            side: self.side,
            memory: self.memory,
        }
    }

    /// The position in which the game begins.
    pub fn start() -> Board<R> {
        let men = |(first, last): (u8, u8)| {
            (first..=last)
                .map(|number| Self::square_bits(number))
                .fold(R::Bits::EMPTY, |set, square| set | square)
        };
        Board {
            white: men(R::START[0]),
            black: men(R::START[1]),
            kings: R::Bits::EMPTY,
            side: R::FIRST_MOVER,
            memory: R::Memory::default(),
        }
    }

    /// A board from its sets. Squares off the board, squares of both sides and
    /// kings on empty squares are left out; men on their own crown row are
    /// crowned. So every board can be played on.
    pub fn from_parts(white: R::Bits, black: R::Bits, kings: R::Bits, side: Side) -> Board<R> {
        let white = white & Layout::<R>::board();
        let black = black & Layout::<R>::board() & !white;
        let crowned = white & Layout::<R>::crown_row(true) | black & Layout::<R>::crown_row(false);
        let kings = (kings | crowned) & (white | black);
        Board {
            white,
            black,
            kings,
            side,
            memory: R::Memory::default(),
        }
    }

    /// The set of one square, by number; empty if there is no such square.
    pub fn square_bits(number: u8) -> R::Bits {
        if number == 0 || number > R::GRID.squares() {
            return R::Bits::EMPTY;
        }
        R::Bits::single(Layout::<R>::TABLES.bit[usize::from(number)])
    }

    /// The number of the square with this bit index; 0 for the unused bits.
    pub fn number_at(index: u8) -> u8 {
        Layout::<R>::TABLES.number[usize::from(index & 127)]
    }

    /// All squares of a row, counted from the top; empty if there is none.
    pub fn row_bits(row: u8) -> R::Bits {
        let rows = &Layout::<R>::TABLES.rows;
        R::Bits::from_wide(rows.get(usize::from(row)).copied().unwrap_or(0))
    }

    /// All squares of the long diagonal.
    pub fn long_diagonal_bits() -> R::Bits {
        R::Bits::from_wide(Layout::<R>::TABLES.long_diagonal)
    }

    /// Whose turn it is.
    #[inline]
    pub fn side_to_move(&self) -> Side {
        self.side
    }

    /// All pieces of a side.
    #[inline]
    pub fn pieces(&self, side: Side) -> R::Bits {
        match side {
            Side::White => self.white,
            Side::Black => self.black,
        }
    }

    /// The men of a side.
    #[inline]
    pub fn men(&self, side: Side) -> R::Bits {
        self.pieces(side) & !self.kings
    }

    /// The kings of a side.
    #[inline]
    pub fn kings(&self, side: Side) -> R::Bits {
        self.pieces(side) & self.kings
    }

    /// The squares without a piece.
    #[inline]
    pub fn empty(&self) -> R::Bits {
        Layout::<R>::board() & !(self.white | self.black)
    }

    /// What the position remembers besides its pieces.
    #[inline]
    pub fn memory(&self) -> R::Memory {
        self.memory
    }

    /// The same pieces with another memory.
    pub(crate) fn with_memory(mut self, memory: R::Memory) -> Board<R> {
        self.memory = memory;
        self
    }

    /// Whether the side to move can, and therefore must, capture.
    #[inline]
    pub fn has_capture(&self) -> bool {
        if self.is_decided() {
            return false;
        }
        match self.side {
            Side::White => self.can_capture::<ByWhite>(),
            Side::Black => self.can_capture::<ByBlack>(),
        }
    }

    /// Whether the side to move has a legal move.
    pub fn has_move(&self) -> bool {
        if self.is_decided() {
            return false;
        }
        match self.side {
            Side::White => self.can_move_quietly::<ByWhite>() || self.can_capture::<ByWhite>(),
            Side::Black => self.can_move_quietly::<ByBlack>() || self.can_capture::<ByBlack>(),
        }
    }

    /// Appends every legal move to the list, in a fixed order, each once: a
    /// capture with the same start, end and captured squares is one move,
    /// whatever its route.
    #[inline]
    pub fn moves_into(&self, list: &mut Vec<Ply<R::Bits>>) {
        if self.is_decided() {
            return;
        }
        match self.side {
            Side::White => self.each_move::<ByWhite>(list),
            Side::Black => self.each_move::<ByBlack>(list),
        }
    }

    /// Appends the legal captures to the list, if there are any, as
    /// [`moves_into`](Board::moves_into) would. If this adds nothing, the quiet
    /// moves are legal.
    #[inline]
    pub fn captures_into(&self, list: &mut Vec<Ply<R::Bits>>) {
        if self.is_decided() {
            return;
        }
        match self.side {
            Side::White => self.each_capture::<ByWhite>(list),
            Side::Black => self.each_capture::<ByBlack>(list),
        };
    }

    /// Whether the game is over although the side to move could go on: somebody
    /// has crowned a man where that wins.
    #[inline(always)]
    pub fn is_decided(&self) -> bool {
        matches!(R::GOAL, Goal::CrownFirst) && !self.kings.is_empty()
    }

    #[inline(always)]
    fn own<M: Mover>(&self) -> R::Bits {
        if M::WHITE { self.white } else { self.black }
    }

    #[inline(always)]
    fn enemy<M: Mover>(&self) -> R::Bits {
        if M::WHITE { self.black } else { self.white }
    }

    #[inline(always)]
    fn men_of<M: Mover>(&self) -> R::Bits {
        self.own::<M>() & !self.kings
    }

    #[inline(always)]
    fn kings_of<M: Mover>(&self) -> R::Bits {
        self.own::<M>() & self.kings
    }

    /// Hands over the legal moves of a game that goes on.
    #[inline(always)]
    fn each_move<M: Mover>(&self, receiver: &mut impl Receiver<R>) {
        if !self.each_capture::<M>(receiver) {
            self.each_quiet::<M>(receiver);
        }
    }
}

/// Both halves of the double-width product, folded into one word.
#[inline(always)]
fn folded(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
