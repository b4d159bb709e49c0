//! Rounds that the arbiter makes by hand, play-offs that everybody sees, and desks that
//! follow a round which is taken back.

use axum::http::StatusCode;
use serde_json::json;

use crate::referee::referee;
use crate::support::{Client, Site};
use crate::tournaments::{begun, pair};

/// An event of these players.
async fn event(arbiter: &mut Client, form: &str, list: &str) -> String {
    let to = arbiter.done("/events/new", form).await;
    let id = to.split('/').nth(2).unwrap().to_owned();
    let path = format!("/events/{id}/desk/players/list");
    let reply = arbiter.upload(&path, &[("text", list)]).await;
    assert_eq!(reply.status, StatusCode::SEE_OTHER, "{}", reply.text());
    id
}

const FIVE: &str = "Anna;2100\nBo;2000\nCleo;1900\nDan;1800\nEva;1700\n";

/// `1-2 3-` as the form sends it.
fn hand(act: &str, pairs: &str) -> String {
    let fields = (1..).zip(pairs.split(' ')).map(|(line, pair)| {
        let (white, black) = pair.split_once('-').unwrap();
        format!("&w{line}={white}&b{line}={black}")
    });
    format!("do={act}{}", fields.collect::<String>())
}

#[tokio::test]
async fn a_round_by_hand_has_a_place_for_everybody() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Manual&variant=international&system=manual";
    let id = event(&mut arbiter, form, FIVE).await;
    let path = format!("/events/{id}/desk/pair");
    for (pairs, told) in [
        ("1-2 3-4", "5 Eva"),
        ("1-2 3- 4- 5-", "3 Anna, 4"),
        ("1-2 1-3 4-5", "Number 1 appears twice"),
        ("1-2 1-2 3-", "1 Anna, 2 Bo"),
        ("1-2 4-4 3-5", "Number 4 is paired with himself"),
        ("1-2 3-77 4-5", "Nobody has number 77"),
        ("1-2 3-x 4-5", "no number of the entry list"),
        ("1-2 -3 4-5", "no number of the entry list"),
    ] {
        // In the list the best stands first, so that names have their numbers.
        let told = told.replace("3 Anna", "3 Cleo");
        for act in ["pair", "compare"] {
            let reply = arbiter.post_form(&path, &hand(act, pairs)).await;
            let page = reply.text();
            assert!(!reply.status.is_success(), "{pairs}: {page}");
            let fault = page.split("role=\"alert\"").nth(1).unwrap();
            assert!(fault.contains(&told), "{act} {pairs}: {fault}");
            // What was filled in is still there, and room for more.
            for (line, pair) in (1..).zip(pairs.split(' ')) {
                let (white, black) = pair.split_once('-').unwrap();
                for (name, value) in [("w", white), ("b", black)] {
                    let start = format!("name=\"{name}{line}\"");
                    let field = page.split(&start).nth(1).unwrap();
                    let field = field.split('>').next().unwrap();
                    assert!(field.contains(&format!("value=\"{value}\"")), "{field}");
                }
            }
            assert!(page.contains("name=\"w3\""), "{page}");
        }
    }
    let rounds = arbiter.event(&id).await["rounds"].clone();
    assert_eq!(rounds, json!([]));
    arbiter.done(&path, &hand("pair", "1-2 3-4 5-")).await;
}

