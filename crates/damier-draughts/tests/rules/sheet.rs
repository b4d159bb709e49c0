//! The rules once more, written from the rule texts for the slow generator: no
//! constant here comes from the crate under test.

use damier_draughts::Variant;

pub(crate) type Offset = (i8, i8);

const FORWARD: &[Offset] = &[(-1, -1), (-1, 1)];
const DIAGONAL: &[Offset] = &[(-1, -1), (-1, 1), (1, -1), (1, 1)];
/// To the nearest dark squares of the same row and column as well.
const EIGHT_WAYS: &[Offset] = &[
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
    (-2, 0),
    (2, 0),
    (0, -2),
    (0, 2),
];
const AHEAD_OR_ASIDE: &[Offset] = &[(-1, 0), (0, -1), (0, 1)];
const STRAIGHT: &[Offset] = &[(-1, 0), (0, -1), (0, 1), (1, 0)];

/// Which finished captures are allowed.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Choice {
    Any,
    Most,
    /// The greatest value, a king counting so many hundredths of a man; then with a
    /// king.
    Value(usize),
    /// Most pieces, then most kings.
    Spanish,
    /// Most pieces, then with a king, then most kings, then a king earliest.
    Italian,
    /// With a king if a king can capture.
    King,
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
    /// A man that reaches the far row while it captures takes nothing more.
    pub(crate) stops_when_crowned: bool,
    /// A king may turn by 180 degrees within a capture.
    pub(crate) turns_back: bool,
    /// A flying king lands right behind each piece it takes.
    pub(crate) lands_behind: bool,
    /// A flying king lands right behind a king that it takes last.
    pub(crate) stops_behind_king: bool,
    pub(crate) men_spare_kings: bool,
    /// No more than three quiet moves in a row with one king, for a side with
    /// men.
    pub(crate) kings_must_rest: bool,
    /// The game is over when there is a king.
    pub(crate) crowning_wins: bool,
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
        stops_when_crowned: false,
        turns_back: false,
        lands_behind: false,
        stops_behind_king: false,
        men_spare_kings: false,
        kings_must_rest: false,
        crowning_wins: false,
        lifted_at_once: false,
    }
}

/// The other readings of a game's rules: a name and a value of an option each, and what
/// is different then.
pub(crate) fn other_readings(variant: Variant) -> Vec<(&'static str, &'static str, Sheet)> {
    let usual = sheet(variant);
    match variant {
        Variant::Frisian | Variant::Frysk => {
            let choice = Choice::Value(150);
            vec![("king-value", "150", Sheet { choice, ..usual })]
        }
        Variant::Turkish => {
            let as_king = Sheet {
                crowned_in_passing: true,
                ..usual.clone()
            };
            let ends = Sheet {
                stops_when_crowned: true,
                ..usual
            };
            vec![
                ("crown-row", "ends", ends),
                ("crown-row", "as-king", as_king),
            ]
        }
        _ => vec![],
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
        Variant::International | Variant::Antidraughts => ten,
        Variant::Breakthrough => Sheet {
            crowning_wins: true,
            ..ten
        },
        Variant::Killer => Sheet {
            stops_behind_king: true,
            ..ten
        },
        Variant::Frisian | Variant::Frysk => Sheet {
            man_takes: EIGHT_WAYS,
            king_takes: EIGHT_WAYS,
            choice: Choice::Value(199),
            kings_must_rest: true,
            ..ten
        },
        Variant::Canadian => Sheet {
            rows: 12,
            columns: 12,
            ..ten
        },
        Variant::Pool => Sheet {
            choice: Choice::Any,
            ..eight
        },
        Variant::Czech => Sheet {
            choice: Choice::King,
            man_takes: FORWARD,
            ..eight
        },
        Variant::Spanish | Variant::Portuguese => Sheet {
            choice: Choice::Spanish,
            man_takes: FORWARD,
            dark_left: false,
            ..eight
        },
        Variant::Italian => Sheet {
            choice: Choice::Italian,
            man_takes: FORWARD,
            flying: false,
            men_spare_kings: true,
            dark_left: false,
            ..eight
        },
        Variant::Thai => Sheet {
            choice: Choice::Any,
            man_takes: FORWARD,
            lands_behind: true,
            lifted_at_once: true,
            turns_back: true,
            ..eight
        },
        Variant::Turkish => Sheet {
            all_squares: true,
            man_steps: AHEAD_OR_ASIDE,
            man_takes: AHEAD_OR_ASIDE,
            king_steps: STRAIGHT,
            king_takes: STRAIGHT,
            lifted_at_once: true,
            ..eight
        },
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
