//! Cutting a file into games.

use memchr::{memchr, memchr_iter, memchr2, memchr3};

use super::token::result;

/// The text of one game: its tags and its moves.
#[derive(Clone, Copy, Debug)]
pub struct RawGame<'s> {
    pub(super) text: &'s [u8],
    /// The line of the file at which the text begins, from 1.
    pub(super) line: u32,
}

impl<'s> RawGame<'s> {
    /// A game of which the text is kept elsewhere; `line` is where it begins in its
    /// file, from 1.
    pub const fn new(text: &'s [u8], line: u32) -> RawGame<'s> {
        RawGame { text, line }
    }

    /// The line of the file at which the text begins, from 1.
    pub const fn line(&self) -> u32 {
        self.line
    }

    /// The text as it stands in the file.
    pub const fn text(&self) -> &'s [u8] {
        self.text
    }

    /// Line and column, from 1, of a place in the text.
    pub(super) fn place(&self, at: usize) -> (u32, u32) {
        let before = &self.text[..at.min(self.text.len())];
        let lines = memchr_iter(b'\n', before).count();
        let line_start = memchr::memrchr(b'\n', before).map_or(0, |newline| newline + 1);
        let line = self
            .line
            .saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        (
            line,
            u32::try_from(at - line_start).map_or(u32::MAX, |column| column + 1),
        )
    }
}

/// Cuts bytes that come in pieces into games. It needs no more memory than the
/// longest game.
///
/// ```
/// use damier_chess::pgn::Stream;
///
/// let mut stream = Stream::new();
/// stream.push(b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n");
/// stream.push(b"\n1. d4 *\n");
/// stream.end();
/// let mut games = 0;
/// while let Some(game) = stream.next_game() {
///     games += 1;
///     assert!(game.text().starts_with(b"[Event"));
/// }
/// assert_eq!(games, 2);
/// ```
#[derive(Debug, Default)]
pub struct Stream {
    buffer: Vec<u8>,
    /// Where the next game begins.
    start: usize,
    /// The line of that place, from 0.
    line: u32,
    /// How long the buffer must be before looking for an end pays again.
    wanted: usize,
    ended: bool,
    begun: bool,
}

impl Stream {
    /// Nothing read yet.
    pub fn new() -> Stream {
        Stream::default()
    }

    /// Adds the next bytes of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        if self.start > 0 {
            self.buffer.drain(..self.start);
            self.wanted = self.wanted.saturating_sub(self.start);
            self.start = 0;
        }
        self.buffer.extend_from_slice(bytes);
        if !self.begun && self.buffer.len() >= 3 {
            self.begun = true;
            if self.buffer.starts_with(b"\xef\xbb\xbf") {
                self.start = 3;
            }
        }
    }

    /// No more bytes will come.
    pub const fn end(&mut self) {
        self.ended = true;
    }

    /// The next game; `None` if none is complete yet, or if all have been given
    /// after the [end](Stream::end).
    pub fn next_game(&mut self) -> Option<RawGame<'_>> {
        let rest = &self.buffer[self.start..];
        let blank = rest
            .iter()
            .take_while(|byte| byte.is_ascii_whitespace())
            .count();
        self.skip(blank);
        if !self.ended && self.buffer.len() < self.wanted {
            return None;
        }
        let rest = &self.buffer[self.start..];
        if rest.is_empty() {
            return None;
        }
        let Some(length) = first_game(rest, self.ended) else {
            // Looking again only after doubling keeps huge games linear.
            self.wanted = self.start + 2 * rest.len();
            return None;
        };
        self.wanted = 0;
        let (start, line) = (self.start, self.line);
        self.skip(length);
        Some(RawGame {
            text: &self.buffer[start..start + length],
            line: line.saturating_add(1),
        })
    }

    fn skip(&mut self, bytes: usize) {
        let passed = &self.buffer[self.start..self.start + bytes];
        let lines = u32::try_from(memchr_iter(b'\n', passed).count()).unwrap_or(u32::MAX);
        self.line = self.line.saturating_add(lines);
        self.start += bytes;
    }
}

/// What has been seen of a game while looking for its end.
#[derive(Default)]
struct Seen<'t> {
    first_tag: Option<&'t [u8]>,
    moves: bool,
    /// Whether the line before was blank.
    blank: bool,
    /// Whether the last line of moves ended with a result.
    finished: bool,
}

