//! Where the positions after the moves out of a slice are kept, found once for all
//! that differ in where the kings stand.

use super::edges::Edges;
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

    /// The place of the position with these kings.
    #[inline]
    pub(crate) fn place(&self, kings: [u64; 2]) -> usize {
        let kings = if self.turned {
            [self.shape.turned(kings[1]), self.shape.turned(kings[0])]
        } else {
            kings
        };
        self.sum(kings, 0)
    }

    /// The place with kings as they are kept, Black's counted from this one on.
    #[inline]
    fn sum(&self, [white, black]: [u64; 2], first: usize) -> usize {
        let mut rank = 0;
        for (nth, at) in each(white).enumerate() {
            rank += CHOOSE[usize::from(self.places[at])][nth + 1];
        }
        rank *= self.index.black_kings;
        for (nth, at) in (first..).zip(each(black)) {
            let before = before(white, at);
            rank += CHOOSE[usize::from(self.places[at]) - before][nth + 1];
        }
        (self.start + rank) as usize
    }

    /// The number of a ply that leads here, for its counters.
    #[inline]
    pub(super) fn ply(&self, edges: &Edges, from: usize, child: &Child) -> usize {
        edges.number(self.slot, self.sensitive, from, child)
    }

    /// Whether positions lie here as they are looked at.
    pub(super) fn is_turned(&self) -> bool {
        self.turned
    }

    /// The place of the positions with these kings but for the lowest of Black,
    /// whose square is to be added: see [`Seat::on`].
    #[inline]
    pub(super) fn row(&self, kings: [u64; 2]) -> usize {
        self.sum(kings, 1)
    }

    /// What the lowest king of Black on a square adds, so many of White's kings
    /// being before it.
    #[inline]
    pub(super) fn on(&self, at: usize, before: usize) -> usize {
        usize::from(self.places[at]) - before
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
