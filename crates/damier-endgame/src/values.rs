//! What tables say, for those who ask.

use damier_arbiter::ClauseId;
use damier_draughts::Move;
use serde::Serialize;

/// Win, draw or loss for the side to move, or not known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// The side to move loses against best play.
    Loss,
    /// Nobody can force a win.
    Draw,
    /// The side to move can force a win.
    Win,
    /// There is no table for this position, or the book does something there
    /// that tables do not hold.
    Unknown,
}

impl Standing {
    /// The machine name, as in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            Standing::Win => "win",
            Standing::Draw => "draw",
            Standing::Loss => "loss",
            Standing::Unknown => "unknown",
        }
    }

    /// The same for the other side.
    #[must_use]
    pub const fn reversed(self) -> Standing {
        match self {
            Standing::Loss => Standing::Win,
            Standing::Win => Standing::Loss,
            other => other,
        }
    }
}

/// The value without any draw rule but that nobody can win.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct PureVerdict {
    /// Who wins.
    pub value: Standing,
    /// Plies to the end of the game with best play; `None` for a draw or if not
    /// known.
    pub plies: Option<u16>,
}

/// The value under a rule book with its counters as they stand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct BookVerdict {
    /// Who wins.
    pub value: Standing,
    /// The fewest plies of the governing counter with which the side that wins,
    /// or would win with more time, wins; `None` for a draw whatever the time, or
    /// where nothing is counted.
    pub need: Option<u16>,
    /// The plies left of the governing counter, if one runs.
    pub remaining: Option<u16>,
    /// The clause of the governing counter.
    #[serde(serialize_with = "clause")]
    pub limited_by: Option<ClauseId>,
    /// Why the value is not known, if it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why: Option<WhyUnknown>,
}

/// Why there is no value under a rule book.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum WhyUnknown {
    /// There is no table for so many pieces, or it has not been made.
    NoTable,
    /// The tables were made for another rule book, or for none.
    OtherBook,
    /// The book counts in this class, or in one that its moves lead to, in a way
    /// that no numbers of what is left follow.
    CountedOtherwise,
    /// No game leads to these counts.
    ImpossibleCounts,
}

impl WhyUnknown {
    /// The machine name, as in data.
    pub const fn as_str(self) -> &'static str {
        match self {
            WhyUnknown::NoTable => "no-table",
            WhyUnknown::OtherBook => "other-book",
            WhyUnknown::CountedOtherwise => "counted-otherwise",
            WhyUnknown::ImpossibleCounts => "impossible-counts",
        }
    }
}

impl BookVerdict {
    /// Nothing is known, and why.
    pub(crate) const fn unknown(why: WhyUnknown) -> BookVerdict {
        BookVerdict {
            value: Standing::Unknown,
            need: None,
            remaining: None,
            limited_by: None,
            why: Some(why),
        }
    }
}

fn clause<S: serde::Serializer>(id: &Option<ClauseId>, to: S) -> Result<S::Ok, S::Error> {
    match id {
        Some(id) => to.collect_str(id),
        None => to.serialize_none(),
    }
}

/// What becomes of the game after a move, from the side of the mover.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MoveVerdict {
    /// The move, in numbers.
    pub text: String,
    /// The move.
    #[serde(skip)]
    pub mv: Move,
    /// In the pure game.
    pub pure: Standing,
    /// Plies to the end after the move, with best play.
    pub plies: Option<u16>,
    /// Under the book.
    pub book: Standing,
    /// Of the governing counter after the move: the fewest plies with which the
    /// game is still won, and the plies that are left.
    #[serde(skip)]
    pub need: Option<(u16, u16)>,
}

/// What the tables say of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    /// The pure game.
    pub pure: PureVerdict,
    /// Under the book.
    pub book: BookVerdict,
    /// Every legal move, the best first.
    pub moves: Vec<MoveVerdict>,
}
