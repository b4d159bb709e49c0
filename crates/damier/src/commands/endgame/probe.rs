use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use damier_draughts::{Notation, PlayOptions, Position};
use damier_endgame::{BookVerdict, Bounds, Standing, Tables, Verdict, WhyUnknown};
use serde::Serialize;

use super::{SetArgs, counts};
use crate::Ending;
use crate::failure::Failure;
use crate::messages::{of_option, say, spoken};
use crate::position::{NotationArg, PositionArgs};
use crate::tables::{or_none, worth};

/// Ask what a position is worth: in the pure game, and under the rule book with
/// its counters as they stand.
///
/// Values are for the side to move. `unknown` means that there is no table for the
/// position (make it with `damier endgame build`) or that the book counts there in a
/// way that tables do not hold. Of positions with more pieces a search into the
/// tables says what it can prove.
#[derive(Debug, Args)]
pub(super) struct Probe {
    #[command(flatten)]
    position: PositionArgs,
    #[command(flatten)]
    set: SetArgs,
    /// Plies already counted, by clause, such as '{"fmjd/6.3":4}' [default: none].
    #[arg(long, value_name = "JSON")]
    counts: Option<String>,
    /// Moves already played since the position, such as "47-38 5-10": they count,
    /// and positions that come back do too.
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
    /// Seconds for a search where there is no table.
    #[arg(long, value_name = "SECONDS", default_value_t = 1.0)]
    search: f64,
    /// How squares are written, and numbers of --fen and --moves read [default: as
    /// numbers].
    #[arg(long, value_enum)]
    notation: Option<NotationArg>,
    /// One JSON object: pure, book and moves.
    #[arg(long)]
    json: bool,
}

/// Megabytes of unpacked blocks.
const CACHE: usize = 64 << 20;

#[derive(Serialize)]
struct Answer {
    #[serde(flatten)]
    verdict: Verdict,
    #[serde(skip_serializing_if = "Option::is_none")]
    proof: Option<Proof>,
}

#[derive(Serialize)]
struct Proof {
    value: &'static str,
    low: Standing,
    high: Standing,
    line: Vec<String>,
    nodes: u64,
}

pub(super) fn run(args: &Probe, out: &mut impl Write) -> Result<Ending, Failure> {
    // Tables are of the usual rules; a position that says otherwise is not in them.
    let mut position = args.position.position(PlayOptions::USUAL, args.notation)?;
    let variant = args.position.variant;
    let notation = args.notation.unwrap_or_default().of(variant);
    let book = args.set.book(variant)?;
    let mut referee = counts::referee(&book, &position, args.counts.as_deref())?;
    for text in args.moves.as_deref().unwrap_or_default().split_whitespace() {
        let mv = position
            .parse_move_in(text, notation)
            .map_err(|error| refuse("--moves", damier_words::move_text(&error, spoken())))?;
        let facts = position.play(&mv).map_err(Failure::usage)?;
        referee.record(&facts);
    }
    let mut tables = args.set.tables(variant, damier_endgame::MOST_PIECES)?;
    let few = position.pieces().count() <= 4;
    if few && !has_all(&tables, 4) {
        // The small set is made on first use.
        super::build::make_small(variant, &book, &args.set)?;
        tables = args.set.tables(variant, damier_endgame::MOST_PIECES)?;
    }
    let mut prober = tables.prober(CACHE);
    let mut verdict = prober.probe(&position, &referee);
    for mv in &mut verdict.moves {
        mv.text = position.move_text(&mv.mv, notation);
    }
    let unknown = verdict.pure.value == Standing::Unknown;
    let proof = if unknown && args.search > 0.0 {
        let limit = Duration::try_from_secs_f64(args.search)
            .map_err(|_| refuse("--search", say("arg-seconds", &[])))?;
        let start = Instant::now();
        let bounds = prober.bounds(&position, u64::MAX, &|| start.elapsed() >= limit);
        Some(proof(&position, &bounds, notation))
    } else {
        None
    };
    if args.json {
        serde_json::to_writer(&mut *out, &Answer { verdict, proof })?;
        writeln!(out)?;
    } else {
        show(&verdict, proof.as_ref(), out)?;
    }
    Ok(Ending::Fine)
}

fn refuse(option: &str, what: String) -> Failure {
    Failure::Usage(of_option(option, what))
}

/// Whether every table of up to so many pieces is there.
fn has_all(tables: &Arc<Tables>, pieces: u8) -> bool {
    let missing = tables.missing().iter();
    missing.filter(|one| one.class.pieces() <= pieces).count() == 0
}

fn proof(position: &Position, bounds: &Bounds, notation: Notation) -> Proof {
    let mut at = *position;
    let mut line = Vec::new();
    for mv in &bounds.line {
        let text = at.move_text(mv, notation);
        if at.play(mv).is_err() {
            break;
        }
        line.push(text);
    }
    Proof {
        value: bounds.word(),
        low: bounds.low,
        high: bounds.high,
        line,
        nodes: bounds.nodes,
    }
}

fn show(verdict: &Verdict, proof: Option<&Proof>, out: &mut impl Write) -> Result<(), Failure> {
    let pure = worth(verdict.pure.value, verdict.pure.plies);
    writeln!(out, "{}", say("endgame-pure", &[("worth", pure.into())]))?;
    writeln!(out, "{}", under_book(&verdict.book))?;
    for mv in &verdict.moves {
        let args = [
            ("pure", worth(mv.pure, mv.plies).into()),
            ("book", worth(mv.book, None).into()),
        ];
        writeln!(out, "  {:<10} {}", mv.text, say("endgame-move", &args))?;
    }
    if let Some(proof) = proof {
        let args = [
            ("value", proof.value.replace(' ', "-").into()),
            ("nodes", proof.nodes.to_string().into()),
            ("line", proof.line.join(" ").into()),
        ];
        writeln!(out, "{}", say("endgame-search", &args))?;
    }
    Ok(())
}

fn under_book(book: &BookVerdict) -> String {
    let limit = book.remaining.zip(book.limited_by.as_ref());
    let clause = limit.map_or(String::new(), |(_, clause)| clause.to_string());
    let args = [
        ("worth", worth(book.value, None).into()),
        ("need", or_none(book.need.map(u64::from))),
        ("left", or_none(limit.map(|(left, _)| u64::from(left)))),
        ("clause", clause.into()),
        ("why", book.why.map_or("none", WhyUnknown::as_str).into()),
    ];
    say("endgame-book", &args)
}
