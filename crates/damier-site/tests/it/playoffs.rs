//! Play-off matches: the times, the colours, the end, and that a crash at any
//! point costs nothing.

use axum::http::StatusCode;
use damier_site::i18n::Language;
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;

use crate::support::{Client, Reply, Site};

pub(crate) async fn start(client: &mut Client, wish: Value) -> String {
    let reply = client.post("/api/playoffs", &wish).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{}", reply.text());
    reply.json()["id"].as_str().unwrap().to_owned()
}

pub(crate) fn wish(kind: &str) -> Value {
    json!({
        "kind": kind, "variant": "international", "first": "Anna Berg", "second": "Bo Maas",
        "firstWhite": "first", "breakMs": 0,
    })
}

pub(crate) async fn act(client: &mut Client, id: &str, action: Value) -> Reply {
    client
        .post(&format!("/api/playoffs/{id}/actions"), &action)
        .await
}

pub(crate) async fn show(client: &mut Client, id: &str) -> Value {
    client.get(&format!("/api/playoffs/{id}")).await.json()
}

/// Begins the next game and returns its name.
async fn begin(client: &mut Client, id: &str) -> String {
    let reply = act(client, id, json!({"type": "begin"})).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let games = reply.json()["games"].as_array().unwrap().clone();
    games.last().unwrap()["game"].as_str().unwrap().to_owned()
}

async fn draw(client: &mut Client, game: &str) {
    let ply = client.look(game).await["ply"].clone();
    let reply = client
        .act(game, &json!({"type": "agree-draw", "ply": ply}))
        .await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
}

/// Begins the next game, which is drawn.
async fn drawn(client: &mut Client, id: &str) {
    let game = begin(client, id).await;
    draw(client, &game).await;
}

async fn resign(client: &mut Client, game: &str, side: &str) {
    let ply = client.look(game).await["ply"].clone();
    let reply = client
        .act(game, &json!({"type": "resign", "ply": ply, "side": side}))
        .await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
}

#[tokio::test]
async fn the_return_game_of_chess_has_the_same_start() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("lehmann-georgiev");
    wish["variant"] = "chess960".into();
    let id = start(&mut client, wish).await;
    let mut starts = Vec::new();
    for _ in 0..4 {
        let game = begin(&mut client, &id).await;
        let view = client.look(&game).await;
        starts.push(view["startFen"].as_str().unwrap().to_owned());
        for (ply, text) in ["e4", "e5"].into_iter().enumerate() {
            let mv = json!({"type": "move", "ply": ply, "text": text});
            assert_eq!(client.act(&game, &mv).await.status, StatusCode::OK);
        }
        draw(&mut client, &game).await;
    }
    assert_eq!((&starts[0], &starts[2]), (&starts[1], &starts[3]));
    let page = client.page(&format!("/playoff/{id}")).await;
    assert!(!page.contains("icons.svg#white"), "{page}");
}

