//! What a list may have meant otherwise: it is told, and the list is taken.

use std::collections::BTreeMap;

use super::List;
use crate::model::{Event, PlayerId};

/// What may have been meant otherwise.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Doubt {
    /// The line, from 1; 0 where there are no lines of players.
    pub line: usize,
    /// What it is.
    pub kind: DoubtKind,
}

/// Of which kind it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DoubtKind {
    /// The column of that name is not read.
    UnknownColumn {
        /// Its name.
        name: String,
    },
    /// Without column names a text was taken for a club.
    TakenForClub {
        /// The first one.
        text: String,
        /// How many there are.
        count: usize,
    },
    /// Somebody of that name is entered already.
    SameName {
        /// The name.
        name: String,
        /// His number; 0 if he stands in the same list.
        number: PlayerId,
        /// The line of the same list; 0 if he was entered before.
        line: usize,
    },
    /// Somebody with that number at the federation is entered already.
    SameFederationId {
        /// The number at the federation.
        id: String,
        /// His number; 0 if he stands in the same list.
        number: PlayerId,
        /// The line of the same list; 0 if he was entered before.
        line: usize,
    },
    /// The start number is taken, so that another one is given.
    NumberTaken {
        /// The number.
        number: PlayerId,
    },
    /// The list gives start numbers, and the order of ratings gave others.
    NumbersReplaced {
        /// To how many players.
        count: usize,
    },
}

/// What is still odd about a list once everybody has been numbered by rating.
///
/// `wanted` are the numbers in the list (0 for none), `entered` those under which its
/// players were entered, `numbers` the new ones by the old ones. Others are then named
/// by their new numbers, and that the list's own were replaced is told.
pub fn renumbered(
    doubts: Vec<Doubt>,
    wanted: &[PlayerId],
    entered: &[PlayerId],
    numbers: &BTreeMap<PlayerId, PlayerId>,
) -> Vec<Doubt> {
    let new = |id: &PlayerId| *numbers.get(id).unwrap_or(id);
    let both = wanted.iter().zip(entered);
    let replaced = both.filter(|(wanted, entered)| wanted.0 > 0 && new(entered) != **wanted);
    let count = replaced.count();
    let is_left = |doubt: &Doubt| !matches!(doubt.kind, DoubtKind::NumberTaken { .. });
    let mut left: Vec<Doubt> = doubts.into_iter().filter(is_left).collect();
    for doubt in &mut left {
        if let DoubtKind::SameName { number, .. } | DoubtKind::SameFederationId { number, .. } =
            &mut doubt.kind
        {
            *number = new(number);
        }
    }
    if count > 0 {
        let kind = DoubtKind::NumbersReplaced { count };
        left.push(Doubt { line: 0, kind });
    }
    left
}

/// A name without regard to case and to the order of its words.
pub fn same_name(name: &str) -> Vec<String> {
    let words = name.split(|c: char| !c.is_alphanumeric());
    let mut words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    words.sort_unstable();
    words
}

/// Whom one would take for the same: by number in the event, else by line of the list.
type Known<K> = BTreeMap<K, (PlayerId, usize)>;

impl List {
    /// Who of the list seems to be entered twice, in it or in the event.
    pub fn twice(&self, event: &Event) -> Vec<Doubt> {
        let mut names: Known<Vec<String>> = Known::new();
        let mut ids: Known<&str> = Known::new();
        let mut numbers: BTreeMap<PlayerId, ()> = BTreeMap::new();
        for player in &event.players {
            names.insert(same_name(&player.name), (player.id, 0));
            ids.insert(&player.federation_id, (player.id, 0));
            numbers.insert(player.id, ());
        }
        let mut doubts = Vec::new();
        for (index, entry) in self.entries.iter().enumerate() {
            let line = self.lines.get(index).copied().unwrap_or(0);
            let player = &entry.player;
            let mut doubt = |kind| doubts.push(Doubt { line, kind });
            if player.id.0 > 0 && numbers.insert(player.id, ()).is_some() {
                doubt(DoubtKind::NumberTaken { number: player.id });
            }
            let here = (PlayerId(0), line);
            if let Some((number, line)) = names.insert(same_name(&player.name), here) {
                let name = player.name.clone();
                doubt(DoubtKind::SameName { name, number, line });
            }
            if player.federation_id.is_empty() {
                continue;
            }
            if let Some((number, line)) = ids.insert(&player.federation_id, here) {
                let id = player.federation_id.clone();
                doubt(DoubtKind::SameFederationId { id, number, line });
            }
        }
        doubts
    }
}
