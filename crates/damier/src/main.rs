//! Damier on the command line: the site, the referee, and tools around
//! positions and games. No rule of any game is written here.

mod arguments;
mod book;
mod chess;
mod commands;
mod failure;
mod input;
mod inquiry;
mod judged;
mod messages;
mod output;
mod players;
mod position;
mod tables;
mod typed_fen;

use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use commands::{Command, serve};
use failure::Failure;
use output::Output;

/// Draughts with a referee.
///
/// Without a command, Damier serves its site on this machine: play, watch and
/// replay games in a browser. The commands below do single jobs on positions and
/// files of games.
#[derive(Debug, Parser)]
#[command(
    name = "damier",
    version,
    args_conflicts_with_subcommands = true,
    after_help = "\
Examples:
  damier                                  serve the site on http://127.0.0.1:8960
  damier moves russian                    the legal moves of the start position
  damier adjudicate games.pdn             who won, or why it is a draw, and since when
  damier show \"W:W31:BK5\" --to svg        a picture of a position
  damier help adjudicate                  more about one command

Exit codes: 0 fine, 1 problems found (and reported), 2 the request makes no sense."
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: serve::Serve,
}

/// How a command that did its work ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ending {
    /// Nothing to complain about.
    Fine,
    /// The work is done and has shown problems, which were reported.
    ProblemsFound,
}

fn main() -> ExitCode {
    // Not locked: an engine answers from several threads.
    let mut out = Output::new(BufWriter::new(io::stdout()));
    let arguments: Vec<OsString> = std::env::args_os().collect();
    messages::speak(&arguments);
    let family = chess::Family::of(&arguments);
    let ending = if let Some(what) = chess::stray_option(&arguments, family) {
        Err(Failure::Usage(what))
    } else if family == chess::Family::Chess {
        arguments::read(arguments).and_then(|(cli, wants)| {
            out.set(wants);
            chess::run(cli, &mut out)
        })
    } else {
        arguments::read(arguments).and_then(|(cli, wants): (Cli, _)| {
            out.set(wants);
            let command = cli.command.unwrap_or(Command::Serve(cli.serve));
            commands::run(command, &mut out)
        })
    };
    let ending = ending.and_then(|ending| {
        out.flush()?;
        Ok(ending)
    });
    match ending {
        Ok(Ending::Fine) | Err(Failure::OutputClosed) => ExitCode::SUCCESS,
        Ok(Ending::ProblemsFound) => ExitCode::from(1),
        Err(Failure::Trouble(what)) => fail(&mut out, &what, 1),
        Err(Failure::Usage(what)) => fail(&mut out, &what, 2),
    }
}

/// Says on standard error why the command failed, after what it had to say on
/// standard output.
fn fail(out: &mut impl Write, what: &str, code: u8) -> ExitCode {
    // If neither can be written, the exit code still tells.
    let _ = out.flush();
    output::tell(format_args!("damier: {what}"));
    ExitCode::from(code)
}
