//! Programs that are killed, and programs that work at the same time.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use serde_json::{Value, json};

use super::{Club, fine};
use crate::run::program;

fn results(event: &str) -> Vec<Value> {
    let boards = fine(&["result", event, "--json"]).json();
    boards.as_array().expect("boards").clone()
}

/// Starts a command and kills it after a while, from hardly begun to surely done.
fn killed(args: &[&str], step: u64) {
    let mut child = program()
        .arg("tournament")
        .args(args)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    // Whatever the machine is doing.
    std::thread::sleep(Duration::from_micros(step * step * 40));
    // It may have ended already.
    let _ = child.kill();
    child.wait().expect("the program ends");
}

/// What the file says of an event.
fn saved(event: &str) -> Value {
    let text = fs::read_to_string(event).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    file["event"].clone()
}

#[test]
fn killed_at_any_moment_the_event_is_the_old_or_the_new_one() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    for step in 0..24_u64 {
        let before = results(&event);
        let wanted = if step % 2 == 0 { "1:2-0" } else { "1:1-1" };
        killed(&["result", &event, wanted], step);
        let after = results(&event);
        let kind = if step % 2 == 0 { "win" } else { "draw" };
        assert!(
            after == before || after[0]["result"]["kind"] == kind,
            "step {step}: {after:?}"
        );
        assert_eq!(after[1..], before[1..]);
    }
    // Nothing that was left behind is in the way.
    fine(&["result", &event, "1:0-2", "2:1-1", "3:2-0"]);
    fine(&["pair", &event]);
    fine(&["undo", &event]);
    assert_eq!(results(&event)[0]["round"], 1);
}

/// A program killed after it noted the version and before it replaced the event leaves
/// the version behind: taking back must not come to it twice.
#[test]
fn a_version_that_a_killed_program_noted_is_not_gone_back_to_twice() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let versions = Path::new(&event).with_file_name(".event.json.undo");
    fine(&["result", &event, "1:2-0"]);
    let once = results(&event);
    let noted: String = fs::read_to_string(&event)
        .expect("the event")
        .lines()
        .map(str::trim_start)
        .collect();
    let before = fs::read_to_string(&versions).expect("the versions");
    fs::write(&versions, format!("{before}{noted}\n")).expect("can be written");
    fine(&["result", &event, "2:1-1"]);
    fine(&["undo", &event]);
    assert_eq!(results(&event), once);
    fine(&["undo", &event]);
    assert_ne!(results(&event), once);
}

#[test]
fn a_play_off_survives_being_killed_and_goes_back_game_by_game() {
    let club = Club::new("round-robin");
    let event = club.event();
    for _ in 0..5 {
        fine(&["pair", &event]);
        fine(&["result", &event, "1:1-1", "2:1-1", "3:1-1"]);
    }
    let start = ["playoff", &event, "--start", "1", "--form", "barrage"];
    fine(&[&start[..], &["--players", "4,2"]].concat());
    let games = || {
        saved(&event)["play_offs"][0]["games"]
            .as_array()
            .map_or(0, Vec::len)
    };
    for step in (0..24).step_by(3) {
        let before = games();
        killed(&["playoff", &event, "--result", "draw"], step);
        let after = games();
        assert!(
            after == before || after == before + 1,
            "step {step}: {before}, {after}"
        );
    }
    fine(&["playoff", &event, "--result", "draw"]);
    let before = saved(&event)["play_offs"].clone();
    let over = fine(&["playoff", &event, "--result", "white", "--json"]).json();
    assert_eq!(over[0]["order"].as_array().map(Vec::len), Some(2));
    fine(&["undo", &event]);
    assert_eq!(saved(&event)["play_offs"], before);
    for _ in 0..games() {
        fine(&["undo", &event]);
    }
    assert_eq!(games(), 0);
    fine(&["undo", &event]);
    assert!(
        saved(&event)["play_offs"]
            .as_array()
            .is_none_or(Vec::is_empty)
    );
}

/// Three boards a match; the second team has two players, the fourth one.
const TEAMS: &str = "name;team\nA1;Ajax\nA2;Ajax\nA3;Ajax\nB1;Brio\nB2;Brio\n\
    C1;Cora\nC2;Cora\nC3;Cora\nD1;Dart\n";

#[test]
fn rounds_of_teams_survive_being_killed_and_go_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| {
        let path = folder.path().join(name);
        path.to_str().expect("UTF-8 path").to_owned()
    };
    let (event, list) = (path("teams.json"), path("teams.csv"));
    fs::write(&list, TEAMS).expect("written");
    let new = ["new", &event, "--name", "League", "--rounds", "3"];
    fine(&[&new[..], &["--system", "team-swiss", "--boards", "3"]].concat());
    fine(&["add", &event, "--list", &list]);
    let rounds = || saved(&event)["rounds"].as_array().map_or(0, Vec::len);
    let mut paired = 0;
    for step in (2..26).step_by(4) {
        killed(&["pair", &event], step);
        if rounds() == 1 {
            paired += 1;
            fine(&["undo", &event]);
        }
        assert_eq!(rounds(), 0, "step {step}");
    }
    fine(&["pair", &event]);
    let round = saved(&event)["rounds"][0].clone();
    // Ajax meets Cora or one of the short teams: of nine people some sit alone.
    let seats = round["boards"].as_array().map_or(0, Vec::len) * 2;
    let alone = round["byes"].as_array().map_or(0, Vec::len);
    assert_eq!(seats + alone, 9, "{paired}: {round}");
    assert!(alone >= 1, "{round}");
    let boards: Vec<String> = (1..=seats / 2)
        .map(|board| format!("{board}:1-1"))
        .collect();
    for board in &boards {
        killed(&["result", &event, board], 12);
        fine(&["result", &event, board]);
    }
    // Every drawn game is a point for each, every empty board two for the one there.
    let rows = fine(&["standings", &event, "--json"]).json();
    let points: i64 = rows
        .as_array()
        .expect("rows")
        .iter()
        .filter_map(|row| row["criteria"]["game_points"].as_str()?.parse::<i64>().ok())
        .sum();
    let wanted = i64::try_from(seats + 2 * alone).expect("few");
    assert_eq!(points, wanted, "{rows}");
    assert_eq!(rows[3]["points"], json!("0"), "{rows}");
}

#[test]
fn several_who_enter_results_at_once_lose_none() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let children: Vec<_> = ["1:2-0", "2:1-1", "3:0-2"]
        .map(|result| {
            program()
                .args(["tournament", "result", &event, result])
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the program starts")
        })
        .into_iter()
        .map(|child| child.wait_with_output().expect("the program ends"))
        .collect();
    for child in children {
        let said = String::from_utf8_lossy(&child.stderr).into_owned();
        assert!(child.status.success(), "{said}");
    }
    let kinds: Vec<String> = results(&event)
        .iter()
        .map(|board| board["result"]["kind"].to_string())
        .collect();
    assert_eq!(kinds, ["\"win\"", "\"draw\"", "\"win\""]);
}
