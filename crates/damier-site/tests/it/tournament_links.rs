//! Boards that are played on the site follow what referees make of their games.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::{begun, pair};

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

/// A knock-out of four, its first round paired.
async fn cup(arbiter: &mut Client) -> String {
    let form = "name=Cup&variant=international&system=knock-out";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let list = format!("/events/{id}/desk/players/list");
    let players = "Anna;2100\nBo;2000\nCleo;1900\nDan;1800\n";
    arbiter.upload(&list, &[("text", players)]).await;
    pair(arbiter, &id).await;
    id
}

async fn reachable(arbiter: &mut Client, id: &str) {
    let reply = arbiter.get(&format!("/api/tournaments/{id}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let desk = arbiter.get(&format!("/events/{id}/desk?round=1")).await;
    assert_eq!(desk.status, StatusCode::OK, "{}", desk.text());
}

#[tokio::test]
async fn a_decision_that_breaks_the_tree_is_asked_about() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = cup(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let game = resigned(&mut arbiter, &id).await;
    let form = "do=results&round=1&s1=open&b1=white";
    arbiter.done(&desk, form).await;
    pair(&mut arbiter, &id).await;
    let turned = json!({"type": "end", "result": "2-0"});
    arbiter.decided(&game, turned).await;
    // The event is still there, the board keeps its result, and the arbiter is asked.
    reachable(&mut arbiter, &id).await;
    assert_eq!(result(&mut arbiter, &id).await, won_by_black());
    let page = arbiter.page(&format!("{desk}?round=1")).await;
    assert!(page.contains("id=\"differences\""), "{page}");
    let follow = "do=follow&round=1&board=2";
    let reply = arbiter.post_form(&desk, follow).await;
    assert!(
        reply.text().contains("Round 2 is paired"),
        "{}",
        reply.text()
    );
    arbiter.done(&desk, "do=take-back&round=2").await;
    arbiter.done(&desk, follow).await;
    let white = json!({"kind": "win", "side": "white"});
    assert_eq!(result(&mut arbiter, &id).await, white);
}

#[tokio::test]
async fn a_match_that_breaks_the_tree_waits_until_the_stage_is_taken_back() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = cup(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let form = "do=results&round=1&s1=open&b1=draw&s2=open&b2=white";
    arbiter.done(&desk, form).await;
    let ties = format!("{desk}/play-offs");
    let start = "do=start&place=2&form=barrage&players=1,4";
    arbiter.done(&ties, start).await;
    let to = arbiter.done(&ties, "do=match&index=0").await;
    let playoff = to.split('/').next_back().unwrap().to_owned();
    // The arbiter lets 1 go on before the match is played.
    let second = arbiter.event(&id).await["rounds"][0]["boards"][1]["white"].clone();
    let pairing = format!("do=pair&w1=1&b1={second}");
    arbiter.done(&format!("{desk}/pair"), &pairing).await;
    let begin = json!({"type": "begin"});
    let path = format!("/api/playoffs/{playoff}/actions");
    let view = arbiter.post(&path, &begin).await.json();
    let game = view["games"][0]["game"].as_str().unwrap().to_owned();
    let resign = json!({"type": "resign", "ply": 0, "side": "white"});
    let path = format!("/api/games/{game}/actions");
    assert_eq!(arbiter.post(&path, &resign).await.status, StatusCode::OK);
    // White of the first game is number 1: 4 has won the match.
    reachable(&mut arbiter, &id).await;
    let event = arbiter.event(&id).await;
    assert!(event["play_offs"][0].get("order").is_none(), "{event}");
    let page = arbiter.page(&ties).await;
    assert!(page.contains("the next stage is paired"), "{page}");
    let history = arbiter.page(&format!("{desk}/history")).await;
    let told = "another player goes on than is paired";
    // Once as the last step, once in the list; it can be taken back like any other.
    assert_eq!(history.matches(told).count(), 2, "{history}");
    arbiter.undo(&id).await;
    let history = arbiter.page(&format!("{desk}/history")).await;
    assert_eq!(history.matches(told).count(), 1, "{history}");
    arbiter.done(&desk, "do=take-back&round=2").await;
    let event = arbiter.event(&id).await;
    let order = &event["play_offs"][0]["order"];
    assert_eq!(*order, json!([[4], [1]]), "{event}");
    assert!(
        !arbiter
            .page(&ties)
            .await
            .contains("the next stage is paired")
    );
}
