//! Events whose pairing is of teams.

use std::collections::BTreeSet;

use damier_game::Side;

use super::{Numbers, Simulation};
use crate::desk::{plan_round, withdraw_team};
use crate::model::{
    Board, ByeKind, Event, EventError, GameResult, PlayerId, RequestedBye, System, Team, TeamId,
    TeamRules,
};
use crate::pairing::PairingError;

/// Plays the rounds of an event that has its players.
pub(super) fn run(
    made: &Simulation,
    mut event: Event,
    numbers: &mut Numbers,
) -> Result<Event, PairingError> {
    deal(made, &mut event);
    for round in 1..=made.rounds {
        leave(made, &mut event, round, numbers);
        let away = stay_away(made, &mut event, round, numbers);
        let mut planned = match plan_round(&event) {
            Ok(planned) => planned,
            Err(error) if round == 1 => return Err(error),
            Err(_) => break,
        };
        for board in &mut planned.boards {
            board.result = result(made, &event, board, &away, numbers);
        }
        event.rounds.push(planned);
    }
    event.requested_byes.clear();
    Ok(event)
}

/// Deals the players out, there and back, so that teams are about equally strong.
fn deal(made: &Simulation, event: &mut Event) {
    let boards = made.boards.max(1);
    let count = event.players.len().div_ceil(usize::from(boards)).max(1);
    let mut members: Vec<Vec<PlayerId>> = vec![Vec::new(); count];
    for (index, player) in event.players.iter().enumerate() {
        let (turn, place) = (index / count, index % count);
        let team = if turn % 2 == 0 {
            place
        } else {
            count - 1 - place
        };
        members[team].push(player.id);
    }
    event.teams = (1..)
        .zip(members)
        .map(|(number, members)| Team {
            id: TeamId(number),
            name: format!("Team {number}"),
            members,
        })
        .collect();
    event.regulations.teams = Some(TeamRules::new(boards));
    event.regulations.criteria = made.preset.team_criteria();
}

/// Players leave one by one, and now and then a whole team; two teams stay.
fn leave(made: &Simulation, event: &mut Event, round: u16, numbers: &mut Numbers) {
    if round < 2 {
        return;
    }
    let ids: Vec<PlayerId> = event.players.iter().map(|player| player.id).collect();
    for id in ids {
        if event.player(id).is_some_and(|p| p.is_in(round)) && numbers.one_in(made.withdrawals) {
            leaves(event.withdraw(id, round - 1, None));
        }
    }
    let teams: Vec<TeamId> = event.teams.iter().map(|team| team.id).collect();
    for id in teams.into_iter().skip(2) {
        if numbers.one_in(made.withdrawals) {
            leaves(withdraw_team(event, id, round - 1, None));
        }
    }
    event.log.clear();
}

/// Everybody who leaves is there.
fn leaves(left: Result<(), EventError>) {
    debug_assert!(left.is_ok(), "{left:?}");
}

/// The teams that are away from a round. A Swiss leaves them out; a table has matches for
/// them, which they lose.
fn stay_away(
    made: &Simulation,
    event: &mut Event,
    round: u16,
    numbers: &mut Numbers,
) -> BTreeSet<TeamId> {
    let mut away = BTreeSet::new();
    let teams: Vec<TeamId> = event.teams.iter().map(|team| team.id).collect();
    for team in teams {
        let kind = if numbers.one_in(made.absences) {
            ByeKind::Zero
        } else if numbers.one_in(made.half_byes) {
            ByeKind::Half
        } else {
            continue;
        };
        if event.regulations.system == System::TeamSwiss {
            let player = PlayerId(team.0);
            event.requested_byes.push(RequestedBye {
                round,
                player,
                kind,
            });
        } else {
            away.insert(team);
        }
    }
    away
}

fn result(
    made: &Simulation,
    event: &Event,
    board: &Board,
    away: &BTreeSet<TeamId>,
    numbers: &mut Numbers,
) -> GameResult {
    let is_away = |id| {
        event
            .team_of(id)
            .is_some_and(|team| away.contains(&team.id))
    };
    match (is_away(board.white), is_away(board.black)) {
        (true, true) => GameResult::DoubleForfeit,
        (true, false) => GameResult::forfeit(Side::Black),
        (false, true) => GameResult::forfeit(Side::White),
        (false, false) => made.chance(event, board, numbers),
    }
}
