use std::io::Write;

use clap::Args;
use damier_print::{Texts, deciding};
use damier_tournament::model::Round;
use damier_tournament::standings::{Criteria, Standing, Standings, standings};
use damier_tournament::{Criterion, Event, Preset, Ranking, Table, TeamId};

use super::grid::{Align, Grid};
use super::{file, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{number, say, spoken};

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
        writeln!(out, "{}", say("table-nobody", &[]))?;
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
    let texts = Texts::new(event, spoken());
    let columns = [
        ("col-place", Align::Right),
        ("col-number", Align::Right),
        ("col-name", Align::Left),
        ("col-federation", Align::Left),
        ("col-rating", Align::Right),
    ];
    let mut columns: Vec<_> = columns
        .map(|(name, align)| (texts.word(name), align))
        .into();
    // One word under the other: some names are long and their values short.
    let heads = shown.iter().map(|c| texts.criterion(*c).replace(' ', "\n"));
    columns.extend(heads.map(|head| (head, Align::Right)));
    columns.push((texts.word("col-decided"), Align::Left));
    let mut grid = Grid::new(columns);
    for line in &order.lines {
        grid.line(cells(&texts, event, teams, line, &shown));
    }
    if !event.name.is_empty() {
        writeln!(out, "{}", event.name)?;
    }
    let rounds = order.rounds;
    let after = say("table-after", &[("rounds", number(rounds.into()))]);
    let missing = event.round(rounds).map_or(0, Round::missing);
    let after = if missing == 0 {
        after
    } else {
        let left = super::words::left(event.round(rounds).map_err(Failure::usage)?);
        let args = [
            ("after", after.into()),
            ("left", left.into()),
            ("round", rounds.to_string().into()),
        ];
        say("table-after-open", &args)
    };
    writeln!(out, "{after}\n")?;
    grid.print(out)?;
    Ok(Ending::Fine)
}

fn cells(
    texts: &Texts<'_>,
    event: &Event,
    teams: bool,
    line: &Standing,
    shown: &[Criterion],
) -> Vec<String> {
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
    for criterion in shown {
        let value = line.values.iter().find(|(c, _)| c == criterion);
        cells.push(value.map_or_else(String::new, |(_, v)| texts.amount(&v.key)));
    }
    let decided = line.decided_by.map(|c| texts.criterion(c));
    cells.push(decided.unwrap_or_default());
    cells
}

fn every(order: &Standings) -> Vec<Criterion> {
    let first = order.lines.first();
    first.map_or_else(Vec::new, |line| {
        line.values.iter().map(|(c, _)| *c).collect()
    })
}