/// The length of the first game, if it is complete.
fn first_game(text: &[u8], ended: bool) -> Option<usize> {
    let mut seen = Seen::default();
    let mut at = 0;
    loop {
        let start = at;
        while matches!(text.get(at), Some(b' ' | b'\t' | b'\r')) {
            at += 1;
        }
        let Some(&sign) = text.get(at) else {
            return ended.then_some(text.len());
        };
        at = match sign {
            b'\n' => {
                seen.blank = true;
                at + 1
            }
            b'%' if at == start => line_end(text, at, ended)?,
            b'[' => {
                if starts_another(&mut seen, &text[at..]) {
                    return Some(start);
                }
                seen.blank = false;
                line_end(text, at, ended)?
            }
            _ => {
                if seen.finished && text[at..].starts_with(b"1.") {
                    return Some(start);
                }
                seen.moves = true;
                seen.blank = false;
                match movetext_line(text, at, ended)? {
                    Line::Ends { next, finished } => {
                        seen.finished = finished;
                        next
                    }
                    Line::BrokenBefore(end) => return Some(end),
                }
            }
        };
    }
}

/// Whether a tag begins another game: after moves, or a repeated first tag (or
/// Event) after a blank line, as in files of headers without moves.
fn starts_another<'t>(seen: &mut Seen<'t>, tag: &'t [u8]) -> bool {
    if seen.moves {
        return true;
    }
    let name = &tag[1..];
    let length = memchr3(b' ', b'"', b'\n', name).unwrap_or(name.len());
    let name = &name[..length];
    let first = *seen.first_tag.get_or_insert(name);
    seen.blank && first.as_ptr() != name.as_ptr() && (first == name || name == b"Event")
}

/// Where the next line begins; `None` if that is not known yet.
fn line_end(text: &[u8], at: usize, ended: bool) -> Option<usize> {
    match memchr(b'\n', &text[at..]) {
        Some(length) => Some(at + length + 1),
        None => ended.then_some(text.len()),
    }
}

enum Line {
    Ends {
        next: usize,
        finished: bool,
    },
    /// A comment that never ends ran into the tags of the next game.
    BrokenBefore(usize),
}

/// Passes over a line of moves, with comments that may run over several lines.
fn movetext_line(text: &[u8], start: usize, ended: bool) -> Option<Line> {
    let (mut at, mut words) = (start, start);
    loop {
        let Some(length) = memchr3(b'\n', b'{', b';', &text[at..]) else {
            return ended.then_some(Line::Ends {
                next: text.len(),
                finished: true,
            });
        };
        let sign = at + length;
        match text[sign] {
            b'\n' => {
                return Some(Line::Ends {
                    next: sign + 1,
                    finished: ends_with_result(&text[words..sign]),
                });
            }
            b';' => {
                return Some(Line::Ends {
                    next: line_end(text, sign, ended)?,
                    finished: ends_with_result(&text[words..sign]),
                });
            }
            _ => match comment_end(text, sign) {
                Comment::Closed(next) => (at, words) = (next, next),
                Comment::BrokenBefore(next) => return Some(Line::BrokenBefore(next)),
                Comment::Open if ended => (at, words) = (text.len(), text.len()),
                Comment::Open => return None,
            },
        }
    }
}

enum Comment {
    /// It is closed before this place.
    Closed(usize),
    /// The tags of another game begin inside of what looks like a comment.
    BrokenBefore(usize),
    /// It goes on beyond the text.
    Open,
}

/// Finds the end of the comment that opens at a place, in one pass: there may be more
/// text in comments than anywhere else.
fn comment_end(text: &[u8], open: usize) -> Comment {
    let mut at = open;
    while let Some(length) = memchr2(b'\n', b'}', &text[at..]) {
        at += length + 1;
        if text[at - 1] == b'}' {
            return Comment::Closed(at);
        }
        if text[at..].starts_with(b"[Event \"") {
            return Comment::BrokenBefore(at);
        }
    }
    Comment::Open
}

fn ends_with_result(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    let word = line.rsplit(|byte| byte.is_ascii_whitespace()).next();
    word.is_some_and(|word| result(word).is_some())
}
