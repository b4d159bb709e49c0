//! The tournament desk on the command line. The rules of pairing and of final
//! orders live in `damier-tournament`; here are files, the clock and words.

mod add;
mod check;
mod clock;
mod explain;
mod export;
mod file;
mod game;
mod grid;
mod history;
mod import;
mod list_words;
mod misfit;
mod new;
mod pair;
mod place;
mod play_off;
mod ratings;
mod refusal;
mod regulations;
mod result;
mod simulate;
mod standings;
mod undo;
mod words;

pub(crate) use refusal::unread;

use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::Lang;

use crate::Ending;
use crate::failure::Failure;

/// Run a tournament: entries, pairings, results, standings.
///
/// An event is one readable file (JSON). Every step reads it, changes it and
/// writes it anew in one go, so that nothing is lost if the power fails, and two
/// people may work on it at the same time. Tables in TRF and CSV can be ranked,
/// paired, checked and converted as they are.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament new open.json --name \"City Open\" --rounds 5
  damier tournament add open.json \"Anna Berg\" --rating 2100
  damier tournament pair open.json                  the next round
  damier tournament result open.json 1:2-0 2:1-1    board 1 won by White, board 2 drawn
  damier tournament standings open.json
  damier tournament explain open.json 1 4           why do these two not meet?
  damier tournament export open.json --to trf > open.trf")]
pub(crate) struct Tournament {
    /// The language in which refusals and sentences are told: en, fr or ru.
    #[arg(
        long = "lang",
        value_name = "LANG",
        global = true,
        default_value = "en"
    )]
    _lang: Lang,
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    New(Box<new::New>),
    Add(add::Add),
    Pair(pair::PairArgs),
    Result(result::ResultArgs),
    Import(import::Import),
    Regulations(regulations::RegulationsArgs),
    Undo(undo::Undo),
    Standings(standings::StandingsArgs),
    Explain(explain::Explain),
    Playoff(play_off::PlayOffArgs),
    Ratings(ratings::Ratings),
    Export(export::Export),
    Check(check::Check),
    Simulate(simulate::Simulate),
}

pub(crate) fn run(args: &Tournament, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.action {
        Action::New(args) => new::run(args, out),
        Action::Add(args) => add::run(args, out),
        Action::Pair(args) => pair::run(args, out),
        Action::Result(args) => result::run(args, out),
        Action::Regulations(args) => regulations::run(args, out),
        Action::Import(args) => import::run(args, out),
        Action::Undo(args) => undo::run(args, out),
        Action::Standings(args) => standings::run(args, out),
        Action::Explain(args) => explain::run(args, out),
        Action::Playoff(args) => play_off::run(args, out),
        Action::Ratings(args) => ratings::run(args, out),
        Action::Export(args) => export::run(args, out),
        Action::Check(args) => check::run(args, out),
        Action::Simulate(args) => simulate::run(args, out),
    }
}

/// One line of JSON.
fn print_json(value: &impl serde::Serialize, out: &mut impl Write) -> Result<Ending, Failure> {
    serde_json::to_writer(&mut *out, value)?;
    writeln!(out)?;
    Ok(Ending::Fine)
}
