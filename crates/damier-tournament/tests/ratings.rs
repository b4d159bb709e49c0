//! Ratings against published examples and tables.

use std::collections::BTreeMap;

use damier_tournament::files::read_csv;
use damier_tournament::rating::{
    EloRules, Glicko, elo_changes, expected_score, fide_difference, glicko_period, performance,
};
use damier_tournament::{Fraction, PlayerId};

fn f(text: &str) -> Fraction {
    text.parse().expect("a fraction")
}

#[test]
fn the_tables_of_fide() {
    for (per_cent, difference) in [
        (100, 800),
        (99, 677),
        (75, 193),
        (60, 72),
        (50, 0),
        (49, -7),
        (25, -193),
        (0, -800),
    ] {
        assert_eq!(
            fide_difference(f(&per_cent.to_string()) / f("100")),
            difference
        );
    }
    // Two of three are 66.67 per cent, taken as 67.
    assert_eq!(fide_difference(f("2/3")), 125);
    for (difference, share) in [
        (0, "0.5"),
        (3, "0.5"),
        (4, "0.51"),
        (50, "0.57"),
        (92, "0.63"),
        (197, "0.75"),
        (198, "0.76"),
        (391, "0.91"),
        (392, "0.92"),
        (735, "0.99"),
        (736, "1"),
    ] {
        assert_eq!(
            expected_score(2000 + difference, 2000, None),
            f(share),
            "{difference}"
        );
        let weaker = expected_score(2000, 2000 + difference, None);
        assert_eq!(weaker, f("1") - f(share), "-{difference}");
    }
    assert_eq!(expected_score(2800, 1400, Some(400)), f("0.92"));
}

const EVENT: &str = "# system: round robin\n# scoring: win=2 draw=1 loss=0\n\
    id;name;rating;R1;R2;R3\n\
    1;A;1500;2w2;3w0;4w0\n2;B;1400;1b0;;\n3;C;1550;;1b2;\n4;D;1700;;;1b2\n";

#[test]
fn elo_changes_and_performance() {
    let event = read_csv(EVENT).expect("a table").event;
    let changes = elo_changes(&event, EloRules::default(), None);
    let first = &changes[0];
    assert_eq!((first.games, first.score), (3, f("1")));
    // 0.64 + 0.43 + 0.24
    assert_eq!(first.expected, f("1.31"));
    assert_eq!(first.change, f("-6.2"));
    // Mean 1550, one of three is 33 per cent: -125.
    assert_eq!(first.performance, Some(1425));
    assert_eq!(performance(&[], f("0")), None);
}

/// The example of Mark Glickman's paper.
#[test]
fn glicko_2() {
    let event = read_csv(EVENT).expect("a table").event;
    let of = |rating, deviation| Glicko {
        rating,
        deviation,
        volatility: 0.06,
    };
    let before: BTreeMap<PlayerId, Glicko> = [
        (PlayerId(1), of(1500.0, 200.0)),
        (PlayerId(2), of(1400.0, 30.0)),
        (PlayerId(3), of(1550.0, 100.0)),
        (PlayerId(4), of(1700.0, 300.0)),
    ]
    .into();
    let after = glicko_period(&event, &before)[&PlayerId(1)];
    assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
    assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
    assert!((after.volatility - 0.05999).abs() < 0.0001, "{after:?}");
}
