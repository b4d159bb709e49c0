//! One worked example a test: a line of moves and the ply on which it ends.

use std::sync::Arc;

use damier_arbiter::{RuleBook, Verdict};
use damier_draughts::{Position, Variant};

use damier_game::PlyFacts;

use crate::support::{Game, book, shuffle, shuffle_among};

const LINES: &str = include_str!("../data/examples.txt");

/// The start position and the moves of an example.
fn line(name: &str) -> (Game, Vec<&'static str>, RuleBook) {
    let paragraph = LINES
        .split("\n\n")
        .find(|paragraph| paragraph.trim().starts_with(&format!("{name} ")))
        .unwrap_or_else(|| panic!("no example {name}"));
    let mut rows = paragraph.trim().lines();
    let head: Vec<&str> = rows.next().expect("a head").split_whitespace().collect();
    let variant: Variant = head[1].parse().expect("a variant");
    let book = RuleBook::default_for(variant.id()).expect("a book");
    let position = Position::from_fen(variant, head[2]).expect("a position");
    let moves = rows.next().expect("the moves").split_whitespace().collect();
    (
        Game::new(Arc::clone(&book), position),
        moves,
        (*book).clone(),
    )
}

/// Plays the line under the book: the verdict and the plies played.
fn play(name: &str, book: Option<RuleBook>) -> (Option<Verdict>, Game) {
    let (mut game, moves, default) = line(name);
    game = Game::new(Arc::new(book.unwrap_or(default)), game.position);
    for text in moves {
        if game.referee.verdict().is_some() {
            break;
        }
        game.play_text(text);
    }
    (game.referee.verdict().cloned(), game)
}

#[track_caller]
fn check(name: &str, ply: u32, result: &str, reason: &str, clause: &str) {
    let (verdict, _) = play(name, None);
    check_verdict(verdict, ply, result, reason, clause);
}

#[track_caller]
fn check_in(name: &str, book_id: &str, ply: u32, reason: &str, clause: &str) {
    let (verdict, _) = play(name, Some((*book(book_id)).clone()));
    check_verdict(verdict, ply, "1-1", reason, clause);
}

#[track_caller]
fn check_verdict(verdict: Option<Verdict>, ply: u32, result: &str, reason: &str, clause: &str) {
    let verdict = verdict.expect("the game is over");
    let found = (
        verdict.ply,
        verdict.outcome.spell(damier_game::Spelling::Draughts),
        verdict.reason.as_str(),
        verdict.clause.as_ref().map_or("", |id| id.as_str()),
    );
    assert_eq!(found, (ply, result, reason, clause));
}

macro_rules! examples {
    ($($test:ident: $name:literal $ply:literal $result:literal $why:literal $clause:literal;)*) => {
        $(#[test]
        fn $test() {
            check($name, $ply, $result, $why, $clause);
        })*
    };
}

