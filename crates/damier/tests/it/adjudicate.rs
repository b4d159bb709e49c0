//! Games with known verdicts, and the shape of the answers.

use serde_json::{Value, json};

use crate::run::{damier, damier_reading, data};

/// Every game of a file against the verdicts beside it.
#[track_caller]
fn check_file(variant: &str, games: usize) {
    let pdn = data(&format!("adjudicate/{variant}.pdn"));
    let run = damier(&["adjudicate", "--json", pdn.to_str().expect("UTF-8 path")]);
    let answers = run.json_lines();
    let expected = std::fs::read_to_string(data(&format!("adjudicate/{variant}.jsonl")))
        .expect("the verdicts are there");
    let expected: Vec<Value> = expected
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(expected.len(), games);
    assert_eq!(answers.len(), games, "{}", run.err);
    let mut wrong = Vec::new();
    for (answer, expected) in answers.iter().zip(&expected) {
        if let Err(what) = compare(answer, expected) {
            wrong.push(format!(
                "{what}\n  expected {expected}\n  got      {answer}"
            ));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} games wrong:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    let goes_on = |game: &Value| game["played"].as_u64() < game["plies"].as_u64();
    let code = i32::from(expected.iter().any(goes_on));
    assert_eq!(
        run.code, code,
        "moves after the end are a problem: {}",
        run.err
    );
}

fn compare(answer: &Value, expected: &Value) -> Result<(), String> {
    for key in ["game", "variant", "rulebook", "plies", "played", "finalFen"] {
        if answer[key] != expected[key] {
            return Err(format!("game {}: {key} differs", expected["game"]));
        }
    }
    let (got, want) = (&answer["verdict"], &expected["verdict"]);
    if want.is_null() || got.is_null() {
        let same = want.is_null() && got.is_null();
        return same
            .then_some(())
            .ok_or_else(|| format!("game {}: ended?", expected["game"]));
    }
    let reasons = want["reason"]
        .as_array()
        .ok_or("no reasons in the expectation")?;
    if got["result"] != want["result"] || got["ply"] != want["ply"] {
        return Err(format!("game {}: verdict differs", expected["game"]));
    }
    if !reasons.contains(&got["reason"]) {
        return Err(format!("game {}: reason differs", expected["game"]));
    }
    let goes_on = expected["played"].as_u64() < expected["plies"].as_u64();
    let problems = answer["problems"].as_array().map_or(0, Vec::len);
    if goes_on != (problems > 0) {
        return Err(format!("game {}: problems differ", expected["game"]));
    }
    Ok(())
}

#[test]
fn international_games_end_as_the_slow_reference_says() {
    check_file("international", 96);
}

#[test]
fn russian_games_end_as_the_slow_reference_says() {
    check_file("russian", 109);
}

#[test]
fn brazilian_games_end_as_the_slow_reference_says() {
    check_file("brazilian", 73);
}

#[test]
fn american_games_end_as_the_slow_reference_says() {
    check_file("american", 60);
}

/// Two kings against one: 5 moves each, and the record goes on for one more ply.
const PAST_THE_LIMIT: &str = "[GameType \"20\"]\n[Result \"1-1\"]\n[FEN \"W:WK49,K50:BK1\"]\n\n\
    1. 49-44 1-6 2. 44-49 6-1 3. 49-44 1-6 4. 44-35 6-1 5. 35-49 1-6 6. 49-44 1-1\n";

#[test]
fn the_json_object_has_exactly_the_promised_fields_in_order() {
    let run = damier_reading(&["adjudicate", "--json", "-"], PAST_THE_LIMIT.as_bytes());
    let answer = run.json();
    let place = |key: &str| run.out.find(&format!("\"{key}\":")).unwrap_or(usize::MAX);
    let keys = [
        "game", "variant", "rulebook", "plies", "played", "finalFen", "verdict", "counters",
        "header", "agrees", "problems",
    ];
    let object = answer.as_object().expect("an object");
    assert_eq!(object.len(), keys.len(), "{}", run.out);
    for pair in keys.windows(2) {
        assert!(place(pair[0]) < place(pair[1]), "{pair:?} in {}", run.out);
    }
    let verdict = answer["verdict"].as_object().expect("a verdict");
    let mut fields: Vec<&str> = verdict.keys().map(String::as_str).collect();
    fields.sort_unstable();
    assert_eq!(fields, ["by", "clause", "ply", "reason", "result", "text"]);
    assert_eq!(answer["verdict"]["clause"], "fmjd/6.4");
    assert_eq!(answer["verdict"]["by"], "rules");
    assert_eq!(answer["verdict"]["ply"], 10);
    for language in ["en", "fr", "ru"] {
        let text = answer["verdict"]["text"][language]
            .as_str()
            .expect("a sentence");
        assert!(text.contains("6.4"), "{text}");
    }
    let counter = &answer["counters"][0];
    assert_eq!(
        *counter,
        json!({"clause": "fmjd/6.4", "unit": "each", "limit": 10, "count": 10, "left": 0, "since": 0})
    );
    assert_eq!(answer["header"], "1-1");
    assert_eq!(answer["agrees"], true);
    assert_eq!(answer["problems"][0]["ply"], 11);
    assert_eq!(run.code, 1, "moves after the end are a problem");
}

#[test]
fn the_regulation_draw_follows_the_tag_of_each_record_if_asked() {
    let record = |control: &str| {
        let tag = format!("[TimeControl \"{control}\"]\n[FEN \"W:WK49,K50:BK1\"]");
        PAST_THE_LIMIT.replace("[FEN \"W:WK49,K50:BK1\"]", &tag)
    };
    let judge = |text: &str, more: &[&str]| {
        let all = [&["adjudicate", "--json", "-"], more].concat();
        damier_reading(&all, text.as_bytes())
    };
    let by_clock = ["--set", "regulation-draw=by-clock"];
    let usual = judge(&record("300+0"), &[]).json();
    assert_eq!(usual["verdict"]["clause"], "fmjd/6.4", "off unless asked");
    let fixed = judge(&record("300+0"), &by_clock).json();
    let shown = judge(&record("300+0"), &["--set", "regulation-draw=shown"]).json();
    assert_eq!(fixed["verdict"], shown["verdict"], "{fixed:#}");
    let win = "[GameType \"20\"]\n[TimeControl \"1200\"]\n[Result \"2-0\"]\n\
               [FEN \"W:WK1,K26:BK45\"]\n\n1. 26-12 45x7 2. 1x12 2-0\n";
    let win = judge(win, &by_clock).json();
    assert_eq!(
        win["verdict"]["result"], "2-0",
        "a win that is shown stands"
    );
    // The record shows it no more: a draw as soon as the win is given away, or at once where
    // there is none.
    for (moves, ply, says) in [
        ("1. 26-3 45-50 2. 1-6", 1, "2-0"),
        ("1. 26-12", 0, "White has a proven win and must show it"),
    ] {
        let record = format!(
            "[GameType \"20\"]\n[TimeControl \"1200\"]\n[Result \"2-0\"]\n\
             [FEN \"W:WK1,K26:BK45\"]\n\n{moves} 2-0\n"
        );
        let told = judge(&record, &by_clock).json();
        if ply > 0 {
            assert_eq!(told["verdict"]["ply"], ply, "{told:#}");
            assert_eq!(told["verdict"]["clause"], "fmjd/A3-6.1.1.a");
        }
        let all = [&["adjudicate", "--short", "-"], &by_clock[..]].concat();
        let short = damier_reading(&all, record.as_bytes()).out;
        assert!(short.contains(says), "{short}");
    }
    let none = record("300+0").replace("[TimeControl \"300+0\"]\n", "");
    let none = judge(&none, &by_clock).json();
    assert!(
        none["problems"].to_string().contains("no time control"),
        "{none:#}"
    );
    for added in ["300+3", "?"] {
        let added = judge(&record(added), &by_clock).json();
        assert_eq!(added["verdict"]["clause"], "fmjd/6.4", "{added:#}");
    }
    // A choice of one book does not keep the games of others from being judged.
    let russian = "[GameType \"25\"]\n\n1. c3-d4 d6-c5 *\n";
    let other = judge(russian, &by_clock);
    assert_eq!(other.code, 0, "{}", other.out);
    assert_eq!(other.json()["problems"][0]["severity"], "warning");
    for (set, says) in [
        ("regulation-draw=maybe", "by-clock"),
        ("dice=six", "regulation-draw (fmjd)"),
        ("dice", "SETTING=VALUE"),
    ] {
        let wrong = judge(russian, &["--set", set]);
        assert!(
            wrong.code == 2 && wrong.err.contains(says),
            "{set}: {}",
            wrong.err
        );
    }
    let wrong = judge(
        russian,
        &["--set", "regulation-draw=on", "--variant", "russian"],
    );
    assert!(
        wrong.code == 2 && !wrong.err.contains("fmjd"),
        "{}",
        wrong.err
    );
}

#[test]
fn a_win_that_takes_long_is_proven_by_tables_and_shown_move_by_move() {
    // White wins in 31 plies, far beyond a search of every line.
    let judge = |moves: &str, more: &[&str]| {
        let given = [
            "adjudicate",
            "--variant",
            "international",
            "--fen",
            "W:WK12,K40,50:BK11",
            "--set",
            "regulation-draw=shown",
            "--explain",
            "--moves",
            moves,
        ];
        damier(&[&given[..], more].concat())
    };
    // Two moves keep the win, and so does any answer.
    for moves in ["12-1", "40-44", "12-1 11-16", "12-1 11-2"] {
        let shown = judge(moves, &[]);
        assert_eq!(shown.code, 0, "{shown:?}");
        for says in [
            "White has a proven win and must show it",
            "White had a proven win from ply 0 on",
            "evidence: endgame tables of up to 4 pieces",
        ] {
            assert!(shown.out.contains(says), "{moves}: {says} in {}", shown.out);
        }
    }
    let french = judge("12-1", &["--lang", "fr"]);
    assert!(french.out.contains("tables de finales"), "{}", french.out);
    let away = judge("50-44", &["--json"]).json();
    assert_eq!(away["verdict"]["clause"], "fmjd/A3-6.1.1.a", "{away:#}");
    assert_eq!(away["verdict"]["ply"], 1, "{away:#}");
    // Without tables nothing is proven, and the explanation names who was asked.
    let without = judge("12-1", &["--no-tables", "--json"]).json();
    assert_eq!(without["verdict"]["ply"], 0, "{without:#}");
    let story = without["story"]["en"].to_string();
    assert!(
        story.contains("engine") && story.contains("every line") && !story.contains("tables"),
        "{story}"
    );
    // The same as the referee is told who asks.
    let claim = ["claim", "regulation-draw", "international", "--fen"];
    let asked = damier(&[&claim[..], &["W:WK12,K40,50:BK11", "--show", "12-1"]].concat());
    assert!(asked.out.contains("endgame tables"), "{}", asked.out);
    assert!(!asked.out.contains("No win is proven"), "{}", asked.out);
}

#[test]
fn claims_that_stand_to_be_made_are_told() {
    let moves = "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32";
    let given = [
        "adjudicate",
        "--variant",
        "american",
        "--fen",
        "W:WK1:BK32",
        "--moves",
        moves,
        "--rules",
        "wcdf-claim",
    ];
    let json = damier(&[&given[..], &["--json"]].concat()).json();
    assert_eq!(json["claimable"], json!(["wcdf-claim/1.32.1"]));
    let text = damier(&given).out;
    assert!(
        text.contains("could be claimed by article 1.32.1, “third repetition”")
            && !text.contains("wcdf-claim/"),
        "{text}"
    );
    let early = damier(&[&given[..6], &["1-5", "--rules", "wcdf-claim", "--json"]].concat());
    assert_eq!(early.json()["claimable"], json!([]), "{}", early.out);
}

#[test]
fn who_begins_is_said_where_the_wrong_side_does() {
    let run = damier(&["adjudicate", "--variant", "american", "--moves", "22-18"]);
    assert!(run.out.contains("Black moves first"), "{}", run.out);
    assert!(
        !run.out.contains("GameType"),
        "there are no tags: {}",
        run.out
    );
}

#[test]
fn a_book_of_the_users_own_decides_instead() {
    let run = damier_reading(&["adjudicate", "--json", "--rules", "none", "-"], b"*");
    assert_eq!(run.code, 2);
    assert!(
        run.err.contains("fmjd"),
        "the books are listed: {}",
        run.err
    );
}

#[test]
fn a_record_that_says_otherwise_is_found_out() {
    let text = PAST_THE_LIMIT.replace("1-1", "2-0");
    let run = damier_reading(&["adjudicate", "--json", "-"], text.as_bytes());
    let answer = run.json();
    assert_eq!(
        (&answer["header"], &answer["agrees"]),
        (&json!("2-0"), &json!(false))
    );
    assert_eq!(answer["verdict"]["result"], "1-1");
    assert_eq!(run.code, 1);
    let unknown = PAST_THE_LIMIT.replace("1-1", "0-0");
    let unknown = damier_reading(&["adjudicate", "--json", "-"], unknown.as_bytes()).json();
    assert_eq!(
        (&unknown["header"], &unknown["agrees"]),
        (&json!("0-0"), &Value::Null)
    );
    let spoken = damier_reading(&["adjudicate", "--lang", "fr", "-"], text.as_bytes());
    assert!(
        spoken.out.contains("article 6.4") && spoken.out.contains("2-0"),
        "{}",
        spoken.out
    );
}

#[test]
fn an_unfinished_game_has_no_verdict_and_shows_its_counters() {
    let text = "[GameType \"25\"]\n[FEN \"W:WKc1,Ke1,Kg1:BKa5\"]\n\n1. g1-h2 a5-b6 *\n";
    let run = damier_reading(
        &["adjudicate", "--json", "--notation", "algebra", "-"],
        text.as_bytes(),
    );
    let answer = run.json();
    assert_eq!(answer["verdict"], Value::Null);
    assert_eq!(answer["agrees"], Value::Null);
    assert_eq!(answer["finalFen"], "W:WKh2,Kc1,Ke1:BKb6");
    let counter = &answer["counters"][0];
    assert_eq!(counter["unit"], "strong");
    assert_eq!(
        (&counter["count"], &counter["limit"]),
        (&json!(1), &json!(15))
    );
    assert_eq!(run.code, 0);
}

#[test]
fn a_short_line_says_what_stands_and_quotes_the_record() {
    let short = |tags: &str, moves: &str, more: &[&str]| {
        let record = format!("[White \"A\"]\n[Black \"B\"]\n{tags}\n\n{moves}\n");
        let all = [&["adjudicate", "--short", "-"], more].concat();
        damier_reading(&all, record.as_bytes()).out
    };
    let international = "[GameType \"20\"]";
    let illegal = short(international, "1. 32-28 19-23 2. 28x19 13x24 3. 1-2 *", &[]);
    assert!(
        illegal.starts_with("1. A - B: * (unfinished; ply 5: `1-2` is not a legal move"),
        "{illegal}"
    );
    let open = short(international, "1. 32-28 *", &["--lang", "ru"]);
    assert_eq!(open, "1. A - B: * (не закончена)\n");
    let stated = "[GameType \"20\"]\n[Result \"0-1\"]\n[FEN \"W:WK28:BK22\"]";
    let other = short(stated, "1. 28x17 0-1", &[]);
    assert!(other.ends_with("(the record says 0-1)\n"), "{other}");
    let long = format!("{stated}\n\n1. 28x17 0-1\n");
    let long = damier_reading(&["adjudicate", "-"], long.as_bytes()).out;
    assert!(long.contains("but the record says 0-1"), "{long}");
    let repeated = "1. 1-5 32-28 2. 5-1 28-32 3. 1-5 32-28 4. 5-1 28-32 *";
    let american = "[GameType \"21\"]\n[FEN \"W:WK1:BK32\"]";
    let claim = short(american, repeated, &["--rules", "wcdf-claim"]);
    assert!(
        claim.contains("a draw could be claimed by article"),
        "{claim}"
    );
}
