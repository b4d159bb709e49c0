//! Every key of every built-in book, left out, written twice, misspelt, and with values that
//! it cannot have: each fault is told with its place and a remedy, and what is allowed is
//! read.

use std::collections::BTreeSet;

use damier_arbiter::{Lang, RuleBook, RuleBookErrors};
use damier_draughts::Variant;

/// What no built-in book says.
const OTHERS: &str = "\
format = 1
id = 'mine'
name.en = 'Mine'
about.en = 'Mine'
source = 'me'
variants = ['russian', 'brazilian']
default-for = ['russian']
[[clause]]
id = '1'
article = '1'
source = 'me'
name.en = 'by pieces'
rule.en = 'By pieces.'
kind = 'move-limit'
unit = 'each'
limit = { '2-3' = 5, '4-5' = 30 }
when.pieces = '2-5'
when.each-side-pieces = '1+'
restarts = 'capture'
shares = 'moves'
[[clause]]
id = '2'
article = '2'
source = 'me'
name.en = 'within'
rule.en = 'Within.'
kind = 'endgame-limit'
unit = 'each'
limit = 5
when.pieces = 3
when.kings-on-both-sides = true
within = ['1']
lasts = 'once-begun'
[[clause]]
id = '3'
article = '3'
source = 'me'
name.en = 'otherwise'
rule.en = 'Otherwise.'
kind = 'endgame-limit'
unit = 'strong'
limit = 4
when.force = '3K v K'
unless = ['2']
hands-on-to = ['1']
";

/// A line of a book: `name = value` under a heading.
struct Key<'t> {
    /// The whole text.
    text: &'t str,
    /// The number of the line, from 1.
    line: usize,
    /// `[[clause]]` and the like; empty for the head of the book.
    heading: &'t str,
    name: &'t str,
    /// The lines of the table, the heading included.
    table: std::ops::RangeInclusive<usize>,
}

/// What may stand after the = sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Takes {
    /// Any text.
    Text,
    /// A name, which other lines may refer to.
    Name,
    /// One of a few words, or a text of a certain form.
    Word,
    /// A whole number; whether 0 is one that means anything.
    Number { zero: bool },
    /// True or false.
    Bool,
    /// Words; whether there may be none.
    Words { none: bool },
    /// A number of pieces.
    Pieces,
}

impl Key<'_> {
    fn takes(&self) -> Takes {
        let first = self.name.split('.').next().unwrap_or_default();
        match (self.heading, self.name) {
            ("[articles]", _) => return Takes::Text,
            (_, "when.force") => return Takes::Words { none: true },
            (_, "when.long-diagonal") => return Takes::Word,
            (_, "when.kings-on-both-sides") => return Takes::Bool,
            ("[[offers]]", "most-pieces") => return Takes::Number { zero: false },
            _ => {}
        }
        match first {
            "name" | "about" | "rule" | "what" | "source" | "article" | "accepted-by-reply" => {
                Takes::Text
            }
            "id" | "default" | "value" | "shares" => Takes::Name,
            "kind" | "applies" | "unit" | "lasts" | "flag" | "ruling" | "early-agreement"
            | "only-if" | "moves" => Takes::Word,
            "format" | "times" | "not-before-move" | "loses-at" => Takes::Number { zero: false },
            "limit" | "seconds" | "superior-by" | "most-pieces" | "opponent-gains"
            | "wrong-claim-gives" => Takes::Number { zero: true },
            "verified" | "paragraphs" | "must-be-corrected" | "unless-won-at-once" => Takes::Bool,
            "variants" => Takes::Words { none: false },
            "default-for" | "restarts" | "within" | "unless" | "hands-on-to" => {
                Takes::Words { none: true }
            }
            "when" => Takes::Pieces,
            other => panic!(
                "a key that this test does not know: {other} in {}",
                self.heading
            ),
        }
    }

    /// Whether a book can do without the line; `None` if that depends on others.
    fn can_be_left_out(&self) -> Option<bool> {
        let required = [
            "format",
            "id",
            "variants",
            "name.en",
            "about.en",
            "source.en",
            "source",
            "rule.en",
            "what.en",
            "kind",
            "unit",
            "limit",
            "times",
            "default",
            "value",
            "seconds",
            "superior-by",
        ];
        match (self.heading, self.name) {
            ("[[offers]]", "article") => Some(true),
            ("[articles]", _) => Some(true),
            (_, "article") => Some(false),
            ("[time-shortage]", "most-pieces") => Some(false),
            ("[[offers]]", "most-pieces" | "not-before-move") => None,
            (_, name) if required.contains(&name) => Some(false),
            // Two clauses may stand under two values of a setting, a condition may need
            // its force, a ruling needs its referee, a shared count is kept in one way.
            (_, "when.force" | "applies" | "restarts" | "lasts" | "within" | "shares") => None,
            (_, name) if name.starts_with("only-if.") => None,
            _ => Some(true),
        }
    }

    fn with_line(&self, new: &str) -> String {
        let lines = self.text.lines().enumerate().map(|(index, line)| {
            let line = if index + 1 == self.line { new } else { line };
            format!("{line}\n")
        });
        lines.collect()
    }

    fn value(&self) -> &str {
        let line = self.text.lines().nth(self.line - 1).unwrap_or_default();
        line.split_once(" = ").map_or("", |(_, value)| value)
    }
}

