//! Play-off matches replayed from their logs.

use crate::run::damier_reading;

pub(crate) const LOG: &str = concat!(
    r#"{"type":"created","plan":{"kind":"lehmann-georgiev","variant":"international","#,
    r#""rulebook":"fmjd","names":{"first":"Anna Berg","second":"Bo Maas"},"firstWhite":"first","#,
    r#""stages":[{"stage":"decider","games":0,"winner":1,"loser":0,"#,
    r#""clock":{"initialMs":300000,"incrementMs":2000},"carried":true}],"#,
    r#""breakMs":120000,"pauseMs":300000,"sanctionMs":60000},"at":0}"#,
    "\n",
    r#"{"type":"game-began","number":1,"game":"k3f9x2ab","breakMs":0,"at":1}"#,
    "\n",
    r#"{"type":"game-ended","number":1,"end":{"result":"1-1","#,
    r#""leftMs":{"white":70000,"black":40000},"reason":"repetition"},"at":500001}"#,
    "\n",
);

const SECOND: &str =
    r#"{"type":"game-began","number":2,"game":"m3f9x2ab","breakMs":120000,"at":620001}"#;

const FLAG: &str = concat!(
    r#"{"type":"game-ended","number":2,"end":{"result":"2-0","#,
    r#""leftMs":{"white":12000,"black":0},"flag":"black","reason":"time"},"at":720001}"#,
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
            &SECOND.replace("620001", "1"),
            "it lies before the event above it",
        ),
        (
            "{\"type\":\"sanctioned\",\"player\":\"first\",\"referee\":\"R\",\"why\":\" \",\"at\":500003}",
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
    let slow = SECOND.replace("620001", "600001");
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
            format!("{LOG}{SECOND}\n{}\n", richer.replace("720001", "620003")),
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
fn clocks_flags_and_results_must_fit_each_other() {
    let drawn = |from: &str, to: &str| LOG.replace(from, to);
    let flagged = |from: &str, to: &str| format!("{LOG}{SECOND}\n{}\n", FLAG.replace(from, to));
    let no_time = |reason: &str| {
        let empty = drawn("\"white\":70000", "\"white\":0").replace("500001", "600001");
        empty.replace("repetition", reason)
    };
    for (log, line, reason) in [
        (no_time("agreement"), 3, "White had no time left"),
        (flagged("\"black\":0", "\"black\":5"), 5, "5 ms are left"),
        (flagged("720001", "640001"), 5, "lasted only 20000 ms"),
        (drawn("500001", "400001"), 3, "lost 490000 ms"),
    ] {
        let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
        let line = format!("line {line} ");
        assert!(
            told.code == 1 && told.err.contains(&line) && told.err.contains(reason),
            "{reason}: {told:?}"
        );
    }
    // What is complete on the board may have taken the last moment.
    let last = no_time("repetition");
    let told = damier_reading(&["playoff", "replay", "-"], last.as_bytes());
    assert_eq!(told.code, 0, "{told:?}");
    // A referee may have set the clocks.
    let set = flagged("\"black\":0}", "\"black\":5},\"refereed\":true");
    let told = damier_reading(&["playoff", "replay", "-"], set.as_bytes());
    assert_eq!(told.code, 0, "{told:?}");
    for more in [
        r#"{"type":"game-began","number":3,"game":"z3f9x2ab","breakMs":120000,"at":920001}"#,
        r#"{"type":"pause-asked","player":"first","at":920001}"#,
    ] {
        let log = format!("{LOG}{SECOND}\n{FLAG}\n{more}\n");
        let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
        let refused = told.code == 1 && told.err.contains("line 6 cannot have happened");
        assert!(
            refused && told.err.contains("the match is decided"),
            "{told:?}"
        );
    }
}

#[test]
fn what_no_match_has_is_refused_in_every_language() {
    let changed = |from: &str, to: &str| {
        assert!(LOG.contains(from), "{from}");
        LOG.replace(from, to)
    };
    let more = |line: &str| format!("{LOG}{line}\n");
    let end = r#"{"type":"game-ended","number":2,"end":{"result":"2-0","leftMs":"#;
    let named = r#"{"type":"decided","winner":"first","referee":"R","why":"Bo left","at":500002}"#;
    for (log, line, reason) in [
        (
            more(&named.replace("\"R\"", "\" \"")),
            4,
            "write who in `referee`",
        ),
        (
            more(r#"{"type":"sanctioned","player":"first","referee":"","why":"w","at":500003}"#),
            4,
            "write who in `referee`",
        ),
        (
            more(&SECOND.replace("m3f9x2ab", "k3f9x2ab")),
            4,
            "called `k3f9x2ab`",
        ),
        (
            format!(
                "{LOG}{SECOND}\n{end}{{\"white\":1200,\"black\":9}},\"reason\":\"checkmate\"}},\
                 \"at\":820001}}\n"
            ),
            5,
            "for the reason `checkmate`",
        ),
        (
            changed("\"winner\":1,\"loser\":0", "\"winner\":0,\"loser\":1"),
            1,
            "more points",
        ),
        (changed("\"winner\":1,", "\"winner\":0,"), 1, "more points"),
        // A Lehmann-Georgiev match lasts until a win, with the times that are left.
        (
            changed("\"carried\":true", "\"carried\":false"),
            1,
            "`plan.stages[0].carried` is false",
        ),
        (
            changed("\"games\":0", "\"games\":1"),
            1,
            "`plan.stages[0].games` is 1",
        ),
        (
            changed("lehmann-georgiev", "barrage"),
            1,
            "`plan.stages[0].carried` is true",
        ),
        (
            changed("\"games\":0", "\"games\":2").replace("lehmann-georgiev", "micro-match"),
            1,
            "`plan.stages[0].games` is 2",
        ),
        (
            changed("\"sanctionMs\"", "\"drawn\":3,\"sanctionMs\""),
            1,
            "write 0",
        ),
        (
            changed("\"pauseMs\"", "\"pauses\":2,\"pauseMs\""),
            1,
            "`plan.pauses`",
        ),
        (
            changed("\"carried\":true", "\"carried\":true,\"bonus\":1"),
            1,
            "`plan.stages[0].bonus`",
        ),
        (
            changed("\"black\":40000", "\"black\":40000,\"red\":1"),
            3,
            "`end.leftMs.red`",
        ),
        (
            more(&format!(
                "{named}\n{{\"type\":\"game-corrected\",\"number\":1,\"at\":500003}}"
            )),
            5,
            "no game of it goes on",
        ),
    ] {
        let told = damier_reading(&["playoff", "replay", "-"], log.as_bytes());
        let line = format!("line {line} ");
        assert!(
            told.code == 1 && told.err.contains(&line) && told.err.contains(reason),
            "{reason}: {told:?}"
        );
        for lang in ["fr", "ru"] {
            let args = ["playoff", "replay", "-", "--lang", lang];
            let told = damier_reading(&args, log.as_bytes());
            assert_eq!(told.code, 1, "{told:?}");
            assert!(!told.err.contains("playoff-log"), "{told:?}");
            assert!(
                !told.err.contains(reason) || reason.contains('`'),
                "{told:?}"
            );
        }
    }
    // What a referee decides of a match with everything in its place stands.
    let told = damier_reading(&["playoff", "replay", "-"], more(named).as_bytes());
    assert_eq!(told.code, 0, "{told:?}");
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
