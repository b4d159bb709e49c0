//! Endgame tables on the command line.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};

use crate::run::{Run, damier, program};

fn keys(value: &Value) -> Vec<&str> {
    let object = value.as_object().expect("an object");
    object.keys().map(String::as_str).collect()
}

fn probe(args: &[&str]) -> Value {
    let mut all = vec!["endgame", "probe"];
    all.extend(args);
    all.push("--json");
    let run = damier(&all);
    assert_eq!(run.code, 0, "{run:?}");
    run.json_lines().remove(0)
}

#[test]
fn an_answer_has_the_values_of_the_pure_game_and_of_the_book() {
    let fen = "W:WK9,K23,31:BK20";
    let fresh = probe(&["russian", "--fen", fen]);
    assert_eq!(keys(&fresh), ["book", "moves", "pure"]);
    assert_eq!(keys(&fresh["pure"]), ["plies", "value"]);
    assert_eq!(
        keys(&fresh["book"]),
        ["limitedBy", "need", "remaining", "value"]
    );
    let moves = fresh["moves"].as_array().expect("moves");
    assert!(!moves.is_empty());
    for mv in moves {
        assert_eq!(keys(mv), ["book", "plies", "pure", "text"]);
    }
    assert_eq!(fresh["pure"]["value"], "win");
    assert_eq!(fresh["book"]["value"], "win");
    let best = &moves[0];
    let (plies, after) = (&fresh["pure"]["plies"], &best["plies"]);
    assert_eq!(plies.as_u64(), after.as_u64().map(|after| after + 1));
    // Three of the least plies of the fifteen king moves are left, and 28 of the
    // thirty moves, of which it takes 29.
    let counts = r#"{"russia-2022/D5a":27,"russia-2022/D4b":32}"#;
    let late = probe(&["russian", "--fen", fen, "--counts", counts]);
    assert_eq!(late["pure"], fresh["pure"]);
    assert_eq!(late["book"]["value"], "draw", "{late}");
    assert!(late["book"]["need"].as_u64() > late["book"]["remaining"].as_u64());
    let counts = r#"{"russia-2022/D5a":27,"russia-2022/D4b":31}"#;
    let just = probe(&["russian", "--fen", fen, "--counts", counts]);
    assert_eq!(just["book"]["value"], "win", "{just}");
}

#[test]
fn moves_played_before_count_and_repeat() {
    let fen = "W:WK29,K30,K31:BK5";
    let shuffle = "29-25 5-1 25-29 1-5 29-25 5-1 25-29";
    let found = probe(&["russian", "--fen", fen, "--moves", shuffle]);
    let moves = found["moves"].as_array().expect("moves");
    let back = moves.iter().find(|mv| mv["text"] == "1-5").expect("legal");
    // It stands there for the third time, although it is lost in the pure game.
    assert_eq!(
        (&back["pure"], &back["book"]),
        (&json!("loss"), &json!("draw"))
    );
    assert_eq!(found["book"]["value"], "draw");
}

#[test]
fn what_is_not_known_says_why() {
    let found = probe(&["portuguese", "--fen", "W:WK21,K22,K31:BK29"]);
    assert_eq!(found["book"]["value"], "unknown");
    assert_eq!(found["book"]["why"], "counted-otherwise");
    assert_eq!(found["pure"]["value"], "win");
    // Counts make no wins.
    let found = probe(&["portuguese", "--fen", "W:WK29,K30,K31:BK1"]);
    assert_eq!(found["book"]["value"], "draw");
    assert_eq!(found["pure"]["value"], "draw");
    let many = "W:W29,30,31,32:B1,2,3,4";
    let found = probe(&["russian", "--fen", many, "--search", "0.1"]);
    assert_eq!(found["book"]["why"], "no-table");
    assert!(found["proof"]["value"].is_string(), "{found}");
}

#[track_caller]
fn refused(args: &[&str], code: i32, words: &[&str]) -> Run {
    let mut all = vec!["endgame"];
    all.extend(args);
    let run = damier(&all);
    assert_eq!(run.code, code, "{args:?} {run:?}");
    for word in words {
        assert!(run.err.contains(word), "{word}: {}", run.err);
    }
    run
}

