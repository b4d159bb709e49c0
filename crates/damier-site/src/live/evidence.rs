//! What can be found out about a position, for rulings that rest on evidence:
//! a short search of everything, and the engine's estimate. This is the one place
//! where endgame tables would answer instead.

use std::collections::HashMap;

use damier_arbiter::{Assessment, Proof};
use damier_draughts::Position;
use damier_engine::{Engine, Limits, Past};
use damier_game::{BySide, Outcome, RepetitionKey, Side};

use super::claims::Known;
use super::ruling::Basis;

/// So many positions are searched through completely at most.
const POSITIONS: u64 = 60_000;

/// So many plies ahead at most.
const PLIES: u32 = 21;

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
    let horizon = deadline.unwrap_or(PLIES).min(PLIES);
    let mut search = Exhaustive::new(effort, stop);
    let found = search.shortest_win(position, horizon);
    let limits = Limits {
        depth: None,
        nodes: Some(ENGINE_POSITIONS * u64::from(effort.max(1))),
    };
    let report = engine.search(position, past, &limits, stop);
    let basis = Basis {
        plies: search.complete,
        positions: search.looked_at,
        engine_depth: report.depth,
        engine_positions: report.nodes,
    };
    let mover = position.side_to_move();
    // The engine's search knows the counters; a win that it sees is a win.
    let seen = report.plies_to_end().map(|plies| {
        let side = if plies > 0 { mover } else { !mover };
        (side, plies.unsigned_abs())
    });
    let win = found.or(seen);
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

/// How many moves of its own the winner makes in so many plies.
fn own_moves(plies: u32, moves_first: bool) -> u32 {
    if moves_first {
        plies.div_ceil(2)
    } else {
        plies / 2
    }
}

/// A search of every line up to a depth.
struct Exhaustive<'s> {
    stop: &'s dyn Fn() -> bool,
    looked_at: u64,
    /// How many positions are looked at at most.
    most: u64,
    /// The deepest search that was completed, in plies.
    complete: u32,
    /// Positions with the plies within which the winner is known to win, and
    /// those within which it is known not to.
    seen: HashMap<(RepetitionKey, Side), Bounds>,
}

#[derive(Clone, Copy, Default)]
struct Bounds {
    wins_in: Option<u32>,
    not_in: Option<u32>,
}

/// The search was broken off.
struct Broken;

impl<'s> Exhaustive<'s> {
    fn new(effort: u32, stop: &'s dyn Fn() -> bool) -> Exhaustive<'s> {
        Exhaustive {
            stop,
            most: POSITIONS * u64::from(effort.max(1)),
            looked_at: 0,
            complete: 0,
            seen: HashMap::new(),
        }
    }

    /// Who wins by force, and in how many plies, if anybody does so soon enough.
    fn shortest_win(&mut self, position: &Position, horizon: u32) -> Option<(Side, u32)> {
        for plies in 1..=horizon {
            for winner in Side::BOTH {
                match self.wins(position, winner, plies) {
                    Ok(true) => {
                        self.complete = plies;
                        return Some((winner, plies));
                    }
                    Ok(false) => {}
                    Err(Broken) => return None,
                }
            }
            self.complete = plies;
        }
        None
    }

    /// Whether a side can force a win within so many plies.
    fn wins(&mut self, position: &Position, winner: Side, plies: u32) -> Result<bool, Broken> {
        let facts = position.facts();
        if let Some(end) = facts.terminal {
            return Ok(end.outcome == Outcome::Win(winner));
        }
        if plies == 0 {
            return Ok(false);
        }
        let key = (facts.key, winner);
        let bounds = self.seen.get(&key).copied().unwrap_or_default();
        if bounds.wins_in.is_some_and(|known| known <= plies) {
            return Ok(true);
        }
        if bounds.not_in.is_some_and(|known| known >= plies) {
            return Ok(false);
        }
        self.looked_at += 1;
        if self.looked_at > self.most || (self.looked_at.is_multiple_of(256) && (self.stop)()) {
            return Err(Broken);
        }
        let own = position.side_to_move() == winner;
        let mut won = !own;
        for mv in position.legal_moves() {
            let mut after = *position;
            if after.play(&mv).is_err() {
                continue;
            }
            if self.wins(&after, winner, plies - 1)? == own {
                won = own;
                break;
            }
        }
        let bounds = self.seen.entry(key).or_default();
        if won {
            bounds.wins_in = Some(bounds.wins_in.map_or(plies, |known| known.min(plies)));
        } else {
            bounds.not_in = Some(bounds.not_in.map_or(plies, |known| known.max(plies)));
        }
        Ok(won)
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;
    use damier_engine::DrawRules;

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
        let mut search = Exhaustive::new(1, &|| false);
        assert_eq!(search.shortest_win(&position, 0), None);
        assert_eq!(search.shortest_win(&position, 1), Some((Side::White, 1)));
    }
}
