use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, KingRuns, Notation};

/// Frisian draughts on 10x10: captures straight along rows and columns too.
///
/// Source: official rules of Frisian draughts (2011).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Frisian;

impl Rules for Frisian {
    type Bits = u64;
    type Memory = KingRuns;

    const NAMES: Names = Names {
        id: "frisian",
        aliases: &["frysk-dammen", "frisian-draughts"],
        game_type: 40,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 1,
    };
    // Board, start and steps as in international draughts.
    const GRID: Grid = Grid {
        width: 10,
        height: 10,
        cells: Cells::DarkLeft,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(31, 50), (1, 20)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // steps are diagonal
    const MAN_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_STEPS: Directions = Directions::DIAGONAL; // steps are diagonal
    const KING_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_REACH: KingReach = KingReach::Flying;
    // the capture of the greatest value; a king's, if values are equal
    const PRECEDENCE: Precedence = Precedence::MostValue;
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
}
