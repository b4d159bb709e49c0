//! Boards that are played on the site follow what referees make of their games.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::begun;

async fn result(arbiter: &mut Client, id: &str) -> Value {
    let mut event = arbiter.event(id).await;
    event["rounds"][0]["boards"][1]["result"].take()
}

/// A game for board 2 of round 1 that White has resigned.
async fn resigned(arbiter: &mut Client, id: &str) -> String {
    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=start&round=1&board=2&clock=").await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let game = page.split("/game/").nth(1).unwrap()[..8].to_owned();
    let resign = json!({"type": "resign", "ply": 0, "side": "white"});
    let path = format!("/api/games/{game}/actions");
    assert_eq!(arbiter.post(&path, &resign).await.status, StatusCode::OK);
    game
}

fn won_by_black() -> Value {
    json!({"kind": "win", "side": "black"})
}

#[tokio::test]
async fn a_result_follows_a_later_decision_and_its_undoing() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let game = resigned(&mut arbiter, &id).await;
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
    let draw = json!({"type": "end", "result": "1-1"});
    let decision = arbiter.decided(&game, draw).await;
    assert_eq!(result(&mut arbiter, &id).await, json!({"kind": "draw"}));
    let event = arbiter.event(&id).await;
    let logged = &event["log"][0]["what"];
    assert_eq!(logged["kind"], "result-changed", "{event}");
    assert_eq!(logged["before"], won_by_black());
    let withdraw = json!({"type": "withdraw", "version": decision["version"]});
    arbiter.decided(&game, withdraw).await;
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
    // The game goes on: the board is open again, and taken when it ends once more.
    arbiter.decided(&game, json!({"type": "play-on"})).await;
    assert_eq!(result(&mut arbiter, &id).await["kind"], "unfinished");
    // Following can be taken back; then the desk says that the two differ.
    arbiter.undo(&id).await;
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
    let desk = format!("/events/{id}/desk");
    let page = arbiter.page(&desk).await;
    assert!(page.contains("id=\"differences\""), "{page}");
    arbiter.done(&desk, "do=keep&round=1&board=2").await;
    assert!(!arbiter.page(&desk).await.contains("id=\"differences\""));
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
}

#[tokio::test]
async fn what_an_arbiter_entered_is_only_asked_about() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let game = resigned(&mut arbiter, &id).await;
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
    let desk = format!("/events/{id}/desk");
    arbiter
        .done(&desk, "do=results&round=1&s2=black&b2=--")
        .await;
    let draw = json!({"type": "end", "result": "1-1"});
    arbiter.decided(&game, draw).await;
    assert_eq!(result(&mut arbiter, &id).await["kind"], "double-forfeit");
    let page = arbiter.page(&desk).await;
    assert!(page.contains("id=\"differences\""), "{page}");
    assert!(page.contains("the game on the site says 1-1"), "{page}");
    let history = arbiter.page(&format!("/events/{id}/desk/history")).await;
    assert!(history.contains("says something else"), "{history}");
    arbiter.done(&desk, "do=follow&round=1&board=2").await;
    assert_eq!(result(&mut arbiter, &id).await, json!({"kind": "draw"}));
    let again = arbiter.post_form(&desk, "do=follow&round=1&board=2").await;
    assert_eq!(again.status, StatusCode::CONFLICT);
}
