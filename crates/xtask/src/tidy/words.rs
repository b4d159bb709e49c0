//! Nothing in the tree may speak of the machine it was written on.

use super::Complaint;

/// Written in two halves, so that this file does not complain about itself.
const PATHS: [(&str, &str); 6] = [
    (concat!("/ro", "ot/"), "a folder of one machine"),
    (concat!("/ho", "me/"), "a folder of one machine"),
    (concat!("/Us", "ers/"), "a folder of one machine"),
    (concat!("C:\\", "Users"), "a folder of one machine"),
    (concat!("/wo", "rk/"), "a folder of one machine"),
    (concat!("../sha", "red"), "a folder outside the repository"),
];

/// Every text file.
pub(super) fn check(file: &str, text: &str) -> Vec<Complaint> {
    // Lock files hold hashes, in which anything can turn up.
    if file.ends_with("Cargo.lock") || file.ends_with("package-lock.json") {
        return Vec::new();
    }
    let mut complaints = Vec::new();
    for (index, line) in text.lines().enumerate() {
        for (path, why) in PATHS {
            if line.contains(path) {
                let what = format!("`{path}` is {why}: name things relative to the repository");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_of_one_machine_are_found_in_any_text() {
        let text = format!("first\nsee {}me/notes.txt\n", concat!("/ho", "me/"));
        let complaints = check("README.md", &text);
        assert_eq!(complaints.len(), 1);
        assert_eq!(complaints[0].line, 2);
        assert_eq!(
            check("README.md", "see docs/notes.txt and /api/games\n"),
            []
        );
        assert_eq!(check("Cargo.lock", &text), []);
    }
}
