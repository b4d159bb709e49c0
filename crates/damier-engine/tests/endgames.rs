//! Endings that must be won, and counters that must be known: the engine with
//! endgame tables.

use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use damier_arbiter::{Referee, RuleBook};
use damier_draughts::{Move, Position, Variant};
use damier_endgame::{Folder, Metric, Order, Prober, Standing, Tables, build};
use damier_engine::matches::{GameRecord, SearchPlayer, play_game};
use damier_engine::{DrawRules, Engine, Limits, Past, Random};
use damier_game::{Outcome, Side};

/// The tables of a game under its own book, made once and kept between runs.
fn tables(variant: Variant, pieces: u8) -> Arc<Tables> {
    static BENCH: Mutex<()> = Mutex::new(());
    let _one_at_a_time = BENCH.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join("endgame"));
    let order = Order {
        variant,
        book: RuleBook::default_for(variant.id()),
        pure: true,
        pieces,
        threads: 2,
        memory: 1 << 30,
    };
    build(&order, &folder, &mut |_| true).expect("can be built");
    let tables = Tables::open(&folder, variant, order.book.as_ref(), pieces);
    Arc::new(tables.expect("the board fits a word"))
}

fn position(variant: Variant, fen: &str) -> Position {
    Position::from_fen(variant, fen).expect("a good FEN")
}

/// Lets the engine play both sides, each to so many positions a move.
fn play_out(tables: &Arc<Tables>, fen: &str, nodes: u64) -> GameRecord {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let player = || SearchPlayer::new(limits, 4).with_tables(Arc::clone(tables));
    let book = tables.book().expect("a book of its own");
    let start = position(tables.variant(), fen);
    play_game(&mut player(), &mut player(), &start, book, 1)
}

fn won_by(tables: &Arc<Tables>, fen: &str, winner: Side) -> usize {
    let game = play_out(tables, fen, 20_000);
    let verdict = game.referee.verdict();
    assert_eq!(game.outcome(), Outcome::Win(winner), "{fen}: {verdict:?}");
    game.moves.len()
}

#[test]
fn petrovs_triangle_is_won_within_fifteen_moves() {
    let tables = tables(Variant::Russian, 4);
    for fen in [
        "W:WK29,K30,K31:BK5",
        "W:WK1,K2,K3:BK32",
        "B:WK21,K29,K30:BK12",
    ] {
        let plies = won_by(&tables, fen, Side::White);
        assert!(plies <= 30, "{fen}: {plies} plies");
    }
}

#[test]
fn the_exact_limit_is_enough() {
    // A king and a man need all of their five moves against a king.
    let three = tables(Variant::International, 3);
    assert_eq!(won_by(&three, "W:WK2,6:BK50", Side::White), 9);
    // Exactly as many moves as the fifteen allow, with a man moved in between.
    let four = tables(Variant::Russian, 4);
    won_by(&four, "W:WK9,K23,31:BK20", Side::White);
}

/// A random position of the tables with both sides able to move, and some random
/// moves played from there, so that counters run and positions may have stood.
fn scene(prober: &Prober, random: &mut Random) -> Option<(Position, Referee, Past)> {
    let tables = prober.tables();
    let contents = tables.contents(Metric::Pure);
    let (class, positions, _) = contents[random.below(contents.len())];
    let sides = if class.is_even() { 1 } else { 2 };
    let place = random.below(positions as usize / sides) as u64;
    let mut position = tables.position_at(class, random.below(sides), place)?;
    let book = tables.book()?;
    let facts = position.facts();
    let mut referee = Referee::new(Arc::clone(book), facts);
    let mut past = Past::start(DrawRules::from_book(book), &facts);
    for _ in 0..random.below(20) {
        let mut moves = position.legal_moves();
        if referee.verdict().is_some() || moves.is_empty() {
            return None;
        }
        let mv = moves.swap_remove(random.below(moves.len()));
        let facts = position.play(&mv).ok()?;
        referee.record(&facts);
        past.record(&facts);
    }
    let goes_on = referee.verdict().is_none() && !position.legal_moves().is_empty();
    goes_on.then_some((position, referee, past))
}

/// Plays a game to its end. The `other` side's moves come from somewhere else.
fn finish(
    engine: &mut Engine,
    (mut position, mut referee, mut past): (Position, Referee, Past),
    with_tables: Side,
    other: &mut dyn FnMut(&Position, &Past) -> Option<Move>,
) -> Option<Outcome> {
    let limits = Limits {
        nodes: Some(2_000),
        ..Limits::default()
    };
    for _ in 0..600 {
        if let Some(verdict) = referee.verdict() {
            return Some(verdict.outcome);
        }
        let mv = if position.side_to_move() == with_tables {
            engine.search(&position, &past, &limits, &|| false).best
        } else {
            other(&position, &past)
        };
        let facts = position.play(&mv?).expect("legal");
        referee.record(&facts);
        past.record(&facts);
    }
    None
}

