//! The start position of a round of Chess960, in words.

use damier_chess::{Letters, StartNumber};
use damier_print::Texts;
use damier_tournament::Event;
use damier_tournament::model::StartDraw;

use crate::pages::frame::Frame;

/// The start position of a round that is paired, what it was drawn from, and the pieces
/// of its first rank; nothing in other games.
pub(super) fn notes(frame: &Frame, event: &Event, round: u16) -> Vec<String> {
    match event.round(round) {
        Ok(_) => notes_before(frame, event, round),
        Err(_) => Vec::new(),
    }
}

/// The same of a round that was paired once and taken back.
pub(super) fn notes_before(frame: &Frame, event: &Event, round: u16) -> Vec<String> {
    let Some(draw) = event.start_draw(round) else {
        return Vec::new();
    };
    let said = Texts::new(event, frame.language.referee()).start(draw);
    [Some(said), rank(frame, draw)]
        .into_iter()
        .flatten()
        .collect()
}

/// The pieces of the first rank of a round that is paired.
pub(super) fn rank_of(frame: &Frame, event: &Event, round: u16) -> Option<String> {
    rank(frame, event.round(round).ok().and(event.start_draw(round))?)
}

fn rank(frame: &Frame, draw: &StartDraw) -> Option<String> {
    let letters = Letters::of_language(frame.language.code()).unwrap_or_default();
    let roles = StartNumber::new(draw.number)?.rank();
    let rank = roles.map(|role| letters.name(role)).join(" ");
    Some(frame.text_with("event-start-rank", &[("rank", rank.into())]))
}
