//! Bytes of all kinds made fewer: lengths, lists, what a model knows.

use super::chances::{Asking, Chances};
use super::range::{Decode, Encode, Way};

const QUESTIONS: usize = 2 << 16;

/// The bytes, coded; each is expected to be like the one before it and the one so many
/// places before.
pub(super) fn squeeze(bytes: &[u8], back: usize) -> Vec<u8> {
    let mut asking = Asking::new(Encode::default(), Chances::new(QUESTIONS));
    for (at, &byte) in bytes.iter().enumerate() {
        one(&mut asking, &bytes[..at], back, byte);
    }
    asking.way.finish()
}

/// So many bytes that were coded. Bytes that were changed give others.
pub(super) fn unsqueeze(bytes: &[u8], back: usize, count: usize) -> Vec<u8> {
    let mut asking = Asking::new(Decode::new(bytes), Chances::new(QUESTIONS));
    let mut all = Vec::new();
    for _ in 0..count {
        let byte = one(&mut asking, &all, back, 0);
        all.push(byte);
    }
    all
}

fn one<W: Way>(asking: &mut Asking<W>, before: &[u8], back: usize, byte: u8) -> u8 {
    let ago = |back: usize| {
        let at = before.len().checked_sub(back);
        at.map_or(0, |at| usize::from(before[at]))
    };
    let contexts = [ago(1) << 8, (ago(back) << 8) + (1 << 16)];
    let mut node = 1;
    for shift in (0..8).rev() {
        let opinions = contexts.map(|context| context + node);
        let bit = asking.ask(0, opinions, byte >> shift & 1 == 1);
        node = node << 1 | usize::from(bit);
    }
    node as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        let all: Vec<u8> = (0..3_000_u64)
            .map(|at| (at / 7 % 5 + at.pow(3) % 11) as u8)
            .collect();
        for length in [0, 1, 2, 500, 3_000] {
            for back in [1, 2, 7] {
                let some = &all[..length];
                let squeezed = squeeze(some, back);
                assert_eq!(unsqueeze(&squeezed, back, length), some);
                assert!(length < 100 || squeezed.len() < length * 3 / 4);
            }
        }
        assert_eq!(unsqueeze(&[1, 2, 3], 3, 500).len(), 500);
    }
}
