use std::fmt;

use damier_game::{BySide, Outcome, Side};
use serde::{Deserialize, Serialize};

use super::{ByPlayer, Player};
use crate::clock::{Clock, TimeControl};

/// What is fixed before a Lehmann-Georgiev match.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Settings {
    /// The time each player has for all games together, in milliseconds.
    pub budget_ms: u64,
    /// What every move adds, in milliseconds.
    pub increment_ms: u64,
    /// Who has White in the first game.
    pub first_white: Player,
    /// The least break between two games, in milliseconds.
    pub break_ms: u64,
    /// The least length of the one pause that each player may ask for, in
    /// milliseconds.
    pub pause_ms: u64,
    /// What a sanction gives the opponent, in milliseconds.
    pub sanction_ms: u64,
    /// The side that moves first in the game that is played: Black in American and
    /// Pool draughts.
    #[serde(default = "white")]
    pub first_mover: Side,
}

const fn white() -> Side {
    Side::White
}

impl Settings {
    /// Five minutes and two seconds a move, breaks of two minutes, a pause of
    /// five, sanctions of one: the usual settings, for a game that White begins.
    pub const fn usual(first_white: Player) -> Settings {
        Settings {
            budget_ms: 5 * 60_000,
            increment_ms: 2_000,
            first_white,
            break_ms: 2 * 60_000,
            pause_ms: 5 * 60_000,
            sanction_ms: 60_000,
            first_mover: Side::White,
        }
    }
}

/// What happens in a match. The events in order are its log; a match is what
/// they add up to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum MatchEvent {
    /// A game began, so many milliseconds after the one before had ended.
    GameBegan {
        /// How long the break was; 0 for the first game.
        break_ms: u64,
    },
    /// The game ended.
    GameEnded {
        /// Its result in the draughts spelling, White first.
        #[serde(with = "crate::result_text")]
        outcome: Outcome,
        /// What each side had left.
        left_ms: BySide<u64>,
        /// The side whose flag fell, if the game ended so.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        flag: Option<Side>,
    },
    /// A player asked for his pause, between games.
    PauseAsked {
        /// Who.
        player: Player,
    },
    /// A referee punished a player: the opponent gets time.
    Sanctioned {
        /// Who was punished.
        player: Player,
    },
    /// A referee named the winner, during a game or between two: a player withdrew
    /// or did not come, or both lost a game.
    Decided {
        /// Who won the match.
        winner: Player,
        /// Why, in the referee's words.
        why: String,
    },
}

/// How a match stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "status", rename_all = "kebab-case")]
pub enum MatchStatus {
    /// The next game is to be begun.
    BetweenGames {
        /// How long the break must be at least, in milliseconds.
        break_ms: u64,
    },
    /// A game is being played.
    Playing,
    /// The match is decided.
    Decided {
        /// Who won it.
        winner: Player,
        /// Whether by the opponent's flag.
        by_flag: bool,
    },
}

/// The next game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSetup {
    /// Its number, from 1.
    pub number: u32,
    /// Who has White.
    pub white: Player,
    /// What each side has left, in milliseconds.
    pub left_ms: BySide<u64>,
    /// A clock with these times.
    pub clock: Clock,
}

/// Something that cannot happen in a match as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayoffError {
    /// The match is decided.
    Decided,
    /// A game is being played.
    Playing,
    /// No game is being played.
    NotPlaying,
    /// The break was too short: it must be at least so long.
    BreakTooShort {
        /// Milliseconds.
        least_ms: u64,
    },
    /// The player has had his pause.
    PauseUsed,
    /// Both players were given a loss: a match needs a winner, so a referee must
    /// decide it by [`MatchEvent::Decided`].
    BothLost,
    /// The side whose flag fell did not lose the game.
    FlagContradicts {
        /// Whose flag.
        flag: Side,
    },
    /// A game was drawn, but a side had no time left: its flag fell first.
    NoTimeLeft {
        /// The side.
        side: Side,
    },
    /// A referee named the winner without a reason.
    NoReason,
}

