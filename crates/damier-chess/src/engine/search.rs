//! Iterative deepening over a principal-variation search, with captures followed
//! to the end.

use damier_game::{Game as _, RepetitionKey};
use shakmaty::{Chess, Move, MoveList, Position as _, Role};

use super::eval::{evaluate, price};
use super::order::{History, pack};
use super::table::{Bound, Hit, Table};
use super::{Limits, MATE_SCORE, NEAR_MATE, Report};
use crate::Position;

const INFINITE: i32 = 31_000;
/// Plies after which a line is cut off whatever happens.
pub(super) const MAX_PLY: usize = 96;
/// Deepest iteration of a search without a limit.
const DEEPEST: u32 = 64;

/// The state of one search.
pub(super) struct Searcher<'a> {
    table: &'a mut Table,
    history: History,
    /// Keys of the game so far and of the line being looked at.
    path: Vec<RepetitionKey>,
    lines: Vec<Vec<Move>>,
    /// First moves that are not to be looked at, since they are known already.
    without: Vec<Move>,
    depth: u32,
    most: u64,
    nodes: u64,
    stop: &'a dyn Fn() -> bool,
    stopped: bool,
}

impl<'a> Searcher<'a> {
    pub(super) fn new(
        table: &'a mut Table,
        past: &[RepetitionKey],
        limits: &Limits,
        stop: &'a dyn Fn() -> bool,
    ) -> Searcher<'a> {
        table.next_search();
        Searcher {
            table,
            history: History::new(),
            path: past.to_vec(),
            lines: vec![Vec::new(); MAX_PLY + 2],
            without: Vec::new(),
            depth: limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST),
            most: limits.nodes.unwrap_or(u64::MAX).max(1),
            nodes: 0,
            stop,
            stopped: false,
        }
    }

    /// Searches deeper and deeper for the best move.
    pub(super) fn best(&mut self, position: &Position) -> Report {
        self.best_lines(position, 1).pop().unwrap_or_else(|| {
            let mated = position.is_check() && !position.is_materially_dead();
            Report {
                best: None,
                score: if mated { -MATE_SCORE } else { 0 },
                depth: 0,
                nodes: 0,
                pv: Vec::new(),
            }
        })
    }

    /// Searches deeper and deeper for the best moves, at most so many.
    pub(super) fn best_lines(&mut self, position: &Position, count: usize) -> Vec<Report> {
        let moves = position.legal_moves();
        let mut reports: Vec<Report> = moves
            .iter()
            .take(count)
            .map(|&mv| Report {
                best: Some(mv),
                score: 0,
                depth: 0,
                nodes: 0,
                pv: vec![mv],
            })
            .collect();
        for depth in 1..=self.depth {
            let deeper = self.iterate(position.chess(), &reports, depth);
            let known = |report: &Report| deeper.iter().any(|new| new.best == report.best);
            reports.retain(|report| !known(report));
            reports.splice(0..0, deeper);
            reports.truncate(count);
            if self.stopped {
                break;
            }
            let certain = |report: &Report| {
                let plies = MATE_SCORE - report.score.abs();
                report.score.abs() >= NEAR_MATE && plies <= depth as i32
            };
            if reports.iter().all(certain) || moves.len() == 1 && depth >= 4 {
                break;
            }
        }
        for report in &mut reports {
            report.nodes = self.nodes;
        }
        reports
    }

    /// One iteration: for every line of the last one a line of this depth, as far as
    /// there is time.
    fn iterate(&mut self, chess: &Chess, last: &[Report], depth: u32) -> Vec<Report> {
        let mut found = Vec::with_capacity(last.len());
        self.without.clear();
        for report in last {
            let score = self.aspire(chess, report.score, depth as i32);
            let line: Vec<crate::Move> = self.lines[0].iter().copied().map(crate::Move).collect();
            let Some(&best) = line.first().filter(|_| !self.stopped) else {
                break;
            };
            self.without.push(best.0);
            found.push(Report {
                best: Some(best),
                score,
                depth,
                nodes: 0,
                pv: line,
            });
        }
        found.sort_by_key(|report| -report.score);
        found
    }

    /// Looks in a small window around the last score first.
    fn aspire(&mut self, chess: &Chess, guess: i32, depth: i32) -> i32 {
        let (mut low, mut high) = (guess - 40, guess + 40);
        if depth < 4 || guess.abs() >= NEAR_MATE {
            return self.node(chess, -INFINITE, INFINITE, depth, 0, true);
        }
        loop {
            let score = self.node(chess, low, high, depth, 0, true);
            if self.stopped || low < score && score < high {
                return score;
            }
            if score <= low {
                low = if low < guess - 300 {
                    -INFINITE
                } else {
                    low - 160
                };
            } else {
                high = if high > guess + 300 {
                    INFINITE
                } else {
                    high + 160
                };
            }
        }
    }

    fn count(&mut self) {
        self.nodes += 1;
        let asks = self.nodes.is_multiple_of(1024);
        self.stopped |= self.nodes >= self.most || asks && (self.stop)();
    }

    /// Whether the position stood before in the line or in the game; draws by 50
    /// moves and by material too.
    fn is_drawn(&self, chess: &Chess, key: &RepetitionKey) -> bool {
        let reach = (chess.halfmoves() as usize).min(self.path.len());
        let since = self.path.len() - reach;
        chess.halfmoves() >= 100
            || chess.is_insufficient_material()
            || self.path[since..].contains(key)
    }

    /// The value of a position for the side to move.
    fn node(
        &mut self,
        chess: &Chess,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        null_allowed: bool,
    ) -> i32 {
        self.count();
        self.lines[ply].clear();
        if self.stopped {
            return 0;
        }
        let check = chess.is_check();
        let depth = depth + i32::from(check);
        if depth <= 0 || ply >= MAX_PLY {
            return self.quiesce(chess, alpha, beta, ply);
        }
        let key = Position::from_chess(chess.clone()).key();
        if ply > 0 && self.is_drawn(chess, &key) {
            return if check && chess.legal_moves().is_empty() {
                ply as i32 - MATE_SCORE
            } else {
                0
            };
        }
        let open = beta - alpha > 1;
        let hash = mix(&key);
        let known = self.table.get(hash, ply as i32);
        if let Some(hit) = known.filter(|hit| hit.depth >= depth && !open && ply > 0) {
            let usable = match hit.bound {
                Bound::Exact => true,
                Bound::AtLeast => hit.score >= beta,
                Bound::AtMost => hit.score <= alpha,
            };
            if usable {
                return hit.score;
            }
        }
        let calm = !open && !check && beta.abs() < NEAR_MATE;
        if calm && let Some(score) = self.prune(chess, &key, beta, depth, ply, null_allowed) {
            return score;
        }
        let mut moves = chess.legal_moves();
        if moves.is_empty() {
            return if check { ply as i32 - MATE_SCORE } else { 0 };
        }
        if ply == 0 {
            moves.retain(|mv| !self.without.contains(mv));
        }
        let first = known.map_or(0, |hit| hit.mv);
        let side = usize::from(chess.turn().is_white());
        moves.sort_by_cached_key(|&mv| -self.history.worth(mv, side, first, ply));
        self.path.push(key);
        let original = alpha;
        let (mut best, mut best_move) = (-INFINITE, 0);
        for nth in 0..moves.len() {
            let mv = moves[nth];
            let score = self.try_move(chess, mv, nth, (alpha, beta), depth, ply);
            if self.stopped {
                self.path.pop();
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = pack(mv);
                    self.prolong(ply, mv);
                }
                if score >= beta {
                    if !mv.is_capture() {
                        self.history.reward(&moves[..=nth], mv, side, depth, ply);
                    }
                    break;
                }
            }
        }
        self.path.pop();
        if ply == 0 && !self.without.is_empty() {
            // This is not what the position is worth.
            return best;
        }
        let bound = match best {
            best if best >= beta => Bound::AtLeast,
            best if best > original => Bound::Exact,
            _ => Bound::AtMost,
        };
        let hit = Hit {
            score: best,
            depth,
            bound,
            mv: best_move,
        };
        self.table.put(hash, ply as i32, hit);
        best
    }

    /// A position so good that even passing keeps it good needs no search.
    fn prune(
        &mut self,
        chess: &Chess,
        key: &RepetitionKey,
        beta: i32,
        depth: i32,
        ply: usize,
        null_allowed: bool,
    ) -> Option<i32> {
        let here = evaluate(chess);
        if depth <= 4 && here - 95 * depth >= beta {
            return Some(here);
        }
        let officers = chess.us() & !chess.board().pawns() & !chess.board().kings();
        if !null_allowed || depth < 3 || here < beta || officers.is_empty() {
            return None;
        }
        let passed = chess.clone().swap_turn().ok()?;
        self.path.push(*key);
        let score = -self.node(
            &passed,
            -beta,
            1 - beta,
            depth - 3 - depth / 5,
            ply + 1,
            false,
        );
        self.path.pop();
        let believed = !self.stopped && score >= beta && score < NEAR_MATE;
        believed.then_some(score)
    }

    /// Searches one move: the first with the whole window, the others to show that
    /// they are no better, late quiet ones less deep.
    fn try_move(
        &mut self,
        chess: &Chess,
        mv: Move,
        nth: usize,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> i32 {
        let mut next = chess.clone();
        next.play_unchecked(mv);
        if nth == 0 {
            return -self.node(&next, -beta, -alpha, depth - 1, ply + 1, true);
        }
        let quiet = !mv.is_capture() && !mv.is_promotion();
        let cut = if quiet && depth >= 3 && nth >= 3 && !next.is_check() && !chess.is_check() {
            1 + i32::from(nth >= 8) + i32::from(depth >= 7 && nth >= 16)
        } else {
            0
        };
        let mut score = -self.node(&next, -alpha - 1, -alpha, depth - 1 - cut, ply + 1, true);
        if score > alpha && cut > 0 && !self.stopped {
            score = -self.node(&next, -alpha - 1, -alpha, depth - 1, ply + 1, true);
        }
        if score > alpha && score < beta && !self.stopped {
            score = -self.node(&next, -beta, -alpha, depth - 1, ply + 1, true);
        }
        score
    }

    /// Follows captures (in check: every move) until the position is calm.
    fn quiesce(&mut self, chess: &Chess, mut alpha: i32, beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        let check = chess.is_check();
        if ply >= MAX_PLY {
            return evaluate(chess);
        }
        let mut best = -INFINITE;
        let mut moves: MoveList;
        if check {
            moves = chess.legal_moves();
            if moves.is_empty() {
                return ply as i32 - MATE_SCORE;
            }
        } else {
            best = evaluate(chess);
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
            moves = chess.legal_moves();
            if moves.is_empty() {
                return 0;
            }
            moves.retain(|mv| mv.is_capture() || mv.promotion() == Some(Role::Queen));
        }
        let stand = best;
        let side = usize::from(chess.turn().is_white());
        moves.sort_by_cached_key(|&mv| -self.history.worth(mv, side, 0, ply));
        for mv in moves {
            let gain = mv.capture().map_or(0, price) + mv.promotion().map_or(0, price);
            if !check && stand + gain + 150 < alpha {
                continue;
            }
            self.count();
            if self.stopped {
                return 0;
            }
            let mut next = chess.clone();
            next.play_unchecked(mv);
            let score = -self.quiesce(&next, -beta, -alpha, ply + 1);
            if self.stopped {
                return 0;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.prolong(ply, mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Puts a move before the best line of the next ply.
    fn prolong(&mut self, ply: usize, mv: Move) {
        let (before, after) = self.lines.split_at_mut(ply + 1);
        before[ply].clear();
        before[ply].push(mv);
        before[ply].extend_from_slice(&after[0]);
    }
}

/// The four words of a key in one.
fn mix(key: &RepetitionKey) -> u64 {
    key.0.iter().fold(0, |hash: u64, &word| {
        let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    })
}
