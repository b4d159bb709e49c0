use std::sync::Arc;

use serde_json::json;
use tokio::sync::watch;

use crate::i18n::Language;
use crate::live::{Action, Computers, Live, NewGame};
use crate::problem::Problem;
use crate::storage::{self, GameRecord, Sqlite, Storage, StorageError};
use crate::view::{GameSummary, GameView};
use crate::{Config, Player};

/// What every handler shares: the games and the storage behind them.
#[derive(Clone, Debug)]
pub struct AppState {
    live: Live,
    stop: Arc<watch::Sender<bool>>,
}

impl AppState {
    /// Opens the storage that the configuration names.
    ///
    /// # Errors
    ///
    /// A [`StorageError`] that names the file and what to do about it.
    pub async fn open(config: &Config) -> Result<AppState, StorageError> {
        let path = match &config.database {
            Some(database) => storage::database_path(database)?,
            None => storage::default_database()?,
        };
        let storage = Sqlite::open(&path).await?;
        Ok(AppState::with_storage(Arc::new(storage), config))
    }

    /// A state over any storage.
    pub fn with_storage(storage: Arc<dyn Storage>, config: &Config) -> AppState {
        let computers = Arc::new(Computers::new(config.computer_delay));
        let live = Live::new(storage, computers, config.idle);
        AppState {
            live,
            stop: Arc::new(watch::Sender::new(false)),
        }
    }

    /// Starts a game and returns its name.
    ///
    /// # Errors
    ///
    /// A problem that says what can't be.
    pub async fn create_game(&self, owner: &Player, wish: &NewGame) -> Result<String, Problem> {
        self.live.create(owner, wish).await
    }

    /// A game as this player sees it.
    ///
    /// # Errors
    ///
    /// A problem if there is no such game or it can't be read.
    pub async fn game(
        &self,
        id: &str,
        player: &Player,
        language: Language,
    ) -> Result<GameView, Problem> {
        let handle = self.live.find(id).await?;
        Ok(handle.snapshot().view(handle.is_owner(player), language))
    }

    /// Lets a player act in a game.
    ///
    /// # Errors
    ///
    /// A problem why not; one that comes from the state of the game carries the
    /// game in its member `game`.
    pub async fn act(
        &self,
        id: &str,
        player: &Player,
        language: Language,
        action: Action,
    ) -> Result<GameView, Problem> {
        match self.live.act(id, player, action, 0).await {
            Ok((handle, snapshot)) => Ok(snapshot.view(handle.is_owner(player), language)),
            Err(problem) => Err(self.with_game(problem, id, player, language).await),
        }
    }

    /// The games of a player, the last one touched first.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub async fn games_of(&self, player: &Player) -> Result<Vec<GameSummary>, Problem> {
        Ok(self
            .live
            .games_of(player)
            .await?
            .into_iter()
            .map(summary)
            .collect())
    }

    /// How many games are in memory.
    pub fn games_in_memory(&self) -> usize {
        self.live.in_memory()
    }

    /// Tells everyone who listens that the server stops, ends the computer's
    /// thinking and closes the storage. What was acknowledged is safe.
    pub async fn close(&self) {
        self.begin_stop();
        self.live.close().await;
    }

    pub(crate) fn live(&self) -> &Live {
        &self.live
    }

    /// Tells everyone who listens that the server stops.
    pub(crate) fn begin_stop(&self) {
        self.stop.send_replace(true);
    }

    /// Waits until the server stops.
    pub(crate) async fn stopping(&self) {
        // The sender is ours: it can't be gone.
        let _ = self.stop.subscribe().wait_for(|stop| *stop).await;
    }

    /// Adds the game to a problem that its state explains, so that a client that
    /// was behind is up to date at once.
    pub(crate) async fn with_game(
        &self,
        problem: Problem,
        id: &str,
        player: &Player,
        language: Language,
    ) -> Problem {
        if problem.status() != axum::http::StatusCode::CONFLICT {
            return problem;
        }
        match self.game(id, player, language).await {
            Ok(game) => problem.member("game", json!(game)),
            Err(_) => problem,
        }
    }
}

fn summary(record: GameRecord) -> GameSummary {
    GameSummary {
        id: record.id,
        variant: record.variant,
        mode: record.mode,
        level: record.level,
        human_side: record.side,
        ply: record.progress.ply,
        result: record.progress.result,
        created_at: record.created_at,
        updated_at: record.progress.updated_at,
    }
}
