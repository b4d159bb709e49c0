use damier_game::{PieceClass, PlyFacts, Reason};

use super::{ClauseId, Condition, Range, Ruled};
use crate::Localized;

/// One numbered rule of a book.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Clause {
    /// The stable name.
    pub id: ClauseId,
    /// The number of the article, as the federation prints it.
    pub article: String,
    /// Whether the number was seen in the federation's own text; `false` if only
    /// in a quotation.
    pub verified: bool,
    /// Where the clause can be read.
    pub source: Localized,
    /// A short name, such as "3 against 1".
    pub name: Localized,
    /// The rule in a full sentence, in our words.
    pub rule: Localized,
    /// Who acts on it.
    pub applies: Applies,
    /// How a clause that is left to a referee is ruled on; without, he decides alone
    /// and the count is shown to help him.
    pub ruled: Option<Ruled>,
    /// The settings under which the clause is part of the book, all of them:
    /// `(setting, value)`.
    pub only_if: Vec<(String, String)>,
    /// What it says.
    pub kind: ClauseKind,
}

impl Clause {
    /// The reason of a verdict by this clause.
    pub fn reason(&self) -> Reason {
        match &self.kind {
            ClauseKind::Repetition { .. } => Reason::Repetition,
            ClauseKind::Limit(rule) => rule.ends.reason(),
        }
    }

    /// The limit and its counting, if the clause is one.
    pub fn limit(&self) -> Option<&LimitRule> {
        match &self.kind {
            ClauseKind::Repetition { .. } => None,
            ClauseKind::Limit(rule) => Some(rule),
        }
    }
}

/// Who must act for a clause to end the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Applies {
    /// Nobody: the game ends of itself.
    Automatic,
    /// A player whose turn it is may claim.
    Claim,
    /// A referee decides; the count is shown to help him.
    Referee,
}

impl Applies {
    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            Applies::Automatic => "automatic",
            Applies::Claim => "claim",
            Applies::Referee => "referee",
        }
    }
}

/// What a clause speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ClauseKind {
    /// The same position with the same side to move, this many times, not
    /// necessarily in a row.
    Repetition {
        /// The occurrence that ends the game, the first included.
        times: u32,
    },
    /// A number of moves after which the game is drawn.
    Limit(LimitRule),
}

/// Which of the two families of limits a clause belongs to. Limits on moves are
/// reported before endgame limits that expire on the same ply.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ends {
    /// Too long without a capture, a promotion or a man move.
    MoveLimit,
    /// The stronger side did not win in the moves allowed.
    EndgameLimit,
}

impl Ends {
    /// The reason of a verdict.
    pub const fn reason(self) -> Reason {
        match self {
            Ends::MoveLimit => Reason::MoveLimit,
            Ends::EndgameLimit => Reason::EndgameLimit,
        }
    }
}

/// Whose moves a limit counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Both players': a limit of n ends the game after 2n plies.
    Each,
    /// The strong side's own: a limit of n ends the game with that side's n-th
    /// move.
    Strong,
}

impl Unit {
    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            Unit::Each => "each",
            Unit::Strong => "strong",
        }
    }
}

/// How many moves are allowed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Limit {
    /// The same number in every position.
    Fixed(u16),
    /// A number for each count of pieces on the board. Outside them the clause
    /// does not run.
    ByPieces(Vec<(Range, u16)>),
}

impl Limit {
    /// The number of moves with so many pieces on the board.
    pub fn with_pieces(&self, pieces: u8) -> Option<u16> {
        match self {
            Limit::Fixed(moves) => Some(*moves),
            Limit::ByPieces(table) => {
                let row = table.iter().find(|(range, _)| range.contains(pieces))?;
                Some(row.1)
            }
        }
    }

    /// The greatest number of moves that it allows.
    pub fn most(&self) -> u16 {
        match self {
            Limit::Fixed(moves) => *moves,
            Limit::ByPieces(table) => table.iter().map(|row| row.1).max().unwrap_or(0),
        }
    }
}

