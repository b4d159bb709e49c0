//! Chess against a program of the operator's, as `--uci-engine` starts it.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use damier_site::{AppState, Config};
use serde_json::{Value, json};

use crate::support::{Client, Site, config, id};

/// A program that greets and answers `go` with the lines told.
fn program(folder: &Path, go: &str) -> PathBuf {
    let path = folder.join("engine");
    let text = format!(
        "#!/bin/sh\nn=0\nwhile read -r line; do case \"$line\" in\n\
         uci) echo 'id name Scripted'; echo 'option name UCI_Chess960 type check default false'\n\
         echo uciok;;\nisready) echo readyok;;\ngo*) n=$((n+1)); {go};;\nesac; done\n"
    );
    fs::write(&path, text).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

async fn playing_black(client: &mut Client) -> Value {
    let wish = json!({"variant": "chess960", "mode": "computer", "level": 2, "side": "black"});
    let game = client.start(&wish).await;
    client.look_after_thinking(&id(&game)).await
}

#[tokio::test]
async fn the_move_of_the_program_is_played() {
    let folder = tempfile::tempdir().unwrap();
    // Nobody would begin like this by himself.
    let path = program(
        folder.path(),
        "case $n in 1) echo bestmove h2h4;; *) echo bestmove h1h3;; esac",
    );
    let site = Site::with_program(path).await;
    let mut client = site.visitor();
    let game = playing_black(&mut client).await;
    assert_eq!(game["moves"][0]["text"], "h4", "{game}");
    client.play(&id(&game), &["e7e5"]).await;
    let game = client.look_after_thinking(&id(&game)).await;
    assert_eq!(game["moves"][2]["text"], "Rh3", "{game}");
}

#[tokio::test]
async fn a_program_that_crashes_in_mid_game_does_not_stop_the_game() {
    let folder = tempfile::tempdir().unwrap();
    // The first answer is given; ever after the program is gone when it is asked,
    // also when it has been started anew.
    let gone = folder.path().join("gone");
    let go = format!(
        "if [ -e '{0}' ]; then exit 7; fi; touch '{0}'; echo bestmove h2h4",
        gone.display()
    );
    let site = Site::with_program(program(folder.path(), &go)).await;
    let mut client = site.visitor();
    let game = playing_black(&mut client).await;
    assert_eq!(game["moves"][0]["text"], "h4", "{game}");
    for (ply, answer) in [(2, "e7e5"), (4, "d7d6")] {
        client.play(&id(&game), &[answer]).await;
        let game = client.look_after_thinking(&id(&game)).await;
        assert_eq!(game["moves"][ply]["side"], "white", "{game}");
        assert_eq!(game["verdict"], Value::Null);
        assert_eq!(game["can"]["move"], true);
    }
}

#[tokio::test]
async fn what_is_no_program_is_refused_at_start() {
    let folder = tempfile::tempdir().unwrap();
    for (path, why) in [
        ("/nowhere/engine", "cannot be started"),
        ("/bin/true", "ended without an answer"),
    ] {
        let database = folder.path().join("damier.db").display().to_string();
        let refused = AppState::open(&Config {
            database: Some(database),
            uci_engine: Some(path.into()),
            ..config()
        })
        .await;
        let error = refused.map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(path) && error.contains(why), "{error}");
        assert!(error.contains("--uci-engine"), "{error}");
    }
}

#[tokio::test]
async fn a_locked_position_ends_the_game_at_once() {
    let site = Site::open().await;
    let mut client = site.visitor();
    // The last pawn that could move steps before another one: nobody can mate.
    let fen = "4k3/8/8/p1p1p1p1/P1P1P3/6P1/8/4K3 w - - 0 1";
    let game = client.start_local("chess960", Some(fen)).await;
    assert_eq!(game["verdict"], Value::Null, "{game}");
    let game = client.play(&id(&game), &["g3g4"]).await;
    let verdict = &game["verdict"];
    assert_eq!(
        (&verdict["result"], &verdict["reason"], &verdict["article"]),
        (&json!("1/2-1/2"), &json!("dead-position"), &json!("5.2.2")),
        "{game}"
    );
    assert_eq!(game["legal"], json!([]));
}
