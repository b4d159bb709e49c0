//! Whether what a TRF file says besides the games fits them.

use std::collections::BTreeSet;

use super::trf_build::Trf;
use super::trf_write::open_round;
use super::{Fault, Problem};
use crate::Fraction;
use crate::model::{Event, PlayerId, TeamId};
use crate::table::Table;

/// Warns of numbers that records name and nobody has; nothing is kept of them.
pub(super) fn named(trf: &mut Trf, event: &mut Event) {
    let players: Vec<PlayerId> = event.players.iter().map(|player| player.id).collect();
    let players: BTreeSet<PlayerId> = players.into_iter().collect();
    let teams: BTreeSet<TeamId> = event.teams.iter().map(|team| team.id).collect();
    let is_player = |id: &PlayerId| players.contains(id);
    let is_known = |id: &PlayerId| is_player(id) || teams.contains(&TeamId(id.0));
    for (line, column, id) in &trf.named {
        if !is_known(id) {
            let fault = Fault::Nobody { id: *id };
            trf.warnings.push(Problem::new(*line, *column, fault));
        }
    }
    for team in &mut event.teams {
        team.members.retain(is_player);
    }
    for (mut group, line, column) in std::mem::take(&mut trf.forbidden) {
        group.players.retain(is_known);
        if group.players.len() > 1 {
            let path = format!("event.forbidden[{}]", event.forbidden.len());
            trf.places.insert(path, (line, column));
            event.forbidden.push(group);
        }
    }
    for (bonus, line, column) in std::mem::take(&mut trf.accelerations) {
        if players.range(bonus.from..=bonus.to).next().is_some() {
            let path = format!("event.accelerations[{}]", event.accelerations.len());
            trf.places.insert(path, (line, column));
            event.accelerations.push(bonus);
        } else if bonus.from != bonus.to {
            let fault = Fault::Nobody { id: bonus.from };
            trf.warnings.push(Problem::new(line, column, fault));
        }
    }
    trf.byes.retain(|(bye, ..)| is_known(&bye.player));
    trf.absent.retain(|(player, ..)| is_known(player));
}

/// Warns where the file says another number of players or teams than it has.
pub(super) fn counts(trf: &mut Trf, event: &Event) {
    for (line, code, listed) in &trf.counts {
        let found = match code.as_str() {
            "062" => trf.player_lines,
            "082" => event.teams.len(),
            // Who counts as rated is said otherwise by each program.
            _ if *listed <= trf.player_lines => continue,
            _ => trf.player_lines,
        };
        if *listed != found {
            let listed = *listed;
            let fault = Fault::CountDiffers { listed, found };
            trf.warnings.push(Problem::new(*line, 5, fault));
        }
    }
}

/// What a bye of a round that is not finished brings.
fn byes_due(event: &Event, player: PlayerId) -> Fraction {
    let round = event.rounds.last();
    let byes = round.map_or(&[][..], |round| &round.byes);
    let own = byes.iter().filter(|bye| bye.player == player);
    own.map(|bye| event.regulations.scale.bye(bye.kind)).sum()
}

/// Warns where the points of the file are not the sum of its results.
pub(super) fn points(trf: &mut Trf, event: &Event) {
    let table = Table::of_players(event, None);
    // The columns may end before a round that is not finished.
    let before = open_round(event).map(|round| Table::of_players(event, Some(round - 1)));
    let next = event.next_round();
    let scale = &event.regulations.scale;
    for raw in &trf.players {
        let Some(row) = table.row_of(raw.id.0) else {
            continue;
        };
        let computed = table.rows[row].points();
        let coming: Fraction = event
            .requested_byes
            .iter()
            .filter(|b| b.player == raw.id && b.round == next)
            .map(|b| scale.bye(b.kind))
            .sum();
        let listed = raw
            .points
            .filter(|p| *p != computed && *p != computed + coming)
            .filter(|listed| {
                let earlier = before.as_ref().and_then(|before| before.rows.get(row));
                let due = byes_due(event, raw.id);
                earlier.is_none_or(|row| *listed != row.points() && *listed != row.points() + due)
            });
        if let Some(listed) = listed {
            let fault = Fault::PointsDiffer { listed, computed };
            trf.warnings.push(Problem::new(raw.line, 81, fault));
        }
    }
}
