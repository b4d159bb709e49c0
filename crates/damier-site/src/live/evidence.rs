//! What can be found out about a position, for rulings that rest on evidence:
//! a short search of everything, and the engine's estimate. This is the one place
//! where endgame tables would answer instead.

use damier_arbiter::{Assessment, Proof};
use damier_draughts::Position;
use damier_engine::evidence::{EveryLine, own_moves};
use damier_engine::{Engine, Limits, Past};
use damier_game::BySide;

use super::claims::Known;
use super::ruling::Basis;

/// So many positions the engine looks at.
const ENGINE_POSITIONS: u64 = 250_000;

/// Looks into a position. Wins that come only after `deadline` plies do not
/// count: by then a clause has ended the game. `effort` multiplies how many
/// positions are looked at.
pub(super) fn gather(
    engine: &mut Engine,
    position: &Position,
    past: &Past,
    deadline: Option<u32>,
    effort: u32,
    stop: &dyn Fn() -> bool,
) -> (Known, Basis) {
    let effort = u64::from(effort.max(1));
    let usual = EveryLine::default();
    let search = EveryLine {
        positions: usual.positions * effort,
        ..usual
    };
    let found = search.look(position, deadline, stop);
    let limits = Limits {
        depth: None,
        nodes: Some(ENGINE_POSITIONS * effort),
    };
    let report = engine.search(position, past, &limits, stop);
    let basis = Basis {
        plies: found.plies,
        positions: found.positions,
        engine_depth: report.depth,
        engine_positions: report.nodes,
    };
    let mover = position.side_to_move();
    // The engine's search knows the counters; a win that it sees is a win.
    let seen = report.plies_to_end().map(|plies| {
        let side = if plies > 0 { mover } else { !mover };
        (side, plies.unsigned_abs())
    });
    let win = found.win.or(seen);
    let known = BySide::from_fn(|side| Assessment {
        proof: match win {
            Some((winner, plies)) if winner == side => Proof::Win {
                moves: Some(own_moves(plies, side == mover)),
            },
            Some(_) => Proof::NoWin,
            None => Proof::Open,
        },
        centimen: Some(if side == mover {
            report.score
        } else {
            -report.score
        }),
        rests_on: format!(
            "every line of {} plies, {} positions; engine, depth {}, {} positions",
            basis.plies, basis.positions, basis.engine_depth, basis.engine_positions
        ),
    });
    (Known(known), basis)
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;
    use damier_engine::DrawRules;
    use damier_game::Side;

    use super::*;

    fn assess(variant: Variant, fen: &str, deadline: Option<u32>) -> (Known, Basis) {
        let position = Position::from_fen(variant, fen).unwrap();
        let rules = DrawRules::for_variant(variant.id());
        let past = Past::start(rules, &position.facts());
        gather(&mut Engine::new(1), &position, &past, deadline, 1, &|| {
            false
        })
    }

    #[test]
    fn a_short_win_is_found_and_counted_in_own_moves() {
        // White takes the last piece at once.
        let (known, basis) = assess(Variant::International, "W:WK28:B22", None);
        assert_eq!(known.0.white.proof, Proof::Win { moves: Some(1) });
        assert_eq!(known.0.black.proof, Proof::NoWin);
        assert_eq!(basis.plies, 1);
    }

    #[test]
    fn a_king_each_proves_nothing() {
        let (known, basis) = assess(Variant::International, "W:WK1:BK48", None);
        assert_eq!(known.0.white.proof, Proof::Open);
        assert!(basis.plies >= 3, "{basis:?}");
        assert!(known.0.white.rests_on.contains("positions"));
    }

    #[test]
    fn a_win_that_comes_after_the_deadline_is_none_of_the_exhaustive_search() {
        let position = Position::from_fen(Variant::International, "W:WK28:B22").unwrap();
        let shortest = |deadline| EveryLine::default().look(&position, Some(deadline), &|| false);
        assert_eq!(shortest(0).win, None);
        assert_eq!(shortest(1).win, Some((Side::White, 1)));
    }
}
