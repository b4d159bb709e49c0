//! The rules once more, written from the rule texts for the slow generator: no
//! constant here comes from the crate under test.

use damier_draughts::Variant;

pub(crate) type Offset = (i8, i8);

const FORWARD: &[Offset] = &[(-1, -1), (-1, 1)];
const DIAGONAL: &[Offset] = &[(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// Which finished captures are allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Choice {
    Any,
    Most,
}

/// One game. Offsets are (rows down, columns right), for White.
#[derive(Clone, Debug)]
pub(crate) struct Sheet {
    pub(crate) variant: Variant,
    pub(crate) rows: i8,
    pub(crate) columns: i8,
    /// Whether the square in the bottom left corner is played on.
    pub(crate) dark_left: bool,
    pub(crate) all_squares: bool,
    pub(crate) man_steps: &'static [Offset],
    pub(crate) man_takes: &'static [Offset],
    pub(crate) king_steps: &'static [Offset],
    pub(crate) king_takes: &'static [Offset],
    pub(crate) flying: bool,
    pub(crate) choice: Choice,
    /// A man that reaches the far row while it captures goes on as a king.
    pub(crate) crowned_in_passing: bool,
    /// Captured pieces leave the board one by one.
    pub(crate) lifted_at_once: bool,
}

/// International draughts, from which the others are told apart.
fn international() -> Sheet {
    Sheet {
        variant: Variant::International,
        rows: 10,
        columns: 10,
        dark_left: true,
        all_squares: false,
        man_steps: FORWARD,
        man_takes: DIAGONAL,
        king_steps: DIAGONAL,
        king_takes: DIAGONAL,
        flying: true,
        choice: Choice::Most,
        crowned_in_passing: false,
        lifted_at_once: false,
    }
}

pub(crate) fn sheet(variant: Variant) -> Sheet {
    let ten = Sheet {
        variant,
        ..international()
    };
    let eight = Sheet {
        rows: 8,
        columns: 8,
        ..ten.clone()
    };
    match variant {
        Variant::International => ten,
        Variant::Russian => Sheet {
            choice: Choice::Any,
            crowned_in_passing: true,
            ..eight
        },
        Variant::Brazilian => eight,
        Variant::American => Sheet {
            choice: Choice::Any,
            man_takes: FORWARD,
            flying: false,
            ..eight
        },
        other => panic!("write the rules of {other} down first"),
    }
}
