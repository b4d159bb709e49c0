//! Learns the weights of a variant from games that the engine plays against
//! itself, and writes them as a sheet for `crates/damier-engine/sheets`.
//!
//! `cargo run --release -p damier-engine --example tune -- VARIANT OUT [GAMES]
//! [NODES] [SHEET]`: GAMES games (default 4000) of NODES positions a move
//! (default 400), played with SHEET or, without it, with the embedded weights.

use std::error::Error;
use std::time::Instant;

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

struct Plan {
    variant: Variant,
    games: u32,
    limits: Limits,
    sheet: Option<Vec<u8>>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (Some(variant), Some(out)) = (arguments.first(), arguments.get(1)) else {
        return Err("usage: tune VARIANT OUT [GAMES] [NODES] [SHEET]".into());
    };
    let number = |at: usize, default: u32| -> Result<u32, Box<dyn Error>> {
        Ok(arguments.get(at).map_or(Ok(default), |text| text.parse())?)
    };
    let plan = Plan {
        variant: variant.parse()?,
        games: number(2, 4000)?,
        limits: Limits {
            depth: None,
            nodes: Some(u64::from(number(3, 400)?)),
        },
        sheet: arguments.get(4).map(std::fs::read).transpose()?,
    };
    let school = School::new(plan.variant, None).ok_or("no handmade weights")?;
    let started = Instant::now();
    let mut lessons = play(&plan, &school)?;
    let seconds = started.elapsed().as_secs();
    println!("{}: {} lessons in {seconds} s", plan.variant, lessons.len());
    let sheet = school.fit(
        &mut lessons,
        &Method::default(),
        1,
        |round, learnt, checked| {
            println!("round {round}: error {learnt:.5}, on unseen lessons {checked:.5}");
        },
    );
    std::fs::write(out, sheet)?;
    Ok(())
}

/// Plays the games and keeps what they teach.
fn play(plan: &Plan, school: &School) -> Result<Vec<Lesson>, Box<dyn Error>> {
    let mut engine = Engine::new(2);
    if let Some(sheet) = &plan.sheet {
        engine = engine
            .with_sheet(plan.variant, sheet)
            .ok_or("the sheet does not fit")?;
    }
    let mut random = Random::new(2026);
    let mut lessons = Vec::new();
    let mut results = [0_u32; 3];
    for _ in 0..plan.games {
        let (seen, result) = play_one(plan, &mut engine, &mut random)?;
        results[(result * 2.0) as usize] += 1;
        for (position, score) in seen {
            let value = RESULT_SHARE * result + (1.0 - RESULT_SHARE) * expectation(score);
            lessons.extend(school.lesson(&position, value));
        }
    }
    println!(
        "black won {}, drawn {}, white won {}",
        results[0], results[1], results[2]
    );
    Ok(lessons)
}

/// The positions of one game with White's score in each, and White's result.
type Seen = (Vec<(Position, i32)>, f32);

fn play_one(plan: &Plan, engine: &mut Engine, random: &mut Random) -> Result<Seen, Box<dyn Error>> {
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
