//! `damier analyse` and `damier match` for chess, with programs that speak UCI.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::run::damier;

/// A program that greets, and of which the rest is told.
fn script(folder: &Path, name: &str, rest: &str) -> PathBuf {
    let path = folder.join(name);
    let text = format!(
        "#!/bin/sh\nn=0\nwhile read -r line; do case \"$line\" in\n\
         uci) echo 'id name Scripted'; echo 'option name UCI_Chess960 type check default false'\n\
         echo uciok;;\nisready) echo readyok;;\n{rest}\nesac; done\n"
    );
    fs::write(&path, text).expect("a folder of ours");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("our file");
    path
}

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

#[test]
fn the_built_in_engine_analyses_chess() {
    let mate = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
    let told = damier(&["analyse", "chess960", "--fen", mate, "--depth", "3"]);
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(told.out.starts_with("mates in 1 plies"), "{}", told.out);
    assert!(told.out.trim_end().ends_with("Ra8#"), "{}", told.out);
    let args = [
        "analyse", "chess960", "--start", "3", "--depth", "3", "--lines", "3", "--json",
    ];
    let answer = &lines(&damier(&args).out)[0];
    assert_eq!(
        (&answer["start"], &answer["engine"]),
        (&3.into(), &"damier".into())
    );
    let found = answer["lines"].as_array().expect("lines");
    assert_eq!(found.len(), 3);
    assert!(found[0]["score"].as_i64() >= found[1]["score"].as_i64());
    assert_ne!(found[0]["uci"], found[1]["uci"]);
    assert_eq!(
        damier(&args).out,
        damier(&args).out,
        "nothing is left to chance"
    );
    let over = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1";
    let told = damier(&["analyse", "chess960", "--fen", over]);
    assert!(told.out.contains("stalemate"), "{}", told.out);
}

#[test]
fn a_program_analyses_chess() {
    let folder = tempfile::tempdir().expect("a folder");
    let rest = "go*) echo 'info depth 7 multipv 1 score cp 34 nodes 900 pv e2e4 e7e5'
        echo 'info depth 7 multipv 2 score mate -2 nodes 950 pv f2f3 e7e5'
        echo 'bestmove e2e4';;";
    let program = script(folder.path(), "engine", rest);
    let program = program.to_str().expect("UTF-8");
    let args = [
        "analyse",
        "chess960",
        "--uci-engine",
        program,
        "--lines",
        "2",
    ];
    let told = damier(&args);
    assert_eq!(
        told.out,
        "+0.34  depth 7  nodes 900  e4 e5\nis mated in 4 plies  depth 7  nodes 950  f3 e5\n",
        "{}",
        told.err
    );
    let answer = &lines(&damier(&[&args[..], &["--json"]].concat()).out)[0];
    assert_eq!(answer["engine"], "Scripted");
    assert_eq!(answer["lines"][1]["pliesToEnd"], -4);
    assert_eq!(answer["lines"][0]["pv"], serde_json::json!(["e4", "e5"]));
}

#[test]
fn programs_that_fail_are_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let missing = damier(&["analyse", "chess960", "--uci-engine", "/nowhere/engine"]);
    assert_eq!(missing.code, 2, "{}", missing.out);
    assert!(missing.err.contains("/nowhere/engine"), "{}", missing.err);
    let program = script(folder.path(), "dies", "go*) exit 3;;");
    let program = program.to_str().expect("UTF-8");
    let died = damier(&["analyse", "chess960", "--uci-engine", program]);
    assert_eq!(died.code, 1, "{}", died.out);
    assert!(died.err.contains("ended without an answer"), "{}", died.err);
    let spec = format!("uci:{program}.not");
    let refused = damier(&[
        "match",
        "--variant",
        "chess960",
        "--engine",
        &spec,
        "--engine",
        "random",
    ]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("cannot be started"), "{}", refused.err);
    let one = damier(&["match", "--variant", "chess960", "--engine", "random"]);
    assert!(one.err.contains("two players"), "{}", one.err);
}

#[test]
fn levels_play_a_match_that_can_be_repeated() {
    let args = [
        "match",
        "--variant",
        "chess960",
        "--engine",
        "level:7",
        "--engine",
        "random",
        "--nodes",
        "2000",
        "--games",
        "2",
        "--seed",
        "4",
        "--json",
    ];
    let played = damier(&args);
    assert_eq!(played.code, 0, "{}", played.err);
    let told = lines(&played.out);
    assert_eq!(told.len(), 3, "{}", played.out);
    assert_eq!(told[0]["start"], told[1]["start"], "each start twice");
    assert_eq!(
        (&told[0]["white"], &told[1]["black"]),
        (&"level:7".into(), &"level:7".into())
    );
    assert_eq!(
        (&told[2]["won"], &told[2]["share"]),
        (&2.into(), &1.0.into())
    );
    assert_eq!(damier(&args).out, played.out);
    let other = [&args[..12], &["5", "--start", "518", "--opening", "4"]].concat();
    let text = damier(&other).out;
    assert!(text.trim_end().ends_with(" 100.0 %"), "{text}");
}

#[test]
fn a_program_that_crashes_in_mid_game_forfeits_and_the_match_goes_on() {
    let folder = tempfile::tempdir().expect("a folder");
    // Two moves of a knight in a game from the classical start, then it is gone.
    let rest = "go*) n=$((n+1)); case $n in 1) echo bestmove g1f3;; 2) echo bestmove f3g1;;
        *) exit 9;; esac;;";
    let program = script(folder.path(), "crashes", rest);
    let spec = format!("uci:{}", program.display());
    let args = [
        "match",
        "--variant",
        "chess960",
        "--start",
        "518",
        "--games",
        "3",
        "--engine",
        &spec,
        "--engine",
        "level:1",
        "--json",
    ];
    let played = damier(&args);
    assert_eq!(played.code, 0, "{}", played.err);
    let told = lines(&played.out);
    assert_eq!(told.len(), 4, "{}", played.out);
    // White in the first game and the third, for which it is started anew.
    for game in [&told[0], &told[2]] {
        assert_eq!(
            (&game["result"], &game["reason"]),
            (&"0-1".into(), &"forfeit".into())
        );
        assert_eq!(game["plies"], 4, "{game}");
        assert_eq!(game["moves"][0], "g1f3");
    }
    // With Black its first answer is no legal move.
    assert_eq!(told[1]["result"], "1-0");
    assert_eq!(told[3]["lost"], 3);
    assert_eq!(
        played.err.matches("forfeits game").count(),
        3,
        "{}",
        played.err
    );
}

#[test]
fn a_real_program_plays_a_match() {
    let path = "/usr/games/stockfish";
    if !Path::new(path).exists() {
        return;
    }
    let spec = format!("uci:{path}");
    let played = damier(&[
        "match",
        "--variant",
        "chess960",
        "--games",
        "2",
        "--time",
        "0.02",
        "--engine",
        &spec,
        "--engine",
        "random",
        "--json",
    ]);
    let told = lines(&played.out);
    assert_eq!(told[2]["won"], 2, "{}{}", played.out, played.err);
}
