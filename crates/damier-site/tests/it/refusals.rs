//! Everything that is not as it should be gets a clear answer and changes
//! nothing.

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::json;

use crate::support::{Site, id};

#[tokio::test]
async fn wrong_wishes_for_a_game_name_what_is_wrong() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for (wish, kind, status, part) in [
        (
            json!({"variant": "chess", "mode": "local"}),
            "unknown-variant",
            422,
            "international",
        ),
        (
            json!({"variant": "russian", "mode": "local", "rulebook": "fmjd"}),
            "unknown-rulebook",
            422,
            "russia-2022",
        ),
        (
            json!({"variant": "russian", "mode": "computer", "level": 11}),
            "unknown-level",
            422,
            "10",
        ),
        (
            json!({"variant": "russian", "mode": "local", "clock": {"initialMs": 1}}),
            "invalid-clock",
            422,
            "at least a second",
        ),
        (
            json!({"variant": "russian", "mode": "local", "fen": "W:W99:B1"}),
            "invalid-fen",
            422,
            "99",
        ),
        (
            json!({"variant": "russian", "mode": "local", "fen": "B:W30:B"}),
            "invalid-fen",
            422,
            "over",
        ),
        (json!({"mode": "local"}), "invalid-json", 400, "variant"),
        (
            json!({"variant": "russian", "mode": "team"}),
            "invalid-json",
            400,
            "mode",
        ),
        (
            json!({"variant": "russian", "mode": "local", "colour": 1}),
            "invalid-json",
            400,
            "colour",
        ),
        (json!([1, 2]), "invalid-json", 400, "line 1"),
    ] {
        let reply = client.post("/api/games", &wish).await;
        let problem = reply.problem(kind);
        assert_eq!(reply.status.as_u16(), status, "{problem:#}");
        assert!(
            problem["detail"].as_str().unwrap().contains(part),
            "{part}: {problem:#}"
        );
    }
    assert_eq!(client.get("/api/games").await.json(), json!([]));
}

#[tokio::test]
async fn counts_that_cannot_be_are_refused_in_the_language_of_the_answer() {
    let site = Site::open().await;
    let fen = "W:WK1,K2,K3:BK48:C";
    for (counts, english, french) in [
        ("club/1=3+3", "no limit `club/1`", "pas de limite"),
        ("fmjd/6.3=x", "write clause=white+black", "écrivez article"),
        ("fmjd/6.3=17+17", "ends the game at", "au-delà"),
        ("fmjd/6.3=9+4", "differ by one at most", "un au plus"),
        ("fmjd/6.3=16+16", "already over", "déjà finie"),
    ] {
        let wish = json!({
            "variant": "international", "mode": "local", "fen": format!("{fen}{counts}"),
        });
        for (language, part) in [("en", english), ("fr", french)] {
            let mut client = site.visitor().speaking(language);
            let problem = client
                .post("/api/games", &wish)
                .await
                .problem("invalid-fen");
            let detail = problem["detail"].as_str().unwrap();
            assert!(detail.contains(part), "{counts}: {detail}");
        }
    }
}

#[tokio::test]
async fn bodies_that_are_no_json_are_refused_with_the_place() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let broken = b"{\"variant\": \"russian\",\n \"mode\": }".to_vec();
    let problem = client
        .post_bytes("/api/games", broken)
        .await
        .problem("invalid-json");
    assert_eq!(
        (&problem["line"], &problem["column"]),
        (&json!(2), &json!(10))
    );

    let binary: Vec<u8> = (0..=255).cycle().take(10_000).collect();
    client
        .post_bytes("/api/games", binary)
        .await
        .problem("invalid-json");
    client
        .post_bytes("/api/games", Vec::new())
        .await
        .problem("invalid-json");

    let huge = vec![b' '; 3 * 1024 * 1024];
    let problem = client
        .post_bytes("/api/games", huge)
        .await
        .problem("body-too-large");
    assert_eq!(
        (&problem["status"], &problem["limit"]),
        (&json!(413), &json!(1_048_576))
    );

    let form = Request::post("/api/games")
        .header("content-type", "application/x-www-form-urlencoded")
        .body(Body::from("variant=russian"))
        .unwrap();
    client.send(form).await.problem("not-json");
}

