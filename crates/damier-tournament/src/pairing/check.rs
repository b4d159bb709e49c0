//! Pairing rounds again that were paired already.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::rewind::as_paired;
use super::{Pair, PairingError, astray, pair_present, placed};
use crate::model::{ByeKind, Event, EventError, PlayerId, System};

/// Where a round that was played differs from what a system makes of the rounds
/// before it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Difference {
    /// Round, from 1.
    pub round: u16,
    /// Pairs of the file that the system would not have made.
    pub made: Vec<Pair>,
    /// What it would have made in their place.
    pub engine: Vec<Pair>,
    /// Why the system could make none, if it could not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub problem: Option<PairingError>,
}

/// The pairs of a round that was made, and who was left over; in team events by the teams' numbers.
///
/// # Errors
///
/// If the round has not been paired.
pub fn pairs_of(event: &Event, round: u16) -> Result<Vec<Pair>, EventError> {
    let number = round;
    let round = event.round(number)?;
    if event.regulations.system.is_team() {
        let team = |id: crate::model::TeamId| PlayerId(id.0);
        let matches = round.matches.iter();
        let mut pairs: Vec<Pair> = matches
            .map(|m| Pair {
                white: team(m.white),
                black: Some(team(m.black)),
            })
            .collect();
        let byes = event.resting_teams(number).into_iter();
        let byes = byes.filter(|b| b.kind == ByeKind::Pairing);
        pairs.extend(byes.map(|b| Pair {
            white: team(b.team),
            black: None,
        }));
        return Ok(pairs);
    }
    let boards = round.boards.iter();
    let mut pairs: Vec<Pair> = boards
        .map(|b| Pair {
            white: b.white,
            black: Some(b.black),
        })
        .collect();
    let byes = event.resting(number).into_iter();
    let byes = byes.filter(|b| b.kind == ByeKind::Pairing);
    pairs.extend(byes.map(|b| Pair {
        white: b.player,
        black: None,
    }));
    Ok(pairs)
}

/// Pairs one round again from the results as they stood when it was paired, and
/// compares, colours too. A round of a knock-out has to fit the results as they stand now.
///
/// # Errors
///
/// If the round has not been paired.
pub fn check_round(
    event: &Event,
    round: u16,
    system: System,
) -> Result<Option<Difference>, EventError> {
    let made = pairs_of(event, round)?;
    if system == System::KnockOut && astray(event).iter().any(|tie| tie.round == round) {
        // Whoever won by a later correction has to be in it all the same.
        return Ok(compare(event, round, system, &made));
    }
    let (stood, _) = as_paired(event, round);
    Ok(compare(&stood, round, system, &made))
}

/// Pairs every round again. An empty list says that the system would have made
/// the same pairs all along.
pub fn check_event(event: &Event, system: System) -> Vec<Difference> {
    (1..event.next_round())
        .filter_map(|round| check_round(event, round, system).ok().flatten())
        .collect()
}

/// Compares pairs made by hand for a round with what the system would make of
/// the same players; `None` if they agree.
pub fn compare(event: &Event, round: u16, system: System, made: &[Pair]) -> Option<Difference> {
    let present: BTreeSet<_> = if made.is_empty() {
        placed(event, round)
    } else {
        made.iter().flat_map(Pair::players).collect()
    };
    let (engine, problem) = match pair_present(event, round, system, Some(&present)) {
        Ok(pairs) => (pairs, None),
        Err(PairingError::TooFew(_)) if made.is_empty() => return None,
        Err(error) => (Vec::new(), Some(error)),
    };
    // Who is free by a table is told by the games, also when it is somebody who has left.
    let of_table = system.is_round_robin();
    let told = |pairs: Vec<Pair>| -> Vec<Pair> {
        let games = pairs.into_iter();
        games.filter(|p| !of_table || p.black.is_some()).collect()
    };
    let difference = Difference {
        round,
        made: told(without(made, &engine)),
        engine: told(without(&engine, made)),
        problem,
    };
    let same = difference.made.is_empty() && difference.engine.is_empty();
    (!same || difference.problem.is_some()).then_some(difference)
}

fn without(pairs: &[Pair], others: &[Pair]) -> Vec<Pair> {
    let mut count: BTreeMap<Pair, usize> = BTreeMap::new();
    for pair in others {
        *count.entry(*pair).or_default() += 1;
    }
    let mut left = Vec::new();
    for pair in pairs {
        match count.get_mut(pair) {
            Some(n) if *n > 0 => *n -= 1,
            _ => left.push(*pair),
        }
    }
    left
}
