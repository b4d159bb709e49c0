//! A map from positions that is quick to add to: every ply of every game does.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use damier_game::RepetitionKey;

/// Values by position. Nothing depends on the order of the entries.
pub(crate) type Positions<T> = HashMap<RepetitionKey, T, BuildHasherDefault<KeyHasher>>;

/// Mixes the words of a key. Positions are no input of strangers who could choose
/// them to collide, so that nothing stronger is needed.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct KeyHasher(u64);

impl Hasher for KeyHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.write_u64(u64::from_ne_bytes(*word));
        }
        for &byte in rest {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        const ODD: u128 = 0x9e37_79b9_7f4a_7c15;
        let product = u128::from(self.0 ^ word ^ 0x2545_f491_4f6c_dd1d) * ODD;
        self.0 = (product >> 64) as u64 ^ product as u64;
    }

    fn write_usize(&mut self, _length: usize) {
        // All keys are equally long.
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
