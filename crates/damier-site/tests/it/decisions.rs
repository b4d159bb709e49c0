//! Decisions of a referee that are refused, and what is told of those that are not.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::referee::{WHY, referee, timed_game};
use crate::support::{Site, id};

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_reason() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/api/referee/games/{id}/decisions");
    let end = json!({"type": "end", "result": "1-1"});
    for (wish, kind) in [
        (
            json!({"order": end, "why": WHY, "article": "99.9"}),
            "unknown-article",
        ),
        (json!({"order": end, "why": WHY, "ply": 3}), "stale-ply"),
        (
            json!({"order": end, "why": "x".repeat(3000)}),
            "no-explanation",
        ),
        (
            json!({"order": end, "why": WHY, "whyIn": {"xx": "?"}}),
            "invalid-decision",
        ),
        (
            json!({"order": {"type": "hang"}, "why": WHY}),
            "invalid-json",
        ),
        (
            json!({"order": {"type": "end", "result": "3-0"}, "why": WHY}),
            "invalid-json",
        ),
        (
            json!({"order": {"type": "choice", "choice": "correct"}, "why": WHY}),
            "nothing-to-do",
        ),
    ] {
        rita.post(&path, &wish).await.problem(kind);
    }
    let back = json!({
        "type": "irregularity", "by": "white", "what": "taken-back", "choice": "correct",
        "takeBack": 99,
    });
    rita.decide(&id, back, WHY)
        .await
        .problem("invalid-decision");
    assert_eq!(player.look(&id).await["decisions"], json!([]));
}

#[tokio::test]
async fn dots_and_hidden_characters_explain_nothing() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, true).await;
    let dots = ". ".repeat(30);
    let hidden = "\u{200b}\u{2060} ".repeat(30);
    for order in [
        json!({"type": "pause"}),
        json!({"type": "end", "result": "1-1"}),
    ] {
        for nothing in [dots.as_str(), &hidden, "", "Stop."] {
            let reply = rita.decide(&id, order.clone(), nothing).await;
            reply.problem("no-explanation");
        }
    }
    // A translation is checked as well, and named.
    let path = format!("/api/referee/games/{id}/decisions");
    let wish = json!({
        "order": {"type": "end", "result": "1-1"}, "why": WHY, "whyIn": {"fr": "x"},
    });
    let problem = rita.post(&path, &wish).await.problem("no-explanation");
    assert_eq!(problem["language"], "fr");
    assert!(
        problem["detail"].as_str().unwrap().contains("French"),
        "{problem}"
    );
    // The form keeps what was written in every language.
    let form = "order=end&ply=4&result=1-1&why=Draw.&why_fr=Nulle+convenue.";
    let page = rita
        .post_form(&format!("/referee/game/{id}/decide"), form)
        .await;
    assert!(page.text().contains(">Nulle convenue.</textarea>"));
    assert_eq!(player.look(&id).await["decisions"], json!([]));
    // Elsewhere the clocks stop without a word, but hidden ones are not kept.
    let free = timed_game(&mut player, false).await;
    let reply = rita.decide(&free, json!({"type": "pause"}), &hidden).await;
    assert_eq!(reply.json()["why"], "");
}

