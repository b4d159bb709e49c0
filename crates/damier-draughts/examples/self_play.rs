//! Plays random games: `cargo run --example self_play -- VARIANT [GAMES [SEED]]`.
//!
//! The moves of a game depend on the seed and its number only, so the same call prints
//! the same games. Good for tests and measurements, not for watching.

use std::error::Error;

use damier_draughts::pdn::Game;
use damier_draughts::{Position, Variant};

/// Random games are ended here.
const MOST_PLIES: usize = 120;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let variant: Variant = arguments.next().ok_or("give a variant")?.parse()?;
    let games: u64 = arguments.next().map_or(Ok(1), |games| games.parse())?;
    let seed: u64 = arguments.next().map_or(Ok(1), |seed| seed.parse())?;
    for number in 1..=games {
        let mut game = play(variant, seed.wrapping_mul(0x9E37_79B9).wrapping_add(number))?;
        game.set_tag("Event", "Random games");
        game.set_tag("Round", &number.to_string());
        game.set_tag("White", "White");
        game.set_tag("Black", "Black");
        println!("{game}");
    }
    Ok(())
}

fn play(variant: Variant, seed: u64) -> Result<Game, Box<dyn Error>> {
    let mut state = seed | 1;
    let mut position = Position::start(variant);
    let mut game = Game::new(position);
    for _ in 0..MOST_PLIES {
        let legal = position.legal_moves();
        let Some(mv) = legal.get(random(&mut state) % legal.len().max(1)) else {
            break;
        };
        position.play(mv)?;
        game.push(mv)?;
    }
    game.outcome = position.facts().terminal.map(|end| end.outcome);
    Ok(game)
}

/// The next number of a linear congruential generator, its high bits.
fn random(state: &mut u64) -> usize {
    *state = state
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1);
    (*state >> 33) as usize
}
