//! The referee's desk: who gets in, what can be decided, and that nothing of it
//! is lost.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::support::{Client, Reply, Site, id};

const KEY: &str = "open-sesame";
pub(crate) const WHY: &str =
    "White did not come back from the break, and the break was over at three.";

/// A referee at the desk of a site, with a browser of his own.
pub(crate) async fn referee(site: &Site) -> Client {
    site.state().open_desk(Some(KEY)).await.unwrap();
    let mut client = site.visitor();
    let reply = client
        .post_form("/referee/login", &format!("key={KEY}&name=Rita+Bos"))
        .await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    assert!(client.cookie.as_ref().unwrap().contains("damier_referee="));
    client
}

impl Client {
    pub(crate) async fn post_form(&mut self, path: &str, body: &str) -> Reply {
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(Body::from(body.to_owned()))
            .unwrap();
        self.send(request).await
    }

    pub(crate) async fn decide(&mut self, id: &str, order: Value, why: &str) -> Reply {
        let path = format!("/api/referee/games/{id}/decisions");
        self.post(&path, &json!({"order": order, "why": why})).await
    }

    /// Decides something that must be possible, and returns the decision.
    #[track_caller]
    pub(crate) fn decided(&mut self, id: &str, order: Value) -> impl Future<Output = Value> {
        let caller = std::panic::Location::caller();
        async move {
            let reply = self.decide(id, order, WHY).await;
            assert_eq!(reply.status, StatusCode::OK, "{caller}: {}", reply.text());
            reply.json()
        }
    }
}

pub(crate) async fn timed_game(client: &mut Client, youth: bool) -> String {
    let wish = json!({
        "variant": "international", "mode": "local", "youth": youth,
        "clock": {"initialMs": 300_000, "incrementMs": 0},
    });
    let game = client.start(&wish).await;
    let id = id(&game);
    client
        .play(&id, &["32-28", "19-23", "28x19", "14x23"])
        .await;
    id
}

#[tokio::test]
async fn only_the_key_opens_the_desk() {
    let site = Site::open().await;
    assert_eq!(site.state().open_desk(Some(KEY)).await.unwrap(), None);
    let mut stranger = site.visitor();
    let id = timed_game(&mut stranger, false).await;
    // A page is the door; the API says so.
    let door = stranger.get("/referee").await.text();
    assert!(door.contains("name=\"key\"") && !door.contains("id=\"wall\""));
    let page = stranger.get(&format!("/referee/game/{id}")).await.text();
    assert!(page.contains("name=\"key\"") && !page.contains("order"));
    let reply = stranger.decide(&id, json!({"type": "pause"}), "").await;
    assert_eq!(reply.status, StatusCode::UNAUTHORIZED);
    reply.problem("no-referee");
    let path = format!("/referee/game/{id}/decide");
    let door = stranger.post_form(&path, "order=pause").await;
    assert_eq!(door.status, StatusCode::UNAUTHORIZED);
    assert!(door.text().contains("name=\"key\""));
    let wrong = stranger
        .post_form("/referee/login", "key=open-sesam&name=Rita")
        .await;
    assert_eq!(wrong.status, StatusCode::FORBIDDEN);
    assert!(!wrong.headers.contains_key(header::SET_COOKIE));
    let nobody = stranger
        .post_form("/referee/login", &format!("key={KEY}&name=+"))
        .await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(stranger.look(&id).await["decisions"], json!([]));

    let mut rita = referee(&site).await;
    assert!(
        rita.get("/referee")
            .await
            .text()
            .contains(&format!("card-{id}"))
    );
    // The database holds neither the key nor the token.
    let jar = rita.cookie.clone().unwrap();
    let cookie = jar
        .split("; ")
        .find(|one| one.starts_with("damier_referee="));
    let token = cookie.unwrap().split_once('=').unwrap().1.to_owned();
    for ending in ["", "-wal"] {
        let file = site.folder.path().join(format!("damier.db{ending}"));
        let bytes = std::fs::read(file).unwrap_or_default();
        for secret in [KEY, token.as_str()] {
            let found = bytes
                .windows(secret.len())
                .any(|part| part == secret.as_bytes());
            assert!(!found, "{ending}: a secret is in the file");
        }
    }
    // A sitting survives a restart, but not another key.
    let site = site.restart().await;
    let mut rita = site.welcome(&rita);
    assert!(rita.get("/referee").await.text().contains("id=\"wall\""));
    site.state().open_desk(Some("another key")).await.unwrap();
    assert!(!rita.get("/referee").await.text().contains("id=\"wall\""));
}

