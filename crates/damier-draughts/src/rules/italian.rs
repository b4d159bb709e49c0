use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Italian draughts on 8x8, dark corner at the right.
///
/// Source: Italian federation (FID), technical rules, chapter I.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Italian;

impl super::sealed::Sealed for Italian {}

impl Rules for Italian {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "italian",
        aliases: &["dama-italiana"],
        game_type: 22,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 3,
    };
    const GRID: Grid = Grid {
        width: 8,
        height: 8,
        cells: Cells::DarkRight,
    }; // art. 1.1.1
    const FIRST_MOVER: Side = Side::White; // art. 1.1.3.4
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD; // art. 1.1.5.3
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Short;
    const PRECEDENCE: Precedence = Precedence::ItalianOrder; // art. 1.1.6.6-1.1.6.9
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const MEN_TAKE_KINGS: bool = false; // art. 1.1.5.3 b
}
