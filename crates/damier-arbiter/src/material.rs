use damier_game::{BySide, Force, Side};

/// What a king is worth in men wherever material is weighed.
pub(crate) const KING_IN_MEN: u8 = 2;

/// What one side has, in men.
pub(crate) fn in_men(force: Force) -> u16 {
    u16::from(force.men) + u16::from(KING_IN_MEN) * u16::from(force.kings)
}

/// The points that an unfinished game is worth by the material on the board, in
/// the system of ten points in which a decisive game counts 12-0 (not to be
/// confused with the 12-0 of micro-matches): four men up 9-1, three 8-2, two
/// 7-3, one 6-4, none 5-5. A king counts as two men.
///
/// ```
/// use damier_arbiter::material_points;
/// use damier_game::{BySide, Force};
///
/// let white = Force { men: 3, kings: 1, on_long_diagonal: 0 };
/// let black = Force { men: 2, kings: 0, on_long_diagonal: 0 };
/// let points = material_points(&BySide { white, black });
/// assert_eq!((points.white, points.black), (8, 2));
/// ```
pub fn material_points(force: &BySide<Force>) -> BySide<u8> {
    let men = |side: Side| in_men(force[side]);
    let (white, black) = (men(Side::White), men(Side::Black));
    let lead = u8::try_from(white.abs_diff(black).min(4)).unwrap_or(4);
    if white >= black {
        BySide {
            white: 5 + lead,
            black: 5 - lead,
        }
    } else {
        BySide {
            white: 5 - lead,
            black: 5 + lead,
        }
    }
}

/// Whom the tie-break of that system favours when the material is equal, and why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Favour {
    /// The side alone has a king on the long diagonal.
    LongDiagonal(Side),
    /// The side was the first to get a king.
    FirstKing(Side),
}

impl Favour {
    /// The side.
    pub const fn side(self) -> Side {
        match self {
            Favour::LongDiagonal(side) | Favour::FirstKing(side) => side,
        }
    }

    /// The machine name of the reason: `long-diagonal` or `first-king`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Favour::LongDiagonal(_) => "long-diagonal",
            Favour::FirstKing(_) => "first-king",
        }
    }
}

/// Whom the tie-break of that system favours when the material is equal: the
/// side that alone has a king on the long diagonal, else the one that was first
/// to get a king, if any was ([`Referee::first_king`](crate::Referee::first_king)).
pub fn material_favours(force: &BySide<Force>, first_king: Option<Side>) -> Option<Favour> {
    let holds = |side: Side| force[side].kings > 0 && force[side].on_long_diagonal > 0;
    match (holds(Side::White), holds(Side::Black)) {
        (true, false) => Some(Favour::LongDiagonal(Side::White)),
        (false, true) => Some(Favour::LongDiagonal(Side::Black)),
        _ => first_king.map(Favour::FirstKing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn force(men: u8, kings: u8, on_long_diagonal: u8) -> Force {
        Force {
            men,
            kings,
            on_long_diagonal,
        }
    }

    #[test]
    fn material_makes_points() {
        for (white, black, points) in [
            (force(9, 0, 0), force(0, 1, 0), (9, 1)),
            (force(4, 0, 0), force(0, 0, 0), (9, 1)),
            (force(1, 1, 0), force(0, 0, 0), (8, 2)),
            (force(0, 1, 0), force(2, 0, 0), (5, 5)),
            (force(1, 0, 0), force(2, 0, 0), (4, 6)),
            (force(0, 0, 0), force(0, 1, 0), (3, 7)),
        ] {
            let found = material_points(&BySide { white, black });
            assert_eq!((found.white, found.black), points);
        }
    }

    #[test]
    fn the_long_diagonal_comes_before_the_first_king() {
        let on = BySide {
            white: force(0, 1, 0),
            black: force(0, 1, 1),
        };
        assert_eq!(
            material_favours(&on, Some(Side::White)),
            Some(Favour::LongDiagonal(Side::Black))
        );
        let off = BySide {
            white: force(0, 1, 0),
            black: force(0, 1, 0),
        };
        assert_eq!(
            material_favours(&off, Some(Side::White)),
            Some(Favour::FirstKing(Side::White))
        );
        assert_eq!(material_favours(&off, None), None);
    }
}
