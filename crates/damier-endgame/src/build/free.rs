//! Where kings stand among the squares that no man takes: sets of them by their places
//! there, and the number of each.

use crate::index::{CHOOSE, Index};
use crate::shape::{bit, each};

/// Where the kings of a slice can stand.
pub(crate) struct Free {
    /// Bit of each free square, ascending.
    squares: [u8; 64],
    /// Place of each bit among the free squares.
    places: [u8; 64],
    count: usize,
}

impl Free {
    pub(crate) fn new(board: u64, men: u64) -> Free {
        let mut free = Free {
            squares: [0; 64],
            places: [0; 64],
            count: 0,
        };
        for at in each(board & !men) {
            free.squares[free.count] = at as u8;
            free.places[at] = free.count as u8;
            free.count += 1;
        }
        free
    }

    /// The place of a free square among all of them.
    #[inline]
    pub(super) fn place_of(&self, at: usize) -> usize {
        usize::from(self.places[at])
    }

    /// The squares with these ranks among those that are not taken.
    #[inline]
    pub(crate) fn set(&self, ranks: Set, taken: u64) -> u64 {
        let mut set = 0;
        for &rank in &ranks.1[..usize::from(ranks.0)] {
            let mut place = usize::from(rank);
            for king in each(taken) {
                place += usize::from(usize::from(self.places[king]) <= place);
            }
            set |= bit(usize::from(self.squares[place]));
        }
        set
    }

    /// The place of kings in the slice.
    #[inline]
    pub(crate) fn place(&self, kings: [u64; 2], black_kings: u64) -> u64 {
        let mut white = 0;
        for (nth, at) in each(kings[0]).enumerate() {
            white += CHOOSE[usize::from(self.places[at])][nth + 1];
        }
        let mut black = 0;
        for (nth, at) in each(kings[1]).enumerate() {
            let before = (kings[0] & (bit(at) - 1)).count_ones() as usize;
            black += CHOOSE[usize::from(self.places[at]) - before][nth + 1];
        }
        white * black_kings + black
    }
}

/// Kings to which one more is added: the number of such sets.
pub(super) struct Others {
    places: [u8; 8],
    count: usize,
    /// What the kings there are add to the number, by how many are before the one more.
    parts: [u64; 8],
}

impl Others {
    #[inline]
    pub(super) fn new(free: &Free, kings: u64) -> Others {
        Others::of(each(kings).map(|at| free.place_of(at)))
    }

    /// Kings on the free squares of these places, ascending.
    #[inline]
    pub(super) fn of(places: impl Iterator<Item = usize>) -> Others {
        let mut others = Others {
            places: [0; 8],
            count: 0,
            parts: [0; 8],
        };
        for (slot, place) in others.places.iter_mut().zip(places) {
            *slot = place as u8;
            others.count += 1;
        }
        for before in 0..=others.count {
            for (nth, &place) in others.places[..others.count].iter().enumerate() {
                let nth = nth + 1 + usize::from(nth >= before);
                others.parts[before] += CHOOSE[usize::from(place)][nth];
            }
        }
        others
    }

    /// The number with a king on the free square of that place.
    #[inline]
    pub(super) fn with(&self, place: usize) -> usize {
        let mut before = 0;
        for &other in &self.places[..self.count] {
            before += usize::from(usize::from(other) < place);
        }
        (self.parts[before] + CHOOSE[place][before + 1]) as usize
    }
}

/// Sets in the order of the highest square first, then the next.
fn grow(squares: &[u64], count: usize, below: usize, set: u64, sets: &mut Vec<u64>) {
    if count == 0 {
        sets.push(set);
        return;
    }
    for high in count - 1..below {
        grow(squares, count - 1, high, set | squares[high], sets);
    }
}

/// Sets of kings as ranks among the free squares, in the order of the index:
/// White's, and Black's among the squares that White's leave.
#[derive(Debug)]
pub(crate) struct Ranks {
    pub(crate) white: Vec<Set>,
    pub(crate) black: Vec<Set>,
    /// The side whose lowest king goes along the rows of a survey: Black, if it has
    /// one.
    pub(super) axis: usize,
    /// The other kings of that side, among the squares that the opponent's leave.
    pub(super) rest: Vec<Set>,
    /// All kings of a side, and all but one, among all free squares.
    pub(super) sets: [Vec<Set>; 2],
    pub(super) rests: [Vec<Set>; 2],
}

