//! The transposition table: what earlier search found out about a position.

/// How a stored score relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bound {
    /// Nothing known.
    #[default]
    None,
    /// The true score is at most the stored one.
    Upper,
    /// The true score is at least the stored one.
    Lower,
    /// The stored score is the true one.
    Exact,
}

/// One remembered position, 12 bytes.
#[derive(Clone, Copy, Default)]
struct Slot {
    /// The high half of the key; the low half chooses the bucket.
    check: u32,
    score: i16,
    /// Place of the best move in the generator's list, plus one; 0 = none.
    place: u8,
    depth: i8,
    bound: Bound,
    age: u8,
}

/// What the table says about a position.
#[derive(Clone, Copy, Debug)]
pub struct Hit {
    /// For the side to move.
    pub score: i32,
    /// How deep it was searched, in plies.
    pub depth: i32,
    /// How the score relates to the true one.
    pub bound: Bound,
    /// Place of the best move in the generator's list.
    pub place: Option<usize>,
}

/// Slots that a key may use.
const SLOTS: usize = 5;

/// The slots that share a line of the processor's cache.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Slot; SLOTS]);

/// Fixed-size memory of searched positions, replaced by age and depth.
pub struct Table {
    buckets: Vec<Bucket>,
    mask: usize,
    age: u8,
}

/// Score beyond which a score counts plies to the end of the game.
pub const NEAR_WIN: i32 = 29_000;

impl Table {
    /// A table of at most this many megabytes (at least one).
    pub fn new(megabytes: usize) -> Table {
        let bytes = megabytes.clamp(1, 1 << 20) << 20;
        let wanted = bytes / size_of::<Bucket>();
        let count = if wanted.is_power_of_two() {
            wanted
        } else {
            wanted.next_power_of_two() / 2
        };
        Table {
            buckets: vec![Bucket::default(); count],
            mask: count - 1,
            age: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill(Bucket::default());
        self.age = 0;
    }

    /// Marks what is stored so far as belonging to an earlier search.
    pub fn next_search(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known of a position that is `ply` plies from the root.
    pub fn get(&self, key: u64, ply: i32) -> Option<Hit> {
        let check = (key >> 32) as u32;
        let slot = self.buckets[key as usize & self.mask]
            .0
            .iter()
            .find(|slot| slot.check == check && slot.bound != Bound::None)?;
        Some(Hit {
            score: from_table(i32::from(slot.score), ply),
            depth: i32::from(slot.depth),
            bound: slot.bound,
            place: usize::from(slot.place).checked_sub(1),
        })
    }

    /// Remembers a result, over the least useful slot of its bucket.
    pub fn put(&mut self, key: u64, ply: i32, hit: Hit) {
        let check = (key >> 32) as u32;
        let age = self.age;
        let bucket = &mut self.buckets[key as usize & self.mask].0;
        let same = bucket
            .iter()
            .position(|s| s.check == check && s.bound != Bound::None);
        let at = same.unwrap_or_else(|| least_useful(bucket, age));
        let slot = &mut bucket[at];
        let place = match hit.place {
            Some(place) => u8::try_from(place + 1).unwrap_or(0),
            None if same.is_some() => slot.place,
            None => 0,
        };
        *slot = Slot {
            check,
            score: to_table(hit.score, ply) as i16,
            place,
            depth: hit.depth.clamp(-1, 127) as i8,
            bound: hit.bound,
            age,
        };
    }
}

fn least_useful(bucket: &[Slot; SLOTS], age: u8) -> usize {
    let worth = |slot: &Slot| {
        if slot.bound == Bound::None {
            return i32::MIN;
        }
        i32::from(slot.depth) - 4 * i32::from(age.wrapping_sub(slot.age))
    };
    (0..SLOTS).min_by_key(|&i| worth(&bucket[i])).unwrap_or(0)
}

/// Win scores count from the root; in the table they must count from the node,
/// because the same node is met at other distances.
fn to_table(score: i32, ply: i32) -> i32 {
    if score >= NEAR_WIN {
        score + ply
    } else if score <= -NEAR_WIN {
        score - ply
    } else {
        score
    }
}

fn from_table(score: i32, ply: i32) -> i32 {
    if score >= NEAR_WIN {
        score - ply
    } else if score <= -NEAR_WIN {
        score + ply
    } else {
        score
    }
}

impl core::fmt::Debug for Table {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Table")
            .field("buckets", &self.buckets.len())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hit(score: i32, depth: i32) -> Hit {
        Hit {
            score,
            depth,
            bound: Bound::Exact,
            place: Some(3),
        }
    }

    #[test]
    fn a_stored_result_comes_back() {
        let mut table = Table::new(1);
        table.put(0x1234_5678_9abc_def0, 0, hit(42, 5));
        let found = table.get(0x1234_5678_9abc_def0, 0).expect("just stored");
        assert_eq!((found.score, found.depth), (42, 5));
        assert_eq!(found.place, Some(3));
        assert!(table.get(0x1234_5679_9abc_def0, 0).is_none());
        table.clear();
        assert!(table.get(0x1234_5678_9abc_def0, 0).is_none());
    }

    #[test]
    fn win_distances_are_kept_from_the_node() {
        let mut table = Table::new(1);
        // Found at ply 4: the game is won 6 plies after the node.
        table.put(9, 4, hit(30_000 - 10, 5));
        assert_eq!(table.get(9, 2).map(|h| h.score), Some(30_000 - 8));
        table.put(9, 4, hit(-30_000 + 10, 5));
        assert_eq!(table.get(9, 1).map(|h| h.score), Some(-30_000 + 7));
    }

    #[test]
    fn a_full_bucket_gives_up_its_shallowest_old_result() {
        let mut table = Table::new(1);
        for i in 0..SLOTS as u64 {
            table.put(i << 32, 0, hit(i as i32, 10 + i as i32));
        }
        table.put(9 << 32, 0, hit(99, 1));
        assert!(table.get(0, 0).is_none(), "depth 10 was the least useful");
        assert_eq!(table.get(9 << 32, 0).map(|h| h.score), Some(99));
        assert_eq!(table.get(3 << 32, 0).map(|h| h.score), Some(3));
    }

    #[test]
    fn sizes_are_powers_of_two_within_the_limit() {
        for megabytes in [1, 3, 16, 100] {
            let table = Table::new(megabytes);
            let bytes = table.buckets.len() * size_of::<Bucket>();
            assert!(bytes <= megabytes << 20 && bytes * 2 > megabytes << 20);
        }
    }
}
