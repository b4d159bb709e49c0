//! Games from the first move to the last: against the computer, at one board,
//! over reloads and restarts.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Client, Site, id};

/// Plays against the computer until the game is over; `pick` chooses among the
/// legal moves.
async fn play_to_the_end(
    client: &mut Client,
    id: &str,
    mut pick: impl FnMut(&[Value]) -> usize,
) -> Value {
    loop {
        let game = client.look_after_thinking(id).await;
        if game["verdict"] != Value::Null {
            return game;
        }
        let legal = game["legal"].as_array().unwrap();
        assert!(!legal.is_empty(), "{game:#}");
        assert_eq!(game["sideToMove"], game["humanSide"]);
        let chosen = &legal[pick(legal)];
        let route = &chosen["routes"][0];
        let action = json!({"type": "move", "ply": game["ply"], "path": route});
        let reply = client.act(id, &action).await;
        // Some routes need more than their squares to be told apart: never, if
        // whole routes are sent.
        assert_eq!(reply.status, StatusCode::OK, "{action}: {}", reply.text());
    }
}

#[tokio::test]
async fn a_whole_game_against_the_computer_in_every_variant() {
    let site = Site::open().await;
    for (variant, side) in [
        ("international", "white"),
        ("russian", "black"),
        ("brazilian", "white"),
        ("american", "white"),
    ] {
        let mut client = site.visitor();
        let wish = json!({"variant": variant, "mode": "computer", "level": 1, "side": side});
        let game = client.start(&wish).await;
        assert_eq!(game["humanSide"], side);
        assert_eq!(game["levelName"], "First steps");
        let mut seed = 7_usize;
        let end = play_to_the_end(&mut client, &id(&game), |legal| {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12_345);
            (seed >> 16) % legal.len()
        })
        .await;
        let verdict = &end["verdict"];
        assert!(["2-0", "1-1", "0-2"].contains(&verdict["result"].as_str().unwrap()));
        assert_eq!(verdict["by"], "rules");
        assert_eq!(verdict["ply"], end["ply"]);
        assert!(!verdict["text"].as_str().unwrap().is_empty());
        assert_eq!(end["legal"], json!([]));
        assert_eq!(end["can"]["move"], false);
        assert_eq!(
            end["moves"].as_array().unwrap().len() as u64,
            end["ply"].as_u64().unwrap()
        );
        let list = client.get("/api/games").await.json();
        assert_eq!(list[0]["result"], verdict["result"]);
        assert_eq!(list[0]["ply"], end["ply"]);
    }
}

#[tokio::test]
async fn the_computer_makes_the_first_move_when_it_has_white() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "side": "black"});
    let game = client.start(&wish).await;
    assert_eq!(game["level"], 5);
    let game = client.look_after_thinking(&id(&game)).await;
    assert_eq!(game["ply"], 1);
    assert_eq!(game["moves"][0]["side"], "white");
    assert_eq!(game["moves"][0]["algebra"].as_str().unwrap().len(), 5);
}

#[tokio::test]
async fn a_game_survives_a_restart_move_by_move() {
    let mut site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start_local("international", None).await;
    let id = id(&game);
    let mut before = game;
    for text in ["32-28", "19-23", "28x19", "14x23"] {
        before = client.play(&id, &[text]).await;
        site = site.restart().await;
        client = site.welcome(&client);
        assert_eq!(site.state().games_in_memory(), 0);
        let after = client.look(&id).await;
        assert_eq!(after, before);
        assert_eq!(site.state().games_in_memory(), 1);
    }
    assert_eq!(before["moves"][2]["captures"], json!([23]));
    assert_eq!(before["version"], 5);
}

#[tokio::test]
async fn what_was_acknowledged_survives_a_crash() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start_local("american", None).await;
    let id = id(&game);
    for text in ["11-15", "22-18", "15x22", "25x18"] {
        let before = client.play(&id, &[text]).await;
        let other = site.after_a_crash().await;
        let after = other.welcome(&client).look(&id).await;
        assert_eq!(after, before);
    }
}

