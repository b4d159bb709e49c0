//! The game so far, as far as the engine must know it.

use damier_game::{PlyFacts, PositionFacts, RepetitionKey};

use crate::clocks::{DrawClocks, DrawRules, PlyKind};

/// What the engine must know of the game so far besides the position: which
/// positions would repeat and how far the counters have run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    keys: Vec<RepetitionKey>,
    state: Option<(DrawRules, DrawClocks)>,
}

impl Past {
    /// Nothing is known: no position repeats, and the counters of the variant's
    /// default book start at 0.
    pub const fn unknown() -> Past {
        Past {
            keys: Vec::new(),
            state: None,
        }
    }

    /// A game that starts here, under these rules.
    pub fn start(rules: DrawRules, start: &PositionFacts) -> Past {
        let clocks = DrawClocks::start(&rules, &start.force);
        Past {
            keys: vec![start.key],
            state: Some((rules, clocks)),
        }
    }

    /// Takes note of one more ply of the game.
    pub fn record(&mut self, facts: &PlyFacts) {
        let kind = PlyKind::from(facts);
        if kind.man || kind.capture {
            // Nothing before this ply can come back (draughts men only advance).
            self.keys.clear();
        }
        self.keys.push(facts.after.key);
        if let Some((rules, clocks)) = &mut self.state {
            *clocks = clocks.after(rules, kind, &facts.after.force);
        }
    }

    /// Keys of the positions that may come back, the current one included.
    pub fn keys(&self) -> &[RepetitionKey] {
        &self.keys
    }

    /// The rules and their counters, if known.
    pub(crate) fn state(&self) -> Option<(DrawRules, DrawClocks)> {
        self.state
    }
}

/// Only the keys are known: the counters of the variant's default book are
/// taken to start at 0.
impl From<&[RepetitionKey]> for Past {
    fn from(keys: &[RepetitionKey]) -> Past {
        Past {
            keys: keys.to_vec(),
            state: None,
        }
    }
}

impl From<&Vec<RepetitionKey>> for Past {
    fn from(keys: &Vec<RepetitionKey>) -> Past {
        Past::from(keys.as_slice())
    }
}

impl From<&Past> for Past {
    fn from(past: &Past) -> Past {
        past.clone()
    }
}
