use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use sqlx::{Connection as _, Row as _};

use super::error::sqlite_code;
use super::sqlite::{record, signed};
use super::{GameRecord, Sqlite, StorageError, StoredEvent};

/// Who started a match, and its events in order.
pub type StoredPlayoff = (String, Vec<StoredEvent>);

/// Someone who sits at the referee's desk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatRecord {
    /// Hash of the token.
    pub token: String,
    /// The referee's name.
    pub name: String,
    /// Until when, in milliseconds since 1970.
    pub expires_at: u64,
}

/// A decree in the log of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredDecree {
    /// The game.
    pub game: String,
    /// The event.
    pub event: StoredEvent,
}

/// New events of a play-off match, stored together or not at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayoffAppend {
    /// The match.
    pub playoff: String,
    /// Who started it, if this is its beginning.
    pub owner: Option<String>,
    /// The version of the first event.
    pub first: u64,
    /// JSON of the events.
    pub payloads: Vec<String>,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// What is kept beside the games: who may referee, and play-off matches. Whatever
/// was answered with `Ok` survives a crash.
pub trait Office: Send + Sync + std::fmt::Debug {
    /// The hash of the referee's key.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn referee_key(&self) -> BoxFuture<'_, Result<Option<String>, StorageError>>;

    /// Replaces the key, and ends every sitting that the old one opened.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn set_referee_key<'a>(&'a self, hash: &'a str) -> BoxFuture<'a, Result<(), StorageError>>;

    /// Lets a referee sit down. Sittings that are over are forgotten meanwhile.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn sit_down(&self, seat: SeatRecord, now: u64) -> BoxFuture<'_, Result<(), StorageError>>;

    /// Who sits there with this token.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn seat<'a>(
        &'a self,
        token: &'a str,
    ) -> BoxFuture<'a, Result<Option<SeatRecord>, StorageError>>;

    /// A referee leaves.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn stand_up<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<(), StorageError>>;

    /// The games of everybody that go on, or those that are over; the last one
    /// touched first.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn all_games(
        &self,
        over: bool,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<GameRecord>, StorageError>>;

    /// The decrees in all games, the last one first.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn decrees(&self, limit: u32) -> BoxFuture<'_, Result<Vec<StoredDecree>, StorageError>>;

    /// Adds events to a match, or begins it.
    ///
    /// # Errors
    ///
    /// [`StorageError::Conflict`] if it already has events of these versions, or
    /// what the database says; then nothing is stored.
    fn append_playoff(&self, append: PlayoffAppend) -> BoxFuture<'_, Result<(), StorageError>>;

    /// Who started a match, and its events in order; `None` if there is no such
    /// match.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn playoff<'a>(
        &'a self,
        id: &'a str,
    ) -> BoxFuture<'a, Result<Option<StoredPlayoff>, StorageError>>;

    /// The matches of a player by name, the last one touched first.
    ///
    /// # Errors
    ///
    /// What the database says.
    fn playoffs_of<'a>(
        &'a self,
        owner: &'a str,
        limit: u32,
    ) -> BoxFuture<'a, Result<Vec<String>, StorageError>>;
}

/// Begins to write at once, so that a write that waits for another one waits
/// instead of failing.
const BEGIN: &str = "BEGIN IMMEDIATE";

