//! With a real engine if there is one (Debian: `apt install stockfish`), and with
//! small programs that misbehave.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use damier_chess::engine::Level;
use damier_chess::uci::{Opponent, Think, UciError};
use damier_chess::{Position, StartNumber};
use damier_game::Game;

fn think() -> Think {
    Think {
        move_ms: 30,
        patience_ms: 10_000,
    }
}

/// A script that answers like an engine.
fn script(name: &str, body: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("damier-uci-{}-{name}", std::process::id()));
    fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("a file in the folder for such");
    let mut rights = fs::metadata(&path).expect("just written").permissions();
    rights.set_mode(0o755);
    fs::set_permissions(&path, rights).expect("ours");
    path
}

const GREETS: &str = "while read line; do case \"$line\" in
uci) echo 'id name Odd'; echo 'option name UCI_Chess960 type check default false'; echo uciok;;
isready) echo readyok;;";

#[test]
fn an_engine_that_crashes_is_started_again() {
    let mark = std::env::temp_dir().join(format!("damier-uci-mark-{}", std::process::id()));
    let body = format!(
        "{GREETS}
go*) if [ -e '{0}' ]; then echo bestmove a2a3; else touch '{0}'; exit 1; fi;;
esac; done",
        mark.display()
    );
    let path = script("crash", &body);
    let level = Level::new(3).expect("1 to 10");
    let mut opponent = Opponent::start(&path, level, think()).expect("starts");
    assert_eq!(opponent.name(), Some("Odd"));
    let answer = opponent.answer(&Position::classical(), &[], 1);
    assert_eq!(answer.stood_in, None, "the second time it answers");
    assert_eq!(answer.mv.map(|mv| mv.uci()).as_deref(), Some("a2a3"));
    let _ = fs::remove_file(mark);
    let _ = fs::remove_file(path);
}

#[test]
fn for_one_that_keeps_failing_the_built_in_engine_stands_in() {
    let start = StartNumber::new(9).expect("below 960").position();
    for (name, go, expected) in [
        ("dies", "go*) exit 3;;", UciError::Ended),
        (
            "lies",
            "go*) echo bestmove e1e8;;",
            UciError::NoMove("e1e8".to_owned()),
        ),
        (
            "none",
            "go*) echo bestmove '(none)';;",
            UciError::NoMove("(none)".to_owned()),
        ),
    ] {
        let path = script(name, &format!("{GREETS}\n{go}\nesac; done"));
        let level = Level::new(2).expect("1 to 10");
        let mut opponent = Opponent::start(&path, level, think()).expect("starts");
        let answer = opponent.answer(&start, &[], 1);
        assert_eq!(answer.stood_in, Some(expected), "{name}");
        let mv = answer.mv.expect("a move all the same");
        assert!(start.legal_moves().contains(&mv));
        let _ = fs::remove_file(path);
    }
}

#[test]
fn what_is_no_engine_is_refused_at_once() {
    let level = Level::STRONGEST;
    let missing = Opponent::start(Path::new("/nowhere/engine"), level, think());
    assert!(matches!(missing.map(|_| ()), Err(UciError::Start { .. })));
    let silent = Opponent::start(Path::new("/bin/true"), level, think());
    assert_eq!(silent.map(|_| ()), Err(UciError::Ended));
}

#[test]
fn a_real_engine_plays_chess960() {
    let path = Path::new("/usr/games/stockfish");
    if !path.exists() {
        return;
    }
    for (number, level) in [(3, 1), (518, 5), (959, 10)] {
        let start = StartNumber::new(number).expect("below 960").position();
        let level = Level::new(level).expect("1 to 10");
        let mut opponent = Opponent::start(path, level, think()).expect("starts");
        let (mut position, mut moves) = (start.clone(), Vec::new());
        for _ in 0..12 {
            let answer = opponent.answer(&start, &moves, 1);
            assert_eq!(answer.stood_in, None);
            let mv = answer.mv.expect("a move");
            position.play(&mv).expect("legal");
            moves.push(mv);
        }
    }
}
