//! What a match is made of, and why an event of its log cannot have happened.

use damier_arbiter::playoff::{ByPlayer, Player, PlayoffError, Stage};

use super::event::GameEnd;
use super::plan::StageClock;

/// A game of a match.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Played {
    /// Its number, from 1.
    pub(crate) number: u32,
    /// Its name.
    pub(crate) game: String,
    /// Its stage.
    pub(crate) stage: Stage,
    /// Who has White.
    pub(crate) white: Player,
    /// What the players had at its start.
    pub(crate) start_ms: ByPlayer<u64>,
    /// Its times.
    pub(crate) clock: StageClock,
    /// How it ended.
    pub(crate) end: Option<GameEnd>,
}

/// A sanction by a referee.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Sanction {
    /// The version of the match that it made.
    pub(crate) version: u64,
    /// Who was punished.
    pub(crate) player: Player,
    /// During which game; between games, none.
    pub(crate) game: Option<u32>,
    /// Who decided.
    pub(crate) referee: String,
    /// Why.
    pub(crate) why: String,
}

/// A winner named by a referee.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Decision {
    /// Who won.
    pub(crate) winner: Player,
    /// Who decided.
    pub(crate) referee: String,
    /// Why.
    pub(crate) why: String,
}

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Status {
    /// The next game is to be begun, at this moment at the earliest (in
    /// milliseconds since 1970).
    Between {
        /// When the break is over.
        until: u64,
    },
    /// A game is being played.
    Playing,
    /// The last game was lost by both, or drawn with no time left for another: a
    /// referee must name a winner.
    Undecided,
    /// The match is over.
    Over {
        /// Who won it; nobody if all stages were drawn.
        winner: Option<Player>,
        /// In which stage.
        stage: Option<Stage>,
        /// By the opponent's flag.
        by_flag: bool,
        /// The points for the table.
        points: ByPlayer<u32>,
    },
}

/// The next game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Setup {
    /// Its number, from 1.
    pub(crate) number: u32,
    /// Who has White.
    pub(crate) white: Player,
    /// What the players have.
    pub(crate) left_ms: ByPlayer<u64>,
}

/// An event that cannot have happened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The log does not begin with the start of the match.
    #[error("the log must begin with `created`")]
    NoBeginning,
    /// The match was started twice.
    #[error("a second `created`")]
    TwoBeginnings,
    /// The event speaks of another game than the present one.
    #[error("game {named} where game {present} is the present one")]
    OtherGame {
        /// The number in the event.
        named: u32,
        /// The number of the present game.
        present: u32,
    },
    /// The stages are no stages.
    #[error("a match needs a stage")]
    NoStage,
    /// The event lies before the one above it.
    #[error("it lies before the event above it: correct `at`")]
    Backwards,
    /// Both players have the same name.
    #[error("both players have the same name: tell them apart")]
    SameNames,
    /// A sanction is told without a reason.
    #[error("a sanction needs its reason: fill in `why`")]
    SanctionWithoutReason,
    /// The rules of the play-off forbid it.
    #[error(transparent)]
    Rule(#[from] PlayoffError),
}