#[tokio::test]
async fn what_speaks_against_pairs_is_told_before_and_after() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let results = "do=results&round=1&s1=open&b1=white&s2=open&b2=draw&s3=open&b3=draw";
    arbiter.done(&desk, results).await;
    let first = &arbiter.event(&id).await["rounds"][0]["boards"].clone();
    let again: Vec<String> = first
        .as_array()
        .unwrap()
        .iter()
        .map(|board| format!("{}-{}", board["white"], board["black"]))
        .collect();
    let again = again.join(" ");
    let path = format!("{desk}/pair");
    let looked = arbiter.post_form(&path, &hand("compare", &again)).await;
    assert_eq!(looked.status, StatusCode::OK);
    let page = looked.text();
    assert_eq!(
        page.matches("They have met in round 1.").count(),
        3,
        "{page}"
    );
    arbiter.done(&path, &hand("pair", &again)).await;
    let page = arbiter.page(&desk).await;
    assert_eq!(
        page.matches("They have met in round 1.").count(),
        3,
        "{page}"
    );
    // Of the round of the system nothing is said.
    let page = arbiter.page(&format!("{desk}?round=1")).await;
    assert!(!page.contains("id=\"against\""), "{page}");
    arbiter.language = "ru";
    let page = arbiter.page(&desk).await;
    assert!(page.contains("Что говорит против этих пар"), "{page}");
}

#[tokio::test]
async fn pages_of_an_event_by_hand_speak_of_no_system() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Manual&variant=international&system=manual";
    let id = event(&mut arbiter, form, FIVE).await;
    let desk = format!("/events/{id}/desk");
    let page = arbiter.page(&format!("{desk}/pair")).await;
    for odd in ["As the system makes it", "Compare with the system", "/why?"] {
        assert!(!page.contains(odd), "{odd}: {page}");
    }
    assert!(page.contains("Write the pairs by number"), "{page}");
    arbiter
        .done(&format!("{desk}/pair"), &hand("pair", "1-2 3-4 5-"))
        .await;
    let results = "do=results&round=1&s1=open&b1=draw&s2=open&b2=draw";
    arbiter.done(&desk, results).await;
    let page = arbiter.page(&format!("/events/{id}/standings")).await;
    assert!(page.contains("1 round so far"), "{page}");
    assert!(!page.contains("Why are two not paired?"), "{page}");
    let list = arbiter.page("/events").await;
    assert!(list.contains("Being played"), "{list}");
}

#[tokio::test]
async fn everybody_sees_the_play_offs_of_a_cup() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cup&variant=international&system=knock-out";
    let names = "Anna;2100\nBo;2000\nCleo;1900\nDan;1800\n";
    let id = event(&mut arbiter, form, names).await;
    let desk = format!("/events/{id}/desk");
    pair(&mut arbiter, &id).await;
    let draws = "do=results&round=1&s1=open&b1=draw&s2=open&b2=white";
    arbiter.done(&desk, draws).await;
    // The desk says what is to be done.
    for page in ["", "/pair"] {
        let page = arbiter.page(&format!("{desk}{page}")).await;
        let main = page.split("</nav>").last().unwrap();
        assert!(main.contains("/desk/play-offs\""), "{main}");
    }
    let ties = format!("{desk}/play-offs");
    arbiter.done(&ties, "do=start&place=2&form=barrage").await;
    for winner in ["draw", "white"] {
        let game = format!("do=game&index=0&winner={winner}");
        arbiter.done(&ties, &game).await;
    }
    pair(&mut arbiter, &id).await;
    let later = arbiter.page(&ties).await;
    assert!(!later.contains("Play-offs come after"), "{later}");
    let mut stranger = site.visitor();
    for view in [
        "pairings?round=1",
        "crosstable?round=1",
        "standings?round=1",
        "player/1",
    ] {
        let page = stranger.page(&format!("/events/{id}/{view}")).await;
        let shown = page.split("id=\"play-offs\"").nth(1).expect(view);
        let shown = shown.split("</section></section>").next().expect(view);
        assert!(shown.contains("Anna – Dan"), "{view}: {shown}");
        // In the points of the event, as on the boards.
        for result in [">1-1<", ">2-0<"] {
            assert!(shown.contains(result), "{view}: {shown}");
        }
        assert!(!shown.contains('½'), "{view}: {shown}");
    }
    for view in ["pairings?round=2", "player/2", "players"] {
        let page = stranger.page(&format!("/events/{id}/{view}")).await;
        assert!(!page.contains("id=\"play-offs\""), "{view}");
    }
    let paper = format!("/events/{id}/files/pairings.html?round=1");
    let paper = stranger.page(&paper).await;
    assert!(
        paper.contains("Play-off for place 2: Anna – Dan 1-1, Dan – Anna 2-0"),
        "{paper}"
    );
}

