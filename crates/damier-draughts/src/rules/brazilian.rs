use damier_game::{Side, Spelling};

use super::{BOARD_64, Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Grid, Notation};

/// Brazilian draughts: the rules of international draughts on 8x8.
///
/// Source: IDF, official rules of draughts-64, Brazilian version (2016), and
/// the rules of the Brazilian federation (CBD).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Brazilian;

impl super::sealed::Sealed for Brazilian {}

impl Rules for Brazilian {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "brazilian",
        aliases: &["brasilian", "brasileira"],
        game_type: 26,
        notation: Notation::Algebraic, // IDF art. 8
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 4,
    };
    const GRID: Grid = BOARD_64; // IDF art. 2.1
    const FIRST_MOVER: Side = Side::White; // IDF art. 3.3
    const START: [(u8, u8); 2] = [(21, 32), (1, 12)]; // IDF art. 2.2
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // IDF art. 3.5
    const MAN_JUMPS: Directions = Directions::DIAGONAL; // IDF art. 4.1
    const KING_STEPS: Directions = Directions::DIAGONAL; // IDF art. 3.8
    const KING_JUMPS: Directions = Directions::DIAGONAL; // IDF art. 4.6
    const KING_REACH: KingReach = KingReach::Flying; // IDF art. 3.8, 4.6
    const PRECEDENCE: Precedence = Precedence::MostPieces; // IDF art. 4.16.1
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds; // IDF art. 4.16.2-4.16.3
}
