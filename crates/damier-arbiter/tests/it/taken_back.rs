//! Moves taken back at the clock: what they had earned goes with them, whatever the control.

use damier_arbiter::clock::log::{Entry, Event, Judgement, LogError, judge};
use damier_arbiter::clock::{Course, Record};
use damier_game::{Outcome, Side};

use crate::clocks::control;

/// A clock on which White's first move took so many seconds.
fn moved_after(text: &str, seconds: u64) -> Course {
    let mut course = Course::new(control(text), Side::White);
    course.happen(Event::Started, 0);
    course.happen(Event::Moved { ends: None }, seconds * 1000);
    course.happen(Event::Pressed, seconds * 1000);
    course
}

const KINDS: [&str; 12] = [
    "1'",
    "1'+10\"",
    "1' bronstein 10\"",
    "1' bronstein 30\"",
    "1' delay 10\"",
    "1' delay 30\"",
    "10\" byo-yomi 3x8\"",
    "1' byo-yomi 3x8\"",
    "1'/1, 30\"",
    "1'/1, 30\" lapsing",
    "40\"/1+5\", 20\" byo-yomi 2x30\"",
    "1'/1",
];

#[test]
fn a_corrected_move_is_paid_once() {
    for text in KINDS {
        // 20 seconds for the wrong move, Black looks at it for 7, White needs 3 more.
        let mut course = moved_after(text, 20);
        course.happen(Event::TakenBack { plies: 1 }, 27_000);
        let clock = course.clock();
        assert_eq!(
            (clock.turn(), clock.running()),
            (Side::White, None),
            "{text}"
        );
        assert_eq!(clock.completed(Side::White), 0, "{text}");
        course.happen(Event::Started, 60_000);
        let once = moved_after(text, 20);
        let mut unpressed = Course::new(control(text), Side::White);
        unpressed.happen(Event::Started, 0);
        let shown = unpressed.clock().reading(Side::White, 20_000);
        assert_eq!(course.clock().reading(Side::White, 60_000), shown, "{text}");
        course.happen(Event::Moved { ends: None }, 63_000);
        course.happen(Event::Pressed, 63_000);
        let right = moved_after(text, 23);
        assert_eq!(
            course.clock().reading(Side::White, 63_000),
            right.clock().reading(Side::White, 23_000),
            "{text}: as a move of 23 seconds"
        );
        let used = once.clock().reading(Side::Black, 27_000);
        let mut black = course.clock().reading(Side::Black, 63_000);
        // What Black used stays used; a delay or a stretch comes anew with his turn.
        if matches!(text, "10\" byo-yomi 3x8\"") {
            black.left_ms = black.left_ms.min(used.left_ms);
        }
        black.delay_ms = used.delay_ms;
        assert_eq!(black, used, "{text}");
    }
}

#[test]
fn sand_that_has_run_stays_run() {
    let mut course = moved_after("1' hourglass", 20);
    course.happen(Event::TakenBack { plies: 1 }, 27_000);
    let left = |course: &Course, at| Side::BOTH.map(|side| course.clock().left_ms(side, at));
    assert_eq!(left(&course, 27_000), [47_000, 73_000]);
    course.happen(Event::Started, 30_000);
    course.happen(Event::Pressed, 33_000);
    assert_eq!(left(&course, 33_000), [44_000, 76_000]);
}

#[test]
fn a_reply_that_is_taken_back_earns_nothing_either() {
    let mut course = moved_after("1'+10\"", 20);
    course.happen(Event::Pressed, 25_000);
    // White has thought for two seconds about the next move.
    course.happen(Event::TakenBack { plies: 2 }, 27_000);
    let left = Side::BOTH.map(|side| course.clock().left_ms(side, 27_000));
    assert_eq!(left, [38_000, 55_000]);
}

