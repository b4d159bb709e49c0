//! The numbers of BENCHMARKS.md.

use crate::step::Steps;
use crate::workspace::Workspace;

pub(crate) fn run(workspace: &Workspace, steps: &mut Steps, _rest: &[&str]) {
    steps.command("build", &mut workspace.cargo(&["build", "--release"]));
}
