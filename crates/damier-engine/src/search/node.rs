//! One node of the tree.

use damier_draughts::Bits;
use damier_game::BySide;

use super::{Frame, INFINITE, MAX_PLY, Searcher, Spot, WIN};
use crate::arena::{Arena, Pieces};
use crate::clocks::{DrawClocks, DrawRules, PlyKind};
use crate::endings::Ending;
use crate::eval::evaluate;
use crate::random::mix;
use crate::table::{Bound, Hit, NEAR_WIN};

/// A window of scores.
#[derive(Clone, Copy)]
pub(super) struct Window {
    pub(super) alpha: i32,
    pub(super) beta: i32,
}

impl Window {
    pub(super) const fn null(alpha: i32) -> Window {
        Window {
            alpha,
            beta: alpha + 1,
        }
    }

    const fn is_open(self) -> bool {
        self.beta - self.alpha > 1
    }

    /// The same window for the other side.
    pub(super) const fn turned(self) -> Window {
        Window {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }
}

/// Facts of a node needed in several places.
struct Here<B> {
    pieces: Pieces<B>,
    /// Plies to the nearest draw by counter.
    left: Option<u16>,
    key: u64,
}

/// The counters after a move.
pub(crate) fn step<A: Arena>(
    rules: &DrawRules,
    from: &A,
    clocks: &DrawClocks,
    mv: &A::Move,
    board: &A,
) -> DrawClocks {
    let pieces = board.pieces();
    let man = from.is_man(mv);
    let kings = pieces.kings;
    let side = from.side_to_move();
    let before = from.pieces().kings[side].count();
    let kind = PlyKind {
        mover: side,
        man,
        capture: A::captured(mv) > 0,
        promotion: man && kings[side].count() > before,
    };
    let force = if pieces.men_only() && !rules.counts_men() {
        BySide::default()
    } else {
        pieces.force(A::SHAPE.long_diagonal)
    };
    clocks.after(rules, kind, &force)
}

impl<A: Arena> Searcher<'_, A> {
    fn look(&self, spot: &Spot<A>) -> Here<A::Set> {
        let pieces = spot.board.pieces();
        let key = spot.key;
        if pieces.men_only() && !self.task.rules.counts_men() {
            return Here {
                pieces,
                left: None,
                key,
            };
        }
        let left = spot.clocks.left();
        Here {
            pieces,
            left,
            key: key ^ salt(left),
        }
    }

    /// The value of a position for the side to move.
    pub(super) fn node(&mut self, spot: &Spot<A>, window: Window, depth: i32, ply: usize) -> i32 {
        self.count_node();
        self.lines[ply].clear();
        if self.stopped {
            return 0;
        }
        let here = self.look(spot);
        self.path[ply] = spot.key;
        if self.repeats(spot, ply) {
            return 0;
        }
        if here.left == Some(0) {
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
        if let Some(score) = self.look_up(spot, &here, ply) {
            return score;
        }
        // At the horizon evaluating costs less than a look into memory.
        let known = if self.task.selective && depth > 0 {
            self.table.get(here.key, ply as i32)
        } else {
            None
        };
        if let Some(hit) = known
            && !window.is_open()
            && hit.depth >= depth
            && let Some(score) = usable(&hit, window, here.left, ply)
        {
            return score;
        }
        if let Some(score) = self.probable_cut(spot, window, depth, ply) {
            return score;
        }
        self.expand(spot, &here, known, window, depth, ply)
    }

    /// What endgame tables prove. Of captures, which must be played, the search
    /// sees the end soon enough.
    #[inline]
    fn look_up(&self, spot: &Spot<A>, here: &Here<A::Set>, ply: usize) -> Option<i32> {
        let oracle = self.task.oracle?;
        if here.pieces.count() > oracle.pieces()
            || spot.board.can_capture(spot.board.side_to_move())
        {
            return None;
        }
        let known = oracle.ask(&self.task.rules, &spot.board, &spot.clocks)?;
        Some(worth(known, ply))
    }

    /// Evaluates if the position is calm and the depth used up; else tries moves.
    fn expand(
        &mut self,
        spot: &Spot<A>,
        here: &Here<A::Set>,
        known: Option<Hit>,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let mut frame = core::mem::take(&mut self.frames[ply]);
        frame.moves.clear();
        spot.board.moves(&mut frame.moves);
        let score = match frame.moves.first() {
            None => ended::<A>(ply),
            Some(mv) => {
                let calm = A::captured(mv) == 0;
                if calm && depth <= 0 {
                    self.judge(spot, here)
                } else {
                    self.try_moves(spot, here, known, window, depth, ply, &mut frame)
                }
            }
        };
        self.frames[ply] = frame;
        score
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the node's own locals, split for reading"
    )]
    fn try_moves(
        &mut self,
        spot: &Spot<A>,
        here: &Here<A::Set>,
        known: Option<Hit>,
        window: Window,
        depth: i32,
        ply: usize,
        frame: &mut Frame<A::Move>,
    ) -> i32 {
        let Frame { moves, order } = frame;
        let first = known.and_then(|hit| hit.place);
        self.history.arrange(&spot.board, moves, first, ply, order);
        let calm = A::captured(&moves[0]) == 0;
        let below = self.depth_below(depth, moves.len(), ply);
        let (mut alpha, mut best, mut best_place) = (window.alpha, -INFINITE, None);
        for (nth, &(_, place)) in order.iter().enumerate() {
            let mv = moves[place];
            let next = self.play(spot, &mv);
            let left = Window {
                alpha,
                beta: window.beta,
            };
            let cut = if calm {
                self.reduction(spot, &mv, nth, depth, window)
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
                if calm && depth > 0 {
                    self.history
                        .reward(&spot.board, moves, &order[..=nth], depth, ply);
                }
                break;
            }
        }
        self.remember(here.key, window, depth, ply, best, best_place);
        best
    }

