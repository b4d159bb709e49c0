//! One node of the tree.

use crate::table::{Bound, Hit};
use crate::{Beyond, Frame, INFINITE, Late, MAX_PLY, NEAR_WIN, Searcher, Tree, WIN};

/// A window of scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// What the side to move has already.
    pub alpha: i32,
    /// What the opponent does not allow to exceed.
    pub beta: i32,
}

impl Window {
    /// The window that only asks whether a score is above `alpha`.
    #[must_use]
    pub const fn null(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    /// Whether scores lie within it.
    pub const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window for the other side.
    #[must_use]
    pub const fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// What is being asked of a node.
#[derive(Clone, Copy)]
struct Ask {
    window: Window,
    depth: i32,
    ply: usize,
    /// What is remembered of it.
    known: Option<Hit>,
    /// What the side to move has without moving, beyond the horizon.
    stand: Option<i32>,
}

impl Ask {
    const fn beyond(&self) -> Beyond {
        Beyond {
            stand: self.stand,
            alpha: self.window.alpha,
        }
    }
}

impl<T: Tree> Searcher<'_, T> {
    /// The value of a position for the side to move.
    pub fn node(&mut self, spot: &T::Spot, window: Window, depth: i32, ply: usize) -> i32 {
        self.count_node();
        self.lines[ply].clear();
        if self.stopped {
            return 0;
        }
        let here = self.tree.look(spot);
        self.path[ply] = self.tree.key(spot);
        if self.repeats(spot, ply) {
            return 0;
        }
        if self.tree.is_drawn(spot, &here) {
            return self.drawn_unless_lost(spot, ply);
        }
        let mut window = window;
        window.alpha = window.alpha.max(-WIN + ply as i32);
        window.beta = window.beta.min(WIN - ply as i32 - 1);
        if window.alpha >= window.beta {
            return window.alpha;
        }
        if ply >= MAX_PLY {
            return self.judge(spot, &here);
        }
        if let Some(score) = self.tree.known(spot, &here, ply) {
            return score;
        }
        let depth = depth + self.tree.extension(&here);
        // At the horizon evaluating costs less than a look into memory.
        let known = if self.effort.selective && depth > 0 {
            self.table.get(self.tree.table_key(spot, &here), ply as i32)
        } else {
            None
        };
        if let Some(hit) = known
            && !window.is_open()
            && hit.depth >= depth
            && let Some(score) = usable(&hit, window, self.tree.plies_left(&here), ply)
        {
            return score;
        }
        if self.effort.selective
            && let Some(score) = T::prune(self, spot, &here, window, depth, ply)
        {
            return score;
        }
        let ask = Ask {
            window,
            depth,
            ply,
            known,
            stand: None,
        };
        self.expand(spot, &here, ask)
    }

    /// Evaluates if the position is calm and the depth used up; else tries moves.
    fn expand(&mut self, spot: &T::Spot, here: &T::Here, mut ask: Ask) -> i32 {
        let beyond = ask.depth <= 0;
        if beyond {
            ask.stand = self.tree.stand(spot, here);
            if let Some(value) = ask.stand.filter(|&value| value >= ask.window.beta) {
                return value;
            }
        }
        let mut frame = core::mem::take(&mut self.frames[ask.ply]);
        frame.moves.clear();
        self.tree.moves(spot, &mut frame.moves);
        let score = if frame.moves.is_empty() {
            self.tree.ended(spot, ask.ply)
        } else if beyond && self.tree.is_calm(here, ask.beyond(), &mut frame.moves) {
            ask.stand.unwrap_or_else(|| self.judge(spot, here))
        } else {
            self.try_moves(spot, here, ask, &mut frame)
        };
        self.frames[ask.ply] = frame;
        score
    }

    fn try_moves(
        &mut self,
        spot: &T::Spot,
        here: &T::Here,
        ask: Ask,
        frame: &mut Frame<T::Move>,
    ) -> i32 {
        let Ask {
            window, depth, ply, ..
        } = ask;
        let Frame { moves, order } = frame;
        let first = ask.known.and_then(|hit| hit.place);
        let side = self.tree.side(spot);
        self.history.arrange::<T>(side, moves, first, ply, order);
        let patient = (ply as i32) < 2 * self.iteration;
        let below = T::depth_below(depth, moves.len(), patient);
        let (mut alpha, mut best, mut best_place) = (window.alpha, -INFINITE, None);
        if let Some(value) = ask.stand {
            (alpha, best) = (alpha.max(value), value);
        }
        for (nth, &(_, place)) in order.iter().enumerate() {
            let mv = moves[place];
            let next = self.tree.play(spot, &mv);
            let left = Window {
                alpha,
                beta: window.beta,
            };
            let quiet = T::is_quiet(&mv);
            let cut = if quiet && self.effort.selective {
                self.tree.reduction(&Late {
                    here,
                    next: &next,
                    nth,
                    depth,
                    open: window.is_open(),
                    past: self.history.of::<T>(side, &mv),
                })
            } else {
                0
            };
            let score = self.try_move(&next, left, below, cut, nth, ply);
            if self.stopped {
                return 0;
            }
            if score <= best {
                continue;
            }
            best = score;
            if score > alpha {
                alpha = score;
                best_place = Some(place);
                if window.is_open() {
                    self.prolong(ply, mv);
                }
            }
            if score >= window.beta {
                if quiet && depth > 0 {
                    self.history
                        .reward::<T>(side, moves, &order[..=nth], depth, ply);
                }
                break;
            }
        }
        self.remember(spot, here, &ask, best, best_place);
        best
    }

    /// Searches one move: the first with the whole window, the others to show
    /// that they are no better, first less deep.
    pub(crate) fn try_move(
        &mut self,
        next: &T::Spot,
        window: Window,
        below: i32,
        cut: i32,
        nth: usize,
        ply: usize,
    ) -> i32 {
        if nth == 0 || !self.effort.selective {
            return -self.node(next, window.turned(), below, ply + 1);
        }
        let null = Window::null(window.alpha).turned();
        let mut score = -self.node(next, null, below - cut, ply + 1);
        if score > window.alpha && cut > 0 && !self.stopped {
            score = -self.node(next, null, below, ply + 1);
        }
        if score > window.alpha && score < window.beta && !self.stopped {
            score = -self.node(next, window.turned(), below, ply + 1);
        }
        score
    }

    /// Puts a move before the best line of the next ply.
    fn prolong(&mut self, ply: usize, mv: T::Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }

    fn remember(
        &mut self,
        spot: &T::Spot,
        here: &T::Here,
        ask: &Ask,
        score: i32,
        place: Option<usize>,
    ) {
        if !self.effort.selective || ask.depth <= 0 {
            return;
        }
        let bound = if score >= ask.window.beta {
            Bound::Lower
        } else if score > ask.window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let hit = Hit {
            score,
            depth: ask.depth,
            bound,
            place,
        };
        let key = self.tree.table_key(spot, here);
        self.table.put(key, ask.ply as i32, hit);
    }

    /// The evaluation, which never looks like a win.
    fn judge(&self, spot: &T::Spot, here: &T::Here) -> i32 {
        let value = self.tree.evaluate(spot, here);
        value.clamp(1 - NEAR_WIN, NEAR_WIN - 1)
    }

    /// Whether this position stood on the board before, in the line or the game.
    fn repeats(&self, spot: &T::Spot, ply: usize) -> bool {
        if ply == 0 {
            return false;
        }
        let quiet = self.tree.quiet_plies(spot);
        let key = self.path[ply];
        let back = quiet.min(ply);
        if (4..=back).step_by(2).any(|d| self.path[ply - d] == key) {
            return true;
        }
        // The run of quiet moves reaches the root: older positions count too.
        quiet >= ply && self.tree.stood_before(spot)
    }

    fn drawn_unless_lost(&mut self, spot: &T::Spot, ply: usize) -> i32 {
        let mut moves = core::mem::take(&mut self.frames[ply].moves);
        moves.clear();
        self.tree.moves(spot, &mut moves);
        let score = if moves.is_empty() {
            self.tree.ended(spot, ply)
        } else {
            0
        };
        self.frames[ply].moves = moves;
        score
    }
}

/// The stored score if it decides the window and its win comes in time.
fn usable(hit: &Hit, window: Window, left: Option<u16>, ply: usize) -> Option<i32> {
    if hit.score.abs() >= NEAR_WIN {
        let plies = WIN - hit.score.abs() - ply as i32;
        if left.is_some_and(|left| plies > i32::from(left)) {
            return None;
        }
    }
    match hit.bound {
        Bound::Exact => Some(hit.score),
        Bound::Lower if hit.score >= window.beta => Some(hit.score),
        Bound::Upper if hit.score <= window.alpha => Some(hit.score),
        _ => None,
    }
}
