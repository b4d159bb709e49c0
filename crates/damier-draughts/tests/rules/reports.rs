//! Positions from which other programs got it wrong, with the right answer.

use damier_draughts::{MoveFault, Notation, PieceKind, Position, Variant};

use Variant::{American, Brazilian, International, Russian};

use crate::examples::check;

#[track_caller]
fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).expect("a position")
}

#[track_caller]
fn algebra(variant: Variant, fen: &str, expected: &[&str]) {
    check(variant, Notation::Algebraic, fen, expected);
}

#[track_caller]
fn numbers(variant: Variant, fen: &str, expected: &[&str]) {
    check(variant, Notation::Numeric, fen, expected);
}

#[track_caller]
fn taken(position: &Position, text: &str) -> Vec<u8> {
    let mv = position.parse_move(text).expect("a legal move");
    mv.captures().iter().map(|square| square.number()).collect()
}

/// Plays a move and tells what ends on its last square.
#[track_caller]
fn ends_as(variant: Variant, fen: &str, text: &str) -> PieceKind {
    let mut position = position(variant, fen);
    let mv = position.parse_move(text).expect("a legal move");
    position.play(&mv).expect("a legal move");
    position
        .piece_at(mv.to())
        .expect("the piece that moved")
        .kind
}

#[test]
fn two_captures_with_the_same_ends_are_told_apart() {
    let position = position(International, "W:WK20:B24,39,40,43");
    let error = position.parse_move("20x35").expect_err("two moves");
    assert_eq!(*error.what(), MoveFault::Ambiguous);
    assert_eq!(error.candidates().len(), 2);
    for text in error.candidates() {
        assert!(position.parse_move(text).is_ok(), "{text}");
    }
    assert_eq!(taken(&position, "20x33x44x35"), [24, 39, 40]);
    assert_eq!(taken(&position, "20x38x49x35"), [24, 40, 43]);
}

#[test]
fn a_russian_king_lands_where_it_can_go_on() {
    algebra(Russian, "W:Wh6:Bg7,c5,d2", &["h6-e1* [3]"]);
}

#[test]
fn captures_with_the_same_ends_may_take_different_numbers() {
    let fen = "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8";
    algebra(Russian, fen, &["f8-b4 [1]", "f8-b4 [4]", "h4-b6 [3]"]);
    let position = position(Russian, fen);
    let error = position.parse_move("f8xb4").expect_err("two moves");
    assert_eq!(*error.what(), MoveFault::Ambiguous);
    assert_eq!(
        position
            .parse_move("f8:h6:f4:d6:b4")
            .expect("a move")
            .captures()
            .len(),
        4
    );
}

#[test]
fn a_man_crowned_in_passing_stays_a_king() {
    let fen = "W:Wf6:Bb6,e7";
    assert_eq!(ends_as(Russian, fen, "f6xd8xa5"), PieceKind::King);
    algebra(Brazilian, fen, &["f6-d8* [1]"]);
}

#[test]
fn crowning_depends_on_the_move_that_is_played() {
    let fen = "W:W14,23:B8,9,18,38";
    assert_eq!(ends_as(International, fen, "23x12x3"), PieceKind::King);
    assert_eq!(ends_as(International, fen, "14x3x12"), PieceKind::Man);
}

#[test]
fn only_a_capture_may_end_where_it_began() {
    let fen = "B:WK1,K2,14,16,31,37,42:BK49";
    let quiet = [21, 27, 32, 35, 38, 40, 43, 44].map(|to| format!("49-{to} [0]"));
    numbers(International, fen, &quiet.each_ref().map(String::as_str));

    let fen = "W:WK3:B8,14,28,29";
    numbers(International, fen, &["3-3 [4]", "3-9 [4]"]);
    let position = position(International, fen);
    let circle = position.parse_move("3x3").expect("a circular capture");
    assert_eq!(position.routes(&circle).len(), 2);
    assert_eq!(ends_as(International, fen, "3x3"), PieceKind::King);
}

#[test]
fn crowning_ends_an_american_capture() {
    numbers(American, "B:WK2,26,27:B22", &["22-31* [1]"]);
}

#[test]
fn an_american_king_is_short() {
    assert!(
        position(American, "W:WK29:B22")
            .legal_moves()
            .iter()
            .all(|mv| !mv.is_capture())
    );
    assert!(
        position(Russian, "W:WK29:B22")
            .legal_moves()
            .iter()
            .all(|mv| mv.is_capture())
    );
}

#[test]
fn a_capture_is_compulsory_for_every_piece() {
    let fen = "B:W14,23:B10,1";
    numbers(American, fen, &["10-17 [1]"]);
    let position = position(American, fen);
    let error = position.parse_move("1-5").expect_err("a quiet move");
    assert_eq!(*error.what(), MoveFault::MustCapture);
    assert_eq!(error.candidates(), ["10x17"]);
}

#[test]
fn a_jumped_piece_blocks_until_the_end() {
    let position = position(International, "B:W13,14,18,23,29,30,38,39:BK35");
    assert_eq!(taken(&position, "35x19x32x43x34"), [23, 30, 38, 39]);
    numbers(International, "W:WK34:B20,30,31,39", &["34-36 [3]"]);
}

#[test]
fn number_alone_decides_the_majority() {
    numbers(International, "W:WK3,39:B12,22,33,K47", &["39-8 [3]"]);
}
