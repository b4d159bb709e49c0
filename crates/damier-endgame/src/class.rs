//! Classes of positions: how many men and kings each side has.

use std::fmt;

use damier_game::Side;

/// The most pieces that any table knows.
pub const MOST_PIECES: u8 = 7;

/// What both sides have. Positions of a class share a table.
///
/// ```
/// use damier_endgame::Class;
///
/// let class = Class::new([1, 0], [2, 1]);
/// assert_eq!(class.to_string(), "2K+M v K");
/// assert_eq!(class.flipped(), Class::new([0, 1], [1, 2]));
/// assert_eq!(class.pieces(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// White's and Black's men.
    pub men: [u8; 2],
    /// White's and Black's kings.
    pub kings: [u8; 2],
}

impl Class {
    /// A class from the men and the kings of White and Black.
    pub const fn new(men: [u8; 2], kings: [u8; 2]) -> Class {
        Class { men, kings }
    }

    /// All pieces.
    pub const fn pieces(self) -> u8 {
        self.side_pieces(0) + self.side_pieces(1)
    }

    /// All men.
    pub const fn all_men(self) -> u8 {
        self.men[0] + self.men[1]
    }

    /// The pieces of White (0) or Black (1).
    pub const fn side_pieces(self, side: usize) -> u8 {
        self.men[side] + self.kings[side]
    }

    /// The same with the colours changed.
    pub const fn flipped(self) -> Class {
        Class {
            men: [self.men[1], self.men[0]],
            kings: [self.kings[1], self.kings[0]],
        }
    }

    /// Whether both sides have the same.
    pub const fn is_even(self) -> bool {
        self.men[0] == self.men[1] && self.kings[0] == self.kings[1]
    }

    /// Whether tables are kept for this class rather than for its mirror image:
    /// White has the more pieces, or of equally many the more kings.
    pub const fn is_kept(self) -> bool {
        let (white, black) = (self.side_pieces(0), self.side_pieces(1));
        white > black || (white == black && self.kings[0] >= self.kings[1])
    }

    /// Every class of up to so many pieces for which tables are kept, in an order
    /// in which each comes after those that its captures and crownings lead to.
    pub fn up_to(pieces: u8) -> Vec<Class> {
        let mut all = Vec::new();
        let most = pieces.min(MOST_PIECES);
        for total in 2..=most {
            for men in 0..=total {
                for white in (1..total).rev() {
                    let black = total - white;
                    for white_men in 0..=men.min(white) {
                        let black_men = men - white_men;
                        if black_men > black {
                            continue;
                        }
                        let class = Class::new(
                            [white_men, black_men],
                            [white - white_men, black - black_men],
                        );
                        if class.is_kept() {
                            all.push(class);
                        }
                    }
                }
            }
        }
        all
    }

    /// A name for files, such as `2k1m-1k0m`.
    pub fn file_stem(self) -> String {
        let [wm, bm] = self.men;
        let [wk, bk] = self.kings;
        format!("{wk}k{wm}m-{bk}k{bm}m")
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in 0..2 {
            if side == 1 {
                f.write_str(" v ")?;
            }
            let (men, kings) = (self.men[side], self.kings[side]);
            match kings {
                0 => {}
                1 => f.write_str("K")?,
                n => write!(f, "{n}K")?,
            }
            if kings > 0 && men > 0 {
                f.write_str("+")?;
            }
            match men {
                0 => {}
                1 => f.write_str("M")?,
                n => write!(f, "{n}M")?,
            }
        }
        Ok(())
    }
}

/// 0 for White, 1 for Black.
pub(crate) const fn place(side: Side) -> usize {
    match side {
        Side::White => 0,
        Side::Black => 1,
    }
}

/// White for 0, Black otherwise.
pub(crate) const fn side(place: usize) -> Side {
    if place == 0 { Side::White } else { Side::Black }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_come_after_those_they_lead_to() {
        let all = Class::up_to(5);
        for (at, class) in all.iter().enumerate() {
            for earlier in &all[..at] {
                let smaller = earlier.pieces() < class.pieces();
                let fewer = earlier.pieces() == class.pieces();
                assert!(smaller || (fewer && earlier.all_men() <= class.all_men()));
            }
        }
    }

    #[test]
    fn every_class_is_kept_once() {
        for pieces in 2..=6 {
            let all = Class::up_to(pieces);
            for class in &all {
                assert!(class.is_even() || !all.contains(&class.flipped()));
            }
        }
        assert_eq!(Class::up_to(2).len(), 3);
    }
}
