//! What can be found out about a position, for rulings that rest on evidence: a
//! search of every line up to a depth, and the engine's estimate.
//!
//! The referee asks for [`Evidence`] and does not care where it comes from.
//! Endgame tables are another [`Witness`]; [`gather`] asks one after the other and
//! takes the first proof.

use std::collections::HashMap;

use damier_arbiter::{Assessment, Evidence, Lang, Proof, Source, text};
use damier_draughts::Position;
use damier_endgame::{Prober, Standing};
use damier_game::{BySide, Outcome, RepetitionKey, Side};

use crate::{Engine, Limits, Past};

/// Somebody who can say something about a position.
pub trait Witness {
    /// What is known of the position, and where it comes from. `deadline`: plies
    /// until a clause of the rule book ends the game; later wins do not count.
    fn testify(&mut self, position: &Position, past: &Past, deadline: Option<u32>) -> Testimony;
}

/// What a witness says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Testimony {
    /// What is proven for each side.
    pub proof: BySide<Proof>,
    /// An estimate in hundredths of a man, from White's side.
    pub centimen: Option<i32>,
    /// What it rests on.
    pub source: Source,
}

/// Evidence that has been gathered, for the referee.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Known {
    /// What every witness said.
    pub testimonies: Vec<Testimony>,
    /// The answers for each side.
    pub assessments: BySide<Assessment>,
}

impl Evidence for Known {
    fn assess(&self, side: Side) -> Assessment {
        self.assessments[side].clone()
    }
}

/// Asks the witnesses in order, up to the first that proves something for either
/// side, and puts the answers together. What they rest on is written in the given
/// language.
pub fn gather(
    witnesses: &mut [Box<dyn Witness>],
    position: &Position,
    past: &Past,
    deadline: Option<u32>,
    lang: Lang,
) -> Known {
    let mut testimonies: Vec<Testimony> = Vec::new();
    for witness in witnesses {
        let said = witness.testify(position, past, deadline);
        let proven = Side::BOTH
            .iter()
            .any(|side| said.proof[*side] != Proof::Open);
        testimonies.push(said);
        if proven {
            break;
        }
    }
    let sources: Vec<Source> = testimonies.iter().map(|said| said.source.clone()).collect();
    let rests_on = text::sources(&sources, lang);
    let proof = |side: Side| {
        let proofs = testimonies.iter().map(|said| said.proof[side]);
        proofs.into_iter().find(|proof| *proof != Proof::Open)
    };
    let estimate = testimonies.iter().rev().find_map(|said| said.centimen);
    let assessments = BySide::from_fn(|side| Assessment {
        proof: proof(side).unwrap_or(Proof::Open),
        centimen: estimate.map(|white| match side {
            Side::White => white,
            Side::Black => white.saturating_neg(),
        }),
        rests_on: rests_on.clone(),
    });
    Known {
        testimonies,
        assessments,
    }
}

/// A search of every line up to a depth. What it proves is certain, draws by
/// repetition left aside (a shortest win repeats nothing).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EveryLine {
    /// So many plies ahead at most.
    pub plies: u32,
    /// So many positions at most; then the depth that was complete counts.
    pub positions: u64,
}

impl Default for EveryLine {
    fn default() -> EveryLine {
        EveryLine {
            plies: 21,
            positions: 60_000,
        }
    }
}

/// What a search of every line has found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines {
    /// Who wins by force, and in how many plies at best.
    pub win: Option<(Side, u32)>,
    /// The depth that was complete, in plies.
    pub plies: u32,
    /// How many positions were looked at.
    pub positions: u64,
}

impl EveryLine {
    /// Searches until somebody is found to win, but no deeper than the deadline
    /// (plies), and no longer than `stop` allows.
    pub fn look(
        &self,
        position: &Position,
        deadline: Option<u32>,
        stop: &dyn Fn() -> bool,
    ) -> Lines {
        let mut search = Exhaustive {
            stop,
            most: self.positions,
            looked_at: 0,
            seen: HashMap::new(),
        };
        let horizon = deadline.unwrap_or(self.plies).min(self.plies);
        let (win, plies) = search.shortest_win(position, horizon);
        Lines {
            win,
            plies,
            positions: search.looked_at,
        }
    }
}

