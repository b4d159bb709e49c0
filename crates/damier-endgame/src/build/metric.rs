//! What is counted: plies to the end of the pure game, or the plies that must be
//! left under a rule book.

use super::edges::Edges;
use super::seat::Seat;
use super::slice::Sum;
use crate::class::Class;
use crate::counters::{GroupOp, Left, Op, PlyOps};
use crate::expand::{Child, Node};
use crate::table::{Codec, Column, Layers, Sign, Spot, Value};

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

/// Situations of a class: see [`Edges::phase`].
const PHASES: usize = 9;

/// The most after a quiet king move that leads on to the position before it, by who moves
/// and by the situations before and after; -1 if nothing does.
#[derive(Clone, Debug)]
pub(crate) struct Limits {
    /// The long diagonal, if it matters who stands there.
    pub(super) diagonal: u64,
    most: [[[i32; PHASES]; PHASES]; 2],
}

impl Limits {
    fn none() -> Limits {
        Limits {
            diagonal: 0,
            most: [[[i32::MAX; PHASES]; PHASES]; 2],
        }
    }

    #[inline]
    pub(super) fn allow(&self, mover: usize, (from, to): (usize, usize), after: Left) -> bool {
        i32::from(after) <= self.most[mover][from][to]
    }
}

/// A way of counting with one number.
pub(crate) trait Metric: Sync {
    fn phase(&self, node: &Node) -> usize;
    /// What a finished position, which is kept at the spot, is worth to the side
    /// that moved there.
    fn leaving(&self, from: usize, child: &Child, spot: Option<&Spot>) -> Worth;
    /// The same for a move whose position is found in a seat: the column, and what each of
    /// its numbers is worth.
    fn source<'s>(&'s self, from: usize, child: &Child, seat: &Seat<'s>) -> Source<'s>;
    /// Until when quiet king moves lead on, each asking for one more than what must be
    /// left after it.
    fn limits(&self) -> Limits;
    /// What must be left before a quiet king move if so much must be left after
    /// it; `None` if nothing helps.
    fn staying(&self, mover: usize, from: usize, to: usize, after: Left) -> Option<Left>;
    /// The most that can be left.
    fn budget(&self) -> Left;
    fn encode(&self, sign: Sign, left: Left) -> u8;
}

/// What every byte of a table is worth to the side that moved there.
pub(crate) type Worths = Box<[Sum]>;

/// Where what a move is worth is found.
#[derive(Clone, Copy)]
pub(crate) struct Source<'s> {
    pub(super) column: Option<&'s Column>,
    pub(super) worths: &'s [Sum],
}

impl Source<'_> {
    /// What a move to a place is worth.
    #[inline]
    pub(super) fn read(&self, place: usize) -> Sum {
        let number = self.column.and_then(|column| column.get(place));
        let worth = number.and_then(|number| self.worths.get(number as usize));
        worth.copied().unwrap_or(Sum::UNKNOWN)
    }
}

/// Plies to the end of the pure game.
pub(crate) struct Pure<'t> {
    pub(crate) layers: &'t Layers,
    pub(crate) codec: Codec,
    pub(crate) worths: Worths,
}

impl<'t> Pure<'t> {
    pub(crate) fn new(layers: &'t Layers, codec: Codec) -> Pure<'t> {
        let worths = (0..=255).map(|byte| match codec.decode(byte) {
            None => Worth::Held,
            Some((Sign::Loss, plies)) => Worth::Won(plies + 1),
            Some((Sign::Win, plies)) => Worth::Lost(plies + 1),
        });
        Pure {
            layers,
            codec,
            worths: worths.map(Sum::of).collect(),
        }
    }
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
    fn source<'s>(&'s self, _: usize, _: &Child, seat: &Seat<'s>) -> Source<'s> {
        Source {
            column: seat.pure,
            worths: &self.worths,
        }
    }

    fn limits(&self) -> Limits {
        Limits::none()
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
    /// What the numbers of a table are worth, by the number of the ply that leads
    /// there; empty if nobody asks.
    pub(crate) worths: &'t [Worths],
}

impl Budget<'_> {
    /// What a value is worth before a ply to the side that makes it.
    fn weigh(counted: bool, value: Value<'_>, ply: &PlyOps) -> Worth {
        let ops = &ply.ops;
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
        let floor = match ply.floors.first() {
            Some(&floor) if !value.is_lost_at_once() => floor,
            _ => 1,
        };
        let before = if counted { before.max(floor) } else { 1 };
        match sign {
            Sign::Loss => Worth::Won(before),
            Sign::Win => Worth::Lost(before),
        }
    }

    /// What every number in the tables that the plies of a class lead to is worth.
    pub(crate) fn worths(counted: bool, edges: &Edges, layers: &Layers) -> Vec<Worths> {
        let mut all: Vec<Worths> = vec![Worths::default(); edges.numbers()];
        for (number, class, ply) in edges.all() {
            let kept = if class.is_kept() {
                class
            } else {
                class.flipped()
            };
            let Some(layer) = layers.class(kept) else {
                continue;
            };
            let values = if layer.dictionary.is_empty() {
                256
            } else {
                layer.dictionary.len() as u32
            };
            let weigh = |number: u32| Budget::weigh(counted, layer.number(number), ply);
            let worth = |number: u32| Sum::of(weigh(number));
            all[number] = (0..values).map(worth).collect();
        }
        all
    }
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
        let (Some(value), Some(ply)) = (value, self.edges.of(from, child)) else {
            return Worth::Unknown;
        };
        Budget::weigh(self.counted, value, ply)
    }

    #[inline]
    fn source<'s>(&'s self, from: usize, child: &Child, seat: &Seat<'s>) -> Source<'s> {
        let ply = seat.ply(self.edges, from, child);
        Source {
            column: seat.book,
            worths: self.worths.get(ply).map_or(&[], |worths| worths),
        }
    }

    fn limits(&self) -> Limits {
        let mut limits = Limits::none();
        if !self.counted {
            return limits;
        }
        limits.diagonal = self.edges.diagonal();
        let phases = if limits.diagonal == 0 { 1 } else { PHASES };
        for (mover, most) in limits.most.iter_mut().enumerate() {
            for (from, row) in most.iter_mut().enumerate().take(phases) {
                for (to, most) in row.iter_mut().enumerate().take(phases) {
                    // Nothing goes on from where the counter stops.
                    *most = match self.edges.inner(self.class, mover, from, to).first() {
                        Some(GroupOp { op: Op::Tick, .. }) => i32::MAX,
                        Some(GroupOp {
                            op: Op::Cap(all), ..
                        }) => i32::from(*all),
                        _ => -1,
                    };
                }
            }
        }
        limits
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
