//! Whatever comes in: a clear answer, the right exit code, never a panic.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::process::Stdio;

use crate::run::{damier, damier_reading, program};

const GAME: &str = "[Event \"x\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n";

/// Arguments that make no sense: exit code 2, and what the message must name.
#[test]
fn requests_that_make_no_sense_are_refused_with_a_remedy() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let folder = folder.path().to_str().expect("UTF-8 path").to_owned();
    let missing = format!("{folder}/missing.pdn");
    let table: &[(&[&str], &str)] = &[
        (&["moves", "chequers-of-mars"], "international"),
        (&["moves"], "VARIANT"),
        (&["moves", "russian", "--fen", "hello"], "--fen"),
        (&["moves", "russian", "--fen", "W:W50:B1"], "50"),
        (&["moves", "international", "--fen", "W:W51:B1"], "51"),
        (&["moves", "international", "--fen", "W:W31,31:B1"], "31"),
        (&["moves", "international", "--fen", "W:W31:B31"], "31"),
        (&["moves", "international", "--fen", ""], "--fen"),
        (&["perft", "russian", "minus-one"], "minus-one"),
        (&["perft", "russian", "-1"], "-1"),
        (&["adjudicate"], "FILE"),
        (&["adjudicate", &missing], "no such file"),
        (&["adjudicate", &folder], "folder"),
        (&["adjudicate", "--rules", "fantasy", "-"], "fmjd"),
        (&["adjudicate", "--rules", &missing, "-"], "missing.pdn"),
        (&["show", &missing], "no such file"),
        (&["show", "W:W99:B1", "--to", "text"], "99"),
        (&["show", "[FEN \"W:W31,99:B1\"]"], "99"),
        (&["show", "W31-50:B1-20"], "side to move"),
        (
            &[
                "show",
                "Wbbbbbbbbbbxbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
            ],
            "`x`",
        ),
        (
            &["show", "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwww"],
            "49",
        ),
        (
            &[
                "moves",
                "international",
                "--fen",
                "Wbbbbbbbbbbbbbbbbbbbbeeee",
            ],
            "24",
        ),
        (&["rules", "show", "fantasy"], "fmjd"),
        (&["rules", "check", &missing], "no such file"),
        (&["serve", "--listen", "nowhere"], "nowhere"),
        (&["no-such-command"], "no-such-command"),
    ];
    for (args, expected) in table {
        let run = damier(args);
        assert_eq!(run.code, 2, "{args:?}: {run:?}");
        assert!(
            run.err.contains(expected),
            "{args:?} should name {expected:?}: {}",
            run.err
        );
        assert_eq!(run.out, "", "{args:?}");
    }
}

#[test]
fn input_without_a_game_is_a_problem_and_no_senseless_request() {
    for command in ["show", "adjudicate"] {
        let run = damier_reading(&[command, "-"], b"");
        assert_eq!(run.code, 1, "{command}: {run:?}");
        assert!(run.err.contains("there is no game in it"), "{run:?}");
    }
    // The game asked for is not there: that makes no sense.
    let run = damier_reading(&["show", "-", "--game", "2"], GAME.as_bytes());
    assert_eq!(run.code, 2, "{run:?}");
}

#[test]
fn a_pasted_fen_tag_is_a_position() {
    let run = damier(&["show", "[FEN \"W:WK5:BK46\"]", "--to", "fen"]);
    assert_eq!((run.code, run.out.as_str()), (0, "W:WK5:BK46\n"), "{run:?}");
}

#[test]
fn repeated_tags_survive_json() {
    let pdn = "[White \"a\"]\n[White \"b\"]\n[Result \"1-0\"]\n[GameType \"20\"]\n\n1. 32-28 *\n";
    let json = damier_reading(&["show", "-", "--to", "json"], pdn.as_bytes());
    let game = &json.json_lines()[0];
    assert_eq!(game["tags"]["White"], "a");
    assert_eq!(game["tagList"][1][1], "b");
    let back = damier_reading(&["show", "-", "--to", "pdn"], json.out.as_bytes());
    assert_eq!(back.out, pdn, "{back:?}");
}

#[test]
fn an_illegal_move_is_named_with_its_place_and_the_next_game_is_read() {
    let text = format!("[Event \"1\"]\n[GameType \"20\"]\n\n1. 32-28 19-23\n2. 28x20 *\n\n{GAME}");
    let run = damier_reading(&["adjudicate", "--json", "-"], text.as_bytes());
    let answers = run.json_lines();
    assert_eq!(answers.len(), 2, "{run:?}");
    let problem = &answers[0]["problems"][0];
    assert_eq!(
        (problem["line"].as_u64(), problem["column"].as_u64()),
        (Some(5), Some(4))
    );
    assert!(
        problem["what"]
            .as_str()
            .is_some_and(|what| what.contains("28x20")),
        "{problem}"
    );
    assert!(problem["remedy"].is_string(), "{problem}");
    assert_eq!(
        (answers[0]["plies"].as_u64(), answers[0]["played"].as_u64()),
        (Some(3), Some(2))
    );
    assert_eq!(answers[0]["verdict"], serde_json::Value::Null);
    assert_eq!(answers[1]["game"], 2);
    assert_eq!(answers[1]["played"], 4);
    assert_eq!(answers[1]["problems"], serde_json::json!([]));
    assert_eq!(run.code, 1);
}

