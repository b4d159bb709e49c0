//! Length and markers of source files.

use super::Complaint;

/// A file longer than this holds more than one thing: split it by noun.
const FILE_LINES: usize = 600;
/// rustfmt breaks code at this width, but no comments. A text in quotation marks
/// may stay in one piece.
const LINE_WIDTH: usize = 100;

/// Written in two halves, so that this file does not complain about itself.
const MARKERS: [(&str, &str); 9] = [
    (concat!("todo", "!("), "finish it or leave it out"),
    (concat!("unimplemented", "!("), "finish it or leave it out"),
    (concat!("dbg", "!("), "a leftover of debugging"),
    (
        concat!("#[ign", "ore"),
        "a test that does not run proves nothing",
    ),
    (
        concat!("#[al", "low("),
        "use #[expect(lint, reason = \"...\")]",
    ),
    (
        concat!("#![al", "low("),
        "use #![expect(lint, reason = \"...\")]",
    ),
    (
        concat!("#[should_", "panic"),
        "test the error that is returned",
    ),
    (concat!("FIX", "ME"), "mend it"),
    (concat!("XX", "X"), "mend it"),
];

/// Rust, JavaScript and style sheets.
pub(super) fn check(file: &str, text: &str) -> Vec<Complaint> {
    let rust = file.ends_with(".rs");
    let script = [".js", ".mjs", ".css"]
        .iter()
        .any(|end| file.ends_with(end));
    if !rust && !script {
        return Vec::new();
    }
    let complain = |line, what| Complaint {
        file: file.to_owned(),
        line,
        what,
    };
    let mut complaints = Vec::new();
    let lines = text.lines().count();
    if lines > FILE_LINES {
        let what = format!("{lines} lines; split the file by noun, {FILE_LINES} are allowed");
        complaints.push(complain(0, what));
    }
    for (index, line) in text.lines().enumerate() {
        let width = line.chars().count();
        let fixture = file.ends_with(".css") || file.contains("tests/");
        let breakable = !fixture && !line.contains('"') && !line.contains("://");
        if width > LINE_WIDTH && breakable {
            let what = format!("{width} columns; break the line, {LINE_WIDTH} are allowed");
            complaints.push(complain(index + 1, what));
        }
        for (marker, remedy) in MARKERS {
            if line.contains(marker) {
                complaints.push(complain(index + 1, format!("`{marker}`: {remedy}")));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_be_as_long_as_the_budget_and_no_longer() {
        assert_eq!(check("a.rs", &"\n".repeat(FILE_LINES)), []);
        let complaints = check("a.rs", &"\n".repeat(FILE_LINES + 1));
        assert_eq!(complaints.len(), 1);
        assert!(
            complaints[0].what.starts_with("601 lines"),
            "{}",
            complaints[0]
        );
        assert_eq!(check("cases.jsonl", &"\n".repeat(FILE_LINES + 1)), []);
    }

    #[test]
    fn markers_and_wide_lines_are_named_with_their_place() {
        let wide = "é".repeat(LINE_WIDTH + 1);
        let text = format!("fn a() {{\n    {}\n{wide}\n", concat!("todo", "!()"));
        let complaints = check("crates/a/src/lib.rs", &text);
        assert_eq!(complaints.len(), 2);
        assert_eq!((complaints[0].line, complaints[1].line), (2, 3));
        assert_eq!(check("a.rs", &"é".repeat(LINE_WIDTH)), []);
        assert_eq!(check("a.rs", &format!("// https://{wide}")), []);
        assert_eq!(check("a.rs", &format!("    let a = \"{wide}\";")), []);
    }
}
