//! Clock logs: flags by the laws of each game, flags that a referee lifted, and what
//! cannot have happened.

use crate::run::damier_reading;

/// A log by its head and its entries, a line each.
fn log(head: &str, entries: &[&str]) -> String {
    let mut lines = vec![format!("{{{head}}}")];
    lines.extend(entries.iter().map(|entry| format!("{{\"at\": {entry}}}")));
    lines.join("\n") + "\n"
}

fn replay(log: &str, more: &[&str]) -> crate::run::Run {
    let all = [&["clock", "replay", "-"], more].concat();
    damier_reading(&all, log.as_bytes())
}

const STARTED: &str = "0, \"event\": \"started\"";

#[test]
fn a_flag_in_chess_is_judged_by_the_laws_of_chess() {
    for (game, can_win, result, article) in [
        ("chess960", ", \"canWin\": false", "1/2-1/2", "FIDE 6.9"),
        ("chess960", ", \"canWin\": true", "0-1", "FIDE 6.9"),
        ("chess960", "", "0-1", "FIDE 6.9"),
        // Draughts know no such exception.
        ("russian", ", \"canWin\": false", "0-2", "A3 6.11"),
    ] {
        let head = format!("\"control\": \"10\\\"\", \"variant\": \"{game}\"");
        let flagged = format!("10000, \"event\": \"flagged\"{can_win}");
        let log = log(&head, &[STARTED, &flagged]);
        let told = replay(&log, &["--json"]).json();
        assert_eq!(told["result"], result, "{told:#}");
        assert_eq!(told["articles"], serde_json::json!([article]), "{told:#}");
        let shown = replay(&log, &[]).out;
        assert!(
            shown.contains(&format!("\n{result}  White ran out")),
            "{shown}"
        );
        assert!(!shown.contains("after the end"), "{shown}");
        let text = told["text"].to_string();
        let unsaid = can_win.is_empty();
        assert_eq!(
            text.contains("of which the log says nothing"),
            unsaid,
            "{text}"
        );
    }
    // A log that names no game is one of draughts.
    let unnamed = log(
        "\"control\": \"10\\\"\"",
        &[STARTED, "9000, \"event\": \"moved\""],
    );
    let late = replay(&unnamed, &["--at", "10000ms", "--json"]).json();
    assert_eq!(late["result"], "0-2", "{late:#}");
    assert_eq!(late["articles"], serde_json::json!(["A3 6.7", "A3 6.11"]));
}

#[test]
fn a_flag_that_nobody_can_have_seen_is_refused_with_its_line() {
    let head = "\"control\": \"10\\\"\", \"variant\": \"chess960\"";
    for (head, entry, part) in [
        (
            head,
            "9999, \"event\": \"flagged\"",
            "line 3: no flag had fallen",
        ),
        (
            head,
            "10000, \"event\": \"flagged\", \"canWin\": \"no\"",
            "true or false",
        ),
        (
            "\"control\": \"10\\\"\", \"variant\": \"chess9060\"",
            "10000, \"event\": \"flagged\"",
            "did you mean `chess960`",
        ),
    ] {
        let run = replay(&log(head, &[STARTED, entry]), &[]);
        assert!(run.code == 1 && run.out.contains(part), "{run:?}");
    }
}

#[test]
fn a_table_tells_what_a_lifted_flag_undid_and_what_came_after_the_end() {
    let log = log(
        "\"control\": \"10\\\"\"",
        &[
            STARTED,
            "11000, \"event\": \"moved\"",
            "12000, \"event\": \"pressed\"",
            "13000, \"event\": \"time-set\", \"side\": \"white\", \"ms\": 5000",
            "14000, \"event\": \"started\"",
            "15000, \"event\": \"moved\", \"ends\": \"1-1\"",
            "15500, \"event\": \"pressed\"",
        ],
    );
    let told = replay(&log, &["--json"]).json();
    assert_eq!(told["result"], "1-1", "{told:#}");
    let flags = |name: &str| {
        let rows = told["clocks"].as_array().expect("rows").iter();
        let marked = rows.filter(|row| row[name] == true);
        marked.map(|row| row["line"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(flags("undone"), [3, 4]);
    assert_eq!(flags("afterEnd"), [3, 4, 8]);
    let shown = replay(&log, &[]).out;
    for (line, part) in [
        (3, "moved (does not count: the flag was lifted)"),
        (5, "time set "),
        (6, "started "),
        (7, "moved, end "),
        (8, "pressed (after the end)"),
    ] {
        let row = shown.lines().nth(line).expect("a row");
        assert!(row.contains(part), "{line}: {row}");
    }
    // Before the referee stepped in, the flag had ended the game.
    let early = replay(&log, &["--at", "12500ms"]).out;
    assert!(early.contains("moved (after the end)"), "{early}");
    assert!(early.contains("\n0-2  White ran out of time"), "{early}");
}

/// `12500` may be seconds or milliseconds, and a number in quotes too: nobody guesses.
#[test]
fn a_moment_without_a_unit_is_refused() {
    let log = "{\"control\": \"10\\\"/2, 1h\"}\n{\"at\": 0, \"event\": \"started\"}\n";
    for (at, code) in [
        ("12500", 2),
        ("9.5", 2),
        ("12500ms", 0),
        ("0:09.5", 0),
        ("9\"", 0),
    ] {
        let run = replay(log, &["--at", at]);
        assert_eq!(run.code, code, "{at}: {run:?}");
        assert!(code == 0 || run.err.contains("1700ms"), "{run:?}");
    }
    let quoted = format!("{log}{{\"at\": \"90\", \"event\": \"moved\"}}\n");
    let run = replay(&quoted, &[]);
    assert_eq!(run.code, 1, "{run:?}");
    assert!((run.out + &run.err).contains("without quotes"));
}
