//! The referee's desk on the command line: evidence, bans, clocks, and books of
//! federations, in every language.

use std::fs;

use crate::run::{damier, damier_reading};

const LANGS: [&str; 3] = ["en", "fr", "ru"];

/// A book for Russian draughts of which every game but a repetition ends soon.
fn own_book() -> String {
    let toml = damier(&["rules", "show", "russia-2022", "--toml", "--id", "ours"]).out;
    format!("{toml}\n[[offers]]\nnot-before-move = 30\n")
}

#[test]
fn books_are_checked_in_every_language() {
    let broken = "format = 1\nid = 'x y'\n";
    let mut said = Vec::new();
    for lang in LANGS {
        let run = damier_reading(&["rules", "check", "-", "--lang", lang], broken.as_bytes());
        assert_eq!(run.code, 1, "{run:?}");
        let json = ["rules", "check", "-", "--json", "--lang", lang];
        let json = damier_reading(&json, broken.as_bytes()).json();
        assert_eq!(json["ok"], false);
        for mistake in json["mistakes"].as_array().expect("a list") {
            let what = mistake["what"].as_str().expect("a text");
            assert!(run.out.contains(what), "{what} is not in {}", run.out);
            assert!(mistake["line"].as_u64() >= Some(1), "{mistake}");
        }
        let fine = ["rules", "check", "-", "--lang", lang];
        let fine = damier_reading(&fine, own_book().as_bytes());
        assert_eq!(fine.code, 0, "{fine:?}");
        said.push(run.out);
        said.push(fine.out);
    }
    let different: std::collections::BTreeSet<_> = said.iter().collect();
    assert_eq!(different.len(), said.len());
    let latin = damier_reading(&["rules", "check", "-"], b"format = 1\nid = '\xe9'\n");
    assert!(latin.out.contains("line 2, column 7"), "{latin:?}");
}

#[test]
fn small_endings_are_known_from_tables() {
    // The search of every line proves nothing so far ahead: it may look at ten positions.
    let claim = [
        "claim",
        "regulation-draw",
        "international",
        "--fen",
        "W:WK1,K2:BK48",
        "--positions",
        "10",
        "--json",
    ];
    let by_tables = damier(&claim).json();
    assert_eq!(by_tables["granted"], true);
    let text = by_tables["text"].to_string();
    assert!(text.contains("endgame tables"), "{text}");
    let without = damier(&[&claim[..], &["--no-tables"]].concat()).json();
    let text = without["text"].to_string();
    assert!(
        text.contains("engine") && !text.contains("tables"),
        "{text}"
    );
    // A won ending must be shown; every move of the way is checked.
    let won = [
        "claim",
        "regulation-draw",
        "international",
        "--positions",
        "10",
    ];
    let shown = damier(&[&won[..], &["--fen", "W:WK28:BK22", "--show", "28x17"]].concat());
    assert!(shown.out.contains("White wins"), "{shown:?}");
}

#[test]
fn bans_of_the_book_hold_unless_the_event_says_otherwise() {
    let ask = |more: &[&str]| {
        let claim = [
            "claim",
            "agreement",
            "international",
            "--moves",
            "32-28 19-23",
        ];
        damier(&[&claim[..], more].concat())
    };
    assert_eq!(ask(&[]).code, 0, "fmjd forbids nothing unasked");
    let banned = ask(&["--set", "early-draws=refused", "--lang", "fr"]);
    assert!(
        banned.code == 1 && banned.out.contains("40 coups"),
        "{banned:?}"
    );
    let lifted = ask(&["--set", "early-draws=refused", "--not-before", "0"]);
    assert_eq!(lifted.code, 0, "{lifted:?}");
    let punished = ask(&["--set", "early-draws=both-lose"]);
    assert!(punished.out.starts_with("0-0"), "{punished:?}");
}

#[test]
fn clocks_speak_every_language() {
    let log = "{\"control\": \"10\\\"/2, 1h\"}\n{\"at\": 0, \"event\": \"started\"}\n\
               {\"at\": 1500, \"event\": \"moved\"}\n{\"at\": 1700, \"event\": \"pressed\"}\n\
               {\"at\": 2000, \"event\": \"moved\", \"ends\": \"0-2\"}\n";
    for (lang, head, word) in [
        ("en", "moment", "moved, end"),
        ("fr", "événement", "coup final"),
        ("ru", "событие", "последний ход"),
    ] {
        let run = damier_reading(&["clock", "replay", "-", "--lang", lang], log.as_bytes());
        assert!(run.out.contains(head) && run.out.contains(word), "{run:?}");
    }
    let json = damier_reading(
        &["clock", "replay", "-", "--json", "--lang", "ru"],
        log.as_bytes(),
    );
    assert_eq!(json.json()["clocks"][3]["event"], "moved");
    assert_eq!(json.json()["clocks"][3]["ended"], true);
    let control = damier(&["clock", "control", "30' byo-yomi 3x30\"", "--lang", "ru"]);
    assert!(control.out.contains("тегом TimeControl"), "{control:?}");
    let control = damier(&["clock", "control", "20'", "--json"]).json();
    assert_eq!(control["tags"]["TimeControl"], "1200");
    assert_eq!(control["withoutAddedTime"], true);
}

#[test]
fn a_tournament_takes_a_book_of_its_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = |name: &str| {
        let path = folder.path().join(name);
        path.to_str().expect("UTF-8").to_owned()
    };
    let (book, event, bad) = (place("ours.toml"), place("event.json"), place("bad.toml"));
    fs::write(&book, own_book()).expect("written");
    fs::write(&bad, "format = 2\n").expect("written");
    let new = |event: &str, rules: &str| {
        damier(&[
            "tournament",
            "new",
            event,
            "--name",
            "Ours",
            "--rounds",
            "3",
            "--rules",
            rules,
        ])
    };
    let refused = new(&event, &bad);
    assert!(
        refused.code == 2 && refused.err.contains("format 2"),
        "{refused:?}"
    );
    let unknown = new(&event, "fmdj");
    assert!(
        unknown.code == 2 && unknown.err.contains("built in"),
        "{unknown:?}"
    );
    assert_eq!(new(&event, &book).code, 0);
    // The event holds the text: the file may go.
    fs::remove_file(&book).expect("removed");
    let shown = damier(&["tournament", "regulations", &event, "--json"]).json();
    assert_eq!(shown["rule_book"], "ours");
    let text = shown["rule_book_text"].as_str().expect("a text");
    assert!(text.contains("id = \"ours\""), "{text}");
    let change = |options: &[&str]| {
        let change = ["tournament", "regulations", &event, "--rules", "fmjd"];
        damier(&[&change, options].concat())
    };
    let other_game = change(&["--json"]);
    assert!(
        other_game.code == 2 && other_game.err.contains("--variant"),
        "{other_game:?}"
    );
    let changed = change(&["--variant", "international", "--json"]).json();
    assert_eq!(changed["rule_book"], "fmjd");
    assert!(changed.get("rule_book_text").is_none(), "{changed}");
}
