//! Facts that the referee's desk is asked about, and the books that it reads.

use crate::run::damier;

#[test]
fn irregular_moves_are_named_as_the_book_numbers_them() {
    let ask = |variant: &str, what: &str, rest: &[&str]| {
        damier(
            &[
                &[
                    "claim",
                    "irregular",
                    variant,
                    "--by",
                    "white",
                    "--what",
                    what,
                ],
                rest,
            ]
            .concat(),
        )
    };
    assert_eq!(ask("international", "5.4.6", &[]).code, 1);
    assert_eq!(ask("international", "capture-missed", &[]).code, 1);
    assert_eq!(ask("chess960", "illegal-move", &[]).code, 1);
    let refused = ask("chess960", "5.4.2", &[]);
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.err.contains("7.5.1 illegal-move"), "{refused:?}");
    assert!(!refused.err.contains("5.4."), "{refused:?}");
    let refused = ask("international", "nonsense", &[]);
    assert!(refused.err.contains("5.4.6 capture-missed"), "{refused:?}");
}

/// `30` may be minutes or seconds: nobody loses a game by a guess.
#[test]
fn a_time_without_a_unit_is_refused() {
    let late = |white: &str, allowed: &str| {
        let names = ["claim", "late", "international", "--white", white];
        damier(&[&names[..], &["--allowed", allowed]].concat())
    };
    for (white, allowed) in [("31:00", "30"), ("31", "30:00"), ("31:00", "30.5")] {
        let refused = late(white, allowed);
        assert_eq!(refused.code, 2, "{refused:?}");
        assert!(refused.err.contains("0:55"), "{refused:?}");
    }
    assert_eq!(late("31:00", "30'").code, 0);
}

#[test]
fn a_fraction_of_a_second_is_told_where_it_decides() {
    let late = damier(&[
        "claim",
        "late",
        "international",
        "--white",
        "30:00.5",
        "--allowed",
        "30:00",
        "--json",
    ]);
    assert_eq!(late.json()["verdict"]["by"], "rules", "{late:?}");
    assert!(late.out.contains("30:00.5"), "{late:?}");
    let short = damier(&[
        "claim",
        "time-shortage",
        "international",
        "--fen",
        "W:WK1,K2,31:BK48,20",
        "--control",
        "20'",
        "--side",
        "white",
        "--left",
        "1:00.5",
        "--no-tables",
    ]);
    assert!(short.out.contains("1:00.5"), "{short:?}");
}

#[test]
fn a_time_that_is_missing_is_not_quoted() {
    let refused = damier(&["clock", "control", "5'+"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("a time is missing"), "{refused:?}");
}

#[test]
fn a_book_of_ones_own_is_read_alike_everywhere() {
    let source = damier_arbiter::RuleBook::builtin_source("fmjd").expect("built in");
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).expect("writes");
        file.to_str().expect("a name").to_owned()
    };
    let same = write("same.toml", &source.replacen("limit = 16", "limit = 17", 1));
    let own = write(
        "own.toml",
        &source
            .replacen("id = \"fmjd\"", "id = \"own\"", 1)
            .replacen("default-for", "# default-for", 1),
    );
    let event = folder.path().join("event.json");
    let event = event.to_str().expect("a name");
    let commands = |rules: &str| {
        let adjudicate = [
            "adjudicate",
            "--variant",
            "international",
            "--moves",
            "32-28",
            "--rules",
            rules,
        ];
        let claim = ["claim", "agreement", "international", "--rules", rules];
        let new = [
            "tournament",
            "new",
            event,
            "--name",
            "Cup",
            "--rounds",
            "3",
            "--rules",
            rules,
        ];
        [damier(&adjudicate), damier(&claim), damier(&new)]
    };
    for done in commands(&same) {
        assert_eq!(done.code, 2, "{done:?}");
        assert!(done.err.contains("fmjd-2"), "{done:?}");
    }
    for done in commands(&own) {
        assert_ne!(done.code, 2, "{done:?}");
    }
}
