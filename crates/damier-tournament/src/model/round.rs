use serde::{Deserialize, Serialize};

use super::{ByeKind, GameResult, PlayerId, TeamId};

/// One game of a round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Who has White.
    pub white: PlayerId,
    /// Who has Black.
    pub black: PlayerId,
    /// How it ended.
    #[serde(default)]
    pub result: GameResult,
    /// Whether it counts for ratings (TRF letters `W D L` say no).
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub rated: bool,
}

const fn yes() -> bool {
    true
}

const fn is_yes(flag: &bool) -> bool {
    *flag
}

impl Board {
    /// A game that has not been played yet.
    pub const fn new(white: PlayerId, black: PlayerId) -> Board {
        Board {
            white,
            black,
            result: GameResult::Unfinished,
            rated: true,
        }
    }
}

/// A player without a game in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bye {
    /// Who.
    pub player: PlayerId,
    /// Of which kind.
    pub kind: ByeKind,
}

/// A match of two teams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamMatch {
    /// The team that has White on the first board.
    pub white: TeamId,
    /// The other one.
    pub black: TeamId,
    /// The games, as indices into [`Round::boards`], first board first. A seat
    /// that is empty on both sides is simply missing from the end; for one that is
    /// empty on one side see [`unopposed`](super::Event::unopposed).
    pub boards: Vec<usize>,
}

/// A team without a match in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamBye {
    /// Which team.
    pub team: TeamId,
    /// Of which kind.
    pub kind: ByeKind,
}

/// One round: who met whom, and who did not play.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// The games, best board first.
    pub boards: Vec<Board>,
    /// Who had no game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
    /// Team events: which games belong together.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatch>,
    /// Team events: teams without a match.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_byes: Vec<TeamBye>,
    /// When it is played, `YYYY/MM/DD`; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub date: String,
}

impl Round {
    /// Whether every game has a result.
    pub fn is_finished(&self) -> bool {
        self.boards.iter().all(|b| b.result.is_final())
    }

    /// Whether it has begun to bring results: a game has one that was not given
    /// when the round was paired, or there is nothing to wait for.
    pub fn has_result(&self) -> bool {
        let mut results = self.boards.iter().map(|b| &b.result);
        self.is_finished() || results.any(|r| r.is_final() && !r.is_forfeit())
    }

    /// How many games have no result yet.
    pub fn missing(&self) -> usize {
        let results = self.boards.iter().map(|b| &b.result);
        results.filter(|result| !result.is_final()).count()
    }

    /// The game of a player in this round.
    pub fn board_of(&self, player: PlayerId) -> Option<(usize, &Board)> {
        self.boards
            .iter()
            .enumerate()
            .find(|(_, b)| b.white == player || b.black == player)
    }
}
