use std::io::Write;

use clap::Args;
use damier_game::Game;
use serde::Serialize;

use super::position::{LettersArg, MoveJson, PositionArgs, RightsArg, moves_json, start_number};
use crate::Ending;
use crate::failure::Failure;

/// List the legal moves of a chess position.
///
/// No moves means mate, stalemate, or that nothing on the board can mate.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier moves chess960 --start 3
  damier moves chess960 --start random --seed \"Open of Lyon, round 1\"
  damier moves chess960 --letters fr
  damier moves chess960 --fen \"4k3/8/8/8/8/8/8/5KRR w G - 0 1\" --json")]
pub(super) struct Moves {
    /// chess960; chess is the same from position 518.
    #[arg(value_name = "VARIANT")]
    variant: String,
    #[command(flatten)]
    position: PositionArgs,
    /// The letters of the pieces.
    #[arg(long, value_enum, default_value_t)]
    letters: LettersArg,
    /// How castling rights are written in the FEN.
    #[arg(long, value_enum, default_value_t)]
    rights: RightsArg,
    /// One JSON object: variant, start (its number), fen and moves, each with text,
    /// uci, path, captures, castling and promotion.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    start: Option<u16>,
    fen: String,
    moves: Vec<MoveJson>,
}

pub(super) fn run(args: &Moves, out: &mut impl Write) -> Result<Ending, Failure> {
    let position = args.position.position()?;
    if args.json {
        let answer = Answer {
            variant: "chess960",
            start: start_number(&position),
            fen: position.fen_with(args.rights.into()),
            moves: moves_json(&position, args.letters.into()),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    for mv in position.legal_moves() {
        writeln!(out, "{}", position.san(&mv, args.letters.into()))?;
    }
    Ok(Ending::Fine)
}
