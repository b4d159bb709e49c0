//! Runs the real binary.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use serde_json::Value;

/// What a run left.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// The program, without what the environment of the tests may set, and with endgame
/// tables in a folder of the tests.
pub(crate) fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command
        .env_remove("DAMIER_LISTEN")
        .env_remove("DAMIER_DATABASE")
        .env_remove("DAMIER_LOG")
        .env(
            "DAMIER_ENDGAME",
            concat!(env!("CARGO_TARGET_TMPDIR"), "/endgame"),
        );
    command
}

/// Runs with arguments and nothing on standard input.
pub(crate) fn damier(args: &[&str]) -> Run {
    damier_reading(args, b"")
}

/// Runs with arguments and standard input.
#[track_caller]
pub(crate) fn damier_reading(args: &[&str], input: &[u8]) -> Run {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_vec();
    let writer = std::thread::spawn(move || {
        // The program may have refused the input and gone; that is its right.
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("the writer ends");
    let run = Run {
        code: output.status.code().unwrap_or(-1),
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
    };
    assert!(!run.err.contains("panicked"), "{args:?}: {}", run.err);
    run
}

impl Run {
    /// Every line of output as JSON.
    #[track_caller]
    pub(crate) fn json_lines(&self) -> Vec<Value> {
        let parse = |line: &str| {
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error} in {line}"))
        };
        self.out.lines().map(parse).collect()
    }

    /// The only line of output as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Value {
        let lines = self.json_lines();
        assert_eq!(lines.len(), 1, "one line was expected: {self:?}");
        lines.into_iter().next().expect("one line")
    }
}

/// A file of the test data.
pub(crate) fn data(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data")
        .join(name)
}
