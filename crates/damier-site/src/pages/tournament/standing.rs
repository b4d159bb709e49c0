//! The standings, with what every value is made of.

use damier_print::{Who, deciding};
use damier_tournament::standings::standings;
use damier_tournament::{Event, PlayerId, Ranking};

use super::head::texts;
use crate::pages::frame::Frame;

/// The standings after a round.
pub(super) struct StandingView {
    pub(super) criteria: Vec<String>,
    pub(super) rows: Vec<Line>,
    pub(super) of_players: bool,
}

/// A place.
pub(super) struct Line {
    pub(super) place: usize,
    pub(super) id: u32,
    pub(super) name: String,
    pub(super) title: String,
    pub(super) about: String,
    pub(super) is_gone: bool,
    pub(super) cells: Vec<Cell>,
    pub(super) decided: String,
    /// Every criterion with its addends, a line each.
    pub(super) why: Vec<String>,
}

/// A value of a criterion.
pub(super) struct Cell {
    pub(super) value: String,
    /// Whether it made the place.
    pub(super) decides: bool,
}

/// The order after a round.
pub(super) fn standing(frame: &Frame, event: &Event, round: u16) -> StandingView {
    let order = standings(event, &Ranking::of(event), Some(round));
    let texts = texts(frame, event);
    let who = Who::of_table(event);
    let shown = deciding(&order);
    let rows = order.lines.iter().map(|line| {
        let id = PlayerId(line.id);
        let player = event.player(id).filter(|_| who == Who::Players);
        let about = player.map(|player| {
            let rating = player.rating.map_or_else(String::new, |r| r.to_string());
            let parts = [player.federation.clone(), rating];
            let parts = parts.into_iter().filter(|part| !part.is_empty());
            parts.collect::<Vec<_>>().join(" · ")
        });
        let cells = shown.iter().map(|criterion| {
            let found = line.values.iter().find(|(c, _)| c == criterion);
            Cell {
                value: found.map_or_else(String::new, |(_, v)| texts.amount(&v.key)),
                decides: line.decided_by == Some(*criterion),
            }
        });
        Line {
            place: line.place,
            id: line.id,
            name: texts.name(id, who),
            title: player.map_or_else(String::new, |p| p.title.clone()),
            about: about.unwrap_or_default(),
            is_gone: player.is_some_and(|p| p.withdrawn_after.is_some_and(|last| last < round)),
            cells: cells.collect(),
            decided: line
                .decided_by
                .map_or_else(String::new, |c| texts.criterion(c)),
            why: texts.place(&order, line).into_iter().skip(1).collect(),
        }
    });
    StandingView {
        criteria: shown.iter().map(|c| texts.criterion(*c)).collect(),
        rows: rows.collect(),
        of_players: who == Who::Players,
    }
}
