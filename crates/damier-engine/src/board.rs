//! The rules crate's fast boards as arenas of the search.

use damier_draughts::rules::{Goal, KingReach};
use damier_draughts::{Bits, Board, Cells, Ply, Rules};
use damier_game::{BySide, RepetitionKey, Side};

use crate::arena::{Arena, Pieces, Shape};

/// The set in which square `n` is bit `n - 1`, from one in which the boards keep
/// unused bits between the rows.
#[inline(always)]
fn packed<R: Rules>(set: R::Bits) -> R::Bits {
    match R::GRID.cells {
        Cells::All => set,
        // One unused bit after every two rows.
        Cells::DarkLeft if R::Bits::SIZE == 64 => {
            let (padded, mut packed) = (set.wide() as u64, 0);
            let width = u32::from(R::GRID.width);
            for pair in 0..u32::from(R::GRID.height) / 2 {
                let two_rows = padded >> (pair * (width + 1)) & ((1 << width) - 1);
                packed |= two_rows << (pair * width);
            }
            R::Bits::from_wide(u128::from(packed))
        }
        _ => {
            let mut packed = 0;
            for index in set.each() {
                packed |= 1 << (Board::<R>::number_at(index) - 1);
            }
            R::Bits::from_wide(packed)
        }
    }
}

/// The square (from 0) of a bit index.
#[inline(always)]
fn square<R: Rules>(index: u8) -> usize {
    usize::from(Board::<R>::number_at(index)).saturating_sub(1)
}

const fn shape<R: Rules>() -> Shape {
    let grid = R::GRID;
    let mut long_diagonal = 0;
    let mut number = 1;
    while number <= grid.squares() {
        let (row, column) = grid.row_column(number);
        let on_diagonal = match grid.cells {
            Cells::DarkLeft => row + column == grid.height as i8 - 1,
            Cells::DarkRight => row == column,
            Cells::All => false,
        };
        if on_diagonal {
            long_diagonal |= 1 << (number - 1);
        }
        number += 1;
    }
    Shape {
        grid,
        squares: grid.squares() as usize,
        row: match grid.cells {
            Cells::All => grid.width as usize,
            Cells::DarkLeft | Cells::DarkRight => grid.width as usize / 2,
        },
        men: (R::START[0].1 - R::START[0].0) as u32 + 1,
        long_diagonal,
        flying: matches!(R::KING_REACH, KingReach::Flying),
        losing: matches!(R::GOAL, Goal::HaveNoMove),
    }
}

impl<R: Rules> Arena for Board<R> {
    type Move = Ply<R::Bits>;
    type Set = R::Bits;
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
    fn key_after(&self, mv: &Ply<R::Bits>, key: u64) -> u64 {
        self.hash_after(*mv, key)
    }

    #[inline(always)]
    fn pieces(&self) -> Pieces<R::Bits> {
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

    fn words(&self) -> Option<[u64; 3]> {
        // Tables, which ask for these, are of the usual reading of the rules.
        let is_usual = R::OPTIONS.is_empty() && self.memory() == R::Memory::default();
        if R::Bits::SIZE != 64 || !is_usual {
            return None;
        }
        let (white, black) = (self.pieces(Side::White), self.pieces(Side::Black));
        let kings = self.kings(Side::White) | self.kings(Side::Black);
        Some([white, black, kings].map(|set| set.wide() as u64))
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
        (square::<R>(mv.from), square::<R>(mv.to))
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
