//! Links between documents lead somewhere.

use std::path::{Component, Path, PathBuf};

use super::Complaint;

/// Complains about links to files that are not there. `exists` answers for a
/// path relative to the root.
pub(super) fn check(file: &str, text: &str, exists: &dyn Fn(&Path) -> bool) -> Vec<Complaint> {
    if !file.ends_with(".md") {
        return Vec::new();
    }
    let folder = Path::new(file).parent().unwrap_or(Path::new(""));
    let mut complaints = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for target in link_targets(line) {
            let path = target.split('#').next().unwrap_or_default();
            if path.is_empty() || target.contains("://") || target.starts_with("mailto:") {
                continue;
            }
            if !exists(&normal(&folder.join(path))) {
                let what = format!("the link leads nowhere: {target}");
                complaints.push(Complaint {
                    file: file.to_owned(),
                    line: index + 1,
                    what,
                });
            }
        }
    }
    complaints
}

/// The `target` of every `[text](target)`.
fn link_targets(line: &str) -> impl Iterator<Item = &str> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')').map(|(target, _)| target))
}

/// `a/../b` as `b`, so that the answer does not depend on `a` being there.
fn normal(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir if out.pop() => {}
            part => out.push(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_followed_from_the_folder_of_the_document() {
        let exists = |path: &Path| path == Path::new("docs/play.png");
        let good = "![A game](docs/play.png), [up](../docs/play.png#top), [web](https://a.b/c)";
        assert_eq!(
            check("README.md", "see ![A game](docs/play.png)", &exists),
            []
        );
        assert_eq!(
            check(
                "crates/README.md",
                &good.replace("(docs", "(../docs"),
                &exists
            ),
            []
        );
        let complaints = check("README.md", "\n[a](docs/other.png)", &exists);
        assert_eq!(complaints.len(), 1);
        assert_eq!(complaints[0].line, 2);
    }
}