/// Every key of a text; one of several in tables of one form that are called alike.
fn keys(text: &str) -> Vec<Key<'_>> {
    let lines: Vec<&str> = text.lines().collect();
    let is_heading = |line: &str| line.starts_with('[');
    let mut seen = BTreeSet::new();
    let mut keys = Vec::new();
    for (index, line) in lines.iter().enumerate() {
        let Some((name, _)) = line.split_once(" = ") else {
            continue;
        };
        if line.starts_with('#') {
            continue;
        }
        let begins = lines[..index].iter().rposition(|line| is_heading(line));
        let rest = lines[index..].iter().position(|line| is_heading(line));
        let ends = rest.map_or(lines.len(), |after| index + after);
        let table = &lines[begins.unwrap_or(0)..ends];
        let form = table.iter().find(|line| line.starts_with("kind = "));
        let heading = begins.map_or("", |at| lines[at]);
        let is_fixed = !line.contains(" = [");
        if seen.insert((heading, form, name, is_fixed)) {
            let (line, table) = (index + 1, begins.unwrap_or(0) + 1..=ends);
            keys.push(Key {
                text,
                line,
                heading,
                name,
                table,
            });
        }
    }
    keys
}

/// Reads a text as it is read for games.
fn read(text: &str) -> Result<RuleBook, RuleBookErrors> {
    let book = RuleBook::parse(text)?;
    book.check_moves(|variant| {
        let options = variant.parse().map_or(&[][..], Variant::options);
        options
            .iter()
            .map(|option| (option.id, option.values))
            .collect()
    })?;
    Ok(book)
}

/// Reads a text; of a book the warnings, each with its place, of none the mistakes.
fn tell(text: &str, warned: bool, about: &str) -> Result<(), RuleBookErrors> {
    let lines: Vec<&str> = text.lines().collect();
    let is_place = |line: usize, column: usize| {
        let length = lines
            .get(line.wrapping_sub(1))
            .map_or(0, |line| line.chars().count());
        line <= lines.len().max(1) && (1..=length + 1).contains(&column)
    };
    let good = |sentence: &str| {
        let raw = ["mistake-", "warning-", "{", "$", "\u{2068}", "\u{2069}"];
        let is_raw = raw
            .iter()
            .any(|part| sentence.contains(part) && !text.contains(part));
        !sentence.trim().is_empty() && (!is_raw || sentence.contains("limit = {"))
    };
    match read(text) {
        Ok(book) => {
            let warnings = if warned { book.warnings() } else { Vec::new() };
            for warning in warnings {
                let (line, column) = warning.place(text);
                assert!(
                    is_place(line, column),
                    "{about}: {line}, {column}: {warning}"
                );
                for lang in Lang::ALL {
                    let sentence = warning.sentence(lang);
                    assert!(good(&sentence), "{about}: {sentence}");
                }
            }
            Ok(())
        }
        Err(errors) => {
            assert!(!errors.all().is_empty(), "{about}");
            for error in errors.all() {
                assert!(is_place(error.line, error.column), "{about}: {error}");
                for lang in Lang::ALL {
                    let (what, remedy) = (error.what(lang), error.remedy(lang));
                    assert!(good(&what) && good(&remedy), "{about}: {what}; {remedy}");
                    let whole = error.sentence(lang);
                    let place = [error.line, error.column].map(|number| number.to_string());
                    assert!(place.iter().all(|number| whole.contains(number)), "{whole}");
                }
            }
            Err(errors)
        }
    }
}

