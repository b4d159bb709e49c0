use std::fmt;

use serde::{Deserialize, Serialize};

/// The number of a player in an event: his start number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The number of a team in an event, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TeamId(pub u32);

impl fmt::Display for TeamId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The highest number of a player: four columns of a file hold it.
pub const MOST_PLAYER_ID: u32 = 9999;

/// The highest rating: four columns of a file hold it.
pub const MOST_RATING: u32 = 9999;

/// Somebody who takes part.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// His number; the pairing number of Swiss systems.
    pub id: PlayerId,
    /// As it is printed.
    pub name: String,
    /// Three-letter federation, or whatever the event uses; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation: String,
    /// Club, for people and for forbidden pairs; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub club: String,
    /// Title such as `GMI` or `IM`; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The rating used in this event.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// The list and date the rating was taken from; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub rating_list: String,
    /// Number at the federation; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub federation_id: String,
    /// Start number where it differs from the id (tables whose ids are final
    /// places).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<u32>,
    /// `m` or `w` in TRF files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sex: Option<char>,
    /// `YYYY/MM/DD`; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub born: String,
    /// First round in which he can be paired; later than 1 for a late entry.
    #[serde(default = "first_round", skip_serializing_if = "is_first_round")]
    pub joined: u16,
    /// The last round he took part in, once he has withdrawn or was expelled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<u16>,
}

const fn first_round() -> u16 {
    1
}

const fn is_first_round(round: &u16) -> bool {
    *round == 1
}

impl Player {
    /// A player of whom only number and name are known.
    pub fn new(id: u32, name: impl Into<String>) -> Player {
        Player {
            id: PlayerId(id),
            name: name.into(),
            federation: String::new(),
            club: String::new(),
            title: String::new(),
            rating: None,
            rating_list: String::new(),
            federation_id: String::new(),
            start: None,
            sex: None,
            born: String::new(),
            joined: 1,
            withdrawn_after: None,
        }
    }

    /// Whether he is in the event in that round.
    pub fn is_in(&self, round: u16) -> bool {
        round >= self.joined && self.withdrawn_after.is_none_or(|last| round <= last)
    }
}

/// A team; members in board order, substitutes last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Team {
    /// Its number.
    pub id: TeamId,
    /// As it is printed.
    pub name: String,
    /// Who may play for it.
    pub members: Vec<PlayerId>,
}
