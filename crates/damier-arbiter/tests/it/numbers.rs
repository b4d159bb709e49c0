//! Numbers in a book that are none, or that can mean nothing.

use damier_arbiter::{Lang, RuleBook};

use crate::books::HEAD;
use crate::warnings::{limit, repetition, warnings};

/// What `rules check` says of a limit of a clause, in its three languages; the first of
/// its mistakes or warnings that speaks of the limit.
fn said_of_limit(rest: &str) -> (usize, String) {
    let text = format!("{HEAD}{}{}", repetition("r", "times = 3"), limit("l", rest));
    match RuleBook::parse(&text) {
        Ok(book) => {
            let found = warnings(&[repetition("r", "times = 3"), limit("l", rest)]);
            assert_eq!(book.clauses().count(), 2);
            let said = found.first().map(|w| w.sentence(Lang::En));
            (found.len(), said.unwrap_or_default())
        }
        Err(errors) => {
            assert_eq!(errors.all().len(), 1, "{errors}");
            (1, errors.all()[0].sentence(Lang::En))
        }
    }
}

#[test]
fn limits_that_are_no_limits_are_told() {
    let each = "unit = 'each'\nlimit =";
    for (rest, told) in [
        (
            format!("{each} 100000"),
            "`limit` is 100000, which is outside",
        ),
        (
            format!("{each} 99999999999999999999"),
            "`limit` is 99999999999999999999",
        ),
        (format!("{each} -5"), "`limit` is -5, which is outside"),
        (format!("{each} 2.5"), "`limit` is a number with a fraction"),
        (format!("{each} '25'"), "`limit` is a text"),
        (format!("{each} inf"), "`limit` is a number with a fraction"),
        (
            format!("{each} {{ '2-3' = -5 }}"),
            "`2-3` is -5, which is outside",
        ),
        (
            format!("{each} {{ '2-3' = 1.5 }}"),
            "`2-3` is a number with a fraction",
        ),
        (
            format!("{each} 65535\nrestarts = 'capture'"),
            "no game goes on for 65535 moves",
        ),
        (format!("{each} 65535"), "no game goes on for 65535 moves"),
        (
            format!("{each} {{ '2-3' = 600, '4-5' = 9 }}"),
            "no game goes on for 600 moves",
        ),
        (
            format!("{each} 0"),
            "draws every game in its start position",
        ),
        (
            format!("{each} 0\nwhen.force = '3K v K'"),
            "drawn at once, even where the side to move could win",
        ),
        (
            format!("{each} 0\nwhen.force = 'K v K'\nrestarts = 'capture'"),
            "nothing is counted and `restarts` means nothing",
        ),
    ] {
        let (count, said) = said_of_limit(&rest);
        assert_eq!(count, 1, "{rest}: {said}");
        assert!(said.contains(told), "{rest}: {said}");
    }
    for fine in [
        format!("{each} 500\nrestarts = 'capture'"),
        format!("{each} 0\nwhen.force = 'K v K'"),
        format!("{each} 0\nwhen.force = '3K v K'\nunless-won-at-once = true"),
        format!("{each} 0\nwhen.force = '3K v K'\napplies = 'referee'"),
    ] {
        assert_eq!(said_of_limit(&fine), (0, String::new()), "{fine}");
    }
}

#[test]
fn other_numbers_that_are_too_large_are_told() {
    let third = repetition("r", "times = 3");
    for (part, field, told) in [
        (
            repetition("s", "times = 51"),
            "times",
            "no position comes about 51 times",
        ),
        (
            "[[offers]]\nnot-before-move = 4000\n".to_owned(),
            "not-before-move",
            "is 4000: no game goes on",
        ),
        (
            "[[offers]]\nmost-pieces = 200\n".to_owned(),
            "most-pieces",
            "is 200: there are never so many",
        ),
        (
            "[irregular-moves]\narticle = '5'\nloses-at = 60\n".to_owned(),
            "loses-at",
            "is 60: nobody makes so many",
        ),
        (
            "[time-shortage]\narticle = '8'\nseconds = 60\nmost-pieces = 99\nsuperior-by = 1\n"
                .to_owned(),
            "most-pieces",
            "is 99: there are never so many",
        ),
    ] {
        let text = format!("{HEAD}{part}{third}");
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let all = book.warnings();
        let found = all.iter().find(|w| w.sentence(Lang::En).contains(told));
        let found = found.unwrap_or_else(|| panic!("{told} in {all:?}"));
        let (line, column) = found.place(&text);
        let shown = text.lines().nth(line - 1).unwrap_or_default();
        assert!(shown[column - 1..].starts_with(field), "{found}: {shown}");
        for lang in [Lang::Fr, Lang::Ru] {
            assert_ne!(found.sentence(lang), found.sentence(Lang::En));
        }
    }
}
