//! Lengths of blocks in few bytes.

use super::chances::{Asking, Chances};
use super::range::{Decode, Encode, Way};

const QUESTIONS: usize = 2 << 16;

/// The bytes, coded; each is expected to be like the one before it and the one before that.
pub(super) fn squeeze(bytes: &[u8]) -> Vec<u8> {
    let known = Chances::new(QUESTIONS);
    let mut asking = Asking::new(Encode::default(), &known);
    for (at, &byte) in bytes.iter().enumerate() {
        one(&mut asking, &bytes[..at], byte);
    }
    asking.finish()
}

/// So many bytes that were coded. Bytes that were changed give others.
pub(super) fn unsqueeze(bytes: &[u8], count: usize) -> Vec<u8> {
    let known = Chances::new(QUESTIONS);
    let mut asking = Asking::new(Decode::new(bytes), &known);
    let mut all = Vec::new();
    for _ in 0..count {
        let byte = one(&mut asking, &all, 0);
        all.push(byte);
    }
    all
}

fn one<W: Way>(asking: &mut Asking<W>, before: &[u8], byte: u8) -> u8 {
    let ago = |back: usize| {
        let at = before.len().checked_sub(back);
        at.map_or(0, |at| usize::from(before[at]))
    };
    let contexts = [ago(1) << 8, (ago(2) << 8) + (1 << 16)];
    letter(asking, 0, contexts, byte)
}

/// A byte, bit by bit, on which opinions are held from these numbers on, 256 each.
pub(super) fn letter<const N: usize, W: Way>(
    asking: &mut Asking<W>,
    kind: usize,
    from: [usize; N],
    byte: u8,
) -> u8 {
    let mut node = 1;
    for shift in (0..8).rev() {
        let opinions = from.map(|from| from + node);
        let bit = asking.ask(kind, opinions, byte >> shift & 1 == 1);
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
            let some = &all[..length];
            let squeezed = squeeze(some);
            assert_eq!(unsqueeze(&squeezed, length), some);
            assert!(length < 100 || squeezed.len() < length * 3 / 4);
        }
        assert_eq!(unsqueeze(&[1, 2, 3], 500).len(), 500);
    }
}
