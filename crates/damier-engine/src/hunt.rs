//! Up to three kings against one on 32 squares: how far each position is from
//! the win, worked out backwards once.
//!
//! The win with three (Petrov's triangle, in Russian draughts) takes up to
//! fifteen moves, too deep for a search, and the rule books allow no more.

use damier_draughts::{Bits, Board, Cells, Rules};
use damier_game::Side;

use crate::arena::{Arena, Pieces};

/// Not (yet) known to be won.
const OPEN: u8 = u8::MAX;
/// No win is longer, in plies.
const LONGEST: u8 = 60;

/// Distances to the win of White's kings against a lone Black one, in plies,
/// by the number of White's kings less one.
pub(crate) struct Hunt([Tables; 3]);

#[derive(Default)]
struct Tables {
    /// White to move.
    strong: Vec<u8>,
    /// Black, the lone king, to move.
    lone: Vec<u8>,
}

/// What the table says of a position with kings against a lone one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// This side wins in so many plies.
    Won(Side, u8),
    /// The lone king holds out.
    Held,
}

impl Hunt {
    /// Whether there can be a table for a game.
    pub(crate) const fn covers<R: Rules>() -> bool {
        let shape = Board::<R>::SHAPE;
        shape.squares == 32
            && shape.flying
            && !shape.losing
            && matches!(shape.grid.cells, Cells::DarkLeft)
    }

    /// Works the table out; takes about a tenth of a second.
    pub(crate) fn new<R: Rules>() -> Hunt {
        let mut hunt = Hunt(Default::default());
        for kings in 1..=3 {
            hunt.0[kings - 1] = Work::<R>::new(kings, &hunt).finish();
        }
        hunt
    }

    /// Looks a position up; `None` unless one side is a lone king and the other
    /// nothing but up to three kings. With one each, only White's win is known.
    pub(crate) fn probe<B: Bits>(&self, pieces: &Pieces<B>, mover: Side) -> Option<Verdict> {
        if !(pieces.men.white | pieces.men.black).is_empty() {
            return None;
        }
        let strong = match (pieces.kings.white.count(), pieces.kings.black.count()) {
            (2..=3, 1) => Side::White,
            (1, 2..=3) => Side::Black,
            _ => return None,
        };
        let squares = |set: B| {
            let set = set.wide() as u32;
            // The table knows White as the stronger: Black turns the board.
            if strong == Side::White {
                set
            } else {
                set.reverse_bits()
            }
        };
        let (many, one) = (
            squares(pieces.kings[strong]),
            squares(pieces.kings[!strong]),
        );
        let plies = self.plies(many, one, mover == strong);
        Some(if plies == OPEN {
            Verdict::Held
        } else {
            Verdict::Won(strong, plies)
        })
    }

    fn plies(&self, many: u32, one: u32, strong_moves: bool) -> u8 {
        let tables = &self.0[many.count_ones() as usize - 1];
        let table = if strong_moves {
            &tables.strong
        } else {
            &tables.lone
        };
        table[index(many, one)]
    }
}

/// The place of the kings in the table of their number.
fn index(many: u32, one: u32) -> usize {
    let mut rest = many;
    let mut place = 0;
    let mut nth = 0;
    while rest != 0 {
        nth += 1;
        place += ways(rest.trailing_zeros() as usize, nth);
        rest &= rest - 1;
    }
    place * 32 + one.trailing_zeros() as usize
}

/// In how many ways so many of these squares can be chosen; at most three.
const fn ways(squares: usize, chosen: usize) -> usize {
    match chosen {
        1 => squares,
        2 => squares * squares.saturating_sub(1) / 2,
        _ => squares * squares.saturating_sub(1) * squares.saturating_sub(2) / 6,
    }
}

/// Every way to put so many kings on the board, in the order of the table.
fn placements(kings: usize) -> Vec<u32> {
    let mut found = vec![(1_u32 << kings) - 1];
    while found.len() < ways(32, kings) {
        // The next larger number with as many ones.
        let last = found[found.len() - 1];
        let low = last & last.wrapping_neg();
        let ripple = last + low;
        found.push(ripple | (((last ^ ripple) >> 2) / low));
    }
    found
}

/// The table of one number of kings being made.
struct Work<'a, R: Rules> {
    smaller: &'a Hunt,
    placements: Vec<u32>,
    tables: Tables,
    /// Quiet moves of the lone king that are not yet known to lose; 0 where it
    /// must capture.
    hopes: Vec<u8>,
    steps: [[Option<u8>; 4]; 32],
    rules: core::marker::PhantomData<R>,
}

