//! Warnings about books without mistakes: clauses that can never bind, contradict each
//! other or stand in each other's way.

use std::collections::BTreeSet;

use damier_arbiter::{Lang, RuleBook, Warning};

use crate::books::{CLAUSE, HEAD};

pub(crate) fn limit(id: &str, rest: &str) -> String {
    let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
    format!("{clause}kind = 'endgame-limit'\n{rest}\n")
}

pub(crate) fn repetition(id: &str, rest: &str) -> String {
    let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
    format!("{clause}kind = 'repetition'\n{rest}\n")
}

/// The warnings about a book of such clauses, missing texts left aside, and limits on
/// whole games, which serve as examples.
pub(crate) fn warnings(parts: &[String]) -> Vec<Warning> {
    let text = format!("{HEAD}{}", parts.concat());
    let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let mut all = book.warnings();
    all.retain(|warning| {
        !matches!(
            warning,
            Warning::MissingText { .. } | Warning::WholeGame { .. }
        )
    });
    all
}

fn never_binds(clause: &str, before: &str) -> Warning {
    Warning::NeverBinds {
        clause: clause.to_owned(),
        before: before.to_owned(),
    }
}

#[test]
fn limits_that_come_too_late_are_warned_of() {
    let third = repetition("r", "times = 3");
    let each = "unit = 'each'\nlimit =";
    for (short, long, never) in [
        // The same ending with two limits.
        (
            format!("{each} 5\nwhen.force = 'K v K'"),
            format!("{each} 6\nwhen.force = 'K v K'"),
            true,
        ),
        (
            format!("{each} 5\nwhen.force = '2K v K'"),
            format!("{each} 6\nwhen.force = 'K v K'"),
            false,
        ),
        // Wherever one relation holds, the wider one does.
        (
            format!("{each} 5\nwhen.pieces = '2-5'"),
            format!("{each} 16\nwhen.force = '3K v K'"),
            true,
        ),
        (
            format!("{each} 5\nwhen.pieces = '2-3'"),
            format!("{each} 16\nwhen.force = '3K v K'"),
            false,
        ),
        (
            format!("{each} 5\nwhen.force = '>=2K+*M v K'"),
            format!("{each} 5\nwhen.force = '3K v K'"),
            true,
        ),
        // The strong side's fifth move comes no later than five moves of each.
        (
            "unit = 'strong'\nlimit = 5\nwhen.force = '3K v K'".to_owned(),
            format!("{each} 5\nwhen.force = '3K v K'"),
            true,
        ),
        // What is restarted may come later.
        (
            format!("{each} 5\nrestarts = 'capture'"),
            format!("{each} 6"),
            false,
        ),
        (
            format!("{each} 5\nrestarts = 'capture'"),
            format!("{each} 6\nrestarts = ['capture', 'man-move']"),
            true,
        ),
        (
            format!("{each} 5\nrestarts = 'promotion'"),
            format!("{each} 6\nrestarts = 'man-move'"),
            true,
        ),
        // What must be claimed ends nothing of itself.
        (
            format!("{each} 5\napplies = 'claim'"),
            format!("{each} 6"),
            false,
        ),
        (
            format!("{each} 5"),
            format!("{each} 6\napplies = 'claim'"),
            true,
        ),
        // Limits by the number of pieces.
        (
            format!("{each} {{ '2-3' = 5, '4-9' = 10 }}"),
            format!("{each} 10\nwhen.pieces = '2-9'"),
            true,
        ),
        (
            format!("{each} {{ '2-3' = 5, '4-9' = 11 }}"),
            format!("{each} 10\nwhen.pieces = '2-9'"),
            false,
        ),
    ] {
        let book = [third.clone(), limit("short", &short), limit("long", &long)];
        let found = warnings(&book);
        let expected = match never {
            true => vec![never_binds("long", "short")],
            false => Vec::new(),
        };
        assert_eq!(found, expected, "{short}\n--\n{long}");
        // Whichever stands first in the file.
        let turned = warnings(&[third.clone(), limit("long", &long), limit("short", &short)]);
        assert_eq!(turned.len(), found.len(), "{short}\n--\n{long}\n{turned:?}");
    }
}

#[test]
fn conditions_that_nothing_fits_are_warned_of() {
    let third = repetition("r", "times = 3");
    let each = "unit = 'each'\nlimit = 5\n";
    for (when, never) in [
        ("when.pieces = 3\nwhen.force = '3K v K'", true),
        ("when.pieces = 4\nwhen.force = '3K v K'", false),
        ("when.each-side-pieces = '2+'\nwhen.force = '3K v K'", true),
        (
            "when.kings-on-both-sides = true\nwhen.force = '3M v K'",
            true,
        ),
        ("when.kings-on-both-sides = true\nwhen.pieces = 1", true),
        ("when.kings-on-both-sides = true\nwhen.pieces = 2", false),
        // Whoever has no piece has lost.
        ("when.force = '3K v 0K'", true),
        (
            "when.long-diagonal = 'strong-present'\nwhen.force = '0K+0M v K'",
            true,
        ),
    ] {
        let found = warnings(&[third.clone(), limit("l", &format!("{each}{when}"))]);
        let clause = "l".to_owned();
        let expected = never.then_some(Warning::NeverHolds { clause });
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>(), "{when}");
    }
}

