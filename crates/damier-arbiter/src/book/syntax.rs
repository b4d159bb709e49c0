//! What the reader of TOML complains of, put into classes that can be said in every
//! language.

use std::ops::Range;

use toml::de::DeTable;

use super::error::line_and_column;
use super::said::{Said, say};

/// Parts of complaints and what they mean; the first that fits counts.
const CLASSES: [(&str, &str); 40] = [
    ("duplicate key", "mistake-toml-twice"),
    ("dotted key", "mistake-toml-twice"),
    ("invalid basic string", "mistake-toml-text"),
    ("invalid literal string", "mistake-toml-text"),
    ("invalid multi-line", "mistake-toml-text"),
    ("escaped value", "mistake-toml-text"),
    ("unicode value", "mistake-toml-text"),
    ("must be quoted", "mistake-toml-quotes"),
    ("opening quote", "mistake-toml-quotes"),
    ("invalid boolean", "mistake-toml-quotes"),
    ("invalid value", "mistake-toml-quotes"),
    ("invalid string", "mistake-toml-quotes"),
    ("missing value", "mistake-toml-value"),
    ("invalid unquoted key", "mistake-toml-name"),
    ("keys cannot", "mistake-toml-name"),
    ("key-value pairs", "mistake-toml-equals"),
    ("unexpected key or value", "mistake-toml-rest"),
    ("unexpected content", "mistake-toml-rest"),
    ("comment", "mistake-toml-rest"),
    ("carriage return", "mistake-toml-rest"),
    ("leading zero", "mistake-toml-number"),
    ("digits", "mistake-toml-number"),
    ("invalid float", "mistake-toml-number"),
    ("number", "mistake-toml-number"),
    ("numeric", "mistake-toml-number"),
    ("radix", "mistake-toml-number"),
    ("unexpected sign", "mistake-toml-number"),
    ("exponent", "mistake-toml-number"),
    ("fraction", "mistake-toml-number"),
    ("mantissa", "mistake-toml-number"),
    ("date-time", "mistake-toml-number"),
    ("datetime", "mistake-toml-number"),
    ("`=`", "mistake-toml-equals"),
    ("assignment", "mistake-toml-equals"),
    ("key with no value", "mistake-toml-equals"),
    ("comma", "mistake-toml-comma"),
    ("unclosed", "mistake-toml-bracket"),
    ("array", "mistake-toml-bracket"),
    ("table", "mistake-toml-bracket"),
    ("recur", "mistake-toml-bracket"),
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
    if line.starts_with(['“', '”', '„', '«', '‘', '’']) {
        return say("mistake-toml-curly")
            .with("straight", "`\"`")
            .with("single", "`'`");
    }
    let class = CLASSES.iter().find(|(part, _)| complaint.contains(part));
    match class {
        Some((_, "mistake-toml-quotes")) if line.is_empty() || line.starts_with('#') => {
            say("mistake-toml-value")
        }
        Some((_, id)) => say(id),
        // Whatever else there is, it is no line such as the reader wants.
        None => say("mistake-toml-equals"),
    }
}

/// So many lines of a text may be no TOML; what comes after them is not looked at.
const MOST_LINES: usize = 50;

/// So many of them in a row are no accidents: something above them is left open.
const RUN: usize = 3;

/// What of a text is no TOML, and the text with blanks in place of these lines, in which
/// everything else keeps its place.
pub(super) struct Legible {
    /// The mistakes with their places, one a line.
    pub(super) mistakes: Vec<(usize, Said)>,
    /// What can be read.
    pub(super) text: String,
}

/// Takes out one line after the other until the rest can be read.
pub(super) fn legible(text: &str) -> Legible {
    let mut legible = Legible {
        mistakes: Vec::new(),
        text: text.to_owned(),
    };
    let mut lines: Vec<usize> = Vec::new();
    while let Err(error) = DeTable::parse(&legible.text) {
        let at = error.span().map_or(0, |span| span.start);
        let (first, last, place, said) = match left_open(&legible.text, at) {
            Some((opens, bracket)) => (opens, at, bracket, say("mistake-toml-bracket")),
            None => (at, at, at, mistake(error.message(), &legible.text, at)),
        };
        let from = line_of(&legible.text, first).start;
        let to = match last > first {
            true => line_of(&legible.text, last).start,
            false => line_of(&legible.text, last).end,
        };
        legible.mistakes.push((place, said));
        lines.push(line_and_column(text, place).0);
        lines.sort_unstable();
        let is_run = |run: &[usize]| run.iter().zip(run[0]..).all(|(line, next)| *line == next);
        let run = lines.windows(RUN).find(|run| is_run(run)).map(|run| run[0]);
        let is_stuck = blank(&mut legible.text, from, to);
        if run.is_some() || is_stuck || lines.len() >= MOST_LINES {
            // Of all that follows nothing is believed.
            let from = run.map_or(to, |line| start_of_line(text, line + 1));
            legible.mistakes.retain(|(at, _)| *at < from);
            let end = legible.text.len();
            blank(&mut legible.text, from.min(end), end);
            break;
        }
    }
    legible.mistakes.sort_by_key(|(at, _)| *at);
    legible
}

/// The list that is still open where a new line of the form `name = value` or a heading
/// begins: the place of its line, and of its bracket.
fn left_open(text: &str, at: usize) -> Option<(usize, usize)> {
    let line = line_of(text, at);
    let begins = |line: &str| line.contains('=') || line.trim_start().starts_with('[');
    if !begins(&text[line.clone()]) {
        return None;
    }
    let mut end = line.start;
    while end > 0 {
        let before = line_of(text, end - 1);
        let body = &text[before.clone()];
        if let Some((_, value)) = body.split_once('=') {
            let count = |sign: char| value.matches(sign).count();
            let bracket = before.start + body.find('[')?;
            return (count('[') > count(']')).then_some((before.start, bracket));
        }
        if begins(body) || body.contains(']') {
            return None;
        }
        end = before.start;
    }
    None
}

/// The bytes of the line around a place, without the end of the line.
fn line_of(text: &str, at: usize) -> Range<usize> {
    let at = at.min(text.len());
    let bytes = text.as_bytes();
    let start = bytes[..at].iter().rposition(|byte| *byte == b'\n');
    let end = bytes[at..].iter().position(|byte| *byte == b'\n');
    start.map_or(0, |at| at + 1)..end.map_or(text.len(), |length| at + length)
}

/// The place at which a line begins, counted from 1.
fn start_of_line(text: &str, line: usize) -> usize {
    let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
    match line.checked_sub(2) {
        None => 0,
        Some(before) => ends.map(|(at, _)| at + 1).nth(before).unwrap_or(text.len()),
    }
}

/// Puts blanks in place of everything but the ends of lines; whether there was nothing
/// but these already.
fn blank(text: &mut String, from: usize, to: usize) -> bool {
    let middle: String = text[from..to]
        .bytes()
        .map(|byte| if byte == b'\n' { '\n' } else { ' ' })
        .collect();
    let is_blank = middle == text[from..to];
    text.replace_range(from..to, &middle);
    is_blank
}

/// The first byte that belongs to no UTF-8 text.
pub(crate) fn not_utf8(bytes: &[u8], at: usize) -> Said {
    let byte = bytes.get(at).copied().unwrap_or_default();
    say("mistake-utf8")
        .with("byte", format!("0x{byte:02X}"))
        .with("offset", at.to_string())
}
