//! How a column becomes few bytes.
//!
//! Neighbours in a table are alike. A block goes along its strips; the first question
//! is whether the whole strip is as the last values on the same squares. If not, each
//! value is asked for: is it that of the strip before? If not, that of another
//! neighbour? If not, which is it? Each answer is coded with the chance that such
//! answers had, by what the neighbours are and by what they are worth, beginning with
//! the chances over the whole column. Positions in which somebody must capture are
//! never looked up: they are left out where that can be seen from the squares, and
//! written as whatever is cheapest elsewhere.

use super::bytes::{Reader, Writer};
use super::chances::{Asking, Chances};
use super::ground::{Ground, Sight, Strip};
use super::range::{Decode, Encode, Way};
use crate::shape::each;

/// Values in a block.
pub(crate) const BLOCK: usize = 1024;

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

// Where the opinions on each kind of question begin.
const STRIPS: usize = 0;
const SAME: usize = STRIPS + 64;
const SAME_WORTH: usize = SAME + (1 << 11);
const OTHER: usize = SAME_WORTH + 2 * LEVELS * LEVELS;
const OTHER_WORTH: usize = OTHER + (1 << 10);
const BYTES: usize = OTHER_WORTH + LEVELS * LEVELS;
const BYTES_BEFORE: usize = BYTES + ROUGHLY * 256;
const LISTS: usize = BYTES_BEFORE + ROUGHLY * 256;
const LISTS_LOW: usize = LISTS + 256 * 32;
const ALL: usize = LISTS_LOW + 32 * 64;

// Kinds of questions that weigh opinions alike.
const OF_STRIP: usize = 0;
const OF_SAME: usize = 1;
const OF_OTHER: usize = 2;
const OF_BYTE: usize = 6;
const OF_LIST: usize = 7;

/// How many sizes of values are told apart, and how many where less will do.
const LEVELS: usize = 40;
const ROUGHLY: usize = LEVELS / 2;

/// The size of a value, roughly: signs apart, the small ones one by one.
#[inline]
fn size(byte: u8) -> usize {
    const OF: [u8; 256] = {
        let mut table = [0; 256];
        let mut byte = 0;
        while byte < 256 {
            let (sign, left) = (byte / 128, byte % 128);
            let size = match left {
                0..=9 => left,
                10..=13 => 10 + (left - 10) / 2,
                14..=21 => 12 + (left - 14) / 4,
                22..=37 => 14 + (left - 22) / 8,
                38..=69 => 16 + (left - 38) / 16,
                _ => 18 + (left - 70) / 32,
            };
            table[byte] = (sign * 20 + size) as u8;
            byte += 1;
        }
        table
    };
    usize::from(OF[usize::from(byte)])
}

/// What the numbers of a column stand for, as far as the coder cares.
#[derive(Clone, Debug)]
pub(crate) enum Meaning {
    /// The bytes are values themselves, the sign in the highest bit.
    Bytes,
    /// The bytes are values themselves, the sign in the lowest bit.
    Plies,
    /// Numbers of lists: for each a byte that says most of it, and which it is among
    /// those with the same byte.
    Lists {
        bytes: Vec<u8>,
        within: Vec<u32>,
        /// The first number with each byte; one more for the end.
        firsts: Vec<u32>,
    },
}

impl Meaning {
    /// Lists come in the order of their bytes.
    pub(crate) fn of_lists(bytes: Vec<u8>) -> Meaning {
        let mut firsts = vec![0_u32; 257];
        for &byte in &bytes {
            firsts[usize::from(byte) + 1] += 1;
        }
        for at in 1..firsts.len() {
            firsts[at] += firsts[at - 1];
        }
        let within = bytes.iter().zip(0_u32..);
        let within = within.map(|(&byte, number)| number.wrapping_sub(firsts[usize::from(byte)]));
        Meaning::Lists {
            within: within.collect(),
            bytes,
            firsts,
        }
    }

    #[inline]
    fn byte(&self, number: u32) -> u8 {
        match self {
            Meaning::Bytes => number as u8,
            Meaning::Plies => (number as u8).rotate_right(1),
            Meaning::Lists { bytes, .. } => bytes.get(number as usize).copied().unwrap_or(0),
        }
    }

    fn is_wide(&self) -> bool {
        matches!(self, Meaning::Lists { .. })
    }

    /// How many opinions there are to hold.
    fn questions(&self) -> usize {
        if self.is_wide() { ALL } else { LISTS }
    }
}

