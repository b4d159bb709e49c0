//! Matches as they are kept and played: the log first, then the games.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_arbiter::clock::TimeControl;
use damier_arbiter::playoff::{Player as MatchPlayer, PlayoffError};
use damier_chess::UniformDraw;
use damier_game::{BySide, Reason};
use tokio::sync::Mutex;

use super::event::{GameEnd, MatchEvent};
use super::machine::{Match, MatchError, Played, Status};
use super::plan::PlayoffWish;
use crate::Player;
use crate::board::Kind;
use crate::live::{Game, Live, PlayoffRef, Seed, Snapshot, unix_ms};
use crate::problem::{Problem, ProblemKind};
use crate::referee::{Asked, DecreeWish, Order, Seat, check_words, clean};
use crate::session::{ALPHABET, random_number, random_word};
use crate::storage::{PlayoffAppend, StorageError};

/// Length of a match's name. Another one than that of a game, so that nobody
/// takes one for the other.
const NAME_LENGTH: usize = 9;

/// How many matches a list shows.
const LISTED: u32 = 50;

/// All matches. What happens in them passes through here one after the other:
/// they change a few times an hour.
#[derive(Clone, Debug)]
pub(crate) struct Playoffs {
    live: Live,
    turn: Arc<Mutex<()>>,
}

/// A match as it was found, brought up to date with its games.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Its name.
    pub(crate) id: String,
    /// Who started it.
    pub(crate) owner: Player,
    /// How it stands.
    pub(crate) state: Match,
    /// The game that is played, or was played last.
    pub(crate) snapshot: Option<Snapshot>,
}

impl Playoffs {
    pub(crate) fn new(live: Live) -> Playoffs {
        Playoffs {
            live,
            turn: Arc::new(Mutex::new(())),
        }
    }

    /// Starts a match and returns its name.
    ///
    /// # Errors
    ///
    /// A problem that says what can't be, or that it can't be saved.
    pub(crate) async fn create(
        &self,
        owner: &Player,
        wish: &PlayoffWish,
    ) -> Result<String, Problem> {
        let (name, text) = (wish.rulebook.as_deref(), wish.rulebook_text.as_deref());
        let (variant, chosen) = self.live.chosen_anew(&wish.variant, name, text)?;
        let youth = self.live.youth();
        let plan = wish.settle(variant.id(), chosen, youth, random_number())?;
        let first = MatchEvent::Created {
            plan,
            at: unix_ms(),
        };
        loop {
            let id = random_word(NAME_LENGTH);
            match self.append(&id, Some(owner), 1, &first).await {
                Ok(()) => return Ok(id),
                // The name is taken: draw another.
                Err(StorageError::Conflict { .. }) => {}
                Err(error) => return Err(refused(error)),
            }
        }
    }

    /// The match of this name, brought up to date with its games.
    ///
    /// # Errors
    ///
    /// A problem if there is no such match or it can't be read or saved.
    pub(crate) async fn find(&self, id: &str) -> Result<Found, Problem> {
        let _turn = self.turn.lock().await;
        self.up_to_date(id).await
    }

