//! Whether a side can still win by any series of legal moves (FIDE 5.2.2, 6.9).

use std::collections::HashSet;

use damier_game::{Game as _, Side};
use shakmaty::{Bitboard, Color, Position as _, attacks};

use crate::Position;
use crate::position::color;

/// What is known about a side's chances to mate at all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winnable {
    /// A series of legal moves that mates was found.
    Yes,
    /// Proven: no series of legal moves mates.
    No,
    /// Neither was shown within the effort allowed. To be treated as a yes: a
    /// flag that falls loses unless the opponent provably cannot win.
    Unknown,
}

/// Positions looked at if the caller does not say otherwise: enough for two kings
/// around any locked wall of pawns, with a bishop or two.
const EFFORT: usize = 60_000;

/// Pieces on the board, kings included, among which a forced end is looked for.
const FEW_PIECES: u8 = 5;
/// Moves of a position that may be forced.
const FEW_MOVES: usize = 3;
/// Positions that follow it, if it is.
const FEW_POSITIONS: usize = 50;

impl Position {
    /// Whether a side can still mate by any series of legal moves, however badly
    /// the opponent plays.
    ///
    /// Material decides most positions. Where it does not and few moves are left
    /// (locked pawns), everything that can be reached is looked at: a *no* is a
    /// proof.
    ///
    /// ```
    /// use damier_chess::{Position, Winnable};
    /// use damier_game::Side;
    ///
    /// // Bishop against pawn: Black's own bishop can be helped to a mate.
    /// let position = Position::from_fen("4kb2/8/8/8/8/8/4P3/4K3 w - -")?;
    /// assert_ne!(position.winnable(Side::Black), Winnable::No);
    /// // A wall of pawns that nobody can pass.
    /// let wall = Position::from_fen("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -")?;
    /// assert_eq!(wall.winnable(Side::White), Winnable::No);
    /// # Ok::<(), damier_chess::FenError>(())
    /// ```
    pub fn winnable(&self, by: Side) -> Winnable {
        self.winnable_within(by, EFFORT)
    }

    /// The same, looking at no more than so many positions.
    pub fn winnable_within(&self, by: Side, positions: usize) -> Winnable {
        if self.chess().has_insufficient_material(color(by)) {
            return Winnable::No;
        }
        if self.chess().legal_moves().is_empty() {
            let mated = self.is_check() && self.side_to_move() != by;
            return if mated { Winnable::Yes } else { Winnable::No };
        }
        // With free pieces about there is more than can be looked at, and always
        // a mate somewhere.
        if !self.is_nearly_locked() {
            return Winnable::Unknown;
        }
        self.explore(color(by), positions)
    }

    /// Whether a short look proves a position dead in which there are moves: pawns
    /// that stand locked for good, or a few pieces of which hardly any can move. Such a
    /// position ends the game at once.
    pub(crate) fn is_seen_dead(&self) -> bool {
        let board = self.chess().board();
        if self.pieces() <= FEW_PIECES {
            let moves = self.chess().legal_moves().len();
            if moves <= FEW_MOVES && self.nobody_mates(FEW_POSITIONS) {
                return true;
            }
        }
        if (board.rooks_and_queens() | board.knights()).any() || board.pawns().is_empty() {
            return false;
        }
        // Only kings and locked pawns: nobody can be checked. A bishop could be.
        let locked = Color::ALL.into_iter().all(|side| self.is_locked_out(side));
        locked && (board.bishops().is_empty() || self.nobody_mates(EFFORT))
    }

    /// Whether a side can neither move nor take a pawn, now or ever: its pawns stand
    /// before others, nothing stands where they take, its king gets to no pawn however
    /// it walks, and its bishops run on squares of the other colour.
    fn is_locked_out(&self, side: Color) -> bool {
        let board = self.chess().board();
        let own = board.by_color(side) & board.pawns();
        let theirs = board.by_color(!side) & board.pawns();
        let ahead = Bitboard(side.fold_wb(own.0 << 8, own.0 >> 8));
        let takes = |side, pawns: Bitboard| {
            pawns.into_iter().fold(Bitboard::EMPTY, |all, from| {
                all | attacks::pawn_attacks(side, from)
            })
        };
        let passing = self.chess().legal_ep_square().is_some();
        if passing || (ahead & !board.pawns()).any() || (takes(side, own) & theirs).any() {
            return false;
        }
        let bishops = board.by_color(side) & board.bishops();
        let shades = [Bitboard::LIGHT_SQUARES, Bitboard::DARK_SQUARES];
        let meets = |shade: &Bitboard| (bishops & *shade).any() && (theirs & *shade).any();
        if shades.iter().any(meets) {
            return false;
        }
        let open = !own & !takes(!side, theirs);
        let mut reached = board.by_color(side) & board.kings();
        loop {
            let steps = reached.into_iter().fold(reached, |all, from| {
                all | (attacks::king_attacks(from) & open)
            });
            if steps == reached {
                return (reached & theirs).is_empty();
            }
            reached = steps;
        }
    }

    /// Whether it is proven, by looking at no more than so many positions for each
    /// side, that nobody can mate.
    fn nobody_mates(&self, positions: usize) -> bool {
        Color::ALL
            .into_iter()
            .all(|side| self.explore(side, positions) == Winnable::No)
    }

    /// Whether the position is dead: neither side can mate by any series of
    /// legal moves. Proven or not, a *no* never ends a game wrongly.
    pub fn is_provably_dead(&self) -> bool {
        self.is_materially_dead()
            || self.is_seen_dead()
            || Side::BOTH
                .into_iter()
                .all(|side| self.winnable(side) == Winnable::No)
    }

    /// Kings, pawns and at most two bishops, most pawns standing still; or so few
    /// moves that everything may be forced.
    fn is_nearly_locked(&self) -> bool {
        let board = self.chess().board();
        let few = self.chess().legal_moves().len() <= 3;
        let heavy = board.rooks_and_queens() | board.knights();
        let ahead = (board.pawns() & board.white()).0 << 8 | (board.pawns() & board.black()).0 >> 8;
        let free = (ahead & !board.occupied().0).count_ones();
        few || heavy.is_empty() && board.bishops().count() <= 2 && free <= 2
    }

    /// Looks at everything that can be reached, each position once.
    fn explore(&self, by: Color, positions: usize) -> Winnable {
        let mut seen = HashSet::new();
        let mut waiting = vec![self.chess().clone()];
        seen.insert(self.key());
        while let Some(chess) = waiting.pop() {
            // Later captures and promotions may leave too little to mate with.
            if chess.has_insufficient_material(by) {
                continue;
            }
            let moves = chess.legal_moves();
            if moves.is_empty() && chess.turn() != by && chess.is_check() {
                return Winnable::Yes;
            }
            for mv in moves {
                let mut next = chess.clone();
                next.play_unchecked(mv);
                let next = Position::from_chess(next);
                if seen.insert(next.key()) {
                    if seen.len() > positions {
                        return Winnable::Unknown;
                    }
                    waiting.push(next.chess().clone());
                }
            }
        }
        Winnable::No
    }
}
