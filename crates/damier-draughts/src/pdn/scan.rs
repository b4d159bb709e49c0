//! Finding one game in a text and cutting it into tokens.

use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

use super::cursor::Cursor;
use super::header::{TagShape, tag_shape};
use super::problem::{ProblemKind, excerpt};
use super::raw::{ItemKind, Tag, Token};

/// A game's text is not longer than this. What comes after, up to the next tag, is
/// skipped. It takes several times as much memory to hold a game.
pub(super) const MOST_BYTES: usize = 2 << 20;

/// A game that is longer than this has room made for more tokens as it goes.
const USUAL_BYTES: usize = 1 << 10;

/// Variations are not nested deeper than this.
pub(super) const MOST_DEPTH: usize = 200;

/// So many problems of syntax are listed for one game.
const MOST_PROBLEMS: usize = 20;

/// How a scan of one game stands.
#[derive(Debug)]
pub(super) struct Scan<'a> {
    pub(super) cursor: Cursor<'a>,
    pub(super) tags: Vec<Tag<'a>>,
    pub(super) tokens: Vec<Token>,
    pub(super) result: Option<Range<usize>>,
    pub(super) problems: Vec<(ProblemKind, usize)>,
    /// The variations that are open, as indices of their tokens.
    open: Vec<usize>,
    /// Whether the text was cut off at [`MOST_BYTES`].
    pub(super) is_too_long: bool,
    /// Brackets opened beyond [`MOST_DEPTH`].
    ignored: usize,
    more_problems: usize,
    /// The index of the last token of the main line.
    last_main: usize,
    /// The greatest move number of the main line.
    top_number: u32,
    /// Whether anything but tags and comments was read.
    pub(super) has_body: bool,
    /// Whether anything of PDN was read, not only remarks.
    pub(super) is_game: bool,
    /// Set once a comment with inner braces turned out not to balance.
    pub(super) flat_comments: bool,
    /// A value of the Result tag that is none of the usual ones.
    odd_result: Option<String>,
}

