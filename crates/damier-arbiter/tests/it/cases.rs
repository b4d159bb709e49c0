//! Recorded games towards endings, with the verdicts of a slow reference.

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant, pdn};
use damier_game::Spelling;
use serde_json::Value;

use crate::support::Game;

#[track_caller]
fn check(variant: Variant) {
    let (games, answers) = (text(variant, "pdn"), text(variant, "jsonl"));
    let mut answers = answers.lines();
    let mut count = 0;
    for raw in pdn::read(&games) {
        let raw = raw.expect("well-formed");
        let answer = answers.next().expect("an answer for every game");
        let answer: Value = serde_json::from_str(answer).expect("JSON");
        let start = match raw.tag("FEN") {
            Some(fen) => Position::from_fen(variant, fen).expect("a position"),
            None => Position::start(variant),
        };
        let book = RuleBook::default_for(variant.id()).expect("a book");
        let mut game = Game::new(book, start);
        for item in raw.line().moves() {
            if game.referee.verdict().is_some() {
                break;
            }
            game.play_text(item.text());
        }
        compare(&game, &answer);
        count += 1;
    }
    assert!(count > 40, "only {count} games");
    assert_eq!(answers.next(), None, "every answer has a game");
}

#[track_caller]
fn compare(game: &Game, answer: &Value) {
    let number = &answer["game"];
    assert_eq!(
        u64::from(game.referee.plies()),
        answer["played"],
        "game {number}: played"
    );
    assert_eq!(
        game.position.fen(),
        answer["finalFen"],
        "game {number}: position"
    );
    match (game.referee.verdict(), &answer["verdict"]) {
        (None, Value::Null) => {}
        (Some(verdict), expected) if !expected.is_null() => {
            let result = verdict.outcome.spell(Spelling::Draughts);
            assert_eq!(result, expected["result"], "game {number}: result");
            assert_eq!(
                u64::from(verdict.ply),
                expected["ply"],
                "game {number}: ply"
            );
            let reason = verdict.reason.as_str();
            let reasons = expected["reason"].as_array().expect("a list of reasons");
            assert!(
                reasons.iter().any(|r| r == reason),
                "game {number}: {reason} {reasons:?}"
            );
        }
        (found, expected) => panic!("game {number}: {found:?} instead of {expected}"),
    }
}

/// A file of the games, which the command line is tested with, too.
fn text(variant: Variant, kind: &str) -> String {
    let folder = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../damier/tests/data/adjudicate"
    );
    let path = format!("{folder}/{variant}.{kind}");
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

macro_rules! cases {
    ($($name:ident $variant:ident;)*) => {
        $(#[test]
        fn $name() {
            check(Variant::$variant);
        })*
    };
}

cases! {
    international International;
    russian Russian;
    brazilian Brazilian;
    american American;
}