#[test]
fn bad_requests_are_refused_with_their_remedy() {
    let fen = "W:WK2,6,K35:BK28";
    refused(&["probe", "russian", "--fen", "W:WK77:BK1"], 2, &["77"]);
    refused(&["probe", "russian", "--fen", "nonsense"], 2, &[]);
    let unknown = [
        "probe",
        "russian",
        "--fen",
        "W:WK1:BK32",
        "--rules",
        "no-such",
    ];
    refused(&unknown, 2, &["no-such"]);
    let other = ["probe", "international", "--fen", fen, "--rules", "wcdf"];
    refused(&other, 2, &["wcdf", "international"]);
    for (counts, word) in [
        ("4", "--counts"),
        (r#"{"fmjd":4}"#, "fmjd"),
        (r#"{"fmjd/6.3":400}"#, "6.3"),
        (r#"{"fmjd/6.3":-1}"#, "--counts"),
        (r#"{"fmjd/6.4":2}"#, "6.4"),
        (r#"{"cbd/97":2}"#, "cbd/97"),
    ] {
        let args = ["probe", "international", "--fen", fen, "--counts", counts];
        refused(&args, 2, &["--counts", word]);
    }
    let moves = ["probe", "russian", "--fen", "W:WK1:BK32", "--moves", "2-3"];
    refused(&moves, 2, &["--moves"]);
    refused(&["build", "russian", "--pieces", "9"], 2, &["9", "7"]);
    refused(&["build", "canadian"], 2, &["canadian"]);
    refused(
        &["stats", "italian", "--folder", "/nonexistent"],
        2,
        &["damier endgame build"],
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    let below = file.path().join("tables");
    let below = below.to_str().expect("UTF-8");
    refused(
        &["build", "russian", "--pieces", "2", "--folder", below],
        1,
        &[below],
    );
}

fn tables(folder: &Path) -> usize {
    let Ok(entries) = fs::read_dir(folder) else {
        return 0;
    };
    let all = entries.map(|entry| {
        let path = entry.expect("an entry").path();
        if path.is_dir() { tables(&path) } else { 1 }
    });
    all.sum()
}

#[test]
fn a_build_that_was_killed_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let args = [
        "endgame",
        "build",
        "american",
        "--folder",
        path,
        "--threads",
        "1",
    ];
    let mut child = program()
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    while tables(folder.path()) < 8 && child.try_wait().expect("runs").is_none() {
        std::thread::sleep(Duration::from_millis(5));
    }
    // SIGKILL: it has no chance to say good-bye.
    child.kill().expect("can be killed");
    child.wait().expect("ends");
    let before = tables(folder.path());
    let run = damier(&args);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(!run.out.contains(" 0 were there"), "{before} {}", run.out);
    let verify = [
        "endgame", "verify", "american", "--folder", path, "--sample", "20000",
    ];
    let run = damier(&verify);
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains(" 0 wrong"), "{}", run.out);
}

#[test]
fn little_memory_is_refused_and_enough_suffices() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let build = |memory: &str| {
        damier(&[
            "endgame",
            "build",
            "brazilian",
            "--folder",
            path,
            "--memory",
            memory,
        ])
    };
    let run = build("1");
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.err.contains("--memory"), "{}", run.err);
    let run = build("64");
    assert_eq!(run.code, 0, "{run:?}");
}

#[test]
fn a_set_of_budgets_alone_is_verified_also_before_it_is_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let with = |what: &str, pieces: &str| {
        let args = ["endgame", what, "czech", "--budgets-only"];
        damier(&[&args[..], &["--pieces", pieces, "--folder", path]].concat())
    };
    assert_eq!(with("build", "3").code, 0);
    let run = with("verify", "3");
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains(" 0 wrong"), "{}", run.out);
    assert!(!run.out.starts_with("0 positions"), "{}", run.out);
    // The larger classes are missing, which is told; the others are checked all the same.
    let part = with("verify", "4");
    assert_eq!(part.code, 1, "{part:?}");
    assert!(part.out.contains("no such file"), "{}", part.out);
    assert!(part.out.contains(" 0 wrong"), "{}", part.out);
    assert!(!part.out.contains("\n0 positions"), "{}", part.out);
}

#[test]
fn cut_and_changed_files_are_named_and_made_anew() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("UTF-8");
    let build = [
        "endgame", "build", "czech", "--pieces", "3", "--folder", path,
    ];
    assert_eq!(damier(&build).code, 0);
    let pure = folder.path().join("czech").join("pure");
    let found = fs::read_dir(pure).expect("a folder").next();
    let file = found.expect("a file").expect("an entry").path();
    let bytes = fs::read(&file).expect("readable");
    fs::write(&file, &bytes[..bytes.len() / 3]).expect("writable");
    let name = file
        .file_name()
        .and_then(|name| name.to_str())
        .expect("UTF-8");
    for what in ["info", "verify"] {
        let run = damier(&["endgame", what, "czech", "--pieces", "3", "--folder", path]);
        assert_eq!(run.code, 1, "{run:?}");
        assert!(run.out.contains(name), "{}", run.out);
    }
    let run = damier(&build);
    assert!(
        run.out.contains("made anew") && run.out.contains(name),
        "{}",
        run.out
    );
    assert_eq!(fs::read(&file).expect("readable"), bytes);
}

#[test]
fn a_rule_book_of_ones_own_has_tables_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let book = folder.path().join("short.toml");
    let text = r#"
format = 1
id = "short"
variants = ["russian"]
source = "our own"
name.en = "Short"
name.fr = "Court"
name.ru = "Коротко"
about.en = "Short."
about.fr = "Court."
about.ru = "Коротко."

[[clause]]
id = "1"
article = "1"
source = "our own"
kind = "move-limit"
unit = "each"
limit = 4
restarts = ["capture", "man-move"]
name.en = "only kings moved"
name.fr = "dames seulement"
name.ru = "только дамки"
rule.en = "Four moves of each player with kings alone are a draw."
rule.fr = "Quatre coups de dames de chaque joueur font nulle."
rule.ru = "Четыре хода дамками каждой стороны — ничья."
"#;
    fs::write(&book, text).expect("writable");
    let book = book.to_str().expect("UTF-8");
    let fen = "W:WK29,K30,K31:BK5";
    let found = probe(&["russian", "--fen", fen, "--rules", book]);
    let plies = found["pure"]["plies"].as_u64().expect("won");
    assert_eq!(found["book"]["remaining"], 8);
    assert_eq!(found["book"]["limitedBy"], "short/1");
    let value = if plies > 8 { "draw" } else { "win" };
    assert_eq!(found["book"]["value"], value, "{found}");
    fs::write(book, text.replace("limit = 4", "limit = 20")).expect("writable");
    let found = probe(&["russian", "--fen", fen, "--rules", book]);
    assert_eq!(found["book"]["remaining"], 40);
    assert_eq!(found["book"]["value"], "win", "{found}");
    fs::write(book, "format = 1\nid = 3").expect("writable");
    refused(
        &["probe", "russian", "--fen", fen, "--rules", book],
        2,
        &["short.toml"],
    );
}
