//! Games for places that are left tied.

use std::collections::BTreeSet;

use super::{Audit, Clash, Noun};
use crate::model::PlayOff;

pub(super) fn audit(audit: &mut Audit<'_>) {
    let noun = ranked(audit);
    let most = audit.players.len().max(audit.teams.len()).max(1);
    for (index, play_off) in audit.event.play_offs.iter().enumerate() {
        let place = format!("event.play_offs[{index}]");
        let places = i64::try_from(most).unwrap_or(i64::MAX);
        audit.range(&format!("{place}.place"), play_off.place, 1, places);
        let mut own = BTreeSet::new();
        for (number, player) in play_off.players.iter().enumerate() {
            let (place, id) = (format!("{place}.players[{number}]"), player.0);
            audit.known(&place, noun, id);
            if !own.insert(id) {
                audit.tell(place, Clash::Repeated);
            }
        }
        if own.len() < 2 {
            audit.tell(format!("{place}.players"), Clash::TooFew);
        }
        games(audit, &place, play_off, &own);
        order(audit, &place, play_off, &own);
    }
}

/// Whose places there are.
fn ranked(audit: &Audit<'_>) -> Noun {
    match audit.event.regulations.teams {
        Some(_) if !audit.teams.is_empty() => Noun::Team,
        _ => Noun::Player,
    }
}

fn games(audit: &mut Audit<'_>, place: &str, play_off: &PlayOff, own: &BTreeSet<u32>) {
    let noun = ranked(audit);
    for (number, game) in play_off.games.iter().enumerate() {
        let place = format!("{place}.games[{number}]");
        let (white, black) = (game.white.0, game.black.0);
        for (side, id) in [("white", white), ("black", black)] {
            if !own.contains(&id) {
                audit.tell(format!("{place}.{side}"), Clash::NotTied { id });
            }
        }
        if white == black {
            let id = white;
            audit.tell(format!("{place}.black"), Clash::Himself { noun, id });
        }
        if game.flag.is_some() && game.flag == game.winner {
            audit.tell(format!("{place}.flag"), Clash::Flag);
        }
    }
}

fn order(audit: &mut Audit<'_>, place: &str, play_off: &PlayOff, own: &BTreeSet<u32>) {
    let mut seen = BTreeSet::new();
    for (rank, group) in play_off.order.iter().enumerate() {
        for (number, player) in group.iter().enumerate() {
            let (place, id) = (format!("{place}.order[{rank}][{number}]"), player.0);
            if !own.contains(&id) {
                audit.tell(place, Clash::NotTied { id });
            } else if !seen.insert(id) {
                audit.tell(place, Clash::Repeated);
            }
        }
    }
}
