//! Who is free is seen everywhere, a round that can be taken back is, too, and the
//! standings of a tree that does not hold say so.

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::pair;

async fn event(arbiter: &mut Client, system: &str, players: &str) -> String {
    let form = format!("name=Free&variant=international&system={system}");
    let to = arbiter.done("/events/new", &form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let path = format!("/events/{id}/desk/players/list");
    arbiter.upload(&path, &[("text", players)]).await;
    pair(arbiter, &id).await;
    id
}

#[tokio::test]
async fn who_is_free_in_a_round_robin_is_seen_everywhere() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = event(&mut arbiter, "round-robin", "Anna\nBo\nCleo\n").await;
    let rounds = arbiter.event(&id).await["rounds"].clone();
    let board = &rounds[0]["boards"][0];
    let seated = [board["white"].as_u64(), board["black"].as_u64()];
    let free = (1..=3).find(|id| !seated.contains(&Some(*id))).unwrap();
    assert!(rounds[0].get("byes").is_none(), "{rounds}");
    let name = ["Anna", "Bo", "Cleo"][usize::try_from(free).unwrap() - 1];
    for path in ["pairings", "names", "hall", "desk"].map(|view| match view {
        "hall" | "desk" => format!("/events/{id}/{view}"),
        view => format!("/events/{id}/{view}?round=1"),
    }) {
        let page = arbiter.get(&path).await.text();
        assert!(page.contains("bye"), "{path}: {page}");
        assert!(page.contains(name), "{path}: {page}");
    }
    let card = arbiter.get(&format!("/events/{id}/player/{free}")).await;
    assert!(card.text().contains("bye"), "{}", card.text());
}

#[tokio::test]
async fn the_button_that_takes_a_round_back_is_live() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = event(&mut arbiter, "round-robin", "Anna\nBo\nCleo\nDan\n").await;
    let live = format!("/events/{id}/desk/live?round=1");
    let button = "value=\"take-back\"";
    assert!(arbiter.get(&live).await.text().contains(button));
    let path = format!("/events/{id}/desk");
    arbiter
        .done(&path, "do=results&round=1&b1=white&s1=open")
        .await;
    let page = arbiter.get(&live).await.text();
    assert!(
        !page.contains(button) && page.contains("id=\"take-back\""),
        "{page}"
    );
    arbiter
        .done(&path, "do=results&round=1&b1=open&s1=white")
        .await;
    assert!(arbiter.get(&live).await.text().contains(button));
}