#[tokio::test]
async fn a_desk_that_follows_a_lost_round_goes_to_how_the_event_stands() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let results = "do=results&round=1&s1=open&b1=white&s2=open&b2=draw&s3=open&b3=draw";
    arbiter.done(&desk, results).await;
    pair(&mut arbiter, &id).await;
    let live = |round: u16| format!("{desk}/live?round={round}");
    assert!(arbiter.page(&live(2)).await.contains("data-round=\"2\""));
    arbiter.done(&desk, "do=take-back&round=2").await;
    let lost = arbiter.get(&live(2)).await;
    assert_eq!(lost.status, StatusCode::SEE_OTHER);
    let to = lost.header("location").to_owned();
    assert!(arbiter.page(&to).await.contains("data-round=\"1\""));
    let clear = "do=results&round=1&s1=white&b1=open&s2=draw&b2=open&s3=draw&b3=open";
    arbiter.done(&desk, clear).await;
    arbiter.done(&desk, "do=take-back&round=1").await;
    let lost = arbiter.get(&live(1)).await;
    assert_eq!(lost.status, StatusCode::SEE_OTHER);
    assert!(lost.header("location").ends_with("/desk/players"));
    // What was taken back is told in every language.
    for (language, told) in [("fr", "La ronde 1 a été annulée"), ("ru", "Тур 1 отменён")]
    {
        arbiter.language = language;
        let page = arbiter.page(&format!("/events/{id}/regulations")).await;
        assert!(page.contains(told), "{page}");
    }
}

/// Two of six teams without whom no two pairs of the other four are new.
fn two_to_lose(event: &serde_json::Value) -> (u64, u64) {
    let rounds = event["rounds"].as_array().unwrap().iter();
    let matches = rounds.flat_map(|round| round["matches"].as_array().unwrap());
    let met: Vec<[u64; 2]> = matches
        .map(|m| ["white", "black"].map(|side| m[side].as_u64().unwrap()))
        .collect();
    let is_new = |a: u64, b: u64| !met.contains(&[a, b]) && !met.contains(&[b, a]);
    let pairs = (1..=6).flat_map(|a| (a + 1..=6).map(move |b| (a, b)));
    let stuck = |(a, b): &(u64, u64)| {
        let rest: Vec<u64> = (1..=6).filter(|id| id != a && id != b).collect();
        let [one, others @ ..] = &rest[..] else {
            unreachable!()
        };
        !others.iter().any(|other| {
            let last: Vec<u64> = others.iter().copied().filter(|id| id != other).collect();
            is_new(*one, *other) && is_new(last[0], last[1])
        })
    };
    pairs
        .into_iter()
        .find(stuck)
        .expect("three rounds leave few")
}

