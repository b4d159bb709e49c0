use serde::{Deserialize, Serialize};

use super::{ByPlayer, Player};

/// A part of a play-off with its own time control.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Games at the usual speed.
    Standard,
    /// Rapid games.
    Rapid,
    /// Blitz games.
    Blitz,
    /// Single games until a win, or Lehmann-Georgiev.
    Decider,
}

/// How many games a stage has and what winning it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StagePoints {
    /// The stage.
    pub stage: Stage,
    /// How many games are played in it, unless the winner is clear sooner; 0:
    /// single games until a win.
    pub games: u32,
    /// The points of its winner.
    pub winner: u32,
    /// The points of its loser.
    pub loser: u32,
}

/// How a micro-match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum MicroStatus {
    /// A game of this stage comes next.
    Next {
        /// The stage.
        stage: Stage,
        /// The game within the stage, from 1.
        game: u32,
    },
    /// A stage was won.
    Won {
        /// By whom.
        winner: Player,
        /// In which stage.
        stage: Stage,
        /// The points for the table.
        points: ByPlayer<u32>,
    },
    /// All stages were drawn.
    Drawn {
        /// The points for the table.
        points: ByPlayer<u32>,
    },
}

/// A micro-match: stages one after the other until one is won. With
/// [`MicroMatch::world_title`] 12-0, 8-4 or 7-5 for a win in the first, second
/// or third, 6-6 if all are drawn.
///
/// ```
/// use damier_arbiter::playoff::{MicroMatch, MicroStatus, Player};
///
/// let mut game = MicroMatch::world_title();
/// game.game_ended(None);
/// let status = game.game_ended(Some(Player::Second));
/// let MicroStatus::Won { points, .. } = status else { panic!("won in rapid") };
/// assert_eq!((points.first, points.second), (4, 8));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MicroMatch {
    stages: Vec<StagePoints>,
    drawn: u32,
    stage: usize,
    /// Games played in the stage.
    games: u32,
    wins: ByPlayer<u32>,
    decided: Option<MicroStatus>,
}

impl MicroMatch {
    /// A micro-match of the given stages; all drawn gives each player `drawn`
    /// points.
    pub fn new(stages: Vec<StagePoints>, drawn: u32) -> MicroMatch {
        let mut micro = MicroMatch {
            stages,
            drawn,
            stage: 0,
            games: 0,
            wins: ByPlayer::default(),
            decided: None,
        };
        micro.advance();
        micro
    }

    /// One standard, one rapid and one blitz game: 12-0, 8-4, 7-5, else 6-6.
    pub fn world_title() -> MicroMatch {
        let stage = |stage, winner, loser| StagePoints {
            stage,
            games: 1,
            winner,
            loser,
        };
        let stages = vec![
            stage(Stage::Standard, 12, 0),
            stage(Stage::Rapid, 8, 4),
            stage(Stage::Blitz, 7, 5),
        ];
        MicroMatch::new(stages, 6)
    }

    /// Single games until a win, for one point.
    pub fn barrage() -> MicroMatch {
        let decider = StagePoints {
            stage: Stage::Decider,
            games: 0,
            winner: 1,
            loser: 0,
        };
        MicroMatch::new(vec![decider], 0)
    }

    /// How the match stands.
    pub fn status(&self) -> MicroStatus {
        match (self.decided, self.stages.get(self.stage)) {
            (Some(decided), _) => decided,
            (None, Some(stage)) => MicroStatus::Next {
                stage: stage.stage,
                game: self.games.saturating_add(1),
            },
            (None, None) => self.all_drawn(),
        }
    }

    /// A game ended with the given winner, or drawn. After the end of the match
    /// nothing changes.
    pub fn game_ended(&mut self, winner: Option<Player>) -> MicroStatus {
        if self.decided.is_none() {
            self.games = self.games.saturating_add(1);
            if let Some(winner) = winner {
                let wins = self.wins.of_mut(winner);
                *wins = wins.saturating_add(1);
            }
            self.advance();
        }
        self.status()
    }

    fn advance(&mut self) {
        let Some(stage) = self.stages.get(self.stage).copied() else {
            self.decided = Some(self.all_drawn());
            return;
        };
        let (first, second) = (self.wins.first, self.wins.second);
        let lead = first.abs_diff(second);
        let to_come = stage.games.saturating_sub(self.games);
        let clear = lead > to_come && (self.games > 0 || stage.games == 0);
        if clear && lead > 0 {
            let winner = if first > second {
                Player::First
            } else {
                Player::Second
            };
            let mut points = ByPlayer {
                first: stage.loser,
                second: stage.loser,
            };
            *points.of_mut(winner) = stage.winner;
            self.decided = Some(MicroStatus::Won {
                winner,
                stage: stage.stage,
                points,
            });
        } else if stage.games > 0 && to_come == 0 {
            self.stage += 1;
            self.games = 0;
            self.wins = ByPlayer::default();
            if self.stage == self.stages.len() {
                self.decided = Some(self.all_drawn());
            }
        }
    }

    fn all_drawn(&self) -> MicroStatus {
        MicroStatus::Drawn {
            points: ByPlayer {
                first: self.drawn,
                second: self.drawn,
            },
        }
    }
}
