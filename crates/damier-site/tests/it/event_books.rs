//! An event's own rule book judges every game of the event: those played at its boards,
//! those that records bring, and those of its play-offs.

use axum::http::StatusCode;
use damier_arbiter::RuleBook;
use serde_json::{Value, json};

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::pair;

/// The club draws after two moves each without a capture.
const CLUB: &str = r#"format = 1
id = "club"
variants = ["russian"]
source = "Rules of the club"
name.en = "Club rules"
name.fr = "Règles du club"
name.ru = "Правила клуба"
about.en = "What we play on Thursdays."
about.fr = "Ce que nous jouons le jeudi."
about.ru = "Во что мы играем по четвергам."

[[clause]]
id = "3"
article = "3"
source = "Rules of the club, 3"
kind = "move-limit"
unit = "each"
limit = 2
restarts = ["capture"]
name.en = "two quiet moves"
name.fr = "deux coups calmes"
name.ru = "два тихих хода"
rule.en = "Two moves each without a capture are a draw."
rule.fr = "Deux coups de chacun sans prise font nulle."
rule.ru = "Два хода каждого без взятия — ничья."
"#;

/// Two moves each without a capture.
const QUIET: [&str; 4] = ["a3-b4", "h6-g5", "b2-a3", "g7-h6"];

fn encoded(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// An event of two with a book of its own, as text or by name, and its round 1.
async fn duel(arbiter: &mut Client, book: &str) -> String {
    let form = format!("name=Duel&variant=russian&system=round-robin&{book}");
    let to = arbiter.done("/events/new", &form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    for name in ["Anna", "Bo"] {
        let form = format!("do=add&name={name}");
        let players = format!("/events/{id}/desk/players");
        arbiter.done(&players, &form).await;
    }
    pair(arbiter, &id).await;
    id
}

fn pasted(text: &str) -> String {
    format!("rulebook=own&rulebookText={}", encoded(text))
}

fn result(event: &Value) -> &Value {
    &event["rounds"][0]["boards"][0]["result"]
}

/// Plays the four moves in a game, which the club's rules then end.
async fn drawn_by_the_club(arbiter: &mut Client, game: &str) {
    for (ply, text) in QUIET.iter().enumerate() {
        let action = json!({"type": "move", "ply": ply, "text": text});
        let reply = arbiter.act(game, &action).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    }
    let view = arbiter.look(game).await;
    assert_eq!(view["verdict"]["clause"], "club/3", "{view:#}");
    let url = view["verdict"]["url"].as_str().unwrap();
    assert_eq!(url, format!("/game/{game}/rules#3"));
    let page = arbiter.page(&format!("/game/{game}/rules")).await;
    assert!(page.contains("Two moves each without a capture") && page.contains("id=\"3\""));
}

#[tokio::test]
async fn a_book_pasted_into_an_event_judges_its_live_games() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = duel(&mut arbiter, &pasted(CLUB)).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["regulations"]["rule_book"], "club");
    assert_eq!(event["regulations"]["rule_book_text"], CLUB);
    let page = arbiter.page(&format!("/events/{id}/regulations")).await;
    assert!(page.contains("Club rules") && page.contains(&format!("/events/{id}/rules")));
    let book = arbiter.page(&format!("/events/{id}/rules")).await;
    assert!(book.contains("Two moves each without a capture"), "{book}");

    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=start&round=1&board=1&clock=").await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let game = page.split("/game/").nth(1).unwrap()[..8].to_owned();
    drawn_by_the_club(&mut arbiter, &game).await;
    assert_eq!(result(&arbiter.event(&id).await)["kind"], "draw");

    // A game under other rules is none of this event.
    let other = json!({"variant": "russian", "mode": "local"});
    let other = arbiter.start(&other).await["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let link = format!("do=link&round=1&board=1&game={other}");
    let refused = arbiter.post_form(&desk, &link).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(
        refused.text().contains("another rule book"),
        "{}",
        refused.text()
    );
    // After the start the book is frozen like the rest: only with a reason.
    let rules = format!("{desk}/rules");
    let form = "name=Duel&variant=russian&system=round-robin&rulebook=russia-2022";
    let refused = arbiter.post_form(&rules, form).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{}", refused.text());
    let same = format!(
        "name=Duel&variant=russian&system=round-robin&arbiter=Ann&{}",
        pasted(CLUB)
    );
    arbiter.done(&rules, &same).await;
    arbiter.done(&rules, &format!("{form}&reason=agreed")).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["regulations"]["rule_book"], "russia-2022");
    assert!(event["regulations"]["rule_book_text"].is_null());
}

