//! How pairing time grows with the field: CPU seconds for round 5 of made-up
//! events, as a table for people and, with `--svg FILE`, as a picture.
//!
//! `cargo run --release -p damier-tournament --example pairing_speed`

use std::error::Error;
use std::fmt::Write as _;
use std::time::Instant;

use damier_tournament::System;
use damier_tournament::pairing::pair_round;
use damier_tournament::simulate::Simulation;

/// CPU seconds this thread has used: Linux counts them in nanoseconds; elsewhere
/// the clock on the wall has to do.
fn cpu_seconds(start: Instant) -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    let nanoseconds = text.split(' ').next().and_then(|n| n.parse::<f64>().ok());
    nanoseconds.map_or_else(|| start.elapsed().as_secs_f64(), |n| n / 1e9)
}

/// What was measured for one size of field.
struct Row {
    players: u32,
    seconds: f64,
}

fn measure(players: u32, system: System, seed: u64) -> Result<Row, Box<dyn Error>> {
    let mut simulation = Simulation::new(players, 4, seed);
    simulation.system = system;
    let mut event = simulation.run()?;
    event.regulations.rounds = 9;
    let start = Instant::now();
    let before = cpu_seconds(start);
    let pairs = pair_round(&event, 5, system)?;
    let seconds = cpu_seconds(start) - before;
    assert_eq!(pairs.len(), players.div_ceil(2) as usize);
    Ok(Row { players, seconds })
}

/// The rows on two logarithmic scales.
fn picture(rows: &[Row]) -> String {
    let x = |players: f64| 70.0 + (players.log10() - 2.0) * 240.0;
    let y = |seconds: f64| 300.0 - (seconds.max(0.001).log10() + 3.0) * 55.0;
    let mut svg = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 520 340\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"520\" height=\"340\" fill=\"#fff\"/>\n",
    );
    for seconds in [0.001, 0.01, 0.1, 1.0, 10.0] {
        let line = y(seconds);
        let _ = writeln!(
            svg,
            "<path d=\"M70 {line:.0}H500\" stroke=\"#ccc\"/>\
             <text x=\"62\" y=\"{:.0}\" text-anchor=\"end\">{seconds} s</text>",
            line + 4.0
        );
    }
    for row in rows {
        let _ = writeln!(
            svg,
            "<text x=\"{:.0}\" y=\"320\" text-anchor=\"middle\">{}</text>",
            x(row.players.into()),
            row.players
        );
    }
    let points: Vec<String> = rows
        .iter()
        .map(|r| format!("{:.0},{:.0}", x(r.players.into()), y(r.seconds)))
        .collect();
    let _ = writeln!(
        svg,
        "<polyline points=\"{}\" fill=\"none\" stroke=\"#0b6e4f\" stroke-width=\"2\"/>",
        points.join(" ")
    );
    svg.push_str(
        "<text x=\"70\" y=\"20\">CPU seconds to pair round 5, by number of players</text>\n</svg>\n",
    );
    svg
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let mut file = None;
    let mut system = System::Dutch2026;
    let mut sizes: Vec<u32> = Vec::new();
    let mut seeds = 3;
    while let Some(argument) = arguments.next() {
        match &*argument {
            "--svg" => file = arguments.next(),
            "--seeds" => seeds = arguments.next().unwrap_or_default().parse()?,
            "--system" => system = arguments.next().unwrap_or_default().parse()?,
            size => sizes.push(size.parse()?),
        }
    }
    if sizes.is_empty() {
        sizes = vec![100, 200, 500, 1000, 2000, 5000];
    }
    println!("| players | round 5, CPU seconds |\n|---|---|");
    let mut rows = Vec::new();
    for players in sizes {
        let mut three = (1..=seeds)
            .map(|seed| measure(players, system, seed))
            .collect::<Result<Vec<Row>, _>>()?;
        three.sort_by(|a, b| a.seconds.total_cmp(&b.seconds));
        let row = three.swap_remove(three.len() / 2);
        println!("| {} | {:.3} |", row.players, row.seconds);
        rows.push(row);
    }
    if let Some(file) = file {
        std::fs::write(file, picture(&rows))?;
    }
    Ok(())
}
