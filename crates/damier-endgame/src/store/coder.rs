//! How a column becomes few bytes.
//!
//! Neighbours in a table are alike: the value before, and the one a row before
//! (the same kings of Black, the kings of White one step on). For each value the
//! coder asks: is it that of the row before? If not, is it the one just before? If
//! not, which is it? Each answer is coded with the chance that such answers had so
//! far in a block of 4096 values, beginning with the chances over the whole
//! column. Positions in which somebody must capture are never looked up: they are
//! written as whatever is cheapest.

use super::bytes::{Reader, Writer};

/// Values in a block.
pub(crate) const BLOCK: usize = 4096;

/// A chance, in units of 1/4096, that a bit is 0.
type Chance = u16;
const EVEN: Chance = 2048;
const RATE: u32 = 5;

const SAME_ROW: usize = 0;
const SAME_BEFORE: usize = SAME_ROW + 128;
const NUMBERS: usize = SAME_BEFORE + 64;
/// Chances of the bits of a value: by whether the row before has a win, a loss or
/// neither, a tree of eight bits; then the low bytes of words.
const MODELS: usize = NUMBERS + 3 * 256 + 256;

/// What the coder knows before a block.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    chances: Vec<Chance>,
    /// How far back the row before is.
    pub(crate) stride: usize,
    /// Whether values are words.
    wide: bool,
}

impl Model {
    /// Whether values are words.
    pub(crate) fn is_wide(&self) -> bool {
        self.wide
    }

    fn new(stride: usize, wide: bool) -> Model {
        Model {
            chances: vec![EVEN; MODELS],
            stride: stride.max(1),
            wide,
        }
    }

    /// Learns a column: tries how far back the row before should be, and how
    /// likely each answer is.
    pub(crate) fn learn(
        values: &dyn Fn(usize) -> Option<u16>,
        count: usize,
        strides: &[usize],
        wide: bool,
    ) -> Model {
        let blocks = count.div_ceil(BLOCK);
        let every = (blocks / 64).max(1);
        let mut best: Option<(usize, Model)> = None;
        for &stride in strides {
            let mut model = Model::new(stride, wide);
            let mut size = 0;
            for block in (0..blocks).step_by(every) {
                let mut coder = Coder::new(Encode::default(), model.clone());
                let first = block * BLOCK;
                coder.block(values, first, BLOCK.min(count - first));
                size += coder.to.bytes.len();
                // The next block begins with what this one taught, slowly.
                for (known, new) in model.chances.iter_mut().zip(&coder.model.chances) {
                    *known = ((u32::from(*known) * 7 + u32::from(*new)) / 8) as Chance;
                }
            }
            if best.as_ref().is_none_or(|(known, _)| size < *known) {
                best = Some((size, model));
            }
        }
        let (_, mut model) = best.unwrap_or((0, Model::new(1, wide)));
        for chance in &mut model.chances {
            *chance = rounded(*chance);
        }
        model
    }

    /// A block of values as bytes.
    pub(crate) fn encode(
        &self,
        values: &dyn Fn(usize) -> Option<u16>,
        first: usize,
        count: usize,
    ) -> Vec<u8> {
        let mut coder = Coder::new(Encode::default(), self.clone());
        coder.block(values, first, count);
        coder.to.finish()
    }

    /// The values of a block. Bytes that were changed give other values.
    pub(crate) fn decode(&self, bytes: &[u8], count: usize) -> Vec<u16> {
        let mut coder = Coder::new(Decode::new(bytes), self.clone());
        coder.block(&|_| Some(0), 0, count.min(BLOCK));
        coder.values
    }

    pub(crate) fn write(&self, to: &mut Writer) {
        to.u8(u8::from(self.wide));
        to.u32(self.stride as u32);
        // Runs of chances that were never needed are left out.
        let mut at = 0;
        while at < MODELS {
            let end = |from: usize, even: bool| {
                let rest = &self.chances[from..];
                let run = rest.iter().position(|&c| (c == rounded(EVEN)) != even);
                run.map_or(MODELS, |length| from + length)
            };
            let even = end(at, true);
            let known = end(even, false);
            to.u16((even - at) as u16);
            to.u16((known - even) as u16);
            for &chance in &self.chances[even..known] {
                to.u8((chance >> 4) as u8);
            }
            at = known;
        }
    }

    pub(crate) fn read(from: &mut Reader<'_>) -> Option<Model> {
        let wide = from.u8()? != 0;
        let stride = from.u32()? as usize;
        let mut model = Model::new(stride, wide);
        model.chances.fill(rounded(EVEN));
        let mut at = 0;
        while at < MODELS {
            at += usize::from(from.u16()?);
            let known = usize::from(from.u16()?);
            for &byte in from.take(known)? {
                *model.chances.get_mut(at)? = rounded(Chance::from(byte) << 4);
                at += 1;
            }
        }
        (at == MODELS).then_some(model)
    }
}

/// A chance as it comes back from its byte.
fn rounded(chance: Chance) -> Chance {
    ((chance >> 4).clamp(1, 254) << 4) | 8
}

/// One way through the coder's questions: writing the answers or reading them.
trait Way {
    /// The answer, given the one to write, with the chance that it is `false`.
    fn bit(&mut self, bit: bool, chance: Chance) -> bool;
    /// Whether the answers come from outside.
    const READS: bool;
}

