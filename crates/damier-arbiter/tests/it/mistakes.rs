//! Mistakes in the files of rule books.

use std::collections::BTreeSet;

use damier_arbiter::{Lang, RuleBook, RuleBookErrors};

use crate::books::{CLAUSE, HEAD};
use crate::mistakes_found::for_no_game;
use crate::settings::moves_refused;
use crate::warnings::repetition;

/// What a bad file says: the text, the line of a mistake, and parts of what is said
/// about it in English.
struct Bad {
    text: String,
    line: usize,
    what: &'static str,
    remedy: &'static str,
}

fn bad(text: impl Into<String>, line: usize, what: &'static str, remedy: &'static str) -> Bad {
    Bad {
        text: text.into(),
        line,
        what,
        remedy,
    }
}

/// In place of a whole book.
fn no_books() -> Vec<Bad> {
    let book = |line: &str| format!("{HEAD}{line}\n{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    vec![
        bad("", 1, "the book has no `format`", "`format = 1`"),
        bad("", 1, "the book has no `id`", "`id = \"mine\"`"),
        bad("", 1, "no `variants`", "`variants = [\"international\"]`"),
        bad("", 1, "the text `name` is missing", "`name.en = \"...\"`"),
        bad("id = ", 1, "the value is missing", "after the = sign"),
        bad(
            "id = # none\n",
            1,
            "the value is missing",
            "after the = sign",
        ),
        bad("id = 'a'\nid = 'b'\n", 2, "stands twice", "keep one"),
        bad("id = \"a\nb = 1\n", 1, "does not end", "close the quotes"),
        bad("id = “mine”\n", 1, "no straight ones", "`\"` or `'`"),
        bad("id = mine\n", 1, "nor a text in quotes", "in quotes"),
        bad("x = True\n", 1, "nor true or false", "small letters"),
        bad("x = 05\n", 1, "not TOML: the number", "digits only"),
        bad("x = 5 y = 6\n", 1, "something more", "a new line"),
        bad(
            "x = \"C:\\path\"\n",
            1,
            "does not end properly",
            "a backslash",
        ),
        bad("x = 1\nx.y = 2\n", 2, "stands twice", "keep one"),
        bad("id\n", 1, "no name with its value", "name = value"),
        bad(
            book("").replace("variants = ['russian']", "variants = []"),
            6,
            "`variants` names nothing",
            "`variants = [\"international\"]`",
        ),
        bad(book("name.de = 'x'"), 7, "given in `de`", "`fr` (French)"),
        bad(
            book("").replace("[[clause]]", "[clause]"),
            8,
            "there may be several",
            "write `[[clause]]`",
        ),
        bad(
            format!("{HEAD}[clause]\nid = '1'\n[clause]\nid = '2'\n"),
            9,
            "there may be several",
            "write `[[clause]]`",
        ),
        bad(
            format!("{HEAD}[[setting]]\n[setting.choice]\n[setting.choice]\n"),
            9,
            "there may be several",
            "write `[[setting.choice]]`",
        ),
        bad(
            book("").replace("= 3", "= 65536"),
            15,
            "outside the numbers",
            "from 0 to 65535",
        ),
        bad(
            HEAD.replace("source = 'me'", "source = 5"),
            5,
            "`source` is 5",
            "`source.en`",
        ),
        bad(
            HEAD.replace("source = 'me'", "source.fr = 'moi'"),
            5,
            "`source` has no `en`",
            "en = ",
        ),
        bad(
            HEAD.replace("name.en", "name"),
            3,
            "`name` is a text",
            "`name.en`",
        ),
        bad(
            "name en = 'x'\n",
            1,
            "no name with its value",
            "name = value",
        ),
        bad("café = 'x'\n", 1, "a sign that it may not", "a-z"),
        bad("variants = ['a' 'b']\n", 1, "a comma", "one comma"),
        bad("[articles\n", 1, "a bracket", "close what is open"),
        bad(
            "id = 'a'\r\nformat = 1\rname = 'b'",
            2,
            "not TOML",
            "begin a new line",
        ),
        bad("format = 2\n", 1, "format 2 is not known", "`format = 1`"),
        bad("format = -1\n", 1, "`format` is -1", "a whole number"),
        bad("format = '1'\n", 1, "`format` is a text", "a whole number"),
        bad("id = 'a b'\n", 1, "“a b”", "letters a-z"),
        bad("id = ''\n", 1, "`id` is empty", "write a text"),
        bad(
            "id = 3.5\n",
            1,
            "`id` is a number with a fraction",
            "in quotes",
        ),
        bad("id = 2026-01-01\n", 1, "`id` is a date", "in quotes"),
        bad("id = true\n", 1, "`id` is true or false", "in quotes"),
        bad("name = 'Mine'\n", 1, "`name` is a text", "`name.en`"),
        bad(
            "name.fr = 'A'\n",
            1,
            "`name` has no `en`",
            "`name.en = \"...\"`",
        ),
        bad(
            "name.en = 'A'\nname.de = 'B'\n",
            2,
            "`name` is given in `de`",
            "`ru` (Russian)",
        ),
        bad("variants = 3\n", 1, "`variants` is 3", "a list of texts"),
        bad("variants = [3]\n", 1, "`variants` is 3", "a list of texts"),
        bad(
            "formt = 1\n",
            1,
            "the book cannot have `formt`",
            "`format`?",
        ),
        bad("zzzzzz = 1\n", 1, "cannot have `zzzzzz`", "`variants`"),
        bad("clause = 3\n", 1, "`clause` is 3", "`[[clause]]`"),
        bad("clause = [3]\n", 1, "`clause` is 3", "`[[clause]]`"),
        bad(
            "[clause]\nid = '1'\n",
            1,
            "its heading has two brackets",
            "`[[clause]]`",
        ),
        bad(
            book("default-for = ['brazilian']"),
            7,
            "brazilian",
            "`variants`",
        ),
        bad(
            book("[articles]\nno-piece = '1'"),
            8,
            "`no-piece` is no reason",
            "`no-pieces`",
        ),
        bad(
            book("[articles]\ntime = 6.11"),
            8,
            "`time` is a number",
            "in quotes",
        ),
        bad(book("flag = 'wins'"), 7, "cannot be `wins`", "`loses`"),
        bad(HEAD, 1, "the book has no clause", "[[clause]]"),
    ]
}

