//! Inputs that cannot be meant: counts, logs and choices, refused in every language.

use crate::run::{damier, damier_reading};

const LANGS: [&str; 3] = ["en", "fr", "ru"];
/// Words of the libraries, which no user should read.
const ENGLISH: [&str; 8] = [
    "expected",
    "invalid type",
    "missing field",
    "unknown variant",
    "should",
    "setting ",
    "white",
    "black",
];

/// What is refused, in every language, each with the part that names the place.
fn refused(args: &[&str], input: &str, part: &str) {
    for lang in LANGS {
        let run = damier_reading(&[args, &["--lang", lang]].concat(), input.as_bytes());
        let told = format!("{}{}", run.out, run.err);
        assert!(
            run.code != 0 && told.contains(part),
            "{args:?} {input}: {told}"
        );
        // What stands between backquotes is the user's own.
        let words: String = told.split('`').step_by(2).collect();
        let foreign = ENGLISH
            .iter()
            .find(|word| lang != "en" && words.contains(**word));
        assert_eq!(foreign, None, "{lang}: {told}");
    }
}

#[test]
fn choices_without_a_book_are_refused() {
    for (choice, part) in [
        ("regulation-draw", "SETTING=VALUE"),
        ("foo=bar", "`foo`"),
        ("regulation-draw=maybe", "by-clock"),
    ] {
        refused(&["adjudicate", "x.pdn", "--set", choice], "", part);
    }
    let american = [
        "adjudicate",
        "x.pdn",
        "--variant",
        "american",
        "--set",
        "a=b",
    ];
    refused(&american, "", "a=b");
}

#[test]
fn counts_that_name_nothing_are_refused() {
    let judge = [
        "adjudicate",
        "--variant",
        "international",
        "--fen",
        "W:WK1,K2,K3:BK48",
        "--moves",
        "1-7",
        "--carried",
        "-",
    ];
    for (input, part) in [
        ("", "fmjd/6.3=11+12"),
        ("{}", "`carried`"),
        ("{\"game\":1,\"carried\":{}}", "`carried`"),
        ("{\"counters\":", "12"),
        (
            "{\"counters\":[{\"clause\":\"x\"}]}",
            "`counters[0].clause`",
        ),
        ("{\"counters\":5}", "`counters`"),
        ("{\"count\":[]}", "`count`"),
        ("abc", "`abc`"),
    ] {
        refused(&judge, input, part);
    }
    let run = damier_reading(&judge, b"{\"counters\":[],\"positions\":[]}");
    assert_eq!(run.code, 0, "what --carry gives out is taken: {run:?}");
    for fen in ["W:WK1,K2,K3:BK48:C", "W:WK1,K2,K3:BK48:Cfmjd/6.3"] {
        refused(&["claim", "draw", "international", "--fen", fen], "", "=");
    }
}

#[test]
fn counts_of_a_probe_are_refused_with_a_pattern() {
    for (counts, part) in [
        ("{}", "fmjd/6.3"),
        ("", "fmjd/6.3"),
        ("{\"x\":1}", "`x`"),
        ("{\"fmjd/6.3\":-1}", "`-1`"),
    ] {
        let run = damier(&[
            "endgame",
            "probe",
            "international",
            "--fen",
            "W:WK1,K2,K3:BK48",
            "--counts",
            counts,
        ]);
        assert!(run.code == 2 && run.err.contains(part), "{counts}: {run:?}");
    }
}

#[test]
fn logs_of_clocks_that_tell_nothing_are_refused() {
    for (log, part) in [
        ("", "`{"),
        ("{\"control\": \"5'\"}\n", "started"),
        ("{}\n", "`control`"),
        ("{\"control\": 5}\n", "1"),
    ] {
        let part = part.trim_start_matches('`');
        refused(&["clock", "replay", "-"], log, part);
    }
}

const PLAN: &str = concat!(
    r#"{"type":"created","plan":{"kind":"lehmann-georgiev","variant":"international","#,
    r#""rulebook":"fmjd","names":{"first":"A","second":"B"},"firstWhite":"first","#,
    r#""stages":[{"stage":"decider","games":0,"winner":1,"loser":0,"#,
    r#""clock":{"initialMs":300000,"incrementMs":2000},"carried":true}],"#,
    r#""breakMs":120000,"pauseMs":300000,"sanctionMs":60000},"at":0}"#,
    "\n",
);

fn ended(end: &str) -> String {
    format!(
        "{PLAN}{}\n{{\"type\":\"game-ended\",\"number\":1,\"end\":{{{end}}},\"at\":9000000}}\n",
        r#"{"type":"game-began","number":1,"game":"k3f9x2ab","breakMs":0,"at":1}"#
    )
}

#[test]
fn logs_of_play_offs_that_contradict_themselves_are_refused() {
    let replay = ["playoff", "replay", "-"];
    let left = r#""leftMs":{"white":70000,"black":40000}"#;
    for (end, part) in [
        (
            format!(r#""result":"2-0",{left},"reason":"time""#),
            "`flag`",
        ),
        (
            format!(r#""result":"2-0",{left},"reason":"dance""#),
            "`dance`",
        ),
        (
            format!(r#""result":"2-0",{left},"reason":"repetition""#),
            "2-0",
        ),
        (
            format!(r#""result":"1-1",{left},"reason":"no-moves""#),
            "1-1",
        ),
        (
            format!(r#""result":"2-0",{left},"flag":"black","reason":"resignation""#),
            "`resignation`",
        ),
        (format!(r#""result":"3-0",{left}"#), "`3-0`"),
        (format!(r#""result":5,{left}"#), "`end.result`"),
        (r#""result":"2-0""#.to_owned(), "`leftMs`"),
        (
            r#""result":"1-1","leftMs":{"white":99999999,"black":1}"#.to_owned(),
            "99999999",
        ),
    ] {
        refused(&replay, &ended(&end), part);
    }
    for (from, to, part) in [
        (
            "\"initialMs\":300000",
            "\"initialMs\":0",
            "`plan.stages[0].clock.initialMs`",
        ),
        ("\"initialMs\":300000", "\"initialMs\":-5", "`-5`"),
        (
            "\"incrementMs\":2000",
            "\"incrementMs\":99000000",
            "incrementMs",
        ),
        ("\"breakMs\":120000", "\"breakMs\":990000000", "breakMs"),
        ("\"first\":\"A\"", "\"first\":\" \"", "`names`"),
        (
            "\"kind\":\"lehmann-georgiev\"",
            "\"kind\":\"duel\"",
            "`duel`",
        ),
    ] {
        refused(&replay, &PLAN.replace(from, to), part);
    }
    refused(&replay, "", "`created`");
    refused(&replay, "{}", "`type`");
    let fine = ended(&format!(r#""result":"2-0",{left},"reason":"no-moves""#));
    assert_eq!(damier_reading(&replay, fine.as_bytes()).code, 0);
}
