//! Every limit that a player has to claim, at its edge: one ply early, on it, after it, won on
//! it, put back by each cause. The plies are made up, as for the limits that end a game.

use std::sync::Arc;

use damier_arbiter::{Applies, ClaimRefused, Clause, LimitRule, Referee, RuleBook};
use damier_game::{BySide, Outcome, PieceClass, Reason, Side, Terminal};

use crate::limits::{Line, Style, forces};

/// A line in which the clause can be claimed, and the first ply after which it can.
fn line_to_claim(book: &Arc<RuleBook>, clause: &Clause, rule: &LimitRule) -> Option<(Line, u32)> {
    for white in forces() {
        for black in forces() {
            let force = BySide { white, black };
            if rule.when.holds(&force).is_none() {
                continue;
            }
            let line = Line {
                book: book.clone(),
                force,
                first: Side::White,
                style: Style::Kings,
            };
            let mut referee = line.referee();
            let claimable = (1..400).find(|number| {
                referee.record(&line.ply(*number));
                referee.claimable().contains(&clause.id)
            });
            if let Some(number) = claimable {
                return Some((line, number));
            }
        }
    }
    None
}

fn check_claim(book: &Arc<RuleBook>, clause: &Clause, rule: &LimitRule) {
    let name = clause.id.as_str();
    let (line, end) =
        line_to_claim(book, clause, rule).unwrap_or_else(|| panic!("{name} can never be claimed"));
    let played = |plies: u32| {
        let mut referee = line.referee();
        for number in 1..=plies {
            assert_eq!(referee.record(&line.ply(number)), None, "{name}: {number}");
        }
        referee
    };
    let claim = |referee: &mut Referee| {
        let side = referee.position().side_to_move;
        referee.claim(side, &clause.id, None)
    };
    let early = claim(&mut played(end - 1));
    assert!(
        matches!(early, Err(ClaimRefused::NotYet { missing: 1, .. })),
        "{name}: {early:?}"
    );
    for late in 0..2 {
        let verdict = claim(&mut played(end + late)).expect(name);
        assert_eq!((verdict.outcome, verdict.ply), (Outcome::Draw, end + late));
    }
    // Won on it.
    let mut referee = played(end - 1);
    let mut last = line.ply(end);
    let won = Outcome::Win(last.mover);
    last.after.terminal = Some(Terminal {
        outcome: won,
        reason: Reason::NoPieces,
    });
    let verdict = referee.record(&last).expect("the game is over");
    assert_eq!((verdict.outcome, verdict.clause), (won, None), "{name}");
    assert_eq!(claim(&mut referee), Err(ClaimRefused::Over), "{name}");
    // Put back by each cause, or by none.
    for (capture, man_move, restarts) in [
        (1, false, rule.restarts.capture),
        (0, true, rule.restarts.man_move),
    ] {
        let mut referee = played(end - 2);
        let mut ply = line.ply(end - 1);
        ply.captured = capture;
        if man_move {
            ply.piece = PieceClass::Man;
        }
        referee.record(&ply);
        referee.record(&line.ply(end));
        assert_eq!(claim(&mut referee).is_err(), restarts, "{name}: {ply:?}");
    }
}

#[test]
fn every_limit_to_be_claimed_at_its_edge() {
    let mut checked = Vec::new();
    for book in RuleBook::all() {
        for clause in book.clauses().filter(|c| c.applies == Applies::Claim) {
            let Some(rule) = clause.limit() else {
                continue;
            };
            check_claim(book, clause, rule);
            checked.push(clause.id.to_string());
        }
    }
    assert!(
        checked.iter().any(|id| id == "wcdf-claim/1.32.2"),
        "{checked:?}"
    );
}
