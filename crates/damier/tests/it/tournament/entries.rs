//! What an arbiter may slip in at the desk: half a round, contradictions, results that the
//! scale does not have, endless names.

use std::fs;

use serde_json::Value;

use super::{Club, desk, fine};

/// Refuses a request with exit code 2 and each of the words.
#[track_caller]
fn refused(args: &[&str], words: &[&str]) {
    let run = desk(args);
    assert_eq!(run.code, 2, "{args:?}: {run:?}");
    for word in words {
        let named = run.err.contains(word);
        assert!(named, "{args:?} should name {word:?}: {}", run.err);
    }
}

fn cup(folder: &tempfile::TempDir, players: u32) -> String {
    let path = folder.path().join("cup.json");
    let cup = path.to_str().expect("UTF-8").to_owned();
    fine(&["new", &cup, "--name", "Cup", "--system", "knock-out"]);
    for number in 1..=players {
        fine(&["add", &cup, &format!("Guest {number}")]);
    }
    cup
}

#[test]
fn a_round_by_hand_has_a_place_for_everybody_and_for_nobody_else() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let before = fs::read(&event).expect("the event");
    let hand = |pairs: &'static str| ["pair", event.as_str(), "--by-hand", pairs];
    refused(&hand("1-2"), &["leaves out: 3 Bo Berg, 4 ", "--absent"]);
    refused(&hand("1-2,3-4,5-bye,6-bye"), &["5 ", "6 ", "--half-bye"]);
    refused(&hand("1-2,1-3,4-5"), &["more than one pair: 1 "]);
    refused(&hand("1-2,4-4,3-5"), &["4-4", "two different players"]);
    assert_eq!(fs::read(&event).expect("the event"), before);
    fine(&[&hand("1-2,3-4,5-bye")[..], &["--half-bye", "6"]].concat());
    fine(&["result", &event, "1:2-0", "2:2-0"]);
    let gone = [&hand("1-3,2-4,5-6")[..], &["--withdrawn", "6"]].concat();
    refused(&gone, &["not in the event", "6 "]);
    fine(&[&hand("1-3,2-4,5-bye")[..], &["--withdrawn", "6"]].concat());
}

#[test]
fn nobody_is_two_things_in_a_round() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let before = fs::read(&event).expect("the event");
    let both = |more: &[&'static str]| [&["pair", event.as_str()][..], more].concat();
    let cases: [(&[&str], &str); 4] = [
        (&["--full-bye", "5", "--withdrawn", "5"], "--withdrawn"),
        (&["--absent", "5", "--half-bye", "5"], "--absent"),
        (&["--absent", "5", "--by-hand", "1-2,3-4,5-6"], "--by-hand"),
        (&["--forbid", "1-1"], "two different"),
    ];
    for (more, word) in cases {
        refused(&both(more), &[word]);
    }
    assert_eq!(fs::read(&event).expect("the event"), before);
    fine(&both(&["--withdrawn", "5", "--absent", "6"]));
    fine(&["result", &event, "1:2-0", "2:2-0"]);
    refused(&both(&["--full-bye", "5"]), &["has left the event"]);
}

#[test]
fn teams_leave_rest_and_come_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("teams.json");
    let event = path.to_str().expect("UTF-8").to_owned();
    let new = ["new", &event, "--name", "Teams", "--system", "team-swiss"];
    fine(&[&new[..], &["--rounds", "3", "--boards", "1"]].concat());
    for (player, team) in [("Ann", "A"), ("Bo", "B"), ("Cy", "C"), ("Di", "D")] {
        fine(&["add", &event, player, "--team", team]);
    }
    fine(&["pair", &event, "--withdrawn", "4", "--half-bye", "3"]);
    fine(&["result", &event, "1:2-0"]);
    refused(&["pair", &event, "--half-bye", "4"], &["4 D has left"]);
    refused(&["pair", &event, "--returned", "2"], &["2 B has not left"]);
    refused(
        &["pair", &event, "--returned", "9"],
        &["no team has number 9"],
    );
    let pairs = fine(&["pair", &event, "--returned", "4", "--json"]).json();
    assert_eq!(pairs.as_array().map(Vec::len), Some(2), "{pairs}");
    let text = fs::read_to_string(&event).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    let log = file["event"]["log"].as_array().expect("a log");
    let last = &log.last().expect("an entry")["what"];
    assert_eq!(last["kind"], "return", "{last}");
}