/// What puts a count back to 0.
#[derive(
    Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize,
)]
pub struct Restarts {
    /// A capture.
    pub capture: bool,
    /// A move of a man, crowning included.
    #[serde(rename = "man-move")]
    pub man_move: bool,
    /// The crowning of a man.
    pub promotion: bool,
}

impl Restarts {
    /// Whether the ply is one of the events.
    pub const fn by(self, ply: &PlyFacts) -> bool {
        (self.capture && ply.captured > 0)
            || (self.man_move && matches!(ply.piece, PieceClass::Man))
            || (self.promotion && ply.promoted)
    }

    /// Whether nothing restarts the count.
    pub const fn is_empty(self) -> bool {
        !self.capture && !self.man_move && !self.promotion
    }

    /// Whether every event of `self` is one of `other` (crowning is a man move).
    pub(crate) const fn is_subset_of(self, other: Restarts) -> bool {
        (!self.capture || other.capture)
            && (!self.man_move || other.man_move)
            && (!self.promotion || other.promotion || other.man_move)
    }

    /// The events as one word, for choosing a text: `capture-man`, `none`, ...
    pub(crate) const fn word(self) -> &'static str {
        match (self.capture, self.man_move, self.promotion) {
            (false, false, false) => "none",
            (true, false, false) => "capture",
            (false, true, _) => "man",
            (false, false, true) => "promotion",
            (true, true, _) => "capture-man",
            (true, false, true) => "capture-promotion",
        }
    }
}

/// How long a count lives once it has begun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Lasts {
    /// While its condition holds; afterwards it is dropped.
    WhileItHolds,
    /// On, whether the condition still holds or not (as long as the clause that
    /// it belongs to runs, if it names one).
    OnceBegun,
    /// While one of the relations of force holds, whatever else the condition
    /// asks: a king that leaves the diagonal does not stop it.
    WhileForce,
    /// As [`Lasts::WhileForce`], but only plies between two positions in which the
    /// whole condition holds are counted: stays on the diagonal add up.
    AddsUp,
}

impl Lasts {
    /// Every kind.
    pub const ALL: [Lasts; 4] = [
        Lasts::WhileItHolds,
        Lasts::OnceBegun,
        Lasts::WhileForce,
        Lasts::AddsUp,
    ];

    /// The word for it in a rule book.
    pub const fn as_str(self) -> &'static str {
        match self {
            Lasts::WhileItHolds => "while-it-holds",
            Lasts::OnceBegun => "once-begun",
            Lasts::WhileForce => "while-force",
            Lasts::AddsUp => "adds-up",
        }
    }

    /// Whether the relation of force alone keeps a begun count alive.
    pub(crate) const fn follows_force(self) -> bool {
        matches!(self, Lasts::WhileForce | Lasts::AddsUp)
    }
}

/// A number of moves, with everything that decides how they are counted.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct LimitRule {
    /// Which reason it gives.
    pub ends: Ends,
    /// The position in which the count begins.
    pub when: Condition,
    /// Local names of clauses whose condition switches this one off.
    pub unless: Vec<String>,
    /// Whose moves are counted.
    pub unit: Unit,
    /// How many are allowed.
    pub limit: Limit,
    /// What puts the count back to 0.
    pub restarts: Restarts,
    /// How long a begun count lives.
    pub lasts: Lasts,
    /// The local name of the clause within whose count this one begins and
    /// lives.
    pub within: Option<String>,
    /// Clauses with the same word here share one count: passing from the
    /// condition of one to that of another neither stops nor restarts it.
    pub shares: Option<String>,
    /// Local names of the clauses to which the deadline is handed on: the count
    /// goes on while one of their conditions holds, beside their own, and the
    /// nearer deadline binds.
    pub hands_on_to: Vec<String>,
    /// Whether the clause ends nothing in a position whose mover wins with the next
    /// move: such a win is obvious, and is shown by playing it.
    pub unless_won_at_once: bool,
}
