//! Cells of TRF files that contradict one another: where it is told, and what.

use damier_tournament::files::{
    Fault, LineEnd, Problem, TrfDialect, read_event, read_trf, write_trf,
};
use damier_tournament::model::{Bye, ByeKind, GameResult};
use damier_tournament::{Event, PlayerId};

/// A file of players, each with the cells of his line.
fn file(cells: &[&str]) -> String {
    let lines = (1..).zip(cells);
    let line = |(id, cells): (usize, &&str)| {
        let head = format!("001 {id:>4}      Name");
        format!("{head:<91}{cells}")
    };
    lines.map(line).collect::<Vec<_>>().join("\n") + "\n"
}

fn faults(text: &str) -> Vec<Problem> {
    let problems = read_trf(text).expect_err(text);
    problems.iter().cloned().collect()
}

/// The places and kinds of what is wrong.
fn told(cells: &[&str]) -> Vec<(usize, usize, String)> {
    let faults = faults(&file(cells)).into_iter();
    let kind = |fault: &Fault| {
        let words = format!("{fault:?}");
        words
            .split([' ', '{'])
            .next()
            .unwrap_or_default()
            .to_owned()
    };
    faults.map(|p| (p.line, p.column, kind(&p.fault))).collect()
}

fn read(cells: &[&str]) -> (Event, Vec<Problem>) {
    let reading = read_trf(&file(cells)).unwrap_or_else(|why| panic!("{cells:?}: {why}"));
    (reading.event, reading.warnings)
}

#[test]
fn each_contradiction_is_told_at_its_own_columns() {
    let at = |line, column, kind: &str| vec![(line, column, kind.to_owned())];
    let free = "0000 - Z";
    for (cells, wanted) in [
        // An opponent who is not there, and oneself, alone or not.
        (["   9 w 1", free, free], at(1, 92, "Absent")),
        ([free, "   2 w 1", free], at(2, 92, "Himself")),
        (["0000 - U", "   1 b 0", free], at(2, 92, "OneLine")),
        (["   2 w 1", free, free], at(1, 92, "OneLine")),
        // The line of the third says otherwise.
        (["   2 w 1", "   1 b 0", "   2 w 1"], at(3, 92, "OneLine")),
        // Colours and results stand in columns of their own.
        (["   2 w 1", "   1 w 0", free], at(2, 97, "Colours")),
        (["   2 - 1", "   1 b 0", free], at(1, 97, "Colours")),
        (["   2 w +", "   1 b 0", free], at(2, 99, "Results")),
        (["   2 w  ", "   1 b 0", free], at(1, 99, "Results")),
        (["   2 w 1", "   1 b -", free], at(2, 99, "Results")),
        (["   2 w U", "   1 b 0", free], at(1, 99, "ByeMet")),
        (["   2 w 1", "   1 b Z", free], at(2, 99, "ByeMet")),
        (
            ["   2 - H", "   1 - H", free],
            [at(1, 99, "ByeMet"), at(2, 99, "ByeMet")].concat(),
        ),
        (["   2 w x", "   1 b 0", free], at(1, 99, "Misread")),
        (["   2 q 1", "   1 b 0", free], at(1, 97, "Misread")),
        (["  z2 w 1", "   1 b 0", free], at(1, 92, "Misread")),
    ] {
        assert_eq!(told(&cells), wanted, "{cells:?}");
    }
}

#[test]
fn who_is_missing_is_looked_for_in_the_count_of_players() {
    let cells = ["   2 w 1", "   1 b 0", "   4 w 1"];
    let with = |count: usize| format!("062 {count}\n{}", file(&cells));
    let of = |text: &str| faults(text).remove(0).fault;
    let absent = |listed| Fault::Absent {
        id: PlayerId(4),
        listed,
        players: 3,
    };
    assert_eq!(of(&with(4)), absent(Some(4)));
    assert_eq!(of(&with(3)), absent(None));
    assert_eq!(of(&file(&cells)), absent(None));
    assert!(absent(Some(4)).to_string().contains("4 players"));
    // The count is told beside it.
    let problems = read_trf(&with(4)).expect_err("a player is missing");
    assert_eq!(problems.warnings().len(), 1, "{problems}");
    // A line that cannot be taken may be his: that one is told, and nothing else.
    let broken = file(&["   2 w 1", "   1 b 0", "   4 w 1", "   3 b 0"]);
    let broken = broken.replace("001    4", "001   4x");
    assert_eq!(faults(&broken).len(), 1);
}

