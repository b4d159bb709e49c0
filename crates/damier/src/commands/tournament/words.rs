//! Events in words: names of players, results that are missing.

use damier_tournament::model::Round;
use damier_tournament::{Event, PlayerId, TeamId};

use crate::messages::{number, say};

/// `4 Anna Berg`, or the number of a team with its name.
pub(super) fn numbered(event: &Event, id: PlayerId) -> String {
    let name = name(event, id);
    if name.is_empty() {
        say("desk-number", &[("id", id.to_string().into())])
    } else {
        format!("{id} {name}")
    }
}

/// The name of a player; of a team in events of teams.
pub(super) fn name(event: &Event, id: PlayerId) -> &str {
    if event.regulations.system.is_team() {
        return event.team(TeamId(id.0)).map_or("", |team| &team.name);
    }
    event.player(id).map_or("", |player| &player.name)
}

/// How many games of a round have no result yet, as a sentence.
pub(super) fn left(round: &Round) -> String {
    let open = round.boards.iter().filter(|b| !b.result.is_final()).count();
    say("table-left", &[("count", number(open))])
}

/// `5 Kim Lee: bye`, as the language sets a colon.
pub(super) fn item(name: String, text: String) -> String {
    say(
        "table-item",
        &[("name", name.into()), ("text", text.into())],
    )
}