/// In place of a clause.
fn no_clauses() -> Vec<Bad> {
    let clause = |rest: &str| format!("{HEAD}{CLAUSE}{rest}");
    let twice = format!("kind = 'repetition'\ntimes = 3\n{CLAUSE}kind='repetition'\ntimes=3\n");
    vec![
        bad(
            clause(""),
            7,
            "`[[clause]]` has no `kind`",
            "`kind = \"move-limit\"`",
        ),
        bad(
            clause("kind = 'limit'\n"),
            13,
            "cannot be `limit`",
            "`move-limit`",
        ),
        bad(
            clause("kind = 'repetition'\n"),
            7,
            "no `times`",
            "`times = 3`",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 1\n"),
            14,
            "1 time",
            "2 or more",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nlimt = 4\n"),
            15,
            "`limt`",
            "it can have",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nverified = 'no'\n"),
            15,
            "`verified` is a text",
            "true or false",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\napplies = 'player'\n"),
            15,
            "`player`",
            "`claim`",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nonly-if.a = 'b'\n"),
            15,
            "a = b",
            "[[setting]]",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nonly-if = 'b'\n"),
            15,
            "`only-if` is a text",
            "`only-if.early-draws = \"refused\"`",
        ),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nonly-if.a = 3\n"),
            15,
            "`a` is 3",
            "in quotes",
        ),
        bad(clause(&twice), 15, "the id `1` stands twice", "another id"),
        bad(
            clause("kind = 'repetition'\ntimes = 3\nruling = 'regulation-draw'\n"),
            15,
            "this one is `automatic`",
            "`applies = \"referee\"`",
        ),
    ]
}