#[test]
fn what_a_referee_gave_in_between_stays() {
    let mut course = moved_after("1'+10\"", 20);
    course.happen(
        Event::TimeAdded {
            side: Side::Black,
            ms: 5_000,
        },
        21_000,
    );
    course.happen(
        Event::TimeSet {
            side: Side::White,
            ms: 33_000,
            stretches: None,
        },
        21_000,
    );
    course.happen(Event::TakenBack { plies: 1 }, 22_000);
    let left = Side::BOTH.map(|side| course.clock().left_ms(side, 22_000));
    assert_eq!(left, [33_000, 63_000]);
}

#[test]
fn nobody_is_left_without_time() {
    // Three seconds for each of two moves, from increments alone.
    let mut course = moved_after("4\"+3\"", 3);
    course.happen(Event::Pressed, 3_500);
    course.happen(Event::Pressed, 7_000);
    course.happen(Event::TakenBack { plies: 3 }, 7_500);
    assert_eq!(course.clock().left_ms(Side::White, 7_500), 1_000);
    assert_eq!(course.clock().flagged(7_500), None);
}

fn log(entries: &[(u64, Event)]) -> Vec<Entry> {
    let entry = |(at_ms, event): &(u64, Event)| Entry {
        at_ms: *at_ms,
        event: *event,
    };
    entries.iter().map(entry).collect()
}

#[test]
fn a_log_goes_on_after_moves_taken_back() {
    let back = |plies| Event::TakenBack { plies };
    let won = Event::Moved {
        ends: Some(Outcome::Win(Side::White)),
    };
    let moved = Event::Moved { ends: None };
    let judged = |entries: &[(u64, Event)], now| {
        judge(control("10\"/2+5\", 1h"), Side::White, &log(entries), now)
    };
    let ended = [(0, Event::Started), (4_000, won)];
    assert!(matches!(
        judged(&ended, 9_000),
        Ok(Judgement::EndedOnBoard { .. })
    ));
    let undone = [&ended[..], &[(20_000, back(1)), (21_000, Event::Started)]].concat();
    assert!(
        matches!(judged(&undone, 21_000), Ok(Judgement::GoesOn)),
        "the end is undone"
    );
    // A move that was not pressed is one of them; its time was used.
    let entries = [
        (0, Event::Started),
        (4_000, moved),
        (5_000, back(1)),
        (6_000, Event::Started),
        (10_999, moved),
    ];
    assert_eq!(judged(&entries, 10_999), Ok(Judgement::GoesOn));
    assert!(matches!(
        judged(&entries, 11_000),
        Ok(Judgement::FlagFell {
            at_ms: 11_000,
            completed: 0,
            ..
        })
    ));
    let too_many = [(0, Event::Started), (4_000, moved), (5_000, back(2))];
    assert_eq!(
        judged(&too_many, 5_000),
        Err(LogError::TakenBackTooMany { entry: 3 })
    );
}

#[test]
fn a_log_file_tells_of_moves_taken_back() {
    let text = |plies: &str| {
        format!(
            "{{\"control\": \"1'+10\\\"\"}}\n{{\"at\": 0, \"event\": \"started\"}}\n\
             {{\"at\": 20000, \"event\": \"moved\"}}\n{{\"at\": 20000, \"event\": \"pressed\"}}\n\
             {{\"at\": 27000, \"event\": \"taken-back\"{plies}}}"
        )
    };
    let record = Record::parse(&text(", \"plies\": 1")).expect("a log");
    assert_eq!(record.judge(None), Ok(Judgement::GoesOn));
    let rows = record.clocks(None);
    let last = rows.last().expect("a row");
    assert_eq!(last.clock.left_ms(Side::White, 27_000), 40_000);
    assert_eq!(
        Record::parse(&record.to_string()).expect("reads itself"),
        record
    );
    for wrong in ["", ", \"plies\": 0", ", \"plies\": \"one\"", ", \"ms\": 3"] {
        assert!(Record::parse(&text(wrong)).is_err(), "{wrong}");
    }
    let record = Record::parse(&text(", \"plies\": 2")).expect("a log");
    assert_eq!(record.judge(None).expect_err("one was made").line, 5);
}
