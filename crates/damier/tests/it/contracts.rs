//! What other programs rely on.

use serde_json::json;

use crate::run::{damier, damier_reading, data};

#[test]
fn moves_in_text_are_one_a_line() {
    let run = damier(&["moves", "international"]);
    let mut moves: Vec<&str> = run.out.lines().collect();
    moves.sort_unstable();
    assert_eq!(
        moves,
        [
            "31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"
        ]
    );
    assert_eq!(run.code, 0);
    let run = damier(&["moves", "Standard", "--fen", "B:W31-50:B1-20"]);
    assert_eq!(
        run.out.lines().count(),
        9,
        "aliases in any case are read: {run:?}"
    );
}

#[test]
fn moves_in_json_have_the_promised_shape() {
    let run = damier(&["moves", "international", "--fen", "W:W32:B28", "--json"]);
    assert_eq!(
        run.out.trim_end(),
        "{\"variant\":\"international\",\"fen\":\"W:W32:B28\",\"moves\":\
         [{\"text\":\"32x23\",\"path\":[32,23],\"captures\":[28]}]}"
    );
    let run = damier(&[
        "moves",
        "russian",
        "--fen",
        "W:W22:B18",
        "--json",
        "--notation",
        "algebra",
    ]);
    assert_eq!(
        run.json(),
        json!({"variant": "russian", "fen": "W:Wc3:Bd4",
               "moves": [{"text": "c3:e5", "path": ["c3", "e5"], "captures": ["d4"]}]})
    );
}

#[test]
fn routes_with_the_same_ends_and_pieces_are_one_move() {
    // The king may take 19 and 29 in either order on its way round to 23... twice
    // the same pieces, one move; perft --routes counts both.
    let fen = "W:WK46:B9,10,19,20,23,32,33";
    let moves = damier(&["moves", "international", "--fen", fen])
        .out
        .lines()
        .count() as u64;
    let unique = damier(&["perft", "international", "1", "--fen", fen, "--json"]).json();
    assert_eq!(unique["nodes"].as_u64(), Some(moves));
    let routes = damier(&[
        "perft",
        "international",
        "1",
        "--fen",
        fen,
        "--routes",
        "--json",
    ])
    .json();
    assert!(routes["nodes"].as_u64() >= Some(moves));
}

#[test]
fn perft_counts_by_both_conventions() {
    for (args, nodes) in [
        (&["perft", "international", "6"][..], "167140"),
        (&["perft", "russian", "8"], "929899"),
        (&["perft", "russian", "8", "--routes"], "929905"),
        (&["perft", "brazilian", "8"], "907830"),
        (&["perft", "brazilian", "8", "--routes"], "907836"),
        (&["perft", "american", "8"], "845931"),
        (&["perft", "english", "0"], "1"),
        (&["perft", "international", "3", "--fen", "W:W:B1"], "0"),
    ] {
        let run = damier(args);
        assert_eq!(run.out.trim_end(), nodes, "{args:?}");
        assert_eq!(run.code, 0);
    }
}

#[test]
fn divided_counts_add_up() {
    for extra in [&[][..], &["--routes"]] {
        let args = [&["perft", "russian", "7", "--divide"], extra].concat();
        let run = damier(&args);
        let lines: Vec<&str> = run.out.lines().collect();
        let (total, shares) = lines.split_last().expect("lines");
        let sum: u64 = shares
            .iter()
            .map(|line| {
                line.split_once(": ")
                    .expect("move: nodes")
                    .1
                    .parse::<u64>()
                    .expect("a number")
            })
            .sum();
        assert_eq!(shares.len(), 7);
        assert_eq!(sum.to_string(), *total);
    }
}

#[test]
fn a_position_goes_through_every_form() {
    let run = damier(&["show", "W:WK10,31:BK5", "--to", "fen"]);
    assert_eq!(run.out, "W:WK10,31:BK5\n");
    let svg = damier(&["show", "W:WK10,31:BK5", "--to", "svg"]).out;
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{svg}");
    let text = damier(&["show", "W:WK10,31:BK5", "--to", "text"]).out;
    assert!(text.lines().count() >= 10, "{text}");
    let run = damier(&["show", "--variant", "russian", "B:Wc3:BKh8", "--to", "fen"]);
    assert_eq!(run.out, "B:W22:BK4\n");
}

#[test]
fn a_game_is_shown_at_any_ply_and_written_back() {
    let pdn = b"[Event \"a\"]\n[GameType \"25\"]\n\n1. c3-d4 b6-a5 *\n";
    let at = |ply: &str| damier_reading(&["show", "-", "--to", "fen", "--ply", ply], pdn);
    assert_eq!(
        at("0").out,
        "W:W21-32:B1-12\n"
            .replace("21-32", &numbers(21, 32))
            .replace("1-12", &numbers(1, 12))
    );
    assert!(at("1").out.starts_with("B:W18,"), "{:?}", at("1"));
    let beyond = at("3");
    assert_eq!(beyond.code, 2);
    assert!(
        beyond.err.contains('2'),
        "says how many there are: {}",
        beyond.err
    );
    let written = damier_reading(&["show", "-", "--to", "pdn"], pdn);
    assert!(written.out.contains("[GameType \"25"), "{}", written.out);
    let again = damier_reading(&["adjudicate", "--json", "-"], written.out.as_bytes());
    assert_eq!(again.json()["played"], 2);
    let second = damier_reading(&["show", "-", "--game", "2"], pdn);
    assert_eq!(second.code, 2);
    assert!(
        second.err.contains('1'),
        "says how many there are: {}",
        second.err
    );
}

