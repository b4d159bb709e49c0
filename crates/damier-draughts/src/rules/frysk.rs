use core::marker::PhantomData;

use damier_game::{Side, Spelling};

use super::sealed::Sealed;
use super::{AlmostTwoMen, Crowning, KingReach, KingValue, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, KingRuns, Notation, PlayOption, PlayOptions};

/// Frysk!, Frisian draughts with five men a side on their back rows.
///
/// Source: the game as played on lidraughts; everything else as in the official
/// rules of Frisian draughts (2011).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Frysk<V: KingValue = AlmostTwoMen>(PhantomData<V>);

impl<V: KingValue> Sealed for Frysk<V> {}

impl<V: KingValue> Rules for Frysk<V> {
    type Bits = u64;
    type Memory = KingRuns;

    const NAMES: Names = Names {
        id: "frysk",
        aliases: &["frysk!", "frisian-5"],
        game_type: 97,
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
    const START: [(u8, u8); 2] = [(46, 50), (1, 5)]; // five men each
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD;
    const MAN_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_STEPS: Directions = Directions::DIAGONAL;
    const KING_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_REACH: KingReach = KingReach::Flying;
    const PRECEDENCE: Precedence = Precedence::MostValue {
        king: V::HUNDREDTHS,
    };
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const OFFERED: &'static [&'static PlayOption] = &[&PlayOption::KING_VALUE];
    const OPTIONS: PlayOptions = V::OPTIONS;
}
