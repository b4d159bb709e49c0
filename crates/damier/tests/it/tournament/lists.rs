//! Entry lists on the command line: what is wrong with them is told, by line and in the
//! language asked for, and nothing is entered by halves.

use std::fs;

use super::{Club, desk, fine};
use crate::run::Run;

/// A command that is refused.
#[track_caller]
fn refused(args: &[&str]) -> Run {
    let run = desk(args);
    assert_eq!(run.code, 2, "{args:?}: {run:?}");
    run
}

fn write(club: &Club, name: &str, text: &str) -> String {
    let path = club.file(name);
    fs::write(&path, text).expect("written");
    path
}

fn players(event: &str) -> usize {
    let text = fs::read_to_string(event).expect("the event");
    let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    file["event"]["players"].as_array().map_or(0, Vec::len)
}

#[test]
fn every_line_is_told_and_nobody_entered() {
    let club = Club::new("dutch-2026");
    let before = players(&club.event());
    let list = write(&club, "list.csv", "Zoe Lind;1900\n;1700\nYan Pohl;abc\n");
    let run = refused(&["add", &club.event(), "--list", &list]);
    assert!(
        run.err.contains("line 2, character 1: the name is missing"),
        "{}",
        run.err
    );
    assert!(
        run.err.contains("line 3, character 10: “abc” is no rating"),
        "{}",
        run.err
    );
    assert!(run.err.contains("nobody was entered"), "{}", run.err);
    assert_eq!(players(&club.event()), before);
    for (lang, words) in [
        ("fr", "ligne 3, caractère 10\u{202f}: «\u{202f}abc\u{202f}»"),
        ("ru", "строка 3, знак 10: «abc» — не рейтинг"),
    ] {
        let run = refused(&["add", &club.event(), "--list", &list, "--lang", lang]);
        assert!(run.err.contains(words), "{}", run.err);
    }
}

#[test]
fn who_seems_to_be_entered_twice_is_told() {
    let club = Club::new("dutch-2026");
    let text = "No;Name;FMJD ID;Shoes\n1;Zoe Lind;77;42\n1;Lind, Zoe;;\n;Yan Pohl;77;\n";
    let list = write(&club, "list.csv", text);
    let run = desk(&["add", &club.event(), "--list", &list]);
    assert_eq!(run.code, 0, "{}", run.err);
    for words in [
        "line 1: the column “Shoes” is not known",
        "line 3: “Lind, Zoe” stands in line 2 already",
        "line 4: line 2 has the federation’s number 77, too",
        "the start number 1 is taken",
    ] {
        assert!(run.err.contains(words), "{words}: {}", run.err);
    }
    let run = desk(&["add", &club.event(), "zoe lind", "--lang", "ru"]);
    assert!(
        run.err.contains("«zoe lind» уже внесён под номером"),
        "{}",
        run.err
    );
    assert!(
        refused(&["add", &club.event(), "1700"])
            .err
            .contains("no letter")
    );
}

#[test]
fn criteria_are_taken_by_their_codes_and_once() {
    let club = Club::new("dutch-2026");
    fine(&["pair", &club.event()]);
    let by = |list: &str| fine(&["standings", &club.event(), "--criteria", list, "--json"]).json();
    let codes = by("PTS,BH-C1,BH/M1,SB,DE,WON,PS,ARO");
    let names = "points,buchholz_cut_1,buchholz_median_1,sonneborn_berger,mutual,games_won,\
                 progressive,average_rating";
    assert_eq!(codes, by(names));
    // Points are always told.
    assert_eq!(by("WON")[0]["points"], "0");
    for list in ["points,points", "points,BH,buchholz", "points,XY", ""] {
        let run = refused(&["standings", &club.event(), "--criteria", list]);
        assert!(run.err.contains("--criteria"), "{}", run.err);
    }
    let run = refused(&["regulations", &club.event(), "--criteria", "SB,SB"]);
    assert!(run.err.contains("twice"), "{}", run.err);
}

#[test]
fn points_follow_the_game() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let new = |name: &str, more: &[&str]| {
        let file = path(name);
        let head = ["new", &file, "--name", "X", "--rounds", "3"];
        let run = fine(&[head.as_slice(), more].concat());
        let text = fs::read_to_string(&file).expect("the event");
        let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let scale = &file["event"]["regulations"]["scale"];
        let points = ["win", "draw", "loss"].map(|name| scale[name].as_str().map(str::to_owned));
        (run.out, points.map(Option::unwrap_or_default).join("-"))
    };
    let (told, points) = new("chess.json", &["--rules", "fide-960"]);
    assert_eq!(points, "1-0.5-0");
    assert!(
        told.contains("points: 1-0.5-0 (as usual in chess"),
        "{told}"
    );
    let (told, points) = new(
        "robin.json",
        &["--rules", "fide-960", "--system", "round-robin"],
    );
    assert_eq!(points, "1-0.5-0");
    assert!(
        told.contains("order: points, mutual, wins, sonneborn_berger, koya"),
        "{told}"
    );
    let (told, points) = new("draughts.json", &["--rules", "fmjd"]);
    assert_eq!(
        (points.as_str(), told.contains("points: 2-1-0\n")),
        ("2-1-0", true)
    );
    let (told, points) = new("own.json", &["--rules", "fide-960", "--scale", "3-1-0"]);
    assert_eq!(
        (points.as_str(), told.contains("points: 3-1-0\n")),
        ("3-1-0", true)
    );
}

