//! Results as they stood when a round was paired.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::model::{Event, What};

/// The event with the results that stood when a round (from 1) was paired, and the
/// rounds in which some were corrected afterwards.
pub(super) fn as_paired(event: &Event, round: u16) -> (Cow<'_, Event>, Vec<u16>) {
    // What was logged before it was paired (for the last time) was known then.
    let known = event.log.iter().rposition(|e| e.after_round < round);
    let later = &event.log[known.map_or(0, |index| index + 1)..];
    let mut stood = Cow::Borrowed(event);
    let mut corrected = BTreeSet::new();
    if round >= event.next_round() {
        return (stood, Vec::new());
    }
    for entry in later.iter().rev() {
        let What::ResultChanged {
            round: of,
            board,
            before,
            ..
        } = &entry.what
        else {
            continue;
        };
        let index = usize::from(*of).wrapping_sub(1);
        if *of >= round || event.rounds.get(index).is_none() {
            continue;
        }
        let boards = &mut stood.to_mut().rounds[index].boards;
        if let Some(slot) = board.checked_sub(1).and_then(|b| boards.get_mut(b)) {
            slot.result.clone_from(before);
            corrected.insert(*of);
        }
    }
    (stood, corrected.into_iter().collect())
}
