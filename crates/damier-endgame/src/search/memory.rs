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
    pub(super) used: bool,
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
        used: false,
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
    used: usize,
}

/// Entries at first, and at most: 64 megabytes.
const FEW: usize = 1 << 13;
const MANY: usize = 1 << 20;

impl Memory {
    pub(super) fn new() -> Memory {
        Memory {
            entries: vec![Entry::NONE; FEW],
            used: 0,
        }
    }

    /// Two neighbouring places.
    fn places(&self, key: &Key) -> [usize; 2] {
        let mut hash = 0_u64;
        for word in key {
            hash = (hash.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        }
        let first = (hash >> 32) as usize & (self.entries.len() - 1);
        [first, first ^ 1]
    }

    pub(super) fn get(&self, key: &Key) -> Option<&Entry> {
        let places = self.places(key);
        let mut found = places.iter().map(|&place| &self.entries[place]);
        found.find(|entry| entry.used && entry.key == *key)
    }

    pub(super) fn put(&mut self, key: Key, entry: Entry) {
        if 2 * self.used > self.entries.len() && self.entries.len() < MANY {
            self.grow();
        }
        self.insert(Entry {
            key,
            used: true,
            ..entry
        });
    }

    fn insert(&mut self, entry: Entry) {
        let [first, second] = self.places(&entry.key);
        let same = |place: usize| self.entries[place].used && self.entries[place].key == entry.key;
        let place = if same(first) {
            first
        } else if same(second) || !self.entries[second].used {
            second
        } else if !self.entries[first].used
            || self.entries[first].weight() <= self.entries[second].weight()
        {
            first
        } else {
            second
        };
        self.used += usize::from(!self.entries[place].used);
        self.entries[place] = entry;
    }

    fn grow(&mut self) {
        let all = vec![Entry::NONE; 4 * self.entries.len()];
        let before = std::mem::replace(&mut self.entries, all);
        self.used = 0;
        for entry in before.into_iter().filter(|entry| entry.used) {
            self.insert(entry);
        }
    }
}