#[test]
fn a_drawn_final_waits_for_its_play_off() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("cup.json");
    let cup = path.to_str().expect("UTF-8").to_owned();
    fine(&["new", &cup, "--name", "Cup", "--system", "knock-out"]);
    for name in ["Ann", "Bo", "Cy"] {
        fine(&["add", &cup, name]);
    }
    fine(&["pair", &cup]);
    fine(&["result", &cup, "1:white"]);
    fine(&["pair", &cup]);
    fine(&["result", &cup, "1:1-1"]);
    let places = || {
        let rows = fine(&["standings", &cup, "--json"]).json();
        let rows = rows.as_array().expect("an array").clone();
        rows.iter()
            .map(|row| row["place"].as_u64())
            .collect::<Vec<_>>()
    };
    assert_eq!(places(), [Some(1), Some(1), Some(3)]);
    fine(&["playoff", &cup, "--start", "1", "--form", "barrage"]);
    fine(&["playoff", &cup, "--result", "draw"]);
    fine(&["playoff", &cup, "--result", "black"]);
    assert_eq!(places(), [Some(1), Some(2), Some(3)]);
    let run = desk(&["pair", &cup]);
    assert_ne!(run.code, 0);
    // A table tells it as well.
    let csv = fine(&["export", &cup, "--to", "csv"]).out;
    let table = folder.path().join("cup.csv");
    fs::write(&table, csv).expect("written");
    let again = fine(&["standings", table.to_str().expect("UTF-8"), "--json"]).json();
    assert_eq!(again, fine(&["standings", &cup, "--json"]).json());
}

#[test]
fn what_speaks_against_pairs_made_by_hand_is_told() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event, "--by-hand", "1-2,3-4,5-6"]);
    fine(&["result", &event, "1:white", "2:draw", "3:black"]);
    let run = fine(&[
        "pair",
        &event,
        "--by-hand",
        "1-2,3-5,4-bye",
        "--absent",
        "6",
    ]);
    assert!(
        run.out.contains("dutch-2026 would have paired otherwise"),
        "{}",
        run.out
    );
    assert!(run.out.contains("They have met in round 1."), "{}", run.out);
    fine(&["result", &event, "1:draw", "2:draw"]);
    let third = ["pair", &event, "--by-hand", "1-3,5-2,4-bye"];
    let run = fine(&[&third[..], &["--absent", "6", "--json"]].concat());
    assert_eq!(run.json().as_array().map(Vec::len), Some(3));
    assert!(
        run.err.contains("has White for the third time running"),
        "{}",
        run.err
    );
    assert!(
        run.err.contains("has Black for the third time running"),
        "{}",
        run.err
    );
    assert_eq!(
        run.err.matches("has had a bye already").count(),
        1,
        "{}",
        run.err
    );
    // Nobody plays twice, against himself or without being entered.
    for pairs in ["1-2,1-3", "1-1", "1-99"] {
        assert_ne!(
            desk(&["pair", &event, "--by-hand", pairs]).code,
            0,
            "{pairs}"
        );
    }
}

#[test]
fn files_that_cannot_be_changed_are_refused_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    fine(&["pair", &club.event()]);
    let saved = fs::read_to_string(club.event()).expect("the event");
    let mut file: serde_json::Value = serde_json::from_str(&saved).expect("JSON");
    let board = &mut file["event"]["rounds"][0]["boards"][0];
    assert!(board["white"].is_number(), "{board}");
    board["white"] = 77.into();
    let mended = write(&club, "mended.json", &file.to_string());
    let table = "# scoring: win=2 draw=1 loss=0\nid;name;R1\n1;Ann;U\n";
    let table = write(&club, "table.csv", table);
    for (lang, nobody, event_file, taken) in [
        (
            "en",
            "round 1: no player has number 77",
            "only an event file",
            "is there already",
        ),
        (
            "fr",
            "aucun joueur n’a le numéro 77",
            "est un tableau",
            "existe déjà",
        ),
        ("ru", "нет номера 77", "это таблица", "уже есть"),
    ] {
        let new = ["new", &table, "--name", "Cup", "--rounds", "3"];
        for (args, words) in [
            (vec!["standings", &mended], nobody),
            (vec!["add", &table, "Zoe Lind"], event_file),
            (new.to_vec(), taken),
        ] {
            let run = refused(&[&args[..], &["--lang", lang]].concat());
            assert!(run.err.contains(words), "{}", run.err);
        }
    }
}

#[test]
fn rounds_and_systems_that_cannot_be_are_refused_in_the_language_asked_for() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let paper = ["export", &event, "--to", "html", "--round", "7"];
    let by_hand = "--players 8 --rounds 3 --seed 1 --system manual";
    let simulate = ["simulate"].into_iter().chain(by_hand.split(' '));
    let simulate: Vec<&str> = simulate.collect();
    let started = [
        ("en", ["round 7 has not been paired", "--system manual: "]),
        ("fr", ["la ronde 7 n’est pas appariée", "manual\u{202f}: "]),
        ("ru", ["жеребьёвки 7-го тура не было", "--system manual: "]),
    ];
    let mut told = Vec::new();
    for (lang, words) in started {
        for (args, words) in [&paper[..], &simulate].into_iter().zip(words) {
            let run = desk(&[args, &["--lang", lang]].concat());
            assert!(run.code != 0 && run.err.contains(words), "{run:?}");
            told.push(run.err.rsplit(": ").next().unwrap_or_default().to_owned());
        }
    }
    let (count, languages) = (told.len(), &mut told);
    languages.sort();
    languages.dedup();
    assert_eq!(
        languages.len(),
        count,
        "each in its own words: {languages:?}"
    );
}
