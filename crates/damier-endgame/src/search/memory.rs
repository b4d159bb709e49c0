//! What a search remembers of positions.

/// A position in four words.
pub(super) type Key = [u64; 4];

/// What is proven of a position for the side to move, and how deep it was looked into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub(super) key: Key,
    /// At least this value: -1 lost, 0 drawn, 1 won.
    pub(super) low: i8,
    /// At most this.
    pub(super) high: i8,
    /// Depth, plus one, to which it was asked in vain whether the side to move holds the draw,
    /// and whether it wins.
    pub(super) tried: [u8; 2],
    /// The move that proved most, by its place in the list.
    pub(super) best: u16,
    /// The binary logarithm of how many positions were looked at for the numbers.
    pub(super) work: u8,
    /// For each of the two questions what is missing for a yes and for a no; 0 if nobody asked.
    pub(super) missing: [[u32; 2]; 2],
}

/// No move.
pub(super) const NO_MOVE: u16 = u16::MAX;

impl Entry {
    pub(super) const NONE: Entry = Entry {
        key: [0; 4],
        low: -1,
        high: 1,
        tried: [0; 2],
        best: NO_MOVE,
        work: 0,
        missing: [[0; 2]; 2],
    };

    /// How dear it is: what took long to find out is kept.
    fn weight(&self) -> u8 {
        self.tried[0].max(self.tried[1]).max(self.work)
    }
}

/// Entries, each in one of two places. It grows with what is put in, up to a limit.
pub(super) struct Memory {
    entries: Vec<Entry>,
    /// A few bits of the key of each entry, 0 where there is none: they are all that most questions
    /// touch, and stay in the processor's own memory.
    marks: Vec<u16>,
    used: usize,
}

/// Entries at first, and at most: 64 megabytes.
const FEW: usize = 1 << 13;
const MANY: usize = 1 << 20;

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            entries: vec![Entry::NONE; FEW],
            marks: vec![0; FEW],
            used: 0,
        }
    }

    /// Two neighbouring places, and the mark of a key.
    fn places(&self, key: &Key) -> ([usize; 2], u16) {
        let mut hash = 0_u64;
        for word in key {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
        let first = (hash >> 32) as usize & (self.entries.len() - 1);
        ([first, first ^ 1], (hash >> 16) as u16 | 1)
    }

    pub(super) fn get(&self, key: &Key) -> Option<&Entry> {
        let (places, mark) = self.places(key);
        places
            .iter()
            .filter(|&&place| self.marks[place] == mark)
            .map(|&place| &self.entries[place])
            .find(|entry| entry.key == *key)
    }

    pub(super) fn put(&mut self, key: Key, entry: Entry) {
        if 2 * self.used > self.entries.len() && self.entries.len() < MANY {
            self.grow();
        }
        self.insert(Entry { key, ..entry });
    }

    fn insert(&mut self, entry: Entry) {
        let ([first, second], mark) = self.places(&entry.key);
        let same = |place: usize| self.marks[place] == mark && self.entries[place].key == entry.key;
        let place = if same(first) {
            first
        } else if same(second) || self.marks[second] == 0 {
            second
        } else if self.marks[first] == 0
            || self.entries[first].weight() <= self.entries[second].weight()
        {
            first
        } else {
            second
        };
        self.used += usize::from(self.marks[place] == 0);
        self.marks[place] = mark;
        self.entries[place] = entry;
    }

    fn grow(&mut self) {
        let many = 4 * self.entries.len();
        let before = std::mem::replace(&mut self.entries, vec![Entry::NONE; many]);
        let marks = std::mem::replace(&mut self.marks, vec![0; many]);
        self.used = 0;
        for (entry, mark) in before.into_iter().zip(marks) {
            if mark != 0 {
                self.insert(entry);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_of_that_position_alone() {
        let mut memory = Memory::new();
        let key = |number: u64| [number, number / 3, 7, number & 1];
        for number in 0..20_000 {
            let work = (number % 50) as u8;
            memory.put(
                key(number),
                Entry {
                    work,
                    ..Entry::NONE
                },
            );
        }
        let mut found = 0;
        for number in 0..40_000 {
            if let Some(entry) = memory.get(&key(number)) {
                assert_eq!(
                    (entry.key, u64::from(entry.work)),
                    (key(number), number % 50)
                );
                assert!(number < 20_000, "{number} was never put in");
                found += 1;
            }
        }
        assert!(found > 15_000, "{found} of 20000 are still there");
    }
}