/// In place of a limit.
fn no_limits() -> Vec<Bad> {
    let limit = |rest: &str| {
        format!("{HEAD}{CLAUSE}kind = 'endgame-limit'\nunit = 'each'\nlimit = 5\n{rest}\n")
    };
    let other = |unit: &str| format!("{HEAD}{CLAUSE}kind = 'endgame-limit'\n{unit}\n");
    let second = |id: &str, rest: &str| {
        let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
        format!("{clause}kind = 'endgame-limit'\nunit = 'each'\nlimit = 5\n{rest}\n")
    };
    let chain = |one: &str, two: &str, three: &str| {
        format!("{}{}{}", limit(one), second("2", two), second("3", three))
    };
    vec![
        bad(other("unit = 'each'"), 7, "no `limit`", "`limit = 25`"),
        bad(other("limit = 5"), 7, "no `unit`", "`unit = \"each\"`"),
        bad(
            other("unit = 'each'\nlimits = 4"),
            15,
            "`limits`",
            "`limit`?",
        ),
        bad(
            other("unit = 'each'\nlimit = -1"),
            15,
            "`limit` is -1",
            "whole number",
        ),
        bad(
            other("unit = 'each'\nlimit = 99999"),
            15,
            "`limit` is 99999",
            "whole number",
        ),
        bad(
            other("unit = 'each'\nlimit = {}"),
            15,
            "no number of pieces",
            "\"2-3\" = 5",
        ),
        bad(
            other("unit = 'each'\nlimit = { 'x' = 5 }"),
            15,
            "`x`",
            "\"4-5\" = 30",
        ),
        bad(
            other("unit = 'each'\nlimit = { '2-4' = 5, '4-5' = 6 }"),
            15,
            "overlap",
            "one limit",
        ),
        bad(
            other("unit = 'strong'\nlimit = 5"),
            7,
            "the strong one",
            "`3K v K`",
        ),
        bad(limit("when.force = '3K'"), 16, "no ` v `", "`3K v K`"),
        bad(
            limit("when.force = '3Q v K'"),
            16,
            "does not end in K",
            "`3K v K`",
        ),
        bad(
            limit("when.force = ['3К v K']"),
            16,
            "does not end in K",
            "`3K v K`",
        ),
        bad(
            limit("when.force = 'K+K v K'"),
            16,
            "K stands twice",
            "`2K+M v K`",
        ),
        bad(
            limit("when.force = 'xK v K'"),
            16,
            "`x` before K",
            "`3K v K`",
        ),
        bad(limit("when.pieces = '5-4'"), 16, "`pieces`", "`4-5`"),
        bad(limit("when.pieces = 400"), 16, "`pieces`", "`4-5`"),
        bad(
            limit("when.peces = 4"),
            16,
            "`when` cannot have `peces`",
            "`pieces`?",
        ),
        bad(
            limit("when = '3K v K'"),
            16,
            "`when` is a text",
            "`when.force = [\"3K v K\"]`",
        ),
        bad(
            limit("when.long-diagonal = 'weak-alone'"),
            16,
            "no `force`",
            "when.force",
        ),
        bad(limit("lasts = 'adds-up'"), 7, "`adds-up`", "when.force"),
        bad(
            limit("lasts = 'ever'"),
            16,
            "cannot be `ever`",
            "`once-begun`",
        ),
        bad(
            limit("within = '9'"),
            16,
            "no clause `9`",
            "no other clause",
        ),
        bad(limit("within = '1'"), 16, "refers to itself", "another"),
        bad(
            limit("within = ['2', '3']"),
            16,
            "second clause, `3`",
            "the one clause",
        ),
        bad(
            limit("hands-on-to = '9'"),
            16,
            "no clause `9`",
            "no other clause",
        ),
        bad(
            limit("restarts = 'king'"),
            16,
            "`king` restarts nothing",
            "`capture`",
        ),
        bad(
            chain("within = '2'", "within = '3'", ""),
            7,
            "lies within",
            "outermost",
        ),
        bad(
            chain("unless = '2'", "unless = '3'", ""),
            7,
            "itself switched off",
            "`when`",
        ),
        bad(
            chain("shares = 's'", "shares = 's'\nrestarts = 'capture'", ""),
            17,
            "differently",
            "the same",
        ),
    ]
}