#[tokio::test]
async fn records_of_an_event_are_judged_by_its_own_book() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = duel(&mut arbiter, &pasted(&CLUB.replace('\n', "\r\n"))).await;
    let event = arbiter.event(&id).await;
    let board = &event["rounds"][0]["boards"][0];
    let name = |id: &Value| if *id == 1 { "Anna" } else { "Bo" };
    let (white, black) = (name(&board["white"]), name(&board["black"]));
    let games = format!("/events/{id}/desk/games");
    let tags = format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n");
    let [one, two, three, four] = QUIET;
    let moves = format!("1. {one} {two} 2. {three} {four}");
    // By the usual book White could have won it; the club has it drawn.
    let reply = arbiter
        .upload(&games, &[("text", &format!("{tags}{moves} 1-0\n"))])
        .await;
    let text = reply.text();
    assert!(
        text.contains("0 of 1 entered") && text.contains("the rules say 1-1"),
        "{text}"
    );
    let reply = arbiter
        .upload(&games, &[("text", &format!("{tags}{moves} *\n"))])
        .await;
    assert!(reply.text().contains("1 of 1 entered"), "{}", reply.text());
    assert_eq!(result(&arbiter.event(&id).await)["kind"], "draw");
}

#[tokio::test]
async fn records_that_tell_a_game_differently_or_begin_anywhere_are_flagged() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = duel(&mut arbiter, "rulebook=russia-2022").await;
    let board = arbiter.event(&id).await["rounds"][0]["boards"][0].clone();
    let name = |id: &Value| if *id == 1 { "Anna" } else { "Bo" };
    let (white, black) = (name(&board["white"]), name(&board["black"]));
    let tags = format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n");
    let games = format!("/events/{id}/desk/games");
    let record = |result: &str| format!("{tags}1. ab4 ba5 {result}\n\n");
    let two = record("1-0") + &record("0-1");
    let reply = arbiter.upload(&games, &[("text", &two)]).await.text();
    for words in [
        "0 of 2 entered",
        "record 2 (line 6) says 0-2",
        "record 1 (line 1) says 2-0",
    ] {
        assert!(reply.contains(words), "{words}: {reply}");
    }
    let set_up = format!("{tags}[FEN \"W:Wa1,c1:Bh8\"]\n1. c1-b2 1-0\n");
    let fields = [("text", &*set_up)];
    let reply = arbiter.upload(&games, &fields).await.text();
    assert!(reply.contains("0 of 1 entered"), "{reply}");
    assert_eq!(result(&arbiter.event(&id).await)["kind"], "unfinished");
    let fields = [("text", &*set_up), ("any-start", "yes")];
    let reply = arbiter.upload(&games, &fields).await.text();
    assert!(reply.contains("1 of 1 entered"), "{reply}");
    assert_eq!(result(&arbiter.event(&id).await)["kind"], "win");
    let twice = set_up.repeat(2);
    let fields = [("text", &*twice), ("any-start", "yes")];
    let reply = arbiter.upload(&games, &fields).await.text();
    assert!(reply.contains("1 of 2 entered"), "{reply}");
    assert!(reply.contains("as record 1"), "{reply}");
}

#[tokio::test]
async fn a_play_off_of_an_event_is_judged_by_its_own_book() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.toml");
    std::fs::write(&file, CLUB).unwrap();
    let site = Site::with_rules(vec![file.clone()]).await;
    let mut arbiter = referee(&site).await;
    // The book of the operator, by its name: the event takes the text along.
    let id = duel(&mut arbiter, "rulebook=club").await;
    let regulations = arbiter.event(&id).await["regulations"].take();
    assert_eq!(regulations["rule_book_text"], CLUB);
    let desk = format!("/events/{id}/desk");
    arbiter
        .done(&desk, "do=results&round=1&s1=open&b1=draw")
        .await;
    let ties = format!("{desk}/play-offs");
    arbiter.done(&ties, "do=start&place=1&form=barrage").await;
    // The site comes without the file, and another book has its name.
    std::fs::write(&file, CLUB.replace("limit = 2", "limit = 9")).unwrap();
    let site = site.restart().await;
    let mut arbiter = site.welcome(&arbiter);
    let playoff = arbiter.done(&ties, "do=match&index=0").await;
    let playoff = playoff.split('/').next_back().unwrap().to_owned();
    let page = arbiter.page(&format!("/playoff/{playoff}")).await;
    assert!(page.contains("Club rules"), "{page}");
    let path = format!("/api/playoffs/{playoff}/actions");
    let view = arbiter.post(&path, &json!({"type": "begin"})).await.json();
    let game = view["games"][0]["game"].as_str().unwrap().to_owned();
    drawn_by_the_club(&mut arbiter, &game).await;
    let event = arbiter.event(&id).await;
    let games = event["play_offs"][0]["games"].as_array().unwrap();
    assert_eq!(games.len(), 1, "{event}");
    assert!(
        games[0]["winner"].is_null(),
        "drawn by the club's book: {event}"
    );
    let log = arbiter
        .get(&format!("/api/playoffs/{playoff}/log"))
        .await
        .text();
    assert!(log.contains("rulebookText"), "{log}");
}

