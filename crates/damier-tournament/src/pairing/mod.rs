//! Who meets whom.

use serde::{Deserialize, Serialize};

use crate::model::PlayerId;

/// One pair of a round, or a player left over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// White.
    pub white: PlayerId,
    /// Black; `None` is a pairing bye.
    pub black: Option<PlayerId>,
}
