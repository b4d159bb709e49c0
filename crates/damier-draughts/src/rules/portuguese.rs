use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Portuguese draughts on 8x8, dark corner at the right.
///
/// The federation numbers squares from White's right-hand corner; `Square` numbers
/// run from the top left in every game.
///
/// Source: Portuguese federation (FPD), official rules (in force from April 2026).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Portuguese;

impl super::sealed::Sealed for Portuguese {}

impl Rules for Portuguese {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "portuguese",
        aliases: &["damas-classicas"],
        game_type: 28,
        notation: Notation::Reversed,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 0,
    };
    const GRID: Grid = Grid {
        width: 8,
        height: 8,
        cells: Cells::DarkRight,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD; // art. 3.4 a
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying; // art. 3.2 a
    const PRECEDENCE: Precedence = Precedence::MostPiecesThenKings; // art. 3.7 a-b
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds; // art. 3.1 e
}
