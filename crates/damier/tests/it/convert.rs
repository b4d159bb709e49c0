//! Games and positions from one form into another, and openings drawn.

use serde_json::Value;

use crate::run::{damier, damier_reading};

/// A record with everything in it.
const RICH: &str = "[Event \"Open, \\\"A\\\"\"]\n[White \"Ann\"]\n[Black \"Zoë\"]\n\
    [Result \"1-0\"]\n[GameType \"25\"]\n\n\
    1. c3-d4! {[%clock w0:10:03 B0:09:58] the usual}\n\
    (1. c3-b4 {solid} 1... b6-a5 $14 (1... d6-c5))\n\
    1... d6-c5 $2 2. b2-c3?! *\n";

fn convert(args: &[&str], text: &str) -> String {
    let run = damier_reading(&[&["show", "-"], args].concat(), text.as_bytes());
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{args:?}");
    run.out
}

#[test]
fn a_game_keeps_everything_on_its_way_round() {
    let pdn = convert(&["--to", "pdn"], RICH);
    for part in [
        "[%clock w0:10:03 B0:09:58]",
        "$14",
        "?!",
        "Zoë",
        "(1... d6-c5)",
    ] {
        assert!(pdn.contains(part), "{part}: {pdn}");
    }
    for notation in ["numbers", "algebra", "federation"] {
        let json = convert(&["--to", "json", "--notation", notation], &pdn);
        assert_eq!(json.lines().count(), 1);
        assert_eq!(convert(&["--to", "pdn"], &json), pdn, "{json}");
        let numbered = convert(&["--to", "pdn", "--notation", notation], &pdn);
        assert_eq!(convert(&["--to", "pdn"], &numbered), pdn, "{numbered}");
    }
    let json: Value = serde_json::from_str(&convert(&["--to", "json"], RICH)).expect("JSON");
    assert_eq!(json["tags"]["Event"], "Open, \"A\"");
    assert_eq!(json["line"][0]["move"], "22-18");
    let clock = serde_json::json!({"white": 603, "black": 598});
    assert_eq!(json["moves"][0]["clock"], clock);
    assert_eq!(json["moves"][1]["text"], "10-14");
}

#[test]
fn variations_are_nested_as_deep_as_records_may() {
    const DEEPEST: usize = 200;
    let inner = "(1. c3-b4 ".repeat(DEEPEST) + &")".repeat(DEEPEST);
    let text = format!("[GameType \"25\"]\n\n1. c3-d4 {inner} *\n");
    let pdn = convert(&["--to", "pdn"], &text);
    let json = convert(&["--to", "json"], &pdn);
    assert_eq!(convert(&["--to", "pdn"], &json), pdn);
}

#[test]
fn several_games_stay_several() {
    let two = format!("{RICH}\n[GameType \"24\"]\n\n1. 10-14 23-19 *\n");
    let json = convert(&["--to", "json"], &two);
    assert_eq!(json.lines().count(), 2);
    let spanish: Value = serde_json::from_str(json.lines().nth(1).expect("two")).expect("JSON");
    assert_eq!(spanish["moves"][0]["text"], "23-19");
    let back = convert(&["--to", "pdn"], &json);
    assert!(
        back.ends_with("[GameType \"24\"]\n[Result \"*\"]\n\n1. 10-14 23-19 *\n"),
        "{back}"
    );
    assert_eq!(
        convert(&["--to", "fen", "--game", "2"], &json)
            .lines()
            .count(),
        1
    );
    let printed = convert(&["--to", "json", "--notation", "federation"], &two);
    assert!(printed.contains("\"notation\":\"reversed\""), "{printed}");
    assert_eq!(convert(&["--to", "pdn"], &printed), back);
}

#[test]
fn words_like_moves_of_chess_do_not_make_it_chess() {
    let pdn = "[Event \"World Record in Breda\"]\n[Site \"Rabobank\"]\n[Result \"*\"]\n\
        [GameType \"20\"]\n\n1. 32-28 {Kees played Nf3} 1... 19-23 *\n";
    let json = convert(&["--to", "json"], pdn);
    assert_eq!(convert(&["--to", "pdn"], &json), pdn, "{json}");
    let run = damier_reading(
        &["adjudicate", "-"],
        b"[Event Open of Breda]\n\n1. 32-28 19-23 *\n",
    );
    assert!(run.out.contains("international, 2 of 2"), "{}", run.out);
}

#[test]
fn a_game_left_out_leaves_no_empty_line() {
    let unknown = "[Event \"?\"]\n\n*\n";
    let game = "[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 *\n";
    let text = format!("{unknown}\n{game}\n{unknown}\n{game}\n{unknown}");
    let run = damier_reading(&["show", "-", "--to", "pdn"], text.as_bytes());
    assert_eq!((run.code, run.out), (1, format!("{game}\n{game}")));
    assert_eq!(run.err.matches("(`--variant`)").count(), 3, "{}", run.err);
    let run = damier_reading(
        &["show", "-", "--to", "pdn"],
        b"W:W99:B1\nW:W31:B1\nW:W99:B1\n",
    );
    assert!(run.out.starts_with('['), "{}", run.out);
    assert!(!run.out.ends_with("\n\n"), "{}", run.out);
}

