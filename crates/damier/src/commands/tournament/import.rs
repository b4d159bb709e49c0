use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use damier_chess::pgn::{RawGame, Stream};
use damier_draughts::Variant;
use damier_site::Library;
use damier_site::tournament::record::{Entry, Given, Intake};
use damier_tournament::Event;
use serde::Serialize;

use super::file::EventFile;
use super::{clock, misfit, print_json};
use crate::Ending;
use crate::chess::holds_chess;
use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::{number, say};

/// Take results from the records of games (PDN, or PGN in events of chess).
///
/// Players are found by their names, the board by round and players. Every game is
/// played through and refereed: what the rules say counts, and the record's own
/// result only where the game was not over by the rules (a resignation, an agreed
/// draw). Whatever does not fit is reported and not entered: a record that disagrees
/// with its game, an illegal move, another result on the board, a position that was set
/// up. If two records tell one game differently, neither is entered; if they agree, the
/// second does no harm.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tournament import open.json round3.pdn
  damier tournament import open.json games.pdn --round 3     records that name no round
  damier tournament import open.json games.pdn --dry-run --json

The exit code is 1 if a record has something wrong, and so is not entered.")]
pub(crate) struct Import {
    /// The event.
    #[arg(value_name = "EVENT")]
    file: String,
    /// PDN or PGN files, or - for standard input.
    #[arg(value_name = "GAMES", required = true)]
    games: Vec<String>,
    /// The round of every game [default: as its Round tag says].
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The game of records that do not say it.
    #[arg(long, value_name = "VARIANT")]
    variant: Option<Variant>,
    /// Report only.
    #[arg(long)]
    dry_run: bool,
    /// Take games that begin at any position, not only at the start or at a drawn opening.
    #[arg(long)]
    any_start: bool,
    /// One JSON array of games: game, file, line, round, board,
    /// white, black, header, verdict, result, entered, sameAs, problem.
    #[arg(long)]
    json: bool,
}

/// What became of one game.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Report {
    game: u64,
    file: String,
    line: u32,
    round: Option<u16>,
    board: Option<usize>,
    white: String,
    black: String,
    header: Option<&'static str>,
    verdict: Option<&'static str>,
    result: Option<&'static str>,
    entered: bool,
    same_as: Option<usize>,
    problem: Option<String>,
}

impl Report {
    fn of((game, entry): (u64, Entry)) -> Report {
        let entered = entry.is_entered();
        Report {
            game,
            file: entry.file,
            line: entry.line,
            round: entry.round,
            board: entry.board,
            white: entry.white,
            black: entry.black,
            header: entry.header,
            verdict: entry.verdict,
            result: entry.result,
            entered,
            same_as: entry.same_as,
            problem: entry.misfit.as_ref().map(misfit::told),
        }
    }
}

pub(super) fn run(args: &Import, out: &mut impl Write) -> Result<Ending, Failure> {
    let mut file = EventFile::open(&args.file)?;
    // A book that is not built in goes with the event.
    let library = Library::default();
    let given = Given {
        round: args.round,
        variant: args.variant,
        any_start: args.any_start,
    };
    let mut intake = Intake::new(given, &library);
    for games in &args.games {
        let event = &file.event;
        let source = Source::parse(games);
        intake.begin_file(&source.to_string());
        if is_chess(event, args, games) {
            for_each_pgn(&source, |game| intake.chess(event, game))?;
        } else {
            input::for_each_game(&source, |game| {
                intake.draughts(event, &game);
                Ok(ControlFlow::Continue(()))
            })?;
        }
    }
    let entries = intake.settle(&mut file.event, Some(&clock::now()));
    let reports: Vec<Report> = (1..).zip(entries).map(Report::of).collect();
    if !args.dry_run && reports.iter().any(|report| report.entered) {
        file.save()?;
    }
    let fine = reports.iter().all(|report| report.problem.is_none());
    if args.json {
        print_json(&reports, out)?;
    } else {
        tell(&reports, args.dry_run, out)?;
    }
    Ok(if fine && !reports.is_empty() {
        Ending::Fine
    } else {
        Ending::ProblemsFound
    })
}

/// Whether records are of chess: as the event says, else as the file looks.
fn is_chess(event: &Event, args: &Import, games: &str) -> bool {
    match event.regulations.variant.as_str() {
        "chess960" => true,
        "" => args.variant.is_none() && holds_chess(games),
        _ => false,
    }
}

fn for_each_pgn(source: &Source, mut work: impl FnMut(&RawGame<'_>)) -> Result<(), Failure> {
    let mut stream = Stream::new();
    input::for_each_block(source, source.open()?, |block| {
        match block {
            Some(bytes) => stream.push(bytes),
            None => stream.end(),
        }
        while let Some(game) = stream.next_game() {
            work(&game);
        }
        Ok(ControlFlow::Continue(()))
    })
}

fn tell(reports: &[Report], dry_run: bool, out: &mut impl Write) -> Result<(), Failure> {
    for report in reports {
        let mut what = say(
            "import-game",
            &[
                ("game", report.game.to_string().into()),
                ("white", report.white.as_str().into()),
                ("black", report.black.as_str().into()),
            ],
        );
        if let (Some(round), Some(board)) = (report.round, report.board) {
            let args = [
                ("what", what.into()),
                ("round", round.to_string().into()),
                ("board", board.to_string().into()),
            ];
            what = say("import-at", &args);
        }
        let line = match (&report.problem, report.result) {
            (Some(problem), _) => {
                let args = [
                    ("file", report.file.as_str().into()),
                    ("line", report.line.to_string().into()),
                    ("what", what.into()),
                    ("why", problem.as_str().into()),
                ];
                say("import-not", &args)
            }
            (None, Some(result)) if report.same_as.is_some() => {
                let args = [
                    ("what", what.into()),
                    ("result", result.into()),
                    ("first", report.same_as.unwrap_or(0).to_string().into()),
                ];
                say("import-same", &args)
            }
            (None, Some(result)) => say(
                "import-result",
                &[("what", what.into()), ("result", result.into())],
            ),
            (None, None) => what,
        };
        writeln!(out, "{line}")?;
    }
    let entered = reports.iter().filter(|report| report.entered).count();
    let message = match dry_run {
        true => "import-could",
        false => "import-entered",
    };
    let args = [
        ("entered", number(entered)),
        ("count", number(reports.len())),
    ];
    writeln!(out, "{}", say(message, &args))?;
    Ok(())
}