/// How many ranks, and which, ascending.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Set(u8, [u8; 7]);

impl Ranks {
    pub(crate) fn new(index: &Index, board: u64) -> Ranks {
        let class = index.class;
        let free = board.count_ones() as usize - usize::from(class.all_men());
        let axis = usize::from(class.kings[1] > 0);
        let others = usize::from(class.kings[1 - axis]);
        let rests = |kings: u8| match kings.checked_sub(1) {
            None => Vec::new(),
            Some(rest) => ranks(free, rest),
        };
        Ranks {
            white: ranks(free, class.kings[0]),
            black: ranks(free - usize::from(class.kings[0]), class.kings[1]),
            axis,
            rest: ranks(free - others, class.kings[axis].saturating_sub(1)),
            sets: class.kings.map(|kings| ranks(free, kings)),
            rests: class.kings.map(rests),
        }
    }

    /// For each place of a slice, its number in the order of White's kings, then Black's, both
    /// among all free squares.
    pub(crate) fn apart(&self) -> Vec<u32> {
        let number = |places: &[u8]| {
            let all = places.iter().enumerate();
            all.map(|(nth, &place)| CHOOSE[usize::from(place)][nth + 1])
                .sum::<u64>()
        };
        let all = self.sets[1].len() as u64;
        let mut cells = Vec::with_capacity(self.white.len() * self.black.len());
        for white in &self.white {
            let white = &white.1[..usize::from(white.0)];
            let first = number(white) * all;
            for black in &self.black {
                let mut places = black.1;
                let places = &mut places[..usize::from(black.0)];
                for place in &mut *places {
                    for &king in white {
                        *place += u8::from(king <= *place);
                    }
                }
                cells.push((first + number(places)) as u32);
            }
        }
        cells
    }

    /// The kings of the side that stands still in the rows of a survey.
    pub(super) fn others(&self) -> &[Set] {
        if self.axis == 1 {
            &self.white
        } else {
            &self.black
        }
    }
}

fn ranks(count: usize, kings: u8) -> Vec<Set> {
    let squares: Vec<u64> = (0..count).map(bit).collect();
    let mut sets = Vec::new();
    grow(&squares, usize::from(kings), count, 0, &mut sets);
    let all = sets.into_iter().map(|set| {
        let mut ranks = [0; 7];
        for (slot, at) in ranks.iter_mut().zip(each(set)) {
            *slot = at as u8;
        }
        Set(kings, ranks)
    });
    all.collect()
}

#[cfg(test)]
mod tests {
    use damier_draughts::Variant;

    use super::*;
    use crate::class::Class;
    use crate::expand::moves_of;

    #[test]
    fn sets_are_numbered_apart() {
        let shape = moves_of(Variant::Russian).expect("fits").shape();
        for class in [
            Class::new([0, 1], [1, 1]),
            Class::new([0, 2], [0, 2]),
            Class::new([0, 3], [0, 1]),
        ] {
            let index = Index::new(shape, class);
            let men = index.men_of(index.slices() / 2);
            let free = Free::new(shape.board, men[0] | men[1]);
            let ranks = Ranks::new(&index, shape.board);
            let sets = [0, 1].map(|side| {
                let all = ranks.sets[side].iter();
                all.map(|&set| free.set(set, 0)).collect::<Vec<_>>()
            });
            let cells = ranks.apart();
            assert_eq!(cells.len() as u64, index.slice_size);
            for (place, &cell) in (0..).zip(&cells) {
                let cell = cell as usize;
                let kings = [sets[0][cell / sets[1].len()], sets[1][cell % sets[1].len()]];
                assert_eq!(kings, index.kings_of(men[0] | men[1], place), "{class}");
                for side in 0..2 {
                    for king in each(kings[side]) {
                        let others = Others::new(&free, kings[side] ^ bit(king));
                        let set = others.with(free.place_of(king));
                        assert_eq!(sets[side][set], kings[side], "{class}");
                    }
                }
            }
        }
    }
}
