//! How a column becomes few bytes.
//!
//! Neighbours in a table are alike. A block goes along its strips; the first question
//! is whether the whole strip is as expected: as the strip in which one of the other pieces
//! stood a step back on a diagonal, since a flying king that goes along it has the same
//! aims from everywhere, or as the last values on the same squares. If not, each
//! value is asked for: is it the expected one? If not, that of another
//! neighbour? If not, which is it? Each answer is coded with the chance that such
//! answers had, by what the neighbours are and by what they are worth, beginning with
//! the chances over the whole column. Positions in which somebody must capture are
//! never looked up: they are left out where that can be seen from the squares, and
//! written as whatever is cheapest elsewhere.

use super::chances::Asking;
use super::ground::{Ground, Sight, Strip};
use super::kin::Kin;
use super::meaning::{LEVELS, Meaning, size};
use super::model::BLOCK;
use super::range::Way;
use crate::shape::each;

// Where the opinions on each kind of question begin.
const STRIPS: usize = 0;
pub(super) const SAME: usize = STRIPS + 2 * 128;
pub(super) const SAME_WORTH: usize = SAME + (1 << 11);
pub(super) const SAME_KIN: usize = SAME_WORTH + 2 * LEVELS * LEVELS;
const SAME_TURNS: usize = SAME_KIN + (1 << 11);
pub(super) const OTHER: usize = SAME_TURNS + 32 * LEVELS;
pub(super) const OTHER_WORTH: usize = OTHER + MOST_TRIED * 256;
pub(super) const OTHER_VOTES: usize = OTHER_WORTH + LEVELS * LEVELS;
pub(super) const OTHER_KIN: usize = OTHER_VOTES + MOST_TRIED * AROUND * 8;
pub(super) const FRESH: usize = OTHER_KIN + MOST_TRIED * AROUND * 32;

// Kinds of questions that weigh opinions alike.
const OF_STRIP: usize = 0;
const OF_SAME: usize = 1;
const OF_OTHER: usize = 2;
pub(super) const OF_FRESH: usize = OF_OTHER + MOST_TRIED;

/// How many neighbours are asked about by name.
const MOST_TRIED: usize = 6;
/// How many neighbours there are to ask about.
const AROUND: usize = 11;

/// Goes through the questions of blocks.
pub(super) struct Coder<'m, W> {
    pub(super) asking: Asking<W>,
    pub(super) meaning: &'m Meaning,
    ground: &'m Ground,
    pub(super) values: Vec<u32>,
    kin: Kin,
    /// What the value on each square is expected to be.
    base: [u32; 64],
    /// The last value on each square, and the one before that.
    last: [u32; 64],
    older: [u32; 64],
    /// In which of the last strips the value on each square became another, the last first.
    turns: [u8; 64],
    /// How the last questions went.
    recent: usize,
    /// What took the place of a value last, by that value alone and by it and the one on the
    /// square before.
    after_one: [u32; 64],
    after_two: [u32; 256],
}

/// What lies around a value.
#[derive(Clone, Copy)]
pub(super) struct Near {
    /// What is expected: see [`Coder::expect`].
    pub(super) same: u32,
    /// On the same square in the strip before.
    last: u32,
    /// On the same square in the second kin, and whether there are none, one or two.
    kin: u32,
    kindred: usize,
    /// On which of the two squares diagonally before in this strip something else than expected
    /// was found, and on which of them the same was expected.
    moved: usize,
    parallel: usize,
    /// On the square before in this strip.
    pub(super) before: u32,
    /// What was expected one square back and is one square on.
    back: u32,
    pub(super) ahead: u32,
    /// Two strips before.
    older: u32,
    /// Diagonally before in this strip.
    pub(super) beside: [u32; 2],
    /// Two rows before in this strip.
    above: u32,
    threat: usize,
    /// See [`Coder::turns`].
    turns: usize,
    /// See [`step_to`].
    step: usize,
}

