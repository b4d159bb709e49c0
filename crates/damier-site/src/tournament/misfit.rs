//! Why a record of a game brings no result.

use std::collections::BTreeMap;

use damier_draughts::pdn::PdnError;
use damier_tournament::PlayerId;

use super::book::BookFault;
use super::record::Entry;

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
    /// It begins in the middle of a game.
    NoStart,
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
    /// An earlier record of the same import was of the same board.
    Again {
        /// Which one, from 1.
        first: usize,
    },
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

/// The boards that the records of one import have brought, so that none brings two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    boards: BTreeMap<(u16, usize), usize>,
    count: usize,
}

impl Taken {
    /// What became of the next record: of a board that an earlier one has entered it is
    /// flagged, whatever it says.
    #[must_use]
    pub fn note(&mut self, mut entry: Entry) -> Entry {
        self.count += 1;
        let (Some(round), Some(board)) = (entry.round, entry.board) else {
            return entry;
        };
        match self.boards.get(&(round, board)) {
            Some(first) => entry.misfit = Some(Misfit::Again { first: *first }),
            None if entry.misfit.is_none() => {
                self.boards.insert((round, board), self.count);
            }
            None => {}
        }
        entry
    }
}
