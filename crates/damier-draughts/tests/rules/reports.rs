//! Positions from which other programs got it wrong, with the right answer.

use std::collections::BTreeSet;

use damier_draughts::{MoveFault, Notation, PieceKind, Position, Variant};
use damier_game::{Outcome, Reason, Side, Terminal};

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
    // Start and end are the whole path of the short one.
    let short = position.parse_move("f8xb4").expect("the direct capture");
    assert_eq!(short.captures().len(), 1);
    for mv in position.legal_moves() {
        for notation in [Notation::Numeric, Notation::Algebraic] {
            let text = position.move_text(&mv, notation);
            assert_eq!(position.parse_move(&text), Ok(mv.clone()), "{text}");
        }
    }
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

#[test]
fn frisian_captures_keep_all_eight_directions() {
    for variant in [Variant::Frisian, Variant::Frysk] {
        let position = position(variant, "W:W20:B30,39");
        assert_eq!(taken(&position, "20x40x38"), [30, 39]);
    }
    // A king that goes from one capture straight into another, and a man that
    // takes more.
    numbers(Variant::Frisian, "B:W30,K43:BK48", &["48-25 [2]"]);
}

#[test]
fn italian_precedence() {
    let italian = |fen, expected: &[&str]| numbers(Variant::Italian, fen, expected);
    italian("W:W22:BK18", &["22-19 [0]"]); // a man never takes a king
    italian("W:WK1,18:B5,14,19", &["1-10 [1]"]); // of equal numbers, the king's
    italian("W:WK22:BK1,K11,12,19", &["22-6 [2]"]); // then the most kings
    italian("W:WK4:BK7,K14,15,K24", &["4-18 [2]"]); // then a king first
}

#[test]
fn a_czech_king_captures_before_a_man() {
    numbers(Variant::Czech, "W:WK23,31:B3,17,26", &["23-30 [1]"]);
}

#[test]
fn who_is_blocked_has_lost_or_won() {
    let end = |variant, fen| position(variant, fen).facts().terminal.expect("the end");
    let lost = Terminal {
        outcome: Outcome::Win(Side::White),
        reason: Reason::NoMoves,
    };
    let won = Terminal {
        outcome: Outcome::Win(Side::Black),
        reason: Reason::NoMoves,
    };
    assert_eq!(end(International, "B:WK1,40,46,47:B36,41"), lost);
    assert_eq!(end(American, "B:WK2,8,10,30:B25,K29"), lost);
    assert_eq!(end(Variant::Antidraughts, "B:WK1,40,46,47:B36,41"), won);
}

#[test]
fn breakthrough_ends_with_the_first_king() {
    let mut position = position(Variant::Breakthrough, "W:W6:B45");
    let crowning = position.parse_move("6-1").expect("a move");
    let facts = position.play(&crowning).expect("a move");
    assert!(facts.promoted);
    let end = Terminal {
        outcome: Outcome::Win(Side::White),
        reason: Reason::VariantEnd,
    };
    assert_eq!(facts.after.terminal, Some(end));
    assert!(position.legal_moves().is_empty());
    assert_eq!(position.perft(3), 0);
    let error = position.parse_move("45-50").expect_err("over");
    assert_eq!(*error.what(), MoveFault::GameOver);
}

#[test]
fn a_killer_king_stops_behind_the_last_king() {
    let fen = "W:WK46:BK28";
    numbers(Variant::Killer, fen, &["46-23 [1]"]);
    numbers(
        International,
        fen,
        &[
            "46-23 [1]",
            "46-19 [1]",
            "46-14 [1]",
            "46-10 [1]",
            "46-5 [1]",
        ],
    );
}

#[test]
fn a_frisian_king_rests_after_three_moves_while_its_side_has_men() {
    let mut game = position(Variant::Frisian, "W:WK47,45:B6");
    for text in ["47-42", "6-11", "42-47", "11-16", "47-42"] {
        let mv = game.parse_move(text).expect("a move");
        game.play(&mv).expect("a move");
    }
    let mut setup = game.setup();
    assert_eq!(
        position(Variant::Frisian, &game.fen()),
        game,
        "FEN tells the run"
    );
    setup.king_runs = Default::default();
    let fresh = Position::from_setup(Variant::Frisian, &setup).expect("a position");
    assert_ne!(
        game.facts().key,
        fresh.facts().key,
        "the run is part of the position"
    );
    let movers = |mut game: Position| {
        let mv = game.parse_move("16-21").expect("a move");
        game.play(&mv).expect("a move");
        let from = game
            .legal_moves()
            .iter()
            .map(|mv| mv.from().number())
            .collect::<BTreeSet<_>>();
        Vec::from_iter(from)
    };
    assert_eq!(movers(game), [45]);
    assert_eq!(movers(fresh), [42, 45]);
}

#[test]
fn turkish_captures_clear_the_way_as_they_go() {
    // The last jump crosses the square of the first piece taken.
    numbers(Variant::Turkish, "W:WK61:B45,27,33,47", &["61-48 [4]"]);
}

#[test]
fn a_thai_king_may_turn_back_over_what_it_has_taken() {
    let fen = "W:WKd4:Be5,c3";
    algebra(Variant::Thai, fen, &["d4-b2 [2]", "d4-f6 [2]"]);
    algebra(
        Russian,
        fen,
        &[
            "d4-b2 [1]",
            "d4-a1 [1]",
            "d4-f6 [1]",
            "d4-g7 [1]",
            "d4-h8 [1]",
        ],
    );
}
