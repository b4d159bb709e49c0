//! What a book says without changing anything is told, with the place where it stands.

use std::collections::BTreeSet;

use damier_arbiter::{Lang, RuleBook, Warning};

use crate::books::HEAD;
use crate::warnings::{limit, repetition};

/// The warnings about such a book for international draughts, missing texts left aside,
/// and its text.
fn told(parts: &[String]) -> (Vec<Warning>, String) {
    told_of("international", parts)
}

fn told_of(game: &str, parts: &[String]) -> (Vec<Warning>, String) {
    let third = repetition("third", "times = 3");
    let head = HEAD.replace("russian", game);
    let text = format!("{head}{}{third}", parts.concat());
    let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}\n{text}"));
    let mut all = book.warnings();
    all.retain(|warning| !matches!(warning, Warning::MissingText { .. }));
    (all, text)
}

/// One warning is told, in words that hold this, and at a place where this stands.
fn one(parts: &[String], says: &str, at: &str) {
    let (all, text) = told(parts);
    assert_eq!(all.len(), 1, "{all:#?}\n{text}");
    let warning = &all[0];
    let sentence = warning.sentence(Lang::En);
    assert!(sentence.contains(says), "{sentence}");
    let (line, column) = warning.place(&text);
    let shown = text.lines().nth(line - 1).unwrap_or_default();
    assert!(
        shown[column - 1..].starts_with(at),
        "{sentence}: {line}, {column}: {shown}"
    );
    let languages = Lang::ALL.map(|lang| warning.sentence_at(&text, lang));
    assert_eq!(BTreeSet::from(languages.clone()).len(), 3, "{languages:?}");
    for (sentence, column_word) in languages.iter().zip(["column", "colonne", "столбец"]) {
        assert!(
            sentence.contains(&format!("{column_word} {column}")),
            "{sentence}"
        );
        assert!(!sentence.contains("warning-"), "{sentence}");
    }
}

fn none(parts: &[String]) {
    let (all, text) = told(parts);
    assert_eq!(all, [], "{text}");
}

const EACH: &str = "unit = 'each'\nlimit = 5\n";

#[test]
fn values_that_are_the_usual_ones_are_told() {
    let three = "when.force = '3K v K'\n";
    let of = |rest: &str| vec![limit("l", &format!("{EACH}{rest}"))];
    one(
        &of("when.pieces = 4\nwhen.kings-on-both-sides = false\n"),
        "`when.kings-on-both-sides` changes nothing",
        "kings-on-both-sides",
    );
    one(
        &of(&format!("{three}unless-won-at-once = false\n")),
        "`unless-won-at-once` changes nothing",
        "unless-won-at-once",
    );
    one(
        &of(&format!("{three}unless = []\n")),
        "`unless` changes nothing",
        "unless",
    );
    one(
        &of(&format!("{three}when.kings-on-both-sides = true\n")),
        "`when.kings-on-both-sides` changes nothing",
        "kings-on-both-sides",
    );
    one(
        &of("restarts = 'capture'\nwhen.pieces = '2+'\n"),
        "`when.pieces`",
        "pieces",
    );
    none(&of("when.pieces = 4\nwhen.kings-on-both-sides = true\n"));
    let irregular = |rest: &str| vec![format!("[irregular-moves]\narticle = '5'\n{rest}\n")];
    for field in ["paragraphs", "must-be-corrected"] {
        one(
            &irregular(&format!("{field} = false")),
            &format!("in [irregular-moves], `{field}` changes nothing"),
            field,
        );
        none(&irregular(&format!("{field} = true")));
    }
    one(
        &irregular("opponent-gains = 0"),
        "opponent-gains",
        "opponent-gains",
    );
    one(
        &irregular("loses-at = 1\nopponent-gains = 60"),
        "opponent-gains",
        "opponent-gains",
    );
    none(&irregular("loses-at = 2\nopponent-gains = 60"));
    one(
        &irregular("must-be-corrected = true\naccepted-by-reply = '6'"),
        "accepted-by-reply",
        "accepted-by-reply",
    );
    none(&irregular("accepted-by-reply = '6'"));
}

