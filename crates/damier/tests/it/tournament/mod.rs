//! The tournament desk: real tables, a whole event, and what goes wrong.

mod books;
mod crash;
mod entries;
mod event;
mod languages;
mod leaving;
mod lists;
mod more;
mod records;
mod refusals;
mod starts;
mod tables;
mod truth;

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::run::{Run, damier};

fn desk(args: &[&str]) -> Run {
    let all: Vec<&str> = ["tournament"].iter().chain(args).copied().collect();
    damier(&all)
}

/// A command that has to do its work.
#[track_caller]
fn fine(args: &[&str]) -> Run {
    let run = desk(args);
    assert_eq!(run.code, 0, "{args:?}: {run:?}");
    run
}

fn table(name: &str) -> String {
    let path: PathBuf = [
        env!("CARGO_MANIFEST_DIR"),
        "../damier-tournament/tests/data",
        name,
    ]
    .iter()
    .collect();
    path.to_str().expect("UTF-8").to_owned()
}

/// A folder with an event of six players in it.
struct Club {
    folder: tempfile::TempDir,
}

const PLAYERS: &str = "\u{feff}id;name;fed;rating\n\
    11;Élodie Roux;FRA;1900\n12;Ivo Maas;NED;2200\n13;Bo Berg;DEN;2050\n\
    14;Olga Line;UKR;2120\n15;Sam Poe;ENG;1800\n";

impl Club {
    fn new(system: &str) -> Club {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let club = Club { folder };
        fs::write(club.file("players.csv"), PLAYERS).expect("written");
        let (event, list) = (club.event(), club.file("players.csv"));
        fine(&[
            "new",
            &event,
            "--name",
            "Club night",
            "--rounds",
            "3",
            "--system",
            system,
        ]);
        fine(&[
            "add",
            &event,
            "Anna Dam",
            "--rating",
            "2000",
            "--federation",
            "BEL",
        ]);
        let added = fine(&["add", &event, "--list", &list, "--sort", "--json"]).json();
        let names: Vec<&str> = added
            .as_array()
            .expect("an array")
            .iter()
            .filter_map(|p| p["name"].as_str())
            .collect();
        assert_eq!(names[..3], ["Ivo Maas", "Olga Line", "Bo Berg"]);
        assert_eq!(
            added[3],
            json!({"id":4,"name":"Anna Dam","federation":"BEL","rating":2000})
        );
        club
    }

    fn file(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        path.to_str().expect("UTF-8 path").to_owned()
    }

    fn event(&self) -> String {
        self.file("event.json")
    }
}
