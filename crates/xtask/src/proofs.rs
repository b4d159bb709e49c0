//! The proofs that take too long for every change.

use crate::step::Steps;
use crate::workspace::Workspace;

/// Runs them in the release profile, so also without debug assertions.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps) {
    let mut tests = workspace.cargo(&["test", "--workspace", "--release", "--locked", "proof"]);
    tests.env("DAMIER_PROOFS", "1");
    steps.command("long proofs", &mut tests);
}
