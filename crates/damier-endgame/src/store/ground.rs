//! How the positions of a column lie beside each other: strips of the board, on which
//! one piece goes along while everything else stands still.

use std::fmt;
use std::sync::Arc;

use crate::expand::Node;
use crate::index::{CHOOSE, Index};
use crate::lanes::Lanes;
use crate::shape::{Shape, bit, each};

/// The positions of a class with one side to move.
#[derive(Clone)]
pub(crate) struct Ground {
    shape: &'static Shape,
    index: Arc<Index>,
    mover: usize,
    short: bool,
}

impl fmt::Debug for Ground {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with {} to move", self.index.class, self.mover)
    }
}

/// Positions in a row: a piece on each of these squares in turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strip {
    /// Everything else.
    rest: Node,
    pub(super) squares: u64,
}

impl Strip {
    /// The squares of everything else.
    pub(super) fn pieces(&self) -> u64 {
        self.rest.occupied()
    }
}

/// What is known of the positions of a strip without a table: bits by the square of
/// the piece.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Sight {
    /// The side to move must capture: nobody will ask.
    pub(super) captures: u64,
    /// The opponent could capture if it were to move.
    pub(super) threats: u64,
}

impl Ground {
    pub(crate) fn new(shape: &'static Shape, index: Arc<Index>, mover: usize) -> Ground {
        Ground {
            shape,
            index,
            mover,
            short: !shape.is_flying(),
        }
    }

    /// Whether kings go one step at a time.
    pub(super) fn is_short(&self) -> bool {
        self.short
    }

    /// Bits from a square to those before it on the diagonals.
    pub(super) fn back(&self) -> [usize; 2] {
        self.shape.lanes.as_ref().map_or([1, 1], Lanes::steps)
    }

    /// The strips of some positions.
    pub(super) fn strips(&self, first: usize, count: usize) -> Strips<'_> {
        Strips::new(self, first as u64, count as u64)
    }

    /// What can be seen without a table; nothing on boards where that takes long.
    pub(super) fn sight(&self, strip: &Strip) -> Sight {
        let Some(lanes) = &self.shape.lanes else {
            return Sight::default();
        };
        let (side, king) = axis(&self.index);
        let captures = |mover: usize| {
            let node = Node {
                mover,
                ..strip.rest
            };
            lanes.captures_with(&node, side, king)
        };
        Sight {
            captures: captures(self.mover),
            threats: captures(1 - self.mover),
        }
    }
}

/// Whose lowest piece goes along the strips, and whether it is a king.
fn axis(index: &Index) -> (usize, bool) {
    match index.class.kings {
        [0, 0] => (1, false),
        [_, 0] => (0, true),
        _ => (1, true),
    }
}

/// Some of so many places, ascending.
#[derive(Clone, Copy, Debug)]
struct Choice {
    count: usize,
    places: [u8; 8],
}

impl Choice {
    fn unrank(mut rank: u64, count: u8, of: usize) -> Choice {
        let mut choice = Choice {
            count: usize::from(count),
            places: [0; 8],
        };
        let mut high = of;
        for nth in (1..=choice.count).rev() {
            let below = (0..high).rev().find(|&at| CHOOSE[at][nth] <= rank);
            let below = below.unwrap_or(0);
            rank -= CHOOSE[below][nth];
            choice.places[nth - 1] = below as u8;
            high = below;
        }
        choice
    }

    /// The next in the order of the index; `false` at the end.
    fn next(&mut self, of: usize) -> bool {
        for nth in 0..self.count {
            let limit = if nth + 1 < self.count {
                usize::from(self.places[nth + 1])
            } else {
                of
            };
            if usize::from(self.places[nth]) + 1 < limit {
                self.places[nth] += 1;
                for (place, lower) in self.places[..nth].iter_mut().zip(0..) {
                    *place = lower;
                }
                return true;
            }
        }
        false
    }
}

/// See [`Ground::strips`].
pub(super) struct Strips<'g> {
    ground: &'g Ground,
    left: u64,
    slice: u64,
    men: [u64; 2],
    /// Where the pieces can be that stand still but for those of the axis.
    base: Squares,
    other: Choice,
    other_set: u64,
    /// Where the pieces of the axis can be, if more than one.
    space: Squares,
    rest: Choice,
    /// Positions of the first strip that come before the first asked for.
    skip: u32,
}

/// Squares by their place in a set.
struct Squares {
    at: [u8; 64],
    count: usize,
}

impl Squares {
    fn new(set: u64) -> Squares {
        let mut squares = Squares {
            at: [0; 64],
            count: 0,
        };
        for at in each(set) {
            squares.at[squares.count] = at as u8;
            squares.count += 1;
        }
        squares
    }

    fn set(&self, choice: &Choice) -> u64 {
        let places = &choice.places[..choice.count];
        let bits = places
            .iter()
            .map(|&place| bit(usize::from(self.at[usize::from(place)])));
        bits.sum()
    }
}

