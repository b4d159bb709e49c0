use crate::direction::{DIRECTIONS, offset};

/// Which squares of the board are played on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cells {
    /// The dark ones, with a dark square in each player's left-hand corner.
    DarkLeft,
    /// The dark ones, with a dark square in each player's right-hand corner.
    DarkRight,
    /// All of them.
    All,
}

/// The shape of a board and how its squares lie in a machine word.
///
/// White sits at the bottom. Squares are numbered from 1, row by row from the
/// top left. In the word they lie in the same order, with one unused bit after
/// every two rows (the *ghost column*): so a step in a given diagonal direction
/// is the same shift from every square, and a step over the edge falls on an
/// unused bit.
///
/// ```
/// use damier_draughts::{Cells, Grid};
///
/// let grid = Grid { width: 10, height: 10, cells: Cells::DarkLeft };
/// assert_eq!(grid.squares(), 50);
/// assert_eq!(grid.row_column(46), (9, 0)); // the corner at White's left
/// assert!(!grid.plays(0, 0));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    /// Number of columns, even, at most 12.
    pub width: u8,
    /// Number of rows, even, at most 12.
    pub height: u8,
    /// Which squares are played on.
    pub cells: Cells,
}

impl Grid {
    /// Number of squares played on.
    pub const fn squares(self) -> u8 {
        let all = self.width * self.height;
        match self.cells {
            Cells::All => all,
            Cells::DarkLeft | Cells::DarkRight => all / 2,
        }
    }

    /// Whether the square in this row (from the top) and column (from the left)
    /// is on the board and played on.
    pub const fn plays(self, row: i8, column: i8) -> bool {
        let inside =
            row >= 0 && column >= 0 && row < self.height as i8 && column < self.width as i8;
        let odd = (row + column) % 2 != 0;
        inside
            && match self.cells {
                Cells::DarkLeft => odd,
                Cells::DarkRight => !odd,
                Cells::All => true,
            }
    }

    /// Row from the top and column from the left of a square number.
    pub const fn row_column(self, number: u8) -> (i8, i8) {
        let index = number - 1;
        let across = match self.cells {
            Cells::All => self.width,
            Cells::DarkLeft | Cells::DarkRight => self.width / 2,
        };
        let row = (index / across) as i8;
        let place = (index % across) as i8;
        let column = match self.cells {
            Cells::All => place,
            Cells::DarkLeft => 2 * place + 1 - row % 2,
            Cells::DarkRight => 2 * place + row % 2,
        };
        (row, column)
    }

    /// Number of the square in this row and column, which must be one played on.
    pub(crate) const fn number(self, row: i8, column: i8) -> u8 {
        let (row, column) = (row as u8, column as u8);
        match self.cells {
            Cells::All => row * self.width + column + 1,
            Cells::DarkLeft | Cells::DarkRight => row * (self.width / 2) + column / 2 + 1,
        }
    }

    /// Bit index of the square in this row and column.
    pub(crate) const fn bit(self, row: i8, column: i8) -> u8 {
        let (row, column, half) = (row as u8, column as u8, self.width / 2);
        let pair = row / 2 * (self.width + 1) + column / 2;
        match self.cells {
            Cells::All => row * self.width + column,
            Cells::DarkLeft => pair + row % 2 * half,
            Cells::DarkRight => pair + row % 2 * (half + 1),
        }
    }

    /// What to add to the bit index for one step in a direction.
    pub(crate) const fn shift(self, direction: usize) -> i32 {
        let (rows, columns) = offset(direction);
        let (rows, columns) = (rows as i32, columns as i32);
        let width = self.width as i32;
        match self.cells {
            Cells::All => rows * width + columns,
            // Half a row down and half a column to the side; two rows down and
            // one square to the side in the straight directions.
            Cells::DarkLeft | Cells::DarkRight => {
                if rows == 0 || columns == 0 {
                    rows * (width + 1) + columns
                } else {
                    (rows * (width + 1) + columns) / 2
                }
            }
        }
    }

