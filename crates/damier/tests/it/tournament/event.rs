//! Events from the entry list to the last round.

use std::fs;

use serde_json::{Value, json};

use super::tables::number;
use super::{Club, desk, fine, table};
use crate::run::damier_reading;

#[test]
fn a_small_event_from_the_entry_list_to_the_federation() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    for round in 1..=3 {
        let pairs = fine(&["pair", &event, "--json"]).json();
        assert_eq!(pairs.as_array().map(Vec::len), Some(3), "{pairs}");
        assert!(
            pairs[0]["white"].is_u64() && pairs[0]["black"].is_u64(),
            "{pairs}"
        );
        let boards = fine(&["result", &event, "1:2-0", "2:draw", "3:0-2", "--json"]).json();
        assert_eq!(boards[2]["result"], json!({"kind":"win","side":"black"}));
        assert_eq!(boards[2]["round"], round);
    }
    let over = desk(&["pair", &event]);
    assert_eq!(over.code, 1, "{over:?}");
    assert!(over.err.contains("rounds: 3"), "{}", over.err);
    let shown = fine(&["standings", &event]);
    assert!(shown.out.contains("After 3 rounds"), "{}", shown.out);
    let rows = fine(&["standings", &event, "--json"]).json();
    let rows = rows.as_array().expect("an array");
    let total: f64 = rows
        .iter()
        .filter_map(|r| r["points"].as_str())
        .map(number)
        .sum();
    assert!(
        (total - 18.0).abs() < 1e-9,
        "three rounds of three games bring 18: {total}"
    );
    for format in ["trf", "trf16", "csv", "json"] {
        let text = fine(&["export", &event, "--to", format]).out;
        let again = damier_reading(
            &[
                "tournament",
                "standings",
                "-",
                "--preset",
                "fmjd-swiss-solkoff",
                "--json",
            ],
            text.as_bytes(),
        );
        assert_eq!(again.code, 0, "{format}: {again:?}");
        assert_eq!(again.json(), json!(rows), "{format}");
    }
    assert_eq!(fine(&["check", &event, "--json"]).json(), json!([]));
    let left: Vec<_> = fs::read_dir(club.folder.path())
        .expect("the folder")
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    // The list, the event, and its earlier versions.
    assert_eq!(left.len(), 3, "no temporary file stays: {left:?}");
}

#[test]
fn byes_absences_corrections_and_undo() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let args = [
        "pair",
        &event,
        "--absent",
        "6",
        "--half-bye",
        "5",
        "--dry-run",
        "--json",
    ];
    let planned = fine(&args).json();
    assert_eq!(planned.as_array().map(Vec::len), Some(2), "{planned}");
    let shown = fine(&["pair", &event, "--absent", "6"]).out;
    assert!(shown.contains("6 Sam Poe: absent"), "{shown}");
    assert!(shown.contains(": bye"), "five are left: {shown}");
    fine(&["pair", &event, "--undo"]);
    let meets = |pairs: &Value| {
        let of = |a: u32, b: u32| json!({"white":a,"black":b});
        let all = pairs.as_array().expect("an array");
        all.contains(&of(1, 4)) || all.contains(&of(4, 1))
    };
    let free = fine(&["pair", &event, "--dry-run", "--json"]).json();
    assert!(meets(&free), "{free}");
    let pairs = fine(&["pair", &event, "--forbid", "1-4", "--json"]).json();
    assert!(!meets(&pairs), "{pairs}");
    fine(&["result", &event, "1:2-0", "2:+-", "3:1-1"]);
    let undo = desk(&["pair", &event, "--undo"]);
    assert_eq!(undo.code, 2, "{undo:?}");
    assert!(undo.err.contains("results"), "{}", undo.err);
    fine(&["result", &event, "1:1-1"]);
    let decided = fine(&["result", &event, "3:2-1", "--decided", "barrage", "--json"]).json();
    assert_eq!(decided[2]["result"]["reason"], "barrage");
    let text = fs::read_to_string(&event).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let log = file["event"]["log"].as_array().expect("a log");
    let kinds: Vec<&str> = log
        .iter()
        .filter_map(|l| l["what"]["kind"].as_str())
        .collect();
    assert_eq!(kinds, ["taken-back", "result-changed", "result-changed"]);
    let when = log[1]["when"].as_str().expect("the time");
    assert!(when.starts_with("20") && when.ends_with('Z'), "{when}");
}

