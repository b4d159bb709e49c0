//! Bulk judging gives what a referee gives who is asked after every ply.

use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook, Skim};
use damier_chess::{Position, StartNumber};
use damier_game::Game;

/// Plays at random with a liking for quiet moves, so that games get long.
fn compare(start: &Position, seed: u64, plies: usize, book: &Arc<RuleBook>) -> Option<String> {
    let mut position = start.clone();
    let quiet = start.halfmoves();
    let mut referee = Referee::with_quiet_plies(Arc::clone(book), start.facts(), quiet);
    let mut skim = Skim::new(Arc::clone(book), start.facts(), quiet);
    let mut bits = seed | 1;
    for _ in 0..plies {
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        bits = bits
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        let pick = (bits >> 33) as usize;
        // Going back and forth repeats positions.
        let back = moves
            .iter()
            .find(|mv| mv.captured().is_none() && mv.from() > mv.to());
        let mv = match back {
            Some(mv) if pick.is_multiple_of(3) => *mv,
            _ => moves[pick % moves.len()],
        };
        let facts = position.play(&mv).expect("legal");
        let over = referee.record(&facts).is_some();
        assert_eq!(skim.record(&facts), over, "{}", position.fen());
        if pick.is_multiple_of(16) {
            agree(&skim, &referee);
        }
    }
    agree(&skim, &referee);
    referee.verdict().map(|verdict| verdict.reason.to_string())
}

fn agree(skim: &Skim, referee: &Referee) {
    let found = skim.clone().finish();
    assert_eq!(found.verdict.as_ref(), referee.verdict());
    assert_eq!(found.counters, referee.counters());
    assert_eq!(found.claimable, referee.claimable());
}

#[test]
fn skimming_gives_the_same_verdicts_and_counts() {
    let mut reasons = std::collections::BTreeSet::new();
    for name in ["fide-960", "casual-960"] {
        let book = RuleBook::builtin(name).expect("built in");
        for seed in 0..60 {
            let start = match seed % 4 {
                0 => StartNumber::new(seed * 15).expect("below 960").position(),
                1 => Position::from_fen("4k3/8/8/8/8/8/8/R3K2R w KQ - 97 60").expect("fine"),
                2 => Position::from_fen("4k3/p7/8/8/8/8/P7/R3K3 b Q - 3 9").expect("fine"),
                _ => Position::from_fen("4k2r/8/8/8/8/8/8/4K2R w - - 130 90").expect("fine"),
            };
            reasons.extend(compare(&start, u64::from(seed) * 77, 300, &book));
        }
    }
    let all: Vec<&str> = reasons.iter().map(String::as_str).collect();
    for reason in ["move-limit", "repetition", "dead-position"] {
        assert!(all.contains(&reason), "{all:?}");
    }
}

#[test]
fn a_game_over_at_its_start_stays_so() {
    let book = RuleBook::builtin("fide-960").expect("built in");
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - -",
        "7k/5Q2/6K1/8/8/8/8/8 b - -",
        "4k2r/8/8/8/8/8/8/4K2R w - - 150 90",
    ] {
        let start = Position::from_fen(fen).expect(fen);
        let quiet = start.halfmoves();
        let referee = Referee::with_quiet_plies(Arc::clone(&book), start.facts(), quiet);
        let skim = Skim::new(Arc::clone(&book), start.facts(), quiet);
        assert!(referee.verdict().is_some());
        agree(&skim, &referee);
    }
}
