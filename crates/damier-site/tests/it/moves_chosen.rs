//! Games whose rule book, or first position, chooses how the moves go where the rules
//! leave that open.

use axum::http::StatusCode;
use damier_arbiter::RuleBook;
use serde_json::{Value, json};

use crate::referee::referee;
use crate::support::{Client, Site, id};
use crate::tournaments::pair;

/// White's king takes two kings, or three men.
const TIE: &str = "W:WK46:BK11,K48,10,19,25,1";

fn ends(game: &Value) -> Vec<(u64, u64)> {
    let legal = game["legal"].as_array().expect("a list");
    let end = |mv: &Value, name: &str| mv[name].as_u64().expect("a square");
    let mut ends: Vec<_> = legal
        .iter()
        .map(|mv| (end(mv, "from"), end(mv, "to")))
        .collect();
    ends.sort_unstable();
    ends
}

fn wish(variant: &str, fen: &str, choices: &Value) -> Value {
    json!({"variant": variant, "mode": "local", "fen": fen, "choices": choices})
}

#[tokio::test]
async fn a_choice_of_the_book_decides_which_moves_are_legal() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let usual = client.start(&wish("frisian", TIE, &json!({}))).await;
    assert_eq!(ends(&usual), [(46, 6)]);
    let half = json!({"king-value": "150"});
    let game = client.start(&wish("frisian", TIE, &half)).await;
    assert_eq!(ends(&game), [(46, 6), (46, 35), (46, 45)]);
    let start = game["startFen"].as_str().expect("a text").to_owned();
    assert!(start.ends_with(":Oking-value=150"), "{start}");
    // It stays so: after a move, taken back, in the record, and after a restart.
    let id = id(&game);
    let played = client.play(&id, &["46x35"]).await;
    assert!(
        played["fen"]
            .as_str()
            .is_some_and(|fen| fen.ends_with("=150"))
    );
    let pdn = client.get(&format!("/api/games/{id}/pdn")).await.text();
    assert!(pdn.contains(&format!("[FEN \"{start}\"]")), "{pdn}");
    let back = json!({"type": "take-back", "ply": 1});
    let reply = client.act(&id, &back).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    assert_eq!(ends(&client.look(&id).await), ends(&game));
    let site = site.restart().await;
    let mut client = site.welcome(&client);
    assert_eq!(ends(&client.look(&id).await), ends(&game));
}

#[tokio::test]
async fn a_turkish_capture_is_played_as_chosen() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let fen = "W:Wd6:BKe8,d7";
    for (value, landings) in [("as-man", 1), ("ends", 1), ("as-king", 3)] {
        let choices = json!({"crown-row": value});
        let game = client.start(&wish("turkish", fen, &choices)).await;
        assert_eq!(ends(&game).len(), landings, "{value}");
        let taken = game["legal"][0]["captures"].as_array().map(Vec::len);
        assert_eq!(taken, Some(if value == "ends" { 1 } else { 2 }), "{value}");
    }
}

#[tokio::test]
async fn what_a_position_says_of_itself_holds() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let said = format!("{TIE}:Oking-value=150");
    let game = client.start(&wish("frisian", &said, &json!({}))).await;
    assert_eq!(ends(&game).len(), 3);
    let against = json!({"king-value": "199"});
    let reply = client
        .post("/api/games", &wish("frisian", &said, &against))
        .await;
    let problem = reply.problem("invalid-fen");
    let detail = problem["detail"].as_str().expect("a text");
    assert!(detail.contains("king-value"), "{detail}");
    let other = "W:WK46:BK1:Oking-value=150";
    let reply = client
        .post("/api/games", &wish("international", other, &json!({})))
        .await;
    reply.problem("invalid-fen");
}

/// A book that has kings count one and a half men unless somebody chooses otherwise.
fn club() -> String {
    let frisian = RuleBook::builtin_source("frisian").expect("built in");
    let own = frisian.replace("id = \"frisian\"", "id = \"halves\"");
    own.replace("default = \"199\"", "default = \"150\"")
}

