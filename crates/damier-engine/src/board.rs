//! The rules crate's fast boards as arenas of the search.

use damier_draughts::rules::{Goal, KingReach};
use damier_draughts::{Bits, Board, Grid, Ply, Rules};
use damier_game::{BySide, RepetitionKey, Side};

use crate::arena::{Arena, Pieces, Shape};

/// Takes the unused bit out that the boards keep after every two rows, so that
/// square `n` is bit `n - 1`.
#[inline(always)]
const fn pack(grid: Grid, padded: u64) -> u64 {
    let width = grid.width as u32;
    let mask = (1_u64 << width) - 1;
    let mut packed = 0;
    let mut pair = 0;
    while pair < grid.height as u32 / 2 {
        packed |= (padded >> (pair * (width + 1)) & mask) << (pair * width);
        pair += 1;
    }
    packed
}

/// The square (from 0) of a bit index.
#[inline(always)]
const fn packed_index(grid: Grid, index: u8) -> usize {
    index as usize - index as usize / (grid.width as usize + 1)
}

const fn shape<R: Rules>() -> Shape {
    let grid = R::GRID;
    assert!(
        grid.squares() <= 64,
        "the evaluation keeps a board in 64 bits"
    );
    let mut long_diagonal = 0;
    let mut number = 1;
    while number <= grid.squares() {
        let (row, column) = grid.row_column(number);
        if row + column == grid.height as i8 - 1 {
            long_diagonal |= 1 << (number - 1);
        }
        number += 1;
    }
    Shape {
        squares: grid.squares() as usize,
        row: grid.width as usize / 2,
        men: (R::START[0].1 - R::START[0].0) as u32 + 1,
        long_diagonal,
        flying: matches!(R::KING_REACH, KingReach::Flying),
        losing: matches!(R::GOAL, Goal::HaveNoMove),
    }
}

/// The set in which square `n` is bit `n - 1`.
#[inline(always)]
fn packed<R: Rules>(set: R::Bits) -> u64 {
    pack(R::GRID, set.wide() as u64)
}

impl<R: Rules> Arena for Board<R> {
    type Move = Ply<R::Bits>;
    const SHAPE: Shape = shape::<R>();

    #[inline(always)]
    fn side_to_move(&self) -> Side {
        Board::side_to_move(self)
    }

    #[inline(always)]
    fn key(&self) -> u64 {
        self.hash()
    }

    #[inline(always)]
    fn pieces(&self) -> Pieces {
        Pieces {
            men: BySide {
                white: packed::<R>(self.men(Side::White)),
                black: packed::<R>(self.men(Side::Black)),
            },
            kings: BySide {
                white: packed::<R>(self.kings(Side::White)),
                black: packed::<R>(self.kings(Side::Black)),
            },
        }
    }

    fn repetition_key(&self) -> RepetitionKey {
        Board::repetition_key(self)
    }

    #[inline(always)]
    fn moves(&self, list: &mut Vec<Ply<R::Bits>>) {
        self.moves_into(list);
    }

    #[inline(always)]
    fn after(&self, mv: &Ply<R::Bits>) -> Self {
        self.apply(*mv)
    }

    #[inline(always)]
    fn can_capture(&self, side: Side) -> bool {
        if side == Board::side_to_move(self) {
            return self.has_capture();
        }
        let (white, black) = (
            Board::pieces(self, Side::White),
            Board::pieces(self, Side::Black),
        );
        let kings = self.kings(Side::White) | self.kings(Side::Black);
        Board::<R>::from_parts(white, black, kings, side).has_capture()
    }

    #[inline(always)]
    fn ends(mv: &Ply<R::Bits>) -> (usize, usize) {
        (packed_index(R::GRID, mv.from), packed_index(R::GRID, mv.to))
    }

    #[inline(always)]
    fn captured(mv: &Ply<R::Bits>) -> u32 {
        mv.captured.count()
    }

    #[inline(always)]
    fn is_man(&self, mv: &Ply<R::Bits>) -> bool {
        !self.moves_king(*mv)
    }
}
