use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::Facts;

use super::{SetArgs, grouped, plot};
use crate::Ending;
use crate::failure::Failure;

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
        return Err(Failure::Usage(format!(
            "{} tables are missing: make them with `damier endgame build {} --pieces {}`",
            tables.missing().len(),
            args.variant.id(),
            args.pieces
        )));
    }
    let facts = tables.facts();
    if let Some(path) = &args.plot {
        std::fs::write(path, plot::wins(&facts, args.variant.id()))
            .map_err(|error| Failure::Trouble(format!("{}: {error}", path.display())))?;
    }
    if args.json {
        serde_json::to_writer(&mut *out, &facts)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    writeln!(
        out,
        "| class | to move | positions | won | lost | longest | win drawn | loss drawn | need | several |"
    )?;
    writeln!(out, "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")?;
    for one in &facts {
        row(one, out)?;
    }
    Ok(Ending::Fine)
}

fn row(facts: &Facts, out: &mut impl Write) -> Result<(), Failure> {
    let share = |part: u64| 100.0 * part as f64 / facts.positions.max(1) as f64;
    let mover = if facts.mover == "white" {
        "first"
    } else {
        "second"
    };
    writeln!(
        out,
        "| {} | {mover} | {} | {:.2} % | {:.2} % | {} | {} | {} | {} | {} |",
        facts.class,
        grouped(facts.positions),
        share(facts.won),
        share(facts.lost),
        facts.longest_win.max(facts.longest_loss),
        grouped(facts.win_spoilt),
        grouped(facts.loss_saved),
        facts.most_need,
        grouped(facts.several),
    )?;
    Ok(())
}
