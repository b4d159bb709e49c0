//! What a secretary and players see beside the rounds: mistakes in a rule book, grids,
//! norms, rulings that come by themselves, and how often a position has stood.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::playoffs::wish;
use crate::referee::referee;
use crate::rulings::{regulation, ruled};
use crate::support::{Client, Site, id};
use crate::tournaments::pair;

/// Two mistakes, in lines 3 and 6.
const WRONG: &str = "format = 1\nid = \"club\"\nvarints = [\"russian\"]\n\
                     [[clause]]\nid = \"1\"\nkind = \"nothing\"\n";

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

#[tokio::test]
async fn every_mistake_of_a_pasted_book_is_shown_and_nothing_typed_is_lost() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let book = encoded(WRONG);
    let form = format!(
        "name=Club+Cup&city=Brest&system=dutch-2026&rounds=7&rulebook=own&rulebookText={book}"
    );
    let reply = arbiter.post_form("/events/new", &form).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    let page = reply.text();
    for part in [
        "Line 3, column 1",
        "Line 6, column 8",
        "varints",
        "id=\"own-book\" open",
    ] {
        assert!(page.contains(part), "{part}: {page}");
    }
    for kept in [
        "value=\"Club Cup\"",
        "value=\"Brest\"",
        "value=\"7\"",
        "kind = &#34;nothing",
    ] {
        assert!(
            page.contains(kept) || page.contains(&kept.replace("&#34;", "&quot;")),
            "{kept}"
        );
    }
    // The same where a match is started, and as data.
    let form = format!(
        "kind=barrage&variant=russian&first=Anna&second=Bo&rulebook=own&rulebookText={book}"
    );
    let reply = arbiter.post_form("/playoff/new", &form).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        reply.text().contains("Line 6, column 8"),
        "{}",
        reply.text()
    );
    let mut wish = wish("barrage");
    wish["rulebookText"] = json!(WRONG);
    let problem = arbiter
        .post("/api/playoffs", &wish)
        .await
        .problem("invalid-rulebook");
    let mistakes = problem["mistakes"].as_array().unwrap();
    assert_eq!(problem["count"], mistakes.len(), "{problem:#}");
    assert!(
        mistakes
            .iter()
            .all(|one| one["remedy"].as_str().is_some_and(|r| !r.is_empty()))
    );
}

#[tokio::test]
async fn a_match_is_judged_by_the_book_that_was_chosen() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let form = "kind=barrage&variant=russian&first=Anna&second=Bo&first_white=first";
    let to = client
        .post_form("/playoff/new", &format!("{form}&rulebook=idf"))
        .await;
    assert_eq!(to.status, StatusCode::SEE_OTHER, "{}", to.text());
    let path = to.header("location").to_owned();
    let name = path.split('/').next_back().unwrap().to_owned();
    let shown = crate::playoffs::show(&mut client, &name).await;
    assert_eq!(shown["rulebook"], "idf", "{shown:#}");
    // A book of another game is refused, and what was chosen stays.
    let reply = client
        .post_form("/playoff/new", &format!("{form}&rulebook=fmjd"))
        .await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(
        reply.text().contains("value=\"fmjd\" data-variants"),
        "{}",
        reply.text()
    );
}

/// An event of these players, everybody against everybody, all of it drawn.
async fn all_drawn(arbiter: &mut Client, form: &str, list: &str, rounds: u16) -> String {
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let path = format!("/events/{id}/desk/players/list");
    let reply = arbiter.upload(&path, &[("text", list)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    for round in 1..=rounds {
        pair(arbiter, &id).await;
        let boards = list.lines().count() / 2;
        let results: Vec<String> = (1..=boards)
            .map(|board| format!("s{board}=open&b{board}=draw"))
            .collect();
        let form = format!("do=results&round={round}&{}", results.join("&"));
        arbiter.done(&format!("/events/{id}/desk"), &form).await;
    }
    id
}

const MASTERS: &str = "Anna;2600;NED;GM\nBo;2590;DEN;GM\nCleo;2580;FRA;GM\nDan;2570;USA;GM\n\
                       Eva;2560;NED\nFilip;2550;POL;IM\nGerda;2540;GER;GM\nHugo;2530;FRA;IM\n\
                       Irina;2520;UKR;GM\nJan;2610;CZE;GM\n";

#[tokio::test]
async fn a_round_robin_has_a_grid_and_its_norms() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Masters&variant=chess960&system=round-robin";
    let id = all_drawn(&mut arbiter, form, MASTERS, 9).await;
    let grid = arbiter.page(&format!("/events/{id}/crosstable")).await;
    assert_eq!(grid.matches("mark diagonal").count(), 10, "{grid}");
    assert_eq!(grid.matches("<td class=\"mark\">½</td>").count(), 90);
    let paper = arbiter
        .page(&format!("/events/{id}/files/crosstable.html"))
        .await;
    assert_eq!(
        paper.matches("<td class=\"mark\">½</td>").count(),
        90,
        "{paper}"
    );
    // Eva has half the points against an average of 2566.
    let card = arbiter.page(&format!("/events/{id}/player/5")).await;
    assert!(
        card.contains("2566") && card.contains("Norm made"),
        "{card}"
    );
    assert!(
        card.contains("a higher performance"),
        "no norm of a grandmaster: {card}"
    );
}

#[tokio::test]
async fn the_card_of_a_draughts_player_says_why_there_are_no_norms() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cup&variant=international&system=round-robin";
    let list = "Anna;2100;NED\nBo;2000;DEN\n";
    let id = all_drawn(&mut arbiter, form, list, 1).await;
    let card = arbiter.page(&format!("/events/{id}/player/1")).await;
    assert!(card.contains("2000") && card.contains("0.64"), "{card}");
    assert!(card.contains("have not published tables"), "{card}");
}

