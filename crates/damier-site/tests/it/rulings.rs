//! Claims with an announced move, rulings with evidence, offers with bans.

use serde_json::{Value, json};

use crate::support::{Client, Site, id};

/// The game once a ruling that was asked for is given.
pub(crate) async fn ruled(client: &mut Client, id: &str) -> Value {
    loop {
        let game = client.look(id).await;
        if game["asked"] == Value::Null {
            return game;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
}

pub(crate) fn regulation(fen: &str) -> Value {
    json!({
        "variant": "international", "rulebook": "fmjd", "mode": "local", "fen": fen,
        "clock": "5'", "choices": {"regulation-draw": "shown"},
    })
}

#[tokio::test]
async fn a_draw_can_be_claimed_with_an_announced_move() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({
        "variant": "american", "rulebook": "wcdf-claim", "mode": "local", "fen": "W:WK1:BK32",
    });
    let game = client.start(&wish).await;
    let id = id(&game);
    let moves = ["1-5", "32-28", "5-1", "28-32", "1-5", "32-28", "5-1"];
    let game = client.play(&id, &moves).await;
    // Black's 28-32 would bring the position about for the third time.
    let claims = game["claims"].as_array().unwrap();
    assert_eq!(claims.len(), 1, "{claims:?}");
    assert_eq!(claims[0]["move"], "28-32");
    assert!(claims[0]["label"].as_str().unwrap().contains("28-32"));
    let wrong = json!({"type": "claim", "ply": 7, "text": "28-24"});
    let problem = client.act(&id, &wrong).await.problem("nothing-to-claim");
    assert!(
        problem["detail"]
            .as_str()
            .unwrap()
            .contains("not often enough"),
        "{problem}"
    );
    let claim = json!({
        "type": "claim", "ply": 7, "text": "28-32", "clause": "wcdf-claim/1.32.1",
    });
    let game = client.act(&id, &claim).await.json();
    assert_eq!(game["verdict"]["clause"], "wcdf-claim/1.32.1", "{game:#}");
    assert_eq!(
        (&game["verdict"]["result"], &game["ply"]),
        (&json!("1-1"), &json!(7))
    );
    let text = game["verdict"]["text"].as_str().unwrap();
    assert!(text.contains("announced and not played"), "{text}");
    let events = client.get(&format!("/api/games/{id}/events")).await.text();
    assert!(events.contains("\"announced\":\"28-32\""), "{events}");
}

#[tokio::test]
async fn a_clause_that_is_none_or_comes_by_itself_cannot_be_claimed() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("international", None).await);
    for (clause, part) in [("fmjd/6.1", "comes by itself"), ("9.9", "no clause")] {
        let claim = json!({"type": "claim", "ply": 0, "clause": clause});
        let problem = client.act(&id, &claim).await.problem("nothing-to-claim");
        assert!(
            problem["detail"].as_str().unwrap().contains(part),
            "{problem}"
        );
    }
}

#[tokio::test]
async fn a_small_ending_without_a_win_is_drawn_by_regulation() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start(&regulation("W:WK1:BK48")).await;
    let id = id(&game);
    // Nobody has to ask, though no ply led to the ending.
    let game = ruled(&mut client, &id).await;
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["clause"]),
        (&json!("1-1"), &json!("fmjd/A3-6.1.1.a")),
        "{game:#}"
    );
    let ruling = &game["ruling"];
    assert_eq!(
        (&ruling["decision"], &ruling["by"]),
        (&json!("granted"), &Value::Null)
    );
    assert!(ruling["basis"]["plies"].as_u64().unwrap() > 0, "{ruling}");
    let told = ruling["evidence"].to_string();
    assert!(told.contains("this is proven"), "{told}");
    // What it rested on is kept.
    let site = site.restart().await;
    let again = site.welcome(&client).look(&id).await;
    assert_eq!(again["ruling"], *ruling);
}