/// How the pieces that stand still differ from those of the strip before: one went to the next
/// square, one went farther, more than that, or there is none before.
fn step_to(pieces: u64, before: Option<u64>) -> usize {
    let Some(before) = before else { return 3 };
    let changed = pieces ^ before;
    match changed.count_ones() {
        2 => usize::from(changed & changed >> 1 == 0),
        _ => 2,
    }
}

impl<'m, W: Way> Coder<'m, W> {
    pub(super) fn new(asking: Asking<W>, meaning: &'m Meaning, ground: &'m Ground) -> Coder<'m, W> {
        Coder {
            asking,
            meaning,
            ground,
            values: Vec::with_capacity(BLOCK),
            kin: Kin::default(),
            base: [0; 64],
            last: [0; 64],
            older: [0; 64],
            turns: [0; 64],
            recent: 0,
            after_one: [0; 64],
            after_two: [0; 256],
        }
    }

    /// The first block that the coder goes through; it begins as if nothing was before.
    pub(super) fn block(
        &mut self,
        values: &impl Fn(usize) -> Option<u32>,
        first: usize,
        count: usize,
    ) {
        let mut busy = 0;
        let mut before = None;
        let ground = self.ground;
        for strip in ground.strips(first, count) {
            let at = first + self.values.len();
            let mut squares = each(strip.squares).zip(at..);
            let pieces = strip.pieces();
            let step = step_to(pieces, before);
            self.expect(pieces, before);
            let other = !W::READS
                && squares.any(|(square, at)| values(at).is_some_and(|v| v != self.base[square]));
            before = Some(pieces);
            let kin = STRIPS + usize::from(self.kin.first().is_some()) * 128;
            let long = kin + step * 16 + (busy & 15);
            let short = kin + 64 + step * 16 + (busy & 3);
            let other = self.asking.ask(OF_STRIP, [long, short], other);
            busy = busy << 1 | usize::from(other);
            if other {
                self.strip(values, at, &strip, step);
            } else {
                for square in each(strip.squares) {
                    self.values.push(self.base[square]);
                    self.last[square] = self.base[square];
                }
            }
            self.kin.keep(pieces, &self.last);
        }
    }

    /// Finds out what is expected of a strip.
    fn expect(&mut self, pieces: u64, before: Option<u64>) {
        self.kin.find(pieces, before, self.ground.back());
        self.base = match self.kin.first() {
            // Where kings go one step at a time, a step changes what they can reach.
            Some(values) if !self.ground.is_short() => *values,
            _ => self.last,
        };
    }

    /// A strip that is not all as before.
    fn strip(
        &mut self,
        values: &impl Fn(usize) -> Option<u32>,
        first: usize,
        strip: &Strip,
        step: usize,
    ) {
        let Sight { captures, threats } = self.ground.sight(strip);
        let steps = self.ground.back();
        let (mut before, mut back) = (None, 0);
        let mut rest = strip.squares;
        for (square, at) in each(strip.squares).zip(first..) {
            rest &= rest - 1;
            let same = self.base[square];
            if captures >> square & 1 == 1 {
                self.values.push(same);
                self.last[square] = same;
                continue;
            }
            let ahead = (rest.trailing_zeros() as usize).min(63);
            let behind = |steps: usize| self.last[square.wrapping_sub(steps) & 63];
            let beside = steps.map(behind);
            let expected = steps.map(|steps| self.base[square.wrapping_sub(steps) & 63]);
            let kin = self.kin.second().map(|values| values[square]);
            let near = Near {
                same,
                before: before.unwrap_or(same),
                back: if before.is_some() { back } else { same },
                ahead: self.base[ahead],
                last: self.last[square],
                kin: kin.unwrap_or(self.last[square]),
                kindred: usize::from(self.kin.first().is_some()) + usize::from(kin.is_some()),
                moved: usize::from(beside[0] != expected[0]) << 1
                    | usize::from(beside[1] != expected[1]),
                parallel: usize::from(expected[0] == same) << 1 | usize::from(expected[1] == same),
                older: self.older[square],
                beside,
                above: behind(steps[0] + steps[1]),
                threat: (threats >> square & 1) as usize,
                turns: usize::from(self.turns[square]),
                step,
            };
            let value = if W::READS {
                0
            } else {
                values(at).unwrap_or(same)
            };
            let value = self.value(value, &near);
            self.values.push(value);
            self.older[square] = self.last[square];
            self.last[square] = value;
            self.turns[square] = self.turns[square] << 1 | u8::from(value != same);
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
        let kin = (near.kindred + usize::from(near.kindred == 2 && near.kin == same)) << 1
            | usize::from(near.last == same);
        let kin = kin << 3 | near.moved << 1 | usize::from(near.before != near.back);
        let [worth, worth_before] = [same, near.before].map(|n| size(self.meaning.byte(n)));
        let short = self.ground.is_short();
        let row = usize::from(short && near.above == same);
        let turns = (near.step * 4 + (near.turns & 3)) * 2 + row;
        let opinions = [
            SAME + (alike << 3 | (self.recent & 3) << 1 | near.threat),
            SAME_KIN + (kin << 5 | (alike >> 5) << 3 | (self.recent & 3) << 1 | near.threat),
            SAME_WORTH + (near.threat * LEVELS + worth) * LEVELS + worth_before,
            SAME_TURNS + turns * LEVELS + worth,
        ];
        let other = self.asking.ask(OF_SAME, opinions, value != same);
        self.recent = self.recent << 1 | usize::from(other);
        if !other {
            return same;
        }
        self.other(value, near, alike << 1 | near.threat)
    }

    /// A value that is not the last on its square: that of another neighbour, what came after
    /// such neighbours before, or none of these.
    fn other(&mut self, value: u32, near: &Near, alike: usize) -> u32 {
        let one = near.same.wrapping_mul(0x9E37_79B1);
        let two = one.wrapping_add(near.before).wrapping_mul(0x85EB_CA6B);
        let (one, two) = ((one >> 26) as usize, (two >> 24) as usize);
        // A king that goes one step at a time has the same task two rows on.
        let short = self.ground.is_short();
        let row = if short { near.above } else { near.same };
        let all = [
            row,
            near.beside[0],
            near.beside[1],
            near.kin,
            near.before,
            near.back,
            near.ahead,
            near.last,
            near.older,
            self.after_two[two],
            self.after_one[one],
        ];
        let value = self.one_of(value, near, alike, &all);
        self.after_one[one] = value;
        self.after_two[two] = value;
        value
    }

    fn one_of(&mut self, value: u32, near: &Near, alike: usize, all: &[u32; AROUND]) -> u32 {
        let worth = size(self.meaning.byte(near.same));
        let kin = near.moved << 3 | near.parallel << 1 | usize::from(near.before != near.back);
        let mut tried = [near.same; MOST_TRIED + 1];
        let mut count = 0;
        for (nth, &candidate) in all.iter().enumerate() {
            if tried[..=count].contains(&candidate) {
                continue;
            }
            let votes = all.iter().filter(|&&other| other == candidate).count();
            let opinions = [
                OTHER + (count << 8 | alike),
                OTHER_WORTH + worth * LEVELS + size(self.meaning.byte(candidate)),
                OTHER_VOTES + (count * AROUND + nth) * 8 + votes.min(7),
                OTHER_KIN + ((count * AROUND + nth) << 5 | kin),
            ];
            let kind = OF_OTHER + count;
            if !self.asking.ask(kind, opinions, value != candidate) {
                return candidate;
            }
            count += 1;
            tried[count] = candidate;
            if count == MOST_TRIED {
                break;
            }
        }
        self.fresh(value, near, &tried[..=count])
    }
}
