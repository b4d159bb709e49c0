//! Names, boards and starts of the variants.

use damier_draughts::{Notation, Position, Square, Variant};
use damier_game::Side;

#[test]
fn every_name_leads_to_its_variant() {
    for &variant in Variant::ALL {
        assert_eq!(variant.id().parse(), Ok(variant));
        assert_eq!(variant.id().to_uppercase().parse(), Ok(variant));
        for alias in variant.aliases() {
            assert_eq!(alias.parse(), Ok(variant), "{alias}");
        }
    }
    for (text, variant) in [
        ("english", Variant::American),
        ("Checkers", Variant::American),
        ("standard", Variant::International),
        ("draughts100", Variant::International),
        (" 25 ", Variant::Russian),
        ("20", Variant::International),
    ] {
        assert_eq!(text.parse(), Ok(variant), "{text}");
    }
    for text in ["", "chess", "21st", "-20", "255", "19"] {
        let error = text.parse::<Variant>().expect_err(text);
        assert_eq!(error.name(), text);
        assert!(
            error.to_string().contains("international, russian"),
            "{error}"
        );
    }
}

#[test]
fn numbers_of_the_pdn_standard() {
    use Variant::*;
    let numbers = [
        (20, International),
        (21, American),
        (22, Italian),
        (23, Pool),
        (24, Spanish),
        (25, Russian),
        (26, Brazilian),
        (27, Canadian),
        (28, Portuguese),
        (29, Czech),
        (30, Turkish),
        (31, Thai),
        (40, Frisian),
    ];
    for (number, variant) in numbers {
        assert_eq!(variant.game_type(), number);
        assert_eq!(Variant::from_game_type(number), Some(variant));
    }
    assert_eq!(Variant::from_game_type(0), None);
}

#[test]
fn starts() {
    let men = |range: std::ops::RangeInclusive<u8>| {
        range
            .map(|number| number.to_string())
            .collect::<Vec<_>>()
            .join(",")
    };
    for &variant in Variant::ALL {
        let (white, black, first) = match variant {
            Variant::Frysk => (46..=50, 1..=5, "W"),
            Variant::Canadian => (43..=72, 1..=30, "W"),
            Variant::Turkish => (41..=56, 9..=24, "W"),
            Variant::Thai => (25..=32, 1..=8, "B"),
            Variant::American | Variant::Pool => (21..=32, 1..=12, "B"),
            _ if variant.geometry().squares() == 50 => (31..=50, 1..=20, "W"),
            _ => (21..=32, 1..=12, "W"),
        };
        let start = Position::start(variant);
        assert_eq!(
            start.fen(),
            format!("{first}:W{}:B{}", men(white), men(black)),
            "{variant}"
        );
        assert_eq!(start.side_to_move(), variant.first_mover());
        assert!(start.facts().terminal.is_none());
    }
}

#[test]
fn squares_have_places_and_names() {
    for &variant in Variant::ALL {
        let board = variant.geometry();
        assert_eq!(board.all_squares().count(), usize::from(board.squares()));
        for square in board.all_squares() {
            let (row, column) = board.row_col(square);
            assert_eq!(board.at(row, column), Some(square));
            for notation in [Notation::Numeric, Notation::Algebraic] {
                let name = board.name(square, notation);
                assert_eq!(board.parse_square(&name, notation), Some(square), "{name}");
            }
        }
        let squares = (0..=13).flat_map(|row| (0..=13).filter_map(move |c| board.at(row, c)));
        assert!(squares.eq(board.all_squares()), "{variant}");
    }
    let name = |variant: Variant, number| {
        variant
            .geometry()
            .algebra(Square::new(number).expect("a square"))
    };
    assert_eq!(name(Variant::International, 46), "a1");
    assert_eq!(name(Variant::International, 5), "j10");
    assert_eq!(name(Variant::Russian, 29), "a1");
    assert_eq!(name(Variant::Russian, 4), "h8");
    assert_eq!(name(Variant::Italian, 32), "h1"); // the dark corner at the right
    assert_eq!(name(Variant::Italian, 1), "a8");
    assert_eq!(name(Variant::Turkish, 1), "a8");
    assert_eq!(name(Variant::Turkish, 64), "h1");
    assert_eq!(name(Variant::Canadian, 72), "k1");
}

#[test]
fn long_diagonals() {
    let numbers = |variant: Variant| {
        let squares = variant.geometry().long_diagonal();
        squares
            .iter()
            .map(|square| square.number())
            .collect::<Vec<_>>()
    };
    assert_eq!(
        numbers(Variant::International),
        [5, 10, 14, 19, 23, 28, 32, 37, 41, 46]
    );
    assert_eq!(numbers(Variant::Russian), [4, 8, 11, 15, 18, 22, 25, 29]);
    assert_eq!(numbers(Variant::Italian), [1, 5, 10, 14, 19, 23, 28, 32]);
    assert!(numbers(Variant::Turkish).is_empty());
    let position = Position::from_fen(Variant::Russian, "W:WKa1,Kc3:BKh8,Kb8").expect("a position");
    let facts = position.facts();
    assert_eq!(facts.force[Side::White].on_long_diagonal, 2);
    assert_eq!(facts.force[Side::Black].on_long_diagonal, 1);
}
