//! Play-offs, imported games, ratings, sheets, regulations and going back.

use std::fs;

use serde_json::{Value, json};

use super::{Club, desk, fine, table};
use crate::run::program;

#[test]
fn a_play_off_is_fed_back_into_the_standings() {
    let club = Club::new("round-robin");
    let event = club.event();
    let early = desk(&["playoff", &event, "--start", "1", "--form", "barrage"]);
    assert_eq!(early.code, 2, "{early:?}");
    for _ in 0..5 {
        fine(&["pair", &event]);
        fine(&["result", &event, "1:1-1", "2:1-1", "3:1-1"]);
    }
    let many = desk(&["playoff", &event, "--start", "1", "--form", "barrage"]);
    assert!(many.err.contains("round robin"), "{many:?}");
    let start = ["playoff", &event, "--start", "1", "--form"];
    let two = ["lehmann-georgiev", "--players", "4,2", "--time", "5+2"];
    fine(&[&start[..], &two].concat());
    let next = ["playoff", &event, "--result"];
    let untimed = desk(&[&next[..], &["draw"]].concat());
    assert!(untimed.err.contains("--left"), "{untimed:?}");
    let drawn = fine(&[&next[..], &["draw", "--left", "1:40,3:05"]].concat());
    assert!(drawn.out.contains("3:05 against 1:40"), "{}", drawn.out);
    let over = [
        &next[..],
        &["black", "--left", "0:00,1:00", "--flag", "white", "--json"],
    ];
    let over = fine(&over.concat()).json();
    // In the second game number 2 has White, and loses on time.
    assert_eq!(over[0]["order"], json!([[4], [2]]));
    // They take the places that they played for, and the others go on sharing the rest.
    let rows = fine(&["standings", &event, "--json"]).json();
    let places = |rows: &Value| -> Vec<(i64, i64)> {
        let rows = rows.as_array().expect("rows").iter();
        let of = |row: &Value, name| row[name].as_i64().expect("a number");
        rows.map(|row| (of(row, "place"), of(row, "id"))).collect()
    };
    let shared = [(1, 4), (2, 2), (3, 1), (3, 3), (3, 5), (3, 6)];
    assert_eq!(places(&rows), shared);
    assert_eq!(rows[2]["decidedBy"], Value::Null);
    let start = ["playoff", &event, "--start", "3", "--form"];
    let lots = ["lots", "--order", "3,1,6,5"];
    fine(&[&start[..], &lots].concat());
    let rows = fine(&["standings", &event, "--json"]).json();
    let drawn = [(1, 4), (2, 2), (3, 3), (4, 1), (5, 6), (6, 5)];
    assert_eq!(places(&rows), drawn);
    assert_eq!(rows[0]["decidedBy"], "play_off");
    let sheet = fine(&["export", &event, "--format", "html", "--sheet", "standings"]);
    assert!(sheet.out.contains("Play-off"), "{}", sheet.out);
}

#[test]
fn games_become_results_and_what_does_not_fit_is_reported() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    let pairs = fine(&["pair", &event, "--json"]).json();
    let file: Value =
        serde_json::from_str(&fs::read_to_string(&event).expect("the event")).expect("JSON");
    let name = |board: usize, side: &str| {
        let id = &pairs[board][side];
        let players = file["event"]["players"].as_array().expect("players").iter();
        let mut found = players.filter(|p| p["id"] == *id);
        let name = found.next().expect("a player")["name"]
            .as_str()
            .expect("a name");
        // Records often write the family name first.
        let (first, last) = name.split_once(' ').expect("two names");
        format!("{last}, {first}")
    };
    let record = |board: usize, tags: &str, moves: &str| {
        let (white, black) = (name(board, "white"), name(board, "black"));
        format!(
            "[GameType \"20\"]\n[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n{tags}\n\
             {moves}\n\n"
        )
    };
    // White takes the last piece: a win by the rules, whatever the record says.
    let taken = "[SetUp \"1\"]\n[FEN \"W:W28:B23\"]\n";
    let games = [
        record(0, &format!("[Result \"2-0\"]\n{taken}"), "1. 28x19 2-0"),
        record(1, &format!("[Result \"0-2\"]\n{taken}"), "1. 28x19 0-2"),
        record(2, "[Result \"1-1\"]\n", "1. 32-28 19-23 1-1"),
        "[GameType \"20\"]\n[White \"Nobody\"]\n[Black \"Known\"]\n[Result \"2-0\"]\n\n1. 32-28 2-0\n"
            .to_owned(),
    ];
    let pdn = club.file("games.pdn");
    fs::write(&pdn, games.concat()).expect("written");
    // These positions are set up: no start, and no drawn opening either.
    let set_up = desk(&["import", &event, &pdn, "--dry-run", "--json"]).json();
    let why = set_up[0]["problem"].as_str().expect("a problem");
    assert!(why.contains("--any-start"), "{why}");
    let run = desk(&["import", &event, &pdn, "--any-start", "--json"]);
    assert_eq!(run.code, 1, "{run:?}");
    let reports = run.json();
    let of = |key: &str| -> Vec<Value> {
        let all = reports.as_array().expect("reports").iter();
        all.map(|report| report[key].clone()).collect()
    };
    assert_eq!(
        of("entered"),
        [json!(true), json!(false), json!(true), json!(false)]
    );
    assert_eq!(of("verdict")[..2], [json!("2-0"), json!("2-0")]);
    let problem = reports[1]["problem"].as_str().expect("a problem");
    assert!(problem.contains("record says 0-2"), "{problem}");
    let boards = fine(&["result", &event, "--json"]).json();
    let kinds: Vec<&Value> = boards
        .as_array()
        .expect("boards")
        .iter()
        .map(|board| &board["result"]["kind"])
        .collect();
    assert_eq!(kinds, [&json!("win"), &json!("unfinished"), &json!("draw")]);
}

