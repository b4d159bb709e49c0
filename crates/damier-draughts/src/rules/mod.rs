//! What one game of draughts differs from another in, as constants.
//!
//! A variant is a type with [`Rules`]: one short file of constants in this
//! folder, the article of its federation beside each. The move generator is
//! written once, over these constants.

use core::fmt::Debug;
use core::hash::Hash;

use damier_game::Side;

use crate::board::Memory;
use crate::direction::Directions;
use crate::{Bits, Grid, Notation};

mod american;
mod brazilian;
mod international;
mod russian;

pub use american::American;
pub use brazilian::Brazilian;
pub use international::International;
pub use russian::Russian;

/// Which of the possible captures a player may choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precedence {
    /// Any capture.
    Free,
    /// Only those that take the most pieces, kings and men alike.
    MostPieces,
}

/// When a man that reaches the far row in the middle of a capture is crowned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Crowning {
    /// Only if its capture ends there: it goes on as a man if it can.
    WhereTheMoveEnds,
    /// At once: it goes on as a king if it can.
    InPassing,
}

/// How far a king reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum KingReach {
    /// One square; it captures a neighbour and lands right behind it.
    Short,
    /// Any number of empty squares before and behind the piece it captures.
    Flying,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Removal {
    /// When the whole capture is over; until then they block.
    AfterTheMove,
    /// Each as it is jumped; later jumps may cross its square.
    AtOnce,
}

/// What a player plays for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Goal {
    /// To leave the opponent without a move: who cannot move has lost.
    LeaveNoMove,
    /// To run out of moves: who cannot move has won.
    HaveNoMove,
    /// To be the first to crown a man; who cannot move has lost.
    CrownFirst,
}

/// The names of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Names {
    /// The machine name, such as `international`.
    pub id: &'static str,
    /// Other names that are understood, lower case.
    pub aliases: &'static [&'static str],
    /// Number in the `GameType` tag of PDN 3.0.
    pub game_type: u8,
    /// How its federation names squares.
    pub notation: Notation,
    /// The sign of a capture in algebraic notation.
    pub capture_sign: char,
}

/// The rules of one variant, as constants.
///
/// Directions are those of White, who moves up the board; Black's are mirrored.
/// Square numbers run row by row from the top left.
pub trait Rules: Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static {
    /// A word with a bit for every square of the padded board.
    type Bits: Bits;
    /// What besides pieces and side to move decides the legal moves: `()` if
    /// nothing does.
    type Memory: Memory;

    /// How the game is called.
    const NAMES: Names;
    /// The board.
    const GRID: Grid;
    /// Who makes the first move.
    const FIRST_MOVER: Side;
    /// First and last square of White's and of Black's men at the start.
    const START: [(u8, u8); 2];
    /// Where a man steps.
    const MAN_STEPS: Directions;
    /// Where a man captures.
    const MAN_JUMPS: Directions;
    /// Where a king moves.
    const KING_STEPS: Directions;
    /// Where a king captures.
    const KING_JUMPS: Directions;
    /// How far a king moves and captures.
    const KING_REACH: KingReach;
    /// Which captures may be chosen.
    const PRECEDENCE: Precedence;
    /// A man on the far row within a capture.
    const CROWNING: Crowning;
    /// What wins the game.
    const GOAL: Goal = Goal::LeaveNoMove;
    /// When captured pieces are lifted.
    const REMOVAL: Removal = Removal::AfterTheMove;
}

/// The board of 8x8 with a dark corner at each player's left.
const BOARD_64: Grid = Grid {
    width: 8,
    height: 8,
    cells: crate::Cells::DarkLeft,
};