#[tokio::test]
async fn a_key_is_made_once_and_kept() {
    let site = Site::open().await;
    let key = site.state().open_desk(None).await.unwrap().unwrap();
    assert_eq!(key.len(), 26);
    assert_eq!(site.state().open_desk(None).await.unwrap(), None);
    let site = site.restart().await;
    assert_eq!(site.state().open_desk(None).await.unwrap(), None);
    let mut client = site.visitor();
    let reply = client
        .post_form("/referee/login", &format!("key={key}&name=Rita"))
        .await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    let left = client.post_form("/referee/leave", "").await;
    assert!(left.header("set-cookie").contains("Max-Age=0"));
}

#[tokio::test]
async fn a_referee_ends_a_game_and_everybody_reads_why() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/api/referee/games/{id}/decisions");
    let wish = json!({
        "order": {"type": "end", "result": "0-2"}, "article": "7.2.1", "why": WHY,
        "whyIn": {"fr": "Les Blancs ont abandonné de vive voix."},
    });
    let decision = rita.post(&path, &wish).await.json();
    assert_eq!(
        (&decision["order"], &decision["article"]),
        (&json!("end"), &json!("7.2.1"))
    );
    let game = player.look(&id).await;
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["by"], &verdict["reason"]),
        (&json!("0-2"), &json!("referee"), &json!("resignation")),
    );
    assert_eq!(game["decisions"][0]["why"], WHY);
    let french = player.speaking("fr").look(&id).await;
    assert_eq!(
        french["decisions"][0]["why"],
        "Les Blancs ont abandonné de vive voix."
    );
    assert_ne!(french["decisions"][0]["text"], game["decisions"][0]["text"]);
    // The note is for everybody, in every language, with all that it needs.
    let url = decision["url"].as_str().unwrap();
    for (language, word) in [
        ("en", "Article 7.2.1"),
        ("fr", "Article 7.2.1"),
        ("ru", "7.2.1"),
    ] {
        let note = site.visitor().speaking(language).get(url).await;
        assert_eq!(note.status, StatusCode::OK);
        let text = note.text();
        for part in [word, "Rita Bos", "14x23", "class=\"picture\""] {
            assert!(text.contains(part), "{language}: {part}");
        }
        assert!(
            !text.contains("decree-") && !text.contains("note-title"),
            "{language}"
        );
    }
    let missing = site.visitor().get("/referee/decision/abcdefgh-7").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert!(rita.get("/referee/decisions").await.text().contains(&id));
    // It is in the log: a crash changes nothing.
    let site = site.after_a_crash().await;
    assert_eq!(site.welcome(&player).look(&id).await, game);
}