#[test]
fn clauses_that_contradict_each_other_are_warned_of() {
    let third = repetition("r", "times = 3");
    let one = limit(
        "one",
        "unit = 'each'\nlimit = 5\nshares = 's'\nwhen.pieces = '2-4'",
    );
    for (limit_of_two, when, clash) in [
        (6, "4-5", true),
        (5, "4-5", false),
        (6, "5-6", false),
        (6, "2", true),
    ] {
        let two =
            format!("unit = 'each'\nlimit = {limit_of_two}\nshares = 's'\nwhen.pieces = '{when}'");
        let found = warnings(&[third.clone(), one.clone(), limit("two", &two)]);
        let (clause, other) = ("two".to_owned(), "one".to_owned());
        let told = found.contains(&Warning::TwoLimits { clause, other });
        assert_eq!(told, clash, "{two}: {found:?}");
    }
}

#[test]
fn repetitions_that_come_too_late_are_warned_of() {
    let third = repetition("third", "times = 3");
    let fifth = repetition("fifth", "times = 5");
    let claim = repetition("claim", "times = 3\napplies = 'claim'");
    let second = repetition("second", "times = 2\napplies = 'claim'");
    let never = |clause: &str| Warning::NeverRepeats {
        clause: clause.to_owned(),
        before: "third".to_owned(),
    };
    let found = warnings(&[third.clone(), fifth.clone(), claim.clone(), second]);
    assert_eq!(found, [never("fifth"), never("claim")]);
    assert_eq!(warnings(&[fifth, claim]), []);
    assert_eq!(
        warnings(&[limit("l", "unit = 'each'\nlimit = 5")]),
        [Warning::NoRepetition]
    );
}

#[test]
fn names_that_lead_nowhere_are_warned_of() {
    let setting = "[[setting]]\nid = 'x'\nname.en = 'n'\ndefault = 'a'\n\
                   [[setting.choice]]\nvalue = 'a'\nwhat.en = 'w'\n"
        .to_owned();
    let third = repetition("third", "times = 3");
    let unused = Warning::UnusedSetting {
        setting: "x".to_owned(),
    };
    assert_eq!(warnings(&[setting.clone(), third.clone()]), [unused]);
    let offers = "[[offers]]\nonly-if.x = 'a'\nnot-before-move = 5\n".to_owned();
    let other = "[[setting.choice]]\nvalue = 'b'\nwhat.en = 'w'\n".to_owned();
    assert_eq!(warnings(&[setting, other, offers, third.clone()]), []);
    for (name, meant) in [("rusian", Some("russian")), ("ludo", None)] {
        let text =
            format!("{HEAD}{third}").replacen("'russian'", &format!("'russian', '{name}'"), 1);
        let book = RuleBook::parse(&text).expect("a book");
        let expected = Warning::UnknownVariant {
            variant: name.to_owned(),
            meant: meant.map(str::to_owned),
        };
        assert!(book.warnings().contains(&expected), "{:?}", book.warnings());
    }
}

#[test]
fn limits_that_are_odd_by_themselves_are_warned_of() {
    let all = |rest: &str| {
        // A game in which so many pieces stand on the board.
        let head = HEAD.replace("russian", "canadian");
        let text = format!("{head}{}{}", repetition("r", "times = 3"), limit("l", rest));
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let mut all = book.warnings();
        all.retain(|warning| !matches!(warning, Warning::MissingText { .. }));
        all
    };
    let clause = || "l".to_owned();
    let each = "unit = 'each'\nlimit =";
    let shares = "s".to_owned();
    let relation = |text: &str| Warning::WeakerFirst {
        clause: clause(),
        relation: text.to_owned(),
    };
    for (rest, expected) in [
        (
            format!("{each} 0"),
            Some(Warning::DrawnAtOnce { clause: clause() }),
        ),
        (format!("{each} 0\nwhen.force = 'K v K'"), None),
        (
            format!("{each} 60"),
            Some(Warning::WholeGame {
                clause: clause(),
                moves: 60,
            }),
        ),
        (format!("{each} 60\nrestarts = 'capture'"), None),
        (
            format!("{each} 5\nwhen.force = 'K v 3K'"),
            Some(relation("K v 3K")),
        ),
        (format!("{each} 5\nwhen.force = '3M v K'"), None),
        (format!("{each} 5\nwhen.force = 'K v K'"), None),
        (
            format!("{each} 5\nshares = 's'\nwhen.force = '2K v K'"),
            Some(Warning::SharesAlone {
                clause: clause(),
                shares,
            }),
        ),
        // Numbers beyond those of usual endings.
        (format!("{each} 5\nwhen.force = '9K v K'"), None),
        (format!("{each} 5\nwhen.pieces = '33-40'"), None),
        (
            format!("{each} 5\nwhen.force = '9K v K'\nwhen.pieces = '33-40'"),
            Some(Warning::NeverHolds { clause: clause() }),
        ),
    ] {
        assert_eq!(all(&rest), Vec::from_iter(expected), "{rest}");
    }
}

