use core::fmt::Debug;
use core::hash::Hash;
use core::marker::PhantomData;

use damier_game::{Side, Spelling};

use super::sealed::Sealed;
use super::{Crowning, KingReach, Names, Precedence, Removal, Rules};
use crate::direction::Directions;
use crate::{Cells, Grid, Notation, PlayOption, PlayOptions};

/// Turkish draughts on all 64 squares of 8x8, along rows and columns.
///
/// Source: rules of the Turkish federation (2018) and of the international
/// championship (2021). A man whose capture passes over the crown row goes on as a man;
/// other sources have it otherwise, so that is an option.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Turkish<C: CrownRow = CrownedAtTheEnd>(PhantomData<C>);

/// What becomes of a man whose capture reaches the crown row.
pub trait CrownRow: Copy + Ord + Hash + Debug + Default + Send + Sync + Sealed + 'static {
    /// When it is crowned.
    const CROWNING: Crowning;
    /// What is chosen by it.
    const OPTIONS: PlayOptions;
}

/// It goes on as a man if it can, and is crowned where its capture ends: rules of 2018,
/// article 1 h.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CrownedAtTheEnd;

/// Its capture ends there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EndsOnCrownRow;

/// It becomes a king at once and goes on as one if it can.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct CrownedAtOnce;

impl Sealed for CrownedAtTheEnd {}
impl Sealed for EndsOnCrownRow {}
impl Sealed for CrownedAtOnce {}

impl CrownRow for CrownedAtTheEnd {
    const CROWNING: Crowning = Crowning::WhereTheMoveEnds;
    const OPTIONS: PlayOptions = PlayOptions::USUAL;
}

impl CrownRow for EndsOnCrownRow {
    const CROWNING: Crowning = Crowning::EndsTheMove;
    const OPTIONS: PlayOptions = PlayOptions::CAPTURE_ENDS_ON_CROWN_ROW;
}

impl CrownRow for CrownedAtOnce {
    const CROWNING: Crowning = Crowning::InPassing;
    const OPTIONS: PlayOptions = PlayOptions::CROWNED_WITHIN_CAPTURE;
}

impl<C: CrownRow> Sealed for Turkish<C> {}

impl<C: CrownRow> Rules for Turkish<C> {
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
    const CROWNING: Crowning = C::CROWNING; // art. 1 h: goes on as a man, unless chosen
    const OFFERED: &'static [&'static PlayOption] = &[&PlayOption::CROWN_ROW];
    const OPTIONS: PlayOptions = C::OPTIONS;
    const REMOVAL: Removal = Removal::AtOnce; // lifted one after the other
}