#[tokio::test]
async fn an_article_and_a_result_that_do_not_go_together_are_refused() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/api/referee/games/{id}/decisions");
    let draw = |article: &str| {
        let order = json!({"type": "end", "result": "1-1"});
        json!({"order": order, "why": WHY, "article": article})
    };
    for (result, article) in [
        ("2-0", "6.1"),
        ("1-1", "7.2.1"),
        ("0-0", "7.2.3"),
        ("0-2", "6.3"),
    ] {
        let order = json!({"type": "end", "result": result});
        // Nobody can insist on a contradiction.
        let wish = json!({"order": order, "why": WHY, "article": article, "anyway": true});
        let problem = rita.post(&path, &wish).await.problem("invalid-decision");
        assert_eq!(problem["article"], article, "{problem}");
    }
    let claim = json!({"type": "claim", "side": "white", "answer": "granted"});
    let wish = json!({"order": claim, "why": WHY, "article": "7.2.1"});
    rita.post(&path, &wish).await.problem("invalid-decision");
    // What the board does not show can be declared, by whoever insists.
    let problem = rita
        .post(&path, &draw("6.1"))
        .await
        .problem("board-disagrees");
    assert_eq!(
        (&problem["times"], &problem["needed"]),
        (&json!(1), &json!(3))
    );
    let wish = json!({"order": {"type": "end", "result": "2-0"}, "why": WHY, "article": "7.2.3"});
    let problem = rita.post(&path, &wish).await.problem("board-disagrees");
    assert!(
        problem["detail"].as_str().unwrap().contains("pieces"),
        "{problem}"
    );
    assert_eq!(player.look(&id).await["verdict"], Value::Null);
    let form = "order=end&ply=4&result=1-1&article=fmjd%2F6.1&why=They+repeated+it.";
    let page = rita
        .post_form(&format!("/referee/game/{id}/decide"), form)
        .await;
    assert_eq!(page.status, StatusCode::CONFLICT);
    assert!(page.text().contains("name=\"anyway\""), "the form asks");
    let mut wish = draw("6.1");
    wish["anyway"] = json!(true);
    rita.post(&path, &wish).await;
    let verdict = player.look(&id).await["verdict"].clone();
    let text = verdict["text"].as_str().unwrap();
    assert!(text.contains("Rita Bos") && text.contains("6.1"), "{text}");
    assert!(!text.contains("third time"), "{text}");
    assert!(
        verdict["sheet"].as_str().unwrap().contains("declared"),
        "{verdict:#}"
    );
    assert_eq!(verdict["article"], "6.1");
    // Everywhere: the story, the record, the page.
    let story = player.get(&format!("/api/games/{id}/story")).await.text();
    let pdn = player.get(&format!("/api/games/{id}/pdn")).await.text();
    for told in [story, pdn] {
        assert!(
            told.contains("Rita Bos") && !told.contains("came about for the third"),
            "{told}"
        );
    }
}

#[tokio::test]
async fn points_by_material_stay_with_the_result() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    for (fen, points, result) in [
        ("W:W31,32,33,K40:B7,8", "8–2", "2-0"),
        ("W:W31,32:B7,8", "5–5", "1-1"),
    ] {
        let id = id(&player.start_local("international", Some(fen)).await);
        rita.decided(&id, json!({"type": "material"})).await;
        let verdict = player.look(&id).await["verdict"].clone();
        assert_eq!(verdict["result"], result);
        let pdn = player.get(&format!("/api/games/{id}/pdn")).await.text();
        let told = ["text", "sheet"].map(|member| verdict[member].as_str().unwrap().to_owned());
        for told in told.iter().chain([&pdn]) {
            assert!(told.contains(points), "{told}");
        }
        for language in ["fr", "ru"] {
            let verdict = player.speaking(language).look(&id).await["verdict"].clone();
            assert!(
                verdict["sheet"].as_str().unwrap().contains(points),
                "{verdict:#}"
            );
        }
    }
}

#[tokio::test]
async fn an_irregular_move_that_is_corrected_is_named() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let order = |choice: Value, take_back: u32, lost: bool| {
        json!({
            "type": "irregularity", "by": "black", "what": "wrong-number", "choice": choice,
            "takeBack": take_back, "lost": lost,
        })
    };
    // Fields that contradict one another.
    for order in [
        order(json!("let-stand"), 1, false),
        order(Value::Null, 99, false),
        order(json!("correct"), 1, true),
        order(json!("let-stand"), 0, true),
    ] {
        let reply = rita.decide(&id, order.clone(), WHY).await;
        reply.problem("invalid-decision");
    }
    assert_eq!(player.look(&id).await["ply"], 4);
    let decision = rita.decided(&id, order(json!("correct"), 1, false)).await;
    assert!(
        decision["text"].as_str().unwrap().contains("14x23"),
        "{decision}"
    );
    let note = player.get(decision["url"].as_str().unwrap()).await.text();
    assert!(note.contains("14x23"), "the note names what was played");
}

/// Annex 3, 6.1.1.b: what a referee grants under it is looked at first.
#[tokio::test]
async fn a_draw_in_time_shortage_needs_its_facts() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let few = "W:WK46,K47,K48,K49:B5,6";
    let crowded = "W:W31,32,33,34,35,36,37,38:B1,2,3";
    // The clock, the board, what is refused, and whether a referee may insist.
    let cases = [
        ("1'", few, None, true),
        ("30\"", few, None, true),
        ("61\"", few, Some("1:01 are left"), true),
        ("30\"", crowded, Some("there are 11"), true),
        ("30\"+1\"", few, Some("without added seconds"), false),
        ("30\" delay 1\"", few, Some("without added seconds"), false),
    ];
    for (clock, fen, refused, may_insist) in cases {
        let wish = json!({"variant": "international", "mode": "local", "fen": fen, "clock": clock});
        let game = player.start(&wish).await;
        let id = game["id"].as_str().unwrap().to_owned();
        let page = rita.get(&format!("/referee/game/{id}")).await.text();
        let offered = page.contains("<option value=\"6.1.1.b\"");
        assert_eq!(offered, may_insist, "{clock}");
        let path = format!("/api/referee/games/{id}/decisions");
        let grant = |anyway: bool| {
            let order = json!({"type": "claim", "side": "white", "answer": "granted"});
            json!({"order": order, "why": WHY, "article": "6.1.1.b", "anyway": anyway})
        };
        if let Some(told) = refused {
            let problem = rita.post(&path, &grant(false)).await;
            assert!(problem.text().contains(told), "{clock}: {}", problem.text());
        }
        let made = rita.post(&path, &grant(refused.is_some())).await;
        assert_eq!(
            made.text().contains("/problems/"),
            !may_insist,
            "{clock}: {}",
            made.text()
        );
    }
}