#[tokio::test]
async fn a_win_must_be_shown_and_every_move_is_checked() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // 26-12 forces Black to take and be taken; other moves let the king go.
    let game = client.start(&regulation("W:WK1,K26:BK45")).await;
    let id = id(&game);
    let game = ruled(&mut client, &id).await;
    assert_eq!(game["toShow"], "white", "{game:#}");
    assert_eq!(game["ruling"]["decision"], "to-show");
    assert_eq!(game["verdict"], Value::Null);
    let headline = game["ruling"]["headline"].as_str().unwrap();
    assert!(headline.contains("must show"), "{headline}");
    assert!(headline.contains("6.1.1.a"), "{headline}");
    // Asking changes nothing.
    let ask = json!({"type": "claim", "ply": 0, "ruling": "regulation", "side": "black"});
    let problem = client.act(&id, &ask).await.problem("nothing-to-claim");
    assert!(
        problem["detail"].as_str().unwrap().contains("shown"),
        "{problem}"
    );
    // A move that lets the win go ends the game as a draw.
    client.play(&id, &["1-6"]).await;
    let game = ruled(&mut client, &id).await;
    assert_eq!(game["verdict"]["clause"], "fmjd/A3-6.1.1.a", "{game:#}");
    assert_eq!(
        game["ruling"]["by"],
        Value::Null,
        "it was a check: {game:#}"
    );
}

#[tokio::test]
async fn a_claim_in_time_shortage_states_its_facts() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let start = |clock: &str, fen: &str| json!({"variant": "international", "mode": "local", "fen": fen, "clock": clock});
    // Three kings up with half a minute left.
    let game = client
        .start(&start("30\"", "W:WK46,K47,K48,K49:B5,6"))
        .await;
    let first = id(&game);
    assert_eq!(game["claims"][0]["ruling"], "time-shortage", "{game:#}");
    let ask = json!({"type": "claim", "ply": 0, "ruling": "time-shortage"});
    client.act(&first, &ask).await;
    let game = ruled(&mut client, &first).await;
    assert_eq!(game["verdict"]["result"], "1-1", "{game:#}");
    assert_eq!(game["verdict"]["by"], "evidence");
    // It stands under an article, wherever it is told.
    assert_eq!(game["verdict"]["article"], "6.1.1.b", "{game:#}");
    for member in ["text", "sheet"] {
        let told = game["verdict"][member].as_str().unwrap();
        assert!(told.contains("6.1.1.b"), "{told}");
    }
    let told = game["ruling"]["evidence"].to_string();
    for part in ["30 seconds", "6 pieces", "clearly superior"] {
        assert!(told.contains(part), "{told}");
    }
    // The other side is not superior: the game goes on.
    let game = client
        .start(&start("30\"", "B:WK46,K47,K48,K49:B5,6"))
        .await;
    let second = id(&game);
    client.act(&second, &ask).await;
    let game = ruled(&mut client, &second).await;
    assert_eq!(game["verdict"], Value::Null, "{game:#}");
    assert_eq!(game["ruling"]["decision"], "refused");
    // Nor where seconds are added.
    let game = client.start(&start("30\"+5\"", "W:WK47,K48:B5,6")).await;
    let third = id(&game);
    assert_eq!(game["claims"], json!([]));
    client.act(&third, &ask).await.problem("nothing-to-claim");
}

#[tokio::test]
async fn two_at_one_board_offer_accept_and_decline_draws() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    let act = |kind: &str, ply: u32| json!({"type": kind, "ply": ply});
    client
        .act(&id, &act("accept-draw", 0))
        .await
        .problem("no-draw-offer");
    let game = client.act(&id, &act("offer-draw", 0)).await.json();
    assert_eq!(game["drawOffer"], "white");
    let game = client.act(&id, &act("decline-draw", 0)).await.json();
    assert_eq!(
        (&game["drawOffer"], &game["drawAnswer"]),
        (&Value::Null, &json!("declined"))
    );
    client.play(&id, &["22-18"]).await;
    client.act(&id, &act("offer-draw", 1)).await;
    let game = client.act(&id, &act("accept-draw", 1)).await.json();
    assert_eq!(game["verdict"]["reason"], "agreement");
    let events = client.get(&format!("/api/games/{id}/events")).await.text();
    for name in ["draw-offered", "draw-declined", "draw-accepted"] {
        assert!(events.contains(name), "{name}");
    }
}

#[tokio::test]
async fn early_offers_are_refused_where_the_event_says_so() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for mode in ["local", "computer"] {
        let wish = json!({
            "variant": "russian", "mode": mode, "side": "white", "level": 1,
            "offers": {"notBeforeMove": 40},
        });
        let game = client.start(&wish).await;
        assert_eq!(game["can"]["offerDraw"], false, "the button waits as well");
        let id = id(&game);
        let offer = json!({"type": "offer-draw", "ply": 0});
        let problem = client.act(&id, &offer).await.problem("no-draw-offer");
        assert!(
            problem["detail"].as_str().unwrap().contains("40 moves"),
            "{problem}"
        );
    }
}

