//! Who plays in the next round, rests, leaves and comes back: teams and their players.

use axum::http::StatusCode;

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::{begun, pair};

/// Four teams of two.
async fn league(arbiter: &mut Client, system: &str) -> String {
    let form = format!("name=League&system={system}&rounds=3&boards=2");
    let to = arbiter.done("/events/new", &form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let rows = (1..=8).map(|n| format!("Player {n};{};Team {}\n", 2200 - n, (n + 1) / 2));
    let list = format!("name;rating;team\n{}", rows.collect::<String>());
    let path = format!("/events/{id}/desk/players/list");
    let reply = arbiter.upload(&path, &[("text", &list)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    id
}

/// Which option of a select is chosen.
fn chosen<'p>(page: &'p str, select: &str) -> &'p str {
    let from = page.split(&format!("<select name=\"{select}\"")).nth(1);
    let options = from.unwrap().split("</select>").next().unwrap();
    let option = options.split("<option value=\"").find(|o| {
        let tag = o.split('>').next().unwrap();
        tag.ends_with("selected")
    });
    option.unwrap().split('"').next().unwrap()
}

async fn win_all(arbiter: &mut Client, id: &str, round: usize) {
    let event = arbiter.event(id).await;
    let boards = event["rounds"][round - 1]["boards"].as_array().unwrap();
    let fields = (1..=boards.len()).map(|board| format!("&s{board}=open&b{board}=white"));
    let form = format!("do=results&round={round}{}", fields.collect::<String>());
    arbiter.done(&format!("/events/{id}/desk"), &form).await;
}

#[tokio::test]
async fn teams_rest_leave_and_come_back() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = league(&mut arbiter, "team-swiss").await;
    let path = format!("/events/{id}/desk/players");
    arbiter.done(&path, "do=next&n3=half&n4=gone").await;
    let page = arbiter.page(&path).await;
    for (select, is) in [
        ("n1", "plays"),
        ("n3", "half"),
        ("n4", "gone"),
        ("m8", "gone"),
    ] {
        assert_eq!(chosen(&page, select), is, "{select}");
    }
    pair(&mut arbiter, &id).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][0]["matches"].as_array().unwrap().len(), 1);
    let byes = &event["rounds"][0]["team_byes"];
    assert_eq!(byes.as_array().unwrap().len(), 1, "{byes}");
    assert_eq!(
        (&byes[0]["team"], &byes[0]["kind"]),
        (&3.into(), &"half".into())
    );
    win_all(&mut arbiter, &id, 1).await;
    // The whole form as the page has it: one team back, its players left as they stand.
    let form = "do=next&n1=plays&n2=plays&n3=plays&n4=plays&m7=gone&m8=gone&m1=gone";
    arbiter.done(&path, form).await;
    let page = arbiter.page(&path).await;
    for (select, is) in [
        ("n3", "plays"),
        ("n4", "plays"),
        ("m7", "plays"),
        ("m1", "gone"),
    ] {
        assert_eq!(chosen(&page, select), is, "{select}");
    }
    let history = arbiter.page(&format!("/events/{id}/desk/history")).await;
    assert!(history.contains("Round 2: 2 entries changed"), "{history}");
    let event = arbiter.event(&id).await;
    let log = event["log"].as_array().unwrap();
    let kinds: Vec<&str> = log
        .iter()
        .filter_map(|e| e["what"]["kind"].as_str())
        .collect();
    assert_eq!(kinds.iter().filter(|kind| **kind == "return").count(), 2);
    pair(&mut arbiter, &id).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][1]["matches"].as_array().unwrap().len(), 2);
    // Player 1 left: the second of team 1 sits alone at its first board.
    assert_eq!(event["rounds"][1]["boards"].as_array().unwrap().len(), 3);
}

