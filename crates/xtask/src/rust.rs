//! Format, lints, tests and documentation of the Rust code.

use crate::step::Steps;
use crate::workspace::Workspace;

/// Runs them all. Everything is built in the dev profile, which is optimised,
/// so that dependencies are compiled once for tests and once for lints.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps) {
    steps.command(
        "rustfmt",
        &mut workspace.cargo(&["fmt", "--all", "--check"]),
    );
    steps.command(
        "clippy",
        &mut workspace.cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--locked",
            "--",
            "-D",
            "warnings",
        ]),
    );
    steps.command(
        "tests and examples in the documentation",
        &mut workspace.cargo(&["test", "--workspace", "--locked", "--no-fail-fast"]),
    );
    steps.command(
        "documentation",
        workspace
            .cargo(&["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    );
}
