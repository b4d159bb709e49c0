//! What the README shows is true: every command in it runs as it stands there.

use std::path::Path;
use std::process::Command;

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
    let bin = Path::new(env!("CARGO_BIN_EXE_damier"))
        .parent()
        .expect("a folder");
    let path = std::env::var("PATH").unwrap_or_default();
    for command in commands {
        let output = Command::new("sh")
            .args(["-c", &command])
            .current_dir(folder.path())
            .env("PATH", format!("{}:{path}", bin.display()))
            .output()
            .expect("the shell runs");
        let err = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{command}: {err}");
        let shows = !output.stdout.is_empty() || command.contains(" > ");
        assert!(shows, "{command} says nothing");
    }
}
