//! Games come into memory and leave it, and storages fail, without anyone
//! losing anything.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::http::StatusCode;
use damier_site::Config;
use damier_site::storage::{Append, GameRecord, Sqlite, Storage, StorageError, StoredEvent};
use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, ready};
use serde_json::json;

use crate::support::{Site, config, id};

/// A storage that can be told not to store the ply of a certain number.
#[derive(Debug)]
struct Moody {
    inner: Sqlite,
    refused: Arc<AtomicU32>,
}

type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

impl Storage for Moody {
    fn create(&self, record: GameRecord, payloads: Vec<String>) -> Answer<'_, ()> {
        self.inner.create(record, payloads)
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        if append.progress.ply == self.refused.load(Ordering::Relaxed) {
            return ready(Err(StorageError::Closed)).boxed();
        }
        self.inner.append(append)
    }

    fn events<'a>(&'a self, game: &'a str, after: u64) -> Answer<'a, Vec<StoredEvent>> {
        self.inner.events(game, after)
    }

    fn record<'a>(&'a self, game: &'a str) -> Answer<'a, Option<GameRecord>> {
        self.inner.record(game)
    }

    fn games_of<'a>(&'a self, owner: &'a str, limit: u32) -> Answer<'a, Vec<GameRecord>> {
        self.inner.games_of(owner, limit)
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        self.inner.close()
    }
}

async fn moody(folder: &tempfile::TempDir, config: &Config) -> (Site, Arc<AtomicU32>) {
    let inner = Sqlite::open(&folder.path().join("games.db")).await.unwrap();
    let refused = Arc::new(AtomicU32::new(u32::MAX));
    let storage = Arc::new(Moody {
        inner,
        refused: Arc::clone(&refused),
    });
    (Site::over(storage, config), refused)
}

#[tokio::test]
async fn a_move_that_cannot_be_saved_is_not_made() {
    let folder = tempfile::tempdir().unwrap();
    let (site, refused) = moody(&folder, &config()).await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    let before = client.play(&id, &["22-18"]).await;
    refused.store(2, Ordering::Relaxed);
    let action = json!({"type": "move", "ply": 1, "text": "9-13"});
    let reply = client.act(&id, &action).await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    reply.problem("storage");
    assert_eq!(client.look(&id).await, before);
    refused.store(u32::MAX, Ordering::Relaxed);
    assert_eq!(client.act(&id, &action).await.json()["ply"], 2);
}

#[tokio::test]
async fn the_computer_moves_once_its_move_can_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (site, refused) = moody(&folder, &config()).await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "level": 1, "side": "white"});
    let id = id(&client.start(&wish).await);
    // The human's move is saved, the answer is not.
    refused.store(2, Ordering::Relaxed);
    client.play(&id, &["22-18"]).await;
    tokio::time::sleep(Duration::from_millis(100)).await;
    let game = client.look(&id).await;
    assert_eq!((&game["ply"], &game["thinking"]), (&json!(1), &json!(true)));
    refused.store(u32::MAX, Ordering::Relaxed);
    assert_eq!(client.look_after_thinking(&id).await["ply"], 2);
}

#[tokio::test]
async fn games_that_nobody_looks_at_leave_memory_and_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let hasty = Config {
        idle: Duration::from_millis(5),
        ..config()
    };
    let (site, _) = moody(&folder, &hasty).await;
    let mut client = site.visitor();
    let id = id(&client.start_local("international", None).await);
    for round in 0..20 {
        let game = client.look(&id).await;
        let text = game["legal"][0]["text"].as_str().unwrap().to_owned();
        assert_eq!(client.play(&id, &[&text]).await["ply"], round + 1);
        if round % 2 == 0 {
            while site.state().games_in_memory() > 0 {
                tokio::time::sleep(Duration::from_millis(1)).await;
            }
        } else {
            // Just when it may be about to leave.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

#[tokio::test]
async fn a_game_with_a_running_clock_stays_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let hasty = Config {
        idle: Duration::from_millis(5),
        ..config()
    };
    let (site, _) = moody(&folder, &hasty).await;
    let mut client = site.visitor();
    let clock = json!({"initialMs": 1_000});
    let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
    let id = id(&client.start(&wish).await);
    client.play(&id, &["22-18"]).await;
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(site.state().games_in_memory(), 1);
    // Nobody looks on, and still the flag falls; then the game leaves.
    while site.state().games_in_memory() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!(client.get("/api/games").await.json()[0]["result"], "2-0");
}

#[tokio::test]
async fn a_log_that_makes_no_sense_is_a_fault_of_ours_and_harms_no_other_game() {
    let folder = tempfile::tempdir().unwrap();
    let (site, _) = moody(&folder, &config()).await;
    let mut client = site.visitor();
    let good = id(&client.start_local("russian", None).await);
    let other = sqlx::SqlitePool::connect(&format!(
        "sqlite://{}",
        folder.path().join("games.db").display()
    ))
    .await
    .unwrap();
    for (id, payload) in [
        ("aaaaaaaa", "not json"),
        (
            "bbbbbbbb",
            "{\"type\":\"resign\",\"side\":\"white\",\"at\":0}",
        ),
        ("cccccccc", "{\"type\":\"created\"}"),
    ] {
        sqlx::query(
            "INSERT INTO games SELECT ?, owner, variant, mode, level, side, ply, result, version, \
             created_at, updated_at FROM games WHERE id = ?",
        )
        .bind(id)
        .bind(&good)
        .execute(&other)
        .await
        .unwrap();
        sqlx::query("INSERT INTO events VALUES (?, 1, ?)")
            .bind(id)
            .bind(payload)
            .execute(&other)
            .await
            .unwrap();
        let reply = client.get(&format!("/api/games/{id}")).await;
        assert_eq!(reply.status, StatusCode::INTERNAL_SERVER_ERROR);
        reply.problem("internal");
    }
    assert_eq!(client.play(&good, &["22-18"]).await["ply"], 1);
}
