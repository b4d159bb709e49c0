//! House rules that no compiler checks. Each rule is a pure function from the
//! text of a file (or the list of crates) to complaints, tested beside it.

mod crates;
mod fluent;
mod markdown;
mod sources;
mod words;

use std::collections::BTreeMap;
use std::fmt;

use crate::step::Steps;
use crate::workspace::Workspace;

/// One breach of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Complaint {
    /// File, relative to the root.
    file: String,
    /// 1-based; 0 if the file as a whole is meant.
    line: usize,
    /// What is wrong and what to do.
    what: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// Checks every rule on every file under version control.
pub(crate) fn run(workspace: &Workspace, steps: &mut Steps) {
    steps.run("tidy: house rules on the files", || {
        let files = read_texts(workspace)?;
        let mut complaints = Vec::new();
        for (file, text) in &files {
            complaints.extend(sources::check(file, text));
            complaints.extend(words::check(file, text));
            complaints.extend(markdown::check(file, text, &|target| {
                workspace.root().join(target).exists()
            }));
        }
        complaints.extend(fluent::check(&files));
        complaints.extend(crates::check(workspace, &files));
        println!("{} files read", files.len());
        for complaint in &complaints {
            println!("{complaint}");
        }
        match complaints.len() {
            0 => Ok(()),
            1 => Err("1 complaint, above".to_owned()),
            n => Err(format!("{n} complaints, above")),
        }
    });
}

/// The text files under version control, by name. Pictures and the like are
/// left out.
fn read_texts(workspace: &Workspace) -> Result<BTreeMap<String, String>, String> {
    let mut files = BTreeMap::new();
    for file in workspace.tracked_files()? {
        let bytes = std::fs::read(workspace.root().join(&file))
            .map_err(|error| format!("{file} cannot be read: {error}"))?;
        if let Ok(text) = String::from_utf8(bytes) {
            files.insert(file, text);
        }
    }
    Ok(files)
}