#[tokio::test]
async fn a_decision_is_undone_by_another_only() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let ended = rita
        .decided(
            &id,
            json!({"type": "forfeit", "side": "white", "cause": "lateness"}),
        )
        .await;
    assert_eq!(player.look(&id).await["verdict"]["reason"], "forfeit");
    let withdraw = json!({"type": "withdraw", "version": ended["version"]});
    rita.decided(&id, withdraw.clone()).await;
    let game = player.look(&id).await;
    assert_eq!(game["verdict"], Value::Null);
    assert_eq!(
        game["decisions"].as_array().unwrap().len(),
        2,
        "nothing is erased"
    );
    assert_eq!(game["decisions"][0]["withdrawn"], true);
    let again = rita.decide(&id, withdraw, WHY).await;
    again.problem("nothing-to-do");
    // The game goes on, also after a restart.
    let site = site.restart().await;
    let mut player = site.welcome(&player);
    let game = player.play(&id, &["37-32"]).await;
    assert_eq!(game["ply"], 5);
    // A result that the players made can be replaced and put back.
    player
        .act(&id, &json!({"type": "resign", "ply": 5, "side": "black"}))
        .await;
    let mut rita = site.welcome(&rita);
    let both = rita
        .decided(&id, json!({"type": "end", "result": "0-0"}))
        .await;
    assert_eq!(player.look(&id).await["verdict"]["result"], "0-0");
    rita.decided(&id, json!({"type": "withdraw", "version": both["version"]}))
        .await;
    let game = player.look(&id).await;
    assert_eq!(game["verdict"]["reason"], "resignation");
    rita.decided(&id, json!({"type": "play-on"})).await;
    assert_eq!(player.look(&id).await["verdict"], Value::Null);
}

#[tokio::test]
async fn clocks_stop_and_are_put_right() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    assert_eq!(player.look(&id).await["clock"]["running"], "white");
    rita.decided(&id, json!({"type": "pause"})).await;
    let game = player.look(&id).await;
    assert_eq!(
        (&game["paused"], &game["clock"]["running"]),
        (&json!(true), &Value::Null)
    );
    let move_now = json!({"type": "move", "ply": 4, "text": "37-32"});
    player.act(&id, &move_now).await.problem("game-paused");
    rita.decide(&id, json!({"type": "pause"}), "")
        .await
        .problem("nothing-to-do");
    rita.decided(
        &id,
        json!({"type": "clock", "whiteMs": 61_000, "blackMs": 7_000}),
    )
    .await;
    let site = site.restart().await;
    let (mut player, mut rita) = (site.welcome(&player), site.welcome(&rita));
    let clock = player.look(&id).await["clock"].clone();
    assert_eq!(
        (&clock["whiteMs"], &clock["blackMs"]),
        (&json!(61_000), &json!(7_000))
    );
    assert_eq!(clock["running"], Value::Null, "still stopped");
    rita.decided(&id, json!({"type": "resume"})).await;
    assert_eq!(player.look(&id).await["clock"]["running"], "white");
    let game = player.act(&id, &move_now).await.json();
    // It runs now, so that it can have lost a moment.
    let left = game["clock"]["blackMs"].as_u64().unwrap();
    assert!((1..=7_000).contains(&left), "{game:#}");
    // Without a clock there is nothing to put right.
    let bare = self::id(&player.start_local("russian", None).await);
    let order = json!({"type": "clock", "whiteMs": 1, "blackMs": 1});
    rita.decide(&bare, order, WHY)
        .await
        .problem("nothing-to-do");
}

#[tokio::test]
async fn a_game_lost_on_time_can_go_on_with_time() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    rita.decided(
        &id,
        json!({"type": "clock", "whiteMs": 1, "blackMs": 5_000}),
    )
    .await;
    let game = loop {
        let game = player.look(&id).await;
        if game["verdict"] != Value::Null {
            break game;
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    };
    assert_eq!(game["verdict"]["reason"], "time");
    let story = player.get(&format!("/api/games/{id}/story")).await.text();
    for part in ["completed 2 moves", "28x19", "does not matter"] {
        assert!(story.contains(part), "{story}");
    }
    let reply = rita.decide(&id, json!({"type": "play-on"}), WHY).await;
    reply.problem("invalid-decision");
    let order = json!({"type": "play-on", "clock": {"white": 60_000, "black": 60_000}});
    rita.decided(&id, order).await;
    let game = player.look(&id).await;
    assert_eq!(
        (&game["verdict"], &game["clock"]["running"]),
        (&Value::Null, &json!("white"))
    );
    assert!(game["clock"]["whiteMs"].as_u64().unwrap() > 50_000);
    assert_eq!(player.play(&id, &["37-32"]).await["ply"], 5);
}

