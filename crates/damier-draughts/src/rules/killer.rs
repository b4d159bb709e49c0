use damier_game::{Side, Spelling};

use super::{Crowning, KingReach, Landing, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation};

/// Killer draughts on 10x10: a king stops right behind a king if that is the last
/// piece it takes, so that two kings can win against one.
///
/// Everything else as in international draughts (FMJD, Annex 1), whose PDN number
/// it shares because it has none of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Killer;

impl super::sealed::Sealed for Killer {}

impl Rules for Killer {
    type Bits = u64;
    type Memory = ();

    const NAMES: Names = Names {
        id: "killer",
        aliases: &["killer-draughts"],
        game_type: 20,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Draughts,
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
    const LANDING: Landing = Landing::RightBehindLastKing;
}