#[tokio::test]
async fn a_step_about_a_team_is_taken_back() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = league(&mut arbiter, "team-swiss").await;
    let path = format!("/events/{id}/desk/players");
    let before = arbiter.event(&id).await;
    arbiter.done(&path, "do=withdraw&id=2").await;
    let event = arbiter.event(&id).await;
    for player in [2, 3] {
        assert_eq!(event["players"][player]["withdrawn_after"], 0, "{event}");
    }
    let history = arbiter.page(&format!("/events/{id}/desk/history")).await;
    assert!(history.contains("Has left: Team 2"), "{history}");
    arbiter.undo(&id).await;
    let after = arbiter.event(&id).await;
    for part in ["players", "requested_byes"] {
        assert_eq!(after[part], before[part], "{part}");
    }
    arbiter.done(&path, "do=withdraw&id=2").await;
    arbiter.done(&path, "do=return&id=2").await;
    assert_eq!(arbiter.event(&id).await["players"], before["players"]);
    let reply = arbiter.post_form(&path, "do=withdraw&id=9").await;
    assert!(
        reply.text().contains("Nobody has number 9"),
        "{}",
        reply.text()
    );
}

#[tokio::test]
async fn nobody_rests_for_points_where_the_table_has_his_game() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = league(&mut arbiter, "team-round-robin").await;
    let path = format!("/events/{id}/desk/players");
    let page = arbiter.page(&path).await;
    assert!(page.contains("value=\"zero\"") && !page.contains("value=\"half\""));
    let reply = arbiter.post_form(&path, "do=next&n1=half").await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    assert!(
        reply.text().contains("nobody rests for points"),
        "{}",
        reply.text()
    );
    arbiter.done(&path, "do=next&n1=zero").await;
    assert_eq!(chosen(&arbiter.page(&path).await, "n1"), "zero");
    pair(&mut arbiter, &id).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][0]["boards"].as_array().unwrap().len(), 2);
    // Absent from one round only.
    win_all(&mut arbiter, &id, 1).await;
    pair(&mut arbiter, &id).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][1]["boards"].as_array().unwrap().len(), 4);
}

#[tokio::test]
async fn a_player_who_left_comes_back_and_the_log_says_so() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let path = format!("/events/{id}/desk/players");
    arbiter.done(&path, "do=next&n6=gone").await;
    arbiter.done(&path, "do=next&n6=plays").await;
    let event = arbiter.event(&id).await;
    let log = event["log"].as_array().unwrap();
    let last = &log.last().unwrap()["what"];
    assert_eq!(last["kind"], "return", "{last}");
    assert_eq!((&last["player"], &last["round"]), (&6.into(), &2.into()));
    let sheet = arbiter.page(&format!("/events/{id}/files/log.html")).await;
    assert!(sheet.contains("is back from round 2"), "{sheet}");
}

#[tokio::test]
async fn the_history_lists_boards_as_one_says_them() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let mut enter = async |boards: &[usize], (seen, code): (&str, &str)| {
        let fields = boards.iter().map(|b| format!("&s{b}={seen}&b{b}={code}"));
        let form = format!("do=results&round=1{}", fields.collect::<String>());
        arbiter.done(&desk, &form).await;
    };
    enter(&[2], ("open", "draw")).await;
    enter(&[1, 3], ("open", "draw")).await;
    enter(&[1, 2, 3], ("draw", "white")).await;
    for (language, told) in [
        ("en", ["board 2<", "boards 1 and 3<", "boards 1 to 3<"]),
        ("fr", ["table 2<", "tables 1 et 3<", "tables 1 à 3<"]),
        ("ru", ["доска 2<", "доски 1 и 3<", "доски с 1 по 3<"]),
    ] {
        let path = format!("{desk}/history");
        let page = arbiter.speaking(language).get(&path).await.text();
        for text in told {
            // Not what sets values apart from the text around them.
            let page = page.replace(['\u{2068}', '\u{2069}'], "");
            assert!(page.contains(text), "{language} {text}: {page}");
        }
    }
}
