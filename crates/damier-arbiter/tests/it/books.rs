use damier_arbiter::{RuleBook, Warning};

#[test]
fn every_book_is_read_and_named() {
    for book in RuleBook::all() {
        assert!(RuleBook::builtin(book.id()).is_some());
        for variant in book.variants() {
            assert!(
                RuleBook::default_for(variant).is_some(),
                "{variant} has no default book"
            );
        }
    }
    assert_eq!(RuleBook::default_for("ludo"), None);
    assert_eq!(RuleBook::builtin("ludo"), None);
}

#[test]
fn built_in_books_give_no_warning() {
    for book in RuleBook::all() {
        assert_eq!(book.warnings(), [], "{}", book.id());
    }
}

#[test]
fn no_setting_leads_to_a_warning_or_an_empty_book() {
    for book in RuleBook::all() {
        for setting in book.settings() {
            for choice in &setting.choices {
                let chosen = book
                    .with_setting(&setting.id, &choice.value)
                    .expect("exists");
                assert!(chosen.clauses().count() > 0);
                let serious = chosen.warnings().into_iter().find(|w| {
                    !matches!(w, Warning::MissingText { .. } | Warning::NeverBinds { .. })
                });
                assert_eq!(
                    serious,
                    None,
                    "{} {} {}",
                    book.id(),
                    setting.id,
                    choice.value
                );
            }
        }
    }
}

/// Every mistake is found at its place, with a remedy.
#[track_caller]
fn refused(text: &str, line: usize, what: &str, remedy: &str) {
    let errors = RuleBook::parse(text).expect_err("a mistake");
    let found = errors.0.iter().any(|error| {
        error.line == line && error.what.contains(what) && error.remedy.contains(remedy)
    });
    assert!(
        found,
        "no error in line {line} with `{what}` and `{remedy}` in:\n{errors}"
    );
}

const HEAD: &str = "format = 1
id = 'mine'
name.en = 'Mine'
about.en = 'Mine'
source = 'me'
variants = ['russian']
";

const CLAUSE: &str = "[[clause]]
id = '1'
article = '1'
source = 'me'
name.en = 'n'
rule.en = 'r'
";