#[tokio::test]
async fn lehmann_georgiev_carries_the_times_with_the_players() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("lehmann-georgiev");
    wish["clocks"] = json!({"decider": {"initialMs": 60_000, "incrementMs": 2_000}});
    let id = start(&mut client, wish).await;
    let first = begin(&mut client, &id).await;
    // The increment of two moves each, less what they took.
    client.play(&first, &["32-28", "19-23", "28x19"]).await;
    let game = client.look(&first).await;
    assert_eq!(game["names"], json!(["Anna Berg", "Bo Maas"]));
    assert_eq!(game["can"]["takeBack"], false, "a move in a match is made");
    let back = json!({"type": "take-back", "ply": game["ply"]});
    let problem = client
        .act(&first, &back)
        .await
        .problem("nothing-to-take-back");
    assert!(
        problem["detail"].as_str().unwrap().contains("match"),
        "{problem}"
    );
    draw(&mut client, &first).await;
    let clock = client.look(&first).await["clock"].clone();
    let (white, black) = (clock["whiteMs"].clone(), clock["blackMs"].clone());
    assert_ne!(white, black);

    // A crash between the game's end and the next look at the match.
    let site = site.after_a_crash().await;
    let mut client = site.welcome(&client);
    let shown = show(&mut client, &id).await;
    assert_eq!(shown["status"], "between", "{shown:#}");
    assert_eq!(shown["games"][0]["leftMs"], json!([white, black]));
    let second = begin(&mut client, &id).await;
    let game = client.look(&second).await;
    assert_eq!(
        game["names"],
        json!(["Bo Maas", "Anna Berg"]),
        "the colours change"
    );
    assert_eq!(game["clock"]["blackMs"], white, "Anna's time went with her");
    // White's clock runs from the beginning of the game.
    let (left, had) = (game["clock"]["whiteMs"].as_u64(), black.as_u64());
    assert!(left > Some(0) && left <= had, "{left:?} {had:?}");
    assert_eq!(game["clock"]["running"], "white", "{game}");
    draw(&mut client, &second).await;
    let third = begin(&mut client, &id).await;
    assert_eq!(
        client.look(&third).await["names"],
        json!(["Anna Berg", "Bo Maas"])
    );
    resign(&mut client, &third, "white").await;
    let shown = show(&mut client, &id).await;
    assert_eq!(
        (&shown["status"], &shown["winner"]),
        (&json!("over"), &json!("second"))
    );
    assert_eq!(shown["players"][1]["score"], 4);
    act(&mut client, &id, json!({"type": "begin"}))
        .await
        .problem("playoff-rule");
    // The log replays to the same end.
    let log = client.get(&format!("/api/playoffs/{id}/log")).await.text();
    let told = damier_site::playoff::replay(&log, damier_site::i18n::Language::English).unwrap();
    assert_eq!(told.last().unwrap(), shown["text"].as_str().unwrap());
    assert_eq!(told.len(), 8, "{told:#?}");
}

#[tokio::test]
async fn a_flag_decides_whatever_the_position() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("lehmann-georgiev");
    wish["clocks"] = json!({"decider": {"initialMs": 1_000, "incrementMs": 0}});
    let id = start(&mut client, wish).await;
    let game = begin(&mut client, &id).await;
    client.play(&game, &["32-28", "19-23"]).await;
    let shown = loop {
        let shown = show(&mut client, &id).await;
        if shown["status"] == "over" {
            break shown;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!(
        (&shown["winner"], &shown["games"][0]["reason"]),
        (&json!("second"), &json!("time"))
    );
    assert!(
        shown["text"].as_str().unwrap().contains("ran out of time"),
        "{shown:#}"
    );
}

#[tokio::test]
async fn breaks_pauses_and_who_may_do_what() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("lehmann-georgiev");
    wish["breakMs"] = json!(60_000);
    let id = start(&mut client, wish).await;
    let pause = json!({"type": "pause", "player": "first"});
    act(&mut client, &id, pause.clone())
        .await
        .problem("playoff-rule");
    let game = begin(&mut client, &id).await;
    act(&mut client, &id, pause.clone())
        .await
        .problem("playoff-rule");
    // Begun twice is begun once.
    assert_eq!(begin(&mut client, &id).await, game);
    let mut stranger = site.visitor();
    act(&mut stranger, &id, json!({"type": "begin"}))
        .await
        .problem("not-your-game");
    act(
        &mut client,
        &id,
        json!({"type": "sanction", "player": "first", "why": "x"}),
    )
    .await
    .problem("no-referee");
    draw(&mut client, &game).await;
    let problem = act(&mut client, &id, json!({"type": "begin"}))
        .await
        .problem("playoff-rule");
    assert!(problem["seconds"].as_u64().unwrap() > 50);
    let before = show(&mut client, &id).await["breakUntil"].as_u64().unwrap();
    assert_eq!(
        act(&mut client, &id, pause.clone()).await.status,
        StatusCode::OK
    );
    let after = show(&mut client, &id).await;
    assert!(after["breakUntil"].as_u64().unwrap() >= before + 200_000);
    assert_eq!(after["players"][0]["pauseUsed"], true);
    act(&mut client, &id, pause).await.problem("playoff-rule");
    for (path, kind) in [
        ("/api/playoffs/abcdefghj", "no-such-playoff"),
        ("/api/playoffs/x", "no-such-playoff"),
    ] {
        client.get(path).await.problem(kind);
    }
}

