use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Canadian draughts: the rules of international draughts on 12x12.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Canadian;

impl super::sealed::Sealed for Canadian {}

impl Rules for Canadian {
    type Bits = u128;
    type Memory = ();

    const NAMES: Names = Names {
        id: "canadian",
        aliases: &["canadian-checkers", "draughts144"],
        game_type: 27,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Draughts,
        named_first: Side::White,
        records: 0,
    };
    const GRID: Grid = Grid {
        width: 12,
        height: 12,
        cells: Cells::DarkLeft,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(43, 72), (1, 30)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONAL;
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::MostPieces;
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
}
