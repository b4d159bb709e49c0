//! Programs that are killed, and programs that work at the same time.

use std::process::Stdio;
use std::time::Duration;

use serde_json::Value;

use super::{Club, fine};
use crate::run::program;

fn results(event: &str) -> Vec<Value> {
    let boards = fine(&["result", event, "--json"]).json();
    boards.as_array().expect("boards").clone()
}

#[test]
fn killed_at_any_moment_the_event_is_the_old_or_the_new_one() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    for step in 0..24_u64 {
        let before = results(&event);
        let wanted = if step % 2 == 0 { "1:2-0" } else { "1:1-1" };
        let mut child = program()
            .args(["tournament", "result", &event, wanted])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        // From hardly begun to surely done, whatever the machine is doing.
        std::thread::sleep(Duration::from_micros(step * step * 40));
        // It may have ended already.
        let _ = child.kill();
        child.wait().expect("the program ends");
        let after = results(&event);
        let kind = if step % 2 == 0 { "win" } else { "draw" };
        assert!(
            after == before || after[0]["result"]["kind"] == kind,
            "step {step}: {after:?}"
        );
        assert_eq!(after[1..], before[1..]);
    }
    // Nothing that was left behind is in the way.
    fine(&["result", &event, "1:0-2", "2:1-1", "3:2-0"]);
    fine(&["pair", &event]);
    fine(&["undo", &event]);
    assert_eq!(results(&event)[0]["round"], 1);
}

#[test]
fn several_who_enter_results_at_once_lose_none() {
    let club = Club::new("dutch-2026");
    let event = club.event();
    fine(&["pair", &event]);
    let children: Vec<_> = ["1:2-0", "2:1-1", "3:0-2"]
        .map(|result| {
            program()
                .args(["tournament", "result", &event, result])
                .stdout(Stdio::null())
                .stderr(Stdio::piped())
                .spawn()
                .expect("the program starts")
        })
        .into_iter()
        .map(|child| child.wait_with_output().expect("the program ends"))
        .collect();
    for child in children {
        let said = String::from_utf8_lossy(&child.stderr).into_owned();
        assert!(child.status.success(), "{said}");
    }
    let kinds: Vec<String> = results(&event)
        .iter()
        .map(|board| board["result"]["kind"].to_string())
        .collect();
    assert_eq!(kinds, ["\"win\"", "\"draw\"", "\"win\""]);
}
