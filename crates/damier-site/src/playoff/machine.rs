use damier_arbiter::playoff::{
    ByPlayer, LehmannGeorgiev, MatchEvent as Step, MatchStatus, MicroMatch, MicroStatus, Player,
    PlayoffError, Settings,
};
use damier_draughts::Variant;
use damier_game::{BySide, Outcome, Side};

use super::event::{GameEnd, MatchEvent};
pub use super::parts::MatchError;
pub(crate) use super::parts::{Decision, Played, Sanction, Setup, Status};
use super::plan::{Plan, StagePlan};

/// A match as the fold of its log.
#[derive(Clone, Debug)]
pub(crate) struct Match {
    plan: Plan,
    /// What counts of the log: corrected ends take the place of wrong ones.
    steps: Vec<MatchEvent>,
    micro: MicroMatch,
    /// The stage with carried times, once it has begun.
    carried: Option<LehmannGeorgiev>,
    games: Vec<Played>,
    /// Since when there is a break, in milliseconds since 1970.
    break_since: u64,
    break_ms: u64,
    pause_used: ByPlayer<bool>,
    /// What sanctions between games add to the next clocks.
    bonus: ByPlayer<u64>,
    sanctions: Vec<Sanction>,
    /// Whether the last game decides nothing and yet no other can follow it.
    undecided: bool,
    decision: Option<Decision>,
    version: u64,
    created_at: u64,
}