impl fmt::Display for PlayoffError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayoffError::Decided => f.write_str("the match is decided"),
            PlayoffError::Playing => f.write_str("a game is being played: end it first"),
            PlayoffError::NotPlaying => f.write_str("no game is being played: begin the next one"),
            PlayoffError::BreakTooShort { least_ms } => {
                write!(
                    f,
                    "the break must last at least {} seconds",
                    least_ms.div_ceil(1000)
                )
            }
            PlayoffError::PauseUsed => f.write_str("each player may ask for one pause only"),
            PlayoffError::BothLost => {
                f.write_str("a game lost by both decides no match: a referee must name the winner")
            }
            PlayoffError::FlagContradicts { flag } => write!(
                f,
                "{flag}'s flag fell, so {} won the game: correct the result or the flag",
                !*flag
            ),
            PlayoffError::NoTimeLeft { side } => write!(
                f,
                "{side} had no time left, so the game was no draw: give the side whose flag fell, \
                 or the time that was left when the draw was complete"
            ),
            PlayoffError::NoReason => f.write_str("say why this player is the winner"),
        }
    }
}

impl std::error::Error for PlayoffError {}

/// A Lehmann-Georgiev match (FMJD Annex 3, 5.10): one budget of time for each
/// player and any number of games. The first win or the first flag decides; a
/// drawn game is followed by another with the times that are left, which belong
/// to the players and not to the colours. Colours alternate.
///
/// ```
/// use damier_arbiter::playoff::{LehmannGeorgiev, MatchEvent, MatchStatus, Player, Settings};
/// use damier_game::{BySide, Outcome, Side};
///
/// let mut game = LehmannGeorgiev::new(Settings::usual(Player::First));
/// game.apply(MatchEvent::GameBegan { break_ms: 0 })?;
/// let left_ms = BySide { white: 70_000, black: 40_000 };
/// game.apply(MatchEvent::GameEnded { outcome: Outcome::Draw, left_ms, flag: None })?;
/// let next = game.next_game().expect("another game");
/// assert_eq!((next.white, next.left_ms.white), (Player::Second, 40_000));
/// # Ok::<(), damier_arbiter::playoff::PlayoffError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LehmannGeorgiev {
    settings: Settings,
    left_ms: ByPlayer<u64>,
    pause_used: ByPlayer<bool>,
    pause_due: bool,
    games: u32,
    status: MatchStatus,
    log: Vec<MatchEvent>,
}

impl LehmannGeorgiev {
    /// A match before its first game.
    pub fn new(settings: Settings) -> LehmannGeorgiev {
        LehmannGeorgiev {
            settings,
            left_ms: ByPlayer {
                first: settings.budget_ms,
                second: settings.budget_ms,
            },
            pause_used: ByPlayer::default(),
            pause_due: false,
            games: 0,
            status: MatchStatus::BetweenGames { break_ms: 0 },
            log: Vec::new(),
        }
    }

    /// A match from its log.
    ///
    /// # Errors
    ///
    /// [`PlayoffError`] with the index of the first event that cannot have
    /// happened.
    pub fn replay(
        settings: Settings,
        log: &[MatchEvent],
    ) -> Result<LehmannGeorgiev, (usize, PlayoffError)> {
        let mut game = LehmannGeorgiev::new(settings);
        for (index, event) in log.iter().enumerate() {
            game.apply(event.clone()).map_err(|error| (index, error))?;
        }
        Ok(game)
    }

    /// The match as data: what happened, in order.
    pub fn log(&self) -> &[MatchEvent] {
        &self.log
    }

    /// How the match stands.
    pub fn status(&self) -> MatchStatus {
        self.status
    }

    /// What a player has left between games, in milliseconds.
    pub fn left_ms(&self, player: Player) -> u64 {
        *self.left_ms.of(player)
    }

    /// Who has White in the game that is played or comes next.
    pub fn white(&self) -> Player {
        let index = match self.status {
            MatchStatus::BetweenGames { .. } => self.games,
            MatchStatus::Playing | MatchStatus::Decided { .. } => self.games.saturating_sub(1),
        };
        if index % 2 == 0 {
            self.settings.first_white
        } else {
            self.settings.first_white.opponent()
        }
    }

    /// The game to be played now or next; `None` if the match is decided.
    pub fn next_game(&self) -> Option<GameSetup> {
        let number = match self.status {
            MatchStatus::BetweenGames { .. } => self.games.saturating_add(1),
            MatchStatus::Playing => self.games,
            MatchStatus::Decided { .. } => return None,
        };
        let white = self.white();
        let left_ms = BySide {
            white: self.left_ms(white),
            black: self.left_ms(white.opponent()),
        };
        let control = TimeControl::fischer(self.settings.budget_ms, self.settings.increment_ms);
        let clock = Clock::with_left(control, self.settings.first_mover, left_ms);
        Some(GameSetup {
            number,
            white,
            left_ms,
            clock,
        })
    }

