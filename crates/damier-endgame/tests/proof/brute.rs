//! The values under a book against search with the referee himself: counters at
//! random stages, all of them explicit.

use std::sync::Arc;

use damier_arbiter::{Carried, CarriedCounter, Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_endgame::{Class, Metric, Prober, Standing, Tables};
use damier_game::{Outcome, Side};

use crate::{Dice, all, book, tables};

/// A random position of any class but the smallest.
fn position(tables: &Tables, dice: &mut Dice) -> Position {
    let contents = tables.contents(Metric::Book);
    loop {
        let (class, positions, _) = contents[dice.below(contents.len() as u64) as usize];
        let sides = if class.is_even() { 1 } else { 2 };
        let mover = dice.below(sides) as usize;
        let place = dice.below(positions / sides);
        if let Some(found) = tables.position_at(class, mover, place) {
            return found;
        }
    }
}

/// A referee with counts as a game could have them: plies are played at random
/// from some position before it is looked at.
fn counted(book: &Arc<RuleBook>, position: &Position, dice: &mut Dice) -> Referee {
    let fresh = Referee::new(Arc::clone(book), position.facts());
    let counters = fresh.all_counters();
    let mut carried = Carried::default();
    // The same number of plies on every counter that runs, but that those which
    // a man move restarts may have fewer.
    let most = counters
        .iter()
        .map(|view| view.limit * 2)
        .min()
        .unwrap_or(0);
    let plies = dice.below(u64::from(most.max(1))) as u32;
    for view in &counters {
        let restarts = book.clause(&view.clause).and_then(|clause| clause.limit());
        let restarts = restarts.is_some_and(|rule| rule.restarts.man_move);
        let plies = if restarts {
            dice.below(u64::from(plies) + 1) as u32
        } else {
            plies
        };
        let (last, other) = (plies.div_ceil(2), plies / 2);
        let (white, black) = match position.side_to_move() {
            Side::White => (other, last),
            Side::Black => (last, other),
        };
        if carried
            .counters
            .iter()
            .all(|one: &CarriedCounter| one.clause != view.clause)
        {
            carried.counters.push(CarriedCounter {
                clause: view.clause.clone(),
                white,
                black,
                strong: None,
            });
        }
    }
    Referee::with_counters(Arc::clone(book), position.facts(), &carried).unwrap_or(fresh)
}

fn of_outcome(outcome: Outcome, mover: Side) -> Standing {
    match outcome.winner() {
        None => Standing::Draw,
        Some(side) if side == mover => Standing::Win,
        Some(_) => Standing::Loss,
    }
}

/// Whether the side to move wins (or loses) by force within so many plies.
fn search(position: &Position, referee: &Referee, depth: u32, nodes: &mut u32) -> Option<Standing> {
    let mover = position.side_to_move();
    if let Some(verdict) = referee.verdict() {
        return Some(of_outcome(verdict.outcome, mover));
    }
    if depth == 0 || *nodes == 0 {
        return None;
    }
    *nodes -= 1;
    let mut best = Some(Standing::Loss);
    for mv in position.legal_moves() {
        let mut next = *position;
        let facts = next.play(&mv).expect("legal");
        let mut after = referee.clone();
        after.record(&facts);
        match search(&next, &after, depth - 1, nodes) {
            Some(Standing::Loss) => return Some(Standing::Win),
            Some(value) => best = best.map(|known| known.max(value.reversed())),
            None => best = None,
        }
    }
    best
}

/// One position: its value must follow from those after each move, as the
/// referee counts; and a short search must not contradict it.
fn compare(prober: &mut Prober, position: &Position, referee: &Referee, depth: u32) -> bool {
    let stored = prober.book(position, referee);
    if stored.value == Standing::Unknown {
        return false;
    }
    let context = || {
        format!(
            "{} {:?} {stored:?}",
            position.fen(),
            referee.carried().to_string()
        )
    };
    if referee.verdict().is_none() {
        let found = prober.probe(position, referee);
        let best = found.moves.iter().map(|mv| mv.book).max();
        assert_ne!(best, Some(Standing::Unknown), "{}", context());
        if let Some(best) = best {
            assert_eq!(best, stored.value, "{}", context());
        }
    }
    let mut nodes = 3_000;
    if let Some(value) = search(position, referee, depth, &mut nodes) {
        assert_eq!(value, stored.value, "by search: {}", context());
    }
    true
}

fn agree(variant: Variant, id: &str, pieces: u8, positions: u32) {
    let book = book(id);
    let tables = tables(variant, &book, pieces);
    let mut prober = tables.prober(1 << 20);
    let mut dice = Dice(0x9E37_79B9 + u64::from(positions));
    let mut compared = 0;
    let mut asked = 0;
    while compared < positions {
        asked += 1;
        assert!(asked < 20 * positions, "{id}: hardly anything is known");
        let position = position(&tables, &mut dice);
        let referee = counted(&book, &position, &mut dice);
        let depth = 1 + dice.below(5) as u32;
        compared += u32::from(compare(&mut prober, &position, &referee, depth));
    }
    println!("{id} in {}: {compared} positions", variant.id());
}

#[test]
fn the_books_of_the_four_games() {
    let (pieces, positions) = if all() { (4, 20_000) } else { (3, 400) };
    agree(Variant::International, "fmjd", pieces, positions);
    let positions = if all() { 20_000 } else { 400 };
    agree(Variant::Russian, "russia-2022", 4, positions);
    agree(Variant::Brazilian, "cbd", 4, positions);
    agree(Variant::American, "wcdf", 4, positions);
}

#[test]
fn other_books() {
    let (pieces, positions) = if all() { (4, 20_000) } else { (3, 100) };
    for (variant, id) in [
        (Variant::Russian, "fmjd-64"),
        (Variant::Brazilian, "fmjd-64"),
        (Variant::International, "fmjd-lpp"),
        (Variant::Portuguese, "portuguese"),
        (Variant::Czech, "czech"),
        (Variant::Pool, "pool"),
    ] {
        agree(variant, id, pieces, positions);
    }
}

#[test]
fn a_book_that_is_not_understood_gives_no_value() {
    // The five moves of the IDF are the strong side's, then each player's: what is
    // left after a capture does not follow from what was left before.
    let tables = tables(Variant::Russian, &book("idf"), 3);
    let beyond = tables.beyond_book();
    for class in &beyond {
        let position = tables.position_at(*class, 0, 5).expect("there is one");
        let referee = Referee::new(book("idf"), position.facts());
        let found = tables.prober(1 << 20).book(&position, &referee);
        assert_eq!(found.value, Standing::Unknown);
    }
    let two = Class::new([0, 0], [2, 1]);
    assert!(beyond.contains(&two), "{beyond:?}");
}
