//! The tournament desk: a whole event by its forms, two arbiters at once, reports
//! by code, files, and that a crash loses nothing.

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::{Value, json};

use crate::referee::referee;
use crate::support::{Client, Reply, Site};

impl Client {
    /// Sends a form, which must lead to another page; the answer is its address.
    #[track_caller]
    pub(crate) fn done(&mut self, path: &str, body: &str) -> impl Future<Output = String> {
        let caller = std::panic::Location::caller();
        let (path, body) = (path.to_owned(), body.to_owned());
        async move {
            let reply = self.post_form(&path, &body).await;
            let text = reply.text();
            assert_eq!(reply.status, StatusCode::SEE_OTHER, "{caller}: {text}");
            reply.header("location").to_owned()
        }
    }

    pub(crate) async fn upload(&mut self, path: &str, fields: &[(&str, &str)]) -> Reply {
        let mut body = String::new();
        for (name, value) in fields {
            body += &format!(
                "--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n"
            );
        }
        body += "--x--\r\n";
        let request = Request::post(path)
            .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x")
            .body(Body::from(body))
            .unwrap();
        self.send(request).await
    }

    pub(crate) async fn page(&mut self, path: &str) -> String {
        let reply = self.get(path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {}", reply.text());
        reply.text()
    }

    pub(crate) async fn event(&mut self, id: &str) -> Value {
        let mut file = self.get(&format!("/api/tournaments/{id}")).await.json();
        assert_eq!(file["format"], "damier-tournament");
        file["event"].take()
    }

    /// Takes the last step back.
    pub(crate) async fn undo(&mut self, id: &str) {
        let reply = self.get(&format!("/api/tournaments/{id}")).await;
        let version = reply.header("etag").trim_matches('"').to_owned();
        let form = format!("do=undo&version={version}");
        self.done(&format!("/events/{id}/desk"), &form).await;
    }
}

const NAMES: &str = "Anna Berg;2100;NED\nBo Larsen;2050;DEN\nCleo Roux;1990;FRA\n\
                     Dan Poe;1900;USA\nEva Maas;1880;NED\nFilip Nowak;1850;POL\n";

/// An event of six, with round 1 paired.
pub(crate) async fn begun(arbiter: &mut Client) -> String {
    let form = "name=City+Open&variant=international&system=dutch-2026&rounds=3";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let list = format!("/events/{id}/desk/players/list");
    let reply = arbiter
        .upload(&list, &[("text", NAMES), ("sort", "yes")])
        .await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    pair(arbiter, &id).await;
    id
}

pub(crate) async fn pair(arbiter: &mut Client, id: &str) {
    arbiter
        .done(&format!("/events/{id}/desk/pair"), "do=pair")
        .await;
}

#[tokio::test]
async fn an_event_from_the_entry_list_to_the_standings() {
    let site = Site::open().await;
    let mut stranger = site.visitor();
    assert!(stranger.page("/events/new").await.contains("name=\"key\""));
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    for round in 1..=3 {
        if round > 1 {
            pair(&mut arbiter, &id).await;
        }
        let early = arbiter.post_form(&format!("{desk}/pair"), "do=pair").await;
        assert_eq!(early.status, StatusCode::CONFLICT, "results are missing");
        let form =
            format!("do=results&round={round}&s1=open&b1=white&s2=open&b2=draw&s3=open&b3=%2B-");
        arbiter.done(&desk, &form).await;
    }
    let over = arbiter.post_form(&format!("{desk}/pair"), "do=pair").await;
    assert_eq!(over.status, StatusCode::CONFLICT);
    let order = stranger
        .get(&format!("/api/tournaments/{id}/standings"))
        .await;
    let order = order.json();
    assert_eq!(order.as_array().unwrap().len(), 6);
    let points: u32 = order
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["points"].as_str().unwrap().parse::<u32>().unwrap())
        .sum();
    assert_eq!(points, 18);
    for view in [
        "",
        "/pairings",
        "/names",
        "/standings",
        "/crosstable",
        "/progress",
        "/players",
        "/regulations",
        "/player/1",
        "/hall",
        "/why?a=1&b=2&round=2",
        "/pairings?round=1",
        "/files/standings.pdf",
        "/files/crosstable.html",
        "/files/event.trf",
        "/files/event.csv",
    ] {
        for language in ["en", "fr", "ru"] {
            stranger.language = language;
            let page = stranger.page(&format!("/events/{id}{view}")).await;
            for message in ["event-", "deed-", "sheet-", "criterion-"] {
                let shown = format!(">{message}");
                assert!(!page.contains(&shown), "{language} {view}: {message}");
            }
        }
    }
    for view in [
        "",
        "/pair",
        "/players",
        "/play-offs",
        "/files",
        "/rules",
        "/history",
    ] {
        for language in ["en", "fr", "ru"] {
            arbiter.language = language;
            let page = arbiter.page(&format!("{desk}{view}")).await;
            for message in [">event-", ">deed-", ">problem-"] {
                assert!(!page.contains(message), "{language} {view}: {message}");
            }
        }
        stranger.language = "en";
        assert!(
            stranger
                .page(&format!("{desk}{view}"))
                .await
                .contains("name=\"key\"")
        );
    }
    assert!(
        stranger
            .page(&format!("/events/{id}/files/event.json"))
            .await
            .contains("name=\"key\"")
    );
    assert!(
        stranger
            .page(&format!("/events/{id}/files/slips.pdf"))
            .await
            .contains("name=\"key\"")
    );
}

