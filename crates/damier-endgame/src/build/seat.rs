//! Where the positions after the moves out of a slice are kept, found once for all
//! that differ in where the kings stand.

use super::edges::Edges;
use super::free::Others;
use super::slice::Gap;
use crate::class::Class;
use crate::expand::Child;
use crate::index::{CHOOSE, Index};
use crate::shape::{Shape, WORD, bit, each};
use crate::table::{Atlas, Column, Layer, Layers, code};

/// The layers that moves lead into.
#[derive(Clone, Copy)]
pub(crate) struct Stores<'l> {
    pub(crate) shape: &'l Shape,
    pub(crate) atlas: &'l Atlas,
    pub(crate) pure: Option<&'l Layers>,
    pub(crate) book: Option<(&'l Layers, &'l Edges)>,
}

/// The positions with the same men, the same numbers of kings and the same side to
/// move.
#[derive(Clone, Copy)]
pub(crate) struct Seat<'l> {
    index: &'l Index,
    shape: &'l Shape,
    start: u64,
    turned: bool,
    /// How many free squares come before each square.
    places: [u8; WORD],
    pub(super) pure: Option<&'l Column>,
    pub(super) book: Option<&'l Column>,
    /// The layer of that column.
    pub(super) layer: Option<&'l Layer>,
    /// The class among those that the class at work leads to, and whether its
    /// counters ask for the diagonal.
    pub(super) slot: usize,
    pub(super) sensitive: bool,
}

