//! Every record of TRF16 and TRF26 that is read, with values that cannot be: each is told at
//! its line and column.

use damier_tournament::files::read_trf;

/// Four players who have played one round of three.
fn table() -> String {
    let days = format!("{:<91}26/11/30  26/12/07", "132");
    let head = "012 Open\n042 2026/11/30\n052 2026/12/14\n062 4\n";
    let players = [
        (1, "1.0", "   2 w 1"),
        (2, "0.0", "   1 b 0"),
        (3, "0.5", "   4 w ="),
        (4, "0.5", "   3 b ="),
    ];
    let lines = players.map(|(id, points, cell)| {
        let name = format!("001 {id:>4}      Name");
        format!("{name:<80}{points:>4}{:7}{cell}\n", "")
    });
    format!("{head}{days}\n142 3\n{}", lines.concat())
}

/// What is told of the table with one more line, or with one replaced: line, column, and
/// whether it keeps the file from being read.
fn told(code: &str, text: &str) -> Vec<(usize, usize, bool)> {
    let (mut lines, mut is_new) = (Vec::new(), true);
    let table = table();
    for line in table.lines() {
        let is_it = line.starts_with(code);
        is_new &= !is_it;
        lines.push(if is_it { text } else { line });
    }
    if is_new {
        lines.push(text);
    }
    let text = lines.join("\n") + "\n";
    match read_trf(&text) {
        Ok(reading) => {
            let odd = reading.warnings.iter();
            odd.map(|p| (p.line, p.column, false)).collect()
        }
        Err(problems) => problems.iter().map(|p| (p.line, p.column, true)).collect(),
    }
}

/// The line that was added, or the one replaced.
fn line_of(code: &str) -> usize {
    let found = table().lines().position(|line| line.starts_with(code));
    found.map_or(table().lines().count(), |index| index) + 1
}

#[test]
fn the_table_itself_is_in_order() {
    let reading = read_trf(&table()).expect("readable");
    assert_eq!(reading.warnings, []);
}

