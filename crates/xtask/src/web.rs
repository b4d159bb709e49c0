//! Type check, unit tests and browser tests of the pages.

use std::process::Command;

use crate::prerequisites;
use crate::step::Steps;
use crate::workspace::Workspace;

/// The folder of the web tests, with its own `package.json`.
const FOLDER: &str = "tests/browser";

/// Builds the program and drives it through a real browser.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps) {
    let npm = |args: &[&str]| {
        let mut command = Command::new("npm");
        command
            .args(args)
            .current_dir(workspace.root().join(FOLDER));
        command
    };
    // The whole workspace, as in the Rust tests: another choice of packages
    // could switch features of dependencies and build them again.
    let built = steps.command(
        "build the program",
        &mut workspace.cargo(&["build", "--workspace", "--bins", "--locked"]),
    );
    let installed = steps.command(
        "packages of the web tests",
        &mut npm(&["ci", "--no-audit", "--no-fund", "--ignore-scripts"]),
    );
    if !installed {
        return;
    }
    steps.command("type check of the web modules", &mut npm(&["run", "types"]));
    if !built {
        return;
    }
    let mut tests = npm(&["test"]);
    tests.env("DAMIER_BIN", workspace.binary("debug"));
    if let Some(chromium) = prerequisites::chromium() {
        tests.env("CHROMIUM", chromium);
    }
    steps.command("unit and browser tests of the web modules", &mut tests);
}
