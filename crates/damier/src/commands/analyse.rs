use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use damier_arbiter::{Lang, RuleBook};
use damier_draughts::{Notation, Position};
use damier_endgame::{EndgameService, Folder, NEAR, Tables};
use damier_engine::{DrawRules, Engine, Limits, Past, Report};
use serde::Serialize;

use crate::Ending;
use crate::book::BookArgs;
use crate::failure::Failure;
use crate::messages::say;
use crate::position::{NotationArg, PositionArgs};

/// Ask the engine about a position.
///
/// Scores are in hundredths of a man, from the side to move: 100 is a man more.
/// The draw rules are those of the game's usual rule book, or of the one that
/// --rules names, their counters starting at 0. Small endings are known from endgame
/// tables (`damier endgame --help`) once they are there; thinking by time has missing
/// ones made meanwhile, for the next question. Of chess, and of UCI programs: `damier
/// analyse chess960 --help`.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier analyse international                            two seconds of thought
  damier analyse russian --fen W:WK4,K11,K18:BK32 --time 5
  damier analyse american --depth 15 --lines 3
  damier analyse brazilian --nodes 1000000 --json         the same answer every time
  damier analyse russian --fen W:WK1,K2:BK32 --rules idf  under another federation's rules
  damier analyse chess960 --uci-engine /usr/games/stockfish  chess, by a program of yours")]
pub(crate) struct Analyse {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    book: BookArgs,
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
    /// Megabytes for the engine's memory.
    #[arg(long, value_name = "MB", default_value_t = 64)]
    memory: u16,
    /// How squares are written.
    #[arg(long, value_enum, default_value_t)]
    notation: NotationArg,
    /// The language of what is wrong.
    #[arg(long, default_value = "en")]
    lang: Lang,
    /// One JSON object: variant, fen and lines, each with move, score, depth, nodes and pv.
    #[arg(long)]
    json: bool,
}

/// Thinking time without any limit given.
pub(crate) const USUAL: Duration = Duration::from_secs(2);

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    variant: &'static str,
    fen: String,
    lines: Vec<Line>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    #[serde(rename = "move")]
    best: Option<String>,
    score: i32,
    plies_to_end: Option<i32>,
    depth: u32,
    nodes: u64,
    pv: Vec<String>,
}

pub(crate) fn run(args: &Analyse, out: &mut impl Write) -> Result<Ending, Failure> {
    let (position, book) = args.book.with_position(&args.position, None)?;
    let limits = Limits {
        depth: args.depth,
        nodes: args.nodes,
    };
    let unlimited = args.depth.is_none() && args.nodes.is_none();
    let time = args.time.or(unlimited.then_some(USUAL));
    let start = Instant::now();
    let stop = || time.is_some_and(|time| start.elapsed() >= time);
    let rules = book.as_deref();
    let rules = rules.map_or(DrawRules::NONE, DrawRules::from_book);
    let past = Past::start(rules, &position.facts());
    let mut engine = Engine::new(usize::from(args.memory));
    engine.set_tables(book.and_then(|book| tables(&position, &book, time.is_some())));
    let reports = engine.analyse(
        &position,
        &past,
        &limits,
        usize::from(args.lines.max(1)),
        &stop,
    );
    let notation = args.notation.of(position.variant());
    let lines: Vec<Line> = reports
        .iter()
        .filter(|report| report.best.is_some())
        .map(|report| line(&position, report, notation))
        .collect();
    if args.json {
        let variant = args.position.variant.id();
        serde_json::to_writer(
            &mut *out,
            &Answer {
                variant,
                fen: position.fen(),
                lines,
            },
        )?;
        writeln!(out)?;
        return Ok(Ending::Fine);
    }
    if lines.is_empty() {
        writeln!(out, "no legal move: the side to move has lost")?;
    }
    for line in lines {
        let score = match line.plies_to_end {
            Some(plies) if plies >= 0 => format!("wins in {plies} plies"),
            Some(plies) => format!("loses in {} plies", -plies),
            None => format!("{:+.2}", f64::from(line.score) / 100.0),
        };
        let pv = line.pv.join(" ");
        writeln!(
            out,
            "{score}  depth {}  nodes {}  {pv}",
            line.depth, line.nodes
        )?;
    }
    Ok(Ending::Fine)
}

/// Tables that may help. Whoever limits the depth or the positions wants the same answer
/// again: nothing that would change it is begun then.
fn tables(position: &Position, book: &Arc<RuleBook>, timed: bool) -> Option<Arc<Tables>> {
    if position.pieces().count() > NEAR {
        return None;
    }
    let service = EndgameService::new(Folder::of_user());
    if timed {
        service.at_hand(position.variant(), book)
    } else {
        service.kept(position.variant(), book)
    }
}

fn line(position: &Position, report: &Report, notation: Notation) -> Line {
    let mut at = *position;
    let mut pv = Vec::with_capacity(report.pv.len());
    for mv in &report.pv {
        let text = at.move_text(mv, notation);
        if at.play(mv).is_err() {
            break;
        }
        pv.push(text);
    }
    Line {
        best: report
            .best
            .as_ref()
            .map(|mv| position.move_text(mv, notation)),
        score: report.score,
        plies_to_end: report.plies_to_end(),
        depth: report.depth,
        nodes: report.nodes,
        pv,
    }
}

pub(crate) fn parse_seconds(text: &str) -> Result<Duration, String> {
    let seconds: f64 = text.parse().map_err(|_| say("arg-seconds", &[]))?;
    Duration::try_from_secs_f64(seconds).map_err(|_| say("arg-seconds", &[]))
}
