//! Why a record of a game brings no result.

use damier_draughts::pdn::PdnError;
use damier_tournament::PlayerId;

use super::book::BookFault;

/// Why a record is not entered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// It cannot be read.
    Unreadable(PdnError),
    /// It is no game of chess that can be read.
    NoChess(damier_chess::pgn::Problem),
    /// Nobody has that name.
    NoSuchName(String),
    /// Several have that name.
    SeveralOfName(String),
    /// It names no round, and the two do not meet in just one.
    NoRound,
    /// That round has not been paired.
    NoSuchRound(u16),
    /// The two do not meet in that round.
    DoNotMeet(u16),
    /// They have the other colours there.
    Colours,
    /// The board has another result.
    OtherResult,
    /// It begins at another position than was drawn for the round.
    OtherStart {
        /// The number that was drawn.
        drawn: u16,
        /// The number of the record's own; `None` if it is no start of Chess960.
        found: Option<String>,
    },
    /// It begins at none of the 960 starts.
    NoStart,
    /// It is one of draughts, and begins neither where its game does nor at a drawn
    /// opening.
    SetUpStart,
    /// The event has no rule book that can judge the game.
    NoBook(BookFault),
    /// What the record says is not what the rules say.
    Disagrees {
        /// By the record.
        header: &'static str,
        /// By the rules.
        verdict: &'static str,
    },
    /// The header and the end of the moves state two results.
    Contradicts {
        /// What the Result tag says.
        tag: String,
        /// What stands behind the moves.
        end: String,
    },
    /// The header has two values for that tag.
    TwoTags(&'static str),
    /// The Result tag is none that is known.
    OddResult(String),
    /// It is another game than the event's.
    OtherGame {
        /// Machine name of the record's.
        record: String,
        /// Machine name of the event's.
        event: String,
    },
    /// The header names one game, the moves are those of another.
    OtherMoves {
        /// By the header.
        declared: String,
        /// Machine name of the game that the moves fit.
        played: &'static str,
    },
    /// Other records of the same import tell the same game with another result.
    ToldOtherwise(Vec<OtherRecord>),
    /// The result would change who goes on in a knock-out whose next stage is paired.
    GoesOn {
        /// The first round that would have to be paired again, from 1.
        round: u16,
        /// One of the tie.
        one: PlayerId,
        /// The other.
        other: PlayerId,
    },
    /// A ply cannot be played.
    IllegalPly(usize),
    /// A position is set up in the middle of the game, so that the rules cannot judge it.
    SetUp,
    /// It has a result, and no move.
    NoMoves,
    /// Both are punished, which no record decides; old logs write `0-0` for "unknown".
    Punished,
    /// The game is not over, and the record has no result.
    Open,
}

/// Another record of the same game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherRecord {
    /// Which one of the import, from 1.
    pub number: usize,
    /// Its file; empty if there is but one.
    pub file: String,
    /// The line at which it begins, from 1.
    pub line: u32,
    /// The result that it tells, White of the board first.
    pub result: &'static str,
}
