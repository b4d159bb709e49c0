//! What a match is made of, and why an event of its log cannot have happened.

use damier_arbiter::RuleBookErrors;
use damier_arbiter::playoff::{ByPlayer, Player, PlayoffError, Stage};
use damier_game::Side;

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
    /// A break is said to have lasted longer than the time that passed.
    #[error(
        "`breakMs` says {break_ms} ms, but only {passed_ms} ms have passed since the last game: \
         correct `breakMs` or `at`"
    )]
    BreakTooLong {
        /// What the event says, in milliseconds.
        break_ms: u64,
        /// What passed by the moments of the events.
        passed_ms: u64,
    },
    /// A side is said to have more time left than it can have.
    #[error("{}", too_much(*side, *left_ms, *start_ms, *moves))]
    TooMuchLeft {
        /// The side.
        side: Side,
        /// What it is said to have left, in milliseconds.
        left_ms: u64,
        /// What it had at the start of the game, with what sanctions gave it.
        start_ms: u64,
        /// The moves of its own that would have been needed to gain so much; `None`: no
        /// move adds anything.
        moves: Option<u64>,
    },
    /// A flag fell of a side that had time.
    #[error("the flag of {side} fell with {left_ms} ms left: correct `flag` or `leftMs`")]
    FlagWithTimeLeft {
        /// The side.
        side: Side,
        /// What it is said to have left, in milliseconds.
        left_ms: u64,
    },
    /// The clocks lost more time than the game lasted.
    #[error("the clocks lost {used_ms} ms in a game of {lasted_ms} ms: correct `leftMs` or `at`")]
    TooMuchUsed {
        /// What both lost together, in milliseconds.
        used_ms: u64,
        /// How long the game lasted by the moments of the events.
        lasted_ms: u64,
    },
    /// No game has that name.
    #[error("no game is called `{variant}`: write one of {known} as `variant`")]
    UnknownVariant {
        /// What the plan names.
        variant: String,
        /// What there is.
        known: String,
    },
    /// No rule book has that name.
    #[error(
        "no rule book `{book}` is built in: write one of {known} as `rulebook`, or give the text \
         of your own as `rulebookText`"
    )]
    UnknownBook {
        /// What the plan names.
        book: String,
        /// What there is for the game.
        known: String,
    },
    /// The rule book is for other games.
    #[error("the rule book `{book}` is not for {variant}: write one of {known} as `rulebook`")]
    OtherBook {
        /// The book.
        book: String,
        /// The game of the match.
        variant: String,
        /// What there is for the game.
        known: String,
    },
    /// The text of a rule book has mistakes.
    #[error("`rulebookText` is no rule book: {mistakes}")]
    BookMistakes {
        /// Every mistake, with its remedy.
        mistakes: RuleBookErrors,
    },
    /// The text is of another book than the plan names.
    #[error(
        "`rulebookText` is the book `{found}`, but `rulebook` names `{named}`: correct one of them"
    )]
    OtherText {
        /// What the plan names.
        named: String,
        /// The id in the text.
        found: String,
    },
    /// Both players have the same name.
    #[error("both players have the same name: tell them apart")]
    SameNames,
    /// A player has no name.
    #[error("a player has no name: write both in `names`")]
    NoName,
    /// A time that no match has.
    #[error("`{field}` is {ms}: write milliseconds from 1 to {most_ms}")]
    OddTime {
        /// Where it stands in the plan.
        field: String,
        /// What stands there.
        ms: u64,
        /// The most that may.
        most_ms: u64,
    },
    /// No game ends for such a reason.
    #[error("no game ends for the reason `{reason}`: write one of {known} as `reason`")]
    UnknownReason {
        /// What the event names.
        reason: String,
        /// What there is.
        known: String,
    },
    /// A game is said to have been lost on time, but nobody's flag fell.
    #[error("the reason is `time`: say whose flag fell in `flag`, or give another `reason`")]
    TimeWithoutFlag,
    /// A flag fell, but the game is said to have ended otherwise.
    #[error("a flag fell, but the reason is `{reason}`: write `time`, or leave `flag` out")]
    FlagWithoutTime {
        /// The reason in the event.
        reason: &'static str,
    },
    /// The reason never leads to the result.
    #[error("`{reason}` never leads to {result}: correct `reason` or `result`")]
    OtherResult {
        /// The reason in the event.
        reason: &'static str,
        /// The result in the event.
        result: &'static str,
    },
    /// A sanction is told without a reason.
    #[error("a sanction needs its reason: fill in `why`")]
    SanctionWithoutReason,
    /// A decision of a referee whom the log does not name.
    #[error("a referee decided: write who in `referee`")]
    NoReferee,
    /// Two games have the same name.
    #[error("another game is called `{game}`: each has a name of its own in `game`")]
    SameGame {
        /// The name.
        game: String,
    },
    /// No game of that kind ends for such a reason.
    #[error("no game of {variant} ends for the reason `{reason}`: correct `reason`")]
    ForeignReason {
        /// The reason in the event.
        reason: &'static str,
        /// The game of the match.
        variant: String,
    },
    /// Who wins a stage gets no more than who loses it.
    #[error("`{field}` is {winner} and `loser` {loser}: whoever wins a stage gets more points")]
    StagePoints {
        /// Where it stands in the plan.
        field: String,
        /// The points of the winner.
        winner: u32,
        /// The points of the loser.
        loser: u32,
    },
    /// A match that is played until a win gives points for a draw.
    #[error("`plan.drawn` is {drawn}, but the match lasts until a win: write 0, or leave it out")]
    DrawnPoints {
        /// The points in the plan.
        drawn: u32,
    },
    /// A stage is none of a match of its kind.
    #[error("`{field}` is {found}, but {wanted} in a match of the kind `{kind}`: write {wanted}")]
    OtherKind {
        /// Where it stands in the plan.
        field: String,
        /// What stands there.
        found: String,
        /// What a match of this kind has there.
        wanted: &'static str,
        /// The kind whose games these are.
        kind: &'static str,
    },
    /// A field that no event has there.
    #[error("no field is called `{field}`: correct the name, or leave it out; known is {known}")]
    UnknownField {
        /// Where it stands.
        field: String,
        /// What may stand there.
        known: String,
    },
    /// A game is said to go on, but a referee has named the winner of the match.
    #[error("a referee has named the winner of the match, so no game of it goes on: give `end`")]
    GoesOnAfterDecision,
    /// The rules of the play-off forbid it.
    #[error(transparent)]
    Rule(#[from] PlayoffError),
}

/// Why a side cannot have so much left, and what to do about it.
fn too_much(side: Side, left_ms: u64, start_ms: u64, moves: Option<u64>) -> String {
    let had = format!("{side} has {left_ms} ms left in `leftMs` and began with {start_ms} ms");
    match moves {
        None => format!("{had}, and no time is added: correct `leftMs`"),
        Some(moves) => format!(
            "{had}: that takes {moves} moves of its own, for which the game was too short; correct \
             `leftMs` or `at`"
        ),
    }
}
