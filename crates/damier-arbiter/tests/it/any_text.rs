//! Whatever is written, reading it ends in a value or in an error that says where.

use damier_arbiter::Carried;
use damier_arbiter::clock::{Record, SideControl, TimeControl, read_moment};
use damier_game::Side;
use proptest::prelude::*;
use proptest::strategy::Union;

/// A text out of the words of a notation and a few of no notation.
fn words(words: &'static [&'static str]) -> impl Strategy<Value = String> {
    let known = Union::new(words.iter().map(|word| Just((*word).to_owned())));
    let any = "\\PC{0,3}";
    let number = (0..=u64::MAX).prop_map(|n| n.to_string());
    let small = (0..200_u32).prop_map(|n| n.to_string());
    let part = prop_oneof![6 => known, 1 => any, 1 => number, 3 => small];
    prop::collection::vec(part, 0..14).prop_map(|parts| parts.concat())
}

const CONTROLS: &[&str] = &[
    "'",
    "\"",
    "h",
    "d",
    "min",
    "s",
    "/",
    ", ",
    "+",
    " v ",
    " lapsing",
    " bronstein ",
    " delay ",
    " byo-yomi ",
    "x",
    " hourglass",
    ".",
    "’",
    "″",
];
const TAGS: &[&str] = &["/", ":", "+", "*", "?", "-"];
const COUNTERS: &[&str] = &[
    "fmjd/6.3",
    "cbd/99",
    "=",
    "+",
    ",",
    "@white",
    "@black",
    ":C",
    "W:WK1:BK5",
    "/",
];
const LOGS: &[&str] = &[
    "{\"control\": \"5'\"}\n",
    "{\"at\": 5, \"event\": \"moved\"}\n",
    "{\"at\": 5, \"event\": \"pressed\"}\n",
    "{\"at\": 0, \"event\": \"started\"}\n",
    "{\"at\": \"0:09\", \"event\": \"time-taken\", \"side\": \"black\", \"ms\": 7}\n",
    "{\"at\": 9, \"event\": \"moved\", \"ends\": \"1-1\"}\n",
    "{",
    "}",
    "\"at\"",
    ":",
    ",",
    "\n",
    "\"event\"",
    "null",
    "\u{feff}",
    "#",
];

proptest! {
    #[test]
    fn any_time_control_is_read_or_refused(text in words(CONTROLS)) {
        if let Ok(control) = text.parse::<TimeControl>() {
            let again: TimeControl = control.to_string().parse().expect("it reads what it writes");
            prop_assert_eq!(&again, &control);
            for side in Side::BOTH {
                if let Some(tag) = control.side(side).to_tag() {
                    let read = SideControl::from_tag(&tag).expect("it reads what it writes");
                    prop_assert_eq!(read.as_ref(), Some(control.side(side)));
                }
            }
        }
        let _ = read_moment(&text);
    }

    #[test]
    fn any_tag_is_read_or_refused(text in words(TAGS)) {
        if let Ok(Some(side)) = SideControl::from_tag(&text) {
            let again: TimeControl = side.to_string().parse().expect("it reads what it writes");
            prop_assert_eq!(again.side(Side::White), &side);
        }
    }

    #[test]
    fn any_counters_are_read_or_refused(text in words(COUNTERS)) {
        if let Ok(carried) = text.parse::<Carried>() {
            let again: Carried = carried.to_string().parse().expect("it reads what it writes");
            prop_assert_eq!(&again, &carried);
        }
        if let Ok((fen, _)) = Carried::split_fen(&text) {
            prop_assert!(text.starts_with(fen));
        }
        let _ = serde_json::from_str::<Carried>(&text);
        let json = format!("{{\"counters\": [{{\"clause\": \"{text}\"}}]}}");
        let _ = serde_json::from_str::<Carried>(&json);
    }

    #[test]
    fn any_log_is_read_or_refused_by_line(text in words(LOGS)) {
        let lines = text.lines().count().max(1);
        match Record::parse(&text) {
            Err(error) => prop_assert!((1..=lines).contains(&error.line), "{}", error),
            Ok(record) => {
                let again = Record::parse(&record.to_string()).expect("it reads what it writes");
                prop_assert_eq!(again.entries(), record.entries());
                prop_assert_eq!(&again.control, &record.control);
                prop_assert!(record.clocks(None).len() <= record.entries().len());
                if let Err(error) = record.judge(Some(u64::MAX)) {
                    prop_assert!((1..=lines).contains(&error.line), "{}", error);
                }
            }
        }
    }
}
