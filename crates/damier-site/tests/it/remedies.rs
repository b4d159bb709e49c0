//! What is told where something cannot be done, or was meant otherwise: every line of a
//! list, level ties, early agreements, moves that were accepted, addresses.

use axum::http::StatusCode;
use serde_json::json;

use crate::referee::{WHY, referee, timed_game};
use crate::support::{Client, Site, id};
use crate::tournaments::{begun, pair};

async fn event(arbiter: &mut Client, form: &str) -> String {
    let to = arbiter.done("/events/new", form).await;
    to.split('/').nth(2).unwrap().to_owned()
}

#[tokio::test]
async fn every_bad_line_of_a_list_is_told_with_its_remedy() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let path = format!("/events/{id}/desk/players/list");
    let bad = "Name;Rating;Born\nGus;12345;1990\n960;1900;1990\nHal;1800;soon\n";
    let told = [
        (
            "en",
            [
                "Line 2",
                "Line 3",
                "Line 4",
                "12345",
                "soon",
                "below 10000",
                "Nobody",
            ],
        ),
        (
            "fr",
            [
                "Ligne 2", "Ligne 3", "Ligne 4", "12345", "soon", "10000", "Personne",
            ],
        ),
        (
            "ru",
            [
                "Строка 2",
                "Строка 3",
                "Строка 4",
                "12345",
                "soon",
                "10000",
                "Никто",
            ],
        ),
    ];
    for (language, parts) in told {
        let mut arbiter = arbiter.speaking(language);
        let reply = arbiter.upload(&path, &[("text", bad)]).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
        let page = reply.text();
        for part in parts {
            assert!(page.contains(part), "{part}: {page}");
        }
        assert!(!page.contains("{$"), "{page}");
    }
    // A good list is entered, and what is odd about it is said.
    let odd = "Anna Berg;2100;NED\nGus Ek;1700;SWE;Reds\nek, gus;1700;SWE\n";
    let reply = arbiter.upload(&path, &[("text", odd)]).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let page = reply.text();
    for part in [
        "Line 1",
        "entered already",
        "Line 3",
        "stands in line 2",
        "Reds",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    let players = arbiter.event(&id).await["players"]
        .as_array()
        .unwrap()
        .len();
    assert_eq!(players, 9);
    let again = arbiter.get(&path).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "looked at again");
    // One by one.
    let people = format!("/events/{id}/desk/players");
    let reply = arbiter.post_form(&people, "do=add&name=GUS+EK").await;
    assert!(reply.text().contains("entered already"), "{}", reply.text());
}

#[tokio::test]
async fn a_name_without_letters_is_refused_in_words() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    for language in ["en", "fr", "ru"] {
        let mut arbiter = arbiter.speaking(language);
        let form = "name=960&variant=international&system=dutch-2026&rounds=3";
        let reply = arbiter.post_form("/events/new", form).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
        let page = reply.text();
        assert!(
            !page.contains("$line") && page.contains("Open 960"),
            "{page}"
        );
    }
    let id = event(&mut arbiter, "name=Cup&system=round-robin").await;
    let people = format!("/events/{id}/desk/players");
    let reply = arbiter.post_form(&people, "do=add&name=960").await;
    assert!(!reply.text().contains("$line"), "{}", reply.text());
}

#[tokio::test]
async fn level_ties_of_a_knock_out_are_played_off_one_by_one() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cup&variant=international&system=knock-out";
    let id = event(&mut arbiter, form).await;
    let list = format!("/events/{id}/desk/players/list");
    let names = "Anna;2100;NED\nBo;2000;DEN\nCleo;1900;FRA\nDan;1800;USA\n";
    arbiter.upload(&list, &[("text", names)]).await;
    pair(&mut arbiter, &id).await;
    let desk = format!("/events/{id}/desk");
    let draws = "do=results&round=1&s1=open&b1=draw&s2=open&b2=draw";
    arbiter.done(&desk, draws).await;
    let ties = format!("{desk}/play-offs");
    let page = arbiter.get(&ties).await.text();
    for pair in ["value=\"1, 4\"", "value=\"2, 3\""] {
        assert!(page.contains(pair), "{pair}: {page}");
    }
    assert_eq!(page.matches("name=\"players\"").count(), 2, "{page}");
    let lots = |players: &str, order: &str| {
        format!("do=start&place=1&form=lots&players={players}&order={order}")
    };
    let four = arbiter.post_form(&ties, &lots("1,2,3,4", "1,2,3,4")).await;
    assert_eq!(four.status, StatusCode::CONFLICT, "no tie of four");
    arbiter.done(&ties, &lots("2,3", "3,2")).await;
    // Cleo has gone through: the two that are left share the second place.
    let time = "do=start&place=2&form=lehmann-georgiev&players=1,4&time=5%27%2B2%22";
    arbiter.done(&ties, time).await;
    let event = arbiter.event(&id).await;
    let play_offs = &event["play_offs"];
    assert_eq!(play_offs[0]["order"], json!([[3], [2]]), "{play_offs}");
    assert_eq!(play_offs[1]["players"], json!([1, 4]), "{play_offs}");
    let form = &play_offs[1]["form"].to_string();
    assert!(form.contains("300000") && form.contains("2000"), "{form}");
}

