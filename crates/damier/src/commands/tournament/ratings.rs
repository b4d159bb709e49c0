use std::collections::BTreeMap;
use std::io::Write;

use clap::{Args, ValueEnum};
use damier_tournament::rating::{
    EloChange, EloRules, Glicko, Lack, elo_changes, glicko_period, norms,
};
use damier_tournament::{Event, Fraction, PlayerId};
use serde::Serialize;

use super::grid::{Align, heading};
use super::{file, print_json};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::say;

/// What an event is worth in ratings, and the performance of everybody.
///
/// Only games played over the board count. Elo takes the table of FIDE B.02, which
/// the FMJD uses too: a change is the development factor times what was made beyond
/// what was expected. Glicko-2 takes the event as one rating period.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament ratings open.json
  damier tournament ratings open.json --factor 10 --after 5
  damier tournament ratings rapid.json --factor 20 --half    another time control
  damier tournament ratings open.json --system glicko-2 --json
  damier tournament ratings masters.trf --norms")]
pub(crate) struct Ratings {
    /// An event or a table (TRF, CSV, JSON), or - for standard input.
    #[arg(value_name = "FILE")]
    file: String,
    /// Which formula.
    #[arg(long, value_enum, default_value_t)]
    system: Formula,
    /// Development factor of Elo.
    #[arg(long, value_name = "K", default_value = "20")]
    factor: Fraction,
    /// Elo: half the factor, as the FMJD has it for other time controls.
    #[arg(long)]
    half: bool,
    /// Elo: differences above this count as this; 0 for no bound.
    #[arg(long, value_name = "POINTS", default_value_t = 400)]
    cap: u32,
    /// Norms of FIDE (B.01, 1.4) instead: who has made one, or what is missing. The
    /// entry list must name titles and federations. Other federations' are not known.
    #[arg(long, conflicts_with_all = ["system", "factor", "half", "cap", "after"])]
    norms: bool,
    /// After this round [default: the last]; Elo only.
    #[arg(long, value_name = "ROUND")]
    after: Option<u16>,
    /// Glicko-2: the deviation that ratings of the entry list begin with.
    #[arg(long, value_name = "RD", default_value_t = 100.0)]
    deviation: f64,
    /// One JSON array. Norms: player, title, games, score, average, performance, lacks;
    /// Elo: player, before, games, score, expected, change,
    /// performance; Glicko-2: player, before, rating, deviation, volatility.
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Formula {
    /// As FIDE and the FMJD rate.
    #[default]
    Elo,
    /// As play sites rate.
    #[value(name = "glicko-2")]
    Glicko2,
}

#[derive(Serialize)]
struct GlickoJson {
    player: PlayerId,
    before: Option<u32>,
    #[serde(flatten)]
    after: Glicko,
}

pub(super) fn run(args: &Ratings, out: &mut impl Write) -> Result<Ending, Failure> {
    let event = file::read(&args.file)?;
    if args.norms {
        return show_norms(&event, args.json, out);
    }
    if args.system == Formula::Glicko2 {
        return glicko(&event, args, out);
    }
    let half = if args.half {
        Fraction::HALF
    } else {
        Fraction::ONE
    };
    let rules = EloRules {
        factor: args.factor * half,
        cap: Some(args.cap).filter(|cap| *cap > 0),
    };
    let changes = elo_changes(&event, rules, args.after);
    if args.json {
        return print_json(&changes, out);
    }
    let names = [
        ("col-number", Align::Right),
        ("col-name", Align::Left),
        ("col-rating", Align::Right),
        ("col-games", Align::Right),
        ("table-score", Align::Right),
        ("table-expected", Align::Right),
        ("table-change", Align::Right),
        ("table-new", Align::Right),
        ("table-performance", Align::Right),
    ];
    let mut grid = heading(&event, names);
    for change in &changes {
        grid.line(elo_line(&event, change));
    }
    grid.print(out)?;
    Ok(Ending::Fine)
}

fn elo_line(event: &Event, change: &EloChange) -> Vec<String> {
    let optional = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
    let after = change.before.map(|before| {
        // Ratings are whole numbers; halves go up.
        let exact = Fraction::whole(before.into()) + change.change + Fraction::HALF;
        exact.numerator().div_euclid(exact.denominator())
    });
    let plus = if change.change > Fraction::ZERO {
        "+"
    } else {
        ""
    };
    let rated = change.before.is_some();
    let shown = |text: String| if rated { text } else { String::new() };
    vec![
        change.player.to_string(),
        event
            .player(change.player)
            .map_or_else(String::new, |p| p.name.clone()),
        optional(change.before.map(i64::from)),
        change.games.to_string(),
        change.score.to_string(),
        shown(change.expected.to_string()),
        shown(format!("{plus}{}", change.change)),
        optional(after),
        optional(change.performance),
    ]
}

/// Norms that were made, and for the others what is missing.
fn show_norms(event: &Event, json: bool, out: &mut impl Write) -> Result<Ending, Failure> {
    let all = norms(event);
    if json {
        return print_json(&all, out);
    }
    let names = [
        ("col-number", Align::Right),
        ("col-name", Align::Left),
        ("table-norm", Align::Left),
        ("col-games", Align::Right),
        ("table-score", Align::Right),
        ("table-average", Align::Right),
        ("table-performance", Align::Right),
        ("table-missing", Align::Left),
    ];
    let mut grid = heading(event, names);
    for norm in &all {
        let optional = |number: Option<i64>| number.map_or_else(String::new, |n| n.to_string());
        let lacks: Vec<String> = norm.lacks.iter().map(|lack| lack_text(*lack)).collect();
        grid.line(vec![
            norm.player.to_string(),
            event
                .player(norm.player)
                .map_or_else(String::new, |p| p.name.clone()),
            norm.title.as_str().to_owned(),
            norm.games.to_string(),
            norm.score.shown(),
            optional(norm.average),
            optional(norm.performance),
            if norm.is_made() {
                say("table-norm-made", &[])
            } else {
                lacks.join(", ")
            },
        ]);
    }
    grid.print(out)?;
    Ok(Ending::Fine)
}

fn lack_text(lack: Lack) -> String {
    let lack = match lack {
        Lack::Games => "games",
        Lack::Score => "score",
        Lack::Performance => "performance",
        Lack::Average => "average",
        Lack::Titled => "titled",
        Lack::Peers => "peers",
        Lack::Federations => "federations",
        Lack::OwnFederation => "own-federation",
        Lack::OneFederation => "one-federation",
        Lack::Unrated => "unrated",
    };
    say("table-lack", &[("lack", lack.into())])
}

fn glicko(event: &Event, args: &Ratings, out: &mut impl Write) -> Result<Ending, Failure> {
    if !(args.deviation.is_finite() && args.deviation > 0.0) {
        return Err(Failure::Usage(say("desk-deviation", &[])));
    }
    let known = event.players.iter().filter_map(|player| {
        let rating = f64::from(player.rating?);
        let before = Glicko {
            rating,
            deviation: args.deviation,
            ..Glicko::default()
        };
        Some((player.id, before))
    });
    let before: BTreeMap<PlayerId, Glicko> = known.collect();
    let after = glicko_period(event, &before);
    let rating = |id: PlayerId| event.player(id).and_then(|p| p.rating);
    if args.json {
        let rows = after.iter().map(|(player, after)| GlickoJson {
            player: *player,
            before: rating(*player),
            after: *after,
        });
        return print_json(&rows.collect::<Vec<_>>(), out);
    }
    let names = [
        ("col-number", Align::Right),
        ("col-name", Align::Left),
        ("col-rating", Align::Right),
        ("table-new", Align::Right),
        ("table-deviation", Align::Right),
        ("table-volatility", Align::Right),
    ];
    let mut grid = heading(event, names);
    for (id, after) in &after {
        grid.line(vec![
            id.to_string(),
            event
                .player(*id)
                .map_or_else(String::new, |p| p.name.clone()),
            rating(*id).map_or_else(String::new, |r| r.to_string()),
            format!("{:.1}", after.rating),
            format!("{:.1}", after.deviation),
            format!("{:.4}", after.volatility),
        ]);
    }
    grid.print(out)?;
    Ok(Ending::Fine)
}
