//! The start position of a round of Chess960: drawn once, shown, and played.

use axum::http::StatusCode;
use serde_json::Value;

use crate::referee::referee;
use crate::support::{Client, Site};

/// An event of four players of chess without a round.
async fn entered(arbiter: &mut Client) -> String {
    let form = "name=Open&variant=chess960&system=dutch-2026&rounds=3";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let names = [("text", "Ana Lind\nBo Roos\nCy Vale\nDi Moor\n")];
    let list = format!("/events/{id}/desk/players/list");
    let reply = arbiter.upload(&list, &names).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    id
}

async fn draw(arbiter: &mut Client, id: &str) -> Value {
    let event = arbiter.event(id).await;
    event["start_draws"].get(0).cloned().unwrap_or_default()
}

async fn start_fen(arbiter: &mut Client, id: &str, board: usize) -> String {
    let desk = format!("/events/{id}/desk");
    let form = format!("do=start&round=1&board={board}&clock=");
    arbiter.done(&desk, &form).await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let links = page.split("/game/").skip(1).map(|part| &part[..8]);
    let game = links.last().expect("a game").to_owned();
    let view = arbiter.get(&format!("/api/games/{game}")).await.json();
    view["startFen"].as_str().expect("a FEN").to_owned()
}

#[tokio::test]
async fn a_lot_is_drawn_once_shown_and_played_on_all_boards() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = entered(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let form = arbiter.page(&format!("{desk}/pair")).await;
    assert!(form.contains("name=\"draw\""), "{form}");
    let compared = arbiter
        .post_form(&format!("{desk}/pair"), "do=compare&draw=lot+4711")
        .await;
    let compared = compared.text();
    assert!(compared.contains("value=\"lot 4711\""), "{compared}");
    arbiter.done(&format!("{desk}/pair"), "do=pair&draw=").await;
    let first = draw(&mut arbiter, &id).await;
    let number = first["number"].as_u64().expect("a number").to_string();
    let said = [
        ("en", format!("position {number} of Chess960"), "First rank"),
        ("fr", format!("{number} des échecs"), "Première rangée"),
        ("ru", format!("{number} шахмат 960"), "Первая горизонталь"),
    ];
    for (language, sentence, rank) in said {
        arbiter.language = language;
        for path in ["/pairings", "/hall", "/desk"] {
            let page = arbiter.page(&format!("/events/{id}{path}")).await;
            let plain = page.replace(['\u{a0}', '\u{202f}'], " ");
            assert!(plain.contains(&sentence), "{language} {path}: {page}");
            assert!(plain.contains(rank), "{language} {path}: {page}");
        }
    }
    arbiter.language = "en";
    let one = start_fen(&mut arbiter, &id, 1).await;
    assert_eq!(one, start_fen(&mut arbiter, &id, 2).await);
    // Taken back by its button, or undone: the round keeps its position.
    arbiter.done(&desk, "do=take-back&round=1").await;
    let again = arbiter.page(&format!("{desk}/pair")).await;
    assert!(again.contains(&format!("position {number} of")), "{again}");
    arbiter.done(&format!("{desk}/pair"), "do=pair").await;
    assert_eq!(draw(&mut arbiter, &id).await, first);
    // The pairing, taking it back, two games, the first pairing.
    for _ in 0..5 {
        arbiter.undo(&id).await;
    }
    arbiter.done(&format!("{desk}/pair"), "do=pair").await;
    assert_eq!(draw(&mut arbiter, &id).await, first);
    assert_eq!(one, start_fen(&mut arbiter, &id, 1).await);
}

#[tokio::test]
async fn a_public_text_draws_what_everybody_can_draw() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let mut numbers = Vec::new();
    for _ in 0..2 {
        let id = entered(&mut arbiter).await;
        let desk = format!("/events/{id}/desk");
        let form = "do=pair&draw=lot+%3C4711%3E";
        arbiter.done(&format!("{desk}/pair"), form).await;
        let drawn = draw(&mut arbiter, &id).await;
        assert_eq!(drawn["text"], "lot <4711>");
        numbers.push(drawn["number"].clone());
        let page = arbiter.page(&format!("/events/{id}/pairings")).await;
        assert!(page.contains("drawn from the text"), "{page}");
        assert!(!page.contains("<4711>"), "escaped: {page}");
        // Another text after taking the round back is a new draw, and noted.
        arbiter.done(&desk, "do=take-back&round=1").await;
        let other = format!("{desk}/pair");
        arbiter.done(&other, "do=pair&draw=another+lot").await;
        let event = arbiter.event(&id).await;
        assert_eq!(event["start_draws"][0]["text"], "another lot");
        assert!(
            event["log"].to_string().contains("start-changed"),
            "{event}"
        );
    }
    assert_eq!(numbers[0], numbers[1]);
}

#[tokio::test]
async fn draughts_draws_nothing() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = crate::tournaments::begun(&mut arbiter).await;
    assert_eq!(draw(&mut arbiter, &id).await, Value::Null);
    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=take-back&round=1").await;
    let form = arbiter.page(&format!("{desk}/pair")).await;
    assert!(!form.contains("name=\"draw\""), "{form}");
}

#[tokio::test]
async fn players_of_chess_have_pawns_beside_their_names() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = entered(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    arbiter.done(&format!("{desk}/pair"), "do=pair").await;
    start_fen(&mut arbiter, &id, 1).await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let game = page.split("/game/").nth(1).expect("a game")[..8].to_owned();
    let pages = [
        format!("/events/{id}/player/1"),
        "/referee".to_owned(),
        format!("/referee/game/{game}"),
    ];
    for path in pages {
        let page = arbiter.page(&path).await;
        assert!(page.contains("icons.svg#chess-"), "{path}: {page}");
        let discs = ["icons.svg#white", "icons.svg#black"];
        assert!(discs.iter().all(|disc| !page.contains(disc)), "{path}");
    }
    let page = arbiter.page(&format!("/referee/game/{game}")).await;
    assert!(page.contains("8 pawns, 8 pieces"), "{page}");
}
