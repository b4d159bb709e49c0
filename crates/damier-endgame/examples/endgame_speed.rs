//! How fast tables are made and asked.
//!
//! ```sh
//! cargo run --release -p damier-endgame --example endgame_speed -- build russian 5 /some/folder
//! cargo run --release -p damier-endgame --example endgame_speed -- probe russian 5 /some/folder
//! ```
//!
//! `build` makes what is missing of both kinds of values, `budgets` only what must be left under
//! the book; two more numbers say with how many threads and megabytes of memory. `check`
//! compares random positions with their moves by the checker, whose moves are its own: the pure
//! game, where it is there, and the book with some plies counted.
//! `probe` asks random positions: *warm* those of a set of positions whose blocks are
//! unpacked, *cold* positions whose blocks must be read and unpacked first.

use std::error::Error;
use std::hint::black_box;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Instant;

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_endgame::{
    Checker, Class, Folder, Metric, Order, Prober, Tables, Words, build, estimate,
};

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
        return Err(
            "give build, budgets, check or probe, a game, a number of pieces, a folder".into(),
        );
    };
    let variant: Variant = variant.parse()?;
    let book = RuleBook::default_for(variant.id()).ok_or("no book for this game")?;
    let pieces: u8 = pieces.parse()?;
    let folder = Folder::new(folder.as_str());
    match what.as_str() {
        "build" | "budgets" => {
            let threads = rest.first().map_or(Ok(1), |text| text.parse())?;
            let megabytes: u64 = rest.get(1).map_or(Ok(16 << 10), |text| text.parse())?;
            let order = Order {
                variant,
                book: Some(book),
                pure: what == "build",
                pieces,
                threads,
                memory: megabytes << 20,
            };
            make(&order, &folder)
        }
        "probe" => {
            let tables = Tables::open(&folder, variant, Some(&book), pieces).ok_or("no tables")?;
            probe(Arc::new(tables), &book)
        }
        "check" => {
            let tables = Tables::open(&folder, variant, Some(&book), pieces).ok_or("no tables")?;
            let count = rest.first().map_or(Ok(100_000), |text| text.parse())?;
            check(&Arc::new(tables), count)
        }
        other => Err(format!("{other:?} is none of build, budgets, check and probe").into()),
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

/// Random places, as many of a class as it has of all: the class, who is to move, which.
fn places(tables: &Tables, count: usize, dice: &mut Dice) -> Vec<(Class, usize, u64)> {
    let contents = tables.contents(Metric::Book);
    let all: u64 = contents.iter().map(|(_, positions, _)| positions).sum();
    let mut found = Vec::new();
    while found.len() < count && all > 0 {
        let mut at = dice.below(all);
        for &(class, positions, _) in &contents {
            if at < positions {
                let sides = if class.is_even() { 1 } else { 2 };
                found.push((class, (at % sides) as usize, at / sides));
                break;
            }
            at -= positions;
        }
    }
    found
}

fn check(tables: &Arc<Tables>, count: usize) -> Result<(), Box<dyn Error>> {
    let mut checker =
        Checker::new(tables, 256 << 20).ok_or("the checker does not know the game")?;
    let pure: Vec<Class> = tables
        .contents(Metric::Pure)
        .iter()
        .map(|of| of.0)
        .collect();
    let mut all = places(tables, count, &mut Dice(0xD1B5_4A32_D192_ED03));
    // Class by class, so that blocks are unpacked once.
    all.sort();
    let mut wrong = 0;
    time("positions checked", all.len(), || {
        for &(class, mover, place) in &all {
            let mut results = vec![
                checker
                    .check_book(class, mover, place, (place % 29) as u32)
                    .map(|_| ()),
            ];
            if pure.contains(&class) {
                results.push(checker.check(class, mover, place));
            }
            for mismatch in results.into_iter().filter_map(Result::err) {
                wrong += 1;
                println!("{}: {mismatch}", mismatch.fen);
            }
        }
    });
    println!("{} positions, {wrong} wrong", all.len());
    if wrong > 0 {
        Err("the tables are wrong".into())
    } else {
        Ok(())
    }
}

fn probe(tables: Arc<Tables>, book: &Arc<RuleBook>) -> Result<(), Box<dyn Error>> {
    let mut dice = Dice(0x9E37_79B9_7F4A_7C15);
    let some: Vec<Position> = places(&tables, 20_000, &mut dice)
        .into_iter()
        .filter_map(|(class, mover, place)| tables.position_at(class, mover, place))
        .collect();
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
    let mut all = |what: &str, count: usize, ask: &mut dyn FnMut(&mut Prober)| {
        // The clock of a thread moves on every few milliseconds only.
        let rounds = 2_000_000 / count.max(1);
        ask(&mut prober);
        time(what, rounds * count, || {
            (0..rounds).for_each(|_| ask(&mut prober))
        });
    };
    all(
        "warm, pure, a thousand quiet positions",
        1_000,
        &mut |prober| {
            quiet.iter().take(1_000).for_each(|position| {
                black_box(prober.pure(position));
            });
        },
    );
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
    let words: Vec<Words> = some.iter().filter_map(Words::of).collect();
    let fresh = vec![u16::MAX; tables.counters().len()];
    all(
        "warm, both kinds, as a search asks",
        words.len(),
        &mut |prober| {
            words.iter().for_each(|words| {
                black_box(prober.glance(words, &fresh));
            });
        },
    );
    all("warm, with a referee", some.len(), &mut |prober| {
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
