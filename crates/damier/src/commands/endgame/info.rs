use std::io::Write;

use clap::Args;
use damier_draughts::Variant;
use damier_endgame::{FileProblem, Metric};

use super::{SetArgs, grouped};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say};
use crate::tables::{class_name, file_trouble, fraction};

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

/// So many classes are named.
const SOME: usize = 8;

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
    let args = [("variant", variant.id().into()), ("book", book.into())];
    writeln!(out, "{}", say("endgame-set", &args))?;
    for (metric, kind) in [(Metric::Pure, "pure"), (Metric::Book, "book")] {
        let all = tables.contents(metric);
        let positions: u64 = all.iter().map(|(_, positions, _)| positions).sum();
        let bytes: u64 = all.iter().map(|(.., bytes)| bytes).sum();
        let most = all.iter().map(|(class, ..)| class.pieces()).max();
        let each = bytes as f64 / positions.max(1) as f64;
        let args = [
            ("kind", kind.into()),
            ("classes", number(all.len())),
            ("pieces", most.unwrap_or(0).to_string().into()),
            ("positions", grouped(positions).into()),
            ("bytes", grouped(bytes).into()),
            ("each", fraction(each, 4).into()),
        ];
        writeln!(out, "  {}", say("endgame-kept", &args))?;
    }
    let beyond = tables.beyond_book();
    if !beyond.is_empty() {
        let names = beyond.iter().take(SOME);
        let names: Vec<String> = names.map(|one| class_name(&one.to_string())).collect();
        let more = if beyond.len() > SOME { "yes" } else { "no" };
        let args = [
            ("classes", number(beyond.len())),
            ("more", more.into()),
            ("names", names.join(", ").into()),
        ];
        writeln!(out, "  {}", say("endgame-beyond", &args))?;
    }
    let mut damaged = false;
    for missing in tables.missing() {
        if matches!(missing.problem, FileProblem::Missing) {
            continue;
        }
        damaged = true;
        let args = [
            ("path", missing.path.display().to_string().into()),
            ("what", file_trouble(&missing.problem).into()),
        ];
        writeln!(out, "  {}", say("endgame-file", &args))?;
    }
    Ok(damaged)
}
