//! Positions with one right move, and what the engine must know of the game.

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Notation, Position, Variant};
use damier_engine::matches::{SearchPlayer, play_game};
use damier_engine::{DrawRules, Engine, Limits, Past, Random, Report, WIN_SCORE, accepts_draw};

fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).expect("a good FEN")
}

fn to_depth(depth: u32) -> Limits {
    Limits {
        depth: Some(depth),
        ..Limits::default()
    }
}

fn search(position: &Position, past: &Past, depth: u32) -> Report {
    Engine::new(8).search(position, past, &to_depth(depth), &|| false)
}

/// The move is found, and it is worth most of a man more than any other.
#[track_caller]
fn shot(variant: Variant, fen: &str, best: &str) {
    let position = position(variant, fen);
    let lines = Engine::new(8).analyse(&position, Past::unknown(), &to_depth(10), 2, &|| false);
    let found = lines[0].best.as_ref().expect("there is a move");
    let text = position.move_text(found, Notation::Numeric);
    assert_eq!(text, best, "{fen}: {lines:?}");
    assert!(lines[0].score >= lines[1].score + 60, "{fen}: {lines:?}");
}

#[test]
fn international_shots() {
    let v = Variant::International;
    let fen = "B:W27,30,33,34,35,37,38,39,41,42,48,49,50:B1,2,4,5,6,12,13,15,18,20,23,25";
    shot(v, fen, "23-29");
    let fen = "B:W27,32,33,36,41,42,43,45,47,48,49,50:B1,2,4,5,8,11,12,13,14,17,18,23";
    shot(v, fen, "23-29");
    let fen = "B:W23,33,34,35,37,38,39,43,44,47,49:B2,3,4,9,10,12,13,14,17,21,22,24";
    shot(v, fen, "24-29");
}

#[test]
fn russian_shots() {
    let v = Variant::Russian;
    shot(v, "W:WK11,18,20,24,27,29,30:B2,4,13,15", "11-16");
    shot(v, "B:W14,27:B1,6,8,10,13,17,19", "10-15");
    shot(v, "W:W22,26,27,29,32:B1,7,14,15,19", "22-17");
}

#[test]
fn brazilian_shots() {
    let v = Variant::Brazilian;
    shot(v, "W:W21,22,25,29,31,32:B1,3,9,12,13,14,15", "22-17");
    let fen = "W:W11,21,23,24,26,27,29,31,32:B1,2,3,4,9,13,16,20";
    shot(v, fen, "11-7");
    shot(v, "B:W8,19,29,31:B7,14,20,22,25", "7-11");
}

#[test]
fn american_shots() {
    let v = Variant::American;
    let fen = "B:W9,12,14,16,20,23,24,26,29:BK30,2,3,5,7,8,11,15,17";
    shot(v, fen, "15-19");
    shot(v, "B:WK10,31:BK25,1,4,15,17,23", "25-30");
}

#[test]
fn a_won_game_is_counted_in_plies() {
    let win = search(
        &position(Variant::American, "W:W12,K11:B4"),
        &Past::unknown(),
        7,
    );
    assert_eq!((win.score, win.plies_to_end()), (WIN_SCORE - 1, Some(1)));
    let lost = search(
        &position(Variant::American, "B:W12,K11:B4"),
        &Past::unknown(),
        7,
    );
    assert_eq!(lost.plies_to_end().map(i32::signum), Some(-1));
    let over = search(
        &position(Variant::American, "B:W8,K11:B4"),
        &Past::unknown(),
        7,
    );
    assert_eq!((over.best, over.score), (None, -WIN_SCORE));
}

/// Plays moves and keeps the past along.
fn played(variant: Variant, fen: &str, moves: &str) -> (Position, Past) {
    let mut position = position(variant, fen);
    let rules = DrawRules::for_variant(variant.id());
    let mut past = Past::start(rules, &position.facts());
    for text in moves.split_whitespace() {
        let mv = position.parse_move(text).expect("a legal move");
        past.record(&position.play(&mv).expect("a legal move"));
    }
    (position, past)
}