#[test]
fn what_does_not_go_together_is_told() {
    let clause = |rest: &str| {
        let three = format!("{EACH}when.force = '3K v K'\n{rest}");
        vec![limit("l", &three).replace("article = '1'", "article = '7'")]
    };
    let left =
        |article: &str| format!("[[left-to-referee]]\narticle = '{article}'\nwhat.en = 'w'\n");
    let both = "article 7 ends games of itself in clause l";
    one(
        &[clause(""), vec![left("7")]].concat(),
        both,
        "article = '7'",
    );
    none(&[clause("applies = 'referee'"), vec![left("7")]].concat());
    none(&[clause(""), vec![left("8")]].concat());
    let other = clause("applies = 'referee'")[0]
        .replace("id = 'l'", "id = 'm'")
        .replace("limit = 5", "limit = 4");
    one(
        &[clause(""), vec![other.clone()]].concat(),
        both,
        "article = '7'",
    );
    none(&[clause(""), vec![other.replace("3K v K", "4K v K")]].concat());
    none(
        &[
            clause(""),
            vec![other.replace("article = '7'", "article = '8'")],
        ]
        .concat(),
    );

    let flag = vec!["flag = 'draw-if-nobody-can-win'\n".to_owned()];
    one(&flag, "a rule of chess", "flag");
    assert_eq!(told_of("chess960", &flag).0, []);

    let setting = |value: &str| {
        let choice =
            |value: &str| format!("[[setting.choice]]\nvalue = '{value}'\nwhat.en = 'w'\n");
        let choices = [choice("off"), choice(value)].concat();
        let head = "[[setting]]\nid = 'regulation-draw'\nname.en = 'n'\ndefault = 'off'\n";
        vec![format!("{head}{choices}")]
    };
    for value in ["yes", "by-clock", "on", "shown"] {
        let clause = clause(&format!("only-if.regulation-draw = '{value}'"));
        let parts = [setting(value), clause].concat();
        match value {
            "on" | "shown" => none(&parts),
            _ => one(&parts, "puts `on` or `shown` in force", "[[setting]]"),
        }
    }
}

#[test]
fn material_that_no_game_has_is_told() {
    let of = |rest: &str| vec![limit("l", &format!("unit = 'each'\n{rest}\n"))];
    let never = |game: &str, when: &str| {
        let (all, _) = told_of(game, &of(&format!("limit = 5\n{when}")));
        let clause = "l".to_owned();
        let never = Warning::NeverHolds { clause };
        assert!(all.is_empty() || all == [never], "{all:?}");
        !all.is_empty()
    };
    for (game, kings, is_never) in [
        ("international", 60, true),
        ("international", 21, true),
        ("international", 20, false),
        ("russian", 13, true),
        ("russian", 12, false),
        ("frysk", 6, true),
        ("canadian", 30, false),
    ] {
        assert_eq!(
            never(game, &format!("when.force = '{kings}K v K'")),
            is_never,
            "{game}"
        );
    }
    assert!(never("international", "when.pieces = '41+'"));
    assert!(!never("international", "when.pieces = '40'"));
    one(
        &of("limit = 5\nwhen.force = ['3K v K', '60K v K']"),
        "`60K v K`",
        "'60K v K'",
    );
    one(
        &of("limit = 5\nwhen.force = ['0K v K', '3K v K']"),
        "`0K v K`",
        "'0K v K'",
    );
    one(
        &of("limit = { '4' = 5, '9-12' = 8 }\nwhen.force = '3K v K'"),
        "with `9-12` pieces it never counts",
        "limit",
    );
    one(
        &of("limit = 5\nrestarts = 'man-move'\nwhen.force = '3M v M'"),
        "every move is one of a man",
        "restarts",
    );
    none(&of(
        "limit = 5\nrestarts = 'capture'\nwhen.force = '3M v M'",
    ));
}

#[test]
fn numbers_of_pieces_are_told_as_they_stand() {
    let shortage = |pieces: u16| {
        let table = format!(
            "[time-shortage]\narticle = '8'\nseconds = 60\nmost-pieces = {pieces}\n\
             superior-by = 100\n"
        );
        vec![table]
    };
    one(&shortage(900), "`most-pieces` is 900", "most-pieces");
    one(&shortage(1), "`most-pieces`", "most-pieces");
    none(&shortage(39));
    let offers = |pieces: u16| vec![format!("[[offers]]\nmost-pieces = {pieces}\n")];
    one(&offers(900), "`most-pieces` is 900", "most-pieces");
    one(&offers(20), "`most-pieces` is 20", "most-pieces");
    none(&offers(19));
}

