//! What the desk refuses because it cannot be, and what it says of itself.

use std::fs;

use super::{Club, desk, fine};

#[track_caller]
fn refused(args: &[&str], word: &str) {
    let run = desk(args);
    assert_ne!(run.code, 0, "{args:?}: {run:?}");
    assert!(run.err.contains(word), "{args:?}: {word:?} in {}", run.err);
    assert_eq!(run.out, "", "{args:?}");
}

#[test]
fn scales_that_order_nobody_and_names_of_nothing_are_refused() {
    let club = Club::new("dutch-2026");
    let new = club.file("new.json");
    let begun = ["new", &new, "--rounds", "5"];
    for scale in ["0-0-0", "1-1-1", "2-3-0", "2-0-1"] {
        let args = [&begun[..], &["--name", "X", "--scale", scale]].concat();
        refused(&args, "2-1-0");
        refused(&[&args[..], &["--lang", "fr"]].concat(), "gain");
        refused(&[&args[..], &["--lang", "ru"]].concat(), "победа");
    }
    let form = [&begun[..], &["--name", "X", "--scale", "2-1"]].concat();
    refused(&[&form[..], &["--lang", "fr"]].concat(), "gain-nulle-perte");
    refused(&[&form[..], &["--lang", "ru"]].concat(), "победу-ничью");
    for name in ["", "  ", "—"] {
        refused(&[&begun[..], &["--name", name]].concat(), "--name");
    }
    assert!(!fs::exists(&new).expect("looked"));
    for (number, scale) in ["3-1-1", "1-1-0", "stages", "delft", "3-1-0"]
        .iter()
        .enumerate()
    {
        let file = club.file(&format!("{number}.json"));
        let args = [
            "new", &file, "--rounds", "5", "--name", "X", "--scale", scale,
        ];
        fine(&args);
    }
}

#[test]
fn a_new_event_is_told_of_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    for (lang, words) in [
        (
            "fr",
            [
                "2 rondes",
                "jeu\u{202f}: non précisé",
                "ensuite\u{202f}:",
                "ordre",
            ],
        ),
        ("ru", ["2 тура", "игра: не названа", "дальше:", "порядок"]),
    ] {
        let file = club.file(&format!("{lang}.json"));
        let args = ["new", &file, "--name", "X", "--rounds", "2", "--lang", lang];
        let told = fine(&args).out;
        for word in words {
            assert!(told.contains(word), "{word:?} in {told}");
        }
        for word in ["rounds", "points:", "order", "next", "named"] {
            assert!(!told.contains(word), "{word:?} in {told}");
        }
    }
}

#[test]
fn a_damaged_file_of_versions_is_called_damaged() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let versions = club.file(".event.json.undo");
    let whole = fs::read(&versions).expect("the versions");
    let before = fs::read_to_string(&event).expect("the event");
    let cut = whole.len() - 40;
    let mut binary = whole.clone();
    binary[cut] = 0xff;
    for damaged in [&whole[..cut], &binary, b"nonsense"] {
        fs::write(&versions, damaged).expect("written");
        refused(&["undo", &event], "damaged");
        refused(&["undo", &event, "--lang", "fr"], "endommagée");
        refused(&["undo", &event, "--lang", "ru"], "повреждена");
        assert_eq!(fs::read_to_string(&event).expect("the event"), before);
    }
    // Changes made since can be taken back; then the damage is met again.
    fine(&["add", &event, "Late Comer"]);
    let back = fine(&["undo", &event, "--lang", "ru"]);
    assert!(back.out.contains("отменено"), "{}", back.out);
    refused(&["undo", &event], "damaged");
    fs::remove_file(&versions).expect("removed");
    refused(&["undo", &event], "no earlier version");
}

#[test]
fn more_time_than_there_can_be_is_not_left() {
    let club = Club::new("dutch-2026");
    let event = club.file("tie.json");
    let args = [
        "new",
        &event,
        "--name",
        "X",
        "--rounds",
        "1",
        "--system",
        "round-robin",
    ];
    fine(&args);
    for name in ["Ann", "Bo"] {
        fine(&["add", &event, name]);
    }
    fine(&["pair", &event]);
    fine(&["result", &event, "1:1-1"]);
    let start = [
        "playoff",
        &event,
        "--start",
        "1",
        "--form",
        "lehmann-georgiev",
    ];
    fine(&[&start[..], &["--time", "5+2"]].concat());
    let game = ["playoff", &event, "--result", "draw", "--left"];
    for left in ["99:00,1:00", "1:00,99:00", "16:01,1:00"] {
        refused(&[&game[..], &[left]].concat(), "16:00");
    }
    fine(&[&game[..], &["5:20,1:00"]].concat());
    refused(&[&game[..], &["1:00,99:00"]].concat(), "--left");
}

#[test]
fn who_is_free_is_named() {
    let club = Club::new("round-robin");
    let event = club.event();
    fine(&["add", &event, "Seventh Man"]);
    let pairs = fine(&["pair", &event, "--json"]).json();
    let free: Vec<_> = pairs.as_array().expect("pairs").iter().collect();
    assert_eq!(free.len(), 4);
    assert_eq!(free[3]["bye"], true);
    let number = free[3]["white"].to_string();
    for (lang, word) in [
        ("en", ": bye"),
        ("fr", "\u{202f}: exempt"),
        ("ru", ": свободен"),
    ] {
        let told = fine(&["result", &event, "--lang", lang]).out;
        let line = told.lines().find(|line| line.contains(word));
        assert!(line.is_some_and(|line| line.starts_with(&number)), "{told}");
    }
    for sheet in ["pairings", "names"] {
        let page = fine(&["export", &event, "--sheet", sheet, "--format", "html"]).out;
        assert!(page.contains("bye"), "{sheet}: {page}");
    }
}
