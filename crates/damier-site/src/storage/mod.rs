//! Where games are kept: an append-only log of events a game, and one row a
//! game for lists.
//!
//! [`Storage`] is the seam for other databases; [`Sqlite`] is the one that comes
//! along.

mod error;
mod ledger;
mod location;
mod office;
mod schema;
mod sqlite;
mod writer;

use futures_util::future::BoxFuture;

pub use error::StorageError;
pub use ledger::{Ledger, TournamentAppend, TournamentRecord};
pub use location::{database_path, default_database};
pub use office::{Office, PlayoffAppend, SeatRecord, StoredDecree, StoredPlayoff};
pub use sqlite::Sqlite;

/// What a list says of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The name of the game in addresses.
    pub id: String,
    /// Token of the player who started it.
    pub owner: String,
    /// Machine name of the variant.
    pub variant: String,
    /// `computer` or `local`.
    pub mode: String,
    /// The computer's level, if it plays.
    pub level: Option<u8>,
    /// The human's side against the computer: `white` or `black`.
    pub side: Option<String>,
    /// How far the game has come.
    pub progress: Progress,
    /// When it was started, in milliseconds since 1970.
    pub created_at: u64,
}

/// The part of a [`GameRecord`] that changes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Number of events.
    pub version: u64,
    /// Number of plies played.
    pub ply: u32,
    /// The result, once the game is over: `2-0`, `1-1`, `0-2`.
    pub result: Option<String>,
    /// When the last event came, in milliseconds since 1970.
    pub updated_at: u64,
}

/// New events of one game, which are stored together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The game.
    pub game: String,
    /// JSON of the events. The last one has the version in `progress`.
    pub payloads: Vec<String>,
    /// How the game stands after them.
    pub progress: Progress,
}

impl Append {
    /// The events with their versions.
    fn numbered(&self) -> impl Iterator<Item = (u64, &str)> {
        let first = (self.progress.version + 1).saturating_sub(self.payloads.len() as u64);
        (first..).zip(self.payloads.iter().map(String::as_str))
    }
}

/// An event as it was stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredEvent {
    /// Its number in the game, from 1.
    pub version: u64,
    /// JSON of the event.
    pub payload: String,
}

/// Keeps games. Whatever was answered with `Ok` survives a crash of the process
/// and of the machine.
pub trait Storage: Send + Sync + std::fmt::Debug + 'static {
    /// Stores a new game with its first events, whose last one has the version
    /// in the record.
    ///
    /// # Errors
    ///
    /// [`StorageError::Conflict`] if the name is taken, or what the database
    /// says; then nothing is stored.
    fn create(
        &self,
        record: GameRecord,
        payloads: Vec<String>,
    ) -> BoxFuture<'_, Result<(), StorageError>>;

    /// Adds events to a game.
    ///
    /// # Errors
    ///
    /// [`StorageError::Conflict`] if the game already has events of these
    /// versions, or what the database says; then nothing is stored.
    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StorageError>>;

    /// The events of a game after a version (0 for all), in order. Empty if
    /// there is no such game.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn events<'a>(
        &'a self,
        game: &'a str,
        after: u64,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StorageError>>;

    /// What is known of a game, or `None` if there is no such game.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn record<'a>(
        &'a self,
        game: &'a str,
    ) -> BoxFuture<'a, Result<Option<GameRecord>, StorageError>>;

    /// The games of a player, the last one touched first.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn games_of<'a>(
        &'a self,
        owner: &'a str,
        limit: u32,
    ) -> BoxFuture<'a, Result<Vec<GameRecord>, StorageError>>;

    /// What is kept beside the games, by a storage that keeps more than games.
    fn office(&self) -> Option<&dyn Office> {
        None
    }

    /// Where tournaments are kept, by a storage that keeps them.
    fn ledger(&self) -> Option<&dyn Ledger> {
        None
    }

    /// Finishes what was begun and lets go of the database.
    fn close(&self) -> BoxFuture<'_, ()>;
}
