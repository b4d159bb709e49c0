//! Where the rules of a game can be read in more than one way.
//!
//! Federations and primers differ on a few points that decide which moves are
//! legal. Such a point is a [`PlayOption`] of its game, with the values that a rule
//! book may choose; what is chosen is part of a [`Position`](crate::Position), as
//! the side to move is. Boards have it in the type of their [`Rules`](crate::Rules), as
//! they have all rules, so that a choice costs no time.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::Variant;

/// A point of the rules with more than one reading, each of which is played.
///
/// ```
/// use damier_draughts::Variant;
///
/// let [option] = Variant::Frisian.options() else { panic!("one option") };
/// assert_eq!((option.id, option.usual()), ("king-value", "199"));
/// assert_eq!(option.values, ["199", "150"]);
/// assert!(Variant::International.options().is_empty());
/// ```
#[derive(PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct PlayOption {
    /// The machine name, such as `king-value`.
    pub id: &'static str,
    /// The values to choose from, the usual one first.
    pub values: &'static [&'static str],
}

impl PlayOption {
    /// What a king counts when captures are compared by value, in hundredths of a man.
    pub(crate) const KING_VALUE: PlayOption = PlayOption {
        id: "king-value",
        values: &["199", "150"],
    };

    /// What becomes of a man whose capture reaches the crown row.
    pub(crate) const CROWN_ROW: PlayOption = PlayOption {
        id: "crown-row",
        values: &["as-man", "ends", "as-king"],
    };

    /// The value that holds if nobody chooses.
    pub const fn usual(&self) -> &'static str {
        self.values[0]
    }
}

/// Every option of every game. No two have one name.
const ALL: [&PlayOption; 2] = [&PlayOption::KING_VALUE, &PlayOption::CROWN_ROW];

/// Values of options, as far as somebody has chosen: what a rule book asks for, or
/// what a position says of itself.
///
/// One value can hold the options of several games; each game looks at its own.
///
/// ```
/// use damier_draughts::{PlayOptions, Position, Variant};
///
/// let options = Variant::Frisian.choose([("king-value", "150")])?;
/// let start = Position::start_with(Variant::Frisian, options);
/// assert_ne!(start, Position::start(Variant::Frisian));
/// assert!(start.fen().ends_with(":Oking-value=150"));
/// assert_eq!(start.options(), options);
/// assert!(Variant::Turkish.choose([("king-value", "150")]).is_err());
/// # Ok::<(), damier_draughts::OptionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "Pairs", into = "Pairs"))]
pub struct PlayOptions {
    /// For each option 0 for "not said", or the place of its value, counted from 1.
    said: [u8; ALL.len()],
}

/// The names and values as they are written in JSON.
#[cfg(feature = "serde")]
type Pairs = alloc::collections::BTreeMap<String, String>;

#[cfg(feature = "serde")]
impl From<PlayOptions> for Pairs {
    fn from(options: PlayOptions) -> Pairs {
        let owned = |(option, value): (&str, &str)| (option.to_owned(), value.to_owned());
        options.said().map(owned).collect()
    }
}

#[cfg(feature = "serde")]
impl TryFrom<Pairs> for PlayOptions {
    type Error = OptionError;

    fn try_from(pairs: Pairs) -> Result<PlayOptions, OptionError> {
        let pairs = pairs.iter().map(|(id, value)| (&**id, &**value));
        PlayOptions::among(&ALL, pairs)
    }
}

