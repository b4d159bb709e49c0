use std::io::Write;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::{FileProblem, Metric};

use super::{SetArgs, grouped};
use crate::Ending;
use crate::failure::Failure;

/// Say which tables there are, and what is wrong with those that are not used.
#[derive(Debug, Args)]
pub(super) struct Info {
    /// The game [default: every game].
    #[arg(value_name = "VARIANT")]
    variant: Option<Variant>,
    #[command(flatten)]
    set: SetArgs,
    /// The most pieces to look for.
    #[arg(long, value_name = "N", default_value_t = 7)]
    pieces: u8,
}

pub(super) fn run(args: &Info, out: &mut impl Write) -> Result<Ending, Failure> {
    let folder = args.set.folder();
    writeln!(out, "{}", folder.root().display())?;
    let mut damaged = false;
    let one = args.variant.map(|variant| vec![variant]);
    let variants = one.as_deref().unwrap_or(Variant::ALL);
    for &variant in variants {
        let there = folder.root().join(variant.id()).is_dir();
        if args.variant.is_none() && !there {
            continue;
        }
        damaged |= show(args, variant, out)?;
    }
    Ok(if damaged {
        Ending::ProblemsFound
    } else {
        Ending::Fine
    })
}

/// Whether a file is damaged or outdated.
fn show(args: &Info, variant: Variant, out: &mut impl Write) -> Result<bool, Failure> {
    let tables = args.set.tables(variant, args.pieces)?;
    let book = tables.book().map_or("none", |book| book.id());
    writeln!(out, "{} under {book}", variant.id())?;
    for (metric, name) in [(Metric::Pure, "pure game"), (Metric::Book, "counters")] {
        let all = tables.contents(metric);
        let positions: u64 = all.iter().map(|(_, positions, _)| positions).sum();
        let bytes: u64 = all.iter().map(|(.., bytes)| bytes).sum();
        let most = all.iter().map(|(class, ..)| class.pieces()).max();
        writeln!(
            out,
            "  {name}: {} classes of up to {} pieces, {} positions, {} bytes, \
             {:.4} a position",
            all.len(),
            most.unwrap_or(0),
            grouped(positions),
            grouped(bytes),
            bytes as f64 / positions.max(1) as f64,
        )?;
    }
    let beyond = tables.beyond_book();
    if !beyond.is_empty() {
        let names: Vec<String> = beyond.iter().take(8).map(ToString::to_string).collect();
        writeln!(
            out,
            "  {} classes whose counters tables cannot hold, such as {}",
            beyond.len(),
            names.join(", ")
        )?;
    }
    let mut damaged = false;
    for missing in tables.missing() {
        if matches!(missing.problem, FileProblem::Missing) {
            continue;
        }
        damaged = true;
        writeln!(out, "  {}: {}", missing.path.display(), missing.problem)?;
    }
    Ok(damaged)
}