#[test]
fn sheets_in_three_languages_and_on_paper() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    fine(&["result", &event, "1:2-0"]);
    let sheet = |name: &str, lang: &str| {
        let args = [
            "export", &event, "--format", "html", "--sheet", name, "--lang", lang,
        ];
        fine(&args).out
    };
    assert!(sheet("pairings", "fr").contains("Appariements de la ronde 1"));
    assert!(sheet("standings", "ru").contains("Нет 2 результатов."));
    assert!(sheet("names", "en").contains("Élodie Roux"));
    let pdf = program()
        .args([
            "tournament",
            "export",
            &event,
            "--format",
            "pdf",
            "--lang",
            "ru",
        ])
        .args(["--sheet", "pairings,slips,cards,crosstable,log"])
        .output()
        .expect("the program runs");
    assert!(pdf.status.success());
    assert!(pdf.stdout.starts_with(b"%PDF-"));
    let wrong = desk(&["export", &event, "--format", "html", "--sheet", "posters"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("crosstable"), "{}", wrong.err);
    let why = fine(&["explain", &event, "1", "2", "--round", "1", "--lang", "ru"]);
    assert!(why.out.starts_with("Тур 1 по системе"), "{}", why.out);
}

#[test]
fn ratings_of_a_real_event() {
    let file = table("11-tec-exercise-swiss.trf");
    let rows = fine(&["ratings", &file, "--json"]).json();
    assert_eq!(rows.as_array().map(Vec::len), Some(16));
    let text = fine(&["ratings", &file]).out;
    assert!(text.contains("Expected"), "{text}");
    let glicko = fine(&["ratings", &file, "--system", "glicko-2", "--json"]).json();
    assert!(glicko[0]["rating"].is_f64(), "{glicko}");
}

#[test]
fn norms_and_what_is_missing_for_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("masters.csv");
    let opponents = [
        "GM;FRA;2600",
        "GM;NED;2580",
        "GM;GER;2550",
        "GM;POL;2540",
        "GM;ESP;2520",
        "IM;FRA;2450",
        "IM;GER;2400",
        ";POL;2300",
        ";ESP;1900",
    ];
    let score = |round: usize| {
        if [3, 6, 7, 8].contains(&round) {
            "1"
        } else {
            "0.5"
        }
    };
    let mut text = "# system: round robin\n# scoring: win=1 draw=0.5 loss=0\n\
        id;name;title;fed;rating;R1;R2;R3;R4;R5;R6;R7;R8;R9\n1;Ada;IM;NED;2480"
        .to_owned();
    for round in 0..9 {
        text += &format!(";{}w{}", round + 2, score(round));
    }
    for (round, facts) in opponents.iter().enumerate() {
        let mut cells = [const { String::new() }; 9];
        let points = if score(round) == "1" { "0" } else { "0.5" };
        cells[round] = format!("1b{points}");
        let number = round + 2;
        text += &format!("\n{number};P{number};{facts};{}", cells.join(";"));
    }
    fs::write(&path, text + "\n").expect("written");
    let file = path.to_str().expect("UTF-8 path");
    let norms = fine(&["ratings", file, "--norms", "--json"]).json();
    assert_eq!(
        norms[0],
        json!({"player": 1, "title": "GM", "games": 9, "score": "6.5", "average": 2460,
            "performance": 2626, "lacks": []})
    );
    let lacks = norms[2]["lacks"].as_array().expect("of number 2");
    assert!(lacks.contains(&json!("games")), "{lacks:?}");
    let shown = fine(&["ratings", file, "--norms"]).out;
    let first = shown.lines().find(|line| line.contains("Ada"));
    assert!(
        first.is_some_and(|line| line.contains("nothing: a norm")),
        "{shown}"
    );
    assert!(shown.contains("nine games"), "{shown}");
    let both = desk(&["ratings", file, "--norms", "--half"]);
    assert_eq!(both.code, 2, "{both:?}");
}

#[test]
fn regulations_are_fixed_after_the_first_round() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["regulations", &event, "--preset", "kndb-swiss"]);
    fine(&["pair", &event]);
    let refused = desk(&["regulations", &event, "--rounds", "5"]);
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.err.contains("--reason"), "{}", refused.err);
    fine(&[
        "regulations",
        &event,
        "--rounds",
        "5",
        "--reason",
        "more time",
    ]);
    let now = fine(&["regulations", &event, "--json"]).json();
    assert_eq!(now["rounds"], 5);
    assert_eq!(
        now["criteria"],
        json!(["points", "solkoff", "sonneborn_berger"])
    );
    let log = fine(&["export", &event, "--format", "html", "--sheet", "log"]).out;
    assert!(log.contains("more time"), "{log}");
}

#[test]
fn every_change_can_be_taken_back() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    fine(&["result", &event, "1:2-0"]);
    fine(&["result", &event, "2:1-1"]);
    let kinds = || -> Vec<String> {
        let boards = fine(&["result", &event, "--json"]).json();
        let boards = boards.as_array().expect("boards").iter();
        boards.map(|b| b["result"]["kind"].to_string()).collect()
    };
    fine(&["undo", &event]);
    assert_eq!(kinds(), ["\"win\"", "\"unfinished\"", "\"unfinished\""]);
    fine(&["undo", &event]);
    assert_eq!(kinds(), ["\"unfinished\""; 3]);
    // Back over the pairing and the entries to the beginning.
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    let empty = desk(&["undo", &event]);
    assert_eq!(empty.code, 2, "{empty:?}");
    let text = fs::read_to_string(&event).expect("the event");
    let file: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(file["event"]["players"], json!([]));
}
