use std::io::{self, BufReader};

use clap::{Args, Subcommand};

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
            damier_engine::hub::serve(input, io::stdout(), usize::from(memory))?;
        }
    }
    Ok(Ending::Fine)
}
