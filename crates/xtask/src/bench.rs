//! The numbers of BENCHMARKS.md.
//!
//! CPU seconds are compared, not wall-clock time, and every number is the median
//! of several runs: machines are shared.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use serde_json::Value;

use crate::step::{self, Steps};
use crate::workspace::Workspace;

/// Depths at which a count takes about a second.
const PERFT: [(&str, &str); 4] = [
    ("international", "9"),
    ("russian", "10"),
    ("brazilian", "10"),
    ("american", "10"),
];
/// Where the games with known verdicts are.
const GAMES: &str = "crates/damier/tests/data/adjudicate";
/// How often these games are repeated in the file that is judged.
const REPEATS: usize = 20;
/// Random games of each variant: those that are judged, and those that the packages of
/// PyPI get, some of which are slow.
const RANDOM_GAMES: usize = 1000;
const FEW_RANDOM_GAMES: usize = 25;
const RUNS: usize = 5;
/// A file of this size is read for the memory that it takes.
const LARGE: usize = 1 << 30;
/// Packages of PyPI with the versions that were measured.
const PEERS: [(&str, &str); 2] = [("py-draughts", "1.10.1"), ("pydraughts", "0.6.7")];

/// Measures, and prints a table.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps, with_peers: bool) {
    let build = &mut workspace.cargo(&["build", "--release", "--locked"]);
    if !steps.command("build the program", build) || !build_examples(workspace, steps) {
        return;
    }
    let binary = workspace.binary("release");
    steps.run("perft", || perft(&binary));
    steps.run("search", || search(&binary));
    steps.run("reading PDN", || reading(workspace));
    for games in Games::BOTH {
        let mut ours = None;
        steps.run(&format!("adjudication of {}", games.name()), || {
            ours = Some(adjudication(workspace, &binary, games)?);
            Ok(())
        });
        let Some(ours) = ours.filter(|_| with_peers) else {
            continue;
        };
        for (package, version) in PEERS {
            let name = format!("{} with {package} {version}", games.name());
            steps.run(&name, || {
                peer(workspace, &binary, (package, version), games, ours)
            });
        }
    }
}

/// Reads a file of a gigabyte and tells how much memory that takes.
pub(crate) fn memory(workspace: &Workspace, steps: &mut Steps) {
    if build_examples(workspace, steps) {
        steps.run("memory for a file of 1 GiB", || {
            let games = fs::read(corpus(workspace, Games::Random, RANDOM_GAMES)?)
                .map_err(|error| error.to_string())?;
            let file = folder(workspace)?.join("large.pdn");
            fs::write(&file, games.repeat(LARGE / games.len() + 1))
                .map_err(|error| error.to_string())?;
            let (seconds, output) = timed(Command::new(example(workspace, "read")).arg(&file))?;
            print!("{output}");
            println!("{:.0} MB/s", LARGE as f64 / 1e6 / seconds);
            fs::remove_file(&file).map_err(|error| error.to_string())
        });
    }
}

fn build_examples(workspace: &Workspace, steps: &mut Steps) -> bool {
    ["damier-draughts", "damier-arbiter"]
        .into_iter()
        .all(|package| {
            let args = [
                "build",
                "--release",
                "--locked",
                "--examples",
                "--package",
                package,
            ];
            let name = format!("build the examples of {package}");
            steps.command(&name, &mut workspace.cargo(&args))
        })
}

fn example(workspace: &Workspace, name: &str) -> PathBuf {
    workspace.target().join("release/examples").join(name)
}

/// Games to be judged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Games {
    /// Those with known verdicts, made towards endings.
    Known,
    /// Whole random games, from the start.
    Random,
}

impl Games {
    const BOTH: [Games; 2] = [Games::Known, Games::Random];