#[test]
fn positions_go_through_fen_hub_and_json() {
    let hub = "WeeeeBeeeeeeeeeeeeeeeeeeeeeeeeeweeeeeeeeeeeeeeeWeee";
    let fens = "W:WK47,31:BK5\n\nW:WK47,31:BK5\n";
    assert_eq!(convert(&["--to", "hub"], fens), format!("{hub}\n{hub}\n"));
    assert_eq!(convert(&["--to", "fen"], hub), "W:WK47,31:BK5\n");
    let json = convert(&["--to", "json"], fens);
    assert_eq!(json.lines().count(), 2);
    assert_eq!(convert(&["--to", "fen"], &json), "W:WK47,31:BK5\n");
    let pdn = convert(&["--to", "pdn"], "W:WK47,31:BK5");
    assert_eq!(convert(&["--to", "hub"], &pdn), format!("{hub}\n"));
    assert_eq!(damier(&["show", hub, "--to", "fen"]).out, "W:WK47,31:BK5\n");
}

#[test]
fn numbers_are_the_federations_if_asked_for() {
    let spanish = |args: &[&str]| {
        let run = damier(&[&["show", "--variant", "spanish"], args].concat());
        assert_eq!(run.code, 0, "{run:?}");
        run.out
    };
    let printed = ["--notation", "federation"];
    let start = spanish(&[&["W:W1-12:B21-32", "--to", "pdn"][..], &printed].concat());
    assert!(!start.contains("FEN"), "that is the start: {start}");
    let fen = spanish(&[&["W:W5:B28", "--to", "fen"][..], &printed].concat());
    assert_eq!(fen, "W:W5:B28\n");
    assert!(spanish(&["W:W28:B5", "--to", "pdn"]).contains("[FEN \"W:W5:B28\"]"));
    let board = spanish(&["W:W28:B5"]);
    assert!(board.starts_with(" 32 "), "32 is at the top left: {board}");
    let moves = damier(&["moves", "spanish", "--notation", "federation"]).out;
    assert!(moves.lines().any(|mv| mv == "10-14"), "{moves}");
}

#[test]
fn wrong_lines_are_named() {
    let run = damier_reading(
        &["show", "-", "--to", "fen"],
        b"W:W31:B1\nW:W51:B1\nB:W31:B1\n",
    );
    assert_eq!((run.code, run.out.lines().count()), (1, 2));
    assert!(
        run.err.contains("line 2") && run.err.contains("51"),
        "{}",
        run.err
    );
    let json = r#"{"variant":"russian","startFen":"W:Wc3:Bh8","line":[{"move":"c3-c4"}]}"#;
    let run = damier_reading(&["show", "-", "--to", "pdn"], json.as_bytes());
    assert_eq!(run.code, 1);
    assert!(
        run.err
            .contains("game 1: the object in line 1: line[0]: `c3-c4`"),
        "{}",
        run.err
    );
    // It does not stop the next.
    let good = json.replace("c3-c4", "c3-d4");
    for broken in [json, "{\"variant\": \"rus", "{\"startFen\": 1}"] {
        let text = format!("{broken}\n{good}\n");
        let run = damier_reading(&["show", "-", "--to", "pdn"], text.as_bytes());
        assert_eq!(run.code, 1, "{broken}");
        assert!(run.out.contains("1. c3-d4 *"), "{broken}: {}", run.out);
        assert!(run.err.contains("line 1"), "{broken}: {}", run.err);
    }
}

#[test]
fn a_folder_is_checked_whole() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir(path("inner")).expect("made");
    std::fs::write(path("good.pdn"), RICH).expect("written");
    let bad = "[GameType \"20\"]\n1. 32-28 19-23 2. 28-22 *\n\n1. 33-29 *\n";
    std::fs::write(path("inner/bad.PDN"), bad).expect("written");
    std::fs::write(path("notes.txt"), "1. 1-1").expect("written");
    let run = damier(&["show", "--check", folder.path().to_str().expect("UTF-8")]);
    assert_eq!(run.code, 1, "{run:?}");
    let row = run
        .out
        .lines()
        .find(|line| line.contains("bad.PDN"))
        .expect("a row");
    assert!(
        row.contains("| 1 | 2 | 3 |") && row.contains("28x19"),
        "{row}"
    );
    assert!(!run.out.contains("good.pdn"), "{}", run.out);
    let total = "3 games in 2 files; 2 of the 3 with moves play through, 6 plies in all.";
    assert!(run.out.ends_with(&format!("{total}\n")), "{}", run.out);
}

#[test]
fn openings_are_listed_and_drawn() {
    let list = damier(&["openings", "list"]).out;
    assert!(
        list.lines()
            .any(|line| line.contains("idf-64") && line.contains("745")),
        "{list}"
    );
    let all = damier(&["openings", "list", "american", "--json"]).json_lines();
    let barred = all
        .iter()
        .filter(|opening| opening["barred"] == true)
        .count();
    assert_eq!((all.len(), barred), (174, 18));
    let draw = |seed: &str| {
        damier(&[
            "openings", "draw", "russian", "--seed", seed, "--rounds", "3",
        ])
        .out
    };
    assert_eq!(draw("4 May"), draw(" 4 May"));
    assert_ne!(draw("4 May"), draw("5 May"));
    assert_eq!(draw("4 May").lines().count(), 3);
    let pair = damier(&[
        "openings",
        "draw",
        "brazilian",
        "--seed",
        "7",
        "--pdn",
        "--players",
        "Ann,Bo",
    ]);
    assert!(
        pair.out.contains("[White \"Ann\"]\n[Black \"Bo\"]"),
        "{}",
        pair.out
    );
    assert!(
        pair.out.contains("[White \"Bo\"]\n[Black \"Ann\"]"),
        "{}",
        pair.out
    );
    let games = damier_reading(&["show", "-", "--to", "json"], pair.out.as_bytes()).json_lines();
    assert_eq!(games.len(), 2);
    assert_eq!(games[0]["startFen"], games[1]["startFen"]);
    let none = damier(&["openings", "draw", "turkish", "--seed", "1"]);
    assert_eq!(none.code, 2, "{none:?}");
}
