//! The place of every position of a class in its table: no gaps, no position
//! twice.
//!
//! The men come first: White's among the squares where they can stand, Black's
//! among those that White's leave. Each placement of the men is a *slice*, in
//! which White's kings stand on the free squares and Black's on what is then
//! free.

use crate::class::Class;
use crate::shape::{Shape, WORD};

/// In how many ways so many things are chosen from so many.
pub(crate) const CHOOSE: [[u64; 8]; WORD + 1] = {
    let mut table = [[0; 8]; WORD + 1];
    let mut n = 0;
    while n <= WORD {
        table[n][0] = 1;
        let mut k = 1;
        while k < 8 && n > 0 {
            table[n][k] = table[n - 1][k] + table[n - 1][k - 1];
            k += 1;
        }
        n += 1;
    }
    table
};

/// How many pairs there are.
const PAIRS: usize = WORD * (WORD - 1) / 2;

/// The higher place of each pair.
static HIGHER: [u8; PAIRS] = {
    let mut table = [0; PAIRS];
    let mut high = 1;
    while high < WORD {
        let mut low = 0;
        while low < high {
            table[high * (high - 1) / 2 + low] = high as u8;
            low += 1;
        }
        high += 1;
    }
    table
};

#[inline]
pub(crate) fn choose(n: u32, k: u8) -> u64 {
    CHOOSE[n as usize][usize::from(k)]
}

/// The place of a set among those of its size within a larger one.
#[inline]
fn rank(set: u64, within: u64) -> u64 {
    let mut rank = 0;
    let mut left = set;
    let mut nth = 1;
    while left != 0 {
        let below = (left & left.wrapping_neg()) - 1;
        rank += CHOOSE[(within & below).count_ones() as usize][nth];
        left &= left - 1;
        nth += 1;
    }
    rank
}

/// The set of that place.
pub(crate) fn unrank(mut rank: u64, count: u8, within: u64) -> u64 {
    let mut high = within.count_ones() as usize;
    let mut set = 0;
    for nth in (1..=usize::from(count)).rev() {
        let below = match nth {
            1 => (rank as usize).min(high.saturating_sub(1)),
            2 if rank < PAIRS as u64 => {
                usize::from(HIGHER[rank as usize]).min(high.saturating_sub(1))
            }
            _ => (0..high)
                .rev()
                .find(|&at| CHOOSE[at][nth] <= rank)
                .unwrap_or(0),
        };
        rank -= CHOOSE[below][nth];
        set |= nth_bit(within, below);
        high = below;
    }
    set
}

/// The bit of a set with so many below it, 0 if there is none.
#[inline]
fn nth_bit(set: u64, below: usize) -> u64 {
    const ONES: u64 = u64::MAX / 255;
    // How many bits each byte has, then how many it has and all before it.
    let counts = set - (set >> 1 & (ONES * 0x55));
    let counts = (counts & (ONES * 0x33)) + (counts >> 2 & (ONES * 0x33));
    let sums = ((counts + (counts >> 4)) & (ONES * 0x0f)).wrapping_mul(ONES);
    // The first byte with more than so many.
    let passed = ((below as u64 * ONES) | (ONES * 0x80)) - sums;
    let bytes = ((passed >> 7 & ONES).wrapping_mul(ONES) >> 56) as usize;
    if bytes == 8 {
        return 0;
    }
    let before = (sums << 8 >> (8 * bytes) & 255) as usize;
    let mut set = set & u64::MAX << (8 * bytes);
    for _ in before..below {
        set &= set.wrapping_sub(1);
    }
    set & set.wrapping_neg()
}

/// The order of the positions of one class.
#[derive(Debug)]
pub(crate) struct Index {
    pub(crate) class: Class,
    board: u64,
    zones: [u64; 2],
    /// The first slice with each placement of White's men; one more at the end.
    firsts: Vec<u64>,
    /// How many positions a slice has.
    pub(crate) slice_size: u64,
    /// Placements of Black's kings for one of White's.
    pub(crate) black_kings: u64,
}

impl Index {
    pub(crate) fn new(shape: &Shape, class: Class) -> Index {
        let mut firsts = vec![0];
        let mut sum = 0;
        let [white, black] = shape.zones;
        for at in 0..choose(white.count_ones(), class.men[0]) {
            let men = unrank(at, class.men[0], white);
            sum += choose((black & !men).count_ones(), class.men[1]);
            firsts.push(sum);
        }
        let free = shape.board.count_ones() - u32::from(class.all_men());
        let black_kings = choose(free - u32::from(class.kings[0]), class.kings[1]);
        Index {
            class,
            board: shape.board,
            zones: shape.zones,
            firsts,
            slice_size: choose(free, class.kings[0]) * black_kings,
            black_kings,
        }
    }