fn numbers(from: u8, to: u8) -> String {
    (from..=to)
        .map(|n| n.to_string())
        .collect::<Vec<_>>()
        .join(",")
}

#[test]
fn rule_books_are_listed_shown_and_checked() {
    let list = damier(&["rules", "list", "--json"]).json();
    let ids: Vec<&str> = list
        .as_array()
        .expect("a list")
        .iter()
        .map(|book| book["id"].as_str().expect("an id"))
        .collect();
    for id in ["fmjd", "russia-2022", "cbd", "wcdf"] {
        assert!(ids.contains(&id), "{id} in {ids:?}");
        let shown = damier(&["rules", "show", id]);
        assert_eq!(shown.code, 0);
        assert!(shown.out.lines().count() > 3, "{}", shown.out);
    }
    let russian = damier(&["rules", "show", "fmjd", "--lang", "ru"]).out;
    assert!(
        russian.chars().any(|c| ('а'..='я').contains(&c)),
        "{russian}"
    );
    let toml = damier(&["rules", "show", "fmjd", "--toml"]).out;
    let checked = damier_reading(&["rules", "check", "-"], toml.as_bytes());
    assert_eq!(checked.code, 0, "{checked:?}");
    let changed = toml.replace("limit = 16", "limit = 17");
    let taken = damier_reading(&["rules", "check", "-"], changed.as_bytes());
    assert!(taken.out.contains("such as `fmjd-2`"), "{taken:?}");
    let broken = damier_reading(
        &["rules", "check", "-"],
        toml.replacen('=', "", 1).as_bytes(),
    );
    assert_eq!(broken.code, 1, "{broken:?}");
}

#[test]
fn every_book_can_be_had_under_an_id_of_ones_own() {
    let books = damier(&["rules", "list", "--json"]).out;
    let books: serde_json::Value = serde_json::from_str(&books).expect("JSON");
    for book in books.as_array().expect("a list") {
        let id = book["id"].as_str().expect("an id");
        let toml = damier(&["rules", "show", id, "--toml", "--id", "mine"]).out;
        assert!(toml.contains("id = \"mine\"\n"), "{id}");
        assert!(!toml.contains("default-for"), "{id}: {toml}");
        let checked = damier_reading(&["rules", "check", "-"], toml.as_bytes());
        assert!(checked.out.contains("book mine"), "{id}: {checked:?}");
    }
    let bad = damier(&["rules", "show", "fmjd", "--toml", "--id", "Not \" an id"]);
    assert_eq!((bad.code, bad.out.as_str()), (2, ""), "{bad:?}");
}

#[test]
fn a_book_from_a_file_decides_like_the_one_it_was_copied_from() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let book = folder.path().join("mine.toml");
    let toml = damier(&["rules", "show", "russia-2022", "--toml", "--id", "mine"]).out;
    std::fs::write(&book, toml).expect("written");
    let games = data("adjudicate/russian.pdn");
    let games = games.to_str().expect("UTF-8 path");
    let book = book.to_str().expect("UTF-8 path");
    let own = damier(&["adjudicate", "--json", "--rules", book, games]);
    let built_in = damier(&["adjudicate", "--json", games]);
    assert_eq!(own.code, built_in.code, "{own:?}");
    assert_eq!(own.out.replace("mine", "russia-2022"), built_in.out);
}

#[test]
fn the_engine_speaks_hub_and_ends_when_told() {
    let talk = b"hub\ninit\nlevel depth=3\ngo think\nquit\n";
    let run = damier_reading(&["engine", "hub"], talk);
    assert!(run.out.lines().any(|line| line == "ready"), "{run:?}");
    assert!(
        run.out.lines().any(|line| line.starts_with("done move=")),
        "{run:?}"
    );
    assert_eq!(run.code, 0);
}

#[test]
fn the_engine_ends_at_quit_though_its_input_stays_open() {
    use std::io::Write;
    let mut child = crate::run::program()
        .args(["engine", "hub"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(b"hub\nquit\n").expect("sent");
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    drop(input);
}

#[test]
fn a_match_is_played_with_another_program() {
    let other = format!("hub:{} engine hub --memory 1", env!("CARGO_BIN_EXE_damier"));
    let args = [
        "match",
        "--variant",
        "russian",
        "--engine",
        "depth:2",
        "--engine",
        &other,
    ];
    let limits = ["--games", "2", "--hub-level", "depth=2"];
    let run = damier(&[&args[..], &limits].concat());
    assert_eq!(run.code, 0, "{run:?}");
    assert_eq!(run.err, "", "nobody forfeits");
    assert_eq!(run.out.lines().count(), 3, "{run:?}");
    let missing = damier(&[
        "match",
        "--engine",
        "random",
        "--engine",
        "hub:no-such-program",
    ]);
    assert_eq!(missing.code, 2, "{missing:?}");
    assert!(missing.err.contains("no-such-program"), "{missing:?}");
}