impl Match {
    /// A match from its log.
    pub(crate) fn fold<'a>(
        events: impl IntoIterator<Item = &'a MatchEvent>,
    ) -> Result<Match, MatchError> {
        let mut events = events.into_iter();
        let Some(MatchEvent::Created { plan, at }) = events.next() else {
            return Err(MatchError::NoBeginning);
        };
        if plan.stages.is_empty() {
            return Err(MatchError::NoStage);
        }
        let mut state = Match::new(plan.clone(), *at);
        for event in events {
            state.apply(event)?;
        }
        Ok(state)
    }

    fn new(plan: Plan, at: u64) -> Match {
        let stages = plan.stages.iter().map(|stage| stage.points).collect();
        Match {
            micro: MicroMatch::new(stages, plan.drawn),
            plan,
            steps: Vec::new(),
            carried: None,
            games: Vec::new(),
            break_since: at,
            break_ms: 0,
            pause_used: ByPlayer::default(),
            bonus: ByPlayer::default(),
            sanctions: Vec::new(),
            undecided: false,
            decision: None,
            version: 1,
            created_at: at,
        }
    }

    /// Folds the next event in.
    ///
    /// # Errors
    ///
    /// [`MatchError`]; the match is then as it was.
    pub(crate) fn apply(&mut self, event: &MatchEvent) -> Result<(), MatchError> {
        let mut next = self.clone();
        next.version += 1;
        if let MatchEvent::GameCorrected { number, end, at } = event {
            next.correct(*number, end.clone(), *at)?;
        } else {
            next.step(event)?;
            next.steps.push(event.clone());
        }
        *self = next;
        Ok(())
    }

    /// Plays the match again with another end of its last game.
    fn correct(&mut self, number: u32, end: Option<GameEnd>, at: u64) -> Result<(), MatchError> {
        if self.present(number)?.end.is_none() {
            return Err(PlayoffError::Playing.into());
        }
        let ended = |step: &MatchEvent| matches!(step, MatchEvent::GameEnded { .. });
        let mut steps = std::mem::take(&mut self.steps);
        if let Some(index) = steps.iter().rposition(ended) {
            steps.truncate(index);
        }
        if let Some(end) = end {
            steps.push(MatchEvent::GameEnded { number, end, at });
        }
        let (version, sanctions) = (self.version, std::mem::take(&mut self.sanctions));
        let decision = self.decision.take();
        let mut again = Match::new(self.plan.clone(), self.created_at);
        for step in steps {
            again.step(&step)?;
            again.steps.push(step);
        }
        again.version = version;
        again.sanctions = sanctions;
        again.decision = decision;
        *self = again;
        Ok(())
    }

    fn step(&mut self, event: &MatchEvent) -> Result<(), MatchError> {
        match event {
            MatchEvent::Created { .. } | MatchEvent::GameCorrected { .. } => {
                Err(MatchError::TwoBeginnings)
            }
            MatchEvent::GameBegan {
                number,
                game,
                break_ms,
                ..
            } => self.begin(*number, game, *break_ms),
            MatchEvent::GameEnded { number, end, at } => self.end(*number, end, *at),
            MatchEvent::PauseAsked { player, .. } => self.pause(*player),
            MatchEvent::Sanctioned {
                player,
                referee,
                why,
                ..
            } => self.sanction(*player, referee, why),
            MatchEvent::Decided {
                winner,
                referee,
                why,
                ..
            } => self.decide(*winner, referee, why),
        }
    }

    fn decide(&mut self, winner: Player, referee: &str, why: &str) -> Result<(), MatchError> {
        if matches!(self.status(), Status::Over { .. }) {
            return Err(PlayoffError::Decided.into());
        }
        if why.trim().is_empty() {
            return Err(PlayoffError::NoReason.into());
        }
        self.decision = Some(Decision {
            winner,
            referee: referee.to_owned(),
            why: why.to_owned(),
        });
        Ok(())
    }

    fn begin(&mut self, number: u32, game: &str, break_ms: u64) -> Result<(), MatchError> {
        let setup = self.next().ok_or_else(|| self.not_between())?;
        if number != setup.number {
            return Err(MatchError::OtherGame {
                named: number,
                present: setup.number,
            });
        }
        if break_ms < self.break_ms {
            let least_ms = self.break_ms;
            return Err(PlayoffError::BreakTooShort { least_ms }.into());
        }
        let stage = self.stage().ok_or(PlayoffError::Decided)?;
        if stage.carried {
            let mut carried = self.carried(stage, setup.white);
            // The first game of the stage has no break of its own there.
            carried.apply(Step::GameBegan { break_ms })?;
            self.carried = Some(carried);
        }
        self.games.push(Played {
            number,
            game: game.to_owned(),
            stage: stage.points.stage,
            white: setup.white,
            start_ms: setup.left_ms,
            clock: stage.clock,
            end: None,
        });
        self.break_ms = 0;
        self.bonus = ByPlayer::default();
        Ok(())
    }

    /// Why nothing can happen that belongs between two games.
    fn not_between(&self) -> PlayoffError {
        match self.status() {
            Status::Over { .. } | Status::Undecided => PlayoffError::Decided,
            Status::Playing | Status::Between { .. } => PlayoffError::Playing,
        }
    }

    /// The stage with carried times as it stands.
    fn carried(&self, stage: StagePlan, white: Player) -> LehmannGeorgiev {
        self.carried.clone().unwrap_or_else(|| {
            LehmannGeorgiev::new(Settings {
                budget_ms: stage.clock.initial_ms,
                increment_ms: stage.clock.increment_ms,
                first_white: white,
                break_ms: self.plan.break_ms,
                pause_ms: self.plan.pause_ms,
                sanction_ms: self.plan.sanction_ms,
                first_mover: match self.plan.variant.parse::<Variant>() {
                    Ok(variant) => variant.first_mover(),
                    Err(_) => Side::White,
                },
            })
        })
    }

    fn present(&self, number: u32) -> Result<&Played, MatchError> {
        let last = self.games.last().ok_or(PlayoffError::NotPlaying)?;
        if last.number == number {
            return Ok(last);
        }
        Err(MatchError::OtherGame {
            named: number,
            present: last.number,
        })
    }

    fn end(&mut self, number: u32, end: &GameEnd, at: u64) -> Result<(), MatchError> {
        let played = self.present(number)?;
        if played.end.is_some() {
            return Err(PlayoffError::NotPlaying.into());
        }
        let white = played.white;
        let player = |side: Side| player_of(white, side);
        // In chess a flag can leave a draw: then a player has no time for another game.
        let spent = end.flag.filter(|_| end.result == Outcome::Draw);
        let in_chess = spent.filter(|_| self.plan.variant == "chess960");
        let carries_on = match &mut self.carried {
            Some(_) if let Some(side) = in_chess => Err(PlayoffError::NoTimeLeft { side }),
            Some(carried) => carried.apply(Step::GameEnded {
                outcome: end.result,
                left_ms: end.left_ms,
                flag: end.flag,
            }),
            None if end.result == Outcome::BothLost => Err(PlayoffError::BothLost),
            None => Ok(MatchStatus::Playing),
        };
        match carries_on {
            Ok(_) => self.undecided = false,
            Err(PlayoffError::BothLost | PlayoffError::NoTimeLeft { .. }) => self.undecided = true,
            Err(error) => return Err(error.into()),
        }
        if !self.undecided {
            self.micro.game_ended(end.result.winner().map(player));
        }
        if let Some(played) = self.games.last_mut() {
            played.end = Some(end.clone());
        }
        self.break_since = at;
        self.break_ms = self.plan.break_ms;
        Ok(())
    }

    fn pause(&mut self, player: Player) -> Result<(), MatchError> {
        if !matches!(self.status(), Status::Between { .. }) || self.games.is_empty() {
            return Err(self.not_between().into());
        }
        let used = of_mut(&mut self.pause_used, player);
        if std::mem::replace(used, true) {
            return Err(PlayoffError::PauseUsed.into());
        }
        if let Some(carried) = &mut self.carried {
            carried.apply(Step::PauseAsked { player })?;
        }
        self.break_ms = self.break_ms.max(self.plan.pause_ms);
        Ok(())
    }

    fn sanction(&mut self, player: Player, referee: &str, why: &str) -> Result<(), MatchError> {
        let game = match self.status() {
            Status::Over { .. } | Status::Undecided => return Err(PlayoffError::Decided.into()),
            Status::Playing => self.games.last().map(|played| played.number),
            Status::Between { .. } => None,
        };
        match &mut self.carried {
            Some(carried) => {
                carried.apply(Step::Sanctioned { player })?;
            }
            None if game.is_none() => {
                let bonus = of_mut(&mut self.bonus, player.opponent());
                *bonus = bonus.saturating_add(self.plan.sanction_ms);
            }
            None => {}
        }
        self.sanctions.push(Sanction {
            version: self.version,
            player,
            game,
            referee: referee.to_owned(),
            why: why.to_owned(),
        });
        Ok(())
    }
}