#[tokio::test]
async fn a_turn_of_the_computer_is_resumed_after_a_restart() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // A strong level with a long think: the restart comes before its answer.
    let wish =
        json!({"variant": "international", "mode": "computer", "level": 10, "side": "white"});
    let id = id(&client.start(&wish).await);
    let game = client.play(&id, &["32-28"]).await;
    assert_eq!(
        (&game["thinking"], &game["can"]["move"]),
        (&json!(true), &json!(false))
    );
    let site = site.restart().await;
    let mut client = site.welcome(&client);
    let game = client.look(&id).await;
    assert_eq!(game["ply"], 1);
    assert_eq!(game["thinking"], true);
    let game = client.look_after_thinking(&id).await;
    assert_eq!(game["ply"], 2);
    assert_eq!(game["moves"][1]["side"], "black");
}

#[tokio::test]
async fn a_move_can_be_sent_again() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "brazilian", "mode": "computer", "level": 1, "side": "white"});
    let id = id(&client.start(&wish).await);
    let action = json!({"type": "move", "ply": 0, "text": "c3-d4"});
    assert_eq!(client.act(&id, &action).await.status, StatusCode::OK);
    let answered = client.look_after_thinking(&id).await;
    for same in [action, json!({"type": "move", "ply": 0, "path": [22, 18]})] {
        let reply = client.act(&id, &same).await;
        assert_eq!(reply.status, StatusCode::OK);
        assert_eq!(reply.json(), answered);
    }
}

#[tokio::test]
async fn of_two_tabs_that_move_at_once_exactly_one_wins() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&client.start_local("international", None).await);
    let mut races = 0;
    for ply in 0..20 {
        let game = client.look(&id).await;
        let legal = game["legal"].as_array().unwrap();
        if let [forced] = legal.as_slice() {
            client.play(&id, &[forced["text"].as_str().unwrap()]).await;
            continue;
        }
        races += 1;
        let (mut one, mut two) = (client.clone(), client.clone());
        let action = |mv: &Value| json!({"type": "move", "ply": ply, "text": mv["text"]});
        let (first, second) = (action(&legal[0]), action(&legal[1]));
        let (a, b) = tokio::join!(one.act(&id, &first), two.act(&id, &second));
        let (won, lost) = if a.status == StatusCode::OK {
            (a, b)
        } else {
            (b, a)
        };
        assert_eq!(won.status, StatusCode::OK);
        let problem = lost.problem("stale-ply");
        assert_eq!(
            (&problem["ply"], &problem["asked"]),
            (&json!(ply + 1), &json!(ply))
        );
        // The loser gets the game as it stands.
        assert_eq!(problem["game"], won.json());
    }
    assert_eq!(client.look(&id).await["ply"], 20);
    assert!(races > 5, "{races}");
}

#[tokio::test]
async fn taking_back_gives_the_human_the_turn_again() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "level": 1, "side": "white"});
    let id = id(&client.start(&wish).await);
    let start = client.look(&id).await;
    assert_eq!(start["can"]["takeBack"], false);
    client
        .act(&id, &json!({"type": "take-back", "ply": 0}))
        .await
        .problem("nothing-to-take-back");

    client.play(&id, &["22-18"]).await;
    let answered = client.look_after_thinking(&id).await;
    assert_eq!(
        (&answered["ply"], &answered["can"]["takeBack"]),
        (&json!(2), &json!(true))
    );
    let reply = client
        .act(&id, &json!({"type": "take-back", "ply": 2}))
        .await;
    let back = reply.json();
    assert_eq!((&back["ply"], &back["fen"]), (&json!(0), &start["fen"]));
    assert_eq!(back["legal"], start["legal"]);
    assert_eq!(back["version"], 4);

    let site = site.restart().await;
    assert_eq!(site.welcome(&client).look(&id).await, back);
}

#[tokio::test]
async fn taking_back_stops_the_computer_in_its_thoughts() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "computer", "level": 10, "side": "white"});
    let id = id(&client.start(&wish).await);
    assert_eq!(client.play(&id, &["22-18"]).await["thinking"], true);
    let reply = client
        .act(&id, &json!({"type": "take-back", "ply": 1}))
        .await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let back = reply.json();
    assert_eq!(
        (&back["ply"], &back["thinking"]),
        (&json!(0), &json!(false))
    );
    assert_eq!(back["can"]["move"], true);
    // The answer to the move that is gone never comes.
    let game = client.play(&id, &["24-20"]).await;
    assert_eq!(game["moves"][0]["text"], "24-20");
    let game = client.look_after_thinking(&id).await;
    assert_eq!(game["ply"], 2);
    assert_eq!(game["moves"][1]["side"], "black");
}

