use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::patch::Change;

/// What is done to an event, as it is written to its log. Old payloads must stay
/// readable: add members with a default, never rename one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Step {
    /// The event came to the site. Always and only the first step.
    Created {
        /// The whole document.
        doc: Value,
        /// The referee who did it.
        by: String,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Something was done.
    Changed {
        /// What.
        deed: Deed,
        /// Who did it; empty for the site itself and for players.
        by: String,
        /// When, in milliseconds since 1970.
        at: u64,
        /// The difference that it made.
        changes: Vec<Change>,
    },
    /// A step was taken back.
    Undone {
        /// Its version.
        undoes: u64,
        /// Who did it.
        by: String,
        /// When, in milliseconds since 1970.
        at: u64,
        /// The difference that it made.
        changes: Vec<Change>,
    },
}

/// What was done, for people who read the log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Deed {
    /// Which kind; `deed-<kind>` is its text.
    pub(crate) kind: String,
    /// The round.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) round: Option<u16>,
    /// The boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) boards: Vec<usize>,
    /// How many players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) count: Option<usize>,
    /// A name, or another text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) name: String,
}

impl Deed {
    /// A deed of this kind.
    pub(crate) fn new(kind: &str) -> Deed {
        Deed {
            kind: kind.to_owned(),
            ..Deed::default()
        }
    }

    /// The same in a round.
    #[must_use]
    pub(crate) fn round(mut self, round: u16) -> Deed {
        self.round = Some(round);
        self
    }

    /// The same on a board.
    #[must_use]
    pub(crate) fn board(mut self, board: usize) -> Deed {
        self.boards.push(board);
        self
    }

    /// The same to so many.
    #[must_use]
    pub(crate) fn count(mut self, count: usize) -> Deed {
        self.count = Some(count);
        self
    }

    /// The same to somebody.
    #[must_use]
    pub(crate) fn name(mut self, name: &str) -> Deed {
        name.clone_into(&mut self.name);
        self
    }
}

/// A step of the log without its contents.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Told {
    /// Its version.
    pub(crate) version: u64,
    /// What was done; nothing for a step that took one back.
    pub(crate) deed: Option<Deed>,
    /// The version of the step that was taken back.
    pub(crate) undoes: Option<u64>,
    /// Who did it.
    pub(crate) by: String,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

impl Step {
    /// The step without its contents.
    pub(crate) fn told(&self, version: u64) -> Told {
        let (deed, undoes, by, at) = match self {
            Step::Created { by, at, .. } => (Some(Deed::new("created")), None, by, at),
            Step::Changed { deed, by, at, .. } => (Some(deed.clone()), None, by, at),
            Step::Undone { undoes, by, at, .. } => (None, Some(*undoes), by, at),
        };
        Told {
            version,
            deed,
            undoes,
            by: by.clone(),
            at: *at,
        }
    }
}
