//! Searches a few positions of each variant to a fixed depth and prints the
//! nodes (a signature of the search: equal code gives equal numbers) and the
//! speed. `cargo run --release -p damier-engine --example bench [DEPTH]`

use std::time::Instant;

use damier_draughts::{Position, Variant};
use damier_engine::matches::random_openings;
use damier_engine::{Engine, Limits, Past};

fn main() {
    let depth = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(13);
    let limits = Limits {
        depth: Some(depth),
        nodes: None,
    };
    for &variant in Variant::ALL {
        let start = Position::start(variant);
        let mut positions = random_openings(&start, 6, 4, 1);
        positions.extend(random_openings(&start, 24, 4, 2));
        let (mut nodes, started) = (0, Instant::now());
        for position in &positions {
            let mut engine = Engine::new(64);
            nodes += engine
                .search(position, Past::unknown(), &limits, &|| false)
                .nodes;
        }
        let seconds = started.elapsed().as_secs_f64();
        let speed = nodes as f64 / seconds / 1e6;
        println!("{variant}: depth {depth}, {nodes} nodes, {speed:.2} Mn/s, {seconds:.2} s");
    }
}
