//! A rule book of the event's own judges every game of it.

use std::fs;

use serde_json::Value;

use super::{Club, desk, fine};

/// The club draws after two moves each without a capture.
const CLUB: &str = r#"format = 1
id = "club"
variants = ["russian"]
source = "Rules of the club"
name.en = "Club rules"
name.fr = "Règles du club"
name.ru = "Правила клуба"
about.en = "What we play on Thursdays."
about.fr = "Ce que nous jouons le jeudi."
about.ru = "Во что мы играем по четвергам."

[[clause]]
id = "3"
article = "3"
source = "Rules of the club, 3"
kind = "move-limit"
unit = "each"
limit = 2
restarts = ["capture"]
name.en = "two quiet moves"
name.fr = "deux coups calmes"
name.ru = "два тихих хода"
rule.en = "Two moves each without a capture are a draw."
rule.fr = "Deux coups de chacun sans prise font nulle."
rule.ru = "Два хода каждого без взятия — ничья."
"#;

/// Two moves each without a capture, in a record of these players.
fn record(white: &str, black: &str, result: &str) -> String {
    format!(
        "[GameType \"25\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n\
         1. a3-b4 h6-g5 2. b2-a3 g7-h6 {result}\n\n"
    )
}

fn name(event: &str, id: &Value) -> String {
    let file: Value =
        serde_json::from_str(&fs::read_to_string(event).expect("the event")).expect("JSON");
    let players = file["event"]["players"].as_array().expect("players");
    let found = players.iter().find(|player| player["id"] == *id);
    found.expect("a player")["name"]
        .as_str()
        .expect("a name")
        .to_owned()
}

#[test]
fn a_book_of_the_event_judges_its_records_and_its_play_offs() {
    let club = Club::new("round-robin");
    let (event, book) = (club.event(), club.file("club.toml"));
    fs::write(&book, CLUB).expect("written");
    fine(&["regulations", &event, "--rules", &book]);
    // The text goes with the event: the file may go.
    fs::remove_file(&book).expect("removed");
    let pairs = fine(&["pair", &event, "--json"]).json();
    let (white, black) = (
        name(&event, &pairs[0]["white"]),
        name(&event, &pairs[0]["black"]),
    );
    let pdn = club.file("game.pdn");
    fs::write(&pdn, record(&white, &black, "1-0")).expect("written");
    let wrong = desk(&["import", &event, &pdn, "--round", "1"]);
    assert!(wrong.out.contains("the rules say 1-1"), "{wrong:?}");
    fs::write(&pdn, record(&white, &black, "*")).expect("written");
    let drawn = fine(&["import", &event, &pdn, "--round", "1", "--json"]).json();
    assert_eq!(drawn[0]["verdict"], "1-1", "{drawn}");
    // A game that the book is not for is not judged by another one.
    let other = record(&white, &black, "*").replace("\"25\"", "\"26\"");
    fs::write(&pdn, other).expect("written");
    let other = desk(&["import", &event, &pdn, "--round", "1"]);
    assert!(other.out.contains("not for brazilian"), "{other:?}");

    fine(&["result", &event, "2:1-1", "3:1-1"]);
    for _ in 0..4 {
        fine(&["pair", &event]);
        fine(&["result", &event, "1:1-1", "2:1-1", "3:1-1"]);
    }
    let start = [
        "playoff",
        &event,
        "--start",
        "1",
        "--players",
        "4,2",
        "--form",
        "barrage",
    ];
    fine(&start);
    let (four, two) = (name(&event, &4.into()), name(&event, &2.into()));
    fs::write(&pdn, record(&two, &four, "*")).expect("written");
    let swapped = desk(&["playoff", &event, "--record", &pdn]);
    assert!(swapped.err.contains("White first"), "{swapped:?}");
    fs::write(&pdn, record(&four, &two, "1-0")).expect("written");
    let wrong = desk(&["playoff", &event, "--record", &pdn]);
    assert!(wrong.err.contains("the rules say 1-1"), "{wrong:?}");
    fs::write(&pdn, record(&four, &two, "*")).expect("written");
    let drawn = fine(&["playoff", &event, "--record", &pdn, "--json"]).json();
    assert_eq!(drawn[0]["games"][0]["winner"], Value::Null, "{drawn}");
    assert_eq!(drawn[0]["games"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_book_that_cannot_be_used_is_named_and_nothing_is_judged() {
    let club = Club::new("round-robin");
    let event = club.event();
    let pairs = fine(&["pair", &event, "--json"]).json();
    let (white, black) = (
        name(&event, &pairs[0]["white"]),
        name(&event, &pairs[0]["black"]),
    );
    let pdn = club.file("game.pdn");
    fs::write(&pdn, record(&white, &black, "*")).expect("written");
    let text = fs::read_to_string(&event).expect("the event");
    for (field, says) in [
        (
            "\"rule_book\": \"unheard-of\"",
            "`unheard-of`, which is not known",
        ),
        ("\"rule_book_text\": \"format = 1\"", "line 1"),
    ] {
        let regulations = format!("\"regulations\": {{ {field},");
        let changed = text.replacen("\"regulations\": {", &regulations, 1);
        fs::write(&event, changed).expect("written");
        let run = desk(&["import", &event, &pdn, "--round", "1"]);
        assert_eq!(run.code, 1, "{run:?}");
        assert!(
            run.out.contains(says) && run.out.contains("--rules FILE"),
            "{run:?}"
        );
    }
}
