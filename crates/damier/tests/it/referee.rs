//! The referee at the command line: stories, claims, clocks, counts.

use serde_json::json;

use crate::run::{damier, damier_reading};

const THREE_KINGS: &str = "W:WK1,K2,K3:BK48";
const TO_AND_FRO: &str = "1-7 48-43 7-1 43-48 1-7 48-43 7-1 43-48";

fn adjudicate(fen: &str, moves: &str, more: &[&str]) -> crate::run::Run {
    let args = [
        "adjudicate",
        "--variant",
        "international",
        "--fen",
        fen,
        "--moves",
        moves,
    ];
    damier(&[&args, more].concat())
}

#[test]
fn a_verdict_tells_its_story_in_every_language() {
    for (lang, sentence) in [
        (
            "en",
            "The position stood on the board after plies 0, 4 and 8 (0 is the start).",
        ),
        (
            "fr",
            "Tout coup vers une autre position au demi-coup 8, s’il y en avait un, l’aurait évitée.",
        ),
        ("ru", "Источник: ФМЖД, приложение 1, 6.1."),
    ] {
        let run = adjudicate(THREE_KINGS, TO_AND_FRO, &["--explain", "--lang", lang]);
        assert!(run.out.contains(sentence), "{}", run.out);
        assert_eq!(run.code, 0);
    }
    let run = adjudicate(THREE_KINGS, TO_AND_FRO, &["--short"]);
    assert_eq!(run.out, "1. ?: 1-1 · Draw, article 6.1 · 8 plies\n");
    let game = adjudicate(THREE_KINGS, TO_AND_FRO, &["--explain", "--json"]).json();
    assert_eq!(game["story"]["en"].as_array().map(Vec::len), Some(5));
    assert_eq!(game["story"]["timeline"]["plies"], 8);
    let plain = adjudicate(THREE_KINGS, TO_AND_FRO, &["--json"]).json();
    assert!(plain.get("story").is_none() && plain.get("carried").is_none());
}

#[test]
fn a_picture_shows_every_counter() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("t.svg");
    let name = file.to_str().expect("UTF-8");
    let run = adjudicate(
        THREE_KINGS,
        "1-7 48-43",
        &["--timeline", name, "--lang", "fr"],
    );
    assert_eq!(run.code, 0, "{}", run.err);
    let svg = std::fs::read_to_string(&file).expect("it is written");
    assert!(
        svg.starts_with("<svg") && svg.contains("3 contre 1"),
        "{svg}"
    );
    let nowhere = folder.path().join("no/such/t.svg");
    let run = adjudicate(
        THREE_KINGS,
        "1-7",
        &["--timeline", nowhere.to_str().expect("UTF-8")],
    );
    assert!(run.code == 1 && run.err.contains("t.svg"), "{run:?}");
}

#[test]
fn counts_go_out_and_in_again() {
    let out = adjudicate(THREE_KINGS, "1-7 48-43 7-1", &["--carry", "--json"]).json();
    let fen = out["finalFen"].as_str().expect("a position").to_owned();
    assert_eq!(fen, "B:WK1,K2,K3:BK43:Cfmjd/6.2=2+1,fmjd/6.3=2+1");
    let on = adjudicate(&fen, "43-48", &["--json"]).json();
    let counts: Vec<_> = on["counters"]
        .as_array()
        .expect("counters")
        .iter()
        .map(|c| &c["count"])
        .collect();
    assert_eq!(counts, [4, 4]);
    // With the positions the third time is noticed, too.
    let half = adjudicate(THREE_KINGS, "1-7 48-43 7-1 43-48", &["--carry", "--json"]).json();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("carried.json");
    std::fs::write(&file, half["carried"].to_string()).expect("written");
    let name = file.to_str().expect("UTF-8");
    let rest = adjudicate(
        THREE_KINGS,
        "1-7 48-43 7-1 43-48",
        &["--carried", name, "--json"],
    )
    .json();
    assert_eq!(rest["verdict"]["reason"], "repetition");
    assert_eq!(rest["verdict"]["ply"], 4);
    let wrong = adjudicate(&format!("{THREE_KINGS}:Cfmjd/9.9=1+1"), "1-7", &[]);
    assert!(
        wrong.code == 1 && wrong.out.contains("fmjd/9.9"),
        "{wrong:?}"
    );
    let listed = damier(&["moves", "international", "--fen", &fen, "--counters"]);
    assert!(
        listed
            .out
            .ends_with("Move limit, article 6.2: 25 moves each, 24 left\n"),
        "{listed:?}"
    );
    let shown = damier(&["show", &fen, "--counters", "--to", "fen"]);
    assert_eq!(shown.out.trim_end(), fen);
    let board = damier(&["show", &fen, "--counters", "--lang", "ru"]);
    assert!(board.out.contains("статья 6.3"), "{board:?}");
}

