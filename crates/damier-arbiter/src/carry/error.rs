//! Why counts cannot be brought into a game.

use std::fmt;

use damier_game::Side;

use crate::book::ClauseId;

/// Counters cannot be brought into a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CarryError {
    /// The book has no such clause with a limit, or it is switched off.
    UnknownClause(ClauseId),
    /// The clause does not count in this position.
    NotRunning(ClauseId),
    /// The count is given twice, by this clause or by another that shares it.
    Twice(ClauseId),
    /// The sides made numbers of moves that differ by more than one, though they move
    /// in turn.
    NotAlternating(ClauseId),
    /// Whoever is to move did not make the last counted ply, and so cannot have made more.
    OutOfTurn {
        /// The clause.
        clause: ClauseId,
        /// Whose turn it is.
        to_move: Side,
    },
    /// The count is beyond the limit at which the game was over.
    BeyondLimit {
        /// The clause.
        clause: ClauseId,
        /// The limit, in the unit in which the clause counts.
        limit: u32,
    },
    /// The count is higher than the one within which it lives, which began no later.
    BeyondOuter {
        /// The clause.
        clause: ClauseId,
        /// The clause that keeps the outer count.
        outer: ClauseId,
    },
    /// A position stood on the board so often that the game was over before.
    TooOften {
        /// The clause that ends the game.
        clause: ClauseId,
        /// At how many times.
        limit: u32,
        /// How often it is said to have stood.
        times: u32,
    },
    /// The position shows another strong side.
    OtherSide {
        /// The clause.
        clause: ClauseId,
        /// The strong side in the position.
        strong: Side,
    },
}

impl fmt::Display for CarryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CarryError::UnknownClause(id) => {
                write!(
                    f,
                    "the rule book has no limit `{id}`: choose the book that it belongs to"
                )
            }
            CarryError::NotRunning(id) => write!(
                f,
                "`{id}` does not count in this position: leave it out or correct the position"
            ),
            CarryError::Twice(id) => write!(
                f,
                "the count of `{id}` is given twice: leave one out (clauses may share a count)"
            ),
            CarryError::NotAlternating(id) => write!(
                f,
                "`{id}` counts the moves of both sides, which differ by one at most: correct the \
                 numbers"
            ),
            CarryError::OutOfTurn { clause, to_move } => write!(
                f,
                "`{clause}`: {to_move} is to move, so {} made the last of the counted moves, and \
                 as many of them as {to_move} or one more: correct the numbers",
                to_move.opponent()
            ),
            CarryError::BeyondLimit { clause, limit } => write!(
                f,
                "`{clause}` ends the game at {limit}: the count goes beyond; correct the numbers"
            ),
            CarryError::BeyondOuter { clause, outer } => write!(
                f,
                "`{clause}` counts within `{outer}`, which cannot be behind it: correct the numbers \
                 of one of them"
            ),
            CarryError::TooOften {
                clause,
                limit,
                times,
            } => write!(
                f,
                "`{clause}` ends the game when a position stands for time number {limit}, but one stood \
                 {times} times before: correct `times`"
            ),
            CarryError::OtherSide { clause, strong } => write!(
                f,
                "`{clause}`: {strong} is the strong side in this position: write `@{strong}` or \
                 leave the side out"
            ),
        }
    }
}

impl std::error::Error for CarryError {}
