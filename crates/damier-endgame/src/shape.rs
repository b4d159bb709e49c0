//! The board of one variant as tables of machine words.

use damier_draughts::{Bits, Board, Cells, Directions, KingReach, Rules};

use crate::lanes::Lanes;

/// The most squares of a board that fits a word.
pub(crate) const WORD: usize = 64;

/// A board: which bits are squares, and where pieces go without capturing.
#[derive(Debug)]
pub(crate) struct Shape {
    /// All squares.
    pub(crate) board: u64,
    /// Where White's and Black's men can stand.
    pub(crate) zones: [u64; 2],
    /// The long diagonal.
    pub(crate) diagonal: u64,
    /// How many bits a half turn of the board reverses.
    span: u32,
    /// Where a man of White or Black steps from each square.
    pub(crate) man_steps: [[u64; WORD]; 2],
    /// The squares in each direction of a king, from each square: up the word,
    /// then down.
    rays: [Vec<[u64; WORD]>; 2],
    flying: bool,
    /// How far a man has come on each square, for White and Black.
    pub(crate) advance: [[u8; WORD]; 2],
    /// The number of the square of each bit; 0 if it is none.
    pub(crate) numbers: [u8; WORD],
    /// How many squares come before each bit.
    pub(crate) before: [u8; WORD],
    /// The diagonals as shifts, where pieces go along these.
    pub(crate) lanes: Option<Lanes>,
}

type Step = (i8, i8);

const DIAGONAL: [Step; 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
const ORTHOGONAL: [Step; 4] = [(-1, 0), (0, -1), (0, 1), (1, 0)];

fn steps(directions: Directions) -> Option<&'static [Step]> {
    match directions {
        Directions::DIAGONAL => Some(&DIAGONAL),
        Directions::DIAGONALLY_FORWARD => Some(&DIAGONAL[..2]),
        Directions::ORTHOGONAL => Some(&ORTHOGONAL),
        Directions::FORWARD_AND_SIDEWAYS => Some(&ORTHOGONAL[..3]),
        _ => None,
    }
}

impl Shape {
    /// The board of a game; `None` if it does not fit a word.
    pub(crate) fn of<R: Rules>() -> Option<Shape> {
        if R::Bits::SIZE as usize != WORD {
            return None;
        }
        let bit = |number: u8| Board::<R>::square_bits(number).wide() as u64;
        let grid = R::GRID;
        let place = |row: i8, column: i8| {
            (1..=grid.squares()).find(|&n| grid.row_column(n) == (row, column))
        };
        let mut shape = Shape {
            board: 0,
            zones: [0; 2],
            diagonal: Board::<R>::long_diagonal_bits().wide() as u64,
            span: 0,
            man_steps: [[0; WORD]; 2],
            rays: [Vec::new(), Vec::new()],
            flying: matches!(R::KING_REACH, KingReach::Flying),
            advance: [[0; WORD]; 2],
            numbers: [0; WORD],
            before: [0; WORD],
            lanes: None,
        };
        for number in 1..=grid.squares() {
            shape.board |= bit(number);
            shape.numbers[bit(number).trailing_zeros() as usize] = number;
        }
        for at in 0..WORD {
            shape.before[at] = (shape.board & ((1 << at) - 1)).count_ones() as u8;
        }
        shape.span = WORD as u32 - shape.board.leading_zeros();
        let last_row = grid.height - 1;
        shape.zones[0] = shape.board & !(Board::<R>::row_bits(0).wide() as u64);
        shape.zones[1] = shape.board & !(Board::<R>::row_bits(last_row).wide() as u64);
        shape.lanes = Lanes::of::<R>(shape.board, shape.zones);
        let king_steps = steps(R::KING_STEPS)?;
        let man_steps = steps(R::MAN_STEPS)?;
        for &(rows, columns) in king_steps {
            let mut ray = [0; WORD];
            let mut up = false;
            for number in 1..=grid.squares() {
                let from = bit(number).trailing_zeros() as usize;
                let (mut row, mut column) = grid.row_column(number);
                loop {
                    (row, column) = (row + rows, column + columns);
                    if !grid.plays(row, column) {
                        break;
                    }
                    let Some(next) = place(row, column) else {
                        break;
                    };
                    ray[from] |= bit(next);
                    up = next > number;
                    if !shape.flying {
                        break;
                    }
                }
            }
            shape.rays[usize::from(!up)].push(ray);
        }
        for number in 1..=grid.squares() {
            let from = bit(number).trailing_zeros() as usize;
            let (row, column) = grid.row_column(number);
            shape.advance[0][from] = last_row - row as u8;
            shape.advance[1][from] = row as u8;
            for side in 0..2 {
                for &(rows, columns) in man_steps {
                    let rows = if side == 0 { rows } else { -rows };
                    if grid.plays(row + rows, column + columns)
                        && let Some(to) = place(row + rows, column + columns)
                    {
                        shape.man_steps[side][from] |= bit(to);
                    }
                }
            }
        }
        Some(shape)
    }

