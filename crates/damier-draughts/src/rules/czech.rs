use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// Czech draughts on 8x8.
///
/// Source: rules of the Czech federation, as summarised by its pages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Czech;

impl super::sealed::Sealed for Czech {}

impl Rules for Czech {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "czech",
        aliases: &["ceska-dama"],
        game_type: 29,
        notation: Notation::Algebraic,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 5,
    };
    const GRID: Grid = BOARD_64;
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD; // men capture forward
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::KingFirst; // a king must capture before a man
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
}
