//! Chess960 on the command line.

use crate::run::{damier, damier_reading};

#[test]
fn moves_of_a_start_position_are_listed() {
    let moves = damier(&["moves", "chess960", "--start", "3"]);
    assert_eq!(moves.code, 0, "{}", moves.err);
    assert!(moves.out.lines().any(|line| line == "O-O"), "{}", moves.out);
    let french = damier(&["moves", "chess", "--letters", "fr"]);
    assert!(french.out.contains("Cf3"), "{}", french.out);
    let again = [
        "moves", "chess960", "--start", "random", "--seed", "a", "--json",
    ];
    assert_eq!(damier(&again).out, damier(&again).out);
    let wrong = damier(&["moves", "chess960", "--start", "960"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("0 to 959"), "{}", wrong.err);
}

#[test]
fn counts_and_help_are_those_of_chess() {
    assert_eq!(damier(&["perft", "chess960", "3"]).out, "8902\n");
    let help = damier(&["moves", "chess960", "--help"]);
    assert!(
        help.out.contains("Examples:\n  damier moves chess960"),
        "{}",
        help.out
    );
}

#[test]
fn a_pgn_is_judged_by_the_laws_of_chess() {
    let games = b"[White \"A\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 3. a3 0-1\n\n\
        [FEN \"4k3/8/8/8/8/8/8/4K2R w - - 99 1\"]\n\n1. Rg1 1/2-1/2\n\n\
        [Variant \"Chess960\"]\n\n1. e4 *\n";
    let judged = damier_reading(&["adjudicate", "-", "--json"], games);
    assert_eq!(
        judged.code, 1,
        "moves after the end, and a start that is missing"
    );
    let lines: Vec<&str> = judged.out.lines().collect();
    assert_eq!(lines.len(), 3, "{}", judged.out);
    assert!(
        lines[0].contains("\"reason\":\"checkmate\"") && lines[0].contains("\"result\":\"0-1\"")
    );
    assert!(lines[0].contains("recorded after the end of the game"));
    assert!(
        lines[1].contains("\"claimable\":[\"fide-960/9.3\"]"),
        "{}",
        lines[1]
    );
    assert!(lines[2].contains("start position"), "{}", lines[2]);
}

#[test]
fn positions_are_drawn_and_converted() {
    let fen = "4k3/8/8/8/8/8/8/5KRR w G - 0 1";
    let shown = damier(&["show", fen, "--to", "fen", "--rights", "shredder"]);
    assert_eq!(shown.out.trim_end(), fen);
    let picture = damier(&["show", fen, "--to", "svg"]);
    assert!(picture.out.starts_with("<svg "), "{}", picture.out);
    let wrong = damier(&["show", "4k3/8/8/8/8/8/8/8 w - -"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("white has no king"), "{}", wrong.err);
}

#[test]
fn chess_verdicts_have_stories_sheets_and_counts_to_go_on_with() {
    // The position after the fourth, eighth… ply is that of the start.
    let shuffle = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let game = |moves: &str, result: &str| {
        format!("[White \"Ann\"]\n[Black \"Bo\"]\n[Result \"{result}\"]\n\n{moves}{result}\n")
    };
    let repeated = game(&shuffle, "1-0");
    let judge = |args: &[&str], text: &str| {
        damier_reading(&[&["adjudicate", "-"], args].concat(), text.as_bytes())
    };
    let plain = judge(&[], &repeated);
    let told = judge(&["--explain"], &repeated);
    assert!(
        told.out.lines().count() > plain.out.lines().count(),
        "{}",
        told.out
    );
    assert!(told.out.contains("16"), "the plies are named: {}", told.out);
    let story = judge(&["--explain", "--json"], &repeated).json()["story"].clone();
    for lang in ["en", "fr", "ru"] {
        assert!(
            story[lang].as_array().is_some_and(|told| told.len() > 1),
            "{story}"
        );
    }
    let short = judge(&["--short"], &repeated);
    assert_eq!(short.out.lines().count(), 1, "{}", short.out);
    assert!(
        short.out.starts_with("1. Ann - Bo: 1/2-1/2"),
        "{}",
        short.out
    );
    // A sheet must not hide that the record says something else.
    assert!(
        short.out.contains("1-0") && short.code == 1,
        "{}",
        short.out
    );

    let adjourned = game("Nf3 Nf6 Ng1 Ng8 Nf3 ", "*");
    let carried = judge(&["--carry", "--json"], &adjourned).json();
    let positions = carried["carried"]["positions"]
        .as_array()
        .expect("positions");
    let times: u64 = positions
        .iter()
        .filter_map(|one| one["times"].as_u64())
        .sum();
    assert_eq!(times, 5, "{carried}");
    let text = judge(&["--carry"], &adjourned);
    let fen = carried["finalFen"].as_str().expect("a FEN");
    assert!(text.out.contains(fen), "{}", text.out);
    let french = judge(&["--lang", "fr"], &adjourned);
    assert!(
        french.out.contains("pas terminée selon les règles"),
        "{}",
        french.out
    );
}