/// What the coder knows before a block.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    chances: Chances,
    meaning: Meaning,
}

impl Model {
    /// Whether values are words.
    pub(crate) fn is_wide(&self) -> bool {
        self.meaning.is_wide()
    }

    /// Learns from a column how likely each answer is.
    pub(crate) fn learn(
        values: &impl Fn(usize) -> Option<u32>,
        count: usize,
        ground: &Ground,
        meaning: Meaning,
    ) -> Model {
        let blocks = count.div_ceil(BLOCK);
        let every = (blocks / 96).max(1);
        let mut known = Chances::new(meaning.questions());
        let mut coder = Coder::new(Encode::default(), &known, &meaning, ground);
        coder.asking.asked = Some(vec![0; meaning.questions()]);
        for block in (0..blocks).step_by(every) {
            let first = block * BLOCK;
            coder.asking.chances.copy(&known);
            coder.block(values, first, BLOCK.min(count - first));
            coder.asking.way = Encode::default();
            // The next block begins with what this one taught, slowly.
            known.approach(&coder.asking.chances);
        }
        let asked = coder.asking.asked.take().unwrap_or_default();
        known.settle(&asked);
        Model {
            chances: known,
            meaning,
        }
    }

    /// A block of values as bytes.
    pub(crate) fn encode(
        &self,
        values: &impl Fn(usize) -> Option<u32>,
        ground: &Ground,
        first: usize,
        count: usize,
    ) -> Vec<u8> {
        let mut coder = Coder::new(Encode::default(), &self.chances, &self.meaning, ground);
        coder.block(values, first, count);
        coder.asking.way.finish()
    }

    /// The values of a block. Bytes that were changed give other values.
    pub(crate) fn decode(
        &self,
        bytes: &[u8],
        ground: &Ground,
        first: usize,
        count: usize,
    ) -> Block {
        let count = count.min(BLOCK);
        let mut coder = Coder::new(Decode::new(bytes), &self.chances, &self.meaning, ground);
        coder.block(&|_| Some(0), first, count);
        if self.is_wide() {
            Block::Words(coder.values)
        } else {
            Block::Bytes(coder.values.into_iter().map(|value| value as u8).collect())
        }
    }

    pub(crate) fn write(&self, to: &mut Writer) {
        self.chances.write(to);
    }

    pub(crate) fn read(from: &mut Reader<'_>, meaning: Meaning) -> Option<Model> {
        Some(Model {
            chances: Chances::read(from, meaning.questions())?,
            meaning,
        })
    }
}

struct Coder<'m, W> {
    asking: Asking<W>,
    meaning: &'m Meaning,
    ground: &'m Ground,
    values: Vec<u32>,
    /// The last value on each square, and the one before that.
    last: [u32; 64],
    older: [u32; 64],
    /// How the last questions went.
    recent: usize,
}

/// What lies around a value.
#[derive(Clone, Copy)]
struct Near {
    /// On the same square in the strip before.
    same: u32,
    before: u32,
    /// In the strip before, one square on and one square back.
    back: u32,
    ahead: u32,
    /// Two strips before.
    older: u32,
    /// Diagonally before in this strip.
    beside: [u32; 2],
    threat: usize,
}

