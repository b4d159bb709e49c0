//! Who is there in the round that is paired next: players, or teams in their events.

use crate::model::{ByeKind, Event, EventError, Player, PlayerId, RequestedBye, System, TeamId};

/// What somebody who is paired (a player, or a team in events of teams) does in the round
/// to be paired next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Presence {
    /// Is there to play.
    Plays,
    /// Asked for a round off of that kind.
    Rests(ByeKind),
    /// Has left the event.
    Gone,
}

/// Whether a table or a tree has a game for everybody in every round, so that whoever
/// stays away loses it, and nobody can rest for points.
const fn has_game_for_all(system: System) -> bool {
    system.is_round_robin() || matches!(system, System::KnockOut)
}

/// Whether somebody for whom the table has a game said that he stays away from that round.
pub(super) fn stays_away(event: &Event, round: u16, id: PlayerId) -> bool {
    let asked = || event.requested(round).get(&id).copied();
    has_game_for_all(event.regulations.system) && asked() == Some(ByeKind::Zero)
}

/// What somebody, by the number under which he or the team is paired, does in the round
/// to be paired next.
pub fn presence(event: &Event, id: PlayerId) -> Presence {
    let next = event.next_round();
    let gone = match event.regulations.system.is_team() {
        true => team_left_after(event, TeamId(id.0)).is_some(),
        false => event.player(id).is_some_and(|player| left(player, next)),
    };
    match event.requested(next).get(&id) {
        _ if gone => Presence::Gone,
        Some(kind) => Presence::Rests(*kind),
        None => Presence::Plays,
    }
}

/// Says what somebody, by the number under which he or the team is paired, does in the
/// round to be paired next. Leaving and coming back are logged. Returns whether this is
/// another thing than before.
///
/// # Errors
///
/// If nobody has that number, or if a rest is to bring points where the table has a game
/// for everybody.
pub fn set_presence(
    event: &mut Event,
    id: PlayerId,
    wanted: Presence,
    when: Option<&str>,
) -> Result<bool, EventError> {
    let (next, system) = (event.next_round(), event.regulations.system);
    match system.is_team() {
        true if event.team(TeamId(id.0)).is_none() => {
            return Err(EventError::NoSuchTeam(TeamId(id.0)));
        }
        false if event.player(id).is_none() => return Err(EventError::NoSuchPlayer(id)),
        _ => {}
    }
    let before = presence(event, id);
    let changed = before != wanted;
    let kind = match wanted {
        _ if !changed => return Ok(false),
        Presence::Gone => {
            leave(event, id, when)?;
            return Ok(true);
        }
        Presence::Plays => None,
        Presence::Rests(kind) if kind != ByeKind::Zero && has_game_for_all(system) => {
            return Err(EventError::NoRest(system));
        }
        Presence::Rests(kind) => Some(kind),
    };
    if before == Presence::Gone {
        match system.is_team() {
            true => return_team(event, TeamId(id.0), when)?,
            false => event.come_back(id, when.map(str::to_owned))?,
        }
    }
    let asked = &mut event.requested_byes;
    asked.retain(|bye| (bye.round, bye.player) != (next, id));
    asked.extend(kind.map(|kind| RequestedBye {
        round: next,
        player: id,
        kind,
    }));
    Ok(true)
}

fn leave(event: &mut Event, id: PlayerId, when: Option<&str>) -> Result<(), EventError> {
    let after = event.next_round() - 1;
    match event.regulations.system.is_team() {
        true => withdraw_team(event, TeamId(id.0), after, when),
        false => event.withdraw(id, after, when.map(str::to_owned)),
    }
}

/// Whether a player has left before a round.
fn left(player: &Player, round: u16) -> bool {
    player.withdrawn_after.is_some_and(|last| last < round)
}

/// The last round in which a team took part that is gone before the next one: all its
/// players left, or it has none and stays away from every round that is left.
fn team_left_after(event: &Event, team: TeamId) -> Option<u16> {
    let (next, found) = (event.next_round(), event.team(team)?);
    if !found.members.is_empty() {
        let members = found.members.iter().map(|id| event.player(*id));
        let last = members.map(|player| player?.withdrawn_after.filter(|last| *last < next));
        return last
            .collect::<Option<Vec<u16>>>()
            .and_then(|all| all.into_iter().max());
    }
    let away = |round: u16| {
        let kind = event.requested(round).get(&PlayerId(team.0)).copied();
        kind == Some(ByeKind::Zero)
    };
    let rounds = event.round_count();
    // One round alone is an absence.
    (next < rounds && (next..=rounds).all(away)).then(|| next - 1)
}

/// A team leaves after a round (0: before the first): all its players do who are still
/// there. A team without players stays away from every round that is left.
///
/// # Errors
///
/// If there is no such team, or a player of it.
pub fn withdraw_team(
    event: &mut Event,
    team: TeamId,
    after: u16,
    when: Option<&str>,
) -> Result<(), EventError> {
    let found = event.team(team);
    let members = found.ok_or(EventError::NoSuchTeam(team))?.members.clone();
    if members.is_empty() {
        let player = PlayerId(team.0);
        let byes = (after + 1..=event.round_count()).map(|round| RequestedBye {
            round,
            player,
            kind: ByeKind::Zero,
        });
        event
            .requested_byes
            .retain(|bye| bye.player != player || bye.round <= after);
        event.requested_byes.extend(byes);
    }
    for member in members {
        let left = event.player(member).and_then(|p| p.withdrawn_after);
        if left.is_none_or(|last| last > after) {
            event.withdraw(member, after, when.map(str::to_owned))?;
        }
    }
    Ok(())
}

/// A team that left comes back for the round to be paired next: with it all its players who
/// left when it did. Whoever had left before stays away. Nothing happens to a team that is
/// there.
///
/// # Errors
///
/// If there is no such team.
pub fn return_team(event: &mut Event, team: TeamId, when: Option<&str>) -> Result<(), EventError> {
    let found = event.team(team);
    let members = found.ok_or(EventError::NoSuchTeam(team))?.members.clone();
    let Some(after) = team_left_after(event, team) else {
        return Ok(());
    };
    event
        .requested_byes
        .retain(|bye| bye.player != PlayerId(team.0) || bye.round <= after);
    for member in members {
        let left = event.player(member).and_then(|p| p.withdrawn_after);
        if left == Some(after) {
            event.come_back(member, when.map(str::to_owned))?;
        }
    }
    Ok(())
}
