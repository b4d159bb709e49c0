//! Remembering what was found out about positions.

use super::NEAR_MATE;

/// How a score is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hit {
    pub(super) score: i32,
    pub(super) depth: i32,
    pub(super) bound: Bound,
    /// The best move, packed by [`super::order::pack`]; 0 for none.
    pub(super) mv: u16,
}

#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    score: i16,
    depth: i8,
    bound: Bound,
    mv: u16,
    age: u8,
}

const EMPTY: Slot = Slot {
    key: 0,
    score: 0,
    depth: -1,
    bound: Bound::AtMost,
    mv: 0,
    age: 0,
};

/// A table of fixed size in which deep results outlive shallow ones.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<Slot>,
    age: u8,
}

impl Table {
    pub(super) fn new(megabytes: usize) -> Table {
        let slots = (megabytes.clamp(1, 4096) << 20) / size_of::<Slot>();
        Table {
            slots: vec![EMPTY; slots],
            age: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.slots.fill(EMPTY);
        self.age = 0;
    }

    pub(super) const fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }

    pub(super) fn get(&self, key: u64, ply: i32) -> Option<Hit> {
        let slot = &self.slots[self.place(key)];
        (slot.key == key && slot.depth >= 0).then(|| Hit {
            score: from_table(i32::from(slot.score), ply),
            depth: i32::from(slot.depth),
            bound: slot.bound,
            mv: slot.mv,
        })
    }

    pub(super) fn put(&mut self, key: u64, ply: i32, hit: Hit) {
        let (place, age) = (self.place(key), self.age);
        let slot = &mut self.slots[place];
        let deeper = i32::from(slot.depth) > hit.depth + 2 && slot.age == age;
        if slot.key != key && deeper {
            return;
        }
        let mv = if hit.mv == 0 && slot.key == key {
            slot.mv
        } else {
            hit.mv
        };
        *slot = Slot {
            key,
            score: to_table(hit.score, ply) as i16,
            depth: hit.depth.clamp(0, 100) as i8,
            bound: hit.bound,
            mv,
            age,
        };
    }
}

/// Mates are kept by their distance from the position, not from the root.
const fn to_table(score: i32, ply: i32) -> i32 {
    if score >= NEAR_MATE {
        score + ply
    } else if score <= -NEAR_MATE {
        score - ply
    } else {
        score
    }
}

const fn from_table(score: i32, ply: i32) -> i32 {
    if score >= NEAR_MATE {
        score - ply
    } else if score <= -NEAR_MATE {
        score + ply
    } else {
        score
    }
}