struct Coder<W> {
    to: W,
    model: Model,
    values: Vec<u16>,
}

impl<W: Way> Coder<W> {
    fn new(to: W, model: Model) -> Coder<W> {
        Coder {
            to,
            model,
            values: Vec::with_capacity(BLOCK),
        }
    }

    #[inline]
    fn ask(&mut self, at: usize, bit: bool) -> bool {
        let chance = self.model.chances[at];
        let bit = self.to.bit(bit, chance);
        self.model.chances[at] = if bit {
            chance - (chance >> RATE)
        } else {
            chance + ((4096 - chance) >> RATE)
        };
        bit
    }

    fn block(&mut self, values: &dyn Fn(usize) -> Option<u16>, first: usize, count: usize) {
        let stride = self.model.stride;
        let mut recent = 0_usize;
        for at in 0..count {
            let before = at.checked_sub(1).map_or(0, |at| self.values[at]);
            let row = at.checked_sub(stride).map_or(before, |at| self.values[at]);
            let corner = at
                .checked_sub(stride + 1)
                .map_or(before, |at| self.values[at]);
            // Whether the three neighbours agree, and how the last questions went.
            let agree = usize::from(row == before)
                | usize::from(row == corner) << 1
                | usize::from(before == corner) << 2;
            let context = agree << 4 | (recent & 15);
            let value = if W::READS {
                0
            } else {
                values(first + at).unwrap_or(row)
            };
            let other = self.ask(SAME_ROW + context, value != row);
            recent = recent << 1 | usize::from(other);
            let value = if !other {
                row
            } else {
                self.rest(value, row, before, corner)
            };
            self.values.push(value);
        }
    }

    /// A value that is not that of the row before.
    fn rest(&mut self, value: u16, row: u16, before: u16, corner: u16) -> u16 {
        if before != row {
            let context = usize::from(corner == row) | usize::from(row == 0) << 1;
            if !self.ask(SAME_BEFORE + context, value != before) {
                return before;
            }
        }
        if corner != row && corner != before {
            let context = 8 | usize::from(row == 0) | usize::from(before == 0) << 1;
            if !self.ask(SAME_BEFORE + context, value != corner) {
                return corner;
            }
        }
        let kind = match row {
            0 => 0,
            1..=127 => 1,
            _ => 2,
        };
        let (high, low) = (value >> 8, value & 255);
        if self.model.wide {
            let high = self.byte(NUMBERS + 3 * 256, high);
            self.byte(NUMBERS + kind * 256, low) | high << 8
        } else {
            self.byte(NUMBERS + kind * 256, low)
        }
    }

    fn byte(&mut self, tree: usize, value: u16) -> u16 {
        let mut node = 1;
        for shift in (0..8).rev() {
            let bit = self.ask(tree + node, value >> shift & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        (node & 255) as u16
    }
}

/// A range coder: the answers as one long fraction.
#[derive(Debug)]
struct Encode {
    bytes: Vec<u8>,
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

    fn finish(mut self) -> Vec<u8> {
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

struct Decode<'b> {
    bytes: &'b [u8],
    at: usize,
    code: u32,
    range: u32,
}

impl<'b> Decode<'b> {
    fn new(bytes: &'b [u8]) -> Decode<'b> {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    fn there_and_back(values: &[Option<u16>], wide: bool) {
        let get = |at: usize| values[at];
        let model = Model::learn(&get, values.len(), &[1, 29, 406], wide);
        let mut writer = Writer::default();
        model.write(&mut writer);
        let model = Model::read(&mut Reader(&writer.0)).expect("reads what it writes");
        for first in (0..values.len()).step_by(BLOCK) {
            let count = BLOCK.min(values.len() - first);
            let bytes = model.encode(&get, first, count);
            let back = model.decode(&bytes, count);
            assert_eq!(back.len(), count);
            for (at, value) in back.iter().enumerate() {
                if let Some(wanted) = values[first + at] {
                    assert_eq!(*value, wanted, "{}", first + at);
                }
            }
        }
    }

    #[test]
    fn blocks_come_back_as_they_were() {
        let mut seed = 88_172_645_463_325_252;
        for kind in 0..6 {
            for length in [1, 2, 100, BLOCK - 1, BLOCK, 3 * BLOCK + 17] {
                let wide = kind >= 3;
                let values: Vec<Option<u16>> = (0..length)
                    .map(|at| {
                        let dice = random(&mut seed);
                        let value = match kind % 3 {
                            0 => 0,
                            1 => (dice % 256) as u16,
                            _ if dice.is_multiple_of(9) => (dice >> 20) as u16 % 50,
                            _ => (at / 29 % 7) as u16,
                        };
                        let value = if wide { value * 251 } else { value };
                        (!dice.is_multiple_of(5)).then_some(value)
                    })
                    .collect();
                there_and_back(&values, wide);
            }
        }
    }

    #[test]
    fn garbage_is_read_without_harm() {
        let mut seed = 1;
        let model = Model::new(29, false);
        for length in 0..300 {
            let bytes: Vec<u8> = (0..length).map(|_| random(&mut seed) as u8).collect();
            assert_eq!(model.decode(&bytes, BLOCK).len(), BLOCK);
        }
        assert!(Model::read(&mut Reader(&[1, 2, 3])).is_none());
    }
}
