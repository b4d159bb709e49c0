//! `damier show`: pictures and conversions of positions and games.

mod json;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;

use clap::{Args, ValueEnum};
use damier_diagram::{Colours, Options, Symbols, TextOptions, svg, text_with};
use damier_draughts::pdn::{Game, PdnError, RawGame, Replay};
use damier_draughts::{Notation, Position, Square, Variant};
use damier_game::Side;

use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};
use crate::position::NotationArg;

/// Draw a position, or convert a position or game.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier show W:W31-50:B1-20                            the start, as text
  damier show W:WK5:BK46 --to svg > position.svg
  damier show --variant russian W:Wc3,e3:Bd6 --to fen   in numbers
  damier show game.pdn                                  its last position
  damier show games.pdn --game 3 --ply 20 --to svg
  damier show old.pdn --to pdn > clean.pdn              every game, written anew
  damier show games.pdn --to json                       every move and position")]
pub(crate) struct Show {
    /// A PDN file, - for standard input, or a position (FEN).
    #[arg(value_name = "FILE|FEN")]
    what: String,
    /// What to make of it.
    #[arg(long, value_enum, default_value_t)]
    to: Form,
    /// The game, for a FEN, or for records that do not say it [default for a FEN:
    /// international].
    #[arg(long, value_name = "VARIANT")]
    variant: Option<Variant>,
    /// Which game of the file [default: the first; all of them for pdn and json].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: Option<u64>,
    /// After how many plies; 0 is the start [default: after the last].
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Show the board from Black's side.
    #[arg(long)]
    flip: bool,
    /// How squares are written [default: in pictures as the federation of the game
    /// does, in fen and json as numbers].
    #[arg(long, value_enum)]
    notation: Option<NotationArg>,
    /// The width of the picture in pixels.
    #[arg(long, value_name = "PIXELS")]
    size: Option<u32>,
    /// The colours of the picture.
    #[arg(long, value_enum, default_value_t)]
    look: Look,
    /// In text, show pieces as discs instead of letters.
    #[arg(long)]
    discs: bool,
}

/// What a position or game is turned into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Form {
    /// The board in characters.
    #[default]
    Text,
    /// The board as a picture.
    Svg,
    /// One line with side to move and pieces.
    Fen,
    /// The whole game.
    Pdn,
    /// The whole game, for programs.
    Json,
}

/// Colours of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Look {
    /// For light pages.
    #[default]
    Light,
    /// For dark pages.
    Dark,
    /// For printing in black and white.
    Print,
}

pub(crate) fn run(args: &Show, out: &mut impl Write) -> Result<Ending, Failure> {
    if is_fen(&args.what) {
        show_fen(args, out)
    } else {
        show_file(args, out)
    }
}

/// Whether the argument is a position. A file of such a name wins.
fn is_fen(text: &str) -> bool {
    let mut chars = text.trim_start().chars();
    let side = chars.next().is_some_and(|side| "WBwb?".contains(side));
    side && chars.next() == Some(':') && !Path::new(text).exists()
}

fn show_fen(args: &Show, out: &mut impl Write) -> Result<Ending, Failure> {
    if args.ply.is_some_and(|ply| ply > 0) || args.game.is_some() {
        let what = "--game and --ply are for files; a FEN is a single position";
        return Err(Failure::Usage(what.to_owned()));
    }
    let variant = args.variant.unwrap_or(Variant::International);
    let position = Position::from_fen(variant, &args.what).map_err(|error| {
        Failure::Usage(format!(
            "this is no position of {variant} draughts: {error}"
        ))
    })?;
    match args.to {
        Form::Pdn => write!(out, "{}", Game::new(position))?,
        Form::Json => json::write_position(&position, notation(args), out)?,
        Form::Text | Form::Svg | Form::Fen => draw(args, &position, &[], out)?,
    }
    Ok(Ending::Fine)
}

