//! Learns the weights of a variant from games that the engine plays against
//! itself.
//!
//! `tune play VARIANT FILE GAMES NODES SEED [SHEET]` plays GAMES games with NODES
//! positions a move and adds what they teach to FILE, a line a position: its
//! value to White and its FEN. It plays by SHEET, or by the embedded weights.
//!
//! `tune fit VARIANT SHEET FILE...` learns from such files and writes a sheet, to
//! be put into `crates/damier-engine/sheets`.
//!
//! Run it as `cargo run --release -p damier-engine --example tune -- ...`.

use std::error::Error;
use std::fs::{self, File, OpenOptions};
use std::io::{BufRead, BufReader, BufWriter, Write};

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_engine::training::{Lesson, Method, School, expectation};
use damier_engine::{DrawRules, Engine, Limits, Past, Random};
use damier_game::{Outcome, Side};

/// Share of the game's result in the value of a position; the rest is the
/// engine's own score, which is less noisy.
const RESULT_SHARE: f32 = 0.7;
/// Games are cut off here and count as drawn.
const LONGEST: usize = 240;
/// Beyond this score for several moves a game is taken as won.
const DECIDED: i32 = 900;

type Failure = Box<dyn Error>;

fn main() -> Result<(), Failure> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["play", variant, file, games, nodes, seed, ref rest @ ..] => {
            let plan = Plan {
                variant: variant.parse()?,
                games: games.parse()?,
                limits: Limits {
                    depth: None,
                    nodes: Some(nodes.parse()?),
                },
                seed: seed.parse()?,
                sheet: rest.first().map(fs::read).transpose()?,
            };
            play(&plan, file)
        }
        ["fit", variant, out, ref files @ ..] => fit(variant.parse()?, out, files),
        _ => Err(
            "usage: tune play VARIANT FILE GAMES NODES SEED [SHEET]\n       \
                  tune fit VARIANT SHEET FILE..."
                .into(),
        ),
    }
}

/// Learns from the files and writes the sheet.
fn fit(variant: Variant, out: &str, files: &[&str]) -> Result<(), Failure> {
    let school = School::new(variant, None).ok_or("no handmade weights")?;
    let mut lessons = Vec::new();
    for file in files {
        for line in BufReader::new(File::open(file)?).lines() {
            let line = line?;
            let (value, fen) = line.split_once(' ').ok_or("a line without a position")?;
            let position = Position::from_fen(variant, fen)?;
            lessons.extend(school.lesson(&position, value.parse()?));
        }
    }
    println!("{variant}: {} lessons", lessons.len());
    let sheet = school.fit(
        &mut lessons,
        &Method::default(),
        1,
        |round, learnt, checked| {
            println!("round {round}: error {learnt:.5}, on unseen lessons {checked:.5}");
        },
    );
    Ok(fs::write(out, sheet)?)
}

struct Plan {
    variant: Variant,
    games: u32,
    limits: Limits,
    seed: u64,
    sheet: Option<Vec<u8>>,
}

/// Plays the games and writes down what they teach.
fn play(plan: &Plan, file: &str) -> Result<(), Failure> {
    let school = School::new(plan.variant, None).ok_or("no handmade weights")?;
    let mut engine = Engine::new(2);
    if let Some(sheet) = &plan.sheet {
        engine = engine
            .with_sheet(plan.variant, sheet)
            .ok_or("the sheet does not fit")?;
    }
    let mut out = BufWriter::new(OpenOptions::new().create(true).append(true).open(file)?);
    let mut random = Random::new(plan.seed);
    let (mut results, mut lessons) = ([0_u32; 3], 0);
    for _ in 0..plan.games {
        let (seen, result) = play_one(plan, &mut engine, &mut random)?;
        results[(result * 2.0) as usize] += 1;
        for (position, score) in seen {
            let value = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * expectation(score);
            let lesson: Option<Lesson> = school.lesson(&position, value);
            if lesson.is_some() {
                writeln!(out, "{value:.3} {}", position.fen())?;
                lessons += 1;
            }
        }
    }
    let [black, drawn, white] = results;
    println!(
        "{}: {lessons} lessons; won by black {black}, drawn {drawn}, by white {white}",
        plan.variant
    );
    Ok(out.flush()?)
}

/// The positions of one game with White's score in each, and White's result.
type Seen = (Vec<(Position, i32)>, f32);

fn play_one(plan: &Plan, engine: &mut Engine, random: &mut Random) -> Result<Seen, Failure> {
    let mut position = Position::start(plan.variant);
    for _ in 0..4 + random.below(8) {
        let moves = position.legal_moves();
        if let Some(mv) = moves.get(random.below(moves.len())) {
            position.play(mv)?;
        }
    }
    let book = RuleBook::default_for(plan.variant.id()).ok_or("no rule book")?;
    let rules = DrawRules::for_variant(plan.variant.id());
    let mut referee = Referee::new(book, position.facts());
    let mut past = Past::start(rules, &position.facts());
    let (mut seen, mut decided) = (Vec::new(), 0);
    engine.forget();
    while referee.verdict().is_none() && seen.len() < LONGEST {
        let report = engine.search(&position, &past, &plan.limits, &|| false);
        let Some(best) = report.best else { break };
        let score = match position.side_to_move() {
            Side::White => report.score,
            Side::Black => -report.score,
        };
        seen.push((position, score));
        decided = if score.abs() >= DECIDED {
            decided + score.signum()
        } else {
            0
        };
        if decided.abs() >= 6 {
            return Ok((seen, if score > 0 { 1.0 } else { 0.0 }));
        }
        let moves = position.legal_moves();
        // A surprise now and then shows positions that good play never does.
        let mv = if random.chance(30) {
            &moves[random.below(moves.len())]
        } else {
            &best
        };
        let facts = position.play(mv)?;
        referee.record(&facts);
        past.record(&facts);
    }
    let result = match referee.verdict().map(|verdict| verdict.outcome) {
        Some(Outcome::Win(Side::White)) => 1.0,
        Some(Outcome::Win(Side::Black)) => 0.0,
        _ => 0.5,
    };
    Ok((seen, result))
}
