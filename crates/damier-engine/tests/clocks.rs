//! The counters of the search against the referee's, on random endings.

use std::sync::Arc;

use damier_arbiter::{Applies, ClauseId, Referee, RuleBook};
use damier_draughts::{Position, Variant};
use damier_engine::{DrawClocks, DrawRules, PlyKind, Random};
use damier_game::Reason;

/// A random position with few pieces, most of them kings. `None` if the pieces
/// cannot stand so.
fn ending(variant: Variant, random: &mut Random) -> Option<Position> {
    let squares = usize::from(variant.geometry().squares());
    let mut army = |most: usize| {
        let count = 1 + random.below(most);
        let mut pieces = Vec::new();
        for _ in 0..count {
            let king = if random.chance(750) { "K" } else { "" };
            pieces.push(format!("{king}{}", 1 + random.below(squares)));
        }
        pieces.join(",")
    };
    let fen = format!("W:W{}:B{}", army(4), army(3));
    Position::from_fen(variant, &fen).ok()
}

/// Plays a random game; returns whether a counter ended it.
fn follows_the_referee(start: Position, book: &Arc<RuleBook>, random: &mut Random) -> bool {
    let rules = DrawRules::from_book(book);
    let mut position = start;
    let facts = position.facts();
    let mut referee = Referee::new(Arc::clone(book), facts);
    let mut clocks = DrawClocks::start(&rules, &facts.force);
    while referee.verdict().is_none() && referee.plies() < 200 {
        let moves = position.legal_moves();
        // Captures would end most games before a counter does.
        let mv = &moves[random.below(moves.len())];
        let facts = position.play(mv).expect("a legal move");
        clocks = clocks.after(&rules, PlyKind::from(&facts), &facts.after.force);
        let verdict = referee.record(&facts);
        let reason = verdict.as_ref().map(|verdict| verdict.reason);
        let by_counter = matches!(reason, Some(Reason::MoveLimit | Reason::EndgameLimit));
        let place = || {
            format!(
                "{} {} from {}: {clocks:?}, referee {:?}",
                book.id(),
                position.fen(),
                start.fen(),
                referee.counters()
            )
        };
        // Some draws wait while the next move would win; the search sees that move.
        let waits = facts.after.wins_at_once && !by_counter;
        if (by_counter || reason.is_none()) && !waits {
            assert_eq!(clocks.left() == Some(0), by_counter, "{}", place());
        }
        // Beside the counts shown, those at 0 that always run; where there are
        // only men, the search need not look at counts that every move restarts.
        let automatic = |id: &ClauseId| {
            let clause = book.clause(id);
            clause.is_some_and(|clause| clause.applies == Applies::Automatic)
        };
        let counters = referee.counters();
        let nearest = counters
            .iter()
            .find(|counter| counter.count > 0 && automatic(&counter.clause));
        if let (None, Some(nearest)) = (reason, nearest) {
            let left = clocks.left().map(u32::from);
            let shown = nearest.deadline - referee.plies();
            assert!(left.is_some_and(|left| left <= shown), "{}", place());
        }
        if by_counter {
            return true;
        }
    }
    false
}

#[track_caller]
fn agrees(book: &Arc<RuleBook>, games: u32, at_least: u32) {
    let variant: Variant = book.variants()[0].parse().expect("a game of draughts");
    let mut random = Random::new(9);
    let (mut played, mut by_counter) = (0, 0);
    while played < games {
        let Some(start) = ending(variant, &mut random) else {
            continue;
        };
        if start.legal_moves().is_empty() {
            continue;
        }
        played += 1;
        by_counter += u32::from(follows_the_referee(start, book, &mut random));
    }
    assert!(
        by_counter >= at_least,
        "{}: only {by_counter} games were ended by a counter",
        book.id()
    );
}

#[test]
fn the_counters_of_the_four_games_agree_with_the_referee() {
    for (id, at_least) in [
        ("fmjd", 100),
        ("fmjd-lpp", 100),
        ("russia-2022", 100),
        ("cbd", 100),
        ("wcdf", 5),
    ] {
        agrees(&RuleBook::builtin(id).expect("built in"), 3000, at_least);
    }
}

/// Claims end no game here, so books for claims are left out.
#[test]
fn the_counters_of_every_book_and_setting_agree_with_the_referee() {
    for book in RuleBook::all() {
        let by_claim = book
            .clauses()
            .any(|clause| clause.applies == Applies::Claim);
        if by_claim || book.variants()[0].parse::<Variant>().is_err() {
            continue;
        }
        agrees(book, 200, 0);
        for setting in book.settings() {
            for choice in &setting.choices {
                let chosen = book
                    .with_setting(&setting.id, &choice.value)
                    .expect("exists");
                agrees(&Arc::new(chosen), 200, 0);
            }
        }
    }
}

/// A book of its own, unlike any that is built in.
#[test]
fn the_counters_of_a_house_rule_agree_with_the_referee() {
    let text = r#"
format = 1
id = "house"
variants = ["russian"]
source = "house rules"
name.en = "House rules"
about.en = "Short games."
[[clause]]
id = "a"
article = "1"
source = "house rules"
kind = "move-limit"
when.pieces = "2-8"
unit = "each"
limit = { "2-4" = 6, "5-8" = 9 }
restarts = ["capture"]
name.en = "few pieces"
rule.en = "Few pieces have few moves."
[[clause]]
id = "b"
article = "2"
source = "house rules"
kind = "endgame-limit"
when.force = [">=2K+*M v >=1K+*M"]
when.long-diagonal = "strong-present"
lasts = "adds-up"
unit = "strong"
limit = 3
name.en = "the road"
rule.en = "Three moves in all on the road."
"#;
    let book = RuleBook::parse(text).unwrap_or_else(|errors| panic!("{errors}"));
    agrees(&Arc::new(book), 1000, 150);
}