#[test]
fn pairs_by_hand_are_compared_and_found_by_check() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let run = fine(&["pair", &event, "--by-hand", "1-2,3-4,5-6"]);
    assert!(
        run.out.contains("dutch-2026 would have paired otherwise"),
        "{}",
        run.out
    );
    let check = desk(&["check", &event]);
    assert_eq!(check.code, 1, "{check:?}");
    assert!(
        check.out.contains("made   1 Ivo Maas - 2 Olga Line"),
        "{}",
        check.out
    );
    assert!(check.out.contains("0 of 1 round is as"), "{}", check.out);
    let differences = desk(&["check", &event, "--json"]).json();
    assert_eq!(differences[0]["round"], 1);
    assert_eq!(differences[0]["made"][0], json!({"white":1,"black":2}));
    assert_eq!(differences[0]["engine"].as_array().map(Vec::len), Some(3));
}

#[test]
fn pairings_of_other_programs_are_checked() {
    let fits = table("pairings/2026-14p6r-byes.trf");
    let run = fine(&["check", &fits, "--system", "dutch-2026"]);
    assert!(run.out.contains("6 of 6 rounds"), "{}", run.out);
    // Two players of round 1 change their opponents.
    let text = fs::read_to_string(&fits).expect("test data");
    assert!(text.contains("   13     8 b =") && text.contains("    1     9 w 1"));
    let wrong: String = text
        .lines()
        .map(|line| {
            let line = match line.get(4..8).map(str::trim) {
                Some("1") => line.replacen("    8 b =", "    9 b 0", 1),
                Some("8") => line.replacen("    1 w =", "    3 b 0", 1),
                Some("3") => line.replacen("    9 w 1", "    8 w 1", 1),
                Some("9") => line.replacen("    3 b 0", "    1 w 1", 1),
                _ => line.to_owned(),
            };
            line + "\n"
        })
        .collect();
    let args = [
        "tournament",
        "check",
        "-",
        "--system",
        "dutch-2026",
        "--json",
    ];
    let run = damier_reading(&args, wrong.as_bytes());
    assert_eq!(run.code, 1, "{run:?}");
    let made = &run.json()[0]["made"];
    assert!(
        made.as_array()
            .is_some_and(|m| m.contains(&json!({"white":3,"black":8}))),
        "{made}"
    );
}

#[test]
fn why_two_do_not_meet_and_what_a_place_is_made_of() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let pairs = fine(&["pair", &event, "--json"]).json();
    fine(&["result", &event, "1:2-0", "2:2-0", "3:1-1"]);
    let (a, b) = (pairs[0]["white"].to_string(), pairs[0]["black"].to_string());
    let run = fine(&["explain", &event, &a, &b, "--round", "2"]);
    assert!(run.out.contains("They have met in round 1."), "{}", run.out);
    let answer = fine(&["explain", &event, &a, &b, "--round", "2", "--json"]).json();
    assert_eq!(
        answer["obstacles"],
        json!([{"kind":"have-met","rounds":[1]}])
    );
    let first = fine(&["explain", &event, &a, &b, "--round", "1"]);
    assert!(first.out.contains("They do meet."), "{}", first.out);
    let place = fine(&["explain", &event, &a]);
    assert!(place.out.contains("Points: 2"), "{}", place.out);
    let place = fine(&["explain", &event, &a, "--json"]).json();
    let solkoff = place["values"].as_array().expect("values").iter();
    let solkoff: Vec<&Value> = solkoff.filter(|v| v["criterion"] == "solkoff").collect();
    assert_eq!(solkoff[0]["addends"][0]["opponent"].to_string(), b);
}

#[test]
fn a_made_up_event_says_how_it_was_paired() {
    let args = [
        "simulate",
        "--players",
        "14",
        "--rounds",
        "5",
        "--seed",
        "7",
    ];
    for system in ["fmjd-solkoff", "dutch-2017"] {
        let trf = fine(&[&args[..], &["--system", system]].concat()).out;
        let check = ["tournament", "check", "-"];
        let check = damier_reading(&check, trf.as_bytes());
        assert_eq!(check.code, 0, "{check:?}");
        assert!(check.out.contains(system), "{check:?}");
    }
}

