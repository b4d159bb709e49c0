//! Play-off matches: Lehmann-Georgiev, micro-matches by stages, single games
//! until a win. State machines without a clock or a board: they are told how
//! games end and how much time is left.

mod lehmann;
mod micro;

pub use lehmann::{GameSetup, LehmannGeorgiev, MatchEvent, MatchStatus, PlayoffError, Settings};
pub use micro::{MicroMatch, MicroStatus, Stage, StagePoints};

use serde::{Deserialize, Serialize};

/// One of the two players of a match; unlike a side, a player keeps the name
/// when the colours change.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Player {
    /// The other player.
    #[must_use]
    pub const fn opponent(self) -> Player {
        match self {
            Player::First => Player::Second,
            Player::Second => Player::First,
        }
    }
}

/// A value for each player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct ByPlayer<T> {
    /// The first player's.
    pub first: T,
    /// The second player's.
    pub second: T,
}

impl<T> ByPlayer<T> {
    /// The value of a player.
    pub const fn of(&self, player: Player) -> &T {
        match player {
            Player::First => &self.first,
            Player::Second => &self.second,
        }
    }

    fn of_mut(&mut self, player: Player) -> &mut T {
        match player {
            Player::First => &mut self.first,
            Player::Second => &mut self.second,
        }
    }
}
