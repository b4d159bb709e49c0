use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use damier_chess::engine::{Engine, Limits, Report};
use damier_chess::uci::{Client, Line as UciLine, Process, Score, Search, UciError};
use damier_chess::{Letters, Move, Position};
use damier_game::{Game as _, Reason};
use serde::Serialize;

use super::position::{LettersArg, PositionArgs, start_number};
use crate::Ending;
use crate::commands::analyse::{USUAL, parse_seconds};
use crate::failure::Failure;
use crate::messages::say;

/// Ask an engine about a chess position: the built-in one, or a UCI program.
///
/// Scores are in hundredths of a pawn, from the side to move: 100 is a pawn more.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier analyse chess960                                 two seconds of thought
  damier analyse chess960 --start 3 --depth 8 --lines 3
  damier analyse chess960 --fen \"4k3/8/8/8/8/8/8/5KRR w G - 0 1\" --time 5
  damier analyse chess960 --nodes 1000000 --json          the same answer every time
  damier analyse chess960 --uci-engine /usr/games/stockfish")]
pub(super) struct Analyse {
    /// chess960; chess is the same from position 518.
    #[arg(value_name = "VARIANT")]
    variant: String,
    #[command(flatten)]
    position: PositionArgs,
    /// Ask this program, which speaks UCI, instead of the built-in engine.
    #[arg(long, value_name = "PROGRAM")]
    uci_engine: Option<PathBuf>,
    /// Seconds to think [default: 2, unless another limit is given].
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    time: Option<Duration>,
    /// Plies to look ahead.
    #[arg(long, value_name = "PLIES")]
    depth: Option<u32>,
    /// Positions to look at.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// How many of the best moves to show.
    #[arg(long, value_name = "N", default_value_t = 1)]
    lines: u16,
    /// Megabytes for the built-in engine's memory.
    #[arg(long, value_name = "MB", default_value_t = 64)]
    memory: u16,
    /// The letters of the pieces.
    #[arg(long, value_enum, default_value_t)]
    letters: LettersArg,
    /// One JSON object: variant, start (its number), fen, engine and lines, each with
    /// move, uci, score, pliesToEnd, depth, nodes and pv.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Answer {
    variant: &'static str,
    start: Option<u16>,
    fen: String,
    engine: String,
    lines: Vec<Line>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    #[serde(rename = "move")]
    best: String,
    uci: String,
    /// None where a program only tells the mate.
    score: Option<i32>,
    plies_to_end: Option<i32>,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

pub(super) fn run(args: &Analyse, out: &mut impl Write) -> Result<Ending, Failure> {
    let position = args.position.position()?;
    let (engine, lines) = match &args.uci_engine {
        Some(program) => ask_program(args, program, &position)?,
        None => ("damier".to_owned(), ask_ours(args, &position)),
    };
    if args.json {
        let answer = Answer {
            variant: "chess960",
            start: start_number(&position),
            fen: position.fen(),
            engine,
            lines,
        };
        serde_json::to_writer(&mut *out, &answer)?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    if lines.is_empty() {
        writeln!(out, "no legal move: {}", why_none(&position))?;
    }
    for line in lines {
        let score = match (line.plies_to_end, line.score) {
            (Some(plies), _) if plies > 0 => format!("mates in {plies} plies"),
            (Some(plies), _) => format!("is mated in {} plies", -plies),
            (None, score) => format!("{:+.2}", f64::from(score.unwrap_or_default()) / 100.0),
        };
        let pv = line.pv.join(" ");
        let (depth, nodes) = (line.depth, line.nodes);
        writeln!(out, "{score}  depth {depth}  nodes {nodes}  {pv}")?;
    }
    Ok(Ending::Fine)
}

fn why_none(position: &Position) -> &'static str {
    match position.facts().terminal.map(|end| end.reason) {
        Some(Reason::Checkmate) => "the side to move is mated",
        Some(Reason::Stalemate) => "stalemate, a draw",
        _ => "neither side can mate, a draw",
    }
}

fn ask_ours(args: &Analyse, position: &Position) -> Vec<Line> {
    let limits = Limits {
        depth: args.depth,
        nodes: args.nodes,
    };
    let (time, start) = (args.time(), Instant::now());
    let stop = || time.is_some_and(|time| start.elapsed() >= time);
    let mut engine = Engine::new(usize::from(args.memory));
    let lines = usize::from(args.lines.max(1));
    let reports = engine.analyse(position, &[], &limits, lines, &stop);
    reports
        .iter()
        .filter_map(|report| of_report(position, report, args.letters.into()))
        .collect()
}

fn of_report(position: &Position, report: &Report, letters: Letters) -> Option<Line> {
    let best = report.best?;
    Some(Line {
        best: position.san(&best, letters),
        uci: best.uci(),
        score: Some(report.score),
        plies_to_end: report.plies_to_end(),
        depth: report.depth,
        nodes: report.nodes,
        pv: written(position, &report.pv, letters),
    })
}

/// The name of the program and what it says.
fn ask_program(
    args: &Analyse,
    program: &Path,
    position: &Position,
) -> Result<(String, Vec<Line>), Failure> {
    let search = Search {
        move_ms: args
            .time()
            .map(|time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX)),
        depth: args.depth,
        nodes: args.nodes,
        lines: args.lines,
    };
    let failed = |error: UciError| {
        let args = [
            ("program", program.display().to_string().into()),
            ("what", of_engine(&error).into()),
        ];
        let what = say("engine-failed", &args);
        match error {
            UciError::Start { .. } | UciError::NoChess960 => Failure::Usage(what),
            _ => Failure::Trouble(what),
        }
    };
    let process = Process::start(program).map_err(failed)?;
    let mut client = Client::greet(process).map_err(failed)?;
    let lines = client.analyse(position, search).map_err(failed)?;
    let letters = args.letters.into();
    let lines = lines
        .iter()
        .filter_map(|line| of_program(position, line, letters));
    Ok((client.name().to_owned(), lines.collect()))
}

/// Why an engine gave no answer.
fn of_engine(error: &UciError) -> String {
    match error {
        UciError::Start { path, why } => {
            let args = [("path", path.as_str().into()), ("why", why.as_str().into())];
            say("engine-start", &args)
        }
        UciError::Ended => say("engine-ended", &[]),
        UciError::TooSlow => say("engine-slow", &[]),
        UciError::NoChess960 => say("engine-no-960", &[]),
        UciError::NoMove(text) => say("engine-no-move", &[("move", text.as_str().into())]),
    }
}

fn of_program(position: &Position, line: &UciLine, letters: Letters) -> Option<Line> {
    let best = line.pv.first()?;
    Some(Line {
        best: position.san(best, letters),
        uci: best.uci(),
        score: match line.score {
            Score::Centipawns(score) => Some(score),
            Score::Mate(_) => None,
        },
        plies_to_end: line.score.plies_to_end(),
        depth: line.depth,
        nodes: line.nodes,
        pv: written(position, &line.pv, letters),
    })
}

fn written(position: &Position, moves: &[Move], letters: Letters) -> Vec<String> {
    let mut here = position.clone();
    let mut texts = Vec::with_capacity(moves.len());
    for mv in moves {
        texts.push(here.san(mv, letters));
        here = here.after(mv);
    }
    texts
}

impl Analyse {
    /// The time to think, if there is a limit to it.
    fn time(&self) -> Option<Duration> {
        let unlimited = self.depth.is_none() && self.nodes.is_none();
        self.time.or(unlimited.then_some(USUAL))
    }
}
