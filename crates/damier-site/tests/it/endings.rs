//! How games end, and what is said about it.

use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Site, id};

#[tokio::test]
async fn a_draw_by_repetition_names_the_article_in_three_languages() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client
        .start_local("international", Some("W:WK1,K2,K3:BK48"))
        .await;
    let id = id(&game);
    let shuffle = [
        "1-7", "48-43", "7-1", "43-48", "1-7", "48-43", "7-1", "43-48",
    ];
    let game = client.play(&id, &shuffle).await;
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["reason"]),
        (&json!("1-1"), &json!("repetition"))
    );
    assert_eq!(
        (&verdict["clause"], &verdict["ply"]),
        (&json!("fmjd/6.1"), &json!(8))
    );
    assert_eq!(verdict["repetitions"], json!([0, 4, 8]));
    assert_eq!(verdict["url"], "/rules/fmjd#6.1");
    for (language, headline, word) in [
        ("en", "Draw", "third time"),
        ("fr", "Partie nulle", "troisième fois"),
        ("ru", "Ничья", "третий раз"),
    ] {
        let verdict = client.speaking(language).look(&id).await["verdict"].clone();
        assert_eq!(verdict["headline"], headline);
        let text = verdict["text"].as_str().unwrap();
        assert!(text.contains(word) && text.contains("6.1"), "{text}");
    }
}

#[tokio::test]
async fn an_endgame_limit_is_announced_and_then_ends_the_game() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // Two kings against one: five moves each.
    let game = client
        .start_local("international", Some("W:WK2,K3:BK46"))
        .await;
    let id = id(&game);
    let counter = &game["counters"][0];
    assert_eq!(
        (&counter["clause"], &counter["left"]),
        (&json!("fmjd/6.4"), &json!(10))
    );
    assert_eq!(
        (&counter["movesLeft"], &counter["count"]),
        (&json!(5), &json!(0))
    );
    let moves = [
        "2-7", "46-41", "3-8", "41-46", "7-11", "46-41", "8-12", "41-46", "11-7",
    ];
    let game = client.play(&id, &moves).await;
    assert_eq!(game["verdict"], Value::Null);
    let counter = &game["counters"][0];
    assert_eq!(
        (&counter["left"], &counter["movesLeft"]),
        (&json!(1), &json!(1))
    );
    assert_eq!(counter["kind"], "endgame-limit");
    for (language, word) in [("en", "left"), ("fr", "reste"), ("ru", "остал")] {
        let game = client.speaking(language).look(&id).await;
        let chip = game["counters"][0]["chip"].as_str().unwrap();
        assert!(chip.contains('1') && chip.contains(word), "{chip}");
        assert!(
            game["counters"][0]["text"]
                .as_str()
                .unwrap()
                .contains("6.4")
        );
    }
    let game = client.play(&id, &["46-41"]).await;
    let verdict = &game["verdict"];
    assert_eq!(verdict["reason"], "endgame-limit");
    assert_eq!(
        (&verdict["clause"], &verdict["article"]),
        (&json!("fmjd/6.4"), &json!("6.4"))
    );
    assert_eq!(
        (&verdict["by"], &verdict["ply"]),
        (&json!("rules"), &json!(10))
    );

    // The verdict is stored, not worked out again.
    let site = site.restart().await;
    assert_eq!(site.welcome(&client).look(&id).await, game);
    let events = client_events(&site, &client, &id).await;
    assert_eq!(events.last().unwrap()["type"], "verdict");
    assert_eq!(events.last().unwrap()["clause"], "fmjd/6.4");
}

async fn client_events(site: &Site, client: &crate::support::Client, id: &str) -> Vec<Value> {
    let reply = site
        .welcome(client)
        .get(&format!("/api/games/{id}/events"))
        .await;
    reply
        .text()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

#[tokio::test]
async fn the_last_piece_ends_the_game() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", Some("W:W22:B18")).await);
    let game = client.play(&id, &["22x15"]).await;
    assert_eq!(game["verdict"]["result"], "2-0");
    assert_eq!(game["verdict"]["reason"], "no-pieces");
    let late = client
        .act(&id, &json!({"type": "resign", "ply": 1, "side": "white"}))
        .await;
    let problem = late.problem("game-over");
    assert_eq!(problem["result"], "2-0");
    assert_eq!(problem["game"]["verdict"]["result"], "2-0");
    // The last move sent again is still no error.
    let again = client
        .act(&id, &json!({"type": "move", "ply": 0, "text": "22:15"}))
        .await;
    assert_eq!(again.status, StatusCode::OK, "{}", again.text());
}

#[tokio::test]
async fn the_computer_takes_a_draw_when_it_is_losing_only() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for (fen, accepts) in [
        ("W:WK33,K38,K42,31,36:B6", true),
        ("W:W31:BK1,K6,K16,K2,K3", false),
    ] {
        let wish = json!({
            "variant": "international", "mode": "computer", "level": 3, "side": "white", "fen": fen,
        });
        let id = id(&client.start(&wish).await);
        let reply = client
            .act(&id, &json!({"type": "offer-draw", "ply": 0}))
            .await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        let game = client.look_after_thinking(&id).await;
        if accepts {
            assert_eq!(game["verdict"]["reason"], "agreement", "{game:#}");
            assert_eq!(
                (&game["verdict"]["result"], &game["verdict"]["by"]),
                (&json!("1-1"), &json!("players"))
            );
        } else {
            assert_eq!(game["verdict"], Value::Null);
            assert_eq!(game["drawAnswer"], "declined");
            assert_eq!(game["can"]["offerDraw"], false);
            client
                .act(&id, &json!({"type": "offer-draw", "ply": 0}))
                .await
                .problem("no-draw-offer");
        }
    }
}