impl<'m, W: Way> Coder<'m, W> {
    fn new(way: W, chances: &Chances, meaning: &'m Meaning, ground: &'m Ground) -> Coder<'m, W> {
        Coder {
            asking: Asking::new(way, chances.clone()),
            meaning,
            ground,
            values: Vec::with_capacity(BLOCK),
            last: [0; 64],
            older: [0; 64],
            recent: 0,
        }
    }

    fn block(&mut self, values: &impl Fn(usize) -> Option<u32>, first: usize, count: usize) {
        self.values.clear();
        (self.last, self.older, self.recent) = ([0; 64], [0; 64], 0);
        let mut busy = 0;
        let ground = self.ground;
        for strip in ground.strips(first, count) {
            let at = first + self.values.len();
            let mut squares = each(strip.squares).zip(at..);
            let other = !W::READS
                && squares.any(|(square, at)| values(at).is_some_and(|v| v != self.last[square]));
            let question = STRIPS + (busy & 15);
            let other = self
                .asking
                .ask(OF_STRIP, [question, STRIPS + 16 + (busy & 3)], other);
            busy = busy << 1 | usize::from(other);
            if other {
                self.strip(values, at, &strip);
            } else {
                let last = &self.last;
                self.values
                    .extend(each(strip.squares).map(|square| last[square]));
            }
        }
    }

    /// A strip that is not all as before.
    fn strip(&mut self, values: &impl Fn(usize) -> Option<u32>, first: usize, strip: &Strip) {
        let Sight { captures, threats } = self.ground.sight(strip);
        let steps = self.ground.back();
        let (mut before, mut back) = (None, 0);
        let mut rest = strip.squares;
        for (square, at) in each(strip.squares).zip(first..) {
            rest &= rest - 1;
            let same = self.last[square];
            if captures >> square & 1 == 1 {
                self.values.push(same);
                continue;
            }
            let ahead = (rest.trailing_zeros() as usize).min(63);
            let near = Near {
                same,
                before: before.unwrap_or(same),
                back: if before.is_some() { back } else { same },
                ahead: self.last[ahead],
                older: self.older[square],
                beside: steps.map(|step| self.last[square.wrapping_sub(step) & 63]),
                threat: (threats >> square & 1) as usize,
            };
            let value = if W::READS {
                0
            } else {
                values(at).unwrap_or(same)
            };
            let value = self.value(value, &near);
            self.values.push(value);
            self.older[square] = same;
            self.last[square] = value;
            (before, back) = (Some(value), same);
        }
    }

    fn value(&mut self, value: u32, near: &Near) -> u32 {
        let same = near.same;
        let alike = usize::from(near.before == same)
            | usize::from(near.back == same) << 1
            | usize::from(near.before == near.back) << 2
            | usize::from(near.ahead == same) << 3
            | usize::from(near.older == same) << 4
            | usize::from(near.beside[0] == same) << 5
            | usize::from(near.beside[1] == same) << 6;
        let [worth, worth_before] = [same, near.before].map(|n| size(self.meaning.byte(n)));
        let opinions = [
            SAME + (alike << 3 | (self.recent & 3) << 1 | near.threat),
            SAME_WORTH + (near.threat * LEVELS + worth) * LEVELS + worth_before,
        ];
        let other = self.asking.ask(OF_SAME, opinions, value != same);
        self.recent = self.recent << 1 | usize::from(other);
        if !other {
            return same;
        }
        let all = [
            near.before,
            near.back,
            near.ahead,
            near.beside[0],
            near.beside[1],
            near.older,
        ];
        let mut tried = 0;
        for (nth, &candidate) in all.iter().enumerate() {
            if candidate == same || all[..nth].contains(&candidate) {
                continue;
            }
            let opinions = [
                OTHER + (tried << 8 | (alike & 127) << 1 | near.threat),
                OTHER_WORTH + worth * LEVELS + size(self.meaning.byte(candidate)),
            ];
            if !self
                .asking
                .ask(OF_OTHER + tried, opinions, value != candidate)
            {
                return candidate;
            }
            tried += 1;
            if tried == 4 {
                break;
            }
        }
        self.fresh(value, worth, worth_before)
    }

    /// A value that is none of the neighbours'.
    fn fresh(&mut self, value: u32, worth: usize, worth_before: usize) -> u32 {
        let byte = self.meaning.byte(value);
        let mut node = 1;
        for shift in (0..8).rev() {
            let opinions = [
                BYTES + worth / 2 * 256 + node,
                BYTES_BEFORE + worth_before / 2 * 256 + node,
            ];
            let bit = self.asking.ask(OF_BYTE, opinions, byte >> shift & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        let byte = (node & 255) as u8;
        let (within, firsts) = match self.meaning {
            Meaning::Bytes => return u32::from(byte),
            Meaning::Plies => return u32::from(byte.rotate_left(1)),
            Meaning::Lists { within, firsts, .. } => (within, firsts),
        };
        let within = within.get(value as usize).copied().unwrap_or(0);
        let nth = self.number(within, usize::from(byte));
        let (first, end) = (firsts[usize::from(byte)], firsts[usize::from(byte) + 1]);
        // Only bytes that were changed ask for more.
        first.saturating_add(nth).min(end.max(1) - 1)
    }

    /// A number: how many bits it has, then these.
    fn number(&mut self, value: u32, byte: usize) -> u32 {
        let value = value.saturating_add(1);
        let length = 31 - value.leading_zeros();
        let mut bits = 0;
        loop {
            let question = LISTS + byte * 32 + bits as usize;
            let more = self.asking.ask(OF_LIST, [question; 2], bits < length);
            if !more || bits == 24 {
                break;
            }
            bits += 1;
        }
        let mut number = 1_u32;
        for shift in (0..bits).rev() {
            let bit = value >> shift & 1 == 1;
            let known = (number as usize) < 4;
            let question = if known {
                LISTS + byte * 32 + 25 + number as usize
            } else {
                LISTS_LOW + bits as usize * 64 + (number as usize & 31)
            };
            let bit = self.asking.ask(OF_LIST, [question; 2], bit);
            number = number << 1 | u32::from(bit);
        }
        number - 1
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use damier_draughts::Variant;

    use super::*;
    use crate::class::Class;
    use crate::expand::moves_of;
    use crate::index::Index;

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    fn ground(class: Class) -> (Ground, usize) {
        let moves = moves_of(Variant::Russian).expect("fits");
        let index = Arc::new(Index::new(moves.shape(), class));
        let length = index.len() as usize;
        (Ground::new(moves.shape(), index, 1), length)
    }

    fn captures(ground: &Ground, length: usize) -> Vec<bool> {
        let mut all = Vec::new();
        for strip in ground.strips(0, length) {
            let seen = ground.sight(&strip).captures;
            all.extend(each(strip.squares).map(|at| seen >> at & 1 == 1));
        }
        all
    }

    fn there_and_back(class: Class, values: impl Fn(usize, u64) -> u32, lists: bool) {
        let (ground, length) = ground(class);
        let captures = captures(&ground, length);
        let mut seed = 88_172_645_463_325_252;
        let all: Vec<u32> = (0..length)
            .map(|at| values(at, random(&mut seed)))
            .collect();
        let get = |at: usize| (!captures[at]).then_some(all[at]);
        let meaning = || {
            if lists {
                let most = all.iter().max().copied().unwrap_or(0);
                Meaning::of_lists(
                    (0..=most)
                        .map(|number| (number / 9).min(255) as u8)
                        .collect(),
                )
            } else if all[0].is_multiple_of(2) {
                Meaning::Plies
            } else {
                Meaning::Bytes
            }
        };
        let model = Model::learn(&get, length, &ground, meaning());
        let mut writer = Writer::default();
        model.write(&mut writer);
        let model = Model::read(&mut Reader(&writer.0), meaning()).expect("reads what it writes");
        for first in (0..length).step_by(BLOCK) {
            let count = BLOCK.min(length - first);
            let bytes = model.encode(&get, &ground, first, count);
            let back = model.decode(&bytes, &ground, first, count);
            assert_eq!(back.get(count), None);
            for at in (0..count).filter(|at| !captures[first + at]) {
                assert_eq!(
                    back.get(at),
                    Some(all[first + at]),
                    "{class} {}",
                    first + at
                );
            }
        }
    }

    #[test]
    fn blocks_come_back_as_they_were() {
        for class in Class::up_to(3) {
            there_and_back(class, |_, _| 0, false);
            there_and_back(class, |_, dice| (dice % 256) as u32, false);
            // Where the sign is makes no difference to what comes back.
            there_and_back(
                class,
                |at, dice| {
                    if dice.is_multiple_of(9) {
                        (dice >> 20) as u32 % 250
                    } else {
                        (at / 29 % 7) as u32
                    }
                },
                false,
            );
            there_and_back(class, |_, dice| (dice % 5_000) as u32, true);
            there_and_back(
                class,
                |at, dice| (at as u32 / 50 + dice as u32 % 2) % 3_000,
                true,
            );
        }
    }

    #[test]
    fn garbage_is_read_without_harm() {
        let mut seed = 1;
        let (ground, length) = ground(Class::new([1, 0], [1, 1]));
        let count = BLOCK.min(length);
        for lists in [false, true] {
            let meaning = if lists {
                Meaning::of_lists((0..300_u32).map(|number| (number / 9) as u8).collect())
            } else {
                Meaning::Bytes
            };
            let chances = Chances::new(meaning.questions());
            let model = Model { chances, meaning };
            for bytes in 0..300 {
                let bytes: Vec<u8> = (0..bytes).map(|_| random(&mut seed) as u8).collect();
                let block = model.decode(&bytes, &ground, 0, BLOCK);
                assert!(block.get(count - 1).is_some());
            }
        }
        assert!(Model::read(&mut Reader(&[1, 2, 3]), Meaning::Bytes).is_none());
    }
}