#[test]
fn clauses_that_stand_in_each_others_way_are_warned_of() {
    let third = repetition("r", "times = 3");
    let each = "unit = 'each'\nlimit =";
    let kings = limit(
        "kings",
        &format!("{each} 25\nrestarts = ['capture', 'man-move']"),
    );
    // In an ending of kings neither a man moves nor a capture leaves the ending.
    let three = |moves: u8| limit("three", &format!("{each} {moves}\nwhen.force = '3K v K'"));
    assert_eq!(
        warnings(&[third.clone(), kings.clone(), three(30)]),
        [never_binds("three", "kings")]
    );
    assert_eq!(warnings(&[third.clone(), kings, three(15)]), []);
    let parent = limit("p", &format!("{each} 15\nwhen.force = '3K v K'"));
    let inner =
        |moves: u8, force: &str| limit("in", &format!("{each} {moves}\nwithin = 'p'\n{force}"));
    let disjoint = [
        third.clone(),
        parent.clone(),
        inner(5, "when.force = '2K v K'"),
    ];
    let (clause, within) = ("in".to_owned(), "p".to_owned());
    assert_eq!(
        warnings(&disjoint),
        [Warning::NeverWithin { clause, within }]
    );
    let diagonal = "when.force = '3K v K'\nwhen.long-diagonal = 'weak-alone'";
    let long = [third.clone(), parent.clone(), inner(15, diagonal)];
    assert_eq!(warnings(&long), [never_binds("in", "p")]);
    assert_eq!(
        warnings(&[third.clone(), parent.clone(), inner(5, diagonal)]),
        []
    );
    let off = format!("{each} 9\nunless = 'p'\nwhen.force = '3K v K'");
    let clause = "off".to_owned();
    assert_eq!(
        warnings(&[third, parent, limit("off", &off)]),
        [Warning::NeverHolds { clause }]
    );
}

#[test]
fn other_values_of_settings_are_looked_at_too() {
    let setting = "[[setting]]\nid = 'x'\nname.en = 'n'\ndefault = 'a'\n\
                   [[setting.choice]]\nvalue = 'a'\nwhat.en = 'w'\n\
                   [[setting.choice]]\nvalue = 'q'\nwhat.en = 'w'\n"
        .to_owned();
    let never = "unit = 'each'\nlimit = 5\nonly-if.x = 'q'\n\
                 when.force = '3K v K'\nwhen.pieces = 3";
    let clause = "l".to_owned();
    let under = Warning::Under {
        setting: "x".to_owned(),
        value: "q".to_owned(),
        warning: Box::new(Warning::NeverHolds { clause }),
    };
    let third = repetition("r", "times = 3");
    assert_eq!(
        warnings(&[setting, third.clone(), limit("l", never)]),
        [under]
    );
    let text = format!("{HEAD}{third}").replacen("'mine'", "'fmjd'", 1);
    let book = RuleBook::parse(&text).expect("a book");
    let id = "fmjd".to_owned();
    assert!(book.warnings().contains(&Warning::TakenId { id }));
}

