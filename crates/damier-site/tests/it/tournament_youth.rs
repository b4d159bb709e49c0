//! Youth mode of a whole event: every decision in it is explained.

use axum::http::StatusCode;
use serde_json::json;

use crate::referee::referee;
use crate::support::Site;
use crate::tournaments::pair;

const LONG: &str = "Anna's+phone+rang+during+the+game,+and+so+Bo+gets+the+two+points.";

#[tokio::test]
async fn a_youth_event_hands_its_mode_to_games_matches_and_decisions() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cadets&variant=international&system=round-robin&youth=yes";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let list = format!("/events/{id}/desk/players/list");
    arbiter.upload(&list, &[("text", "Anna\nBo\n")]).await;
    assert_eq!(arbiter.event(&id).await["regulations"]["youth"], true);
    let page = arbiter.page(&format!("/events/{id}/regulations")).await;
    assert!(
        page.contains("no decision without its explanation"),
        "{page}"
    );
    pair(&mut arbiter, &id).await;

    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=start&round=1&board=1&clock=").await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let game = page.split("/game/").nth(1).unwrap()[..8].to_owned();
    let view = arbiter.get(&format!("/api/games/{game}")).await.json();
    assert_eq!(view["youth"], true, "{view}");

    let decide = |why: &str| format!("do=decide&round=1&board=1&white=1&black=1&why={why}");
    let reply = arbiter.post_form(&desk, &decide("Phone+rang")).await;
    assert!(!reply.status.is_success(), "{}", reply.text());
    let page = reply.text();
    assert!(
        page.contains("In youth mode") && page.contains(">Phone rang<"),
        "{page}"
    );
    arbiter.done(&desk, &decide(LONG)).await;
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][0]["result"];
    assert_eq!(result["kind"], "decided", "{result}");

    let ties = format!("{desk}/play-offs");
    arbiter.done(&ties, "do=start&place=1&form=barrage").await;
    let playoff = arbiter.done(&ties, "do=match&index=0").await;
    let playoff = playoff.split('/').next_back().unwrap().to_owned();
    let begin = json!({"type": "begin"});
    let path = format!("/api/playoffs/{playoff}/actions");
    let view = arbiter.post(&path, &begin).await.json();
    assert_eq!(view["youth"], true, "{view}");
}

#[tokio::test]
async fn youth_mode_is_a_regulation_like_any_other() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Open&variant=international&system=dutch-2026&rounds=3";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let list = format!("/events/{id}/desk/players/list");
    arbiter.upload(&list, &[("text", "Anna\nBo\n")]).await;
    pair(&mut arbiter, &id).await;
    let desk = format!("/events/{id}/desk");
    let decide = "do=decide&round=1&board=1&white=2&black=0&why=Phone+rang";
    arbiter.done(&desk, decide).await;
    let rules = format!("{desk}/rules");
    let young = format!("{form}&youth=yes");
    let reply = arbiter.post_form(&rules, &young).await;
    assert_eq!(reply.status, StatusCode::CONFLICT, "it needs a reason");
    let reasoned = format!("{young}&reason=Most+are+children");
    arbiter.done(&rules, &reasoned).await;
    let page = arbiter.page(&rules).await;
    let boxes = page.split("name=\"youth\"").nth(1).unwrap();
    assert!(boxes.split('>').next().unwrap().contains("checked"));
    let sheet = arbiter.page(&format!("/events/{id}/files/log.html")).await;
    assert!(sheet.contains("youth mode: — → yes"), "{sheet}");
    let decide = decide.replace("white=2", "white=1");
    let reply = arbiter.post_form(&desk, &decide).await;
    assert!(reply.text().contains("In youth mode"), "{}", reply.text());
    arbiter
        .done(&rules, &format!("{form}&reason=Most+are+not"))
        .await;
    let event = arbiter.event(&id).await;
    assert!(event["regulations"].get("youth").is_none(), "{event}");
    arbiter.done(&desk, &decide).await;
}
