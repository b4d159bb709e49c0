//! The site is cut off after every single step of a match, of a team event and of the
//! play-off of an event: what was answered is there afterwards, and goes on.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::playoffs::{act, show, start, wish};
use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::pair;

/// A match without what a running clock changes by itself.
async fn still(client: &mut Client, id: &str) -> Value {
    let mut shown = show(client, id).await;
    let is_played = shown["status"] == "playing";
    for player in shown["players"].as_array_mut().unwrap() {
        if is_played {
            player.as_object_mut().unwrap().remove("leftMs");
        }
    }
    shown
}

/// The last game of a match.
async fn last_game(client: &mut Client, id: &str) -> String {
    let shown = show(client, id).await;
    let games = shown["games"].as_array().unwrap();
    games.last().unwrap()["game"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn a_match_survives_between_any_two_steps() {
    let mut site = Site::open().await;
    let mut client = site.visitor();
    let mut rita = referee(&site).await;
    let mut wish = wish("lehmann-georgiev");
    wish["clocks"] = json!({"decider": {"initialMs": 300_000, "incrementMs": 2_000}});
    let id = start(&mut client, wish).await;
    let steps = ["begin", "move", "move", "sanction", "draw", "pause"];
    for (number, step) in steps.into_iter().enumerate() {
        match step {
            "begin" => {
                let reply = act(&mut client, &id, json!({"type": "begin"})).await;
                assert_eq!(reply.status, StatusCode::OK, "{number}: {}", reply.text());
            }
            "pause" => {
                let pause = json!({"type": "pause", "player": "first"});
                let reply = act(&mut client, &id, pause).await;
                assert_eq!(reply.status, StatusCode::OK, "{number}: {}", reply.text());
            }
            "sanction" => {
                let why = json!({"type": "sanction", "player": "first", "why": "Talked."});
                let reply = act(&mut rita, &id, why).await;
                assert_eq!(reply.status, StatusCode::OK, "{number}: {}", reply.text());
            }
            _ => in_the_game(&mut client, &id, step).await,
        }
        let before = still(&mut client, &id).await;
        site = site.after_a_crash().await;
        client = site.welcome(&client);
        rita = site.welcome(&rita);
        assert_eq!(still(&mut client, &id).await, before, "{number}: {step}");
    }
    // The pause lasts its minutes after the cut, too.
    let early = act(&mut client, &id, json!({"type": "begin"})).await;
    early.problem("playoff-rule");
}

/// A step on the board of the present game.
async fn in_the_game(client: &mut Client, id: &str, step: &str) {
    let game = last_game(client, id).await;
    let view = client.look(&game).await;
    let ply = view["ply"].clone();
    let action = match step {
        "move" => json!({"type": "move", "ply": ply, "text": view["legal"][0]["text"]}),
        "resign" => json!({"type": "resign", "ply": ply, "side": "white"}),
        _ => json!({"type": "agree-draw", "ply": ply}),
    };
    let reply = client.act(&game, &action).await;
    assert_eq!(reply.status, StatusCode::OK, "{step}: {}", reply.text());
}

#[tokio::test]
async fn a_match_with_a_sanction_survives_to_its_end() {
    let mut site = Site::open().await;
    let mut client = site.visitor();
    let mut rita = referee(&site).await;
    let mut wish = wish("micro-match");
    wish["decider"] = json!("barrage");
    let id = start(&mut client, wish).await;
    let steps = [
        "begin", "move", "sanction", "draw", "begin", "draw", "begin", "move", "draw", "begin",
        "draw", "begin", "resign",
    ];
    for (number, step) in steps.into_iter().enumerate() {
        match step {
            "begin" => {
                let reply = act(&mut client, &id, json!({"type": "begin"})).await;
                assert_eq!(reply.status, StatusCode::OK, "{number}: {}", reply.text());
            }
            "sanction" => {
                let why = json!({"type": "sanction", "player": "first", "why": "Talked."});
                let reply = act(&mut rita, &id, why).await;
                assert_eq!(reply.status, StatusCode::OK, "{number}: {}", reply.text());
            }
            _ => in_the_game(&mut client, &id, step).await,
        }
        let before = still(&mut client, &id).await;
        site = site.after_a_crash().await;
        client = site.welcome(&client);
        rita = site.welcome(&rita);
        assert_eq!(still(&mut client, &id).await, before, "{number}: {step}");
    }
    let shown = show(&mut client, &id).await;
    assert_eq!(shown["status"], "over", "{shown:#}");
}

const TEAMS: &str = "name,rating,team\nAnna,2100,Amsterdam\nBo,2050,Amsterdam\nCleo,1990,Brest\n\
                     Dan,1900,Brest\nEva,1880,Cork\nFilip,1850,Cork\nGerda,1840,Delft\n\
                     Hugo,1830,Delft\n";

#[tokio::test]
async fn a_team_event_survives_between_any_two_steps() {
    let mut site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=League&variant=international&system=team-round-robin&boards=2";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let list = format!("/events/{id}/desk/players/list");
    let reply = arbiter.upload(&list, &[("text", TEAMS)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    let desk = format!("/events/{id}/desk");
    let pairing = format!("{desk}/pair");
    let steps: [(&str, &str); 7] = [
        (&pairing, "do=pair"),
        (
            &desk,
            "do=results&round=1&s1=open&b1=white&s2=open&b2=draw&s3=open&b3=black",
        ),
        (&desk, "do=results&round=1&s4=open&b4=--"),
        (
            &desk,
            "do=decide&round=1&board=4&white=2&black=0&why=The+visitors+came+late",
        ),
        (&pairing, "do=pair"),
        (&desk, "do=results&round=2&s1=open&b1=draw"),
        (&desk, "do=undo"),
    ];
    for (path, form) in steps {
        match form {
            "do=undo" => arbiter.undo(&id).await,
            form => {
                arbiter.done(path, form).await;
            }
        }
        let before = arbiter.event(&id).await;
        site = site.after_a_crash().await;
        arbiter = site.welcome(&arbiter);
        assert_eq!(arbiter.event(&id).await, before, "{form}");
    }
    let event = arbiter.event(&id).await;
    assert_eq!(event["teams"].as_array().unwrap().len(), 4, "{event:#}");
    assert_eq!(event["rounds"].as_array().unwrap().len(), 2);
    let first = &event["rounds"][1]["boards"][0]["result"]["kind"];
    assert_eq!(first, "unfinished", "the draw was taken back");
}

#[tokio::test]
async fn the_play_off_of_an_event_survives_between_any_two_steps() {
    let mut site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Duel&variant=international&system=round-robin";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let (desk, players) = (
        format!("/events/{id}/desk"),
        format!("/events/{id}/desk/players"),
    );
    for name in ["Anna", "Bo"] {
        arbiter.done(&players, &format!("do=add&name={name}")).await;
    }
    pair(&mut arbiter, &id).await;
    let ties = format!("{desk}/play-offs");
    let steps: [(&str, &str); 5] = [
        (&desk, "do=results&round=1&s1=open&b1=draw"),
        (&ties, "do=start&place=1&form=barrage"),
        (&ties, "do=game&index=0&winner=draw"),
        (&ties, "do=game&index=0&winner=draw"),
        (&ties, "do=game&index=0&winner=black"),
    ];
    for (path, form) in steps {
        arbiter.done(path, form).await;
        let before = arbiter.event(&id).await;
        site = site.after_a_crash().await;
        arbiter = site.welcome(&arbiter);
        assert_eq!(arbiter.event(&id).await, before, "{form}");
    }
    let event = arbiter.event(&id).await;
    let games = event["play_offs"][0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 3, "{event:#}");
    let order = arbiter
        .get(&format!("/api/tournaments/{id}/standings"))
        .await
        .json();
    assert_eq!(
        (&order[0]["place"], &order[1]["place"]),
        (&json!(1), &json!(2))
    );
}
