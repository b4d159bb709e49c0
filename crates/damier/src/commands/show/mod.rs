//! `damier show`: pictures and conversions of positions and games.

mod check;
mod counters;
mod draw;
mod json;
pub(crate) mod objects;

use std::io::{BufRead, BufReader, Write};
use std::ops::ControlFlow;

use clap::{Args, ValueEnum};
use damier_arbiter::Referee;
use damier_draughts::pdn::{self, Game, PdnError, RawGame, Replay};
use damier_draughts::{Notation, PlayOptions, Position, Square, Variant};

pub(crate) use check::Trouble;

use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Kind, Opened, Source};
use crate::messages::{number, say, spoken};
use crate::output;
use crate::position::{NotationArg, fen_notation};
use crate::typed_fen;

/// Draw a position, or convert positions and games.
///
/// Reads PDN, JSON as it writes it itself, and positions (FEN or Hub), one a line; what
/// a file holds is seen from its beginning.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier show W:W31-50:B1-20                            the start, as text
  damier show W:WK5:BK46 --to svg > position.svg
  damier show W:WK5:BK46 --to svg | rsvg-convert -w 800 -o position.png
  damier show --variant russian W:Wc3,e3:Bd6 --to fen   in numbers
  damier show game.pdn                                  its last position
  damier show games.pdn --game 3 --ply 20 --to svg
  damier show old.pdn --to pdn > clean.pdn              every game, written anew
  damier show games.pdn --to json                       every move and position
  damier show games.json --to pdn                       and back
  damier show W:W31:BK46 --to hub                       for engines of the Hub protocol
  damier show --variant spanish W:W5:B28 --notation federation
  damier show games.pdn --ply 40 --counters             what the referee counts there
  damier show --check archive > problems.md             what is wrong in a folder?

