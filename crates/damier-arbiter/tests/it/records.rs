//! Logs of clocks as files.

use damier_arbiter::clock::Record;
use damier_arbiter::clock::log::Judgement;
use damier_arbiter::{Lang, text};
use damier_game::{Outcome, Side};

const HEAD: &str = "{\"control\": \"10\\\"/2, 1h\", \"first\": \"white\"}\n";

fn judged(lines: &[&str]) -> Judgement {
    let record = Record::parse(&format!("{HEAD}{}", lines.join("\n"))).expect("a log");
    record.judge(None).expect("it does not contradict itself")
}

const FIRST_THREE: [&str; 5] = [
    r#"{"at": 0, "event": "started"}"#,
    r#"{"at": "0:01", "event": "moved"}"#,
    r#"{"at": 1000, "event": "pressed"}"#,
    r#"{"at": "0:01.500", "event": "moved"}"#,
    r#"{"at": "0:00:01.500", "event": "pressed"}"#,
];

#[test]
fn the_last_required_move_must_be_pressed() {
    let late = r#"{"at": 10400, "event": "moved"}"#;
    let pressed = r#"{"at": 10600, "event": "pressed"}"#;
    let judgement = judged(&[&FIRST_THREE[..], &[late, pressed]].concat());
    assert_eq!(
        judgement,
        Judgement::FlagFell {
            side: Side::White,
            at_ms: 10_500,
            completed: 1,
            required: Some(2),
            moved_too_late_to_press: true,
            opponent_can_win: None,
        }
    );
}

