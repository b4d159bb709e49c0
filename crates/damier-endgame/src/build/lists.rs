//! Lists of least vectors of remaining plies: each kept once, and what comes of two of
//! them worked out once.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// The most groups of counters.
pub(crate) const MOST_GROUPS: usize = 4;

/// Remaining plies, a number a group.
pub(super) type Vector = [u8; MOST_GROUPS];

/// A quick hash: nobody from outside chooses these keys.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Mix(u64);

/// Makes quick hashes.
pub(super) type Mixed = BuildHasherDefault<Mix>;

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            let mut padded = [0; 8];
            padded[..word.len()].copy_from_slice(word);
            self.write_u64(u64::from_le_bytes(padded));
        }
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }
}

/// The number of a list; 0 is the empty one: nothing helps.
pub(super) type List = u32;

/// Lists of vectors, each kept once.
#[derive(Debug)]
pub(super) struct Lists {
    numbers: HashMap<Box<[Vector]>, List, Mixed>,
    all: Vec<Box<[Vector]>>,
    joined: HashMap<u64, List, Mixed>,
    met: HashMap<u64, List, Mixed>,
}

impl Lists {
    pub(super) fn new() -> Lists {
        let mut lists = Lists {
            numbers: HashMap::default(),
            all: Vec::new(),
            joined: HashMap::default(),
            met: HashMap::default(),
        };
        lists.number(&[]);
        lists
    }

    /// The number of a list.
    pub(super) fn number(&mut self, list: &[Vector]) -> List {
        if let Some(&known) = self.numbers.get(list) {
            return known;
        }
        let number = self.all.len() as List;
        self.numbers.insert(list.into(), number);
        self.all.push(list.into());
        number
    }

    /// How many there are.
    pub(super) fn len(&self) -> usize {
        self.all.len()
    }

    pub(super) fn get(&self, list: List) -> &[Vector] {
        &self.all[list as usize]
    }

    /// What one of two lists asks for: the least of both.
    #[inline]
    pub(super) fn join(&mut self, one: List, other: List) -> List {
        if one == other || other == 0 {
            return one;
        }
        if one == 0 {
            return other;
        }
        let key = u64::from(one.min(other)) << 32 | u64::from(one.max(other));
        if let Some(&known) = self.joined.get(&key) {
            return known;
        }
        let mut list = self.get(one).to_vec();
        for &vector in self.get(other) {
            add(&mut list, vector);
        }
        let list = self.number(&list);
        self.joined.insert(key, list);
        list
    }

    /// What both of two lists ask for.
    #[inline]
    pub(super) fn meet(&mut self, one: List, other: List) -> List {
        if one == other || one == 0 || other == 0 {
            return if one == other { one } else { 0 };
        }
        let key = u64::from(one.min(other)) << 32 | u64::from(one.max(other));
        if let Some(&known) = self.met.get(&key) {
            return known;
        }
        let list = meet(self.get(one), self.get(other));
        let list = self.number(&list);
        self.met.insert(key, list);
        list
    }
}

fn below(a: &Vector, b: &Vector) -> bool {
    a.iter().zip(b).all(|(a, b)| a <= b)
}

/// Adds a vector to a list of least ones. Whether it was not covered already.
pub(super) fn add(list: &mut Vec<Vector>, vector: Vector) -> bool {
    if list.iter().any(|known| below(known, &vector)) {
        return false;
    }
    list.retain(|known| !below(&vector, known));
    let at = list.partition_point(|known| *known < vector);
    list.insert(at, vector);
    true
}

/// The least vectors that are above one of each list.
pub(super) fn meet(one: &[Vector], other: &[Vector]) -> Vec<Vector> {
    let mut list = Vec::new();
    for a in one {
        for b in other {
            let mut vector = *a;
            for (slot, &other) in vector.iter_mut().zip(b) {
                *slot = (*slot).max(other);
            }
            add(&mut list, vector);
        }
    }
    list
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_keep_the_least_vectors() {
        let mut list = Vec::new();
        assert!(add(&mut list, [8, 8, 0, 0]));
        assert!(add(&mut list, [21, 7, 0, 0]));
        assert!(!add(&mut list, [22, 7, 0, 0]));
        assert!(add(&mut list, [7, 7, 0, 0]));
        assert_eq!(list, [[7, 7, 0, 0]]);
    }

    #[test]
    fn meeting_takes_the_larger_of_each() {
        let one = [[3, 9, 0, 0], [6, 2, 0, 0]];
        let other = [[4, 4, 0, 0]];
        assert_eq!(meet(&one, &other), [[4, 9, 0, 0], [6, 4, 0, 0]]);
    }
}