#[test]
fn who_is_absent_from_a_table_loses_and_rests_for_nothing() {
    let club = Club::new("round-robin");
    let event = club.event();
    let rest = ["pair", &event, "--half-bye", "1"];
    refused(&rest, &["round-robin", "nobody rests", "--absent"]);
    fine(&["pair", &event, "--absent", "1"]);
    let boards = fine(&["result", &event, "--json"]).json();
    let mut boards = boards.as_array().expect("boards").iter();
    let own = boards.find(|b| b["white"] == 1 || b["black"] == 1);
    let kind = &own.expect("the table has a game for 1")["result"]["kind"];
    assert_eq!(kind, "forfeit");
}

#[test]
fn decisions_of_a_youth_event_are_explained_at_length() {
    let club = Club::new("round-robin");
    let event = club.event();
    refused(
        &["regulations", &event, "--youth", "maybe"],
        &["maybe", "yes"],
    );
    let rules = fine(&["regulations", &event, "--youth", "yes"]).out;
    assert!(rules.contains("youth mode: yes"), "{rules}");
    fine(&["pair", &event]);
    let decide = |why| ["result", event.as_str(), "1:2-0", "--decided", why];
    refused(&decide("phone rang"), &["youth mode", "6 words", "40 "]);
    fine(&decide(
        "The phone of Black rang during the game: White gets both points.",
    ));
    let late = ["regulations", &event, "--youth", "no"];
    refused(&late, &["--reason"]);
    fine(&[&late[..], &["--reason", "no child came"]].concat());
    fine(&["result", &event, "2:2-0", "--decided", "late"]);
}

#[test]
fn results_are_those_of_the_scale_and_one_a_board() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    refused(
        &["result", &event, "1:2-0", "1:0-2"],
        &["board 1 is named twice"],
    );
    let delft = club.file("delft.json");
    let new = [
        "new", &delft, "--name", "Delft", "--rounds", "2", "--scale", "delft",
    ];
    fine(&new);
    for name in ["Ann", "Bo", "Cy", "Di"] {
        fine(&["add", &delft, name]);
    }
    fine(&["pair", &delft]);
    let all = ["12-0", "9-1", "8-2", "7-3", "6-4"];
    for wrong in ["1:6-6", "1:5-5", "1:draw"] {
        refused(&["result", &delft, wrong], &all);
    }
    fine(&["result", &delft, "1:9-1", "2:4-6"]);
}

#[test]
fn only_those_who_are_tied_play_off() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cup = cup(&folder, 4);
    fine(&["pair", &cup]);
    let boards = fine(&["result", &cup, "1:1-1", "2:1-1", "--json"]).json();
    let of = |board: usize, side: &str| boards[board][side].as_u64().expect("a number");
    let names = |a: u64, b: u64| format!("{a},{b}");
    let start = |players: &str| {
        let start = [
            "playoff",
            &cup,
            "--start",
            "1",
            "--form",
            "barrage",
            "--players",
            players,
        ];
        desk(&start)
    };
    let mixed = start(&names(of(0, "white"), of(1, "white")));
    assert_eq!(mixed.code, 2, "{mixed:?}");
    assert!(
        mixed.err.contains("level are: ") && mixed.err.contains("; "),
        "{mixed:?}"
    );
    // They share the first place, and no other.
    let both = names(of(0, "white"), of(0, "black"));
    let elsewhere = [
        "playoff",
        &cup,
        "--start",
        "3",
        "--form",
        "barrage",
        "--players",
        &both,
    ];
    refused(&elsewhere, &["(place 1)"]);
    assert_eq!(start(&names(of(0, "white"), of(0, "black"))).code, 0);
    let club = Club::new("round-robin");
    let event = club.event();
    for _ in 0..5 {
        fine(&["pair", &event]);
        fine(&["result", &event, "1:2-0", "2:2-0", "3:2-0"]);
    }
    let rows = fine(&["standings", &event, "--json"]).json();
    let rows = rows.as_array().expect("rows");
    let last = rows[5]["id"].as_u64().expect("a number");
    let first = rows[0]["id"].as_u64().expect("a number");
    assert_ne!(rows[0]["place"], rows[5]["place"]);
    let players = format!("{first},{last}");
    let start = [
        "playoff",
        &event,
        "--start",
        "1",
        "--form",
        "barrage",
        "--players",
        &players,
    ];
    refused(&start, &["share place 1", &format!("{first} ")]);
}

