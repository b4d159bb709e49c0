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