    /// The matches of a player, the last one touched first.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn of(&self, owner: &Player) -> Result<Vec<Found>, Problem> {
        let Some(office) = self.live.office() else {
            return Ok(Vec::new());
        };
        let ids = office.playoffs_of(owner.key(), LISTED).await;
        let mut all = Vec::new();
        for id in ids.map_err(refused)? {
            all.push(self.find(&id).await?);
        }
        Ok(all)
    }

    /// The log of a match, one JSON object a line.
    ///
    /// # Errors
    ///
    /// A problem if there is no such match or it can't be read.
    pub(crate) async fn log(&self, id: &str) -> Result<String, Problem> {
        self.find(id).await?;
        let (_, events) = self.read(id).await?;
        let lines: Vec<String> = events
            .into_iter()
            .map(|event| event.payload + "\n")
            .collect();
        Ok(lines.concat())
    }

    /// The owner begins the next game, and gets its name.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn begin(&self, id: &str, player: &Player) -> Result<String, Problem> {
        let _turn = self.turn.lock().await;
        let found = self.up_to_date(id).await?;
        owned(&found, player)?;
        if let Some(playing) = found.state.playing() {
            // Somebody was faster, or the answer was lost.
            return Ok(playing.game.clone());
        }
        let setup = found.state.next();
        let setup = setup.ok_or_else(|| rule(&found.state, PlayoffError::Decided))?;
        let now = unix_ms();
        let break_ms = match setup.number {
            1 => 0,
            _ => now.saturating_sub(found.state.break_since()),
        };
        let game = random_word(crate::live::NAME_LENGTH);
        let event = MatchEvent::GameBegan {
            number: setup.number,
            game: game.clone(),
            break_ms,
            at: now,
        };
        self.happen(&found, event).await?;
        self.up_to_date(id).await?;
        Ok(game)
    }

    /// A player asks for the pause.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn pause(
        &self,
        id: &str,
        owner: &Player,
        player: MatchPlayer,
    ) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let found = self.up_to_date(id).await?;
        owned(&found, owner)?;
        let at = unix_ms();
        self.happen(&found, MatchEvent::PauseAsked { player, at })
            .await
    }

    /// A referee punishes a player.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn sanction(
        &self,
        id: &str,
        seat: &Seat,
        player: MatchPlayer,
        why: &str,
    ) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let found = self.up_to_date(id).await?;
        let event = MatchEvent::Sanctioned {
            player,
            referee: seat.name.clone(),
            why: explained(&found, why)?,
            at: unix_ms(),
        };
        self.happen(&found, event).await?;
        // What is due on a running clock is put there.
        self.up_to_date(id).await.map(|_| ())
    }

    /// A referee names the winner of a match.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn decide(
        &self,
        id: &str,
        seat: &Seat,
        winner: MatchPlayer,
        why: &str,
    ) -> Result<(), Problem> {
        let _turn = self.turn.lock().await;
        let found = self.up_to_date(id).await?;
        let event = MatchEvent::Decided {
            winner,
            referee: seat.name.clone(),
            why: explained(&found, why)?,
            at: unix_ms(),
        };
        self.happen(&found, event).await
    }

    /// Whether the result of a game can still be changed: the match has not gone on
    /// to another one, and no referee has named its winner.
    ///
    /// # Errors
    ///
    /// The problem if it cannot.
    pub(crate) async fn may_change(&self, id: &str, number: u32) -> Result<(), Problem> {
        let found = self.find(id).await?;
        let last = found.state.games().last().map(|played| played.number);
        let detail = match found.state.decision() {
            Some(_) => "problem-nothing-to-do-named",
            None if last == Some(number) => return Ok(()),
            None => "problem-nothing-to-do-match",
        };
        Err(Problem::new(ProblemKind::NothingToDo).detail(detail))
    }

    async fn read(&self, id: &str) -> Result<(Player, Vec<crate::storage::StoredEvent>), Problem> {
        let none = || {
            let shown = crate::live::shorten(id);
            Problem::new(ProblemKind::NoSuchPlayoff).text("playoff", shown)
        };
        let ours = id.len() == NAME_LENGTH && id.bytes().all(|byte| ALPHABET.contains(&byte));
        let office = self.live.office().filter(|_| ours).ok_or_else(none)?;
        let (owner, events) = office
            .playoff(id)
            .await
            .map_err(refused)?
            .ok_or_else(none)?;
        let owner = Player::from_stored(&owner).ok_or_else(|| fault("a match without owner"))?;
        Ok((owner, events))
    }

    async fn fold(&self, id: &str) -> Result<Found, Problem> {
        let (owner, stored) = self.read(id).await?;
        let events: Result<Vec<MatchEvent>, _> = stored
            .iter()
            .map(|event| serde_json::from_str(&event.payload))
            .collect();
        let events = events.map_err(|error| fault(format!("match {id}: {error}")))?;
        let state = Match::fold(&events).map_err(|error| fault(format!("match {id}: {error}")))?;
        Ok(Found {
            id: id.to_owned(),
            owner,
            state,
            snapshot: None,
        })
    }

    /// The match, with whatever was cut off by a crash made good: a game that was
    /// announced is there, one that ended is noted, a sanction is on the clock.
    async fn up_to_date(&self, id: &str) -> Result<Found, Problem> {
        let mut found = self.fold(id).await?;
        let Some(last) = found.state.games().last().cloned() else {
            return Ok(found);
        };
        self.make_game(&found, &last).await?;
        self.put_sanctions(&found, &last).await?;
        let snapshot = self.live.find(&last.game).await?.snapshot();
        let end = ending(&snapshot.game, snapshot.now_ms());
        let (number, at) = (last.number, unix_ms());
        let event = match (&last.end, end) {
            (None, Some(end)) => Some(MatchEvent::GameEnded { number, end, at }),
            (Some(was), end) if end.as_ref().map(|e| e.result) != Some(was.result) => {
                Some(MatchEvent::GameCorrected { number, end, at })
            }
            _ => None,
        };
        if let Some(event) = event {
            self.happen(&found, event).await?;
            found = self.fold(id).await?;
        }
        found.snapshot = Some(snapshot);
        Ok(found)
    }

    async fn make_game(&self, found: &Found, played: &Played) -> Result<(), Problem> {
        if self.live.exists(&played.game).await? {
            return Ok(());
        }
        let plan = found.state.plan();
        let left = by_side(played.white, &played.start_ms);
        let control = |ms: u64| TimeControl::fischer(ms, played.clock.increment_ms);
        let sides = BySide::from_fn(|side| control(left[side]).side(side).clone());
        let names = by_side_of(played.white, &plan.names.first, &plan.names.second);
        let text = plan.rulebook_text.as_deref();
        let (_, book) = self.live.known(&plan.variant, Some(&plan.rulebook), text)?;
        let start = self.start(found, played).await?;
        self.live
            .create_seeded(
                &found.owner,
                &played.game,
                Seed {
                    variant: plan.variant.clone(),
                    book,
                    start,
                    clock: Some(TimeControl::unequal(sides.white, sides.black)),
                    youth: plan.youth,
                    names,
                    playoff: Some(PlayoffRef {
                        id: found.id.clone(),
                        number: played.number,
                    }),
                },
            )
            .await
    }

    /// The number of the start position in chess: drawn by lot for a game, and the same
    /// for its return game.
    async fn start(&self, found: &Found, played: &Played) -> Result<Option<u16>, Problem> {
        if found.state.plan().variant != Kind::Chess960.id() {
            return Ok(None);
        }
        let mut games = found.state.games().iter();
        let first = games.find(|game| game.number + 1 == played.number);
        if let Some(first) = first.filter(|_| played.number.is_multiple_of(2)) {
            let snapshot = self.live.find(&first.game).await?.snapshot();
            let number = snapshot.game.start_position().start_number();
            return Ok(number.and_then(|number| number.parse().ok()));
        }
        let mut lot = UniformDraw::from_source(random_number);
        Ok(Some(lot.number().get()))
    }

    /// Puts the time of sanctions on the running clock, once each.
    async fn put_sanctions(&self, found: &Found, played: &Played) -> Result<(), Problem> {
        if played.end.is_some() {
            return Ok(());
        }
        let due = found.state.sanctions().iter();
        for sanction in due.filter(|sanction| sanction.game == Some(played.number)) {
            let snapshot = self.live.find(&played.game).await?.snapshot();
            let key = format!("sanction-{}", sanction.version);
            if snapshot.game.is_over() || snapshot.game.desk().has_key(&key) {
                continue;
            }
            let Some(mut clock) = snapshot.game.remaining(snapshot.now_ms()) else {
                continue;
            };
            let gainer = super::machine::side_of(played.white, sanction.player.opponent());
            clock[gainer] = clock[gainer].saturating_add(found.state.plan().sanction_ms);
            let wish = DecreeWish {
                order: Order::Clock {
                    white_ms: clock.white,
                    black_ms: clock.black,
                },
                article: None,
                why: sanction.why.clone(),
                why_in: BTreeMap::new(),
                ply: None,
                decisions: None,
                anyway: false,
            };
            let game = &played.game;
            let put = self.live.decree(game, wish, &sanction.referee, Some(key));
            match put.await {
                Ok(_) => {}
                Err(problem) if problem.status().is_server_error() => return Err(problem),
                // It is in the log of the match. A game that cannot take it (it has
                // just ended, its clock is full) must not hold up the match.
                Err(problem) => tracing::warn!(
                    game.id = game,
                    problem = problem.kind().slug(),
                    "a sanction cannot be put on the clock"
                ),
            }
        }
        Ok(())
    }

    /// Writes an event down, if it can happen.
    async fn happen(&self, found: &Found, event: MatchEvent) -> Result<(), Problem> {
        let mut next = found.state.clone();
        next.apply(&event).map_err(|error| match error {
            MatchError::Rule(error) => rule(&found.state, error),
            other => fault(format!("match {}: {other}", found.id)),
        })?;
        self.append(&found.id, None, next.version(), &event)
            .await
            .map_err(refused)
    }

    async fn append(
        &self,
        id: &str,
        owner: Option<&Player>,
        version: u64,
        event: &MatchEvent,
    ) -> Result<(), StorageError> {
        let Some(office) = self.live.office() else {
            return Err(StorageError::Closed);
        };
        let payload = serde_json::to_string(event).unwrap_or_default();
        office
            .append_playoff(PlayoffAppend {
                playoff: id.to_owned(),
                owner: owner.map(|owner| owner.key().to_owned()),
                first: version,
                payloads: vec![payload],
                at: event.at(),
            })
            .await
    }
}

