//! The first look at the positions of a slice, a row at a time: one king goes along
//! all squares while everything else stands still, and what can be captured is found
//! for the whole row.

use super::free::Free;
use super::seat::{Seat, Seats};
use super::slice::{Gap, Slice};
use super::witness::{Passage, Witness};
use crate::class::Class;
use crate::expand::{Child, Expander, Node, Turn, count_king_moves};
use crate::lanes::{Lanes, Take};
use crate::shape::{WORD, bit, each};

/// A move of a man, the same for all positions of the slice.
struct Door<'l> {
    to: u64,
    /// The men after it.
    men: [u64; 2],
    crowned: bool,
    seat: Seat<'l>,
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
            takes: Vec::new(),
            places: [0; WORD],
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
    // Room for the captures of a position, and for places by a square.
    list: Vec<Child>,
    takes: Vec<Take>,
    places: [usize; WORD],
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
        let axis = self.slice.ranks.axis;
        let row = Node {
            men: self.slice.men,
            kings,
            mover: 0,
        };
        let rest = kings[axis];
        let below = rest.wrapping_sub(1) & !rest;
        let empty = self.lanes.board & !row.occupied();
        let squares = empty & below;
        if squares == 0 {
            return Ok(());
        }
        let takes =
            [0, 1].map(|mover| self.lanes.captures_with(&Node { mover, ..row }, axis, true));
        if self.doors.iter().any(|doors| !doors.is_empty()) {
            witness.begin_row();
        }
        for (mover, takes) in takes.iter().enumerate() {
            self.step(&Node { mover, ..row }, squares & !takes, witness)?;
        }
        for square in each(squares) {
            let empty = empty & !bit(square);
            for mover in 0..2 {
                let taking = takes[mover] & bit(square) != 0;
                captures[mover].push(taking);
                let (mut turn, mut stirs) = (Turn::Captures, 0);
                if taking {
                    let mut node = Node { mover, ..row };
                    node.kings[axis] |= bit(square);
                    witness.begin();
                    self.take(&node, empty, witness)?;
                } else {
                    witness.recall(square, mover);
                    turn = Turn::Quiet;
                    stirs = self.stirs((row.kings, square), mover, empty);
                }
                witness.conclude((self.at, mover), turn, stirs);
            }
            self.at += 1;
        }
        Ok(())
    }

    /// How many quiet moves the kings of the side to move have with the king of the row on a
    /// square, or whether they have one.
    #[inline]
    fn stirs(&self, (kings, square): ([u64; 2], usize), mover: usize, empty: u64) -> u32 {
        let of_row = match mover == self.slice.ranks.axis {
            true => bit(square),
            false => 0,
        };
        let kings = kings[mover] | of_row;
        if self.counts {
            count_king_moves(self.slice.moves.shape(), kings, !empty)
        } else {
            u32::from(self.lanes.stirs(kings, empty))
        }
    }

    /// The moves of men in the positions of a row with the king on these squares.
    #[inline]
    fn step(&mut self, row: &Node, squares: u64, witness: &mut impl Witness) -> Result<(), Gap> {
        let (axis, mover) = (self.slice.ranks.axis, row.mover);
        let diagonal = self.slice.moves.shape().diagonal;
        for door in &self.doors[mover] {
            let squares = squares & !door.to;
            if squares == 0 || door.to & (row.kings[0] | row.kings[1]) != 0 {
                continue;
            }
            let mut kings = row.kings;
            if door.crowned {
                kings[mover] |= door.to;
            }
            let next = Node {
                men: door.men,
                kings,
                mover: 1 - mover,
            };
            // A square of each kind stands for all.
            let examples = [squares & !diagonal, squares & diagonal];
            let with = |node: &Node, square: u64| {
                let mut node = *node;
                node.kings[axis] |= square & square.wrapping_neg();
                node
            };
            door.seat.along(kings, axis, squares, &mut self.places);
            witness.door(&Passage {
                mover,
                squares,
                diagonal,
                phases: examples.map(|square| witness.phase(&with(row, square))),
                children: examples.map(|square| Child {
                    node: with(&next, square),
                    man: true,
                    crowned: door.crowned,
                    wins: false,
                }),
                seat: &door.seat,
                places: &self.places,
            })?;
        }
        Ok(())
    }

    fn take(&mut self, node: &Node, empty: u64, witness: &mut impl Witness) -> Result<(), Gap> {
        let phase = witness.phase(node);
        let mut takes = std::mem::take(&mut self.takes);
        takes.clear();
        let single = self.lanes.simple && self.lanes.single_takes(node, empty, &mut takes);
        if single {
            for take in &takes {
                self.take_one(node, take, phase, witness)?;
                if witness.settled() {
                    break;
                }
            }
        }
        self.takes = takes;
        if single {
            return Ok(());
        }
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        self.expander.expand(node, &mut list);
        for child in &list {
            let next = &child.node;
            if (next.men[next.mover] | next.kings[next.mover]) == 0 {
                witness.ended(phase, child);
            } else {
                let seat = self.seats.find(next.men, next.class(), next.mover)?;
                witness.child(phase, child, seat, seat.place(next.kings))?;
            }
            if witness.settled() {
                break;
            }
        }
        self.list = list;
        Ok(())
    }

    /// One capture, wherever the king lands.
    #[inline]
    fn take_one(
        &mut self,
        node: &Node,
        take: &Take,
        phase: usize,
        witness: &mut impl Witness,
    ) -> Result<(), Gap> {
        let next = &take.child.node;
        if (next.men[next.mover] | next.kings[next.mover]) == 0 {
            witness.ended(phase, &take.child);
            return Ok(());
        }
        let class = self.after_one(node, &take.child);
        let seat = self.seats.find(next.men, class, next.mover)?;
        if take.landings == 0 {
            return witness.child(phase, &take.child, seat, seat.place(next.kings));
        }
        let mover = node.mover;
        seat.along(next.kings, mover, take.landings, &mut self.places);
        for landing in each(take.landings) {
            let mut child = take.child;
            child.node.kings[mover] |= bit(landing);
            witness.child(phase, &child, seat, self.places[landing])?;
        }
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
