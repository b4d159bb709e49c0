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
    let body = walk(text, |_| true, |tag| tags.push(tag));
    (tags, body)
}

/// The first tag of a name, whatever its case.
pub(super) fn find<'t>(text: &'t [u8], name: &str) -> Option<Tag<'t>> {
    let mut found = None;
    let wanted = |other: &[u8]| other.eq_ignore_ascii_case(name.as_bytes());
    walk(text, wanted, |tag| {
        found.get_or_insert(tag);
    });
    found
}

/// The tags by which a game is set up and judged; the others are passed over, since
/// bulk reading spends much of its time on them.
#[derive(Clone, Debug, Default)]
pub(super) struct Essential<'t> {
    pub(super) variant: Option<Tag<'t>>,
    pub(super) fen: Option<Tag<'t>>,
    pub(super) result: Option<Tag<'t>>,
    /// Where the moves begin.
    pub(super) body: usize,
}

impl<'t> Essential<'t> {
    pub(super) fn read(text: &'t [u8]) -> Essential<'t> {
        let mut essential = Essential::default();
        let wanted = |name: &[u8]| {
            let names: [&[u8]; 3] = [b"FEN", b"Result", b"Variant"];
            matches!(name.len(), 3 | 6 | 7) && names.iter().any(|n| n.eq_ignore_ascii_case(name))
        };
        essential.body = walk(text, wanted, |tag| {
            let place = match tag.name.len() {
                3 => &mut essential.fen,
                6 => &mut essential.result,
                _ => &mut essential.variant,
            };
            place.get_or_insert(tag);
        });
        essential
    }
}

/// Goes through the tags and gives those with a wanted name; returns where the moves
/// begin.
fn walk<'t>(
    text: &'t [u8],
    wanted: impl Fn(&[u8]) -> bool,
    mut each: impl FnMut(Tag<'t>),
) -> usize {
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
            _ => return at,
        }
        let line = memchr(b'\n', &text[at..]).map_or(text.len(), |length| at + length);
        let found = one(&text[at..line]);
        if !found.name.is_empty() && wanted(found.name) {
            each(Tag {
                name: decode(found.name),
                value: match found.quoted {
                    true => unescaped(found.value),
                    false => decode(found.value),
                },
                at,
            });
        }
        at += found.length;
    }
}

/// A tag as it stands in the text.
struct Found<'t> {
    name: &'t [u8],
    value: &'t [u8],
    quoted: bool,
    /// Of the whole tag.
    length: usize,
}

/// The tag at the beginning of a line.
fn one(line: &[u8]) -> Found<'_> {
    let inner = &line[1..];
    let name_length = inner
        .iter()
        .position(|&sign| sign == b'"' || sign == b']' || sign.is_ascii_whitespace())
        .unwrap_or(inner.len());
    let (name, rest) = inner.split_at(name_length);
    let blank = rest
        .iter()
        .take_while(|sign| sign.is_ascii_whitespace())
        .count();
    let before = 1 + name_length + blank;
    let rest = &rest[blank..];
    let quoted = rest.first() == Some(&b'"');
    let (value, length) = match quoted {
        true => self::quoted(&rest[1..]),
        false => {
            let length = memchr(b']', rest).unwrap_or(rest.len());
            (rest[..length].trim_ascii(), length)
        }
    };
    let after = (before + length).min(line.len());
    // Nearly always there is nothing between the value and the bracket.
    let close = match line.get(after) {
        Some(b']') => after + 1,
        _ => memchr(b']', &line[after..]).map_or(line.len(), |length| after + length + 1),
    };
    Found {
        name,
        value,
        quoted,
        length: close,
    }
}

/// A value in quotes and its length with them. A quote inside that was not marked
/// belongs to the value if the tag does not end behind it.
fn quoted(text: &[u8]) -> (&[u8], usize) {
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
            return (&text[..quote], quote + 2);
        }
        from = quote + 1;
    }
    let end = memrchr(b']', text).unwrap_or(text.len());
    (text[..end].trim_ascii_end(), end + 1)
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
