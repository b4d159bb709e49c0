//! How far a search into the endgame tables reaches: what it proves of positions with more
//! pieces than they hold.
//!
//! ```sh
//! cargo run --release -p damier-engine --example endgame_bounds -- russian 5 /some/folder 100
//! ```
//!
//! The tables must be there (`damier endgame build russian --pieces 5 --folder /some/folder`).
//! The engine plays so many games against itself, four plies deep and one move in seven at
//! random; of each the first positions of 6, 7 and 8 pieces are taken in which neither side can
//! capture. For every position the search has one processor second (or what a fifth argument
//! says).

use std::error::Error;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_endgame::{Bounds, Folder, Standing, Tables};
use damier_engine::{DrawRules, Engine, Limits, Past, Random};

/// Pieces of the positions.
const PIECES: [u32; 3] = [6, 7, 8];
/// One move in so many is played at random.
const NOISE: usize = 7;
/// Plies after which a game is given up.
const LONGEST: usize = 300;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let [variant, pieces, folder, rest @ ..] = arguments else {
        return Err("give a game, the pieces of its tables, their folder".into());
    };
    let variant: Variant = variant.parse()?;
    let pieces: u8 = pieces.parse()?;
    let games: u64 = rest.first().map_or(Ok(100), |text| text.parse())?;
    let seconds: f64 = rest.get(1).map_or(Ok(1.0), |text| text.parse())?;
    let limit = Duration::try_from_secs_f64(seconds)?;
    let book = RuleBook::default_for(variant.id()).ok_or("no book for this game")?;
    let tables = Tables::open(&Folder::new(folder.as_str()), variant, Some(&book), pieces);
    let tables = Arc::new(tables.ok_or("no tables for this game")?);
    let samples = samples(variant, &book, games);
    for (pieces, positions) in PIECES.iter().zip(&samples) {
        let mut prober = tables.prober(256 << 20);
        let (mut all, mut even) = (Tally::default(), Tally::default());
        for position in positions {
            let start = Clock::now();
            let found = prober.bounds(position, u64::MAX, &|| start.elapsed() >= limit);
            all.add(&found, start.elapsed());
            let force = position.facts().force;
            if force.white.pieces() == force.black.pieces() {
                even.add(&found, start.elapsed());
            }
            if std::env::var_os("DAMIER_BOUNDS_ALL").is_some() {
                println!("{} {} {}", position.fen(), found.word(), found.nodes);
            }
        }
        println!("{} {pieces} pieces: {all}", variant.id());
        println!("  as many on each side: {even}");
    }
    Ok(())
}

/// The positions, by their pieces.
fn samples(variant: Variant, book: &Arc<RuleBook>, games: u64) -> [Vec<Position>; 3] {
    let mut samples = PIECES.map(|_| Vec::new());
    let mut engine = Engine::new(16);
    let limits = Limits {
        depth: Some(4),
        nodes: None,
    };
    for game in 0..games {
        let mut random = Random::new(1000 + game);
        let mut position = Position::start(variant);
        let mut referee = Referee::new(Arc::clone(book), position.facts());
        let mut past = Past::start(DrawRules::from_book(book), &position.facts());
        let mut taken = [false; 3];
        for _ in 0..LONGEST {
            let count = position.pieces().count() as u32;
            if let Some(at) = PIECES.iter().position(|&pieces| pieces == count)
                && !taken[at]
                && is_quiet(&position)
            {
                taken[at] = true;
                samples[at].push(position);
            }
            let moves = position.legal_moves();
            if referee.verdict().is_some() || moves.is_empty() || count < PIECES[0] {
                break;
            }
            let chosen = if random.below(NOISE) == 0 {
                moves.get(random.below(moves.len())).cloned()
            } else {
                let report = engine.search(&position, past.clone(), &limits, &|| false);
                report.best
            };
            let Some(mv) = chosen else { break };
            let Ok(facts) = position.play(&mv) else { break };
            referee.record(&facts);
            past.record(&facts);
        }
    }
    samples
}

/// Whether neither side could capture.
fn is_quiet(position: &Position) -> bool {
    let fen = position.fen();
    let other = match fen.strip_prefix('W') {
        Some(rest) => format!("B{rest}"),
        None => format!("W{}", &fen[1..]),
    };
    let other = Position::from_fen(position.variant(), &other);
    [Some(*position), other.ok()]
        .into_iter()
        .flatten()
        .all(|at| at.legal_moves().iter().all(|mv| mv.captures().is_empty()))
}

/// Processor time where the system tells it, else what passes.
enum Clock {
    Processor(Duration),
    Wall(Instant),
}

impl Clock {
    fn now() -> Clock {
        Clock::processor().map_or_else(|| Clock::Wall(Instant::now()), Clock::Processor)
    }

    fn processor() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        let nanoseconds = text.split_whitespace().next()?.parse().ok()?;
        Some(Duration::from_nanos(nanoseconds))
    }

    fn elapsed(&self) -> Duration {
        match self {
            Clock::Processor(start) => Clock::processor().unwrap_or(*start).saturating_sub(*start),
            Clock::Wall(start) => start.elapsed(),
        }
    }
}

/// What was proven.
#[derive(Default)]
struct Tally {
    positions: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    one_sided: u32,
    nodes: u64,
    time: Duration,
}

impl Tally {
    fn add(&mut self, found: &Bounds, time: Duration) {
        self.positions += 1;
        self.nodes += found.nodes;
        self.time += time;
        match found.value() {
            Some(Standing::Win) => self.won += 1,
            Some(Standing::Loss) => self.lost += 1,
            Some(_) => self.drawn += 1,
            None => self.one_sided += u32::from(found.word() != "unknown"),
        }
    }
}

impl std::fmt::Display for Tally {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let exact = self.won + self.drawn + self.lost;
        let share = 100.0 * f64::from(exact) / f64::from(self.positions.max(1));
        write!(
            f,
            "{exact} of {} exact ({share:.0} %: {} won, {} drawn, {} lost), {} more on one side; \
             {} positions looked at in {:.1} CPU seconds",
            self.positions,
            self.won,
            self.drawn,
            self.lost,
            self.one_sided,
            self.nodes,
            self.time.as_secs_f64(),
        )
    }
}