impl Office for Sqlite {
    fn referee_key(&self) -> BoxFuture<'_, Result<Option<String>, StorageError>> {
        async move {
            let row = sqlx::query("SELECT hash FROM referee_key")
                .fetch_optional(self.pool())
                .await?;
            Ok(row.map(|row| row.try_get("hash")).transpose()?)
        }
        .boxed()
    }

    fn set_referee_key<'a>(&'a self, hash: &'a str) -> BoxFuture<'a, Result<(), StorageError>> {
        async move {
            let mut connection = self.pool().acquire().await?;
            let mut all = connection.begin_with(BEGIN).await?;
            sqlx::query("INSERT OR REPLACE INTO referee_key (id, hash) VALUES (1, ?)")
                .bind(hash)
                .execute(&mut *all)
                .await?;
            sqlx::query("DELETE FROM referee_seats")
                .execute(&mut *all)
                .await?;
            Ok(all.commit().await?)
        }
        .boxed()
    }

    fn sit_down(&self, seat: SeatRecord, now: u64) -> BoxFuture<'_, Result<(), StorageError>> {
        async move {
            let mut connection = self.pool().acquire().await?;
            let mut all = connection.begin_with(BEGIN).await?;
            sqlx::query("DELETE FROM referee_seats WHERE expires_at <= ?")
                .bind(signed(now))
                .execute(&mut *all)
                .await?;
            sqlx::query("INSERT INTO referee_seats (token, name, expires_at) VALUES (?, ?, ?)")
                .bind(&seat.token)
                .bind(&seat.name)
                .bind(signed(seat.expires_at))
                .execute(&mut *all)
                .await?;
            Ok(all.commit().await?)
        }
        .boxed()
    }

    fn seat<'a>(
        &'a self,
        token: &'a str,
    ) -> BoxFuture<'a, Result<Option<SeatRecord>, StorageError>> {
        async move {
            let row =
                sqlx::query("SELECT token, name, expires_at FROM referee_seats WHERE token = ?")
                    .bind(token)
                    .fetch_optional(self.pool())
                    .await?;
            let Some(row) = row else {
                return Ok(None);
            };
            Ok(Some(SeatRecord {
                token: row.try_get("token")?,
                name: row.try_get("name")?,
                expires_at: row.try_get("expires_at")?,
            }))
        }
        .boxed()
    }

    fn stand_up<'a>(&'a self, token: &'a str) -> BoxFuture<'a, Result<(), StorageError>> {
        async move {
            sqlx::query("DELETE FROM referee_seats WHERE token = ?")
                .bind(token)
                .execute(self.pool())
                .await?;
            Ok(())
        }
        .boxed()
    }

    fn all_games(
        &self,
        over: bool,
        limit: u32,
    ) -> BoxFuture<'_, Result<Vec<GameRecord>, StorageError>> {
        let sql = if over {
            "SELECT * FROM games WHERE result IS NOT NULL ORDER BY updated_at DESC, id LIMIT ?"
        } else {
            "SELECT * FROM games WHERE result IS NULL ORDER BY updated_at DESC, id LIMIT ?"
        };
        async move {
            let rows = sqlx::query(sql).bind(limit).fetch_all(self.pool()).await?;
            rows.iter()
                .map(record)
                .collect::<Result<_, _>>()
                .map_err(StorageError::from)
        }
        .boxed()
    }

    fn decrees(&self, limit: u32) -> BoxFuture<'_, Result<Vec<StoredDecree>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT game, version, payload FROM events \
                 WHERE substr(payload, 1, 16) = '{\"type\":\"decree\"' \
                 ORDER BY json_extract(payload, '$.at') DESC, game, version DESC LIMIT ?",
            )
            .bind(limit)
            .fetch_all(self.pool())
            .await?;
            let decree = |row: &sqlx::sqlite::SqliteRow| -> Result<StoredDecree, sqlx::Error> {
                Ok(StoredDecree {
                    game: row.try_get("game")?,
                    event: super::sqlite::event(row)?,
                })
            };
            rows.iter()
                .map(decree)
                .collect::<Result<_, _>>()
                .map_err(StorageError::from)
        }
        .boxed()
    }

    fn append_playoff(&self, append: PlayoffAppend) -> BoxFuture<'_, Result<(), StorageError>> {
        async move {
            let conflict = |error: sqlx::Error| {
                const CONSTRAINT: i32 = 19;
                match sqlite_code(&error) {
                    Some(CONSTRAINT) => StorageError::Conflict {
                        game: append.playoff.clone(),
                    },
                    _ => StorageError::Database(error),
                }
            };
            let mut connection = self.pool().acquire().await?;
            let mut all = connection.begin_with(BEGIN).await?;
            let row = match &append.owner {
                Some(owner) => {
                    sqlx::query("INSERT INTO playoffs (owner, updated_at, id) VALUES (?, ?, ?)")
                        .bind(owner)
                }
                None => sqlx::query("UPDATE playoffs SET updated_at = ? WHERE id = ?"),
            };
            row.bind(signed(append.at))
                .bind(&append.playoff)
                .execute(&mut *all)
                .await
                .map_err(conflict)?;
            for (version, payload) in (append.first..).zip(&append.payloads) {
                sqlx::query(
                    "INSERT INTO playoff_events (playoff, version, payload) VALUES (?, ?, ?)",
                )
                .bind(&append.playoff)
                .bind(signed(version))
                .bind(payload)
                .execute(&mut *all)
                .await
                .map_err(conflict)?;
            }
            Ok(all.commit().await?)
        }
        .boxed()
    }

    fn playoff<'a>(
        &'a self,
        id: &'a str,
    ) -> BoxFuture<'a, Result<Option<StoredPlayoff>, StorageError>> {
        async move {
            let row = sqlx::query("SELECT owner FROM playoffs WHERE id = ?")
                .bind(id)
                .fetch_optional(self.pool())
                .await?;
            let Some(row) = row else {
                return Ok(None);
            };
            let rows = sqlx::query(
                "SELECT version, payload FROM playoff_events WHERE playoff = ? ORDER BY version",
            )
            .bind(id)
            .fetch_all(self.pool())
            .await?;
            let events: Result<Vec<StoredEvent>, sqlx::Error> =
                rows.iter().map(super::sqlite::event).collect();
            Ok(Some((row.try_get("owner")?, events?)))
        }
        .boxed()
    }

    fn playoffs_of<'a>(
        &'a self,
        owner: &'a str,
        limit: u32,
    ) -> BoxFuture<'a, Result<Vec<String>, StorageError>> {
        async move {
            let rows = sqlx::query(
                "SELECT id FROM playoffs WHERE owner = ? ORDER BY updated_at DESC, id LIMIT ?",
            )
            .bind(owner)
            .bind(limit)
            .fetch_all(self.pool())
            .await?;
            let ids: Result<Vec<String>, sqlx::Error> =
                rows.iter().map(|row| row.try_get("id")).collect();
            Ok(ids?)
        }
        .boxed()
    }
}