#[test]
fn a_move_that_ends_the_game_need_not() {
    for (result, outcome) in [
        ("2-0", Outcome::Win(Side::White)),
        ("1-1", Outcome::Draw),
        ("1/2-1/2", Outcome::Draw),
    ] {
        let end = format!(r#"{{"at": 10400, "event": "moved", "ends": "{result}"}}"#);
        let pressed = r#"{"at": 10600, "event": "pressed"}"#;
        let judgement = judged(&[&FIRST_THREE[..], &[&end, pressed]].concat());
        assert_eq!(
            judgement,
            Judgement::EndedOnBoard {
                outcome,
                at_ms: 10_400,
                flag_later: true
            }
        );
        for lang in Lang::ALL {
            assert!(text::clock_judgement(&judgement, "international", lang).contains("6.7"));
        }
    }
}

#[test]
fn bad_logs_are_explained_by_line() {
    let moved = r#"{"at": 5, "event": "moved"}"#;
    let head = "{\"control\": \"5'\"}\n{\"at\": 0, \"event\": \"started\"}\n";
    for (lines, line, what, remedy) in [
        ("", 1, "the log is empty", "control"),
        ("{\"first\": \"white\"}", 1, "no `control`", "begin with"),
        ("{\"control\": 5}", 1, "is no text", "begin with"),
        (
            "{\"control\": \"5x\"}",
            1,
            "is no time control",
            "with its unit",
        ),
        (
            "{\"control\": \"5'\", \"fist\": 1}",
            1,
            "no field `fist`",
            "did you mean `first`",
        ),
        (
            "{\"control\": \"5'\", \"first\": \"red\"}",
            1,
            "no side",
            "white",
        ),
        (
            "# a remark\n\n{\"control\": \"5'\"}\nmoved",
            4,
            "not JSON",
            "one object a line",
        ),
        ("{\"control\": \"5'\"}\n[]", 2, "no JSON object", "write"),
        (
            "{\"control\": \"5'\"}\n{\"event\": \"moved\"}",
            2,
            "no `at`",
            "add the moment",
        ),
        (
            "{\"control\": \"5'\"}\n{\"at\": 5}",
            2,
            "no `event`",
            "write one of",
        ),
        (
            "{\"control\": \"5'\"}\n{\"at\": 5, \"event\": \"prest\"}",
            2,
            "no event",
            "pressed",
        ),
        (
            "{\"control\": \"5'\"}\n{\"at\": \"1:99\", \"event\": \"moved\"}",
            2,
            "moment",
            "1:59:30",
        ),
        (
            "{\"control\": \"5'\"}\n{\"at\": 1, \"event\": \"moved\", \"ends\": 2}",
            2,
            "result",
            "2-0",
        ),
        (
            "{\"control\": \"5'\"}\n{\"at\": 1, \"event\": \"time-added\", \"ms\": 1}",
            2,
            "whose",
            "side",
        ),
        (
            &format!("{head}{moved}\n{moved}"),
            4,
            "second move",
            "pressed",
        ),
        (
            &format!("{head}{moved}\n{{\"at\": 4, \"event\": \"pressed\"}}"),
            4,
            "before the entry above",
            "in order",
        ),
        (
            &format!("{head}\n{{\"at\": 5, \"event\": \"pressed\"}}"),
            4,
            "no move",
            "moved",
        ),
        (
            &format!("{head}{{\"at\": 5, \"event\": \"moved\", \"ends\": \"1-1\"}}\n{moved}"),
            4,
            "game was over",
            "ends",
        ),
        (
            "{\"control\": \"1'\"}\n{\"at\": \"15:00\", \"event\": \"moved\"}",
            2,
            "the clock stood",
            "`started`",
        ),
        (
            &format!("{head}{{\"at\": 1, \"event\": \"started\"}}"),
            3,
            "while it ran",
            "`paused`",
        ),
        (
            &format!(
                "{head}{{\"at\": 2, \"event\": \"paused\"}}\n{{\"at\": 3, \"event\": \"paused\"}}"
            ),
            4,
            "while it stood",
            "`started`",
        ),
        (
            &format!("{head}{{\"at\": 5, \"event\": \"moved\", \"ends\": \"0-2\"}}"),
            3,
            "a move of one’s own",
            "2-0 or 1-1",
        ),
        (
            &format!(
                "{head}{moved}\n{{\"at\": 9, \"event\": \"pressed\"}}\n\
                 {{\"at\": 9, \"event\": \"moved\", \"ends\": \"2-0\"}}"
            ),
            5,
            "a move of one’s own",
            "0-2 or 1-1",
        ),
        (
            &format!(
                "{head}{{\"at\": 2, \"event\": \"time-set\", \"side\": \"white\", \
                 \"ms\": 1000, \"stretches\": 2}}"
            ),
            3,
            "no byo-yomi",
            "leave `stretches` out",
        ),
    ] {
        let error = Record::parse(lines)
            .and_then(|record| record.judge(None))
            .expect_err(lines);
        assert_eq!(error.line, line, "{lines}: {error}");
        assert!(error.what(Lang::En).contains(what), "{lines}: {error}");
        assert!(error.remedy(Lang::En).contains(remedy), "{lines}: {error}");
        let told = Lang::ALL.map(|lang| error.sentence(lang));
        assert!(told[1].starts_with(&format!("ligne {line}")), "{told:?}");
        assert!(told[2].starts_with(&format!("строка {line}")), "{told:?}");
        assert!(told.iter().all(|told| !told.contains("log-")), "{told:?}");
    }
}

#[test]
fn a_move_can_lose_only_in_a_losing_game_and_byo_yomi_has_stretches() {
    for (control, variant) in [
        ("10'", "antidraughts"),
        ("10' byo-yomi 3x30\\\"", "antidraughts"),
    ] {
        let lost = format!(
            "{{\"control\": \"{control}\", \"variant\": \"{variant}\"}}\n\
             {{\"at\": 0, \"event\": \"started\"}}\n\
             {{\"at\": 5, \"event\": \"moved\", \"ends\": \"0-2\"}}"
        );
        let record = Record::parse(&lost).expect(control);
        let judged = record.judge(None).expect(control);
        assert_eq!(judged.outcome(variant), Some(Outcome::Win(Side::Black)));
        let set = "{\"at\": 5, \"event\": \"time-set\", \"side\": \"black\", \"ms\": 9, \
                   \"stretches\": 1}";
        let set = Record::parse(&format!("{lost}\n{set}"));
        assert_eq!(set.is_ok(), control.contains("byo-yomi"), "{set:?}");
    }
}

#[test]
fn a_column_is_told_where_there_is_one() {
    let text = format!("{HEAD}  {{\"at\": 5 \"event\": \"moved\"}}");
    let error = Record::parse(&text).expect_err("a comma is missing");
    assert_eq!((error.line, error.column), (2, Some(12)));
    assert!(
        error.to_string().starts_with("line 2, column 12: "),
        "{error}"
    );
}

#[test]
fn what_happened_after_the_moment_is_left_out() {
    let log = "{\"control\": \"10\\\"\"}\n{\"at\": 0, \"event\": \"started\"}\n\
               {\"at\": 1000, \"event\": \"moved\"}\n{\"at\": 1000, \"event\": \"pressed\"}\n\
               {\"at\": 2000, \"event\": \"moved\", \"ends\": \"0-2\"}\n";
    let record = Record::parse(log).expect("a log");
    assert_eq!(record.judge(Some(1500)), Ok(Judgement::GoesOn));
    let ended = record.judge(Some(2000)).expect("it contradicts nothing");
    assert!(matches!(ended, Judgement::EndedOnBoard { .. }), "{ended:?}");
}

#[test]
fn a_flag_verdict_says_how_many_moves_were_required() {
    let late = r#"{"at": 10400, "event": "moved"}"#;
    let pressed = r#"{"at": 10600, "event": "pressed"}"#;
    let judgement = judged(&[&FIRST_THREE[..], &[late, pressed]].concat());
    for (lang, says) in [
        (Lang::En, "1 move was completed of 2 required"),
        (Lang::Fr, "1 coup était accompli sur 2 exigés"),
        (Lang::Ru, "завершён 1 ход из 2 требуемых"),
    ] {
        let said = text::clock_judgement(&judgement, "international", lang);
        assert!(said.contains(says), "{said}");
    }
    // In a later period the moves of those before count as well.
    let control = "1\"/2, 1\"/3".parse().expect("a control");
    let mut clock = damier_arbiter::clock::Clock::new(control, Side::White);
    clock.start(0);
    for at in 0..4 {
        clock.press(at).expect("in time");
    }
    assert_eq!(
        (clock.completed(Side::White), clock.required(Side::White)),
        (2, Some(5))
    );
    let fixed = damier_arbiter::clock::Clock::new("5'".parse().expect("fixed"), Side::White);
    assert_eq!(fixed.required(Side::White), None);
}

#[test]
fn what_comes_after_the_end_or_later_is_marked_or_left_out() {
    let lines = "{\"control\": \"10\\\"\"}\n{\"at\": 0, \"event\": \"started\"}\n\
                 {\"at\": 11000, \"event\": \"moved\"}\n{\"at\": 12000, \"event\": \"pressed\"}\n\
                 {\"at\": 13000, \"event\": \"moved\"}\n";
    let record = Record::parse(lines).expect("a log");
    let marks = |until| {
        let rows = record.clocks(until).into_iter();
        rows.map(|row| (row.line, row.after_end))
            .collect::<Vec<_>>()
    };
    assert_eq!(marks(None), [(2, false), (3, true), (4, true), (5, true)]);
    assert_eq!(marks(Some(9_000)), [(2, false)]);
    assert_eq!(marks(Some(12_000)).len(), 3);
    let last = record.clocks(None).pop().expect("rows");
    assert_eq!(last.clock.left_ms(Side::White, 13_000), 0);
    assert_eq!(
        last.clock.left_ms(Side::Black, 13_000),
        10_000,
        "nothing runs any more"
    );
}

#[test]
fn no_move_loses_for_both() {
    let log = "{\"control\": \"10\\\"\"}\n{\"at\": 0, \"event\": \"started\"}\n\
               {\"at\": 9, \"event\": \"moved\", \"ends\": \"0-0\"}\n";
    let error = Record::parse(log).expect_err("a referee's decision");
    assert_eq!(error.line, 3);
    assert!(
        error.remedy(Lang::En).contains("a referee to decide"),
        "{error}"
    );
}

#[test]
fn the_clocks_can_be_followed() {
    let lines = FIRST_THREE.join("\n");
    let record = Record::parse(&format!("{HEAD}{lines}")).expect("a log");
    let left: Vec<(u64, u64)> = record
        .clocks(None)
        .iter()
        .map(|row| {
            let left = |side| row.clock.left_ms(side, row.entry.at_ms);
            (left(Side::White), left(Side::Black))
        })
        .collect();
    let expected = [
        (10_000, 10_000),
        (9_000, 10_000),
        (9_000, 10_000),
        (9_000, 9_500),
        (9_000, 9_500),
    ];
    assert_eq!(left, expected);
    assert_eq!(record.line_of(0), 2);
    assert_eq!(record.entries().len(), FIRST_THREE.len());
}

#[test]
fn the_example_of_the_guide_is_judged_as_it_says() {
    let guide = include_str!("../../docs/clock-logs.md");
    let example = guide
        .split("```json\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let record = Record::parse(example.expect("an example")).expect("a log");
    let judgement = record.judge(None).expect("no contradiction");
    assert!(
        matches!(
            judgement,
            Judgement::FlagFell {
                side: Side::White,
                at_ms: 10_500,
                ..
            }
        ),
        "{judgement:?}"
    );
    for row in guide
        .lines()
        .filter(|line| line.starts_with("| `") && line.contains("' "))
    {
        let control = row.split('`').nth(1).expect("a cell");
        if control.starts_with(|c: char| c.is_ascii_digit()) {
            assert!(
                control
                    .parse::<damier_arbiter::clock::TimeControl>()
                    .is_ok(),
                "{control}"
            );
        }
    }
}
