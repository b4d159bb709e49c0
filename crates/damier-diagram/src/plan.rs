use damier_draughts::{Geometry, Notation, Position, Square};
use damier_game::Side;

/// Width of one field in units of the picture.
pub(crate) const FIELD: i32 = 100;

/// Where everything lies in the picture, seen from one side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    pub(crate) geometry: &'static Geometry,
    pub(crate) notation: Notation,
    bottom: Side,
}

/// A point of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    pub(crate) x: i32,
    pub(crate) y: i32,
}

impl Plan {
    pub(crate) fn new(position: &Position, bottom: Side, notation: Option<Notation>) -> Plan {
        let variant = position.variant();
        let notation = notation.unwrap_or_else(|| variant.notation());
        Plan {
            geometry: variant.geometry(),
            notation,
            bottom,
        }
    }

    pub(crate) fn columns(&self) -> i32 {
        i32::from(self.geometry.width())
    }

    pub(crate) fn rows(&self) -> i32 {
        i32::from(self.geometry.height())
    }

    pub(crate) fn is_turned(&self) -> bool {
        self.bottom == Side::Black
    }

    /// Row and column of a square as seen, from the top left.
    pub(crate) fn seen(&self, square: Square) -> (u8, u8) {
        let (row, column) = self.geometry.row_col(square);
        self.turn(row, column)
    }

    /// The square in a row and column as seen.
    pub(crate) fn at(&self, row: u8, column: u8) -> Option<Square> {
        let (row, column) = self.turn(row, column);
        self.geometry.at(row, column)
    }

    fn turn(&self, row: u8, column: u8) -> (u8, u8) {
        if self.is_turned() {
            (
                self.geometry.height().saturating_sub(row + 1),
                self.geometry.width().saturating_sub(column + 1),
            )
        } else {
            (row, column)
        }
    }

    /// The middle of a square.
    pub(crate) fn middle(&self, square: Square) -> Point {
        let (row, column) = self.seen(square);
        Point {
            x: i32::from(column) * FIELD + FIELD / 2,
            y: i32::from(row) * FIELD + FIELD / 2,
        }
    }

    pub(crate) fn name(&self, square: Square) -> String {
        self.geometry.name(square, self.notation)
    }
}
