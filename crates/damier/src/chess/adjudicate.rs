//! Chess games in, verdicts out.

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use clap::Args;
use damier_arbiter::{Carried, ClauseId, CounterView, Lang, RuleBook, Skim, Verdict, text};
use damier_chess::Position;
use damier_chess::pgn::{Opened, Problem, RawGame, Stream};
use damier_game::{Game as _, Outcome, Spelling};

use super::json;
use crate::commands::adjudicate::explain::Told;
use crate::failure::Failure;
use crate::input::{self, Source};
use crate::judged::{Spot, Standing, Trouble, each_file, heading};
use crate::messages::message;
use crate::{Ending, book};

/// Judge chess games: when did each end, how, and by which rule?
///
/// Reads PGN files of any size. Each game is played through and refereed by the
/// FIDE laws (fide-960), or by the book that --rules names. Moves recorded after
/// the end stay in the record and are reported; what cannot be read is reported
/// with its place, and the next game is read.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier adjudicate games.pgn
  damier adjudicate games.pgn --rules casual-960 --lang fr
  damier adjudicate games.pgn --explain               the whole story of every verdict
  damier adjudicate games.pgn --short                 one line a game, for a result sheet
  damier adjudicate - --json < games.pgn | jq .verdict

JSON: one object a line and game, with the fields told by `damier adjudicate --help`;
moreover start, the number of the start position, and claimable, the clauses by which
a draw could be claimed at the end. A story has no timeline of the counters.

Exit code 1 if any game has a problem that is no warning, or does not agree.")]
pub(super) struct Adjudicate {
    /// PGN files, or - for standard input.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<String>,
    /// The rule book: an id or a file.
    #[arg(long, value_name = "BOOK", default_value = "fide-960")]
    rules: String,
    /// A choice that the rule book offers; see `damier rules show BOOK`.
    #[arg(long, value_name = "SETTING=VALUE")]
    set: Vec<String>,
    /// chess960; only needed if the files do not show it.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<String>,
    /// One JSON object a line and game.
    #[arg(long)]
    json: bool,
    /// The language of the verdicts.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// Tell the whole story of every verdict: which clause, since when it counted and
    /// why, what restarted it, what would have avoided the end.
    #[arg(long)]
    explain: bool,
    /// One line a game, for a result sheet.
    #[arg(long, conflicts_with_all = ["explain", "json", "carry"])]
    short: bool,
    /// Give out the final position, whose FEN tells the moves without pawn move and
    /// capture, and with --json as `carried` the counters and the positions that may
    /// be repeated.
    #[arg(long)]
    carry: bool,
}

/// What is to be known of a game.
#[derive(Debug)]
pub(super) struct Judged {
    /// The number of the game in its file, from 1.
    pub(super) number: u64,
    /// The players, as far as the record names them.
    players: Option<String>,
    /// What was judged; `None` if the record could not be read so far.
    pub(super) game: Option<JudgedGame>,
    /// What is wrong or unusual.
    pub(super) troubles: Vec<Trouble>,
}

/// A game that could be set up and played.
#[derive(Debug)]
pub(super) struct JudgedGame {
    pub(super) start: Position,
    /// Moves in the record.
    pub(super) recorded: usize,
    /// How many of them were legal and came before the end.
    pub(super) played: usize,
    /// The position after these.
    pub(super) position: Position,
    pub(super) verdict: Option<Verdict>,
    pub(super) counters: Vec<CounterView>,
    pub(super) claimable: Vec<ClauseId>,
    /// What to go on with elsewhere, if that was asked.
    pub(super) carried: Option<Carried>,
    /// The result that the record states.
    pub(super) header: Option<Outcome>,
}

impl JudgedGame {
    /// Whether record and verdict say the same; `None` if one of them says nothing.
    pub(super) fn agrees(&self) -> Option<bool> {
        Some(self.verdict.as_ref()?.outcome == self.header?)
    }

    /// What its story is told of.
    pub(super) fn told<'g>(&'g self, book: &'g RuleBook) -> Told<'g> {
        Told {
            verdict: self.verdict.as_ref(),
            counters: &self.counters,
            book,
            referee: None,
        }
    }

