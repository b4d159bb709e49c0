//! The search: iterative deepening over a principal-variation search with a
//! transposition table, forced captures followed to the end.
//!
//! It has no clock, thread, file or randomness of its own. Everything is generic
//! over the [`Arena`], so each variant gets its own compiled search.

mod node;
mod order;
mod root;
#[cfg(test)]
mod tests;

use damier_game::RepetitionKey;

use crate::arena::Arena;
use crate::clocks::{DrawClocks, DrawRules};
use crate::endings::Oracle;
use crate::eval::Weights;
use crate::table::Table;
pub(crate) use node::{step, worth};
use order::History;
pub(crate) use root::Line;

/// A win in n plies scores this much less n.
pub(crate) const WIN: i32 = 30_000;
/// More than any score.
const INFINITE: i32 = 31_000;
/// Plies after which a line is cut off whatever happens.
const MAX_PLY: usize = 128;

/// What to search with and until when.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) weights: &'a Weights,
    /// Endgame tables, where there are any.
    pub(crate) oracle: Option<Oracle<'a>>,
    /// The moves that come into question at the root, by their places in the list
    /// of legal moves; none: all of them.
    pub(crate) only: &'a [usize],
    pub(crate) rules: DrawRules,
    pub(crate) clocks: DrawClocks,
    /// Positions of the game that may come back, the current one included.
    pub(crate) past: &'a [RepetitionKey],
    pub(crate) depth: i32,
    pub(crate) nodes: u64,
    /// How many of the best moves to report.
    pub(crate) lines: usize,
    /// Whether to look no further once the move to play is certain.
    pub(crate) hasty: bool,
    /// Off: plain alpha-beta without a table or any pruning, for tests.
    pub(crate) selective: bool,
    pub(crate) stop: &'a dyn Fn() -> bool,
}

/// A position in the tree with its counters.
#[derive(Clone, Copy)]
struct Spot<A> {
    board: A,
    /// The hash of the board, carried along from move to move.
    key: u64,
    clocks: DrawClocks,
}

/// Buffers of one ply, kept to save allocations.
struct Frame<M> {
    moves: Vec<M>,
    order: Vec<(i32, usize)>,
}

impl<M> Default for Frame<M> {
    fn default() -> Self {
        Frame {
            moves: Vec::new(),
            order: Vec::new(),
        }
    }
}

/// The state of one search.
pub(crate) struct Searcher<'a, A: Arena> {
    task: Task<'a>,
    table: &'a mut Table,
    history: History,
    frames: Vec<Frame<A::Move>>,
    /// Best line from each ply.
    lines: Vec<Vec<A::Move>>,
    /// Keys of the positions from the root to here.
    path: [u64; MAX_PLY + 1],
    /// Depth of the running iteration.
    iteration: i32,
    nodes: u64,
    stopped: bool,
}

impl<'a, A: Arena> Searcher<'a, A> {
    pub(crate) fn new(task: Task<'a>, table: &'a mut Table) -> Self {
        table.next_search();
        Searcher {
            task,
            table,
            history: History::new(),
            frames: (0..=MAX_PLY).map(|_| Frame::default()).collect(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            path: [0; MAX_PLY + 1],
            iteration: 0,
            nodes: 0,
            stopped: false,
        }
    }

    /// Positions looked at so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a node; every now and then asks whether to go on.
    fn count_node(&mut self) {
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(1024);
        self.stopped |= self.nodes >= self.task.nodes || asks && (self.task.stop)();
    }

    /// The position after a move, with its counters stepped.
    fn play(&self, spot: &Spot<A>, mv: &A::Move) -> Spot<A> {
        let board = spot.board.after(mv);
        let clocks = node::step(&self.task.rules, &spot.board, &spot.clocks, mv, &board);
        let key = spot.board.key_after(mv, spot.key);
        Spot { board, key, clocks }
    }
}
