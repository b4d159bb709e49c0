//! The GameType tag.

use core::fmt;

use damier_game::Side;

use crate::naming::{Corner, Naming};
use crate::{Cells, Notation, Variant};

/// The value of a GameType tag: a number, and perhaps what it stands for.
///
/// The number alone says everything that is usual for the game. In full it names the
/// side that begins, the board, where the names of squares begin, and whether the
/// bottom left corner is left out (PDN 3.0, *GameType tag*).
///
/// ```
/// use damier_draughts::pdn::GameType;
/// use damier_draughts::{Notation, Variant};
///
/// let full = GameType::full(Variant::Spanish, Notation::Reversed);
/// assert_eq!(full.to_string(), "24,W,8,8,N1,1");
/// assert_eq!(GameType::full(Variant::American, Notation::Numeric).to_string(), "21,B,8,8,N1,0");
/// // A record in another notation than the usual one has to say so.
/// assert_eq!(GameType::of(Variant::Russian, Notation::Algebraic).to_string(), "25");
/// assert_eq!(GameType::of(Variant::Russian, Notation::Numeric).to_string(), "25,W,8,8,N2,0");
/// assert_eq!(GameType::parse("20,W,10,10,N2,0").expect("one").number, 20);
/// assert_eq!(GameType::parse("checkers"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameType {
    /// The number of the game.
    pub number: u8,
    /// The rest, if it is given in full.
    pub details: Option<GameTypeDetails>,
}

/// What a GameType tag in full says beside the number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameTypeDetails {
    /// The side that begins.
    pub first: Side,
    /// Columns of the board.
    pub width: u8,
    /// Rows of the board.
    pub height: u8,
    /// How squares are named: `N` by numbers, `A` by letter and number, `S` likewise
    /// with short moves.
    pub naming: char,
    /// Where the names begin, as the side that begins sees it: 0 at the bottom left, 1
    /// at the bottom right, 2 at the top left, 3 at the top right.
    pub corner: u8,
    /// Whether the bottom left corner is no square of the game.
    pub inverted: bool,
}

impl GameType {
    /// The value for a record of this game in this notation: only the number if that
    /// is enough.
    pub fn of(variant: Variant, notation: Notation) -> GameType {
        if notation == variant.notation() {
            GameType {
                number: variant.game_type(),
                details: None,
            }
        } else {
            GameType::full(variant, notation)
        }
    }

    /// The same, always in full.
    pub fn full(variant: Variant, notation: Notation) -> GameType {
        let geometry = variant.geometry();
        let (naming, corner) = match notation {
            Notation::Numeric => ('N', Corner::TopLeft),
            Notation::Reversed => ('N', Corner::BottomRight),
            Notation::Algebraic => ('A', Corner::BottomLeft),
        };
        GameType {
            number: variant.game_type(),
            details: Some(GameTypeDetails {
                first: variant.first_mover(),
                width: geometry.width(),
                height: geometry.height(),
                naming,
                corner: number_of(seen_by_first(corner, variant)),
                inverted: is_inverted(variant),
            }),
        }
    }

    /// Reads the value of a tag. What comes after the number is left out if it is
    /// broken, as in `20,W,0,0,N,0`.
    pub fn parse(text: &str) -> Option<GameType> {
        let mut fields = text.split(',').map(str::trim);
        let number = fields.next()?.parse().ok()?;
        let details = GameTypeDetails::parse(fields);
        Some(GameType { number, details })
    }

    /// How the record names squares, if the tag tells it in full for this game.
    pub(super) fn naming(&self, variant: Variant) -> Option<Naming> {
        let details = self.details?;
        let geometry = variant.geometry();
        if (details.width, details.height) != (geometry.width(), geometry.height()) {
            return None;
        }
        let mut corner = corner_of(details.corner)?;
        if details.inverted != is_inverted(variant) {
            // The same game in a mirror.
            corner = corner.mirrored();
        }
        let corner = seen_by_first(corner, variant);
        Some(match (details.naming, corner) {
            ('N', _) => Naming {
                numbers: corner,
                turned_letters: false,
            },
            (_, Corner::TopRight) => Naming::TURNED,
            _ => Naming::OURS,
        })
    }
}

