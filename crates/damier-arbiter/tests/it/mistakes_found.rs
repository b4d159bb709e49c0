//! Where mistakes in the files of rule books are found, and how many at once.

use damier_arbiter::{Lang, RuleBook};

use crate::books::{CLAUSE, HEAD};

#[test]
fn bytes_that_are_no_text_are_told_with_their_place() {
    let errors = RuleBook::from_bytes(b"format = 1\nid = 'caf\xe9'\n").expect_err("no UTF-8");
    let [error] = errors.all() else {
        panic!("one mistake: {errors}");
    };
    assert_eq!((error.line, error.column), (2, 10));
    assert!(
        error.what(Lang::En).contains("byte 20 of the file (0xE9)"),
        "{error}"
    );
    assert!(error.remedy(Lang::Fr).contains("UTF-8"), "{error}");
    let cut = RuleBook::from_bytes("é".as_bytes().get(..1).expect("two bytes"));
    assert_eq!(cut.expect_err("half a letter").all()[0].column, 1);
    let marked = format!("\u{feff}{HEAD}{CLAUSE}kind = 'repetition'\r\ntimes = 3\r\n");
    RuleBook::from_bytes(marked.as_bytes()).expect("a mark at the beginning does no harm");
}

/// Of the clauses `two` one stands for each value of a setting: the one that makes a
/// chain is found in whichever order they come.
#[test]
fn a_chain_under_a_setting_is_found_in_any_order() {
    let setting = "[[setting]]\nid='x'\nname.en='n'\ndefault='p'\n\
                   [[setting.choice]]\nvalue='p'\nwhat.en='w'\n\
                   [[setting.choice]]\nvalue='q'\nwhat.en='w'\n";
    let limit = |id: &str, rest: &str| {
        let clause = CLAUSE.replace("id = '1'", &format!("id = '{id}'"));
        format!("{clause}kind = 'endgame-limit'\nunit = 'each'\nlimit = 5\n{rest}")
    };
    for word in ["unless", "within"] {
        let one = limit("one", &format!("{word} = 'two'\n"));
        let plain = limit("two", "only-if.x = 'p'\n");
        let chain = limit("two", &format!("only-if.x = 'q'\n{word} = 'three'\n"));
        let three = limit("three", "");
        for order in [
            [&one, &plain, &chain, &three],
            [&three, &chain, &plain, &one],
            [&plain, &chain, &one, &three],
        ] {
            let text = order.map(String::as_str).concat();
            let errors = RuleBook::parse(&format!("{HEAD}{setting}{text}"));
            let errors = errors.expect_err("a chain").to_string();
            assert!(errors.contains("one") || errors.contains("two"), "{errors}");
        }
        // What can never meet makes no chain.
        let apart = limit("one", &format!("only-if.x = 'p'\n{word} = 'two'\n"));
        let text = [apart, plain, chain, three].concat();
        let book = RuleBook::parse(&format!("{HEAD}{setting}{text}"));
        assert!(book.is_ok(), "{book:?}");
    }
}

#[test]
fn several_mistakes_are_told_at_once() {
    let errors = RuleBook::parse("format = 1\nid = 3\nname.en = 4\n").expect_err("mistakes");
    assert!(errors.all().len() >= 5, "{errors}");
    assert!(errors.all().is_sorted_by_key(|error| error.line));
}

/// The lines in which something is told, and nothing twice in one.
fn lines(text: &str) -> Vec<usize> {
    let errors = RuleBook::parse(text).expect_err(text);
    errors.all().iter().map(|error| error.line).collect()
}

/// Nobody has to mend one mistake to be told of the next.
#[test]
fn what_is_wrong_in_other_clauses_and_in_the_book_is_told_at_once() {
    let second = CLAUSE.replace("id = '1'", "id = '2'");
    let text = format!(
        "{HEAD}limt = 3\n{CLAUSE}kind = 'endgame-limit'\nunit = 'strong'\nlimit = 5\n\
         when.force = 'K v K'\nlasts = 'for-ever'\nhands-on-to = '3'\n{second}\
         kind = 'repetition'\ntimes = 1\nonly-if.draws = 'on'\n{CLAUSE}kind = 'move-limit'\n\
         unit = 'each'\nlimit = 5\n"
    );
    let errors = RuleBook::parse(&text).expect_err("mistakes");
    let told = errors.to_string();
    for part in [
        "cannot have `limt`",
        "which side is the strong one",
        "`lasts` cannot be `for-ever`",
        "there is no clause `3`",
        "cannot repeat 1 time",
        "asks for draws = on",
        "the id `1` stands twice",
    ] {
        assert!(told.contains(part), "{part} in:\n{told}");
    }
    assert_eq!(errors.all().len(), 7, "{told}");
}

#[test]
fn a_line_that_is_no_toml_does_not_hide_the_others() {
    let text = format!(
        "{HEAD}{CLAUSE}kind = 'repetition'\ntimes = 3 times\n[clause]\nid = '2'\narticle = '2'\n\
         source = 's'\nname.en = 'n'\nrule.en = 'r'\nkind = 'move-limit'\nunit: 'each'\n\
         limit = -3\nrestarts = ['captures']\n"
    );
    let errors = RuleBook::parse(&text).expect_err("mistakes");
    let told = errors.to_string();
    let all: Vec<usize> = errors.all().iter().map(|error| error.line).collect();
    assert_eq!(all, [14, 15, 22, 23, 24], "{told}");
    assert!(!told.contains("has no"), "nothing is missing:\n{told}");
}

