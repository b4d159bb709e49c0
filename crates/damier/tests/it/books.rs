//! Files that are no rule books: told alike wherever a book can be named.

use std::path::Path;

use crate::run::{Run, damier};

const HEAD: &str = "format = 1\nid = 'mine'\nvariants = ['russian']\nsource = 'me'\n\
                    name.en = 'n'\nabout.en = 'a'\n";
const CLAUSE: &str = "[[clause]]\nid = '1'\narticle = '1'\nsource = 'me'\nname.en = 'n'\n\
                      rule.en = 'r'\nkind = 'repetition'\ntimes = 3\n";

/// Everything that takes `--rules`, with that book.
fn everywhere(book: &str, folder: &Path) -> Vec<(&'static str, Run)> {
    let event = folder.join("event.json");
    let event = event.to_str().expect("a path");
    let database = folder.join("games.db");
    let database = database.to_str().expect("a path");
    let rules = ["--rules", book];
    let all: [(&'static str, &[&str]); 7] = [
        ("adjudicate", &["adjudicate", "-"]),
        ("analyse", &["analyse", "russian"]),
        ("claim", &["claim", "flag", "russian", "--side", "white"]),
        ("moves", &["moves", "russian"]),
        ("perft", &["perft", "russian", "1"]),
        (
            "serve",
            &["serve", "--listen", "127.0.0.1:0", "--database", database],
        ),
        (
            "tournament",
            &[
                "tournament",
                "new",
                event,
                "--name",
                "x",
                "--rounds",
                "1",
                "--arbiter",
                "x",
            ],
        ),
    ];
    all.into_iter()
        .map(|(name, args)| (name, damier(&[args, &rules].concat())))
        .collect()
}

#[test]
fn what_is_no_rule_book_is_refused_alike_everywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::write(&path, bytes).expect("written");
        path.to_str().expect("a path").to_owned()
    };
    let unknown = HEAD.replace("russian", "rusian");
    let latin = format!("{HEAD}{CLAUSE}").replace("'n'", "'\u{e9}'");
    let latin: Vec<u8> = latin
        .chars()
        .map(|c| u8::try_from(c as u32).unwrap_or(b'?'))
        .collect();
    let long = format!("{HEAD}{CLAUSE}# {}\n", "x".repeat(10_000_000));
    let negative = format!("{HEAD}{CLAUSE}").replace("times = 3", "times = -3");
    let folder_named = folder.path().join("folder.toml");
    std::fs::create_dir(&folder_named).expect("made");
    for (book, told) in [
        (
            file("unknown.toml", format!("{unknown}{CLAUSE}").as_bytes()),
            "line 3, column 13: no game is called “rusian”",
        ),
        (file("latin.toml", &latin), "line 5, column 12: byte"),
        (
            file("empty.toml", b""),
            "line 1, column 1: the book has no `format`",
        ),
        (file("long.toml", long.as_bytes()), "is longer than 200 KB"),
        (
            file("negative.toml", negative.replace('\n', "\r\n").as_bytes()),
            "line 14, column 9: `times` is -3",
        ),
        (
            folder_named.to_str().expect("a path").to_owned(),
            "is a folder",
        ),
        (
            folder
                .path()
                .join("none.toml")
                .to_str()
                .expect("a path")
                .to_owned(),
            "no such file",
        ),
    ] {
        let all = everywhere(&book, folder.path());
        let first = all[0].1.err.clone();
        for (name, run) in all {
            assert_eq!(run.code, 2, "{name} {book}: {run:?}");
            assert!(run.err.contains(told), "{name}: {}", run.err);
            assert_eq!(run.err, first, "{name}");
        }
        // The check says the same, with the code for what it has found in the text.
        let check = damier(&["rules", "check", &book]);
        assert!(check.code == 1 || check.code == 2, "{check:?}");
        let told_there = format!("{}{}", check.out, check.err);
        assert!(told_there.contains(told), "{told_there}");
    }
}

/// A copy of a built-in book is that book; another book needs another id, everywhere.
#[test]
fn the_id_of_a_built_in_book_is_for_that_book_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let book = path.to_str().expect("a path");
    let source = damier(&["rules", "show", "russia-2022", "--toml"]).out;
    std::fs::write(&path, source.replace("limit = 15", "limit = 16")).expect("written");
    let taken = "column 1: a rule book with the id `russia-2022` is built in, and says something \
                 else; give this one an id of its own, such as `russia-2022-2`";
    for (name, run) in everywhere(book, folder.path()) {
        assert_eq!(run.code, 2, "{name}: {run:?}");
        assert!(run.err.contains(taken), "{name}: {run:?}");
    }
    let check = damier(&["rules", "check", book]);
    assert!(check.code == 1 && check.out.contains(taken), "{check:?}");
    let posing = damier(&["rules", "show", "cbd", "--toml", "--id", "fmjd"]);
    assert!(
        posing.code == 2 && posing.err.contains("`fmjd-2`"),
        "{posing:?}"
    );
    // Laid out otherwise it is the same.
    std::fs::write(&path, format!("# Mine.\n\n{source}")).expect("written");
    let check = damier(&["rules", "check", book]);
    assert!(
        check.code == 0 && !check.out.contains("warning"),
        "{check:?}"
    );
    let moves = damier(&["moves", "russian", "--counters", "--json", "--rules", book]);
    assert_eq!(moves.code, 0, "{moves:?}");
    assert_eq!(
        moves.out,
        damier(&["moves", "russian", "--counters", "--json"]).out
    );
    let event = folder.path().join("event.json");
    let event = event.to_str().expect("a path");
    let new = [
        "tournament",
        "new",
        event,
        "--name",
        "x",
        "--rounds",
        "1",
        "--rules",
        book,
    ];
    assert_eq!(damier(&new).code, 0);
    let shown = damier(&["tournament", "regulations", event, "--json"]).json();
    assert_eq!(shown["rule_book"], "russia-2022");
    assert_eq!(
        shown.get("rule_book_text"),
        None,
        "a built-in book is not held: {shown}"
    );
}

/// Marks and line ends of other systems are no mistakes.
#[test]
fn a_mark_and_line_ends_of_other_systems_change_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("mine.toml");
    let book = path.to_str().expect("a path");
    let text = format!("\u{feff}{HEAD}{CLAUSE}").replace('\n', "\r\n");
    std::fs::write(&path, text).expect("written");
    let check = damier(&["rules", "check", book]);
    assert_eq!(check.code, 0, "{check:?}");
    let moves = damier(&["moves", "russian", "--rules", book]);
    assert_eq!(moves.code, 0, "{moves:?}");
    // The place of a mistake is that which an editor shows.
    std::fs::write(&path, format!("\u{feff}x = 1\n{HEAD}{CLAUSE}")).expect("written");
    let check = damier(&["rules", "check", book]);
    assert!(
        check
            .out
            .contains("line 1, column 1: the book cannot have `x`"),
        "{check:?}"
    );
}
