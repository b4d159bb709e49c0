//! How a text names squares: not every record begins to count where we do.

use alloc::string::{String, ToString};

use crate::{Geometry, Notation, Square};

/// Where a text has its square 1, seen from White.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Corner {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl Corner {
    /// The square that a text which counts from this corner calls by our name of
    /// `square`, and the other way round.
    pub(crate) fn exchange(self, geometry: &Geometry, square: Square) -> Option<Square> {
        let across = geometry.squares() / geometry.height();
        let index = square.number() - 1;
        let (row, place) = (index / across, index % across);
        if row >= geometry.height() {
            return None;
        }
        let (row, place) = match self {
            Corner::TopLeft => (row, place),
            Corner::TopRight => (row, across - 1 - place),
            Corner::BottomLeft => (geometry.height() - 1 - row, place),
            Corner::BottomRight => (geometry.height() - 1 - row, across - 1 - place),
        };
        Square::new(row * across + place + 1)
    }

    /// The corner that the player on the other side of the board sees there.
    pub(crate) const fn opposite(self) -> Corner {
        match self {
            Corner::TopLeft => Corner::BottomRight,
            Corner::TopRight => Corner::BottomLeft,
            Corner::BottomLeft => Corner::TopRight,
            Corner::BottomRight => Corner::TopLeft,
        }
    }

    /// The corner at the other end of the same row.
    pub(crate) const fn mirrored(self) -> Corner {
        match self {
            Corner::TopLeft => Corner::TopRight,
            Corner::TopRight => Corner::TopLeft,
            Corner::BottomLeft => Corner::BottomRight,
            Corner::BottomRight => Corner::BottomLeft,
        }
    }
}

/// How the squares of a text are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Naming {
    /// Where numbers begin.
    pub(crate) numbers: Corner,
    /// Whether letters are read from Black's side.
    pub(crate) turned_letters: bool,
}

impl Naming {
    /// Numbers from the top left, letters from White's side: as we name squares.
    pub(crate) const OURS: Naming = Naming {
        numbers: Corner::TopLeft,
        turned_letters: false,
    };

    /// All of it seen from Black's side.
    pub(crate) const TURNED: Naming = Naming {
        numbers: Corner::BottomRight,
        turned_letters: true,
    };

    /// Numbers as this notation has them.
    pub(crate) const fn of(notation: Notation) -> Naming {
        match notation {
            Notation::Reversed => Naming {
                numbers: Corner::BottomRight,
                turned_letters: false,
            },
            Notation::Numeric | Notation::Algebraic => Naming::OURS,
        }
    }

    /// The square of a number.
    pub(crate) fn number(self, geometry: &Geometry, number: u8) -> Option<Square> {
        let square = Square::new(number).filter(|&square| geometry.contains(square))?;
        match self.numbers {
            Corner::TopLeft => Some(square),
            corner => corner.exchange(geometry, square),
        }
    }

    /// The square in a column, by its letter, and a row counted from the bottom.
    pub(crate) fn algebra(self, geometry: &Geometry, letter: u8, rank: u8) -> Option<Square> {
        let column = letter.to_ascii_lowercase().checked_sub(b'a')?;
        let row = geometry.height().checked_sub(rank)?;
        let square = geometry.at(row, column)?;
        if self.turned_letters {
            geometry.opposite(square)
        } else {
            Some(square)
        }
    }
}

/// The text of a move that is not understood, its squares named in another way, without
/// zeros before them. What names no square stays as it is, digits of several squares
/// without a separator too. Another translation back gives the same text.
pub(crate) fn translated(text: &str, geometry: &Geometry, from: Naming, to: Naming) -> String {
    let mut translated = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let letter = matches!(first, 'a'..='l' | 'A'..='L');
        let digits = &rest[usize::from(letter)..];
        let length = digits.bytes().take_while(u8::is_ascii_digit).count();
        if length == 0 {
            translated.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        }
        let end = usize::from(letter) + length;
        let number: Option<u8> = digits[..length].parse().ok().filter(|_| length <= 2);
        let square = number.and_then(|number| match letter {
            true => from.algebra(geometry, rest.as_bytes()[0], number),
            false => from.number(geometry, number),
        });
        let name = square.and_then(|square| {
            let (square, notation) = if !letter {
                (to.numbers.exchange(geometry, square)?, Notation::Numeric)
            } else if to.turned_letters {
                (geometry.opposite(square)?, Notation::Algebraic)
            } else {
                (square, Notation::Algebraic)
            };
            Some(geometry.name(square, notation))
        });
        let name = name.or_else(|| number.filter(|_| !letter).map(|number| number.to_string()));
        translated.push_str(name.as_deref().unwrap_or(&rest[..end]));
        rest = &rest[end..];
    }
    translated
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Variant;

    #[test]
    fn texts_are_translated_and_back() {
        let geometry = Variant::Russian.geometry();
        let translate = |text, from, to| translated(text, geometry, from, to);
        let turned = translate("22x15x99-c3:e5!zz", Naming::TURNED, Naming::OURS);
        assert_eq!(turned, "11x18x99-f6:d4!zz");
        let back = translate(&turned, Naming::OURS, Naming::TURNED);
        assert_eq!(back, "22x15x99-c3:e5!zz");
        assert_eq!(translate("01-07", Naming::OURS, Naming::OURS), "1-7");
        assert_eq!(translate("00-09", Naming::OURS, Naming::TURNED), "0-24");
        assert_eq!(translate("032", Naming::OURS, Naming::TURNED), "032");
        let numbers = translate("22-18 c3", Naming::OURS, Naming::of(Notation::Reversed));
        assert_eq!(numbers, "11-15 c3");
    }

    #[test]
    fn every_corner_has_its_own_square_1_and_all_squares() {
        for &variant in Variant::ALL {
            let geometry = variant.geometry();
            let (width, height) = (geometry.width(), geometry.height());
            for (corner, row) in [
                (Corner::TopLeft, 0),
                (Corner::TopRight, 0),
                (Corner::BottomLeft, height - 1),
                (Corner::BottomRight, height - 1),
            ] {
                let square = |number| {
                    let square = Square::new(number).expect("a number");
                    corner.exchange(geometry, square).expect("a square")
                };
                let (first_row, column) = geometry.row_col(square(1));
                let left = matches!(corner, Corner::TopLeft | Corner::BottomLeft);
                assert_eq!(first_row, row, "{variant} {corner:?}");
                assert_eq!(column < width / 2, left, "{variant} {corner:?}");
                for number in 1..=geometry.squares() {
                    let there = square(number);
                    assert_eq!(square(there.number()).number(), number);
                }
            }
        }
    }
}
