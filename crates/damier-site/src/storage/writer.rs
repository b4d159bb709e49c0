//! The one writer: collects what waits to be written and commits it together.
//!
//! Syncing to disk costs milliseconds whether it carries one event or hundreds.
//! So while one commit is under way the next writes queue up, and the next
//! commit takes all of them.

use sqlx::{Connection as _, SqliteConnection};
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::error::sqlite_code;
use super::sqlite::signed;
use super::{Append, GameRecord, StorageError};

/// How many writes may wait before callers have to.
const QUEUE: usize = 1024;

/// How many writes one commit takes at most.
const BATCH: usize = 256;

/// Something to be stored as a whole.
#[derive(Debug)]
pub(super) struct Write {
    /// A game to create first.
    pub(super) create: Option<GameRecord>,
    /// The events.
    pub(super) append: Append,
}

#[derive(Debug)]
struct Request {
    write: Write,
    done: oneshot::Sender<Result<(), StorageError>>,
}

/// A handle to the task that writes.
#[derive(Debug)]
pub(super) struct Writer {
    queue: Mutex<Option<mpsc::Sender<Request>>>,
    task: Mutex<Option<JoinHandle<()>>>,
}

impl Writer {
    /// Starts the task, which owns the connection.
    pub(super) fn start(connection: SqliteConnection) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let task = tokio::spawn(run(connection, receiver));
        Writer {
            queue: Mutex::new(Some(sender)),
            task: Mutex::new(Some(task)),
        }
    }

    /// Stores something, and returns once it is safe on disk.
    pub(super) async fn write(&self, write: Write) -> Result<(), StorageError> {
        let sender = self
            .queue
            .lock()
            .await
            .clone()
            .ok_or(StorageError::Closed)?;
        let (done, answer) = oneshot::channel();
        sender
            .send(Request { write, done })
            .await
            .map_err(|_| StorageError::Closed)?;
        answer.await.map_err(|_| StorageError::Closed)?
    }

    /// Writes what is waiting, then closes the connection.
    pub(super) async fn close(&self) {
        self.queue.lock().await.take();
        if let Some(task) = self.task.lock().await.take()
            && let Err(error) = task.await
        {
            tracing::error!(%error, "the writer of the database broke off");
        }
    }
}

async fn run(mut connection: SqliteConnection, mut queue: mpsc::Receiver<Request>) {
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        let together = store(&mut connection, &batch).await;
        if together.is_ok() || batch.len() == 1 {
            let mut result = Some(together);
            for request in batch.drain(..) {
                // A caller who left does not want to know.
                let _ = request.done.send(result.take().unwrap_or(Ok(())));
            }
            continue;
        }
        // One of them failed. That must not fail the others.
        for request in batch.drain(..) {
            let result = store(&mut connection, std::slice::from_ref(&request)).await;
            let _ = request.done.send(result);
        }
    }
    if let Err(error) = connection.close().await {
        tracing::error!(%error, "the database did not close well");
    }
}

async fn store(
    connection: &mut SqliteConnection,
    requests: &[Request],
) -> Result<(), StorageError> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for Request { write, .. } in requests {
        store_one(&mut transaction, write)
            .await
            .map_err(|error| conflict(error, write))?;
    }
    transaction.commit().await?;
    Ok(())
}

fn conflict(error: sqlx::Error, write: &Write) -> StorageError {
    const CONSTRAINT: i32 = 19;
    match sqlite_code(&error) {
        Some(CONSTRAINT) => StorageError::Conflict {
            game: write.append.game.clone(),
        },
        _ => StorageError::Database(error),
    }
}

async fn store_one(connection: &mut SqliteConnection, write: &Write) -> Result<(), sqlx::Error> {
    if let Some(record) = &write.create {
        sqlx::query(
            "INSERT INTO games (id, owner, variant, mode, level, side, ply, result, version, \
             created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        )
        .bind(&record.id)
        .bind(&record.owner)
        .bind(&record.variant)
        .bind(&record.mode)
        .bind(record.level)
        .bind(&record.side)
        .bind(record.progress.ply)
        .bind(&record.progress.result)
        .bind(signed(record.progress.version))
        .bind(signed(record.created_at))
        .bind(signed(record.progress.updated_at))
        .execute(&mut *connection)
        .await?;
    } else {
        let progress = &write.append.progress;
        sqlx::query(
            "UPDATE games SET ply = ?, result = ?, version = ?, updated_at = ? WHERE id = ?",
        )
        .bind(progress.ply)
        .bind(&progress.result)
        .bind(signed(progress.version))
        .bind(signed(progress.updated_at))
        .bind(&write.append.game)
        .execute(&mut *connection)
        .await?;
    }
    for (version, payload) in write.append.numbered() {
        sqlx::query("INSERT INTO events (game, version, payload) VALUES (?, ?, ?)")
            .bind(&write.append.game)
            .bind(signed(version))
            .bind(payload)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