    /// Whether men can come back to where they were.
    pub(crate) fn men_return<R: Rules>() -> bool {
        matches!(R::MAN_STEPS, Directions::FORWARD_AND_SIDEWAYS)
            || matches!(R::GRID.cells, Cells::All)
    }

    /// Where a king on the square goes without capturing; also where it can
    /// have come from.
    #[inline]
    pub(crate) fn king_reach(&self, from: usize, occupied: u64) -> u64 {
        let mut reach = 0;
        for ray in &self.rays[0] {
            let ray = ray[from];
            let blockers = ray & occupied;
            // The lowest blocker and what lies behind it.
            reach |= ray & (blockers & blockers.wrapping_neg()).wrapping_sub(1);
        }
        for ray in &self.rays[1] {
            let ray = ray[from];
            let blockers = ray & occupied;
            // All bits above the highest blocker.
            let above = match blockers {
                0 => u64::MAX,
                _ => (u64::MAX << 1).wrapping_shl(63 - blockers.leading_zeros()),
            };
            reach |= ray & above;
        }
        reach
    }

    /// The bit that a bit comes to on the board turned by half a turn.
    #[inline]
    pub(crate) fn turned_bit(&self, at: usize) -> usize {
        (self.span as usize - 1).wrapping_sub(at) % WORD
    }

    /// Whether kings go any number of steps.
    pub(crate) fn is_flying(&self) -> bool {
        self.flying
    }

    /// The board turned by half a turn.
    #[inline]
    pub(crate) fn turned(&self, set: u64) -> u64 {
        set.reverse_bits() >> (WORD as u32 - self.span)
    }
}

/// The squares of a set, ascending.
#[inline]
pub(crate) fn each(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let at = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(at)
    })
}

/// The set of one square.
#[inline]
pub(crate) fn bit(at: usize) -> u64 {
    1 << at
}

#[cfg(test)]
mod tests {
    use damier_draughts::{Rules, rules};

    use super::*;

    fn check<R: Rules>() {
        let shape = Shape::of::<R>().expect("fits a word");
        assert_eq!(shape.turned(shape.board), shape.board);
        assert_eq!(shape.turned(shape.zones[0]), shape.zones[1]);
        assert_eq!(shape.turned(shape.diagonal), shape.diagonal);
        let mut plies = Vec::new();
        // Every king move of the generator, with some other piece in the way.
        for from in each(shape.board) {
            for other in each(shape.board & !bit(from)) {
                let set = |set: u64| R::Bits::from_wide(u128::from(set));
                let board = Board::<R>::from_parts(
                    set(bit(from) | bit(other)),
                    set(0),
                    set(bit(from) | bit(other)),
                    damier_game::Side::White,
                );
                plies.clear();
                board.moves_into(&mut plies);
                let from_here = plies.iter().filter(|ply| usize::from(ply.from) == from);
                let reach: u64 = from_here.map(|ply| bit(usize::from(ply.to))).sum();
                assert_eq!(reach, shape.king_reach(from, bit(from) | bit(other)));
            }
        }
    }

    #[test]
    fn kings_go_where_the_rules_let_them() {
        check::<rules::International>();
        check::<rules::Russian>();
        check::<rules::American>();
        check::<rules::Italian>();
        check::<rules::Turkish>();
        check::<rules::Frisian>();
        assert!(Shape::of::<rules::Canadian>().is_none());
    }
}
