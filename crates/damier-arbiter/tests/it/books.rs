use damier_arbiter::{Lang, RuleBook, Warning};

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

pub(crate) const HEAD: &str = "format = 1
id = 'mine'
name.en = 'Mine'
about.en = 'Mine'
source = 'me'
variants = ['russian']
";

pub(crate) const CLAUSE: &str = "[[clause]]
id = '1'
article = '1'
source = 'me'
name.en = 'n'
rule.en = 'r'
";

/// A text for all languages, such as an address, and one for each.
#[test]
fn sources_are_told_in_the_language_of_the_reader() {
    let told = |source: &str| {
        let text = format!("{HEAD}{CLAUSE}kind = 'repetition'\ntimes = 3\n");
        let text = text.replace("source = 'me'", source);
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("{errors}"));
        let clause = book.clause_named("1").expect("its clause");
        Lang::ALL.map(|lang| {
            assert_eq!(book.source().get(lang), clause.source.get(lang));
            book.source().get(lang).to_owned()
        })
    };
    assert_eq!(told("source = 'me'"), ["me", "me", "me"]);
    assert_eq!(
        told("source = { en = 'me', fr = 'moi', ru = 'я' }"),
        ["me", "moi", "я"]
    );
    assert_eq!(told("source.en = 'me'\nsource.ru = 'я'"), ["me", "me", "я"]);
    for book in RuleBook::all() {
        let cyrillic = |text: &str| text.chars().any(|c| ('а'..='я').contains(&c));
        let clauses = book.all_clauses().iter().map(|clause| &clause.source);
        for source in clauses.chain([book.source()]) {
            assert_ne!(source.get(Lang::Fr), source.get(Lang::En), "{}", book.id());
            assert!(cyrillic(source.get(Lang::Ru)), "{}", book.id());
        }
    }
}

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
            assert!(!errors.all().is_empty());
            assert!(
                errors.all().iter().all(|e| (1..=lines).contains(&e.line)),
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

/// The book that the guide builds is a good one after every step, pasted block after block.
#[test]
fn the_guide_builds_a_book_without_a_warning() {
    let guide = include_str!("../../docs/rule-books.md");
    let blocks = guide.split("```toml\n").skip(1);
    let blocks = blocks.filter_map(|block| block.split("```").next());
    let (mut text, mut built) = (String::new(), None);
    for (step, block) in blocks.enumerate() {
        text += block;
        let step = step + 1;
        let book = RuleBook::parse(&text).unwrap_or_else(|errors| panic!("step {step}: {errors}"));
        assert_eq!(book.warnings(), [], "step {step}");
        assert_ne!(built.as_ref(), Some(&book), "step {step} adds nothing");
        built = Some(book);
    }
    let book = built.expect("the guide has blocks");
    assert_eq!(book.clauses().count(), 5);
    assert_eq!(book.left_to_referee().len(), 1);
    assert_eq!(book.settings().len(), 1);
    assert_eq!(book.offer_rules().not_before_move, Some(20));
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