    /// The neighbour in a direction, if it is on the board.
    pub(crate) const fn neighbour(
        self,
        (row, column): (i8, i8),
        direction: usize,
    ) -> Option<(i8, i8)> {
        let (rows, columns) = offset(direction);
        let straight = rows == 0 || columns == 0;
        let stride = if straight && !matches!(self.cells, Cells::All) {
            2
        } else {
            1
        };
        let to = (row + rows * stride, column + columns * stride);
        if self.plays(to.0, to.1) {
            Some(to)
        } else {
            None
        }
    }
}

/// Everything about a grid that the move generator looks up.
#[derive(Debug)]
pub(crate) struct Tables {
    /// All squares.
    pub(crate) board: u128,
    /// Rows from the top down.
    pub(crate) rows: [u128; 12],
    /// The long diagonal; empty where the game has none.
    pub(crate) long_diagonal: u128,
    /// Rotation that makes one step, per direction.
    pub(crate) rotate: [u32; DIRECTIONS],
    /// The squares that a step in a direction can arrive on. All ones if such a
    /// step never falls on a wrong square of the board.
    pub(crate) arrive: [u128; DIRECTIONS],
    /// The squares beyond each bit index, per direction, to the edge.
    pub(crate) rays: [[u128; 128]; DIRECTIONS],
    /// Bit index of each square number (index 0 unused).
    pub(crate) bit: [u8; 73],
    /// Square number of each bit index, 0 for unused bits.
    pub(crate) number: [u8; 128],
}

impl Tables {
    /// Works the tables out for a word of so many bits.
    pub(crate) const fn new(grid: Grid, word: u32) -> Tables {
        let mut tables = Tables {
            board: 0,
            rows: [0; 12],
            long_diagonal: 0,
            rotate: [0; DIRECTIONS],
            arrive: [0; DIRECTIONS],
            rays: [[0; 128]; DIRECTIONS],
            bit: [0; 73],
            number: [0; 128],
        };
        let mut number = 1;
        while number <= grid.squares() {
            let (row, column) = grid.row_column(number);
            let bit = grid.bit(row, column);
            tables.bit[number as usize] = bit;
            tables.number[bit as usize] = number;
            tables.board |= 1 << bit;
            tables.rows[row as usize] |= 1 << bit;
            let on_diagonal = match grid.cells {
                Cells::DarkLeft => row + column == grid.height as i8 - 1,
                Cells::DarkRight => row == column,
                Cells::All => false,
            };
            if on_diagonal {
                tables.long_diagonal |= 1 << bit;
            }
            number += 1;
        }
        let mut direction = 0;
        while direction < DIRECTIONS {
            tables.rotate[direction] = grid.shift(direction).rem_euclid(word as i32) as u32;
            tables.arrive[direction] = arrivals(grid, &tables, direction, word);
            let mut number = 1;
            while number <= grid.squares() {
                let bit = tables.bit[number as usize] as usize;
                tables.rays[direction][bit] = ray(grid, number, direction);
                number += 1;
            }
            direction += 1;
        }
        tables
    }
}

/// The squares from this one to the edge, without itself.
const fn ray(grid: Grid, number: u8, direction: usize) -> u128 {
    let mut beyond = 0;
    let mut at = grid.row_column(number);
    while let Some((row, column)) = grid.neighbour(at, direction) {
        beyond |= 1 << grid.bit(row, column);
        at = (row, column);
    }
    beyond
}

const fn arrivals(grid: Grid, tables: &Tables, direction: usize, word: u32) -> u128 {
    let mut arrive = 0;
    let mut strays = false;
    let mut number = 1;
    while number <= grid.squares() {
        let from = grid.row_column(number);
        let landed = (tables.bit[number as usize] as u32 + tables.rotate[direction]) % word;
        match grid.neighbour(from, direction) {
            Some((row, column)) => {
                assert!(landed == grid.bit(row, column) as u32);
                arrive |= 1 << landed;
            }
            None => strays |= tables.board >> landed & 1 == 1,
        }
        number += 1;
    }
    if strays { arrive } else { u128::MAX }
}
