//! Chess960 on the command line: the commands that take positions and games, with
//! arguments of their own. Which family a call is about shows in its arguments and
//! in the beginning of the files that it names ([`Family::of`]).

mod adjudicate;
mod analyse;
mod checked;
mod family;
mod games;
mod json;
mod lines;
mod matches;
mod moves;
mod perft;
mod player;
mod position;
mod record;
mod show;
mod stray;

use std::io::Write;

use clap::{Parser, Subcommand};

use crate::Ending;
use crate::failure::Failure;

pub(crate) use adjudicate::{Asked, judge_file};
pub(crate) use checked::{Checked, for_each_record};
pub(crate) use family::{Family, holds_chess, is_name};
pub(crate) use stray::stray_option;

/// Chess960, and ordinary chess as its position 518.
#[derive(Debug, Parser)]
#[command(name = "damier", version)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Moves(moves::Moves),
    Perft(perft::Perft),
    Adjudicate(adjudicate::Adjudicate),
    Show(show::Show),
    Analyse(analyse::Analyse),
    Match(matches::Match),
}

/// Does what was asked and writes the answer.
pub(crate) fn run(cli: Cli, out: &mut impl Write) -> Result<Ending, Failure> {
    match cli.command {
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Adjudicate(args) => adjudicate::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Match(args) => matches::run(&args, out),
    }
}
