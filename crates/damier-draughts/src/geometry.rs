use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::{Cells, Grid, Square};

/// The ways of naming squares.
///
/// [`Variant::notation`](crate::Variant::notation) is the one that the federation of
/// a game prints.
///
/// ```
/// use damier_draughts::{Notation, Position, Variant};
///
/// let position = Position::from_fen(Variant::Russian, "W:Wc3:Bd4")?;
/// let mv = &position.legal_moves()[0];
/// assert_eq!(position.move_text(mv, Notation::Algebraic), "c3:e5");
/// assert_eq!(position.move_text(mv, Notation::Numeric), "22x15");
/// # Ok::<(), damier_draughts::PositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Notation {
    /// By number from the top left, as [`Square::number`] does: `32-28`, `28x19`.
    #[default]
    Numeric,
    /// By number from White's right-hand corner, leftwards and up: as the
    /// federations of Spain and Portugal print, and what Black reads off a board of
    /// [`Numeric`](Notation::Numeric) ones.
    Reversed,
    /// By column letter (from the left) and row number (from the bottom), seen
    /// from White: `c3-d4`, `c3:e5`.
    Algebraic,
}

/// The shape of a board: how many squares, where they lie, what they are called.
///
/// Rows are counted from the top, columns from the left, both from 0; White
/// sits at the bottom.
///
/// ```
/// use damier_draughts::{Notation, Square, Variant};
///
/// let board = Variant::Russian.geometry();
/// let square = board.parse_square("c3", Notation::Algebraic).expect("a dark square");
/// assert_eq!(square.number(), 22);
/// assert_eq!(board.row_col(square), (5, 2));
/// assert_eq!(board.at(5, 2), Some(square));
/// assert_eq!(board.at(5, 3), None); // a light square
/// assert_eq!((board.width(), board.height(), board.squares()), (8, 8, 32));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Geometry {
    grid: Grid,
    diagonal: [Square; 12],
    diagonal_length: usize,
}

impl Geometry {
    /// The geometry of a grid.
    pub(crate) const fn new(grid: Grid) -> Geometry {
        let first = Square::new(1).expect("1 is a square");
        let mut geometry = Geometry {
            grid,
            diagonal: [first; 12],
            diagonal_length: 0,
        };
        let long = crate::grid::Tables::new(grid, 128).long_diagonal;
        let mut number = 1;
        while number <= grid.squares() {
            let (row, column) = grid.row_column(number);
            if long >> grid.bit(row, column) & 1 == 1 {
                geometry.diagonal[geometry.diagonal_length] =
                    Square::new(number).expect("numbers of squares are in range");
                geometry.diagonal_length += 1;
            }
            number += 1;
        }
        geometry
    }

    /// Number of columns.
    pub const fn width(&self) -> u8 {
        self.grid.width
    }

    /// Number of rows.
    pub const fn height(&self) -> u8 {
        self.grid.height
    }

    /// Which squares are played on.
    pub const fn cells(&self) -> Cells {
        self.grid.cells
    }

    /// Number of squares played on.
    pub const fn squares(&self) -> u8 {
        self.grid.squares()
    }

    /// Whether the square exists on this board.
    pub const fn contains(&self, square: Square) -> bool {
        square.number() <= self.squares()
    }

    /// The square that has this one's place when the board is turned round: 1 and 50
    /// on a board of 50 squares. `None` for a square that is not on the board.
    pub const fn opposite(&self, square: Square) -> Option<Square> {
        match (self.squares() + 1).checked_sub(square.number()) {
            Some(number) => Square::new(number),
            None => None,
        }
    }

    /// Row from the top and column from the left, from 0. A square that is not
    /// on this board gives a place below it.
    pub const fn row_col(&self, square: Square) -> (u8, u8) {
        let (row, column) = self.grid.row_column(square.number());
        (row as u8, column as u8)
    }

    /// The square in this row and column; `None` off the board and on squares
    /// not played on.
    pub const fn at(&self, row: u8, column: u8) -> Option<Square> {
        if row >= self.height() || column >= self.width() {
            return None;
        }
        if !self.grid.plays(row as i8, column as i8) {
            return None;
        }
        Square::new(self.grid.number(row as i8, column as i8))
    }

    /// Every square, in the order of the numbers.
    pub fn all_squares(&self) -> impl DoubleEndedIterator<Item = Square> + use<> {
        (1..=self.squares()).filter_map(Square::new)
    }

    /// The long diagonal (*main road*): the one that joins the two dark corners
    /// at the players' left hands (right hands on boards set up the other way).
    /// By number; empty in games along rows and columns.
    pub fn long_diagonal(&self) -> &[Square] {
        &self.diagonal[..self.diagonal_length]
    }

    /// The algebraic name: column letter and row from the bottom, such as `c3`.
    pub fn algebra(&self, square: Square) -> String {
        let (row, column) = self.row_col(square);
        format!(
            "{}{}",
            char::from(b'a' + column),
            i16::from(self.height()) - i16::from(row)
        )
    }

    /// The name of a square in a notation.
    pub fn name(&self, square: Square, notation: Notation) -> String {
        match notation {
            Notation::Numeric => format!("{square}"),
            Notation::Reversed => format!("{}", self.opposite(square).unwrap_or(square)),
            Notation::Algebraic => self.algebra(square),
        }
    }

    /// Reads the name of a square: digits, leading zeros allowed, or a letter of
    /// either case and a number. `None` if it is malformed or names no square
    /// played on.
    pub fn parse_square(&self, text: &str, notation: Notation) -> Option<Square> {
        match notation {
            Notation::Numeric => {
                let square = Square::new(small_number(text)?)?;
                self.contains(square).then_some(square)
            }
            Notation::Reversed => self.opposite(Square::new(small_number(text)?)?),
            Notation::Algebraic => {
                let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
                let column = letter.to_ascii_lowercase() as u8 - b'a';
                let row = self.height().checked_sub(small_number(&text[1..])?)?;
                self.at(row, column)
            }
        }
    }
}

/// One to three digits as a number; the standard parser would also take a sign.
fn small_number(text: &str) -> Option<u8> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if digits { text.parse().ok() } else { None }
}

impl fmt::Debug for Geometry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Geometry").field(&self.grid).finish()
    }
}