async fn text_game(client: &mut Client, text: &str) -> Value {
    let wish = json!({
        "variant": "frisian", "mode": "local", "fen": TIE, "rulebookText": text,
    });
    client.start(&wish).await
}

#[tokio::test]
async fn a_book_of_ones_own_can_have_another_default() {
    let site = Site::open().await;
    let mut client = site.visitor();
    assert_eq!(ends(&text_game(&mut client, &club()).await).len(), 3);
    let wish = json!({"variant": "frisian", "mode": "local", "rulebookText": club()});
    let game = client.start(&wish).await;
    let start = game["startFen"].as_str().expect("a text");
    assert!(start.ends_with(":Oking-value=150"), "{start}");
    let odd = club().replace("moves.king-value = \"150\"", "moves.king-value = \"160\"");
    let wish = json!({"variant": "frisian", "mode": "local", "rulebookText": odd});
    client
        .post("/api/games", &wish)
        .await
        .problem("invalid-rulebook");
    let checked = client
        .post_bytes("/api/rules/check", odd.into_bytes())
        .await
        .json();
    assert_eq!(checked["ok"], false, "{checked}");
    assert!(checked.to_string().contains("`199`, `150`"), "{checked}");
}

#[tokio::test]
async fn the_computer_plays_as_chosen() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // Black to move can take two kings with a man, or three men with another.
    let fen = "B:B36,K5:WK43,K37,K34,31,17,8";
    for choices in [json!({}), json!({"king-value": "150"})] {
        let wish = json!({
            "variant": "frisian", "mode": "computer", "level": 1, "side": "white",
            "fen": fen, "choices": choices,
        });
        let game = client.start(&wish).await;
        let game = client.look_after_thinking(&id(&game)).await;
        assert_eq!(game["ply"], 1, "{game}");
        let said = game["fen"]
            .as_str()
            .is_some_and(|fen| fen.contains(":Oking-value=150"));
        assert_eq!(said, choices != json!({}), "{game}");
    }
}

/// The bytes of a text in a form.
fn encoded(text: &str) -> String {
    text.bytes().map(|byte| format!("%{byte:02X}")).collect()
}

#[tokio::test]
async fn games_of_an_event_are_played_as_its_book_has_it() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let book = format!("rulebook=own&rulebookText={}", encoded(&club()));
    let form = format!("name=Duel&variant=frisian&system=round-robin&{book}");
    let to = arbiter.done("/events/new", &form).await;
    let event = to.split('/').nth(2).unwrap().to_owned();
    for name in ["Anna", "Bo"] {
        let players = format!("/events/{event}/desk/players");
        arbiter.done(&players, &format!("do=add&name={name}")).await;
    }
    pair(&mut arbiter, &event).await;
    let desk = format!("/events/{event}/desk");
    arbiter.done(&desk, "do=start&round=1&board=1&clock=").await;
    let page = arbiter.page(&format!("/events/{event}/pairings")).await;
    let game = page.split("/game/").nth(1).unwrap()[..8].to_owned();
    let game = arbiter.look(&game).await;
    assert!(
        game["startFen"].as_str().unwrap().ends_with("=150"),
        "{game}"
    );
    // A record that says another way of itself is none of this event; one that says
    // nothing is played as the event has it.
    let board = &arbiter.event(&event).await["rounds"][0]["boards"][0];
    let name = |id: &Value| if *id == 1 { "Anna" } else { "Bo" };
    let (white, black) = (name(&board["white"]), name(&board["black"]));
    let games = format!("/events/{event}/desk/games");
    for (said, entered) in [(":Oking-value=199", false), ("", true)] {
        let record = format!(
            "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n[GameType \"40\"]\n\
             [FEN \"{TIE}{said}\"]\n1. 46x35 1-0\n"
        );
        let fields = [("text", &*record), ("any-start", "yes")];
        let reply = arbiter.upload(&games, &fields).await.text();
        let expected = if entered {
            "1 of 1 entered"
        } else {
            "0 of 1 entered"
        };
        assert!(reply.contains(expected), "{said}: {reply}");
    }
}
