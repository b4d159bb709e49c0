//! Chess games in, verdicts out.

use std::io::Write;
use std::num::NonZero;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use clap::Args;
use damier_arbiter::{Carried, ClauseId, CounterView, Lang, RuleBook, Skim, Verdict};
use damier_chess::Position;
use damier_chess::pgn::{Opened, Problem, RawGame};
use damier_game::{Game as _, Outcome, Spelling};

use super::games::{self, Given};
use super::{json, lines};
use crate::commands::adjudicate::explain::Told;
use crate::failure::Failure;
use crate::input::Source;
use crate::judged::{Spot, Standing, Trouble, each_file};
use crate::messages::{of_option, say, spoken};
use crate::output;
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
  damier adjudicate --variant chess960 --moves \"f3 e5 g4 Qh4#\"

JSON: one object a line and game, with the fields told by `damier adjudicate --help`;
moreover start, the number of the start position, and claimable, the clauses by which
a draw could be claimed at the end. A story has no timeline of the counters.

Exit code 1 if any game has a problem that is no warning, or does not agree.")]
pub(super) struct Adjudicate {
    /// Files of games (PGN, or JSON as `damier show` writes it) or positions (FEN, one a
    /// line), or - for standard input.
    #[arg(value_name = "FILE", required_unless_present = "moves")]
    files: Vec<String>,
    /// A game given here instead of in a file, from --fen or the classical start.
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
    pub(super) players: Option<String>,
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

impl Judged {
    /// What could not be read.
    fn broken(game: &Copied, what: &str) -> Judged {
        Judged {
            number: game.number,
            players: None,
            game: None,
            troubles: vec![Trouble {
                ply: None,
                place: Some(Spot::File(game.line, 1)),
                is_warning: false,
                what: what.to_owned(),
                remedy: None,
            }],
        }
    }
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
            win: None,
        }
    }

    /// What is told of it in lines.
    pub(super) fn standing<'g>(&'g self, book: &'g RuleBook) -> Standing<'g> {
        Standing {
            variant: "chess960",
            plies: (self.played, self.recorded),
            verdict: self.verdict.as_ref().map(|verdict| (verdict, book)),
            header: self.header.map(|outcome| outcome.spell(Spelling::Chess)),
            stated: None,
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
            what: damier_words::pgn_problem(problem, spoken()),
            remedy: Some(damier_words::pgn_remedy(problem, spoken())),
        }
    }
}

/// How games are judged, and what is told of them.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    /// The book and the choices it is used with.
    pub(crate) rules: &'a str,
    pub(crate) set: &'a [String],
    pub(crate) json: bool,
    pub(crate) lang: Lang,
    pub(crate) explain: bool,
    pub(crate) short: bool,
    pub(crate) carry: bool,
    /// Whether there are several files, which are then named.
    pub(crate) several: bool,
}

impl Trouble {
    /// Tells the place in the moves of the command line.
    fn in_moves(&mut self) {
        if let Some(Spot::File(_, column)) = self.place {
            self.place = Some(Spot::Moves(column));
        }
    }
}

pub(super) fn run(args: &Adjudicate, out: &mut impl Write) -> Result<Ending, Failure> {
    let asked = Asked {
        rules: &args.rules,
        set: &args.set,
        json: args.json,
        lang: args.lang,
        explain: args.explain,
        short: args.short,
        carry: args.carry,
        several: args.files.len() > 1,
    };
    let book = asked.book()?;
    if let Some(moves) = &args.moves {
        return judge_moves(&asked, &book, moves, args.fen.as_deref(), out);
    }
    each_file(&args.files, |file| judge_file_by(&asked, &book, file, out))
}

/// Judges the games of a file of chess.
pub(crate) fn judge_file(
    asked: &Asked<'_>,
    file: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    judge_file_by(asked, &asked.book()?, file, out)
}

impl Asked<'_> {
    fn book(&self) -> Result<Arc<RuleBook>, Failure> {
        let book = book::choose(&book::find(self.rules)?, self.set)?;
        if !book.variants().iter().any(|variant| variant == "chess960") {
            let args = [
                ("book", book.id().into()),
                ("variants", book.variants().join(", ").into()),
                ("variant", "chess960".into()),
            ];
            return Err(Failure::Usage(say("book-of-others", &args)));
        }
        Ok(book)
    }
}

/// A game of which the text was copied, to be judged on another thread.
struct Copied {
    number: u64,
    /// The text, or why there is none.
    text: Result<Vec<u8>, String>,
    line: u32,
    /// Whether its moves are those of the command line.
    is_argument: bool,
}

/// Bytes of games that are judged at once.
const BATCH: usize = 1 << 19;

