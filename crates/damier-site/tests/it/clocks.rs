//! Every kind of time control through the API: asked for, shown, logged.

use damier_arbiter::clock::log::{Entry, Judgement, judge};
use damier_arbiter::clock::{Record, TimeControl};
use damier_game::{Outcome, Side, Spelling};
use damier_site::storage::{GameRecord, Progress, Sqlite, Storage as _};
use serde_json::{Value, json};
use std::sync::Arc;

use crate::support::{Client, Site, config, id};

async fn start(client: &mut Client, clock: &str) -> Value {
    let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
    client.start(&wish).await
}

#[tokio::test]
async fn every_kind_of_clock_says_what_a_player_needs_to_know() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for (control, bonus, moves, stretches) in [
        ("20'", "none", Value::Null, 0),
        ("5'+3\"", "increment", Value::Null, 0),
        ("2h/50, 1h/25", "none", json!(50), 0),
        ("30' bronstein 5\"", "bronstein", Value::Null, 0),
        ("30' delay 5\"", "delay", Value::Null, 0),
        ("30' byo-yomi 3x30\"", "byo-yomi", Value::Null, 3),
        ("3' hourglass", "hourglass", Value::Null, 0),
        ("3d/1 lapsing", "none", json!(1), 0),
    ] {
        let game = start(&mut client, control).await;
        let (clock, white) = (&game["clock"], &game["clock"]["white"]);
        assert_eq!(clock["control"], control);
        assert_eq!(white["bonus"], bonus, "{control}");
        assert_eq!(white["movesToGo"], moves, "{control}");
        assert_eq!(white["stretches"], stretches, "{control}");
        assert_eq!(clock["running"], Value::Null, "{control}");
        // The first move is free and sets the clock running.
        let game = client.play(&id(&game), &["22-18"]).await;
        assert_eq!(game["clock"]["running"], "black", "{control}");
        assert_eq!(game["clock"]["white"]["completed"], 1, "{control}");
        if moves == json!(50) {
            assert_eq!(game["clock"]["white"]["movesToGo"], 49, "{control}");
        }
    }
}

#[tokio::test]
async fn the_sides_can_have_different_times() {
    let site = Site::open().await;
    let game = start(&mut site.visitor(), "5' v 3'+2\"").await;
    let clock = &game["clock"];
    assert_eq!(
        (&clock["whiteMs"], &clock["blackMs"]),
        (&json!(300_000), &json!(180_000))
    );
    assert_eq!(clock["black"]["bonus"], "increment");
}

#[tokio::test]
async fn a_time_control_that_cannot_be_read_is_explained() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for (clock, part) in [
        ("5 minutes", "5 minutes"),
        ("2h/0", "2h/0"),
        ("900d", "60 days"),
    ] {
        let wish = json!({"variant": "russian", "mode": "local", "clock": clock});
        let reply = client.post("/api/games", &wish).await;
        let problem = reply.problem("invalid-clock");
        assert!(
            problem["detail"].as_str().unwrap().contains(part),
            "{problem}"
        );
    }
}

/// The first move costs nothing, and Black has time: however slow the machine, a move each can
/// be made. Then only White's clock runs.
const WHITE_SHORT: &str = "1\" v 1h";

/// Waits for White's flag, however late the fall is seen.
async fn white_runs_out(client: &mut Client, id: &str) {
    while client.look(id).await["verdict"].is_null() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn the_log_of_a_clock_judges_the_game_like_the_referee() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let game = start(&mut client, WHITE_SHORT).await;
    let id = id(&game);
    client.play(&id, &["22-18", "11-15"]).await;
    white_runs_out(&mut client, &id).await;
    let game = client.look(&id).await;
    assert_eq!(game["verdict"]["reason"], "time", "{game:#}");
    assert_eq!(game["verdict"]["result"], "0-2");
    let log = client
        .get(&format!("/api/games/{id}/clock-log"))
        .await
        .text();
    let mut lines = log.lines().filter(|line| !line.starts_with('#'));
    let head: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    assert_eq!(head["first"], "white");
    let control: TimeControl = head["control"].as_str().unwrap().parse().unwrap();
    let entries: Vec<Entry> = lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let now = entries.last().unwrap().at_ms;
    let judgement = judge(control, Side::White, &entries, now + 2_000).unwrap();
    assert!(
        matches!(
            judgement,
            Judgement::FlagFell {
                side: Side::White,
                completed: 1,
                ..
            }
        ),
        "{judgement:?}"
    );
    // Without a clock there is no log.
    let other = client.start_local("russian", None).await;
    let id = crate::support::id(&other);
    let reply = client.get(&format!("/api/games/{id}/clock-log")).await;
    reply.problem("not-found");
}

#[tokio::test]
async fn taking_back_restores_the_moves_to_the_control() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let id = id(&start(&mut client, "1h/3, 30'").await);
    let game = client.play(&id, &["22-18", "11-15", "18x11", "8x15"]).await;
    assert_eq!(game["clock"]["white"]["movesToGo"], 1);
    let back = json!({"type": "take-back", "ply": 4});
    let game = client.act(&id, &back).await.json();
    assert_eq!(game["clock"]["black"]["movesToGo"], 2);
    assert_eq!(game["clock"]["running"], "black");
    let site = site.restart().await;
    let again = site.welcome(&client).look(&id).await;
    assert_eq!(again["clock"]["white"], game["clock"]["white"]);
    assert_eq!(again["clock"]["black"]["movesToGo"], 2);
}

