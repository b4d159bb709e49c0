//! What the README shows is true: every command in it runs as it stands there.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::run::data;

/// The lines of `sh` and `console` blocks that run the program.
fn commands(readme: &str) -> Vec<String> {
    let mut commands = Vec::new();
    let mut inside = false;
    for line in readme.lines() {
        if let Some(language) = line.trim().strip_prefix("```") {
            inside = matches!(language, "sh" | "console");
        } else if inside {
            let line = line.trim_start_matches("$ ");
            if line.starts_with("damier ") {
                commands.push(line.to_owned());
            }
        }
    }
    commands
}

#[test]
#[cfg(unix)]
fn every_command_of_the_readme_runs() {
    let readme = concat!(env!("CARGO_MANIFEST_DIR"), "/../../README.md");
    let readme = std::fs::read_to_string(readme).expect("the README is there");
    let commands = commands(&readme);
    assert!(commands.len() > 10, "{commands:?}");
    let folder = tempfile::tempdir().expect("a temporary folder");
    let games = std::fs::read_to_string(data("adjudicate/international.pdn")).expect("games");
    let two: Vec<&str> = games.split_inclusive("\n\n").take(4).collect();
    for name in ["games.pdn", "old.pdn"] {
        std::fs::write(folder.path().join(name), two.concat()).expect("written");
    }
    std::fs::write(folder.path().join("game.pdn"), two[..2].concat()).expect("written");
    let log = include_str!("../../../damier-arbiter/docs/clock-logs.md");
    let log = log.split("```json\n").nth(1).expect("an example");
    let log = log.split("```").next().expect("an end");
    std::fs::write(folder.path().join("board3.jsonl"), log).expect("written");
    let chess = "[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    std::fs::write(folder.path().join("games.pgn"), chess).expect("written");
    let bin = Path::new(env!("CARGO_BIN_EXE_damier"))
        .parent()
        .expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    for command in commands {
        let mut shell = Command::new("sh");
        shell
            .args(["-c", &format!("exec {command}")])
            .current_dir(folder.path())
            .env("PATH", format!("{}:{path}", bin.display()));
        if command.starts_with("damier serve") {
            serves(&mut shell, &command);
            continue;
        }
        let output = shell.output().expect("the shell runs");
        let err = String::from_utf8_lossy(&output.stderr);
        // A claim that is not granted says so by its status as well.
        let expected = if command.starts_with("damier claim") {
            0..2
        } else {
            0..1
        };
        let code = output.status.code().expect("no signal ends it");
        assert!(expected.contains(&code), "{command}: {code}, {err}");
        let shows = !output.stdout.is_empty() || command.contains(" > ");
        assert!(shows, "{command} says nothing");
    }
}

/// A site does not end by itself: it is up once it has told its address.
#[cfg(unix)]
fn serves(shell: &mut Command, command: &str) {
    let mut site = shell
        .env("DAMIER_LISTEN", "127.0.0.1:0")
        .env("DAMIER_DATABASE", "games.db")
        .stdout(Stdio::piped())
        .spawn()
        .expect("the shell runs");
    let mut first = String::new();
    let out = site.stdout.take().expect("standard output is piped");
    let read = BufReader::new(out).read_line(&mut first);
    site.kill().expect("it runs until it is ended");
    site.wait().expect("it has ended");
    read.expect("a line of text");
    assert!(first.contains("http://127.0.0.1:"), "{command}: {first}");
}
