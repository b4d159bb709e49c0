//! What is wrong with an address or with a decision, told where it was written.

use axum::http::StatusCode;

use crate::referee::referee;
use crate::support::Site;
use crate::tournaments::begun;

#[tokio::test]
async fn an_address_that_cannot_be_read_is_a_page_that_is_not_there() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let addresses = [
        format!("/events/{id}/player/x"),
        format!("/events/{id}/player/-1"),
        format!("/events/{id}/player/99"),
        format!("/events/{id}/%FF"),
        "/events/%FF".to_owned(),
        "/game/%FF".to_owned(),
        "/rules/%FF".to_owned(),
        "/playoff/%FF".to_owned(),
    ];
    for (language, words) in [
        ("en", "The address may be misspelt"),
        ("fr", "L’adresse est peut-être mal écrite"),
        ("ru", "Возможно, в адресе опечатка"),
    ] {
        arbiter.language = language;
        for address in &addresses {
            let reply = arbiter.get(address).await;
            let page = reply.text();
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{address}: {page}");
            assert!(page.contains(words), "{address}: {page}");
        }
    }
}

#[tokio::test]
async fn a_refused_decision_keeps_what_was_typed() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let form = "do=decide&round=1&board=2&white=5&black=x&why=Telephone+rang&played=no";
    let reply = arbiter.post_form(&desk, form).await;
    assert!(reply.status.is_client_error(), "{}", reply.status);
    let page = reply.text();
    for kept in [
        "name=\"board\" value=\"2\"",
        "name=\"white\" value=\"5\"",
        "name=\"black\" value=\"x\"",
        ">Telephone rang</textarea>",
        "value=\"no\" checked",
    ] {
        assert!(page.contains(kept), "{kept}: {page}");
    }
    assert!(page.contains("Write points as numbers from 0"), "{page}");
    assert!(!page.contains("a win is worth most"), "{page}");
    let fresh = arbiter.page(&desk).await;
    assert!(!fresh.contains("Telephone rang"), "{fresh}");
    for board in ["9", "0", "x", "1.4"] {
        let form = format!("do=decide&round=1&board={board}&white=2&black=0&why=Late");
        let page = arbiter.post_form(&desk, &form).await.text();
        let page = page.replace(['\u{2068}', '\u{2069}'], "");
        let told = format!("Round 1 has no board {board}: ");
        assert!(page.contains(&told), "{page}");
    }
}
