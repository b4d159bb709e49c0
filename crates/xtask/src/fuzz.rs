//! Fuzzing of everything that reads text, guided by coverage.
//!
//! The targets are those of `cargo fuzz` (`crates/damier-draughts/fuzz`), but neither
//! that tool nor a nightly compiler is needed: the passes that it asks the compiler for
//! are there in the stable one, too.

use std::fs;
use std::process::Command;

use crate::step::{self, Steps};
use crate::workspace::Workspace;

const FOLDER: &str = "crates/damier-draughts/fuzz";
const TARGETS: [&str; 4] = ["pdn", "fen", "moves", "json"];
/// What `cargo fuzz --sanitizer none` hands to the compiler.
const FLAGS: &str = "--cfg fuzzing -Cpasses=sancov-module \
     -Cllvm-args=-sanitizer-coverage-level=4 \
     -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
     -Cllvm-args=-sanitizer-coverage-pc-table \
     -Cllvm-args=-sanitizer-coverage-trace-compares -Ccodegen-units=1";

/// Builds the targets and runs each of them, or those named, for so many seconds.
///
/// # Errors
///
/// If there is no target of a name.
pub(crate) fn run(
    workspace: &Workspace,
    steps: &mut Steps,
    seconds: u32,
    names: &[&str],
) -> Result<(), String> {
    if let Some(unknown) = names.iter().find(|name| !TARGETS.contains(name)) {
        let known = TARGETS.join(", ");
        return Err(format!("no fuzz target `{unknown}`; there are {known}"));
    }
    build_and_run(workspace, steps, seconds, names);
    Ok(())
}

fn build_and_run(workspace: &Workspace, steps: &mut Steps, seconds: u32, names: &[&str]) {
    let folder = workspace.root().join(FOLDER);
    let target = workspace.target().join("fuzz");
    // With a target named, build scripts do without the flags.
    let Some(host) = host() else {
        steps.run("build the fuzz targets", || {
            Err("rustc does not name its host".to_owned())
        });
        return;
    };
    let mut build = Command::new("cargo");
    build
        .args(["build", "--release", "--locked", "--target", &host])
        .current_dir(&folder)
        .env("RUSTFLAGS", FLAGS)
        .env("CARGO_TARGET_DIR", &target);
    if !steps.command("build the fuzz targets", &mut build) {
        return;
    }
    let wanted = |name: &&str| names.is_empty() || names.contains(name);
    for name in TARGETS.into_iter().filter(wanted) {
        let corpus = folder.join("corpus").join(name);
        let artifacts = folder.join("artifacts").join(name);
        let seeds = workspace.root().join("crates/damier-draughts/tests/data");
        let seeds = seeds.join(if name == "pdn" { "pdn" } else { "fuzz" });
        let made = [&corpus, &artifacts].map(fs::create_dir_all);
        if let Some(Err(error)) = made.into_iter().find(Result::is_err) {
            steps.run(&format!("fuzz {name}"), || Err(error.to_string()));
            continue;
        }
        let mut command = Command::new("nice");
        command
            .arg("-n")
            .arg("15")
            .arg(target.join(&host).join("release").join(name))
            .args([&corpus, &seeds])
            .arg(format!("-max_total_time={seconds}"))
            .args(["-timeout=20", "-rss_limit_mb=2048", "-max_len=4096"])
            .args(["-print_final_stats=1", "-verbosity=0"])
            .arg(format!("-artifact_prefix={}/", artifacts.display()));
        steps.command(&format!("fuzz {name} for {seconds} s"), &mut command);
    }
}

/// The kind of machine that this is, in the words of the compiler.
fn host() -> Option<String> {
    let told = step::output(Command::new("rustc").arg("-vV")).ok()?;
    let host = told.lines().find_map(|line| line.strip_prefix("host: "))?;
    Some(host.to_owned())
}