#[tokio::test]
async fn who_never_moves_in_a_match_loses_on_time() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("lehmann-georgiev");
    wish["clocks"] = json!({"decider": {"initialMs": 1_000, "incrementMs": 0}});
    let id = start(&mut client, wish).await;
    begin(&mut client, &id).await;
    let shown = loop {
        let shown = show(&mut client, &id).await;
        if shown["status"] == "over" {
            break shown;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    };
    assert_eq!(shown["winner"], "second", "Anna had White and never moved");
    assert_eq!(shown["games"][0]["reason"], "time");
}

#[tokio::test]
async fn a_micro_match_ends_with_the_first_stage_that_is_won() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = start(&mut client, wish("micro-match")).await;
    let shown = show(&mut client, &id).await;
    assert_eq!(shown["stage"], "standard");
    drawn(&mut client, &id).await;
    let rapid = begin(&mut client, &id).await;
    assert_eq!(
        client.look(&rapid).await["clock"]["blackMs"],
        20 * 60_000,
        "a fresh clock"
    );
    resign(&mut client, &rapid, "black").await;
    let shown = show(&mut client, &id).await;
    // Bo had White in the second game.
    assert_eq!(shown["winner"], "second");
    assert_eq!(
        (
            &shown["players"][0]["points"],
            &shown["players"][1]["points"]
        ),
        (&json!(4), &json!(8))
    );

    let id = start(&mut client, wish("micro-match")).await;
    for _ in 0..3 {
        drawn(&mut client, &id).await;
    }
    let shown = show(&mut client, &id).await;
    assert_eq!(
        (&shown["status"], &shown["winner"]),
        (&json!("over"), &Value::Null)
    );
    assert_eq!(shown["players"][0]["points"], 6);

    // With a decider the match goes on until it is won.
    let mut wish = wish("micro-match");
    wish["decider"] = json!("lehmann-georgiev");
    let id = start(&mut client, wish).await;
    for _ in 0..4 {
        drawn(&mut client, &id).await;
    }
    let shown = show(&mut client, &id).await;
    assert_eq!(
        (&shown["status"], &shown["stage"]),
        (&json!("between"), &json!("decider"))
    );
    let game = begin(&mut client, &id).await;
    resign(&mut client, &game, "black").await;
    assert_eq!(show(&mut client, &id).await["winner"], "first");
}

