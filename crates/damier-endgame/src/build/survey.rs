//! The first look at the positions of a slice, a row at a time: one king goes along
//! all squares while everything else stands still, and what can be captured is found
//! for the whole row.

use super::metric::Metric;
use super::seat::{Seat, Seats};
use super::slice::{Free, Gap, Slice, Sum, Track, conclude};
use crate::class::Class;
use crate::expand::{Child, Expander, Node, Turn, count_king_moves};
use crate::lanes::Lanes;
use crate::shape::{bit, each};
use crate::table::Spot;

/// A move of a man, the same for all positions of the slice.
struct Door<'l> {
    to: u64,
    /// The men after it.
    men: [u64; 2],
    crowned: bool,
    seat: Seat<'l>,
}

/// What is counted in what ways, and where it goes.
pub(super) struct Tracks<'t, P, B> {
    pub(super) pure: Option<(&'t P, &'t mut Track)>,
    pub(super) book: Option<(&'t B, &'t mut Track)>,
}

impl<P: Metric, B: Metric> Tracks<'_, P, B> {
    /// Whether nothing better can be found for the side to move.
    #[inline]
    fn settled(&self, sums: &[Sum; 2]) -> bool {
        (self.pure.is_none() || sums[0].best <= 1) && (self.book.is_none() || sums[1].best <= 1)
    }

    #[inline]
    fn add(
        &self,
        sums: &mut [Sum; 2],
        phase: usize,
        child: &Child,
        seat: &Seat<'_>,
    ) -> Result<(), Gap> {
        let place = seat.place(child.node.kings);
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

    /// The same for a move whose position is found in the atlas.
    #[inline]
    pub(super) fn add_spot(
        &self,
        sums: &mut [Sum; 2],
        node: &Node,
        child: &Child,
        spot: Option<&Spot>,
    ) -> Result<(), Gap> {
        if let Some((metric, _)) = &self.pure {
            sums[0].add(metric.leaving(0, child, spot));
        }
        if let Some((metric, _)) = &self.book {
            sums[1].add(metric.leaving(metric.phase(node), child, spot));
        }
        if sums[0].unknown || sums[1].unknown {
            return Err(Gap(child.node.class()));
        }
        Ok(())
    }

    /// Notes what all moves of a position together make of it.
    #[inline]
    pub(super) fn conclude(
        &mut self,
        at: (u32, usize),
        turn: Turn,
        [pure, book]: &[Sum; 2],
        king_moves: u32,
        no_move_wins: bool,
    ) {
        if let Some((_, track)) = &mut self.pure {
            conclude(track, at, turn, pure, king_moves, no_move_wins);
        }
        if let Some((_, track)) = &mut self.book {
            conclude(track, at, turn, book, king_moves, no_move_wins);
        }
    }

    #[inline]
    fn add_ended(&self, sums: &mut [Sum; 2], phase: usize, child: &Child) {
        if let Some((metric, _)) = &self.pure {
            sums[0].add(metric.leaving(phase, child, None));
        }
        if let Some((metric, _)) = &self.book {
            sums[1].add(metric.leaving(phase, child, None));
        }
    }

    fn phase(&self, node: &Node) -> usize {
        self.book.as_ref().map_or(0, |(metric, _)| metric.phase(node))
    }

    fn counts_moves(&self) -> bool {
        self.pure.as_ref().is_some_and(|(metric, _)| metric.steady().is_none())
            || self.book.as_ref().is_some_and(|(metric, _)| metric.steady().is_none())
    }
}

impl Slice<'_> {
    /// Looks at every position of the slice once.
    pub(super) fn survey<'l, P: Metric, B: Metric>(
        &self,
        lanes: &Lanes,
        free: &Free,
        seats: &mut Seats<'l>,
        expander: &mut dyn Expander,
        captures: &mut [Vec<bool>; 2],
        tracks: &mut Tracks<'_, P, B>,
    ) -> Result<(), Gap> {
        let axis = self.ranks.axis;
        let mut look = Look {
            slice: self,
            lanes,
            doors: self.doors(seats)?,
            seats,
            expander,
            list: Vec::new(),
            counts: tracks.counts_moves(),
            at: 0,
        };
        for &other in self.ranks.others() {
            let other = free.set(other, 0);
            for &rest in &self.ranks.rest {
                let rest = free.set(rest, other);
                let mut kings = [rest; 2];
                kings[1 - axis] = other;
                look.row(kings, captures, tracks)?;
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
                    doors.push(Door {
                        to,
                        men,
                        crowned,
                        seat: seats.find(men, class, 1 - mover)?,
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
    fn row<P: Metric, B: Metric>(
        &mut self,
        kings: [u64; 2],
        captures: &mut [Vec<bool>; 2],
        tracks: &mut Tracks<'_, P, B>,
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
        let takes = [0, 1].map(|mover| self.lanes.captures_with(&Node { mover, ..row }, axis, true));
        for square in each(squares) {
            for mover in 0..2 {
                let mut node = Node { mover, ..row };
                node.kings[axis] |= bit(square);
                let phase = tracks.phase(&node);
                let taking = takes[mover] & bit(square) != 0;
                captures[mover].push(taking);
                let mut sums = [Sum::default(), Sum::default()];
                let mut stirs = 0;
                if taking {
                    self.take(&node, phase, &mut sums, tracks)?;
                } else {
                    self.step(&node, phase, &mut sums, tracks)?;
                    let empty = self.lanes.board & !node.occupied();
                    stirs = if self.counts {
                        count_king_moves(slice.moves.shape(), &node)
                    } else {
                        u32::from(self.lanes.stirs(node.kings[mover], empty))
                    };
                }
                let turn = if taking { Turn::Captures } else { Turn::Quiet };
                let no_move_wins = slice.moves.no_move_wins();
                tracks.conclude((self.at, mover), turn, &sums, stirs, no_move_wins);
            }
            self.at += 1;
        }
        Ok(())
    }

    #[inline]
    fn step<P: Metric, B: Metric>(
        &self,
        node: &Node,
        phase: usize,
        sums: &mut [Sum; 2],
        tracks: &Tracks<'_, P, B>,
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
            tracks.add(sums, phase, &child, &door.seat)?;
        }
        Ok(())
    }

    fn take<P: Metric, B: Metric>(
        &mut self,
        node: &Node,
        phase: usize,
        sums: &mut [Sum; 2],
        tracks: &Tracks<'_, P, B>,
    ) -> Result<(), Gap> {
        let mut list = std::mem::take(&mut self.list);
        list.clear();
        let single = self.lanes.simple && self.lanes.single_captures(node, &mut list);
        if !single {
            self.expander.expand(node, &mut list);
        }
        for child in &list {
            let next = &child.node;
            if (next.men[next.mover] | next.kings[next.mover]) == 0 {
                tracks.add_ended(sums, phase, child);
            } else {
                let class = if single {
                    self.after_one(node, child)
                } else {
                    next.class()
                };
                let seat = self.seats.find(next.men, class, next.mover)?;
                tracks.add(sums, phase, child, &seat)?;
            }
            if tracks.settled(sums) {
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
