//! Format, lints, tests and documentation of the Rust code.

use crate::step::Steps;
use crate::workspace::Workspace;

/// A package that can only be built if nothing below it needs the standard library.
const NO_STD: &str = "crates/xtask/no_std/Cargo.toml";

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
        "the rules without the standard library",
        workspace
            .cargo(&["check", "--locked", "--manifest-path", NO_STD])
            .env("CARGO_TARGET_DIR", workspace.target().join("no_std")),
    );
    steps.command(
        "documentation",
        workspace
            .cargo(&["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "-D warnings"),
    );
}
