//! A range coder: answers as one long fraction, each with its chance.

/// A chance, in units of 1/4096, that an answer is `false`.
pub(super) type Chance = u16;

/// One way through the coder's questions: writing the answers or reading them.
pub(super) trait Way {
    /// The answer, given the one to write, with the chance that it is `false`.
    fn bit(&mut self, bit: bool, chance: Chance) -> bool;
    /// Whether the answers come from outside.
    const READS: bool;
}

/// A range coder: the answers as one long fraction.
#[derive(Debug)]
pub(super) struct Encode {
    pub(super) bytes: Vec<u8>,
    low: u64,
    range: u32,
    /// The byte held back, and how many of 255 follow it: a carry may change
    /// them.
    held: Option<u8>,
    full: usize,
}

impl Default for Encode {
    fn default() -> Encode {
        Encode {
            bytes: Vec::new(),
            low: 0,
            range: u32::MAX,
            held: None,
            full: 0,
        }
    }
}

impl Encode {
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let byte = (self.low >> 24) as u8;
        if carry != 0 || byte != 255 {
            if let Some(held) = self.held {
                self.bytes.push(held.wrapping_add(carry));
            }
            for _ in 0..self.full {
                self.bytes.push(255_u8.wrapping_add(carry));
            }
            self.full = 0;
            self.held = Some(byte);
        } else {
            self.full += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The bytes, as few as tell the fraction.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // As few bytes as tell the fraction: the reader takes zeros for the rest.
        let high = self.low + u64::from(self.range) - 1;
        for keep in 1..=4 {
            let mask = u64::MAX << (32 - 8 * keep);
            let candidate = high & mask;
            if candidate >= self.low {
                self.low = candidate;
                break;
            }
        }
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) {
            self.bytes.pop();
        }
        self.bytes
    }
}

impl Way for Encode {
    const READS: bool = false;

    #[inline]
    fn bit(&mut self, bit: bool, chance: Chance) -> bool {
        let part = (self.range >> 12) * u32::from(chance);
        if bit {
            self.low += u64::from(part);
            self.range -= part;
        } else {
            self.range = part;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Answers being read.
#[derive(Debug)]
pub(super) struct Decode<'b> {
    bytes: &'b [u8],
    at: usize,
    code: u32,
    range: u32,
}

impl<'b> Decode<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Decode<'b> {
        let mut decode = Decode {
            bytes,
            at: 0,
            code: 0,
            range: u32::MAX,
        };
        for _ in 0..4 {
            decode.code = decode.code << 8 | decode.next();
        }
        decode
    }

    #[inline]
    fn next(&mut self) -> u32 {
        let byte = self.bytes.get(self.at).copied().unwrap_or(0);
        self.at += 1;
        u32::from(byte)
    }
}

impl Way for Decode<'_> {
    const READS: bool = true;

    #[inline]
    fn bit(&mut self, _: bool, chance: Chance) -> bool {
        let part = (self.range >> 12) * u32::from(chance);
        let bit = self.code >= part;
        if bit {
            self.code -= part;
            self.range -= part;
        } else {
            self.range = part;
        }
        while self.range < 1 << 24 {
            self.range <<= 8;
            self.code = self.code << 8 | self.next();
        }
        bit
    }
}
