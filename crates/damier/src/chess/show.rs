//! Pictures and conversions of chess positions and games.

use std::io::Write;
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use damier_chess::pgn::{RawGame, Record};
use damier_chess::{FenError, Move, Position};
use damier_diagram::Colours;
use damier_diagram::chess::{Board, NoBoard, Options, svg, text};
use damier_game::{Game as _, Side};
use serde::Serialize;

use super::family;
use super::games::{self, Given};
use super::position::{LettersArg, MoveJson, PositionArgs, RightsArg, moves_json, start_number};
use super::record::GameJson;
use crate::Ending;
use crate::commands::show::{at_game, ply_beyond};
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::{say, spoken};
use crate::output;

/// Draw a chess position, or convert a position or game.
///
/// Reads PGN, JSON as it writes it itself, and positions (FEN), one a line; what a file
/// holds is seen from its beginning.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier show --variant chess960 --start 3                 a start position
  damier show --variant chess960 --start random --to fen
  damier show \"4k3/8/8/8/8/8/8/5KRR w G - 0 1\" --to fen --rights shredder
  damier show games.pgn --game 3 --ply 20 --to svg > picture.svg
  damier show old.pgn --to pgn > clean.pgn                 every game, written anew
  damier show games.pgn --to json --letters fr             every move and position
  damier show games.json --to pgn                          and back")]
pub(super) struct Show {
    /// A file of games or positions, - for standard input, or a position (FEN).
    #[arg(value_name = "FILE|FEN")]
    what: Option<String>,
    /// What to make of it.
    #[arg(long, value_enum, default_value_t)]
    to: Form,
    /// chess960; only needed if nothing else shows it.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<String>,
    #[command(flatten)]
    position: PositionArgs,
    /// Which game of the file [default: the first; all of them for pgn and json].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    game: Option<u64>,
    /// After how many plies; 0 is the start [default: after the last].
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Show the board from Black's side.
    #[arg(long)]
    flip: bool,
    /// The width of the picture in pixels.
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..))]
    size: Option<u32>,
    /// The colours of the picture.
    #[arg(long, value_enum, default_value_t)]
    look: Look,
    /// The letters of the pieces in json; PGN always has the English ones.
    #[arg(long, value_enum, default_value_t)]
    letters: LettersArg,
    /// How castling rights are written in fen and json.
    #[arg(long, value_enum, default_value_t)]
    rights: RightsArg,
}

/// What a position or game is turned into.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum)]
enum Form {
    /// The board in characters.
    #[default]
    Text,
    /// The board as a picture.
    Svg,
    /// One line with pieces, side to move and rights.
    Fen,
    /// The whole game.
    Pgn,
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

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PositionJson {
    variant: &'static str,
    start: Option<u16>,
    fen: String,
    side_to_move: &'static str,
    moves: Vec<MoveJson>,
}

pub(super) fn run(args: &Show, out: &mut impl Write) -> Result<Ending, Failure> {
    match &args.what {
        None => show_position(args, &args.position.position()?, out)?,
        Some(what) if args.position.is_given() => {
            let args = [("what", what.as_str().into())];
            return Err(Failure::Usage(say("two-positions", &args)));
        }
        Some(what) if family::is_fen(what) => {
            if args.ply.is_some_and(|ply| ply > 0) || args.game.is_some() {
                return Err(Failure::Usage(say("fen-is-alone", &[])));
            }
            let position =
                Position::from_fen(what).map_err(|error| Failure::Usage(no_position(&error)))?;
            show_position(args, &position, out)?;
        }
        Some(what) => return show_file(args, &Source::parse(what), out),
    }
    Ok(Ending::Fine)
}

/// Why a text is no position of chess.
fn no_position(error: &FenError) -> String {
    let what = damier_words::chess_position(error, spoken());
    say("no-chess-position", &[("what", what.into())])
}

fn show_position(args: &Show, position: &Position, out: &mut impl Write) -> Result<(), Failure> {
    match args.to {
        Form::Pgn => write!(out, "{}", Record::new(position.clone()))?,
        Form::Json => {
            let answer = PositionJson {
                variant: "chess960",
                start: start_number(position),
                fen: position.fen_with(args.rights.into()),
                side_to_move: position.side_to_move().as_str(),
                moves: moves_json(position, args.letters.into()),
            };
            serde_json::to_writer(&mut *out, &answer)?;
            writeln!(out)?;
        }
        Form::Text | Form::Svg | Form::Fen => draw(args, position, None, out)?,
    }
    Ok(())
}

fn show_file(args: &Show, source: &Source, out: &mut impl Write) -> Result<Ending, Failure> {
    let wanted = args.game.unwrap_or(1);
    let (mut number, mut shown, mut ending) = (0_u64, 0_u64, Ending::Fine);
    games::for_each(source, |given| {
        // Positions of games are drawn one at a time, lists of positions all.
        let every = args.game.is_none()
            && match (args.to, &given) {
                (Form::Pgn | Form::Json, _) | (Form::Fen, Given::Fen(..)) => true,
                (Form::Text | Form::Svg | Form::Fen, _) => false,
            };
        number += 1;
        if !every && number != wanted {
            return Ok(ControlFlow::Continue(()));
        }
        if args.to == Form::Pgn && shown > 0 {
            writeln!(out)?;
        }
        shown += 1;
        if show_given(args, source, number, given, out)? == Ending::ProblemsFound {
            ending = Ending::ProblemsFound;
        }
        Ok(match every {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        })
    })?;
    match (shown, number) {
        (0, 0) => {
            let args = [("source", source.to_string().into())];
            Err(Failure::Trouble(say("no-games", &args)))
        }
        (0, _) => {
            let args = [
                ("source", source.to_string().into()),
                ("wanted", wanted.to_string().into()),
                ("number", number.to_string().into()),
            ];
            Err(Failure::Usage(say("no-such-game", &args)))
        }
        _ => Ok(ending),
    }
}

fn show_given(
    args: &Show,
    source: &Source,
    number: u64,
    given: Given<'_>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let broken = match given {
        Given::Game(raw) => return show_game(args, source, number, &raw, out),
        Given::Broken(what, line) => {
            let args = [
                ("source", source.to_string().into()),
                ("line", line.to_string().into()),
                ("number", number.to_string().into()),
                ("what", what.into()),
            ];
            say("at-line-game", &args)
        }
        Given::Fen(fen, line) => match Position::from_fen(fen) {
            Ok(position) if args.ply.is_none_or(|ply| ply == 0) => {
                show_position(args, &position, out)?;
                return Ok(Ending::Fine);
            }
            Ok(_) => {
                return Err(Failure::Usage(say("ply-is-of-games", &[])));
            }
            Err(error) => {
                let args = [
                    ("source", source.to_string().into()),
                    ("line", line.to_string().into()),
                    ("what", no_position(&error).into()),
                ];
                say("at-line", &args)
            }
        },
    };
    // The output so far belongs before the complaint.
    out.flush()?;
    output::tell(format_args!("damier: {broken}"));
    Ok(Ending::ProblemsFound)
}

