//! Games through their tasks, over a storage that lives in memory and fails as
//! told.

use std::collections::HashMap;
use std::future::pending;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Waker};
use std::time::Duration;

use futures_util::FutureExt as _;
use futures_util::future::{BoxFuture, ready};
use tokio::time::sleep;

use super::{Computers, Live, NewGame};
use crate::Player;
use crate::storage::{Append, GameRecord, Storage, StorageError, StoredEvent};

#[derive(Debug, Default)]
struct Memory {
    games: Mutex<HashMap<String, (GameRecord, Vec<StoredEvent>)>>,
    /// Whether games can be read.
    silent: AtomicBool,
    /// Whether events can be written.
    broken: AtomicBool,
    attempts: AtomicU32,
}

type Answer<'a, T> = BoxFuture<'a, Result<T, StorageError>>;

impl Storage for Memory {
    fn create(&self, record: GameRecord, payloads: Vec<String>) -> Answer<'_, ()> {
        let events = (1..).zip(payloads);
        let events = events.map(|(version, payload)| StoredEvent { version, payload });
        let entry = (record.clone(), events.collect());
        self.games.lock().unwrap().insert(record.id, entry);
        ready(Ok(())).boxed()
    }

    fn append(&self, append: Append) -> Answer<'_, ()> {
        self.attempts.fetch_add(1, Ordering::Relaxed);
        if self.broken.load(Ordering::Relaxed) {
            return ready(Err(StorageError::Closed)).boxed();
        }
        let mut games = self.games.lock().unwrap();
        if let Some((_, events)) = games.get_mut(&append.game) {
            for payload in append.payloads {
                let version = events.len() as u64 + 1;
                events.push(StoredEvent { version, payload });
            }
        }
        ready(Ok(())).boxed()
    }

    fn events<'a>(&'a self, game: &'a str, after: u64) -> Answer<'a, Vec<StoredEvent>> {
        let games = self.games.lock().unwrap();
        let events = games.get(game).map(|(_, events)| events.clone());
        let later = |event: &StoredEvent| event.version > after;
        let events = events.unwrap_or_default().into_iter().filter(later);
        ready(Ok(events.collect())).boxed()
    }

    fn record<'a>(&'a self, game: &'a str) -> Answer<'a, Option<GameRecord>> {
        if self.silent.load(Ordering::Relaxed) {
            return pending().boxed();
        }
        let games = self.games.lock().unwrap();
        ready(Ok(games.get(game).map(|(record, _)| record.clone()))).boxed()
    }

    fn games_of<'a>(&'a self, _: &'a str, _: u32) -> Answer<'a, Vec<GameRecord>> {
        ready(Ok(Vec::new())).boxed()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        ready(()).boxed()
    }
}

fn live(storage: &Arc<Memory>) -> Live {
    let computers = Arc::new(Computers::new(Duration::ZERO));
    let library = crate::Library::default();
    Live::new(
        storage.clone(),
        computers,
        library,
        Duration::from_secs(3600),
    )
}

fn read<T: serde::de::DeserializeOwned>(json: &str) -> T {
    serde_json::from_str(json).unwrap()
}

#[tokio::test]
async fn a_game_whose_reader_left_is_not_listed() {
    let storage = Arc::new(Memory::default());
    let live = live(&storage);
    storage.silent.store(true, Ordering::Relaxed);
    let mut context = Context::from_waker(Waker::noop());
    let mut first = Box::pin(live.find("abcdefgh"));
    let mut second = Box::pin(live.find("abcdefgh"));
    assert!(first.as_mut().poll(&mut context).is_pending());
    assert!(second.as_mut().poll(&mut context).is_pending());
    assert_eq!(live.in_memory(), 1);
    // The other one still waits, and may fill the entry.
    drop(first);
    assert_eq!(live.in_memory(), 1);
    drop(second);
    assert_eq!(live.in_memory(), 0);
}

