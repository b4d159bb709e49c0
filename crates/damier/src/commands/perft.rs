use std::io::Write;

use clap::Args;
use damier_arbiter::Lang;
use damier_draughts::{Notation, Position};
use serde::Serialize;

use crate::Ending;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::position::PositionArgs;

/// Count the positions that legal play reaches in a number of plies.
///
/// The count proves a move generator, and times it. A side without moves has no
/// successors; draws are not looked at. Of the rule book only matters what it chooses
/// about the moves.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier perft international 8                  6483961
  damier perft international 8 --routes         6483971, as published tables count
  damier perft international 8 --no-bulk        6483961, every position made
  damier perft russian 6 --divide               the count under each first move
  damier perft american 5 --fen W:W31,32:B1,2,3 --json
  damier perft turkish 7 --set crown-row=as-king         where the rules leave a choice")]
pub(crate) struct Perft {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    book: BookArgs,
    /// Plies.
    depth: u32,
    /// Show the count under each move of the position.
    #[arg(long)]
    divide: bool,
    /// Count every route of a capture. Without this, captures with the same
    /// start, end and captured pieces count once.
    #[arg(long)]
    routes: bool,
    /// Make every position of the last ply instead of counting the moves to it: for
    /// measurements; the number is the same.
    #[arg(long)]
    no_bulk: bool,
    /// The language of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One JSON object: variant, fen, depth, routes, nodes and, if asked for, divide.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    depth: u32,
    routes: bool,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Share>>,
}

#[derive(Serialize)]
struct Share {
    #[serde(rename = "move")]
    text: String,
    nodes: u64,
}

pub(crate) fn run(args: &Perft, out: &mut impl Write) -> Result<Ending, Failure> {
    let (position, _) = args.book.with_position(&args.position, None)?;
    let divide = args.divide.then(|| shares(&position, args)).transpose()?;
    let nodes = match &divide {
        Some(shares) if args.depth > 0 => shares.iter().map(|share| share.nodes).sum(),
        _ => count(&position, args.depth, args),
    };
    if args.json {
        let variant = args.position.variant.id();
        let fen = position.fen();
        let (depth, routes) = (args.depth, args.routes);
        serde_json::to_writer(
            &mut *out,
            &Answer {
                variant,
                fen,
                depth,
                routes,
                nodes,
                divide,
            },
        )?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    for share in divide.iter().flatten() {
        writeln!(out, "{}: {}", share.text, share.nodes)?;
    }
    writeln!(out, "{nodes}")?;
    Ok(Ending::Fine)
}

/// The count under each move; one line a move also when routes are counted, the
/// move then counting as often as it has routes.
fn shares(position: &Position, args: &Perft) -> Result<Vec<Share>, Failure> {
    let Some(below) = args.depth.checked_sub(1) else {
        return Ok(Vec::new());
    };
    let mut shares = Vec::new();
    for mv in position.legal_moves() {
        let mut after = *position;
        after.play(&mv).map_err(Failure::trouble)?;
        let ways = if args.routes {
            position.routes(&mv).len() as u64
        } else {
            1
        };
        let nodes = ways * count(&after, below, args);
        shares.push(Share {
            text: position.move_text(&mv, Notation::Numeric),
            nodes,
        });
    }
    Ok(shares)
}

fn count(position: &Position, depth: u32, args: &Perft) -> u64 {
    match (args.routes, args.no_bulk) {
        (true, true) => position.perft_routes_no_bulk(depth),
        (true, false) => position.perft_routes(depth),
        (false, true) => position.perft_no_bulk(depth),
        (false, false) => position.perft(depth),
    }
}
