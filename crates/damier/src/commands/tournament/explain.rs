use std::io::Write;

use clap::Args;
use damier_print::Texts;
use damier_tournament::pairing::explain;
use damier_tournament::standings::Criteria;
use damier_tournament::{PlayerId, Preset, System, TeamId};

use super::{file, place, print_json, refusal};
use crate::Ending;
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::say;

/// Why do two players not meet? What is somebody's place made of?
///
/// With two numbers: why they are (not) paired in a round, the last one, an earlier
/// one or the next. With one number: how every value of his in the standings comes
/// about, and which criterion put him where he is.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament explain open.json 1 4              in the last round paired
  damier tournament explain open.json 1 4 --round 2
  damier tournament explain open.json 7                the place of number 7
  damier tournament explain open.json 1 4 --lang fr
  damier tournament explain table.csv 7 --preset kndb-swiss --json")]
pub(crate) struct Explain {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// A player; a team in events of teams.
    #[arg(value_name = "A")]
    a: u32,
    /// Another one, to ask why the two do not meet.
    #[arg(value_name = "B")]
    b: Option<u32>,
    /// The round of the pairing, or after which the place is meant [default: the
    /// last one paired; for a place the last with results].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The system of the pairing [default: as the event says].
    #[arg(long, value_name = "NAME", requires = "b")]
    system: Option<System>,
    /// The preset of the standings [default: as the event says].
    #[arg(long, value_name = "NAME", conflicts_with = "b")]
    preset: Option<Preset>,
    /// Your own criteria for the standings.
    #[arg(long, value_name = "NAMES", conflicts_with = "b")]
    criteria: Option<Criteria>,
    /// One JSON object. Of a pairing: round, players, obstacles, partners, instead;
    /// of a place: place, id, decidedBy, behindBy, values with addends.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Explain, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = file::read(&args.file)?;
    let next = event.next_round();
    let most = if args.b.is_some() { next } else { next - 1 };
    if let Some(round) = args.round
        && !(1..=most).contains(&round)
    {
        let args = [
            ("option", "--round".into()),
            ("round", round.to_string().into()),
            ("file", args.file.as_str().into()),
            ("count", (next - 1).to_string().into()),
        ];
        return Err(Failure::Usage(say("desk-round-paired", &args)));
    }
    let Some(b) = args.b else {
        let ranking = super::standings::ranking(&event, args.preset, args.criteria.as_ref());
        let lang = (!args.json).then_some(crate::messages::spoken());
        return place::explain(
            &event,
            &ranking,
            args.round,
            (&args.file, args.a),
            lang,
            out,
        );
    };
    let system = args.system.unwrap_or(event.regulations.system);
    for id in [args.a, b] {
        let teams = system.is_team();
        let known = event.player(PlayerId(id)).is_some();
        if (teams && event.team(TeamId(id)).is_none()) || (!teams && !known) {
            let args = [
                ("file", args.file.as_str().into()),
                ("id", id.to_string().into()),
            ];
            return Err(Failure::Usage(say("desk-no-number", &args)));
        }
    }
    if args.a == b {
        return Err(Failure::Usage(say("desk-meets-himself", &[])));
    }
    // Who asks sees the pairs of the last round before him.
    let round = args.round.unwrap_or_else(|| (next - 1).max(1));
    let answer =
        explain(&event, round, system, PlayerId(args.a), PlayerId(b)).map_err(|error| {
            let what = [
                ("round", round.to_string().into()),
                ("why", refusal::pairing(&error).into()),
            ];
            let source = Source::parse(&args.file);
            Failure::Trouble(file::at(&source, say("desk-file-round", &what)))
        })?;
    if args.json {
        return print_json(&answer, out);
    }
    // One statement a line; what follows the first belongs to it.
    let lines = Texts::new(&event, crate::messages::spoken()).explanation(&answer, system);
    for (index, line) in lines.iter().enumerate() {
        let indent = if index == 0 { "" } else { "  " };
        writeln!(out, "{indent}{line}")?;
    }
    Ok(Ending::Fine)
}