#[tokio::test]
async fn who_went_on_in_a_knock_out_stays_who_went_on() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cup&variant=international&system=knock-out";
    let id = event(&mut arbiter, form).await;
    let list = format!("/events/{id}/desk/players/list");
    let names = "Anna;2100;NED\nBo;2000;DEN\nCleo;1900;FRA\nDan;1800;USA\n";
    arbiter.upload(&list, &[("text", names)]).await;
    pair(&mut arbiter, &id).await;
    let desk = format!("/events/{id}/desk");
    let won = "do=results&round=1&s1=open&b1=white&s2=open&b2=white";
    arbiter.done(&desk, won).await;
    pair(&mut arbiter, &id).await;
    let before = arbiter.event(&id).await["rounds"].clone();
    let other = "do=results&round=1&s1=white&b1=black";
    let reply = arbiter.post_form(&desk, other).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    let page = reply.text();
    assert!(
        page.contains("Take back the rounds from 2 on first"),
        "{page}"
    );
    assert_eq!(arbiter.event(&id).await["rounds"], before);
}

#[tokio::test]
async fn the_reason_of_a_decision_is_public() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let form = "do=decide&round=1&board=1&white=2&black=0&why=He+left+the+hall";
    arbiter.done(&format!("/events/{id}/desk"), form).await;
    let board = arbiter.event(&id).await["rounds"][0]["boards"][0].clone();
    let white = board["white"].clone();
    for path in ["pairings?round=1".to_owned(), format!("player/{white}")] {
        let page = site.visitor().get(&format!("/events/{id}/{path}")).await;
        assert!(page.text().contains("He left the hall"), "{path}");
    }
}

#[tokio::test]
async fn an_agreement_that_costs_the_game_is_warned_of() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({
        "variant": "russian", "mode": "local",
        "offers": {"notBeforeMove": 40, "earlyLoses": true},
    });
    let game = client.start(&wish).await;
    let warning = game["offers"]["warning"].as_str().unwrap().to_owned();
    assert!(
        warning.contains("40 moves") && warning.contains("both"),
        "{warning}"
    );
    let id = id(&game);
    let page = client.get(&format!("/game/{id}")).await.text();
    assert!(page.contains("id=\"draw-warning\""));
    let over = client
        .act(&id, &json!({"type": "agree-draw", "ply": 0}))
        .await
        .json();
    let text = over["verdict"]["text"].as_str().unwrap();
    assert!(text.contains("40 moves"), "{text}");
    assert!(over["offers"]["warning"].is_null(), "{over}");
    let usual = client.start_local("russian", None).await;
    assert!(usual["offers"]["warning"].is_null(), "{usual}");
}

#[tokio::test]
async fn a_move_that_was_replied_to_or_is_the_other_sides_is_not_corrected() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let order = |by: &str, plies: u32| {
        json!({
            "type": "irregularity", "by": by, "what": "wrong-number", "choice": "correct",
            "takeBack": plies,
        })
    };
    let others = rita.decide(&id, order("white", 1), WHY).await;
    others.problem("invalid-decision");
    let replied = rita.decide(&id, order("white", 2), WHY).await;
    let problem = replied.problem("board-disagrees");
    assert!(
        problem["detail"].as_str().unwrap().contains("replied"),
        "{problem}"
    );
    assert_eq!(player.look(&id).await["ply"], 4);
    rita.decided(&id, order("black", 1)).await;
    assert_eq!(player.look(&id).await["ply"], 3);
}

#[tokio::test]
async fn an_address_that_cannot_be_read_is_told_in_words() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    for (language, part) in [
        ("en", "question mark"),
        ("fr", "interrogation"),
        ("ru", "знака"),
    ] {
        let mut visitor = site.visitor().speaking(language);
        let reply = visitor
            .get(&format!("/events/{id}/standings?round=abc"))
            .await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST);
        let page = reply.text();
        assert!(
            page.contains(part) && !page.contains("deserialize"),
            "{page}"
        );
    }
}
