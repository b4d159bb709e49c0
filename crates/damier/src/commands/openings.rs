//! `damier openings`: tables of openings, and drawing from them.

use std::io::Write;

use clap::{Args, Subcommand};
use damier_arbiter::Lang;
use damier_draughts::openings::{Opening, Seed, Table};
use damier_draughts::{Notation, Variant};
use serde::Serialize;

use crate::Ending;
use crate::failure::Failure;
use crate::messages::{say, spoken};

/// List and draw the openings that events play from.
///
/// The position of an opening is the start of the game: every count of the referee
/// begins there. Both players of a pair have the same opening, each once with White.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier openings list                                 the tables
  damier openings list american                        three-move openings, one a line
  damier openings list russian --table idf-64 --json
  damier openings draw american --seed \"lottery of 4 May: 7 12 23 31 40 44\"
  damier openings draw russian --seed 2026-05-04 --rounds 5
  damier openings draw brazilian --seed 7 --pdn --players \"Ann,Bo\" > round.pdn

The draw: anybody who knows the seed gets the same. Take one that is published after the
entries have closed. The text is hashed with FNV-1a (64 bits), SplitMix64 makes numbers of
it, and of several rounds none has an opening again before all were drawn.")]
pub(crate) struct Openings {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    List(List),
    Draw(Draw),
}

/// The tables, or the openings of one.
#[derive(Debug, Args)]
struct List {
    /// The game; without it, all tables are named.
    variant: Option<Variant>,
    /// The table [default: the usual one of the game].
    #[arg(long, value_name = "TABLE", requires = "variant")]
    table: Option<String>,
    /// The language of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One JSON object a line and opening: name, fen, moves and barred.
    #[arg(long)]
    json: bool,
}

/// Draw openings, one a round.
#[derive(Debug, Args)]
struct Draw {
    /// The game.
    variant: Variant,
    /// The table [default: the usual one of the game].
    #[arg(long, value_name = "TABLE")]
    table: Option<String>,
    /// A public text or number from which everybody can draw again.
    #[arg(long, value_name = "TEXT")]
    seed: String,
    /// How many.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    rounds: u16,
    /// The language of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One JSON object a line: name, fen, moves and barred.
    #[arg(long, conflicts_with = "pdn")]
    json: bool,
    /// The two games of each pair, ready to be played, as PDN.
    #[arg(long)]
    pdn: bool,
    /// The players of the pair, the one who begins with White first.
    #[arg(
        long,
        value_name = "ONE,TWO",
        requires = "pdn",
        default_value = "?,?",
        hide_default_value = true
    )]
    players: String,
}

#[derive(Serialize)]
struct OpeningJson<'o> {
    name: &'o str,
    fen: String,
    moves: Vec<String>,
    barred: bool,
}

pub(crate) fn run(args: &Openings, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.action {
        Action::List(args) => list(args, out)?,
        Action::Draw(args) => draw(args, out)?,
    }
    Ok(Ending::Fine)
}

fn list(args: &List, out: &mut impl Write) -> Result<(), Failure> {
    if let Some(variant) = args.variant {
        for opening in find(variant, args.table.as_deref())?.openings() {
            write_opening(&opening, args.json, out)?;
        }
        return Ok(());
    }
    for table in Table::all() {
        let (variant, id, about) = (table.variant().id(), table.id(), table.about());
        let number = table.size();
        writeln!(out, "{variant:<10} {id:<9} {number:>5}  {about}")?;
    }
    Ok(())
}

fn draw(args: &Draw, out: &mut impl Write) -> Result<(), Failure> {
    let table = find(args.variant, args.table.as_deref())?;
    let Some((one, two)) = args.players.split_once(',') else {
        let args = [("players", args.players.as_str().into())];
        return Err(Failure::Usage(say("players-form", &args)));
    };
    let drawn = table.draw(&Seed::of(&args.seed), usize::from(args.rounds));
    for (round, opening) in (1..).zip(&drawn) {
        if !args.pdn {
            write_opening(opening, args.json, out)?;
            continue;
        }
        for (number, mut game) in (1..).zip(opening.pair(one.trim(), two.trim())) {
            game.set_tag("Round", &format!("{round}.{number}"));
            let gap = if (round, number) == (1, 1) { "" } else { "\n" };
            write!(out, "{gap}{game}")?;
        }
    }
    Ok(())
}

fn find(variant: Variant, table: Option<&str>) -> Result<&'static Table, Failure> {
    match table {
        Some(id) => Table::find(variant, id)
            .map_err(|error| Failure::Usage(damier_words::unknown_table(&error, spoken()))),
        None => Table::default_for(variant)
            .ok_or_else(|| Failure::Usage(say("no-table", &[("variant", variant.id().into())]))),
    }
}

fn write_opening(opening: &Opening, json: bool, out: &mut impl Write) -> Result<(), Failure> {
    let fen = opening.position.fen();
    if json {
        let mut position = damier_draughts::Position::start(opening.position.variant());
        let mut moves = Vec::new();
        for mv in &opening.moves {
            moves.push(position.move_text(mv, Notation::Numeric));
            if position.play(mv).is_err() {
                break;
            }
        }
        let opening = OpeningJson {
            name: &opening.name,
            fen,
            moves,
            barred: opening.barred,
        };
        serde_json::to_writer(&mut *out, &opening)?;
        writeln!(out)?;
    } else {
        write!(out, "{}  {fen}", opening.name)?;
        if opening.barred {
            write!(out, "  ({})", say("barred", &[]))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
