//! Teams that leave, forfeits that are entered by hand, and both taken back.

use std::fs;

use serde_json::{Value, json};

use super::{desk, fine};

/// Four teams of two boards, one of them with a reserve.
const TEAMS: &str = "name;team\nA1;Ajax\nA2;Ajax\nA3;Ajax\nB1;Brio\nB2;Brio\n\
    C1;Cora\nC2;Cora\nD1;Dart\nD2;Dart\n";

struct League {
    folder: tempfile::TempDir,
}

impl League {
    fn new(system: &str) -> League {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let league = League { folder };
        fs::write(league.path("teams.csv"), TEAMS).expect("written");
        let (event, list) = (league.event(), league.path("teams.csv"));
        let new = ["new", &event, "--name", "League", "--boards", "2"];
        let of = ["--rounds", "3", "--system", system];
        fine(&[&new[..], &of].concat());
        fine(&["add", &event, "--list", &list]);
        league
    }

    fn path(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        path.to_str().expect("UTF-8 path").to_owned()
    }

    fn event(&self) -> String {
        self.path("league.json")
    }

    /// The event as it is stored, but for the log, which keeps what was undone.
    fn saved(&self) -> Value {
        let text = fs::read_to_string(self.event()).expect("the event");
        let file: Value = serde_json::from_str(&text).expect("JSON");
        let mut event = file["event"].clone();
        event.as_object_mut().expect("fields").remove("log");
        event
    }

    /// The numbers of the teams that have a match in the next round, or a bye.
    fn paired(&self, more: &[&str]) -> Vec<u64> {
        let event = self.event();
        let pairs = fine(&[&["pair", &event, "--json"], more].concat()).json();
        let pairs = pairs.as_array().expect("pairs").iter();
        let both = pairs.flat_map(|pair| [pair["white"].clone(), pair["black"].clone()]);
        let mut teams: Vec<u64> = both.filter_map(|team| team.as_u64()).collect();
        teams.sort_unstable();
        teams
    }

    /// After which round the players of a team have left.
    fn left(&self, team: usize) -> Vec<Value> {
        let event = self.saved();
        let members = event["teams"][team - 1]["members"].clone();
        let players = event["players"].as_array().expect("players").iter();
        let own = players.filter(|p| members.as_array().is_some_and(|m| m.contains(&p["id"])));
        own.map(|player| player["withdrawn_after"].clone())
            .collect()
    }

    fn kinds(&self, round: &str) -> Vec<Value> {
        let event = self.event();
        let boards = fine(&["result", &event, "--round", round, "--json"]).json();
        let boards = boards.as_array().expect("boards").iter();
        boards
            .map(|board| board["result"]["kind"].clone())
            .collect()
    }
}

#[test]
fn a_team_that_leaves_is_paired_no_more_and_comes_back_when_that_is_undone() {
    let league = League::new("team-swiss");
    let event = league.event();
    assert_eq!(league.paired(&[]), [1, 2, 3, 4]);
    fine(&["result", &event, "1:2-0", "2:1-1", "3:1-1", "4:1-1"]);
    let before = league.saved();
    assert_eq!(league.paired(&["--withdrawn", "1"]), [2, 3, 4]);
    assert_eq!(league.left(1), [json!(1), json!(1), json!(1)]);
    assert_eq!(league.left(2), [Value::Null, Value::Null]);
    // What it has played stays, and the round holds against the rules.
    fine(&["check", &event]);
    let rows = fine(&["standings", &event, "--json"]).json();
    assert_eq!(rows.as_array().map(Vec::len), Some(4), "{rows}");
    // The round is taken back, and the team is still away; then its leaving is undone.
    fine(&["pair", &event, "--undo"]);
    assert_eq!(league.paired(&[]), [2, 3, 4]);
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    assert_eq!(league.saved(), before);
    assert_eq!(league.paired(&[]), [1, 2, 3, 4]);
    let nobody = desk(&["pair", &event, "--withdrawn", "9"]);
    assert_eq!(nobody.code, 2, "{nobody:?}");
}

#[test]
fn a_table_keeps_the_matches_of_a_team_that_left() {
    let league = League::new("team-round-robin");
    let event = league.event();
    league.paired(&[]);
    fine(&["result", &event, "1:2-0", "2:1-1", "3:1-1", "4:1-1"]);
    league.paired(&["--withdrawn", "4"]);
    assert_eq!(league.left(4), [json!(1), json!(1)]);
    let round = league.saved()["rounds"][1].clone();
    let meets = |fixture: &&Value| fixture["white"] == 4 || fixture["black"] == 4;
    let matches = round["matches"].as_array().expect("matches").iter();
    let fixture = matches.clone().find(meets).expect("its match");
    // Nobody sits at its boards: the others have their points without a game.
    assert_eq!(fixture["boards"], json!([]), "{round}");
    assert_eq!(round["byes"].as_array().map(Vec::len), Some(2), "{round}");
    fine(&["result", &event, "1:1-1", "2:1-1"]);
    fine(&["undo", &event]);
    fine(&["undo", &event]);
    assert_eq!(league.left(4), [Value::Null, Value::Null]);
}

#[test]
fn forfeits_entered_by_hand_are_undone_one_by_one() {
    let league = League::new("team-swiss");
    let event = league.event();
    league.paired(&[]);
    let paired = league.saved();
    fine(&["result", &event, "1:+-", "2:--"]);
    fine(&["result", &event, "3:-+"]);
    let kinds = ["forfeit", "double-forfeit", "forfeit", "unfinished"];
    assert_eq!(league.kinds("1"), kinds.map(|kind| json!(kind)));
    // A round with results stays, also when they are forfeits.
    let early = desk(&["pair", &event, "--undo"]);
    assert_eq!(early.code, 2, "{early:?}");
    fine(&["undo", &event]);
    let kinds = ["forfeit", "double-forfeit", "unfinished", "unfinished"];
    assert_eq!(league.kinds("1"), kinds.map(|kind| json!(kind)));
    fine(&["undo", &event]);
    assert_eq!(league.saved(), paired);
    // One is taken back by name, and then the round.
    fine(&["result", &event, "1:+-"]);
    fine(&["result", &event, "1:open"]);
    assert_eq!(league.kinds("1"), ["unfinished"; 4].map(|kind| json!(kind)));
    fine(&["pair", &event, "--undo"]);
    assert_eq!(league.saved()["rounds"], json!([]));
}
