//! What a search is asked and what it answers.

use crate::{NEAR_WIN, WIN};

/// Score of a game won on the spot; a win in `n` plies scores `n` less.
pub const WIN_SCORE: i32 = WIN;

/// When a search ends by itself. Time is the caller's `stop`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// Deepest iteration, in plies. `None`: as deep as the engine goes.
    pub depth: Option<u32>,
    /// Positions looked at. `None`: no limit.
    pub nodes: Option<u64>,
}

/// The outcome of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report<M> {
    /// The move to play; `None` if there is no legal move.
    pub best: Option<M>,
    /// In hundredths of a man or pawn, for the side to move; a win in `n` plies is
    /// [`WIN_SCORE`]` - n`, a loss the negative of that.
    pub score: i32,
    /// Depth of the last iteration that was completed for this line, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected course of the game, `best` first.
    pub pv: Vec<M>,
}

impl<M> Report<M> {
    /// Nothing to play: the game is over, and this is what it is worth.
    pub const fn over(score: i32) -> Report<M> {
        Report {
            best: None,
            score,
            depth: 0,
            nodes: 0,
            pv: Vec::new(),
        }
    }

    /// In how many plies the game is won (positive) or lost (negative), if the
    /// search saw the end.
    pub fn plies_to_end(&self) -> Option<i32> {
        let plies = WIN_SCORE - self.score.abs();
        (plies <= WIN_SCORE - NEAR_WIN).then(|| plies * self.score.signum())
    }
}

/// Whether the engine agrees to a draw, given its own report for the position
/// (score from the engine's side) and the plies played so far.
///
/// It accepts when it is clearly worse, or when the game is late and nobody is
/// better; it declines when it is better, and early on as long as it is not
/// worse.
///
/// ```
/// use damier_search::accepts_draw;
///
/// assert!(!accepts_draw(150, 90), "better");
/// assert!(!accepts_draw(0, 10), "too early");
/// assert!(accepts_draw(5, 90), "equal and late");
/// assert!(accepts_draw(-130, 10), "worse");
/// ```
pub fn accepts_draw(score: i32, plies: u32) -> bool {
    const WORSE: i32 = -60;
    const EQUAL: i32 = 25;
    const LATE: u32 = 60;
    score <= WORSE || (plies >= LATE && score <= EQUAL)
}
