//! Which games are in memory, and how to reach them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, broadcast, mpsc, oneshot, watch};
use tokio::time::Instant;

use super::action::Action;
use super::backoff::Backoff;
use super::computer::Computers;
use super::event::{Event, Settings};
use super::game::Game;
use super::new_game::NewGame;
use super::task::{self, Command, Epoch, Errands, Snapshot, Task};
use crate::problem::{Problem, ProblemKind};
use crate::session::{ALPHABET, random_number, random_word};
use crate::storage::{GameRecord, Storage, StorageError};
use crate::view::Mode;
use crate::{Library, Player};

/// Length of a game's name.
pub(crate) const NAME_LENGTH: usize = 8;

/// How often an action is handed to a game that leaves memory at that moment.
const ATTEMPTS: usize = 5;

type Games = Mutex<HashMap<String, Arc<OnceCell<Handle>>>>;

/// All games: those in memory, and through the storage all others.
#[derive(Clone, Debug)]
pub(crate) struct Live {
    pub(super) storage: Arc<dyn Storage>,
    pub(super) computers: Arc<Computers>,
    games: Arc<Games>,
    backoff: Arc<Backoff>,
    pub(super) library: Library,
    pub(super) changes: broadcast::Sender<Arc<str>>,
    pub(super) youth: bool,
    idle: Duration,
}

/// How to reach a game that is in memory.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    owner: Player,
    pub(super) commands: mpsc::Sender<Command>,
    snapshots: watch::Receiver<Snapshot>,
    lag_ms: Arc<AtomicU64>,
}

/// A game's entry in the list of those in memory. Goes when the task goes,
/// however it ends.
#[derive(Debug)]
pub(super) struct Registration {
    games: Arc<Games>,
    id: String,
}

impl Drop for Registration {
    fn drop(&mut self) {
        lock(&self.games).remove(&self.id);
    }
}

/// An entry that may still have to be filled. If the last one who waits for it
/// goes without it having been filled, as when a client leaves while the game is
/// being read, it is taken off the list.
struct Vacancy<'a> {
    games: &'a Games,
    id: &'a str,
    slot: Arc<OnceCell<Handle>>,
}

impl Drop for Vacancy<'_> {
    fn drop(&mut self) {
        let mut games = lock(self.games);
        // Let go of under the lock, so that the count of those who wait is right.
        let slot = std::mem::take(&mut self.slot);
        let listed = games
            .get(self.id)
            .is_some_and(|current| Arc::ptr_eq(current, &slot));
        let alone = Arc::strong_count(&slot) == 2;
        if listed && alone && !slot.initialized() {
            games.remove(self.id);
        }
    }
}

