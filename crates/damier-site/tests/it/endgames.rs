//! Endgame tables beside the board: made while people play, damaged ones made anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::support::{Client, Site, id};

/// What the tables say of a game, as soon as they are made; and whether they were seen
/// being made.
async fn known(client: &mut Client, id: &str) -> (Value, bool) {
    let mut seen = false;
    loop {
        let reply = client.get(&format!("/api/games/{id}/endgame")).await;
        assert_eq!(reply.status, StatusCode::OK);
        let view = reply.json();
        match view["state"].as_str() {
            Some("building") => {
                assert!(view["percent"].as_u64().unwrap() < 100);
                assert!(view["text"].as_str().unwrap().contains('%'));
                seen = true;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            _ => return (view, seen),
        }
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(files(&path));
        } else {
            all.push(path);
        }
    }
    all
}

#[tokio::test]
async fn the_tables_are_made_while_people_play_and_tell_what_the_limit_leaves() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::with_endgames(folder.path().to_owned()).await;
    let mut client = site.visitor();
    // A king and a man of Brazilian draughts against two kings: five moves each.
    let game = client
        .start_local("brazilian", Some("W:WK29,K30,K31:BK5"))
        .await;
    let id = id(&game);
    let (first, _) = {
        let reply = client.get(&format!("/api/games/{id}/endgame")).await;
        (reply.json(), ())
    };
    assert_eq!(first["state"], "building", "nothing is waited for: {first}");
    // Meanwhile the game goes on.
    client.play(&id, &["29-25", "5-1"]).await;
    let (view, _) = known(&mut client, &id).await;
    assert_eq!(view["state"], "known", "{view}");
    assert_eq!(view["ply"], 2);
    assert_eq!(view["pure"]["value"], view["book"]["value"]);
    assert_eq!(view["pure"]["value"], "win");
    let (plies, need) = (&view["pure"]["plies"], &view["book"]["need"]);
    assert!(plies.as_u64().unwrap() >= need.as_u64().unwrap(), "{view}");
    assert!(
        view["book"]["limitedBy"]
            .as_str()
            .unwrap()
            .starts_with("cbd/")
    );
    for (language, words) in [
        ("en", "White wins in"),
        ("fr", "les Blancs"),
        ("ru", "белые"),
    ] {
        let path = format!("/api/games/{id}/endgame");
        let view = client.speaking(language).get(&path).await.json();
        let text = view["text"].as_str().unwrap();
        assert!(text.contains(words), "{text}");
    }
    // An earlier position, and one that there is not.
    let path = format!("/api/games/{id}/endgame?ply=0");
    assert_eq!(client.get(&path).await.json()["ply"], 0);
    let path = format!("/api/games/{id}/endgame?ply=9");
    assert_eq!(client.get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_damaged_table_is_made_anew() {
    let folder = tempfile::tempdir().unwrap();
    let start = "W:WK29,K30:BK5";
    let told = {
        let site = Site::with_endgames(folder.path().to_owned()).await;
        let mut client = site.visitor();
        let game = client.start_local("american", Some(start)).await;
        known(&mut client, &id(&game)).await.0
    };
    assert_eq!(told["state"], "known");
    let all = files(folder.path());
    let whole: Vec<Vec<u8>> = all.iter().map(|path| fs::read(path).unwrap()).collect();
    // One is cut, one is changed.
    fs::write(&all[0], &whole[0][..whole[0].len() / 2]).unwrap();
    let mut changed = whole[1].clone();
    let middle = changed.len() / 2;
    changed[middle] ^= 0x20;
    fs::write(&all[1], changed).unwrap();
    let site = Site::with_endgames(folder.path().to_owned()).await;
    let mut client = site.visitor();
    let game = client.start_local("american", Some(start)).await;
    let (again, _) = known(&mut client, &id(&game)).await;
    assert_eq!(again, told);
    for (path, bytes) in all.iter().zip(whole) {
        assert_eq!(fs::read(path).unwrap(), bytes, "{}", path.display());
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    // A file stands where the folder should be.
    let blocked = folder.path().join("endgame");
    fs::write(&blocked, "no folder").unwrap();
    let site = Site::with_endgames(blocked).await;
    let mut client = site.visitor();
    let game = client.start_local("american", Some("W:WK29,K30:BK5")).await;
    let (view, _) = known(&mut client, &id(&game)).await;
    assert_eq!(view["state"], "failed");
    assert!(!view["text"].as_str().unwrap().is_empty());
    // The game goes on all the same.
    let game = client.play(&id(&game), &["29-25"]).await;
    assert_eq!(game["ply"], json!(1));
}

#[tokio::test]
async fn positions_that_no_table_is_for_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let site = Site::with_endgames(folder.path().to_owned()).await;
    let mut client = site.visitor();
    for (variant, fen) in [("russian", None), ("chess960", None)] {
        let game = client.start_local(variant, fen).await;
        let (view, _) = known(&mut client, &id(&game)).await;
        assert_eq!(
            (&view["state"], &view["text"]),
            (&json!("none"), &json!(""))
        );
    }
    assert!(files(folder.path()).is_empty(), "nothing is made for them");
}
