//! What is counted: plies to the end of the pure game, or the plies that must be
//! left under a rule book.

use super::edges::Edges;
use crate::class::Class;
use crate::counters::{Left, Op};
use crate::expand::{Child, Node};
use crate::table::{Codec, Layers, Sign, Spot, Value};

/// What a move out of a slice is worth to its mover.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Worth {
    /// It wins if so much is left.
    Won(Left),
    /// It loses if the opponent has so much left.
    Lost(Left),
    /// Neither.
    Held,
    /// Not known: it leads to a class without a table.
    Unknown,
}

/// A way of counting with one number.
pub(crate) trait Metric: Sync {
    fn phase(&self, node: &Node) -> usize;
    /// What a finished position, which is kept at the spot, is worth to the side
    /// that moved there.
    fn leaving(&self, from: usize, child: &Child, spot: Option<&Spot>) -> Worth;
    /// What must be left before a quiet king move if so much must be left after
    /// it; `None` if nothing helps.
    fn staying(&self, mover: usize, from: usize, to: usize, after: Left) -> Option<Left>;
    /// The most that can be left.
    fn budget(&self) -> Left;
    fn encode(&self, sign: Sign, left: Left) -> u8;
}

/// Plies to the end of the pure game.
pub(crate) struct Pure<'t> {
    pub(crate) layers: &'t Layers,
    pub(crate) codec: Codec,
}

impl Metric for Pure<'_> {
    #[inline]
    fn phase(&self, _: &Node) -> usize {
        0
    }

    #[inline]
    fn leaving(&self, _: usize, child: &Child, spot: Option<&Spot>) -> Worth {
        let no_move_wins = self.codec == Codec::Plies { even_wins: true };
        let ended = child.ended(no_move_wins);
        let known = match ended {
            Some(sign) => Some(Value::One(sign, 0)),
            None => spot.and_then(|spot| self.layers.get(spot)),
        };
        match known {
            None | Some(Value::Many(_)) => Worth::Unknown,
            Some(Value::Draw) => Worth::Held,
            Some(Value::One(Sign::Loss, plies)) => Worth::Won(plies + 1),
            Some(Value::One(Sign::Win, plies)) => Worth::Lost(plies + 1),
        }
    }

    #[inline]
    fn staying(&self, _: usize, _: usize, _: usize, after: Left) -> Option<Left> {
        Some(after + 1)
    }

    fn budget(&self) -> Left {
        // Beyond the longest there is: the code keeps parity only.
        1000
    }

    fn encode(&self, sign: Sign, left: Left) -> u8 {
        self.codec.encode(sign, left)
    }
}

/// The plies that must be left of the nearest counter of a book.
pub(crate) struct Budget<'t> {
    pub(crate) layers: &'t Layers,
    pub(crate) edges: &'t Edges,
    pub(crate) class: Class,
    /// Whether anything is counted in this class.
    pub(crate) counted: bool,
    pub(crate) budget: Left,
    pub(crate) no_move_wins: bool,
}

impl Metric for Budget<'_> {
    #[inline]
    fn phase(&self, node: &Node) -> usize {
        self.edges.phase(node)
    }

    #[inline]
    fn leaving(&self, from: usize, child: &Child, spot: Option<&Spot>) -> Worth {
        match child.ended(self.no_move_wins) {
            None => {}
            Some(Sign::Loss) => return Worth::Won(1),
            Some(Sign::Win) => return Worth::Lost(1),
        }
        let value = spot.and_then(|spot| self.layers.get(spot));
        let (Some(value), Some(ops)) = (value, self.edges.of(from, child)) else {
            return Worth::Unknown;
        };
        let (sign, before) = match value {
            Value::Draw => return Worth::Held,
            Value::One(sign, after) => {
                let before = match ops.first() {
                    None => Some(1),
                    Some(op) => op.op.before(after),
                };
                (sign, before)
            }
            Value::Many(needs) => {
                let each = needs.least.iter().filter_map(|list| {
                    let pairs = list.iter().zip(ops);
                    let all = pairs.map(|(&after, op)| op.op.before(after));
                    all.collect::<Option<Vec<Left>>>()?.into_iter().max()
                });
                (needs.sign, each.min())
            }
        };
        let Some(before) = before else {
            return Worth::Held;
        };
        let before = if self.counted { before.max(1) } else { 1 };
        match sign {
            Sign::Loss => Worth::Won(before),
            Sign::Win => Worth::Lost(before),
        }
    }

    #[inline]
    fn staying(&self, mover: usize, from: usize, to: usize, after: Left) -> Option<Left> {
        if !self.counted {
            // Only an order in which to come to the positions.
            return Some(after + 1);
        }
        match self.edges.inner(self.class, mover, from, to).first() {
            None => None,
            Some(op) if op.op == Op::Off => None,
            Some(op) => op.op.before(after),
        }
    }

    fn budget(&self) -> Left {
        if self.counted { self.budget } else { 4000 }
    }

    fn encode(&self, sign: Sign, left: Left) -> u8 {
        let left = if self.counted { left } else { left.min(1) };
        Codec::Budget.encode(sign, left)
    }
}
