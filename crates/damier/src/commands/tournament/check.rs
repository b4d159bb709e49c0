use std::io::Write;

use clap::Args;
use damier_tournament::pairing::{Difference, Pair, check_event, check_round};
use damier_tournament::{Event, System};

use super::refusal;
use super::{file, pair, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say};

/// Pair every round again and report what differs.
///
/// Colours are compared, too. The exit code is 1 if a round differs. In an event
/// of teams the numbers are those of the teams.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament check open.json
  damier tournament check table.trf --system dutch-2017
  damier tournament check table.trf --round 4 --json")]
pub(crate) struct Check {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// The system to pair by [default: as the event says].
    #[arg(long, value_name = "NAME")]
    system: Option<System>,
    /// Only this round.
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// One JSON array of rounds that differ: round, made, engine.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Check, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = file::read(&args.file)?;
    let system = args.system.unwrap_or(event.regulations.system);
    if system == System::Manual {
        let args = [("file", args.file.as_str().into())];
        return Err(Failure::Usage(say("desk-check-manual", &args)));
    }
    let differences = match args.round {
        Some(round) => check_round(&event, round, system)
            .map_err(|error| Failure::Usage(refusal::event(&error)))?
            .into_iter()
            .collect(),
        None => check_event(&event, system),
    };
    if args.json {
        print_json(&differences, out)?;
    } else {
        report(&event, system, args.round, &differences, out)?;
    }
    Ok(if differences.is_empty() {
        Ending::Fine
    } else {
        Ending::ProblemsFound
    })
}

fn report(
    event: &Event,
    system: System,
    only: Option<u16>,
    differences: &[Difference],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let told = |message: &str, pair: &Pair, out: &mut dyn Write| {
        let args = [("pair", pair::line(event, pair).into())];
        writeln!(out, "{}", say(message, &args))
    };
    for difference in differences {
        let args = [
            ("round", difference.round.to_string().into()),
            ("system", system.as_str().into()),
        ];
        writeln!(out, "{}", say("table-differs", &args))?;
        for pair in &difference.made {
            told("table-made", pair, out)?;
        }
        for pair in &difference.engine {
            told("table-rules", pair, out)?;
        }
        if let Some(problem) = &difference.problem {
            writeln!(out, "  {}", refusal::pairing(problem))?;
        }
    }
    let rounds = match only {
        Some(_) => 1,
        None => event.rounds.len(),
    };
    let wrong = differences.len();
    let fine = rounds.saturating_sub(wrong);
    let args = [
        ("fine", number(fine)),
        ("rounds", number(rounds)),
        ("system", system.as_str().into()),
    ];
    writeln!(out, "{}", say("table-as-made", &args))?;
    Ok(())
}
