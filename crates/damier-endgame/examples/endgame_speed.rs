//! How fast tables are made and asked.
//!
//! ```sh
//! cargo run --release -p damier-endgame --example endgame_speed -- build russian 5 /some/folder
//! cargo run --release -p damier-endgame --example endgame_speed -- probe russian 5 /some/folder
//! ```
//!
//! `build` makes what is missing of both kinds of values on all processors; `budgets` only what
//! must be left under the book. `probe` asks random positions: *warm* those of a set of positions
//! whose blocks are unpacked, *cold* positions whose blocks must be read and unpacked first.

use std::error::Error;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_endgame::{Folder, Metric, Order, Prober, Tables, build, estimate};

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
    let [what, variant, pieces, folder, rest @ ..] = arguments else {
        return Err("give build, budgets or probe, a game, a number of pieces, a folder".into());
    };
    let variant: Variant = variant.parse()?;
    let book = RuleBook::default_for(variant.id()).ok_or("no book for this game")?;
    let pieces: u8 = pieces.parse()?;
    let folder = Folder::new(folder.as_str());
    match what.as_str() {
        "build" | "budgets" => {
            let threads = rest.first().map_or(Ok(1), |text| text.parse())?;
            let order = Order {
                variant,
                book: Some(book),
                pure: what == "build",
                pieces,
                threads,
                memory: 16 << 30,
            };
            make(&order, &folder)
        }
        "probe" => {
            let tables = Tables::open(&folder, variant, Some(&book), pieces).ok_or("no tables")?;
            probe(Arc::new(tables), &book)
        }
        other => Err(format!("{other:?} is none of build, budgets and probe").into()),
    }
}

fn make(order: &Order, folder: &Folder) -> Result<(), Box<dyn Error>> {
    println!("expected {:?}", estimate(order)?);
    let start = Instant::now();
    let report = build(order, folder, &mut |progress| {
        let seconds = start.elapsed().as_secs_f64();
        println!("{seconds:8.1} s  {} of {}", progress.done, progress.all);
        true
    })?;
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "{seconds:.1} s, {} positions, {} bytes",
        report.positions, report.bytes
    );
    Ok(())
}

/// Numbers that look random and are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % most.max(1)
    }
}

/// Random positions, as many of a class as it has of all.
fn positions(tables: &Tables, count: usize, dice: &mut Dice) -> Vec<Position> {
    let contents = tables.contents(Metric::Book);
    let all: u64 = contents.iter().map(|(_, positions, _)| positions).sum();
    let mut found = Vec::new();
    while found.len() < count {
        let mut at = dice.below(all);
        for &(class, positions, _) in &contents {
            if at >= positions {
                at -= positions;
                continue;
            }
            let sides = if class.is_even() { 1 } else { 2 };
            found.extend(tables.position_at(class, (at % sides) as usize, at / sides));
            break;
        }
    }
    found
}

fn probe(tables: Arc<Tables>, book: &Arc<RuleBook>) -> Result<(), Box<dyn Error>> {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let some = positions(&tables, 20_000, &mut dice);
    let referees: Vec<Referee> = some
        .iter()
        .map(|position| Referee::new(Arc::clone(book), position.facts()))
        .collect();
    let quiet: Vec<&Position> = some
        .iter()
        .filter(|position| {
            position
                .legal_moves()
                .iter()
                .all(|mv| mv.captures().is_empty())
        })
        .collect();
    // Cold: hardly any room, so that every block is read and unpacked anew.
    let mut small = tables.prober(0);
    time("cold, pure, quiet positions", quiet.len(), || {
        quiet.iter().for_each(|position| {
            black_box(small.pure(position));
        });
    });
    let mut prober = tables.prober(1 << 30);
    let rounds = 20;
    let mut all = |what: &str, count: usize, ask: &mut dyn FnMut(&mut Prober)| {
        ask(&mut prober);
        time(what, rounds * count, || {
            (0..rounds).for_each(|_| ask(&mut prober))
        });
    };
    all("warm, pure, quiet positions", quiet.len(), &mut |prober| {
        quiet.iter().for_each(|position| {
            black_box(prober.pure(position));
        });
    });
    all("warm, pure, all positions", some.len(), &mut |prober| {
        some.iter().for_each(|position| {
            black_box(prober.pure(position));
        });
    });
    all("warm, with counters", some.len(), &mut |prober| {
        some.iter().zip(&referees).for_each(|(position, referee)| {
            black_box(prober.book(position, referee));
        });
    });
    Ok(())
}

/// Seconds that this thread has had a processor; where the system does not tell, seconds.
fn seconds(start: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| start.elapsed().as_secs_f64(), |n| n / 1e9)
}

fn time(what: &str, count: usize, work: impl FnOnce()) {
    let start = Instant::now();
    let before = seconds(start);
    work();
    let seconds = seconds(start) - before;
    println!("{what}: {:.0} a second", count as f64 / seconds);
}