#[test]
fn a_small_book_is_read() {
    let text = format!("{HEAD}{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(book.id(), "mine");
    let missing = book.warnings().len();
    assert_eq!(
        missing,
        4,
        "French and Russian of book and clause: {:?}",
        book.warnings()
    );
}

#[test]
fn mistakes_are_told_with_line_and_remedy() {
    refused("id = ", 1, "not TOML", "correct");
    refused("format = 2\n", 1, "format 2", "write 1");
    refused("id = 'a b'\n", 1, "a b", "letters");
    let clause = |rest: &str| format!("{HEAD}{CLAUSE}{rest}");
    refused(
        &clause("kind = 'limit'\n"),
        13,
        "cannot be \"limit\"",
        "\"move-limit\"",
    );
    refused(
        &clause("kind = 'repetition'\n"),
        7,
        "no `times`",
        "add a line",
    );
    refused(
        &clause("kind = 'repetition'\ntimes = 1\n"),
        14,
        "1 times",
        "2 or more",
    );
    refused(
        &clause("kind = 'repetition'\ntimes = 3\nlimt = 4\n"),
        15,
        "`limt`",
        "it can have",
    );
}

#[test]
fn mistakes_in_limits_are_told_with_line_and_remedy() {
    let clause = |rest: &str| format!("{HEAD}{CLAUSE}{rest}");
    let limit = |rest: &str| clause(&format!("kind = 'endgame-limit'\n{rest}"));
    refused(&limit("unit = 'each'\n"), 7, "no `limit`", "add a line");
    refused(
        &limit("unit = 'each'\nlimits = 4\n"),
        15,
        "`limits`",
        "did you mean `limit`?",
    );
    refused(
        &limit("unit = 'each'\nlimit = -1\n"),
        15,
        "`limit`",
        "whole number",
    );
    refused(
        &limit("unit = 'each'\nlimit = 99999\n"),
        15,
        "`limit`",
        "whole number",
    );
    refused(
        &limit("unit = 'strong'\nlimit = 5\n"),
        7,
        "strong",
        "when.force",
    );
    refused(
        &limit("unit = 'each'\nlimit = 5\nwhen.force = '3K'\n"),
        16,
        "` v `",
        "3K v K",
    );
    refused(
        &limit("unit = 'each'\nlimit = 5\nwhen.pieces = '5-4'\n"),
        16,
        "pieces",
        "4-5",
    );
    refused(
        &limit("unit = 'each'\nlimit = 5\nwhen.peces = 4\n"),
        16,
        "`peces`",
        "`pieces`?",
    );
    let road = "unit = 'each'\nlimit = 5\nwhen.long-diagonal = 'weak-alone'\n";
    refused(&limit(road), 16, "long-diagonal", "add `force`");
    refused(
        &limit("unit = 'each'\nlimit = 5\nwithin = '9'\n"),
        16,
        "no clause `9`",
        "id",
    );
    refused(
        &limit("unit = 'each'\nlimit = 5\nwithin = '1'\n"),
        16,
        "itself",
        "another",
    );
    refused(
        &limit("unit = 'each'\nlimit = 5\nrestarts = 'king'\n"),
        16,
        "king",
        "capture",
    );
    let table = "unit = 'each'\nlimit = { '2-4' = 5, '4-5' = 6 }\n";
    refused(&limit(table), 15, "overlap", "one limit");
    let only = "kind = 'repetition'\ntimes = 3\nonly-if.a = 'b'\n";
    refused(&clause(only), 7, "a = b", "[[setting]]");
    let twice = format!("kind = 'repetition'\ntimes = 3\n{CLAUSE}kind='repetition'\ntimes=3\n");
    refused(&clause(&twice), 15, "twice", "another id");
    refused(HEAD, 1, "no clause", "[[clause]]");
}

#[test]
fn several_mistakes_are_told_at_once() {
    let errors = RuleBook::parse("format = 1\nid = 3\nname.en = 4\n").expect_err("mistakes");
    assert!(errors.0.len() >= 5, "{errors}");
    assert!(errors.0.is_sorted_by_key(|error| error.line));
}

#[test]
fn clauses_that_cannot_bind_are_warned_of() {
    let limit = |id: &str, rest: &str| {
        let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
        format!("{clause}kind = 'endgame-limit'\nunit = 'each'\n{rest}")
    };
    let book = |clauses: &[String]| {
        let text = format!("{HEAD}{}", clauses.concat());
        RuleBook::parse(&text)
            .unwrap_or_else(|errors| panic!("{errors}"))
            .warnings()
    };
    let short = limit("short", "limit = 5\nwhen.pieces = '2-5'\n");
    let long = limit("long", "limit = 16\nwhen.force = '3K v K'\n");
    let never = limit(
        "never",
        "limit = 5\nwhen.pieces = 3\nwhen.force = '3K v K'\n",
    );
    let found = book(&[short.clone(), long, never]);
    assert!(found.contains(&Warning::NoRepetition));
    let (clause, before) = ("long".to_owned(), "short".to_owned());
    assert!(
        found.contains(&Warning::NeverBinds { clause, before }),
        "{found:?}"
    );
    assert!(found.contains(&Warning::NeverHolds {
        clause: "never".to_owned()
    }));
    let one = limit("one", "limit = 5\nshares = 's'\nwhen.pieces = '2-4'\n");
    let two = limit("two", "limit = 6\nshares = 's'\nwhen.pieces = '4-5'\n");
    let found = book(&[one, two]);
    let (clause, other) = ("two".to_owned(), "one".to_owned());
    assert!(
        found.contains(&Warning::TwoLimits { clause, other }),
        "{found:?}"
    );
}

#[test]
fn names_and_repetitions_that_lead_nowhere_are_warned_of() {
    let repetition = |id: &str, rest: &str| {
        let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
        format!("{clause}kind = 'repetition'\n{rest}")
    };
    let warnings = |text: String| {
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let all = book.warnings();
        let grave = all
            .iter()
            .filter(|w| !matches!(w, Warning::MissingText { .. }));
        grave.map(ToString::to_string).collect::<Vec<_>>()
    };
    let third = repetition("third", "times = 3\n");
    let fifth = repetition("fifth", "times = 5\n");
    let claim = repetition("claim", "times = 3\napplies = 'claim'\n");
    let second = repetition("second", "times = 2\napplies = 'claim'\n");
    let found = warnings(format!("{HEAD}{third}{fifth}{claim}{second}"));
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(
        found[0].contains("fifth") && found[0].contains("clause third"),
        "{found:?}"
    );
    assert!(
        found[1].contains("claim") && found[1].contains("clause third"),
        "{found:?}"
    );
    let setting = "[[setting]]\nid='x'\nname.en='n'\ndefault='a'\n\
                   [[setting.choice]]\nvalue='a'\nwhat.en='w'\n";
    let found = warnings(format!("{HEAD}{setting}{third}"));
    assert!(found[0].contains("setting x"), "{found:?}");
    let typo = format!("{HEAD}{third}").replacen("variants = [", "variants = ['rusian', ", 1);
    let found = warnings(typo);
    assert!(
        found.iter().any(|w| w.contains("did you mean russian?")),
        "{found:?}"
    );
}

/// Any bytes at all: an answer, never a panic.
#[test]
fn damaged_books_are_refused_or_read() {
    let text = include_str!("../../rulebooks/portuguese.toml");
    let mut random = crate::support::Random(7);
    for _ in 0..2000 {
        let mut damaged: Vec<char> = text.chars().collect();
        for _ in 0..=random.below(3) {
            let place = random.below(damaged.len());
            match random.below(3) {
                0 => drop(damaged.remove(place)),
                1 => damaged[place] = ['"', '[', '=', '9', 'v', '\n'][random.below(6)],
                _ => damaged.truncate(place.max(1)),
            }
        }
        let damaged: String = damaged.into_iter().collect();
        if let Err(errors) = RuleBook::parse(&damaged) {
            let lines = damaged.matches('\n').count() + 1;
            assert!(!errors.0.is_empty());
            assert!(
                errors.0.iter().all(|e| (1..=lines).contains(&e.line)),
                "{errors}"
            );
        }
    }
}

/// The order of the clauses in the file changes nothing.
#[test]
fn the_order_of_clauses_does_not_matter() {
    use damier_arbiter::Referee;
    use damier_draughts::Variant;

    use crate::oracle::random_game;
    use crate::support::Random;

    for (id, text) in [
        ("fmjd", include_str!("../../rulebooks/fmjd.toml")),
        (
            "russia-2022",
            include_str!("../../rulebooks/russia-2022.toml"),
        ),
        ("cbd", include_str!("../../rulebooks/cbd.toml")),
        ("idf", include_str!("../../rulebooks/idf.toml")),
    ] {
        let mut parts = text.split("[[clause]]").map(str::to_owned);
        let head = parts.next().expect("a head");
        let clauses: Vec<String> = parts.collect();
        let backwards: Vec<&str> = clauses.iter().rev().map(String::as_str).collect();
        let turned = format!("{head}\n[[clause]]{}", backwards.join("\n[[clause]]"));
        let turned = std::sync::Arc::new(RuleBook::parse(&turned).expect("still a book"));
        let book = RuleBook::builtin(id).expect("built in");
        let variant: Variant = book.variants()[0].parse().expect("a variant");
        for seed in 1..300_u64 {
            let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let (start, plies) = random_game(variant, &mut random);
            let mut one = Referee::new(book.clone(), start.facts());
            let mut other = Referee::new(turned.clone(), start.facts());
            for ply in &plies {
                assert_eq!(one.record(ply), other.record(ply));
                assert_eq!(one.counters(), other.counters());
            }
        }
    }
}

/// The book that the guide builds is a good one.
#[test]
fn the_guide_builds_a_book_without_a_warning() {
    let guide = include_str!("../../docs/rule-books.md");
    let blocks = guide.split("```toml\n").skip(1);
    let text: String = blocks
        .filter_map(|block| block.split("```").next())
        .collect();
    let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
    assert_eq!(book.warnings(), []);
    assert_eq!(book.clauses().count(), 5);
    assert_eq!(book.left_to_referee().len(), 1);
    assert_eq!(book.settings().len(), 1);
}

/// The guide lists every setting of every book with its default.
#[test]
fn the_guide_lists_every_setting() {
    let guide = include_str!("../../docs/rule-books.md");
    let mut listed = guide
        .lines()
        .filter(|line| line.starts_with("| `") && line.matches(" | ").count() == 4)
        .count();
    for book in RuleBook::all() {
        for setting in book.settings() {
            let row = format!(
                "| `{}` | `{}` | `{}` | ",
                book.id(),
                setting.id,
                setting.default
            );
            let line = guide.lines().find(|line| line.starts_with(&row));
            let line = line.unwrap_or_else(|| panic!("the guide has no row {row}"));
            for choice in &setting.choices {
                assert!(line.contains(&format!("`{}`", choice.value)), "{line}");
            }
            listed -= 1;
        }
    }
    assert_eq!(listed, 0, "the guide lists settings that do not exist");
}

#[test]
fn a_letter_of_another_script_is_a_mistake_like_any_other() {
    let clause = "kind = 'endgame-limit'\nunit = 'each'\nlimit = 5\nwhen.force = ['3К v K']\n";
    refused(
        &format!("{HEAD}{CLAUSE}{clause}"),
        16,
        "does not end in K",
        "\"3K v K\"",
    );
}

#[test]
fn a_clause_lives_within_one_other_only() {
    let clause = "kind = 'endgame-limit'\nunit = 'each'\nlimit = 5\nwithin = ['2', '3']\n";
    refused(
        &format!("{HEAD}{CLAUSE}{clause}"),
        16,
        "second clause",
        "the one clause",
    );
}

proptest::proptest! {
    /// Whatever is written into the middle of a real book, reading it ends in a
    /// book or in errors.
    #[test]
    fn no_text_breaks_the_reader(
        book in 0..RuleBook::all().len(),
        cut in 0.0..1.0_f64,
        length in 0..40_usize,
        put in "[\\PC\n'\"=\\[\\]]{0,12}",
    ) {
        let id = RuleBook::all()[book].id();
        let text = RuleBook::builtin_source(id).expect("built in");
        let place = |fraction: f64| {
            let wanted = (text.len() as f64 * fraction) as usize;
            (0..=wanted).rev().find(|at| text.is_char_boundary(*at)).unwrap_or(0)
        };
        let from = place(cut);
        let to = text[from..].char_indices().nth(length).map_or(text.len(), |(at, _)| from + at);
        let _ = RuleBook::parse(&format!("{}{put}{}", &text[..from], &text[to..]));
    }
}
