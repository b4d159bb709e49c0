use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use damier_arbiter::{Referee, RuleBook};
use damier_chess::engine::{Engine, Level, Limits};
use damier_chess::uci::Think;
use damier_chess::{Move, Position, StartNumber, UniformDraw};
use damier_engine::matches::Score;
use damier_game::{Game as _, Outcome, Side, Spelling};
use serde::Serialize;

use super::player::{Course, Effort, Player};
use super::position::start_number;
use crate::Ending;
use crate::book::BookArgs;
use crate::commands::analyse::parse_seconds;
use crate::failure::Failure;
use crate::output;
use crate::players::{PlayerSpec, Uci};

/// Let two chess players play a match, refereed by a rule book.
///
/// Every opening is played twice with colours changed: a start position that is
/// drawn for each pair of games, or the one that --start names. The same seed gives
/// the same match, as long as no program takes part. A draw that can be claimed is
/// claimed; a program that fails forfeits the game and is started anew.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier match --variant chess960 --engine level:8 --engine level:4
  damier match --variant chess960 --start 518 --opening 4 --engine depth:5 --engine depth:3
  damier match --variant chess960 --engine level:10 --engine random --nodes 20000
  damier match --variant chess960 --engine level:6 --engine uci:/usr/games/stockfish --time 0.1

A player is level:1 to level:10, depth:PLIES, nodes:N, random, or uci:PROGRAM, another
program that speaks UCI and knows UCI_Chess960.")]
pub(super) struct Match {
    /// A player; give two.
    #[arg(long = "engine", value_name = "PLAYER", required = true)]
    engines: Vec<PlayerSpec<Uci>>,
    /// chess960.
    #[arg(long, value_name = "VARIANT")]
    variant: String,
    #[command(flatten)]
    book: BookArgs,
    /// How many games.
    #[arg(long, default_value_t = 10)]
    games: u32,
    /// The number of the start position, 0 to 959, or `random`.
    #[arg(long, value_name = "N", default_value = "random")]
    start: String,
    /// Random plies after it, alike for each pair of games.
    #[arg(long, value_name = "PLIES", default_value_t = 0)]
    opening: u32,
    /// Cut the thinking of a level off after so many positions. The strongest level
    /// sees about as many as the default on the site.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,
    /// Seconds for each move of a program.
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds, default_value = "0.5")]
    time: Duration,
    /// The level that programs are told to play at.
    #[arg(long, value_name = "1-10", default_value = "10")]
    uci_level: Level,
    /// Where chance comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// One JSON object a line and game, and one with the score.
    #[arg(long)]
    json: bool,
}

/// Games longer than this are cut off and count as drawn.
const LONGEST_GAME: usize = 600;

/// A game that is over.
struct Record {
    start: Position,
    moves: Vec<Move>,
    referee: Referee,
    /// What went wrong with the player who forfeited.
    failure: Option<String>,
}

#[derive(Serialize)]
struct GameJson {
    game: u32,
    white: String,
    black: String,
    start: Option<u16>,
    fen: String,
    result: &'static str,
    reason: &'static str,
    clause: Option<String>,
    plies: usize,
    moves: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    failure: Option<String>,
}

#[derive(Serialize)]
struct ScoreJson {
    first: String,
    second: String,
    won: u32,
    drawn: u32,
    lost: u32,
    share: f64,
}

pub(super) fn run(args: &Match, out: &mut impl Write) -> Result<Ending, Failure> {
    let [first, second] = &args.engines[..] else {
        return Err(Failure::Usage(
            "a match needs two players: give --engine twice".to_owned(),
        ));
    };
    let book = args.book.for_game("chess960")?;
    let fixed = fixed_start(&args.start)?;
    let effort = Effort {
        nodes: args.nodes,
        level: args.uci_level,
        think: Think {
            move_ms: u64::try_from(args.time.as_millis())
                .unwrap_or(u64::MAX)
                .max(1),
            ..Think::default()
        },
    };
    let player = |spec| {
        Player::new(spec, effort).map_err(|error| Failure::Usage(format!("{spec}: {error}")))
    };
    let mut players = (player(first)?, player(second)?);
    let mut random = UniformDraw::seeded(args.seed);
    let (mut score, mut opening) = (Score::default(), None);
    for game in 0..args.games {
        let begins = if game % 2 == 0 {
            Side::White
        } else {
            Side::Black
        };
        // Two games from each position.
        let start = opening
            .take()
            .unwrap_or_else(|| drawn_opening(fixed, args.opening, &mut random));
        if begins == Side::White {
            opening = Some(start.clone());
        }
        let seed = random.bits();
        let (one, two) = (&mut players.0, &mut players.1);
        let record = match begins {
            Side::White => play(one, two, &start, &book, seed),
            Side::Black => play(two, one, &start, &book, seed),
        };
        let outcome = record.referee.verdict().map(|verdict| verdict.outcome);
        score.record(outcome.unwrap_or(Outcome::Draw), begins);
        let (white, black) = match begins {
            Side::White => (first, second),
            Side::Black => (second, first),
        };
        describe(&record, game + 1, (white, black), args.json, out)?;
    }
    sum_up(&score, (first, second), args.json, out)?;
    Ok(Ending::Fine)
}

