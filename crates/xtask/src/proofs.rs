//! The proofs that take too long for every change. All of them run optimised and
//! without debug assertions, so that both kinds of build are tested.

use std::process::Command;

use crate::step::{self, Steps};
use crate::workspace::Workspace;

/// The games whose computer is proven.
const VARIANTS: [&str; 4] = ["international", "russian", "brazilian", "american"];
/// A level must beat the one four below it by at least this share of the points.
const CLEARLY: f64 = 60.0;

/// Runs them all, or only those named.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps, names: &[&str]) -> Result<(), String> {
    const ALL: [&str; 6] = [
        "perft",
        "endgame",
        "endgame-five",
        "soak",
        "random",
        "ladder",
    ];
    if let Some(unknown) = names.iter().find(|name| !ALL.contains(name)) {
        return Err(format!(
            "no proof `{unknown}`; there are {}",
            ALL.join(", ")
        ));
    }
    let wanted = |name: &str| names.is_empty() || names.contains(&name);
    if wanted("perft") {
        perft(workspace, steps);
    }
    if wanted("endgame") {
        endgame(workspace, steps);
    }
    if wanted("endgame-five") {
        endgame_five(workspace, steps);
    }
    if wanted("soak") {
        soak(workspace, steps);
    }
    if (wanted("random") || wanted("ladder"))
        && steps.command(
            "build the program",
            &mut workspace.cargo(&["build", "--release", "--locked"]),
        )
    {
        if wanted("random") {
            random(workspace, steps);
        }
        if wanted("ladder") {
            ladder(workspace, steps);
        }
    }
    Ok(())
}

/// Every row of the table of published counts.
fn perft(workspace: &Workspace, steps: &mut Steps) {
    let mut tests = workspace.cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "damier-draughts",
        "--test",
        "rules",
        "perft",
    ]);
    steps.command("every perft count", tests.env("DAMIER_ALL_PERFT", "1"));
}

/// Random games over all rule books: the referee against a recount by definition.
/// A million, unless `DAMIER_SOAK_GAMES` says otherwise.
fn soak(workspace: &Workspace, steps: &mut Steps) {
    let games = std::env::var("DAMIER_SOAK_GAMES").unwrap_or_else(|_| "1000000".to_owned());
    let tests = workspace.cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "damier-arbiter",
        "--test",
        "it",
        "soak",
        "--",
        "--nocapture",
    ]);
    let mut gentle = gently(tests);
    steps.command(
        &format!("{games} games: the referee against a recount"),
        gentle.env("DAMIER_SOAK_GAMES", &games),
    );
}

/// The same command with the lowest claim to the machine, where `nice` exists: it
/// takes minutes, and somebody may be at work.
fn gently(command: Command) -> Command {
    let has_nice = Command::new("nice").arg("true").status();
    if !has_nice.is_ok_and(|status| status.success()) {
        return command;
    }
    let mut gentle = Command::new("nice");
    gentle.args(["-n", "15"]).arg(command.get_program());
    gentle.args(command.get_args());
    if let Some(folder) = command.get_current_dir() {
        gentle.current_dir(folder);
    }
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => gentle.env(name, value),
            None => gentle.env_remove(name),
        };
    }
    gentle
}

/// Every position of the endgame tables of up to four pieces against its moves, by a generator of
/// its own, and 20 000 positions a rule book against search with the referee.
fn endgame(workspace: &Workspace, steps: &mut Steps) {
    let tests = workspace.cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "damier-endgame",
        "--test",
        "proof",
        "--",
        "--nocapture",
    ]);
    let mut gentle = gently(tests);
    steps.command(
        "every position of the endgame tables",
        gentle.env("DAMIER_ALL_ENDGAMES", "1"),
    );
}

/// The figures of endings of five pieces on 64 squares; their tables are made first.
fn endgame_five(workspace: &Workspace, steps: &mut Steps) {
    let tests = workspace.cargo(&[
        "test",
        "--release",
        "--locked",
        "--package",
        "damier-endgame",
        "--test",
        "proof",
        "--",
        "--nocapture",
        "known::five",
    ]);
    let mut gentle = gently(tests);
    steps.command(
        "what is known of endings of five pieces",
        gentle.env("DAMIER_FIVE_PIECES", "1"),
    );
}

/// The strongest level wins every game against a player who moves at random.
fn random(workspace: &Workspace, steps: &mut Steps) {
    for variant in VARIANTS {
        steps.run(
            &format!("{variant}: 100 games against a random mover"),
            || {
                let score = play(workspace, variant, "level:10", "random", "100", "20000")?;
                if (score.won, score.drawn, score.lost) == (100, 0, 0) {
                    Ok(())
                } else {
                    Err(format!("expected 100 wins, got {score:?}"))
                }
            },
        );
    }
}

/// Each level clearly beats the one four below it.
fn ladder(workspace: &Workspace, steps: &mut Steps) {
    for variant in VARIANTS {
        for low in 1..=6 {
            let high = low + 4;
            steps.run(
                &format!("{variant}: level {high} against level {low}"),
                || {
                    let (high, low) = (format!("level:{high}"), format!("level:{low}"));
                    let score = play(workspace, variant, &high, &low, "20", "300000")?;
                    if score.share() >= CLEARLY {
                        Ok(())
                    } else {
                        Err(format!("expected {CLEARLY} % of the points, got {score:?}"))
                    }
                },
            );
        }
    }
}

/// The result of a match, from the first player's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    /// In percent of the points.
    fn share(self) -> f64 {
        let games = f64::from(self.won + self.drawn + self.lost);
        100.0 * (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games
    }

    /// Reads the last line of `damier match`: `… : +6 =2 -2, 70.0 %`.
    fn read(output: &str) -> Option<Score> {
        let line = output.lines().last()?;
        let number = |sign: char| {
            let word = line
                .split([' ', ','])
                .find_map(|word| word.strip_prefix(sign))?;
            word.parse().ok()
        };
        Some(Score {
            won: number('+')?,
            drawn: number('=')?,
            lost: number('-')?,
        })
    }
}

fn play(
    workspace: &Workspace,
    variant: &str,
    first: &str,
    second: &str,
    games: &str,
    nodes: &str,
) -> Result<Score, String> {
    let mut command = Command::new(workspace.binary("release"));
    command.args([
        "match",
        "--variant",
        variant,
        "--engine",
        first,
        "--engine",
        second,
    ]);
    let output = step::output(command.args(["--games", games, "--nodes", nodes]))?;
    let last = output.lines().last().unwrap_or_default();
    println!("{last}");
    Score::read(&output).ok_or_else(|| format!("no score in `{last}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_read_from_the_last_line() {
        let output = "   1  a - b  2-0\nlevel:10 against random: +6 =2 -2, 70.0 %\n";
        let score = Score::read(output).expect("a score");
        assert_eq!(
            score,
            Score {
                won: 6,
                drawn: 2,
                lost: 2
            }
        );
        assert!((score.share() - 70.0).abs() < 1e-9);
        assert_eq!(Score::read("nothing"), None);
    }
}
