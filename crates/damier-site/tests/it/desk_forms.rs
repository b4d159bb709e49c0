//! The forms of the referee's page: what they offer in which game, what they keep, and what
//! is said of an order that is outdated or cannot be read.

use axum::http::StatusCode;
use serde_json::json;

use crate::referee::{WHY, referee, timed_game};
use crate::support::{Site, id};

const WORDS: &str = "why=White+did+not+come+back.";

#[tokio::test]
async fn a_chess_game_is_offered_what_chess_knows() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = id(&player.start_local("chess960", None).await);
    let page = rita.page(&format!("/referee/game/{id}")).await;
    for shown in [
        "value=\"pawn-not-replaced\"",
        "7.5.3 · the clock pressed without a move",
        "<b class=\"figures\">1-0</b>",
        "<b class=\"figures\">½-½</b>",
        "8 pawns, 8 pieces",
        "5.1.1 · A player who is checkmated has lost.",
        "5.2.1 · The game is drawn if the player to move",
    ] {
        assert!(page.contains(shown), "{shown}");
    }
    for foreign in [
        "capture-missed",
        "5.4.",
        ">2-0<",
        ">1-1<",
        " men,",
        " kings",
        " · <",
    ] {
        assert!(!page.contains(foreign), "{foreign}");
    }
    for (language, words) in [("fr", "8 pions, 8 pièces"), ("ru", "8 пешек, 8 фигур")] {
        let mut reader = referee(&site).await.speaking(language);
        let page = reader.page(&format!("/referee/game/{id}")).await;
        assert!(
            page.contains(&format!("{words}.</title>")),
            "the label: {page}"
        );
        assert!(!page.contains("Damier. Blancs") && !page.contains("дамок"));
    }
    let foreign = json!({"type": "irregularity", "by": "white", "what": "capture-missed"});
    let problem = rita
        .decide(&id, foreign, WHY)
        .await
        .problem("invalid-decision");
    assert_eq!(problem["known"][0], "illegal-move", "{problem}");
    // Nor does a game of draughts know what chess does.
    let draughts = timed_game(&mut player, false).await;
    let page = rita.page(&format!("/referee/game/{draughts}")).await;
    assert!(page.contains("capture-missed") && !page.contains("pawn-not-replaced"));
    let draw = json!({"type": "end", "result": "1-1"});
    let path = format!("/api/referee/games/{id}/decisions");
    let wish = json!({"order": draw, "why": WHY, "article": "5.1.2"});
    let problem = rita.post(&path, &wish).await.problem("invalid-decision");
    assert!(
        problem["detail"].as_str().unwrap().contains("1/2-1/2"),
        "{problem}"
    );
}

#[tokio::test]
async fn in_chess_a_reply_accepts_nothing_and_no_book_cites_another() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let choice = json!({"type": "choice", "choice": "correct", "takeBack": 2});
    for (variant, cites) in [
        ("chess960", None),
        ("international", Some("(article 5.7)")),
        ("russian", Some("FMJD Annex 1, 5.7")),
        ("brazilian", Some("FMJD Annex 1, 5.7")),
        ("american", Some("FMJD Annex 1, 5.7")),
    ] {
        let id = id(&player.start_local(variant, None).await);
        let refused = rita.decide(&id, choice.clone(), WHY).await;
        let problem = refused.problem("nothing-to-do");
        let detail = problem["detail"].as_str().unwrap();
        assert_eq!(
            detail.contains("5.7"),
            cites.is_some(),
            "{variant}: {detail}"
        );
        assert!(
            detail.contains(cites.unwrap_or("corrected")),
            "{variant}: {detail}"
        );
    }
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let id = id(&player.start_local("chess960", Some(start)).await);
    player.play(&id, &["e4"]).await;
    let open = json!({"type": "irregularity", "by": "white", "what": "illegal-move"});
    rita.decided(&id, open).await;
    player.play(&id, &["e5"]).await;
    rita.decided(&id, choice).await;
    assert_eq!(player.look(&id).await["ply"], 0);
}