impl<'g> Strips<'g> {
    fn new(ground: &'g Ground, first: u64, count: u64) -> Strips<'g> {
        let index = &*ground.index;
        let (side, king) = axis(index);
        let slice = first / index.slice_size;
        let within = first % index.slice_size;
        let men = index.men_of(slice);
        let mut strips = Strips {
            ground,
            left: count.min(index.len().saturating_sub(first)),
            slice,
            men,
            base: Squares::new(ground.shape.board & !(men[0] | men[1])),
            other: Choice::unrank(0, 0, 0),
            other_set: 0,
            space: Squares::new(0),
            rest: Choice::unrank(0, 0, 0),
            skip: 0,
        };
        let (rank, count) = if king {
            if side == 1 {
                let white = within / index.black_kings;
                strips.other = Choice::unrank(white, index.class.kings[0], strips.base.count);
            }
            (within % index.black_kings_or_all(), index.class.kings[side])
        } else {
            strips.base = Squares::new(ground.shape.zones[0]);
            let white = index.white_men_of(slice);
            strips.other = Choice::unrank(white, index.class.men[0], strips.base.count);
            (slice - index.first_of(white), index.class.men[1])
        };
        strips.other_set = strips.base.set(&strips.other);
        let space = strips.space_set();
        let choice = Choice::unrank(rank, count, space.count_ones() as usize);
        strips.skip = u32::from(choice.places[0]);
        strips.rest.count = choice.count.saturating_sub(1);
        strips.rest.places[..7].copy_from_slice(&choice.places[1..]);
        if strips.rest.count > 0 {
            strips.space = Squares::new(space);
        }
        strips
    }

    /// Where the pieces of the axis can be.
    fn space_set(&self) -> u64 {
        let shape = self.ground.shape;
        let (_, king) = axis(&self.ground.index);
        if king {
            shape.board & !(self.men[0] | self.men[1]) & !self.other_set
        } else {
            shape.zones[1] & !self.other_set
        }
    }

    fn advance(&mut self) {
        if self.rest.count > 0 && self.rest.next(self.space.count) {
            return;
        }
        let index = &*self.ground.index;
        let (_, king) = axis(index);
        if self.other.next(self.base.count) {
            self.other_set = self.base.set(&self.other);
        } else if king {
            self.slice += 1;
            if self.slice >= index.slices() {
                self.left = 0;
                return;
            }
            self.men = index.men_of(self.slice);
            self.base = Squares::new(self.ground.shape.board & !(self.men[0] | self.men[1]));
            self.other = Choice::unrank(0, self.other.count as u8, self.base.count);
            self.other_set = self.base.set(&self.other);
        } else {
            self.left = 0;
            return;
        }
        if self.rest.count > 0 {
            self.space = Squares::new(self.space_set());
            self.rest = Choice::unrank(0, self.rest.count as u8, self.space.count);
        }
    }
}

impl Iterator for Strips<'_> {
    type Item = Strip;

    fn next(&mut self) -> Option<Strip> {
        let (side, king) = axis(&self.ground.index);
        while self.left > 0 {
            let set = self.space.set(&self.rest);
            let below = set.wrapping_sub(1) & !set;
            let mut squares = self.space_set() & below;
            for _ in 0..std::mem::take(&mut self.skip) {
                squares &= squares.wrapping_sub(1);
            }
            let mut many = u64::from(squares.count_ones());
            while many > self.left {
                squares &= !bit(63 - squares.leading_zeros() as usize);
                many -= 1;
            }
            let mut rest = Node {
                men: self.men,
                kings: [0; 2],
                mover: 0,
            };
            if king {
                rest.kings[side] = set;
                rest.kings[1 - side] = self.other_set;
            } else {
                rest.men = [self.other_set, set];
            }
            self.left -= many;
            self.advance();
            if many > 0 {
                return Some(Strip { rest, squares });
            }
        }
        None
    }
}

impl Index {
    /// How many positions differ in the places of the kings that go along the strips.
    fn black_kings_or_all(&self) -> u64 {
        if self.class.kings[1] > 0 {
            self.black_kings
        } else {
            self.slice_size
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::class::Class;
    use crate::expand::moves_of;

    #[test]
    fn strips_go_through_all_positions_in_order() {
        for variant in [Variant::Russian, Variant::Turkish] {
            let moves = moves_of(variant).expect("fits");
            let shape = moves.shape();
            for class in Class::up_to(4) {
                if variant == Variant::Turkish && class.all_men() > 0 {
                    continue;
                }
                let index = Arc::new(Index::new(shape, class));
                let ground = Ground::new(shape, Arc::clone(&index), 0);
                let length = index.len() as usize;
                for (first, count) in [(0, 3_000), (length / 3, 1_234), (length - 7, 7)] {
                    let mut place = first as u64;
                    for strip in ground.strips(first, count) {
                        for at in each(strip.squares) {
                            let (men, kings) = index.position(place);
                            let mut node = strip.rest;
                            let (side, king) = axis(&index);
                            let set = if king { &mut node.kings } else { &mut node.men };
                            set[side] |= bit(at);
                            assert_eq!((node.men, node.kings), (men, kings), "{class} {place}");
                            place += 1;
                        }
                    }
                    assert_eq!(place as usize, (first + count).min(length), "{class}");
                }
            }
        }
    }

    #[test]
    fn captures_are_seen_without_a_table() {
        for variant in [Variant::Russian, Variant::American, Variant::International] {
            let moves = moves_of(variant).expect("fits");
            for class in Class::up_to(3) {
                let index = Arc::new(Index::new(moves.shape(), class));
                for mover in 0..2 {
                    let ground = Ground::new(moves.shape(), Arc::clone(&index), mover);
                    let mut place = 0;
                    for strip in ground.strips(0, 10_000) {
                        let sight = ground.sight(&strip);
                        for at in each(strip.squares) {
                            let (men, kings) = index.position(place);
                            for (who, seen) in [(mover, sight.captures), (1 - mover, sight.threats)]
                            {
                                let node = Node {
                                    men,
                                    kings,
                                    mover: who,
                                };
                                assert_eq!(seen & bit(at) != 0, moves.has_capture(&node));
                            }
                            place += 1;
                        }
                    }
                }
            }
        }
    }
}