#[tokio::test]
async fn a_claim_without_its_facts_is_answered_at_once() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let ask = json!({"type": "claim", "ply": 0, "ruling": "time-shortage"});
    let few = "W:WK46,K47,K48,K49:B16,17";
    let start = |clock: &str, fen: Option<&str>| {
        json!({
            "variant": "international", "rulebook": "fmjd", "mode": "local", "clock": clock,
            "fen": fen,
        })
    };
    for (clock, fen, part) in [
        ("5'", Some(few), "5:00"),
        ("30\"", None, "40"),
        ("30\"+5\"", Some(few), "without added seconds"),
    ] {
        let id = id(&client.start(&start(clock, fen)).await);
        let problem = client.act(&id, &ask).await.problem("nothing-to-claim");
        assert!(
            problem["detail"].as_str().unwrap().contains(part),
            "{problem}"
        );
        let game = client.look(&id).await;
        assert_eq!(game["asked"], Value::Null, "nothing is looked into");
        assert_eq!(game["ruling"], Value::Null);
    }
}

#[tokio::test]
async fn a_position_is_ruled_on_once() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // Black is short of time and of pieces.
    let wish = json!({
        "variant": "international", "rulebook": "fmjd", "mode": "local", "clock": "30\"",
        "fen": "B:WK46,K47,K48,K49:B16,17",
    });
    let id = id(&client.start(&wish).await);
    let ask = json!({"type": "claim", "ply": 0, "ruling": "time-shortage", "side": "black"});
    let reply = client.act(&id, &ask).await;
    assert_eq!(reply.status, 200, "{}", reply.text());
    let game = ruled(&mut client, &id).await;
    assert_eq!(game["ruling"]["decision"], "refused", "{game:#}");
    assert_eq!(game["claims"], json!([]), "it is not offered again");
    let problem = client.act(&id, &ask).await.problem("nothing-to-claim");
    assert!(
        problem["detail"].as_str().unwrap().contains("already"),
        "{problem}"
    );
}

#[tokio::test]
async fn a_regulation_draw_goes_by_the_clock() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = |clock: Value, choices: Value| {
        json!({
            "variant": "international", "rulebook": "fmjd", "mode": "local",
            "fen": "W:WK1:BK48", "clock": clock, "choices": choices,
        })
    };
    let game = client.start(&wish(json!("5'"), json!({}))).await;
    assert_eq!(game["choices"]["regulation-draw"], "shown");
    let game = ruled(&mut client, &id(&game)).await;
    assert_eq!(game["verdict"]["article"], "6.1.1.a", "{game:#}");
    for clock in [json!("5'+3\""), Value::Null] {
        let game = client.start(&wish(clock.clone(), json!({}))).await;
        assert_eq!(game["claims"], json!([]), "{clock}");
        assert_eq!(game["asked"], Value::Null, "{clock}");
        assert_eq!(game["notes"], json!([]), "{clock}");
        let on = json!({"regulation-draw": "on"});
        let reply = client.post("/api/games", &wish(clock, on)).await;
        reply.problem("unknown-setting");
    }
    let off = json!({"regulation-draw": "off"});
    let game = client.start(&wish(json!("5'"), off)).await;
    assert_eq!(game["claims"], json!([]), "who says so plays on");
    assert_eq!(
        (&game["asked"], &game["verdict"]),
        (&Value::Null, &Value::Null)
    );
    // A start that the rules end at once names the article.
    let on = json!({"regulation-draw": "on"});
    let reply = client.post("/api/games", &wish(json!("5'"), on)).await;
    let problem = reply.problem("invalid-fen");
    assert!(
        problem["detail"].as_str().unwrap().contains("6.1.1.a"),
        "{problem}"
    );
}

#[tokio::test]
async fn a_win_is_shown_without_taking_back() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start(&regulation("W:WK1,K26:BK45")).await;
    let id = id(&game);
    ruled(&mut client, &id).await;
    client.play(&id, &["26-12"]).await;
    let game = ruled(&mut client, &id).await;
    assert_eq!(game["toShow"], "white", "{game:#}");
    assert_eq!(game["can"]["takeBack"], false);
    let back = json!({"type": "take-back", "ply": 1});
    let problem = client.act(&id, &back).await.problem("nothing-to-take-back");
    assert!(
        problem["detail"].as_str().unwrap().contains("shown"),
        "{problem}"
    );
}
