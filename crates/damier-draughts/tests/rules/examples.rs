//! Worked examples of the capture rules.

use damier_draughts::{Move, Notation, Position, Variant};

use Variant::{American, Brazilian, International, Russian};

/// Checks the legal moves, written as start and end, a `*` if a man is crowned,
/// and the number of pieces taken.
#[track_caller]
pub(crate) fn check(variant: Variant, notation: Notation, fen: &str, expected: &[&str]) {
    let position = Position::from_fen(variant, fen).expect("a position");
    let name = |square| variant.geometry().name(square, notation);
    let describe = |mv: &Move| {
        let star = if mv.crowns() { "*" } else { "" };
        format!(
            "{}-{}{star} [{}]",
            name(mv.from()),
            name(mv.to()),
            mv.captures().len()
        )
    };
    let mut found: Vec<String> = position.legal_moves().iter().map(describe).collect();
    found.sort_unstable();
    let mut expected = expected.to_vec();
    expected.sort_unstable();
    assert_eq!(found, expected, "{variant} {fen}");
}

#[track_caller]
fn algebra(variant: Variant, fen: &str, expected: &[&str]) {
    check(variant, Notation::Algebraic, fen, expected);
}

#[track_caller]
fn numbers(variant: Variant, fen: &str, expected: &[&str]) {
    check(variant, Notation::Numeric, fen, expected);
}

#[test]
fn a_man_on_the_crown_row_with_a_way_on_for_a_king_only() {
    let fen = "W:Wb6:Bc7,f6";
    algebra(Russian, fen, &["b6-g5* [2]", "b6-h4* [2]"]);
    algebra(Brazilian, fen, &["b6-d8* [1]"]);
    algebra(American, fen, &["b6-d8* [1]"]);
}

#[test]
fn a_man_on_the_crown_row_with_a_way_on_for_a_man() {
    let fen = "W:Wd6:Be7,g7";
    algebra(Russian, fen, &["d6-h6* [2]"]);
    algebra(Brazilian, fen, &["d6-h6 [2]"]);
    algebra(American, fen, &["d6-f8* [1]"]);
}

#[test]
fn capturing_backwards() {
    let fen = "W:Wc3:Bd4,f6,f4";
    algebra(Russian, fen, &["c3-g3 [2]", "c3-g7 [2]"]);
    algebra(Brazilian, fen, &["c3-g3 [2]", "c3-g7 [2]"]);
    algebra(American, fen, &["c3-g7 [2]"]);
}

#[test]
fn short_and_flying_kings() {
    let fen = "W:WKa1:Bc3,f6,f4";
    let takes = ["a1-g3 [2]", "a1-h2 [2]", "a1-g7 [2]", "a1-h8 [2]"];
    algebra(Russian, fen, &takes);
    algebra(Brazilian, fen, &takes);
    algebra(American, fen, &["a1-b2 [0]"]);
}

#[test]
fn the_most_pieces_must_be_taken() {
    let expected = ["32-14 [2]", "50-22 [2]", "50-17 [2]", "50-11 [2]"];
    numbers(International, "W:W32,K50:B28,19,44,6", &expected);
}

#[test]
fn jumped_pieces_stay_until_the_end() {
    numbers(International, "W:WK44:B32,39,42,43", &["44-48 [3]"]);
    let position = Position::from_fen(International, "W:WK44:B32,39,42,43").expect("a position");
    let path: Vec<u8> = position.legal_moves()[0]
        .path()
        .iter()
        .map(|s| s.number())
        .collect();
    assert_eq!(path, [44, 28, 37, 48]);
}
