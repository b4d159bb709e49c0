use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::Facts;

use super::{SetArgs, grouped, plot};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;
use crate::tables::{class_name, percent, system_trouble};

/// Count what the tables hold, class by class: shares won, longest wins, wins that
/// the counters take away.
///
/// Only positions in which the side to move has nothing to capture are counted.
#[derive(Debug, Args)]
pub(super) struct Stats {
    /// The game.
    #[arg(value_name = "VARIANT")]
    variant: Variant,
    #[command(flatten)]
    set: SetArgs,
    /// The most pieces of a position.
    #[arg(long, value_name = "N", default_value_t = 4)]
    pieces: u8,
    /// One line for the whole set instead of one a class.
    #[arg(long, conflicts_with_all = ["json", "plot"])]
    summary: bool,
    /// The facts as JSON.
    #[arg(long)]
    json: bool,
    /// A file for a picture (SVG) of how long wins take.
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

pub(super) fn run(args: &Stats, out: &mut impl Write) -> Result<Ending, Failure> {
    let tables = args.set.tables(args.variant, args.pieces)?;
    if !tables.missing().is_empty() {
        let args = [
            ("variant", args.variant.id().into()),
            ("pieces", args.pieces.to_string().into()),
        ];
        return Err(Failure::Usage(say("tables-missing", &args)));
    }
    let facts = tables.facts();
    if let Some(path) = &args.plot {
        std::fs::write(path, plot::wins(&facts, args.variant.id())).map_err(|error| {
            let args = [
                ("file", path.display().to_string().into()),
                ("why", system_trouble(&error).into()),
            ];
            Failure::Trouble(say("endgame-plot-failed", &args))
        })?;
    }
    if args.summary {
        let book = tables.book().map(|book| format!("`{}`", book.id()));
        summary(&facts, args.variant.id(), &book.unwrap_or_default(), out)?;
        return Ok(Ending::Fine);
    }
    if args.json {
        serde_json::to_writer(&mut *out, &facts)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    writeln!(out, "{}", say("endgame-head", &[]))?;
    writeln!(out, "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")?;
    for one in &facts {
        row(one, out)?;
    }
    Ok(Ending::Fine)
}

/// What a whole set comes to.
fn summary(
    facts: &[Facts],
    variant: &str,
    book: &str,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let sum = |part: fn(&Facts) -> u64| facts.iter().map(part).sum::<u64>();
    let most = |part: fn(&Facts) -> u16| facts.iter().map(part).max().unwrap_or(0);
    let (won, lost) = (sum(|one| one.won), sum(|one| one.lost));
    let (spoilt, saved) = (sum(|one| one.win_spoilt), sum(|one| one.loss_saved));
    let decided = won + lost;
    writeln!(
        out,
        "| {variant} | {book} | {} | {} | {} | {} | {} | {} | {} | {} |",
        grouped(sum(|one| one.positions)),
        percent(share(decided, sum(|one| one.positions)), 1),
        grouped(spoilt),
        grouped(saved),
        percent(share(spoilt + saved, decided), 4),
        most(|one| one.longest_win.max(one.longest_loss)),
        most(|one| one.most_need),
        grouped(sum(|one| one.several)),
    )?;
    Ok(())
}

fn share(part: u64, whole: u64) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn row(facts: &Facts, out: &mut impl Write) -> Result<(), Failure> {
    let mover = say("endgame-mover", &[("side", facts.mover.into())]);
    writeln!(
        out,
        "| {} | {mover} | {} | {} | {} | {} | {} | {} | {} | {} |",
        class_name(&facts.class),
        grouped(facts.positions),
        percent(share(facts.won, facts.positions), 2),
        percent(share(facts.lost, facts.positions), 2),
        facts.longest_win.max(facts.longest_loss),
        grouped(facts.win_spoilt),
        grouped(facts.loss_saved),
        facts.most_need,
        grouped(facts.several),
    )?;
    Ok(())
}
