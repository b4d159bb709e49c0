use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use damier_game::Side;

use crate::{Geometry, Notation, Variant};

impl Variant {
    /// The machine name, such as `international`.
    pub const fn id(self) -> &'static str {
        self.sheet().names.id
    }

    /// Other names under which the variant is understood, lower case.
    pub const fn aliases(self) -> &'static [&'static str] {
        self.sheet().names.aliases
    }

    /// Its number in the `GameType` tag of PDN 3.0.
    pub const fn game_type(self) -> u8 {
        self.sheet().names.game_type
    }

    /// The variant of a PDN `GameType` number.
    pub fn from_game_type(number: u8) -> Option<Variant> {
        Variant::ALL
            .iter()
            .copied()
            .find(|variant| variant.game_type() == number)
    }

    /// The board it is played on.
    pub const fn geometry(self) -> &'static Geometry {
        &self.sheet().geometry
    }

    /// Who makes the first move.
    pub const fn first_mover(self) -> Side {
        self.sheet().first_mover
    }

    /// The notation that its federation prints.
    pub const fn notation(self) -> Notation {
        self.sheet().names.notation
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Variant {
    type Err = UnknownVariant;

    /// Reads a machine name, an alias or a `GameType` number, in any case.
    fn from_str(text: &str) -> Result<Variant, UnknownVariant> {
        let wanted = text.trim().to_lowercase();
        let by_name = |variant: &&Variant| {
            variant.id() == wanted || variant.aliases().contains(&wanted.as_str())
        };
        if let Some(variant) = Variant::ALL.iter().find(by_name) {
            return Ok(*variant);
        }
        let number = wanted.parse().ok().and_then(Variant::from_game_type);
        number.ok_or_else(|| UnknownVariant {
            name: text.to_owned(),
        })
    }
}

impl From<Variant> for &'static str {
    fn from(variant: Variant) -> &'static str {
        variant.id()
    }
}

impl TryFrom<String> for Variant {
    type Error = UnknownVariant;

    fn try_from(text: String) -> Result<Variant, UnknownVariant> {
        text.parse()
    }
}

/// The text names no variant; the message lists those that exist.
///
/// ```
/// use damier_draughts::Variant;
///
/// let error = "ludo".parse::<Variant>().unwrap_err();
/// assert_eq!(error.name(), "ludo");
/// assert!(error.to_string().starts_with("unknown variant `ludo`: write one of international,"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownVariant {
    name: String,
}

impl UnknownVariant {
    /// The text.
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for UnknownVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown variant `{}`: write one of", self.name)?;
        for (place, variant) in Variant::ALL.iter().enumerate() {
            write!(f, "{} {variant}", if place == 0 { "" } else { "," })?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownVariant {}
