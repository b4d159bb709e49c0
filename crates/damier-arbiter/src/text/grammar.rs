//! Every message with every number and in every form: nothing is left unfilled, and nouns
//! agree with the numbers before them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::FluentArgs;

use super::bundle::{EN_FILES, FR_FILES, RU_FILES, attribute, message};
use crate::Lang;

const NUMBERS: [u32; 12] = [0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 100, 101];

/// So many forms of a message are tried in every combination; of more each by itself.
const MOST: usize = 400;

/// What is selected by, with the words of its forms.
type Selectors<'t> = BTreeMap<&'t str, BTreeSet<&'t str>>;

/// A message or an attribute: its text with those of the messages that it is made of.
struct Entry<'t> {
    message: &'t str,
    attribute: Option<&'t str>,
    body: String,
}

/// The entries of a file: message and attribute, with the text.
fn entries<'t>(files: [&'t str; 3]) -> Vec<Entry<'t>> {
    let mut entries: Vec<Entry<'t>> = Vec::new();
    for line in files.into_iter().flat_map(str::lines) {
        let head = line.split_once(" =");
        let is_name = |name: &str| name.starts_with(|c: char| c.is_ascii_lowercase());
        match head {
            Some((name, rest)) if is_name(name) => entries.push(Entry {
                message: name,
                attribute: None,
                body: rest.to_owned(),
            }),
            Some((name, rest)) if name.starts_with("    .") => {
                let message = entries.last().map_or("", |entry| entry.message);
                entries.push(Entry {
                    message,
                    attribute: name.trim().strip_prefix('.'),
                    body: rest.to_owned(),
                });
            }
            _ if line.starts_with('#') => {}
            _ => {
                if let Some(entry) = entries.last_mut() {
                    entry.body.push('\n');
                    entry.body.push_str(line);
                }
            }
        }
    }
    entries
}

/// The text of a message with that of the messages that it names.
fn whole(body: &str, all: &BTreeMap<&str, &str>) -> String {
    let parts = body.split('{').skip(1);
    let named = parts.filter_map(|part| part.split(['}', '\n']).next());
    let others = named.filter_map(|name| all.get(name.trim()));
    let others: Vec<String> = others.map(|other| whole(other, all)).collect();
    format!("{body}\n{}", others.join("\n"))
}

fn variables(body: &str) -> BTreeSet<&str> {
    let is_part = |c: char| c.is_ascii_lowercase() || c == '-';
    let all = body.split('$').skip(1);
    all.map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default())
        .collect()
}

/// Which variables select among forms, and the words of the forms.
fn selectors(body: &str) -> Selectors<'_> {
    let mut open: Vec<Option<&str>> = Vec::new();
    let mut found = Selectors::new();
    for line in body.lines() {
        let key = line.trim_start().trim_start_matches('*');
        if let Some((key, _)) = key.strip_prefix('[').and_then(|rest| rest.split_once(']'))
            && let Some(Some(variable)) = open.last()
        {
            found.entry(variable).or_default().insert(key);
        }
        for (at, sign) in line.char_indices() {
            match sign {
                '{' => {
                    let selects = line[at..].strip_prefix("{ $");
                    let selects = selects.and_then(|rest| rest.split_once(" ->"));
                    open.push(selects.map(|(name, _)| name).filter(|n| !n.contains(' ')));
                }
                '}' => {
                    open.pop();
                }
                _ => {}
            }
        }
    }
    found
}

/// Whether a form is for numbers.
fn is_of_numbers(key: &str) -> bool {
    ["one", "few", "many"].contains(&key) || key.bytes().all(|byte| byte.is_ascii_digit())
}

/// The choices to try: each variable that selects by words with one of them; `None` where a
/// number can stand in place of a word.
fn choices<'t>(selectors: &Selectors<'t>) -> Vec<Vec<(&'t str, Option<&'t str>)>> {
    let mut words: Vec<(&str, Vec<Option<&str>>)> = Vec::new();
    for (name, keys) in selectors {
        let takes_numbers = keys.iter().any(|key| is_of_numbers(key));
        let is_word = |key: &&&str| !(is_of_numbers(key) || takes_numbers && **key == "other");
        let mut options: Vec<_> = keys.iter().filter(is_word).map(|key| Some(*key)).collect();
        if takes_numbers {
            options.push(None);
        }
        words.push((name, options));
    }
    let count: usize = words.iter().map(|(_, keys)| keys.len()).product();
    let pick = |index: usize| {
        let mut rest = index;
        let chosen = words.iter().map(|(name, keys)| {
            let key = keys[rest % keys.len()];
            // Too many to try all: every word comes up, with others each time.
            rest = rest / keys.len() + if count > MOST { index } else { 0 };
            (*name, key)
        });
        chosen.collect::<Vec<_>>()
    };
    (0..count.min(MOST)).map(pick).collect()
}

/// Whether a word is a form that may stand after the number; `None` if it is no such noun.
fn agrees(lang: Lang, number: u32, word: &str) -> Option<bool> {
    let pair = |nouns: &[(&str, &str)], is_one: bool| {
        let found = nouns
            .iter()
            .find(|(one, many)| *one == word || *many == word)?;
        Some(word == if is_one { found.0 } else { found.1 })
    };
    match lang {
        Lang::En => pair(&ENGLISH, number == 1),
        Lang::Fr => pair(&FRENCH, number < 2),
        Lang::Ru => {
            let category = match (number % 10, number % 100) {
                (1, rest) if rest != 11 => 0,
                (2..=4, rest) if !(12..=14).contains(&rest) => 1,
                _ => 2,
            };
            let noun = RUSSIAN
                .iter()
                .find(|forms| forms.iter().any(|f| f.contains(&word)))?;
            Some(noun[category].contains(&word))
        }
    }
}

