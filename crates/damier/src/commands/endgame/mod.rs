//! Endgame tables: making, asking, checking, counting.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use damier_arbiter::{Lang, RuleBook};
use damier_draughts::Variant;
use damier_endgame::{Folder, Tables};

use crate::Ending;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::say;
use crate::tables;

mod build;
mod counts;
mod info;
mod plot;
mod probe;
mod stats;
mod verify;

/// Endgame tables that know the draw counters of a rule book.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier endgame build russian                       up to 4 pieces: seconds
  damier endgame build brazilian --pieces 5          up to 5: a minute
  damier endgame probe international --fen W:WK2,6,K35:BK28
  damier endgame probe international --fen W:WK12,K40,50:BK11 \\
      --counts '{\"fmjd/6.3\":4}' --json
  damier endgame info                                what there is
  damier endgame verify brazilian                    check by a second opinion
  damier endgame stats russian                       facts about every class

The tables are kept in the user's cache folder ($DAMIER_ENDGAME, or damier/endgame
in $XDG_CACHE_HOME or ~/.cache), some megabytes a game.")]
pub(crate) struct Endgame {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Build(build::Build),
    Info(info::Info),
    Probe(probe::Probe),
    Verify(verify::Verify),
    Stats(stats::Stats),
}

pub(crate) fn run(args: &Endgame, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.command {
        Command::Build(args) => build::run(args, out),
        Command::Info(args) => info::run(args, out),
        Command::Probe(args) => probe::run(args, out),
        Command::Verify(args) => verify::run(args, out),
        Command::Stats(args) => stats::run(args, out),
    }
}

/// Which tables.
#[derive(Debug, Args)]
struct SetArgs {
    #[command(flatten)]
    book: BookArgs,
    /// The folder of the tables.
    #[arg(long, value_name = "FOLDER")]
    folder: Option<PathBuf>,
    /// The language of the answer.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

impl SetArgs {
    fn book(&self, variant: Variant) -> Result<Arc<RuleBook>, Failure> {
        match self.book.options(variant)?.is_other(variant) {
            true => Err(Failure::Usage(say("tables-usual", &[]))),
            false => self.book.for_game(variant.id()),
        }
    }

    fn folder(&self) -> Folder {
        match &self.folder {
            Some(folder) => Folder::new(folder),
            None => Folder::of_user(),
        }
    }

    /// The tables that are there, or a failure that says how to make some.
    fn tables(&self, variant: Variant, pieces: u8) -> Result<Arc<Tables>, Failure> {
        let book = self.book(variant)?;
        let tables = Tables::open(&self.folder(), variant, Some(&book), pieces);
        tables.map(Arc::new).ok_or_else(|| none_for(variant))
    }
}

fn none_for(variant: Variant) -> Failure {
    Failure::Usage(tables::none_for(variant))
}

/// A number with thin gaps between its thousands, for reading.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(' ');
        }
        text.push(digit);
    }
    text
}
