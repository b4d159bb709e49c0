//! From which corner the squares of a FEN are counted.

use damier_draughts::{Notation, Variant};
use serde::Deserialize;
use utoipa::ToSchema;

/// How the squares of a FEN are counted. Spain, Portugal and Thailand begin at the
/// bottom right; everything else that this interface says counts from the top left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FenNumbers {
    /// From the top left, as all squares of this interface.
    #[default]
    TopLeft,
    /// From where the federation of the game begins to count.
    Federation,
}

impl FenNumbers {
    /// The notation in numbers that counts so.
    pub(crate) fn notation(self, variant: Variant) -> Notation {
        match (self, variant.notation()) {
            (FenNumbers::Federation, Notation::Reversed) => Notation::Reversed,
            _ => Notation::Numeric,
        }
    }
}
