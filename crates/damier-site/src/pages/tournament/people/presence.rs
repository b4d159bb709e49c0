//! Who plays in the next round, who rests, who has left: players, or teams in their
//! events.

use damier_tournament::desk::{Presence, presence, set_presence};
use damier_tournament::model::ByeKind;
use damier_tournament::{Event, Player, PlayerId, System, TeamId};

use super::super::fields::Fields;
use super::super::pairing::event_problem;
use crate::live::unix_ms;
use crate::pages::frame::Frame;
use crate::problem::Problem;
use crate::tournament::{Deed, when};

/// What can be chosen for the next round: the value in the form, its text, its meaning.
pub(super) struct Choice {
    pub(super) value: &'static str,
    pub(super) text: &'static str,
    means: Presence,
}

const fn choice(value: &'static str, text: &'static str, means: Presence) -> Choice {
    Choice { value, text, means }
}

const ALL: [Choice; 5] = [
    choice("plays", "event-state-plays", Presence::Plays),
    choice("zero", "event-state-zero", Presence::Rests(ByeKind::Zero)),
    choice("half", "event-state-half", Presence::Rests(ByeKind::Half)),
    choice("full", "event-state-full", Presence::Rests(ByeKind::Full)),
    choice("gone", "event-state-gone", Presence::Gone),
];

/// Where the table has a game for everybody.
const BY_TABLE: [Choice; 3] = [
    choice("plays", "event-state-plays", Presence::Plays),
    choice("zero", "event-state-zero", Presence::Rests(ByeKind::Zero)),
    choice("gone", "event-state-gone", Presence::Gone),
];

/// What can be chosen for whoever is paired.
pub(super) const fn choices(event: &Event) -> &'static [Choice] {
    let system = event.regulations.system;
    match system.is_round_robin() || matches!(system, System::KnockOut) {
        true => &BY_TABLE,
        false => &ALL,
    }
}

/// The value of the form for this.
fn value_of(is: Presence) -> &'static str {
    let found = ALL.iter().find(|choice| choice.means == is);
    found.map_or("plays", |choice| choice.value)
}

/// A team of the list.
pub(super) struct TeamRow {
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) members: String,
    pub(super) state: &'static str,
}

/// The teams that are paired; none where players are.
pub(super) fn teams(frame: &Frame, event: &Event) -> Vec<TeamRow> {
    if !event.regulations.system.is_team() {
        return Vec::new();
    }
    let rows = event.teams.iter().map(|team| TeamRow {
        id: team.id.0,
        name: team.name.clone(),
        members: super::super::head::players(frame, team.members.len()),
        state: value_of(presence(event, PlayerId(team.id.0))),
    });
    rows.collect()
}

/// What stands for a player: of a member of a paired team only whether he has left.
pub(super) fn of_player(event: &Event, player: &Player) -> &'static str {
    if event.regulations.system.is_team() {
        return value_of(match has_left(event, player) {
            true => Presence::Gone,
            false => Presence::Plays,
        });
    }
    value_of(presence(event, player.id))
}

fn has_left(event: &Event, player: &Player) -> bool {
    let next = event.next_round();
    player.withdrawn_after.is_some_and(|last| last < next)
}

/// When somebody left.
pub(super) fn left_after(frame: &Frame, round: u16) -> String {
    match round {
        0 => frame.text("event-left-before"),
        _ => frame.text_with("event-left-after", &[("round", round.to_string().into())]),
    }
}

/// Who plays in the next round, who rests, who has left, as the whole form says it: `n1`
/// is the first who is paired, `m1` the first player of a team event.
pub(super) fn save(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    let (round, moment) = (event.next_round(), when(unix_ms()));
    let is_team = event.regulations.system.is_team();
    let known = |id: u32| match is_team {
        true => event.team(TeamId(id)).is_some(),
        false => event.player(PlayerId(id)).is_some(),
    };
    let wanted: Vec<(PlayerId, Presence)> = form
        .numbered("n")
        .filter(|(id, _)| known(*id))
        .filter_map(|(id, value)| Some((PlayerId(id), ALL.iter().find(|c| c.value == value)?)))
        .map(|(id, choice)| (id, choice.means))
        .collect();
    // Members that the form says otherwise of than the event did, before their teams go.
    let members: Vec<(PlayerId, bool)> = form
        .numbered("m")
        .filter_map(|(id, value)| {
            let player = event.player(PlayerId(id)).filter(|_| is_team)?;
            let gone = value == "gone";
            (has_left(event, player) != gone).then_some((player.id, gone))
        })
        .collect();
    let mut count = 0;
    for (id, means) in wanted {
        let changed = set_presence(event, id, means, Some(&moment));
        count += usize::from(changed.map_err(|error| event_problem(&error))?);
    }
    for (id, gone) in members {
        // He may have left with his team just now.
        let stands = event.player(id).map(|player| has_left(event, player));
        if stands == Some(gone) {
            continue;
        }
        let done = match gone {
            true => event.withdraw(id, round - 1, Some(moment.clone())),
            false => event.come_back(id, Some(moment.clone())),
        };
        done.map_err(|error| event_problem(&error))?;
        count += 1;
    }
    Ok(Deed::new("byes").round(round).count(count))
}

/// Somebody leaves.
pub(super) fn leave(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    one(event, form, Presence::Gone, "withdrawn")
}

/// Somebody who left is back.
pub(super) fn come_back(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    one(event, form, Presence::Plays, "returned")
}

fn one(event: &mut Event, form: &Fields, means: Presence, deed: &str) -> Result<Deed, Problem> {
    let id: u32 = form.number("id").unwrap_or(0);
    let is_team = event.regulations.system.is_team();
    let team = event.team(TeamId(id)).filter(|_| is_team);
    let name = match team.map(|team| &team.name) {
        Some(name) => Some(name.clone()),
        None => event.player(PlayerId(id)).map(|p| p.name.clone()),
    };
    let moment = when(unix_ms());
    set_presence(event, PlayerId(id), means, Some(&moment))
        .map_err(|error| event_problem(&error))?;
    Ok(Deed::new(deed).name(&name.unwrap_or_default()))
}
