//! What can happen in a game, as it is written to the log.
//!
//! The log is the game: everything else is computed from it. So old payloads
//! must stay readable: add members with a default, never rename one.

use damier_arbiter::Verdict;
use damier_game::{BySide, Side};
use serde::{Deserialize, Serialize};

use crate::view::Mode;

/// One entry of a game's log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum Event {
    /// The game was started. Always and only the first event.
    Created(Settings),
    /// A ply was played.
    Move {
        /// Its number, from 1.
        ply: u32,
        /// Who played it.
        side: Side,
        /// The move in numbers, which names it in its position.
        text: String,
        /// One of its routes.
        path: Vec<u8>,
        /// The squares of the captured pieces.
        captures: Vec<u8>,
        /// The time charged for it, in games with a clock.
        elapsed_ms: Option<u64>,
        /// What the players have left after it, in games with a clock.
        clock: Option<Remaining>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A draw was offered.
    DrawOffered {
        /// By whom.
        side: Side,
        /// After which ply.
        ply: u32,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The offer was declined.
    DrawDeclined {
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The offer was accepted, or both players agreed. The verdict follows.
    DrawAccepted {
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A draw was claimed, and the rule book grants it. The verdict follows.
    Claim {
        /// By whom.
        side: Side,
        /// The clause that it was claimed by.
        clause: String,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player gave up. The verdict follows.
    Resign {
        /// Who.
        side: Side,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Plies were taken back.
    TakeBack {
        /// The number of plies that remain.
        ply: u32,
        /// What the players have left, in games with a clock.
        clock: Option<Remaining>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player's time ran out. The verdict follows.
    Flag {
        /// Whose.
        side: Side,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The game ended. Always the last event.
    Verdict(Verdict),
}

/// Milliseconds that the players have left.
pub(crate) type Remaining = BySide<u64>;

/// What was chosen when the game was started.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Settings {
    /// Machine name of the variant.
    pub(crate) variant: String,
    /// Machine name of the rule book.
    pub(crate) rulebook: String,
    /// Who plays.
    pub(crate) mode: Mode,
    /// The computer's level, if it plays.
    pub(crate) level: Option<u8>,
    /// The human's side, if the computer plays.
    pub(crate) human_side: Option<Side>,
    /// The times, if there is a clock.
    pub(crate) clock: Option<ClockSetting>,
    /// The first position.
    pub(crate) start_fen: String,
    /// Where the computer's chance comes from, so that a game can be replayed.
    pub(crate) seed: u64,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
}

/// The times of a clock. It starts with the first move of the game, and it stands
/// still while the server is down: the turn in progress then begins anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ClockSetting {
    /// What each player has at the start, in milliseconds.
    pub initial_ms: u64,
    /// What a player gets for each move, in milliseconds.
    #[serde(default)]
    pub increment_ms: u64,
}

impl Event {
    /// The name of the event, as in its `type`.
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Event::Created(_) => "created",
            Event::Move { .. } => "move",
            Event::DrawOffered { .. } => "draw-offered",
            Event::DrawDeclined { .. } => "draw-declined",
            Event::DrawAccepted { .. } => "draw-accepted",
            Event::Claim { .. } => "claim",
            Event::Resign { .. } => "resign",
            Event::TakeBack { .. } => "take-back",
            Event::Flag { .. } => "flag",
            Event::Verdict(_) => "verdict",
        }
    }
}