fn show_file(args: &Show, out: &mut impl Write) -> Result<Ending, Failure> {
    let source = Source::parse(&args.what);
    let every = args.game.is_none() && matches!(args.to, Form::Pdn | Form::Json);
    let wanted = args.game.unwrap_or(1);
    let mut number = 0;
    let mut shown = 0_u64;
    let mut ending = Ending::Fine;
    input::for_each_game(&source, |game| {
        number += 1;
        if !every && number != wanted {
            return Ok(ControlFlow::Continue(()));
        }
        if args.to == Form::Pdn && shown > 0 {
            writeln!(out)?;
        }
        shown += 1;
        if show_game(args, &source, number, &game, out)? == Ending::ProblemsFound {
            ending = Ending::ProblemsFound;
        }
        Ok(if every {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        })
    })?;
    match (shown, number) {
        (0, 0) => Err(Failure::Usage(format!("{source}: there is no game in it"))),
        (0, _) => Err(Failure::Usage(format!(
            "{source}: there is no game {wanted}, only {number}"
        ))),
        _ => Ok(ending),
    }
}

fn show_game(
    args: &Show,
    source: &Source,
    number: u64,
    record: &Result<RawGame<'_>, PdnError>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let understood = match record {
        Ok(record) => Game::understand(record, args.variant),
        Err(problem) => Err(problem.clone()),
    };
    let (game, replay) = match understood {
        Ok(understood) => understood,
        Err(problem) => {
            // The output so far belongs before the complaint.
            out.flush()?;
            eprintln!("damier: {source}: game {number}: {problem}");
            return Ok(Ending::ProblemsFound);
        }
    };
    match args.to {
        Form::Pdn => write!(out, "{game}")?,
        Form::Json => json::write_game(number, &game, &replay, notation(args), out)?,
        Form::Text | Form::Svg | Form::Fen => {
            let (position, last_move) = position_at(args, &replay)?;
            draw(args, &position, &last_move, out)?;
        }
    }
    out.flush()?;
    for problem in &replay.problems {
        eprintln!("damier: {source}: game {number}: {problem}");
    }
    let any = replay
        .problems
        .iter()
        .any(damier_draughts::pdn::Problem::is_error);
    Ok(if any {
        Ending::ProblemsFound
    } else {
        Ending::Fine
    })
}

/// The position after the ply asked for, and the squares of the move to it.
fn position_at(args: &Show, replay: &Replay) -> Result<(Position, Vec<Square>), Failure> {
    let plies = replay.plies.len();
    let ply = args.ply.unwrap_or(plies);
    let Some(last) = ply.checked_sub(1) else {
        return Ok((replay.start, Vec::new()));
    };
    match replay.plies.get(last) {
        Some(_) if args.ply.is_none() => {
            let path = replay.plies[last].mv.path().to_vec();
            Ok((replay.position(), path))
        }
        Some(played) => Ok((played.position, played.mv.path().to_vec())),
        None => Err(Failure::Usage(format!(
            "--ply {ply}: the game has {plies} plies"
        ))),
    }
}

fn notation(args: &Show) -> Notation {
    args.notation.unwrap_or_default().into()
}

fn draw(
    args: &Show,
    position: &Position,
    last_move: &[Square],
    out: &mut impl Write,
) -> Result<(), Failure> {
    let bottom = if args.flip { Side::Black } else { Side::White };
    let shown = args.notation.map(Notation::from);
    match args.to {
        Form::Svg => {
            let options = Options {
                bottom,
                notation: shown,
                size: args.size,
                last_move: last_move.to_vec(),
                colours: match args.look {
                    Look::Light => Colours::LIGHT,
                    Look::Dark => Colours::DARK,
                    Look::Print => Colours::PRINT,
                },
                ..Options::default()
            };
            writeln!(out, "{}", svg(position, &options).trim_end())?;
        }
        Form::Fen => writeln!(out, "{}", position.fen_in(notation(args)))?,
        _ => {
            let symbols = if args.discs {
                Symbols::Discs
            } else {
                Symbols::Letters
            };
            let options = TextOptions {
                bottom,
                notation: shown,
                symbols,
            };
            writeln!(out, "{}", text_with(position, &options).trim_end())?;
        }
    }
    Ok(())
}