const LOG: &str = "{\"control\": \"10\\\"\"}
{\"at\": 0, \"event\": \"started\"}
{\"at\": 9900, \"event\": \"moved\", \"ends\": \"2-0\"}
{\"at\": 10100, \"event\": \"pressed\"}
";

#[test]
fn a_clock_log_says_who_is_right() {
    let run = damier_reading(&["clock", "replay", "-"], LOG.as_bytes());
    assert!(
        run.out.contains("2-0  A move that ended the game"),
        "{}",
        run.out
    );
    assert_eq!(run.code, 0);
    let answer = damier_reading(&["clock", "replay", "-", "--json"], LOG.as_bytes()).json();
    assert_eq!(answer["result"], "2-0");
    assert_eq!(answer["articles"], json!(["A1 3.10", "A1 4.4", "A3 6.7"]));
    assert_eq!(answer["clocks"][1]["whiteMs"], 100);
    let unpressed: String = LOG.replace(", \"ends\": \"2-0\"", "");
    let run = damier_reading(
        &["clock", "replay", "-", "--lang", "ru"],
        unpressed.as_bytes(),
    );
    assert!(
        run.out.contains("0-2  Белые сделали ход до падения флажка"),
        "{}",
        run.out
    );
    let bad = damier_reading(&["clock", "replay", "-"], b"{\"control\": \"10\"}\n");
    assert!(bad.code == 1 && bad.out.contains("line 1: "), "{bad:?}");
    let begun: String = LOG
        .lines()
        .take(2)
        .map(|line| format!("{line}\n"))
        .collect();
    let begun = damier_reading(&["clock", "replay", "-", "--at", "0:05"], begun.as_bytes());
    assert!(begun.out.contains("goes on"), "{begun:?}");
}

#[test]
fn a_clock_log_at_a_moment_leaves_out_what_came_later() {
    let log = "{\"control\": \"10\\\"\"}\n{\"at\": 0, \"event\": \"started\"}\n\
               {\"at\": 11000, \"event\": \"moved\"}\n{\"at\": 12000, \"event\": \"pressed\"}\n";
    let all = damier_reading(&["clock", "replay", "-"], log.as_bytes());
    assert!(all.out.contains("moved (after the end)"), "{}", all.out);
    let early = ["clock", "replay", "-", "--at", "5000ms"];
    let early = damier_reading(&early, log.as_bytes());
    assert!(
        !early.out.contains("moved") && early.out.contains("goes on"),
        "{}",
        early.out
    );
    let json = damier_reading(&["clock", "replay", "-", "--json"], log.as_bytes()).json();
    assert_eq!(json["clocks"][1]["afterEnd"], true);
    assert_eq!(
        (&json["completed"], &json["required"]),
        (&json!(0), &json!(null))
    );
}

#[test]
fn times_are_read_as_people_write_them() {
    let late = ["claim", "late", "international", "--white", "1h31"];
    let late = damier(&[&late[..], &["--allowed", "1h30"]].concat());
    assert!(late.code == 0 && late.out.starts_with("0-2"), "{late:?}");
    let short = [
        "claim",
        "time-shortage",
        "international",
        "--fen",
        "W:WK1,K2,31:BK48,20",
        "--side",
        "white",
        "--left",
        "55\"",
        "--no-tables",
    ];
    let short = damier(&short);
    assert!(short.out.contains("0:55 left, at most 1:00"), "{short:?}");
    let wrong = damier(&["claim", "late", "international", "--allowed", "soon"]);
    assert!(wrong.code == 2 && wrong.err.contains("1h30"), "{wrong:?}");
}

#[test]
fn a_proven_win_is_told_with_its_moves() {
    let short = [
        "claim",
        "time-shortage",
        "international",
        "--fen",
        "W:WK28:BK22",
        "--side",
        "white",
        "--left",
        "0:30",
        "--no-tables",
    ];
    let english = damier(&short);
    assert!(
        english.out.contains("a win in 1 move is proven"),
        "{english:?}"
    );
    let russian = damier(&[&short[..], &["--lang", "ru"]].concat());
    assert!(
        russian.out.contains("доказан выигрыш за 1 ход"),
        "{russian:?}"
    );
}

#[test]
fn equal_material_goes_to_the_first_king() {
    let points = |more: &[&str]| {
        let fen = ["claim", "points", "international", "--fen"];
        damier(&[&fen[..], more].concat())
    };
    let unknown = points(&["W:WK1:BK50"]);
    assert!(unknown.out.contains("--first-king"), "{unknown:?}");
    let said = points(&["W:WK1:BK50", "--first-king", "black"]);
    assert!(
        said.out.contains("favours Black, the first to get a king"),
        "{said:?}"
    );
    let played = points(&["W:W7,32:B41,19", "--moves", "7-1 41-47", "--json"]);
    let played = played.json();
    assert_eq!(
        (&played["favours"], &played["favoursBy"]),
        (&json!("white"), &json!("first-king"))
    );
    let road = points(&["W:WK5:BK50", "--first-king", "black", "--json"]).json();
    assert_eq!(road["favoursBy"], "long-diagonal");
}

#[test]
fn articles_on_irregular_moves_are_those_of_the_book() {
    let ask = |game: &str| {
        let claim = [
            "claim",
            "irregular",
            game,
            "--by",
            "white",
            "--what",
            "capture-missed",
        ];
        damier(&claim).out
    };
    assert!(
        ask("american").contains("article 1.25"),
        "{}",
        ask("american")
    );
    assert!(ask("international").contains("article 5.4.6"));
    assert!(
        ask("turkish").contains("no article on it"),
        "{}",
        ask("turkish")
    );
}

#[test]
fn controls_are_written_in_every_form() {
    let run = damier(&["clock", "control", "2h/50, 1h/25"]);
    assert_eq!(run.out, "2h/50, 1h/25\n[TimeControl \"50/7200:25/3600\"]\n");
    let run = damier(&["clock", "control", "--tag", "300+3"]);
    assert_eq!(run.out, "5'+3\"\n[TimeControl \"300+3\"]\n");
    let run = damier(&["clock", "control", "5' v 3'"]);
    assert!(
        run.out.contains("[TimeControlBlack \"180\"]"),
        "{}",
        run.out
    );
    for wrong in ["5", "x"] {
        assert_eq!(damier(&["clock", "control", wrong]).code, 2);
    }
}

#[test]
fn a_regulation_draw_asks_for_a_win_to_be_shown() {
    let claim = ["claim", "regulation-draw", "international", "--fen"];
    let ask = |fen: &str, more: &[&str]| damier(&[&claim[..], &[fen], more].concat());
    let run = ask("W:WK28:BK22", &["--lang", "fr"]);
    assert!(
        run.code == 1 && run.out.contains("gain prouvé en 1 coup"),
        "{run:?}"
    );
    let run = ask("W:WK28:BK22", &["--show", "28x17"]);
    assert!(
        run.code == 0 && run.out.starts_with("2-0 · White wins"),
        "{run:?}"
    );
    let run = ask("W:WK1,K26:BK45", &["--show", "26-12 45x7 1x12", "--json"]);
    let told = run.json()["text"].to_string();
    assert!(told.contains("has shown the win that was proven"), "{told}");
    assert!(!told.contains("does not speak"), "{told}");
    // Each move is checked: this one lets the king go.
    let run = ask(
        "W:WK1,K26:BK45",
        &["--show", "26-3 45-50 1-6", "--no-tables"],
    );
    assert!(
        run.code == 0 && run.out.starts_with("1-1 · Draw, article 6.1.1.a · 1 ply"),
        "{run:?}"
    );
    let run = ask("W:WK1:BK48", &[]);
    assert!(
        run.code == 0 && run.out.starts_with("1-1 · Draw, article 6.1.1.a"),
        "{run:?}"
    );
    let run = ask("W:W31-50:B1-20", &["--plies", "1"]);
    assert!(
        run.code == 1 && run.out.contains("does not speak of this position"),
        "{run:?}"
    );
    let run = damier(&["claim", "regulation-draw", "russian"]);
    assert!(
        run.code == 2 && run.err.contains("no regulation draw"),
        "{run:?}"
    );
}

#[test]
fn claims_are_granted_or_refused_by_article() {
    let before = "1-5 32-28 5-1 28-32 1-5 32-28 5-1";
    let claim = [
        "claim",
        "draw",
        "american",
        "--fen",
        "W:WK1:BK32",
        "--moves",
        before,
    ];
    let ask = |more: &[&str]| damier(&[&claim[..], more].concat());
    let book = ["--rules", "wcdf-claim"];
    let granted = ask(&[&book[..], &["--announce", "28-32", "--json"]].concat()).json();
    assert_eq!(granted["granted"], true);
    assert_eq!(
        granted["verdict"]["grounds"],
        json!({"kind": "announced-move"})
    );
    assert_eq!(granted["verdict"]["ply"], 7);
    let refused = ask(&[&book[..], &["--announce", "28-24"]].concat());
    assert!(
        refused.code == 1 && refused.out.contains("has stood 1 time (article 1.32.1)"),
        "{refused:?}"
    );
    let automatic = ask(&[]);
    assert!(
        automatic.code == 2 && automatic.err.contains("come of themselves"),
        "{automatic:?}"
    );
}

#[test]
fn the_desk_decides_with_grounds() {
    let run = damier(&[
        "claim",
        "late",
        "international",
        "--white",
        "31:00",
        "--allowed",
        "30:00",
        "--lang",
        "ru",
    ]);
    assert!(
        run.out.contains("Опоздание белых: 31:00; допустимо 30:00."),
        "{}",
        run.out
    );
    let run = damier(&[
        "claim",
        "irregular",
        "international",
        "--by",
        "white",
        "--what",
        "5.4.6",
        "--times",
        "2",
        "--loss-at",
        "2",
        "--json",
    ]);
    assert_eq!(run.json()["verdict"]["grounds"]["what"], "capture-missed");
    let agree = [
        "claim",
        "agreement",
        "international",
        "--moves",
        "32-28 19-23",
        "--not-before",
        "40",
    ];
    assert_eq!(damier(&agree).code, 1);
    let both = damier(&[&agree[..], &["--both-lose"]].concat());
    assert!(both.out.starts_with("0-0 · Both lose"), "{}", both.out);
    let points = damier(&[
        "claim",
        "points",
        "international",
        "--fen",
        "W:WK1,31,32:B20",
    ]);
    assert_eq!(
        points.out,
        "8-2\nMaterial in men, a king counting as 2: White 4, Black 1.\n"
    );
    let decide = ["claim", "decide", "russian", "--result", "1-1", "--reason"];
    assert_eq!(
        damier(&[&decide[..], &["fire alarm", "--json"]].concat()).json()["verdict"]["note"],
        "fire alarm"
    );
    assert_eq!(damier(&[&decide[..], &[" "]].concat()).code, 2);
}

/// What a rule book leaves to a referee, decided by its article.
#[test]
fn a_referee_rules_by_an_article_of_the_book() {
    let rule = |article: &str, result: &str, rest: &[&str]| {
        let claim = [
            "claim",
            "decide",
            "international",
            "--reason",
            "He will not capture",
        ];
        let how = ["--article", article, "--result", result];
        damier(&[&claim[..], &how, rest].concat())
    };
    let lost = rule("7.2.4", "0-2", &[]);
    assert_eq!(lost.code, 0, "{lost:?}");
    assert!(
        lost.out.contains("White forfeits the game") && lost.out.contains("7.2.4"),
        "{lost:?}"
    );
    let verdict = rule("7.2.4", "2-0", &["--json"]).json()["verdict"].clone();
    assert_eq!(verdict["grounds"]["article"], "7.2.4");
    assert_eq!(verdict["side"], "black");
    for (article, result, told) in [
        ("7.2.4", "1-1", "never leads to the result 1-1"),
        ("5.1", "2-0", "never leads to the result 2-0"),
        ("6.1.1.b", "1-1", "damier claim time-shortage"),
        ("9.9", "2-0", "choose from 5.1, 7.2.4, 7.3.3, 6.1.1.b"),
    ] {
        let refused = rule(article, result, &[]);
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains(told), "{refused:?}");
    }
}

#[test]
fn a_claim_in_time_shortage_needs_a_fixed_time_and_an_article() {
    let ask = |variant: &str, fen: &str, rest: &[&str]| {
        let few = ["--positions", "500", "--plies", "4", "--no-tables"];
        let claim = ["claim", "time-shortage", variant, "--fen", fen];
        damier(&[&claim[..], &["--side", "white"], &few, rest].concat())
    };
    let fen = "W:WK1,K2,K3,31,32:B20";
    let late = ask("international", fen, &["--left", "1:01"]);
    assert!(
        late.code == 1 && late.out.contains("more than 1:00. No."),
        "{late:?}"
    );
    let in_time = ["--left", "0:55", "--json", "--control"];
    let granted = ask("international", fen, &[&in_time[..], &["20'"]].concat());
    assert_eq!(granted.code, 0, "{granted:?}");
    assert_eq!(granted.json()["verdict"]["grounds"]["article"], "6.1.1.b");
    let added = ask("international", fen, &[&in_time[..], &["20'+5\""]].concat());
    assert!(
        added.code == 1 && added.out.contains("Time is added"),
        "{added:?}"
    );
    let american = ask("american", "W:WK1,K2,K3:B20", &["--left", "0:55"]);
    assert!(
        american.code == 1 && american.out.contains("no article"),
        "{american:?}"
    );
}

#[test]
fn a_book_of_ones_own_is_taken_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("short.toml");
    let book = damier(&["rules", "show", "fmjd", "--toml"]).out;
    let book = book
        .replace("id = \"fmjd\"", "id = \"short\"")
        .replace("limit = 16", "limit = 1");
    std::fs::write(&file, book).expect("written");
    let name = file.to_str().expect("UTF-8");
    let rules = ["--rules", name];
    let judged = adjudicate(
        THREE_KINGS,
        "1-7 48-43",
        &[&rules[..], &["--json"]].concat(),
    )
    .json();
    assert_eq!(judged["verdict"]["clause"], "short/6.3");
    let fen = ["--fen", THREE_KINGS];
    for command in [
        vec!["moves", "international", "--counters"],
        vec!["analyse", "international", "--depth", "2"],
        vec!["claim", "regulation-draw", "international", "--plies", "2"],
    ] {
        let run = damier(&[&command[..], &fen, &rules].concat());
        assert!(run.code < 2, "{command:?}: {run:?}");
    }
    let shown = damier(&[&["show", THREE_KINGS, "--counters"][..], &rules].concat());
    assert!(shown.out.contains("1 move each, 1 left"), "{shown:?}");
    let played = damier(
        &[
            &[
                "match", "--engine", "random", "--engine", "random", "--games", "2",
            ][..],
            &rules,
        ]
        .concat(),
    );
    assert_eq!(played.code, 0, "{played:?}");
    let wrong = damier(&[&["moves", "russian", "--counters"][..], &rules].concat());
    assert!(
        wrong.code == 2 && wrong.err.contains("not for russian"),
        "{wrong:?}"
    );
}