#[test]
fn claims_agreements_and_articles_that_never_come_are_told() {
    let gives = "wrong-claim-gives = 120\n".to_owned();
    one(
        std::slice::from_ref(&gives),
        "nothing can be claimed",
        "wrong-claim-gives",
    );
    none(&[gives, repetition("c", "times = 2\napplies = 'claim'")]);
    let ends = limit("m", "unit = 'each'\nlimit = 60");
    let whole = |all: &[Warning]| {
        let all = all
            .iter()
            .filter(|w| !matches!(w, Warning::WholeGame { .. }));
        all.cloned().collect::<Vec<_>>()
    };
    for (moves, is_never) in [(59, false), (60, true), (80, true)] {
        let ban = format!("[[offers]]\nnot-before-move = {moves}\n");
        let (all, _) = told(&[ban, ends.clone()]);
        let before = "m".to_owned();
        let never = is_never.then_some(Warning::NeverAgreed { moves, before });
        assert_eq!(whole(&all), Vec::from_iter(never));
    }
    for reason in [
        "repetition",
        "endgame-limit",
        "move-limit",
        "checkmate",
        "stalemate",
    ] {
        let says = format!("`{reason}` changes nothing");
        one(&[format!("[articles]\n{reason} = '1'\n")], &says, reason);
    }
    none(&["[articles]\nno-moves = '1'\n".to_owned()]);
    let left = |article: &str, ruling: &str| {
        format!("[[left-to-referee]]\narticle = '{article}'\nruling = '{ruling}'\nwhat.en = 'w'\n")
    };
    one(
        &[left("7", "draw"), left("7", "replay")],
        "article 7",
        "[[left-to-referee]]",
    );
    none(&[left("7", "draw"), left("8", "replay")]);
    let claim =
        |id: &str, times: u8| repetition(id, &format!("times = {times}\napplies = 'claim'"));
    let parse = |parts: &[String]| {
        let book = RuleBook::parse(&format!("{HEAD}{}", parts.concat())).expect("fine");
        let all = book.warnings().into_iter();
        all.filter(|w| matches!(w, Warning::NeverRepeats { .. }))
            .count()
    };
    let fifth = repetition("fifth", "times = 5");
    assert_eq!(parse(&[claim("a", 3), claim("b", 4), fifth.clone()]), 1);
    assert_eq!(parse(&[claim("a", 3), fifth]), 0);
}

#[test]
fn settings_without_a_choice_and_things_named_twice_are_told() {
    let setting = |values: &[&str]| {
        let choice =
            |value: &&str| format!("[[setting.choice]]\nvalue = '{value}'\nwhat.en = 'w'\n");
        let choices: String = values.iter().map(choice).collect();
        let id = "[[setting]]\nid = 's'\nname.en = 'n'\ndefault = 'a'\n";
        format!("{id}{choices}")
    };
    let only = |id: &str, value: &str| {
        limit(
            id,
            &format!("{EACH}when.force = '3K v K'\nonly-if.s = '{value}'\n"),
        )
    };
    one(
        &[setting(&["a"]), only("l", "a")],
        "has one value",
        "[[setting]]",
    );
    one(
        &[setting(&["a", "b"]), only("l", "a"), only("l", "b")],
        "mean the same",
        "'b'",
    );
    one(
        &[setting(&["a", "b", "c"]), only("l", "a")],
        "`b` and `c`",
        "'c'",
    );
    none(&[setting(&["a", "b"]), only("l", "a")]);
    let twice = format!("{EACH}when.force = ['3K v K', '3K v K']\n");
    one(&[limit("l", &twice)], "`3K v K` stands twice", "'3K v K']");
    let twice = format!("{EACH}when.force = '3K v K'\nrestarts = ['capture', 'capture']\n");
    one(
        &[limit("l", &twice)],
        "`capture` stands twice in `restarts`",
        "'capture']",
    );
}
