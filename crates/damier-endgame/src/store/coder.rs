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
/// A tree of the eight bits of a byte, by what stands in the row before.
const BYTES: usize = SAME_BEFORE + 64;
/// How many kinds of neighbours are told apart.
const KINDS: usize = 24;
/// A tree of how many bits a number has, by the same of the row before.
const LENGTHS: usize = BYTES;
/// The highest bits of a number, by how many bits it has.
const HIGHEST: usize = LENGTHS + 32 * 32;
const MODELS: usize = BYTES + KINDS * 256;

/// The values of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// Bytes.
    Bytes(Vec<u8>),
    /// Numbers of lists.
    Words(Vec<u32>),
}

impl Block {
    /// The number in a place.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<u32> {
        match self {
            Block::Bytes(all) => all.get(at).map(|&byte| u32::from(byte)),
            Block::Words(all) => all.get(at).copied(),
        }
    }
}

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
        values: &impl Fn(usize) -> Option<u32>,
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
        values: &impl Fn(usize) -> Option<u32>,
        first: usize,
        count: usize,
    ) -> Vec<u8> {
        let mut coder = Coder::new(Encode::default(), self.clone());
        coder.block(values, first, count);
        coder.to.finish()
    }

    /// The values of a block. Bytes that were changed give other values.
    pub(crate) fn decode(&self, bytes: &[u8], count: usize) -> Block {
        let mut coder = Coder::new(Decode::new(bytes), self.clone());
        coder.block(&|_| Some(0), 0, count.min(BLOCK));
        if self.wide {
            Block::Words(coder.values)
        } else {
            Block::Bytes(coder.values.into_iter().map(|value| value as u8).collect())
        }
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
    values: Vec<u32>,
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

    fn block(&mut self, values: &impl Fn(usize) -> Option<u32>, first: usize, count: usize) {
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
    fn rest(&mut self, value: u32, row: u32, before: u32, corner: u32) -> u32 {
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
        if self.model.wide {
            self.number(value, 32 - row.leading_zeros())
        } else {
            self.byte(BYTES + kind(row) * 256, value)
        }
    }

    fn byte(&mut self, tree: usize, value: u32) -> u32 {
        let mut node = 1;
        for shift in (0..8).rev() {
            let bit = self.ask(tree + node, value >> shift & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        (node & 255) as u32
    }

    /// A number: how many bits it has, then these.
    fn number(&mut self, value: u32, near: u32) -> u32 {
        let tree = LENGTHS + 32 * near.min(31) as usize;
        let length = 32 - value.leading_zeros();
        let mut node = 1;
        for shift in (0..5).rev() {
            let bit = self.ask(tree + node, length >> shift & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        let length = (node & 31) as u32;
        // The highest bit is known to be set.
        let mut number = u32::from(length > 0);
        let mut node = 1;
        for shift in (0..length.saturating_sub(1)).rev() {
            let bit = value >> shift & 1 == 1;
            let bit = if node < 8 {
                let bit = self.ask(HIGHEST + 8 * length as usize + node, bit);
                node = node << 1 | usize::from(bit);
                bit
            } else {
                self.to.bit(bit, EVEN)
            };
            number = number << 1 | u32::from(bit);
        }
        number
    }
}

/// What stands in the row before, roughly.
#[inline]
fn kind(row: u32) -> usize {
    let (sign, size) = (row >> 7, row & 127);
    let size = match size {
        0..=7 => size,
        8..=11 => 8,
        12..=19 => 9,
        20..=35 => 10,
        _ => 11,
    };
    (sign * 12 + size) as usize
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

    fn there_and_back(values: &[Option<u32>], wide: bool) {
        let get = |at: usize| values[at];
        let model = Model::learn(&get, values.len(), &[1, 29, 406], wide);
        let mut writer = Writer::default();
        model.write(&mut writer);
        let model = Model::read(&mut Reader(&writer.0)).expect("reads what it writes");
        for first in (0..values.len()).step_by(BLOCK) {
            let count = BLOCK.min(values.len() - first);
            let bytes = model.encode(&get, first, count);
            let back = model.decode(&bytes, count);
            assert_eq!(back.get(count), None);
            for at in 0..count {
                if let Some(wanted) = values[first + at] {
                    assert_eq!(back.get(at), Some(wanted), "{}", first + at);
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
                let values: Vec<Option<u32>> = (0..length)
                    .map(|at| {
                        let dice = random(&mut seed);
                        let value = match kind % 3 {
                            0 => 0,
                            1 => (dice % 256) as u32,
                            _ if dice.is_multiple_of(9) => (dice >> 20) as u32 % 50,
                            _ => (at / 29 % 7) as u32,
                        };
                        let value = if wide { value * 65_521 } else { value };
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
            assert!(model.decode(&bytes, BLOCK).get(BLOCK - 1).is_some());
        }
        assert!(Model::read(&mut Reader(&[1, 2, 3])).is_none());
    }
}