#[test]
fn a_position_that_comes_back_is_worth_a_draw() {
    // Black is two kings down; going back to e8 (square 3) repeats the position
    // in which the game began.
    let fen = "W:WK32,K31,K28:BK3";
    let (position, past) = played(Variant::American, fen, "28-24 3-7 24-28");
    let unknowing = search(&position, &Past::unknown(), 5);
    let knowing = search(&position, &past, 5);
    assert!(unknowing.score < -200, "{unknowing:?}");
    assert_eq!(knowing.score, 0, "{knowing:?}");
    let back = position.parse_move("7-3").expect("a legal move");
    assert_eq!(knowing.best, Some(back));
}

/// A quiet game of three Russian kings against one, so many plies long, in which
/// nobody takes and nothing stands three times.
fn wasted(plies: usize) -> (Position, Past) {
    let mut random = Random::new(1);
    'games: loop {
        let mut position = position(Variant::Russian, "W:WK29,K30,K31:BK5");
        let facts = position.facts();
        let mut past = Past::start(DrawRules::for_variant("russian"), &facts);
        let book = RuleBook::default_for("russian").expect("built in");
        let mut referee = Referee::new(book, facts);
        for _ in 0..plies {
            let moves = position.legal_moves();
            let mv = &moves[random.below(moves.len())];
            let facts = position.play(mv).expect("a legal move");
            past.record(&facts);
            if facts.captured > 0 || referee.record(&facts).is_some() {
                continue 'games;
            }
        }
        return (position, past);
    }
}

#[test]
fn counters_that_run_out_are_worth_a_draw() {
    // Won with time to win it, drawn when all but one of the fifteen moves of
    // the stronger side have been wasted.
    let (position, past) = wasted(28);
    let fresh = search(&position, &Past::unknown(), 3);
    assert!(fresh.score > 100, "three kings are stronger: {fresh:?}");
    assert!(fresh.plies_to_end().is_none(), "not won at once: {fresh:?}");
    assert_eq!(search(&position, &past, 3).score, 0);
}

#[test]
fn draws_are_judged_by_score_and_lateness() {
    assert!(accepts_draw(-100, 4) && accepts_draw(0, 80));
    assert!(!accepts_draw(100, 80) && !accepts_draw(0, 4));
}

#[test]
fn analysis_lists_the_best_moves_in_order() {
    let position = Position::start(Variant::International);
    let lines = Engine::new(8).analyse(&position, Past::unknown(), &to_depth(7), 4, &|| false);
    assert_eq!(lines.len(), 4);
    assert!(lines.windows(2).all(|pair| pair[0].score >= pair[1].score));
    let mut firsts: Vec<_> = lines.iter().filter_map(|line| line.best.clone()).collect();
    firsts.sort();
    firsts.dedup();
    assert_eq!(firsts.len(), 4, "each line begins with another move");
    for line in &lines {
        let mut here = position;
        for mv in &line.pv {
            here.play(mv).expect("every line is playable");
        }
    }
    let all = Engine::new(8).analyse(&position, Past::unknown(), &to_depth(3), 99, &|| false);
    assert_eq!(all.len(), 9);
}

#[test]
fn a_stopped_search_still_has_a_move() {
    for &variant in Variant::ALL {
        let position = Position::start(variant);
        let report =
            Engine::new(1).search(&position, Past::unknown(), &Limits::default(), &|| true);
        assert!(report.best.is_some());
        let limits = Limits {
            nodes: Some(1),
            ..Limits::default()
        };
        let report = Engine::new(1).search(&position, Past::unknown(), &limits, &|| false);
        assert!(report.best.is_some());
    }
}

#[test]
fn a_memory_from_earlier_moves_does_no_harm() {
    // The same engine plays a whole game, remembering, and stays legal.
    let book = RuleBook::default_for("russian").expect("built in");
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    let (mut one, mut two) = (SearchPlayer::new(limits, 1), SearchPlayer::new(limits, 1));
    let game = play_game(
        &mut one,
        &mut two,
        &Position::start(Variant::Russian),
        &book,
        3,
    );
    assert!(
        game.referee
            .verdict()
            .is_some_and(|verdict| verdict.reason.as_str() != "forfeit")
    );
}
