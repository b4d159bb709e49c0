//! Values that are none of their neighbours'.

use super::coder::{
    Coder, FRESH, Near, OF_FRESH, OTHER, OTHER_KIN, OTHER_VOTES, OTHER_WORTH, SAME, SAME_KIN,
    SAME_WORTH,
};
use super::meaning::{LEVELS, Meaning, SLOTS, size};
use super::range::Way;

// Where the opinions on each kind of question begin, for bytes.
const KINDS: usize = FRESH;
const DRAWS: usize = KINDS + 2 * 81;
const SIGNS: usize = DRAWS + LEVELS;
const RELATIONS: usize = SIGNS + LEVELS;
const AWAY: usize = RELATIONS + 256 * 16;
const LEFT: usize = AWAY + LEVELS * 32;
const LEFT_BY: usize = LEFT + 2 * 128;
const OF_BYTES: usize = LEFT_BY + LEVELS * 128;

// And for lists: by what is alike so far, and by single letters, of which several may share an
// opinion.
const LETTERS: usize = FRESH;
const LETTERS_BY: usize = LETTERS + 8 * SLOTS * 128;
const OF_LISTS: usize = LETTERS_BY + 3 * SHARED;

/// Opinions for all letters that are compared with a certain one.
const SHARED: usize = 1 << SHARED_BITS;
const SHARED_BITS: u32 = 12;

/// Sizes of letters.
const ROUGHLY: usize = LEVELS / 2;

// Kinds of questions that weigh opinions alike.
const OF_DRAW: usize = OF_FRESH;
const OF_SIGN: usize = OF_FRESH + 1;
const OF_DOWN: usize = OF_FRESH + 2;
const OF_AWAY: usize = OF_FRESH + 3;
const OF_LEFT: usize = OF_FRESH + 5;
const OF_LETTER: usize = OF_FRESH + 6;

/// How many opinions there are to hold.
pub(super) fn questions(meaning: &Meaning) -> usize {
    match meaning {
        Meaning::Lists(_) => OF_LISTS,
        _ => OF_BYTES,
    }
}

/// How far back from an opinion there is one on a similar question.
pub(super) fn row(at: usize) -> usize {
    const ROWS: [(usize, usize); 10] = [
        (SAME, 16),
        (SAME_WORTH, 8),
        (SAME_KIN, LEVELS),
        (OTHER, 32),
        (OTHER_WORTH, 2),
        (OTHER_VOTES, LEVELS),
        (OTHER_KIN, 8),
        (FRESH, 32),
        (AWAY, 16),
        (LEFT, 32),
    ];
    let found = ROWS.iter().find(|(end, _)| at < *end);
    found.map_or(128, |(_, row)| *row)
}

/// Nobody wins, the side to move does, or it loses.
#[inline]
fn outcome(byte: u8) -> usize {
    usize::from(byte != 0) + usize::from(byte >> 7)
}

