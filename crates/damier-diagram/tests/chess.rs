//! Pictures of chess positions.

use damier_diagram::Colours;
use damier_diagram::chess::{Board, NoBoard, Options, svg, text};
use damier_game::Side;

fn board(text: &str) -> Board {
    text.parse().expect("a board")
}

#[test]
fn every_piece_is_drawn_where_it_stands() {
    let picture = svg(&board("k7/8/8/8/8/8/8/7Q"), &Options::default());
    assert!(picture.contains("translate(0 0)"), "the king on a8");
    assert!(picture.contains("translate(700 700)"), "the queen on h1");
    let turned = Options {
        bottom: Side::Black,
        ..Options::default()
    };
    let picture = svg(&board("k7/8/8/8/8/8/8/7Q"), &turned);
    assert!(picture.contains("translate(700 700)") && picture.contains("translate(0 0)"));
    assert!(text(&board("k7/8/8/8/8/8/8/7Q"), &turned).starts_with(" 1 Q . ."));
}

#[test]
fn a1_is_dark_and_marks_are_rings() {
    let (board, marks) = Board::with_marks("8/8/8/8/8/8/8/8 a1,h8:").expect("a board");
    let picture = svg(
        &board,
        &Options {
            marks,
            colours: Colours::PRINT,
            ..Options::default()
        },
    );
    assert!(
        picture.contains("M0 700h100v100"),
        "a1 among the dark squares"
    );
    assert!(!picture.contains("M0 0h100v100"), "a8 is light");
    assert!(picture.contains("cx=\"50\" cy=\"750\"") && picture.contains("cx=\"750\" cy=\"50\""));
}

#[test]
fn texts_are_escaped_and_described() {
    let options = Options {
        title: Some("a < b & c".to_owned()),
        ..Options::default()
    };
    let picture = svg(&board("4k3/8/8/8/8/8/P7/4K3"), &options);
    assert!(picture.contains("<title>a &lt; b &amp; c</title>"));
    assert!(picture.contains("White: Ke1, a2. Black: Ke8."));
    assert!(!picture.contains(" id=") && !picture.contains("href"));
}

#[test]
fn what_is_no_board_is_refused() {
    for wrong in [
        "",
        "8/8/8/8/8/8/8",
        "9/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/7x",
        "ppppppppp/8/8/8/8/8/8/8",
    ] {
        assert_eq!(wrong.parse::<Board>(), Err(NoBoard), "{wrong}");
    }
    assert_eq!(Board::with_marks("8/8/8/8/8/8/8/8 z9"), Err(NoBoard));
}