impl Witness for EveryLine {
    fn testify(&mut self, position: &Position, _: &Past, deadline: Option<u32>) -> Testimony {
        let found = self.look(position, deadline, &|| false);
        let mover = position.side_to_move();
        // Every line to the deadline is known and none wins: so nobody can.
        let exhausted = deadline.is_some_and(|deadline| found.plies >= deadline);
        let proof = BySide::from_fn(|side| match found.win {
            Some((winner, plies)) if winner == side => Proof::Win {
                moves: Some(own_moves(plies, side == mover)),
            },
            Some(_) => Proof::NoWin,
            None if exhausted => Proof::NoWin,
            None => Proof::Open,
        });
        Testimony {
            proof,
            centimen: None,
            source: Source::EveryLine {
                plies: found.plies,
                positions: found.positions,
            },
        }
    }
}

/// A search into endgame tables, for positions with somewhat more pieces than they know.
///
/// It proves what the pure game is worth. That a side cannot win there holds under every rule
/// book, since counters only make draws; that one wins holds while no counter is at work.
#[derive(Debug)]
pub struct Beyond {
    prober: Prober,
    positions: u64,
}

/// The most pieces of positions that [`Beyond`] looks into.
pub const BEYOND_PIECES: usize = 8;
/// Moves of a line that are told.
const TOLD_MOVES: usize = 8;

impl Beyond {
    /// A search that asks these tables and looks at so many positions.
    pub fn new(prober: Prober, positions: u64) -> Beyond {
        Beyond { prober, positions }
    }

    /// What is proven for each side, and where it comes from. `None` for positions with too
    /// many pieces.
    pub fn look(
        &mut self,
        position: &Position,
        deadline: Option<u32>,
        stop: &dyn Fn() -> bool,
    ) -> Option<(BySide<Proof>, Source)> {
        if position.pieces().count() > BEYOND_PIECES {
            return None;
        }
        let found = self.prober.bounds(position, self.positions, stop);
        let mover = position.side_to_move();
        let proof = BySide::from_fn(|side| {
            let (wins, cannot) = if side == mover {
                (found.low == Standing::Win, found.high <= Standing::Draw)
            } else {
                (found.high == Standing::Loss, found.low >= Standing::Draw)
            };
            match (wins, cannot) {
                (true, _) if deadline.is_none() => Proof::Win { moves: None },
                (_, true) => Proof::NoWin,
                _ => Proof::Open,
            }
        });
        let mut at = *position;
        let mut line = Vec::new();
        for mv in found.line.iter().take(TOLD_MOVES) {
            line.push(at.move_text(mv, position.variant().notation()));
            if at.play(mv).is_err() {
                break;
            }
        }
        let source = Source::Reach {
            pieces: self.prober.tables().pieces(),
            positions: found.nodes,
            line: line.join(" "),
        };
        Some((proof, source))
    }
}

impl Witness for Beyond {
    fn testify(&mut self, position: &Position, _: &Past, deadline: Option<u32>) -> Testimony {
        let found = self.look(position, deadline, &|| false);
        let (proof, source) = found.unwrap_or_else(|| {
            let source = Source::Reach {
                pieces: self.prober.tables().pieces(),
                positions: 0,
                line: String::new(),
            };
            (BySide::from_fn(|_| Proof::Open), source)
        });
        Testimony {
            proof,
            centimen: None,
            source,
        }
    }
}

/// How many moves of its own the winner makes in so many plies.
pub const fn own_moves(plies: u32, moves_first: bool) -> u32 {
    if moves_first {
        plies.div_ceil(2)
    } else {
        plies / 2
    }
}

