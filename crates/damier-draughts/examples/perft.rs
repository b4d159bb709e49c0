//! Counts move sequences and shows how fast.
//!
//! `cargo run --release -p damier-draughts --example perft -- VARIANT DEPTH [FEN]
//! [--routes | --no-bulk]`
use std::time::Instant;

use damier_draughts::{Position, Variant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments: Vec<String> = std::env::args().skip(1).collect();
    let mut given = |flag: &str| {
        let before = arguments.len();
        arguments.retain(|argument| argument != flag);
        arguments.len() < before
    };
    let (routes, no_bulk) = (given("--routes"), given("--no-bulk"));
    let [variant, depth, fen @ ..] = arguments.as_slice() else {
        return Err("write: perft VARIANT DEPTH [FEN] [--routes | --no-bulk]".into());
    };
    let variant: Variant = variant.parse()?;
    let position = match fen.first() {
        Some(fen) => Position::from_fen(variant, fen)?,
        None => Position::start(variant),
    };
    for depth in 1..=depth.parse()? {
        let begin = Instant::now();
        let nodes = if routes {
            position.perft_routes(depth)
        } else if no_bulk {
            position.perft_no_bulk(depth)
        } else {
            position.perft(depth)
        };
        let seconds = begin.elapsed().as_secs_f64();
        println!(
            "{depth:2} {nodes:15} {seconds:8.3} s {:8.1} Mn/s",
            nodes as f64 / seconds / 1e6
        );
    }
    Ok(())
}