#[test]
fn every_result_is_read_with_its_counterpart() {
    for (one, other, is_played) in [
        ("1", "0", true),
        ("0", "1", true),
        ("=", "=", true),
        ("W", "L", true),
        ("D", "D", true),
        ("+", "-", false),
        ("-", "+", false),
        ("-", "-", false),
    ] {
        let cells = [format!("   2 w {one}"), format!("   1 b {other}")];
        let (event, warnings) = read(&[&cells[0], &cells[1]]);
        assert_eq!(warnings, []);
        let result = &event.rounds[0].boards[0].result;
        assert_eq!(result.is_played(), is_played, "{one} {other}");
    }
    // Two results that are not those of one game are a decision, and are told.
    let (event, warnings) = read(&["   2 w 1", "   1 b 1"]);
    assert!(matches!(
        event.rounds[0].boards[0].result,
        GameResult::Decided { .. }
    ));
    let fault = Fault::Unequal {
        a: PlayerId(1),
        b: PlayerId(2),
        round: 1,
    };
    assert_eq!((warnings[0].line, warnings[0].column), (2, 99));
    assert_eq!(warnings[0].fault, fault);
    // A colour beside nobody is odd, whatever the letter.
    for letter in ["U", "F", "H", "Z", "1", "=", "0", "+", "-"] {
        let (event, warnings) = read(&[&format!("0000 w {letter}"), "   3 w 1", "   2 b 0"]);
        assert_eq!(event.rounds[0].byes.len(), 1, "{letter}");
        let odd = warnings.iter().find(|p| p.fault == Fault::ColourAlone);
        assert_eq!(odd.map(|p| (p.line, p.column)), Some((1, 92)), "{letter}");
    }
}

#[test]
fn a_full_point_bye_is_doubted_at_its_cell_and_not_in_our_own_files() {
    let cells = [
        "   2 w 1  0000 - F",
        "   1 b 0  0000 - Z",
        "0000 - U  0000 - U",
    ];
    let (event, warnings) = read(&cells);
    let places: Vec<(usize, usize)> = warnings.iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(
        (places, &warnings[0].fault),
        (vec![(1, 109)], &Fault::FullBye { round: 2 })
    );
    let full = Bye {
        player: PlayerId(1),
        kind: ByeKind::Full,
    };
    assert!(event.rounds[1].byes.contains(&full));
    for dialect in [TrfDialect::Trf16, TrfDialect::Trf26] {
        let again = read_trf(&write_trf(&event, dialect, LineEnd::Lf)).expect("our own");
        assert_eq!(again.warnings, []);
        assert_eq!(again.event.rounds, event.rounds);
    }
}

#[test]
fn numbers_that_other_records_name_are_looked_up() {
    let base = file(&["   2 w 1", "   1 b 0"]);
    for (record, column) in [
        ("240 H 002   77", 13),
        ("260 001 002    1   77", 20),
        ("XXP 1 77", 7),
        ("XXZ 77", 5),
        ("250      01.0 001 002   77   77", 23),
        (
            "310   1 A                                                                1   77",
            78,
        ),
        ("013 A                                  1 77", 42),
    ] {
        let reading = read_trf(&format!("{base}{record}\n")).expect(record);
        let told = reading.warnings.iter().find(|p| p.line == 3).expect(record);
        let id = PlayerId(77);
        assert_eq!(
            (told.column, &told.fault),
            (column, &Fault::Nobody { id }),
            "{record}"
        );
    }
    for (records, line, column) in [
        ("142 1000\n", 3, 5),
        ("240 H 000    1\n", 3, 7),
        ("260 003 002    1    2\n", 3, 9),
        ("250      01.0 002 001    1    1\n", 3, 19),
        ("250      01.0 001 002    2    1\n", 3, 28),
        ("310   0 A\n", 3, 5),
        ("310   1 A\n310   1 B\n", 4, 5),
        (
            "013 A                                  1    2\n013 B                                  2\n",
            4,
            40,
        ),
        ("013 A                                  1    1\n", 3, 45),
    ] {
        let first = faults(&format!("{base}{records}")).remove(0);
        assert_eq!(
            (first.line, first.column),
            (line, column),
            "{records}: {first}"
        );
    }
}

#[test]
fn teams_of_players_who_are_paired_one_by_one_stay_what_they_are() {
    // Members meet each other and two other teams in one round.
    let teams = "013 A                                  1    2\n013 B                                  3    4\n";
    let (text, event) = {
        let text = file(&["   2 w 1", "   1 b 0", "   4 w =", "   3 b ="]) + teams;
        let event = read_trf(&text).expect("teams").event;
        (text, event)
    };
    assert!(!event.regulations.system.is_team(), "{text}");
    assert_eq!(event.teams.len(), 2);
    assert!(event.rounds[0].matches.is_empty());
    let matches = file(&["   3 w 1", "   4 b 0", "   1 b 0", "   2 w 1"]) + teams;
    let event = read_trf(&matches).expect("a match").event;
    assert_eq!(event.rounds[0].matches.len(), 1);
}

#[test]
fn places_are_the_same_whatever_ends_a_line_and_in_whatever_letters() {
    let text = file(&["   2 w 1", "   9 b 0"]).replacen("Name ", "Жан  ", 1);
    let wanted: Vec<(usize, usize)> = faults(&text).iter().map(|p| (p.line, p.column)).collect();
    assert_eq!(wanted, [(2, 92)]);
    for end in ["\r", "\r\n", "\n"] {
        for mark in ["", "\u{feff}"] {
            let text = format!("{mark}{}", text.replace('\n', end));
            let problems = read_event(&text).expect_err("a fault");
            let found: Vec<_> = problems.iter().map(|p| (p.line, p.column)).collect();
            assert_eq!(found, wanted, "{end:?} {mark:?}");
        }
    }
}
