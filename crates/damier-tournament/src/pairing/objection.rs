//! What speaks against a pair that the arbiter makes.

use damier_game::Side;

use super::{Obstacle, Pair};
use crate::model::{Event, PlayerId, Round};

/// What speaks against a pair or a bye of a round (from 1), whoever made it: they have
/// met, must not meet, are not there, or have the same colour or a bye once more. In a
/// table or a tree all that is as it has to be.
pub fn objections(event: &Event, round: u16, pair: &Pair) -> Vec<Obstacle> {
    let system = event.regulations.system;
    if system.is_round_robin() || system == crate::System::KnockOut {
        return Vec::new();
    }
    let before = event.rounds.iter().take(usize::from(round.max(1)) - 1);
    let before: Vec<(u16, &Round)> = (1..).zip(before).collect();
    let mut found = Vec::new();
    for player in pair.players() {
        if !is_there(event, player, round) {
            let bye = event.requested(round).get(&player).copied();
            found.push(Obstacle::NotPaired { player, bye });
        }
    }
    let Some(black) = pair.black else {
        if before.iter().any(|(_, r)| rested(event, r, pair.white)) {
            let player = pair.white;
            found.push(Obstacle::RestAgain { player });
        }
        return found;
    };
    let met = before
        .iter()
        .filter(|(_, r)| meet(event, r, pair.white, black));
    let rounds: Vec<u16> = met.map(|(number, _)| *number).collect();
    if !rounds.is_empty() {
        found.push(Obstacle::HaveMet { rounds });
    }
    let forbidden = event.forbidden.iter().any(|group| {
        (group.first..=group.last).contains(&round)
            && group.players.contains(&pair.white)
            && group.players.contains(&black)
    });
    if forbidden {
        found.push(Obstacle::Forbidden);
    }
    for (player, colour) in [(pair.white, Side::White), (black, Side::Black)] {
        let mut last = before
            .iter()
            .rev()
            .filter_map(|(_, r)| colour_in(event, r, player));
        if (last.next(), last.next()) == (Some(colour), Some(colour)) {
            found.push(Obstacle::ColourAgain { player, colour });
        }
    }
    found
}

fn is_there(event: &Event, player: PlayerId, round: u16) -> bool {
    let is_in = match event.regulations.system.is_team() {
        true => event.team_is_in(player, round),
        false => event.player(player).is_none_or(|p| p.is_in(round)),
    };
    is_in && !event.requested(round).contains_key(&player)
}

/// Who has White and Black, of players who played or of teams.
fn sides(event: &Event, round: &Round) -> Vec<[PlayerId; 2]> {
    if event.regulations.system.is_team() {
        let matches = round.matches.iter();
        return matches
            .map(|m| [PlayerId(m.white.0), PlayerId(m.black.0)])
            .collect();
    }
    let played = round.boards.iter().filter(|b| b.result.is_played());
    played.map(|b| [b.white, b.black]).collect()
}

fn meet(event: &Event, round: &Round, a: PlayerId, b: PlayerId) -> bool {
    let sides = sides(event, round);
    sides.contains(&[a, b]) || sides.contains(&[b, a])
}

fn colour_in(event: &Event, round: &Round, player: PlayerId) -> Option<Side> {
    sides(event, round).into_iter().find_map(|[white, black]| {
        if white == player {
            Some(Side::White)
        } else {
            (black == player).then_some(Side::Black)
        }
    })
}

fn rested(event: &Event, round: &Round, player: PlayerId) -> bool {
    use crate::model::ByeKind;

    let gets_a_win = |kind: ByeKind| matches!(kind, ByeKind::Pairing | ByeKind::Full);
    if event.regulations.system.is_team() {
        let mut byes = round.team_byes.iter();
        return byes.any(|b| b.team.0 == player.0 && gets_a_win(b.kind));
    }
    let mut byes = round.byes.iter();
    byes.any(|b| b.player == player && gets_a_win(b.kind))
}
