//! What is searched: positions as sets of squares, or whole where they remember more than their
//! pieces.

use damier_draughts::Position;

use super::memory::Key;
use crate::expand::{Child, Node, Turn, king_children, node_of};
use crate::prober::Prober;
use crate::values::Standing;

/// A game as the search sees it.
pub(super) trait Field {
    /// A position.
    type At: Copy;

    /// Its value if tables know it: -1 lost, 0 drawn, 1 won for the side to move.
    fn known(&mut self, at: &Self::At) -> Option<i8>;
    /// Its value if it follows at once from what tables know, by captures that must be played.
    fn settled(&mut self, at: &Self::At) -> Option<i8>;
    /// Lists where the moves lead, in the same order every time; whether they capture. `Err`:
    /// the game is over, with this value.
    fn moves(&mut self, at: &Self::At, list: &mut Vec<Self::At>) -> Result<bool, i8>;
    fn key(&self, at: &Self::At) -> Key;
    /// How promising a move is for the side that makes it, and its number among the moves that
    /// look alike in other positions.
    fn promise(&self, from: &Self::At, to: &Self::At) -> (i32, usize);
    /// Whether the side to move must capture.
    fn forces(&self, at: &Self::At) -> bool;
    /// The whole position after a move.
    fn same(&self, at: &Self::At, position: &Position) -> bool;
}

/// Numbers of moves that look alike.
pub(super) const LOOKS: usize = 2 * 64 * 64;

/// Sets of squares.
pub(super) struct Sets<'p> {
    pub(super) prober: &'p mut Prober,
    pub(super) children: Vec<Child>,
}

impl Field for Sets<'_> {
    type At = Node;

    fn known(&mut self, at: &Node) -> Option<i8> {
        if at.occupied().count_ones() > u32::from(self.prober.tables().pieces()) {
            return None;
        }
        number(self.prober.pure_of(at).value)
    }

    fn settled(&mut self, at: &Node) -> Option<i8> {
        let settled = self.forces(at).then(|| self.prober.pure_of(at).value);
        settled.and_then(number)
    }

    fn moves(&mut self, at: &Node, list: &mut Vec<Node>) -> Result<bool, i8> {
        let no_move = if self.prober.tables().frame.moves.no_move_wins() {
            1
        } else {
            -1
        };
        if at.men[at.mover] | at.kings[at.mover] == 0 {
            return Err(no_move);
        }
        self.children.clear();
        let turn = self.prober.expand(at, &mut self.children);
        if turn == Turn::Decided {
            return Err(-1);
        }
        if turn == Turn::Quiet {
            let tables = self.prober.tables();
            king_children(tables.frame.moves.shape(), at, &mut self.children);
        }
        if self.children.is_empty() {
            return Err(no_move);
        }
        list.extend(self.children.iter().map(|child| child.node));
        Ok(turn == Turn::Captures)
    }

    fn key(&self, at: &Node) -> Key {
        let kings = at.kings[0] | at.kings[1];
        let of = |side: usize| at.men[side] | at.kings[side];
        [of(0), of(1), kings, at.mover as u64]
    }

    fn promise(&self, from: &Node, to: &Node) -> (i32, usize) {
        let (own, other) = (from.mover, to.mover);
        let all = |node: &Node, side: usize| node.men[side] | node.kings[side];
        let changed = all(from, own) ^ all(to, own);
        let (left, came) = (changed & all(from, own), changed & all(to, own));
        let look = (own << 12)
            | ((left.trailing_zeros() as usize & 63) << 6)
            | (came.trailing_zeros() as usize & 63);
        let count = |node: &Node, side: usize| {
            (node.men[side].count_ones() + 3 * node.kings[side].count_ones()) as i32
        };
        let gain = count(from, other) - count(to, other) + count(to, own) - count(from, own);
        let forcing = self.prober.tables().frame.moves.has_capture(to);
        (100 * gain + 40 * i32::from(forcing), look)
    }

    fn forces(&self, at: &Node) -> bool {
        self.prober.tables().frame.moves.has_capture(at)
    }

    fn same(&self, at: &Node, position: &Position) -> bool {
        node_of(position).is_some_and(|node| node == *at)
    }
}

/// Whole positions.
pub(super) struct Whole<'p> {
    pub(super) prober: &'p mut Prober,
}

impl Field for Whole<'_> {
    type At = Position;

    fn known(&mut self, at: &Position) -> Option<i8> {
        number(self.prober.pure(at).value)
    }

    fn settled(&mut self, _: &Position) -> Option<i8> {
        // What is known is asked of a position with captures, too.
        None
    }

    fn moves(&mut self, at: &Position, list: &mut Vec<Position>) -> Result<bool, i8> {
        if let Some(end) = at.facts().terminal {
            let winner = end.outcome.winner();
            return Err(match winner {
                None => 0,
                Some(side) if side == at.side_to_move() => 1,
                Some(_) => -1,
            });
        }
        let mut captures = false;
        for mv in at.legal_moves() {
            let mut next = *at;
            if next.play(&mv).is_ok() {
                captures |= !mv.captures().is_empty();
                list.push(next);
            }
        }
        Ok(captures)
    }

    fn key(&self, at: &Position) -> Key {
        at.facts().key.0
    }

    fn promise(&self, from: &Position, to: &Position) -> (i32, usize) {
        let gain = from.pieces().count() as i32 - to.pieces().count() as i32;
        (100 * gain, 0)
    }

    fn forces(&self, at: &Position) -> bool {
        let moves = at.legal_moves();
        moves.iter().any(|mv| !mv.captures().is_empty())
    }

    fn same(&self, at: &Position, position: &Position) -> bool {
        at.facts().key == position.facts().key
    }
}

fn number(value: Standing) -> Option<i8> {
    match value {
        Standing::Win => Some(1),
        Standing::Draw => Some(0),
        Standing::Loss => Some(-1),
        Standing::Unknown => None,
    }
}