impl<W: Way> Coder<'_, W> {
    /// A value that is none of those tried, of which the first was the last on its square.
    pub(super) fn fresh(&mut self, value: u32, near: &Near, tried: &[u32]) -> u32 {
        if self.meaning.lists().is_some() {
            return self.word(value, near);
        }
        let byte = self.byte(self.meaning.byte(value), near, tried);
        self.meaning.number(byte)
    }

    /// Who wins, and how far from a neighbour with which the same side does.
    fn byte(&mut self, byte: u8, near: &Near, tried: &[u32]) -> u8 {
        let around = [near.same, near.before, near.ahead, near.beside[0]];
        let around = around.map(|number| self.meaning.byte(number));
        let outcomes = around.iter().fold(0, |all, &byte| all * 3 + outcome(byte));
        let [same, ..] = around;
        let level = size(same);
        if same != 0 {
            let opinions = [KINDS + outcomes, DRAWS + level];
            if self.asking.ask(OF_DRAW, opinions, byte == 0) {
                return 0;
            }
        }
        let opinions = [KINDS + 81 + outcomes, SIGNS + level];
        let lost = self.asking.ask(OF_SIGN, opinions, byte >> 7 == 1);
        let sign = u8::from(lost) << 7;
        let mut alike = tried.iter().map(|&number| self.meaning.byte(number));
        let left = match alike.find(|&byte| byte != 0 && byte & 128 == sign) {
            None => self.left(byte & 127, lost, level),
            Some(base) => {
                let relation = |&byte: &u8| match byte {
                    0 => 3,
                    _ if byte & 128 != sign => 3,
                    _ => (byte >= base) as usize + (byte > base) as usize,
                };
                let relations = around.iter().map(relation);
                let relations = relations.fold(0, |all, one| all * 4 + one);
                self.away(byte & 127, base, relations)
            }
        };
        sign | left
    }

    /// How far from the number of a neighbour, given how those of others compare with it.
    fn away(&mut self, left: u8, base: u8, relations: usize) -> u8 {
        let relations = RELATIONS + relations * 16;
        let level = AWAY + size(base) * 32;
        let base = base & 127;
        let down = self.asking.ask(OF_DOWN, [relations, level], left < base);
        let most = if down { base } else { 127 - base };
        let wanted = left.abs_diff(base);
        let level = level + usize::from(down) * 16;
        let mut far = 1;
        while far < most {
            let at = usize::from(far.min(15));
            let kind = OF_AWAY + usize::from(far > 1);
            if !self
                .asking
                .ask(kind, [relations + at, level + at], wanted > far)
            {
                break;
            }
            far += 1;
        }
        if down {
            base - far.min(base)
        } else {
            (base + far).min(127)
        }
    }

    /// A number with nothing to compare it with.
    fn left(&mut self, left: u8, lost: bool, level: usize) -> u8 {
        let mut node = 1;
        for shift in (0..7).rev() {
            let opinions = [
                LEFT + usize::from(lost) * 128 + node,
                LEFT_BY + level * 128 + node,
            ];
            let bit = self.asking.ask(OF_LEFT, opinions, left >> shift & 1 == 1);
            node = node << 1 | usize::from(bit);
        }
        (node & 127) as u8
    }

    /// A word, letter by letter, as far as it is not the only one that begins so.
    fn word(&mut self, value: u32, near: &Near) -> u32 {
        let Some(lists) = self.meaning.lists() else {
            return 0;
        };
        let (mut low, mut high) = (0, lists.len());
        let length = lists.list_length();
        let (mut lost, mut at) = (0, 0);
        let (mut as_same, mut as_before, mut last) = (1, 1, 0);
        while high.saturating_sub(low) > 1 {
            let slot = lists.slot(at);
            let rough = |letter: u8| size(letter & 127) % ROUGHLY;
            let same = rough(lists.letter(near.same as usize, at));
            // The same number of the list before in this word, or in the neighbour's first.
            let other = match at.checked_sub(length) {
                Some(above) if above > 0 => lists.letter(low, above),
                _ => lists.letter(near.before as usize, at),
            };
            let alike = (slot * 2 + lost) * 4 + as_same * 2 + as_before;
            let others = [
                (slot * 2 + as_same) * ROUGHLY + same,
                (slot * 2 + as_before) * ROUGHLY + rough(other),
                (slot * 2 + lost) * ROUGHLY + last,
            ];
            let opinions = |node: usize| {
                let [one, two, three] = [0, 1, 2].map(|nth| shared(nth, others[nth], node));
                [LETTERS + alike * 128 + node, one, two, three]
            };
            let kind = OF_LETTER + usize::from(at > length);
            let mut node = 1;
            for shift in (0..7).rev() {
                let bits = [low, high - 1].map(|word| lists.letter(word, at) >> shift & 1);
                let mut bit = bits[0] == 1;
                if bits[0] != bits[1] {
                    let wanted = !W::READS && lists.letter(value as usize, at) >> shift & 1 == 1;
                    bit = self.asking.ask(kind, opinions(node), wanted);
                    let ones = lists.first_with(low..high, at, shift);
                    (low, high) = if bit { (ones, high) } else { (low, ones) };
                }
                node = node << 1 | usize::from(bit);
            }
            let letter = (node & 127) as u8;
            as_same &= usize::from(letter == lists.letter(near.same as usize, at));
            as_before &= usize::from(letter == lists.letter(near.before as usize, at));
            last = rough(letter);
            if at == 0 {
                lost = usize::from(node & 127 == 2);
            }
            at += 1;
        }
        low as u32
    }
}

/// The opinion on a bit of a letter, by the nth way of comparing it.
#[inline]
fn shared(nth: usize, compared: usize, node: usize) -> usize {
    let mixed = ((compared * 128 + node) as u32).wrapping_mul(0x9E37_79B1) >> (32 - SHARED_BITS);
    LETTERS_BY + nth * SHARED + mixed as usize
}
