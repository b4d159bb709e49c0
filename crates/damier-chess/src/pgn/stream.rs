//! Cutting a file into games.

use core::ops::Range;

use memchr::{memchr, memchr_iter, memchr2, memchr3};

use super::token::result;

/// The text of one game: its tags and its moves.
#[derive(Clone, Copy, Debug)]
pub struct RawGame<'s> {
    pub(super) text: &'s [u8],
    /// The line of the file at which the text begins, from 1.
    pub(super) line: u32,
    /// Comments found while looking for the end of the game; there may be more.
    pub(super) comments: &'s [Span],
}

/// Where a comment in braces begins and ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub(super) open: usize,
    /// Behind the brace.
    pub(super) end: usize,
}

impl<'s> RawGame<'s> {
    /// A game of which the text is kept elsewhere; `line` is where it begins in its
    /// file, from 1.
    pub const fn new(text: &'s [u8], line: u32) -> RawGame<'s> {
        RawGame {
            text,
            line,
            comments: &[],
        }
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
    /// How far the game that begins there has been looked through.
    scan: Scan,
    /// How long the buffer must be before looking on pays again.
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
        // Moving no more bytes than have been read keeps this linear.
        if 2 * self.start >= self.buffer.len() {
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
        if self.scan.ended {
            self.scan.restart();
        }
        if self.scan.at == 0 {
            let blank = blanks(&self.buffer[self.start..]);
            self.skip(blank);
        }
        if !self.ended && self.buffer.len() < self.wanted {
            return None;
        }
        let rest = &self.buffer[self.start..];
        if rest.is_empty() {
            return None;
        }
        let Some(length) = self.scan.first_game(rest, self.ended) else {
            // Looking at a line again only after doubling keeps huge comments linear.
            self.wanted = self.start + 2 * rest.len() - self.scan.at;
            return None;
        };
        self.wanted = 0;
        let (start, line) = (self.start, self.line);
        self.skip(length);
        Some(RawGame {
            text: &self.buffer[start..start + length],
            line: line.saturating_add(1),
            comments: &self.scan.comments,
        })
    }

    fn skip(&mut self, bytes: usize) {
        let passed = &self.buffer[self.start..self.start + bytes];
        self.line = self.line.saturating_add(lines(passed));
        self.start += bytes;
    }
}

/// The games of a text that is already in memory, which is not copied.
///
/// ```
/// use damier_chess::pgn::Games;
///
/// let text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let mut games = Games::new(text);
/// let mut lines = Vec::new();
/// while let Some(game) = games.next_game() {
///     lines.push(game.line());
/// }
/// assert_eq!(lines, [1, 5]);
/// ```
#[derive(Clone, Debug)]
pub struct Games<'t> {
    rest: &'t [u8],
    /// The line of its beginning, from 0.
    line: u32,
    scan: Scan,
}

impl<'t> Games<'t> {
    /// The games of a text, which may begin with a byte order mark.
    pub fn new(text: &'t [u8]) -> Games<'t> {
        Games {
            rest: text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text),
            line: 0,
            scan: Scan::default(),
        }
    }

    /// The next game.
    pub fn next_game(&mut self) -> Option<RawGame<'_>> {
        self.take(blanks(self.rest));
        if self.rest.is_empty() {
            return None;
        }
        self.scan.restart();
        let length = self.scan.first_game(self.rest, true)?;
        let line = self.line.saturating_add(1);
        Some(RawGame {
            text: self.take(length),
            line,
            comments: &self.scan.comments,
        })
    }

    fn take(&mut self, bytes: usize) -> &'t [u8] {
        let (taken, rest) = self.rest.split_at(bytes);
        self.line = self.line.saturating_add(lines(taken));
        self.rest = rest;
        taken
    }
}

fn blanks(text: &[u8]) -> usize {
    let blank = text.iter().take_while(|byte| byte.is_ascii_whitespace());
    blank.count()
}

