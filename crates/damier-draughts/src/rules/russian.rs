use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// Russian draughts on 8x8.
///
/// Source: IDF, official rules of draughts-64, Russian version (2016).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Russian;

impl super::sealed::Sealed for Russian {}

impl Rules for Russian {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "russian",
        aliases: &["shashki", "russian64", "draughts64", "draughts-64"],
        game_type: 25,
        notation: Notation::Algebraic, // art. 8
        capture_sign: ':',             // art. 8
        results: Spelling::Chess,
        named_first: Side::White,
        records: 6,
    };
    const GRID: Grid = BOARD_64; // art. 2.1
    const FIRST_MOVER: Side = Side::White; // art. 3.3
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)]; // art. 2.2
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // art. 3.5
    const MAN_JUMPS: Directions = Directions::DIAGONAL; // art. 4.1
    const KING_STEPS: Directions = Directions::DIAGONAL; // art. 3.8
    const KING_JUMPS: Directions = Directions::DIAGONAL; // art. 4.6
    const KING_REACH: KingReach = KingReach::Flying; // art. 3.8, 4.6
    const PRECEDENCE: Precedence = Precedence::Free; // art. 4.13
    const CROWNING: Crowning = Crowning::InPassing; // art. 4.14
}