/// What a referee says of a decision in a match, if it explains as much as the match asks.
fn explained(found: &Found, why: &str) -> Result<String, Problem> {
    let asked = match found.state.plan().youth {
        true => Asked::Youth,
        false => Asked::Something,
    };
    check_words(why, &BTreeMap::new(), asked)?;
    Ok(clean(why).to_owned())
}

fn owned(found: &Found, player: &Player) -> Result<(), Problem> {
    if found.owner == *player {
        return Ok(());
    }
    Err(Problem::new(ProblemKind::NotYourGame).detail("problem-not-your-playoff"))
}

/// How a game ended, if it did.
fn ending(game: &Game, now_ms: u64) -> Option<GameEnd> {
    let verdict = game.verdict()?;
    Some(GameEnd {
        result: verdict.outcome,
        left_ms: game
            .remaining(now_ms)
            .unwrap_or(BySide { white: 0, black: 0 }),
        flag: verdict.side.filter(|_| verdict.reason == Reason::Time),
        reason: verdict.reason.as_str().to_owned(),
        refereed: !game.desk().decrees().is_empty(),
    })
}

fn by_side(white: MatchPlayer, values: &damier_arbiter::playoff::ByPlayer<u64>) -> BySide<u64> {
    by_side_of(white, &values.first, &values.second)
}

