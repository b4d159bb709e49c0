//! The start position of a round of Chess960.

use std::collections::BTreeSet;
use std::fs;

use damier_chess::{PublicDraw, Scope, StartNumber};
use damier_game::Game as _;
use serde_json::Value;

use super::{Club, desk, fine};
use crate::run::damier;

/// An event of four players of chess.
fn chess() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("open.json");
    let event = path.to_str().expect("UTF-8 path").to_owned();
    let head = ["new", &event, "--name", "Open", "--rounds", "3"];
    let rest = ["--system", "dutch-2026", "--rules", "fide-960"];
    fine(&[head.as_slice(), rest.as_slice()].concat());
    for name in ["Ana Lind", "Bo Roos", "Cy Vale", "Di Moor"] {
        fine(&["add", &event, name]);
    }
    (folder, event)
}

fn draws(event: &str) -> Value {
    let text = fs::read_to_string(event).expect("the event");
    let mut file: Value = serde_json::from_str(&text).expect("JSON");
    file["event"]["start_draws"].take()
}

fn number(event: &str) -> u64 {
    draws(event)[0]["number"].as_u64().expect("a number")
}

#[test]
fn a_lot_is_drawn_once_for_a_round() {
    let (_folder, event) = chess();
    let look = fine(&["pair", &event, "--dry-run"]).out;
    assert!(
        !look.contains("All games start"),
        "a look draws no lot: {look}"
    );
    let shown = fine(&["pair", &event]).out;
    let first = number(&event);
    let letters = u16::try_from(first).ok().and_then(StartNumber::new);
    let letters = letters.expect("below 960").letters();
    let line = format!("All games start at position {first}: {letters}\n");
    assert!(shown.contains(&line), "{shown}");
    // Neither way of taking the round back draws another.
    fine(&["pair", &event, "--undo"]);
    let shown = fine(&["pair", &event]).out;
    assert!(shown.contains(&line), "{shown}");
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    assert!(fine(&["pair", &event]).out.contains(&line));
    let count = draws(&event).as_array().map(Vec::len);
    assert_eq!(count, Some(1));
}

#[test]
fn rounds_are_drawn_apart() {
    let mut seen = BTreeSet::new();
    for _ in 0..4 {
        let (_folder, event) = chess();
        fine(&["pair", &event]);
        seen.insert(number(&event));
    }
    assert!(seen.len() > 1, "always {seen:?}");
}

#[test]
fn a_public_draw_can_be_repeated_by_everybody() {
    let (_folder, event) = chess();
    let draw = PublicDraw::new("lot 4711", Scope::Round);
    for round in 1..=2 {
        let shown = fine(&["pair", &event, "--draw", "lot 4711"]).out;
        let start = draw.start(round, 0, 0).white;
        let line = format!(
            "position {}: {}, drawn from the text",
            start.get(),
            start.letters()
        );
        assert!(shown.contains(&line), "{shown}");
        let round = round.to_string();
        let again = ["--start", "random", "--seed", "lot 4711", "--round", &round];
        let command = ["show", "--variant", "chess960", "--to", "fen"];
        let position = damier(&[command.as_slice(), again.as_slice()].concat());
        let fen = StartNumber::position(start).fen();
        let board = fen.split(' ').next().expect("a board");
        assert!(position.out.contains(board), "{position:?}");
        fine(&["result", &event, "1:1-0", "2:0.5-0.5"]);
    }
    assert_eq!(draws(&event)[1]["text"], "lot 4711");
    assert_ne!(draws(&event)[0]["number"], draws(&event)[1]["number"]);
}

#[test]
fn another_position_is_taken_only_when_it_is_asked_for() {
    let (_folder, event) = chess();
    fine(&["pair", &event, "--start", "518"]);
    assert_eq!(number(&event), 518);
    fine(&["pair", &event, "--undo"]);
    let shown = fine(&["pair", &event, "--start", "0"]).out;
    assert!(shown.contains("position 0: BBQNNRKR"), "{shown}");
    let text = fs::read_to_string(&event).expect("the event");
    let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let noted = serde_json::json!(
        { "kind": "start-changed", "round": 1, "before": 518, "after": 0 }
    );
    assert_eq!(file["event"]["log"][1]["what"], noted, "{text}");
    let log = ["export", &event, "--format", "html", "--sheet", "log"];
    let told = fine(&log).out;
    assert!(told.contains("position 0 instead of 518"), "{told}");
}

#[test]
fn draughts_has_no_position_to_draw() {
    let club = Club::new("dutch-2026");
    for option in [["--start", "3"], ["--draw", "lot"]] {
        let run = desk(&["pair", &club.event(), option[0], option[1]]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(run.err.contains("chess960"), "{}", run.err);
    }
    fine(&["pair", &club.event()]);
    assert_eq!(draws(&club.event()), Value::Null);
    let (_folder, event) = chess();
    assert_eq!(desk(&["pair", &event, "--start", "960"]).code, 2);
}