fn fixed_start(text: &str) -> Result<Option<StartNumber>, Failure> {
    if text == "random" {
        return Ok(None);
    }
    let number = text.parse().ok().and_then(StartNumber::new);
    number.map(Some).ok_or_else(|| {
        Failure::Usage(format!(
            "--start {text}: write a number from 0 to 959, or random"
        ))
    })
}

/// Plays one game. A player without a move forfeits.
fn play(
    white: &mut Player,
    black: &mut Player,
    start: &Position,
    book: &Arc<RuleBook>,
    seed: u64,
) -> Record {
    let mut referee = Referee::with_quiet_plies(Arc::clone(book), start.facts(), start.halfmoves());
    let mut random = UniformDraw::seeded(seed);
    let (mut course, mut failure) = (Course::new(start), None);
    white.new_game();
    black.new_game();
    while referee.verdict().is_none() && course.moves.len() < LONGEST_GAME {
        let side = course.position.side_to_move();
        let claim = referee.claimable().into_iter().next();
        if claim.is_some_and(|clause| referee.claim(side, &clause, None).is_ok()) {
            break;
        }
        let player = match side {
            Side::White => &mut *white,
            Side::Black => &mut *black,
        };
        let picked = player.pick(&course, random.bits());
        let key = course.position.facts().key;
        let played = match picked {
            Ok(mv) => mv.and_then(|mv| Some((mv, course.position.play(&mv).ok()?))),
            Err(error) => {
                failure = Some(error.to_string());
                None
            }
        };
        let Some((mv, facts)) = played else {
            referee.forfeit(side, failure.clone());
            break;
        };
        referee.record(&facts);
        course.past.push(key);
        course.moves.push(mv);
    }
    Record {
        start: course.start,
        moves: course.moves,
        referee,
        failure,
    }
}

/// A start position and so many random plies, about even if some of a few tries is.
fn drawn_opening(
    fixed: Option<StartNumber>,
    plies: u32,
    random: &mut UniformDraw<damier_chess::Seeded>,
) -> Position {
    const EVEN: i32 = 80;
    const TRIES: u32 = 50;
    let start = fixed.unwrap_or_else(|| random.number()).position();
    if plies == 0 {
        return start;
    }
    let limits = Limits {
        depth: Some(4),
        nodes: None,
    };
    let mut engine = Engine::new(1);
    for _ in 0..TRIES {
        let mut position = start.clone();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if let Some(mv) = moves.get(random.below(moves.len())) {
                position = position.after(mv);
            }
        }
        let over = position.facts().terminal.is_some();
        engine.forget();
        let report = engine.search(&position, &[], &limits, &|| false);
        if !over && report.score.abs() <= EVEN {
            return position;
        }
    }
    start
}

/// One line a game, written as soon as it is over.
fn describe(
    record: &Record,
    number: u32,
    (white, black): (&PlayerSpec<Uci>, &PlayerSpec<Uci>),
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let verdict = record.referee.verdict();
    let (result, why) = match verdict {
        Some(verdict) => (verdict.result(Spelling::Chess), verdict.reason.as_str()),
        None => ("1/2-1/2", "cut off"),
    };
    let plies = record.moves.len();
    let start = start_number(&record.start);
    if json {
        let game = GameJson {
            game: number,
            white: white.to_string(),
            black: black.to_string(),
            start,
            fen: record.start.fen(),
            result,
            reason: why,
            clause: verdict
                .and_then(|verdict| verdict.clause.as_ref())
                .map(ToString::to_string),
            plies,
            moves: record.moves.iter().map(Move::uci).collect(),
            failure: record.failure.clone(),
        };
        serde_json::to_writer(&mut *out, &game)?;
        writeln!(out)?;
    } else {
        let start = start.map_or_else(String::new, |start| format!("  start {start}"));
        writeln!(
            out,
            "{number:>4}  {white} - {black}  {result}  {why}, {plies} plies{start}"
        )?;
    }
    out.flush()?;
    if let Some(failure) = &record.failure {
        let side = record.start.side_to_move();
        let on_move = if plies.is_multiple_of(2) { side } else { !side };
        let loser = match on_move {
            Side::White => white,
            Side::Black => black,
        };
        // It goes where it cannot be taken for a result.
        output::tell(format_args!(
            "damier: {loser} forfeits game {number}: {failure}"
        ));
    }
    Ok(())
}

fn sum_up(
    score: &Score,
    (first, second): (&PlayerSpec<Uci>, &PlayerSpec<Uci>),
    json: bool,
    out: &mut impl Write,
) -> Result<(), Failure> {
    if json {
        let sum = ScoreJson {
            first: first.to_string(),
            second: second.to_string(),
            won: score.won,
            drawn: score.drawn,
            lost: score.lost,
            share: score.share(),
        };
        serde_json::to_writer(&mut *out, &sum)?;
        writeln!(out)?;
        return Ok(());
    }
    let share = 100.0 * score.share();
    writeln!(out, "{first} against {second}: {score}, {share:.1} %")?;
    Ok(())
}
