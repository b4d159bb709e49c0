//! Real tables: every published or recomputed value, and the whole order.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use damier_tournament::files::read_event;
use damier_tournament::standings::{Standings, by_preset};
use damier_tournament::{Event, Fraction, Preset};

fn text(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "data", name]
        .iter()
        .collect();
    fs::read_to_string(path).expect("test data")
}

fn event(name: &str) -> Event {
    let reading = read_event(&text(name)).expect("a readable event");
    assert_eq!(reading.warnings, [], "{name}");
    reading.event
}

fn order(name: &str, preset: Preset) -> Standings {
    by_preset(&event(name), preset, None)
}

/// The table of expected values: one map from column to text a line.
fn expected(name: &str) -> Vec<BTreeMap<String, String>> {
    let text = text(name);
    let mut lines = text.lines();
    let names: Vec<&str> = lines.next().expect("column names").split(';').collect();
    let line = |line: &str| {
        let fields = line.split(';').map(str::to_owned);
        names.iter().map(|n| (*n).to_owned()).zip(fields).collect()
    };
    lines.map(line).collect()
}

/// The name of this crate's criterion for a column of an expected table.
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

fn number(text: &str) -> Option<Fraction> {
    text.parse().ok()
}

/// Checks all values of a table and, where it has places, the order.
fn check(name: &str, table: &str, preset: Preset) -> Standings {
    let order = order(name, preset);
    let rows = order.rows();
    let lines = expected(table);
    assert_eq!(rows.len(), lines.len(), "{table}");
    let mut compared = 0;
    for line in &lines {
        let id: u32 = line["id"].parse().expect("an id");
        let row = rows.iter().find(|r| r.id == id).expect("the player");
        for (column, wanted) in line {
            let Some(criterion) = criterion_of(column) else {
                continue;
            };
            let Some(found) = row.criteria.get(criterion) else {
                continue;
            };
            assert_eq!(number(found), number(wanted), "{table}: id {id}, {column}");
            compared += 1;
        }
    }
    assert!(
        compared >= lines.len() * 2,
        "{table}: only {compared} values compared"
    );
    order
}

fn ids(order: &Standings) -> Vec<u32> {
    order.lines.iter().map(|l| l.id).collect()
}

fn expected_ids(table: &str) -> Vec<u32> {
    expected(table)
        .iter()
        .map(|l| l["id"].parse().expect("an id"))
        .collect()
}

#[test]
fn world_championship_1948() {
    let name = "01-wc-1948-double-round-robin";
    let order = check(
        &format!("{name}.csv"),
        &format!("{name}.expected.csv"),
        Preset::FmjdRr,
    );
    assert_eq!(ids(&order), expected_ids(&format!("{name}.expected.csv")));
    let sixth = order.line(6).expect("place 6");
    assert_eq!(sixth.decided_by.map(|c| c.name()).as_deref(), Some("wins"));
    let last = order.line(11).expect("place 11");
    assert_eq!(last.decided_by.map(|c| c.name()).as_deref(), Some("points"));
}

#[test]
fn open_championship_1970() {
    let name = "03-open-nk-1970-swiss";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::KndbSwiss);
    // All Solkoffs are 100; the tie of 7 and 8 stays (the published list has
    // them in this order).
    assert_eq!(ids(&order), expected_ids(&table));
    let places: Vec<usize> = order.lines.iter().map(|l| l.place).collect();
    assert_eq!(places[5..9], [6, 7, 7, 9]);
}

#[test]
fn world_cup_2022_as_published() {
    let name = "04-world-cup-ouagadougou-2022-swiss";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::Fmjd2022);
    assert_eq!(ids(&order), expected_ids(&table));
    let places: Vec<usize> = order.lines.iter().map(|l| l.place).collect();
    assert_eq!(places, (1..=68).collect::<Vec<_>>());
    // Places 5 and 6 are equal in points and truncated Solkoff.
    let fifth = order.line(5).expect("place 5");
    assert_eq!(
        fifth.decided_by.map(|c| c.name()).as_deref(),
        Some("solkoff_plus")
    );
}

