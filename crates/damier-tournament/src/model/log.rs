use serde::{Deserialize, Serialize};

use super::{GameResult, PlayerId, Regulations, System};
use crate::pairing::Pair;

/// One line of an event's log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// When, in whatever form the caller keeps time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<String>,
    /// How many rounds had been paired by then.
    pub after_round: u16,
    /// What happened.
    pub what: What,
}

/// What can be logged.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum What {
    /// The regulations were changed after the start.
    RegulationsChanged {
        /// What they were.
        before: Box<Regulations>,
        /// Why.
        reason: String,
    },
    /// A result was overwritten.
    ResultChanged {
        /// Round, from 1.
        round: u16,
        /// Board, from 1.
        board: usize,
        /// What it was.
        before: GameResult,
        /// What it is.
        after: GameResult,
    },
    /// Somebody came late.
    LateEntry {
        /// Who.
        player: PlayerId,
        /// The first round he is paired in.
        round: u16,
    },
    /// Somebody left.
    Withdrawal {
        /// Who.
        player: PlayerId,
        /// The last round he took part in.
        after: u16,
    },
    /// Somebody who had left came back.
    Return {
        /// Who.
        player: PlayerId,
        /// The first round he is paired in again.
        round: u16,
    },
    /// The arbiter made pairs that the engine would not have made.
    ManualPairs {
        /// Round, from 1.
        round: u16,
        /// The system they were compared with.
        system: System,
        /// Pairs of the arbiter that the engine would not have made.
        made: Vec<Pair>,
        /// What it would have made in their place.
        engine: Vec<Pair>,
    },
    /// The change before this was taken back.
    Undone,
    /// A round was taken back.
    TakenBack {
        /// Round, from 1.
        round: u16,
    },
    /// Chess960: a round starts from another position than was drawn before.
    StartChanged {
        /// Round, from 1.
        round: u16,
        /// The number of the position before, 0 to 959.
        before: u16,
        /// The number of the position now.
        after: u16,
    },
    /// Anything else.
    Remark {
        /// In words.
        text: String,
    },
}
