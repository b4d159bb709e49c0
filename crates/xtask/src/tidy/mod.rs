//! House rules that no compiler checks. Each rule is a pure function from the
//! text of a file (or the list of crates) to complaints, tested beside it.

mod counting;
mod crates;
mod fluent;
mod markdown;
mod sources;
mod words;

use std::collections::BTreeMap;
use std::fmt;

use crate::coverage;
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
        let files = workspace.read_texts()?;
        let mut complaints = Vec::new();
        for (file, text) in &files {
            complaints.extend(sources::check(file, text));
            complaints.extend(words::check(file, text));
            complaints.extend(counting::check(file, text));
            complaints.extend(markdown::check(file, text, &|target| {
                workspace.root().join(target).exists()
            }));
        }
        complaints.extend(fluent::check(&files));
        complaints.extend(crates::check(workspace, &files));
        complaints.extend(coverage_is_up_to_date(&files)?);
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

/// The page about tested rules says what the sources say.
fn coverage_is_up_to_date(files: &BTreeMap<String, String>) -> Result<Option<Complaint>, String> {
    let page = coverage::page(files)?;
    let stale = files.get(coverage::PAGE) != Some(&page);
    Ok(stale.then(|| Complaint {
        file: coverage::PAGE.to_owned(),
        line: 0,
        what: "it is out of date: run `cargo xtask coverage`".to_owned(),
    }))
}