impl GameTypeDetails {
    fn parse<'t>(mut fields: impl Iterator<Item = &'t str>) -> Option<GameTypeDetails> {
        let first = match fields.next()? {
            "W" | "w" => Side::White,
            "B" | "b" => Side::Black,
            _ => return None,
        };
        let mut size = || fields.next()?.parse().ok().filter(|&size: &u8| size > 0);
        let (width, height) = (size()?, size()?);
        let mut naming = fields.next()?.chars();
        Some(GameTypeDetails {
            first,
            width,
            height,
            naming: naming
                .next()
                .map(|c| c.to_ascii_uppercase())
                .filter(|c| "NAS".contains(*c))?,
            corner: naming.as_str().parse().ok().filter(|&corner| corner < 4)?,
            inverted: fields.next() == Some("1"),
        })
    }
}

impl fmt::Display for GameType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        let Some(details) = self.details else {
            return Ok(());
        };
        let GameTypeDetails { width, height, .. } = details;
        let first = match details.first {
            Side::White => 'W',
            Side::Black => 'B',
        };
        let inverted = u8::from(details.inverted);
        let (naming, corner) = (details.naming, details.corner);
        write!(f, ",{first},{width},{height},{naming}{corner},{inverted}")
    }
}

fn is_inverted(variant: Variant) -> bool {
    variant.geometry().cells() == Cells::DarkRight
}

/// The tag means the corner that the side which begins sees.
fn seen_by_first(corner: Corner, variant: Variant) -> Corner {
    match variant.first_mover() {
        Side::White => corner,
        Side::Black => corner.opposite(),
    }
}

/// The corners by their numbers in the tag.
const CORNERS: [Corner; 4] = [
    Corner::BottomLeft,
    Corner::BottomRight,
    Corner::TopLeft,
    Corner::TopRight,
];

fn corner_of(number: u8) -> Option<Corner> {
    CORNERS.get(usize::from(number)).copied()
}

fn number_of(corner: Corner) -> u8 {
    match corner {
        Corner::BottomLeft => 0,
        Corner::BottomRight => 1,
        Corner::TopLeft => 2,
        Corner::TopRight => 3,
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    #[test]
    fn games_have_the_values_of_the_standard() {
        for (variant, value) in [
            (Variant::International, "20,W,10,10,N2,0"),
            (Variant::American, "21,B,8,8,N1,0"),
            (Variant::Italian, "22,W,8,8,N2,1"),
            (Variant::Pool, "23,B,8,8,N1,0"),
            (Variant::Spanish, "24,W,8,8,N1,1"),
            (Variant::Russian, "25,W,8,8,A0,0"),
            (Variant::Brazilian, "26,W,8,8,A0,0"),
            (Variant::Canadian, "27,W,12,12,N2,0"),
            (Variant::Portuguese, "28,W,8,8,N1,1"),
            (Variant::Czech, "29,W,8,8,A0,0"),
            (Variant::Turkish, "30,W,8,8,A0,0"),
            (Variant::Thai, "31,B,8,8,N2,0"),
            (Variant::Frisian, "40,W,10,10,N2,0"),
        ] {
            let full = GameType::full(variant, variant.notation());
            assert_eq!(full.to_string(), value, "{variant}");
            assert_eq!(GameType::parse(value), Some(full));
            let naming = full.naming(variant).expect("its own board");
            assert_eq!(naming, Naming::of(variant.notation()), "{variant}");
        }
    }

    #[test]
    fn broken_details_are_left_out() {
        for value in ["20,W,0,0,N,0", "20,x", "20,W,10", "20,W,10,10,Q2,0", "20,"] {
            let found = GameType::parse(value).expect("a number");
            assert_eq!((found.number, found.details), (20, None), "{value}");
        }
        let mirrored = GameType::parse("23,B,8,8,A1,1").expect("Jamaican");
        assert_eq!(mirrored.naming(Variant::Pool), Some(Naming::TURNED));
    }
}
