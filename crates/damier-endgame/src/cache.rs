//! The blocks of tables that somebody who asks has unpacked.

use crate::store::{BLOCK, Block};
use crate::table::{Spot, Value, code};
use crate::tables::{Kept, Metric, Tables};

/// Unpacked blocks, in the order in which they were asked for: those that are used together lie
/// together in memory, which the processor likes.
#[derive(Debug)]
pub(crate) struct Cache {
    /// For each table that was asked, where each of its blocks is: one more than its place, 0 if
    /// it is not here.
    places: Vec<Vec<u32>>,
    of_bytes: Shelf,
    /// The bytes of the blocks, side by side. Room is taken when first written.
    bytes: Vec<u8>,
    /// The blocks of tables of lists, whose numbers are no bytes.
    of_words: Shelf,
    words: Vec<Vec<u32>>,
}

/// Which blocks are in the places of one kind: each full one is given away in turn.
#[derive(Debug)]
struct Shelf {
    /// The table and the number of the block in each place that was taken.
    owners: Vec<(u32, u32)>,
    next: usize,
    room: usize,
}

impl Shelf {
    fn new(room: usize) -> Shelf {
        Shelf {
            owners: Vec::new(),
            next: 0,
            room,
        }
    }

    /// A place whose owner, if it had one, has lost it.
    fn clear(&mut self, places: &mut [Vec<u32>]) -> usize {
        if self.owners.len() < self.room {
            self.owners.push((0, 0));
            return self.owners.len() - 1;
        }
        let place = self.next;
        self.next = (place + 1) % self.room;
        let (table, block) = self.owners[place];
        let owned = places[table as usize].get_mut(block as usize);
        if let Some(owned) = owned.filter(|owned| **owned as usize == place + 1) {
            *owned = 0;
        }
        place
    }
}

/// Tables by class, kind of values and side to move.
const TABLES: usize = 4096 << 2;

impl Cache {
    /// Room for so many blocks of bytes.
    pub(crate) fn new(blocks: usize) -> Cache {
        // Half for blocks of bytes, half for those of words, which are four times as large.
        let blocks = blocks.clamp(32, 1 << 20);
        Cache {
            places: vec![Vec::new(); TABLES],
            bytes: vec![0; blocks / 2 * BLOCK],
            of_bytes: Shelf::new(blocks / 2),
            words: vec![Vec::new(); blocks / 8],
            of_words: Shelf::new(blocks / 8),
        }
    }

    /// How many blocks there is room for.
    pub(crate) fn room(&self) -> usize {
        self.of_bytes.room + self.of_words.room
    }

    /// A value as it is stored: `None` if there is no table.
    #[inline]
    pub(crate) fn stored<'t>(
        &mut self,
        tables: &'t Tables,
        metric: Metric,
        spot: &Spot,
    ) -> Option<Value<'t>> {
        let kept = tables.kept(metric, spot.class)?;
        let file = match kept {
            Kept::Memory(layer) => {
                let number = layer.columns.get(spot.side)?.get(spot.place as usize)?;
                return Some(kept.read(number));
            }
            Kept::File(file) => file,
        };
        let block = (spot.place / BLOCK as u64) as usize;
        let within = (spot.place % BLOCK as u64) as usize;
        let table = code(spot.class) << 2 | usize::from(metric == Metric::Book) << 1 | spot.side;
        let known = self.places[table].get(block).copied().unwrap_or(0);
        let place = match known.checked_sub(1) {
            Some(place) => place as usize,
            None => self.unpack(table, block, file.block(spot.side, block)?),
        };
        let number = if file.has_words() {
            *self.words[place].get(within)?
        } else {
            u32::from(self.bytes[place * BLOCK + within])
        };
        Some(kept.read(number))
    }

    /// Puts a block in a place.
    #[cold]
    fn unpack(&mut self, table: usize, block: usize, values: Block) -> usize {
        let shelf = match values {
            Block::Bytes(_) => &mut self.of_bytes,
            Block::Words(_) => &mut self.of_words,
        };
        let place = shelf.clear(&mut self.places);
        shelf.owners[place] = (table as u32, block as u32);
        match values {
            // A block at the end may be shorter: no spot lies beyond it.
            Block::Bytes(all) => self.bytes[place * BLOCK..][..all.len()].copy_from_slice(&all),
            Block::Words(all) => self.words[place] = all,
        }
        let places = &mut self.places[table];
        if places.len() <= block {
            places.resize(block + 1, 0);
        }
        places[block] = place as u32 + 1;
        place
    }
}
