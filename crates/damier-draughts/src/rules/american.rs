use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// American checkers, also called English draughts, on 8x8.
///
/// Source: WCDF, rules of draughts (checkers) (2012). The side that the rules
/// call Red or Black is [`Side::Black`] here and moves first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct American;

impl super::sealed::Sealed for American {}

impl Rules for American {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "american",
        aliases: &[
            "english",
            "checkers",
            "american-checkers",
            "english-draughts",
        ],
        game_type: 21,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::Black,
        records: 7,
    };
    const GRID: Grid = BOARD_64; // rule 1.1-1.5
    const FIRST_MOVER: Side = Side::Black; // rule 1.13
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)]; // rule 1.9-1.12
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // rule 1.15
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD; // rule 1.18
    const KING_STEPS: Directions = Directions::DIAGONAL; // rule 1.17
    const KING_JUMPS: Directions = Directions::DIAGONAL; // rule 1.21
    const KING_REACH: KingReach = KingReach::Short; // rule 1.17, 1.21
    const PRECEDENCE: Precedence = Precedence::Free; // rule 1.20
    // rule 1.16, 1.19: the turn ends on the king row; as a man captures only
    // forward, it could not go on from there anyway
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
}
