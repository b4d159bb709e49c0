//! FEN as it is found, good and bad.

use damier_draughts::{
    FenFault, Notation, Position, PositionError, Setup, SetupError, Square, Variant,
};
use damier_game::Side;

use crate::chance::{Chance, any_placed};

use Variant::{Brazilian, Frisian, Frysk, International, Russian};

fn square(number: u8) -> Square {
    Square::new(number).expect("a square")
}

#[track_caller]
fn reads(variant: Variant, text: &str, expected: &str) {
    match Setup::parse_fen(variant, text) {
        Ok(setup) => assert_eq!(setup.fen(), expected, "{text}"),
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn every_dialect() {
    for text in [
        "W:WK1,31:B5",
        "W:WK1,31:B5.",
        " W : W K1 , 31 : B 5 . ",
        "w:wk1,31:b5",
        "W:B5:W31,K1",
        "W:WK01,31:B05",
        "[FEN \"W:WK1,31:B5\"]",
        "[FEN \"W:WK1,31:B5.\"]",
        "\"W:WK1,31:B5\"",
        "?:WK1,31:B5",
        "W:WK1,31:B5:H0:F1",
        "W:WK1,31:B5:H12:F30:+0+1",
        "B:W:WK1,31:B5",
        "W:WKb10,b4:Bj10",
    ] {
        reads(International, text, "W:WK1,31:B5");
    }
    reads(International, "W:B:WK2,20:B14", "B:WK2,20:B14");
    reads(International, "W:B:W50:B", "B:W50:B");
    reads(International, "B:W50:B", "B:W50:B");
    reads(
        International,
        "W:W31-33,K46-47:B1-3",
        "W:WK46,K47,31,32,33:B1,2,3",
    );
    reads(Russian, "W:Wa1,Kc3:Bb8,Kh8", "W:WK22,29:BK4,1");
    reads(Russian, "?:W32:B1", "W:W32:B1");
    reads(Variant::American, "?:W32:B1", "B:W32:B1");
    let mut hub = "B".to_owned() + &"e".repeat(50);
    hub.replace_range(1..3, "bB");
    hub.replace_range(49..51, "Ww");
    reads(International, &hub, "B:WK49,50:BK2,1");
}

#[track_caller]
fn faults(variant: Variant, text: &str, expected: &[(usize, FenFault)]) {
    let error = Setup::parse_fen(variant, text).expect_err(text);
    let found: Vec<_> = error
        .problems()
        .iter()
        .map(|p| (p.offset, p.what))
        .collect();
    assert_eq!(found, expected, "{text}");
    // Whatever it is, the message says where.
    assert!(error.to_string().contains("offset"), "{error}");
}

#[test]
fn every_fault_has_its_place() {
    faults(
        International,
        "W:WK4,WK5,55:B4",
        &[
            (6, FenFault::NotASquare),
            (10, FenFault::OffBoard(50)),
            (14, FenFault::UsedTwice(square(4))),
        ],
    );
    faults(International, "", &[(0, FenFault::NoSide)]);
    faults(
        International,
        "W",
        &[
            (1, FenFault::NoList(Side::White)),
            (1, FenFault::NoList(Side::Black)),
        ][..1],
    );
    faults(
        International,
        "W:W31",
        &[(5, FenFault::NoList(Side::Black))],
    );
    faults(International, "X:W31:B5", &[(0, FenFault::NoSide)]);
    faults(International, "\"\"X:W31:B5\"", &[(2, FenFault::NoSide)]);
    let hub = format!("W{}", "e".repeat(49));
    let (found, squares) = (49, 50);
    let short = FenFault::HubLength { found, squares };
    faults(International, &hub, &[(50, short)]);
    let (found, squares) = (49, 32);
    let long = FenFault::HubLength { found, squares };
    faults(Variant::Russian, &hub, &[(33, long)]);
    let odd = format!(" B{}x{}", "b".repeat(20), "w".repeat(29));
    faults(International, &odd, &[(22, FenFault::HubLetter)]);
    faults(
        International,
        "W:W31:W5",
        &[(6, FenFault::ColourTwice(Side::White))],
    );
    faults(
        International,
        "W:33:B:28,29",
        &[(2, FenFault::NoColour), (7, FenFault::NoColour)],
    );
    faults(
        International,
        "W:W31,,32:B5",
        &[(6, FenFault::NothingListed)],
    );
    faults(International, "W:W35-31:B5", &[(3, FenFault::BadRange(50))]);
    faults(International, "W:W41-55:B5", &[(3, FenFault::BadRange(50))]);
    faults(International, "W:W0:B5", &[(3, FenFault::OffBoard(50))]);
    faults(International, "W:W999:B5", &[(3, FenFault::OffBoard(50))]);
    faults(International, "W:WK:B5", &[(3, FenFault::NotASquare)]);
    faults(Russian, "W:Wa2:Bb8", &[(3, FenFault::NotASquare)]);
    faults(Russian, "W:Wi1:Bb8", &[(3, FenFault::NotASquare)]);
    faults(Russian, "W:Wé1:Bb8", &[(3, FenFault::NotASquare)]);
}

#[test]
fn rubbish_is_refused_without_panic() {
    let letters: Vec<char> = "WBKwbk?:,.-0123456789 aéh\"[]x+HF\u{1F600}"
        .chars()
        .collect();
    let mut chance = Chance::new(7);
    for _ in 0..20_000 {
        let length = chance.below(24);
        let text: String = (0..length)
            .map(|_| letters[chance.below(letters.len())])
            .collect();
        for &variant in Variant::ALL {
            if let Ok(position) = Position::from_fen(variant, &text) {
                assert_eq!(
                    Position::from_fen(variant, &position.fen()),
                    Ok(position),
                    "{text}"
                );
            }
            let start = Position::start(variant);
            if let Ok(mv) = start.parse_move(&text) {
                assert!(start.legal_moves().contains(&mv), "{text}");
            }
        }
    }
}

#[test]
fn positions_that_cannot_be() {
    let reasons = |variant, fen| match Position::from_fen(variant, fen) {
        Err(PositionError::Setup(errors)) => errors.reasons().to_vec(),
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(
        reasons(International, "W:W4:B49"),
        [
            SetupError::ManOnCrownRow(square(4), Side::White),
            SetupError::ManOnCrownRow(square(49), Side::Black)
        ]
    );
    assert_eq!(reasons(Brazilian, "W:W:B"), [SetupError::NoPieces]);
    let mut setup = Setup::empty(Side::White);
    setup
        .pieces
        .insert(square(40), damier_draughts::Piece::man(Side::White));
    let errors = Position::from_setup(Russian, &setup).expect_err("off the board");
    assert_eq!(errors.reasons(), [SetupError::OffBoard(square(40))]);
    // Men on the row they started from are fine, and so is an empty side.
    assert!(Position::from_fen(International, "W:W46-50:B1-5").is_ok());
    assert!(Position::from_fen(International, "W:W46:B").is_ok());
}

#[test]
fn king_moves_are_told_of_kings_that_are_there() {
    let reasons = |variant, fen| match Position::from_fen(variant, fen) {
        Ok(_) => Vec::new(),
        Err(PositionError::Setup(errors)) => errors.reasons().to_vec(),
        Err(error) => panic!("{fen}: {error}"),
    };
    for variant in [Frisian, Frysk] {
        for (fen, expected) in [
            ("W:WK46,31:BK5,6:+0+246", vec![]),
            ("W:WK46,31:BK5,6:+15+246", vec![]),
            // A man, nothing and the other side's king are not the king meant.
            (
                "W:WK46,31:BK5,6:+0+231",
                vec![SetupError::NoKingThere(square(31), Side::White)],
            ),
            (
                "W:WK46,31:BK5,6:+146+25",
                vec![
                    SetupError::NoKingThere(square(5), Side::White),
                    SetupError::NoKingThere(square(46), Side::Black),
                ],
            ),
            ("W:WK46,31:BK5,6:+020+0", vec![]),
        ] {
            assert_eq!(reasons(variant, fen), expected, "{variant} {fen}");
        }
    }
    // Other games take no notice.
    assert_eq!(reasons(International, "W:WK46,31:BK5,6:+0+231"), []);
}

#[test]
fn what_is_written_is_read_back() {
    let mut chance = Chance::new(11);
    for &variant in Variant::ALL {
        for _ in 0..500 {
            let position = any_placed(variant, &mut chance);
            for notation in [Notation::Numeric, Notation::Algebraic] {
                let fen = position.fen_in(notation);
                assert_eq!(Position::from_fen(variant, &fen), Ok(position), "{fen}");
            }
        }
    }
}

#[test]
fn a_text_that_is_wrong_all_over_is_refused_in_few_words() {
    let clash = format!("W:W{}1-50:B50", "1-50,".repeat(20_000));
    let junk = format!("W:W{}:B50", "x".repeat(1_000_000));
    for text in [&clash, &junk] {
        let error = Setup::parse_fen(International, text).expect_err("hostile");
        assert!((1..=20).contains(&error.problems().len()));
        assert!(error.to_string().len() < 5_000);
    }
}