    const fn name(self) -> &'static str {
        match self {
            Games::Known => "games with known verdicts",
            Games::Random => "random games",
        }
    }

    /// How many of them the program gets, and how many the packages.
    const fn amounts(self) -> (usize, usize) {
        match self {
            Games::Known => (REPEATS, 1),
            Games::Random => (RANDOM_GAMES, FEW_RANDOM_GAMES),
        }
    }
}

fn perft(binary: &Path) -> Result<(), String> {
    for (variant, depth) in PERFT {
        let mut nodes = 0.0;
        let seconds = median(|| {
            let (seconds, output) = timed(Command::new(binary).args(["perft", variant, depth]))?;
            nodes = output
                .trim()
                .parse()
                .map_err(|_| format!("no number: {output}"))?;
            Ok(seconds)
        })?;
        println!(
            "{variant} depth {depth}: {nodes} nodes, {:.0} Mn/s",
            nodes / seconds / 1e6
        );
    }
    Ok(())
}

fn search(binary: &Path) -> Result<(), String> {
    for (variant, _) in PERFT {
        let mut nodes = 0.0;
        let seconds = median(|| {
            let args = ["analyse", variant, "--nodes", "3000000", "--json"];
            let (seconds, output) = timed(Command::new(binary).args(args))?;
            let answer: Value = serde_json::from_str(&output).map_err(|e| e.to_string())?;
            nodes = answer["lines"][0]["nodes"]
                .as_f64()
                .ok_or("no nodes in the answer")?;
            Ok(seconds)
        })?;
        println!(
            "{variant}: {:.2} Mn/s from the start",
            nodes / seconds / 1e6
        );
    }
    Ok(())
}

/// Bytes a second of CPU, without playing a move.
fn reading(workspace: &Workspace) -> Result<(), String> {
    for games in Games::BOTH {
        let text = fs::read(corpus(workspace, games, games.amounts().0)?)
            .map_err(|error| error.to_string())?;
        let file = folder(workspace)?.join("read.pdn");
        // Enough of it that starting the program does not count.
        let text = text.repeat((64 << 20) / text.len() + 1);
        fs::write(&file, &text).map_err(|error| error.to_string())?;
        let mut output = String::new();
        let seconds = median(|| {
            let seconds;
            (seconds, output) = timed(Command::new(example(workspace, "read")).arg(&file))?;
            Ok(seconds)
        })?;
        println!(
            "{}: {:.0} MB/s ({})",
            games.name(),
            text.len() as f64 / 1e6 / seconds,
            output.replace('\n', "; ").trim()
        );
    }
    Ok(())
}

/// Games a second of CPU: by the command line, and by the library alone.
fn adjudication(workspace: &Workspace, binary: &Path, games: Games) -> Result<f64, String> {
    let file = corpus(workspace, games, games.amounts().0)?;
    let (mut number, mut plies) = (0.0, 0.0);
    let seconds = median(|| {
        let command = &mut Command::new(binary);
        let (seconds, output) = timed(command.args(["adjudicate", "--json"]).arg(&file))?;
        (number, plies) = (0.0, 0.0);
        for line in output.lines() {
            let game: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            number += 1.0;
            plies += game["played"].as_f64().unwrap_or(0.0);
        }
        Ok(seconds)
    })?;
    println!(
        "adjudicate --json: {:.0} games/s, {:.0} plies/s",
        number / seconds,
        plies / seconds
    );
    let library = median(|| {
        let (seconds, _) = timed(Command::new(example(workspace, "adjudicate")).arg(&file))?;
        Ok(seconds)
    })?;
    println!("library: {:.0} games/s", number / library);
    Ok(number / seconds)
}