JSON: one object a line and game, with these fields:
  game       number in the file, from 1
  variant    which game
  tags       names and values, in order; of a name that comes twice the first value
  tagList    all names and values as pairs; only if a name comes twice
  startFen   the position in which it begins
  notation   `reversed` if numbers begin at White's right; otherwise left out
  moves      ply, side, text, path, captures, crowns, clock (seconds, if a comment
             tells) and fen (after it)
  line       the whole record, with comments and variations: a list of {\"move\"},
             {\"comment\"}, {\"nag\"}, {\"judgement\"}, {\"setUp\"}, {\"unplayed\"} and
             {\"variation\": {\"replaces\", \"line\"}}
  result     2-0, 1-1, 0-2 or 0-0, White first; null if unknown
  problems   ply, line, column, what and remedy

As PDN, a game ends with `*`, the sign between games; its result stands in the header Result.
Headers stay as they are written, also the spelling of Result, GameType, SetUp
and FEN, as long as they say what the game is; wrong ones are put right.

Exit code 1 if there is no game in the input, or any has an error; 2 if the request makes
no sense: no such file, no such game in it, no position.")]
pub(crate) struct Show {
    /// A file of games or positions, - for standard input, or a position.
    #[arg(value_name = "FILE|FEN", required_unless_present = "check")]
    what: Option<String>,
    /// List all games of the PDN files in a folder that cannot be played to their end,
    /// and why.
    #[arg(long, value_name = "FOLDER", conflicts_with = "what")]
    check: Option<std::path::PathBuf>,
    /// What to make of it.
    #[arg(long, value_enum, default_value_t)]
    to: Form,
    /// The game, for a FEN, or for records that do not say it; chess960 as well
    /// [default for a FEN: international].
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
    /// How squares are written, and numbers of a FEN read [default: in pictures and pdn
    /// as the federation of the game does, elsewhere as numbers; a FEN in letters if the
    /// federation counts from the other corner].
    #[arg(long, value_enum)]
    notation: Option<NotationArg>,
    /// The width of the picture in pixels.
    #[arg(long, value_name = "PIXELS", value_parser = clap::value_parser!(u32).range(1..))]
    size: Option<u32>,
    /// The colours of the picture.
    #[arg(long, value_enum, default_value_t)]
    look: Look,
    /// In text, show pieces as discs instead of letters.
    #[arg(long)]
    discs: bool,
    #[command(flatten)]
    counters: counters::CounterArgs,
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
    /// One line with side to move and a letter for every square.
    Hub,
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
    if let Some(folder) = &args.check {
        let read_as = (args.variant, args.counters.options_of_all()?);
        return check::folder(folder, read_as, out);
    }
    let what = args.what.as_deref().unwrap_or("-");
    if what.trim().is_empty() {
        let args = [("example", "W:W31-50:B1-20".into())];
        return Err(Failure::Usage(say("nothing-named", &args)));
    }
    if input::is_position(what) {
        if args.ply.is_some_and(|ply| ply > 0) || args.game.is_some() {
            return Err(Failure::Usage(say("fen-is-alone", &[])));
        }
        show_position(args, what, out)?;
        return Ok(Ending::Fine);
    }
    let source = Source::parse(what);
    let Opened { kind, reader } = input::open(&source)?;
    let mut files = Shown {
        args,
        source: &source,
        every: args.game.is_none() && !matches!(args.to, Form::Text | Form::Svg),
        wanted: args.game.unwrap_or(1),
        number: 0,
        shown: 0,
        any_written: false,
        ending: Ending::Fine,
        options: args.counters.options_of_all()?,
    };
    // Positions of games are drawn one at a time, lists of positions all.
    match kind {
        Kind::Pdn => {
            files.every &= matches!(args.to, Form::Pdn | Form::Json);
            input::for_each_game_of(&source, reader, |game| files.game(&game, out))?;
        }
        Kind::Json => {
            files.every &= matches!(args.to, Form::Pdn | Form::Json);
            for game in json::games(reader) {
                let game = match game {
                    Ok(game) => game,
                    Err(what) => {
                        if files.broken(&what, out)?.is_break() {
                            break;
                        }
                        continue;
                    }
                };
                // Written as PDN it goes the way of all games.
                let text = game.to_pdn();
                let variant = Some(game.start().variant());
                let record = pdn::read(&text).next();
                let Some(record) = record else { continue };
                if files.game_of(&record, variant, out)?.is_break() {
                    break;
                }
            }
        }
        Kind::Positions => {
            for line in BufReader::new(reader).lines() {
                let line = line.map_err(|error| Failure::from(source.io_error(&error)))?;
                if !line.trim().is_empty() && files.position(&line, out)?.is_break() {
                    break;
                }
            }
        }
    }
    files.finish()
}

/// A file that is being gone through.
struct Shown<'a> {
    args: &'a Show,
    source: &'a Source,
    /// Whether all of it is shown, and if not, which.
    every: bool,
    wanted: u64,
    number: u64,
    shown: u64,
    any_written: bool,
    ending: Ending,
    /// How the rules are read where a record says nothing of it.
    options: PlayOptions,
}

impl Shown<'_> {
    /// Counts a game or position. Whether it is one to be shown.
    fn is_next(&mut self) -> bool {
        self.number += 1;
        let is_wanted = self.every || self.number == self.wanted;
        self.shown += u64::from(is_wanted);
        is_wanted
    }

    fn go_on(&self) -> ControlFlow<()> {
        if self.every || self.number < self.wanted {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    }

    /// Tells of an object that is no game.
    fn broken(&mut self, what: &str, out: &mut impl Write) -> Result<ControlFlow<()>, Failure> {
        if self.is_next() {
            // The output so far belongs before the complaint.
            out.flush()?;
            output::tell(format_args!(
                "damier: {}",
                at_game(self.source, self.number, what)
            ));
            self.ending = Ending::ProblemsFound;
        }
        Ok(self.go_on())
    }

    fn game(
        &mut self,
        record: &Result<RawGame<'_>, PdnError>,
        out: &mut impl Write,
    ) -> Result<ControlFlow<()>, Failure> {
        self.game_of(record, self.args.variant, out)
    }

    fn game_of(
        &mut self,
        record: &Result<RawGame<'_>, PdnError>,
        assume: Option<Variant>,
        out: &mut impl Write,
    ) -> Result<ControlFlow<()>, Failure> {
        if !self.is_next() {
            return Ok(self.go_on());
        }
        let understood = match record {
            Ok(record) => Game::understand_with(record, assume, self.options),
            Err(problem) => Err(problem.clone()),
        };
        match understood {
            Ok(understood) => {
                self.separate(out)?;
                let place = (self.source, self.number);
                let fen = record.as_ref().ok().and_then(|record| record.tag("FEN"));
                if show_game(self.args, place, &understood, fen, out)? == Ending::ProblemsFound {
                    self.ending = Ending::ProblemsFound;
                }
            }
            Err(problem) => {
                // The output so far belongs before the complaint.
                out.flush()?;
                let what = damier_words::pdn_sentence(&problem, spoken());
                output::tell(format_args!(
                    "damier: {}",
                    at_game(self.source, self.number, &what)
                ));
                self.ending = Ending::ProblemsFound;
            }
        }
        Ok(self.go_on())
    }

    /// Writes the empty line between two records, where one was written before.
    fn separate(&mut self, out: &mut impl Write) -> Result<(), Failure> {
        if self.args.to == Form::Pdn && self.any_written {
            writeln!(out)?;
        }
        self.any_written = true;
        Ok(())
    }

    fn position(&mut self, line: &str, out: &mut impl Write) -> Result<ControlFlow<()>, Failure> {
        if self.is_next() {
            let mut text = Vec::new();
            let shown = show_position(self.args, line, &mut text);
            if let Err(Failure::Usage(what)) = shown {
                out.flush()?;
                let args = [
                    ("source", self.source.to_string().into()),
                    ("line", self.number.to_string().into()),
                    ("what", what.into()),
                ];
                output::tell(format_args!("damier: {}", say("at-line", &args)));
                self.ending = Ending::ProblemsFound;
            } else {
                shown?;
                self.separate(out)?;
                out.write_all(&text)?;
            }
        }
        Ok(self.go_on())
    }

    fn finish(self) -> Result<Ending, Failure> {
        let source = self.source;
        match (self.shown, self.number) {
            (0, 0) => {
                let args = [("source", source.to_string().into())];
                Err(Failure::Trouble(say("no-games", &args)))
            }
            (0, number) => {
                let args = [
                    ("source", source.to_string().into()),
                    ("wanted", self.wanted.to_string().into()),
                    ("number", number.to_string().into()),
                ];
                Err(Failure::Usage(say("no-such-game", &args)))
            }
            _ => Ok(self.ending),
        }
    }
}

fn show_position(args: &Show, fen: &str, out: &mut impl Write) -> Result<(), Failure> {
    let variant = args.variant.unwrap_or(Variant::International);
    let options = args.counters.options(variant)?;
    let position =
        typed_fen::read(variant, fen, args.notation, options).map_err(|what: String| {
            let args = [("variant", variant.id().into()), ("what", what.into())];
            Failure::Usage(say("no-position", &args))
        })?;
    match args.to {
        Form::Pdn => write!(out, "{}", pdn_text(args, &Game::new(position)))?,
        Form::Json => json::write_position(&position, notation(args, variant), out)?,
        _ => {
            let referee =
                args.counters
                    .referee(args.to, &position, Some(fen), std::iter::empty())?;
            draw_counted(args, &position, &[], referee.as_ref(), out)?;
        }
    }
    Ok(())
}

/// Draws a position, with its counters if a referee has followed it.
fn draw_counted(
    args: &Show,
    position: &Position,
    last_move: &[Square],
    referee: Option<&Referee>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let Some(referee) = referee else {
        return draw::draw(args, position, last_move, out);
    };
    if args.to == Form::Fen {
        let fen = position.fen_in(fen_notation(args.notation, position.variant()));
        writeln!(out, "{}", referee.carried().in_fen(&fen))?;
        return Ok(());
    }
    draw::draw(args, position, last_move, out)?;
    args.counters.write(referee, out)
}

fn pdn_text(args: &Show, game: &Game) -> String {
    match args.notation {
        Some(notation) => game.to_pdn_in(notation.of(game.start().variant())),
        None => game.to_pdn(),
    }
}

fn show_game(
    args: &Show,
    (source, number): (&Source, u64),
    (game, replay): &(Game, Replay),
    fen: Option<&str>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    match args.to {
        Form::Pdn => write!(out, "{}", pdn_text(args, game))?,
        Form::Json => {
            json::write_game(number, game, replay, notation(args, replay.variant), out)?;
        }
        Form::Text | Form::Svg | Form::Fen | Form::Hub => {
            let (position, last_move) = position_at(args, replay)?;
            let shown = args.ply.unwrap_or(replay.plies.len());
            let plies = replay.plies.iter().take(shown).map(|ply| &ply.facts);
            let referee = args.counters.referee(args.to, &replay.start, fen, plies)?;
            draw_counted(args, &position, &last_move, referee.as_ref(), out)?;
        }
    }
    out.flush()?;
    for problem in &replay.problems {
        let what = damier_words::pdn_sentence(problem, spoken());
        output::tell(format_args!("damier: {}", at_game(source, number, &what)));
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
        None => Err(Failure::Usage(ply_beyond(ply, plies))),
    }
}

/// A game that ends before the ply asked for.
pub(crate) fn ply_beyond(ply: usize, plies: usize) -> String {
    let args = [("ply", ply.to_string().into()), ("plies", number(plies))];
    say("ply-beyond", &args)
}

/// What is wrong with a game of a file.
pub(crate) fn at_game(source: &Source, number: u64, what: &str) -> String {
    let args = [
        ("source", source.to_string().into()),
        ("number", number.to_string().into()),
        ("what", what.into()),
    ];
    say("at-game", &args)
}

fn notation(args: &Show, variant: Variant) -> Notation {
    args.notation.unwrap_or_default().of(variant)
}