impl PlayOptions {
    /// Nothing is said: the rules are read the usual way.
    pub const USUAL: PlayOptions = PlayOptions {
        said: [0; ALL.len()],
    };
    pub(crate) const KING_OF_ONE_AND_A_HALF: PlayOptions = PlayOptions { said: [2, 0] };
    pub(crate) const CAPTURE_ENDS_ON_CROWN_ROW: PlayOptions = PlayOptions { said: [0, 2] };
    pub(crate) const CROWNED_WITHIN_CAPTURE: PlayOptions = PlayOptions { said: [0, 3] };

    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == PlayOptions::USUAL
    }

    /// Whether they have a game played otherwise than usual.
    pub fn is_other(self, variant: Variant) -> bool {
        !self.of(variant.options()).is_empty()
    }

    /// The options that are said, with their values.
    pub fn said(self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let all = ALL.iter().zip(self.said);
        all.filter_map(|(option, said)| {
            let value = option.values.get(usize::from(said).checked_sub(1)?)?;
            Some((option.id, *value))
        })
    }

    /// These, and the others where these say nothing.
    #[must_use]
    pub fn or(self, others: PlayOptions) -> PlayOptions {
        let mut both = self;
        for (said, other) in both.said.iter_mut().zip(others.said) {
            if *said == 0 {
                *said = other;
            }
        }
        both
    }

    fn among<'a>(
        known: &[&'static PlayOption],
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<PlayOptions, OptionError> {
        let mut options = PlayOptions::default();
        for (id, value) in pairs {
            let (at, place) = found(known, id, value)?;
            options.said[at] = place;
        }
        Ok(options)
    }

    /// What is said of these options otherwise than usual.
    pub(crate) fn of(self, offered: &[&PlayOption]) -> PlayOptions {
        let mut own = PlayOptions::USUAL;
        for (at, option) in ALL.iter().enumerate() {
            if self.said[at] > 1 && offered.contains(option) {
                own.said[at] = self.said[at];
            }
        }
        own
    }

    /// All of it in a few bits: 0 if nothing is said.
    pub(crate) const fn packed(self) -> u8 {
        self.said[0] | self.said[1] << 2
    }
}

/// The place of an option in [`ALL`], and what stands for the value.
fn found(known: &[&'static PlayOption], id: &str, value: &str) -> Result<(usize, u8), OptionError> {
    let option = known.iter().find(|option| option.id == id);
    let option = option.ok_or_else(|| OptionError::UnknownOption {
        option: id.to_owned(),
        known: known.iter().map(|option| option.id).collect(),
    })?;
    let at = ALL.iter().position(|other| other.id == option.id);
    let place = option.values.iter().position(|known| *known == value);
    at.zip(place.and_then(|place| u8::try_from(place + 1).ok()))
        .ok_or_else(|| OptionError::UnknownValue {
            option: option.id,
            value: value.to_owned(),
            known: option.values,
        })
}

impl Variant {
    /// Where the rules of the game can be read in more than one way: what a rule book
    /// may choose about its moves.
    pub const fn options(self) -> &'static [&'static PlayOption] {
        self.sheet().options
    }

    /// Chooses values of options by their names.
    ///
    /// # Errors
    ///
    /// [`OptionError`] if the game has no such option or the option no such value.
    pub fn choose<'a>(
        self,
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<PlayOptions, OptionError> {
        PlayOptions::among(self.options(), pairs)
    }
}

/// An option cannot be chosen so.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum OptionError {
    /// The game has no such option.
    UnknownOption {
        /// The name that was asked for.
        option: String,
        /// The names that exist.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        option: &'static str,
        /// The value that was asked for.
        value: String,
        /// The values that exist.
        known: &'static [&'static str],
    },
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionError::UnknownOption { option, known } if known.is_empty() => write!(
                f,
                "the moves of this game leave nothing to choose: leave `{option}` out"
            ),
            OptionError::UnknownOption { option, known } => write!(
                f,
                "`{option}` is nothing that can be chosen about the moves of this game: \
                 write one of {}",
                known.join(", ")
            ),
            OptionError::UnknownValue {
                option,
                value,
                known,
            } => write!(
                f,
                "`{option}` cannot be `{value}`: write one of {}",
                known.join(", ")
            ),
        }
    }
}

impl core::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_of_every_game_is_known_and_chosen_by_its_name() {
        for &variant in Variant::ALL {
            for option in variant.options() {
                assert!(ALL.contains(option), "{variant}: {}", option.id);
                for value in option.values {
                    let options = variant.choose([(option.id, *value)]).expect("offered");
                    assert!(options.said().eq([(option.id, *value)]));
                    let position = crate::Position::start_with(variant, options);
                    let usual = *value == option.usual();
                    assert_eq!(position == crate::Position::start(variant), usual);
                    assert_eq!(position.options().is_empty(), usual);
                }
            }
        }
    }
}
