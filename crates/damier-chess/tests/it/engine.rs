use damier_chess::engine::{Engine, Level, Limits, static_score};
use damier_chess::{Position, StartNumber};
use damier_game::{Game, Outcome, RepetitionKey, Side};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).expect(fen)
}

fn best(fen: &str, nodes: u64) -> (String, Option<i32>) {
    let here = position(fen);
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let report = Engine::new(4).search(&here, &[], &limits, &|| false);
    let mv = report.best.expect("a move");
    (here.move_text(&mv), report.plies_to_end())
}

#[test]
fn mates_and_tactics_are_found() {
    for (fen, mv, plies) in [
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - -", "a1a8", Some(1)),
        (
            "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq -",
            "h5f7",
            Some(1),
        ),
        ("kbK5/pp6/1P6/8/8/8/8/R7 w - -", "a1a6", Some(3)),
        // The queen hangs.
        ("4k3/8/1q6/8/2N5/8/8/R3K3 w - -", "c4b6", None),
    ] {
        let (found, end) = best(fen, 60_000);
        assert_eq!((found.as_str(), end), (mv, plies), "{fen}");
    }
}

#[test]
fn a_position_that_stood_before_is_a_draw() {
    let start = position("7k/8/8/8/8/8/q7/2K5 b - - 40 60");
    let moves = start.legal_moves();
    let past: Vec<RepetitionKey> = moves.iter().map(|mv| start.after(mv).facts().key).collect();
    let limits = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    let fresh = Engine::new(1).search(&start, &[], &limits, &|| false);
    let drawn = Engine::new(1).search(&start, &past, &limits, &|| false);
    assert!(fresh.score > 300, "{fresh:?}");
    assert_eq!(drawn.score, 0, "every move repeats: {drawn:?}");
}

#[test]
fn equal_seeds_choose_equal_moves() {
    let start = StartNumber::new(77).expect("below 960").position();
    for level in Level::ALL.into_iter().take(7) {
        let choose = |seed| {
            let mut engine = Engine::new(1);
            engine.choose(&start, &[], level, seed, &|| false).best
        };
        assert_eq!(choose(5), choose(5), "{level}");
        assert!(choose(5).is_some_and(|mv| start.legal_moves().contains(&mv)));
    }
    let level = Level::new(1).expect("1 to 10");
    let moves: Vec<_> = (0..12)
        .map(|seed| {
            Engine::new(1)
                .choose(&start, &[], level, seed, &|| false)
                .best
        })
        .collect();
    assert!(
        moves.iter().any(|mv| *mv != moves[0]),
        "other seeds, other games"
    );
}

/// Plays a game; `None` for a draw or if it takes too long.
fn play(white: Level, black: Level, start: u16, seed: u64) -> Option<Side> {
    let mut position = StartNumber::new(start).expect("below 960").position();
    let mut engine = Engine::new(2);
    let mut past = Vec::new();
    for ply in 0..160 {
        let level = match position.side_to_move() {
            Side::White => white,
            Side::Black => black,
        };
        let facts = position.facts();
        if let Some(end) = facts.terminal {
            return match end.outcome {
                Outcome::Win(side) => Some(side),
                _ => None,
            };
        }
        let report = engine.choose(&position, &past, level, seed + ply, &|| false);
        past.push(facts.key);
        position.play(&report.best.expect("a move")).expect("legal");
    }
    let ahead = static_score(&position);
    (ahead.abs() > 400).then(|| match ahead > 0 {
        true => position.side_to_move(),
        false => !position.side_to_move(),
    })
}

#[test]
fn a_higher_level_beats_a_low_one() {
    let (low, high) = (Level::new(1).expect("1"), Level::new(6).expect("6"));
    let mut won = 0;
    for game in 0..4_u16 {
        let high_is_white = game % 2 == 0;
        let winner = if high_is_white {
            play(high, low, 200 * game, u64::from(game))
        } else {
            play(low, high, 200 * game, u64::from(game))
        };
        let side = if high_is_white {
            Side::White
        } else {
            Side::Black
        };
        won += i32::from(winner == Some(side));
    }
    assert!(won >= 3, "{won} of 4");
}

#[test]
fn a_search_stops_when_told() {
    let limits = Limits::default();
    let report = Engine::new(1).search(&Position::classical(), &[], &limits, &|| true);
    assert!(report.best.is_some() && report.nodes <= 1_100, "{report:?}");
}

#[test]
fn there_is_no_move_where_the_game_is_over() {
    for fen in ["7k/5Q2/6K1/8/8/8/8/8 b - -", "4k3/8/8/8/8/8/8/4K3 w - -"] {
        let here = position(fen);
        let report = Engine::new(1).search(&here, &[], &Limits::default(), &|| false);
        assert_eq!(report.best, None);
    }
}

#[test]
fn the_evaluation_is_the_same_for_both_sides() {
    for fen in [
        "r3k2r/pP1p1ppp/8/2pPp3/3N1N2/8/P1P2PPP/R3K2R w KQkq -",
        "4k3/8/8/p1p5/P1P5/8/3B4/4K3 w - -",
    ] {
        let mirrored: Vec<String> = fen
            .split(' ')
            .next()
            .expect("a board")
            .split('/')
            .rev()
            .map(|row| {
                row.chars()
                    .map(|c| match c.is_ascii_uppercase() {
                        true => c.to_ascii_lowercase(),
                        false => c.to_ascii_uppercase(),
                    })
                    .collect()
            })
            .collect();
        let rights: String = fen.split(' ').nth(2).expect("rights").to_owned();
        let other = format!("{} b {rights} -", mirrored.join("/"));
        assert_eq!(
            static_score(&position(fen)),
            static_score(&position(&other)),
            "{fen}"
        );
    }
}
