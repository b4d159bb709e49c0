//! Which squares a line joins, whatever stands between.

use shakmaty::{Bitboard, Square, attacks};

/// For every square those on the same rank, file or diagonal.
static LINES: [u64; 64] = {
    let mut lines = [0; 64];
    let mut from = 0_usize;
    while from < 64 {
        let mut to = 0_usize;
        while to < 64 {
            let files = (from % 8).abs_diff(to % 8);
            let ranks = (from / 8).abs_diff(to / 8);
            if from != to && (files == 0 || ranks == 0 || files == ranks) {
                lines[from] |= 1 << to;
            }
            to += 1;
        }
        from += 1;
    }
    lines
};

/// The squares on a rank, file or diagonal of this one. A piece elsewhere neither
/// shields a king on it nor, knights apart, attacks it.
pub(crate) fn lines(square: Square) -> Bitboard {
    Bitboard(LINES[usize::from(square)])
}

/// The squares from which any piece at all could attack this one.
pub(crate) fn near(square: Square) -> Bitboard {
    lines(square) | attacks::knight_attacks(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_the_moves_of_a_queen_on_an_empty_board() {
        for square in Square::ALL {
            let queen = attacks::queen_attacks(square, Bitboard::EMPTY);
            assert_eq!(lines(square), queen, "{square}");
        }
    }
}
