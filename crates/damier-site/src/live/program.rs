//! A chess program of the operator's, beside the built-in engine.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use damier_chess::uci::{Opponent, Think, UciError};

use super::computer::Choice;
use super::study::{Brain, ChessStudy, Effort, Study, chess_level};
use crate::board::Turn;

/// Positions that the built-in engine looks at to say what a move is worth: the
/// program's own words about that are not asked for.
const WORTH_NODES: u64 = 3_000;

/// Milliseconds beyond its time until a program counts as stuck.
const PATIENCE_MS: u64 = 3_000;

/// A program that plays chess by UCI. It is started as often as games need it at
/// once, and used again.
#[derive(Debug)]
pub(crate) struct Program {
    path: PathBuf,
    idle: Mutex<Vec<Opponent>>,
}

impl Program {
    /// Starts the program once, to see that it speaks UCI.
    ///
    /// # Errors
    ///
    /// [`UciError`] if it does not.
    pub(crate) fn start(path: &Path) -> Result<Program, UciError> {
        let first = Opponent::start(path, chess_level(1), Think::default())?;
        Ok(Program {
            path: path.to_owned(),
            idle: Mutex::new(vec![first]),
        })
    }

    /// The program's move, within so many milliseconds. `None` if there is no
    /// move, or if the program cannot even be started: the built-in engine then
    /// answers. A program that fails while it thinks has the built-in one stand in.
    pub(super) fn choose(
        &self,
        study: &ChessStudy,
        level: u8,
        seed: u64,
        budget_ms: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Choice> {
        let (level, think) = (
            chess_level(level),
            Think {
                move_ms: budget_ms.max(1),
                patience_ms: PATIENCE_MS.min(budget_ms.saturating_add(500)),
            },
        );
        let idle = self.idle().pop();
        let mut opponent = match idle {
            Some(opponent) => opponent,
            None => Opponent::start(&self.path, level, think)
                .inspect_err(|error| tracing::error!(%error, "the chess program does not start"))
                .ok()?,
        };
        opponent.adjust(level, think);
        let answer = opponent.answer(&study.start, &study.moves, seed);
        if let Some(error) = &answer.stood_in {
            tracing::warn!(%error, "the chess program failed; the built-in engine moved");
        }
        self.idle().push(opponent);
        let effort = Effort {
            depth: None,
            nodes: Some(WORTH_NODES),
        };
        let (_, score) =
            Brain::default().search(&Study::Chess(Box::new(study.clone())), effort, stop);
        Choice::of(answer.mv.map(Turn::Chess), score)
    }

    fn idle(&self) -> MutexGuard<'_, Vec<Opponent>> {
        // Only pushes and pops happen under the lock: it can't hold nonsense.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