/// What can be asked of a match.
impl Match {
    pub(crate) fn plan(&self) -> &Plan {
        &self.plan
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn games(&self) -> &[Played] {
        &self.games
    }

    pub(crate) fn sanctions(&self) -> &[Sanction] {
        &self.sanctions
    }

    /// The winner whom a referee named, if one did.
    pub(crate) fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    pub(crate) fn break_since(&self) -> u64 {
        self.break_since
    }

    /// When the game began that is played or was played last, in milliseconds since 1970.
    pub(crate) fn began_at(&self) -> u64 {
        let began = |step: &&MatchEvent| matches!(step, MatchEvent::GameBegan { .. });
        let last = self.steps.iter().rev().find(began);
        last.map_or(self.created_at, MatchEvent::at)
    }

    pub(crate) fn pause_used(&self, player: Player) -> bool {
        *self.pause_used.of(player)
    }

    /// The game that is being played.
    pub(crate) fn playing(&self) -> Option<&Played> {
        self.games.last().filter(|played| played.end.is_none())
    }

    /// The stage that the next game belongs to.
    pub(crate) fn stage(&self) -> Option<StagePlan> {
        let MicroStatus::Next { stage, .. } = self.micro.status() else {
            return None;
        };
        let named = |plan: &&StagePlan| plan.points.stage == stage;
        self.plan.stages.iter().find(named).copied()
    }

    pub(crate) fn status(&self) -> Status {
        if let Some(decision) = &self.decision {
            return self.decided(decision.winner);
        }
        if self.playing().is_some() {
            return Status::Playing;
        }
        let last = self.games.last().and_then(|played| played.end.as_ref());
        if self.undecided {
            return Status::Undecided;
        }
        match self.micro.status() {
            MicroStatus::Next { .. } => Status::Between {
                until: self.break_since.saturating_add(self.break_ms),
            },
            MicroStatus::Won {
                winner,
                stage,
                points,
            } => Status::Over {
                winner: Some(winner),
                stage: Some(stage),
                by_flag: last.is_some_and(|end| end.flag.is_some()),
                points,
            },
            MicroStatus::Drawn { points } => Status::Over {
                winner: None,
                stage: None,
                by_flag: false,
                points,
            },
        }
    }

    /// The match when a referee has named its winner: the points are those of the
    /// stage that was being played.
    fn decided(&self, winner: Player) -> Status {
        let stage = self.stage().or(self.plan.stages.last().copied());
        let mut points = ByPlayer::default();
        if let Some(stage) = stage {
            *of_mut(&mut points, winner) = stage.points.winner;
            *of_mut(&mut points, winner.opponent()) = stage.points.loser;
        }
        Status::Over {
            winner: Some(winner),
            stage: stage.map(|stage| stage.points.stage),
            by_flag: false,
            points,
        }
    }

    /// The game that comes next; `None` while one is played and after the end.
    pub(crate) fn next(&self) -> Option<Setup> {
        if !matches!(self.status(), Status::Between { .. }) {
            return None;
        }
        let stage = self.stage()?;
        let number = u32::try_from(self.games.len()).unwrap_or(u32::MAX) + 1;
        let white = match number % 2 {
            1 => self.plan.first_white,
            _ => self.plan.first_white.opponent(),
        };
        let left = |player: Player| match &self.carried {
            Some(carried) if stage.carried => carried.left_ms(player),
            _ => stage
                .clock
                .initial_ms
                .saturating_add(*self.bonus.of(player)),
        };
        Some(Setup {
            number,
            white,
            left_ms: ByPlayer {
                first: left(Player::First),
                second: left(Player::Second),
            },
        })
    }

    /// What the players have now, as far as the match knows: during a game, what
    /// they had at its start.
    pub(crate) fn left_ms(&self) -> ByPlayer<u64> {
        if let Some(played) = self.playing() {
            return played.start_ms;
        }
        if let Some(setup) = self.next() {
            return setup.left_ms;
        }
        match self.games.last() {
            Some(Played {
                end: Some(end),
                white,
                ..
            }) => by_player(*white, end.left_ms),
            _ => ByPlayer::default(),
        }
    }

    /// Games won by each player.
    pub(crate) fn wins(&self) -> ByPlayer<u32> {
        let mut wins = ByPlayer::default();
        for played in &self.games {
            let winner = played.end.as_ref().and_then(|end| end.result.winner());
            if let Some(side) = winner {
                *of_mut(&mut wins, player_of(played.white, side)) += 1;
            }
        }
        wins
    }

    /// The score in games: two points a win, one a draw.
    pub(crate) fn score(&self) -> ByPlayer<u32> {
        let wins = self.wins();
        let drawn = |played: &&Played| {
            let end = played.end.as_ref();
            end.is_some_and(|end| end.result == Outcome::Draw)
        };
        let draws = u32::try_from(self.games.iter().filter(drawn).count()).unwrap_or(u32::MAX);
        ByPlayer {
            first: 2 * wins.first + draws,
            second: 2 * wins.second + draws,
        }
    }
}

/// The player who has a side.
pub(crate) fn player_of(white: Player, side: Side) -> Player {
    match side {
        Side::White => white,
        Side::Black => white.opponent(),
    }
}

/// Values by side as values by player.
pub(crate) fn by_player(white: Player, values: BySide<u64>) -> ByPlayer<u64> {
    match white {
        Player::First => ByPlayer {
            first: values.white,
            second: values.black,
        },
        Player::Second => ByPlayer {
            first: values.black,
            second: values.white,
        },
    }
}

fn of_mut<T>(values: &mut ByPlayer<T>, player: Player) -> &mut T {
    match player {
        Player::First => &mut values.first,
        Player::Second => &mut values.second,
    }
}

/// The side that a player has.
pub(crate) fn side_of(white: Player, player: Player) -> Side {
    if player == white {
        Side::White
    } else {
        Side::Black
    }
}