#[test]
fn every_warning_is_told_in_every_language() {
    let text = || "x".to_owned();
    let all = [
        Warning::NeverHolds { clause: text() },
        never_binds("x", "y"),
        Warning::TwoLimits {
            clause: text(),
            other: text(),
        },
        Warning::NeverRepeats {
            clause: text(),
            before: text(),
        },
        Warning::UnusedSetting { setting: text() },
        Warning::UnknownVariant {
            variant: text(),
            meant: None,
        },
        Warning::UnknownVariant {
            variant: text(),
            meant: Some("y".to_owned()),
        },
        Warning::NoRepetition,
        Warning::NeverWithin {
            clause: text(),
            within: text(),
        },
        Warning::DrawnAtOnce { clause: text() },
        Warning::DrawnBeforeWin { clause: text() },
        Warning::NothingCounted {
            clause: text(),
            field: "lasts",
        },
        Warning::NeverSoOften {
            clause: text(),
            times: 99,
        },
        Warning::NeverReached {
            clause: text(),
            moves: 999,
        },
        Warning::TooLarge {
            heading: "[[offers]]",
            field: "most-pieces",
            number: 99,
        },
        Warning::WholeGame {
            clause: text(),
            moves: 3,
        },
        Warning::WeakerFirst {
            clause: text(),
            relation: text(),
        },
        Warning::SharesAlone {
            clause: text(),
            shares: text(),
        },
        Warning::TakenId { id: text() },
        Warning::Under {
            setting: text(),
            value: text(),
            warning: Box::new(Warning::NoRepetition),
        },
        Warning::DraughtsOnly {
            clause: text(),
            condition: "when.force",
        },
        Warning::BothWays {
            clause: text(),
            article: text(),
        },
        Warning::NoRegulation { setting: text() },
        Warning::FlagOfChess,
        Warning::MissingText {
            clause: None,
            lang: Lang::Fr,
        },
        Warning::MissingText {
            clause: Some(text()),
            lang: Lang::Ru,
        },
    ];
    let mut said = BTreeSet::new();
    for warning in &all {
        for lang in Lang::ALL {
            let sentence = warning.sentence(lang);
            assert!(!sentence.contains("warning-"), "{sentence}");
            assert!(said.insert(sentence));
        }
    }
}

/// A book at odds with itself in many ways, to see where each is told.
#[test]
fn every_warning_has_its_line() {
    let text = "format = 1
id = 'fmjd'
name.en = 'n'
about.en = 'a'
about.fr = 'a'
about.ru = 'a'
source = 'https://example.org'
variants = ['international',
  'internatonal']
[[setting]]
id = 'idle'
name = { en = 'n', fr = 'n', ru = 'n' }
default = 'a'
[[setting.choice]]
value = 'a'
what = { en = 'w', fr = 'w', ru = 'w' }
[[clause]]
id = '1'
article = '1'
source = { en = 's', fr = 's' }
name = { en = 'n', fr = 'n', ru = 'n' }
rule = { en = 'r', fr = 'r', ru = 'r' }
kind = 'move-limit'
unit = 'each'
limit = 25
";
    let book = RuleBook::parse(text).unwrap_or_else(|errors| panic!("{errors}"));
    let mut told: Vec<(usize, String)> = book
        .warnings()
        .iter()
        .map(|warning| (warning.line(text), warning.sentence_at(text, Lang::Fr)))
        .collect();
    told.sort();
    let parts = [
        (2, "fmjd"),
        (3, "en français"),
        (3, "en russe"),
        (9, "internatonal"),
        (10, "idle"),
        (17, "répétition"),
        (17, "25"),
        (20, "en russe"),
    ];
    assert_eq!(told.len(), parts.len(), "{told:#?}");
    for (line, part) in parts {
        let begin = format!("ligne {line}, colonne ");
        let found = told
            .iter()
            .any(|(at, text)| *at == line && text.starts_with(&begin) && text.contains(part));
        assert!(found, "{line} {part}: {told:#?}");
    }
}

#[test]
fn conditions_of_draughts_are_told_in_a_book_for_chess() {
    let of_chess = |rest: &str| {
        let text = format!(
            "{}{}{}",
            HEAD.replace("russian", "chess960"),
            limit("l", &format!("unit = 'each'\nlimit = 5\n{rest}")),
            repetition("r", "times = 3")
        );
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let mut all = book.warnings();
        all.retain(|warning| matches!(warning, Warning::DraughtsOnly { .. }));
        all
    };
    let warning = |condition| Warning::DraughtsOnly {
        clause: "l".to_owned(),
        condition,
    };
    assert_eq!(of_chess("when.force = '3K v K'"), [warning("when.force")]);
    assert_eq!(
        of_chess("when.kings-on-both-sides = true"),
        [warning("when.kings-on-both-sides")]
    );
    assert_eq!(of_chess("when.pieces = '4-8'"), []);
    assert_eq!(of_chess("restarts = ['man-move']"), []);
}

#[test]
fn a_time_shortage_that_never_comes_is_warned_of() {
    let third = repetition("third", "times = 3");
    for (seconds, pieces, field) in [
        (0, 8, Some("seconds")),
        (60, 0, Some("most-pieces")),
        (60, 8, None),
    ] {
        let table = format!(
            "[time-shortage]\narticle = '1'\nseconds = {seconds}\nmost-pieces = {pieces}\n\
             superior-by = 100\n"
        );
        let found = warnings(&[third.clone(), table]);
        let expected = field.map(|field| Warning::ShortageNeverBinds { field });
        assert_eq!(found, expected.into_iter().collect::<Vec<_>>());
    }
}
