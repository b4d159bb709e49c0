//! Real files, each with a quirk of its own. Names of players are replaced.

use std::path::PathBuf;

use damier_draughts::pdn::{self, Game, Stream};

fn folder() -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", "pdn"]
        .iter()
        .collect()
}

/// What is known of a file: games, those that play through, plies played, errors.
struct Expected {
    name: &'static str,
    games: usize,
    complete: usize,
    plies: usize,
    errors: usize,
}

include!("expected.rs");

fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(folder().join(name)).expect("the file is part of the tests")
}

#[test]
fn every_file_has_its_expectation() {
    let mut files: Vec<String> = std::fs::read_dir(folder())
        .expect("the folder is part of the tests")
        .map(|entry| {
            entry
                .expect("an entry")
                .file_name()
                .into_string()
                .expect("a plain name")
        })
        .filter(|name| name.to_ascii_lowercase().ends_with(".pdn"))
        .collect();
    files.sort();
    let expected: Vec<&str> = EXPECTED.iter().map(|file| file.name).collect();
    assert_eq!(files, expected);
}

#[test]
fn files_play_through() {
    for file in EXPECTED {
        let bytes = bytes(file.name);
        let text = pdn::decode(&bytes);
        let (mut games, mut complete, mut plies, mut errors) = (0, 0, 0, 0);
        for game in pdn::read(&text) {
            let Ok(game) = game else {
                errors += 1;
                continue;
            };
            games += 1;
            match pdn::replay(&game, None) {
                Ok(replay) => {
                    complete += usize::from(replay.is_complete());
                    plies += replay.plies.len();
                    errors += replay
                        .problems
                        .iter()
                        .filter(|problem| problem.is_error())
                        .count();
                }
                Err(_) => errors += 1,
            }
        }
        assert_eq!(
            (games, complete, plies, errors),
            (file.games, file.complete, file.plies, file.errors),
            "{}",
            file.name
        );
    }
}

#[test]
fn files_read_the_same_in_pieces() {
    for file in EXPECTED {
        let bytes = bytes(file.name);
        let text = pdn::decode(&bytes);
        let whole: Vec<String> = pdn::read(&text).map(|game| format!("{game:?}")).collect();
        let mut stream = Stream::new();
        let mut pieces = Vec::new();
        for piece in bytes.chunks(1000) {
            stream.push(piece);
            while let Some(game) = stream.next_game() {
                pieces.push(format!("{game:?}"));
            }
        }
        stream.end();
        while let Some(game) = stream.next_game() {
            pieces.push(format!("{game:?}"));
        }
        assert_eq!(whole.len(), pieces.len(), "{}", file.name);
        assert!(whole == pieces, "{}", file.name);
    }
}

#[test]
fn files_survive_being_written() {
    for file in EXPECTED {
        let bytes = bytes(file.name);
        let text = pdn::decode(&bytes);
        for record in pdn::read(&text).flatten() {
            let Ok((game, _)) = Game::understand(&record, None) else {
                continue;
            };
            let written = game.to_pdn();
            let mut again = pdn::read(&written);
            let record = again.next().expect("a text").expect("a game");
            assert!(again.next().is_none(), "{}: one game became two", file.name);
            let (read, _) =
                Game::understand(&record, Some(game.start().variant())).expect("a start");
            assert_eq!(read.start(), game.start(), "{}", file.name);
            assert_eq!(read.outcome, game.outcome, "{}", file.name);
            assert_eq!(read.to_pdn(), written, "{}", file.name);
            assert!(read.line() == game.line(), "{}: {written}", file.name);
            #[cfg(feature = "serde")]
            for notation in [game.start().variant().notation(), Default::default()] {
                let json = serde_json::to_string(&pdn::GameData::of(&game, notation));
                let json = json.expect("plain data");
                let data: pdn::GameData = serde_json::from_str(&json).expect("written by us");
                let read = Game::try_from(data).expect("written by us");
                assert!(read == game, "{}: {json}", file.name);
            }
        }
    }
}