impl<'a, R: Rules> Work<'a, R> {
    fn new(kings: usize, smaller: &'a Hunt) -> Work<'a, R> {
        let placements = placements(kings);
        let size = placements.len() * 32;
        let mut work = Work {
            smaller,
            tables: Tables {
                strong: vec![OPEN; size],
                lone: vec![OPEN; size],
            },
            hopes: vec![0; size],
            steps: core::array::from_fn(neighbours::<R>),
            rules: core::marker::PhantomData,
            placements,
        };
        for place in 0..work.placements.len() {
            let many = work.placements[place];
            for one in (0..32)
                .map(|square| 1 << square)
                .filter(|one| one & many == 0)
            {
                work.begin(many, one);
            }
        }
        work
    }

    fn board(many: u32, one: u32, side: Side) -> Board<R> {
        let set = |squares: u32| {
            (0..32_u8)
                .filter(|square| squares >> square & 1 == 1)
                .fold(R::Bits::EMPTY, |set, square| {
                    set | Board::<R>::square_bits(square + 1)
                })
        };
        let (white, black) = (set(many), set(one));
        Board::from_parts(white, black, white | black, side)
    }

    /// Decides what needs no going back: captures of either side.
    fn begin(&mut self, many: u32, one: u32) {
        let at = index(many, one);
        if Self::board(many, one, Side::White).has_capture() {
            self.tables.strong[at] = 1;
        }
        let board = Self::board(many, one, Side::Black);
        let mut plies = Vec::new();
        board.moves_into(&mut plies);
        if plies.first().is_none_or(|ply| !ply.is_capture()) {
            self.hopes[at] = plies.len() as u8;
            if plies.is_empty() {
                self.tables.lone[at] = 0;
            }
            return;
        }
        let after = plies.iter().map(|&ply| {
            let left = Arena::pieces(&board.apply(ply)).kings;
            match left.white.wide() as u32 {
                0 => OPEN,
                left_over => self
                    .smaller
                    .plies(left_over, left.black.wide() as u32, true),
            }
        });
        self.tables.lone[at] = after.max().map_or(OPEN, |plies| plies.saturating_add(1));
    }

    /// Goes back from the decided positions, nearest to the end first.
    fn finish(mut self) -> Tables {
        for distance in (0..LONGEST).step_by(2) {
            for (many, one) in self.at_distance(&self.tables.lone, distance) {
                self.win_before(many, one, distance + 1);
            }
            for (many, one) in self.at_distance(&self.tables.strong, distance + 1) {
                self.lose_before(many, one, distance + 2);
            }
        }
        self.tables
    }

    fn at_distance(&self, table: &[u8], distance: u8) -> Vec<(u32, u32)> {
        let here = table
            .iter()
            .enumerate()
            .filter(|&(_, &plies)| plies == distance);
        here.map(|(at, _)| (self.placements[at / 32], 1 << (at % 32)))
            .collect()
    }

    /// White, to move, wins by any quiet move to this position.
    fn win_before(&mut self, many: u32, one: u32, distance: u8) {
        for from in (0..32).filter(|square| many >> square & 1 == 1) {
            for origin in self.slides(from, many | one) {
                let before = &mut self.tables.strong[index(many & !(1 << from) | 1 << origin, one)];
                *before = (*before).min(distance);
            }
        }
    }

    /// The lone king has one hope less wherever it can move to this position.
    fn lose_before(&mut self, many: u32, one: u32, distance: u8) {
        for origin in self.slides(one.trailing_zeros() as usize, many | one) {
            let at = index(many, 1 << origin);
            if self.hopes[at] > 0 {
                self.hopes[at] -= 1;
                if self.hopes[at] == 0 {
                    self.tables.lone[at] = distance;
                }
            }
        }
    }

    /// Where a king can have come from quietly: wherever it could go.
    fn slides(&self, from: usize, all: u32) -> Vec<usize> {
        let mut found = Vec::with_capacity(13);
        for direction in 0..4 {
            let mut here = from;
            while let Some(next) = self.steps[here][direction] {
                here = usize::from(next);
                if all >> here & 1 == 1 {
                    break;
                }
                found.push(here);
            }
        }
        found
    }
}

fn neighbours<R: Rules>(square: usize) -> [Option<u8>; 4] {
    let (row, column) = R::GRID.row_column(square as u8 + 1);
    [(-1, -1), (-1, 1), (1, -1), (1, 1)].map(|(down, right)| {
        let to = (row + down, column + right);
        (0..32).find(|&other| R::GRID.row_column(other + 1) == to)
    })
}

impl core::fmt::Debug for Hunt {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Hunt").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::rules::{American, Brazilian, International, Russian};

    use super::*;

    #[test]
    fn every_placement_has_its_place() {
        for kings in 1..=3 {
            for (place, &set) in placements(kings).iter().enumerate() {
                assert_eq!(index(set, 1) / 32, place, "{set:b}");
            }
        }
    }

    /// The fifteen moves of the rule are enough, but not much more than enough.
    #[test]
    fn the_longest_russian_win_takes_thirteen_moves() {
        let hunt = Hunt::new::<Russian>();
        let wins = hunt.0[2].strong.iter().filter(|&&plies| plies != OPEN);
        assert_eq!(wins.max(), Some(&25));
    }

    #[test]
    fn a_king_on_the_main_road_holds_out() {
        let hunt = Hunt::new::<Brazilian>();
        // Kings on b8, d8, f8 (squares 1, 2, 3) against a1 (29).
        assert_eq!(hunt.plies(0b111, 1 << 28, true), OPEN);
    }

    /// Each value follows from those of the positions one ply on.
    #[test]
    fn values_agree_with_one_ply_of_play() {
        let hunt = Hunt::new::<Russian>();
        let mut random = crate::Random::new(3);
        let mut compared = 0;
        while compared < 2000 {
            let mut pick = || 1 << random.below(32);
            let (many, one): (u32, u32) = (pick() | pick() | pick(), pick());
            let board = Work::<Russian>::board(many, one, Side::Black);
            let mut plies = Vec::new();
            board.moves_into(&mut plies);
            let quiet = plies.first().is_some_and(|ply| !ply.is_capture());
            if many.count_ones() < 2 || many & one != 0 || !quiet {
                continue;
            }
            compared += 1;
            let after = plies.iter().map(|&ply| {
                let next = board.apply(ply);
                match hunt.probe(&Arena::pieces(&next), Side::White) {
                    Some(Verdict::Won(Side::White, plies)) => plies + 1,
                    _ => OPEN,
                }
            });
            assert_eq!(Some(hunt.plies(many, one, false)), after.max(), "{board:?}");
        }
    }

    #[test]
    fn only_small_boards_with_flying_kings_have_tables() {
        assert!(Hunt::covers::<Russian>() && Hunt::covers::<Brazilian>());
        assert!(!Hunt::covers::<International>() && !Hunt::covers::<American>());
    }
}