#[tokio::test]
async fn what_is_no_book_for_the_event_is_refused_with_a_remedy() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    for (book, says) in [
        (
            pasted(&CLUB.replace("limit = 2", "limit = \"two\"")),
            "line 18, column 9",
        ),
        (
            pasted(&CLUB.replace("\"russian\"", "\"frisian\"")),
            "not one of the game",
        ),
        (
            pasted(&CLUB.replace("\"club\"", "\"idf\"")),
            "such as `idf-2`",
        ),
        (pasted("  "), "Paste the text"),
        (
            format!("rulebook=idf&rulebookText={}", encoded(CLUB)),
            "another one is pasted",
        ),
        (pasted(&"#".repeat(300_000)), "too long"),
    ] {
        let form = format!("name=Duel&variant=russian&system=round-robin&{book}");
        let reply = arbiter.post_form("/events/new", &form).await;
        assert!(reply.status.is_client_error(), "{says}: {}", reply.status);
        assert!(reply.text().contains(says), "{says}: {}", reply.text());
    }
    // Without a choice, what is pasted counts.
    let form = format!(
        "name=Duel&variant=russian&system=round-robin&rulebookText={}",
        encoded(CLUB)
    );
    let to = arbiter.done("/events/new", &form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let mut file = arbiter.get(&format!("/api/tournaments/{id}")).await.json();
    assert_eq!(file["event"]["regulations"]["rule_book"], "club");
    file["event"]["regulations"]["rule_book_text"] = "not a book".into();
    let reply = arbiter.post("/api/tournaments", &file).await;
    reply.problem("invalid-rulebook");
    // Nor does an event bring a book that poses as a built-in one.
    let posing = CLUB.replace("id = \"club\"", "id = \"idf\"");
    file["event"]["regulations"]["rule_book_text"] = posing.as_str().into();
    let reply = arbiter.post("/api/tournaments", &file).await;
    let problem = reply.problem("invalid-rulebook");
    assert!(
        problem["mistakes"].to_string().contains("`idf-2`"),
        "{problem}"
    );
}

#[tokio::test]
async fn a_game_of_ones_own_takes_a_book_as_text() {
    let site = Site::open().await;
    let mut client = site.visitor();
    let wish = json!({"variant": "russian", "mode": "local", "rulebookText": CLUB});
    let game = client.start(&wish).await["id"].as_str().unwrap().to_owned();
    drawn_by_the_club(&mut client, &game).await;
    let wish = json!({"variant": "russian", "mode": "local", "rulebookText": "format = 1"});
    let problem = client.post("/api/games", &wish).await;
    let problem = problem.problem("invalid-rulebook");
    assert!(
        problem["detail"].as_str().unwrap().contains("line"),
        "{problem}"
    );
    // A text of one's own is not called as a built-in book, whoever it is given to.
    let posing = CLUB.replace("id = \"club\"", "id = \"fmjd\"");
    let wish = json!({"variant": "russian", "mode": "local", "rulebookText": posing});
    let named = json!({
        "variant": "russian", "mode": "local", "rulebook": "fmjd", "rulebookText": posing,
    });
    for wish in [wish, named] {
        let refused = client.post("/api/games", &wish).await;
        let problem = refused.problem("invalid-rulebook");
        assert_eq!(problem["line"], 2, "{problem}");
        let told = problem["mistakes"].to_string();
        assert!(told.contains("such as `fmjd-2`"), "{told}");
    }
    let checked = client
        .post_bytes("/api/rules/check", posing.into_bytes())
        .await;
    let checked = checked.json();
    assert_eq!(checked["ok"], false);
    let told = checked["mistakes"].to_string();
    assert!(told.contains("such as `fmjd-2`"), "{told}");
    // A copy of a built-in book is that book.
    let copy = format!("# Ours.\n{}", RuleBook::builtin_source("idf").unwrap());
    let wish = json!({"variant": "russian", "mode": "local", "rulebookText": copy});
    assert_eq!(client.start(&wish).await["rulebook"]["id"], "idf");
    let mut wish = crate::playoffs::wish("lehmann-georgiev");
    wish["variant"] = "russian".into();
    wish["rulebookText"] = CLUB.replace("id = \"club\"", "id = \"idf\"").into();
    let refused = client.post("/api/playoffs", &wish).await;
    assert_eq!(refused.problem("invalid-rulebook")["line"], 2);
    let wish = json!({"variant": "frisian", "mode": "local", "rulebookText": CLUB});
    client
        .post("/api/games", &wish)
        .await
        .problem("unknown-rulebook");
}
