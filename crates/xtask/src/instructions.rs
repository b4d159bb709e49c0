//! How many machine instructions a position of perft takes, counted by Valgrind: the
//! same number on a busy machine as on an idle one.

use std::path::Path;
use std::process::Command;

use crate::prerequisites::{self, Tool};
use crate::step::Steps;
use crate::workspace::Workspace;

/// Every variant, with a depth of about a million positions from its start.
const VARIANTS: [(&str, u32); 17] = [
    ("international", 7),
    ("russian", 8),
    ("brazilian", 8),
    ("american", 8),
    ("frisian", 8),
    ("frysk", 6),
    ("antidraughts", 7),
    ("breakthrough", 7),
    ("killer", 7),
    ("italian", 8),
    ("spanish", 8),
    ("portuguese", 8),
    ("czech", 8),
    ("pool", 8),
    ("turkish", 6),
    ("canadian", 6),
    ("thai", 7),
];

/// Counts them for every variant, with and without bulk counting.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps) {
    prerequisites::check(steps, &[Tool::Valgrind]);
    let mut build = workspace.cargo(&["build", "--release", "--locked"]);
    build.args(["--package", "damier-draughts", "--example", "perft"]);
    if !steps.command("build the counting program", &mut build) {
        return;
    }
    let program = workspace.target().join("release/examples/perft");
    steps.run("instructions a position", || {
        println!("| game | depth | positions | counted in bulk | every position made |");
        println!("|---|---|---|---|---|");
        for (variant, depth) in VARIANTS {
            let (nodes, bulk) = count(&program, variant, depth, &[])?;
            let (_, made) = count(&program, variant, depth, &["--no-bulk"])?;
            println!("| {variant} | {depth} | {nodes} | {bulk:.1} | {made:.1} |");
        }
        Ok(())
    });
}

/// The positions of the last ply, and the instructions for each. The program counts
/// the smaller depths first, which is taken off with its start-up.
fn count(program: &Path, variant: &str, depth: u32, flags: &[&str]) -> Result<(u64, f64), String> {
    let measure = |depth: u32| {
        let mut command = Command::new("valgrind");
        command.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
        command.arg(program).args([variant, &depth.to_string()]);
        let output = command
            .args(flags)
            .output()
            .map_err(|error| format!("valgrind could not be started: {error}"))?;
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let printed = String::from_utf8_lossy(&output.stdout).into_owned();
        match (collected(&said), nodes(&printed)) {
            (Some(instructions), Some(nodes)) => Ok((instructions, nodes)),
            _ => Err(format!("no count for {variant}: {}", said.trim())),
        }
    };
    let (before, _) = measure(depth - 1)?;
    let (all, nodes) = measure(depth)?;
    Ok((nodes, all.saturating_sub(before) as f64 / nodes as f64))
}

/// Reads `==123== Collected : 456`.
fn collected(said: &str) -> Option<u64> {
    let (_, number) = said.split_once("Collected :")?;
    number.split_whitespace().next()?.parse().ok()
}

/// Reads the positions of the last depth: the second word of the last line.
fn nodes(printed: &str) -> Option<u64> {
    let line = printed.lines().last()?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_read_from_what_the_programs_print() {
        let said = "==1== Callgrind, a profiler\n==1== \n==1== Collected : 31476684\n==1==\n";
        assert_eq!(collected(said), Some(31_476_684));
        assert_eq!(collected("valgrind: no such program"), None);
        let printed = " 1               9    0.000 s      0.4 Mn/s\n \
                       2              81    0.000 s      8.5 Mn/s\n";
        assert_eq!(nodes(printed), Some(81));
        assert_eq!(nodes(""), None);
    }
}
