//! Measures the levels: the strongest against a random mover, and each level
//! against the one below it and the one four below.
//!
//! `cargo run --release -p damier-engine --example ladder -- [random|steps|fours]
//! [GAMES] [NODES] [VARIANT...]`. NODES caps the positions a move of the highest
//! levels (default 100000), which otherwise think for a second or more.

use std::error::Error;

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_engine::Level;
use damier_engine::matches::{
    LevelPlayer, MatchPlan, Player, RandomPlayer, Score, play_match, random_openings,
};

/// Megabytes of memory for each player.
const MEMORY: usize = 16;
/// The four games that the levels are meant for, unless others are named.
const FOUR: [Variant; 4] = [
    Variant::International,
    Variant::Russian,
    Variant::Brazilian,
    Variant::American,
];

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let what = arguments.first().map_or("fours", String::as_str);
    let games = arguments.get(1).map_or(Ok(20), |text| text.parse())?;
    let nodes = arguments.get(2).map_or(Ok(100_000), |text| text.parse())?;
    let named: Result<Vec<Variant>, _> = arguments.iter().skip(3).map(|t| t.parse()).collect();
    let mut variants = named?;
    if variants.is_empty() {
        variants = FOUR.to_vec();
    }
    for variant in variants {
        match what {
            "random" => against_random(variant, games, nodes)?,
            "steps" => ladder(variant, 1, games, nodes)?,
            "fours" => ladder(variant, 4, games, nodes)?,
            _ => return Err("write random, steps or fours".into()),
        }
    }
    Ok(())
}

fn plan(variant: Variant, games: u32, opening: u32) -> Result<MatchPlan, Box<dyn Error>> {
    let book = RuleBook::default_for(variant.id()).ok_or("this game has no rule book")?;
    let start = Position::start(variant);
    let openings = match opening {
        0 => Vec::new(),
        plies => random_openings(&start, plies, games.div_ceil(2) as usize, 5),
    };
    Ok(MatchPlan {
        start,
        book,
        openings,
        games,
        seed: 7,
    })
}

fn against_random(variant: Variant, games: u32, nodes: u64) -> Result<(), Box<dyn Error>> {
    let plan = plan(variant, games, 0)?;
    let mut best = LevelPlayer::new(Level::STRONGEST, MEMORY, Some(nodes));
    let score = play(&plan, &mut best, &mut RandomPlayer);
    println!("{variant}: level 10 against a random mover: {score}");
    Ok(())
}

fn ladder(variant: Variant, step: u8, games: u32, nodes: u64) -> Result<(), Box<dyn Error>> {
    let plan = plan(variant, games, 4)?;
    for lower in Level::ALL {
        let Some(higher) = Level::new(lower.number() + step) else {
            break;
        };
        let mut strong = LevelPlayer::new(higher, MEMORY, Some(nodes));
        let mut weak = LevelPlayer::new(lower, MEMORY, Some(nodes));
        let score = play(&plan, &mut strong, &mut weak);
        let share = 100.0 * score.share();
        println!("{variant}: level {higher} against level {lower}: {score}, {share:.0} %");
    }
    Ok(())
}

fn play(plan: &MatchPlan, first: &mut dyn Player, second: &mut dyn Player) -> Score {
    play_match(plan, first, second, |_, _| ())
}