impl<'a> Scan<'a> {
    /// Reads one game from the beginning of the text.
    pub(super) fn run(text: &'a str) -> Scan<'a> {
        let mut end = text.len().min(MOST_BYTES);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        let cut = end < text.len();
        let mut scan = Scan {
            cursor: Cursor::new(&text[..end]),
            tags: Vec::new(),
            // A token takes four bytes and a blank, as a rule.
            tokens: Vec::with_capacity(end.min(USUAL_BYTES) / 5),
            result: None,
            problems: Vec::new(),
            open: Vec::new(),
            is_too_long: false,
            ignored: 0,
            more_problems: 0,
            last_main: 0,
            top_number: 0,
            has_body: false,
            is_game: false,
            flat_comments: false,
            odd_result: None,
        };
        while scan.step() {}
        if cut && scan.cursor.is_end() {
            scan.note(ProblemKind::TooLong { limit: MOST_BYTES }, 0);
            scan.cursor.met_end = false;
            scan.is_too_long = true;
        }
        scan.finish();
        scan
    }

    /// Reads one token. Returns whether the game goes on.
    fn step(&mut self) -> bool {
        let empty_line = self.cursor.skip_blanks();
        if self.cursor.is_end() {
            self.cursor.met_end = true;
            return false;
        }
        let first = self.cursor.at(self.cursor.pos);
        match first {
            b'[' => return self.bracket(empty_line),
            b'{' => self.comment(),
            b';' | b'%' => self.line_comment(),
            _ if first.is_ascii_alphabetic()
                && self.cursor.starts_line(self.cursor.pos)
                && self.is_unopened_tag() =>
            {
                if self.has_body {
                    return false;
                }
                self.unopened_tag();
                self.is_game = true;
            }
            _ if self.result.is_some() => return self.repeated_result(),
            b'0'..=b'9' => return self.digits(),
            b'a'..=b'l' | b'A'..=b'L' => self.letter(),
            b'(' => self.open_variation(),
            b')' => self.close_variation(),
            b'*' => self.take_result(self.cursor.pos + 1),
            b'$' => self.nag(),
            b'!' | b'?' => self.strength(),
            b'/' => self.setup(),
            b'.' => self.dots(),
            b'-' => self.dash(),
            0xC2 if self.cursor.rest(self.cursor.pos).starts_with("½") => self.half(),
            0xE2 if self.cursor.rest(self.cursor.pos).starts_with('…') => self.dots(),
            _ => self.remark(),
        }
        true
    }

    /// A `[`: the next tag, the next game, or something between the moves.
    fn bracket(&mut self, empty_line: bool) -> bool {
        let pos = self.cursor.pos;
        let mut inner = self.cursor.clone();
        inner.pos += 1;
        inner.skip_blanks();
        let next = inner.pos;
        if inner.at(next) == b'[' && tag_shape(&mut inner, next).is_some() {
            // A stray bracket before a tag.
            if self.has_body {
                return false;
            }
            self.note(ProblemKind::LoneBracket { bracket: '[' }, pos);
            self.cursor.pos = next;
            return true;
        }
        let shape = tag_shape(&mut self.cursor, pos);
        let Some(shape) = shape.filter(|&shape| {
            shape == TagShape::Quoted || !self.has_body || self.cursor.starts_line(pos)
        }) else {
            if self.result.is_some() {
                return false;
            }
            self.remark();
            return true;
        };
        if self.has_body || (!self.tags.is_empty() && self.begins_anew(pos, empty_line)) {
            return false;
        }
        self.tag(shape);
        self.is_game = true;
        true
    }

    /// Whether a tag begins the header of the next game, though this one has no
    /// moves: an Event again after an empty line, or a second position where nothing
    /// but positions is listed.
    fn begins_anew(&self, pos: usize, empty_line: bool) -> bool {
        let rest = self.cursor.rest(self.cursor.after_spaces(pos + 1, 8));
        let name = rest
            .split(|c: char| c.is_whitespace() || c == '"')
            .next()
            .unwrap_or("");
        let again = self
            .tags
            .iter()
            .any(|tag| tag.name.eq_ignore_ascii_case(name));
        let tells_position = |name: &str| {
            ["FEN", "SetUp"]
                .iter()
                .any(|n| n.eq_ignore_ascii_case(name))
        };
        let is_list = || self.tags.iter().all(|tag| tells_position(tag.name));
        again && (empty_line || (name.eq_ignore_ascii_case("FEN") && is_list()))
    }

    pub(super) fn offset(&self, index: usize) -> u32 {
        u32::try_from(index).unwrap_or(u32::MAX)
    }

    pub(super) fn note(&mut self, kind: ProblemKind, index: usize) {
        if self.problems.len() < MOST_PROBLEMS {
            self.problems.push((kind, index));
        } else {
            self.more_problems += 1;
        }
    }

    pub(super) fn push_tag(&mut self, tag: Tag<'a>) {
        if tag.name.eq_ignore_ascii_case("Result") {
            let value = tag.value.trim();
            let usual = value.len() < 3 || super::result::is_usual(value);
            self.odd_result = (!usual).then(|| value.into());
        }
        self.tags.push(tag);
    }

    /// Adds a token of the moves.
    pub(super) fn push(&mut self, kind: ItemKind, text: Range<usize>) {
        self.has_body |= kind != ItemKind::Comment;
        if self.open.is_empty() {
            self.last_main = self.tokens.len();
        }
        let start = self.offset(text.start);
        let length = self.offset(text.end - text.start);
        self.tokens.push(Token {
            kind,
            start,
            length,
        });
    }

    /// A move number. `1.` at the beginning of a line, after greater numbers,
    /// begins another game: returns whether this one goes on.
    pub(super) fn push_number(&mut self, text: Range<usize>, digits_end: usize) -> bool {
        let single = text.end - digits_end == 1;
        if self.open.is_empty() {
            let value = self.cursor.text[text.start..digits_end]
                .parse()
                .unwrap_or(u32::MAX);
            if value == 1 && single && self.top_number > 1 && self.cursor.starts_line(text.start) {
                // `1.` may be the beginning of `1...`.
                self.cursor.met_end |= text.end >= self.cursor.text.len();
                return false;
            }
            if text.end > digits_end {
                self.top_number = self.top_number.max(value);
            }
        }
        self.cursor.pos = text.end;
        self.push(ItemKind::Number, text);
        true
    }

    /// The token at the current position up to `end` is a result: the end of the
    /// game, or a remark of a variation.
    pub(super) fn take_result(&mut self, end: usize) {
        let start = self.cursor.pos;
        self.cursor.pos = end;
        if self.open.is_empty() {
            self.result = Some(start..end);
            self.has_body = true;
            self.is_game |= !self.cursor.text[start..end].starts_with('*');
        } else {
            self.push(ItemKind::Result, start..end);
        }
    }

    /// After the result: swallows a second one, and ends the game otherwise.
    fn repeated_result(&mut self) -> bool {
        let end = self.result_end(self.cursor.pos).or_else(|| {
            let star = self.cursor.at(self.cursor.pos) == b'*';
            star.then_some(self.cursor.pos + 1)
        });
        match end {
            Some(end) => {
                self.cursor.pos = end;
                true
            }
            None => {
                // A result that is cut off looks like something else.
                const LONGEST: usize = 16;
                self.cursor.met_end |= self.cursor.pos + LONGEST > self.cursor.text.len();
                false
            }
        }
    }

    /// Whether the moves end here with the unusual result of the Result tag.
    pub(super) fn odd_result_end(&mut self) -> Option<usize> {
        let value = self.odd_result.as_deref()?;
        let pos = self.cursor.pos;
        if !self.open.is_empty() || !self.cursor.rest(pos).starts_with(value) {
            return None;
        }
        let mut after = self.cursor.clone();
        after.pos = pos + value.len();
        after.skip_blanks();
        self.cursor.met_end |= after.is_end();
        (after.is_end() || after.at(after.pos) == b'[').then_some(pos + value.len())
    }

    fn open_variation(&mut self) {
        let pos = self.cursor.pos;
        if let Some(end) = self.bracketed_strength(pos) {
            self.cursor.pos = end;
            self.push(ItemKind::Strength, pos..end);
            return;
        }
        self.cursor.pos += 1;
        if self.open.len() == MOST_DEPTH {
            if self.ignored == 0 {
                self.note(ProblemKind::TooDeep { limit: MOST_DEPTH }, pos);
            }
            self.ignored += 1;
            return;
        }
        let index = self.tokens.len();
        self.push(ItemKind::Variation, pos..pos);
        self.open.push(index);
    }

    fn close_variation(&mut self) {
        let pos = self.cursor.pos;
        self.cursor.pos += 1;
        if self.ignored > 0 {
            self.ignored -= 1;
        } else if let Some(index) = self.open.pop() {
            self.tokens[index].length = self.offset(self.tokens.len() - index - 1);
        } else {
            self.note(ProblemKind::LoneBracket { bracket: ')' }, pos);
        }
    }

    fn finish(&mut self) {
        if let Some(&index) = self.open.first() {
            let start = self.tokens[index].start as usize;
            self.note(ProblemKind::UnclosedVariation, start);
        }
        while let Some(index) = self.open.pop() {
            self.tokens[index].length = self.offset(self.tokens.len() - index - 1);
        }
        self.take_final_star();
        self.is_game |= self.tokens.iter().any(|token| {
            matches!(
                token.kind,
                ItemKind::Move | ItemKind::Null | ItemKind::Setup
            )
        });
        if self.more_problems > 0 {
            let count = self.more_problems;
            self.problems.push((ProblemKind::MoreProblems { count }, 0));
        }
    }

    /// A `*` right after the last move ends the game, if nothing else does.
    fn take_final_star(&mut self) {
        let Some(&token) = self
            .tokens
            .last()
            .filter(|token| token.kind == ItemKind::Strength)
        else {
            return;
        };
        let is_last = self.last_main + 1 == self.tokens.len();
        if self.result.is_none() && is_last && &self.cursor.text[token.range()] == "*" {
            self.tokens.pop();
            self.result = Some(token.range());
        }
    }

    /// The text up to the next blank or bracket is no part of PDN.
    pub(super) fn remark(&mut self) {
        let start = self.cursor.pos;
        let first = self.cursor.at(start);
        let mut end = start + 1;
        if first == b'[' {
            // All of `[note]`, if it closes soon and on this line.
            let near = self.cursor.text.as_bytes()[end..].iter().copied().take(200);
            let close = near
                .take_while(|b| !b"\n[".contains(b))
                .position(|b| b == b']');
            end = close.map_or(end, |width| end + width + 1);
        } else if !matches!(first, b'}' | b']' | b'"') {
            while !self.cursor.is_blank(end)
                && !matches!(
                    self.cursor.at(end),
                    b'{' | b'}' | b'(' | b')' | b'[' | b']' | b';'
                )
            {
                end += 1;
            }
        }
        while !self.cursor.text.is_char_boundary(end) {
            end += 1;
        }
        self.cursor.pos = end;
        if first == b'}' {
            self.note(ProblemKind::LoneBracket { bracket: '}' }, start);
        }
        self.push_remark(start..end);
    }

    /// Adds a remark, to the one before it if nothing but blanks is between them.
    fn push_remark(&mut self, text: Range<usize>) {
        if let Some(last) = self
            .tokens
            .last_mut()
            .filter(|last| last.kind == ItemKind::Remark)
        {
            let between = last.range().end..text.start;
            if self.cursor.text[between].trim().is_empty() {
                last.length = u32::try_from(text.end).unwrap_or(u32::MAX) - last.start;
                return;
            }
        }
        let found = excerpt(self.cursor.rest(text.start));
        self.note(ProblemKind::Remark { text: found }, text.start);
        self.push(ItemKind::Remark, text);
    }
}

/// Whether a text is read as exactly one move.
pub(super) fn is_move(text: &str) -> bool {
    let scan = Scan::run(text);
    match scan.tokens.as_slice() {
        [token] => {
            token.kind == ItemKind::Move && token.range() == (0..text.len()) && scan.tags.is_empty()
        }
        _ => false,
    }
}

/// A text that is meant as a move, such that it is read as exactly one: with a zero
/// before it where it would be a result, as `1-0` is.
pub(super) fn as_move(text: String) -> Result<String, String> {
    if is_move(&text) {
        return Ok(text);
    }
    let with_zero = alloc::format!("0{text}");
    if is_move(&with_zero) {
        Ok(with_zero)
    } else {
        Err(text)
    }
}

/// Whether a text is read as exactly one position between moves.
pub(super) fn is_set_up(text: &str) -> bool {
    let scan = Scan::run(text);
    let [token] = scan.tokens.as_slice() else {
        return false;
    };
    // Closed by the last sign.
    token.kind == ItemKind::Setup
        && scan.tags.is_empty()
        && text.find('/') == Some(0)
        && text[1..].find('/') == Some(text.len() - 2)
}
