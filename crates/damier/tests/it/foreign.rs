//! Control characters of foreign texts: shown to people, kept in data.

use std::fs;
use std::path::Path;

use crate::run::{Run, damier, damier_reading};

/// Clears a terminal, rings its bell and turns the order of what follows round.
const EVIL: &str = "Eve\u{1b}[2J\u{7}\u{7f}\u{9b}31m\u{202e}\u{2066}\u{200f}";
const SHOWN: &str = "Eve\\u{1b}[2J\\u{7}\\u{7f}\\u{9b}31m\\u{202e}\\u{2066}\\u{200f}";

/// Whether a terminal would obey it.
fn is_control(sign: char) -> bool {
    let turns = ['\u{202e}', '\u{2066}', '\u{200f}'].contains(&sign);
    turns || (sign.is_control() && sign != '\n' && sign != '\t')
}

/// A run that shows the foreign text, and sends nothing of it.
#[track_caller]
fn shows_it(run: &Run) {
    let all = format!("{}{}", run.out, run.err);
    assert!(!all.contains(is_control), "{all:?}");
    assert!(all.contains(SHOWN), "{all}");
}

/// The same where the reader of records made spaces of the rest.
#[track_caller]
fn shows_what_turns(run: &Run) {
    let all = format!("{}{}", run.out, run.err);
    assert!(!all.contains(is_control), "{all:?}");
    assert!(all.contains("\\u{202e}\\u{2066}\\u{200f}"), "{all}");
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("written");
    path.to_str().expect("a path").to_owned()
}

/// The text as it stands between the quotes of TOML and JSON.
fn escaped() -> String {
    let sign = |sign: char| match is_control(sign) {
        true => format!("\\u{:04x}", u32::from(sign)),
        false => sign.to_string(),
    };
    EVIL.chars().map(sign).collect()
}

#[test]
fn rule_books_do_not_command_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let evil = escaped();
    let book = format!(
        "format = 1\nid = 'mine'\nvariants = ['russian']\nsource = \"{evil}\"\n\
         name.en = \"{evil}\"\nabout.en = \"{evil}\"\n[[clause]]\nid = '1'\n\
         article = \"{evil}\"\nsource = \"{evil}\"\nname.en = \"{evil}\"\n\
         rule.en = \"{evil}\"\nkind = 'repetition'\ntimes = 3\n"
    );
    let good = file(folder.path(), "good.toml", &book);
    shows_it(&damier(&["rules", "show", &good]));
    let wrong = book.replace("'russian'", &format!("\"{evil}\""));
    let wrong = file(folder.path(), "wrong.toml", &wrong);
    shows_it(&damier(&["rules", "check", &wrong]));
    shows_it(&damier(&["moves", "russian", "--rules", &wrong]));
    let moves = "c1-d2 b8-c7 d2-c1 c7-b8 c1-d2 b8-c7 d2-c1 c7-b8";
    shows_it(&damier(&[
        "adjudicate",
        "--variant",
        "russian",
        "--rules",
        &good,
        "--fen",
        "W:WKc1:BKb8",
        "--moves",
        moves,
    ]));
    let told = damier(&["rules", "show", &good, "--json"]);
    assert_eq!(told.json()["name"], EVIL);
    assert!(told.out.contains('\u{202e}'), "{}", told.out);
}

#[test]
fn records_do_not_command_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = format!("[GameType \"20\"]\n[White \"{EVIL}\"]\n\n1. 32-28 {{{EVIL}}} {EVIL} *\n");
    let games = file(folder.path(), "games.pdn", &record);
    shows_it(&damier(&["adjudicate", &games]));
    shows_what_turns(&damier(&["show", &games]));
    // Data keeps what the reader of the record left in it.
    for form in ["pdn", "json"] {
        let told = damier(&["show", &games, "--to", form]);
        assert!(told.out.contains('\u{202e}'), "{form}: {}", told.out);
    }
    shows_it(&damier(&["show", &format!("{EVIL}.pdn")]));
    shows_it(&damier(&["show", &games, &format!("--{EVIL}")]));
}

/// Other systems have no such names.
#[cfg(unix)]
#[test]
fn names_of_files_do_not_command_the_terminal() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = "[GameType \"20\"]\n\n1. 32-28 1-2 *\n";
    let games = file(folder.path(), &format!("{EVIL}.pdn"), record);
    let folder = folder.path().to_str().expect("a path");
    shows_it(&damier(&["show", "--check", folder]));
    shows_it(&damier(&["show", &games]));
    shows_it(&damier(&["adjudicate", &games, &games]));
    shows_it(&damier(&["tournament", "standings", &games]));
}

#[test]
fn tables_do_not_command_the_terminal() {
    let made = damier(&[
        "tournament",
        "simulate",
        "--players",
        "4",
        "--rounds",
        "2",
        "--to",
        "json",
    ]);
    let name = made.json_name();
    let event = made.out.replace(&name, &escaped());
    let folder = tempfile::tempdir().expect("a folder");
    let event = file(folder.path(), "event.json", &event);
    for command in ["standings", "explain"] {
        let player: &[&str] = match command {
            "explain" => &["1"],
            _ => &[],
        };
        shows_it(&damier(
            &[&["tournament", command, &event], player].concat(),
        ));
    }
    for form in ["trf", "csv", "json"] {
        let told = damier(&["tournament", "export", &event, "--to", form]);
        assert!(told.out.contains('\u{202e}'), "{form}: {}", told.out);
    }
}

impl Run {
    /// The name of the first player of an event.
    #[track_caller]
    fn json_name(&self) -> String {
        let event: serde_json::Value = serde_json::from_str(&self.out).expect("JSON");
        let name = event["event"]["players"][0]["name"].as_str();
        name.unwrap_or_else(|| panic!("a name in {}", self.out))
            .to_owned()
    }
}

#[test]
fn logs_do_not_command_the_terminal() {
    let entry = format!("{{\"at\": 0, \"event\": \"{}\"}}\n", escaped());
    let log = format!("{{\"control\": \"10\\\"\"}}\n{entry}");
    shows_it(&damier_reading(&["clock", "replay", "-"], log.as_bytes()));
    let log = crate::playoff::LOG.replace("Bo Maas", &escaped());
    shows_it(&damier_reading(&["playoff", "replay", "-"], log.as_bytes()));
    let claim = ["claim", "flag", "russian", "--side", EVIL];
    shows_it(&damier(&claim));
}
