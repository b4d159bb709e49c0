//! The values under a book against search with the referee himself: counters at
//! random stages, all of them explicit.

use std::sync::Arc;

use damier_arbiter::{Carried, CarriedCounter, ClauseId, CounterView, Referee, RuleBook};
use damier_draughts::{Move, Position, Variant};
use damier_endgame::{Checker, Class, Metric, Prober, Standing, Tables};
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

/// So many of the plies that a counter bears: half of the answers near the end, where search
/// sees everything.
fn some_of(bears: u32, dice: &mut Dice) -> u32 {
    let near = dice.below(u64::from(bears.clamp(1, 6))) as u32;
    match dice.below(4) {
        0 | 1 => bears.saturating_sub(1 + near),
        2 => dice.below(u64::from(bears.max(1))) as u32,
        _ => dice.below(4).min(u64::from(bears.saturating_sub(1))) as u32,
    }
}

/// A referee with counts at random stages.
///
/// For half of them every counter has counted the same plies, but that those which a man's move
/// restarts may have fewer. For the others each counter stands anywhere; where no game leads to
/// that, the tables say so there or after a move, and nothing is compared. `true`: of the first
/// kind.
fn counted(book: &Arc<RuleBook>, position: &Position, dice: &mut Dice) -> (Referee, bool) {
    let fresh = Referee::new(Arc::clone(book), position.facts());
    let counters = fresh.all_counters();
    let mut carried = Carried::default();
    let bears = |view: &CounterView| view.deadline.saturating_sub(fresh.plies());
    let most = counters.iter().map(bears).min().unwrap_or(0);
    let alike = (dice.below(2) == 0).then(|| some_of(most, dice));
    for view in &counters {
        let restarts = book.clause(&view.clause).and_then(|clause| clause.limit());
        let restarts = restarts.is_some_and(|rule| rule.restarts.man_move);
        let plies = match alike {
            Some(plies) if restarts => dice.below(u64::from(plies) + 1) as u32,
            Some(plies) => plies,
            None => some_of(bears(view), dice),
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
    let referee = Referee::with_counters(Arc::clone(book), position.facts(), &carried);
    (referee.unwrap_or(fresh), alike.is_some())
}

fn of_outcome(outcome: Outcome, mover: Side) -> Standing {
    match outcome.winner() {
        None => Standing::Draw,
        Some(side) if side == mover => Standing::Win,
        Some(_) => Standing::Loss,
    }
}

/// Plain search with the referee himself: who wins by force, or that nobody does
/// before the game is over.
struct Brute {
    nodes: u32,
    /// Whether a capture or a crowning changed the class on the way.
    changed: bool,
}

impl Brute {
    /// The value for the side to move; `None` if it is not settled within so many plies.
    fn search(&mut self, position: &Position, referee: &Referee, depth: u32) -> Option<Standing> {
        let mover = position.side_to_move();
        if let Some(verdict) = referee.verdict() {
            return Some(of_outcome(verdict.outcome, mover));
        }
        if depth == 0 || self.nodes == 0 {
            return None;
        }
        self.nodes -= 1;
        let mut best = Some(Standing::Loss);
        for mv in position.legal_moves() {
            let mut next = *position;
            let facts = next.play(&mv).expect("legal");
            self.changed |= facts.captured > 0 || facts.promoted;
            let mut after = referee.clone();
            after.record(&facts);
            match self.search(&next, &after, depth - 1) {
                Some(Standing::Loss) => return Some(Standing::Win),
                Some(value) => best = best.map(|known| known.max(value.reversed())),
                None => best = None,
            }
        }
        best
    }
}

/// What became of one comparison.
#[derive(Default)]
struct Tally {
    /// Positions that a search settled, all as the tables have them.
    settled: u32,
    /// Those of which the class was changed on the way.
    changed: u32,
    /// Those that are draws because a count ran out or ran on.
    drawn: u32,
    /// Those in which one ply more or less on the counter would be another result.
    edge: u32,
    /// Positions that search left open: they count for nothing.
    open: u32,
    /// Positions whose value follows from those after each move.
    followed: u32,
}

impl Tally {
    /// One position: its value must follow from those after each move, as the referee
    /// counts; and search, where it settles the matter, must say the same.
    fn compare(
        &mut self,
        prober: &mut Prober,
        position: &Position,
        referee: &Referee,
        usual: bool,
    ) {
        let stored = prober.book(position, referee);
        if stored.value == Standing::Unknown || referee.verdict().is_some() {
            return;
        }
        let context = || {
            format!(
                "{} {:?} {stored:?}",
                position.fen(),
                referee.carried().to_string()
            )
        };
        let found = prober.probe(position, referee);
        let best = found.moves.iter().map(|mv| mv.book).max();
        if !usual && best == Some(Standing::Unknown) {
            return;
        }
        assert_ne!(best, Some(Standing::Unknown), "{}", context());
        if let Some(best) = best {
            assert_eq!(best, stored.value, "{}", context());
            self.followed += 1;
        }
        let mut brute = Brute {
            nodes: 600,
            changed: false,
        };
        if let Some(value) = brute.search(position, referee, 8) {
            assert_eq!(value, stored.value, "by search: {}", context());
            self.settled += 1;
            self.changed += u32::from(brute.changed);
            self.drawn += u32::from(value == Standing::Draw);
            let edge = stored.need.zip(stored.remaining);
            let edge = edge.is_some_and(|(need, left)| need == left || need == left + 1);
            self.edge += u32::from(edge);
        } else {
            self.open += 1;
        }
    }
}

/// Until so many positions were settled by search, counts at random stages.
fn agree(variant: Variant, id: &str, pieces: u8, positions: u32) {
    let tally = agree_under(variant, &book(id), pieces, positions);
    assert!(tally.changed > positions / 20, "{id}: {}", tally.changed);
}

/// The same under a book with settings.
fn agree_under(variant: Variant, book: &Arc<RuleBook>, pieces: u8, positions: u32) -> Tally {
    let id = book.id();
    let tables = tables(variant, book, pieces);
    let mut prober = tables.prober(1 << 20);
    let mut dice = Dice(0x9E37_79B9 + u64::from(positions));
    let mut tally = Tally::default();
    let mut asked = 0;
    if tables.contents(Metric::Book).is_empty() {
        println!("{id} in {}: nothing is known", variant.id());
        return tally;
    }
    while tally.settled < positions {
        asked += 1;
        assert!(asked < 60 * positions, "{id}: hardly anything is settled");
        let position = position(&tables, &mut dice);
        let (referee, usual) = counted(book, &position, &mut dice);
        tally.compare(&mut prober, &position, &referee, usual);
    }
    println!(
        "{id} in {}: {} settled by search, all alike ({} through a capture or crowning, {} draws, \
         {} within a ply of another result), {} left open; {} follow from their moves",
        variant.id(),
        tally.settled,
        tally.changed,
        tally.drawn,
        tally.edge,
        tally.open,
        tally.followed
    );
    tally
}

/// Every game under every book that is meant for it.
fn books_of(variant: Variant) -> Vec<String> {
    let all = RuleBook::for_variant(variant.id()).into_iter();
    all.map(|book| book.id().to_owned()).collect()
}

/// All books of these games, or the one that `DAMIER_ENDGAME_BOOK` names.
fn agree_in(variants: &[Variant], pieces: u8) {
    let (pieces, positions) = if all() { (4, 20_000) } else { (pieces, 150) };
    let only = std::env::var("DAMIER_ENDGAME_BOOK").ok();
    for &variant in variants {
        for id in books_of(variant) {
            if only.as_ref().is_some_and(|only| *only != id) {
                continue;
            }
            agree(variant, &id, pieces, positions);
        }
    }
}

#[test]
fn search_agrees_in_russian_draughts() {
    agree_in(&[Variant::Russian], 4);
}

#[test]
fn search_agrees_in_brazilian_and_american_draughts() {
    agree_in(&[Variant::Brazilian, Variant::American], 4);
}

#[test]
fn search_agrees_in_international_draughts() {
    agree_in(&[Variant::International], 3);
}

#[test]
fn search_agrees_in_the_relatives_on_64_squares() {
    agree_in(
        &[
            Variant::Pool,
            Variant::Czech,
            Variant::Spanish,
            Variant::Portuguese,
            Variant::Italian,
            Variant::Thai,
            Variant::Turkish,
        ],
        3,
    );
}

#[test]
fn search_agrees_in_the_relatives_on_100_squares() {
    agree_in(
        &[
            Variant::Antidraughts,
            Variant::Breakthrough,
            Variant::Killer,
            Variant::Frisian,
            Variant::Frysk,
        ],
        3,
    );
}

#[test]
fn a_book_that_is_not_understood_gives_no_value_but_draws_of_the_pure_game() {
    // Portuguese three kings against one: what the count of the river does there is none of
    // the things that the tables know.
    let tables = tables(Variant::Portuguese, &book("portuguese"), 4);
    let beyond = tables.beyond_book();
    assert!(beyond.contains(&Class::new([0, 0], [3, 1])), "{beyond:?}");
    let mut prober = tables.prober(1 << 20);
    let mut checker = Checker::new(&tables, 1 << 20).expect("knows the game");
    let (mut drawn, mut unknown) = (0, 0);
    for class in &beyond {
        for place in (5..4000).step_by(97) {
            let Some(position) = tables.position_at(*class, 0, place) else {
                continue;
            };
            // Nothing is stored that could be compared with the moves.
            assert_eq!(checker.check_book(*class, 0, place, 3), Ok(false));
            let referee = Referee::new(book("portuguese"), position.facts());
            let found = prober.book(&position, &referee).value;
            // Counts make no wins: a draw without them is one with them.
            if prober.pure(&position).value == Standing::Draw {
                assert_eq!(found, Standing::Draw, "{}", position.fen());
                drawn += 1;
            } else {
                assert_eq!(found, Standing::Unknown, "{}", position.fen());
                unknown += 1;
            }
        }
    }
    assert!(drawn > 0 && unknown > 0, "{drawn} {unknown}");
}

/// A referee who has seen so many moves of White, the stronger side, and of Black.
fn five(position: &Position, white: u32, black: u32) -> Option<Referee> {
    let carried = Carried {
        counters: vec![CarriedCounter {
            clause: ClauseId::parse("idf/7.2.8").expect("an id"),
            white,
            black,
            strong: None,
        }],
        positions: Vec::new(),
    };
    Referee::with_counters(book("idf"), position.facts(), &carried).ok()
}

/// The five moves of the stronger side become five moves of each when it loses a piece: with the
/// same time left it matters who began.
#[test]
fn who_began_the_count_matters_under_the_idf() {
    let tables = tables(Variant::Russian, &book("idf"), 3);
    assert!(tables.beyond_book().is_empty());
    let mut prober = tables.prober(1 << 20);
    let (mut compared, mut differ) = (0, 0);
    for class in [Class::new([0, 0], [2, 1]), Class::new([1, 0], [1, 1])] {
        for place in 0.. {
            let Some(position) = tables.position_at(class, 1, place) else {
                break;
            };
            let takes = |mv: &Move| mv.captures().len() == 1;
            if !position.legal_moves().iter().any(takes) || (!all() && place % 5 != 0) {
                continue;
            }
            for white in 1..=4 {
                // White began, or Black did: what is left of White's five moves is the same.
                let values = [white - 1, white].map(|black| {
                    let referee = five(&position, white, black).expect("can be");
                    let views = referee.all_counters().into_iter();
                    let mut five = views.filter(|view| view.clause.as_str() == "idf/7.2.8");
                    assert_eq!(five.next().map(|view| view.left), Some(5 - white));
                    let found = prober.probe(&position, &referee);
                    let moves = found.moves.iter().map(|mv| mv.book).max();
                    let stored = prober.book(&position, &referee).value;
                    assert_eq!(moves, Some(stored), "{} {white} {black}", position.fen());
                    stored
                });
                compared += 1;
                differ += u32::from(values[0] != values[1]);
            }
        }
    }
    assert!(compared > 1_000 && differ > 0, "{differ} of {compared}");
}

/// The books of a game that have a regulation draw, with it in force.
fn with_regulation_draws(variant: Variant) -> Vec<Arc<RuleBook>> {
    let books = RuleBook::for_variant(variant.id()).into_iter();
    let set = books.filter_map(|book| book.with_setting("regulation-draw", "on").ok());
    set.map(Arc::new).collect()
}

/// Small endings are draws at once there, but for those in which the next move wins.
#[test]
fn search_agrees_under_regulation_draws() {
    let positions = if all() { 20_000 } else { 150 };
    let mut books = 0;
    for (variant, pieces) in [
        (Variant::Russian, 4),
        (Variant::Brazilian, 4),
        (Variant::International, 3),
    ] {
        for book in with_regulation_draws(variant) {
            agree_under(variant, &book, pieces, positions);
            books += 1;
        }
    }
    assert!(books >= 3, "{books} books have the setting");
}

/// A win by the very next move beats the regulation draw: one of the mover's, and one of the
/// opponent's where every move gives it.
#[test]
fn wins_at_once_beat_a_regulation_draw() {
    for (variant, pieces) in [(Variant::Russian, 4), (Variant::International, 3)] {
        for book in with_regulation_draws(variant) {
            let tables = tables(variant, &book, pieces);
            let mut tally = AtOnce::new(&tables);
            for class in [Class::new([0, 0], [2, 1]), Class::new([0, 0], [1, 1])] {
                for place in (0..40_000).step_by(7) {
                    tally.add(&book, (class, 0, place));
                    tally.add(&book, (class, 1, place));
                }
            }
            assert!(tally.won > 100, "{} {}", book.id(), tally.won);
            assert!(tally.checked > 100, "{} {}", book.id(), tally.checked);
            // Two kings take one of two, and the other takes both.
            let before = Class::new([0, 0], [2, 2]);
            for place in (0..200_000).step_by(if all() { 1 } else { 5 }) {
                let position = tables.position_at(before, 0, place);
                let takes =
                    |at: &Position| at.legal_moves().iter().all(|mv| mv.captures().len() == 1);
                if position.is_some_and(|at| takes(&at)) {
                    tally.add(&book, (before, 0, place));
                }
            }
            assert_eq!(pieces == 4, tally.lost > 0, "{} {}", book.id(), tally.lost);
        }
    }
}

/// Positions in and before regulation draws.
struct AtOnce {
    prober: Prober,
    checker: Checker,
    /// Won by the next move, the draw notwithstanding.
    won: u32,
    /// Lost because every move is followed by such a win.
    lost: u32,
    /// Those that a second move generator found to follow from their moves.
    checked: u32,
}

impl AtOnce {
    fn new(tables: &Arc<Tables>) -> AtOnce {
        AtOnce {
            prober: tables.prober(1 << 20),
            checker: Checker::new(tables, 1 << 20).expect("knows the game"),
            won: 0,
            lost: 0,
            checked: 0,
        }
    }

    fn add(&mut self, book: &Arc<RuleBook>, (class, mover, place): (Class, usize, u64)) {
        let tables = self.prober.tables();
        let Some(position) = tables.position_at(class, mover, place) else {
            return;
        };
        let facts = position.facts();
        let referee = Referee::new(Arc::clone(book), facts);
        if referee.verdict().is_some() {
            return;
        }
        let found = self.prober.book(&position, &referee);
        if referee.all_counters().iter().any(|view| view.limit == 0) {
            assert!(facts.wins_at_once, "{}", position.fen());
            let edge = (found.value, found.need, found.remaining);
            assert_eq!(
                edge,
                (Standing::Win, Some(0), Some(0)),
                "{}",
                position.fen()
            );
            self.won += 1;
        }
        let at_once = |mv: &Move| {
            let mut next = position;
            let after = next.play(mv).expect("legal");
            let mut referee = referee.clone();
            referee.record(&after);
            let drawn = referee.all_counters().iter().any(|view| view.limit == 0);
            drawn && after.after.wins_at_once
        };
        if position.legal_moves().iter().all(at_once) {
            assert_eq!(found.value, Standing::Loss, "{}", position.fen());
            self.lost += 1;
        }
        if place.is_multiple_of(5) {
            let sound = self.checker.check_book(class, mover, place, 0);
            self.checked += u32::from(sound.expect("follows from its moves"));
        }
    }
}