#[test]
fn world_cup_2022_by_median_and_truncated() {
    let name = "04-world-cup-ouagadougou-2022-swiss";
    let table = format!("{name}.fmjd-median-truncated.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::FmjdSwissSolkoff);
    assert_eq!(places(&order), expected_places(&table));
}

#[test]
fn world_cup_2022_from_trf() {
    // Here the ids are start numbers and the final place stands in the file.
    let order = order("04-world-cup-ouagadougou-2022-swiss.trf", Preset::Fmjd2022);
    let csv = event("04-world-cup-ouagadougou-2022-swiss.csv");
    let by_place: Vec<u32> = csv
        .players
        .iter()
        .map(|p| p.start.expect("a start"))
        .collect();
    assert_eq!(ids(&order), by_place);
}

#[test]
fn verona_2021() {
    let name = "05-verona-2021-rapid-swiss";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::KndbSwiss);
    assert_eq!(ids(&order), expected_ids(&table));
    let table = format!("{name}.fmjd-median-truncated.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::FmjdSwissSolkoff);
    assert_eq!(places(&order), expected_places(&table));
}

#[test]
fn sangmelima_2014() {
    let name = "09-sangmelima-open-2014-swiss";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::FmjdSwissSolkoff);
    assert_eq!(ids(&order), expected_ids(&table));
    // Places 1 and 2 are a true tie: equal in every step.
    let places: Vec<usize> = order.lines.iter().map(|l| l.place).collect();
    assert_eq!(places[..4], [1, 1, 3, 4]);
    assert_eq!(order.lines[0].decided_by, None);
    for line in expected(&table) {
        let id: u32 = line["id"].parse().expect("an id");
        let row = order
            .rows()
            .into_iter()
            .find(|r| r.id == id)
            .expect("the player");
        let steps: Vec<String> = (1..=5)
            .map(|k| {
                row.criteria
                    .get(&format!("solkoff_truncated_{k}"))
                    .expect("a step")
                    .into()
            })
            .collect();
        assert_eq!(steps.join(" "), line["trunc_vector"], "id {id}");
    }
    let table = format!("{name}.fmjd-median-truncated.csv");
    check(&format!("{name}.csv"), &table, Preset::FmjdSwissSolkoff);
}

fn places(order: &Standings) -> Vec<(usize, u32)> {
    let mut list: Vec<(usize, u32)> = order.lines.iter().map(|l| (l.place, l.id)).collect();
    list.sort_unstable();
    list
}

fn expected_places(table: &str) -> Vec<(usize, u32)> {
    let number = |line: &BTreeMap<String, String>, column: &str| {
        line[column].parse::<u32>().expect("a number")
    };
    let mut list: Vec<(usize, u32)> = expected(table)
        .iter()
        .map(|l| {
            (
                usize::try_from(number(l, "place")).expect("small"),
                number(l, "id"),
            )
        })
        .collect();
    list.sort_unstable();
    list
}

#[test]
fn fide_exercise_in_both_editions() {
    for (preset, edition) in [(Preset::Fide2024, "2023/24"), (Preset::Fide2026, "2026")] {
        let rows = order("11-tec-exercise-swiss.trf", preset).rows();
        for line in expected("11-tec-exercise-swiss.expected.csv") {
            let id: u32 = line["id"].parse().expect("an id");
            let row = rows.iter().find(|r| r.id == id).expect("the player");
            for (code, name) in [
                ("PTS", "points"),
                ("BH", "buchholz"),
                ("BH/C1", "buchholz_cut_1"),
                ("BH/C2", "buchholz_cut_2"),
                ("BH/M1", "buchholz_median_1"),
                ("SB", "sonneborn_berger"),
                ("SB/C1", "sonneborn_berger_cut_1"),
                ("PS", "progressive"),
                ("WIN", "wins"),
                ("WON", "games_won"),
            ] {
                let wanted = &line[&format!("{code} {edition}")];
                let found = row.criteria.get(name).expect(name);
                assert_eq!(number(found), number(wanted), "{edition}: id {id}, {code}");
            }
        }
    }
}

#[test]
fn online_swiss() {
    let name = "12-lichess-swiss-FaLp5fSD";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::Online);
    // Places 3 and 4 were separated by a performance that the source does not
    // give: without ratings they share the place.
    assert_eq!(ids(&order), expected_ids(&table));
    let places: Vec<usize> = order.lines.iter().map(|l| l.place).collect();
    assert_eq!(places[..6], [1, 2, 3, 3, 5, 6]);
}

#[test]
fn italian_championship_2004() {
    let name = "15-italian-championship-2004-rr";
    let table = format!("{name}.expected.csv");
    let order = check(&format!("{name}.csv"), &table, Preset::FmjdRr);
    assert_eq!(ids(&order), expected_ids(&table));
    let decided = |id: u32| order.line(id).and_then(|l| l.decided_by).map(|c| c.name());
    for id in [3, 4, 5] {
        assert_eq!(
            decided(id).as_deref(),
            Some("classification_order"),
            "id {id}"
        );
    }
    // Wins separate places 9 and 10, each with 5 points.
    assert_eq!(decided(9).as_deref(), Some("wins"));
}

#[test]
fn the_json_of_the_command_line() {
    let order = order(
        "09-sangmelima-open-2014-swiss.csv",
        Preset::FmjdSwissSolkoff,
    );
    let json = serde_json::to_value(order.rows()).expect("JSON");
    assert_eq!(json[0]["place"], 1);
    assert_eq!(json[0]["decidedBy"], serde_json::Value::Null);
    assert_eq!(json[3]["id"], 4);
    assert_eq!(json[3]["points"], "7");
    assert_eq!(json[3]["decidedBy"], "solkoff_median");
    assert_eq!(json[3]["criteria"]["solkoff_truncated_2"], "33");
    assert_eq!(json[3]["criteria"]["sonneborn_berger"], "21.5");
}
