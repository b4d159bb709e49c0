//! Play-off matches replayed from their logs.

use crate::run::damier_reading;

const LOG: &str = concat!(
    r#"{"type":"created","plan":{"kind":"lehmann-georgiev","variant":"international","#,
    r#""rulebook":"fmjd","names":{"first":"Anna Berg","second":"Bo Maas"},"firstWhite":"first","#,
    r#""stages":[{"stage":"decider","games":0,"winner":1,"loser":0,"#,
    r#""clock":{"initialMs":300000,"incrementMs":2000},"carried":true}],"#,
    r#""breakMs":120000,"pauseMs":300000,"sanctionMs":60000},"at":0}"#,
    "\n",
    r#"{"type":"game-began","number":1,"game":"k3f9x2ab","breakMs":0,"at":1}"#,
    "\n",
    r#"{"type":"game-ended","number":1,"end":{"result":"1-1","#,
    r#""leftMs":{"white":70000,"black":40000},"reason":"repetition"},"at":2}"#,
    "\n",
);

const SECOND: &str =
    r#"{"type":"game-began","number":2,"game":"m3f9x2ab","breakMs":120000,"at":120002}"#;

const FLAG: &str = concat!(
    r#"{"type":"game-ended","number":2,"end":{"result":"2-0","#,
    r#""leftMs":{"white":12000,"black":0},"flag":"black","reason":"time"},"at":200000}"#,
);

#[test]
fn a_match_is_told_with_the_times_that_each_player_has() {
    let log = format!("{LOG}{SECOND}\n{FLAG}\n");
    let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
    assert_eq!(told.code, 0, "{}", told.err);
    let lines: Vec<&str> = told.out.lines().collect();
    assert_eq!(lines.len(), 6, "{}", told.out);
    // Bo has White in the second game, with the forty seconds that were Bo's.
    assert!(
        lines[3].contains("Bo Maas has White with 0:40"),
        "{}",
        told.out
    );
    assert!(
        lines[3].contains("Anna Berg Black with 1:10"),
        "{}",
        told.out
    );
    assert!(
        lines[5].starts_with("Bo Maas wins the match"),
        "{}",
        told.out
    );
    let french = damier_reading(&["playoff", "replay", "-", "--lang", "fr"], log.as_bytes()).out;
    assert!(french.contains("Bo Maas gagne le match"), "{french}");
}

#[test]
fn what_cannot_have_happened_is_named_by_its_line() {
    let early = SECOND.replace("120000,", "1000,");
    for (rest, reason) in [
        (early.as_str(), "120 seconds"),
        (FLAG, "line 4"),
        ("{\"type\":\"dance\"}", "write it as the page of a match"),
        ("{\"type\"", "column"),
        (
            &SECOND.replace("120002", "1"),
            "it lies before the event above it",
        ),
        (
            "{\"type\":\"sanctioned\",\"player\":\"first\",\"referee\":\"R\",\"why\":\" \",\"at\":3}",
            "fill in `why`",
        ),
    ] {
        let told = damier_reading(
            &["playoff", "replay", "-"],
            format!("{LOG}{rest}\n").as_bytes(),
        );
        assert_eq!(told.code, 1, "{rest}");
        assert!(
            told.err.contains("line 4") && told.err.contains(reason),
            "{}",
            told.err
        );
    }
    assert_eq!(damier_reading(&["playoff", "replay", "-"], b"").code, 1);
    let slow = SECOND.replace("120002", "100002");
    let richer = FLAG.replace("12000,", "900000,");
    let slower = LOG.replace("\"incrementMs\":2000", "\"incrementMs\":0");
    let rich_without = richer.replace("900000,", "40001,");
    let own = LOG.replace(
        "\"rulebook\":\"fmjd\"",
        "\"rulebook\":\"fmjd\",\"rulebookText\":\"x = \"",
    );
    for (log, line, reason) in [
        (format!("{LOG}{slow}\n"), 4, "correct `breakMs` or `at`"),
        (
            format!("{LOG}{SECOND}\n{}\n", richer.replace("200000", "120003")),
            5,
            "too short",
        ),
        (
            format!("{slower}{SECOND}\n{rich_without}\n"),
            5,
            "no time is added",
        ),
        (
            LOG.replace("international", "klingon"),
            1,
            "write one of international",
        ),
        (LOG.replace("fmjd", "club"), 1, "`rulebookText`"),
        (
            LOG.replace("fmjd", "idf"),
            1,
            "not for international: write one of fmjd",
        ),
        (own, 1, "`rulebookText` is no rule book: line 1"),
    ] {
        let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
        let line = format!("line {line} ");
        assert!(
            told.code == 1 && told.err.contains(&line) && told.err.contains(reason),
            "{reason}: {}",
            told.err
        );
    }
    let twins = LOG.replace("Bo Maas", "Anna Berg");
    let told = damier_reading(&["playoff", "replay", "-"], twins.as_bytes());
    assert!(
        told.err.contains("line 1 ") && told.err.contains("same name"),
        "{}",
        told.err
    );
}

#[test]
fn the_example_of_the_guide_ends_as_it_says() {
    let guide = include_str!("../../../damier-arbiter/docs/playoff-logs.md");
    let log = guide.split("```json\n").nth(1).expect("an example");
    let log = log.split("```").next().expect("an end");
    let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
    assert_eq!(told.code, 0, "{}", told.err);
    assert!(
        told.out.contains("Bo Maas has White with 0:40"),
        "{}",
        told.out
    );
    let end = told.out.lines().last().unwrap_or_default();
    assert!(end.starts_with("Bo Maas wins the match"), "{end}");
}

#[test]
fn a_match_is_told_as_json() {
    let log = format!("{LOG}{SECOND}\n{FLAG}\n");
    let told = damier_reading(&["playoff", "replay", "-", "--json"], log.as_bytes());
    let told = told.json();
    assert_eq!(told["events"].as_array().map(Vec::len), Some(5), "{told}");
    let standing = told["standing"].as_str().unwrap_or_default();
    assert!(standing.starts_with("Bo Maas wins the match"), "{told}");
    let wrong = damier_reading(&["playoff", "replay", "-", "--json"], b"{}\n");
    assert_eq!(wrong.code, 1);
    assert_eq!(wrong.json()["error"]["line"], 1);
}