#[test]
fn a_made_up_event_is_the_same_again_and_correctly_paired() {
    let args = [
        "simulate",
        "--players",
        "20",
        "--rounds",
        "5",
        "--seed",
        "9",
        "--half-byes",
        "9",
    ];
    let trf = fine(&args).out;
    assert_eq!(fine(&args).out, trf);
    let players = trf.lines().filter(|line| line.starts_with("001 ")).count();
    assert_eq!(players, 20);
    let check = damier_reading(&["tournament", "check", "-"], trf.as_bytes());
    assert_eq!(check.code, 0, "{check:?}");
    let next = damier_reading(
        &[
            "tournament",
            "pair",
            "-",
            "--system",
            "dutch-2026",
            "--json",
        ],
        trf.as_bytes(),
    );
    assert_eq!(next.json().as_array().map(Vec::len), Some(10), "{next:?}");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("made-up.json");
    fs::write(&file, fine(&[&args[..], &["--json"]].concat()).out).expect("written");
    let file = file.to_str().expect("UTF-8");
    assert_eq!(fine(&["check", file, "--json"]).json(), json!([]));
}

#[test]
fn who_comes_late_joins_in_the_next_round() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let late = fine(&["add", &event, "Gus Late", "--json"]).json();
    assert_eq!((&late[0]["id"], &late[0]["joined"]), (&json!(7), &json!(2)));
    fine(&["result", &event, "1:white", "2:black", "3:-+"]);
    let pairs = fine(&["pair", &event, "--withdrawn", "1", "--json"]).json();
    assert_eq!(pairs.as_array().map(Vec::len), Some(3), "{pairs}");
    assert!(
        !pairs.to_string().contains(":1,") && !pairs.to_string().contains(":1}"),
        "{pairs}"
    );
    assert!(pairs.to_string().contains(":7"), "{pairs}");
    let text = fs::read_to_string(&event).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    assert!(file["event"]["log"][0]["when"].is_string(), "{text}");
}

#[test]
fn lists_may_have_commas_quotes_and_columns_in_any_order() {
    let club = Club::new("dutch-2026");
    let event = club.file("lists.json");
    fine(&["new", &event, "--name", "Lists", "--rounds", "3"]);
    let list = club.file("list.csv");
    let text = "Elo,Nom,Pays,Naissance\n2100,\"Berg, Anna\",NED,17.05.1990\n,Ivo Maas,NED,\n";
    fs::write(&list, text).expect("written");
    let added = fine(&["add", &event, "--list", &list, "--json"]).json();
    assert_eq!(added[0]["name"], "Berg, Anna");
    assert_eq!(added[0]["id"], 1);
    assert_eq!(added[0]["born"], "1990/05/17");
    assert_eq!(added[1]["name"], "Ivo Maas");
    // As a Russian spreadsheet of the nineties saved it.
    let old = club.file("old.csv");
    fs::write(&old, b"\xd4\xe0\xec\xe8\xeb\xe8\xff;\xd0\xe5\xe9\xf2\xe8\xed\xe3\n\xc8\xe2\xe0\xed\xee\xe2;2000\n")
        .expect("written");
    let added = fine(&["add", &event, "--list", &old, "--json"]).json();
    assert_eq!(added[0]["name"], "Иванов");
    assert_eq!(added[0]["rating"], 2000);
}

#[test]
fn a_round_just_paired_is_explained_but_does_not_count_yet() {
    let club = Club::new("round-robin");
    let event = club.event();
    fine(&["pair", &event]);
    fine(&["result", &event, "1:2-0", "2:1-1", "3:0-2"]);
    let pairs = fine(&["pair", &event, "--json"]).json();
    let shown = fine(&["standings", &event]).out;
    assert!(shown.contains("After 1 round\n"), "{shown}");
    let (a, b) = (pairs[0]["white"].to_string(), pairs[0]["black"].to_string());
    let answer = fine(&["explain", &event, &a, &b, "--json"]).json();
    assert_eq!(answer["round"], 2);
    assert_eq!(answer["obstacles"], json!([{"kind":"they-meet"}]));
    fine(&["result", &event, "1:2-0"]);
    let shown = fine(&["standings", &event]).out;
    let note = "After 2 rounds (2 results are missing in round 2)";
    assert!(shown.contains(note), "{shown}");
    let late = desk(&["add", &event, "Gus Late"]);
    assert_eq!(late.code, 2, "{late:?}");
    assert!(late.err.contains("take over"), "{}", late.err);
}