#[tokio::test]
async fn single_games_until_a_win_and_a_referee_who_decides_otherwise() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = start(&mut client, wish("barrage")).await;
    drawn(&mut client, &id).await;
    let game = begin(&mut client, &id).await;
    resign(&mut client, &game, "white").await;
    assert_eq!(show(&mut client, &id).await["winner"], "first");
    let rita = crate::referee::referee(&site).await;
    let decide = async |order: Value| {
        let path = format!("/api/referee/games/{game}/decisions");
        let wish = json!({"order": order, "why": "The flag had not fallen when White moved."});
        rita.clone().post(&path, &wish).await
    };
    // The last game gets another result: the match is open again.
    let reply = decide(json!({"type": "end", "result": "1-1"})).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    assert_eq!(show(&mut client, &id).await["status"], "between");
    // Lost by both it decides nothing.
    decide(json!({"type": "end", "result": "0-0"})).await;
    assert_eq!(show(&mut client, &id).await["status"], "undecided");
    act(&mut client, &id, json!({"type": "begin"}))
        .await
        .problem("playoff-rule");
    // Nobody but a referee names the winner, and not without a reason.
    let named = |why: &str| json!({"type": "decide", "player": "second", "why": why});
    act(&mut client, &id, named("x"))
        .await
        .problem("no-referee");
    let empty = act(&mut rita.clone(), &id, named(" ")).await;
    empty.problem("no-explanation");
    decide(json!({"type": "end", "result": "1-1"})).await;
    let next = begin(&mut client, &id).await;
    // Once the match has gone on, the result stays.
    decide(json!({"type": "end", "result": "2-0"}))
        .await
        .problem("nothing-to-do");
    // A sanction in a running game puts a minute on the opponent's clock, once.
    client.play(&next, &["32-28", "19-23"]).await;
    let before = client.look(&next).await["clock"]["blackMs"]
        .as_u64()
        .unwrap();
    let sanction = json!({"type": "sanction", "player": "first", "why": "He talked all the time."});
    let reply = act(&mut rita.clone(), &id, sanction).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    for _ in 0..2 {
        show(&mut client, &id).await;
    }
    let after = client.look(&next).await;
    assert_eq!(after["clock"]["blackMs"].as_u64().unwrap(), before + 60_000);
    assert_eq!(after["decisions"].as_array().unwrap().len(), 1);
    let reply = act(&mut rita.clone(), &id, named("He left the hall.")).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let shown = show(&mut client, &id).await;
    assert_eq!(
        (&shown["status"], &shown["winner"]),
        (&json!("over"), &json!("second"))
    );
    assert!(
        shown["text"]
            .as_str()
            .unwrap()
            .contains("He left the hall.")
    );
    // The match is settled: no game of it goes on.
    resign(&mut client, &next, "white").await;
    let order = json!({"order": {"type": "play-on"}, "why": "They want to play on."});
    let path = format!("/api/referee/games/{next}/decisions");
    let refused = rita.clone().post(&path, &order).await;
    let problem = refused.problem("nothing-to-do");
    let detail = problem["detail"].as_str().unwrap();
    assert!(detail.contains("named the winner"), "{problem}");
    let log = client.get(&format!("/api/playoffs/{id}/log")).await.text();
    let told = damier_site::playoff::replay(&log, Language::French).unwrap();
    assert!(told.last().unwrap().contains("a désigné"), "{told:?}");
    let on = r#"{"type":"game-corrected","number":3,"at":99999999999999}"#;
    let told = damier_site::playoff::replay(&format!("{log}{on}"), Language::English);
    let told = told.unwrap_err().to_string();
    assert!(told.contains("no game of it goes on"), "{told}");
}

#[tokio::test]
async fn a_broken_log_names_its_line() {
    use damier_site::playoff::replay;
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = start(&mut client, wish("barrage")).await;
    let log = client.get(&format!("/api/playoffs/{id}/log")).await.text();
    for (broken, line) in [
        (String::new(), 1),
        ("{}".to_owned(), 1),
        (format!("{log}nonsense"), 2),
        (format!("{log}{log}"), 2),
        (
            format!(
                "{log}{{\"type\":\"game-ended\",\"number\":1,\"end\":{{\"result\":\"1-1\",\"leftMs\":{{\"white\":1,\"black\":1}}}},\"at\":0}}"
            ),
            2,
        ),
        (
            format!(
                "{log}{{\"type\":\"game-began\",\"number\":7,\"game\":\"abcdefgh\",\"breakMs\":0,\"at\":0}}"
            ),
            2,
        ),
    ] {
        let error = replay(&broken, Language::English).unwrap_err().to_string();
        assert!(error.contains(&format!("line {line}")), "{error}");
    }
}

#[tokio::test]
async fn pages_work_without_script() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for language in ["en", "fr", "ru"] {
        let page = client.speaking(language).get("/playoff/new").await.text();
        assert!(
            page.contains("name=\"kind\"") && !page.contains("playoff-kind-"),
            "{language}"
        );
    }
    let bad = json!({"kind": "barrage", "variant": "international", "first": "A", "second": "A"});
    client
        .post("/api/playoffs", &bad)
        .await
        .problem("invalid-playoff");
    let mut odd = wish("barrage");
    odd["variant"] = json!("ludo");
    client
        .post("/api/playoffs", &odd)
        .await
        .problem("unknown-variant");
    let id = start(&mut client, wish("micro-match")).await;
    let page = client.get(&format!("/playoff/{id}")).await.text();
    assert!(page.contains("Anna Berg") && page.contains("name=\"action\" value=\"begin\""));
    let watching = site.visitor().get(&format!("/playoff/{id}")).await.text();
    assert!(
        !watching.contains("value=\"begin\""),
        "only the owner begins games"
    );
}

