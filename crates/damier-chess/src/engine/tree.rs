//! What the search that all games share asks of chess.

use damier_game::{Game as _, RepetitionKey};
use damier_search::{Beyond, Late, NEAR_WIN, Searcher, Taste, Tree, WIN, Window};
use shakmaty::{Chess, Move, Position as _, Role};

use super::eval::{evaluate, price};
use crate::Position;

/// Plies without capture or pawn move after which a draw can be claimed.
const CLAIM: u32 = 100;
/// Until which move games are to differ.
const EARLY: u32 = 4;

/// Chess and what stood on the board before the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field<'p> {
    past: &'p [RepetitionKey],
}

/// A position in the tree.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    position: Position,
    key: RepetitionKey,
    /// Whether the move before was left out, to see whether even that is good enough.
    passed: bool,
}

impl Spot {
    pub(super) fn new(position: Position) -> Spot {
        Spot {
            key: position.key(),
            position,
            passed: false,
        }
    }

    fn chess(&self) -> &Chess {
        self.position.chess()
    }
}

/// Facts of a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Here {
    check: bool,
    left: u16,
}

impl<'p> Field<'p> {
    /// Chess after a game in which these positions stood.
    pub(super) const fn new(past: &'p [RepetitionKey]) -> Field<'p> {
        Field { past }
    }
}

impl Tree for Field<'_> {
    type Spot = Spot;
    type Move = Move;
    type Here = Here;

    #[inline]
    fn look(&self, spot: &Spot) -> Here {
        let left = CLAIM.saturating_sub(spot.chess().halfmoves());
        Here {
            check: spot.position.is_check(),
            left: u16::try_from(left).unwrap_or(0),
        }
    }

    #[inline]
    fn key(&self, spot: &Spot) -> u64 {
        mixed(&spot.key)
    }

    #[inline]
    fn table_key(&self, spot: &Spot, _here: &Here) -> u64 {
        mixed(&spot.key)
    }

    #[inline]
    fn side(&self, spot: &Spot) -> usize {
        usize::from(spot.chess().turn().is_white())
    }

    fn moves(&self, spot: &Spot, list: &mut Vec<Move>) {
        list.extend(spot.chess().legal_moves());
    }

    fn play(&self, spot: &Spot, mv: &Move) -> Spot {
        Spot::new(spot.position.after(&crate::Move(*mv)))
    }

    #[inline]
    fn evaluate(&self, spot: &Spot, _here: &Here) -> i32 {
        evaluate(spot.chess())
    }

    #[inline]
    fn ends(mv: &Move) -> (usize, usize) {
        (mv.from().map_or(0, usize::from), usize::from(mv.to()))
    }

    #[inline]
    fn ended(&self, spot: &Spot, ply: usize) -> i32 {
        match spot.position.is_check() {
            true => ply as i32 - WIN,
            false => 0,
        }
    }

    #[inline]
    fn quiet_plies(&self, spot: &Spot) -> usize {
        spot.chess().halfmoves() as usize
    }

    #[inline]
    fn stood_before(&self, spot: &Spot) -> bool {
        self.past.contains(&spot.key)
    }

    /// By the count of moves, or because nobody can mate any more.
    #[inline]
    fn is_drawn(&self, spot: &Spot, here: &Here) -> bool {
        here.left == 0 || spot.position.is_materially_dead()
    }

    #[inline]
    fn plies_left(&self, here: &Here) -> Option<u16> {
        Some(here.left)
    }

    /// Who is in check has no choice.
    #[inline]
    fn extension(&self, here: &Here) -> i32 {
        i32::from(here.check)
    }

    /// A position so good that even passing keeps it good needs no search.
    fn prune(
        search: &mut Searcher<'_, Self>,
        spot: &Spot,
        here: &Here,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        let beta = window.beta;
        if window.is_open() || here.check || depth <= 0 || beta.abs() >= NEAR_WIN {
            return None;
        }
        let worth = evaluate(spot.chess());
        if depth <= 4 && worth - 95 * depth >= beta {
            return Some(worth);
        }
        let chess = spot.chess();
        let officers = chess.us() & !chess.board().pawns() & !chess.board().kings();
        if spot.passed || depth < 3 || worth < beta || officers.is_empty() {
            return None;
        }
        let mut passed = Spot::new(Position::from_chess(chess.clone().swap_turn().ok()?));
        passed.passed = true;
        let null = Window::null(beta - 1).turned();
        let score = -search.node(&passed, null, depth - 3 - depth / 5, ply + 1);
        let believed = !search.is_stopped() && score >= beta && score < NEAR_WIN;
        believed.then_some(score)
    }

    #[inline]
    fn stand(&self, spot: &Spot, here: &Here) -> Option<i32> {
        (!here.check).then(|| evaluate(spot.chess()))
    }

    /// In check every move is looked at, else what captures or makes a queen and may
    /// so get above what there is elsewhere.
    fn is_calm(&self, _here: &Here, beyond: Beyond, moves: &mut Vec<Move>) -> bool {
        if let Some(stand) = beyond.stand {
            let enough = beyond.alpha - stand - 150;
            moves.retain(|mv| {
                let gain = mv.capture().map_or(0, price) + mv.promotion().map_or(0, price);
                !Self::is_quiet(mv) && gain >= enough
            });
        }
        moves.is_empty()
    }

    #[inline]
    fn gain(mv: &Move) -> i32 {
        if !mv.is_capture() && mv.promotion() != Some(Role::Queen) {
            return 0;
        }
        let gain = mv.capture().map_or(0, price) * 16 - price(mv.role());
        (1 << 20) + gain + mv.promotion().map_or(0, price)
    }

    #[inline]
    fn is_quiet(mv: &Move) -> bool {
        !mv.is_capture() && mv.promotion() != Some(Role::Queen)
    }

    #[inline]
    fn reduction(&self, late: &Late<'_, Self>) -> i32 {
        let (nth, depth) = (late.nth, late.depth);
        if depth < 3 || nth < 3 || late.here.check || late.next.position.is_check() {
            return 0;
        }
        1 + i32::from(nth >= 8) + i32::from(depth >= 7 && nth >= 16)
    }
}

impl Taste for Field<'_> {
    const VARIETY: i32 = 12;

    fn is_forced(&self, _spot: &Spot, moves: &[Move]) -> bool {
        moves.len() < 2
    }

    fn is_opening(&self, spot: &Spot) -> bool {
        spot.position.move_number() <= EARLY
    }

    /// Any answer may be overlooked, but not that a mate ends the game.
    fn invites(&self, spot: &Spot, mv: &Move) -> bool {
        !spot
            .position
            .after(&crate::Move(*mv))
            .legal_moves()
            .is_empty()
    }

    fn naive(&self, spot: &Spot, mv: &Move) -> i32 {
        -evaluate(spot.position.after(&crate::Move(*mv)).chess())
    }

    /// Captures and checks are what the eye sees first.
    fn natural(&self, spot: &Spot, mv: &Move, wavering: i32) -> i32 {
        let checks = spot.position.after(&crate::Move(*mv)).is_check();
        (3 * i32::from(mv.is_capture()) + 2 * i32::from(checks)) * wavering / 20
    }
}

/// The four words of a key in one.
fn mixed(key: &RepetitionKey) -> u64 {
    key.0.iter().fold(0, |hash: u64, &word| {
        let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    })
}
