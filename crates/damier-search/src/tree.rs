//! What the search asks of a game.

use crate::node::Window;
use crate::{Searcher, WIN};

/// A game as the search sees it. What a game does not need keeps its default, which
/// costs nothing.
///
/// The implementor also holds what goes for the whole search: weights, rules, the
/// course of the game before the root.
pub trait Tree: Sized {
    /// A position with everything that changes from move to move.
    type Spot;
    /// A move.
    type Move: Copy;
    /// Facts of a position that are needed in several places of a node.
    type Here;

    /// Works out the facts of a position, once for every node.
    fn look(&self, spot: &Self::Spot) -> Self::Here;
    /// A hash by which a position is known again within a line.
    fn key(&self, spot: &Self::Spot) -> u64;
    /// A hash under which results are remembered: different where the same position
    /// is worth something else, as near a draw by counter.
    fn table_key(&self, spot: &Self::Spot, here: &Self::Here) -> u64;
    /// Who is on move, 0 or 1.
    fn side(&self, spot: &Self::Spot) -> usize;
    /// Fills the list with every legal move, distinct, in a fixed order.
    fn moves(&self, spot: &Self::Spot, list: &mut Vec<Self::Move>);
    /// The position after a move.
    fn play(&self, spot: &Self::Spot, mv: &Self::Move) -> Self::Spot;
    /// The worth of a calm position for the side to move.
    fn evaluate(&self, spot: &Self::Spot, here: &Self::Here) -> i32;
    /// The squares (from 0, below 72) that the move leaves and reaches.
    fn ends(mv: &Self::Move) -> (usize, usize);

    /// The value of having no move, so many plies from the root: a loss, unless the
    /// game says otherwise.
    fn ended(&self, _spot: &Self::Spot, ply: usize) -> i32 {
        ply as i32 - WIN
    }

    /// How many plies back a position may have stood before.
    fn quiet_plies(&self, _spot: &Self::Spot) -> usize {
        0
    }

    /// Whether the position stood on the board before the root.
    fn stood_before(&self, _spot: &Self::Spot) -> bool {
        false
    }

    /// Whether the rules make the position a draw unless it is lost.
    fn is_drawn(&self, _spot: &Self::Spot, _here: &Self::Here) -> bool {
        false
    }

    /// Plies until the rules make a draw: no win comes later than that.
    fn plies_left(&self, _here: &Self::Here) -> Option<u16> {
        None
    }

    /// What is known of the position without any search.
    fn known(&self, _spot: &Self::Spot, _here: &Self::Here, _ply: usize) -> Option<i32> {
        None
    }

    /// Plies by which a position is searched more deeply.
    fn extension(&self, _here: &Self::Here) -> i32 {
        0
    }

    /// A reason, found by a look or a shallow search, to search no further.
    fn prune(
        _search: &mut Searcher<'_, Self>,
        _spot: &Self::Spot,
        _here: &Self::Here,
        _window: Window,
        _depth: i32,
        _ply: usize,
    ) -> Option<i32> {
        None
    }

    /// Beyond the horizon: what the side to move has at least without making any of
    /// the moves that are looked at there. `None` if one of them must be made.
    fn stand(&self, _spot: &Self::Spot, _here: &Self::Here) -> Option<i32> {
        None
    }

    /// Beyond the horizon: whether the position is calm, so that no move needs to be
    /// looked at. If not, moves that matter to nobody may be struck out. There is at
    /// least one move.
    fn is_calm(&self, _here: &Self::Here, _beyond: Beyond, moves: &mut Vec<Self::Move>) -> bool {
        moves.iter().all(Self::is_quiet)
    }

    /// What the move gains at once, for the order of moves: 0 for a quiet one, above
    /// `1 << 17` for one to be tried before every quiet move, below `1 << 24`.
    fn gain(_mv: &Self::Move) -> i32 {
        0
    }

    /// Whether the move gains nothing at once.
    fn is_quiet(mv: &Self::Move) -> bool {
        Self::gain(mv) == 0
    }

    /// The depth for the positions after this one, of so many moves. `patient`: the
    /// line is not yet very long.
    fn depth_below(depth: i32, _choices: usize, _patient: bool) -> i32 {
        depth - 1
    }

    /// How much less deep a quiet move is searched at first.
    fn reduction(&self, _late: &Late<'_, Self>) -> i32 {
        0
    }
}

/// What is at stake beyond the horizon.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beyond {
    /// What the side to move has without moving, if it may leave it at that.
    pub stand: Option<i32>,
    /// What it has elsewhere: moves that cannot come above this matter to nobody.
    pub alpha: i32,
}

/// A quiet move that is tried late.
#[derive(Clone, Copy)]
pub struct Late<'n, T: Tree> {
    /// The facts of the position in which it is made.
    pub here: &'n T::Here,
    /// The position after it.
    pub next: &'n T::Spot,
    /// How many moves were tried before it.
    pub nth: usize,
    /// The depth that is left.
    pub depth: i32,
    /// Whether the window is open.
    pub open: bool,
    /// What it has been good for elsewhere, about -16000 to 16000.
    pub past: i32,
}

impl<T: Tree> core::fmt::Debug for Late<'_, T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Late")
            .field("nth", &self.nth)
            .field("depth", &self.depth)
            .finish_non_exhaustive()
    }
}
