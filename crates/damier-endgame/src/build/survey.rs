//! The first look at the positions of a slice, a row at a time: one king goes along
//! all squares while everything else stands still, and what can be captured is found
//! for the whole row.

use super::metric::Metric;
use super::seat::{Seat, Seats, before};
use super::slice::{Free, Gap, Slice, Sum, Track, conclude};
use crate::class::Class;
use crate::expand::{Child, Expander, Node, Turn, count_king_moves};
use crate::lanes::Lanes;
use crate::shape::{bit, each};

/// A move of a man, the same for all positions of the slice.
struct Door<'l> {
    to: u64,
    /// The men after it.
    men: [u64; 2],
    crowned: bool,
    seat: Seat<'l>,
    /// Whether places follow from that of the row, and that.
    along: bool,
    row: usize,
}

/// Somebody who is told of the positions of a slice, one after the other, and of where
/// their moves out of the slice lead.
pub(super) trait Witness {
    /// Which of the situations of its class a position is in.
    fn phase(&self, node: &Node) -> usize;
    /// Whether it matters how many quiet moves kings have, not only whether.
    fn counts_moves(&self) -> bool;
    /// The next position.
    fn begin(&mut self);
    /// A move of it, and where it leads.
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap>;
    /// A move that ends the game.
    fn ended(&mut self, phase: usize, child: &Child);
    /// Whether no other move can matter.
    fn settled(&self) -> bool;
    /// All moves were told of but for so many quiet ones of kings.
    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32);
}

/// Two who are told the same.
pub(super) struct Both<'w, A, B>(pub(super) &'w mut A, pub(super) &'w mut B);

impl<A: Witness, B: Witness> Witness for Both<'_, A, B> {
    fn phase(&self, node: &Node) -> usize {
        // The first counts nothing that asks for it.
        self.1.phase(node)
    }

    fn counts_moves(&self) -> bool {
        self.0.counts_moves() || self.1.counts_moves()
    }

    fn begin(&mut self) {
        self.0.begin();
        self.1.begin();
    }

    #[inline]
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap> {
        self.0.child(phase, child, seat, place)?;
        self.1.child(phase, child, seat, place)
    }

    fn ended(&mut self, phase: usize, child: &Child) {
        self.0.ended(phase, child);
        self.1.ended(phase, child);
    }

    fn settled(&self) -> bool {
        self.0.settled() && self.1.settled()
    }

    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32) {
        self.0.conclude(at, turn, king_moves);
        self.1.conclude(at, turn, king_moves);
    }
}

/// What is counted with one number, in what ways, and where it goes.
pub(super) struct Tracks<'t, P, B> {
    pub(super) pure: Option<(&'t P, &'t mut Track)>,
    pub(super) book: Option<(&'t B, &'t mut Track)>,
    pub(super) no_move_wins: bool,
    /// Of the position that is looked at.
    pub(super) sums: [Sum; 2],
}

impl<P: Metric, B: Metric> Witness for Tracks<'_, P, B> {
    #[inline]
    fn phase(&self, node: &Node) -> usize {
        self.book
            .as_ref()
            .map_or(0, |(metric, _)| metric.phase(node))
    }

    fn counts_moves(&self) -> bool {
        false
    }

    #[inline]
    fn begin(&mut self) {
        self.sums = [Sum::default(); 2];
    }

    #[inline]
    fn child(
        &mut self,
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
        place: usize,
    ) -> Result<(), Gap> {
        let sums = &mut self.sums;
        if let Some((metric, _)) = &self.pure {
            sums[0].add(metric.read(phase, child, seat, place));
        }
        if let Some((metric, _)) = &self.book {
            sums[1].add(metric.read(phase, child, seat, place));
        }
        if sums[0].unknown || sums[1].unknown {
            return Err(Gap(child.node.class()));
        }
        Ok(())
    }

    #[inline]
    fn ended(&mut self, phase: usize, child: &Child) {
        if let Some((metric, _)) = &self.pure {
            self.sums[0].add(metric.leaving(phase, child, None));
        }
        if let Some((metric, _)) = &self.book {
            self.sums[1].add(metric.leaving(phase, child, None));
        }
    }

    #[inline]
    fn settled(&self) -> bool {
        let [pure, book] = &self.sums;
        (self.pure.is_none() || pure.best <= 1) && (self.book.is_none() || book.best <= 1)
    }

    #[inline]
    fn conclude(&mut self, at: (u32, usize), turn: Turn, king_moves: u32) {
        let [pure, book] = &self.sums;
        if let Some((_, track)) = &mut self.pure {
            conclude(track, at, turn, pure, king_moves, self.no_move_wins);
        }
        if let Some((_, track)) = &mut self.book {
            conclude(track, at, turn, book, king_moves, self.no_move_wins);
        }
    }
}