#[tokio::test]
async fn an_outdated_order_is_refused_in_its_own_words_and_kept() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/referee/game/{id}/decide");
    let page = rita.page(&format!("/referee/game/{id}")).await;
    for order in [
        "end",
        "claim",
        "irregularity",
        "forfeit",
        "material",
        "clock",
        "start-over",
    ] {
        let form = page
            .split(&format!("name=\"order\" value=\"{order}\""))
            .nth(1)
            .unwrap();
        let form = form.split("</form>").next().unwrap();
        assert!(form.contains("name=\"ply\" value=\"4\""), "{order}");
    }
    for (language, words) in [("en", "at move 3"), ("fr", "au coup 3"), ("ru", "ход 3")] {
        let mut reader = referee(&site).await.speaking(language);
        for (form, kept) in [
            (
                "order=forfeit&side=black&cause=refusal",
                "value=\"refusal\" checked",
            ),
            ("order=clock&white=7:07&black=8:08", "value=\"7:07\""),
            ("order=end&result=0-0", "value=\"0-0\" checked"),
            (
                "order=claim&side=white&answer=refused",
                "value=\"refused\" checked",
            ),
            (
                "order=irregularity&side=white&what=two-hands&gains=35&lost=yes",
                "value=\"two-hands\" selected",
            ),
        ] {
            let form = format!("{form}&ply=3&{WORDS}");
            let reply = reader.post_form(&path, &form).await;
            assert_eq!(reply.status, StatusCode::CONFLICT, "{form}");
            let page = reply.text();
            assert!(page.contains(words), "{form}: {page}");
            assert!(page.contains(kept), "{form}: {page}");
            assert!(
                page.contains(">White did not come back.</textarea>"),
                "{form}"
            );
            assert!(page.contains("name=\"ply\" value=\"4\""), "{form}");
        }
    }
    // A game that is over, too.
    let over = "order=end&ply=4&result=1-1&why=Agreed.";
    assert_eq!(
        rita.post_form(&path, over).await.status,
        StatusCode::SEE_OTHER
    );
    let late = format!("order=play-on&ply=2&white=5:00&black=5:00&{WORDS}");
    assert_eq!(
        rita.post_form(&path, &late).await.status,
        StatusCode::CONFLICT
    );
    assert!(!player.look(&id).await["verdict"].is_null());
}

#[tokio::test]
async fn what_cannot_be_read_is_named_and_nothing_is_decided() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/referee/game/{id}/decide");
    for (form, told) in [
        ("order=end&result=1-1&ply=four", "for which position"),
        ("order=end&result=1-1&ply=-1", "for which position"),
        ("order=end&result=1-1", "for which position"),
        ("order=end&ply=4", "“Result” is not filled in"),
        (
            "order=end&ply=4&result=3-0",
            "“3-0” is not among the choices for “Result”",
        ),
        (
            "order=hang&ply=4",
            "“hang” is not among the choices for “Kind of decision”",
        ),
        (
            "order=forfeit&ply=4&side=green&cause=lateness",
            "“green” is not among",
        ),
        (
            "order=forfeit&ply=4&side=white&cause=rain",
            "“rain” is not among",
        ),
        ("order=forfeit&ply=4&side=white", "“Why” is not filled in"),
        (
            "order=irregularity&ply=4&side=black&what=two-hands&take_back=one",
            "“one” cannot be used for “Plies taken back”",
        ),
        (
            "order=irregularity&ply=4&side=black&what=two-hands&gains=1.5",
            "“1.5” cannot be used for “Seconds for the opponent”",
        ),
        (
            "order=irregularity&ply=4&side=black&what=two-hands&choice=perhaps",
            "“perhaps” is not among",
        ),
        (
            "order=irregularity&ply=4&side=black&what=sneeze",
            "“sneeze” is not among",
        ),
        (
            "order=clock&ply=4&white=5:00&black=",
            "“Time of Black” is not filled in",
        ),
        (
            "order=clock&ply=4&white=5:77&black=5:00",
            "“5:77” is no time",
        ),
        (
            "order=withdraw&version=last",
            "“last” cannot be used for “Number",
        ),
    ] {
        let reply = rita.post_form(&path, &format!("{form}&{WORDS}")).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{form}");
        let page = reply.text();
        let fault = page.split("id=\"fault\"").nth(1).unwrap_or_default();
        let fault = fault.split("</p>").next().unwrap_or_default();
        assert!(fault.contains(told), "{form}: {fault}");
    }
    assert_eq!(player.look(&id).await["decisions"], json!([]));
}

