use alloc::boxed::Box;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Deref;

use crate::Square;

/// So many squares are kept without a place of their own in memory: enough for nearly
/// all moves.
const INLINE: usize = 6;

/// Squares that do not change any more, few as a rule.
#[derive(Clone)]
pub(crate) enum SquareList {
    Few {
        squares: [Square; INLINE],
        length: u8,
    },
    Many(Box<[Square]>),
}

impl Deref for SquareList {
    type Target = [Square];

    fn deref(&self) -> &[Square] {
        match self {
            SquareList::Few { squares, length } => &squares[..usize::from(*length)],
            SquareList::Many(squares) => squares,
        }
    }
}

impl FromIterator<Square> for SquareList {
    fn from_iter<I: IntoIterator<Item = Square>>(iter: I) -> SquareList {
        let mut squares = [const { Square::new(1).expect("1 is a square") }; INLINE];
        let mut rest = iter.into_iter();
        for length in 0..INLINE {
            match rest.next() {
                Some(square) => squares[length] = square,
                None => {
                    return SquareList::Few {
                        squares,
                        length: length as u8,
                    };
                }
            }
        }
        match rest.next() {
            None => SquareList::Few {
                squares,
                length: INLINE as u8,
            },
            Some(next) => SquareList::Many(squares.into_iter().chain([next]).chain(rest).collect()),
        }
    }
}

impl PartialEq for SquareList {
    fn eq(&self, other: &SquareList) -> bool {
        **self == **other
    }
}

impl Eq for SquareList {}

impl PartialOrd for SquareList {
    fn partial_cmp(&self, other: &SquareList) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for SquareList {
    fn cmp(&self, other: &SquareList) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl Hash for SquareList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Debug for SquareList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for SquareList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn short_and_long_lists_are_what_went_in() {
        for length in 0..20 {
            let squares: Vec<Square> = (1..=length).filter_map(Square::new).collect();
            let list: SquareList = squares.iter().copied().collect();
            assert_eq!(*list, *squares);
            assert_eq!(
                matches!(list, SquareList::Few { .. }),
                squares.len() <= INLINE
            );
            assert_eq!(list, list.clone());
        }
    }
}