/// In place of a setting, or of a word on draw offers.
fn no_settings() -> Vec<Bad> {
    let book = |lines: &str| format!("{HEAD}{lines}\n{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let setting = "[[setting]]\nid = 'x'\nname.en = 'n'\ndefault = 'a'\n\
                   [[setting.choice]]\nvalue = 'a'\nwhat.en = 'w'\n";
    vec![
        bad(
            book("[[setting]]\nname.en = 'n'"),
            7,
            "`[[setting]]` has no `id`",
            "early-draws",
        ),
        bad(
            book(&setting.replace("'a'\n[[", "'b'\n[[")),
            10,
            "the default `b`",
            "[[setting.choice]]",
        ),
        bad(
            book(&setting.replace(
                "what.en",
                "what.en = 'n'\n[[setting.choice]]\nvalue = 'a'\nwhat.en",
            )),
            14,
            "the value `a` stands twice",
            "another value",
        ),
        bad(
            book(&setting.repeat(2)),
            14,
            "`x` stands twice",
            "another id",
        ),
        bad(
            book(&format!(
                "{setting}moves.a = 'b'\n{}moves.a = 'c'",
                setting.replace("id = 'x'", "id = 'y'")
            )),
            15,
            "`x` and `y` both choose `moves.a`",
            "one setting",
        ),
        bad(
            book(&format!("{setting}moves.a = 150")),
            14,
            "`a` is 150",
            "in quotes",
        ),
        bad(
            book(&setting.replace("value", "valeu")),
            12,
            "cannot have `valeu`",
            "`value`?",
        ),
        bad(
            book("[[left-to-referee]]\narticle = '1'"),
            7,
            "`what` is missing",
            "`what.en = ",
        ),
        bad(
            book("[[offers]]"),
            7,
            "forbids nothing",
            "`not-before-move = 40`",
        ),
        bad(
            book("[[offers]]\nnot-before-move = 0"),
            8,
            "`not-before-move` is 0",
            "1 or more",
        ),
        bad(
            book("[[offers]]\nnot-before = 40"),
            8,
            "cannot have `not-before`",
            "it can have",
        ),
        bad(
            book("[[offers]]\nmost-pieces = 6\nearly-agreement = 'lose'"),
            9,
            "`lose`",
            "`both-lose`",
        ),
        bad(
            book("[[offers]]\nmost-pieces = 6\n[[offers]]\nmost-pieces = 7"),
            9,
            "together",
            "`only-if`",
        ),
        bad(
            book("[[offers]]\nmost-pieces = 6\nonly-if.x = 'a'"),
            9,
            "x = a",
            "[[setting]]",
        ),
        bad(
            book("wrong-claim-gives = '2:00'"),
            7,
            "`wrong-claim-gives` is a text",
            "whole number",
        ),
    ]
}

fn all() -> impl Iterator<Item = Bad> {
    let kinds = [no_books(), no_clauses(), no_limits(), no_settings()];
    kinds.into_iter().flatten()
}

#[test]
fn mistakes_are_told_with_line_and_remedy() {
    for bad in all() {
        let errors = RuleBook::parse(&bad.text).expect_err("a mistake");
        let found = errors.all().iter().any(|error| {
            error.line == bad.line
                && error.what(Lang::En).contains(bad.what)
                && error.remedy(Lang::En).contains(bad.remedy)
        });
        assert!(
            found,
            "no error in line {} with `{}` and `{}` in:\n{errors}\nof:\n{}",
            bad.line, bad.what, bad.remedy, bad.text
        );
        assert!(errors.all().is_sorted_by_key(|error| error.line));
    }
}

/// The names of the messages of errors, which only their debugging text shows.
fn ids(errors: &RuleBookErrors) -> Vec<String> {
    let told = errors.all().iter().map(|error| format!("{error:?}"));
    told.filter_map(|text| Some(text.split("id: \"").nth(1)?.split('"').next()?.to_owned()))
        .collect()
}

#[test]
fn every_mistake_can_be_made_and_is_told_in_every_language() {
    let mut made = BTreeSet::new();
    let not_utf8 = RuleBook::from_bytes(b"id = 'caf\xe9'\n").expect_err("no UTF-8");
    let many: Vec<String> = (0..201)
        .map(|number| repetition(&number.to_string(), "times = 3"))
        .collect();
    assert!(RuleBook::parse(&format!("{HEAD}{}", many[1..].concat())).is_ok());
    let too_many = RuleBook::parse(&format!("{HEAD}{}", many.concat())).expect_err("201");
    assert_eq!(too_many.all().len(), 1);
    let errors = all().map(|bad| RuleBook::parse(&bad.text).expect_err("a mistake"));
    let others = [not_utf8, too_many, for_no_game()];
    for errors in errors.chain(others).chain(moves_refused()) {
        made.extend(ids(&errors));
        let english = errors.sentences(Lang::En);
        for lang in [Lang::Fr, Lang::Ru] {
            for (own, english) in errors.sentences(lang).lines().zip(english.lines()) {
                assert_ne!(own, english);
                assert!(
                    !own.contains("mistake-") && !own.contains("relation-"),
                    "{own}"
                );
            }
        }
        for error in errors.all() {
            let sentence = error.sentence(Lang::Ru);
            assert!(
                sentence.contains(&format!("строка {}", error.line)),
                "{sentence}"
            );
        }
    }
    let known = include_str!("../../locales/en/books.ftl")
        .lines()
        .filter_map(|line| {
            let (name, _) = line.split_once(" =")?;
            let parts = ["mistake-sentence", "mistake-at", "mistake-wanted"];
            let mistake = name.starts_with("mistake-") || name.starts_with("relation-");
            (mistake && !parts.contains(&name)).then(|| name.to_owned())
        });
    let known: BTreeSet<String> = known.collect();
    let missing: Vec<_> = known.difference(&made).collect();
    assert!(missing.is_empty(), "nothing leads to {missing:?}");
}