impl<'l> Seat<'l> {
    fn new(stores: &Stores<'l>, men: [u64; 2], class: Class, mover: usize) -> Option<Seat<'l>> {
        let turned = !class.is_kept() || (class.is_even() && mover == 1);
        let (kept, men, side) = if turned {
            let men = [stores.shape.turned(men[1]), stores.shape.turned(men[0])];
            (class.flipped(), men, 1 - mover)
        } else {
            (class, men, mover)
        };
        let index = &**stores.atlas.index_at(code(kept))?;
        let column = |layers: &'l Layers| layers.class(kept).map(|layer| &layer.columns[side]);
        let book = stores.book.and_then(|(layers, edges)| {
            let (slot, sensitive) = edges.slot(class)?;
            Some((&**layers.class(kept)?, slot, sensitive))
        });
        Some(Seat {
            index,
            shape: stores.shape,
            start: index.slice_of(men) * index.slice_size,
            turned,
            places: places(stores.shape, men[0] | men[1]),
            pure: stores.pure.and_then(column),
            book: book.map(|(layer, ..)| &layer.columns[side]),
            layer: book.map(|(layer, ..)| layer),
            slot: book.map_or(0, |(_, slot, _)| slot),
            sensitive: book.is_some_and(|(.., sensitive)| sensitive),
        })
    }

    /// Kings as they are kept.
    #[inline]
    fn kept(&self, kings: [u64; 2]) -> [u64; 2] {
        if self.turned {
            [self.shape.turned(kings[1]), self.shape.turned(kings[0])]
        } else {
            kings
        }
    }

    #[inline]
    fn place_of(&self, at: usize) -> usize {
        usize::from(self.places[at])
    }

    /// The place of the position with these kings.
    #[inline]
    pub(crate) fn place(&self, kings: [u64; 2]) -> usize {
        let [white, black] = self.kept(kings);
        let mut rank = self.start + self.of_white(white);
        for (nth, at) in each(black).enumerate() {
            rank += CHOOSE[self.place_of(at) - before(white, at)][nth + 1];
        }
        rank as usize
    }

    /// What White's kings add to a place.
    #[inline]
    fn of_white(&self, white: u64) -> u64 {
        let mut rank = 0;
        for (nth, at) in each(white).enumerate() {
            rank += CHOOSE[self.place_of(at)][nth + 1];
        }
        rank * self.index.black_kings
    }

    /// The places of the positions with one more king of a side on each of the squares.
    #[inline]
    pub(super) fn along(
        &self,
        kings: [u64; 2],
        side: usize,
        squares: u64,
        places: &mut [usize; WORD],
    ) {
        let [white, black] = self.kept(kings);
        let kept = |square| match self.turned {
            true => self.shape.turned_bit(square),
            false => square,
        };
        if (side == 1) != self.turned {
            let first = (self.start + self.of_white(white)) as usize;
            let left = |at| self.place_of(at) - before(white, at);
            let others = Others::of(each(black).map(left));
            for square in each(squares) {
                places[square] = first + others.with(left(kept(square)));
            }
            return;
        }
        let others = Others::of(each(white).map(|at| self.place_of(at)));
        let per_white = self.index.black_kings as usize;
        // What Black's kings add, by how many of them are before White's other one: those
        // after it have one free square less before them.
        let mut sums = [self.start; 8];
        for (nth, at) in each(black).enumerate() {
            let place = self.place_of(at) - before(white, at);
            for (first, sum) in sums.iter_mut().enumerate() {
                // With no free square before it, it is not after the king.
                let after = usize::from(nth >= first && place > 0);
                *sum += CHOOSE[place - after][nth + 1];
            }
        }
        for square in each(squares) {
            let at = kept(square);
            let first = before(black, at);
            places[square] =
                others.with(self.place_of(at)) * per_white + sums[first.min(7)] as usize;
        }
    }

    /// The number of a ply that leads here, for its counters.
    #[inline]
    pub(super) fn ply(&self, edges: &Edges, from: usize, child: &Child) -> usize {
        edges.number(self.slot, self.sensitive, from, child)
    }
}

/// How many squares of a small set come before a square.
#[inline]
pub(super) fn before(set: u64, at: usize) -> usize {
    let mut left = set & (bit(at) - 1);
    let mut count = 0;
    while left != 0 {
        left &= left - 1;
        count += 1;
    }
    count
}

/// How many free squares come before each square.
#[inline]
fn places(shape: &Shape, men: u64) -> [u8; WORD] {
    let mut places = shape.before;
    for man in each(men) {
        // A loop that the compiler makes a few instructions of.
        for (at, place) in places.iter_mut().enumerate() {
            *place -= u8::from(at > man);
        }
    }
    places
}

type Key = ([u64; 2], usize);

/// Seats that were asked for lately.
pub(crate) struct Seats<'l> {
    pub(crate) stores: Stores<'l>,
    known: Vec<Option<(Key, Seat<'l>)>>,
}

const ROOM: usize = 256;

impl<'l> Seats<'l> {
    pub(crate) fn new(stores: Stores<'l>) -> Seats<'l> {
        Seats {
            stores,
            known: vec![None; ROOM],
        }
    }

    /// The seat of the positions with these men and this class.
    #[inline]
    pub(crate) fn find(
        &mut self,
        men: [u64; 2],
        class: Class,
        mover: usize,
    ) -> Result<&Seat<'l>, Gap> {
        let key = (men, code(class) << 1 | mover);
        let mixed = (men[0].rotate_left(17) ^ men[1]).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ (key.1 as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        let at = (mixed >> 48) as usize % ROOM;
        let held = matches!(&self.known[at], Some((known, _)) if *known == key);
        if !held {
            let seat = Seat::new(&self.stores, men, class, mover).ok_or(Gap(class))?;
            self.known[at] = Some((key, seat));
        }
        match &self.known[at] {
            Some((_, seat)) => Ok(seat),
            None => Err(Gap(class)),
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::expand::moves_of;

    #[test]
    fn places_along_a_row_are_those_of_its_positions() {
        for variant in [Variant::Russian, Variant::International] {
            let moves = moves_of(variant).expect("fits");
            let shape = moves.shape();
            let classes = Class::up_to(5);
            let atlas = Atlas::new(shape, &classes);
            let stores = Stores {
                shape,
                atlas: &atlas,
                pure: None,
                book: None,
            };
            let mut places = [0; WORD];
            for class in classes {
                let Some(index) = atlas.index(class) else {
                    continue;
                };
                let length = index.len();
                for place in (0..length).step_by(1 + length as usize / 7) {
                    let (men, all) = index.position(place);
                    for (side, mover) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                        let class = [class, class.flipped()][usize::from(place % 2 == 1)];
                        let turn = |[a, b]: [u64; 2]| [shape.turned(b), shape.turned(a)];
                        let odd = place % 2 == 1;
                        let (men, all) = if odd {
                            (turn(men), turn(all))
                        } else {
                            (men, all)
                        };
                        let seat = Seat::new(&stores, men, class, mover).expect("has an index");
                        for king in each(all[side]) {
                            let mut rest = all;
                            rest[side] ^= bit(king);
                            let free = shape.board & !(men[0] | men[1] | rest[0] | rest[1]);
                            seat.along(rest, side, free, &mut places);
                            for at in each(free) {
                                let mut kings = rest;
                                kings[side] |= bit(at);
                                assert_eq!(places[at], seat.place(kings), "{class} {kings:?}");
                            }
                        }
                    }
                }
            }
        }
    }
}
