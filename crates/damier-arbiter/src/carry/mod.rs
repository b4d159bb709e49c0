//! Counts brought along: an adjourned game, or a recorded ending, goes on where
//! it stopped.

mod error;
mod referee;
mod text;

use damier_game::{RepetitionKey, Side};
use serde::{Deserialize, Serialize};

pub use error::CarryError;
pub use text::CarriedTextError;

use crate::book::ClauseId;

/// What the referee of a game knows of the past beyond the position: enough to
/// go on with the same counts in another place.
///
/// In text, the counters alone: `fmjd/6.3=11+12` is a count of 11 plies by White
/// and 12 by Black; several are separated by commas. Where the position no longer
/// tells which side is the strong one, `@white` or `@black` follows.
///
/// ```
/// use damier_arbiter::Carried;
///
/// let carried: Carried = "fmjd/6.2=3+3,fmjd/6.3=11+12".parse()?;
/// assert_eq!(carried.counters[1].white, 11);
/// assert_eq!(carried.to_string(), "fmjd/6.2=3+3,fmjd/6.3=11+12");
/// # Ok::<(), damier_arbiter::CarriedTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The counters that run.
    #[serde(default)]
    pub counters: Vec<CarriedCounter>,
    /// The positions that stood on the board and may come back.
    #[serde(default)]
    pub positions: Vec<CarriedPosition>,
}

/// A counter that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarriedCounter {
    /// The clause that keeps it; of several that share it, the one whose
    /// condition held last.
    pub clause: ClauseId,
    /// Plies counted that White made.
    pub white: u32,
    /// Plies counted that Black made.
    pub black: u32,
    /// The strong side, where the present position no longer tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strong: Option<Side>,
}

/// A position that stood on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarriedPosition {
    /// The position, as 64 hexadecimal digits in JSON.
    #[serde(with = "hex")]
    pub key: RepetitionKey,
    /// How often it stood. Of the present position: how often before.
    pub times: u32,
}

mod hex {
    use damier_game::RepetitionKey;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(key: &RepetitionKey, to: S) -> Result<S::Ok, S::Error> {
        let [a, b, c, d] = key.0;
        to.serialize_str(&format!("{a:016x}{b:016x}{c:016x}{d:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<RepetitionKey, D::Error> {
        let text = String::deserialize(from)?;
        read(&text).ok_or_else(|| serde::de::Error::custom("a position has 64 hexadecimal digits"))
    }

    fn read(text: &str) -> Option<RepetitionKey> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut words = [0; 4];
        for (index, word) in words.iter_mut().enumerate() {
            *word = u64::from_str_radix(&text[16 * index..16 * (index + 1)], 16).ok()?;
        }
        Some(RepetitionKey(words))
    }
}
