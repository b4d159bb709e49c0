use alloc::vec;
use alloc::vec::Vec;

/// A set of states that were visited, for searches that meet many of them: a
/// hash table with open addressing, at most half full.
pub(super) struct Seen<T> {
    slots: Vec<Option<T>>,
    taken: usize,
}

/// A value with a well mixed hash.
pub(super) trait Hashed: Copy + Eq {
    fn hash(&self) -> u64;
}

impl<T: Hashed> Seen<T> {
    pub(super) fn new() -> Seen<T> {
        Seen {
            slots: vec![None; 64],
            taken: 0,
        }
    }

    /// Whether the state is new; it is known from now on.
    pub(super) fn insert(&mut self, state: T) -> bool {
        if self.taken * 2 >= self.slots.len() {
            let more = vec![None; self.slots.len() * 2];
            let known = core::mem::replace(&mut self.slots, more);
            for state in known.into_iter().flatten() {
                let slot = self.slot(&state);
                self.slots[slot] = Some(state);
            }
        }
        let slot = self.slot(&state);
        let new = self.slots[slot].is_none();
        if new {
            self.slots[slot] = Some(state);
            self.taken += 1;
        }
        new
    }

    /// Whether the state is known.
    pub(super) fn contains(&self, state: &T) -> bool {
        self.slots[self.slot(state)].is_some()
    }

    /// Where the state is, or belongs.
    fn slot(&self, state: &T) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = state.hash() as usize & mask;
        while self.slots[slot].is_some_and(|other| other != *state) {
            slot = (slot + 1) & mask;
        }
        slot
    }
}
