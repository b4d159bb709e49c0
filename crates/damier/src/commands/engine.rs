use std::io::{self, BufReader};

use clap::{Args, Subcommand};
use damier_endgame::{EndgameService, Folder};

use crate::Ending;
use crate::failure::Failure;

/// Be an engine for other programs.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier engine hub                     what to enter as engine command in a program
  damier match --engine level:8 --engine \"hub:damier engine hub\"")]
pub(crate) struct Engine {
    #[command(subcommand)]
    protocol: Protocol,
}

#[derive(Debug, Subcommand)]
enum Protocol {
    /// Speak the Hub protocol, version 2, on standard input and output.
    ///
    /// Endgame tables (see `damier endgame --help`) are used as soon as they are
    /// there. They are made in the background when a game first comes near to them.
    #[command(after_help = "\
Examples:
  damier engine hub
  printf 'hub\\ninit\\nlevel depth=10\\ngo think\\nquit\\n' | damier engine hub")]
    Hub {
        /// Megabytes for the engine's memory.
        #[arg(long, value_name = "MB", default_value_t = 64)]
        memory: u16,
    },
}

pub(crate) fn run(args: &Engine) -> Result<Ending, Failure> {
    match args.protocol {
        Protocol::Hub { memory } => {
            let input = BufReader::new(io::stdin());
            let endings = EndgameService::new(Folder::of_user());
            let memory = usize::from(memory);
            damier_engine::hub::serve(input, io::stdout(), memory, Some(endings))?;
        }
    }
    Ok(Ending::Fine)
}
