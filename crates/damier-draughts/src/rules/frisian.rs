use core::fmt::Debug;
use core::hash::Hash;
use core::marker::PhantomData;

use damier_game::{Side, Spelling};

use super::sealed::Sealed;
use super::{Crowning, KingReach, Names, Precedence, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, KingRuns, Notation, PlayOption, PlayOptions};

/// Frisian draughts on 10x10: captures straight along rows and columns too.
///
/// Source: official rules of Frisian draughts (2011). They say of a king's value that it
/// is less than that of two men; how much less is an option.
/// ```
/// use damier_draughts::rules::{Frisian, OneAndAHalf};
/// use damier_draughts::{Board, Position};
///
/// let board = Board::<Frisian<OneAndAHalf>>::start();
/// assert!(Position::from(board).fen().ends_with(":Oking-value=150"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Frisian<V: KingValue = AlmostTwoMen>(PhantomData<V>);

/// What a king counts when captures are compared by value.
pub trait KingValue: Copy + Ord + Hash + Debug + Default + Send + Sync + Sealed + 'static {
    /// In hundredths of a man.
    const HUNDREDTHS: u32;
    /// What is chosen by it.
    const OPTIONS: PlayOptions;
}

/// A king counts a little less than two men, as on the federation's own lists: two
/// kings are worth more than three men.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct AlmostTwoMen;

/// A king counts one and a half men, as some primers teach: two kings are worth three
/// men.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct OneAndAHalf;

impl Sealed for AlmostTwoMen {}
impl Sealed for OneAndAHalf {}

impl KingValue for AlmostTwoMen {
    const HUNDREDTHS: u32 = 199;
    const OPTIONS: PlayOptions = PlayOptions::USUAL;
}

impl KingValue for OneAndAHalf {
    const HUNDREDTHS: u32 = 150;
    const OPTIONS: PlayOptions = PlayOptions::KING_OF_ONE_AND_A_HALF;
}

impl<V: KingValue> Sealed for Frisian<V> {}

impl<V: KingValue> Rules for Frisian<V> {
    type Bits = u64;
    type Memory = KingRuns;

    const NAMES: Names = Names {
        id: "frisian",
        aliases: &["frysk-dammen", "frisian-draughts"],
        game_type: 40,
        notation: Notation::Numeric,
        capture_sign: 'x',
        results: Spelling::Chess,
        named_first: Side::White,
        records: 1,
    };
    // Board, start and steps as in international draughts.
    const GRID: Grid = Grid {
        width: 10,
        height: 10,
        cells: Cells::DarkLeft,
    };
    const FIRST_MOVER: Side = Side::White;
    const START: [(u8, u8); 2] = [(31, 50), (1, 20)];
    const MAN_STEPS: Directions = Directions::DIAGONALLY_FORWARD; // steps are diagonal
    const MAN_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_STEPS: Directions = Directions::DIAGONAL; // steps are diagonal
    const KING_JUMPS: Directions = Directions::ALL; // captures in eight directions
    const KING_REACH: KingReach = KingReach::Flying;
    // the capture of the greatest value; a king's, if values are equal
    const PRECEDENCE: Precedence = Precedence::MostValue {
        king: V::HUNDREDTHS,
    };
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const OFFERED: &'static [&'static PlayOption] = &[&PlayOption::KING_VALUE];
    const OPTIONS: PlayOptions = V::OPTIONS;
}
