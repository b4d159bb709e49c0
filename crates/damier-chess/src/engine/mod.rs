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

mod eval;
mod skills;
mod tree;

use damier_game::{Game as _, RepetitionKey};
use damier_search::{Choice, Effort, Line, Searcher, Table};

use crate::Position;
pub use damier_search::{Level, Limits, UnknownLevel};
use skills::SKILLS;
use tree::{Field, Spot};

/// Score of a mate on the spot; a mate in `n` plies scores `n` less.
pub const MATE_SCORE: i32 = damier_search::WIN_SCORE;

/// The outcome of a search.
pub type Report = damier_search::Report<crate::Move>;

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
        let effort = Effort {
            hasty: true,
            stop,
            ..Effort::default()
        };
        let lines = self.look(position, past, effort.within(limits));
        first(position, lines)
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
        let effort = Effort {
            lines,
            stop,
            ..Effort::default()
        };
        self.look(position, past, effort.within(limits))
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
        let effort = Effort {
            stop,
            ..Effort::default()
        };
        self.pick(position, past, level, seed, effort)
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
        let effort = Effort {
            nodes: nodes.max(1),
            ..Effort::default()
        };
        self.pick(position, past, level, seed, effort)
    }

    fn look(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        effort: Effort<'_>,
    ) -> Vec<Report> {
        if position.legal_moves().is_empty() {
            return Vec::new();
        }
        let mut searcher = Searcher::new(Field::new(past), effort, &mut self.table);
        let lines = searcher.run(&Spot::new(position.clone()));
        let nodes = searcher.nodes();
        let lines = lines.into_iter();
        lines.map(|line| report(line, nodes)).collect()
    }

    fn pick(
        &mut self,
        position: &Position,
        past: &[RepetitionKey],
        level: Level,
        seed: u64,
        effort: Effort<'_>,
    ) -> Report {
        let choice = Choice {
            skill: level.of(&SKILLS),
            seed,
        };
        let spot = Spot::new(position.clone());
        let line = match position.legal_moves().is_empty() {
            true => None,
            false => {
                let (line, nodes) =
                    damier_search::choose(Field::new(past), &spot, effort, choice, &mut self.table);
                line.map(|line| report(line, nodes))
            }
        };
        first(position, line)
    }
}

fn report(line: Line<shakmaty::Move>, nodes: u64) -> Report {
    let pv: Vec<crate::Move> = line.moves.into_iter().map(crate::Move).collect();
    Report {
        best: pv.first().copied(),
        score: line.score,
        depth: line.depth.max(0).unsigned_abs(),
        nodes,
        pv,
    }
}

/// The first of the reports, or what the end of the game is worth.
fn first(position: &Position, reports: impl IntoIterator<Item = Report>) -> Report {
    reports.into_iter().next().unwrap_or_else(|| {
        let mated = position.is_check() && !position.is_materially_dead();
        Report::over(if mated { -MATE_SCORE } else { 0 })
    })
}

/// The evaluation of a position without any search, in hundredths of a pawn, for
/// the side to move.
pub fn static_score(position: &Position) -> i32 {
    eval::evaluate(position.chess())
}
