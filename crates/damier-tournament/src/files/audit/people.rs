//! Players and teams.

use std::collections::BTreeSet;

use super::{Audit, Clash, Noun};
use crate::model::{MOST_PLAYER_ID, MOST_RATING, Player};

pub(super) fn audit(audit: &mut Audit<'_>) {
    let event = audit.event;
    let mut seen = BTreeSet::new();
    for (index, player) in event.players.iter().enumerate() {
        let place = |field: &str| format!("event.players[{index}].{field}");
        number(audit, &place("id"), Noun::Player, player.id.0, &mut seen);
        let rating = player.rating.unwrap_or(0);
        if rating > MOST_RATING {
            let (found, least, most) = (rating.to_string(), 0, MOST_RATING.into());
            audit.warn(place("rating"), Clash::Range { found, least, most });
        }
        audit.round(&place("joined"), player.joined);
        joined(audit, &place("joined"), player);
        for (field, text) in [
            ("name", &player.name),
            ("federation", &player.federation),
            ("club", &player.club),
            ("title", &player.title),
            ("federation_id", &player.federation_id),
        ] {
            audit.name(&place(field), text);
        }
    }
    let (mut seen, mut members) = (BTreeSet::new(), BTreeSet::new());
    for (index, team) in event.teams.iter().enumerate() {
        let place = format!("event.teams[{index}]");
        number(
            audit,
            &format!("{place}.id"),
            Noun::Team,
            team.id.0,
            &mut seen,
        );
        audit.name(&format!("{place}.name"), &team.name);
        let mut own = BTreeSet::new();
        for (seat, member) in team.members.iter().enumerate() {
            let (place, id) = (format!("{place}.members[{seat}]"), member.0);
            audit.known(&place, Noun::Player, id);
            if !own.insert(id) {
                audit.tell(place, Clash::Repeated);
            } else if !members.insert(id) {
                audit.tell(place, Clash::TwoTeams { id });
            }
        }
    }
}

/// Whoever joins late has no place in an earlier round, and finds one to join in.
fn joined(audit: &mut Audit<'_>, place: &str, player: &Player) {
    let (event, joined, id) = (audit.event, player.joined, player.id);
    if joined < 2 {
        return;
    }
    let rounds = event.round_count();
    if !event.is_open_ended() && joined > rounds.max(1) {
        let (found, least, most) = (joined.to_string(), 1, rounds.max(1).into());
        audit.warn(place, Clash::Range { found, least, most });
        return;
    }
    let earlier = event.rounds.iter().take(usize::from(joined) - 1);
    let mut earlier = (1..).zip(earlier);
    if let Some((round, _)) = earlier.find(|(_, round)| round.board_of(id).is_some()) {
        let id = id.0;
        audit.warn(place, Clash::JoinedLater { id, joined, round });
    }
}

fn number(audit: &mut Audit<'_>, place: &str, noun: Noun, id: u32, seen: &mut BTreeSet<u32>) {
    audit.range(place, id, 1, MOST_PLAYER_ID.into());
    if !seen.insert(id) {
        audit.tell(place, Clash::Twice { noun, id });
    }
}
