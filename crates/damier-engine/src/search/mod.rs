//! Draughts for the search that all games share: every variant gets its own, compiled
//! for its board ([`Arena`]).

mod draughts;
#[cfg(test)]
mod tests;

use damier_game::RepetitionKey;
use damier_search::{Choice, Searcher, Skill, Table};
pub(crate) use damier_search::{Effort, Line, WIN};

use crate::arena::Arena;
use crate::clocks::{DrawClocks, DrawRules};
use crate::endings::Oracle;
use crate::eval::Weights;
use draughts::Draughts;
pub(crate) use draughts::{Spot, is_over, step, worth};

/// What to search with and until when.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a> {
    pub(crate) weights: &'a Weights,
    /// Endgame tables, where there are any.
    pub(crate) oracle: Option<Oracle<'a>>,
    pub(crate) rules: DrawRules,
    pub(crate) clocks: DrawClocks,
    /// Positions of the game that may come back, the current one included.
    pub(crate) past: &'a [RepetitionKey],
    pub(crate) effort: Effort<'a>,
}

impl Task<'_> {
    fn root<A: Arena>(&self, board: &A) -> Spot<A> {
        Spot {
            board: *board,
            key: board.key(),
            clocks: self.clocks,
        }
    }
}

/// The best lines, the best first, and the positions looked at.
pub(crate) fn search<A: Arena>(
    board: &A,
    task: &Task<'_>,
    table: &mut Table,
) -> (Vec<Line<A::Move>>, u64) {
    let mut searcher = Searcher::new(Draughts::<A>::new(task), task.effort, table);
    let lines = searcher.run(&task.root(board));
    (lines, searcher.nodes())
}

/// The line that a player of this skill would go for, and the positions looked at.
pub(crate) fn choose<A: Arena>(
    board: &A,
    task: &Task<'_>,
    skill: &Skill,
    seed: u64,
    table: &mut Table,
) -> (Option<Line<A::Move>>, u64) {
    let tree = Draughts::<A>::new(task);
    let choice = Choice { skill, seed };
    damier_search::choose(tree, &task.root(board), task.effort, choice, table)
}
