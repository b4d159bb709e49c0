use damier_game::{Side, Spelling};

use super::{Crowning, Goal, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Antidraughts (losing draughts) on 10x10: who cannot move wins.
///
/// Moves as in international draughts (FMJD, Annex 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Antidraughts;

impl super::sealed::Sealed for Antidraughts {}

impl Rules for Antidraughts {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "antidraughts",
        aliases: &["losing", "giveaway", "anti-draughts", "suicide"],
        game_type: 98,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 0,
    };
    const GRID: Grid = Grid {
        width: 10,
        height: 10,
        cells: Cells::DarkLeft,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(31, 50), (1, 20)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::DIAGONAL;
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::DIAGONAL;
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::MostPieces;
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const GOAL: Goal = Goal::HaveNoMove; // the player without pieces or moves wins
}