#[tokio::test]
async fn two_arbiters_lose_nothing_and_undo_what_they_did() {
    let site = Site::open().await;
    let mut one = referee(&site).await;
    let mut other = referee(&site).await;
    let id = begun(&mut one).await;
    let desk = format!("/events/{id}/desk");
    let path = format!("/api/tournaments/{id}/results");
    let first = json!({"round": 1, "results": [{"board": 1, "result": "2-0"}]});
    assert_eq!(one.post(&path, &first).await.status, StatusCode::OK);
    // The other one still sees two open boards: board 1 keeps what it has.
    let form = "do=results&round=1&s1=open&b1=draw&s2=open&b2=black";
    let reply = other.post_form(&desk, form).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    assert!(reply.text().contains("role=\"alert\""));
    let event = one.event(&id).await;
    let boards = &event["rounds"][0]["boards"];
    assert_eq!(boards[0]["result"], json!({"kind": "win", "side": "white"}));
    assert_eq!(boards[1]["result"], json!({"kind": "win", "side": "black"}));
    // A program says which version it has seen.
    let request = Request::post(&path)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::IF_MATCH, "\"1\"")
        .body(Body::from(first.to_string()))
        .unwrap();
    assert_eq!(one.send(request).await.status, StatusCode::CONFLICT);
    // Nobody without a seat enters anything.
    let stranger = site.visitor().post(&path, &first).await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
    // Taken back is the last step, and only by who has seen it.
    let old = one.post_form(&desk, "do=undo&version=2").await;
    assert_eq!(old.status, StatusCode::CONFLICT);
    one.undo(&id).await;
    let event = one.event(&id).await;
    let boards = &event["rounds"][0]["boards"];
    assert_eq!(boards[0]["result"]["kind"], "win");
    assert_eq!(boards[1]["result"]["kind"], "unfinished");
    assert_eq!(event["log"][0]["what"]["kind"], "undone");
    assert!(
        one.page(&format!("{desk}/history"))
            .await
            .contains("class=\"gone\"")
    );
}

