//! What was asked for before rounds were paired, and drawn for them.

use std::collections::BTreeSet;

use super::{Audit, Clash, Noun};

/// The highest number of a start position of Chess960.
const MOST_START: i64 = 959;

pub(super) fn audit(audit: &mut Audit<'_>) {
    byes(audit);
    starts(audit);
    forbidden(audit);
    accelerations(audit);
}

fn byes(audit: &mut Audit<'_>) {
    let (noun, mut seen) = (audit.paired(), BTreeSet::new());
    for (index, bye) in audit.event.requested_byes.iter().enumerate() {
        let place = format!("event.requested_byes[{index}]");
        audit.round(&format!("{place}.round"), bye.round);
        beyond(audit, &format!("{place}.round"), bye.round);
        audit.known(&format!("{place}.player"), noun, bye.player.0);
        if !seen.insert((bye.round, bye.player)) {
            audit.tell(place, Clash::Repeated);
        }
    }
}

/// Whether the event comes to a round.
fn beyond(audit: &mut Audit<'_>, place: &str, round: u16) {
    let rounds = audit.event.round_count();
    if round > rounds && rounds > 0 && !audit.event.is_open_ended() {
        let (found, least, most) = (round.to_string(), 1, rounds.into());
        audit.warn(place, Clash::Range { found, least, most });
    }
}

fn starts(audit: &mut Audit<'_>) {
    let mut seen = BTreeSet::new();
    for (index, draw) in audit.event.start_draws.iter().enumerate() {
        let place = format!("event.start_draws[{index}]");
        audit.round(&format!("{place}.round"), draw.round);
        audit.range(&format!("{place}.number"), draw.number, 0, MOST_START);
        if !seen.insert(draw.round) {
            audit.tell(format!("{place}.round"), Clash::Repeated);
        }
    }
}

fn forbidden(audit: &mut Audit<'_>) {
    for (index, group) in audit.event.forbidden.iter().enumerate() {
        let place = format!("event.forbidden[{index}]");
        audit.round(&format!("{place}.first"), group.first);
        audit.round(&format!("{place}.last"), group.last);
        let (first, last) = (group.first.into(), group.last.into());
        audit.in_order(&format!("{place}.last"), first, last);
        beyond(audit, &format!("{place}.first"), group.first);
        if group.players.len() == 1 {
            audit.warn(format!("{place}.players"), Clash::Alone);
        }
        let mut seen = BTreeSet::new();
        for (number, player) in group.players.iter().enumerate() {
            let (place, id) = (format!("{place}.players[{number}]"), player.0);
            // Teams, where they are what is paired; members, where a file says so.
            let is_team = audit.paired() == Noun::Team && audit.teams.contains(&id);
            if !is_team {
                audit.known(&place, Noun::Player, id);
            }
            if !seen.insert(id) {
                audit.tell(place, Clash::Repeated);
            }
        }
    }
}

fn accelerations(audit: &mut Audit<'_>) {
    let noun = audit.paired();
    for (index, bonus) in audit.event.accelerations.iter().enumerate() {
        let place = format!("event.accelerations[{index}]");
        audit.points(&format!("{place}.points"), bonus.points);
        audit.round(&format!("{place}.first"), bonus.first);
        audit.round(&format!("{place}.last"), bonus.last);
        let (first, last) = (bonus.first.into(), bonus.last.into());
        audit.in_order(&format!("{place}.last"), first, last);
        beyond(audit, &format!("{place}.first"), bonus.first);
        let (from, to) = (bonus.from.0, bonus.to.0);
        if to < from {
            audit.in_order(&format!("{place}.to"), from, to);
            continue;
        }
        let all = match noun {
            Noun::Player => &audit.players,
            Noun::Team => &audit.teams,
        };
        if all.range(from..=to).next().is_none() {
            audit.known(&format!("{place}.from"), noun, from);
        }
    }
}