/// Plays on until the ruling that the moves bring about is given.
async fn played(client: &mut Client, id: &str, moves: &[&str]) -> Value {
    let mut game = client.look(id).await;
    for text in moves {
        let action = json!({"type": "move", "ply": game["ply"], "text": text});
        let reply = client.act(id, &action).await;
        assert_eq!(reply.status, StatusCode::OK, "{text}: {}", reply.text());
        game = ruled(client, id).await;
    }
    game
}

#[tokio::test]
async fn small_endings_are_ruled_on_as_they_arise() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // The capture leaves two kings against one: no proven win, so a draw at once.
    let game = client.start(&regulation("W:WK1,K2:BK48,7")).await;
    let drawn = id(&game);
    let page = client.page(&format!("/game/{drawn}")).await;
    assert!(page.contains("No time is added"), "{page}");
    let game = played(&mut client, &drawn, &["2x11"]).await;
    assert_eq!(game["verdict"]["clause"], "fmjd/A3-6.1.1.a", "{game:#}");
    assert_eq!(game["ruling"]["by"], Value::Null);
    let headline = game["ruling"]["headline"].as_str().unwrap();
    assert!(headline.contains("not played on"), "{headline}");

    // With seconds added the same ending is played on.
    let mut wish = regulation("W:WK1,K2:BK48,7");
    wish["clock"] = json!("5'+3\"");
    wish.as_object_mut().unwrap().remove("choices");
    let on = id(&client.start(&wish).await);
    let game = client.play(&on, &["2x11"]).await;
    assert_eq!(
        (&game["verdict"], &game["asked"]),
        (&Value::Null, &Value::Null)
    );
}

#[tokio::test]
async fn a_win_that_is_there_is_asked_to_be_shown() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for mode in ["local", "computer"] {
        // The game begins with the ending, in which 26-12 wins by force.
        let mut wish = regulation("W:WK1,K26:BK45");
        wish["mode"] = json!(mode);
        if mode == "computer" {
            wish["level"] = json!(1);
            wish["side"] = json!("black");
        }
        let game = client.start(&wish).await;
        let id = id(&game);
        ruled(&mut client, &id).await;
        // The computer may have answered already, and been checked.
        let story = client.get(&format!("/api/games/{id}/story")).await.json();
        let first = &story["rulings"][0];
        assert_eq!(first["toShow"], "white", "{mode}: {story:#}");
        let headline = first["headline"].as_str().unwrap();
        assert!(headline.contains("must show it now"), "{headline}");
        if mode == "local" {
            let game = played(&mut client, &id, &["1-6"]).await;
            assert_eq!(
                game["verdict"]["result"], "1-1",
                "the win is gone: {game:#}"
            );
        }
    }
}

#[tokio::test]
async fn how_often_a_position_has_stood_is_told_before_anybody_claims() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "chess960", "mode": "local", "start": "518"});
    let id = id(&client.start(&wish).await);
    let there = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let game = client.play(&id, &there).await;
    let note = &game["notes"][0];
    assert_eq!(note["chip"], "Position has stood twice", "{game:#}");
    let game = client.play(&id, &there[..3]).await;
    // One reason, and the move that brings it about.
    let claims = game["claims"].as_array().unwrap();
    assert_eq!(claims.len(), 1, "{claims:?}");
    assert_eq!(claims[0]["shown"], "Ng8");
    assert!(!claims[0]["reason"].as_str().unwrap().contains("Ng8"));
    let game = client.play(&id, &there[3..]).await;
    assert_eq!(
        game["notes"][0]["chip"], "Position has stood 3 times",
        "{game:#}"
    );
    assert_eq!(game["verdict"], Value::Null, "nobody has claimed");
}