#[test]
fn values_that_cannot_be_are_told_at_their_record() {
    const ODD: bool = false;
    const WRONG: bool = true;
    let mut missed = Vec::new();
    for (code, text, column, is_wrong) in [
        // Days.
        ("042", "042 yesterday", 5, ODD),
        ("052", "052 2026/13/01", 5, ODD),
        ("052", "052 2026/11/29", 5, ODD),
        ("062", "062 many", 5, ODD),
        ("062", "062 5", 5, ODD),
        ("072", "072 5", 5, ODD),
        ("072", "072 -1", 5, ODD),
        ("082", "082 2", 5, ODD),
        // Rounds.
        ("142", "142 x", 5, WRONG),
        ("142", "142 -1", 5, WRONG),
        ("142", "142 1000", 5, WRONG),
        ("142", "142 0", 5, ODD),
        ("XXR", "XXR 0", 5, ODD),
        ("152", "152 G", 5, WRONG),
        ("XXC", "XXC green1", 5, ODD),
        // Points.
        ("162", "162  W 1.0    Q 2.0", 15, ODD),
        ("162", "162  W 0.5    D 1.0", 6, WRONG),
        ("162", "162  W 9999", 6, WRONG),
        ("BBW", "BBW  x", 5, WRONG),
        ("BBD", "BBD  2.0", 5, WRONG),
        ("XXS", "XXS W=x", 5, WRONG),
        ("XXS", "XXS Q=1", 5, ODD),
        ("192", "192 FOO", 5, ODD),
        // What is asked for.
        ("240", "240 X 002    1", 5, WRONG),
        ("240", "240 H 000    1", 7, WRONG),
        ("240", "240 H 002", 11, WRONG),
        ("240", "240 H 099    1", 14, ODD),
        ("240", "240 H 002    9", 14, ODD),
        ("240", "240 H 002    1    1", 19, ODD),
        ("240", "240 H 001    1", 14, ODD),
        ("250", "250        x 001 002    1    2", 10, WRONG),
        ("250", "250      1.0 002 001    1    2", 19, WRONG),
        ("250", "250      1.0 001 002    2    1", 28, WRONG),
        ("250", "250      1.0 098 099    1    2", 15, ODD),
        ("250", "250      1.0 001 002    8    9", 15, ODD),
        ("260", "260 000 001    1    2", 5, WRONG),
        ("260", "260 002 001    1    2", 9, WRONG),
        ("260", "260 098 099    1    2", 5, ODD),
        ("260", "260 001 003    1", 13, ODD),
        ("260", "260 001 003    1    x", 21, WRONG),
        ("XXP", "XXP 1", 5, ODD),
        ("XXP", "XXP 1 x", 7, WRONG),
        ("XXZ", "XXZ 1 1", 7, ODD),
        ("XXZ", "XXZ 9", 5, ODD),
        ("XXA", "XXA    9 1.0", 5, ODD),
        ("XXA", "XXA    1 1.0 0.0 0.0 1.0", 22, ODD),
        // Teams.
        (
            "013",
            "013 Team                               1    9",
            45,
            ODD,
        ),
        (
            "013",
            "013 Team                               1    1",
            45,
            WRONG,
        ),
        ("310", "310   0 Team", 5, WRONG),
        ("300", "300 000   1   2    1", 5, WRONG),
        ("300", "300 001   1   2    9", 20, ODD),
        ("352", "352 WQ", 5, ODD),
        ("362", "362 TW x", 8, WRONG),
        ("362", "362 TX 1.0", 5, ODD),
        ("320", "320  1.0  1.0 x", 15, ODD),
        // Remarks.
        ("###", "### damier player {\"id\":1,\"joined\":99}", 1, ODD),
        ("###", "### damier player {\"id\":1,\"joined\":3}", 1, ODD),
        ("###", "### damier player {\"id\":1,\"joined\":0}", 1, ODD),
        ("###", "### damier regulations {\"rounds\":0", 1, ODD),
    ] {
        let found = told(code, text);
        let wanted = (line_of(code), column, is_wrong);
        if !found.contains(&wanted) {
            missed.push(format!("{text}: {found:?}, not {wanted:?}"));
        }
    }
    assert_eq!(missed, Vec::<String>::new());
}

#[test]
fn days_of_rounds_go_forwards_and_are_as_many_as_the_rounds() {
    let days = |days: &str| told("132", &format!("{:<91}{days}", "132"));
    assert_eq!(days("26/12/07  26/11/30"), [(5, 102, false)]);
    assert_eq!(days("26/12/07  26/12/07"), []);
    let four = "26/11/30  26/12/07  26/12/08  26/12/09";
    assert_eq!(days(four), [(5, 122, false)]);
}

#[test]
fn fewer_rounds_than_are_paired_are_told() {
    let mut two = table();
    for (one, both) in [
        ("1.0          2 w 1", "2.0          2 w 1     3 b 1"),
        ("0.0          1 b 0", "1.0          1 b 0     4 w 1"),
        ("4 w =", "4 w =     1 w 0"),
        ("3 b =", "3 b =     2 b 0"),
    ] {
        assert!(two.contains(one), "{two}");
        two = two.replace(one, both);
    }
    for (rounds, places) in [("3", vec![]), ("2", vec![]), ("1", vec![(6, 5)])] {
        let text = two.replace("142 3", &format!("142 {rounds}"));
        let told = read_trf(&text).expect("readable").warnings;
        let told: Vec<(usize, usize)> = told.iter().map(|p| (p.line, p.column)).collect();
        assert_eq!(told, places, "{rounds}");
    }
}

#[test]
fn a_record_that_says_two_things_is_told_where_it_stands_again() {
    for (text, is_told) in [
        ("012 Another", true),
        ("012 Open", false),
        ("XXR 4", true),
        ("XXR 3", false),
        ("112 A deputy", false),
    ] {
        let table = format!("{}112 Somebody\n{text}\n", table());
        let odd = read_trf(&table).expect("readable").warnings;
        let told = odd.iter().any(|p| (p.line, p.column) == (12, 1));
        assert_eq!(told, is_told, "{text}: {odd:?}");
    }
}