examples! {
    i1_twenty_five_each: "I1" 50 "1-1" "move-limit" "fmjd/6.2";
    i2_a_man_move_restarts: "I2" 51 "1-1" "move-limit" "fmjd/6.2";
    i3_sixteen_each: "I3" 32 "1-1" "endgame-limit" "fmjd/6.3";
    i4_the_creating_capture_is_not_counted: "I4" 33 "1-1" "endgame-limit" "fmjd/6.3";
    i5_the_old_deadline_is_nearer: "I5" 32 "1-1" "endgame-limit" "fmjd/6.3";
    i6_the_new_deadline_is_nearer: "I6" 16 "1-1" "endgame-limit" "fmjd/6.4";
    i7_a_win_on_the_last_counted_ply: "I7" 32 "2-0" "no-pieces" "";
    i8_five_on_the_diagonal: "I8" 10 "1-1" "endgame-limit" "fmjd/6.3-diagonal";
    i9_the_diagonal_entered_later: "I9" 14 "1-1" "endgame-limit" "fmjd/6.3-diagonal";
    i10_the_diagonal_entered_too_late: "I10" 32 "1-1" "endgame-limit" "fmjd/6.3";
    i11_an_own_piece_on_the_diagonal: "I11" 32 "1-1" "endgame-limit" "fmjd/6.3";
    i12_two_kings_against_one: "I12" 10 "1-1" "endgame-limit" "fmjd/6.4";
    i13_man_moves_and_crowning_do_not_restart: "I13" 10 "1-1" "endgame-limit" "fmjd/6.4";
    i14_king_against_king: "I14" 10 "1-1" "endgame-limit" "fmjd/6.4";
    i15_repetition: "I15" 8 "1-1" "repetition" "fmjd/6.1";
    i16_repetition_of_two_against_two: "I16" 8 "1-1" "repetition" "fmjd/6.1";

    b1_twenty_each: "B1" 40 "1-1" "move-limit" "cbd/97";
    b2_two_kings_each: "B2" 10 "1-1" "endgame-limit" "cbd/99";
    b3_one_count_along_the_chain: "B3" 10 "1-1" "endgame-limit" "cbd/99";
    b4_the_diagonal: "B4" 10 "1-1" "endgame-limit" "cbd/100";
    b5_leaves_and_returns: "B5" 18 "1-1" "endgame-limit" "cbd/100";
    b6_from_the_diagonal_to_two_against_one: "B6" 10 "1-1" "endgame-limit" "cbd/99";
    b7_three_against_one_off_the_diagonal: "B7" 40 "1-1" "move-limit" "cbd/97";
    b8_king_against_king: "B8" 10 "1-1" "endgame-limit" "cbd/99";

    r1_fifteenth_move: "R1" 29 "1-1" "endgame-limit" "russia-2022/D2";
    r2_lone_side_moves_first: "R2" 30 "1-1" "move-limit" "russia-2022/D5a";
    r3_a_win_at_the_fifteenth: "R3" 29 "2-0" "no-pieces" "";
    r4_a_crowning_does_not_restart: "R4" 29 "1-1" "endgame-limit" "russia-2022/D2";
    r5_the_main_road: "R5" 9 "1-1" "endgame-limit" "russia-2022/D3";
    r6_the_main_road_lone_side_first: "R6" 10 "1-1" "endgame-limit" "russia-2022/D3";
    r7_leaves_and_returns: "R7" 17 "1-1" "endgame-limit" "russia-2022/D3";
    r8_three_men_on_the_road: "R8" 9 "1-1" "endgame-limit" "russia-2022/D3";
    r9_two_against_one: "R9" 10 "1-1" "endgame-limit" "russia-2022/D4a";
    r10_man_moves_do_not_stop_the_balance: "R10" 10 "1-1" "endgame-limit" "russia-2022/D4a";
    r11_a_crowning_restarts_the_balance: "R11" 13 "1-1" "endgame-limit" "russia-2022/D4a";
    r12_a_capture_restarts_the_balance: "R12" 16 "1-1" "endgame-limit" "russia-2022/D4a";
    r13_only_kings: "R13" 30 "1-1" "move-limit" "russia-2022/D5a";
    r14_thirty_each: "R14" 60 "1-1" "move-limit" "russia-2022/D4b";
    r15_six_pieces: "R15" 50 "1-1" "move-limit" "russia-2022/D5b";
    r15b_sixty_each: "R15b" 120 "1-1" "move-limit" "russia-2022/D4c";

    e1_forty_each: "E1" 80 "1-1" "move-limit" "wcdf/1.32.2";
    e2_a_man_move_restarts: "E2" 85 "1-1" "move-limit" "wcdf/1.32.2";
}

#[test]
fn i3_black_to_move_ends_on_the_same_ply() {
    let game = Game::from_fen("fmjd", Variant::International, "B:WK1,K2,K3:BK48");
    // Without a visit to the diagonal, which would end it sooner.
    let off = |ply: &PlyFacts| ply.after.force.black.on_long_diagonal == 0;
    let (_, verdict) = shuffle_among(&game, 40, &off);
    check_verdict(verdict, 32, "1-1", "endgame-limit", "fmjd/6.3");
}

#[test]
fn i8_while_there_is_a_setting() {
    let book = book("fmjd")
        .with_setting("long-diagonal", "while-there")
        .expect("a setting");
    let (verdict, _) = play("I8", Some(book.clone()));
    check_verdict(verdict, 10, "1-1", "endgame-limit", "fmjd/6.3-diagonal");
    let (verdict, game) = play("I9", Some(book));
    check_verdict(verdict, 14, "1-1", "endgame-limit", "fmjd/6.3-diagonal");
    assert_eq!(game.referee.plies(), 14);
}

#[test]
fn b6_two_counts_are_a_setting() {
    let book = book("cbd")
        .with_setting("five-moves", "two-counts")
        .expect("a setting");
    let (verdict, game) = play("B6", Some(book));
    assert_eq!(
        verdict, None,
        "the capture came at ply 4, so 10 plies end at 14"
    );
    assert_eq!(game.referee.counters()[0].left, 4);
}

#[test]
fn r4_a_new_balance_is_a_setting() {
    let book = book("russia-2022")
        .with_setting("balance", "change")
        .expect("a setting");
    let (verdict, game) = play("R4", Some(book));
    assert_eq!(
        verdict, None,
        "counted from the crowning on ply 1, the end is ply 31"
    );
    let d2 = game
        .referee
        .counters()
        .into_iter()
        .find(|c| c.clause.local() == "D2");
    let d2 = d2.expect("it runs");
    assert_eq!((d2.since, d2.count, d2.left, d2.deadline), (1, 14, 1, 31));
}

/// The three readings of the main road: the line leaves it on ply 4 and is back
/// on ply 8.
#[test]
fn r7_the_main_road_is_a_setting() {
    for (id, clause) in [("russia-2022", "russia-2022/D3"), ("idf", "idf/7.2.7")] {
        for (value, ply) in [("restarts", 17), ("latched", 9), ("adds-up", 13)] {
            let book = book(id)
                .with_setting("main-road", value)
                .expect("a setting");
            let (verdict, _) = play("R7", Some(book));
            check_verdict(verdict, ply, "1-1", "endgame-limit", clause);
        }
    }
}

