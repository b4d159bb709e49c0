//! Many at once, wrong requests, and help.

use std::fs;
use std::path::Path;

use super::{Club, desk, fine};
use crate::run::program;

#[test]
fn people_who_write_at_the_same_time_lose_nothing() {
    let club = Club::new("round-robin");
    let children: Vec<_> = (0..8)
        .map(|n| {
            program()
                .args(["tournament", "add", &club.event(), &format!("Guest {n}")])
                .stdout(std::process::Stdio::null())
                .stderr(std::process::Stdio::null())
                .spawn()
                .expect("the program starts")
        })
        .collect();
    let entered = children
        .into_iter()
        .filter_map(|mut child| child.wait().ok())
        .filter(std::process::ExitStatus::success)
        .count();
    let rows = fine(&["standings", &club.event(), "--json"]).json();
    assert_eq!(rows.as_array().map(Vec::len), Some(6 + entered));
    if cfg!(unix) {
        assert_eq!(entered, 8, "they wait for each other");
    }
}

/// Refuses each request with exit code 2 and a word that must be named.
#[track_caller]
fn refused(cases: &[(&[&str], &str)]) {
    for (args, expected) in cases {
        let run = desk(args);
        assert_eq!(run.code, 2, "{args:?}: {run:?}");
        let named = run.err.contains(expected);
        assert!(named, "{args:?} should name {expected:?}: {}", run.err);
        assert_eq!(run.out, "", "{args:?}");
    }
}

#[test]
fn files_that_cannot_be_read_are_refused_with_the_place() {
    let club = Club::new("dutch-2026");
    let bad = club.file("bad.csv");
    let text = "# scoring: win=2 draw=1 loss=0\nid;name;R1\n1;Ann;2w2\n2;Bo;1x0\n";
    fs::write(&bad, text).expect("written");
    let broken = club.file("broken.json");
    fs::write(&broken, "{\n  \"format\": 3\n}\n").expect("written");
    let teams = club.file("teams.json");
    let args = ["new", &teams, "--name", "X", "--system", "team-round-robin"];
    fine(&[&args[..], &["--boards", "4"]].concat());
    let text = fs::read_to_string(&teams).expect("the event");
    let text = text.replace("\"boards\": 4", "\"boards\": 65535");
    fs::write(&teams, text).expect("written");
    let binary = club.file("binary.trf");
    fs::write(&binary, b"001\0").expect("written");
    let missing = club.file("missing.json");
    refused(&[
        (&["standings", &bad], "bad.csv: line 4, column 6"),
        (&["standings", &broken], "broken.json: line 2, column"),
        (&["standings", &binary], "binary"),
        (&["standings", &teams], "more than 999 boards"),
        (&["standings", &missing], "no such file"),
        (&["pair", &missing], "no such file"),
        (&["check", &bad], "line 4"),
        (&["add", &bad, "Ann"], "export"),
        (&["add", &club.event(), "--list", &bad], "line 4"),
    ]);
}

#[test]
fn events_that_cannot_be_are_not_begun() {
    let club = Club::new("dutch-2026");
    let (event, missing) = (club.event(), club.file("missing.json"));
    let before = fs::read(&event).expect("the event");
    let with = |more: &[&'static str]| -> Vec<String> {
        let all = ["new", &missing, "--name", "X"]
            .into_iter()
            .chain(more.iter().copied());
        all.map(str::to_owned).collect()
    };
    for (more, expected) in [
        (&[][..], "--rounds"),
        (&["--rounds", "3", "--scale", "2"], "2-1-0"),
        (&["--rounds", "3", "--system", "team-swiss"], "--boards"),
        (&["--system", "scheveningen", "--rounds", "3"], "--boards"),
        (&["--rounds", "3", "--system", "swiss"], "dutch-2026"),
        (&["--rounds", "3", "--starts", "1 May"], "YYYY/MM/DD"),
        (
            &[
                "--rounds",
                "3",
                "--starts",
                "2026/12/02",
                "--ends",
                "2026/12/01",
            ],
            "--ends 2026/12/01: that is before 2026/12/02",
        ),
        (
            &["--rounds", "3", "--round-dates", "2026/12/02,2026/12/01"],
            "--round-dates 2026/12/01: that is before 2026/12/02",
        ),
        (
            &["--rounds", "1", "--round-dates", "2026/12/01,2026/12/02"],
            "2 days for 1 round",
        ),
    ] {
        let args = with(more);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        refused(&[(&args, expected)]);
    }
    let again = ["new", &event, "--name", "Again", "--rounds", "3"];
    refused(&[
        (&again, "there already"),
        (
            &["simulate", "--players", "1", "--rounds", "3"],
            "--players",
        ),
        (
            &[
                "simulate",
                "--players",
                "8",
                "--rounds",
                "3",
                "--boards",
                "4",
            ],
            "team-swiss",
        ),
    ]);
    assert!(!Path::new(&missing).exists());
    assert_eq!(fs::read(&event).expect("the event"), before);
}

