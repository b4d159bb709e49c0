//! Files of chess beside files of draughts, and in all the forms that are read.

use std::fs;
use std::path::Path;

use tempfile::TempDir;

use crate::run::{damier, damier_reading};

const DRAUGHTS: &str = "[GameType \"20\"]\n[White \"Kees\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
const CHESS960: &str = "[Variant \"Chess960\"]\n\
    [FEN \"bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BQNNRKRB w KQkq - 0 1\"]\n\n1. e4 e5 *\n";
const MATE: &str = "1. f3 e5 2. g4 Qh4# 0-1\n";

fn file(folder: &TempDir, name: &str, text: &str) -> String {
    let path = folder.path().join(name);
    fs::write(&path, text).expect("the file is written");
    path.to_str().expect("a path in UTF-8").to_owned()
}

fn folder() -> TempDir {
    tempfile::tempdir_in(Path::new(env!("CARGO_TARGET_TMPDIR"))).expect("a folder")
}

#[test]
fn files_of_both_families_are_judged_each_by_its_own_laws() {
    let folder = folder();
    let draughts = file(&folder, "games.pdn", DRAUGHTS);
    let chess = file(&folder, "c.pgn", CHESS960);
    let wrong = file(&folder, "wrong.pgn", "1. e4 e5 2. Ke3 *\n");
    for (files, variants, code) in [
        ([&draughts, &chess], ["international", "chess960"], 0),
        ([&chess, &draughts], ["chess960", "international"], 0),
        ([&wrong, &draughts], ["chess960", "international"], 1),
    ] {
        let judged = damier(&["adjudicate", files[0], files[1], "--json"]);
        assert_eq!(judged.code, code, "{judged:?}");
        let lines = judged.json_lines();
        let told: Vec<_> = lines.iter().map(|line| &line["variant"]).collect();
        assert_eq!(told, variants, "{}", judged.out);
        for (line, file) in lines.iter().zip(files) {
            assert_eq!(line["file"], file.as_str());
        }
        let text = damier(&["adjudicate", files[0], files[1]]);
        assert_eq!(text.code, code, "{text:?}");
        let places = variants.map(|variant| text.out.find(variant).expect("told"));
        assert!(places[0] < places[1], "{}", text.out);
    }
    let refused = damier(&["adjudicate", &chess, &draughts, "--timeline", "t.svg"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("not for chess"), "{}", refused.err);
}

#[test]
fn the_usual_game_of_a_server_is_told_by_its_moves() {
    for (tags, moves, variant) in [
        ("", "1. e4 e5 2. Nf3 *", "chess960"),
        (
            "[Site \"https://lichess.org/abc\"]\n[ECO \"C40\"]\n",
            "1. e4 { [%clk 0:03:00] } e5 *",
            "chess960",
        ),
        ("", "1. 32-28 19-23 *", "international"),
    ] {
        let text = format!("[Event \"c\"]\n{tags}[Variant \"Standard\"]\n\n{moves}\n");
        let judged = damier_reading(&["adjudicate", "-", "--json"], text.as_bytes());
        assert_eq!(judged.json()["variant"], variant, "{text}");
        assert_eq!(judged.code, 0, "{}", judged.out);
    }
}

#[test]
fn chess_in_json_is_read_back() {
    let pgn = "[White \"Ann \\\"A\\\" B\"]\n\n{ Before } 1. f3 $6 { weak } (1. e4 { best } \
        c5 (1... e5 2. Nf3 $1) 2. Nc3) 1... e5 2. g4 Qh4# 0-1\n\n";
    let both = format!("{pgn}{CHESS960}");
    let clean = damier_reading(&["show", "-", "--to", "pgn"], both.as_bytes());
    assert_eq!(clean.code, 0, "{}", clean.err);
    for letters in ["en", "ru"] {
        let args = ["show", "-", "--to", "json", "--letters", letters];
        let json = damier_reading(&args, both.as_bytes());
        let again = damier_reading(&["show", "-", "--to", "pgn"], json.out.as_bytes());
        assert_eq!((again.code, &again.out), (0, &clean.out), "{}", again.err);
        let judged = damier_reading(&["adjudicate", "-", "--json"], json.out.as_bytes());
        let first = &judged.json_lines()[0];
        assert_eq!(first["verdict"]["reason"], "checkmate", "{first}");
        assert_eq!(first["agrees"], true);
    }
    assert!(clean.out.contains("( 1... e5 2. Nf3 $1 )"), "{}", clean.out);
}

#[test]
fn json_of_chess_may_be_laid_out_nested_or_broken() {
    let both = format!("{MATE}\n{CHESS960}");
    // Objects may be laid out in a list, and variations go as deep as in PGN.
    let json = damier_reading(&["show", "-", "--to", "json"], both.as_bytes());
    let list = serde_json::to_string_pretty(&json.json_lines()).expect("JSON");
    let again = damier_reading(&["show", "-", "--to", "pgn"], list.as_bytes());
    assert_eq!(again.out.matches("[Event ").count(), 2, "{again:?}");
    let deep = format!("1. e4 {}{}*\n", "( 1. d4 ".repeat(63), ") ".repeat(63));
    let json = damier_reading(&["show", "-", "--to", "json"], deep.as_bytes()).out;
    let again = damier_reading(&["show", "-", "--to", "pgn"], json.as_bytes());
    assert_eq!(again.out.matches("1. d4").count(), 63, "{again:?}");
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let open = "{\"uci\":\"e2e4\",\"variations\":[{\"moves\":[".repeat(170);
    let close = "]}]}".repeat(170);
    let deeper = format!(
        "{{\"variant\":\"chess960\",\"startFen\":\"{start}\",\"moves\":[{open}{close}]}}\n"
    );
    let refused = damier_reading(&["show", "-", "--to", "pgn"], deeper.as_bytes());
    assert_eq!(refused.code, 1);
    assert!(refused.err.contains("nested more than"), "{}", refused.err);
    // A broken object does not stop the next.
    let json = damier_reading(&["show", "-", "--to", "json"], MATE.as_bytes()).out;
    let broken = format!("{}{json}", json.replace("\"g2g4\"", "\"g2g5\""));
    let judged = damier_reading(&["adjudicate", "-", "--json"], broken.as_bytes());
    let lines = judged.json_lines();
    assert_eq!((judged.code, lines.len()), (1, 2), "{judged:?}");
    assert!(lines[0].to_string().contains("g2g5"), "{}", lines[0]);
    assert_eq!(lines[1]["verdict"]["result"], "0-1");
    let shown = damier_reading(&["show", "-", "--to", "pgn"], broken.as_bytes());
    assert_eq!(shown.code, 1);
    assert!(shown.err.contains("ply 3: `g2g5`"), "{}", shown.err);
    assert!(shown.out.contains("Qh4#"), "{}", shown.out);
}

#[test]
fn a_file_may_hold_a_position_of_chess() {
    let folder = folder();
    let fen = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let one = file(&folder, "one.fen", &format!("{fen}\n"));
    let shown = damier(&["show", &one, "--to", "fen"]);
    assert_eq!((shown.code, shown.out.trim_end()), (0, fen), "{shown:?}");
    let json = damier(&["show", &one, "--to", "json"]);
    let again = damier_reading(&["show", "-", "--to", "fen"], json.out.as_bytes());
    assert_eq!(again.out.trim_end(), fen, "{again:?}");
    let judged = damier(&["adjudicate", &one, "--json"]).json();
    assert_eq!(judged["verdict"]["reason"], "stalemate", "{judged}");
    let wrong = file(&folder, "two.fen", "8/8/8/8/8/8/8/8 w - -\n");
    let shown = damier(&["show", &wrong]);
    assert_eq!(shown.code, 1);
    assert!(shown.err.contains("line 1: "), "{}", shown.err);
}

#[test]
fn a_game_of_the_command_line_is_judged() {
    let judged = damier(&[
        "adjudicate",
        "--variant",
        "chess960",
        "--moves",
        "f3 e5 g4 Qh4#",
        "--json",
    ]);
    assert_eq!(judged.json()["verdict"]["reason"], "checkmate");
    let from = damier(&[
        "adjudicate",
        "--variant=chess960",
        "--fen",
        "6k1/5ppp/8/8/8/8/8/R6K w - - 0 1",
        "--moves",
        "Ra8#",
        "--json",
    ]);
    assert_eq!(from.json()["verdict"]["result"], "1-0", "{}", from.out);
    let wrong = damier(&[
        "adjudicate",
        "--variant",
        "chess",
        "--moves",
        "e4 Ke3",
        "--json",
    ]);
    assert_eq!(wrong.code, 1);
    let problem = &wrong.json()["problems"][0];
    assert_eq!(
        (&problem["ply"], &problem["column"]),
        (&2.into(), &4.into())
    );
    assert!(problem.get("line").is_none(), "{problem}");
}

#[test]
fn options_of_the_other_family_are_refused_with_a_remedy() {
    for (args, why) in [
        (
            &[
                "adjudicate",
                "--variant",
                "chess960",
                "x",
                "--timeline=t.svg",
            ][..],
            "--timeline is not for chess",
        ),
        (
            &["analyse", "russian", "--uci-engine", "stockfish"],
            "--uci-engine is only for chess",
        ),
        (
            &[
                "show",
                "--variant",
                "russian",
                "W:W31:BK5",
                "--letters",
                "fr",
            ],
            "--letters is only for chess",
        ),
        (
            &["show", "--to", "pgn", "W:W31:BK46"],
            "--to pgn is only for chess",
        ),
        (
            &["show", "--variant=chess960", "--to=pdn"],
            "--to pdn is not for chess",
        ),
    ] {
        let refused = damier(args);
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains(why), "{}", refused.err);
    }
}
