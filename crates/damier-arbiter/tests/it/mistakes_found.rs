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
