//! Where the positions after the moves out of a slice are kept, found once for all
//! that differ in where the kings stand.

use super::edges::Edges;
use super::slice::Gap;
use crate::class::Class;
use crate::index::Index;
use crate::shape::Shape;
use crate::table::{Atlas, Column, Layers, code};

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
    men: u64,
    pub(super) pure: Option<&'l Column>,
    pub(super) book: Option<&'l Column>,
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
            Some((column(layers)?, slot, sensitive))
        });
        Some(Seat {
            index,
            shape: stores.shape,
            start: index.slice_of(men) * index.slice_size,
            turned,
            men: men[0] | men[1],
            pure: stores.pure.and_then(column),
            book: book.map(|(column, ..)| column),
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
        (self.start + self.index.within(self.men, kings)) as usize
    }
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
    ) -> Result<Seat<'l>, Gap> {
        let key = (men, code(class) << 1 | mover);
        let mixed = (men[0].rotate_left(17) ^ men[1]).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ (key.1 as u64).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        let at = (mixed >> 48) as usize % ROOM;
        if let Some((known, seat)) = &self.known[at]
            && *known == key
        {
            return Ok(*seat);
        }
        let seat = Seat::new(&self.stores, men, class, mover).ok_or(Gap(class))?;
        self.known[at] = Some((key, seat));
        Ok(seat)
    }
}
