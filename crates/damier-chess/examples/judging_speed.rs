//! How fast PGN is adjudicated, beside a plain loop over `pgn-reader` and
//! `shakmaty` in the same run.
//!
//! ```sh
//! cargo run --release -p damier-chess --example judging_speed -- games.pgn ...
//! ```
//!
//! The plain loop reads every game, sets its start position up and plays its main
//! line. Ours does that and referees each game by the FIDE book: every counter,
//! repetition and ending, up to the verdict.

use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::Instant;
use std::{env, fs};

use damier_arbiter::{RuleBook, Skim};
use damier_chess::pgn::Games;
use damier_game::Game;
use pgn_reader::{RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

/// Mebibytes that are read in a run, the files over again if they are smaller: clocks of
/// processor time are coarse. `DAMIER_MIB` sets another number, for profilers.
const MIB: usize = 64;

/// Runs of each, taken in turns; the median counts.
const RUNS: usize = 9;

struct Plain {
    games: u64,
    plies: u64,
}

impl Visitor for Plain {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = Chess;

    fn begin_tags(&mut self) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<Chess> {
        if name == b"FEN"
            && let Ok(fen) = Fen::from_ascii(value.as_bytes())
            && let Ok(position) = fen.into_position(CastlingMode::Chess960)
        {
            *start = position;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<Chess, Chess> {
        ControlFlow::Continue(start)
    }

    fn begin_variation(&mut self, _position: &mut Chess) -> ControlFlow<Chess, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<Chess> {
        if let Ok(mv) = san.san.to_move(position) {
            position.play_unchecked(mv);
            self.plies += 1;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, position: Chess) -> Chess {
        self.games += 1;
        position
    }
}

fn plain(text: &[u8]) -> (u64, u64) {
    let mut plain = Plain { games: 0, plies: 0 };
    let mut reader = Reader::new(text);
    while let Ok(Some(position)) = reader.read_game(&mut plain) {
        black_box(position);
    }
    (plain.games, plain.plies)
}

fn refereed(text: &[u8], book: &Arc<RuleBook>) -> (u64, u64) {
    let (mut games, mut plies) = (0, 0);
    let mut all = Games::new(text);
    while let Some(raw) = all.next_game() {
        games += 1;
        let Ok(opened) = raw.open() else {
            continue;
        };
        let start = &opened.start;
        let quiet = start.halfmoves();
        let mut skim = Skim::new(Arc::clone(book), start.facts(), quiet);
        let played = opened.play(|_, facts| !skim.record(facts));
        plies += played.played as u64;
        black_box(skim.finish());
    }
    (games, plies)
}

/// Counts the time that this program runs, not the time that passes: machines are
/// shared.
struct Stopwatch {
    cpu: Option<u64>,
    wall: Instant,
}

impl Stopwatch {
    fn start() -> Stopwatch {
        Stopwatch {
            cpu: Stopwatch::cpu(),
            wall: Instant::now(),
        }
    }

    /// Nanoseconds, where Linux tells them.
    fn cpu() -> Option<u64> {
        let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split_whitespace().next()?.parse().ok()
    }

    fn seconds(&self) -> f64 {
        match (self.cpu, Stopwatch::cpu()) {
            // Some machines have the file, but do not keep it.
            (Some(before), Some(after)) if after > before => (after - before) as f64 / 1e9,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let files: Vec<String> = env::args().skip(1).collect();
    if files.is_empty() {
        return Err("name PGN files".into());
    }
    let mut text = Vec::new();
    for file in &files {
        text.extend(fs::read(file)?);
        text.extend(b"\n\n");
    }
    let mib = env::var("DAMIER_MIB")
        .ok()
        .and_then(|text| text.parse().ok());
    let bytes = mib.unwrap_or(MIB) << 20;
    let text = text.repeat(bytes.div_ceil(text.len()).max(1));
    let book = RuleBook::builtin("fide-960").ok_or("no such book")?;
    let (mut of_plain, mut of_ours) = (Vec::new(), Vec::new());
    let (mut counts, mut ours) = ((0, 0), (0, 0));
    for _ in 0..RUNS {
        let begun = Stopwatch::start();
        counts = plain(&text);
        of_plain.push(begun.seconds());
        let begun = Stopwatch::start();
        ours = refereed(&text, &book);
        of_ours.push(begun.seconds());
    }
    let median = |seconds: &mut Vec<f64>| {
        seconds.sort_by(f64::total_cmp);
        seconds[RUNS / 2]
    };
    let (plain, refereed) = (median(&mut of_plain), median(&mut of_ours));
    let rate = |(games, plies): (u64, u64), seconds: f64| {
        format!(
            "{games} games, {plies} plies: {:.0} games/s, {:.0} plies/s",
            games as f64 / seconds,
            plies as f64 / seconds
        )
    };
    println!("pgn-reader + shakmaty: {}", rate(counts, plain));
    println!("read and refereed:     {}", rate(ours, refereed));
    println!("ratio {:.2}", plain / refereed);
    Ok(())
}
