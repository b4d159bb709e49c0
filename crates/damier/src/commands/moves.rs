use std::io::Write;

use clap::Args;
use damier_draughts::Variant;
use serde::Serialize;

use crate::Ending;
use crate::failure::Failure;
use crate::position::{MoveJson, NotationArg, PositionArgs};

/// List the legal moves of a position.
///
/// Captures with the same start, end and captured pieces are one move, whatever
/// route they take. No moves means that the side to move has lost.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier moves international
  damier moves russian --notation algebra
  damier moves brazilian --fen W:W18,K30:B7,8,14 --json")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArgs,
    /// How squares are written.
    #[arg(long, value_enum, default_value_t)]
    notation: NotationArg,
    /// One JSON object: variant, fen and moves, each with text, path and captures.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    moves: Vec<MoveJson>,
}

pub(crate) fn run(args: &Moves, out: &mut impl Write) -> Result<Ending, Failure> {
    let variant: Variant = args.position.variant;
    let position = args.position.position()?;
    let notation = args.notation.of(position.variant());
    let moves = position.legal_moves();
    if args.json {
        let answer = Answer {
            variant: variant.id(),
            fen: position.fen_in(notation),
            moves: moves
                .iter()
                .map(|mv| MoveJson::new(&position, mv, notation))
                .collect(),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        for mv in &moves {
            writeln!(out, "{}", position.move_text(mv, notation))?;
        }
    }
    Ok(Ending::Fine)
}
