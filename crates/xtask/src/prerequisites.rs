//! The programs that the tests need beside a Rust toolchain. Nothing here is
//! needed to build or run Damier itself.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::step::{self, Steps};

/// The oldest Node.js whose test runner the web tests can use.
const NODE_MAJOR: u32 = 18;

/// A program the tests need.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Tool {
    /// `cc`, for the SQLite that is built into the binary.
    CCompiler,
    /// `node`, at least [`NODE_MAJOR`].
    Node,
    /// `npm`.
    Npm,
    /// Chromium or Chrome, for the browser tests.
    Chromium,
    /// `valgrind`, for counting instructions.
    Valgrind,
}

/// What the Rust tests need.
pub(crate) const RUST: [Tool; 1] = [Tool::CCompiler];
/// What all tests need.
pub(crate) const ALL: [Tool; 4] = [Tool::CCompiler, Tool::Node, Tool::Npm, Tool::Chromium];

impl Tool {
    fn what(self) -> String {
        match self {
            Tool::CCompiler => "a C compiler called `cc`".to_owned(),
            Tool::Node => format!("Node.js {NODE_MAJOR} or later, called `node`"),
            Tool::Npm => "`npm`".to_owned(),
            Tool::Chromium => "Chromium or Chrome (or its path in CHROMIUM)".to_owned(),
            Tool::Valgrind => "`valgrind`".to_owned(),
        }
    }

    /// The Debian packages that bring it.
    fn debian(self) -> &'static [&'static str] {
        match self {
            Tool::CCompiler => &["gcc", "libc6-dev"],
            Tool::Node => &["nodejs"],
            Tool::Npm => &["npm"],
            // A browser without any font draws pages without text.
            Tool::Chromium => &["chromium", "fonts-dejavu-core"],
            Tool::Valgrind => &["valgrind", "libc6-dbg"],
        }
    }

    fn is_there(self) -> bool {
        match self {
            Tool::CCompiler => runs("cc"),
            Tool::Node => node_major().is_some_and(|major| major >= NODE_MAJOR),
            Tool::Npm => runs("npm"),
            Tool::Chromium => chromium().is_some(),
            Tool::Valgrind => runs("valgrind"),
        }
    }
}

/// Looks for the tools, installs what is missing where that can be done, and
/// says what is needed where it cannot.
pub(crate) fn check(steps: &mut Steps, tools: &[Tool]) {
    steps.run("programs that the tests need", || {
        let missing = missing(tools);
        if missing.is_empty() {
            return Ok(());
        }
        if !can_install() {
            return Err(describe(&missing));
        }
        install(&missing)?;
        let still: Vec<Tool> = missing
            .into_iter()
            .filter(|tool| !tool.is_there())
            .collect();
        if still.is_empty() {
            Ok(())
        } else {
            Err(describe(&still))
        }
    });
}

/// The browser for the tests.
pub(crate) fn chromium() -> Option<String> {
    if let Ok(path) = std::env::var("CHROMIUM") {
        return runs(&path).then_some(path);
    }
    [
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ]
    .into_iter()
    .find(|name| runs(name))
    .map(str::to_owned)
}

fn missing(tools: &[Tool]) -> Vec<Tool> {
    tools
        .iter()
        .copied()
        .filter(|tool| !tool.is_there())
        .collect()
}

fn describe(missing: &[Tool]) -> String {
    let mut text = "missing on this machine:".to_owned();
    for tool in missing {
        let packages = tool.debian().join(" ");
        text.push_str(&format!(
            "\n  - {} (Debian: apt-get install {packages})",
            tool.what()
        ));
    }
    text
}

fn can_install() -> bool {
    let root = step::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    root && Path::new("/etc/debian_version").exists() && runs("apt-get")
}

fn install(missing: &[Tool]) -> Result<(), String> {
    let apt = |args: &[&str]| {
        step::status(
            Command::new("apt-get")
                .args(args)
                .env("DEBIAN_FRONTEND", "noninteractive")
                .stdin(Stdio::null()),
        )
    };
    let packages: Vec<&str> = missing
        .iter()
        .flat_map(|tool| tool.debian())
        .copied()
        .collect();
    println!("installing {}", packages.join(" "));
    apt(&["update", "-qq"])?;
    let options = ["install", "-y", "-qq", "--no-install-recommends"];
    apt(&[&options[..], &packages].concat())
}

fn node_major() -> Option<u32> {
    let version = step::output(Command::new("node").arg("--version")).ok()?;
    version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()?
        .parse()
        .ok()
}

fn runs(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}