#[tokio::test]
async fn moves_that_cannot_be_played_name_what_can() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start_local("international", None).await;
    let id = id(&game);
    let mut refuse = async |action: serde_json::Value, kind: &str| {
        let reply = client.act(&id, &action).await;
        let problem = reply.problem(kind);
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
        problem
    };
    let mv = |text: &str| json!({"type": "move", "ply": 0, "text": text});
    let problem = refuse(mv("32-29"), "illegal-move").await;
    assert!(
        problem["moves"]
            .as_array()
            .unwrap()
            .contains(&json!("32-28")),
        "{problem:#}"
    );
    let problem = refuse(mv("hello"), "malformed-move").await;
    assert!(problem["detail"].as_str().unwrap().contains("hello"));
    refuse(mv("77-88"), "malformed-move").await;
    refuse(mv(""), "malformed-move").await;
    refuse(mv(&"9".repeat(10_000)), "malformed-move").await;
    let path = |path: &[i64]| json!({"type": "move", "ply": 0, "path": path});
    refuse(path(&[32]), "malformed-move").await;
    refuse(path(&[0, 51]), "malformed-move").await;
    refuse(path(&[20, 25]), "illegal-move").await;
    refuse(json!({"type": "move", "ply": 0}), "malformed-move").await;
    refuse(
        json!({"type": "move", "ply": 0, "path": [32, 28], "text": "32-28"}),
        "malformed-move",
    )
    .await;
    assert_eq!(client.look(&id).await, game);
}

#[tokio::test]
async fn a_compulsory_capture_is_pointed_out_in_three_languages() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", Some("W:W22,29:B18")).await);
    let action = json!({"type": "move", "ply": 0, "text": "29-25"});
    for (language, word) in [
        ("en", "compulsory"),
        ("fr", "obligatoire"),
        ("ru", "обязательно"),
    ] {
        let reply = client.speaking(language).act(&id, &action).await;
        assert_eq!(reply.header("content-language"), language);
        let problem = reply.problem("illegal-move");
        assert_eq!(problem["moves"], json!(["22x15"]));
        let detail = problem["detail"].as_str().unwrap();
        assert!(
            detail.contains(word) && detail.contains("22x15"),
            "{detail}"
        );
    }
    // Algebra is answered with algebra.
    let action = json!({"type": "move", "ply": 0, "text": "a1-b2"});
    let problem = client.act(&id, &action).await.problem("illegal-move");
    assert_eq!(problem["moves"].as_array().unwrap().len(), 1);
    assert!(
        problem["moves"][0].as_str().unwrap().starts_with("c3"),
        "{problem:#}"
    );
}

#[tokio::test]
async fn out_of_turn_and_stale_are_told_apart() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "level": 10, "side": "white"});
    let id = id(&client.start(&wish).await);
    client.play(&id, &["22-18"]).await;
    let action = json!({"type": "move", "ply": 1, "text": "9-13"});
    let problem = client.act(&id, &action).await.problem("out-of-turn");
    assert_eq!(problem["game"]["ply"], 1);

    let action = json!({"type": "move", "ply": 0, "text": "24-20"});
    let problem = client.act(&id, &action).await.problem("stale-ply");
    assert_eq!(
        (&problem["asked"], &problem["game"]["ply"]),
        (&json!(0), &json!(1))
    );
    for kind in ["take-back", "offer-draw", "resign"] {
        let action = json!({"type": kind, "ply": 7});
        client.act(&id, &action).await.problem("stale-ply");
    }
    client
        .act(&id, &json!({"type": "agree-draw", "ply": 1}))
        .await
        .problem("wrong-mode");
}

#[tokio::test]
async fn others_watch_but_do_not_play() {
    let site = Site::open().await;
    let mut owner = site.visitor();
    let id = id(&owner.start_local("russian", None).await);
    let mut other = site.visitor();
    let seen = other.look(&id).await;
    assert_eq!(seen["owner"], false);
    assert_eq!(seen["can"]["move"], false);
    let reply = other
        .act(&id, &json!({"type": "move", "ply": 0, "text": "22-18"}))
        .await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN);
    reply.problem("not-your-game");
    assert_eq!(other.get("/api/games").await.json(), json!([]));
    assert_eq!(owner.get("/api/games").await.json()[0]["id"], id.as_str());
}

#[tokio::test]
async fn addresses_that_lead_nowhere_are_problems_too() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("russian", None).await);
    for path in [
        "/api/games/aaaaaaaa",
        "/api/games/x",
        "/api/games/%FF%FE",
        "/api/games/..%2f..",
    ] {
        let reply = client.get(path).await;
        assert!(reply.status.is_client_error(), "{path}");
        let problem = reply.json();
        assert!(problem["detail"].is_string(), "{path}: {problem:#}");
    }
    client
        .get("/api/games/aaaaaaaa")
        .await
        .problem("no-such-game");
    client.get("/api/nonsense").await.problem("not-found");
    client
        .get("/api/rules/none")
        .await
        .problem("no-such-rulebook");
    client
        .get(&format!("/api/games/{id}/events?from=x"))
        .await
        .problem("invalid-parameter");
    client
        .get(&format!("/api/games/{id}/ws"))
        .await
        .problem("bad-request");
    let reply = client
        .send(
            Request::builder()
                .method(Method::DELETE)
                .uri("/api/games")
                .body(Body::empty())
                .unwrap(),
        )
        .await;
    assert_eq!(reply.header("allow"), "GET,HEAD,POST");
    reply.problem("method-not-allowed");
}