#[test]
fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let before = fs::read(&event).expect("the event");
    refused(&[
        (&["standings", &event, "--preset", "best"], "kndb-swiss"),
        (&["standings", &event, "--criteria", "luck"], "solkoff"),
        (&["standings", &event, "--after", "7"], "event.json: 1"),
        (&["add", &event], "NAME"),
        (&["add", &event, "Ann", "--id", "1"], "free number"),
        (&["add", &event, "Ann", "--id", "10000"], "9999"),
        (&["add", &event, "Ann", "--rating", "12345"], "9999"),
        (&["add", &event, "--sort"], "round 1"),
        (&["add", &event, "Ann", "--team", "A"], "--team"),
        (&["pair", &event, "--by-hand", "1-99"], "99"),
        (&["pair", &event, "--by-hand", "1"], "1-4"),
        (&["pair", &event, "--absent", "99"], "entry list"),
        (&["result", &event, "9:2-0"], "from 1 to 3"),
        (&["result", &event, "1:2-0", "2:7-1"], "2-0, 1-1 and 0-2"),
        (&["result", &event, "1"], "BOARD:RESULT"),
        (&["result", &event, "1:2-0", "--round", "4"], "round 4"),
        (&["explain", &event, "1", "1"], "two different"),
        (&["explain", &event, "77"], "77"),
        (&["export", &event, "--to", "docx"], "trf"),
    ]);
    assert_eq!(fs::read(&event).expect("the event"), before);
    // Results are missing: understood, but it cannot be done yet.
    let early = desk(&["pair", &event]);
    assert_eq!(early.code, 1, "{early:?}");
    assert!(early.err.contains("round 1 still has"), "{}", early.err);
}

#[test]
fn every_step_explains_itself_with_examples() {
    for step in [
        "new",
        "add",
        "pair",
        "result",
        "standings",
        "explain",
        "export",
        "check",
        "simulate",
    ] {
        let help = fine(&[step, "--help"]).out;
        assert!(
            help.contains("Examples:\n  damier tournament "),
            "{step}: {help}"
        );
        assert!(help.contains("--json"), "{step}: {help}");
    }
}

#[test]
fn a_correction_does_not_send_another_on_in_a_knock_out_that_went_on() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("ko.json");
    let (path, list) = (
        file.to_str().expect("UTF-8"),
        folder.path().join("list.csv"),
    );
    fs::write(&list, "id;name\n1;Ann\n2;Bo\n3;Cy\n4;Di\n").expect("written");
    let list = list.to_str().expect("UTF-8");
    fine(&["new", path, "--name", "K", "--system", "knock-out"]);
    fine(&["add", path, "--list", list]);
    fine(&["pair", path]);
    fine(&["result", path, "1:2-0", "2:2-0"]);
    fine(&["pair", path]);
    fine(&["result", path, "1:2-0"]);
    let before = fs::read_to_string(&file).expect("the event");
    for result in ["1:0-2", "1:open", "1:1-1"] {
        let run = desk(&["result", path, result, "--round", "1"]);
        assert_eq!(run.code, 2, "{run:?}");
        assert!(
            run.err.contains("take the rounds from 2 on back first"),
            "{}",
            run.err
        );
    }
    assert_eq!(fs::read_to_string(&file).expect("the event"), before);
    // Somebody changes the file by hand.
    let mut event: serde_json::Value = serde_json::from_str(&before).expect("JSON");
    let rounds = &mut event["event"]["rounds"];
    rounds[0]["boards"][0]["result"] = serde_json::json!({"kind": "unfinished"});
    fs::write(&file, event.to_string()).expect("written");
    let run = desk(&["standings", path]);
    assert!(run.err.contains("round 2 does not fit"), "{run:?}");
    let run = desk(&["check", path]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains("round 2: differs"), "{run:?}");
}
