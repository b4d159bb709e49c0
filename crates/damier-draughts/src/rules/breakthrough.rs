use damier_game::{Side, Spelling};

use super::{Crowning, Goal, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Breakthrough on 10x10: the first to crown a man wins.
///
/// Moves as in international draughts (FMJD, Annex 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Breakthrough;

impl super::sealed::Sealed for Breakthrough {}

impl Rules for Breakthrough {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "breakthrough",
        aliases: &["bt", "break-through"],
        game_type: 96,
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
    const GOAL: Goal = Goal::CrownFirst; // crowning wins
}