    /// Something happens.
    ///
    /// # Errors
    ///
    /// [`PlayoffError`]; the match is then unchanged.
    pub fn apply(&mut self, event: MatchEvent) -> Result<MatchStatus, PlayoffError> {
        if matches!(self.status, MatchStatus::Decided { .. }) {
            return Err(PlayoffError::Decided);
        }
        match &event {
            MatchEvent::GameBegan { break_ms } => self.begin(*break_ms)?,
            MatchEvent::GameEnded {
                outcome,
                left_ms,
                flag,
            } => self.end(*outcome, *left_ms, *flag)?,
            MatchEvent::PauseAsked { player } => self.pause(*player)?,
            MatchEvent::Sanctioned { player } => self.sanction(*player)?,
            MatchEvent::Decided { why, .. } if why.trim().is_empty() => {
                return Err(PlayoffError::NoReason);
            }
            MatchEvent::Decided { winner, .. } => {
                self.status = MatchStatus::Decided {
                    winner: *winner,
                    by_flag: false,
                };
            }
        }
        self.log.push(event);
        Ok(self.status)
    }

    fn begin(&mut self, break_ms: u64) -> Result<(), PlayoffError> {
        let MatchStatus::BetweenGames { break_ms: least_ms } = self.status else {
            return Err(PlayoffError::Playing);
        };
        if break_ms < least_ms {
            return Err(PlayoffError::BreakTooShort { least_ms });
        }
        self.games = self.games.saturating_add(1);
        self.pause_due = false;
        self.status = MatchStatus::Playing;
        Ok(())
    }

    fn end(
        &mut self,
        outcome: Outcome,
        left_ms: BySide<u64>,
        flag: Option<Side>,
    ) -> Result<(), PlayoffError> {
        if self.status != MatchStatus::Playing {
            return Err(PlayoffError::NotPlaying);
        }
        let white = self.white();
        let player = |side: Side| {
            if side == Side::White {
                white
            } else {
                white.opponent()
            }
        };
        let winner = match (flag, outcome) {
            (_, Outcome::BothLost) => return Err(PlayoffError::BothLost),
            (Some(flag), outcome) if outcome != Outcome::Win(!flag) => {
                return Err(PlayoffError::FlagContradicts { flag });
            }
            (_, Outcome::Win(side)) => Some(player(side)),
            (_, Outcome::Draw) => {
                if let Some(side) = Side::BOTH.into_iter().find(|side| left_ms[*side] == 0) {
                    return Err(PlayoffError::NoTimeLeft { side });
                }
                None
            }
        };
        *self.left_ms.of_mut(white) = left_ms.white;
        *self.left_ms.of_mut(white.opponent()) = left_ms.black;
        self.status = match winner {
            Some(winner) => MatchStatus::Decided {
                winner,
                by_flag: flag.is_some(),
            },
            None => MatchStatus::BetweenGames {
                break_ms: self.settings.break_ms,
            },
        };
        Ok(())
    }

    fn pause(&mut self, player: Player) -> Result<(), PlayoffError> {
        let MatchStatus::BetweenGames { break_ms } = self.status else {
            return Err(PlayoffError::Playing);
        };
        if core::mem::replace(self.pause_used.of_mut(player), true) {
            return Err(PlayoffError::PauseUsed);
        }
        // Two players who ask in one break share the pause.
        if !core::mem::replace(&mut self.pause_due, true) {
            let break_ms = break_ms.max(self.settings.pause_ms);
            self.status = MatchStatus::BetweenGames { break_ms };
        }
        Ok(())
    }

    /// Between games the time goes to the player's budget. During a game it
    /// belongs on the running clock, which the caller keeps
    /// ([`Clock::add_time`]), and comes back with the times left.
    fn sanction(&mut self, player: Player) -> Result<(), PlayoffError> {
        if matches!(self.status, MatchStatus::BetweenGames { .. }) {
            let other = self.left_ms.of_mut(player.opponent());
            *other = other.saturating_add(self.settings.sanction_ms);
        }
        Ok(())
    }
}
