//! Counts of move sequences against the table in `tests/data/perft.csv`, which
//! names its sources.
//!
//! Rows up to 50 million nodes run always, all that can be run (the table goes
//! up to 10^20) with
//! `DAMIER_ALL_PERFT=1 cargo test --release -p damier-draughts --test rules perft`
//! (a large number in place of 1 is the limit in nodes).

use damier_draughts::{Position, Variant};

const TABLE: &str = include_str!("../data/perft.csv");
const USUAL_LIMIT: u128 = 50_000_000;
/// These are counted a second time, with every position made.
const NO_BULK_LIMIT: u128 = 100_000;
const UTMOST_LIMIT: u128 = 40_000_000_000;

struct Row<'a> {
    variant: &'a str,
    fen: &'a str,
    depth: u32,
    nodes: u128,
    convention: &'a str,
}

/// Splits a line at its commas, except those in double quotes.
fn fields(line: &str) -> Vec<&str> {
    let mut quoted = false;
    line.split(|c| {
        quoted ^= c == '"';
        c == ',' && !quoted
    })
    .map(|field| field.trim_matches('"'))
    .collect()
}

fn rows() -> impl Iterator<Item = Row<'static>> {
    TABLE.lines().skip(1).map(|line| {
        let fields = fields(line);
        Row {
            variant: fields[0],
            fen: fields[1],
            depth: fields[2].parse().expect("a depth"),
            nodes: fields[3].parse().expect("a number of nodes"),
            convention: fields[6],
        }
    })
}

fn check(variant: Variant) {
    let limit = match std::env::var("DAMIER_ALL_PERFT")
        .ok()
        .map(|limit| limit.parse())
    {
        None => USUAL_LIMIT,
        Some(Ok(limit)) if limit > USUAL_LIMIT => limit,
        Some(_) => UTMOST_LIMIT,
    };
    let mut checked = 0;
    for row in rows() {
        if row.variant.parse() != Ok(variant) || row.nodes > limit {
            continue;
        }
        let position = Position::from_fen(variant, row.fen).expect("a position of the table");
        let nodes = match row.convention {
            "unique" => position.perft(row.depth),
            "path" => position.perft_routes(row.depth),
            // Counts a landing square between two pieces in a line as a choice.
            "path+landing" => continue,
            other => panic!("unknown convention {other}"),
        };
        let Row {
            fen,
            depth,
            convention,
            ..
        } = row;
        assert_eq!(
            u128::from(nodes),
            row.nodes,
            "{variant} {fen} depth {depth} {convention}"
        );
        if row.nodes <= NO_BULK_LIMIT {
            let made = match row.convention {
                "unique" => position.perft_no_bulk(row.depth),
                _ => position.perft_routes_no_bulk(row.depth),
            };
            assert_eq!(
                made, nodes,
                "{variant} {fen} depth {depth} {convention}: made"
            );
        }
        checked += 1;
    }
    assert!(checked > 0, "no row for {variant}");
}

macro_rules! counts {
    ($($name:ident: $variant:ident,)*) => {
        $(#[test]
        fn $name() {
            check(Variant::$variant);
        })*
    };
}

counts! {
    international: International,
    russian: Russian,
    brazilian: Brazilian,
    american: American,
    frisian: Frisian,
    frysk: Frysk,
    antidraughts: Antidraughts,
    breakthrough: Breakthrough,
    killer: Killer,
    italian: Italian,
    spanish: Spanish,
    czech: Czech,
    pool: Pool,
    turkish: Turkish,
    canadian: Canadian,
    thai: Thai,
}
