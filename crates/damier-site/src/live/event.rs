//! What can happen in a game, as it is written to the log.
//!
//! The log is the game: everything else is computed from it. So old payloads
//! must stay readable: add members with a default, never rename one.

use std::collections::BTreeMap;

use damier_arbiter::clock::TimeControl;
use damier_arbiter::{Carried, OfferRules, Verdict};
use damier_game::{BySide, Side};
use serde::{Deserialize, Serialize};

use super::clock_wish::stored_control;
use super::decreed::{Names, PlayoffRef};
use super::ruling::{ClaimKind, Ruling};
use crate::referee::Decree;
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
        /// When it was complete and pressed, in the game's own time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        moved_at: Option<u64>,
        /// When the opponent's clock began to run, if later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        runs_at: Option<u64>,
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
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A draw was claimed, and the rule book grants it. The verdict follows.
    Claim {
        /// By whom.
        side: Side,
        /// The clause that it was claimed by.
        clause: String,
        /// The move that was announced, if the claim rests on one. It is not
        /// played.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        announced: Option<String>,
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player gave up. The verdict follows.
    Resign {
        /// Who.
        side: Side,
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// Plies were taken back.
    TakeBack {
        /// The number of plies that remain.
        ply: u32,
        /// What the players have left, in games with a clock.
        clock: Option<Remaining>,
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player's time ran out. The verdict follows.
    Flag {
        /// Whose.
        side: Side,
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The clock was running and had come so far, which is noted now and then: a
    /// server that is cut off knows how long the turn in progress has taken.
    ClockKept {
        /// When, in the game's own time.
        clock_at: u64,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player asked for a ruling that needs evidence. The clock stands until it
    /// is given.
    RulingAsked {
        /// By whom.
        side: Side,
        /// By which rule.
        kind: ClaimKind,
        /// After which ply.
        ply: u32,
        /// When, in the game's own time, in games with a clock.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        clock_at: Option<u64>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The ruling, with all that it rests on. If it ends the game, the verdict
    /// follows.
    Ruling(Ruling),
    /// A referee decided. If it ends the game or changes its result, the verdict
    /// follows.
    Decree(Box<Decree>),
    /// The game ended. The last event, unless a referee decides otherwise.
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
    /// The times, if there is a clock. Games of earlier versions hold them as an
    /// object.
    #[serde(default, deserialize_with = "stored_control")]
    pub(crate) clock: Option<TimeControl>,
    /// The first position.
    pub(crate) start_fen: String,
    /// The counts that came with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) carried: Option<Carried>,
    /// The text of the rule book, if it is none of the built-in ones: the file
    /// that it came from may change.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) rulebook_text: Option<String>,
    /// What was chosen where the book leaves a choice.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) choices: BTreeMap<String, String>,
    /// What the event says about draws by agreement.
    #[serde(default)]
    pub(crate) offers: OfferRules,
    /// Whether no decision goes without its explanation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) youth: bool,
    /// Whether an ending that is not played on is ruled on as it arises; in games of
    /// earlier versions a player asks for it.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) imposes: bool,
    /// The players' names, in a match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) names: Option<Names>,
    /// The match that the game belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) playoff: Option<PlayoffRef>,
    /// Whether the clock runs from the beginning of the game, as in a match; in games of
    /// earlier versions it waited for the first ply.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) clock_at_once: bool,
    /// Where the computer's chance comes from, so that a game can be replayed.
    pub(crate) seed: u64,
    /// When, in milliseconds since 1970.
    pub(crate) at: u64,
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
            Event::ClockKept { .. } => "clock-kept",
            Event::RulingAsked { .. } => "ruling-asked",
            Event::Ruling(_) => "ruling",
            Event::Decree(_) => "decree",
            Event::Verdict(_) => "verdict",
        }
    }
}
