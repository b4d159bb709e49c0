use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// International draughts on 10x10.
///
/// Source: FMJD, Annex 1, official rules of international draughts (2015).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct International;

impl super::sealed::Sealed for International {}

impl Rules for International {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "international",
        aliases: &["standard", "draughts100", "draughts-100", "100", "polish"],
        game_type: 20,
        notation: Notation::Numeric, // art. 8.1
        capture_sign: 'x',           // art. 9.1.2
        results: Spelling::Draughts,
        named_first: Side::White,
        records: 8,
    };
    // art. 2.1-2.4: 10x10, dark corner at each player's left
    const GRID: Grid = Grid {
        width: 10,
        height: 10,
        cells: Cells::DarkLeft,
    };
    const FIRST_MOVER: Side = Side::White; // art. 3.3
    const START: [(u8, u8); 2] = [(31, 50), (1, 20)]; // art. 2.7
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // art. 3.4
    const MAN_JUMPS: Directions = Directions::DIAGONAL; // art. 4.1
    const KING_STEPS: Directions = Directions::DIAGONAL; // art. 3.9
    const KING_JUMPS: Directions = Directions::DIAGONAL; // art. 4.3
    const KING_REACH: KingReach = KingReach::Flying; // art. 3.9, 4.3
    const PRECEDENCE: Precedence = Precedence::MostPieces; // art. 4.13-4.14
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds; // art. 3.5, 4.15
}
