//! Making the next round of an event: pairs, byes, forfeits of those who left,
//! boards of teams, and the log.

mod presence;

use std::collections::BTreeSet;

use damier_game::Side;

use crate::model::{
    Board, Bye, ByeKind, Event, EventError, GameResult, PlayerId, Round, System, TeamBye, TeamId,
    TeamMatch, What,
};
use crate::pairing::{Difference, Pair, PairingError, compare, pair_round};

use presence::stays_away;
pub use presence::{Presence, presence, return_team, set_presence, withdraw_team};

/// Why the next round cannot be made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum DeskError {
    /// It cannot be paired.
    #[error(transparent)]
    Pairing(#[from] PairingError),
    /// It does not fit the event.
    #[error(transparent)]
    Event(#[from] EventError),
}

/// The next round as the system of the regulations makes it. The event stays as
/// it is.
///
/// # Errors
///
/// If it cannot be paired.
pub fn plan_round(event: &Event) -> Result<Round, PairingError> {
    let regulations = &event.regulations;
    let number = event.next_round();
    let by_table = regulations.system.is_round_robin() || regulations.system == System::KnockOut;
    if !by_table && regulations.rounds > 0 && number > regulations.rounds {
        return Err(PairingError::Over(regulations.rounds));
    }
    let pairs = pair_round(event, number, regulations.system)?;
    Ok(round_from(event, number, &pairs))
}

/// Pairs the next round and appends it. Returns its number.
///
/// # Errors
///
/// If it cannot be paired.
pub fn pair_next(event: &mut Event) -> Result<u16, DeskError> {
    let round = plan_round(event)?;
    Ok(event.append_round(round)?)
}

/// Appends a round with pairs made by hand. They are compared with what the
/// system would have made of the same players; a difference is logged and
/// returned.
///
/// # Errors
///
/// If somebody is unknown or appears twice.
pub fn pair_by_hand(
    event: &mut Event,
    pairs: &[Pair],
    when: Option<String>,
) -> Result<(u16, Option<Difference>), DeskError> {
    let system = event.regulations.system;
    let number = event.next_round();
    let difference = match system {
        System::Manual => None,
        _ => compare(event, number, system, pairs),
    };
    let round = round_from(event, number, pairs);
    let number = event.append_round(round)?;
    if let Some(Difference { made, engine, .. }) = difference.clone() {
        event.note(
            when,
            What::ManualPairs {
                round: number,
                system,
                made,
                engine,
            },
        );
    }
    Ok((number, difference))
}

/// Boards and byes from pairs.
fn round_from(event: &Event, number: u16, pairs: &[Pair]) -> Round {
    if event.regulations.system.is_team() {
        return team_round(event, number, pairs);
    }
    let mut round = Round::default();
    // The free round of a round robin is no bye: it brings nothing.
    let rests_by_table = event.regulations.system.is_round_robin();
    for pair in pairs {
        let Some(black) = pair.black else {
            if !rests_by_table {
                round.byes.push(Bye {
                    player: pair.white,
                    kind: ByeKind::Pairing,
                });
            }
            continue;
        };
        let mut board = Board::new(pair.white, black);
        board.result = before_play(event, number, pair.white, black);
        round.boards.push(board);
    }
    let paired: BTreeSet<PlayerId> = pairs.iter().flat_map(Pair::players).collect();
    let requested = event.requested(number);
    let asked = requested
        .into_iter()
        .filter(|(player, _)| !paired.contains(player));
    let left = |id: PlayerId| {
        let player = event.player(id);
        player.is_some_and(|p| p.withdrawn_after.is_some_and(|after| after < number))
    };
    // A bye asked for in good time is worth nothing to somebody who has left since.
    let asked = asked.filter(|(player, kind)| *kind == ByeKind::Zero || !left(*player));
    round
        .byes
        .extend(asked.map(|(player, kind)| Bye { player, kind }));
    if event.regulations.system == System::Scheveningen
        && let [home, guests] = &event.teams[..]
    {
        let boards = (0..round.boards.len()).collect();
        round.matches.push(TeamMatch {
            white: home.id,
            black: guests.id,
            boards,
        });
    }
    round
}

/// What stands on a board of players when it is paired: whoever left, or stays away from
/// the round, loses what the table still has for him.
fn before_play(event: &Event, round: u16, white: PlayerId, black: PlayerId) -> GameResult {
    let is_out = |id: PlayerId| event.player(id).is_some_and(|p| !p.is_in(round));
    let gone = |id: PlayerId| is_out(id) || stays_away(event, round, id);
    match (gone(white), gone(black)) {
        (false, false) => GameResult::Unfinished,
        (true, true) => GameResult::DoubleForfeit,
        (true, false) => GameResult::forfeit(Side::Black),
        (false, true) => GameResult::forfeit(Side::White),
    }
}

/// How many results the arbiter has entered in the last round, forfeits among them:
/// all but those that pairing itself wrote for players who were not there. A round is taken
/// back only without any.
pub fn entered_results(event: &Event) -> usize {
    let Some(last) = event.rounds.last() else {
        return 0;
    };
    let number = event.next_round() - 1;
    let is_team = event.regulations.system.is_team();
    let entered = |board: &&Board| {
        let made = || before_play(event, number, board.white, board.black);
        board.result.is_final() && (is_team || board.result != made())
    };
    last.boards.iter().filter(entered).count()
}

/// Matches of teams: the first members by board order who are in the event,
/// colours alternating from White for the team named first. A team with fewer
/// players leaves its last boards empty: whoever sits there alone has the point.
fn team_round(event: &Event, number: u16, pairs: &[Pair]) -> Round {
    let boards = usize::from(event.regulations.teams.as_ref().map_or(1, |t| t.boards));
    let mut round = Round::default();
    for pair in pairs {
        let white = TeamId(pair.white.0);
        let Some(black) = pair.black.map(|id| TeamId(id.0)) else {
            if !event.regulations.system.is_round_robin() {
                round.team_byes.push(TeamBye {
                    team: white,
                    kind: ByeKind::Pairing,
                });
            }
            continue;
        };
        let (home, guests) = (line_up(event, white, number), line_up(event, black, number));
        let mut seats = Vec::new();
        for seat in 0..boards {
            let (a, b) = match (home.get(seat), guests.get(seat)) {
                (Some(a), Some(b)) => (a, b),
                (None, None) => continue,
                (Some(alone), None) | (None, Some(alone)) => {
                    round.byes.push(Bye {
                        player: *alone,
                        kind: ByeKind::Full,
                    });
                    continue;
                }
            };
            let (a, b) = if seat % 2 == 0 { (*a, *b) } else { (*b, *a) };
            seats.push(round.boards.len());
            round.boards.push(Board::new(a, b));
        }
        round.matches.push(TeamMatch {
            white,
            black,
            boards: seats,
        });
    }
    let paired: BTreeSet<PlayerId> = pairs.iter().flat_map(Pair::players).collect();
    let asked = event.requested(number).into_iter();
    let asked = asked.filter(|(id, _)| !paired.contains(id) && event.team(TeamId(id.0)).is_some());
    round.team_byes.extend(asked.map(|(id, kind)| TeamBye {
        team: TeamId(id.0),
        kind,
    }));
    round
}

/// Who plays for a team in a round, first board first.
fn line_up(event: &Event, team: TeamId, round: u16) -> Vec<PlayerId> {
    if stays_away(event, round, PlayerId(team.0)) {
        return Vec::new();
    }
    let members = event.team(team).map_or(&[][..], |team| &team.members[..]);
    let is_in = |id: &&PlayerId| event.player(**id).is_none_or(|p| p.is_in(round));
    members.iter().filter(is_in).copied().collect()
}