/// The values that something cannot be, and those that it can be although they are odd.
fn values(takes: Takes) -> (Vec<&'static str>, Vec<&'static str>) {
    let mut wrong = vec![
        "3.5",
        "2026-01-01",
        "[1]",
        "[[]]",
        "{ zzz = 1 }",
        "''",
        "nan",
        "07:30:00",
    ];
    let mut odd = Vec::new();
    let mut sort = |is_wrong: bool, value| match is_wrong {
        true => wrong.push(value),
        false => odd.push(value),
    };
    let number = matches!(takes, Takes::Number { .. });
    sort(!matches!(takes, Takes::Text | Takes::Name), "'zzz'");
    sort(takes != Takes::Bool, "true");
    sort(takes != Takes::Bool, "false");
    sort(!matches!(takes, Takes::Words { none: true }), "[]");
    sort(!number && takes != Takes::Pieces, "7");
    sort(
        takes != Takes::Number { zero: true } && takes != Takes::Pieces,
        "0",
    );
    for value in ["-1", "65536", "99999999999999999999", "['zzz']", "{}"] {
        wrong.push(value);
    }
    (wrong, odd)
}

fn of_key(book: &str, key: &Key<'_>, thorough: bool, faults: &mut Vec<String>) {
    let about = |how: &str| {
        let (heading, name, line) = (key.heading, key.name, key.line);
        format!("{book}, line {line}, {heading} {name}: {how}")
    };
    let on_its_line = |errors: &RuleBookErrors, line| errors.all().iter().any(|e| e.line == line);
    let mut must_tell = |text: &str, how: &str, line: usize| match tell(text, thorough, &about(how))
    {
        Ok(()) => faults.push(format!("{}: nothing is told", about(how))),
        Err(errors) if !on_its_line(&errors, line) => {
            faults.push(format!("{}:\n{errors}", about(how)));
        }
        // One mistake, one message; but of games that nobody knows none can be the usual one.
        Err(errors) => {
            let elsewhere = errors.all().iter().any(|error| error.line != line);
            if elsewhere && key.name != "variants" {
                faults.push(format!("{}: told elsewhere too\n{errors}", about(how)));
            }
        }
    };
    let takes = key.takes();
    let (wrong, odd) = values(takes);
    // What a value is said to be depends on the key alone.
    for value in wrong
        .into_iter()
        .filter(|value| thorough || *value == "3.5")
    {
        must_tell(
            &key.with_line(&format!("{} = {value}", key.name)),
            value,
            key.line,
        );
    }
    for value in odd.into_iter().filter(|_| thorough) {
        // What it means with the rest of the book is another matter.
        let text = key.with_line(&format!("{} = {value}", key.name));
        let _ = tell(&text, true, &about(value));
    }
    let line = format!("{} = {}", key.name, key.value());
    must_tell(
        &key.with_line(&format!("{line}\n{line}")),
        "twice",
        key.line + 1,
    );
    must_tell(
        &key.with_line(&format!("{}zz = {}", key.name, key.value())),
        "misspelt",
        key.line,
    );
    if thorough {
        let (name, value) = (key.name, key.value());
        for (line, how) in [
            (format!("{name} ="), "no value"),
            (format!("{name} {value}"), "no ="),
            (format!("{line} zzz"), "a word too many"),
        ] {
            must_tell(&key.with_line(&line), how, key.line);
        }
    }
    let without = key.with_line("");
    let told = tell(&without, thorough, &about("left out"));
    match (key.can_be_left_out(), told) {
        (Some(true), Err(errors)) => faults.push(format!("{}: {errors}", about("left out"))),
        (Some(false), Ok(())) => faults.push(about("left out, and nothing is told")),
        (Some(false), Err(errors)) => {
            let mut lines = errors.all().iter().map(|error| error.line);
            let is_there = lines.any(|line| key.table.contains(&line));
            if !is_there {
                faults.push(format!("{}:\n{errors}", about("left out")));
            }
        }
        _ => {}
    }
}

#[test]
fn every_key_of_every_book_is_looked_at() {
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    let built_in = RuleBook::all().iter().map(|book| {
        let text = RuleBook::builtin_source(book.id());
        (book.id(), text.expect("built in"))
    });
    for (id, text) in built_in.chain([("others", OTHERS)]) {
        tell(text, true, id).expect(id);
        for key in keys(text) {
            let is_new = seen.insert((key.heading, key.name, id == "others"));
            of_key(id, &key, is_new, &mut faults);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
