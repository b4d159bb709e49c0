use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Names, Precedence, Removal, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Turkish draughts on all 64 squares of 8x8, along rows and columns.
///
/// Source: rules of the Turkish federation (2018) and of the international
/// championship (2021).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turkish;

impl Rules for Turkish {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "turkish",
        aliases: &["dama", "turkish-dama"],
        game_type: 30,
        notation: Notation::Algebraic,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 0,
    };
    const GRID: Grid = Grid {
        width: 8,
        height: 8,
        cells: Cells::All,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(41, 56), (9, 24)]; // second and third row
    const MAN_STEPS: Directions = Directions::FORWARD_AND_SIDEWAYS;
    const MAN_JUMPS: Directions = Directions::FORWARD_AND_SIDEWAYS;
    const KING_STEPS: Directions = Directions::ORTHOGONAL;
    const KING_JUMPS: Directions = Directions::ORTHOGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::MostPieces; // the most pieces, whatever they are
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds; // art. 1 h: goes on as a man
    const REMOVAL: Removal = Removal::AtOnce; // lifted one after the other
}