const ENGLISH: [(&str, &str); 11] = [
    ("move", "moves"),
    ("ply", "plies"),
    ("piece", "pieces"),
    ("position", "positions"),
    ("time", "times"),
    ("clause", "clauses"),
    ("second", "seconds"),
    ("man", "men"),
    ("mistake", "mistakes"),
    ("game", "games"),
    ("warning", "warnings"),
];
const FRENCH: [(&str, &str); 11] = [
    ("coup", "coups"),
    ("demi-coup", "demi-coups"),
    ("pièce", "pièces"),
    ("position", "positions"),
    ("article", "articles"),
    ("exigé", "exigés"),
    ("seconde", "secondes"),
    ("pion", "pions"),
    ("faute", "fautes"),
    ("partie", "parties"),
    ("accompli", "accomplis"),
];
/// Forms after one, two and five: in the nominative, after words that ask for the genitive
/// or the dative.
const RUSSIAN: [[&[&str]; 3]; 7] = [
    [&["ход", "хода", "ходу"], &["хода", "ходов"], &["ходов"]],
    [
        &["полуход", "полухода"],
        &["полухода", "полуходов"],
        &["полуходов"],
    ],
    [&["шашка", "шашки"], &["шашки", "шашек"], &["шашек"]],
    [
        &["позиция", "позиции"],
        &["позиции", "позиций"],
        &["позиций"],
    ],
    [&["статья", "статьи"], &["статьи", "статей"], &["статей"]],
    [&["раз", "раза"], &["раза", "раз"], &["раз"]],
    [&["требуемого"], &["требуемых"], &["требуемых"]],
];

/// The first number that does not go with the noun after it.
fn disagreement(lang: Lang, text: &str) -> Option<String> {
    let words: Vec<&str> = text.split([' ', '\u{a0}', '\u{202f}', '\n']).collect();
    let bare = |word: &str| {
        word.trim_matches(|c: char| !c.is_alphanumeric())
            .to_lowercase()
    };
    words.windows(2).find_map(|pair| {
        let number: u32 = bare(pair[0]).parse().ok()?;
        // A sentence ends between them, or a part of it.
        let ends = pair[0].ends_with(['.', ',', ';', ':', ')', '”', '»', '`'])
            || pair[1].starts_with(['(', '“', '«']);
        let agrees = ends || agrees(lang, number, &bare(pair[1])) != Some(false);
        (!agrees).then(|| pair.join(" "))
    })
}

fn told(lang: Lang, entry: &Entry<'_>, args: &FluentArgs<'_>) -> String {
    match entry.attribute {
        Some(name) => attribute(lang, entry.message, name, args),
        None => message(lang, entry.message, args),
    }
}

#[test]
fn every_message_agrees_with_every_number() {
    let mut faults = BTreeSet::new();
    let files = [
        (Lang::En, EN_FILES),
        (Lang::Fr, FR_FILES),
        (Lang::Ru, RU_FILES),
    ];
    for (lang, files) in files {
        let entries = entries(files);
        let plain = entries.iter().filter(|entry| entry.attribute.is_none());
        let all: BTreeMap<&str, &str> = plain.map(|e| (e.message, e.body.as_str())).collect();
        for entry in &entries {
            let body = whole(&entry.body, &all);
            let variables = variables(&body);
            for choice in choices(&selectors(&body)) {
                for number in NUMBERS {
                    let mut args = FluentArgs::new();
                    for name in &variables {
                        match choice.iter().find(|(chosen, _)| chosen == name) {
                            Some((_, Some(word))) => args.set(*name, *word),
                            _ => args.set(*name, number),
                        }
                    }
                    let told = told(lang, entry, &args);
                    let name = entry.message;
                    // Examples of what a book says have braces of their own.
                    let is_raw = told.contains("{ ") && !entry.body.contains("{\"{\"}");
                    if told.trim().is_empty() && entry.attribute.is_some() || is_raw {
                        faults.insert(format!("{lang} {name} {choice:?}: {told}"));
                    }
                    if let Some(pair) = disagreement(lang, &told) {
                        faults.insert(format!("{lang} {name}: {pair} in {told}"));
                    }
                }
            }
        }
    }
    let faults: Vec<String> = faults.into_iter().collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn nouns_that_do_not_agree_are_found() {
    for (lang, wrong, right) in [
        (Lang::En, "after 1 moves", "after 1 move. 2 plies"),
        (Lang::En, "after 21 move", "21 moves"),
        (Lang::Fr, "0 coups", "0 coup, 1 demi-coup, 2 coups"),
        (Lang::Fr, "21 coup", "21 coups"),
        (Lang::Ru, "2 ход", "1 ход, 2 хода, 5 ходов"),
        (Lang::Ru, "21 ходов", "21 ход, 11 ходов, из 22 ходов"),
        (Lang::Ru, "101 шашек", "до 101 шашки, до 100 шашек"),
    ] {
        assert!(disagreement(lang, wrong).is_some(), "{wrong}");
        assert_eq!(disagreement(lang, right), None);
    }
    let body =
        " = { $a ->\n    [x] { $n ->\n        [one] 1\n       *[other] { $n }\n    }\n   *[y] z\n}";
    let found = selectors(body);
    assert_eq!(found["a"], BTreeSet::from(["x", "y"]));
    assert!(is_of_numbers("one") && is_of_numbers("0") && !is_of_numbers("x"));
    let choices = choices(&found);
    assert_eq!(
        choices,
        [
            [("a", Some("x")), ("n", None)],
            [("a", Some("y")), ("n", None)]
        ]
    );
    assert_eq!(variables(body), BTreeSet::from(["a", "n"]));
}