#[test]
fn two_play_offs_for_one_place_are_told_apart_by_who_plays() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cup = cup(&folder, 4);
    fine(&["pair", &cup]);
    let boards = fine(&["result", &cup, "1:1-1", "2:1-1", "--json"]).json();
    let pair = |board: usize| {
        let of = |side: &str| boards[board][side].as_u64().expect("a number");
        format!("{},{}", of("white"), of("black"))
    };
    let playoff = |more: &[&'static str], players: &str| {
        let named = ["playoff", cup.as_str(), "--players", players];
        [&named[..], more].concat().join(" ")
    };
    let words = |line: &str| -> Vec<String> { line.split(' ').map(str::to_owned).collect() };
    let run = |line: String| {
        let words = words(&line);
        desk(&words.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let start = ["--start", "1", "--form", "barrage"];
    for board in [0, 1] {
        assert_eq!(run(playoff(&start, &pair(board))).code, 0);
    }
    for which in [
        &["--result", "white"][..],
        &["--result", "white", "--place", "1"],
    ] {
        let several = [&["playoff", cup.as_str()][..], which].concat();
        refused(&several, &["--players ", "several", "(place 1)"]);
    }
    let nobody = run(playoff(&["--result", "white"], "1,2,3"));
    assert_eq!(nobody.code, 2, "{nobody:?}");
    for board in [0, 1] {
        let won = run(playoff(&["--result", "white"], &pair(board)));
        assert_eq!(won.code, 0, "{won:?}");
    }
    refused(&["playoff", &cup, "--result", "white"], &["--start"]);
    fine(&["pair", &cup]);
}

#[test]
fn refusals_and_the_log_are_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    for (lang, words) in [
        (
            "fr",
            [
                "deux joueurs différents",
                "plus d’une paire",
                "n’est pas une paire",
            ],
        ),
        (
            "ru",
            ["двух разных игроков", "больше чем в одной паре", "не пара"],
        ),
    ] {
        let cases = [
            ["--forbid", "1-1"],
            ["--by-hand", "1-2,1-3"],
            ["--forbid", "1"],
        ];
        for (case, word) in cases.iter().zip(words) {
            refused(&["pair", &event, case[0], case[1], "--lang", lang], &[word]);
        }
    }
    for lang in ["fr", "ru"] {
        for case in [
            &["result", &event, "1:2-0"][..],
            &["result", &event, "1"],
            &["pair", &event, "--absent", "99"],
            &["pair", &event, "--date", "soon"],
            &["add", &event, "Ann", "--id", "1"],
            &["add", &event, "Ann", "--team", "A"],
            &["undo", "-"],
            &["explain", &event, "1", "1"],
            &["explain", &event, "77"],
            &["standings", &event, "--after", "7"],
            &["check", &event, "--round", "4"],
            &["playoff", &event, "--start", "1", "--form", "barrage"],
            &["playoff", &event, "--result", "draw"],
            &["regulations", &event, "--keep-apart", "x"],
        ] {
            let run = desk(&[case, &["--lang", lang]].concat());
            assert_ne!(run.code, 0, "{case:?}: {run:?}");
            let told = format!(" {} ", run.err.to_lowercase());
            for english in [
                " the ", " is ", " of ", " write ", " no ", " name ", "desk-",
            ] {
                assert!(!told.contains(english), "{case:?} {lang}: {told}");
            }
        }
    }
    fine(&["pair", &event]);
    let back = fine(&["pair", &event, "--undo", "--lang", "ru"]);
    assert_eq!(back.out.trim(), "тур 1 отменён");
    let sheet = |lang: &str| {
        let log = ["--format", "html", "--sheet", "log", "--lang", lang];
        fine(&[&["export", event.as_str()][..], &log].concat()).out
    };
    assert!(sheet("ru").contains("Тур 1 отменён"));
    assert!(sheet("fr").contains("La ronde 1 a été annulée"));
    assert!(sheet("en").contains("Round 1 was taken back"));
}

