//! Reading tag pairs, well or badly formed.

use alloc::borrow::Cow;
use alloc::string::String;

use super::cursor::Cursor;
use super::problem::ProblemKind;
use super::raw::Tag;
use super::scan::Scan;

/// How a bracket that may open a tag looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum TagShape {
    /// `[Name "`
    Quoted,
    /// `[Name value]`
    Bare,
}

/// A value may go on over so many lines, as long positions do.
const MOST_LINES: usize = 20;

/// Whether the `[` at an index opens a tag.
pub(super) fn tag_shape(cursor: &mut Cursor<'_>, index: usize) -> Option<TagShape> {
    let mut at = name_start(cursor, index);
    let first = cursor.at(at);
    // `&`: names are also found as `&#x00c9;v&#x00e9;nement`.
    if !first.is_ascii_alphabetic() && first < 0x80 && first != b'&' {
        cursor.met_end |= at >= cursor.text.len();
        return None;
    }
    let mut word = true;
    let mut gap = false;
    loop {
        match cursor.at(at) {
            b'"' => return Some(TagShape::Quoted),
            // `[Result 1-0]`, and `[Empty]` where a line begins.
            b']' if gap || (word && cursor.starts_line(index)) => return Some(TagShape::Bare),
            b']' => return None,
            b'\n' | b'[' | b'{' | b'}' => return None,
            0 if at >= cursor.text.len() => {
                cursor.met_end = true;
                return None;
            }
            b' ' | b'\t' => gap = true,
            byte => word &= byte.is_ascii_alphanumeric(),
        }
        at += 1;
    }
}

/// The index of a tag's name; its bracket may stand on a line of its own.
fn name_start(cursor: &Cursor<'_>, open: usize) -> usize {
    let mut at = open + 1;
    while at < open + 8
        && let Some(width) = cursor.blank(at)
    {
        at += width;
    }
    at
}

/// Where a quoted value ends, and where the tag does.
struct ValueEnd {
    value: usize,
    tag: usize,
    closed: bool,
}

impl<'a> Scan<'a> {
    /// Reads the tag at the current position, which has the given shape.
    pub(super) fn tag(&mut self, shape: TagShape) {
        let open = self.cursor.pos;
        self.tag_named(shape, open, name_start(&self.cursor, open));
    }

    /// Whether `Name "value"]` stands here: a tag that has lost its bracket.
    pub(super) fn is_unopened_tag(&mut self) -> bool {
        let start = self.cursor.pos;
        let rest = self.cursor.rest(start);
        let name = rest.bytes().take_while(u8::is_ascii_alphanumeric).count();
        let quote = self.cursor.after_spaces(start + name, 8);
        if self.cursor.at(quote) != b'"' || quote == start + name {
            return false;
        }
        let end = self.cursor.line_end(quote);
        self.cursor.text[quote + 1..end].contains("\"]")
    }

    /// Reads the tag at the current position that lacks its opening bracket.
    pub(super) fn unopened_tag(&mut self) {
        let start = self.cursor.pos;
        let name = self
            .cursor
            .rest(start)
            .split([' ', '\t'])
            .next()
            .unwrap_or("");
        self.note(ProblemKind::BrokenTag { name: name.into() }, start);
        self.tag_named(TagShape::Quoted, start, start);
    }

    fn tag_named(&mut self, shape: TagShape, open: usize, name_start: usize) {
        let text = self.cursor.text;
        match shape {
            TagShape::Quoted => {
                let quote = open + text[open..].find('"').unwrap_or(0);
                let name = text[name_start..quote].trim();
                let end = self.value_end(quote + 1);
                let value = unescape(&text[quote + 1..end.value]);
                self.push_tag(Tag {
                    name,
                    value,
                    offset: self.offset(open),
                });
                if !end.closed {
                    self.note(ProblemKind::BrokenTag { name: name.into() }, open);
                }
                self.cursor.pos = end.tag;
            }
            TagShape::Bare => {
                let close = open + text[open..].find(']').unwrap_or(0);
                let inside = &text[name_start..close];
                let (name, value) = inside.split_once([' ', '\t']).unwrap_or((inside, ""));
                let value = Cow::Borrowed(value.trim());
                self.push_tag(Tag {
                    name,
                    value,
                    offset: self.offset(open),
                });
                self.note(ProblemKind::BrokenTag { name: name.into() }, open);
                self.cursor.pos = close + 1;
            }
        }
    }

    /// Finds the end of a value: the first `"` that a `]` follows, or, if there
    /// is none, the last `"` of the line or its end.
    fn value_end(&mut self, start: usize) -> ValueEnd {
        let mut at = start;
        let mut lines = 1;
        let mut escaped = None;
        let mut last_quote = None;
        loop {
            match self.cursor.at(at) {
                b'"' => {
                    last_quote = Some(at);
                    let after = self.cursor.after_spaces(at + 1, 8);
                    if self.cursor.at(after) == b']' {
                        let end = ValueEnd {
                            value: at,
                            tag: after + 1,
                            closed: true,
                        };
                        if !self.is_escaped(start, at) {
                            return end;
                        }
                        escaped.get_or_insert(end);
                    }
                }
                b'\n' => {
                    let next = self.cursor.after_spaces(at + 1, 80);
                    self.cursor.met_end |= next >= self.cursor.text.len();
                    let over = matches!(self.cursor.at(next), b'[' | b'\n' | b'\r' | 0);
                    if over || last_quote.is_some() || lines == MOST_LINES {
                        break;
                    }
                    lines += 1;
                }
                0 if at >= self.cursor.text.len() => {
                    self.cursor.met_end = true;
                    break;
                }
                _ => {}
            }
            at += 1;
        }
        // `[Site "C:\games\"]`: the only end there is.
        if let Some(end) = escaped {
            return end;
        }
        let line_end = self.cursor.line_end(start);
        if let Some(quote) = last_quote.filter(|&quote| quote < line_end) {
            return ValueEnd {
                value: quote,
                tag: quote + 1,
                closed: false,
            };
        }
        let line = &self.cursor.text[start..line_end];
        match line.find(']') {
            Some(width) => ValueEnd {
                value: start + width,
                tag: start + width + 1,
                closed: false,
            },
            None => {
                let width = line.trim_end().len();
                ValueEnd {
                    value: start + width,
                    tag: line_end,
                    closed: false,
                }
            }
        }
    }

    /// Whether an odd number of backslashes stands before an index.
    fn is_escaped(&self, start: usize, index: usize) -> bool {
        let before = self.cursor.text.as_bytes()[start..index].iter().rev();
        before.take_while(|&&b| b == b'\\').count() % 2 == 1
    }
}

/// Resolves `\"`, `\'` and `\\`, and replaces a line break by a space. Other
/// backslashes stand for themselves: values hold paths of files.
fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.bytes().any(|b| matches!(b, b'\\' | b'\n')) {
        return Cow::Borrowed(raw);
    }
    let mut value = String::with_capacity(raw.len());
    let mut chars = raw.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' if matches!(chars.peek(), Some('"' | '\'' | '\\')) => {
                value.extend(chars.next());
            }
            '\r' => {}
            '\n' => value.push(' '),
            _ => value.push(c),
        }
    }
    Cow::Owned(value)
}
