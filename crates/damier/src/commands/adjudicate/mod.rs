//! `damier adjudicate`: games in, verdicts out.

mod choices;
mod course;
pub(crate) mod explain;
mod json;
mod judge;
pub(crate) mod regulation;

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use damier_arbiter::text;
use damier_arbiter::{Lang, RuleBook};
use damier_draughts::Variant;
use damier_draughts::pdn::Stream;

use crate::failure::Failure;
use crate::input::{self, Source};
use crate::inquiry::{EvidenceArgs, Inquiry};
use crate::judged::{claimable, each_file, heading};
use crate::messages::{message, say};
use crate::output;
use crate::position::NotationArg;
use crate::{Ending, book, chess, typed_fen};
use choices::Choices;
use explain::ExplainArgs;
use judge::{Judge, Judged, JudgedGame};

/// Judge games: when did each end, how, and by which rule?
///
/// Reads PDN files of any size. Each game is played through and refereed by the
/// rule book of its variant, or by the one that --rules names. Moves recorded
/// after the end stay in the record and are reported; what cannot be read is
/// reported with its place, and the next game is read. Files of chess among them
/// are judged by the laws of chess; more about these: `damier adjudicate --variant
/// chess960 --help`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier adjudicate games.pdn
  damier adjudicate club/*.pdn --lang fr
  damier adjudicate - --json < games.pdn | jq .verdict
  damier adjudicate games.pdn --rules ./my-federation.toml
  damier adjudicate games.pdn --set regulation-draw=by-clock   as TimeControl tags say
  damier adjudicate games.pdn --explain --lang ru     the whole story of every verdict
  damier adjudicate games.pdn --short                 one line a game, for a result sheet
  damier adjudicate game.pdn --timeline counters.svg  a picture of all counters
  damier adjudicate --variant russian --moves \"c3-d4 d6-c5\" --explain

Regulation draws that are shown (--set regulation-draw=shown, or by-clock) rest on
what `damier claim regulation-draw` asks: a search of every line, endgame tables of up
to four pieces, which are made when such an ending first needs them, and the engine.
--explain says which of them spoke.

JSON: one object a line and game, with these fields:
  game       number in the file, from 1
  variant    its id, such as international; `damier rules` lists them
  rulebook   its id
  plies      moves in the record
  played     how many were legal and came before the end
  finalFen   the position after these
  verdict    result, reason, clause, ply, by and text (en, fr, ru); null while the
             game could go on
  counters   clause, unit, limit, count, left, since; plies for unit `each`, the
             strong side's own moves for `strong`
  claimable  clauses by which a draw could be claimed at the end of the record; only
             under books in which something is to be claimed
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
    /// The position from which --moves are played. Numbers count from the top left in
    /// every game, in --moves, too.
    #[arg(long, value_name = "FEN", requires = "moves")]
    fen: Option<String>,
    /// The rule book for every game: an id or a file [default: the usual one of
    /// each game].
    #[arg(long, value_name = "BOOK")]
    rules: Option<String>,
    /// A choice that the rule book offers, without --rules the usual one of each game; see
    /// `damier rules show BOOK`.
    #[arg(long, value_name = "SETTING=VALUE")]
    set: Vec<String>,
    /// The game of records that do not say it, chess960 as well. What they have is then
    /// judged as this game and no other.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<Variant>,
    /// One JSON object a line and game.
    #[arg(long)]
    json: bool,
    /// How squares are written in finalFen, and numbers of --fen and --moves read
    /// [default: as numbers; finalFen in letters, which mean the same to everybody, if
    /// the federation of the game counts from the other corner].
    #[arg(long, value_enum)]
    notation: Option<NotationArg>,
    /// The language of the verdicts.
    #[arg(long, default_value = "en")]
    lang: Lang,
    #[command(flatten)]
    evidence: EvidenceArgs,
    #[command(flatten)]
    explain: ExplainArgs,
}

pub(crate) fn run(args: &Adjudicate, out: &mut impl Write) -> Result<Ending, Failure> {
    let book = match &args.rules {
        Some(name) => Some(book::choose(&book::find(name)?, &args.set)?),
        None => None,
    };
    let choices = match &book {
        Some(_) => Vec::new(),
        None => Choices::of(&args.set, args.variant)?,
    };
    let setting = |choice: &String| Some(choice.split_once('=')?.0.trim().to_owned());
    let judge = Judge {
        options: book::options_of_all(book.as_deref(), &args.set),
        set: args.set.iter().filter_map(setting).collect(),
        assume: args.variant.or_else(|| only_game_of(book.as_deref()?)),
        book,
        choices,
        carried: args.explain.carried_in()?,
        lang: args.lang,
        inquiry: Inquiry::new(&args.evidence, args.lang),
        moves_at: None,
    };
    if let Some(moves) = &args.moves {
        return judge_moves(args, judge, moves, out);
    }
    let mut drawn = 0;
    each_file(&args.files, |file| {
        // A file of chess among those of draughts goes to its own referee.
        if args.variant.is_none() && chess::holds_chess(file) {
            return chess::judge_file(&of_chess(args), file, out);
        }
        judge_file(args, &judge, file, &mut drawn, out)
    })
}

/// The same request for a file of chess.
fn of_chess(args: &Adjudicate) -> chess::Asked<'_> {
    chess::Asked {
        rules: args.rules.as_deref().unwrap_or("fide-960"),
        set: &args.set,
        json: args.json,
        lang: args.lang,
        explain: args.explain.explain,
        short: args.explain.short,
        carry: args.explain.carry,
        several: args.files.len() > 1,
    }
}

/// The game that a book is for, if there is but one.
fn only_game_of(book: &RuleBook) -> Option<Variant> {
    match book.variants() {
        [only] => only.parse().ok(),
        _ => None,
    }
}

/// Judges the game of the command line.
fn judge_moves(
    args: &Adjudicate,
    judge: Judge,
    moves: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if let Some(odd) = moves.chars().find(|c| "[]{};\"".contains(*c)) {
        let args = [
            ("odd", odd.to_string().into()),
            ("example", "32-28 19-23".into()),
        ];
        return Err(Failure::Usage(say("moves-odd", &args)));
    }
    let fen = args.fen.as_deref().unwrap_or("");
    let (mut tag, fen) = typed_fen::as_record(args.variant, fen, args.notation);
    if !fen.is_empty() {
        tag.push_str(&format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n"));
    }
    let record = format!("{tag}\n{moves} *\n");
    let before = tag.lines().count() + 1;
    let judge = Judge {
        moves_at: u32::try_from(before + 1).ok(),
        ..judge
    };
    let mut stream = Stream::new();
    stream.push(record.as_bytes());
    stream.end();
    let Some(game) = stream.next_game() else {
        return Err(Failure::Usage(say("moves-none", &[])));
    };
    let judged = judge.judge(1, &game);
    let written = write(args, &judged, None, 1, out)?;
    Ok(match has_problem(&judged) {
        true => Ending::ProblemsFound,
        false => written,
    })
}

/// Writes what is to be known of a game, in the form asked for. Pictures are numbered
/// over all files.
fn write(
    args: &Adjudicate,
    judged: &Judged,
    file: Option<&str>,
    picture: u64,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if args.json {
        json::write(judged, args.notation, &args.explain, file, out)?;
    } else if args.explain.short {
        explain::write_short(judged, args.lang, out)?;
    } else {
        write_text(judged, args, file, out)?;
    }
    // A picture that cannot be written keeps nobody from reading the verdict.
    match args.explain.draw(judged, picture, args.lang) {
        Err(Failure::Trouble(what)) => {
            out.flush()?;
            output::tell(format_args!("damier: {what}"));
            Ok(Ending::ProblemsFound)
        }
        drawn => drawn.map(|()| Ending::Fine),
    }
}

fn judge_file(
    args: &Adjudicate,
    judge: &Judge,
    file: &str,
    drawn: &mut u64,
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
        *drawn += 1;
        if write(args, &judged, several, *drawn, out)? == Ending::ProblemsFound {
            ending = Ending::ProblemsFound;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    if number == 0 {
        out.flush()?;
        let args = [("source", source.to_string().into())];
        output::tell(format_args!("damier: {}", say("no-games", &args)));
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
    let lang = args.lang;
    write!(
        out,
        "{}",
        heading(lang, file, judged.number, judged.players.as_deref())
    )?;
    match &judged.game {
        Some(game) => {
            write_game(game, lang, out)?;
            if let (true, Some(told)) = (args.explain.explain, game.told()) {
                told.write(lang, out)?;
            }
            if let (true, Some(fen)) = (args.explain.carry, game.carried_fen(args.notation)) {
                writeln!(out, "  {fen}")?;
            }
        }
        None => writeln!(out, "\n  {}", message(lang, "judged-unreadable", &[]))?,
    }
    for trouble in &judged.troubles {
        trouble.write(lang, out)?;
    }
    Ok(())
}

fn write_game(game: &JudgedGame, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    game.standing().write(lang, out)?;
    if let (None, Some(book)) = (&game.verdict, &game.book) {
        for sentence in text::counter_sentences(&game.counters, book, lang) {
            writeln!(out, "  {sentence}")?;
        }
        if let Some(win) = &game.shows {
            writeln!(out, "  {}", text::must_show(win.side, lang))?;
        }
        for clause in game.claimable.iter().flatten() {
            writeln!(out, "  {}", claimable(clause, book, lang))?;
        }
    }
    Ok(())
}
