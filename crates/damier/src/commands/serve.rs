use std::net::SocketAddr;
use std::path::PathBuf;

use clap::Args;
use damier_site::Config;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;

use crate::failure::Failure;
use crate::{Ending, book};

/// Serve the site on this machine (what `damier` alone does).
///
/// Prints one line with the address and runs until Ctrl-C. Games are kept in one
/// SQLite file and go on after a restart.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier serve
  damier serve --listen 0.0.0.0:8960          for other machines in the network, too
  damier serve --listen 127.0.0.1:0           any free port
  damier serve --database club/games.db       another place for the games
  damier serve --rules club.toml              with a rule book of your own, beside the others
  damier serve --uci-engine /usr/games/stockfish   another chess player
  damier serve --referee-key KEY --youth      a referee's desk for a youth event

By default the site listens for this machine only: whoever can reach it can play on it.
Set DAMIER_LOG=info (or debug) to see on standard error what the site does.")]
pub(crate) struct Serve {
    /// Address and port to listen on.
    #[arg(long, value_name = "ADDRESS", env = "DAMIER_LISTEN")]
    listen: Option<SocketAddr>,
    /// SQLite file for the games; created with its folders if it is not there
    /// [default: damier.db in your data folder].
    #[arg(long, value_name = "FILE", env = "DAMIER_DATABASE")]
    database: Option<String>,
    /// A rule book of your own (TOML), offered beside the built-in ones; can be
    /// given several times. `damier rules check FILE` explains mistakes.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    rules: Vec<PathBuf>,
    /// Key that opens the referee's desk at /referee; stored hashed
    /// [default: the key of the last start; at the first start one is made and
    /// printed once].
    #[arg(
        long,
        value_name = "KEY",
        env = "DAMIER_REFEREE_KEY",
        hide_env_values = true
    )]
    referee_key: Option<String>,
    /// A program that speaks UCI (such as stockfish) plays chess instead of the
    /// built-in engine, at the level chosen; if it fails, the built-in one stands in.
    #[arg(long, value_name = "PROGRAM", env = "DAMIER_UCI_ENGINE")]
    uci_engine: Option<PathBuf>,
    /// Youth mode for every game: no decision without its explanation.
    #[arg(long, env = "DAMIER_YOUTH")]
    youth: bool,
}

pub(crate) fn run(args: Serve) -> Result<Ending, Failure> {
    // What is wrong with a book is told as everywhere else.
    for file in &args.rules {
        book::of_file(&file.to_string_lossy())?;
    }
    let mut config = Config {
        database: args.database,
        rules: args.rules,
        referee_key: args.referee_key,
        uci_engine: args.uci_engine,
        youth: args.youth,
        ..Config::default()
    };
    if let Some(listen) = args.listen {
        config.listen = listen;
    }
    log_to_standard_error()?;
    let runtime = tokio::runtime::Runtime::new().map_err(Failure::trouble)?;
    runtime
        .block_on(damier_site::serve(config))
        .map_err(Failure::trouble)?;
    Ok(Ending::Fine)
}

/// `warn` unless DAMIER_LOG says otherwise: a level, or levels by module such as
/// `info,damier_site=debug`.
fn log_to_standard_error() -> Result<(), Failure> {
    let filter = match std::env::var("DAMIER_LOG") {
        Ok(text) => text
            .parse::<Targets>()
            .map_err(|error| Failure::Usage(format!("DAMIER_LOG={text}: {error}")))?,
        Err(_) => Targets::new().with_default(LevelFilter::WARN),
    };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    tracing_subscriber::registry()
        .with(lines)
        .with(filter)
        .init();
    Ok(())
}
