use std::sync::Arc;

use damier_arbiter::irregularity::{Choice, Irregularities, Noted, Penalties};
use damier_game::Side;

use super::decree::{Decree, Order};

/// What referees did in one game: part of its state.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    decrees: Vec<Entry>,
    paused: bool,
    irregularities: Irregularities,
}

/// A decree and its place in the log.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The version of the game that it made.
    pub(crate) version: u64,
    /// What was ruled.
    pub(crate) decree: Arc<Decree>,
    /// Whether another decree undid it.
    pub(crate) withdrawn: bool,
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            decrees: Vec::new(),
            paused: false,
            irregularities: Irregularities::new(Penalties::default()),
        }
    }
}

impl Desk {
    /// Writes a decree down.
    pub(crate) fn note(&mut self, version: u64, decree: &Decree) {
        match &decree.order {
            Order::Irregularity {
                by, what, choice, ..
            } => {
                self.irregularities.notice(*by, *what, decree.ply);
                if let Some(choice) = choice {
                    self.choose(!*by, *choice);
                }
            }
            Order::Choice { choice, .. } => {
                if let Some(noted) = self.open_irregularity() {
                    self.choose(!noted.by, *choice);
                }
            }
            Order::Withdraw { version } => {
                for entry in &mut self.decrees {
                    entry.withdrawn |= entry.version == *version;
                }
            }
            _ => {}
        }
        self.paused = decree.after.paused;
        self.decrees.push(Entry {
            version,
            decree: Arc::new(decree.clone()),
            withdrawn: false,
        });
    }

    fn choose(&mut self, side: Side, choice: Choice) {
        // Checked when the decree was made; an old log that says otherwise
        // leaves the choice open.
        let _ = self.irregularities.choose(side, choice);
    }

    /// A side has moved, and so accepted what stood open for it.
    pub(crate) fn moved(&mut self, side: Side) {
        self.irregularities.moved(side);
    }

    /// All decrees, in order.
    pub(crate) fn decrees(&self) -> &[Entry] {
        &self.decrees
    }

    /// The decree that made this version of the game.
    pub(crate) fn decree(&self, version: u64) -> Option<&Entry> {
        self.decrees.iter().find(|entry| entry.version == version)
    }

    /// The last decree that changed something and still stands: the one that can
    /// be withdrawn.
    pub(crate) fn withdrawable(&self) -> Option<&Entry> {
        let mut standing = self.decrees.iter().rev();
        standing
            .find(|entry| !entry.withdrawn && !matches!(entry.decree.order, Order::Withdraw { .. }))
            .filter(|entry| !entry.decree.order.takes_back())
    }

    /// Whether a decree with this key was made.
    pub(crate) fn has_key(&self, key: &str) -> bool {
        let keys = self.decrees.iter().filter_map(|e| e.decree.key.as_deref());
        keys.into_iter().any(|known| known == key)
    }

    /// Whether the clocks are stopped.
    pub(crate) fn is_paused(&self) -> bool {
        self.paused
    }

    /// How many irregular moves of a side were noticed.
    pub(crate) fn irregular_moves(&self, by: Side) -> u32 {
        let noted = self.irregularities.noted().iter();
        u32::try_from(noted.filter(|noted| noted.by == by).count()).unwrap_or(u32::MAX)
    }

    /// The one that waits for the opponent's choice.
    pub(crate) fn open_irregularity(&self) -> Option<Noted> {
        self.irregularities.open().copied()
    }
}
