//! The blocks of tables that somebody who asks has unpacked.

use crate::store::{BLOCK, Block};
use crate::table::{Spot, Value, code};
use crate::tables::{Kept, Metric, Tables};

/// Unpacked blocks, each in one of the few places that its key hashes to.
#[derive(Debug)]
pub(crate) struct Cache {
    keys: Keys,
    /// The bytes of the blocks, side by side. Room is taken when first written.
    bytes: Vec<u8>,
    /// The blocks of tables of lists, whose numbers are no bytes, and their keys.
    words: Vec<Vec<u32>>,
    of_words: Keys,
}

/// Which block is in each place. Apart from the blocks, so that the keys of many blocks stay close
/// to the processor.
#[derive(Debug)]
struct Keys {
    /// The places of the same hash; 0 for none.
    sets: Vec<[u64; WAYS]>,
    /// Which of them is given away next.
    next: Vec<u8>,
}

/// Places that a block can be in: with one, blocks that are used all the time could drive each
/// other out.
const WAYS: usize = 4;

impl Keys {
    fn new(places: usize) -> Keys {
        let sets = (places / WAYS).max(4).next_power_of_two();
        Keys {
            sets: vec![[0; WAYS]; sets],
            next: vec![0; sets],
        }
    }

    fn places(&self) -> usize {
        self.sets.len() * WAYS
    }

    /// The place of a key; `fill` puts the block there if it is in none.
    #[inline]
    fn place(&mut self, key: u64, fill: impl FnOnce(usize) -> Option<()>) -> Option<usize> {
        let hash = (key.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 40) as usize;
        let set = hash & (self.sets.len() - 1);
        if let Some(way) = self.sets[set].iter().position(|&known| known == key) {
            return Some(set * WAYS + way);
        }
        let way = usize::from(self.next[set]) % WAYS;
        // Whatever becomes of it, the block that was there is gone.
        self.sets[set][way] = 0;
        fill(set * WAYS + way)?;
        self.sets[set][way] = key;
        self.next[set] = (way as u8 + 1) % WAYS as u8;
        Some(set * WAYS + way)
    }
}

impl Cache {
    /// Room for so many blocks of bytes.
    pub(crate) fn new(blocks: usize) -> Cache {
        // Half for blocks of bytes, half for those of words, which are four times as large.
        let keys = Keys::new(blocks.min(1 << 20) / 2);
        let of_words = Keys::new(blocks.min(1 << 20) / 8);
        Cache {
            bytes: vec![0; keys.places() * BLOCK],
            words: vec![Vec::new(); of_words.places()],
            keys,
            of_words,
        }
    }

    /// How many blocks there is room for.
    pub(crate) fn room(&self) -> usize {
        self.keys.places() + self.of_words.places()
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
        let block = spot.place / BLOCK as u64;
        let within = (spot.place % BLOCK as u64) as usize;
        let table = (code(spot.class) as u64) << 2
            | u64::from(metric == Metric::Book) << 1
            | spot.side as u64;
        // Never 0, which an empty place has.
        let key = (table << 40 | block) + 1;
        if file.has_words() {
            let words = &mut self.words;
            let place = self.of_words.place(key, |place| {
                let Block::Words(all) = file.block(spot.side, block as usize)? else {
                    return None;
                };
                words[place] = all;
                Some(())
            })?;
            return Some(kept.read(*self.words[place].get(within)?));
        }
        let bytes = &mut self.bytes;
        let place = self.keys.place(key, |place| {
            let Block::Bytes(all) = file.block(spot.side, block as usize)? else {
                return None;
            };
            // A block at the end may be shorter: no spot lies beyond it.
            bytes[place * BLOCK..][..all.len()].copy_from_slice(&all);
            Some(())
        })?;
        Some(kept.read(u32::from(self.bytes[place * BLOCK + within])))
    }
}
