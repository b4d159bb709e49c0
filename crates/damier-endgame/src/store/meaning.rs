//! What the numbers of a column stand for, as far as the coder cares.

use std::ops::Range;
use std::sync::Arc;

use super::bytes::{Reader, Writer};
use super::chances::{Asking, Chances};
use super::range::{Decode, Encode, Way};
use super::squeeze::letter;
use crate::counters::Left;
use crate::table::{Codec, Needs, Sign};

/// How many sizes of values are told apart.
pub(super) const LEVELS: usize = 40;

/// The size of a value, roughly: signs apart, the small ones one by one.
#[inline]
pub(super) fn size(byte: u8) -> usize {
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

/// What the numbers of a column stand for.
#[derive(Clone, Debug)]
pub(crate) enum Meaning {
    /// The bytes are values themselves, the sign in the highest bit.
    Bytes,
    /// The bytes are values themselves, the sign in the lowest bit.
    Plies,
    /// Numbers of lists.
    Lists(Arc<Spelled>),
}

impl Meaning {
    /// The bytes of a layer without lists.
    pub(super) fn of_bytes(codec: Codec) -> Meaning {
        match codec {
            Codec::Plies { .. } => Meaning::Plies,
            Codec::Budget => Meaning::Bytes,
        }
    }

    /// A byte that says most of what a number stands for: the sign in the highest bit; 0 if
    /// nobody wins.
    #[inline]
    pub(super) fn byte(&self, number: u32) -> u8 {
        match self {
            Meaning::Bytes => number as u8,
            Meaning::Plies => (number as u8).rotate_right(1),
            Meaning::Lists(lists) => lists.mosts.get(number as usize).copied().unwrap_or(0),
        }
    }

    /// The number of such a byte, where it is the value itself.
    #[inline]
    pub(super) fn number(&self, byte: u8) -> u32 {
        match self {
            Meaning::Plies => u32::from(byte.rotate_left(1)),
            _ => u32::from(byte),
        }
    }

    pub(super) fn lists(&self) -> Option<&Spelled> {
        match self {
            Meaning::Lists(lists) => Some(lists),
            _ => None,
        }
    }
}

/// Lists of numbers as words: who wins, then each list number by number, after each whether
/// another follows. No word begins with another.
#[derive(Debug, Default)]
pub(crate) struct Spelled {
    letters: Vec<u8>,
    starts: Vec<u32>,
    mosts: Vec<u8>,
    /// How many numbers a list has.
    groups: usize,
}

/// The word of what must be left.
pub(super) fn spell(needs: &Option<Needs>) -> Vec<u8> {
    let Some(needs) = needs else { return vec![0] };
    let mut word = vec![if needs.sign == Sign::Win { 1 } else { 2 }];
    for (nth, list) in needs.least.iter().enumerate() {
        word.extend(list.iter().map(|&left| left as u8));
        word.push(u8::from(nth + 1 < needs.least.len()));
    }
    word
}

/// The most that the first of the least lists asks for, as a byte.
fn most(needs: &Option<Needs>) -> u8 {
    let Some(needs) = needs else { return 0 };
    let left = needs.least.first().and_then(|list| list.iter().max());
    Codec::Budget.encode(needs.sign, left.copied().unwrap_or(0))
}

/// Kinds of places in words: who wins; each number of the first, of the second and of further
/// lists, and whether another follows.
pub(super) const SLOTS: usize = 16;

impl Spelled {
    /// Of lists that come in the order of their words.
    pub(super) fn new<'l>(dictionary: impl Iterator<Item = &'l Option<Needs>>) -> Spelled {
        let mut spelled = Spelled::default();
        for needs in dictionary {
            spelled.starts.push(spelled.letters.len() as u32);
            spelled.letters.extend(spell(needs));
            spelled.mosts.push(most(needs));
            let lists = needs.iter().flat_map(|needs| &needs.least);
            spelled.groups = lists.map(Vec::len).fold(spelled.groups, usize::max);
        }
        spelled
    }

    /// How many words there are.
    pub(super) fn len(&self) -> usize {
        self.starts.len()
    }

    /// A letter of a word; 0 after its end.
    #[inline]
    pub(super) fn letter(&self, word: usize, at: usize) -> u8 {
        let Some(&start) = self.starts.get(word) else {
            return 0;
        };
        let end = self
            .starts
            .get(word + 1)
            .map_or(self.letters.len(), |&end| end as usize);
        self.letters[start as usize..end]
            .get(at)
            .copied()
            .unwrap_or(0)
    }

    /// The first of some words, alike up to this letter and its higher bits, in which the bit of
    /// the letter is 1.
    pub(super) fn first_with(&self, words: Range<usize>, at: usize, shift: u32) -> usize {
        let (mut low, mut high) = (words.start, words.end);
        while low < high {
            let middle = low + (high - low) / 2;
            if self.letter(middle, at) >> shift & 1 == 1 {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    }

    /// What kind of place a letter stands in.
    #[inline]
    pub(super) fn slot(&self, at: usize) -> usize {
        match at.checked_sub(1) {
            None => 0,
            Some(at) => 1 + (at / (self.groups + 1)).min(2) * 5 + (at % (self.groups + 1)).min(4),
        }
    }

    /// How many letters a list has.
    pub(super) fn list_length(&self) -> usize {
        self.groups + 1
    }

    pub(super) fn write(&self, to: &mut Writer) {
        to.u32(self.len() as u32);
        to.u8(self.groups as u8);
        let known = Chances::new(QUESTIONS);
        let mut asking = Asking::new(Encode::default(), &known);
        let mut before = Vec::new();
        for word in 0..self.len() {
            let mut own = Vec::new();
            let mut next = |at: usize| self.letter(word, at);
            self.word(&mut asking, &before, &mut own, &mut next);
            before = own;
        }
        let bytes = asking.finish();
        to.short(bytes.len() as u64);
        to.0.extend(bytes);
    }

    /// Reads lists, in the order of their words.
    pub(super) fn read(from: &mut Reader<'_>) -> Option<Vec<Option<Needs>>> {
        let count = from.u32()?;
        if count > 1 << 24 {
            return None;
        }
        let spelled = Spelled {
            groups: usize::from(from.u8()?),
            ..Spelled::default()
        };
        let length = usize::try_from(from.short()?).ok()?;
        let known = Chances::new(QUESTIONS);
        let mut asking = Asking::new(Decode::new(from.take(length)?), &known);
        let mut all = Vec::new();
        let mut before = Vec::new();
        for _ in 0..count {
            let mut own = Vec::new();
            spelled.word(&mut asking, &before, &mut own, &mut |_| 0);
            all.push(spelled.needs(&own));
            before = own;
        }
        Some(all)
    }

    /// Passes a word on, after the one before it: writes the letters of `next` or reads them.
    fn word<W: Way>(
        &self,
        asking: &mut Asking<W>,
        before: &[u8],
        own: &mut Vec<u8>,
        next: &mut dyn FnMut(usize) -> u8,
    ) {
        let mut shared = true;
        let length = self.list_length();
        loop {
            let at = own.len();
            let other = before.get(at).copied().filter(|_| shared);
            let above = at.checked_sub(length).filter(|&above| above > 0);
            let above = above.map_or(0, |above| own[above]);
            let last = own.last().copied().unwrap_or(0);
            let contexts = [
                other.map_or(128, |other| usize::from(other & 127)),
                256 + self.slot(at) * 128 + usize::from(above & 127),
                256 + SLOTS * 128 + self.slot(at) * 128 + usize::from(last & 127),
            ];
            let letter = letter(asking, 0, contexts.map(|context| context * 256), next(at));
            own.push(letter);
            shared = other == Some(letter);
            let ended = if at == 0 {
                letter == 0
            } else {
                at.is_multiple_of(length) && (letter == 0 || at > MOST_LETTERS)
            };
            if ended {
                return;
            }
        }
    }

    /// What a word stands for.
    fn needs(&self, word: &[u8]) -> Option<Needs> {
        let (&first, rest) = word.split_first()?;
        if first == 0 {
            return None;
        }
        let list = |list: &[u8]| {
            list[..self.groups]
                .iter()
                .map(|&left| Left::from(left))
                .collect()
        };
        Some(Needs {
            sign: if first == 1 { Sign::Win } else { Sign::Loss },
            least: rest.chunks_exact(self.list_length()).map(list).collect(),
        })
    }
}

/// No word is longer, except in files that were changed.
const MOST_LETTERS: usize = 1 << 10;
/// Opinions with which words are passed on.
const QUESTIONS: usize = (256 + 2 * SLOTS * 128) * 256;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_come_back_from_their_words() {
        let win = |lists: &[[Left; 2]]| {
            Some(Needs {
                sign: Sign::Win,
                least: lists.iter().map(|list| list.to_vec()).collect(),
            })
        };
        let mut all = vec![
            None,
            win(&[[1, 2]]),
            win(&[[3, 9], [7, 4], [8, 1]]),
            win(&[[3, 10]]),
        ];
        all.push(Some(Needs {
            sign: Sign::Loss,
            least: vec![vec![6, 6], vec![12, 4]],
        }));
        all.sort_by_key(spell);
        let mut writer = Writer::default();
        Spelled::new(all.iter()).write(&mut writer);
        assert_eq!(Spelled::read(&mut Reader(&writer.0)).as_ref(), Some(&all));
        assert!(Spelled::read(&mut Reader(&[9, 0, 0, 0, 2, 1, 5])).is_some());
        assert!(Spelled::read(&mut Reader(&[9, 0, 0, 0, 2, 9, 5])).is_none());
    }
}