#[tokio::test]
async fn a_referee_can_insist_on_taking_back_what_was_replied_to() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let path = format!("/referee/game/{id}/decide");
    let page = rita.page(&format!("/referee/game/{id}")).await;
    assert!(!page.contains("name=\"anyway\""));
    let form = "order=irregularity&ply=4&side=white&what=wrong-number&choice=correct&take_back=2";
    let reply = rita.post_form(&path, &format!("{form}&{WORDS}")).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    let page = reply.text();
    assert!(page.contains("name=\"anyway\"") && page.contains("Take it back all the same"));
    assert!(page.contains("name=\"take_back\" type=\"number\" min=\"0\" max=\"4\" value=\"2\""));
    let reply = rita
        .post_form(&path, &format!("{form}&anyway=yes&{WORDS}"))
        .await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    assert_eq!(player.look(&id).await["ply"], 2);
}

#[tokio::test]
async fn who_decides_has_read_what_others_decided() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    let page = rita.page(&format!("/referee/game/{id}")).await;
    let path = format!("/referee/game/{id}/decide?decisions=0");
    assert!(page.contains(&format!("action=\"{path}\"")), "{page}");
    let won = format!("order=end&result=2-0&ply=4&{WORDS}");
    let lost = format!("order=end&result=0-2&ply=4&{WORDS}");
    let reply = rita.post_form(&path, &won).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    for (language, words) in [
        ("en", "Another decision was made"),
        ("fr", "Une autre décision"),
        ("ru", "принято другое решение"),
    ] {
        let mut other = referee(&site).await.speaking(language);
        let reply = other.post_form(&path, &lost).await;
        assert_eq!(reply.status, StatusCode::CONFLICT, "{language}");
        let page = reply.text();
        assert!(page.contains(words), "{page}");
        assert!(page.contains("value=\"0-2\" checked"), "{page}");
        assert!(page.contains("decide?decisions=1\""), "{page}");
    }
    assert_eq!(player.look(&id).await["verdict"]["result"], "2-0");
    let reply = rita.post_form(&path.replace("=0", "=1"), &lost).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER);
    assert_eq!(player.look(&id).await["verdict"]["result"], "0-2");
}

#[tokio::test]
async fn no_answer_to_a_claim_undoes_another_end_and_no_clock_is_set_to_nothing() {
    let site = Site::open().await;
    let mut player = site.visitor();
    let mut rita = referee(&site).await;
    let id = timed_game(&mut player, false).await;
    for clock in [("white", "whiteMs"), ("black", "blackMs")] {
        let mut order = json!({"type": "clock", "whiteMs": 60_000, "blackMs": 60_000});
        order[clock.1] = json!(0);
        let problem = rita
            .decide(&id, order, WHY)
            .await
            .problem("invalid-decision");
        let detail = problem["detail"].as_str().unwrap();
        assert!(detail.contains("without time"), "{}: {detail}", clock.0);
    }
    assert!(player.look(&id).await["verdict"].is_null());
    let resigns = json!({"type": "resign", "ply": 4, "side": "white"});
    let resigned = player.act(&id, &resigns).await;
    assert_eq!(resigned.status, StatusCode::OK, "{}", resigned.text());
    for answer in ["refused", "granted"] {
        let order = json!({"type": "claim", "side": "black", "answer": answer});
        rita.decide(&id, order, WHY).await.problem("game-over");
    }
    assert_eq!(player.look(&id).await["verdict"]["result"], "0-2");
}
