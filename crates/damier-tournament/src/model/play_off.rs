use damier_game::Side;
use serde::{Deserialize, Serialize};

use super::{Event, EventError, PlayerId};
use crate::pairing::astray;

/// How a play-off is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum PlayOffForm {
    /// Lehmann-Georgiev: one budget of time for any number of games.
    LehmannGeorgiev {
        /// Of each player for all games, in milliseconds.
        budget_ms: u64,
        /// What every move adds, in milliseconds.
        increment_ms: u64,
    },
    /// Single games, colours alternating, until one is won.
    Barrage,
    /// A standard, a rapid and a blitz game, until one is won.
    Stages,
    /// Everybody of those tied meets everybody, by the Berger table.
    RoundRobin,
    /// Drawing lots.
    Lots,
}

/// One game of a play-off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOffGame {
    /// Who had White.
    pub white: PlayerId,
    /// Who had Black.
    pub black: PlayerId,
    /// The side that won; `None` is a draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What White and Black had left, in milliseconds (Lehmann-Georgiev).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left_ms: Option<[u64; 2]>,
    /// The side whose flag fell, if the game ended so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub flag: Option<Side>,
}

/// Games for places that the criteria leave tied.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayOff {
    /// The best of the places played for.
    pub place: usize,
    /// Who plays; the first has White in the first game. In team events these
    /// are the numbers of the teams.
    pub players: Vec<PlayerId>,
    /// How it is played.
    pub form: PlayOffForm,
    /// Games so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<PlayOffGame>,
    /// The order that came out, best first; those who share a place together.
    /// Empty while it is being played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub order: Vec<Vec<PlayerId>>,
}

impl PlayOff {
    /// Whether its order is known.
    pub fn is_decided(&self) -> bool {
        !self.order.is_empty()
    }
}

impl Event {
    /// Puts a play-off in the place of the one of an index, for example with one more game.
    ///
    /// # Errors
    ///
    /// If in a knock-out whose next stage is paired another one than is paired there would
    /// go on.
    pub fn set_play_off(&mut self, index: usize, play_off: PlayOff) -> Result<(), EventError> {
        let known = astray(self);
        let Some(slot) = self.play_offs.get_mut(index) else {
            return Ok(());
        };
        let before = std::mem::replace(slot, play_off);
        let mut now = astray(self).into_iter();
        let Some(new) = now.find(|tie| tie.won.is_some() && !known.contains(tie)) else {
            return Ok(());
        };
        self.play_offs[index] = before;
        let (round, [one, other]) = (new.round, new.tie);
        Err(EventError::GoesOn { round, one, other })
    }
}