#[tokio::test]
async fn teams_without_a_legal_pairing_are_paired_by_hand() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let rows = (1..=12).map(|n| format!("Player {n};{};Team {}\n", 2200 - n, (n + 1) / 2));
    let list = format!("name;rating;team\n{}", rows.collect::<String>());
    let form = "name=League&system=team-swiss&rounds=5&boards=2";
    let id = event(&mut arbiter, form, &list).await;
    for round in 1..=3 {
        pair(&mut arbiter, &id).await;
        let seats = (1..=6).map(|board| format!("&s{board}=open&b{board}=white"));
        let results = format!("do=results&round={round}{}", seats.collect::<String>());
        arbiter.done(&format!("/events/{id}/desk"), &results).await;
    }
    let (absent, gone) = two_to_lose(&arbiter.event(&id).await);
    let players = format!("/events/{id}/desk/players");
    let leave = format!("do=next&n{absent}=zero&n{gone}=gone");
    arbiter.done(&players, &leave).await;
    let path = format!("/events/{id}/desk/pair");
    let why = "No pairing of all teams keeps the absolute rules";
    let page = arbiter.page(&path).await;
    assert!(page.contains(why), "{page}");
    for odd in ["As the system makes it", "Pair as shown", "name=\"w3\""] {
        assert!(!page.contains(odd), "{odd}: {page}");
    }
    for own in ["Enter these pairs by hand", "name=\"w2\""] {
        assert!(page.contains(own), "{own}: {page}");
    }
    let reply = arbiter.post_form(&path, &hand("pair", "- -")).await;
    assert_eq!(reply.status, StatusCode::CONFLICT);
    let page = reply.text();
    let fault = page.split("role=\"alert\"").nth(1).unwrap();
    assert!(fault.split("</p>").next().unwrap().contains(why), "{fault}");
    let mut rest = (1..=6).filter(|team| ![absent, gone].contains(team));
    let mut next = || rest.next().unwrap();
    let pairs = format!("{}-{} {}-{}", next(), next(), next(), next());
    arbiter.done(&path, &hand("pair", &pairs)).await;
    let event = arbiter.event(&id).await;
    assert_eq!(event["rounds"][3]["matches"].as_array().unwrap().len(), 2);
    for (language, told) in [("fr", "Apparier ainsi"), ("ru", "Утвердить пары")] {
        arbiter.language = language;
        arbiter
            .done(&format!("/events/{id}/desk"), "do=take-back&round=4")
            .await;
        let page = arbiter.page(&path).await;
        assert!(!page.contains(told), "{page}");
        arbiter.done(&path, &hand("pair", &pairs)).await;
    }
}

#[tokio::test]
async fn level_ties_are_told_by_their_names() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let form = "name=Cup&variant=international&system=knock-out";
    let names = "Anna;2100\nBo;2000\nCleo;1900\nDan;1800\n";
    let id = event(&mut arbiter, form, names).await;
    pair(&mut arbiter, &id).await;
    let draws = "do=results&round=1&s1=open&b1=draw&s2=open&b2=draw";
    arbiter.done(&format!("/events/{id}/desk"), draws).await;
    let ties = format!("/events/{id}/desk/play-offs");
    for (language, told, not) in [
        (
            "en",
            [
                "The tie of Anna and Dan is level",
                "The tie of Bo and Cleo is level",
            ],
            "is shared",
        ),
        (
            "fr",
            [
                "La rencontre de Anna et Dan est",
                "La rencontre de Bo et Cleo est",
            ],
            "partagée",
        ),
        (
            "ru",
            ["Пара Anna и Dan сыграла", "Пара Bo и Cleo сыграла"],
            "делят",
        ),
    ] {
        arbiter.language = language;
        let page = arbiter
            .page(&ties)
            .await
            .replace(['\u{2068}', '\u{2069}'], "");
        for told in told {
            assert!(page.contains(told), "{told}: {page}");
        }
        assert!(!page.contains(not), "{page}");
    }
}

#[tokio::test]
async fn a_player_reads_the_results_from_his_own_side() {
    let site = Site::open().await;
    let mut arbiter = referee(&site).await;
    let id = begun(&mut arbiter).await;
    let desk = format!("/events/{id}/desk");
    let results = "do=results&round=1&s1=open&b1=white&s2=open&b2=draw&s3=open&b3=black";
    arbiter.done(&desk, results).await;
    let event = arbiter.event(&id).await;
    for (board, white, black) in [(0, "2-0", "0-2"), (1, "1-1", "1-1"), (2, "0-2", "2-0")] {
        for (side, shown) in [("white", white), ("black", black)] {
            let number = &event["rounds"][0]["boards"][board][side];
            let page = arbiter.page(&format!("/events/{id}/player/{number}")).await;
            let row = page.split("<tbody>").nth(1).unwrap();
            let row = row.split("</tr>").next().unwrap();
            assert!(row.contains(&format!(">{shown}")), "{side}: {row}");
        }
    }
}