/// From random positions with random counts the engine wins what is won under the
/// book and loses nothing that is not lost, whoever plays against it.
fn takes_what_there_is(variant: Variant, pieces: u8, games: usize) {
    let tables = tables(variant, pieces);
    let mut prober = tables.prober(4 << 20);
    let mut random = Random::new(5);
    let mut engine = Engine::new(1).with_tables(Arc::clone(&tables));
    let mut rival = Engine::new(1);
    let (mut won, mut held, mut played) = (0, 0, 0);
    while played < games {
        let Some((position, referee, past)) = scene(&prober, &mut random) else {
            continue;
        };
        let worth = prober.probe(&position, &referee).book.value;
        let us = position.side_to_move();
        if worth == Standing::Unknown || worth == Standing::Loss {
            continue;
        }
        played += 1;
        engine.forget();
        let fen = position.fen();
        let counts = referee.carried();
        let game = (position, referee, past);
        let shallow = Limits {
            nodes: Some(500),
            ..Limits::default()
        };
        let outcome = if played % 2 == 0 {
            finish(&mut engine, game, us, &mut |position, past| {
                rival.search(position, past, &shallow, &|| false).best
            })
        } else {
            let mut twin = Engine::new(1).with_tables(Arc::clone(&tables));
            finish(&mut engine, game, us, &mut |position, past| {
                twin.search(position, past, &shallow, &|| false).best
            })
        };
        let outcome = outcome.unwrap_or(Outcome::Draw);
        if worth == Standing::Win {
            assert_eq!(outcome, Outcome::Win(us), "{variant} {fen} {counts}");
            won += 1;
        } else {
            assert_ne!(outcome, Outcome::Win(!us), "{variant} {fen} {counts}");
            held += 1;
        }
    }
    assert!(won > games / 10 && held > games / 10, "{won} {held}");
}

#[test]
fn russian_endings_are_won_in_time_and_held() {
    takes_what_there_is(Variant::Russian, 4, 300);
}

#[test]
fn international_endings_are_won_in_time_and_held() {
    takes_what_there_is(Variant::International, 3, 150);
}

#[test]
fn the_search_converts_into_the_tables() {
    // One piece more than the tables have: the search plays into them.
    let tables = tables(Variant::Russian, 4);
    won_by(&tables, "W:WK29,K30,K31,25:BK5", Side::White);
    let position = position(Variant::Russian, "W:WK29,K30,K31,25:BK5");
    let limits = Limits {
        nodes: Some(20_000),
        ..Limits::default()
    };
    let report = |engine: &mut Engine| {
        let found = engine.search(&position, Past::unknown(), &limits, &|| false);
        found.plies_to_end()
    };
    let plain = report(&mut Engine::new(4));
    let knowing = report(&mut Engine::new(4).with_tables(tables));
    assert!(
        knowing.is_some_and(|plies| plies > 0),
        "{knowing:?} {plain:?}"
    );
}

#[test]
fn a_win_that_the_limit_forbids_is_a_draw() {
    // Won in eleven plies, but the lone king alone on the main road has ten: in
    // Brazilian draughts the same with the five moves of the book.
    let tables = tables(Variant::Brazilian, 4);
    let mut prober = tables.prober(4 << 20);
    let book = tables.book().expect("a book");
    let mut engine = Engine::new(1).with_tables(Arc::clone(&tables));
    let mut seen = 0;
    for (class, positions, _) in tables.contents(Metric::Book) {
        for place in (0..positions / 2).step_by(31) {
            let Some(position) = tables.position_at(class, 0, place) else {
                continue;
            };
            if prober.pure(&position).value != Standing::Win {
                continue;
            }
            let referee = Referee::new(Arc::clone(book), position.facts());
            if prober.book(&position, &referee).value != Standing::Draw {
                continue;
            }
            let past = Past::start(DrawRules::from_book(book), &position.facts());
            let report = engine.search(&position, &past, &Limits::default(), &|| false);
            assert_eq!(report.score, 0, "{}", position.fen());
            // It still plays the moves that would win if nobody counted.
            let mut next = position;
            next.play(&report.best.expect("a move")).expect("legal");
            assert_eq!(
                prober.pure(&next).value,
                Standing::Loss,
                "{}",
                position.fen()
            );
            seen += 1;
        }
    }
    assert!(seen > 0, "there are some");
}

/// A regulation draw waits while a win is one move away: whoever has to capture into such a
/// position has lost, and the search sees it with tables and without.
#[test]
fn a_win_at_once_beats_a_regulation_draw() {
    let book = RuleBook::builtin("idf").expect("built in");
    let book = book.with_setting("regulation-draw", "on").expect("exists");
    let book = Arc::new(book);
    let rules = DrawRules::from_book(&book);
    let limits = Limits {
        depth: Some(6),
        nodes: None,
    };
    let order = Order {
        variant: Variant::Russian,
        book: Some(Arc::clone(&book)),
        pure: true,
        pieces: 4,
        threads: 2,
        memory: 1 << 30,
    };
    let folder = Folder::new(Path::new(env!("CARGO_TARGET_TMPDIR")).join("endgame-regulation"));
    build(&order, &folder, &mut |_| true).expect("can be built");
    let tables = Tables::open(&folder, Variant::Russian, Some(&book), 4);
    let tables = Arc::new(tables.expect("the board fits a word"));
    for fen in ["W:WK2,K6:BK7,K20", "W:WK4,K6:BK18,K29"] {
        for engine in [
            Engine::new(1),
            Engine::new(1).with_tables(Arc::clone(&tables)),
        ] {
            let mut engine = engine;
            let position = position(Variant::Russian, fen);
            let past = Past::start(rules, &position.facts());
            let report = engine.search(&position, &past, &limits, &|| false);
            assert!(report.score < -20_000, "{fen}: {}", report.score);
        }
    }
}
