//! Tables of real events, as they were published.

use std::collections::BTreeMap;
use std::fs;

use serde_json::Value;

use super::{fine, table};

/// The table of expected values: one map from column to text a line.
fn expected(name: &str) -> Vec<BTreeMap<String, String>> {
    let text = fs::read_to_string(table(name)).expect("test data");
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("column names").split(';').collect();
    let line = |line: &str| {
        let fields = line.split(';').map(str::to_owned);
        names.iter().map(|n| (*n).to_owned()).zip(fields).collect()
    };
    lines.map(line).collect()
}

/// The criterion of a column.
fn criterion_of(column: &str) -> Option<&'static str> {
    Some(match column {
        "points" | "published_points" => "points",
        "wins" => "wins",
        "solkoff" => "solkoff",
        "solkoff_short_trunc" | "truncated_1" | "published_SSolk" | "published_Wl" => {
            "solkoff_truncated_1"
        }
        "truncated_2" => "solkoff_truncated_2",
        "truncated_3" => "solkoff_truncated_3",
        "solkoff_median" | "median_solkoff" | "published_Whl" => "solkoff_median",
        "solkoff_plus" => "solkoff_plus",
        "sb" | "sb_plain" => "sonneborn_berger",
        "mutual_points_in_tied_block" => "mutual",
        _ => return None,
    })
}

fn standings(file: &str, preset: &str) -> Vec<Value> {
    let run = fine(&["standings", &table(file), "--preset", preset, "--json"]);
    run.json().as_array().expect("an array").clone()
}

pub(super) fn number(text: &str) -> f64 {
    text.parse().unwrap_or(f64::NAN)
}

fn ids(rows: &[Value]) -> Vec<u64> {
    rows.iter().filter_map(|row| row["id"].as_u64()).collect()
}

const TABLES: [(&str, &str, &str); 10] = [
    ("01-wc-1948-double-round-robin", "expected", "fmjd-rr"),
    ("03-open-nk-1970-swiss", "expected", "kndb-swiss"),
    (
        "04-world-cup-ouagadougou-2022-swiss",
        "expected",
        "fmjd-2022",
    ),
    (
        "04-world-cup-ouagadougou-2022-swiss",
        "fmjd-median-truncated",
        "fmjd-swiss-solkoff",
    ),
    ("05-verona-2021-rapid-swiss", "expected", "kndb-swiss"),
    (
        "05-verona-2021-rapid-swiss",
        "fmjd-median-truncated",
        "fmjd-swiss-solkoff",
    ),
    (
        "09-sangmelima-open-2014-swiss",
        "expected",
        "fmjd-swiss-solkoff",
    ),
    (
        "09-sangmelima-open-2014-swiss",
        "fmjd-median-truncated",
        "fmjd-swiss-solkoff",
    ),
    ("12-lichess-swiss-FaLp5fSD", "expected", "online"),
    ("15-italian-championship-2004-rr", "expected", "fmjd-rr"),
];

#[test]
fn real_tables_have_their_published_values_and_order() {
    for (name, kind, preset) in TABLES {
        let rows = standings(&format!("{name}.csv"), preset);
        let lines = expected(&format!("{name}.{kind}.csv"));
        assert_eq!(rows.len(), lines.len(), "{name}");
        let mut compared = 0;
        for line in &lines {
            let id = line["id"].parse::<u64>().ok();
            let row = rows.iter().find(|row| row["id"].as_u64() == id);
            let row = row.expect("the player");
            for (column, wanted) in line {
                let Some(criterion) = criterion_of(column) else {
                    continue;
                };
                let Some(found) = row["criteria"][criterion].as_str() else {
                    continue;
                };
                if wanted.is_empty() && found.is_empty() {
                    continue;
                }
                assert!(
                    (number(found) - number(wanted)).abs() < 1e-9,
                    "{name}: id {id:?}, {column}: {found} is not {wanted}"
                );
                compared += 1;
            }
            if let (true, Ok(place)) = (kind != "expected", line["place"].parse::<u64>()) {
                assert_eq!(row["place"].as_u64(), Some(place), "{name}: id {id:?}");
            }
        }
        assert!(
            compared >= lines.len() * 2,
            "{name}: only {compared} values"
        );
        let order: Vec<u64> = lines.iter().filter_map(|l| l["id"].parse().ok()).collect();
        if kind == "expected" {
            assert_eq!(ids(&rows), order, "{name}");
        }
    }
}

#[test]
fn a_row_has_the_shape_that_other_programs_read() {
    let rows = standings("09-sangmelima-open-2014-swiss.csv", "fmjd-swiss-solkoff");
    let places: Vec<u64> = rows.iter().filter_map(|r| r["place"].as_u64()).collect();
    assert_eq!(places[..4], [1, 1, 3, 4]);
    assert_eq!(rows[0]["decidedBy"], Value::Null);
    assert_eq!(rows[3]["decidedBy"], "solkoff_median");
    assert_eq!(rows[3]["points"], "7");
    assert_eq!(rows[3]["criteria"]["solkoff_truncated_2"], "33");
    assert_eq!(rows[3]["criteria"]["sonneborn_berger"], "21.5");
    let keys: Vec<&str> = rows[0]
        .as_object()
        .expect("an object")
        .keys()
        .map(String::as_str)
        .collect();
    let mut sorted = keys.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["criteria", "decidedBy", "id", "place", "points"]);
}

#[test]
fn trf_is_ranked_like_csv_and_as_fide_does() {
    let name = "04-world-cup-ouagadougou-2022-swiss";
    let by_start: Vec<u64> = fs::read_to_string(table(&format!("{name}.csv")))
        .expect("test data")
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_digit()))
        .filter_map(|line| line.split(';').nth(4)?.parse().ok())
        .collect();
    assert_eq!(by_start.len(), 68);
    assert_eq!(
        ids(&standings(&format!("{name}.trf"), "fmjd-2022")),
        by_start
    );
    for (preset, edition) in [("fide-2024", "2023/24"), ("fide-2026", "2026")] {
        let rows = standings("11-tec-exercise-swiss.trf", preset);
        for line in expected("11-tec-exercise-swiss.expected.csv") {
            let id = line["id"].parse::<u64>().ok();
            let row = rows.iter().find(|row| row["id"].as_u64() == id);
            for (code, name) in [
                ("PTS", "points"),
                ("BH", "buchholz"),
                ("BH/C1", "buchholz_cut_1"),
                ("SB", "sonneborn_berger"),
                ("WIN", "wins"),
            ] {
                let wanted = number(&line[&format!("{code} {edition}")]);
                let found = row.and_then(|r| r["criteria"][name].as_str()).expect(name);
                assert!(
                    (number(found) - wanted).abs() < 1e-9,
                    "{edition}: {id:?}, {code}"
                );
            }
        }
    }
}

#[test]
fn the_table_for_people_stands_in_columns() {
    let run = fine(&["standings", &table("01-wc-1948-double-round-robin.csv")]);
    let lines: Vec<&str> = run.out.lines().collect();
    let head = lines
        .iter()
        .position(|l| l.starts_with("Place"))
        .expect("names");
    let column = lines[head].find("Decided by").expect("the last column");
    assert!(lines[head + 6][column..].starts_with("Wins"), "{}", run.out);
    assert!(lines[head + 1][..column].contains("37"), "{}", run.out);
}