/// The same lines under the rules of the IDF.
macro_rules! idf {
    ($($test:ident: $name:literal $ply:literal $reason:literal $clause:literal;)*) => {
        $(#[test]
        fn $test() {
            check_in($name, "idf", $ply, $reason, $clause);
        })*
    };
}

idf! {
    idf_r1_fifteenth_move: "R1" 29 "endgame-limit" "idf/7.2.4";
    idf_r2_lone_side_first: "R2" 30 "move-limit" "idf/7.2.5";
    idf_r13_only_kings: "R13" 30 "move-limit" "idf/7.2.5";
    idf_r15_six_pieces: "R15" 30 "move-limit" "idf/7.2.5";
    idf_r14_balance: "R14" 60 "move-limit" "idf/7.2.6";
    idf_r15b_cut_short: "R15b" 30 "move-limit" "idf/7.2.5";
    idf_r5_road: "R5" 9 "endgame-limit" "idf/7.2.7";
    idf_r6_road_lone_side_first: "R6" 10 "endgame-limit" "idf/7.2.7";
    idf_r9_two_against_one: "R9" 9 "endgame-limit" "idf/7.2.8";
    idf_r11_a_crowning_does_not_restart: "R11" 9 "endgame-limit" "idf/7.2.8";
}

#[test]
fn idf_r8_three_men_are_not_listed() {
    let (verdict, game) = play("R8", Some((*book("idf")).clone()));
    assert_eq!(verdict, None);
    assert_eq!(game.referee.plies(), 9);
}

#[test]
fn idf_regulation_draw_before_the_first_move() {
    let book = book("idf")
        .with_setting("regulation-draw", "on")
        .expect("a setting");
    for (fen, clause) in [
        ("W:WKb8,Kd8:BKe1", "idf/7.2.9"),
        ("W:WKb8,f6:BKe1", "idf/7.2.9"),
        ("B:WKa5:BKg1", "idf/7.2.9"),
        ("W:WKb8,Kd8,Kc1:BKa1", "idf/7.2.9-road"),
    ] {
        let position = Position::from_fen(Variant::Russian, fen).expect(fen);
        let game = Game::new(Arc::new(book.clone()), position);
        let verdict = game.referee.verdict().cloned();
        check_verdict(verdict, 0, "1-1", "endgame-limit", clause);
    }
    let position = Position::from_fen(Variant::Russian, "W:WKb8,Kd8,Kh8:BKe1").expect("a position");
    let game = Game::new(Arc::new(book), position);
    assert_eq!(
        game.referee.verdict(),
        None,
        "three kings, the lone king off the road"
    );
}

#[test]
fn s1_three_against_one_in_the_old_extract() {
    check_in("R2", "fmjd-64", 30, "move-limit", "fmjd-64/6.2-bis");
}

#[test]
fn s2_two_against_one_in_the_old_extract() {
    let game = Game::from_fen("fmjd-64", Variant::Russian, "W:WKb8,Kd8:BKe1");
    let (_, verdict) = shuffle(&game, 12);
    check_verdict(verdict, 10, "1-1", "endgame-limit", "fmjd-64/6.3-bis");
}

#[test]
fn s3_two_against_two_in_the_old_extract() {
    check_in("R13", "fmjd-64", 30, "move-limit", "fmjd-64/6.2-bis");
}

#[test]
fn i5_a_fresh_five_is_a_setting_of_the_older_rules() {
    check_in("I5", "fmjd-lpp", 32, "endgame-limit", "fmjd-lpp/6.3");
    let book = book("fmjd-lpp")
        .with_setting("after-capture", "fresh")
        .expect("a setting");
    let (verdict, game) = play("I5", Some(book));
    assert_eq!(verdict, None);
    assert_eq!(game.referee.counters()[0].deadline, 38);
}

#[test]
fn i8_the_older_rules_know_no_diagonal() {
    let (verdict, game) = play("I8", Some((*book("fmjd-lpp")).clone()));
    assert_eq!(verdict, None);
    assert_eq!(game.referee.counters()[0].deadline, 32);
}

#[test]
fn a_regulation_draw_is_drawn_at_once() {
    let book = book("fmjd")
        .with_setting("regulation-draw", "on")
        .expect("a setting");
    let position = Position::from_fen(Variant::International, "W:WK1,K2,K3:BK48").expect("fine");
    let game = Game::new(Arc::new(book), position);
    let verdict = game.referee.verdict().cloned();
    check_verdict(verdict, 0, "1-1", "endgame-limit", "fmjd/A3-6.1.1.a");
}

#[test]
fn r16_eight_pieces_have_no_limit() {
    let fen = "W:WKb8,Kd8,h2,h4:BKe1,Kg1,a7,a5";
    let (game, verdict) = shuffle(&Game::from_fen("russia-2022", Variant::Russian, fen), 130);
    assert_eq!(verdict, None);
    assert_eq!(game.referee.counters(), []);
}

#[test]
fn e3_no_shorter_limit() {
    let game = Game::from_fen("wcdf", Variant::American, "W:WK1,K2:BK31");
    let (_, verdict) = shuffle(&game, 80);
    check_verdict(verdict, 80, "1-1", "move-limit", "wcdf/1.32.2");
}