#[test]
fn a_place_is_counted_from_the_beginning_of_the_file() {
    let wrong = "\n\n[Event \"2\"]\n[GameType \"20\"]\n1. 32-26 *\n";
    let run = damier_reading(
        &["adjudicate", "--json", "-"],
        format!("{GAME}{wrong}").as_bytes(),
    );
    assert_eq!(run.json_lines()[1]["problems"][0]["line"], 9);
}

#[test]
fn an_unknown_game_type_is_a_problem_of_that_game_only() {
    let text = format!("[Event \"1\"]\n[GameType \"99\"]\n\n1. 32-28 *\n\n{GAME}");
    let run = damier_reading(&["adjudicate", "--json", "-"], text.as_bytes());
    let answers = run.json_lines();
    assert_eq!(answers.len(), 2, "{run:?}");
    let problem = answers[0]["problems"][0]["what"]
        .as_str()
        .expect("a problem");
    assert!(problem.contains("99"), "{problem}");
    assert_eq!(answers[1]["variant"], "international");
    assert_eq!(run.code, 1);
}

#[test]
fn a_record_that_names_no_game_can_be_told_one() {
    let text = b"[White \"Ann\"]\n[Result \"1-1\"]\n";
    let run = damier_reading(&["adjudicate", "--json", "-"], text);
    let answer = run.json();
    let remedy = answer["problems"][0]["remedy"].as_str().expect("a remedy");
    assert!(remedy.contains("--variant"), "{remedy}");
    let told = damier_reading(&["adjudicate", "--json", "--variant", "russian", "-"], text);
    assert_eq!(told.json()["variant"], "russian");
    assert_eq!(told.code, 0, "{told:?}");
}

#[test]
fn input_without_games_is_said_to_be_that() {
    for input in ["", "\n \n", "\u{feff}"] {
        let run = damier_reading(&["adjudicate", "-"], input.as_bytes());
        assert_eq!(run.code, 1, "{run:?}");
        assert!(run.err.contains("no game"), "{run:?}");
    }
}

#[test]
fn files_that_are_no_text_are_refused() {
    let noise: Vec<u8> = (0..100_000_u32)
        .map(|i| (i.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    for (input, expected) in [
        (b"\x7fELF\x02\x01\x01\0\0\0".as_slice(), "binary"),
        (b"\x1f\x8b\x08\0\0\0", "unpack"),
        (&noise, "binary"),
    ] {
        for command in ["adjudicate", "show"] {
            let run = damier_reading(&[command, "-"], input);
            assert_eq!(run.code, 2, "{command}: {run:?}");
            assert!(run.err.contains(expected), "{command}: {run:?}");
        }
    }
}

#[test]
fn one_bad_file_does_not_keep_the_others_from_being_read() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let good = folder.path().join("good.pdn");
    std::fs::write(&good, GAME).expect("written");
    let good = good.to_str().expect("UTF-8 path");
    let run = damier(&["adjudicate", "--json", "no-such-file.pdn", good]);
    assert_eq!(run.json()["played"], 4);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("no-such-file.pdn"));
}

#[test]
fn old_encodings_are_read() {
    let run = damier_reading(
        &["adjudicate", "--json", "-"],
        b"[White \"Isra\xebl\"]\r\n[GameType \"20\"]\r\n\r\n1. 32-28 {\xe9} *\r\n\x1a",
    );
    assert_eq!(run.json()["played"], 1, "{run:?}");
    assert_eq!(run.code, 0, "{run:?}");
    let utf16: Vec<u8> = format!("\u{feff}{GAME}")
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert_eq!(
        damier_reading(&["adjudicate", "--json", "-"], &utf16).json()["played"],
        4
    );
}

/// Runs in 250 MB of address space: two and a half times the file.
#[cfg(target_os = "linux")]
fn judge_100_megabytes(piece: &str) -> (usize, i32) {
    const SIZE: usize = 100 << 20;
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("games.pdn");
    let mut file = BufWriter::new(File::create(&path).expect("created"));
    for _ in 0..SIZE / piece.len() {
        file.write_all(piece.as_bytes()).expect("written");
    }
    file.into_inner().expect("flushed");
    let output = std::process::Command::new("sh")
        .args([
            "-c",
            "ulimit -v 250000; exec \"$0\" adjudicate --json \"$1\"",
        ])
        .arg(env!("CARGO_BIN_EXE_damier"))
        .arg(&path)
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    let lines = output.stdout.iter().filter(|&&byte| byte == b'\n').count();
    (lines, output.status.code().expect("ended by itself"))
}

#[test]
#[cfg(target_os = "linux")]
fn a_file_of_100_megabytes_is_read_in_little_memory() {
    let piece = format!("{GAME}\n{{{}}}\n", "a long comment ".repeat(4000));
    assert_eq!(judge_100_megabytes(&piece), ((100 << 20) / piece.len(), 0));
}

#[test]
#[cfg(target_os = "linux")]
fn a_game_without_end_is_given_up_in_little_memory() {
    let (lines, code) = judge_100_megabytes("1. 32-28 ");
    assert!((1..10).contains(&lines), "{lines} answers");
    assert_eq!(code, 1);
}

#[test]
#[cfg(unix)]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = program()
        .args(["perft", "international", "4", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the program ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}
