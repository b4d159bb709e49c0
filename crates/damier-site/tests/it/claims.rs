//! Draws that a rule book grants on claim only.

use std::sync::Arc;

use damier_site::storage::{GameRecord, Progress, Sqlite, Storage as _};
use serde_json::{Value, json};

use crate::support::{Client, Site, config, id};

/// A king each, far from one another: shuffling them repeats
/// the position after 4 and after 8 plies.
const CLAIM_FEN: &str = "W:WK1:BK32";
const CLAIM_MOVES: [&str; 8] = [
    "1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1", "28-32",
];

#[tokio::test]
async fn a_draw_that_must_be_claimed_waits_for_the_claim() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({
        "variant": "american", "rulebook": "wcdf-claim", "mode": "local", "fen": CLAIM_FEN,
    });
    let game = client.start(&wish).await;
    let id = id(&game);
    assert_eq!(game["can"]["claim"], false);
    let early = client.act(&id, &json!({"type": "claim", "ply": 0})).await;
    let problem = early.problem("nothing-to-claim");
    assert!(
        problem["detail"]
            .as_str()
            .unwrap()
            .contains("on claim only")
    );
    let game = client.play(&id, &CLAIM_MOVES).await;
    assert_eq!(game["verdict"], Value::Null, "nobody has claimed");
    assert_eq!(game["can"]["claim"], true);
    assert_eq!(site.visitor().look(&id).await["can"]["claim"], false);
    let game = client
        .act(&id, &json!({"type": "claim", "ply": 8}))
        .await
        .json();
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["clause"]),
        (&json!("1-1"), &json!("wcdf-claim/1.32.1")),
        "{game:#}"
    );
    assert_eq!(game["can"]["claim"], false);

    // It is in the log, and the game stays over.
    let site = site.restart().await;
    assert_eq!(site.welcome(&client).look(&id).await, game);
    let events = client_events(&site, &client, &id).await;
    let claim = &events[events.len() - 2];
    assert_eq!(
        (&claim["type"], &claim["side"], &claim["clause"]),
        (
            &json!("claim"),
            &json!("white"),
            &json!("wcdf-claim/1.32.1")
        )
    );
}

#[tokio::test]
async fn a_book_without_claims_says_so() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    let reply = client.act(&id, &json!({"type": "claim", "ply": 0})).await;
    let detail = reply.problem("nothing-to-claim")["detail"].clone();
    assert!(
        detail.as_str().unwrap().contains("by themselves"),
        "{detail}"
    );
}

/// The computer with Black stands in a position for the third time, its turn.
#[tokio::test]
async fn the_computer_claims_too() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Arc::new(Sqlite::open(&folder.path().join("games.db")).await.unwrap());
    let site = Site::over(storage.clone(), &config());
    let mut client = site.visitor();
    client.get("/api/games").await;
    let cookie = client.cookie.clone().unwrap();
    let owner = cookie.split_once('=').unwrap().1.to_owned();
    let mut payloads = vec![json!({
        "type": "created", "variant": "american", "rulebook": "wcdf-claim", "mode": "computer",
        "level": 3, "humanSide": "white", "clock": null, "startFen": "B:WK1:BK32", "seed": 1,
        "at": 0,
    })];
    let shuffle = ["32-28", "1-5", "28-32", "5-1"];
    for (ply, text) in (1..=8).zip(shuffle.iter().cycle()) {
        let side = if ply % 2 == 1 { "black" } else { "white" };
        payloads.push(json!({
            "type": "move", "ply": ply, "side": side, "text": text, "path": [], "captures": [],
            "elapsedMs": null, "clock": null, "at": 0,
        }));
    }
    let record = GameRecord {
        id: "abcdefgh".to_owned(),
        owner,
        variant: "american".to_owned(),
        mode: "computer".to_owned(),
        level: Some(3),
        side: Some("white".to_owned()),
        progress: Progress {
            version: 9,
            ply: 8,
            ..Progress::default()
        },
        created_at: 0,
    };
    let payloads = payloads.iter().map(Value::to_string).collect();
    storage.create(record, payloads).await.unwrap();
    let game = client.look_after_thinking("abcdefgh").await;
    assert_eq!(game["ply"], 8, "{game:#}");
    assert_eq!(game["verdict"]["clause"], "wcdf-claim/1.32.1", "{game:#}");
}

async fn client_events(site: &Site, client: &Client, id: &str) -> Vec<Value> {
    let path = format!("/api/games/{id}/events");
    let text = site.welcome(client).get(&path).await.text();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}
