use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Spanish draughts on 8x8, dark corner at the right.
///
/// The federation numbers squares from White's right-hand corner; `Square` numbers
/// run from the top left in every game.
///
/// Source: rules of the Spanish federation, as summarised by its pages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Spanish;

impl super::sealed::Sealed for Spanish {}

impl Rules for Spanish {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "spanish",
        aliases: &["dama-espanola"],
        game_type: 24,
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
    const MAN_JUMPS: Directions = Directions::DIAGONALLY_FORWARD; // men capture forward
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::MostPiecesThenKings; // quantity, then quality
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
}