    /// What is told of it in lines.
    fn standing<'g>(&'g self, book: &'g RuleBook) -> Standing<'g> {
        Standing {
            variant: "chess960",
            plies: (self.played, self.recorded),
            verdict: self.verdict.as_ref().map(|verdict| (verdict, book)),
            header: self.header.map(|outcome| outcome.spell(Spelling::Chess)),
            agrees: self.agrees(),
            spelling: Spelling::Chess,
        }
    }
}

impl From<&Problem> for Trouble {
    fn from(problem: &Problem) -> Trouble {
        Trouble {
            ply: problem.ply,
            place: Some(Spot::File(problem.line, problem.column)),
            is_warning: !problem.is_error(),
            what: problem.what(),
            remedy: Some(problem.remedy().to_owned()),
        }
    }
}

pub(super) fn run(args: &Adjudicate, out: &mut impl Write) -> Result<Ending, Failure> {
    let book = book::choose(&book::find(&args.rules)?, &args.set)?;
    if !book.variants().iter().any(|variant| variant == "chess960") {
        let what = format!("the rule book {} is not for chess960", book.id());
        return Err(Failure::Usage(what));
    }
    each_file(&args.files, |file| judge_file(args, &book, file, out))
}

/// A game of which the text was copied, to be judged on another thread.
struct Copied {
    number: u64,
    text: Vec<u8>,
    line: u32,
}

/// Bytes of games that are judged at once.
const BATCH: usize = 1 << 19;