    /// Searches one move: the first with the whole window, the others to show
    /// that they are no better, first less deep.
    pub(super) fn try_move(
        &mut self,
        next: &Spot<A>,
        window: Window,
        below: i32,
        cut: i32,
        nth: usize,
        ply: usize,
    ) -> i32 {
        if nth == 0 || !self.task.selective {
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

    /// Depth for the positions after this one. Captures at the horizon and a
    /// forced reply cost nothing: they are no choice.
    fn depth_below(&self, depth: i32, choices: usize, ply: usize) -> i32 {
        let patient = (ply as i32) < 2 * self.iteration;
        if depth <= 0 || choices == 1 && patient {
            depth
        } else {
            depth - 1
        }
    }

    /// How much less deep a late quiet move is searched at first.
    fn reduction(
        &self,
        spot: &Spot<A>,
        mv: &A::Move,
        nth: usize,
        depth: i32,
        window: Window,
    ) -> i32 {
        let early = if window.is_open() { 4 } else { 2 };
        if !self.task.selective || nth < early || depth < 3 {
            return 0;
        }
        let mut cut = 1 + i32::from(nth >= 6) + depth / 8;
        let past = self.history.of(&spot.board, mv);
        cut += i32::from(past < -4000) - i32::from(past > 4000);
        cut.clamp(0, depth - 2)
    }

    /// A shallow search well above the window makes a deep one above it likely.
    fn probable_cut(
        &mut self,
        spot: &Spot<A>,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if !self.task.selective || window.is_open() || depth < 4 || window.beta.abs() >= NEAR_WIN {
            return None;
        }
        let beta = window.beta + 10 * depth;
        let score = self.node(spot, Window::null(beta - 1), depth * 2 / 5, ply);
        (!self.stopped && score >= beta).then_some(score)
    }

    /// Puts a move before the best line of the next ply.
    fn prolong(&mut self, ply: usize, mv: A::Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }

    fn remember(
        &mut self,
        key: u64,
        window: Window,
        depth: i32,
        ply: usize,
        score: i32,
        place: Option<usize>,
    ) {
        if !self.task.selective || depth <= 0 {
            return;
        }
        let bound = if score >= window.beta {
            Bound::Lower
        } else if score > window.alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.put(
            key,
            ply as i32,
            Hit {
                score,
                depth,
                bound,
                place,
            },
        );
    }

    /// The evaluation, fading as a draw by counter comes near.
    fn judge(&self, spot: &Spot<A>, here: &Here<A::Set>) -> i32 {
        let value = evaluate(self.task.weights, &here.pieces, spot.board.side_to_move());
        let value = value.clamp(1 - NEAR_WIN, NEAR_WIN - 1);
        match here.left {
            Some(left) if left < FADE => value * i32::from(left) / i32::from(FADE),
            _ => value,
        }
    }

    /// Whether this position stood on the board before, in the line or the game.
    fn repeats(&self, spot: &Spot<A>, ply: usize) -> bool {
        if ply == 0 {
            return false;
        }
        let quiet = usize::from(spot.clocks.quiet_plies());
        let key = self.path[ply];
        let back = quiet.min(ply);
        if (4..=back).step_by(2).any(|d| self.path[ply - d] == key) {
            return true;
        }
        // The run of quiet moves reaches the root: older positions count too.
        quiet >= ply && self.task.past.len() > 1 && {
            let key = spot.board.repetition_key();
            self.task.past[..self.task.past.len() - 1].contains(&key)
        }
    }

    fn drawn_unless_lost(&mut self, spot: &Spot<A>, ply: usize) -> i32 {
        let moves = &mut self.frames[ply].moves;
        moves.clear();
        spot.board.moves(moves);
        if moves.is_empty() { ended::<A>(ply) } else { 0 }
    }
}

/// Plies to a draw by counter from which on an advantage loses its worth.
const FADE: u16 = 16;

/// The score of an ending that tables know.
pub(crate) fn worth(known: Ending, ply: usize) -> i32 {
    let far = |plies: u16| WIN - ply as i32 - i32::from(plies);
    match known {
        Ending::Won(plies) => far(plies),
        Ending::Lost(plies) => -far(plies),
        Ending::Drawn => 0,
    }
}

/// The value of having no move.
pub(super) fn ended<A: Arena>(ply: usize) -> i32 {
    let lost = -WIN + ply as i32;
    if A::SHAPE.losing { -lost } else { lost }
}

/// Positions near a draw by counter are different positions: what is won with
/// eight plies left may be drawn with two.
fn salt(left: Option<u16>) -> u64 {
    match left {
        Some(left @ 0..12) => mix(u64::from(left) + 1),
        Some(left @ 12..36) => mix(u64::from(left / 4) + 100),
        _ => 0,
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
