//! The tags above the moves.

use std::borrow::Cow;

use memchr::{memchr, memrchr};

/// A tag of a game.
#[derive(Clone, Debug)]
pub(super) struct Tag<'t> {
    pub(super) name: Cow<'t, str>,
    pub(super) value: Cow<'t, str>,
    /// Where it stands in the text.
    pub(super) at: usize,
}

/// Reads the tags; also where the moves begin.
pub(super) fn read(text: &[u8]) -> (Vec<Tag<'_>>, usize) {
    let mut tags = Vec::new();
    let mut at = 0;
    loop {
        while text.get(at).is_some_and(u8::is_ascii_whitespace) {
            at += 1;
        }
        let line_start = at == 0 || text[at - 1] == b'\n';
        match text.get(at) {
            Some(b'[') => {}
            Some(b'%') if line_start => {
                at += memchr(b'\n', &text[at..]).unwrap_or(text.len() - at);
                continue;
            }
            _ => return (tags, at),
        }
        let line = memchr(b'\n', &text[at..]).map_or(text.len(), |length| at + length);
        let (tag, length) = one(&text[at..line], at);
        tags.extend(tag);
        at += length;
    }
}

/// One tag of a line, and how long it is.
fn one(line: &[u8], at: usize) -> (Option<Tag<'_>>, usize) {
    let inner = &line[1..];
    let name_length = inner
        .iter()
        .position(|&sign| sign == b'"' || sign == b']' || sign.is_ascii_whitespace())
        .unwrap_or(inner.len());
    let name = &inner[..name_length];
    let rest = &inner[name_length..];
    let blank = rest
        .iter()
        .take_while(|sign| sign.is_ascii_whitespace())
        .count();
    let before = 1 + name_length + blank;
    let rest = &rest[blank..];
    let (value, length) = match rest.first() {
        Some(b'"') => quoted(&rest[1..]),
        _ => {
            let length = memchr(b']', rest).unwrap_or(rest.len());
            (decode(rest[..length].trim_ascii()), length)
        }
    };
    let after = (before + length).min(line.len());
    let close = memchr(b']', &line[after..]).map_or(line.len(), |length| after + length + 1);
    let tag = (!name.is_empty()).then(|| Tag {
        name: decode(name),
        value,
        at,
    });
    (tag, close)
}

/// A value in quotes and its length with them. A quote inside that was not marked
/// belongs to the value if the tag does not end behind it.
fn quoted(text: &[u8]) -> (Cow<'_, str>, usize) {
    let mut from = 0;
    while let Some(length) = memchr(b'"', &text[from..]) {
        let quote = from + length;
        let escaped = text[..quote]
            .iter()
            .rev()
            .take_while(|&&sign| sign == b'\\')
            .count()
            % 2;
        let closes = text[quote + 1..]
            .trim_ascii_start()
            .first()
            .is_none_or(|&s| s == b']');
        if escaped == 0 && closes {
            return (unescaped(&text[..quote]), quote + 2);
        }
        from = quote + 1;
    }
    let end = memrchr(b']', text).unwrap_or(text.len());
    (unescaped(text[..end].trim_ascii_end()), end + 1)
}

fn unescaped(value: &[u8]) -> Cow<'_, str> {
    let text = decode(value);
    if memchr(b'\\', value).is_none() {
        return text;
    }
    let mut plain = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        match (sign, signs.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                plain.push(next);
                signs.next();
            }
            _ => plain.push(sign),
        }
    }
    Cow::Owned(plain)
}

/// UTF-8, or else Latin-1, which PGN was once written in.
pub(super) fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
    }
}

/// What a Variant tag says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Chess960,
    Ordinary,
    Other,
}

/// Whether a name of a game means Chess960, in any of its spellings.
///
/// ```
/// use damier_chess::pgn::is_chess960_name;
///
/// for name in ["Chess960", "chess 960", "Fischer Random", "fischerandom", "wild/fr"] {
///     assert!(is_chess960_name(name));
/// }
/// assert!(!is_chess960_name("Crazyhouse"));
/// ```
pub fn is_chess960_name(name: &str) -> bool {
    kind(name) == Kind::Chess960
}

pub(super) fn kind(name: &str) -> Kind {
    let bare: String = name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .map(|sign| sign.to_ascii_lowercase())
        .collect();
    match bare.as_str() {
        "chess960" | "960" | "fischerandom" | "fischerrandom" | "fischerandomchess"
        | "fischerrandomchess" | "fischerrandom960" | "frc" | "dfrc" | "wildfr" | "chess9lx"
        | "freestyle" | "freestylechess" | "echecs960" | "checs960" => Kind::Chess960,
        "" | "standard" | "chess" | "normal" | "orthodox" | "classical" | "regular"
        | "fromposition" | "classic" => Kind::Ordinary,
        _ => Kind::Other,
    }
}
