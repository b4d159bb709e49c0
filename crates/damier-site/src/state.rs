use std::sync::Arc;
use std::time::Instant;

use serde_json::json;
use tokio::sync::watch;

use crate::i18n::Language;
use crate::live::{Action, Computers, Live, NewGame, Program};
use crate::playoff::{PlayoffAction, Playoffs};
use crate::problem::{Problem, ProblemKind};
use crate::rate::{Origin, Rates};
use crate::referee::{DecreeWish, Gate, KeySetting, Seat};
use crate::storage::{self, GameRecord, Sqlite, Storage, StorageError};
use crate::tournament::Tournaments;
use crate::view::{GameSummary, GameView};
use crate::{Config, Library, Player, ServeError};

/// What every handler shares: the games and the storage behind them.
#[derive(Clone, Debug)]
pub struct AppState {
    live: Live,
    playoffs: Playoffs,
    tournaments: Tournaments,
    gate: Gate,
    library: Library,
    rates: Arc<Rates>,
    stop: Arc<watch::Sender<bool>>,
}

impl AppState {
    /// Reads the rule books and opens the storage that the configuration names.
    ///
    /// # Errors
    ///
    /// A [`ServeError`] that names the file and what to do about it.
    pub async fn open(config: &Config) -> Result<AppState, ServeError> {
        let library = Library::read(&config.rules)?;
        let path = match &config.database {
            Some(database) => storage::database_path(database)?,
            None => storage::default_database()?,
        };
        let program = match &config.uci_engine {
            None => None,
            Some(program) => Some(Program::start(program).map_err(|source| {
                let program = program.clone();
                ServeError::Program { program, source }
            })?),
        };
        let storage = Sqlite::open(&path).await?;
        let storage = Arc::new(storage);
        Ok(AppState::with_library(storage, config, library, program))
    }

    /// A state over any storage, with the built-in rule books.
    pub fn with_storage(storage: Arc<dyn Storage>, config: &Config) -> AppState {
        AppState::with_library(storage, config, Library::default(), None)
    }

    fn with_library(
        storage: Arc<dyn Storage>,
        config: &Config,
        library: Library,
        program: Option<Program>,
    ) -> AppState {
        let computers = Computers::new(config.computer_delay)
            .with_program(program)
            .with_tables(config.endgames.as_deref());
        let computers = Arc::new(computers);
        let live =
            Live::new(storage, computers, library.clone(), config.idle).in_youth_mode(config.youth);
        let playoffs = Playoffs::new(live.clone());
        AppState {
            tournaments: Tournaments::new(live.clone(), playoffs.clone()),
            playoffs,
            gate: Gate::new(),
            live,
            library,
            rates: Arc::default(),
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

    /// The rule books.
    pub(crate) fn library(&self) -> &Library {
        &self.library
    }

    /// Takes note that somebody starts a game.
    ///
    /// # Errors
    ///
    /// A problem if too many were started there.
    pub(crate) fn may_start(&self, origin: Origin) -> Result<(), Problem> {
        self.rates.take(origin, Instant::now()).map_err(|seconds| {
            let seconds = i64::try_from(seconds).unwrap_or(i64::MAX);
            Problem::new(ProblemKind::TooManyGames).number("seconds", seconds)
        })
    }

    /// Sets the key of the referee's desk, or makes one if there is none yet; a
    /// key that was made is returned, this once.
    ///
    /// # Errors
    ///
    /// What the database says.
    pub async fn open_desk(&self, key: Option<&str>) -> Result<Option<String>, StorageError> {
        let setting = Gate::set_key(self.live.office(), key).await?;
        tracing::debug!(
            desk.open = setting != KeySetting::Closed,
            desk.key_is_new = matches!(setting, KeySetting::Set | KeySetting::Made(_)),
            "the referee's desk"
        );
        Ok(match setting {
            KeySetting::Made(key) => Some(key),
            KeySetting::Closed | KeySetting::Kept | KeySetting::Set => None,
        })
    }

    /// Lets a referee in, and returns the token of the sitting.
    pub(crate) async fn referee_enters(&self, key: &str, name: &str) -> Result<String, Problem> {
        let closed = || Problem::new(ProblemKind::NoReferee);
        let office = self.live.office().ok_or_else(closed)?;
        self.gate.enter(office, key, name).await
    }

    /// A referee leaves.
    pub(crate) async fn referee_leaves(&self, token: &str) -> Result<(), Problem> {
        let Some(office) = self.live.office() else {
            return Ok(());
        };
        match Seat::find(office, token).await? {
            Some(seat) => seat.leave(office).await,
            None => Ok(()),
        }
    }

    /// A referee decides in a game; the answer is the version that the decision
    /// made. A game of a match that has gone on since keeps its result.
    pub(crate) async fn decree(
        &self,
        id: &str,
        wish: DecreeWish,
        seat: &Seat,
    ) -> Result<u64, Problem> {
        let game = self.live.find(id).await?.snapshot().game;
        if let Some(playoff) = game.settings().playoff.as_ref().filter(|_| game.is_over()) {
            self.playoffs
                .may_change(&playoff.id, playoff.number)
                .await?;
        }
        let version = self.live.decree(id, wish, &seat.name, None).await?;
        if let Some(playoff) = &game.settings().playoff {
            // What the game has become is noted in its match at once.
            self.playoffs.find(&playoff.id).await?;
        }
        Ok(version)
    }

    /// Something is done in a match; the answer names the game that it began.
    pub(crate) async fn playoff_act(
        &self,
        id: &str,
        player: &Player,
        seat: Option<&Seat>,
        action: PlayoffAction,
    ) -> Result<Option<String>, Problem> {
        match action {
            PlayoffAction::Begin => self.playoffs.begin(id, player).await.map(Some),
            PlayoffAction::Pause { player: asks } => {
                self.playoffs.pause(id, player, asks).await.map(|()| None)
            }
            PlayoffAction::Sanction { player, why } => {
                let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoReferee))?;
                self.playoffs
                    .sanction(id, seat, player, &why)
                    .await
                    .map(|()| None)
            }
            PlayoffAction::Decide { player, why } => {
                let seat = seat.ok_or_else(|| Problem::new(ProblemKind::NoReferee))?;
                let decided = self.playoffs.decide(id, seat, player, &why).await;
                decided.map(|()| None)
            }
        }
    }

    pub(crate) fn playoffs(&self) -> &Playoffs {
        &self.playoffs
    }

    pub(crate) fn tournaments(&self) -> &Tournaments {
        &self.tournaments
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