struct Exhaustive<'s> {
    stop: &'s dyn Fn() -> bool,
    most: u64,
    looked_at: u64,
    /// Plies within which a side is known to win, and not to.
    seen: HashMap<(RepetitionKey, Side), (Option<u32>, Option<u32>)>,
}

/// The search was broken off.
struct Broken;

impl Exhaustive<'_> {
    /// Who wins by force and in how many plies, and the depth that was complete.
    fn shortest_win(&mut self, position: &Position, horizon: u32) -> (Option<(Side, u32)>, u32) {
        for plies in 0..=horizon {
            for winner in Side::BOTH {
                match self.wins(position, winner, plies) {
                    Ok(true) => return (Some((winner, plies)), plies),
                    Ok(false) => {}
                    Err(Broken) => return (None, plies.saturating_sub(1)),
                }
            }
        }
        (None, horizon)
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
        let (wins_in, not_in) = self.seen.get(&key).copied().unwrap_or_default();
        if wins_in.is_some_and(|known| known <= plies) {
            return Ok(true);
        }
        if not_in.is_some_and(|known| known >= plies) {
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
        let (wins_in, not_in) = self.seen.entry(key).or_default();
        if won {
            *wins_in = Some(wins_in.map_or(plies, |known| known.min(plies)));
        } else {
            *not_in = Some(not_in.map_or(plies, |known| known.max(plies)));
        }
        Ok(won)
    }
}

/// The engine's estimate. A win that it announces is no proof here: it is
/// selective and looks for the likely.
#[derive(Debug)]
pub struct Estimate {
    engine: Engine,
    positions: u64,
}

impl Estimate {
    /// An engine that looks at so many positions.
    pub fn new(positions: u64) -> Estimate {
        Estimate {
            engine: Engine::new(16),
            positions,
        }
    }
}

impl Witness for Estimate {
    fn testify(&mut self, position: &Position, past: &Past, _: Option<u32>) -> Testimony {
        let limits = Limits {
            depth: None,
            nodes: Some(self.positions),
        };
        let report = self
            .engine
            .search(position, past.clone(), &limits, &|| false);
        let white = match position.side_to_move() {
            Side::White => report.score,
            Side::Black => -report.score,
        };
        Testimony {
            proof: BySide::from_fn(|_| Proof::Open),
            centimen: Some(white),
            source: Source::Engine {
                depth: report.depth,
                positions: report.nodes,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;

    fn ask(fen: &str, deadline: Option<u32>) -> Known {
        let position = Position::from_fen(Variant::International, fen).expect(fen);
        let mut witnesses: Vec<Box<dyn Witness>> = vec![
            Box::new(EveryLine::default()),
            Box::new(Estimate::new(2_000)),
        ];
        gather(
            &mut witnesses,
            &position,
            &Past::unknown(),
            deadline,
            Lang::En,
        )
    }

    #[test]
    fn a_short_win_is_proven_and_counted_in_own_moves() {
        let known = ask("W:WK28:B22", None);
        let proofs = [Side::White, Side::Black].map(|side| known.assess(side).proof);
        assert_eq!(proofs, [Proof::Win { moves: Some(1) }, Proof::NoWin]);
        assert_eq!(known.testimonies.len(), 1, "no estimate is needed");
    }

    #[test]
    fn nobody_can_win_before_the_deadline() {
        let known = ask("W:WK1:BK48", Some(2));
        assert_eq!(known.assess(Side::White).proof, Proof::NoWin);
        assert_eq!(known.assess(Side::Black).proof, Proof::NoWin);
    }

    #[test]
    fn what_is_not_proven_is_estimated() {
        let known = ask("W:WK1,K2,K3:BK48,20,24,15", None);
        let white = known.assess(Side::White);
        assert_eq!(white.proof, Proof::Open);
        assert_eq!(
            white.centimen,
            known.assess(Side::Black).centimen.map(|s| -s)
        );
        assert!(white.rests_on.contains("engine"), "{}", white.rests_on);
    }
}
