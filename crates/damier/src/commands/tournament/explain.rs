use std::io::Write;

use clap::Args;
use damier_tournament::model::ByeKind;
use damier_tournament::pairing::{Explanation, Obstacle, explain};
use damier_tournament::{Criterion, Event, PlayerId, Preset, System, TeamId};

use super::{file, pair, place, print_json, words};
use crate::Ending;
use crate::failure::Failure;

/// Why do two players not meet? What is somebody's place made of?
///
/// With two numbers: why they are (not) paired in a round, the next one or an
/// earlier one. With one number: how every value of his in the standings comes
/// about, and which criterion put him where he is.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament explain open.json 1 4              in the next round
  damier tournament explain open.json 1 4 --round 2
  damier tournament explain open.json 7                the place of number 7
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
    /// next one; for a place the last].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The system of the pairing [default: as the event says].
    #[arg(long, value_name = "NAME", requires = "b")]
    system: Option<System>,
    /// The preset of the standings [default: as the event says].
    #[arg(long, value_name = "NAME", conflicts_with = "b")]
    preset: Option<Preset>,
    /// Your own criteria for the standings.
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        conflicts_with = "b"
    )]
    criteria: Vec<Criterion>,
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
        return Err(Failure::Usage(format!(
            "--round {round}: rounds paired in {}: {}; name one of them",
            args.file,
            next - 1
        )));
    }
    let Some(b) = args.b else {
        let ranking = super::standings::ranking(&event, args.preset, &args.criteria);
        return place::explain(&event, &ranking, args.round, args.a, args.json, out);
    };
    let system = args.system.unwrap_or(event.regulations.system);
    for id in [args.a, b] {
        let teams = system.is_team();
        let known = event.player(PlayerId(id)).is_some();
        if (teams && event.team(TeamId(id)).is_none()) || (!teams && !known) {
            return Err(Failure::Usage(format!(
                "{}: nobody has number {id}; look at `damier tournament standings {}`",
                args.file, args.file
            )));
        }
    }
    if args.a == b {
        return Err(Failure::usage(
            "nobody meets himself: name two different numbers",
        ));
    }
    let round = args.round.unwrap_or(next);
    let answer = explain(&event, round, system, PlayerId(args.a), PlayerId(b))
        .map_err(|error| Failure::Trouble(format!("{}: round {round}: {error}", args.file)))?;
    if args.json {
        return print_json(&answer, out);
    }
    print(&event, system, &answer, out)
}

fn print(
    event: &Event,
    system: System,
    answer: &Explanation,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let [a, b] = answer.players.map(|id| words::numbered(event, id));
    writeln!(out, "Round {} by {system}: {a} and {b}", answer.round)?;
    if answer.obstacles.is_empty() {
        writeln!(out, "  the table of this system never brings them together")?;
    }
    for obstacle in &answer.obstacles {
        writeln!(out, "  {}", in_words(event, obstacle))?;
    }
    for (player, partner) in answer.players.iter().zip(answer.partners) {
        let Some(partner) = partner.filter(|p| !answer.players.contains(p)) else {
            continue;
        };
        let (player, partner) = (
            words::numbered(event, *player),
            words::numbered(event, partner),
        );
        writeln!(out, "  {player} meets {partner}")?;
    }
    if let Some(instead) = &answer.instead {
        writeln!(out, "If they had to meet, the round would be:")?;
        for one in instead {
            writeln!(out, "  {}", pair::line(event, one))?;
        }
    }
    Ok(Ending::Fine)
}

fn in_words(event: &Event, obstacle: &Obstacle) -> String {
    let counts = |list: &[i64]| {
        let texts: Vec<String> = list.iter().map(i64::to_string).collect();
        texts.join(" ")
    };
    match obstacle {
        Obstacle::TheyMeet => "they do meet".to_owned(),
        Obstacle::NotPaired { player, bye } => {
            let who = words::numbered(event, *player);
            match bye {
                Some(ByeKind::Pairing) => format!("{who} has the bye"),
                Some(kind) => format!("{who} is not paired: {}", words::bye(*kind)),
                None => format!("{who} is not paired in this round"),
            }
        }
        Obstacle::HaveMet { rounds } if rounds.is_empty() => "they have met".to_owned(),
        Obstacle::HaveMet { rounds } => {
            let texts: Vec<String> = rounds.iter().map(u16::to_string).collect();
            let word = if texts.len() == 1 { "round" } else { "rounds" };
            format!("they have met in {word} {}", texts.join(" and "))
        }
        Obstacle::Forbidden => "the arbiter has forbidden this pair".to_owned(),
        Obstacle::SameColour { colour } => {
            format!("both must have {colour}, and neither is a top scorer")
        }
        Obstacle::OtherRound { round } => format!("the table has them meet in round {round}"),
        Obstacle::NoCompletePairing => "if they met, the others could not all be paired".to_owned(),
        Obstacle::Worse {
            criterion,
            bracket,
            now,
            then,
        } => format!(
            "if they met, criterion C{criterion} would be fulfilled less well in point group \
             {bracket}: {} instead of {}",
            counts(then),
            counts(now)
        ),
        Obstacle::LaterCandidate => {
            "their meeting would be as good, but comes later in the order in which pairings are \
             tried"
                .to_owned()
        }
        Obstacle::DifferentGroups { first, second } => {
            format!("they stand in different point groups: {first} and {second}")
        }
        Obstacle::OrderInGroup => {
            "the order inside their group gives both another partner".to_owned()
        }
    }
}