    /// How many placements of men there are.
    pub(crate) fn slices(&self) -> u64 {
        self.firsts.last().copied().unwrap_or(0)
    }

    /// How many positions there are for each side to move.
    pub(crate) fn len(&self) -> u64 {
        self.slices() * self.slice_size
    }

    /// The slice with these men.
    #[inline]
    pub(crate) fn slice_of(&self, men: [u64; 2]) -> u64 {
        let white = rank(men[0], self.zones[0]);
        let black = rank(men[1], self.zones[1] & !men[0]);
        self.firsts.get(white as usize).copied().unwrap_or(0) + black
    }

    /// The men of a slice.
    pub(crate) fn men_of(&self, slice: u64) -> [u64; 2] {
        let white = self.firsts.partition_point(|&first| first <= slice) - 1;
        let men = unrank(white as u64, self.class.men[0], self.zones[0]);
        let rest = slice - self.firsts[white];
        [men, unrank(rest, self.class.men[1], self.zones[1] & !men)]
    }

    /// The number of White's men in a slice.
    pub(crate) fn white_men_of(&self, slice: u64) -> u64 {
        (self.firsts.partition_point(|&first| first <= slice) - 1) as u64
    }

    /// The first slice with a placement of White's men.
    pub(crate) fn first_of(&self, white: u64) -> u64 {
        self.firsts.get(white as usize).copied().unwrap_or(0)
    }

    /// Where the kings stand in their slice.
    #[inline]
    pub(crate) fn within(&self, men: u64, kings: [u64; 2]) -> u64 {
        let free = self.board & !men;
        rank(kings[0], free) * self.black_kings + rank(kings[1], free & !kings[0])
    }

    /// The kings of a place within a slice.
    pub(crate) fn kings_of(&self, men: u64, within: u64) -> [u64; 2] {
        let free = self.board & !men;
        let white = unrank(within / self.black_kings, self.class.kings[0], free);
        let black = unrank(
            within % self.black_kings,
            self.class.kings[1],
            free & !white,
        );
        [white, black]
    }

    /// The place of a position of this class.
    #[inline]
    pub(crate) fn place(&self, men: [u64; 2], kings: [u64; 2]) -> u64 {
        self.slice_of(men) * self.slice_size + self.within(men[0] | men[1], kings)
    }

    /// The position in a place: men and kings of both sides.
    pub(crate) fn position(&self, place: u64) -> ([u64; 2], [u64; 2]) {
        let men = self.men_of(place / self.slice_size);
        let kings = self.kings_of(men[0] | men[1], place % self.slice_size);
        (men, kings)
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::rules;

    use super::*;

    fn positions(shape: &Shape, pieces: u8) -> u64 {
        let classes = Class::up_to(pieces);
        let of_size = classes.iter().filter(|class| class.pieces() == pieces);
        of_size
            .map(|&class| {
                let sides = if class.is_even() { 1 } else { 2 };
                Index::new(shape, class).len() * sides
            })
            .sum()
    }

    #[test]
    fn there_are_as_many_places_as_positions() {
        let small = Shape::of::<rules::Russian>().expect("fits");
        assert_eq!(positions(&small, 2), 3_488);
        assert_eq!(positions(&small, 3), 196_032);
        assert_eq!(positions(&small, 4), 6_209_316);
        assert_eq!(positions(&small, 5), 139_450_808);
        let large = Shape::of::<rules::International>().expect("fits");
        assert_eq!(positions(&large, 2), 8_845);
        assert_eq!(positions(&large, 3), 806_300);
        assert_eq!(positions(&large, 4), 41_971_200);
        assert_eq!(positions(&large, 5), 1_570_600_750);
    }

    #[test]
    fn bits_are_found_by_what_is_below_them() {
        for set in [0, 1, 1 << 63, u64::MAX, 0x8000_0701_ff00_0090, u64::MAX / 3] {
            let all = (0..WORD).map(|at| 1 << at).filter(|bit| set & bit != 0);
            for (below, bit) in all.chain([0, 0]).enumerate() {
                assert_eq!(nth_bit(set, below), bit, "{set:x} {below}");
            }
        }
    }

    #[test]
    fn places_and_positions_belong_to_each_other() {
        let shape = Shape::of::<rules::Russian>().expect("fits");
        for class in Class::up_to(4) {
            let index = Index::new(&shape, class);
            for place in (0..index.len()).step_by(37) {
                let (men, kings) = index.position(place);
                assert_eq!(index.place(men, kings), place, "{class}");
                for side in 0..2 {
                    assert_eq!(men[side].count_ones(), u32::from(class.men[side]));
                    assert_eq!(men[side] & !shape.zones[side], 0);
                    assert_eq!(kings[side].count_ones(), u32::from(class.kings[side]));
                }
                assert_eq!((men[0] | kings[0]) & (men[1] | kings[1]), 0);
            }
        }
    }
}