fn judge_file(
    args: &Adjudicate,
    book: &Arc<RuleBook>,
    file: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let source = Source::parse(file);
    let several = (args.files.len() > 1).then_some(file);
    let mut stream = Stream::new();
    let (mut batch, mut size, mut number) = (Vec::new(), 0, 0_u64);
    let mut ending = Ending::Fine;
    let reader = source.open()?;
    input::for_each_block(&source, reader, |block| {
        match block {
            Some(bytes) => stream.push(bytes),
            None => stream.end(),
        }
        while let Some(raw) = stream.next_game() {
            number += 1;
            size += raw.text().len();
            batch.push(Copied {
                number,
                text: raw.text().to_vec(),
                line: raw.line(),
            });
        }
        if size >= BATCH || block.is_none() {
            if judge_batch(args, book, several, &batch, out)? == Ending::ProblemsFound {
                ending = Ending::ProblemsFound;
            }
            batch.clear();
            size = 0;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    if number == 0 {
        out.flush()?;
        eprintln!("damier: {source}: there is no game in it");
        ending = Ending::ProblemsFound;
    }
    Ok(ending)
}

/// Judges games on all processors and writes what came of it in their order.
fn judge_batch(
    args: &Adjudicate,
    book: &Arc<RuleBook>,
    file: Option<&str>,
    batch: &[Copied],
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let threads = thread::available_parallelism().map_or(1, NonZero::get);
    let share = batch.len().div_ceil(threads).max(8);
    let told = thread::scope(|scope| {
        let mut shares = batch.chunks(share);
        let first = shares.next();
        let others: Vec<_> = shares
            .map(|games| scope.spawn(move || judge_share(args, book, file, games)))
            .collect();
        let mut told = vec![judge_share(args, book, file, first.unwrap_or_default())];
        for other in others {
            told.push(other.join().unwrap_or_else(|_| {
                Err(Failure::Trouble("a game could not be judged".to_owned()))
            }));
        }
        told
    });
    let mut ending = Ending::Fine;
    for told in told {
        let (text, problems) = told?;
        out.write_all(&text)?;
        if problems {
            ending = Ending::ProblemsFound;
        }
    }
    Ok(ending)
}

fn judge_share(
    args: &Adjudicate,
    book: &Arc<RuleBook>,
    file: Option<&str>,
    games: &[Copied],
) -> Result<(Vec<u8>, bool), Failure> {
    let (mut out, mut problems) = (Vec::new(), false);
    for game in games {
        let judged = judge(
            args,
            game.number,
            &RawGame::new(&game.text, game.line),
            book,
        );
        problems |= has_problem(&judged);
        if args.json {
            json::write(&judged, book, file, args.explain, &mut out)?;
        } else if args.short {
            write_short(&judged, book, args.lang, &mut out)?;
        } else {
            write_text(&judged, book, args, file, &mut out)?;
        }
    }
    Ok((out, problems))
}

fn judge(args: &Adjudicate, number: u64, raw: &RawGame<'_>, book: &Arc<RuleBook>) -> Judged {
    let opened = match raw.open() {
        Ok(opened) => opened,
        Err(problem) => {
            return Judged {
                number,
                players: None,
                game: None,
                troubles: vec![Trouble::from(&problem)],
            };
        }
    };
    let quiet = opened.start.halfmoves();
    let mut skim = Skim::new(Arc::clone(book), opened.start.facts(), quiet);
    let mut over = opened.start.facts().terminal.is_some();
    let played = opened.play(|_, facts| {
        over = skim.record(facts);
        !over
    });
    let carried = args.carry.then(|| skim.carried());
    let end = skim.finish();
    let mut troubles: Vec<Trouble> = played.problems.iter().map(Trouble::from).collect();
    let last = end.verdict.as_ref().map(|verdict| verdict.ply as usize);
    let counted = last.unwrap_or(played.played);
    if last.is_some() && counted < played.recorded {
        troubles.push(Trouble::after_end(args.lang, counted));
    }
    let position = match over && counted == 0 {
        true => opened.start.clone(),
        false => played.position,
    };
    if end.verdict.is_none() && position.is_provably_dead() {
        let remedy = Some("trouble-dead-remedy");
        let trouble = Trouble::told(args.lang, "trouble-dead", &[], remedy);
        troubles.push(trouble.at_ply(counted).into_warning());
    }
    Judged {
        number,
        players: players(&opened),
        game: Some(JudgedGame {
            start: opened.start.clone(),
            recorded: played.recorded,
            played: counted,
            position,
            verdict: end.verdict,
            counters: end.counters,
            claimable: end.claimable,
            carried,
            header: played.outcome,
        }),
        troubles,
    }
}

fn players(opened: &Opened<'_>) -> Option<String> {
    let name = |tag| {
        opened
            .tag(tag)
            .map(str::trim)
            .filter(|name| !matches!(*name, "" | "?"))
    };
    match (name("White"), name("Black")) {
        (None, None) => None,
        (white, black) => {
            let (white, black) = (white.unwrap_or("?"), black.unwrap_or("?"));
            Some(format!("{white} - {black}"))
        }
    }
}

fn has_problem(judged: &Judged) -> bool {
    let disagrees = judged.game.as_ref().and_then(JudgedGame::agrees) == Some(false);
    disagrees || judged.troubles.iter().any(|trouble| !trouble.is_warning)
}

fn write_short(
    judged: &Judged,
    book: &RuleBook,
    lang: Lang,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    let (number, players) = (judged.number, judged.players.as_deref().unwrap_or("?"));
    let line = judged.game.as_ref();
    let line = line.map(|game| game.standing(book).sheet(lang));
    writeln!(
        out,
        "{number}. {players}: {}",
        line.as_deref().unwrap_or("?")
    )?;
    Ok(())
}

fn write_text(
    judged: &Judged,
    book: &RuleBook,
    args: &Adjudicate,
    file: Option<&str>,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    let lang = args.lang;
    write!(
        out,
        "{}",
        heading(lang, file, judged.number, judged.players.as_deref())
    )?;
    match &judged.game {
        Some(game) => {
            write_game(game, book, lang, out)?;
            if args.explain {
                game.told(book).write(lang, out)?;
            }
            if args.carry {
                writeln!(out, "  {}", game.position.fen())?;
            }
        }
        None => writeln!(out, "\n  {}", message(lang, "judged-unreadable", &[]))?,
    }
    for trouble in &judged.troubles {
        trouble.write(lang, out)?;
    }
    Ok(())
}

fn write_game(
    game: &JudgedGame,
    book: &RuleBook,
    lang: Lang,
    out: &mut Vec<u8>,
) -> Result<(), Failure> {
    game.standing(book).write(lang, out)?;
    if game.verdict.is_some() {
        return Ok(());
    }
    for counter in &game.counters {
        writeln!(out, "  {}", text::counter_sentence(counter, book, lang))?;
    }
    for clause in &game.claimable {
        let args = [("clause", clause.as_str().into())];
        writeln!(out, "  {}", message(lang, "judged-claimable", &args))?;
    }
    Ok(())
}
