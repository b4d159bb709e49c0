use damier_game::{Outcome, Reason, Side, Spelling};
use serde::{Deserialize, Serialize};

use crate::book::{ClauseId, Restarts, Unit};
use crate::grounds::Grounds;

/// The ending of a game as data: everything that is needed to say, now or in
/// ten years, what happened and why. It is stored when it is made and never
/// worked out again.
///
/// ```
/// use damier_arbiter::Verdict;
///
/// let json = r#"{"result":"2-0","reason":"resignation","clause":null,"ply":31,"by":"players"}"#;
/// let verdict: Verdict = serde_json::from_str(json)?;
/// assert_eq!(serde_json::to_string(&verdict)?, json);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Verdict {
    /// How the points are shared. In JSON, `result` in the draughts spelling
    /// (`2-0`), White first; both spellings are read.
    #[serde(rename = "result", with = "crate::result_text")]
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
    /// The clause of the draw rules that ended the game, if one did.
    pub clause: Option<ClauseId>,
    /// The number of plies played when the game ended.
    pub ply: u32,
    /// Who decided.
    pub by: DecidedBy,
    /// The side that the reason speaks of: who gave up, whose flag fell, who has
    /// no piece or no move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// For a repetition: the plies after which the position stood on the board
    /// (0 is the start), in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repetitions: Vec<u32>,
    /// For a limit: how it was counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<CountGrounds>,
    /// The player who claimed, if the clause had to be claimed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub claimed_by: Option<Side>,
    /// What the decision rests on beyond position and counts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub grounds: Option<Grounds>,
    /// What a referee wrote down about the decision, in his own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Verdict {
    /// The result in the custom of the game.
    pub fn result(&self, spelling: Spelling) -> &'static str {
        self.outcome.spell(spelling)
    }

    pub(crate) fn plain(outcome: Outcome, reason: Reason, by: DecidedBy, ply: u32) -> Verdict {
        Verdict {
            outcome,
            reason,
            clause: None,
            ply,
            by,
            side: None,
            repetitions: Vec::new(),
            count: None,
            claimed_by: None,
            grounds: None,
            note: None,
        }
    }
}

/// Who ended a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DecidedBy {
    /// The players themselves: they agreed, or one gave up.
    Players,
    /// The rules of the game, of the book, of the event or of the clock.
    Rules,
    /// A program, on evidence that it weighed where the book asks for judgement; a referee
    /// can decide otherwise.
    Evidence,
    /// A referee.
    Referee,
}

/// How the limit that ended a game was counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CountGrounds {
    /// Whose moves were counted.
    pub unit: Unit,
    /// The number at which the game ends: plies for `each`, the strong side's
    /// own moves for `strong`.
    pub limit: u32,
    /// How many were counted.
    pub count: u32,
    /// The ply after which the count began.
    pub since: u32,
    /// What made it begin then.
    pub began: Began,
    /// What would have put it back to 0.
    pub restarts: Restarts,
    /// The strong side, if the clause names one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strong: Option<Side>,
}

impl CountGrounds {
    /// The limit in moves as people count: of each player, or of the strong
    /// side.
    pub fn moves(&self) -> u32 {
        match self.unit {
            Unit::Each => self.limit / 2,
            Unit::Strong => self.limit,
        }
    }
}

/// What stood at the beginning of a count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Began {
    /// The start position.
    Start,
    /// It was brought along from an earlier part of the game.
    CarriedIn,
    /// A capture.
    Capture,
    /// A man was crowned.
    Promotion,
    /// A man moved.
    ManMove,
    /// A king moved.
    KingMove,
}

impl Began {
    /// The word for it, for choosing a text.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Began::Start => "start",
            Began::CarriedIn => "carried-in",
            Began::Capture => "capture",
            Began::Promotion => "promotion",
            Began::ManMove => "man-move",
            Began::KingMove => "king-move",
        }
    }
}
