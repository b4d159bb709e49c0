//! Where the rules leave it open which moves are legal: chosen in a rule book, by
//! `--set`, or by what a position says of itself.

use std::path::PathBuf;

use serde_json::Value;

use crate::run::{Run, damier, damier_reading};

/// White's king takes two kings, or three men: worth as much, if a king counts 150.
const TIE: &str = "W:WK46:BK11,K48,10,19,25,1";

/// The same position as it is played with kings of 150.
const TIE_150: &str = "W:WK46:BK11,K48,1,10,19,25:Oking-value=150";

/// The texts of the legal moves.
fn moves(args: &[&str]) -> Vec<String> {
    let run = damier(&[&["moves"], args].concat());
    assert_eq!(run.code, 0, "{}", run.err);
    run.out.lines().map(str::to_owned).collect()
}

/// A book of one's own, in a file: a built-in one with something put otherwise.
fn own_book(of: &str, name: &str, from: &str, to: &str) -> PathBuf {
    let source = damier(&["rules", "show", of, "--toml", "--id", name]);
    assert_eq!(source.code, 0, "{}", source.err);
    assert!(source.out.contains(from), "{}", source.out);
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.toml"));
    std::fs::write(&path, source.out.replace(from, to)).expect("written");
    path
}

fn text(path: &std::path::Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn the_worth_of_a_king_is_chosen_by_setting_by_book_or_by_the_position() {
    let usual = ["46x6"];
    let half = ["46x6", "46x35", "46x45"];
    let sorted = |args: &[&str]| {
        let mut moves = moves(args);
        moves.sort();
        moves
    };
    let mut half = half.to_vec();
    half.sort_unstable();
    assert_eq!(sorted(&["frisian", "--fen", TIE]), usual);
    assert_eq!(
        sorted(&["frisian", "--fen", TIE, "--set", "king-value=150"]),
        half
    );
    assert_eq!(
        sorted(&["frysk", "--fen", TIE, "--set", "king-value=150"]),
        half
    );
    assert_eq!(sorted(&["frisian", "--fen", TIE_150]), half);
    let own = own_book(
        "frisian",
        "frisian-club",
        "default = \"199\"",
        "default = \"150\"",
    );
    assert_eq!(
        sorted(&["frisian", "--fen", TIE, "--rules", text(&own)]),
        half
    );
    let official = format!("{TIE}:Oking-value=199");
    let args = ["frisian", "--fen", &official, "--rules", text(&own)];
    assert_eq!(sorted(&args), usual);
}

#[test]
fn a_turkish_capture_ends_on_the_crown_row_or_goes_on() {
    for (value, expected) in [
        ("as-man", vec!["12x6"]),
        ("ends", vec!["12x4"]),
        ("as-king", vec!["12x6", "12x7", "12x8"]),
    ] {
        let set = format!("crown-row={value}");
        let args = ["turkish", "--fen", "W:Wd6:BKe8,d7", "--set", &set];
        let found: Vec<String> = moves(&args)
            .iter()
            .map(|text| {
                let squares: Vec<&str> = text.split('x').collect();
                format!("{}x{}", squares[0], squares[squares.len() - 1])
            })
            .collect();
        let expected: Vec<String> = expected
            .iter()
            .map(|text| text.replace("12", "20"))
            .collect();
        assert_eq!(found, expected, "{value}");
    }
}

#[test]
fn what_is_chosen_is_seen_everywhere() {
    let set = ["--set", "king-value=150"];
    let fen = ["frisian", "--fen", TIE];
    let json = damier(&[&["moves"], &fen[..], &set, &["--json"]].concat()).json();
    assert_eq!(json["fen"], TIE_150);
    let perft = |args: &[&str]| damier(&[&["perft"], args].concat()).out;
    assert_eq!(perft(&["frisian", "1", "--fen", TIE]), "1\n");
    assert_eq!(
        perft(&[&["frisian", "1", "--fen", TIE], &set[..]].concat()),
        "3\n"
    );
    assert_eq!(perft(&["frisian", "1", "--fen", TIE_150]), "3\n");
    assert_eq!(
        perft(&["turkish", "4"]),
        perft(&["turkish", "4", "--set", "crown-row=ends"])
    );
    let show = ["show", TIE, "--variant", "frisian", "--to", "fen"];
    assert_eq!(damier(&show).out, "W:WK46:BK11,K48,1,10,19,25\n");
    assert_eq!(
        damier(&[&show[..], &set].concat()).out,
        format!("{TIE_150}\n")
    );
    let analyse = [
        "analyse", "frisian", "--fen", TIE, "--depth", "4", "--lines", "9", "--json",
    ];
    let lines = |run: Run| run.json()["lines"].as_array().map(Vec::len);
    assert_eq!(lines(damier(&analyse)), Some(1));
    assert_eq!(lines(damier(&[&analyse[..], &set].concat())), Some(3));
}

/// Judges moves of the command line.
fn judged(variant: &str, fen: &str, moves: &str, more: &[&str]) -> (i32, Value) {
    let args = [
        "adjudicate",
        "--variant",
        variant,
        "--fen",
        fen,
        "--moves",
        moves,
        "--json",
    ];
    let run = damier(&[&args[..], more].concat());
    (run.code, run.json())
}

#[test]
fn a_game_is_judged_by_the_moves_of_its_book() {
    let moves = "46x35 1-7 35x49";
    let (code, usual) = judged("frisian", TIE, moves, &[]);
    assert_eq!((code, &usual["played"]), (1, &Value::from(0)));
    let (_, chosen) = judged("frisian", TIE, moves, &["--set", "king-value=150"]);
    assert!(chosen["played"].as_u64() > Some(0), "{chosen}");
    let (_, said) = judged("frisian", TIE_150, moves, &[]);
    assert_eq!(said, chosen);
    // In a file of several games each has what its own book offers.
    let record =
        format!("[GameType \"40\"]\n[FEN \"{TIE}\"]\n46x35 *\n\n[GameType \"20\"]\n32-28 *\n");
    let file = ["adjudicate", "-", "--json", "--set", "king-value=150"];
    let answers = damier_reading(&file, record.as_bytes()).json_lines();
    assert_eq!(answers[0]["played"], 1, "{answers:?}");
    assert!(
        answers[0]["finalFen"]
            .as_str()
            .is_some_and(|fen| fen.ends_with("=150"))
    );
    assert_eq!(
        answers[1]["finalFen"].as_str().map(|fen| fen.contains('O')),
        Some(false)
    );
}

#[test]
fn a_turkish_game_ends_otherwise_under_each_value() {
    // The capture of d6 wins all as a king, leaves a man as a man, and two where it ends.
    let fen = "W:Wf6:BKf7,e8,d2";
    for (value, text, ended) in [
        ("as-king", "f6xd1", true),
        ("as-man", "f6xd8", true),
        ("ends", "f6xf8", false),
    ] {
        let set = format!("crown-row={value}");
        let (_, answer) = judged("turkish", fen, text, &["--set", &set]);
        assert_eq!(answer["played"], 1, "{value}: {answer}");
        assert_eq!(!answer["verdict"].is_null(), ended, "{value}: {answer}");
    }
    let results: Vec<Value> = [("as-king", "f6xd1"), ("as-man", "f6xd8")]
        .iter()
        .map(|(value, text)| {
            let set = format!("crown-row={value}");
            judged("turkish", fen, text, &["--set", &set]).1["verdict"]["result"].clone()
        })
        .collect();
    assert_eq!(results, ["2-0", "1-1"]);
}

#[test]
fn a_record_carries_it_and_comes_back() {
    let record = "[GameType \"40\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    let pdn = ["show", "-", "--to", "pdn", "--set", "king-value=150"];
    let written = damier_reading(&pdn, record.as_bytes());
    assert!(
        written.out.contains(":Oking-value=150\"]"),
        "{}",
        written.out
    );
    let json = damier_reading(&["show", "-", "--to", "json"], written.out.as_bytes());
    let start = json.json()["startFen"].as_str().map(str::to_owned);
    assert!(start.is_some_and(|fen| fen.ends_with(":Oking-value=150")));
    let back = damier_reading(&["show", "-", "--to", "pdn"], json.out.as_bytes());
    assert_eq!(back.out, written.out);
}

#[test]
fn contradictions_are_told() {
    let against = damier(&[
        "moves",
        "frisian",
        "--fen",
        TIE_150,
        "--set",
        "king-value=199",
    ]);
    assert_eq!(against.code, 2);
    assert!(
        against.err.contains("the setting king-value"),
        "{}",
        against.err
    );
    let fen = "W:WK1:BK46:Oking-value=150";
    let other = damier(&["moves", "international", "--fen", fen, "--lang", "fr"]);
    assert_eq!(other.code, 2);
    assert!(other.err.contains("rien à choisir"), "{}", other.err);
    let without = own_book(
        "frisian",
        "frisian-bare",
        "moves.king-value = \"150\"\n",
        "",
    );
    let refused = damier(&[
        "moves",
        "frisian",
        "--fen",
        TIE_150,
        "--rules",
        text(&without),
    ]);
    assert_eq!(refused.code, 2);
    assert!(
        refused.err.contains("offers no such choice"),
        "{}",
        refused.err
    );
    let (code, answer) = judged("frisian", TIE_150, "46x35", &["--set", "king-value=199"]);
    assert_eq!(code, 1, "{answer}");
    let what = answer["problems"][0]["what"].as_str();
    assert!(
        what.is_some_and(|what| what.contains("king-value=150")),
        "{answer}"
    );
}

#[test]
fn a_book_that_names_what_no_game_offers_is_refused() {
    for (name, from, to, part) in [
        (
            "odd-value",
            "moves.king-value = \"150\"",
            "moves.king-value = \"160\"",
            "`199`, `150`",
        ),
        (
            "odd-option",
            "moves.king-value = \"150\"",
            "moves.kings = \"150\"",
            "`king-value`",
        ),
        (
            "odd-game",
            "[\"frisian\", \"frysk\"]",
            "[\"frisian\", \"thai\"]",
            "thai leave nothing",
        ),
    ] {
        let own = own_book("frisian", name, from, to);
        let check = damier(&["rules", "check", text(&own)]);
        assert_eq!(check.code, 1, "{}", check.out);
        assert!(
            check.out.contains(part) && check.out.contains("line "),
            "{}",
            check.out
        );
        let used = damier(&["moves", "frisian", "--rules", text(&own)]);
        assert_eq!(used.code, 2);
        assert!(used.err.contains(part), "{}", used.err);
    }
}

#[test]
fn tables_and_other_programs_are_not_asked() {
    let refused = damier(&[
        "endgame",
        "build",
        "turkish",
        "--set",
        "crown-row=ends",
        "--estimate",
    ]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("usual way to play"), "{}", refused.err);
    let hub = [
        "--engine",
        "random",
        "--engine",
        "hub:./none",
        "--set",
        "king-value=150",
    ];
    let refused = damier(&[&["match", "--variant", "frisian"], &hub[..]].concat());
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("Hub protocol"), "{}", refused.err);
    let players = [
        "--engine",
        "random",
        "--engine",
        "depth:1",
        "--set",
        "king-value=150",
    ];
    let more = [
        "match",
        "--variant",
        "frysk",
        "--games",
        "2",
        "--opening",
        "2",
    ];
    let played = damier(&[&more[..], &players].concat());
    assert_eq!(played.code, 0, "{}", played.err);
}

#[test]
fn every_choice_of_every_book_is_shown() {
    let books = damier(&["rules", "list", "--json"]).json();
    let mut choices = 0;
    for book in books.as_array().expect("a list") {
        let id = book["id"].as_str().expect("an id");
        let shown = damier(&["rules", "show", id]).out;
        let json = damier(&["rules", "show", id, "--json"]).json();
        for setting in json["settings"].as_array().expect("a list") {
            let name = setting["id"].as_str().expect("an id");
            assert!(shown.contains(&format!("--set {name}=")), "{id}: {shown}");
            let default = setting["default"].as_str().expect("a value");
            for choice in setting["choices"].as_array().expect("a list") {
                let value = choice["value"].as_str().expect("a value");
                let mark = match value == default {
                    true => format!("  * {value} ("),
                    false => format!("    {value}  "),
                };
                assert!(shown.contains(&mark), "{id}: {mark}: {shown}");
                choices += 1;
            }
        }
    }
    assert!(choices > 40, "only {choices}");
}
