//! `damier adjudicate`: games in, verdicts out.

mod explain;
mod json;
mod judge;

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use damier_arbiter::{Lang, text};
use damier_draughts::Variant;
use damier_draughts::pdn::Stream;
use damier_game::Spelling;

use crate::failure::Failure;
use crate::input::{self, Source};
use crate::judged::each_file;
use crate::position::NotationArg;
use crate::{Ending, book};
use explain::ExplainArgs;
use judge::{Judge, Judged, JudgedGame};

/// Judge games: when did each end, how, and by which rule?
///
/// Reads PDN files of any size. Each game is played through and refereed by the
/// rule book of its variant, or by the one that --rules names. Moves recorded
/// after the end stay in the record and are reported; what cannot be read is
/// reported with its place, and the next game is read.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier adjudicate games.pdn
  damier adjudicate club/*.pdn --lang fr
  damier adjudicate - --json < games.pdn | jq .verdict
  damier adjudicate games.pdn --rules ./my-federation.toml
  damier adjudicate games.pdn --rules fmjd --set regulation-draw=on
  damier adjudicate games.pdn --explain --lang ru     the whole story of every verdict
  damier adjudicate games.pdn --short                 one line a game, for a result sheet
  damier adjudicate game.pdn --timeline counters.svg  a picture of all counters
  damier adjudicate --variant russian --moves \"c3-d4 d6-c5\" --explain

JSON: one object a line and game, with these fields:
  game       number in the file, from 1
  variant    international, russian, brazilian, american
  rulebook   its id
  plies      moves in the record
  played     how many were legal and came before the end
  finalFen   the position after these
  verdict    result, reason, clause, ply, by and text (en, fr, ru); null while the
             game could go on
  counters   clause, unit, limit, count, left, since; plies for unit `each`, the
             strong side's own moves for `strong`
  header     the result that the record states; null if none
  agrees     whether header and verdict agree; null unless there are both
  problems   ply, line, column, what and remedy, as far as they apply; severity
             `warning` if the record was understood all the same
  file       only if several files are given
  story      only with --explain: sentences (en, fr, ru) and the timeline of the counters
  carried    only with --carry: counters and positions, to go on elsewhere

Exit code 1 if there is no game in the input, or any has a problem that is no warning, or
does not agree; 2 if the request makes no sense, such as a file that is not there.")]
pub(crate) struct Adjudicate {
    /// PDN files, or - for standard input.
    #[arg(value_name = "FILE", required_unless_present = "moves")]
    files: Vec<String>,
    /// A game given here instead of in a file, from --fen or the start.
    #[arg(
        long,
        value_name = "MOVES",
        conflicts_with = "files",
        requires = "variant"
    )]
    moves: Option<String>,
    /// The position from which --moves are played.
    #[arg(long, value_name = "FEN", requires = "moves")]
    fen: Option<String>,
    /// The rule book for every game: an id or a file [default: the usual one of
    /// each game].
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// A choice that the rule book offers; see `damier rules show BOOK`.
    #[arg(long, value_name = "SETTING=VALUE", requires = "rules")]
    set: Vec<String>,
    /// The game of records that do not say it.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<Variant>,
    /// One JSON object a line and game.
    #[arg(long)]
    json: bool,
    /// How squares are written in JSON.
    #[arg(long, value_enum, default_value_t)]
    notation: NotationArg,
    /// The language of the verdicts.
    #[arg(long, default_value = "en")]
    lang: Lang,
    #[command(flatten)]
    explain: ExplainArgs,
}

pub(crate) fn run(args: &Adjudicate, out: &mut impl Write) -> Result<Ending, Failure> {
    let book = match &args.rules {
        Some(name) => Some(book::choose(&book::find(name)?, &args.set)?),
        None => None,
    };
    let judge = Judge {
        book,
        assume: args.variant,
        carried: args.explain.carried_in()?,
    };
    if let Some(moves) = &args.moves {
        return judge_moves(args, &judge, moves, out);
    }
    each_file(&args.files, |file| judge_file(args, &judge, file, out))
}

/// Judges the game of the command line.
fn judge_moves(
    args: &Adjudicate,
    judge: &Judge,
    moves: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if let Some(odd) = moves.chars().find(|c| "[]{};\"".contains(*c)) {
        let what = format!("--moves: `{odd}` stands in no move; write moves such as 32-28 19-23");
        return Err(Failure::Usage(what));
    }
    let fen = args.fen.as_deref().unwrap_or("");
    let fen = fen.replace(['"', '\n', '\r'], "");
    let tag = match fen.is_empty() {
        true => String::new(),
        false => format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"),
    };
    let record = format!("{tag}\n{moves} *\n");
    let mut stream = Stream::new();
    stream.push(record.as_bytes());
    stream.end();
    let Some(game) = stream.next_game() else {
        return Err(Failure::Usage("--moves: there is no move".to_owned()));
    };
    let judged = judge.judge(1, &game);
    write(args, &judged, None, out)?;
    Ok(match has_problem(&judged) {
        true => Ending::ProblemsFound,
        false => Ending::Fine,
    })
}

/// Writes what is to be known of a game, in the form asked for.
fn write(
    args: &Adjudicate,
    judged: &Judged,
    file: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    args.explain.draw(judged, args.lang)?;
    if args.json {
        json::write(judged, args.notation, &args.explain, file, out)
    } else if args.explain.short {
        explain::write_short(judged, args.lang, out)
    } else {
        write_text(judged, args, file, out)
    }
}

fn judge_file(
    args: &Adjudicate,
    judge: &Judge,
    file: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let source = Source::parse(file);
    let several = (args.files.len() > 1).then_some(file);
    let mut ending = Ending::Fine;
    let mut number = 0;
    input::for_each_game(&source, |game| {
        number += 1;
        let judged = judge.judge(number, &game);
        if has_problem(&judged) {
            ending = Ending::ProblemsFound;
        }
        write(args, &judged, several, out)?;
        Ok(ControlFlow::Continue(()))
    })?;
    if number == 0 {
        out.flush()?;
        eprintln!("damier: {source}: there is no game in it");
        ending = Ending::ProblemsFound;
    }
    Ok(ending)
}

fn has_problem(judged: &Judged) -> bool {
    let disagrees = judged.game.as_ref().and_then(JudgedGame::agrees) == Some(false);
    disagrees || judged.troubles.iter().any(|trouble| !trouble.is_warning)
}

fn write_text(
    judged: &Judged,
    args: &Adjudicate,
    file: Option<&str>,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let number = judged.number;
    match file {
        Some(file) => write!(out, "{file}, game {number}")?,
        None => write!(out, "game {number}")?,
    }
    if let Some(players) = &judged.players {
        write!(out, ": {players}")?;
    }
    match &judged.game {
        Some(game) => {
            write_game(game, args.lang, out)?;
            if args.explain.explain {
                explain::write_story(game, args.lang, out)?;
            }
            if let (true, Some(fen)) = (args.explain.carry, game.carried_fen(args.notation)) {
                writeln!(out, "  {fen}")?;
            }
        }
        None => writeln!(out, "\n  cannot be read")?,
    }
    for trouble in &judged.troubles {
        trouble.write(out)?;
    }
    Ok(())
}

fn write_game(game: &JudgedGame, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let (variant, played, recorded) = (game.variant, game.played, game.recorded);
    writeln!(out, " ({variant}, {played} of {recorded} plies played)")?;
    let header = game.header.map(|outcome| outcome.spell(Spelling::Draughts));
    match (&game.verdict, &game.book) {
        (Some(verdict), Some(book)) => {
            let result = verdict.result(Spelling::Draughts);
            let why = text::explain(verdict, book, lang);
            writeln!(out, "  {result} after ply {}: {why}", verdict.ply)?;
            if let (Some(header), Some(false)) = (header, game.agrees()) {
                writeln!(out, "  but the record says {header}")?;
            }
        }
        _ => {
            let header = header.map_or_else(String::new, |h| format!("; the record says {h}"));
            writeln!(out, "  not over by the rules{header}")?;
        }
    }
    if let (None, Some(book)) = (&game.verdict, &game.book) {
        for counter in &game.counters {
            writeln!(out, "  {}", text::counter_sentence(counter, book, lang))?;
        }
    }
    Ok(())
}
