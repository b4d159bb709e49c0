//! Records of one game that say the same, or something else.

use std::fs;

use serde_json::{Value, json};

use super::{Club, desk, fine};

/// A record of the first board of round 1, with a result.
fn record(club: &Club, result: &str) -> String {
    let text = fs::read_to_string(club.event()).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let board = &file["event"]["rounds"][0]["boards"][0];
    let name = |side: &str| {
        let players = file["event"]["players"].as_array().expect("players").iter();
        let mut found = players.filter(|player| player["id"] == board[side]);
        found.next().expect("a player")["name"]
            .as_str()
            .expect("a name")
            .to_owned()
    };
    let (white, black) = (name("white"), name("black"));
    format!(
        "[GameType \"20\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n\
         [Result \"{result}\"]\n\n1. 32-28 19-23 {result}\n\n"
    )
}

#[test]
fn records_of_two_files_that_disagree_are_both_left_out() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let (one, other) = (club.file("one.pdn"), club.file("other.pdn"));
    fs::write(&one, record(&club, "1-1")).expect("written");
    let twice = record(&club, "2-0") + &record(&club, "2-0");
    fs::write(&other, twice).expect("written");
    let before = fs::read(&event).expect("the event");
    let run = desk(&["import", &event, &one, &other]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.contains(&format!("{one}:1: game 1: ")), "{run:?}");
    assert!(run.out.contains(&format!("{other}:9: game 3: ")), "{run:?}");
    let told = format!("game 2 ({other} line 1) says 2-0; game 3 ({other} line 9) says 2-0");
    assert!(run.out.contains(&told), "{run:?}");
    assert!(run.out.contains("remove those that are wrong"), "{run:?}");
    assert!(run.out.contains("0 of 3 games entered"), "{run:?}");
    assert_eq!(fs::read(&event).expect("the event"), before);
    let french = desk(&["import", &event, &one, &other, "--lang", "fr"]);
    assert!(french.out.contains("la racontent autrement"), "{french:?}");
    let russian = desk(&["import", &event, &one, &other, "--lang", "ru"]);
    assert!(russian.out.contains("передают её иначе"), "{russian:?}");
}

#[test]
fn a_record_that_is_there_twice_does_no_harm() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let pdn = club.file("games.pdn");
    fs::write(&pdn, record(&club, "1-1").repeat(2)).expect("written");
    let told = fine(&["import", &event, &pdn, "--dry-run"]).out;
    assert!(told.contains("1-1, as game 1 says"), "{told}");
    let reports = fine(&["import", &event, &pdn, "--json"]).json();
    let of = |key: &str| [reports[0][key].clone(), reports[1][key].clone()];
    assert_eq!(of("entered"), [json!(true), json!(false)]);
    assert_eq!(of("sameAs"), [json!(null), json!(1)]);
    assert_eq!(of("problem"), [json!(null), json!(null)]);
    assert_eq!(of("line"), [json!(1), json!(9)]);
}