#[tokio::test]
async fn a_crash_loses_no_step() {
    let mut site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    for form in [
        "do=results&round=1&s1=open&b1=white",
        "do=results&round=1&s2=open&b2=both&s3=open&b3=--",
        "do=decide&round=1&board=3&white=1&black=0&why=Late+by+an+hour",
    ] {
        arbiter.done(&desk, form).await;
        let before = arbiter.event(&id).await;
        site = site.after_a_crash().await;
        arbiter = site.welcome(&arbiter);
        assert_eq!(arbiter.event(&id).await, before, "{form}");
    }
    arbiter
        .done(
            &format!("{desk}/players"),
            "do=next&n2=zero&n3=gone&n4=half",
        )
        .await;
    pair(&mut arbiter, &id).await;
    let before = arbiter.event(&id).await;
    site = site.after_a_crash().await;
    arbiter = site.welcome(&arbiter);
    let after = arbiter.event(&id).await;
    assert_eq!(after, before);
    assert_eq!(after["rounds"][1]["boards"].as_array().unwrap().len(), 1);
    assert_eq!(after["rounds"][1]["byes"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn players_report_by_codes_that_nobody_guesses() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let slips = format!("/events/{id}/files/slips.html?round=1");
    let slips = arbiter.page(&slips).await;
    assert_eq!(slips.matches("class=\"code\"").count(), 3, "a code a board");
    let desk = arbiter.page(&format!("/events/{id}/desk")).await;
    let links = desk.split("class=\"slip-link\" href=\"").skip(1);
    let links: Vec<&str> = links.map(|rest| rest.split('"').next().unwrap()).collect();
    assert_eq!(links.len(), 3);
    let (start, end) = links[0].split_at(links[0].len() - 1);
    let guess = format!("{start}{}", if end == "x" { "y" } else { "x" });
    let (mut white, mut black) = (site.visitor(), site.visitor());
    assert_eq!(white.get(&guess).await.status, StatusCode::NOT_FOUND);
    let reply = white.post_form(&guess, "side=white&result=white").await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND);
    white.page(links[0]).await;
    black.page(links[0]).await;
    for (is_white, form, kind) in [
        (true, "side=white&result=draw", "unfinished"),
        (false, "side=black&result=black", "unfinished"),
        (false, "side=black&result=draw", "draw"),
    ] {
        let who = if is_white { &mut white } else { &mut black };
        let reply = who.post_form(links[0], form).await;
        assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
        let event = arbiter.event(&id).await;
        assert_eq!(event["rounds"][0]["boards"][0]["result"]["kind"], kind);
    }
    for bad in ["side=white&result=--", "side=white", "result=draw"] {
        let reply = white.post_form(links[1], bad).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{bad}");
    }
    white.post_form(links[1], "side=white&result=white").await;
    let form = "do=confirm&round=1&board=2&side=white";
    arbiter.done(&format!("/events/{id}/desk"), form).await;
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][1]["result"];
    assert_eq!(*result, json!({"kind": "win", "side": "white"}));
    let late = white.post_form(links[1], "side=white&result=draw").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn pairs_by_hand_are_compared_and_logged() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=take-back&round=1").await;
    let pairs = "w1=1&b1=2&w2=3&b2=4&w3=5&b3=6";
    let compared = arbiter
        .post_form(&format!("{desk}/pair"), &format!("do=compare&{pairs}"))
        .await;
    assert_eq!(compared.status, StatusCode::OK);
    assert!(compared.text().contains("id=\"difference\""));
    let twice = arbiter
        .post_form(&format!("{desk}/pair"), "do=pair&w1=1&b1=2&w2=1&b2=3")
        .await;
    assert_eq!(twice.status, StatusCode::CONFLICT);
    arbiter
        .done(&format!("{desk}/pair"), &format!("do=pair&{pairs}"))
        .await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][0]["boards"][0]["black"], 2);
    let log = event["log"].as_array().unwrap();
    assert!(
        log.iter()
            .any(|entry| entry["what"]["kind"] == "manual-pairs")
    );
    // The regulations are fixed now.
    let rules = "name=City+Open&variant=international&system=dutch-2026&rounds=4";
    let path = format!("{desk}/rules");
    let refused = arbiter.post_form(&path, rules).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    arbiter
        .done(&path, &format!("{rules}&reason=The+hall+is+free"))
        .await;
    let page = site
        .visitor()
        .page(&format!("/events/{id}/regulations"))
        .await;
    assert!(page.contains("The hall is free"));
}

#[tokio::test]
async fn games_on_the_site_and_records_bring_results() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    arbiter.done(&desk, "do=start&round=1&board=2&clock=").await;
    let page = arbiter.page(&format!("/events/{id}/pairings")).await;
    let game = page.split("/game/").nth(1).unwrap()[..8].to_owned();
    let resign = json!({"type": "resign", "ply": 0, "side": "white"});
    let path = format!("/api/games/{game}/actions");
    assert_eq!(arbiter.post(&path, &resign).await.status, StatusCode::OK);
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][1]["result"];
    assert_eq!(*result, json!({"kind": "win", "side": "black"}));
    // Taken back it stays taken back, until the board is given the game again.
    arbiter.undo(&id).await;
    for _ in 0..2 {
        let event = arbiter.event(&id).await;
        let result = &event["rounds"][0]["boards"][1]["result"];
        assert_eq!(result["kind"], "unfinished");
    }
    let again = format!("do=link&round=1&board=2&game={game}");
    arbiter.done(&desk, &again).await;
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][1]["result"];
    assert_eq!(*result, json!({"kind": "win", "side": "black"}));
    let open = "do=results&round=1&s2=black&b2=open";
    arbiter.done(&desk, open).await;
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][1]["result"];
    assert_eq!(result["kind"], "unfinished", "an arbiter cleared it");
    let board = &event["rounds"][0]["boards"][0];
    let name = |id: &Value| {
        let players = event["players"].as_array().unwrap();
        let player = players.iter().find(|player| player["id"] == *id).unwrap();
        player["name"].as_str().unwrap().to_owned()
    };
    let (white, black) = (name(&board["white"]), name(&board["black"]));
    let record = format!(
        "[White \"{white}\"]\n[Black \"{black}\"]\n[Round \"1\"]\n\
         1. 32-28 19-23 2. 28x19 14x23 2-0\n\n\
         [White \"Nobody\"]\n[Black \"{black}\"]\n1. 32-28 1-1\n"
    );
    let reply = arbiter
        .upload(&format!("{desk}/games"), &[("text", &record)])
        .await;
    assert_eq!(reply.status, StatusCode::OK, "{}", reply.text());
    let text = reply.text();
    assert!(
        text.contains("1 of 2 entered") && text.contains("Nobody"),
        "{text}"
    );
    let event = arbiter.event(&id).await;
    let result = &event["rounds"][0]["boards"][0]["result"];
    assert_eq!(*result, json!({"kind": "win", "side": "white"}));
}

