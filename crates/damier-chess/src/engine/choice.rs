//! How a level chooses its move.

use damier_game::{Game as _, RepetitionKey};

use super::level::Skill;
use super::search::Searcher;
use super::table::Table;
use super::{Limits, NEAR_MATE, Report, eval};
use crate::start::{RandomBits, Seeded};
use crate::{Move, Position};

/// How much worse than the best an early move of a steady level may be, in
/// hundredths of a pawn.
const VARIETY: i32 = 12;
/// Until which move games are to differ.
const EARLY: u32 = 4;

pub(super) fn choose(
    table: &mut Table,
    position: &Position,
    past: &[RepetitionKey],
    skill: Skill,
    seed: u64,
    stop: &dyn Fn() -> bool,
) -> Report {
    let mut random = Random(Seeded(seed));
    let limits = Limits {
        depth: Some(skill.depth),
        nodes: Some(skill.nodes),
    };
    let moves = position.legal_moves();
    let early = position.move_number() <= EARLY;
    if moves.len() < 2 || skill.is_steady() && !early {
        return Searcher::new(table, past, &limits, stop).best(position);
    }
    if skill.is_steady() {
        let best = Searcher::new(table, past, &limits, stop).best(position);
        return varied(table, position, past, best, &mut random, stop);
    }
    // Every move is looked at for itself, as somebody would who compares them.
    let share = skill.nodes / moves.len() as u64 + 50;
    let below = Limits {
        depth: Some(skill.depth),
        nodes: Some(share),
    };
    let mut best: Option<(i32, Report)> = None;
    for mv in moves {
        let report = after(table, position, past, mv, &below, stop);
        let overlooked = random.chance(skill.oversights);
        let seen = if overlooked && report.score < NEAR_MATE {
            -eval::evaluate(position.after(&mv).chess())
        } else {
            report.score
        };
        // A mate that is seen is played; otherwise the judgement wavers.
        let felt = if seen >= NEAR_MATE {
            seen
        } else {
            seen + random.spread(skill.wavering)
        };
        if best.as_ref().is_none_or(|(worth, _)| felt > *worth) {
            best = Some((felt, report));
        }
    }
    best.map_or_else(
        || Searcher::new(table, past, &limits, stop).best(position),
        |(_, report)| report,
    )
}

/// The report on one move, from the mover's side.
fn after(
    table: &mut Table,
    position: &Position,
    past: &[RepetitionKey],
    mv: Move,
    limits: &Limits,
    stop: &dyn Fn() -> bool,
) -> Report {
    let next = position.after(&mv);
    let mut keys = past.to_vec();
    keys.push(position.key());
    let end = next.facts().terminal;
    let reply = if limits.depth == Some(1) {
        // One ply ahead is the move itself; exchanges are still followed.
        let one = Limits {
            depth: Some(1),
            nodes: Some(200),
        };
        Searcher::new(table, &keys, &one, stop).best(&next)
    } else {
        let below = Limits {
            depth: limits.depth.map(|depth| depth.saturating_sub(1).max(1)),
            ..*limits
        };
        Searcher::new(table, &keys, &below, stop).best(&next)
    };
    let score = match end {
        Some(end) if end.outcome.winner().is_some() => super::MATE_SCORE - 1,
        Some(_) => 0,
        // Stopped before anything was known.
        None if reply.depth == 0 => -eval::evaluate(next.chess()),
        None => -reply.score,
    };
    let mut pv = vec![mv];
    pv.extend(reply.pv);
    Report {
        best: Some(mv),
        score,
        depth: reply.depth + 1,
        nodes: reply.nodes + 1,
        pv,
    }
}

/// Early in a game, any of the moves that are nearly as good as the best.
fn varied(
    table: &mut Table,
    position: &Position,
    past: &[RepetitionKey],
    best: Report,
    random: &mut Random,
    stop: &dyn Fn() -> bool,
) -> Report {
    let shallow = Limits {
        depth: Some(4),
        nodes: Some(20_000),
    };
    let mut good = vec![best.clone()];
    for mv in position.legal_moves() {
        if Some(mv) == best.best {
            continue;
        }
        let report = after(table, position, past, mv, &shallow, stop);
        let known = report.depth >= 4 && best.score.abs() < NEAR_MATE;
        if known && report.score >= best.score - VARIETY {
            good.push(report);
        }
    }
    let at = random.below(good.len());
    good.swap_remove(at)
}

struct Random(Seeded);

impl Random {
    /// An even choice from `0..bound`; 0 if the bound is 0.
    fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_bits()) * bound as u128) >> 64) as usize
    }

    fn chance(&mut self, of_a_thousand: u32) -> bool {
        self.below(1000) < of_a_thousand as usize
    }

    /// A number around 0 with about this standard deviation.
    fn spread(&mut self, deviation: i32) -> i32 {
        // The sum of twelve even numbers is nearly normal, with variance 1.
        let sum: i32 = (0..12).map(|_| self.below(1001) as i32 - 500).sum();
        sum * deviation / 1000
    }
}
