use std::io::Write;

use clap::Args;
use damier_tournament::model::Round;
use damier_tournament::standings::{Criteria, Standing, Standings, standings};
use damier_tournament::{Criterion, Event, Preset, Ranking, Table, TeamId};

use super::grid::{Align, Grid};
use super::{file, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;

/// The order of an event, with what decided every place.
///
/// Reads event files, TRF and CSV tables. Points are compared as exact fractions;
/// players whom nothing separates share their place.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament standings open.json
  damier tournament standings open.json --after 3
  damier tournament standings table.csv --preset fmjd-swiss-solkoff --json
  damier tournament standings table.trf --criteria points,wins,solkoff
  damier tournament standings chess.trf --criteria PTS,BH-C1,BH,SB,DE
  damier tournament explain open.json 4             how the values of number 4 come about

Presets: fmjd-rr, fmjd-swiss-rating, fmjd-swiss-solkoff, fmjd-2022, kndb-swiss,
kndb-championship, fide-2026, fide-2024, fide-2009-virtual, online.")]
pub(crate) struct StandingsArgs {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Which criteria, and how rounds without play count [default: as the event says].
    #[arg(long, value_name = "NAME")]
    preset: Option<Preset>,
    /// Your own criteria, the first one first.
    /// Codes of FIDE such as BH-C1 or DE are taken, too.
    #[arg(long, value_name = "NAMES")]
    criteria: Option<Criteria>,
    /// As it was after this round [default: the last that has results].
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Show every value, not only those that decided something.
    #[arg(long)]
    all: bool,
    /// One JSON array: place, id, points, criteria, decidedBy.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &StandingsArgs, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = file::read(&args.file)?;
    if let Some(round) = args.after
        && (round == 0 || round >= event.next_round())
    {
        let paired = event.next_round() - 1;
        let args = [
            ("option", "--after".into()),
            ("round", round.to_string().into()),
            ("file", args.file.as_str().into()),
            ("count", paired.to_string().into()),
        ];
        return Err(Failure::Usage(say("desk-round-paired", &args)));
    }
    let order = standings(
        &event,
        &ranking(&event, args.preset, args.criteria.as_ref()),
        args.after,
    );
    if args.json {
        return print_json(&order.rows(), out);
    }
    if order.lines.is_empty() {
        writeln!(out, "nobody has been entered yet")?;
        return Ok(Ending::Fine);
    }
    print(&event, &order, args.all, out)
}

/// What the order is made by: what was asked for, else what the event says.
pub(super) fn ranking(
    event: &Event,
    preset: Option<Preset>,
    criteria: Option<&Criteria>,
) -> Ranking {
    let teams = Table::of(event, None).teams;
    let mut ranking = match preset {
        Some(preset) => Ranking::preset(preset, teams),
        None => Ranking::of(event),
    };
    if let Some(Criteria(list)) = criteria {
        ranking.criteria.clone_from(list);
    }
    ranking
}

fn print(
    event: &Event,
    order: &Standings,
    all: bool,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let teams = Table::of(event, None).teams;
    let shown = if all { every(order) } else { deciding(order) };
    let mut columns = vec![
        ("place".to_owned(), Align::Right),
        ("no".to_owned(), Align::Right),
        ("name".to_owned(), Align::Left),
        ("fed".to_owned(), Align::Left),
        ("rating".to_owned(), Align::Right),
    ];
    // One word under the other: some names are long and their values short.
    let heads = shown.iter().map(|name| name.replace('_', "\n"));
    columns.extend(heads.map(|head| (head, Align::Right)));
    columns.push(("decided by".to_owned(), Align::Left));
    let mut grid = Grid::new(columns);
    for line in &order.lines {
        grid.line(cells(event, teams, line, &shown));
    }
    if !event.name.is_empty() {
        writeln!(out, "{}", event.name)?;
    }
    let rounds = order.rounds;
    let plural = if rounds == 1 { "" } else { "s" };
    let missing = event.round(rounds).map_or(0, Round::missing);
    let open = if missing == 0 {
        String::new()
    } else {
        let left = super::words::left(event.round(rounds).map_err(Failure::usage)?);
        format!(" ({left} in round {rounds})")
    };
    writeln!(out, "After {rounds} round{plural}{open}\n")?;
    grid.print(out)?;
    Ok(Ending::Fine)
}

fn cells(event: &Event, teams: bool, line: &Standing, shown: &[String]) -> Vec<String> {
    let player = event.players.iter().find(|p| !teams && p.id.0 == line.id);
    let name = match event.team(TeamId(line.id)) {
        Some(team) if teams => &team.name[..],
        _ => player.map_or("", |p| &p.name),
    };
    let mut cells = vec![
        line.place.to_string(),
        line.id.to_string(),
        name.to_owned(),
        player.map_or_else(String::new, |p| p.federation.clone()),
        player
            .and_then(|p| p.rating)
            .map_or_else(String::new, |r| r.to_string()),
    ];
    for name in shown {
        let value = line.values.iter().find(|(c, _)| c.name() == *name);
        cells.push(value.map_or_else(String::new, |(_, v)| v.key.shown()));
    }
    cells.push(line.decided_by.map_or_else(String::new, Criterion::name));
    cells
}

fn every(order: &Standings) -> Vec<String> {
    let first = order.lines.first();
    first.map_or_else(Vec::new, |line| {
        line.values.iter().map(|(c, _)| c.name()).collect()
    })
}

/// Criteria up to the last one that separated anybody.
fn deciding(order: &Standings) -> Vec<String> {
    let decided: Vec<String> = order
        .lines
        .iter()
        .flat_map(|l| [l.decided_by, l.behind_by])
        .flatten()
        .map(Criterion::name)
        .collect();
    let names: Vec<String> = order.criteria.iter().map(|c| c.name()).collect();
    let last = names.iter().rposition(|name| decided.contains(name));
    let tied = order.lines.windows(2).any(|w| w[0].place == w[1].place);
    let count = if tied {
        names.len()
    } else {
        last.map_or(1, |l| l + 1)
    };
    names.into_iter().take(count).collect()
}