#[tokio::test]
async fn a_tie_is_played_off_on_the_site() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Duel&variant=international&system=round-robin";
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let desk = format!("/events/{id}/desk");
    for name in ["Anna", "Bo"] {
        let form = format!("do=add&name={name}");
        arbiter.done(&format!("{desk}/players"), &form).await;
    }
    pair(&mut arbiter, &id).await;
    let ties = format!("{desk}/play-offs");
    let early = arbiter
        .post_form(&ties, "do=start&place=1&form=barrage")
        .await;
    assert_eq!(early.status, StatusCode::CONFLICT);
    arbiter
        .done(&desk, "do=results&round=1&s1=open&b1=draw")
        .await;
    arbiter.done(&ties, "do=start&place=1&form=barrage").await;
    let playoff = arbiter.done(&ties, "do=match&index=0").await;
    let playoff = playoff.split('/').next_back().unwrap().to_owned();
    let begin = json!({"type": "begin"});
    let path = format!("/api/playoffs/{playoff}/actions");
    let view = arbiter.post(&path, &begin).await.json();
    let game = view["games"][0]["game"].as_str().unwrap().to_owned();
    let resign = json!({"type": "resign", "ply": 0, "side": "white"});
    let path = format!("/api/games/{game}/actions");
    assert_eq!(arbiter.post(&path, &resign).await.status, StatusCode::OK);
    let event = arbiter.event(&id).await;
    let play_off = &event["play_offs"][0];
    let white = &play_off["games"][0]["white"].clone();
    assert_ne!(
        play_off["order"][0][0], *white,
        "White resigned: {play_off}"
    );
    let order = arbiter
        .get(&format!("/api/tournaments/{id}/standings"))
        .await;
    assert_eq!(order.json()[1]["decidedBy"], "play_off");
    arbiter.undo(&id).await;
    for _ in 0..2 {
        let event = arbiter.event(&id).await;
        let games = event["play_offs"][0]["games"].as_array();
        assert!(games.is_none_or(Vec::is_empty), "{event}");
    }
    // It is played anew, and what counts is the second match.
    let page = arbiter.page(&ties).await;
    assert!(page.contains("value=\"match\"") && page.contains(&playoff));
    let second = arbiter.done(&ties, "do=match&index=0").await;
    let second = second.split('/').next_back().unwrap().to_owned();
    assert_ne!(second, playoff);
    let third = arbiter.post_form(&ties, "do=match&index=0").await;
    assert_eq!(third.status, StatusCode::CONFLICT, "one is being played");
    assert!(!arbiter.page(&ties).await.contains(&playoff));
    let path = format!("/api/playoffs/{second}/actions");
    let view = arbiter.post(&path, &begin).await.json();
    let game = view["games"][0]["game"].as_str().unwrap().to_owned();
    let resign = json!({"type": "resign", "ply": 0, "side": "black"});
    let path = format!("/api/games/{game}/actions");
    assert_eq!(arbiter.post(&path, &resign).await.status, StatusCode::OK);
    let event = arbiter.event(&id).await;
    let play_off = &event["play_offs"][0];
    assert_eq!(play_off["games"].as_array().unwrap().len(), 1);
    assert_eq!(
        play_off["order"][0][0], *white,
        "Black resigned: {play_off}"
    );
}