#[tokio::test]
async fn the_computer_does_not_storm_a_storage_that_fails() {
    let storage = Arc::new(Memory::default());
    let live = live(&storage);
    let wish: NewGame = read(r#"{"variant":"russian","mode":"computer","level":1,"side":"black"}"#);
    storage.broken.store(true, Ordering::Relaxed);
    let id = live.create(&Player::new_random().0, &wish).await.unwrap();
    // Someone looks on, and returns as soon as the game is gone.
    let watch = async {
        loop {
            let mut snapshots = live.find(&id).await.unwrap().subscribe();
            while snapshots.changed().await.is_ok() {}
        }
    };
    tokio::select! {
        () = watch => {}
        () = sleep(Duration::from_millis(500)) => {}
    }
    // A second before the second attempt, two more before the third.
    let attempts = storage.attempts.load(Ordering::Relaxed);
    assert!((1..=3).contains(&attempts), "{attempts}");
    storage.broken.store(false, Ordering::Relaxed);
    let handle = live.find(&id).await.unwrap();
    assert!(
        handle.snapshot().thinking,
        "it is still the computer's turn"
    );
    while handle.snapshot().game.ply() == 0 {
        sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn a_move_that_was_sent_in_time_saves_the_flag() {
    let storage = Arc::new(Memory::default());
    let live = live(&storage);
    let (player, _) = Player::new_random();
    let wish: NewGame = read(r#"{"variant":"russian","mode":"local","clock":{"initialMs":1000}}"#);
    for (lag_ms, saved) in [(500, true), (0, false)] {
        let id = live.create(&player, &wish).await.unwrap();
        let handle = live.find(&id).await.unwrap();
        handle.set_lag(lag_ms);
        let act = |text: &str| live.act(&id, &player, read(text), lag_ms);
        act(r#"{"type":"move","ply":0,"text":"22-18"}"#)
            .await
            .unwrap();
        // Until a moment after the fall of the flag.
        let fall = handle.snapshot().game.flag_at().unwrap();
        while handle.snapshot().now_ms() < fall + 20 {
            sleep(Duration::from_millis(5)).await;
        }
        let flagged = act(r#"{"type":"flag","ply":1}"#).await.unwrap().1;
        assert_eq!(flagged.game.is_over(), !saved);
        let moved = act(r#"{"type":"move","ply":1,"text":"9-14"}"#).await;
        assert_eq!(moved.is_ok(), saved);
        if saved {
            assert_eq!(handle.snapshot().game.ply(), 2);
        }
    }
}

#[test]
fn a_turn_that_was_cut_off_goes_on_from_where_it_was_noted() {
    use super::{Event, Game};
    let settings = serde_json::json!({
        "type": "created", "variant": "russian", "rulebook": "idf", "mode": "local",
        "level": null, "humanSide": null, "clock": "5'", "seed": 0, "at": 0,
        "startFen": damier_draughts::Position::start(damier_draughts::Variant::Russian).fen(),
    });
    let event = |value: serde_json::Value| -> Event { serde_json::from_value(value).unwrap() };
    let mut game = Game::start("abcdefgh", &event(settings)).unwrap();
    let clock = serde_json::json!({"white": 300_000, "black": 300_000});
    let first = serde_json::json!({
        "type": "move", "ply": 1, "side": "white", "text": "22-18", "path": [22, 18],
        "captures": [], "elapsedMs": 0, "clock": clock, "movedAt": 1_000, "at": 0,
    });
    game.apply(&event(first)).unwrap();
    assert_eq!(game.time_at(0), 1_000);
    let kept = serde_json::json!({"type": "clock-kept", "clockAt": 61_000, "at": 0});
    game.apply(&event(kept)).unwrap();
    // Whoever reads the game again finds a minute gone, of Black's time only.
    let now = game.time_at(0);
    assert_eq!(now, 61_000);
    let left = game.remaining(now).unwrap();
    assert_eq!((left.white, left.black), (300_000, 240_000));
    assert!(game.keeps_clock());
}
