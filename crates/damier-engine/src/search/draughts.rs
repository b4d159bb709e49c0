//! What the search asks of draughts.

use core::marker::PhantomData;

use damier_draughts::Bits;
use damier_game::{BySide, RepetitionKey, Side};
use damier_search::{Beyond, Late, NEAR_WIN, Searcher, Taste, Tree, WIN, Window, mix};

use super::Task;
use crate::arena::{Arena, Pieces, Shape};
use crate::clocks::{DrawClocks, DrawRules, PlyKind};
use crate::endings::{Ending, Oracle};
use crate::eval::{Weights, evaluate, phase};

/// A variant of draughts and what goes for a whole search.
#[derive(Clone, Copy)]
pub(super) struct Draughts<'a, A> {
    weights: &'a Weights,
    oracle: Option<Oracle<'a>>,
    rules: DrawRules,
    past: &'a [RepetitionKey],
    arena: PhantomData<A>,
}

impl<'a, A> Draughts<'a, A> {
    pub(super) const fn new(task: &Task<'a>) -> Draughts<'a, A> {
        Draughts {
            weights: task.weights,
            oracle: task.oracle,
            rules: task.rules,
            past: task.past,
            arena: PhantomData,
        }
    }
}

/// A position in the tree with its counters.
#[derive(Clone, Copy)]
pub(crate) struct Spot<A> {
    pub(crate) board: A,
    /// The hash of the board, carried along from move to move.
    pub(crate) key: u64,
    pub(crate) clocks: DrawClocks,
}

/// Facts of a node needed in several places.
pub(super) struct Here<B> {
    pieces: Pieces<B>,
    /// Plies to the nearest draw by counter.
    left: Option<u16>,
    key: u64,
}

/// Whether counters that have run out end the game: a regulation draw waits, among few pieces
/// with a lone king on one side, while the side to move wins at once.
#[cold]
pub(crate) fn is_over<A: Arena>(board: &A, clocks: &DrawClocks) -> bool {
    const FEW: u32 = 4;
    let pieces = board.pieces();
    let lone = |side: Side| pieces.men[side].count() == 0 && pieces.kings[side].count() == 1;
    let waits = clocks.waits() && pieces.count() <= FEW && Side::BOTH.into_iter().any(lone);
    if !waits || A::SHAPE.losing {
        return true;
    }
    let (mut moves, mut replies) = (Vec::new(), Vec::new());
    board.moves(&mut moves);
    !moves.iter().any(|mv| {
        replies.clear();
        board.after(mv).moves(&mut replies);
        replies.is_empty()
    })
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

impl<A: Arena> Tree for Draughts<'_, A> {
    type Spot = Spot<A>;
    type Move = A::Move;
    type Here = Here<A::Set>;

    #[inline(always)]
    fn look(&self, spot: &Spot<A>) -> Here<A::Set> {
        let pieces = spot.board.pieces();
        let key = spot.key;
        if pieces.men_only() && !self.rules.counts_men() {
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

    #[inline(always)]
    fn key(&self, spot: &Spot<A>) -> u64 {
        spot.key
    }

    #[inline(always)]
    fn table_key(&self, _spot: &Spot<A>, here: &Here<A::Set>) -> u64 {
        here.key
    }

    #[inline(always)]
    fn side(&self, spot: &Spot<A>) -> usize {
        spot.board.side_to_move() as usize
    }

    #[inline(always)]
    fn moves(&self, spot: &Spot<A>, list: &mut Vec<A::Move>) {
        spot.board.moves(list);
    }

    #[inline(always)]
    fn play(&self, spot: &Spot<A>, mv: &A::Move) -> Spot<A> {
        let board = spot.board.after(mv);
        let clocks = step(&self.rules, &spot.board, &spot.clocks, mv, &board);
        let key = spot.board.key_after(mv, spot.key);
        Spot { board, key, clocks }
    }

    /// Fades as a draw by counter comes near.
    #[inline(always)]
    fn evaluate(&self, spot: &Spot<A>, here: &Here<A::Set>) -> i32 {
        let value = evaluate(self.weights, &here.pieces, spot.board.side_to_move());
        let value = value.clamp(1 - NEAR_WIN, NEAR_WIN - 1);
        match here.left {
            Some(left) if left < FADE => value * i32::from(left) / i32::from(FADE),
            _ => value,
        }
    }

    #[inline(always)]
    fn ends(mv: &A::Move) -> (usize, usize) {
        A::ends(mv)
    }

    #[inline(always)]
    fn ended(&self, _spot: &Spot<A>, ply: usize) -> i32 {
        let lost = -WIN + ply as i32;
        if A::SHAPE.losing { -lost } else { lost }
    }

    #[inline(always)]
    fn quiet_plies(&self, spot: &Spot<A>) -> usize {
        usize::from(spot.clocks.quiet_plies())
    }

    #[inline(always)]
    fn stood_before(&self, spot: &Spot<A>) -> bool {
        self.past.len() > 1 && {
            let key = spot.board.repetition_key();
            self.past[..self.past.len() - 1].contains(&key)
        }
    }

    #[inline(always)]
    fn is_drawn(&self, spot: &Spot<A>, here: &Here<A::Set>) -> bool {
        here.left == Some(0) && is_over(&spot.board, &spot.clocks)
    }

    #[inline(always)]
    fn plies_left(&self, here: &Here<A::Set>) -> Option<u16> {
        here.left
    }

    /// What endgame tables prove. Of captures, which must be played, the search
    /// sees the end soon enough.
    #[inline(always)]
    fn known(&self, spot: &Spot<A>, here: &Here<A::Set>, ply: usize) -> Option<i32> {
        let oracle = self.oracle?;
        if here.pieces.count() > oracle.pieces()
            || spot.board.can_capture(spot.board.side_to_move())
        {
            return None;
        }
        let known = oracle.ask(&self.rules, &spot.board, &spot.clocks)?;
        Some(worth(known, ply))
    }

    /// A shallow search well above the window makes a deep one above it likely.
    #[inline(always)]
    fn prune(
        search: &mut Searcher<'_, Self>,
        spot: &Spot<A>,
        _here: &Here<A::Set>,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        if window.is_open() || depth < 4 || window.beta.abs() >= NEAR_WIN {
            return None;
        }
        let beta = window.beta + 10 * depth;
        let score = search.node(spot, Window::null(beta - 1), depth * 2 / 5, ply);
        (!search.is_stopped() && score >= beta).then_some(score)
    }

    /// A side that can capture must.
    #[inline(always)]
    fn is_calm(&self, _: &Here<A::Set>, _: Beyond, moves: &mut Vec<A::Move>) -> bool {
        moves.first().is_none_or(Self::is_quiet)
    }

    #[inline(always)]
    fn gain(mv: &A::Move) -> i32 {
        A::captured(mv) as i32 * (1 << 18)
    }

    /// Captures at the horizon and a forced reply cost nothing: they are no choice.
    #[inline(always)]
    fn depth_below(depth: i32, choices: usize, patient: bool) -> i32 {
        if depth <= 0 || choices == 1 && patient {
            depth
        } else {
            depth - 1
        }
    }

    #[inline(always)]
    fn reduction(&self, late: &Late<'_, Self>) -> i32 {
        let (nth, depth) = (late.nth, late.depth);
        let early = if late.open { 4 } else { 2 };
        if nth < early || depth < 3 {
            return 0;
        }
        let mut cut = 1 + i32::from(nth >= 6) + depth / 8;
        cut += i32::from(late.past < -4000) - i32::from(late.past > 4000);
        cut.clamp(0, depth - 2)
    }
}

impl<A: Arena> Taste for Draughts<'_, A> {
    const VARIETY: i32 = 5;

    fn is_forced(&self, _spot: &Spot<A>, moves: &[A::Move]) -> bool {
        moves.first().is_some_and(|mv| A::captured(mv) > 0)
    }

    fn is_opening(&self, spot: &Spot<A>) -> bool {
        let (men, all) = phase(&A::SHAPE, &spot.board.pieces());
        men == all
    }

    /// Whether the answer can take several pieces at once.
    fn invites(&self, spot: &Spot<A>, mv: &A::Move) -> bool {
        let mut answers = Vec::new();
        spot.board.after(mv).moves(&mut answers);
        answers.iter().any(|answer| A::captured(answer) > 1)
    }

    fn naive(&self, spot: &Spot<A>, mv: &A::Move) -> i32 {
        let next = spot.board.after(mv);
        -evaluate(self.weights, &next.pieces(), next.side_to_move())
    }

    /// Towards the middle, not to the side, and the back row stays at home.
    fn natural(&self, spot: &Spot<A>, mv: &A::Move, wavering: i32) -> i32 {
        if !spot.board.is_man(mv) {
            return 0;
        }
        let (from, to) = A::ends(mv);
        let towards = middle(&A::SHAPE, to) - middle(&A::SHAPE, from);
        let row = from / A::SHAPE.row;
        let leaves_home = row == 0 || row == A::SHAPE.squares / A::SHAPE.row - 1;
        (2 * towards - 4 * i32::from(leaves_home)) * wavering / 20
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

/// Positions near a draw by counter are different positions: what is won with
/// eight plies left may be drawn with two.
fn salt(left: Option<u16>) -> u64 {
    match left {
        Some(left @ 0..12) => mix(u64::from(left) + 1),
        Some(left @ 12..36) => mix(u64::from(left / 4) + 100),
        _ => 0,
    }
}

/// Columns from the nearer side of the board.
fn middle(shape: &Shape, square: usize) -> i32 {
    let (_, column) = shape.grid.row_column(square as u8 + 1);
    i32::from(column.min(shape.grid.width as i8 - 1 - column))
}
