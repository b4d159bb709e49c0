//! One file a command.

use std::io::Write;

use clap::Subcommand;

use crate::Ending;
use crate::failure::Failure;

pub(crate) mod adjudicate;
pub(crate) mod analyse;
mod claim;
mod clock;
mod endgame;
mod engine;
mod matches;
mod moves;
mod openings;
mod perft;
mod playoff;
mod rules;
pub(crate) mod serve;
pub(crate) mod show;
mod tournament;

pub(crate) use tournament::unread;

/// What can be asked of Damier.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Serve(serve::Serve),
    Moves(moves::Moves),
    Perft(perft::Perft),
    Adjudicate(adjudicate::Adjudicate),
    Show(show::Show),
    Openings(openings::Openings),
    Rules(rules::Rules),
    Claim(claim::Claim),
    Clock(clock::Clock),
    Playoff(playoff::Playoff),
    Analyse(analyse::Analyse),
    Endgame(endgame::Endgame),
    Match(matches::Match),
    Tournament(tournament::Tournament),
    Engine(engine::Engine),
}

/// Does what was asked and writes the answer.
pub(crate) fn run(command: Command, out: &mut impl Write) -> Result<Ending, Failure> {
    match command {
        Command::Serve(args) => serve::run(args),
        Command::Moves(args) => moves::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Adjudicate(args) => adjudicate::run(&args, out),
        Command::Show(args) => show::run(&args, out),
        Command::Openings(args) => openings::run(&args, out),
        Command::Rules(args) => rules::run(&args, out),
        Command::Claim(args) => claim::run(&args, out),
        Command::Clock(args) => clock::run(&args, out),
        Command::Playoff(args) => playoff::run(&args, out),
        Command::Analyse(args) => analyse::run(&args, out),
        Command::Endgame(args) => endgame::run(&args, out),
        Command::Engine(args) => engine::run(&args),
        Command::Match(args) => matches::run(&args, out),
        Command::Tournament(args) => tournament::run(&args, out),
    }
}