fn show_game(
    args: &Show,
    source: &Source,
    number: u64,
    raw: &RawGame<'_>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let record = match raw.record() {
        Ok(record) => record,
        Err(problem) => {
            // The output so far belongs before the complaint.
            out.flush()?;
            let what = damier_words::pgn_sentence(&problem, spoken());
            output::tell(format_args!("damier: {}", at_game(source, number, &what)));
            return Ok(Ending::ProblemsFound);
        }
    };
    match args.to {
        Form::Pgn => write!(out, "{record}")?,
        Form::Json => {
            let game = GameJson::of(number, &record, args.letters.into(), args.rights.into());
            serde_json::to_writer(&mut *out, &game)?;
            writeln!(out)?;
        }
        Form::Text | Form::Svg | Form::Fen => {
            let plies = record.line.len();
            let ply = args.ply.unwrap_or(plies);
            if ply > plies {
                return Err(Failure::Usage(ply_beyond(ply, plies)));
            }
            let last = ply.checked_sub(1).map(|last| record.line[last].mv);
            draw(args, &record.position_at(ply), last, out)?;
        }
    }
    out.flush()?;
    for problem in &record.problems {
        let what = damier_words::pgn_sentence(problem, spoken());
        output::tell(format_args!("damier: {}", at_game(source, number, &what)));
    }
    let any = record
        .problems
        .iter()
        .any(damier_chess::pgn::Problem::is_error);
    Ok(if any {
        Ending::ProblemsFound
    } else {
        Ending::Fine
    })
}

fn draw(
    args: &Show,
    position: &Position,
    last: Option<Move>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let fen = position.fen_with(args.rights.into());
    if args.to == Form::Fen {
        writeln!(out, "{fen}")?;
        return Ok(());
    }
    let unreadable = |error: NoBoard| Failure::Trouble(error.to_string());
    let board: Board = fen.parse().map_err(unreadable)?;
    let squares = last.iter().flat_map(|mv| match mv.rook() {
        None => vec![mv.from(), mv.to()],
        Some((before, after)) => vec![mv.from(), mv.to(), before, after],
    });
    let mut last_move = Vec::new();
    for square in squares {
        last_move.push(square.to_string().parse().map_err(unreadable)?);
    }
    let options = Options {
        bottom: if args.flip { Side::Black } else { Side::White },
        size: args.size,
        last_move,
        colours: match args.look {
            Look::Light => Colours::LIGHT,
            Look::Dark => Colours::DARK,
            Look::Print => Colours::PRINT,
        },
        ..Options::default()
    };
    let drawn = match args.to {
        Form::Svg => svg(&board, &options),
        _ => text(&board, &options),
    };
    writeln!(out, "{}", drawn.trim_end())?;
    Ok(())
}
