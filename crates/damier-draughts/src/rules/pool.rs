use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// Pool checkers on 8x8.
///
/// Source: rules of the American Pool Checkers Association.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Pool;

impl super::sealed::Sealed for Pool {}

impl Rules for Pool {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "pool",
        aliases: &["pool-checkers"],
        game_type: 23,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 2,
    };
    const GRID: Grid = BOARD_64;
    const FIRST_MOVER: Side = Side::Black;
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONAL;
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::Free;
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds; // a man that can go on stays a man
}
