//! What the reader of TOML complains of, put into classes that can be said in every
//! language.

use super::said::{Said, say};

/// Parts of complaints and what they mean; the first that fits counts.
const CLASSES: [(&str, &str); 20] = [
    ("duplicate key", "mistake-toml-twice"),
    ("dotted key", "mistake-toml-twice"),
    ("invalid basic string", "mistake-toml-text"),
    ("invalid literal string", "mistake-toml-text"),
    ("invalid multi-line", "mistake-toml-text"),
    ("escaped value", "mistake-toml-text"),
    ("must be quoted", "mistake-toml-quotes"),
    ("opening quote", "mistake-toml-quotes"),
    ("invalid boolean", "mistake-toml-quotes"),
    ("invalid value", "mistake-toml-quotes"),
    ("invalid unquoted key", "mistake-toml-name"),
    ("keys cannot", "mistake-toml-name"),
    ("unexpected key or value", "mistake-toml-rest"),
    ("leading zero", "mistake-toml-number"),
    ("digits", "mistake-toml-number"),
    ("assignment", "mistake-toml-equals"),
    ("key with no value", "mistake-toml-equals"),
    ("comma", "mistake-toml-comma"),
    ("unclosed", "mistake-toml-bracket"),
    ("array", "mistake-toml-bracket"),
];

/// Headings of tables of which there may be several.
const REPEATED: [&str; 4] = ["clause", "offers", "setting", "left-to-referee"];

/// The heading with two brackets that should stand in a line, if it is one of a table of
/// which there may be several.
fn repeated_heading(line: &str) -> Option<String> {
    let name = line.trim().trim_start_matches('[');
    let name = name.split(']').next().unwrap_or_default().trim();
    let first = name.split('.').next().unwrap_or_default();
    let is_heading = line.trim_start().starts_with('[') && REPEATED.contains(&first);
    is_heading.then(|| format!("[[{name}]]"))
}

/// The text with two brackets on each side of the headings that need them, and the places
/// of those that had not. Only such lines become longer, so that the rest keeps its lines
/// and columns.
pub(super) fn with_double_brackets(text: &str) -> (String, Vec<(usize, String)>) {
    let mut mended = String::with_capacity(text.len() + 8);
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        let body = line.split('#').next().unwrap_or_default().trim();
        match repeated_heading(line) {
            Some(heading) if body != heading && !body.contains('=') => {
                let indent = line.len() - line.trim_start().len();
                found.push((mended.len() + indent, heading.clone()));
                mended.push_str(&line[..indent]);
                mended.push_str(&heading);
                if line.ends_with('\n') {
                    mended.push('\n');
                }
            }
            _ => mended.push_str(line),
        }
    }
    (mended, found)
}

/// What a complaint of the reader about a place of the text means.
pub(crate) fn mistake(complaint: &str, text: &str, at: usize) -> Said {
    let rest = text.get(at..).unwrap_or_default();
    let line = rest.lines().next().unwrap_or_default().trim();
    let begins = text
        .get(..at)
        .map_or(0, |before| before.rfind('\n').map_or(0, |end| end + 1));
    let whole = text.get(begins..).unwrap_or_default().lines().next();
    if let Some(heading) = whole.and_then(repeated_heading)
        && complaint.contains("duplicate key")
    {
        return say("mistake-one-bracket").with("name", heading);
    }
    let class = CLASSES.iter().find(|(part, _)| complaint.contains(part));
    match class {
        Some((_, "mistake-toml-quotes")) if line.is_empty() || line.starts_with('#') => {
            say("mistake-toml-value")
        }
        Some((_, id)) => say(id),
        // Whatever else there is, in the words of the reader.
        None => say("mistake-toml").with("complaint", complaint.replace('\n', ", ")),
    }
}

/// The first byte that belongs to no UTF-8 text.
pub(crate) fn not_utf8(bytes: &[u8], at: usize) -> Said {
    let byte = bytes.get(at).copied().unwrap_or_default();
    say("mistake-utf8")
        .with("byte", format!("0x{byte:02X}"))
        .with("offset", at.to_string())
}