fn lines(text: &[u8]) -> u32 {
    u32::try_from(memchr_iter(b'\n', text).count()).unwrap_or(u32::MAX)
}

/// What has been seen of a game while looking for its end.
#[derive(Clone, Debug, Default)]
struct Scan {
    /// Where the line begins that comes next.
    at: usize,
    /// Where the name of the first tag stands.
    first_tag: Option<Range<usize>>,
    moves: bool,
    /// Whether the line before was blank.
    blank: bool,
    /// Whether the last line of moves ended with a result.
    finished: bool,
    /// The comments of the lines looked through.
    comments: Vec<Span>,
    /// Whether the end of the game has been found.
    ended: bool,
}

impl Scan {
    /// Begins with another game; memory is kept.
    fn restart(&mut self) {
        let mut comments = std::mem::take(&mut self.comments);
        comments.clear();
        *self = Scan {
            comments,
            ..Scan::default()
        };
    }

    /// The length of the first game, if it is complete. If it is not, looking goes on
    /// at the first line that is not complete.
    fn first_game(&mut self, text: &[u8], ended: bool) -> Option<usize> {
        let length = self.look_on(text, ended);
        self.ended = length.is_some();
        length
    }

    fn look_on(&mut self, text: &[u8], ended: bool) -> Option<usize> {
        loop {
            let start = self.at;
            let mut at = start;
            while matches!(text.get(at), Some(b' ' | b'\t' | b'\r')) {
                at += 1;
            }
            let Some(&sign) = text.get(at) else {
                return ended.then_some(text.len());
            };
            self.at = match sign {
                b'\n' => {
                    self.blank = true;
                    at + 1
                }
                b'%' if at == start => line_end(text, at, ended)?,
                b'[' => {
                    let next = line_end(text, at, ended)?;
                    if self.starts_another(text, at) {
                        return Some(start);
                    }
                    self.blank = false;
                    next
                }
                _ => {
                    if self.finished && !ended && text.len() < at + 2 {
                        return None;
                    }
                    if self.finished && text[at..].starts_with(b"1.") {
                        return Some(start);
                    }
                    match movetext_line(text, at, ended, &mut self.comments)? {
                        Line::Ends { next, finished } => {
                            (self.moves, self.blank) = (true, false);
                            self.finished = finished;
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
    fn starts_another(&mut self, text: &[u8], tag: usize) -> bool {
        if self.moves {
            return true;
        }
        let name = &text[tag + 1..];
        let length = memchr3(b' ', b'"', b'\n', name).unwrap_or(name.len());
        let name = &name[..length];
        let Some(first) = self.first_tag.clone() else {
            self.first_tag = Some(tag + 1..tag + 1 + length);
            return false;
        };
        self.blank && (&text[first] == name || name == b"Event")
    }
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
fn movetext_line(text: &[u8], start: usize, ended: bool, comments: &mut Vec<Span>) -> Option<Line> {
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
                Comment::Closed(end) => {
                    // A line may be looked at again when more of it is there.
                    if comments.last().is_none_or(|last| last.open < sign) {
                        comments.push(Span { open: sign, end });
                    }
                    (at, words) = (end, end);
                }
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
/// text in comments than anywhere else, but few brackets.
fn comment_end(text: &[u8], open: usize) -> Comment {
    let mut at = open + 1;
    while let Some(length) = memchr2(b'}', b'[', &text[at..]) {
        at += length;
        if text[at] == b'}' {
            return Comment::Closed(at + 1);
        }
        if text[at - 1] == b'\n' && text[at..].starts_with(b"[Event \"") {
            return Comment::BrokenBefore(at);
        }
        at += 1;
    }
    Comment::Open
}

fn ends_with_result(line: &[u8]) -> bool {
    let line = line.trim_ascii_end();
    let word = line.rsplit(|byte| byte.is_ascii_whitespace()).next();
    word.is_some_and(|word| result(word).is_some())
}
