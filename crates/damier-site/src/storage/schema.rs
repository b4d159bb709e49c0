//! The layout of the database file, and how an old one is brought up to date.

use std::path::Path;

use sqlx::{Connection as _, Row as _, SqliteConnection};

use super::StorageError;

/// Marks a file as ours: "Damr" in ASCII.
const APPLICATION_ID: i64 = 0x4461_6d72;

/// The steps from an empty file to the present layout. Step n makes layout n;
/// a step that was released is never changed.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_games_and_events.sql"),
    include_str!("../../migrations/0002_referee_and_playoffs.sql"),
    include_str!("../../migrations/0003_tournaments.sql"),
];

/// Makes sure that the file is ours, and brings it to the present layout.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), StorageError> {
    let known = MIGRATIONS.len() as i64;
    let found = number(connection, "PRAGMA user_version").await?;
    let application = number(connection, "PRAGMA application_id").await?;
    if application != APPLICATION_ID {
        let tables = number(connection, "SELECT count(*) FROM sqlite_schema").await?;
        if tables > 0 || application != 0 {
            return Err(StorageError::Foreign {
                path: path.to_owned(),
            });
        }
    }
    if found > known {
        return Err(StorageError::Newer {
            path: path.to_owned(),
            found,
            known,
        });
    }
    for (layout, step) in (1..).zip(MIGRATIONS).filter(|(layout, _)| *layout > found) {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        // Pragmas take no parameters; both values are numbers of ours.
        let mark =
            format!("PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {layout}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(mark))
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        tracing::info!(database.layout = layout, "database brought up to date");
    }
    Ok(())
}

async fn number(connection: &mut SqliteConnection, sql: &'static str) -> Result<i64, sqlx::Error> {
    sqlx::query(sql).fetch_one(connection).await?.try_get(0)
}
