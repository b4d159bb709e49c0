//! The search that every game of Damier shares: iterative deepening over a
//! principal-variation search with a transposition table, several best lines, and
//! levels that err as people do.
//!
//! A game says what its positions, moves and values are by implementing [`Tree`]; it
//! gets a search compiled for it alone. Nothing here has a clock, thread, file or
//! source of randomness of its own: time is the caller's `stop`, chance is a seed.
//!
//! ```
//! use damier_search::{Effort, Searcher, Table, Tree};
//!
//! /// Take one, two or three matches from a heap; who takes the last has won.
//! struct Heap;
//!
//! impl Tree for Heap {
//!     type Spot = u8;
//!     type Move = u8;
//!     type Here = ();
//!
//!     fn look(&self, _heap: &u8) {}
//!     fn key(&self, heap: &u8) -> u64 { u64::from(*heap) }
//!     fn table_key(&self, heap: &u8, _here: &()) -> u64 { self.key(heap) }
//!     fn side(&self, _heap: &u8) -> usize { 0 }
//!     fn moves(&self, heap: &u8, list: &mut Vec<u8>) { list.extend(1..=3.min(*heap)); }
//!     fn play(&self, heap: &u8, taken: &u8) -> u8 { heap - taken }
//!     fn evaluate(&self, _heap: &u8, _here: &()) -> i32 { 0 }
//!     fn ends(taken: &u8) -> (usize, usize) { (0, usize::from(*taken)) }
//! }
//!
//! let mut table = Table::new(1);
//! let effort = Effort { depth: 12, ..Effort::default() };
//! let lines = Searcher::new(Heap, effort, &mut table).run(&10);
//! assert_eq!(lines[0].moves[0], 2, "eight matches are lost for the opponent");
//! ```

mod budget;
mod choice;
mod level;
mod node;
mod order;
mod random;
mod report;
mod root;
mod table;
mod tree;

pub use budget::budget;
pub use choice::{Choice, Taste, choose};
pub use level::{Level, Skill, UnknownLevel};
pub use node::Window;
pub use random::{Random, mix};
pub use report::{Limits, Report, WIN_SCORE, accepts_draw};
pub use root::Line;
pub use table::{Bound, Hit, NEAR_WIN, Table};
pub use tree::{Beyond, Late, Tree};

use order::History;

/// A win in n plies scores this much less n.
pub const WIN: i32 = 30_000;
/// More than any score.
pub const INFINITE: i32 = 31_000;
/// Plies after which a line is cut off whatever happens.
const MAX_PLY: usize = 128;
/// Deepest iteration of a search without a limit.
const DEEPEST: i32 = 100;

/// How much a search may do, and what it is to find.
#[derive(Clone, Copy)]
pub struct Effort<'a> {
    /// Deepest iteration, in plies.
    pub depth: i32,
    /// Positions looked at, at most.
    pub nodes: u64,
    /// How many of the best moves to report.
    pub lines: usize,
    /// The moves that come into question at the root, by their places in the list
    /// of legal moves; none: all of them.
    pub only: &'a [usize],
    /// Whether to look no further once the move to play is certain.
    pub hasty: bool,
    /// Off: plain alpha-beta without a table or any pruning, for tests.
    pub selective: bool,
    /// Asked now and then; the search ends when it turns true.
    pub stop: &'a dyn Fn() -> bool,
}

impl Default for Effort<'_> {
    fn default() -> Self {
        Effort {
            depth: DEEPEST,
            nodes: u64::MAX,
            lines: 1,
            only: &[],
            hasty: false,
            selective: true,
            stop: &|| false,
        }
    }
}

impl<'a> Effort<'a> {
    /// As these limits say.
    #[must_use]
    pub fn within(self, limits: &Limits) -> Effort<'a> {
        Effort {
            depth: limits.depth.map_or(DEEPEST, |d| d.clamp(1, 100) as i32),
            nodes: limits.nodes.unwrap_or(u64::MAX).max(1),
            ..self
        }
    }
}

impl core::fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Effort")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("lines", &self.lines)
            .finish_non_exhaustive()
    }
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
pub struct Searcher<'a, T: Tree> {
    /// The game.
    pub tree: T,
    effort: Effort<'a>,
    table: &'a mut Table,
    history: History,
    frames: Vec<Frame<T::Move>>,
    /// Best line from each ply.
    lines: Vec<Vec<T::Move>>,
    /// Keys of the positions from the root to here.
    path: [u64; MAX_PLY + 1],
    /// Depth of the running iteration.
    iteration: i32,
    nodes: u64,
    stopped: bool,
}

impl<'a, T: Tree> Searcher<'a, T> {
    /// A search that has not begun.
    pub fn new(tree: T, effort: Effort<'a>, table: &'a mut Table) -> Self {
        table.next_search();
        Searcher {
            tree,
            effort,
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
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the limits are reached: scores found from then on mean nothing.
    pub const fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// Whether the search may leave things out.
    pub const fn is_selective(&self) -> bool {
        self.effort.selective
    }

    /// Counts a node; every now and then asks whether to go on.
    fn count_node(&mut self) {
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(1024);
        self.stopped |= self.nodes >= self.effort.nodes || asks && (self.effort.stop)();
    }
}

impl<T: Tree> core::fmt::Debug for Searcher<'_, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Searcher")
            .field("effort", &self.effort)
            .field("nodes", &self.nodes)
            .finish_non_exhaustive()
    }
}
