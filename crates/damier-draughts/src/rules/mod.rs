//! What one game of draughts differs from another in, as constants.
//!
//! A variant is a type with [`Rules`]: one short file of constants in this
//! folder, the article of its federation beside each. The move generator is
//! written once, over these constants.

use core::fmt::Debug;
use core::hash::Hash;

use damier_game::{Side, Spelling};

use crate::board::Memory;
use crate::direction::Directions;
use crate::{Bits, Grid, Notation, PlayOption, PlayOptions};

mod american;
mod antidraughts;
mod brazilian;
mod breakthrough;
mod canadian;
mod czech;
mod frisian;
mod frysk;
mod international;
mod italian;
mod killer;
mod pool;
mod portuguese;
mod russian;
mod spanish;
mod thai;
mod turkish;

pub use american::American;
pub use antidraughts::Antidraughts;
pub use brazilian::Brazilian;
pub use breakthrough::Breakthrough;
pub use canadian::Canadian;
pub use czech::Czech;
pub use frisian::{AlmostTwoMen, Frisian, KingValue, OneAndAHalf};
pub use frysk::Frysk;
pub use international::International;
pub use italian::Italian;
pub use killer::Killer;
pub use pool::Pool;
pub use portuguese::Portuguese;
pub use russian::Russian;
pub use spanish::Spanish;
pub use thai::Thai;
pub use turkish::{CrownRow, CrownedAtOnce, CrownedAtTheEnd, EndsOnCrownRow, Turkish};

/// Which of the possible captures a player may choose from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Precedence {
    /// Any capture.
    Free,
    /// Only those that take the most pieces, kings and men alike.
    MostPieces,
    /// Only those of the greatest value; of these a king's, if there is one.
    MostValue {
        /// What a king is worth, in hundredths of a man.
        king: u32,
    },
    /// Only those that take the most pieces; of these the ones that take the most
    /// kings.
    MostPiecesThenKings,
    /// Only those that take the most pieces; of these a king's, if there is one;
    /// of these the ones that take the most kings; of these the ones that take
    /// kings earliest: the first difference in the order of kings and men
    /// decides.
    ItalianOrder,
    /// Any capture of a king; any of a man if no king can capture.
    KingFirst,
}

/// When a man that reaches the far row in the middle of a capture is crowned.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Crowning {
    /// Only if its capture ends there: it goes on as a man if it can.
    WhereTheMoveEnds,
    /// At once: it goes on as a king if it can.
    InPassing,
    /// At once, and its capture ends there.
    EndsTheMove,
}

/// How far a king reaches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum KingReach {
    /// One square; it captures a neighbour and lands right behind it.
    Short,
    /// Any number of empty squares before and behind the piece it captures.
    Flying,
}

/// Where a flying king may land behind the piece it has jumped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Landing {
    /// On any of the empty squares there.
    Anywhere,
    /// Right behind the piece.
    RightBehind,
    /// Right behind the piece if that is a king and the last one taken; anywhere
    /// else.
    RightBehindLastKing,
}

/// When captured pieces leave the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Removal {
    /// When the whole capture is over; until then they block.
    AfterTheMove,
    /// Each as it is jumped; later jumps may cross its square.
    AtOnce,
}

/// What a player plays for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Goal {
    /// To leave the opponent without a move: who cannot move has lost.
    LeaveNoMove,
    /// To run out of moves: who cannot move has won.
    HaveNoMove,
    /// To be the first to crown a man; who cannot move has lost.
    CrownFirst,
}

pub(crate) mod sealed {
    /// What only the variants of this crate are.
    pub trait Sealed {}
}

/// The names of a variant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Names {
    /// The machine name, such as `international`.
    pub id: &'static str,
    /// Other names that are understood, lower case.
    pub aliases: &'static [&'static str],
    /// Number in the `GameType` tag of PDN 3.0.
    pub game_type: u8,
    /// How its federation names squares.
    pub notation: Notation,
    /// The sign of a capture, but in numbers from the top left, where it is `x`.
    pub capture_sign: char,
    /// How PDN 3.0 spells its results: `2-0 1-1 0-2` or `1-0 1/2-1/2 0-1`.
    pub results: Spelling,
    /// The side that `1-0` names first. PDN means White; records of American checkers
    /// name the first mover, who has the dark men there.
    pub named_first: Side,
    /// How common its records are: of a record that names no game, games with a greater
    /// number are tried before others.
    pub records: u8,
}

/// The rules of one variant, as constants.
///
/// ```
/// use damier_draughts::{Crowning, Precedence, Rules, rules};
///
/// assert_eq!(rules::International::PRECEDENCE, Precedence::MostPieces);
/// assert_eq!(rules::Russian::CROWNING, Crowning::InPassing);
/// ```
///
/// Directions are those of White, who moves up the board; Black's are mirrored.
/// Square numbers run row by row from the top left.
///
/// The variants of this crate are all there are: each has a place in
/// [`Variant`](crate::Variant) too, and constants are added as games need them.
///
/// ```compile_fail,E0277
/// #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
/// struct Mine;
///
/// impl damier_draughts::Rules for Mine {}
/// ```
pub trait Rules:
    Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + sealed::Sealed + 'static
{
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
    /// Where a flying king lands.
    const LANDING: Landing = Landing::Anywhere;
    /// Whether a king may turn by 180 degrees within a capture. It makes a
    /// difference only where captured pieces leave the board at once.
    const TURNS_BACK: bool = false;
    /// Whether men may capture kings.
    const MEN_TAKE_KINGS: bool = true;
    /// What wins the game.
    const GOAL: Goal = Goal::LeaveNoMove;
    /// What a rule book may choose about these rules.
    const OFFERED: &'static [&'static PlayOption] = &[];
    /// What is chosen here otherwise than usual. Each choice is a type of its own, so that
    /// it costs the others nothing.
    const OPTIONS: PlayOptions = PlayOptions::USUAL;
    /// When captured pieces are lifted.
    const REMOVAL: Removal = Removal::AfterTheMove;
}

/// The board of 8x8 with a dark corner at each player's left.
const BOARD_64: Grid = Grid {
    width: 8,
    height: 8,
    cells: crate::Cells::DarkLeft,
};