#[tokio::test]
async fn youth_mode_wants_sanctions_explained_and_no_event_blocks_a_match() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut rita = crate::referee::referee(&site).await;
    let mut wish = wish("barrage");
    wish["youth"] = json!(true);
    let id = start(&mut client, wish).await;
    let sanction = |why: &str| json!({"type": "sanction", "player": "first", "why": why});
    let game = begin(&mut client, &id).await;
    client.play(&game, &["32-28", "19-23"]).await;
    for why in ["", "x", ". . . . . . . . . . . . . . . . . . . . . . . ."] {
        let reply = act(&mut rita, &id, sanction(why)).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{why}");
        reply.problem("no-explanation");
    }
    // The form refuses as well; nothing of it is in the log, and the page is there.
    let form = "action=sanction&player=second&why=x";
    let reply = rita.post_form(&format!("/playoff/{id}"), form).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    // What was filled in is still there, and only in the form that was sent.
    let page = reply.text();
    assert_eq!(page.matches("value=\"second\" required checked").count(), 1);
    assert_eq!(page.matches(" required checked").count(), 1);
    assert_eq!(page.matches(">x</textarea>").count(), 1);
    let log = client.get(&format!("/api/playoffs/{id}/log")).await;
    assert_eq!(log.status, StatusCode::OK);
    assert!(!log.text().contains("\"sanctioned\""), "{}", log.text());
    let page = client.get(&format!("/playoff/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    let before = client.look(&game).await["clock"]["blackMs"].clone();
    let why = "Anna talked to her trainer during the game, which nobody may do.";
    let reply = act(&mut rita, &id, sanction(why)).await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let shown = client.look(&game).await;
    let (after, before) = (shown["clock"]["blackMs"].as_u64(), before.as_u64());
    assert_eq!(after, before.map(|ms| ms + 60_000));
    assert_eq!(shown["decisions"][0]["why"], why);
    // The winner is not named with less.
    let named = |why: &str| json!({"type": "decide", "player": "second", "why": why});
    for short in ["", "won", ". . . . . . . . . . . . . . . . . . . . . . . ."] {
        let reply = act(&mut rita, &id, named(short)).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{short}");
        reply.problem("no-explanation");
    }
    let page = rita.page(&format!("/playoff/{id}")).await;
    assert_eq!(page.matches("minlength=\"40\"").count(), 2, "{page}");
    let why = "Anna left the hall with her trainer and did not come back to play.";
    let reply = act(&mut rita, &id, named(why)).await;
    assert_eq!(reply.json()["winner"], "second");
}

/// A server of an earlier version let a sanction into the log that its game then
/// would not take.
#[tokio::test]
async fn a_match_with_an_old_sanction_goes_on() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let mut wish = wish("barrage");
    wish["youth"] = json!(true);
    let id = start(&mut client, wish).await;
    let game = begin(&mut client, &id).await;
    client.play(&game, &["32-28", "19-23"]).await;
    let before = client.look(&game).await["clock"]["blackMs"].as_u64();
    let event = json!({
        "type": "sanctioned", "player": "first", "referee": "Rita Bos", "why": "x", "at": 1,
    });
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(site.database());
    let mut database = options.connect().await.unwrap();
    let row = "INSERT INTO playoff_events (playoff, version, payload) VALUES (?1, 3, ?2)";
    let row = sqlx::query(row).bind(&id).bind(event.to_string());
    row.execute(&mut database).await.unwrap();
    let shown = show(&mut client, &id).await;
    assert_eq!(shown["status"], "playing", "{shown:#}");
    let after = client.look(&game).await["clock"]["blackMs"].as_u64();
    assert_eq!(
        after,
        before.map(|ms| ms + 60_000),
        "it counts all the same"
    );
}
