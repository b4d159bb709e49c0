//! Endgame tables as the engine of the commands uses them.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;

use crate::run::{Run, program};

/// A win on the triangle, far beyond what one ply of search sees.
const THREE: &str = "W:WK29,K30,K31:BK5";

fn with_tables(folder: &Path, args: &[&str]) -> Run {
    let output = program()
        .env("DAMIER_ENDGAME", folder)
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    Run {
        code: output.status.code().unwrap_or(-1),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

fn best(folder: &Path) -> Value {
    let args = [
        "analyse", "russian", "--fen", THREE, "--depth", "1", "--json",
    ];
    let run = with_tables(folder, &args);
    assert_eq!(run.code, 0, "{run:?}");
    run.json()["lines"][0].clone()
}

#[test]
fn analysis_knows_what_the_tables_know() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    let plain = best(folder);
    assert_eq!(plain["pliesToEnd"], Value::Null, "{plain}");
    // An answer that is to be the same again begins nothing.
    let begun = folder.read_dir().expect("a folder").count();
    assert_eq!(begun, 0);
    let build = with_tables(folder, &["endgame", "build", "russian"]);
    assert_eq!(build.code, 0, "{build:?}");
    let probe = ["endgame", "probe", "russian", "--fen", THREE, "--json"];
    let known = with_tables(folder, &probe).json();
    let knowing = best(folder);
    assert_eq!(knowing["pliesToEnd"], known["pure"]["plies"]);
    let played = known["moves"].as_array().expect("moves");
    let played = played.iter().find(|mv| mv["text"] == knowing["move"]);
    let left = played.and_then(|mv| mv["plies"].as_u64()).expect("won");
    assert_eq!(Some(left + 1), known["pure"]["plies"].as_u64());
    // A match has the players that know; it is the same each time.
    let game = [
        "match",
        "--variant",
        "russian",
        "--engine",
        "depth:2",
        "--engine",
        "nodes:300",
        "--games",
        "2",
    ];
    let once = with_tables(folder, &game);
    assert_eq!((once.code, once.err.as_str()), (0, ""), "{once:?}");
    assert_eq!(once.out, with_tables(folder, &game).out);
}

/// The score of the next answer.
fn asked(input: &mut impl Write, lines: &mut impl Iterator<Item = String>) -> f64 {
    writeln!(input, "go think").expect("sent");
    let mut score = None;
    for line in lines {
        if line.starts_with("done") {
            break;
        }
        let word = line.split(' ').find_map(|word| word.strip_prefix("score="));
        score = word.map(|word| word.parse().expect("a number")).or(score);
    }
    score.expect("an answer with its score")
}

#[test]
fn a_hub_engine_answers_at_once_and_knows_more_later() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut child = program()
        .env("DAMIER_ENDGAME", folder.path())
        .args(["engine", "hub", "--memory", "1"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = child.stdin.take().expect("a pipe");
    let output = BufReader::new(child.stdout.take().expect("a pipe"));
    let mut lines = output.lines().map_while(Result::ok);
    // Squares 1 to 32: a black king on 5, white ones on 29 to 31.
    let board = format!("{}B{}WWWe", "e".repeat(4), "e".repeat(23));
    write!(
        input,
        "hub\nset-param name=variant value=russian\ninit\npos pos=W{board}\nlevel depth=1\n"
    )
    .expect("sent");
    let first = asked(&mut input, &mut lines);
    let mut later = first;
    // Some seconds of one processor; the bound only ends a test that fails.
    for _ in 0..6000 {
        if later > first {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
        later = asked(&mut input, &mut lines);
    }
    assert!(later > first + 50.0, "{first} {later}");
    writeln!(input, "quit").expect("sent");
    assert!(child.wait().expect("ends").success());
}
