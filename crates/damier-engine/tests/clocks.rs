//! The counters of the search against the referee's, on random endings.

use damier_arbiter::{Referee, RuleBook};
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
fn follows_the_referee(start: Position, book: &str, random: &mut Random) -> bool {
    let rules = DrawRules::for_book(book).expect("a book the search knows");
    let book = RuleBook::builtin(book).expect("a book the referee knows");
    let mut position = start;
    let facts = position.facts();
    let mut referee = Referee::new(book, facts);
    let mut clocks = DrawClocks::start(&rules, &facts.force);
    while referee.verdict().is_none() {
        let moves = position.legal_moves();
        // Captures would end most games before a counter does.
        let mv = &moves[random.below(moves.len())];
        let facts = position.play(mv).expect("a legal move");
        clocks = clocks.after(&rules, PlyKind::from(&facts), &facts.after.force);
        let verdict = referee.record(&facts);
        let reason = verdict.as_ref().map(|verdict| verdict.reason);
        let by_counter = matches!(reason, Some(Reason::MoveLimit | Reason::EndgameLimit));
        let over = matches!(reason, Some(reason) if !matches!(reason, Reason::Repetition));
        let runs_out = clocks.left(&rules, &facts.after.force) == Some(0);
        if by_counter || !over && reason.is_none() {
            assert_eq!(
                runs_out,
                by_counter,
                "{} from {}: {clocks:?}, referee {:?}",
                position.fen(),
                start.fen(),
                referee.counters()
            );
        }
        if by_counter {
            return true;
        }
    }
    false
}

#[track_caller]
fn agrees(variant: Variant, book: &str, at_least: u32) {
    let mut random = Random::new(9);
    let (mut games, mut by_counter) = (0, 0);
    while games < 3000 {
        let Some(start) = ending(variant, &mut random) else {
            continue;
        };
        if start.legal_moves().is_empty() {
            continue;
        }
        games += 1;
        by_counter += u32::from(follows_the_referee(start, book, &mut random));
    }
    assert!(
        by_counter >= at_least,
        "only {by_counter} games were ended by a counter"
    );
}

#[test]
fn international_counters_agree_with_the_referee() {
    agrees(Variant::International, "fmjd", 100);
    agrees(Variant::International, "fmjd-lpp", 100);
}

#[test]
fn russian_counters_agree_with_the_referee() {
    agrees(Variant::Russian, "russia-2022", 100);
}

#[test]
fn brazilian_counters_agree_with_the_referee() {
    agrees(Variant::Brazilian, "cbd", 100);
}

#[test]
fn american_counters_agree_with_the_referee() {
    agrees(Variant::American, "wcdf", 5);
}
