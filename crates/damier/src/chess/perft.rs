use std::io::Write;

use clap::Args;
use damier_chess::Position;
use damier_game::Game;
use serde::Serialize;

use super::position::PositionArgs;
use crate::Ending;
use crate::failure::Failure;

/// Count the positions that legal play reaches in a number of plies.
///
/// The count proves a move generator, and times it. Draws are not looked at.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier perft chess960 5                       4865609
  damier perft chess960 4 --start 3 --divide    the count under each first move
  damier perft chess960 4 --fen \"4k3/8/8/8/8/8/8/5KRR w G - 0 1\" --json")]
pub(super) struct Perft {
    /// chess960; chess is the same from position 518.
    #[arg(value_name = "VARIANT")]
    variant: String,
    /// Plies.
    depth: u32,
    #[command(flatten)]
    position: PositionArgs,
    /// Show the count under each move of the position.
    #[arg(long)]
    divide: bool,
    /// One JSON object: variant, fen, depth, nodes and, if asked for, divide.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    depth: u32,
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

pub(super) fn run(args: &Perft, out: &mut impl Write) -> Result<Ending, Failure> {
    let position = args.position.position()?;
    let divide = args.divide.then(|| shares(&position, args.depth));
    let nodes = match &divide {
        Some(shares) if args.depth > 0 => shares.iter().map(|share| share.nodes).sum(),
        _ => position.perft(args.depth),
    };
    if args.json {
        let answer = Answer {
            variant: "chess960",
            fen: position.fen(),
            depth: args.depth,
            nodes,
            divide,
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    for share in divide.iter().flatten() {
        writeln!(out, "{}: {}", share.text, share.nodes)?;
    }
    writeln!(out, "{nodes}")?;
    Ok(Ending::Fine)
}

/// The count under each move, castling written as the king taking its rook.
fn shares(position: &Position, depth: u32) -> Vec<Share> {
    let Some(below) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let share = |mv: &damier_chess::Move| Share {
        text: position.move_text(mv),
        nodes: position.after(mv).perft(below),
    };
    position.legal_moves().iter().map(share).collect()
}
