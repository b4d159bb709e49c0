use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::{Connection as _, Row as _};

use super::error::sqlite_code;
use super::sqlite::signed;
use super::{Sqlite, StorageError, StoredEvent};

/// What a list says of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRecord {
    /// Its name in addresses.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// When it was changed last, in milliseconds since 1970.
    pub updated_at: u64,
}

/// A step of a tournament, or its beginning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentAppend {
    /// The tournament after the step.
    pub record: TournamentRecord,
    /// The version that the step makes; 1 begins a tournament.
    pub version: u64,
    /// JSON of the step.
    pub payload: String,
}

/// Keeps tournaments: an append-only log of steps each. Whatever was answered with
/// `Ok` survives a crash of the process and of the machine.
pub trait Ledger: Send + Sync + std::fmt::Debug {
    /// Adds a step to a tournament, or begins it.
    ///
    /// # Errors
    ///
    /// [`StorageError::Conflict`] if it already has a step of this version, or what
    /// the database says; then nothing is stored.
    fn append_tournament(
        &self,
        append: TournamentAppend,
    ) -> BoxFuture<'_, Result<(), StorageError>>;

    /// The steps of a tournament in order; empty if there is no such tournament.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn tournament<'a>(
        &'a self,
        id: &'a str,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StorageError>>;

    /// All tournaments, the last one touched first.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn tournaments(&self, limit: u32)
    -> BoxFuture<'_, Result<Vec<TournamentRecord>, StorageError>>;
}

impl Ledger for Sqlite {
    fn append_tournament(
        &self,
        append: TournamentAppend,
    ) -> BoxFuture<'_, Result<(), StorageError>> {
        async move {
            let conflict = |error: sqlx::Error| {
                const CONSTRAINT: i32 = 19;
                match sqlite_code(&error) {
                    Some(CONSTRAINT) => StorageError::Conflict {
                        game: append.record.id.clone(),
                    },
                    _ => StorageError::Database(error),
                }
            };
            let record = &append.record;
            let mut connection = self.pool().acquire().await?;
            let mut all = connection.begin_with("BEGIN IMMEDIATE").await?;
            let row = if append.version == 1 {
                "INSERT INTO tournaments (name, updated_at, id) VALUES (?, ?, ?)"
            } else {
                "UPDATE tournaments SET name = ?, updated_at = ? WHERE id = ?"
            };
            sqlx::query(row)
                .bind(&record.name)
                .bind(signed(record.updated_at))
                .bind(&record.id)
                .execute(&mut *all)
                .await
                .map_err(conflict)?;
            sqlx::query(
                "INSERT INTO tournament_steps (tournament, version, payload) VALUES (?, ?, ?)",
            )
            .bind(&record.id)
            .bind(signed(append.version))
            .bind(&append.payload)
            .execute(&mut *all)
            .await
            .map_err(conflict)?;
            Ok(all.commit().await?)
        }
        .boxed()
    }

    fn tournament<'a>(
        &'a self,
        id: &'a str,
    ) -> BoxFuture<'a, Result<Vec<StoredEvent>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT version, payload FROM tournament_steps \
                 WHERE tournament = ? ORDER BY version",
            )
            .bind(id)
            .fetch_all(self.pool())
            .await?;
            let steps: Result<Vec<StoredEvent>, sqlx::Error> =
                rows.iter().map(super::sqlite::event).collect();
            Ok(steps?)
        }
        .boxed()
    }

    fn tournaments(
        &self,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<TournamentRecord>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT id, name, updated_at FROM tournaments \
                 ORDER BY updated_at DESC, id LIMIT ?",
            )
            .bind(limit)
            .fetch_all(self.pool())
            .await?;
            let record = |row: &sqlx::sqlite::SqliteRow| -> Result<_, sqlx::Error> {
                Ok(TournamentRecord {
                    id: row.try_get("id")?,
                    name: row.try_get("name")?,
                    updated_at: row.try_get::<i64, _>("updated_at")?.unsigned_abs(),
                })
            };
            let all: Result<Vec<TournamentRecord>, sqlx::Error> = rows.iter().map(record).collect();
            Ok(all?)
        }
        .boxed()
    }
}
