use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Landing, Names, Precedence, Removal, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// Thai checkers (makhos) on 8x8 with eight men a side.
///
/// Squares are named and moves written as PDN 3.0 has it: numbers from White's
/// right-hand corner (Black begins and sees it at the top left), captures with `-`.
///
/// Source: descriptions of the game; there is no federation text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Thai;

impl super::sealed::Sealed for Thai {}

impl Rules for Thai {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "thai",
        aliases: &["makhos", "mak-hot"],
        game_type: 31,
        notation: Notation::Reversed,
        capture_sign: '-',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 0,
    };
    const GRID: Grid = BOARD_64;
    const FIRST_MOVER: Side = Side::Black;
    const START: [(u8, u8); 2] = [(25, 32), (1, 8)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD;
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::Free;
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const REMOVAL: Removal = Removal::AtOnce; // lifted one after the other
    const TURNS_BACK: bool = true; // may go on in the direction it came from
    const LANDING: Landing = Landing::RightBehind; // lands right behind what it takes
}