fn lock(games: &Games) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Handle>>>> {
    // Single inserts and removals leave no half-done state behind.
    games.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Handle {
    /// Whether this player may play, and not only watch.
    pub(crate) fn is_owner(&self, player: &Player) -> bool {
        self.owner == *player
    }

    /// The state now.
    pub(crate) fn snapshot(&self) -> Snapshot {
        self.snapshots.borrow().clone()
    }

    /// Every state from now on. Ends when the game leaves memory.
    pub(crate) fn subscribe(&self) -> watch::Receiver<Snapshot> {
        self.snapshots.clone()
    }

    /// Tells the game how long messages of its owner are under way.
    pub(crate) fn set_lag(&self, lag_ms: u64) {
        self.lag_ms.store(lag_ms, Ordering::Relaxed);
    }

    fn is_gone(&self) -> bool {
        self.commands.is_closed()
    }

    /// Waits until a game that is leaving memory has left.
    async fn gone(&self) {
        let mut snapshots = self.snapshots.clone();
        while snapshots.changed().await.is_ok() {}
    }
}

impl Live {
    pub(crate) fn new(
        storage: Arc<dyn Storage>,
        computers: Arc<Computers>,
        library: Library,
        idle: Duration,
    ) -> Live {
        Live {
            storage,
            computers,
            games: Arc::default(),
            backoff: Arc::default(),
            library,
            changes: super::hall::changes(),
            youth: false,
            idle,
        }
    }

    /// Starts a game and returns its name.
    ///
    /// # Errors
    ///
    /// A problem that says what can't be, or that it can't be saved.
    pub(crate) async fn create(&self, owner: &Player, wish: &NewGame) -> Result<String, Problem> {
        let mut settings = wish.settle(&self.library, random_number(), task::unix_ms())?;
        settings.youth |= self.youth;
        loop {
            let id = random_word(NAME_LENGTH);
            if !self.store_new(owner, &id, settings.clone()).await? {
                // The name is taken: draw another.
                continue;
            }
            if settings.mode == Mode::Computer {
                // The computer may have the first move.
                self.find(&id).await?;
            }
            return Ok(id);
        }
    }

    /// Stores a new game; the answer is whether the name was free.
    pub(super) async fn store_new(
        &self,
        owner: &Player,
        id: &str,
        settings: Settings,
    ) -> Result<bool, Problem> {
        let first = Event::Created(settings.clone());
        let game = Game::start(id, &first).map_err(fault)?;
        let record = GameRecord {
            id: id.to_owned(),
            owner: owner.key().to_owned(),
            variant: settings.variant.clone(),
            mode: settings.mode.as_str().to_owned(),
            level: settings.level,
            side: settings.human_side.map(|side| side.as_str().to_owned()),
            progress: task::progress_of(&game),
            created_at: settings.at,
        };
        let payload = serde_json::to_string(&first).map_err(fault)?;
        match self.storage.create(record, vec![payload]).await {
            Ok(()) => {
                // Nobody may be listening.
                let _ = self.changes.send(id.into());
                Ok(true)
            }
            Err(StorageError::Conflict { .. }) => Ok(false),
            Err(error) => Err(refused(error)),
        }
    }

    /// The game of this name, read from the log if it isn't in memory.
    ///
    /// # Errors
    ///
    /// A problem if there is no such game or it can't be read.
    pub(crate) async fn find(&self, id: &str) -> Result<Handle, Problem> {
        let no_such_game = || {
            let shown = super::new_game::shorten(id);
            Problem::new(ProblemKind::NoSuchGame).text("game", shown)
        };
        if id.len() != NAME_LENGTH || !id.bytes().all(|byte| ALPHABET.contains(&byte)) {
            return Err(no_such_game());
        }
        loop {
            let vacancy = Vacancy {
                games: &self.games,
                id,
                slot: Arc::clone(lock(&self.games).entry(id.to_owned()).or_default()),
            };
            let found = vacancy.slot.get_or_try_init(|| self.load(id)).await;
            match found {
                Ok(handle) if handle.is_gone() => handle.gone().await,
                Ok(handle) => return Ok(handle.clone()),
                Err(problem) => return Err(problem.unwrap_or_else(no_such_game)),
            }
        }
    }

    /// Lets the owner of a game act, and returns the state after it.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn act(
        &self,
        id: &str,
        player: &Player,
        action: Action,
        lag_ms: u64,
    ) -> Result<(Handle, Snapshot), Problem> {
        for _ in 0..ATTEMPTS {
            let handle = self.find(id).await?;
            if !handle.is_owner(player) {
                return Err(Problem::new(ProblemKind::NotYourGame));
            }
            let (answer, wait) = oneshot::channel();
            let command = Command::Act {
                action: action.clone(),
                lag_ms,
                answer,
            };
            if handle.commands.send(command).await.is_ok()
                && let Ok(answer) = wait.await
            {
                return answer.map(|snapshot| (handle, snapshot));
            }
            // The game left memory before it looked at the action. And should it
            // have done something after all, the number of the ply tells.
        }
        Err(Problem::new(ProblemKind::Internal))
    }

    /// The stored events of a game after a version.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn events(
        &self,
        id: &str,
        after: u64,
    ) -> Result<Vec<crate::storage::StoredEvent>, Problem> {
        self.storage.events(id, after).await.map_err(refused)
    }

    /// The games of a player, the last one touched first.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn games_of(&self, player: &Player) -> Result<Vec<GameRecord>, Problem> {
        let limit = crate::limits::LISTED_GAMES;
        self.storage
            .games_of(player.key(), limit)
            .await
            .map_err(refused)
    }

    /// Ends the computer's thinking and closes the storage. What was
    /// acknowledged is safe; the computer's turns go on after the next start.
    pub(crate) async fn close(&self) {
        self.computers.stop();
        self.storage.close().await;
    }

    /// How many games are in memory.
    pub(crate) fn in_memory(&self) -> usize {
        lock(&self.games).len()
    }

    /// Reads a game from the log and starts its task. The error is `None` if
    /// there is no such game.
    async fn load(&self, id: &str) -> Result<Handle, Option<Problem>> {
        let refused = |error| Some(refused(error));
        let record = self
            .storage
            .record(id)
            .await
            .map_err(refused)?
            .ok_or(None)?;
        let events = self.storage.events(id, 0).await.map_err(refused)?;
        let owner = Player::from_stored(&record.owner)
            .ok_or_else(|| Some(fault(format!("game {id} belongs to nobody"))))?;
        let game = fold(id, &events).map_err(|error| Some(fault(error)))?;
        Ok(self.spawn(owner, game))
    }

    fn spawn(&self, owner: Player, game: Game) -> Handle {
        let (commands, mailbox) = task::mailbox();
        let epoch = Epoch {
            began: Instant::now(),
            base_ms: game.time_at(task::unix_ms()),
        };
        let id = game.id().to_owned();
        let game = Arc::new(game);
        let lag_ms = Arc::default();
        let (sender, snapshots) = watch::channel(task::first_snapshot(&game, epoch));
        let task = Task {
            registration: Registration {
                games: Arc::clone(&self.games),
                id,
            },
            game,
            storage: Arc::clone(&self.storage),
            computers: Arc::clone(&self.computers),
            backoff: Arc::clone(&self.backoff),
            hold: None,
            kept: Instant::now(),
            mailbox,
            myself: commands.downgrade(),
            snapshots: sender,
            changes: self.changes.clone(),
            epoch,
            lag_ms: Arc::clone(&lag_ms),
            idle: self.idle,
            errands: Errands::default(),
        };
        tokio::spawn(task.run());
        Handle {
            owner,
            commands,
            snapshots,
            lag_ms,
        }
    }
}

/// The game that a log describes.
fn fold(
    id: &str,
    events: &[crate::storage::StoredEvent],
) -> Result<Game, Box<dyn std::error::Error + Send + Sync>> {
    let mut game: Option<Game> = None;
    for stored in events {
        let event: Event = serde_json::from_str(&stored.payload)
            .map_err(|error| format!("event {} of game {id}: {error}", stored.version))?;
        match &mut game {
            None => game = Some(Game::start(id, &event)?),
            Some(game) => game.apply(&event)?,
        }
    }
    game.ok_or_else(|| format!("game {id} has no events").into())
}

pub(super) fn refused(error: StorageError) -> Problem {
    tracing::error!(%error, "the storage refused");
    Problem::new(ProblemKind::Storage)
}

pub(super) fn fault(error: impl std::fmt::Display) -> Problem {
    tracing::error!("{error}");
    Problem::new(ProblemKind::Internal)
}
