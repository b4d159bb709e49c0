use std::io::Write;

use clap::Args;
use damier_arbiter::{Carried, CounterView, Lang, Referee, text};
use damier_draughts::{Position, Variant};
use serde::Serialize;

use crate::Ending;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::of_option;
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
  damier moves brazilian --fen W:W18,K30:B7,8,14 --json
  damier moves international --fen W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12 --counters
  damier moves frisian --fen W:WK46:BK11,K48,10,19,25 --set king-value=150")]
pub(crate) struct Moves {
    #[command(flatten)]
    position: PositionArgs,
    /// How squares are written, and numbers of --fen read [default: as numbers].
    #[arg(long, value_enum)]
    notation: Option<NotationArg>,
    /// One JSON object: variant, fen and moves, each with text, path and captures;
    /// with --counters also counters and carried.
    #[arg(long)]
    json: bool,
    /// Say what the referee counts in the position: nothing yet, unless the FEN
    /// carries counts, as in W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12.
    #[arg(long)]
    counters: bool,
    #[command(flatten)]
    book: BookArgs,
    /// The language of the counters, and of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    fen: String,
    moves: Vec<MoveJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    counters: Option<Vec<CounterView>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    carried: Option<Carried>,
}

pub(crate) fn run(args: &Moves, out: &mut impl Write) -> Result<Ending, Failure> {
    let variant: Variant = args.position.variant;
    let (position, _) = args.book.with_position(&args.position, args.notation)?;
    let notation = args.notation.unwrap_or_default().of(variant);
    let moves = position.legal_moves();
    let referee = match args.counters {
        true => Some(referee(args, &position)?),
        false => None,
    };
    if args.json {
        let answer = Answer {
            variant: variant.id(),
            fen: position.fen_in(notation),
            moves: moves
                .iter()
                .map(|mv| MoveJson::new(&position, mv, notation))
                .collect(),
            counters: referee.as_ref().map(Referee::counters),
            carried: referee.as_ref().map(Referee::carried),
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
    } else {
        for mv in &moves {
            writeln!(out, "{}", position.move_text(mv, notation))?;
        }
        for counter in referee.iter().flat_map(Referee::counters) {
            let book = args.book.for_game(variant.id())?;
            writeln!(
                out,
                "{}",
                text::counter_sentence(&counter, &book, args.lang)
            )?;
        }
    }
    Ok(Ending::Fine)
}

/// A referee in the position, with the counts that its text carries.
fn referee(args: &Moves, position: &Position) -> Result<Referee, Failure> {
    let book = args.book.for_game(position.variant().id())?;
    let book = args.book.as_played(&book, position)?;
    let carried = match args.position.fen.as_deref().map(Carried::split_fen) {
        None => None,
        Some(split) => {
            let unread = |error| of_option("--fen", text::carried_unread(&error, args.lang));
            split.map_err(|error| Failure::Usage(unread(error)))?.1
        }
    };
    Referee::with_counters(book, position.facts(), &carried.unwrap_or_default()).map_err(|error| {
        let what = text::carry_refused(&error, args.lang);
        Failure::Usage(of_option("--fen", what))
    })
}
