/// Number of directions a step can take.
pub(crate) const DIRECTIONS: usize = 8;

/// Change of row (down) and column (right) of each direction: the four
/// diagonals (up-left, up-right, down-left, down-right), then up, left, right
/// and down.
///
/// On boards played on one colour, a step straight left or right spans two
/// columns and one straight up or down two rows: the nearest square of that
/// colour.
const OFFSETS: [(i8, i8); DIRECTIONS] = [
    (-1, -1),
    (-1, 1),
    (1, -1),
    (1, 1),
    (-1, 0),
    (0, -1),
    (0, 1),
    (1, 0),
];

/// The opposite of each direction.
pub(crate) const OPPOSITE: [usize; DIRECTIONS] = [3, 2, 1, 0, 7, 6, 5, 4];

/// Each direction mirrored top to bottom: what White does becomes what Black
/// does.
const FLIPPED: [usize; DIRECTIONS] = [2, 3, 0, 1, 7, 5, 6, 4];

pub(crate) const fn offset(direction: usize) -> (i8, i8) {
    OFFSETS[direction]
}

/// A set of directions, seen from White, who moves up the board.
///
/// ```
/// use damier_draughts::{Directions, Rules, rules};
///
/// assert_eq!(<rules::Frisian>::MAN_JUMPS, Directions::ALL);
/// assert_eq!(rules::American::MAN_JUMPS, Directions::DIAGONALLY_FORWARD);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Directions(u8);

impl Directions {
    /// The two diagonals ahead.
    pub const DIAGONALLY_FORWARD: Directions = Directions(0b0000_0011);
    /// All four diagonals.
    pub const DIAGONAL: Directions = Directions(0b0000_1111);
    /// Straight ahead, left and right.
    pub const FORWARD_AND_SIDEWAYS: Directions = Directions(0b0111_0000);
    /// Straight ahead, left, right and back.
    pub const ORTHOGONAL: Directions = Directions(0b1111_0000);
    /// All eight.
    pub const ALL: Directions = Directions(0b1111_1111);

    /// Whether the direction of this index is in the set.
    pub(crate) const fn contains(self, direction: usize) -> bool {
        self.0 >> direction & 1 == 1
    }

    /// The set as it stands for White (as given) or for Black (mirrored).
    pub(crate) const fn of(self, white: bool) -> Directions {
        if white {
            return self;
        }
        let mut flipped = 0;
        let mut direction = 0;
        while direction < DIRECTIONS {
            if self.contains(direction) {
                flipped |= 1 << FLIPPED[direction];
            }
            direction += 1;
        }
        Directions(flipped)
    }
}

/// Runs the body once for every direction of a constant set, with the direction
/// as a constant: the loop is unrolled by construction, so that each step
/// becomes one shift.
macro_rules! for_directions {
    ($set:expr, $direction:ident => $body:block) => {
        for_directions!(@ $set, $direction, $body, 0 1 2 3 4 5 6 7)
    };
    (@ $set:expr, $direction:ident, $body:block, $($index:literal)*) => {
        $(if const { $set.contains($index) } {
            const $direction: usize = $index;
            $body
        })*
    };
}

pub(crate) use for_directions;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_and_flipped_agree_with_the_offsets() {
        for direction in 0..DIRECTIONS {
            let (rows, columns) = offset(direction);
            assert_eq!(offset(OPPOSITE[direction]), (-rows, -columns));
            assert_eq!(offset(FLIPPED[direction]), (-rows, columns));
        }
    }
}