#[tokio::test]
async fn a_stored_game_of_an_earlier_version_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Arc::new(Sqlite::open(&folder.path().join("games.db")).await.unwrap());
    let site = Site::over(storage.clone(), &config());
    let mut client = site.visitor();
    client.get("/api/games").await;
    let cookie = client.cookie.clone().unwrap();
    let payloads = [
        json!({
            "type": "created", "variant": "russian", "rulebook": "russia-2022", "mode": "local",
            "level": null, "humanSide": null, "seed": 1, "at": 0,
            "clock": {"initialMs": 300_000, "incrementMs": 3_000},
            "startFen": "W:W21-32:B1-12",
        }),
        json!({
            "type": "move", "ply": 1, "side": "white", "text": "22-18", "path": [22, 18],
            "captures": [], "elapsedMs": 0, "clock": {"white": 300_000, "black": 300_000}, "at": 0,
        }),
        json!({
            "type": "move", "ply": 2, "side": "black", "text": "11-15", "path": [11, 15],
            "captures": [], "elapsedMs": 7_000, "clock": {"white": 300_000, "black": 296_000},
            "at": 7_000,
        }),
    ];
    let record = GameRecord {
        id: "abcdefgh".to_owned(),
        owner: cookie.split_once('=').unwrap().1.to_owned(),
        variant: "russian".to_owned(),
        mode: "local".to_owned(),
        level: None,
        side: None,
        progress: Progress {
            version: 3,
            ply: 2,
            ..Progress::default()
        },
        created_at: 0,
    };
    let payloads = payloads.iter().map(Value::to_string).collect();
    storage.create(record, payloads).await.unwrap();
    let game = client.look("abcdefgh").await;
    let clock = &game["clock"];
    assert_eq!(clock["control"], "5'+3\"");
    assert_eq!(clock["blackMs"], 296_000);
    assert!(clock["whiteMs"].as_u64().unwrap() > 299_000, "{clock}");
    assert_eq!(clock["running"], "white");
    let game = client.play("abcdefgh", &["18x11"]).await;
    assert_eq!(game["ply"], 3, "{game:#}");
}

#[tokio::test]
async fn the_record_tells_the_times() {
    let site = Site::open().await;
    let mut client = site.visitor();
    for (clock, tags) in [
        (
            "80'+1'",
            vec!["[TimeControl \"4800+60\"]", "{[%clk 1:21:00]}"],
        ),
        (
            "2h/50, 1h/25",
            vec!["[TimeControl \"50/7200:25/3600\"]", "{[%clk 2:00:00]}"],
        ),
        (
            "30' byo-yomi 3x30\"",
            vec![
                "[TimeControl \"?\"]",
                "[TimeControlText \"30' byo-yomi 3x30",
            ],
        ),
        (
            "5' v 3'",
            vec!["[WhiteTimeControl \"300\"]", "[BlackTimeControl \"180\"]"],
        ),
    ] {
        let id = id(&start(&mut client, clock).await);
        client.play(&id, &["22-18"]).await;
        let pdn = client.get(&format!("/api/games/{id}/pdn")).await.text();
        for tag in tags {
            assert!(pdn.contains(tag), "{tag} in {pdn}");
        }
    }
}

/// What a downloaded log comes to, judged by itself.
async fn replayed(client: &mut Client, id: &str) -> (Value, Option<Outcome>, Vec<&'static str>) {
    let game = client.look(id).await;
    let log = client
        .get(&format!("/api/games/{id}/clock-log"))
        .await
        .text();
    let record = Record::parse(&log).expect("a log");
    let judgement = record.judge(None).expect("it contradicts nothing");
    let variant = record.variant.as_deref().expect("the log names its game");
    let articles = judgement.articles(variant).to_vec();
    (game, judgement.outcome(variant), articles)
}

#[tokio::test]
async fn a_downloaded_log_comes_to_the_verdict_of_the_site() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // White runs out of time: against a bare king that is a draw in chess only.
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let armed = "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1";
    for (variant, fen, moves, outcome, article) in [
        (
            "chess960",
            Some(bare),
            ["e3", "Ke7"],
            Outcome::Draw,
            "FIDE 6.9",
        ),
        (
            "chess960",
            Some(armed),
            ["Ke2", "Kd8"],
            Outcome::Win(Side::Black),
            "FIDE 6.9",
        ),
        (
            "russian",
            None,
            ["22-18", "11-15"],
            Outcome::Win(Side::Black),
            "A3 6.11",
        ),
    ] {
        let wish = json!({"variant": variant, "mode": "local", "fen": fen, "clock": WHITE_SHORT});
        let id = id(&client.start(&wish).await);
        client.play(&id, &moves).await;
        white_runs_out(&mut client, &id).await;
        let (game, judged, articles) = replayed(&mut client, &id).await;
        assert_eq!(game["verdict"]["reason"], "time", "{game:#}");
        assert_eq!(judged, Some(outcome), "{game:#}");
        assert!(articles.contains(&article), "{articles:?}");
        let spelling = match variant {
            "chess960" => Spelling::Chess,
            _ => Spelling::Draughts,
        };
        assert_eq!(game["verdict"]["result"], outcome.spell(spelling));
    }
}