/// A bracket that is left open makes the reader stumble over every line that follows.
#[test]
fn a_bracket_left_open_is_told_once() {
    let text = format!("{HEAD}{CLAUSE}kind = 'move-limit'\nunit = 'each'\nlimit = 5\n");
    let open = text.replace("variants = ['russian']", "variants = ['russian'");
    let errors = RuleBook::parse(&open).expect_err("open");
    assert_eq!(errors.all().len(), 1, "{errors}");
    assert!(
        errors.to_string().contains("a bracket is missing"),
        "{errors}"
    );
    let prose = "These are the rules.\nThree kings: 16 moves.\nTwo kings: 5 moves.\nNo more.\n";
    assert_eq!(lines(prose), [1]);
}

/// A name that is mistyped is told, and not that what it names is missing.
#[test]
fn what_follows_from_a_mistake_is_not_told_as_another() {
    let setting = "[[setting]]\nid = 'x'\nname.en = 'n'\ndefault = 'p'\n\
                   [[setting.choice]]\nvalue = 'p'\n[[setting.choice]]\nvalue = 'q'\nwhat.en = 'w'\n";
    let offers = |word: &str| {
        format!(
            "[[offers]]\nnot-before-move = 5\n{word}.x = 'p'\n\
             [[offers]]\nnot-before-move = 9\nonly-if.x = 'q'\n"
        )
    };
    let clause = format!("{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let book = format!("{HEAD}{setting}{}{clause}", offers("only-iff"));
    let errors = RuleBook::parse(&book).expect_err("mistakes");
    let told: Vec<String> = errors
        .all()
        .iter()
        .map(|error| error.what(Lang::En))
        .collect();
    assert_eq!(told.len(), 2, "{errors}");
    assert!(
        told[0].contains("`what`") && told[1].contains("`only-iff`"),
        "{errors}"
    );
    // A kind that is mistyped needs nothing yet.
    let kind = format!("{HEAD}{CLAUSE}kind = 'repetiton'\n");
    assert_eq!(lines(&kind), [13]);
}

/// A book for no game that there is can be used nowhere, so it is refused; beside a game
/// that is known, others are only warned of.
#[test]
fn a_book_for_no_known_game_is_a_mistake() {
    let clause = format!("{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let book = |games: &str, clause: &str| {
        let head = HEAD.replace("variants = ['russian']", games);
        RuleBook::parse(&format!("{head}{clause}"))
    };
    let errors = book("variants = ['rusian', 'ludo']", &clause).expect_err("no such games");
    let places: Vec<_> = errors.all().iter().map(|e| (e.line, e.column)).collect();
    assert_eq!(places, [(6, 13), (6, 23)]);
    for (lang, meant, known) in [
        (Lang::En, "did you mean russian?", "write one of"),
        (
            Lang::Fr,
            "vouliez-vous dire russian\u{202f}?",
            "écrivez l’un de",
        ),
        (Lang::Ru, "может быть, russian?", "напишите одну из"),
    ] {
        assert_eq!(errors.all()[0].remedy(lang), meant);
        let remedy = errors.all()[1].remedy(lang);
        assert!(
            remedy.starts_with(known) && remedy.contains("`international`"),
            "{remedy}"
        );
    }
    // Told beside the other mistakes of a text, and once only.
    let broken = clause.replace("times = 3", "times = 0");
    let errors = book("variants = ['rusian']", &broken).expect_err("two mistakes");
    let lines: Vec<_> = errors.all().iter().map(|error| error.line).collect();
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0], 6);
    assert_eq!(errors.warnings(), []);
    assert!(book("variants = ['rusian', 'russian']", &clause).is_ok());
    assert!(book("variants = ['killer']", &clause).is_ok());
}

/// The games are looked at although the book has mistakes.
#[test]
fn games_that_nobody_knows_and_that_stand_twice_are_told() {
    let clause = format!("{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let games = "variants = ['russian', 'rusian', 'russian']";
    let head = HEAD.replace("variants = ['russian']", games);
    let told = |warnings: &[damier_arbiter::Warning]| {
        let all = warnings.iter();
        all.map(|warning| warning.sentence(Lang::En))
            .collect::<Vec<_>>()
            .join("\n")
    };
    let book = RuleBook::parse(&format!("{head}{clause}")).expect("no mistake");
    let text = format!("{head}{}", clause.replace("times = 3", "times = 0"));
    let errors = RuleBook::parse(&text).expect_err("a mistake");
    for told in [told(&book.warnings()), told(errors.warnings())] {
        assert!(told.contains("did you mean russian?"), "{told}");
        assert!(told.contains("russian is named twice"), "{told}");
    }
    for warning in errors.warnings() {
        assert_eq!(warning.line(&text), 6, "{warning}");
    }
}

/// What is said of a book whose games nobody knows, one of them mistyped, and of another
/// that poses as a built-in one.
pub(crate) fn for_no_game() -> damier_arbiter::RuleBookErrors {
    let head = HEAD.replace("['russian']", "['rusian', 'ludo']");
    let text = format!("{head}{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let no_games = RuleBook::parse(&text).expect_err("no such games");
    let posing = format!("{HEAD}{CLAUSE}kind = 'repetition'\ntimes = 3\n");
    let posing = posing.replace("'mine'", "'fmjd'");
    let book = RuleBook::parse(&posing).expect("a book");
    let taken = book.check_id(&posing).expect_err("taken");
    assert_eq!((taken.all()[0].line, taken.all()[0].column), (2, 1));
    no_games.and(taken)
}