/// Annex 1, 7.2.4 and the articles like it: a refusal rests on the article of the book,
/// which leads to no draw.
#[tokio::test]
async fn a_refusal_has_its_article() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let page = rita.get(&format!("/referee/game/{id}")).await.text();
    for article in ["7.2.4", "7.3.3", "6.1.1.b"] {
        assert!(
            page.contains(&format!("<option value=\"{article}\"")),
            "{article}"
        );
    }
    assert!(page.contains("a refusal rests on article 7.2.4"), "no hint");
    assert!(!page.contains("<option value=\"5.1\""), "5.1 ends no game");
    let path = format!("/api/referee/games/{id}/decisions");
    for (article, result) in [("7.2.4", "1-1"), ("7.3.3", "2-0"), ("5.1", "1-1")] {
        let order = json!({"type": "end", "result": result});
        let wish = json!({"order": order, "why": WHY, "article": article, "anyway": true});
        rita.post(&path, &wish).await.problem("invalid-decision");
    }
    let refuses = json!({"type": "forfeit", "side": "white", "cause": "refusal"});
    let made = rita.decide(&id, refuses, WHY).await.json();
    assert_eq!(made["article"], "7.2.4");
    let game = player.look(&id).await;
    assert_eq!(game["verdict"]["result"], "0-2");
    assert_eq!(game["verdict"]["article"], "7.2.4");
    let note = player.get(made["url"].as_str().unwrap()).await.text();
    assert!(
        note.contains("refuses to follow the rules has lost"),
        "{note}"
    );
    // Chosen as a result it is the same.
    let order = json!({"type": "end", "result": "0-0"});
    let wish = json!({"order": order, "why": WHY, "article": "7.2.4"});
    rita.post(&path, &wish).await.json();
    let game = player.look(&id).await;
    assert_eq!(
        (&game["verdict"]["result"], &game["verdict"]["reason"]),
        (&json!("0-0"), &json!("forfeit"))
    );
}

/// Annex 1, 5.1: a game that is annulled is played again, with fresh clocks.
#[tokio::test]
async fn a_game_can_be_begun_anew() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let wish = json!({
        "variant": "international", "mode": "local",
        "clock": {"initialMs": 300_000, "incrementMs": 3_000},
    });
    let id = id(&player.post("/api/games", &wish).await.json());
    let anew = json!({"type": "start-over"});
    rita.decide(&id, anew.clone(), WHY)
        .await
        .problem("nothing-to-do");
    let first = player.look(&id).await;
    player.play(&id, &["32-28", "19-23", "28x19"]).await;
    let path = format!("/api/referee/games/{id}/decisions");
    let wish = json!({"order": anew, "why": WHY, "article": "7.3.3"});
    rita.post(&path, &wish).await.problem("invalid-decision");
    let made = rita.decide(&id, anew, WHY).await.json();
    assert_eq!(made["article"], "5.1");
    let game = player.look(&id).await;
    assert_eq!((&game["ply"], &game["fen"]), (&json!(0), &first["fen"]));
    assert_eq!(game["verdict"], json!(null));
    for side in ["whiteMs", "blackMs"] {
        assert_eq!(game["clock"][side], first["clock"]["initialMs"], "{side}");
    }
    assert_eq!(game["clock"]["running"], json!(null));
    player
        .act(&id, &json!({"type": "move", "ply": 0, "text": "32-28"}))
        .await
        .problem("game-paused");
    rita.decide(&id, json!({"type": "resume"}), WHY)
        .await
        .json();
    player.play(&id, &["33-29"]).await;
    // Nothing of it is lost when the site comes back.
    let site = site.restart().await;
    let mut player = site.welcome(&player);
    let game = player.look(&id).await;
    assert_eq!(game["ply"], 1);
}
