//! Results, and who was in the event, as it stood when a round was paired.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::model::{Event, PlayerId, What};

/// The event with the results that stood when a round (from 1) was paired, without those
/// who left since as having left (their games may be struck from the table), and the
/// rounds in which some results were corrected afterwards.
pub(super) fn as_paired(event: &Event, round: u16) -> (Cow<'_, Event>, Vec<u16>) {
    // What was logged before it was paired (for the last time) was known then.
    let known = event.log.iter().rposition(|e| e.after_round < round);
    let later = &event.log[known.map_or(0, |index| index + 1)..];
    let mut stood = Cow::Borrowed(event);
    let mut corrected = BTreeSet::new();
    if round >= event.next_round() {
        return (stood, Vec::new());
    }
    let left_since = |player: PlayerId| {
        let mut told = later.iter().map(|entry| &entry.what);
        told.any(|what| matches!(what, What::Withdrawal { player: of, .. } if *of == player))
    };
    let left = event.players.iter().enumerate();
    let left = left.filter(|(_, player)| {
        let after = player.withdrawn_after;
        after.is_some_and(|after| after >= round || left_since(player.id))
    });
    for (index, _) in left {
        stood.to_mut().players[index].withdrawn_after = None;
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