#[tokio::test]
async fn both_players_at_one_board_agree_to_a_draw() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("brazilian", None).await);
    let reply = client
        .act(&id, &json!({"type": "agree-draw", "ply": 0}))
        .await;
    let verdict = reply.json()["verdict"].clone();
    assert_eq!(
        (&verdict["result"], &verdict["reason"]),
        (&json!("1-1"), &json!("agreement"))
    );
}

#[tokio::test]
async fn a_flag_falls_by_the_clock_of_the_server() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let clock = json!({"initialMs": 1_000, "incrementMs": 0});
    let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
    let game = client.start(&wish).await;
    let id = id(&game);
    // The clock waits for the first move.
    assert_eq!(game["clock"]["running"], Value::Null);
    client
        .act(&id, &json!({"type": "flag", "ply": 0}))
        .await
        .problem("no-flag");
    let game = client.play(&id, &["22-18"]).await;
    assert_eq!(game["clock"]["running"], "black");
    assert_eq!(game["moves"][0]["elapsedMs"], 0);
    client
        .act(&id, &json!({"type": "flag", "ply": 1}))
        .await
        .problem("no-flag");
    let game = loop {
        let game = client.look(&id).await;
        if game["verdict"] != Value::Null {
            break game;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["reason"]),
        (&json!("2-0"), &json!("time"))
    );
    assert_eq!(
        (&game["clock"]["blackMs"], &game["clock"]["running"]),
        (&json!(0), &Value::Null)
    );
    // A client that saw it too is not told off.
    let reply = client.act(&id, &json!({"type": "flag", "ply": 1})).await;
    assert_eq!(reply.status, StatusCode::OK);
    let late = client
        .act(&id, &json!({"type": "move", "ply": 1, "text": "9-14"}))
        .await;
    late.problem("game-over");
}

#[tokio::test]
async fn clocks_stand_still_while_the_server_is_down() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let clock = json!({"initialMs": 60_000, "incrementMs": 2_000});
    let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
    let id = id(&client.start(&wish).await);
    client.play(&id, &["22-18", "9-13"]).await;
    let site = site.restart().await;
    let game = site.welcome(&client).look(&id).await;
    assert_eq!(game["clock"]["running"], "white");
    let left = |name: &str| game["clock"][name].as_u64().unwrap();
    // Black used next to nothing and got an increment; White has not moved on
    // the clock yet.
    assert!((60_000..=62_000).contains(&left("blackMs")), "{game:#}");
    assert!((58_000..=62_000).contains(&left("whiteMs")), "{game:#}");
}

#[tokio::test]
async fn the_record_says_how_and_why_the_game_ended() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client
        .start_local("international", Some("W:WK1,K2,K3:BK48"))
        .await);
    let shuffle = [
        "1-7", "48-43", "7-1", "43-48", "1-7", "48-43", "7-1", "43-48",
    ];
    client.play(&id, &shuffle).await;
    let reply = client.get(&format!("/api/games/{id}/pdn")).await;
    assert_eq!(
        reply.header("content-type"),
        "application/x-draughts-pdn; charset=utf-8"
    );
    assert!(
        reply
            .header("content-disposition")
            .contains(&format!("damier-{id}.pdn"))
    );
    let pdn = reply.text();
    for part in [
        "[Result \"1-1\"]",
        "[GameType \"20\"]",
        "[FEN \"W:WK1,K2,K3:BK48\"]",
        "repetition",
        "fmjd/6.1",
        "1. 1-7 48-43 2. 7-1 43-48",
        "third time",
    ] {
        assert!(pdn.contains(part), "{part} is not in\n{pdn}");
    }
    let fen = client.get(&format!("/api/games/{id}/fen?ply=1")).await;
    assert_eq!(fen.text(), "B:WK2,K3,K7:BK48");
    let fen = client.get(&format!("/api/games/{id}/fen")).await;
    assert_eq!(fen.text(), "W:WK1,K2,K3:BK48");
    let problem = client
        .get(&format!("/api/games/{id}/fen?ply=9"))
        .await
        .problem("no-such-ply");
    assert_eq!(problem["ply"], 8);
}

#[tokio::test]
async fn taking_back_wins_no_time() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let clock = json!({"initialMs": 60_000, "incrementMs": 5_000});
    let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
    let id = id(&client.start(&wish).await);
    for _ in 0..3 {
        let game = client.play(&id, &["22-18", "9-13", "18-14"]).await;
        // White's second move was rewarded.
        assert!(
            game["clock"]["whiteMs"].as_u64().unwrap() > 60_000,
            "{game:#}"
        );
        for ply in [3, 2, 1] {
            let action = json!({"type": "take-back", "ply": ply});
            assert_eq!(client.act(&id, &action).await.status, StatusCode::OK);
        }
        let game = client.look(&id).await;
        for side in ["whiteMs", "blackMs"] {
            assert!(game["clock"][side].as_u64().unwrap() <= 60_000, "{game:#}");
        }
        assert_eq!(game["clock"]["running"], Value::Null);
    }
}
