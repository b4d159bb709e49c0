//! Events in words: names of players, results, byes.

use damier_game::Side;
use damier_tournament::model::{ByeKind, GameResult, Round};
use damier_tournament::{Event, PlayerId, PointScale, TeamId};

use crate::messages::say;

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

/// As it stands on a board: `2-0`, `1+-1-`, `+--`.
pub(super) fn result(scale: &PointScale, result: &GameResult) -> String {
    match result {
        GameResult::Unfinished => String::new(),
        GameResult::Annulled => "annulled".to_owned(),
        GameResult::DoubleForfeit => "- / -".to_owned(),
        GameResult::Forfeit { side: Side::White } => "+ / -".to_owned(),
        GameResult::Forfeit { side: Side::Black } => "- / +".to_owned(),
        other => {
            let points = |side| scale.game(other, side).unwrap_or_default();
            let text = format!("{}-{}", points(Side::White), points(Side::Black));
            match other {
                GameResult::AdvantageDraw { side } => format!("{text} (+ {side})"),
                GameResult::Decided { .. } => format!("{text} (decided)"),
                _ => text,
            }
        }
    }
}

/// Why somebody has no game.
pub(super) const fn bye(kind: ByeKind) -> &'static str {
    match kind {
        ByeKind::Pairing => "bye",
        ByeKind::Half => "half-point bye",
        ByeKind::Full => "full-point bye",
        ByeKind::Zero => "absent",
    }
}

/// How many games of a round have no result yet, as a sentence.
pub(super) fn left(round: &Round) -> String {
    let open = round.boards.iter().filter(|b| !b.result.is_final()).count();
    match open {
        0 => "all results are in".to_owned(),
        1 => "1 result is missing".to_owned(),
        many => format!("{many} results are missing"),
    }
}
