//! One player of the entry list: entered, changed, struck.

use damier_tournament::files::{Doubt, Entry, List};
use damier_tournament::{Event, Player, PlayerId};

use super::super::fields::Fields;
use super::{name, refused};
use crate::live::unix_ms;
use crate::problem::{Problem, ProblemKind};
use crate::tournament::{Deed, add_all, check_name, when};

/// The player whose facts stand in the form.
pub(super) struct Edited {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) title: String,
    pub(super) rating: String,
    pub(super) federation: String,
    pub(super) club: String,
    pub(super) federation_id: String,
    pub(super) team: String,
}

impl Edited {
    pub(super) fn of(event: &Event, id: PlayerId) -> Option<Edited> {
        let player = event.player(id)?;
        Some(Edited {
            id: id.to_string(),
            name: player.name.clone(),
            title: player.title.clone(),
            rating: player.rating.map_or_else(String::new, |r| r.to_string()),
            federation: player.federation.clone(),
            club: player.club.clone(),
            federation_id: player.federation_id.clone(),
            team: event
                .team_of(id)
                .map_or_else(String::new, |t| t.name.clone()),
        })
    }
}

/// What the form says of a player.
fn fill(player: &mut Player, form: &Fields) -> Result<(), Problem> {
    let invalid = |detail| {
        Problem::new(ProblemKind::InvalidEvent)
            .number("line", 1)
            .detail(detail)
    };
    check_name(form.get("name")).map_err(invalid)?;
    form.get("name").clone_into(&mut player.name);
    player.rating = match form.get("rating") {
        "" => None,
        text => {
            let rating: Option<u32> = text.parse().ok().filter(|rating| *rating < 10_000);
            Some(rating.ok_or_else(|| invalid("problem-event-rating"))?)
        }
    };
    for (field, value) in [
        (&mut player.federation, "federation"),
        (&mut player.club, "club"),
        (&mut player.title, "title"),
        (&mut player.federation_id, "federationId"),
    ] {
        let text = form.get(value);
        if text.chars().count() > 80 || text.chars().any(char::is_control) {
            return Err(invalid("problem-event-text"));
        }
        text.clone_into(field);
    }
    Ok(())
}

/// Whether the player of the form seems to be entered already.
pub(super) fn twice(event: &Event, form: &Fields) -> Vec<Doubt> {
    let mut player = Player::new(0, form.get("name"));
    form.get("federationId")
        .clone_into(&mut player.federation_id);
    let list = List {
        entries: vec![Entry { player, team: None }],
        ..List::default()
    };
    list.twice(event)
}

/// Enters the player of the form.
pub(super) fn add(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    let mut player = Player::new(0, "");
    fill(&mut player, form)?;
    let team = Some(form.get("team").to_owned()).filter(|team| !team.is_empty());
    let name = player.name.clone();
    add_all(event, vec![Entry { player, team }], &when(unix_ms()))?;
    Ok(Deed::new("entered-one").name(&name))
}

/// Changes what is known of a player.
pub(super) fn edit(event: &mut Event, form: &Fields) -> Result<Deed, Problem> {
    let id = PlayerId(form.number("id").unwrap_or(0));
    let player = event.players.iter_mut().find(|player| player.id == id);
    let player = player.ok_or_else(|| refused("problem-event-no-board"))?;
    fill(player, form)?;
    let name = player.name.clone();
    if event.regulations.teams.is_some() {
        crate::tournament::seat(event, id, form.get("team"))?;
        if !event.has_started() {
            event.teams.retain(|team| !team.members.is_empty());
        }
    }
    Ok(Deed::new("edited").name(&name))
}

/// Strikes a player from the list; only before round 1.
pub(super) fn remove(event: &mut Event, id: PlayerId) -> Result<Deed, Problem> {
    if event.has_started() {
        return Err(refused("problem-event-started-leave"));
    }
    let name = name(event, id).to_owned();
    event.players.retain(|player| player.id != id);
    for team in &mut event.teams {
        team.members.retain(|member| *member != id);
    }
    event.teams.retain(|team| !team.members.is_empty());
    event.requested_byes.retain(|bye| bye.player != id);
    for group in &mut event.forbidden {
        group.players.retain(|player| *player != id);
    }
    event.forbidden.retain(|group| group.players.len() > 1);
    Ok(Deed::new("removed").name(&name))
}