fn judge_file_by(
    args: &Asked<'_>,
    book: &Arc<RuleBook>,
    file: &str,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let source = Source::parse(file);
    let named = args.several.then_some(file);
    let (mut batch, mut size, mut number) = (Vec::new(), 0, 0_u64);
    let mut ending = Ending::Fine;
    games::for_each(&source, |given| {
        number += 1;
        let (text, line) = match given {
            Given::Game(raw) => (Ok(raw.text().to_vec()), raw.line()),
            Given::Fen(fen, line) => (Ok(of_fen(fen, "").into_bytes()), line),
            Given::Broken(what, line) => (Err(what), line),
        };
        size += text.as_ref().map_or(0, Vec::len);
        batch.push(Copied {
            number,
            text,
            line,
            is_argument: false,
        });
        if size >= BATCH {
            if judge_batch(args, book, named, &batch, out)? == Ending::ProblemsFound {
                ending = Ending::ProblemsFound;
            }
            batch.clear();
            size = 0;
        }
        Ok(ControlFlow::Continue(()))
    })?;
    if judge_batch(args, book, named, &batch, out)? == Ending::ProblemsFound {
        ending = Ending::ProblemsFound;
    }
    if number == 0 {
        out.flush()?;
        let args = [("source", source.to_string().into())];
        output::tell(format_args!("damier: {}", say("no-games", &args)));
        ending = Ending::ProblemsFound;
    }
    Ok(ending)
}

/// A game from a position, as PGN. The position is what problems are about: it stands
/// first.
fn of_fen(fen: &str, moves: &str) -> String {
    let fen = fen.replace(['"', '\\', '\n', '\r'], "");
    format!(
        "[FEN \"{fen}\"]\n\n{} *\n",
        moves.replace(['\n', '\r'], " ")
    )
}

/// Judges the game of the command line.
fn judge_moves(
    args: &Asked<'_>,
    book: &Arc<RuleBook>,
    moves: &str,
    fen: Option<&str>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    if let Some(odd) = moves.chars().find(|sign| "[]{}();%\"".contains(*sign)) {
        let args = [
            ("odd", odd.to_string().into()),
            ("example", "e4 e5 Nf3".into()),
        ];
        return Err(Failure::Usage(say("moves-odd", &args)));
    }
    let start = match fen {
        None => Position::classical(),
        Some(fen) => Position::from_fen(fen).map_err(|error| {
            let what = damier_words::chess_position(&error, spoken());
            Failure::Usage(of_option("--fen", what))
        })?,
    };
    let game = Copied {
        number: 1,
        text: Ok(of_fen(&start.fen(), moves).into_bytes()),
        line: 1,
        is_argument: true,
    };
    judge_batch(args, book, None, &[game], out)
}

/// Judges games on all processors and writes what came of it in their order.
fn judge_batch(
    args: &Asked<'_>,
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
            told.push(
                other
                    .join()
                    .unwrap_or_else(|_| Err(Failure::Trouble(say("not-judged", &[])))),
            );
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
    args: &Asked<'_>,
    book: &Arc<RuleBook>,
    file: Option<&str>,
    games: &[Copied],
) -> Result<(Vec<u8>, bool), Failure> {
    let (mut out, mut problems) = (Vec::new(), false);
    for game in games {
        let mut judged = match &game.text {
            Ok(text) => judge(args, game.number, &RawGame::new(text, game.line), book),
            Err(what) => Judged::broken(game, what),
        };
        if game.is_argument {
            judged.troubles.iter_mut().for_each(Trouble::in_moves);
        }
        problems |= has_problem(&judged);
        if args.json {
            json::write(&judged, book, file, args.explain, &mut out)?;
        } else if args.short {
            lines::write_short(&judged, book, args.lang, &mut out)?;
        } else {
            lines::write_text(&judged, book, args, file, &mut out)?;
        }
    }
    Ok((out, problems))
}

fn judge(args: &Asked<'_>, number: u64, raw: &RawGame<'_>, book: &Arc<RuleBook>) -> Judged {
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
            .map(|name| name.trim().to_owned())
            .filter(|name| !matches!(name.as_str(), "" | "?"))
    };
    match (name("White"), name("Black")) {
        (None, None) => None,
        (white, black) => {
            let unknown = || "?".to_owned();
            let (white, black) = (white.unwrap_or_else(unknown), black.unwrap_or_else(unknown));
            Some(format!("{white} - {black}"))
        }
    }
}

fn has_problem(judged: &Judged) -> bool {
    let disagrees = judged.game.as_ref().and_then(JudgedGame::agrees) == Some(false);
    disagrees || judged.troubles.iter().any(|trouble| !trouble.is_warning)
}