#[test]
fn a_knock_out_agrees_with_itself_once_results_are_in() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cup = cup(&folder, 7);
    for results in [
        &["1:2-0", "2:0-2", "3:2-0"][..],
        &["1:2-0", "2:0-2"],
        &["1:2-0"],
    ] {
        fine(&["pair", &cup]);
        fine(&[&["result", cup.as_str()][..], results].concat());
        let check = desk(&["check", &cup]);
        assert_eq!(check.code, 0, "{check:?}");
    }
}

#[test]
fn endless_names_and_empty_files_are_refused() {
    let club = Club::new("dutch-2026");
    let long = "x".repeat(201);
    let table = club.file("long.csv");
    let text = format!("# scoring: win=2 draw=1 loss=0\nid;name;R1\n1;Ann;U\n2;{long};Z\n");
    fs::write(&table, &text).expect("written");
    refused(
        &["standings", &table],
        &["long.csv: line 4", "200 characters"],
    );
    fs::write(&table, text.replace(&long, &long[1..])).expect("written");
    fine(&["standings", &table]);
    let saved = fs::read_to_string(club.event()).expect("the event");
    let event = club.file("long.json");
    fs::write(&event, saved.replace("Bo Berg", &long)).expect("written");
    refused(&["standings", &event], &["200 characters"]);
    refused(&["pair", &event], &["200 characters"]);
    refused(&["add", &club.event(), "Ann", "--club", &long], &["--club"]);
    let new = [
        "new",
        &club.file("new.json"),
        "--name",
        &long,
        "--rounds",
        "3",
    ];
    refused(&new, &["--name"]);
    for name in ["empty.csv", "empty.json"] {
        let file = club.file(name);
        fs::write(&file, "\n").expect("written");
        refused(&["standings", &file], &["empty"]);
        refused(&["add", &file, "Ann"], &["is empty"]);
    }
}

#[test]
fn a_knock_out_can_be_made_up_to_its_end() {
    let made = fine(&[
        "simulate",
        "--players",
        "8",
        "--rounds",
        "3",
        "--system",
        "knock-out",
        "--json",
    ]);
    let made: Value = serde_json::from_str(&made.out).expect("an event");
    let rounds: Vec<usize> = made["event"]["rounds"]
        .as_array()
        .expect("rounds")
        .iter()
        .filter_map(|round| round["boards"].as_array().map(Vec::len))
        .collect();
    assert_eq!(rounds, [4, 2, 1]);
}

#[test]
fn the_log_says_what_was_changed_in_the_regulations() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let change = |more: &[&str]| {
        fine(
            &[
                &["regulations", event.as_str(), "--reason", "hall"][..],
                more,
            ]
            .concat(),
        );
    };
    change(&["--rounds", "4"]);
    change(&["--rounds", "5", "--time-control", "1h"]);
    let log = fine(&["export", &event, "--to", "html", "--sheet", "log"]).out;
    for line in ["rounds: 3 → 4", "rounds: 4 → 5; time control: — → 1h"] {
        assert!(log.contains(line), "{line}: {log}");
    }
}

#[cfg(unix)]
#[test]
fn what_a_killed_command_left_is_tidied_up() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let left = [".event.json.123.tmp", "..event.json.undo.123.tmp"].map(|name| club.file(name));
    let others = [".other.json.123.tmp", ".event.json.mine.tmp"].map(|name| club.file(name));
    for file in left.iter().chain(&others) {
        fs::write(file, "{").expect("written");
    }
    fine(&["pair", &event]);
    assert!(left.iter().all(|file| fs::metadata(file).is_err()));
    assert!(others.iter().all(|file| fs::metadata(file).is_ok()));
    let saved = fs::read_to_string(&event).expect("the event");
    assert!(serde_json::from_str::<Value>(&saved).is_ok());
}

#[test]
fn a_cup_that_goes_on_lists_level_ties_and_no_shared_places() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let cup = cup(&folder, 8);
    fine(&["pair", &cup]);
    fine(&["result", &cup, "1:2-0", "2:1-1", "3:2-0", "4:2-0"]);
    let listed = fine(&["playoff", &cup]).out;
    assert!(listed.contains("is level"), "{listed}");
    assert!(!listed.contains("is shared"), "{listed}");
    fine(&["playoff", &cup, "--start", "4", "--form", "barrage"]);
    let decided = fine(&["playoff", &cup, "--result", "white"]).out;
    assert!(!decided.contains("is shared"), "{decided}");
    assert!(decided.contains("no tie is level"), "{decided}");
}
