//! A computer player for Chess960.
//!
//! Good enough to beat a club beginner at its best, and to err as people do at
//! low levels. It has no clock, thread, file or random source of its own: the
//! caller hands in `stop` and a seed.
//!
//! ```
//! use damier_chess::Position;
//! use damier_chess::engine::{Engine, Limits};
//! use damier_game::Game;
//!
//! let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1")?;
//! let limits = Limits { depth: Some(3), ..Limits::default() };
//! let report = Engine::new(1).search(&position, &[], &limits, &|| false);
//! assert_eq!(report.best.map(|mv| position.move_text(&mv)).as_deref(), Some("a1a8"));
//! assert_eq!(report.plies_to_end(), Some(1));
//! # Ok::<(), damier_chess::FenError>(())
//! ```

mod choice;
mod eval;
mod level;
mod order;
mod search;
mod table;

use damier_game::RepetitionKey;

use crate::{Move, Position};
pub use level::Level;
use search::Searcher;
use table::Table;

/// Score of a mate on the spot; a mate in `n` plies scores `n` less.
pub const MATE_SCORE: i32 = 30_000;
/// Scores from here on are mates.
const NEAR_MATE: i32 = MATE_SCORE - 1_000;

/// When a search ends by itself. Time is the caller's `stop`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Deepest iteration, in plies. `None`: as deep as it goes.
    pub depth: Option<u32>,
    /// Positions looked at. `None`: no limit.
    pub nodes: Option<u64>,
}

/// The outcome of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// The move to play; `None` if there is no legal move.
    pub best: Option<Move>,
    /// In hundredths of a pawn, for the side to move; a mate in `n` plies is
    /// [`MATE_SCORE`]` - n`, being mated the negative of that.
    pub score: i32,
    /// Depth of the last iteration that was completed, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected course of the game, `best` first.
    pub pv: Vec<Move>,
}

impl Report {
    /// In how many plies the side to move mates (positive) or is mated
    /// (negative), if the search saw the end.
    pub fn plies_to_end(&self) -> Option<i32> {
        let plies = MATE_SCORE - self.score.abs();
        (self.score.abs() >= NEAR_MATE).then(|| plies * self.score.signum())
    }
}

/// A player with a memory of what it searched. One engine serves any number of
/// games, one search at a time.
#[derive(Debug)]
pub struct Engine {
    table: Table,
}

impl Engine {
    /// An engine whose table takes at most this many megabytes (at least one).
    pub fn new(table_megabytes: usize) -> Engine {
        Engine {
            table: Table::new(table_megabytes),
        }
    }

    /// Forgets everything searched so far, so that the next search depends on
    /// nothing but its arguments.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// Searches for the best move until the limits are reached, `stop` turns true,
    /// or a mate is certain. `past` are the keys of the game's earlier positions.
    pub fn search(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        limits: &Limits,
        stop: &dyn Fn() -> bool,
    ) -> Report {
        Searcher::new(&mut self.table, past, limits, stop).best(position)
    }

    /// The best moves of a position, at most so many, the best first: each with the
    /// line it leads to.
    ///
    /// ```
    /// use damier_chess::Position;
    /// use damier_chess::engine::{Engine, Limits};
    ///
    /// let limits = Limits { depth: Some(2), ..Limits::default() };
    /// let lines = Engine::new(1).analyse(&Position::classical(), &[], &limits, 3, &|| false);
    /// assert_eq!(lines.len(), 3);
    /// assert_ne!(lines[0].best, lines[1].best);
    /// ```
    pub fn analyse(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        limits: &Limits,
        lines: usize,
        stop: &dyn Fn() -> bool,
    ) -> Vec<Report> {
        Searcher::new(&mut self.table, past, limits, stop).best_lines(position, lines)
    }

    /// The move that a player of this level plays. Equal arguments give equal
    /// moves as long as `stop` stays false and the engine was just made or has
    /// [forgotten](Engine::forget).
    pub fn choose(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        level: Level,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Report {
        choice::choose(&mut self.table, position, past, level.skill(), seed, stop)
    }

    /// The same, by positions instead of time: the thinking is cut off after so many
    /// if the level would look at more, and equal arguments always give equal moves.
    pub fn choose_within(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        level: Level,
        seed: u64,
        nodes: u64,
    ) -> Report {
        let skill = level.skill().within(nodes);
        choice::choose(&mut self.table, position, past, skill, seed, &|| false)
    }
}

/// The evaluation of a position without any search, in hundredths of a pawn, for
/// the side to move.
pub fn static_score(position: &Position) -> i32 {
    eval::evaluate(position.chess())
}
