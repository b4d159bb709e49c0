//! The root: deepening, aspiration, and several best moves for analysis.

use super::node::{Window, ended};
use super::{INFINITE, Searcher, Spot, WIN};
use crate::arena::Arena;
use crate::table::NEAR_WIN;

/// A root move with what the search thinks of it.
#[derive(Clone, Debug)]
pub(crate) struct Line<M> {
    pub(crate) score: i32,
    /// The move and what is expected to follow.
    pub(crate) moves: Vec<M>,
    /// Depth of the iteration that gave the score.
    pub(crate) depth: i32,
}

/// Half of the first window around the score of the iteration before.
const ASPIRATION: i32 = 20;

impl<A: Arena> Searcher<'_, A> {
    /// Searches the position and returns the best lines, best first, as many as
    /// the task asks for (fewer if there are fewer moves; none if the game is
    /// over). A search that is stopped returns what is known by then, at least
    /// one legal move.
    pub(crate) fn run(&mut self, board: &A) -> Vec<Line<A::Move>> {
        let mut moves = Vec::new();
        board.moves(&mut moves);
        let only = self.task.only;
        let wanted = |place: &usize| only.is_empty() || only.contains(place);
        let places = (0..moves.len()).filter(wanted);
        let mut lines: Vec<Line<A::Move>> = places
            .map(|place| moves[place])
            .map(|mv| Line {
                score: -INFINITE,
                moves: vec![mv],
                depth: 0,
            })
            .collect();
        let wanted = self.task.lines.clamp(1, lines.len().max(1));
        let spot = Spot {
            board: *board,
            key: board.key(),
            clocks: self.task.clocks,
        };
        let last = if lines.len() == 1 && self.task.hasty {
            1
        } else {
            self.task.depth
        };
        for depth in 1..=last.max(1) {
            self.iteration = depth;
            for nth in 0..wanted.min(lines.len()) {
                self.search_from(&spot, &mut lines, nth, depth);
                if self.stopped {
                    break;
                }
            }
            let kept = wanted.min(lines.len());
            lines[..kept].sort_by_key(|line| -line.score);
            if self.stopped || lines.is_empty() || self.is_certain(&lines[..kept], depth) {
                break;
            }
        }
        lines.truncate(wanted);
        lines
    }

    /// Whether deeper search cannot change the outcome of the lines.
    fn is_certain(&self, lines: &[Line<A::Move>], depth: i32) -> bool {
        let decided = |line: &Line<A::Move>| {
            let plies = WIN - line.score.abs();
            line.score.abs() >= NEAR_WIN && plies <= depth
        };
        lines.iter().all(decided)
    }

    /// Finds the best of the moves from `nth` on and brings it to that place.
    fn search_from(&mut self, spot: &Spot<A>, lines: &mut [Line<A::Move>], nth: usize, depth: i32) {
        let guess = lines[nth].score;
        let mut half = ASPIRATION;
        let narrow = self.task.selective && depth >= 4 && guess.abs() < NEAR_WIN;
        let mut window = if narrow {
            Window {
                alpha: guess - half,
                beta: guess + half,
            }
        } else {
            Window {
                alpha: -INFINITE,
                beta: INFINITE,
            }
        };
        loop {
            let score = self.root_pass(spot, lines, nth, depth, window);
            if self.stopped {
                return;
            }
            half *= 3;
            let (low, high) = if half > 1000 {
                (-INFINITE, INFINITE)
            } else {
                (score - half, score + half)
            };
            if score <= window.alpha && window.alpha > -INFINITE {
                window.alpha = low;
            } else if score >= window.beta && window.beta < INFINITE {
                window.beta = high;
            } else {
                return;
            }
        }
    }

    /// One pass over the moves from `nth` on with this window. The best goes to
    /// place `nth`, the others keep their order behind it.
    fn root_pass(
        &mut self,
        spot: &Spot<A>,
        lines: &mut [Line<A::Move>],
        nth: usize,
        depth: i32,
        window: Window,
    ) -> i32 {
        self.path[0] = spot.key;
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        for i in nth..lines.len() {
            let mv = lines[i].moves[0];
            let next = self.play(spot, &mv);
            let rest = Window {
                alpha,
                beta: window.beta,
            };
            let below = if lines.len() == 1 { depth } else { depth - 1 };
            let score = self.try_move(&next, rest, below, 0, i - nth, 0);
            if self.stopped {
                return best;
            }
            if score <= best {
                continue;
            }
            best = score;
            if i == nth || score > alpha {
                let mut moves = vec![mv];
                moves.extend_from_slice(&self.lines[1]);
                lines[i] = Line {
                    score,
                    moves,
                    depth,
                };
                lines[nth..=i].rotate_right(1);
            }
            alpha = alpha.max(score);
            if score >= window.beta {
                break;
            }
        }
        if lines.is_empty() {
            ended::<A>(0)
        } else {
            best
        }
    }
}