fn by_side_of<T: Clone>(white: MatchPlayer, first: &T, second: &T) -> BySide<T> {
    match white {
        MatchPlayer::First => BySide {
            white: first.clone(),
            black: second.clone(),
        },
        MatchPlayer::Second => BySide {
            white: second.clone(),
            black: first.clone(),
        },
    }
}

/// What the rules of the play-off forbid, as a problem.
fn rule(state: &Match, error: PlayoffError) -> Problem {
    let problem = Problem::new(ProblemKind::PlayoffRule);
    match error {
        PlayoffError::Decided if state.status() == Status::Undecided => {
            problem.detail("problem-playoff-rule-both-lost")
        }
        PlayoffError::Decided => problem.detail("problem-playoff-rule-decided"),
        PlayoffError::BreakTooShort { least_ms } => {
            let waited = unix_ms().saturating_sub(state.break_since());
            let wait = least_ms.saturating_sub(waited).div_ceil(1000);
            problem
                .number("seconds", i64::try_from(wait).unwrap_or(i64::MAX))
                .detail("problem-playoff-rule-break")
        }
        PlayoffError::PauseUsed => problem.detail("problem-playoff-rule-pause"),
        PlayoffError::BothLost => problem.detail("problem-playoff-rule-both-lost"),
        PlayoffError::NoReason => Problem::new(ProblemKind::NoExplanation),
        _ => problem,
    }
}

fn refused(error: StorageError) -> Problem {
    tracing::error!(%error, "the storage refused");
    Problem::new(ProblemKind::Storage)
}

fn fault(what: impl std::fmt::Display) -> Problem {
    tracing::error!("{what}");
    Problem::new(ProblemKind::Internal)
}