/// A file of games: those with known verdicts so many times over, or so many random
/// games of each variant.
fn corpus(workspace: &Workspace, games: Games, amount: usize) -> Result<PathBuf, String> {
    let mut text = String::new();
    for (variant, _) in PERFT {
        match games {
            Games::Known => {
                let path = workspace.root().join(GAMES).join(format!("{variant}.pdn"));
                let games = fs::read_to_string(&path)
                    .map_err(|error| format!("{} cannot be read: {error}", path.display()))?;
                text.push_str(&games);
            }
            Games::Random => {
                let program = example(workspace, "self_play");
                let amount = amount.to_string();
                let command = &mut Command::new(program);
                text.push_str(&step::output(command.args([variant, &amount, "7"]))?);
            }
        }
        text.push('\n');
    }
    let (name, repeats) = match games {
        Games::Known => ("known", amount),
        Games::Random => ("random", 1),
    };
    let file = folder(workspace)?.join(format!("{name}-{amount}.pdn"));
    fs::write(&file, text.repeat(repeats)).map_err(|error| error.to_string())?;
    Ok(file)
}

fn peer(
    workspace: &Workspace,
    binary: &Path,
    (package, version): (&str, &str),
    games: Games,
    ours: f64,
) -> Result<(), String> {
    let folder = folder(workspace)?;
    let python = folder.join(package).join("bin/python");
    if !python.exists() {
        let environment = folder.join(package);
        step::status(
            Command::new("python3")
                .args(["-m", "venv"])
                .arg(environment),
        )?;
        let pinned = format!("{package}=={version}");
        step::status(Command::new(&python).args(["-m", "pip", "install", "-q", &pinned]))?;
    }
    let converted_games = folder.join("games.jsonl");
    let pdn = corpus(workspace, games, games.amounts().1)?;
    let converted = Command::new(binary)
        .args(["show", "--to", "json"])
        .arg(&pdn)
        .stderr(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    fs::write(&converted_games, converted.stdout).map_err(|error| error.to_string())?;
    let script = workspace.root().join("crates/xtask/bench/peers.py");
    let output = step::output(
        Command::new(&python)
            .arg(script)
            .arg(package)
            .arg(&converted_games),
    )?;
    let answer: Value = serde_json::from_str(&output).map_err(|error| error.to_string())?;
    let number = |key: &str| answer[key].as_f64().unwrap_or(0.0);
    let theirs = number("games") / number("seconds");
    println!(
        "{package}: {theirs:.1} games/s ({} games replayed, {} refused); ratio {:.0}",
        number("games"),
        number("refused"),
        ours / theirs
    );
    Ok(())
}

/// Where files of a measurement go.
fn folder(workspace: &Workspace) -> Result<PathBuf, String> {
    let folder = workspace.target().join("bench");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    Ok(folder)
}

fn median(mut measure: impl FnMut() -> Result<f64, String>) -> Result<f64, String> {
    let mut seconds = (0..RUNS)
        .map(|_| measure())
        .collect::<Result<Vec<f64>, String>>()?;
    seconds.sort_by(f64::total_cmp);
    Ok(seconds[RUNS / 2])
}

/// Runs a program; its CPU seconds, and what it printed. Exit code 1 only says
/// that the games have problems, which these are meant to have.
fn timed(command: &mut Command) -> Result<(f64, String), String> {
    let (cpu, wall) = (children_cpu(), Instant::now());
    let output = command
        .stderr(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if !matches!(output.status.code(), Some(0 | 1)) {
        return Err(format!("ended with {}", output.status));
    }
    let seconds = match (cpu, children_cpu()) {
        (Some(before), Some(after)) => after - before,
        _ => wall.elapsed().as_secs_f64(),
    };
    let text = String::from_utf8(output.stdout).map_err(|error| error.to_string())?;
    Ok((seconds.max(0.01), text))
}

/// CPU seconds of the programs run so far, where Linux tells them.
fn children_cpu() -> Option<f64> {
    /// Of the counts in that file; the same on every Linux that Rust runs on.
    const TICKS_A_SECOND: f64 = 100.0;
    let text = fs::read_to_string("/proc/self/stat").ok()?;
    // The second field, the name, may hold blanks; it ends with the last bracket.
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(13)?.parse::<f64>().ok()? + fields.get(14)?.parse::<f64>().ok()?;
    Some(ticks / TICKS_A_SECOND)
}