#[tokio::test]
async fn irregular_moves_follow_the_articles() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    // White's fifth half-move was touched wrongly: Black has it corrected.
    let order = json!({
        "type": "irregularity", "by": "black", "what": "wrong-number", "choice": "correct",
        "takeBack": 1, "gainsMs": 30_000,
    });
    let decision = rita.decided(&id, order).await;
    let text = decision["text"].as_str().unwrap();
    assert!(text.contains("5.4.8") && text.contains("0:30"), "{text}");
    assert!(
        text.contains("without what the moves taken back had earned"),
        "{text}"
    );
    let game = player.look(&id).await;
    assert_eq!(game["ply"], 3);
    assert!(game["clock"]["whiteMs"].as_u64().unwrap() > 320_000);
    // Moves that were taken back are played again, not put back.
    let withdraw = json!({"type": "withdraw", "version": decision["version"]});
    rita.decide(&id, withdraw, WHY)
        .await
        .problem("nothing-to-do");
    player.play(&id, &["14x23"]).await;
    // The choice can come later; the opponent's move accepts.
    let open = json!({"type": "irregularity", "by": "black", "what": "two-hands"});
    rita.decided(&id, open.clone()).await;
    player.play(&id, &["37-32"]).await;
    let choice = json!({"type": "choice", "choice": "let-stand"});
    rita.decide(&id, choice.clone(), WHY)
        .await
        .problem("nothing-to-do");
    rita.decided(
        &id,
        json!({"type": "irregularity", "by": "white", "what": "taken-back"}),
    )
    .await;
    rita.decided(&id, choice).await;
    let lost = json!({
        "type": "irregularity", "by": "white", "what": "illegal-move", "lost": true,
    });
    rita.decided(&id, lost).await;
    assert_eq!(player.look(&id).await["verdict"]["result"], "0-2");
}

#[tokio::test]
async fn in_chess_an_irregular_move_is_corrected_and_one_too_many_need_not_lose() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    // Black has a bare king and cannot checkmate.
    let bare = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for (by, result) in [("white", "1/2-1/2"), ("black", "1-0")] {
        let game = player.start_local("chess960", Some(bare)).await;
        let id = id(&game);
        let stand = json!({
            "type": "irregularity", "by": by, "what": "illegal-move", "choice": "let-stand",
        });
        let problem = rita
            .decide(&id, stand, WHY)
            .await
            .problem("invalid-decision");
        assert!(
            problem["detail"]
                .as_str()
                .unwrap()
                .contains("always corrected"),
            "{problem}"
        );
        let page = rita.page(&format!("/referee/game/{id}")).await;
        assert!(!page.contains("value=\"let-stand\""), "{page}");
        rita.decided(
            &id,
            json!({"type": "irregularity", "by": by, "what": "illegal-move"}),
        )
        .await;
        let lost = json!({
            "type": "irregularity", "by": by, "what": "illegal-move", "lost": true,
        });
        rita.decided(&id, lost).await;
        let verdict = player.look(&id).await["verdict"].clone();
        assert_eq!(verdict["result"], result, "{verdict:#}");
        let text = verdict["text"].as_str().unwrap();
        assert!(text.contains("article 7.5"), "{verdict:#}");
        assert!(!text.contains("set up again"), "{verdict:#}");
        assert_eq!(
            text.contains("cannot checkmate"),
            by == "white",
            "{verdict:#}"
        );
        assert!(
            verdict["article"].as_str().unwrap().starts_with("7.5"),
            "{verdict:#}"
        );
    }
    let game = player.start_local("international", None).await;
    let page = rita.page(&format!("/referee/game/{}", id(&game))).await;
    assert!(page.contains("value=\"let-stand\""), "{page}");
}

