//! Results as text for `serde(with = "damier_arbiter::result_text")`: `2-0`, `1-1`,
//! `0-2` or `0-0`, White first, when written; the spelling of chess is read as well.

use damier_game::{Outcome, Spelling};
use serde::{Deserialize, Deserializer, Serializer};

/// Writes a result in the spelling of draughts.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<S: Serializer>(outcome: &Outcome, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(outcome.spell(Spelling::Draughts))
}

/// Reads a result in either spelling.
///
/// # Errors
///
/// If it is none.
pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
    read(&String::deserialize(from)?)
}

fn read<E: serde::de::Error>(text: &str) -> Result<Outcome, E> {
    let wrong = || E::custom(format!("`{text}` is no result such as `2-0` or `1-1`"));
    Outcome::parse(text).ok_or_else(wrong)
}

/// The same for a result that may be missing.
pub mod option {
    use damier_game::{Outcome, Spelling};
    use serde::{Deserialize, Deserializer, Serializer};

    /// Writes a result, or nothing.
    ///
    /// # Errors
    ///
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(outcome: &Option<Outcome>, to: S) -> Result<S::Ok, S::Error> {
        match outcome {
            None => to.serialize_none(),
            Some(outcome) => to.serialize_str(outcome.spell(Spelling::Draughts)),
        }
    }

    /// Reads a result, or nothing.
    ///
    /// # Errors
    ///
    /// If there is something and it is no result.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Outcome>, D::Error> {
        let text = Option::<String>::deserialize(from)?;
        text.map(|text| super::read(&text)).transpose()
    }
}