impl Slice<'_> {
    /// Looks at every position of the slice once.
    pub(super) fn survey<'l>(
        &self,
        lanes: &Lanes,
        free: &Free,
        seats: &mut Seats<'l>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let axis = self.ranks.axis;
        let mut look = Look {
            slice: self,
            lanes,
            doors: self.doors(seats)?,
            seats,
            expander,
            list: Vec::new(),
            counts: witness.counts_moves(),
            at: 0,
        };
        for &other in self.ranks.others() {
            let other = free.set(other, 0);
            for &rest in &self.ranks.rest {
                let rest = free.set(rest, other);
                let mut kings = [rest; 2];
                kings[1 - axis] = other;
                look.row(kings, captures, witness)?;
            }
        }
        Ok(())
    }

    /// The moves of men that no other man stops.
    fn doors<'l>(&self, seats: &mut Seats<'l>) -> Result<[Vec<Door<'l>>; 2], Gap> {
        let shape = self.moves.shape();
        let mut doors = [Vec::new(), Vec::new()];
        for (mover, doors) in doors.iter_mut().enumerate() {
            let all = self.men[0] | self.men[1];
            for from in each(self.men[mover]) {
                for to in each(shape.man_steps[mover][from] & !all) {
                    let to = bit(to);
                    let crowned = to & shape.zones[mover] == 0;
                    let (mut men, mut class) = (self.men, self.index.class);
                    men[mover] &= !bit(from);
                    if crowned {
                        class.men[mover] -= 1;
                        class.kings[mover] += 1;
                    } else {
                        men[mover] |= to;
                    }
                    let seat = *seats.find(men, class, 1 - mover)?;
                    doors.push(Door {
                        to,
                        men,
                        crowned,
                        seat,
                        along: !crowned && !seat.is_turned() && self.ranks.axis == 1,
                        row: 0,
                    });
                }
            }
        }
        Ok(doors)
    }
}

struct Look<'s, 'l> {
    slice: &'s Slice<'s>,
    lanes: &'s Lanes,
    seats: &'s mut Seats<'l>,
    doors: [Vec<Door<'l>>; 2],
    expander: &'s mut dyn Expander,
    list: Vec<Child>,
    /// Whether the moves of kings must be counted.
    counts: bool,
    at: u32,
}

impl Look<'_, '_> {
    /// One king of a side on every free square before the other kings of the side.
    fn row(
        &mut self,
        kings: [u64; 2],
        captures: &mut [Vec<bool>; 2],
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let (slice, axis) = (self.slice, self.slice.ranks.axis);
        let row = Node {
            men: slice.men,
            kings,
            mover: 0,
        };
        let rest = kings[axis];
        let below = rest.wrapping_sub(1) & !rest;
        let squares = self.lanes.board & !row.occupied() & below;
        if squares == 0 {
            return Ok(());
        }
        for door in self.doors.iter_mut().flatten().filter(|door| door.along) {
            door.row = door.seat.row(kings);
        }
        let takes =
            [0, 1].map(|mover| self.lanes.captures_with(&Node { mover, ..row }, axis, true));
        for square in each(squares) {
            let before = before(row.kings[0], square);
            for mover in 0..2 {
                let mut node = Node { mover, ..row };
                node.kings[axis] |= bit(square);
                let phase = witness.phase(&node);
                let taking = takes[mover] & bit(square) != 0;
                captures[mover].push(taking);
                witness.begin();
                let mut stirs = 0;
                if taking {
                    self.take(&node, phase, witness)?;
                } else {
                    self.step(&node, (phase, square, before), witness)?;
                    let empty = self.lanes.board & !node.occupied();
                    stirs = if self.counts {
                        count_king_moves(slice.moves.shape(), &node)
                    } else {
                        u32::from(self.lanes.stirs(node.kings[mover], empty))
                    };
                }
                let turn = if taking { Turn::Captures } else { Turn::Quiet };
                witness.conclude((self.at, mover), turn, stirs);
            }
            self.at += 1;
        }
        Ok(())
    }

    #[inline]
    fn step(
        &self,
        node: &Node,
        (phase, square, before): (usize, usize, usize),
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let (all, mover) = (node.kings[0] | node.kings[1], node.mover);
        for door in &self.doors[mover] {
            if door.to & all != 0 {
                continue;
            }
            let mut next = Node {
                men: door.men,
                kings: node.kings,
                mover: 1 - mover,
            };
            if door.crowned {
                next.kings[mover] |= door.to;
            }
            let child = Child {
                node: next,
                man: true,
                crowned: door.crowned,
                wins: false,
            };
            let place = if door.along {
                door.row + door.seat.on(square, before)
            } else {
                door.seat.place(child.node.kings)
            };
            witness.child(phase, &child, &door.seat, place)?;
        }
        Ok(())
    }

    fn take(&mut self, node: &Node, phase: usize, witness: &mut impl Witness) -> Result<(), Gap> {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        let single = self.lanes.simple && self.lanes.single_captures(node, &mut list);
        if !single {
            self.expander.expand(node, &mut list);
        }
        for child in &list {
            let next = &child.node;
            if (next.men[next.mover] | next.kings[next.mover]) == 0 {
                witness.ended(phase, child);
            } else {
                let class = if single {
                    self.after_one(node, child)
                } else {
                    next.class()
                };
                let seat = self.seats.find(next.men, class, next.mover)?;
                let place = seat.place(next.kings);
                witness.child(phase, child, seat, place)?;
            }
            if witness.settled() {
                break;
            }
        }
        self.list = list;
        Ok(())
    }

    /// The class after one piece was captured.
    #[inline]
    fn after_one(&self, node: &Node, child: &Child) -> Class {
        let (mover, other) = (node.mover, 1 - node.mover);
        let mut class = self.slice.index.class;
        if child.node.men[other] == node.men[other] {
            class.kings[other] -= 1;
        } else {
            class.men[other] -= 1;
        }
        if child.crowned {
            class.men[mover] -= 1;
            class.kings[mover] += 1;
        }
        class
    }
}
