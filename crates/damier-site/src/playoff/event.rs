use damier_arbiter::playoff::Player;
use damier_game::{BySide, Outcome, Side};
use serde::{Deserialize, Serialize};

use super::plan::Plan;

/// What can happen in a match, as it is written to its log. Old payloads must
/// stay readable: add members with a default, never rename one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(
    tag = "type",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub(crate) enum MatchEvent {
    /// The match was started. Always and only the first event.
    Created {
        /// What was fixed before it.
        plan: Plan,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A game began. It is written before the game itself is, so that a game is
    /// never without its match.
    GameBegan {
        /// Its number, from 1.
        number: u32,
        /// Its name.
        game: String,
        /// How long the break before it was; 0 for the first.
        break_ms: u64,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// The game ended.
    GameEnded {
        /// Its number.
        number: u32,
        /// How.
        end: GameEnd,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A referee decided the game that was played last otherwise.
    GameCorrected {
        /// Its number.
        number: u32,
        /// How it ended now; nothing: it goes on.
        #[serde(default)]
        end: Option<GameEnd>,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A player asked for the pause, between games.
    PauseAsked {
        /// Who.
        player: Player,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A referee punished a player: the opponent gets time.
    Sanctioned {
        /// Who was punished.
        player: Player,
        /// Who decided.
        referee: String,
        /// Why.
        why: String,
        /// When, in milliseconds since 1970.
        at: u64,
    },
    /// A referee named the winner of the match.
    Decided {
        /// Who won.
        winner: Player,
        /// Who decided.
        referee: String,
        /// Why.
        why: String,
        /// When, in milliseconds since 1970.
        at: u64,
    },
}

/// How a game of a match ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct GameEnd {
    /// `2-0`, `1-1`, `0-2` or `0-0`, White first.
    #[serde(with = "damier_arbiter::result_text")]
    pub(crate) result: Outcome,
    /// What the sides had left.
    pub(crate) left_ms: BySide<u64>,
    /// The side whose flag fell, if that ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) flag: Option<Side>,
    /// The machine name of the reason.
    #[serde(default)]
    pub(crate) reason: String,
    /// Whether a referee stepped in during the game, who may have set the clocks.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) refereed: bool,
}

impl MatchEvent {
    /// When it happened, in milliseconds since 1970.
    pub(crate) fn at(&self) -> u64 {
        match self {
            MatchEvent::Created { at, .. }
            | MatchEvent::GameBegan { at, .. }
            | MatchEvent::GameEnded { at, .. }
            | MatchEvent::GameCorrected { at, .. }
            | MatchEvent::PauseAsked { at, .. }
            | MatchEvent::Sanctioned { at, .. }
            | MatchEvent::Decided { at, .. } => *at,
        }
    }
}
