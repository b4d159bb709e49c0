//! Pictures as they are drawn. To accept changes: `UPDATE=1 cargo test -p damier-diagram`.

use std::path::PathBuf;

use damier_diagram::{Colours, Coordinates, Options, Symbols, TextOptions, svg, text, text_with};
use damier_draughts::{Notation, Position, Square, Variant};
use damier_game::Side;

#[track_caller]
fn check(name: &str, drawn: &str) {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", name]
        .iter()
        .collect();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, drawn).expect("the folder can be written");
    }
    let expected = std::fs::read_to_string(&path).expect("a picture of this name");
    assert!(
        drawn == expected,
        "{name} changed; look at it, then run with UPDATE=1"
    );
}

fn squares(numbers: &[u8]) -> Vec<Square> {
    numbers.iter().copied().filter_map(Square::new).collect()
}

/// An endgame with all four kinds of piece.
fn endgame() -> Position {
    let fen = "B:WK5,28,32,33,37:BK46,8,9,13,K1";
    Position::from_fen(Variant::International, fen).expect("a position")
}

fn small_endgame() -> Position {
    let fen = "W:WKa1,c3,e3:BKh8,b6,f6";
    Position::from_fen(Variant::Russian, fen).expect("a position")
}

#[test]
fn pictures_of_every_kind_of_board() {
    check(
        "international.svg",
        &svg(
            &endgame(),
            &Options {
                size: Some(480),
                last_move: squares(&[32, 28]),
                marks: squares(&[13]),
                ..Options::default()
            },
        ),
    );
    check(
        "russian-black.svg",
        &svg(
            &small_endgame(),
            &Options {
                bottom: Side::Black,
                colours: Colours::DARK,
                last_move: squares(&[29, 18, 11]),
                title: Some("Дамки & шашки <1>".into()),
                description: Some("Белые: a1".into()),
                ..Options::default()
            },
        ),
    );
    check(
        "russian-print.svg",
        &svg(
            &small_endgame(),
            &Options {
                colours: Colours::PRINT,
                coordinates: Coordinates::Squares,
                notation: Some(Notation::Numeric),
                ..Options::default()
            },
        ),
    );
    check(
        "turkish.svg",
        &svg(
            &Position::start(Variant::Turkish),
            &Options {
                coordinates: Coordinates::None,
                ..Options::default()
            },
        ),
    );
}

#[test]
fn boards_of_characters() {
    check("international.txt", &text(&endgame()));
    check("canadian.txt", &text(&Position::start(Variant::Canadian)));
    check("italian.txt", &text(&Position::start(Variant::Italian)));
    let options = TextOptions {
        bottom: Side::Black,
        symbols: Symbols::Discs,
        notation: None,
    };
    check("russian-black.txt", &text_with(&small_endgame(), &options));
    let options = TextOptions {
        notation: Some(Notation::Numeric),
        ..TextOptions::default()
    };
    check(
        "russian-numbers.txt",
        &text_with(&small_endgame(), &options),
    );
}

#[test]
fn every_piece_of_every_start_is_drawn() {
    for &variant in Variant::ALL {
        let position = Position::start(variant);
        let picture = svg(&position, &Options::default());
        let men = position
            .pieces()
            .filter(|(_, piece)| !piece.is_king())
            .count();
        assert_eq!(picture.matches("<circle ").count(), 2 * men, "{variant}");
        assert_eq!(picture.matches("<title>").count(), 1);
        assert!(
            !picture.contains(" id="),
            "pictures in one page must not clash"
        );
        let drawn = text(&position);
        assert_eq!(
            drawn.matches('w').count() + drawn.matches('b').count(),
            men + usize::from(
                // The letter of the second column.
                drawn.contains(" a b "),
            ),
            "{variant}"
        );
        assert!(drawn.lines().all(|line| line.trim_end() == line));
    }
}

#[test]
fn a_turned_board_is_turned_about_its_middle() {
    let position = Position::from_fen(Variant::Brazilian, "W:Wa1:B").expect("a position");
    let at = |bottom, x, y| {
        let picture = svg(
            &position,
            &Options {
                bottom,
                ..Options::default()
            },
        );
        picture.contains(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"40\""))
    };
    assert!(at(Side::White, 50, 750));
    assert!(at(Side::Black, 750, 50));
}

#[test]
fn squares_of_another_board_are_not_marked() {
    let marks = squares(&[33, 50]);
    let options = Options {
        marks: marks.clone(),
        last_move: marks,
        ..Options::default()
    };
    let picture = svg(&small_endgame(), &options);
    let plain = svg(&small_endgame(), &Options::default());
    assert!(picture.contains(plain.split("<g fill=\"#faf5ec\"").next().expect("a board")));
    assert!(!picture.contains("r=\"45\""));
}

#[test]
fn the_size_is_that_of_the_whole_picture() {
    let picture = svg(
        &endgame(),
        &Options {
            size: Some(546),
            ..Options::default()
        },
    );
    assert!(picture.contains("viewBox=\"-46 -46 1092 1092\" width=\"546\" height=\"546\""));
}

#[test]
fn a_picture_fits_into_a_page_that_has_its_own_words_and_measures() {
    let position = Position::start(Variant::Russian);
    let plain = Options {
        class: Some("picture"),
        margins: Some(damier_diagram::Margins { far: 2, near: 46 }),
        title: Some("Доска <1>".to_owned()),
        description: Some(String::new()),
        ..Options::default()
    };
    let picture = svg(&position, &plain);
    assert!(picture.contains("viewBox=\"-46 -2 848 848\" class=\"picture\""));
    assert!(picture.contains("<title>Доска &lt;1&gt;</title>") && !picture.contains("<desc>"));
    let hidden = Options {
        decoration: true,
        ..plain
    };
    let picture = svg(&position, &hidden);
    assert!(picture.contains("aria-hidden=\"true\"") && !picture.contains("<title>"));
}
