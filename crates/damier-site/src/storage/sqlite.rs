use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};

use super::error::sqlite_code;
use super::writer::{Write, Writer};
use super::{
    Append, GameRecord, Ledger, Office, Progress, Storage, StorageError, StoredEvent, schema,
};
use crate::Player;

/// How many readers may be at work at once; writing has a connection of its own.
const READERS: u32 = 4;

/// Games in one SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    readers: SqlitePool,
    writer: Writer,
    /// Locked until we close, so that no second process owns the same games.
    lock: Mutex<Option<File>>,
}

impl Sqlite {
    /// Opens the file, which is made together with its folders if it isn't there
    /// yet, and brings it to the present layout.
    ///
    /// # Errors
    ///
    /// A [`StorageError`] that names the file and what to do about it.
    pub async fn open(path: &Path) -> Result<Sqlite, StorageError> {
        make_folder(path)?;
        let lock = lock(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is acknowledged only when it would survive a power cut.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(5))
            .disable_statement_logging();
        let explain = |error| explain(error, path);
        let mut connection = options.connect().await.map_err(explain)?;
        schema::migrate(&mut connection, path)
            .await
            .map_err(|error| match error {
                StorageError::Database(error) => explain(error),
                other => other,
            })?;
        hash_owners(&mut connection).await.map_err(explain)?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(options.create_if_missing(false))
            .await
            .map_err(explain)?;
        Ok(Sqlite {
            readers,
            writer: Writer::start(connection),
            lock: Mutex::new(Some(lock)),
        })
    }
}

impl Sqlite {
    /// Connections for reading, and for the rare writes beside the games: those
    /// come seldom enough to wait for the writer's commits.
    pub(super) fn pool(&self) -> &SqlitePool {
        &self.readers
    }
}

/// Databases of earlier versions hold the tokens of players themselves.
async fn hash_owners(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let find = "SELECT DISTINCT owner FROM games WHERE length(owner) < 64";
    let owners: Vec<String> = sqlx::query_scalar(find).fetch_all(&mut *connection).await?;
    for owner in owners {
        if let Some(player) = Player::from_stored(&owner) {
            sqlx::query("UPDATE games SET owner = ? WHERE owner = ?")
                .bind(player.key())
                .bind(&owner)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn make_folder(path: &Path) -> Result<(), StorageError> {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => {
            std::fs::create_dir_all(folder).map_err(|source| StorageError::Folder {
                path: folder.to_owned(),
                source,
            })
        }
        _ => Ok(()),
    }
}

/// Locks a file beside the database. Locking the database itself would get into
/// the way of SQLite's own locks on Windows.
fn lock(path: &Path) -> Result<File, StorageError> {
    let open = |reason: std::io::Error| StorageError::Open {
        path: path.to_owned(),
        reason: reason.to_string(),
    };
    if path.is_dir() {
        let reason = "it is a folder".to_owned();
        return Err(StorageError::Open {
            path: path.to_owned(),
            reason,
        });
    }
    let mut name = path.as_os_str().to_owned();
    name.push(".lock");
    let file = File::options()
        .create(true)
        .truncate(false)
        .write(true)
        .open(PathBuf::from(name))
        .map_err(open)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StorageError::InUse {
            path: path.to_owned(),
        }),
        Err(TryLockError::Error(error)) => Err(open(error)),
    }
}

/// Turns what SQLite says on opening into something an operator can act upon.
fn explain(error: sqlx::Error, path: &Path) -> StorageError {
    const BUSY: i32 = 5;
    const LOCKED: i32 = 6;
    const CORRUPT: i32 = 11;
    const NOT_A_DATABASE: i32 = 26;
    let path = path.to_owned();
    match sqlite_code(&error) {
        Some(BUSY | LOCKED) => StorageError::InUse { path },
        Some(CORRUPT | NOT_A_DATABASE) => StorageError::NotADatabase { path },
        _ => {
            let reason = match error.as_database_error() {
                Some(error) => error.message().to_owned(),
                None => error.to_string(),
            };
            StorageError::Open { path, reason }
        }
    }
}

impl Storage for Sqlite {
    fn create(
        &self,
        record: GameRecord,
        payloads: Vec<String>,
    ) -> BoxFuture<'_, Result<(), StorageError>> {
        let append = Append {
            game: record.id.clone(),
            payloads,
            progress: record.progress.clone(),
        };
        self.writer
            .write(Write {
                create: Some(record),
                append,
            })
            .boxed()
    }

    fn append(&self, append: Append) -> BoxFuture<'_, Result<(), StorageError>> {
        self.writer
            .write(Write {
                create: None,
                append,
            })
            .boxed()
    }

    fn events<'a>(
        &'a self,
        game: &'a str,
        after: u64,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT version, payload FROM events WHERE game = ? AND version > ? \
                 ORDER BY version",
            )
            .bind(game)
            .bind(i64::try_from(after).unwrap_or(i64::MAX))
            .fetch_all(&self.readers)
            .await?;
            rows.iter()
                .map(event)
                .collect::<Result<_, _>>()
                .map_err(StorageError::from)
        }
        .boxed()
    }

    fn record<'a>(
        &'a self,
        game: &'a str,
    ) -> BoxFuture<'a, Result<Option<GameRecord>, StorageError>> {
        async move {
            let row = sqlx::query("SELECT * FROM games WHERE id = ?")
                .bind(game)
                .fetch_optional(&self.readers)
                .await?;
            Ok(row.as_ref().map(record).transpose()?)
        }
        .boxed()
    }

    fn games_of<'a>(
        &'a self,
        owner: &'a str,
        limit: u32,
    ) -> BoxFuture<'a, Result<Vec<GameRecord>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT * FROM games WHERE owner = ? ORDER BY updated_at DESC, id LIMIT ?",
            )
            .bind(owner)
            .bind(limit)
            .fetch_all(&self.readers)
            .await?;
            rows.iter()
                .map(record)
                .collect::<Result<_, _>>()
                .map_err(StorageError::from)
        }
        .boxed()
    }

    fn office(&self) -> Option<&dyn Office> {
        Some(self)
    }

    fn ledger(&self) -> Option<&dyn Ledger> {
        Some(self)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            self.writer.close().await;
            self.readers.close().await;
            self.lock
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .take();
        }
        .boxed()
    }
}

pub(super) fn event(row: &SqliteRow) -> Result<StoredEvent, sqlx::Error> {
    Ok(StoredEvent {
        version: row.try_get("version")?,
        payload: row.try_get("payload")?,
    })
}

pub(super) fn record(row: &SqliteRow) -> Result<GameRecord, sqlx::Error> {
    Ok(GameRecord {
        id: row.try_get("id")?,
        owner: row.try_get("owner")?,
        variant: row.try_get("variant")?,
        mode: row.try_get("mode")?,
        level: row.try_get("level")?,
        side: row.try_get("side")?,
        progress: Progress {
            version: row.try_get("version")?,
            ply: row.try_get("ply")?,
            result: row.try_get("result")?,
            updated_at: row.try_get("updated_at")?,
        },
        created_at: row.try_get("created_at")?,
    })
}

/// SQLite's integers are signed.
pub(super) fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
