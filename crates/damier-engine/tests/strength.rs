//! Quick measurements of strength with fixed seeds and node limits; the long
//! ones are `examples/ladder`.

use damier_arbiter::RuleBook;
use damier_draughts::{Position, Variant};
use damier_engine::Level;
use damier_engine::matches::{LevelPlayer, MatchPlan, RandomPlayer, Score, play_match};

/// The games that the levels are meant for.
const FOUR: [Variant; 4] = [
    Variant::International,
    Variant::Russian,
    Variant::Brazilian,
    Variant::American,
];

fn plan(variant: Variant, games: u32) -> MatchPlan {
    let book = RuleBook::default_for(variant.id()).expect("the four games have books");
    MatchPlan {
        start: Position::start(variant),
        book,
        openings: Vec::new(),
        games,
        seed: 11,
    }
}

fn player(level: u8, nodes: u64) -> LevelPlayer {
    let level = Level::new(level).expect("a level from 1 to 10");
    LevelPlayer::new(level, 1, Some(nodes))
}

#[test]
fn the_strongest_beats_a_random_mover_every_time() {
    for variant in FOUR {
        let plan = plan(variant, 10);
        let score = play_match(&plan, &mut player(10, 1_500), &mut RandomPlayer, |_, _| ());
        assert_eq!(
            score,
            Score {
                won: 10,
                drawn: 0,
                lost: 0
            },
            "{variant}"
        );
    }
}

#[test]
fn a_middling_level_beats_the_beginner() {
    for variant in FOUR {
        let plan = plan(variant, 10);
        let (mut five, mut one) = (player(5, 3_000), player(1, 3_000));
        let score = play_match(&plan, &mut five, &mut one, |_, _| ());
        assert!(score.share() >= 0.8, "{variant}: {score}");
    }
}

#[test]
fn equal_seeds_give_equal_games() {
    let plan = plan(Variant::Brazilian, 2);
    let play = || {
        let mut games = Vec::new();
        let (mut three, mut two) = (player(3, 2_000), player(2, 2_000));
        play_match(&plan, &mut three, &mut two, |game, _| {
            games.push(game.moves.clone())
        });
        games
    };
    let games = play();
    assert_eq!(games, play());
    assert_ne!(games[0], games[1], "the seed of each game differs");
}
