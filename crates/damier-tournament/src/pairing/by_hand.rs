//! Whether pairs that the arbiter makes are a whole round.

use std::collections::BTreeSet;

use super::{Pair, pair_round};
use crate::model::{Event, PlayerId, System, TeamId};

/// Why pairs made by hand are not a whole round. In events of teams the numbers are those
/// of the teams.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HandFault {
    /// Nobody has that number.
    Unknown(PlayerId),
    /// Paired with himself.
    Himself(PlayerId),
    /// They stand in more than one pair.
    Twice(Vec<PlayerId>),
    /// They are present and have neither a game nor a bye.
    LeftOut(Vec<PlayerId>),
    /// More than one is left over by the pairing.
    Byes(Vec<PlayerId>),
    /// They have left, or come later.
    Gone(Vec<PlayerId>),
}

/// Who is to have a place in the next round: players, or teams by their numbers, who are
/// present and asked for no bye; in a knock-out those who are still in it.
pub fn expected_by_hand(event: &Event) -> BTreeSet<PlayerId> {
    let (number, system) = (event.next_round(), event.regulations.system);
    let wanted: BTreeSet<PlayerId> = if system == System::KnockOut {
        let planned = pair_round(event, number, system).unwrap_or_default();
        planned.iter().flat_map(Pair::players).collect()
    } else {
        present(event)
    };
    let asked = event.requested(number);
    let stays = |id: &PlayerId| !asked.contains_key(id);
    wanted.into_iter().filter(stays).collect()
}

/// Who is in the event in the next round: players, or teams by their numbers.
fn present(event: &Event) -> BTreeSet<PlayerId> {
    let number = event.next_round();
    if event.regulations.system.is_team() {
        let teams = event.teams.iter().map(|team| PlayerId(team.id.0));
        teams.filter(|id| event.team_is_in(*id, number)).collect()
    } else {
        let players = event.players.iter().filter(|p| p.is_in(number));
        players.map(|p| p.id).collect()
    }
}

/// Whether pairs made by hand for the next round have one place for everybody who is
/// present, and none for anybody else. Whoever asked for a bye may be left out.
///
/// # Errors
///
/// What is wrong first: numbers that nobody has, that stand twice, who is too many, who
/// is missing.
pub fn check_by_hand(event: &Event, pairs: &[Pair]) -> Result<(), HandFault> {
    let system = event.regulations.system;
    let named = each_once(event, pairs)?;
    let knock_out = system == System::KnockOut;
    // A table has games for those who left, and a knock-out for its survivors alone.
    if !system.is_round_robin() && !knock_out {
        let gone: Vec<PlayerId> = named.difference(&present(event)).copied().collect();
        if !gone.is_empty() {
            return Err(HandFault::Gone(gone));
        }
    }
    let free = pairs.iter().filter(|pair| pair.black.is_none());
    let free: Vec<PlayerId> = free.map(|pair| pair.white).collect();
    if free.len() > 1 && !knock_out {
        return Err(HandFault::Byes(free));
    }
    let expected = expected_by_hand(event);
    let left_out: Vec<PlayerId> = expected.difference(&named).copied().collect();
    if left_out.is_empty() {
        Ok(())
    } else {
        Err(HandFault::LeftOut(left_out))
    }
}

/// Who is named, if everybody is known and stands in one pair.
fn each_once(event: &Event, pairs: &[Pair]) -> Result<BTreeSet<PlayerId>, HandFault> {
    let teams = event.regulations.system.is_team();
    let is_known = |id: PlayerId| match teams {
        true => event.team(TeamId(id.0)).is_some(),
        false => event.player(id).is_some(),
    };
    let all = || pairs.iter().flat_map(Pair::players);
    if let Some(id) = all().find(|id| !is_known(*id)) {
        return Err(HandFault::Unknown(id));
    }
    if let Some(pair) = pairs.iter().find(|pair| pair.black == Some(pair.white)) {
        return Err(HandFault::Himself(pair.white));
    }
    let (mut named, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for id in all() {
        if !named.insert(id) {
            twice.insert(id);
        }
    }
    if twice.is_empty() {
        Ok(named)
    } else {
        Err(HandFault::Twice(twice.into_iter().collect()))
    }
}
