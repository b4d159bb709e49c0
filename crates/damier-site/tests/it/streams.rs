//! The log of a game as a stream.

use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tower::ServiceExt as _;

use crate::support::{Site, id};

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn events_after_a_version_come_one_a_line() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    client.play(&id, &["22-18", "9-13"]).await;
    let reply = client.get(&format!("/api/games/{id}/events?from=0")).await;
    assert_eq!(reply.header("content-type"), "application/x-ndjson");
    let all = lines(&reply.text());
    let kinds: Vec<&Value> = all.iter().map(|event| &event["type"]).collect();
    assert_eq!(kinds, ["created", "move", "move"]);
    assert_eq!(all[1]["text"], "22-18");
    let reply = client.get(&format!("/api/games/{id}/events?from=2")).await;
    let rest = lines(&reply.text());
    assert_eq!(rest, all[2..]);
    assert_eq!(rest[0]["version"], 3);
    let reply = client.get(&format!("/api/games/{id}/events?from=99")).await;
    assert_eq!(reply.text(), "");
    client
        .get("/api/games/aaaaaaaa/events")
        .await
        .problem("no-such-game");
}

#[tokio::test]
async fn a_follower_gets_every_event_until_the_verdict() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    client.play(&id, &["22-18"]).await;
    let request = Request::get(format!("/api/games/{id}/events?from=1&follow=true"))
        .body(Body::empty())
        .unwrap();
    let response = damier_site::router(site.state().clone())
        .oneshot(request)
        .await
        .unwrap();
    let mut body = response.into_body().into_data_stream();
    let first = body.next().await.unwrap().unwrap();
    assert_eq!(
        lines(std::str::from_utf8(&first).unwrap())[0]["text"],
        "22-18"
    );

    let reader = tokio::spawn(async move {
        let mut text = String::new();
        while let Some(chunk) = body.next().await {
            text.push_str(std::str::from_utf8(&chunk.unwrap()).unwrap());
        }
        text
    });
    client.play(&id, &["9-13"]).await;
    client
        .act(&id, &json!({"type": "resign", "ply": 2, "side": "black"}))
        .await;
    let events = lines(&reader.await.unwrap());
    let kinds: Vec<&Value> = events.iter().map(|event| &event["type"]).collect();
    assert_eq!(kinds, ["move", "resign", "verdict"]);
    let versions: Vec<&Value> = events.iter().map(|event| &event["version"]).collect();
    assert_eq!(versions, [3, 4, 5]);
}

#[tokio::test]
async fn followers_are_released_when_the_server_stops() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    let mut follower = site.visitor();
    let path = format!("/api/games/{id}/events?follow=true");
    let reader = tokio::spawn(async move { follower.get(&path).await.text() });
    tokio::time::sleep(Duration::from_millis(20)).await;
    site.state().close().await;
    assert_eq!(lines(&reader.await.unwrap())[0]["type"], "created");
}
