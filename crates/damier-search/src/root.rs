//! The root: deepening, aspiration, and several best moves for analysis.

use crate::node::Window;
use crate::{INFINITE, NEAR_WIN, Searcher, Tree, WIN};

/// A root move with what the search thinks of it.
#[derive(Clone, Debug)]
pub struct Line<M> {
    /// In hundredths of a man or pawn, for the side to move.
    pub score: i32,
    /// The move and what is expected to follow.
    pub moves: Vec<M>,
    /// Depth of the iteration that gave the score.
    pub depth: i32,
}

/// Half of the first window around the score of the iteration before.
const ASPIRATION: i32 = 20;

impl<T: Tree> Searcher<'_, T> {
    /// Searches the position and returns the best lines, best first, as many as
    /// the task asks for (fewer if there are fewer moves; none if the game is
    /// over). A search that is stopped returns what is known by then, at least
    /// one legal move.
    pub fn run(&mut self, spot: &T::Spot) -> Vec<Line<T::Move>> {
        let mut moves = Vec::new();
        self.tree.moves(spot, &mut moves);
        let only = self.effort.only;
        let wanted = |place: &usize| only.is_empty() || only.contains(place);
        let places = (0..moves.len()).filter(wanted);
        let mut lines: Vec<Line<T::Move>> = places
            .map(|place| moves[place])
            .map(|mv| Line {
                score: -INFINITE,
                moves: vec![mv],
                depth: 0,
            })
            .collect();
        let wanted = self.effort.lines.clamp(1, lines.len().max(1));
        let last = if lines.len() == 1 && self.effort.hasty {
            1
        } else {
            self.effort.depth
        };
        for depth in 1..=last.max(1) {
            self.iteration = depth;
            for nth in 0..wanted.min(lines.len()) {
                self.search_from(spot, &mut lines, nth, depth);
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
    fn is_certain(&self, lines: &[Line<T::Move>], depth: i32) -> bool {
        let decided = |line: &Line<T::Move>| {
            let plies = WIN - line.score.abs();
            line.score.abs() >= NEAR_WIN && plies <= depth
        };
        lines.iter().all(decided)
    }

    /// Finds the best of the moves from `nth` on and brings it to that place.
    fn search_from(&mut self, spot: &T::Spot, lines: &mut [Line<T::Move>], nth: usize, depth: i32) {
        let guess = lines[nth].score;
        let mut half = ASPIRATION;
        let narrow = self.effort.selective && depth >= 4 && guess.abs() < NEAR_WIN;
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
        spot: &T::Spot,
        lines: &mut [Line<T::Move>],
        nth: usize,
        depth: i32,
        window: Window,
    ) -> i32 {
        self.path[0] = self.tree.key(spot);
        let mut alpha = window.alpha;
        let mut best = -INFINITE;
        for i in nth..lines.len() {
            let mv = lines[i].moves[0];
            let next = self.tree.play(spot, &mv);
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
            self.tree.ended(spot, 0)
        } else {
            best
        }
    }
}