#[tokio::test]
async fn two_at_one_board_move_both_sides_and_take_back_single_plies() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = client.start_local("american", None).await;
    assert_eq!(
        (&game["sideToMove"], &game["humanSide"]),
        (&json!("black"), &Value::Null)
    );
    let id = id(&game);
    let game = client.play(&id, &["11-15", "22-18"]).await;
    assert_eq!(game["moves"][1]["side"], "white");
    let reply = client
        .act(&id, &json!({"type": "take-back", "ply": 2}))
        .await;
    assert_eq!(reply.json()["ply"], 1);
    client
        .act(&id, &json!({"type": "resign", "ply": 1}))
        .await
        .problem("wrong-mode");
    let reply = client
        .act(&id, &json!({"type": "resign", "ply": 1, "side": "white"}))
        .await;
    let verdict = reply.json()["verdict"].clone();
    assert_eq!(
        (&verdict["result"], &verdict["reason"]),
        (&json!("0-2"), &json!("resignation"))
    );
    assert_eq!(verdict["by"], "players");
}

#[tokio::test]
async fn a_capture_is_named_by_any_list_that_leaves_one_move() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let fen = "W:WK20:B24,39,40,43";
    let ambiguous = json!({"type": "move", "ply": 0, "path": [20, 35]});
    for (path, captures) in [
        (vec![20, 38, 49, 35], json!([24, 40, 43])),
        (vec![20, 33, 44, 35], json!([24, 39, 40])),
        // Start, end and the captured pieces.
        (vec![20, 35, 24, 39, 40], json!([24, 39, 40])),
    ] {
        let id = id(&client.start_local("international", Some(fen)).await);
        let problem = client.act(&id, &ambiguous).await.problem("ambiguous-move");
        assert_eq!(problem["moves"].as_array().unwrap().len(), 2, "{problem:#}");
        let reply = client
            .act(&id, &json!({"type": "move", "ply": 0, "path": path}))
            .await;
        assert_eq!(reply.status, StatusCode::OK, "{path:?}: {}", reply.text());
        assert_eq!(reply.json()["moves"][0]["captures"], captures);
    }
}

#[tokio::test]
async fn counts_brought_along_go_on_through_take_back_restart_and_record() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let brought = "W:WK1,K2,K3:BK48:Cfmjd/6.3=15+15";
    let game = client.start_local("international", Some(brought)).await;
    let id = id(&game);
    assert_eq!(game["startFen"], "W:WK1,K2,K3:BK48");
    assert_eq!(game["carried"], "fmjd/6.3=15+15");
    let count = |game: &Value| {
        let counters = game["counters"].as_array().unwrap();
        let found = counters.iter().find(|c| c["clause"] == "fmjd/6.3");
        found.expect("it runs")["count"].clone()
    };
    assert_eq!(count(&game), 30);

    let game = client.play(&id, &["1-6"]).await;
    assert_eq!(count(&game), 31);
    let back = json!({"type": "take-back", "ply": 1});
    let game = client.act(&id, &back).await.json();
    assert_eq!(count(&game), 30);

    let site = site.restart().await;
    let mut client = site.welcome(&client);
    let game = client.play(&id, &["1-6", "48-42"]).await;
    assert_eq!(game["verdict"]["clause"], "fmjd/6.3", "{game:#}");
    let record = client.get(&format!("/api/games/{id}/pdn")).await.text();
    assert!(record.contains(&format!("[FEN \"{brought}\"]")), "{record}");
    // The seven tags come first, whatever was brought along.
    let names = record.lines().map_while(|line| line.strip_prefix('['));
    let names: Vec<&str> = names.filter_map(|line| line.split(' ').next()).collect();
    let seven = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    assert_eq!(names[..7], seven, "{record}");
    let once = |name: &str| names.iter().filter(|known| **known == name).count() == 1;
    assert!(
        once("Result") && once("FEN") && once("SetUp") && once("GameType"),
        "{record}"
    );
    assert!(record.contains("[Result \"1-1\"]"), "{record}");
}
