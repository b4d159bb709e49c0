use damier_chess::Square;

/// The number of a square: from 1 on a8 along the ranks to 64 on h1, so that a
/// board is read as one of draughts is.
pub(crate) fn number(square: Square) -> u8 {
    let (file, rank) = (u8::from(square.file()), u8::from(square.rank()));
    (7 - rank) * 8 + file + 1
}

/// The square of a number.
pub(crate) fn square(number: u8) -> Option<Square> {
    let index = number.checked_sub(1).filter(|index| *index < 64)?;
    Square::try_from((7 - index / 8) * 8 + index % 8).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_numbered_from_the_top_left() {
        for (name, expected) in [("a8", 1), ("h8", 8), ("a1", 57), ("h1", 64)] {
            assert_eq!(number(name.parse().unwrap()), expected);
        }
        for value in 1..=64 {
            assert_eq!(square(value).map(number), Some(value));
        }
        assert_eq!((square(0), square(65)), (None, None));
    }
}