#[tokio::test]
async fn material_forfeits_and_double_losses() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let fen = "W:W31,32,33,K40:B7,8";
    let game = player.start_local("international", Some(fen)).await;
    let decision = rita.decided(&id(&game), json!({"type": "material"})).await;
    let text = decision["text"].as_str().unwrap();
    assert!(text.contains("8–2"), "three men up: {text}");
    assert_eq!(player.look(&id(&game)).await["verdict"]["result"], "2-0");
    let game = player.start_local("international", None).await;
    rita.decided(&id(&game), json!({"type": "forfeit", "cause": "lateness"}))
        .await;
    let verdict = player.look(&id(&game)).await["verdict"].clone();
    assert_eq!(
        (&verdict["result"], &verdict["reason"]),
        (&json!("0-0"), &json!("forfeit"))
    );
    // A game that its rules ended cannot be played on.
    let over = player.start_local("russian", Some("W:Wc3:Bd4")).await;
    player.play(&id(&over), &["c3xe5"]).await;
    rita.decide(&id(&over), json!({"type": "play-on"}), WHY)
        .await
        .problem("nothing-to-do");
}

#[tokio::test]
async fn youth_mode_wants_every_decision_explained() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, true).await;
    let end = json!({"type": "end", "result": "1-1"});
    for short in [
        "",
        "  ",
        "Draw.",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    ] {
        let problem = rita
            .decide(&id, end.clone(), short)
            .await
            .problem("no-explanation");
        assert!(problem["detail"].as_str().unwrap().len() > 20);
    }
    assert_eq!(player.look(&id).await["verdict"], Value::Null);
    // Even a pause: children want to know why the clocks stand.
    let pause = json!({"type": "pause"});
    rita.decide(&id, pause, "").await.problem("no-explanation");
    assert_eq!(player.look(&id).await["paused"], false);
    // The form refuses as well, and keeps what was written.
    let form = "order=end&ply=4&result=1-1&why=Draw.";
    let page = rita
        .post_form(&format!("/referee/game/{id}/decide"), form)
        .await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text().contains(">Draw.</textarea>"));
    rita.decided(&id, end).await;
    // Elsewhere a word is enough, but not none.
    let free = timed_game(&mut player, false).await;
    let order = json!({"type": "end", "result": "1-1"});
    rita.decide(&free, order.clone(), "")
        .await
        .problem("no-explanation");
    assert_eq!(
        rita.decide(&free, order, "Agreed.").await.status,
        StatusCode::OK
    );
    // The automatic end of a youth game is told at length beside the board.
    let wish = json!({
        "variant": "international", "mode": "local", "youth": true, "fen": "W:WK1,K2:BK48",
    });
    let game = player.start(&wish).await;
    let short = self::id(&game);
    let moves: Vec<&str> = "1-12 48-43 2-13 43-39 13-19 39-48 12-1 48-43 1-18 43-21"
        .split(' ')
        .collect();
    player.play(&short, &moves).await;
    let told = player.get(&format!("/game/{short}/told")).await.text();
    assert!(
        told.contains("told-story") && told.contains("Annex 1, 6.4"),
        "{told}"
    );
}

#[tokio::test]
async fn in_chess_no_reply_accepts_an_illegal_move_and_nothing_is_weighed() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let game = player
        .start_local("chess960", Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"))
        .await;
    let id = id(&game);
    player.play(&id, &["e4", "Ke7", "Ke2"]).await;
    let weigh = json!({"type": "material"});
    rita.decide(&id, weigh, WHY).await.problem("nothing-to-do");
    let page = rita.get(&format!("/referee/game/{id}")).await.text();
    assert!(!page.contains("value=\"material\""), "offered in chess");
    let order = json!({
        "type": "irregularity", "by": "white", "what": "illegal-move", "choice": "correct",
        "takeBack": 3,
    });
    rita.decided(&id, order).await;
    assert_eq!(player.look(&id).await["ply"], 0);
}
