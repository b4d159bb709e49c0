use std::io::{IsTerminal, Write};
use std::thread;
use std::time::Instant;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::{Estimate, Folder, Order, Progress, Report, build, estimate};

use super::{SetArgs, grouped};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say};
use crate::output;
use crate::tables::{failure, file_trouble, fraction, percent};

/// Make the tables of a game, or what is missing of them.
///
/// What is done is kept class by class: a build that was stopped goes on where it
/// was. Files that are damaged or of other rules are made anew.
#[derive(Debug, Args)]
pub(super) struct Build {
    /// The game.
    #[arg(value_name = "VARIANT")]
    variant: Variant,
    /// The most pieces of a position, from 2 to 7.
    #[arg(long, value_name = "N", default_value_t = 4)]
    pieces: u8,
    #[command(flatten)]
    set: SetArgs,
    /// Leave out the plies to the end of the pure game.
    #[arg(long)]
    budgets_only: bool,
    /// Megabytes of memory for tables.
    #[arg(long, value_name = "MB", default_value_t = 4096)]
    memory: u64,
    /// Threads to work with [default: one a processor].
    #[arg(long, value_name = "N")]
    threads: Option<usize>,
    /// Only say how much there is to do.
    #[arg(long)]
    estimate: bool,
}

pub(super) fn run(args: &Build, out: &mut impl Write) -> Result<Ending, Failure> {
    let processors = thread::available_parallelism().map_or(1, usize::from);
    let order = Order {
        variant: args.variant,
        book: Some(args.set.book(args.variant)?),
        pure: !args.budgets_only,
        pieces: args.pieces,
        threads: args.threads.unwrap_or(processors).clamp(1, 256),
        memory: args.memory.saturating_mul(1 << 20),
    };
    let expected = estimate(&order).map_err(|error| failure(&error))?;
    writeln!(out, "{}", what_is_expected(&expected, order.pieces))?;
    out.flush()?;
    if args.estimate {
        return Ok(Ending::Fine);
    }
    let folder = args.set.folder();
    let start = Instant::now();
    let shown = std::io::stderr().is_terminal();
    let mut tell = |progress: Progress| {
        if shown {
            let share = 100.0 * progress.done as f64 / progress.all.max(1) as f64;
            eprint!("\r{:>7} ", percent(share, 1));
        }
        true
    };
    let report = build(&order, &folder, &mut tell).map_err(|error| failure(&error))?;
    if shown {
        eprint!("\r         \r");
    }
    let took = start.elapsed().as_secs_f64();
    tell_report(&report, &folder, took, out)?;
    Ok(Ending::Fine)
}

fn what_is_expected(expected: &Estimate, pieces: u8) -> String {
    let memory = expected.memory.div_ceil(1 << 20);
    let args = [
        ("positions", grouped(expected.positions).into()),
        ("pieces", pieces.to_string().into()),
        (
            "seconds",
            (expected.cpu_seconds.max(1.0).round() as u64).into(),
        ),
        ("disk", fraction(expected.bytes as f64 / 1e6, 1).into()),
        ("memory", memory.to_string().into()),
    ];
    say("endgame-expected", &args)
}

fn tell_report(
    report: &Report,
    folder: &Folder,
    took: f64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    for (path, problem) in &report.replaced {
        let args = [
            ("path", path.display().to_string().into()),
            ("why", file_trouble(problem).into()),
        ];
        writeln!(out, "{}", say("endgame-anew", &args))?;
    }
    let args = [
        ("built", number(report.built)),
        ("kept", number(report.kept)),
        ("bytes", grouped(report.bytes).into()),
        ("folder", folder.root().display().to_string().into()),
        ("seconds", fraction(took, 1).into()),
    ];
    writeln!(out, "{}", say("endgame-made", &args))?;
    Ok(())
}

/// Makes the tables of up to four pieces, with a word on standard error.
pub(super) fn make_small(
    variant: Variant,
    book: &std::sync::Arc<damier_arbiter::RuleBook>,
    set: &SetArgs,
) -> Result<(), Failure> {
    let order = Order {
        variant,
        book: Some(std::sync::Arc::clone(book)),
        pure: true,
        pieces: 4,
        threads: thread::available_parallelism().map_or(1, usize::from),
        memory: 1 << 30,
    };
    output::tell(say("endgame-making", &[("pieces", "4".into())]));
    build(&order, &set.folder(), &mut |_| true).map_err(|error| failure(&error))?;
    Ok(())
}
