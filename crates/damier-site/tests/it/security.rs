//! What protects visitors.

use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;

use crate::support::Site;

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for path in ["/api/games", "/api/nonsense", "/api/openapi.json"] {
        let reply = client.get(path).await;
        assert_eq!(reply.header("x-content-type-options"), "nosniff");
        assert!(
            reply
                .header("content-security-policy")
                .contains("frame-ancestors 'none'")
        );
        assert_eq!(reply.header("cache-control"), "no-store");
    }
}

#[tokio::test]
async fn the_player_is_a_secret_cookie_handed_out_once() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let reply = client.get("/api/games").await;
    let cookie = reply.header("set-cookie").to_owned();
    assert!(cookie.starts_with("damier_player="), "{cookie}");
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    assert_eq!(client.get("/api/games").await.header("set-cookie"), "");
    // A made-up cookie makes nobody.
    client.cookie = Some("damier_player=admin".to_owned());
    assert_ne!(client.get("/api/games").await.header("set-cookie"), "");
}

#[tokio::test]
async fn pages_of_other_sites_change_nothing() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let body = json!({"variant": "russian", "mode": "local"}).to_string();
    for (origin, expected) in [
        ("http://evil.example", StatusCode::FORBIDDEN),
        ("null", StatusCode::FORBIDDEN),
        ("http://localhost:8960", StatusCode::CREATED),
    ] {
        let request = Request::post("/api/games")
            .header("host", "localhost:8960")
            .header("origin", origin)
            .header("content-type", "application/json")
            .body(Body::from(body.clone()))
            .unwrap();
        let reply = client.send(request).await;
        assert_eq!(reply.status, expected, "{origin}");
        if expected == StatusCode::FORBIDDEN {
            reply.problem("foreign-origin");
        }
    }
    assert_eq!(
        client
            .get("/api/games")
            .await
            .json()
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn the_description_of_the_api_names_every_address() {
    let site = Site::open().await;
    let document = site.visitor().get("/api/openapi.json").await.json();
    let paths = document["paths"].as_object().unwrap();
    for path in [
        "/api/games",
        "/api/games/{id}",
        "/api/games/{id}/actions",
        "/api/games/{id}/events",
        "/api/games/{id}/fen",
        "/api/games/{id}/pdn",
        "/api/games/{id}/ws",
        "/api/rules",
        "/api/rules/{book}",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    let game = &document["components"]["schemas"]["GameView"]["properties"];
    assert!(
        game["sideToMove"].is_object() && game["can"].is_object(),
        "{game:#}"
    );
}

#[tokio::test]
async fn the_rules_can_be_read() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let books = client.get("/api/rules").await.json();
    let fmjd = books
        .as_array()
        .unwrap()
        .iter()
        .find(|book| book["id"] == "fmjd")
        .unwrap();
    assert_eq!(fmjd["defaultFor"], json!(["international", "killer"]));
    let book = client.speaking("fr").get("/api/rules/fmjd").await.json();
    let clauses = book["clauses"].as_array().unwrap();
    assert!(
        clauses
            .iter()
            .any(|clause| clause["id"] == "fmjd/6.3" && clause["article"] == "6.3")
    );
    assert_ne!(book["name"], fmjd["name"]);
}

#[tokio::test]
async fn behind_https_cookies_stay_there() {
    let site = Site::open().await;
    for (protocol, secure) in [
        ("https", true),
        ("HTTPS, http", true),
        ("http", false),
        ("", false),
    ] {
        for path in ["/api/games", "/lang/fr?back=/"] {
            let request = Request::get(path)
                .header("x-forwarded-proto", protocol)
                .body(Body::empty())
                .unwrap();
            let reply = site.visitor().send(request).await;
            let cookies: Vec<&str> = reply
                .headers
                .get_all("set-cookie")
                .iter()
                .map(|value| value.to_str().unwrap())
                .collect();
            assert!(!cookies.is_empty());
            for cookie in cookies {
                assert_eq!(cookie.contains("; Secure"), secure, "{protocol}: {cookie}");
            }
        }
    }
}
