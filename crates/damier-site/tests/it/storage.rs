//! The database file: made, kept, and refused with a reason.

use std::path::Path;
use std::sync::Arc;

use damier_site::storage::{Append, GameRecord, Progress, Sqlite, Storage, StorageError};

fn record(id: &str) -> GameRecord {
    GameRecord {
        id: id.to_owned(),
        owner: "somebody".to_owned(),
        variant: "russian".to_owned(),
        mode: "local".to_owned(),
        level: None,
        side: None,
        progress: Progress {
            version: 1,
            updated_at: 5,
            ..Progress::default()
        },
        created_at: 5,
    }
}

fn append(id: &str, version: u64, payloads: &[&str]) -> Append {
    Append {
        game: id.to_owned(),
        payloads: payloads
            .iter()
            .map(|payload| (*payload).to_owned())
            .collect(),
        progress: Progress {
            version,
            ply: 1,
            updated_at: version,
            ..Progress::default()
        },
    }
}

/// What every storage must do, whatever is behind it.
async fn story(storage: Arc<dyn Storage>) {
    assert_eq!(storage.record("one").await.unwrap(), None);
    storage
        .create(record("one"), vec!["{\"n\":1}".to_owned()])
        .await
        .unwrap();
    storage
        .append(append("one", 3, &["{\"n\":2}", "{\"n\":3}"]))
        .await
        .unwrap();
    let events = storage.events("one", 0).await.unwrap();
    let numbered: Vec<(u64, &str)> = events
        .iter()
        .map(|event| (event.version, event.payload.as_str()))
        .collect();
    assert_eq!(
        numbered,
        [(1, "{\"n\":1}"), (2, "{\"n\":2}"), (3, "{\"n\":3}")]
    );
    assert_eq!(storage.events("one", 2).await.unwrap(), events[2..]);
    assert_eq!(
        storage
            .record("one")
            .await
            .unwrap()
            .unwrap()
            .progress
            .version,
        3
    );

    // The same version twice: refused as a whole.
    let late = storage
        .append(append("one", 4, &["{\"n\":\"x\"}", "{\"n\":\"y\"}"]))
        .await;
    assert!(
        matches!(late, Err(StorageError::Conflict { .. })),
        "{late:?}"
    );
    assert_eq!(storage.events("one", 0).await.unwrap(), events);
    assert_eq!(
        storage
            .record("one")
            .await
            .unwrap()
            .unwrap()
            .progress
            .version,
        3
    );
    let twice = storage.create(record("one"), Vec::new()).await;
    assert!(
        matches!(twice, Err(StorageError::Conflict { .. })),
        "{twice:?}"
    );
    let nowhere = storage.append(append("none", 1, &["{}"])).await;
    assert!(
        matches!(nowhere, Err(StorageError::Conflict { .. })),
        "{nowhere:?}"
    );

    // Many at once, one of them wrong: the others are stored.
    let writes = (0..50).map(|number| {
        let storage = Arc::clone(&storage);
        async move {
            let id = if number == 25 {
                "one".to_owned()
            } else {
                format!("many-{number}")
            };
            storage
                .create(record(&id), vec!["{}".to_owned()])
                .await
                .is_ok()
        }
    });
    let stored = futures_util::future::join_all(writes).await;
    assert_eq!(stored.iter().filter(|ok| **ok).count(), 49);

    storage.append(append("many-7", 2, &["{}"])).await.unwrap();
    let list = storage.games_of("somebody", 10).await.unwrap();
    assert_eq!(list.len(), 10);
    // Ordered by the last touch; `one` was touched at 3, new games at 5.
    assert_eq!(list[0].progress.updated_at, 5);
    assert!(list.iter().all(|game| game.id != "many-7"));
    assert_eq!(storage.games_of("nobody", 10).await.unwrap(), []);
    storage.close().await;
    let closed = storage.append(append("one", 4, &["{}"])).await;
    assert!(matches!(closed, Err(StorageError::Closed)), "{closed:?}");
}

#[tokio::test]
async fn sqlite_keeps_what_it_is_given() {
    let folder = tempfile::tempdir().unwrap();
    // Folders are made as needed.
    let path = folder.path().join("a/b/games.db");
    story(Arc::new(Sqlite::open(&path).await.unwrap())).await;
    // And it is all there the next time.
    let again = Sqlite::open(&path).await.unwrap();
    assert_eq!(again.events("one", 0).await.unwrap().len(), 3);
}

async fn refusal(path: &Path) -> String {
    Sqlite::open(path).await.unwrap_err().to_string()
}

#[tokio::test]
async fn a_file_that_is_something_else_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    for (name, content) in [
        (
            "text.db",
            b"Dear diary, this is a text of more than a hundred characters, which no \
                      database in the world would take for one of its own files."
                .to_vec(),
        ),
        ("noise.db", (0..=255).cycle().take(8192).collect()),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, &content).unwrap();
        let message = refusal(&path).await;
        assert!(
            message.contains("is not a database") && message.contains(name),
            "{message}"
        );
        assert!(message.contains("--database"), "{message}");
        assert_eq!(std::fs::read(&path).unwrap(), content);
    }
}

#[tokio::test]
async fn a_damaged_database_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let storage = Sqlite::open(&path).await.unwrap();
    storage
        .create(record("one"), vec!["{}".to_owned()])
        .await
        .unwrap();
    storage.close().await;
    drop(storage);
    let mut bytes = std::fs::read(&path).unwrap();
    // The header stays, the tree of the first page goes.
    bytes[100..].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let message = refusal(&path).await;
    assert!(message.contains("damaged"), "{message}");
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("photos.db");
    let url = format!("sqlite://{}?mode=rwc", path.display());
    let other = sqlx::SqlitePool::connect(&url).await.unwrap();
    sqlx::raw_sql("CREATE TABLE photos (name TEXT)")
        .execute(&other)
        .await
        .unwrap();
    other.close().await;
    let message = refusal(&path).await;
    assert!(message.contains("another program"), "{message}");
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    Sqlite::open(&path).await.unwrap().close().await;
    let other = sqlx::SqlitePool::connect(&format!("sqlite://{}", path.display()))
        .await
        .unwrap();
    sqlx::raw_sql("PRAGMA user_version = 1000")
        .execute(&other)
        .await
        .unwrap();
    other.close().await;
    let message = refusal(&path).await;
    assert!(
        message.contains("newer") && message.contains("1000"),
        "{message}"
    );
}

#[tokio::test]
async fn places_that_cannot_be_written_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "").unwrap();
    // A folder below a file can't be made, not even by an administrator.
    let message = refusal(&file.join("sub/games.db")).await;
    assert!(message.contains("cannot create the folder"), "{message}");
    assert!(
        message.contains("sub") && message.contains("--database"),
        "{message}"
    );
    let message = refusal(folder.path()).await;
    assert!(message.contains("it is a folder"), "{message}");
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    // Nobody can write there, whoever runs the tests.
    let message = refusal(Path::new("/proc/damier.db")).await;
    assert!(
        message.contains("/proc/damier.db") && message.contains("--database"),
        "{message}"
    );
}

#[tokio::test]
async fn a_second_damier_does_not_get_the_same_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games.db");
    let first = Sqlite::open(&path).await.unwrap();
    let message = refusal(&path).await;
    assert!(
        message.contains("in use by another running Damier"),
        "{message}"
    );
    first.close().await;
    Sqlite::open(&path).await.unwrap();
}
