//! Cutting the moves into tokens.

use super::cursor::Cursor;
use super::header::{TagShape, tag_shape};
use super::problem::ProblemKind;
use super::raw::ItemKind;
use super::scan::Scan;

impl Scan<'_> {
    /// A move number, a move in numbers, or a result. Returns whether the game
    /// goes on.
    pub(super) fn digits(&mut self) -> bool {
        if let Some(end) = self
            .odd_result_end()
            .or_else(|| self.result_end(self.cursor.pos))
        {
            self.take_result(end);
            return true;
        }
        let start = self.cursor.pos;
        let end = self.cursor.after_digits(start);
        let dots = after_dots(&self.cursor, end);
        if dots > end {
            return self.push_number(start..dots, end);
        }
        if let Some(end) = self.move_end(end) {
            self.take_move(end);
            return true;
        }
        let in_remark = self
            .tokens
            .last()
            .is_some_and(|last| last.kind == ItemKind::Remark);
        let ends = self.cursor.is_blank(end)
            || matches!(self.cursor.at(end), b'!' | b'?' | b'*' | b')' | b'(' | b'{');
        if in_remark || !ends {
            self.remark();
        } else if (3..=4).contains(&(end - start)) {
            // `3228`: two squares without a separator.
            self.take_move(end);
        } else {
            return self.push_number(start..end, end);
        }
        true
    }

    /// A move in letters, or a word.
    pub(super) fn letter(&mut self) {
        let start = self.cursor.pos;
        let end = match self.cursor.after_algebra(start) {
            // `c3-d4`, `c3d4`
            Some(square) => self
                .move_end(square)
                .or_else(|| self.cursor.after_algebra(square)),
            // `cd4`, `c:d4`
            None => {
                let second = self.cursor.after_separator(start + 1).unwrap_or(start + 1);
                self.cursor.after_algebra(second)
            }
        };
        match end {
            Some(end) if !self.cursor.at(end).is_ascii_alphanumeric() => self.take_move(end),
            _ => self.remark(),
        }
    }

    /// The index after the move whose first square ends at an index, if a
    /// separator and another square follow.
    fn move_end(&self, first: usize) -> Option<usize> {
        let cursor = &self.cursor;
        let mut end = first;
        loop {
            // Only the first separator may have a blank before it: ` 1 - 7`.
            let before = if end == first {
                cursor.after_spaces(end, 2)
            } else {
                end
            };
            let next = cursor.after_separator(before).and_then(|separator| {
                let square = cursor.after_spaces(separator, 2);
                let digits = cursor.after_digits(square);
                if digits > square {
                    Some(digits)
                } else {
                    cursor.after_algebra(square)
                }
            });
            match next {
                Some(next) => end = next,
                None => break,
            }
        }
        if end == first {
            return None;
        }
        Some(after_captures(cursor, end).unwrap_or(end))
    }

    /// Takes the text up to an index as a move, and the signs glued to it.
    fn take_move(&mut self, end: usize) {
        let start = self.cursor.pos;
        self.push(ItemKind::Move, start..end);
        let mut sign = end;
        while matches!(self.cursor.at(sign), b'!' | b'?' | b'*') {
            sign += 1;
        }
        self.cursor.pos = sign;
        if sign > end {
            self.push(ItemKind::Strength, end..sign);
        }
    }

    /// The index after a result at an index: `1-0`, `1 - 1`, `1/2-1/2`. A move
    /// number may be glued to it: `0-001.32-28`.
    pub(super) fn result_end(&self, start: usize) -> Option<usize> {
        let cursor = &self.cursor;
        if cursor.rest(start).starts_with("1/2") {
            let dash = cursor.after_spaces(start + 3, 2);
            let second = cursor
                .after_separator(dash)
                .map(|at| cursor.after_spaces(at, 2));
            return match second {
                Some(at) if cursor.rest(at).starts_with("1/2") => Some(at + 3),
                _ => Some(start + 3),
            };
        }
        let dash = cursor.after_spaces(start + 1, 2);
        if cursor.at(dash) != b'-' && cursor.at(dash) != 0xE2 {
            return None;
        }
        let second = cursor.after_spaces(cursor.after_separator(dash)?, 2);
        let pair = (cursor.at(start), cursor.at(second));
        if !matches!(
            pair,
            (b'0', b'0' | b'1' | b'2') | (b'1', b'0' | b'1') | (b'2', b'0')
        ) {
            return None;
        }
        let end = second + 1;
        let digits = cursor.after_digits(end);
        let number_glued = matches!(&cursor.text.as_bytes()[end..digits], b"1" | b"01")
            && cursor.at(digits) == b'.';
        let ends = !cursor.at(end).is_ascii_alphanumeric() && cursor.after_separator(end).is_none();
        (number_glued || ends).then_some(end)
    }

    /// `½`, `½-½`
    pub(super) fn half(&mut self) {
        let start = self.cursor.pos;
        let rest = self.cursor.rest(start);
        let end = if rest.starts_with("½-½") {
            start + "½-½".len()
        } else {
            start + "½".len()
        };
        self.take_result(end);
    }

    /// A comment between braces. Braces inside it are part of it if they balance.
    pub(super) fn comment(&mut self) {
        let open = self.cursor.pos;
        let mut depth = 0_usize;
        let mut first_close = None;
        let mut at = open;
        let end = loop {
            match self.cursor.at(at) {
                b'{' => depth += 1,
                b'}' => {
                    depth -= 1;
                    first_close.get_or_insert(at);
                    if depth == 0 || self.flat_comments {
                        break Some(at);
                    }
                }
                // A tag where a line begins: the next game.
                b'\n'
                    if self.cursor.at(at + 1) == b'['
                        && tag_shape(&mut self.cursor, at + 1) == Some(TagShape::Quoted) =>
                {
                    break None;
                }
                0 if at >= self.cursor.text.len() => {
                    self.cursor.met_end = true;
                    break None;
                }
                _ => {}
            }
            at += 1;
        };
        if end.is_none() && first_close.is_some() {
            self.flat_comments = true;
        }
        match end.or(first_close) {
            Some(close) => {
                self.push(ItemKind::Comment, open + 1..close);
                self.cursor.pos = close + 1;
            }
            None => {
                self.push(ItemKind::Comment, open + 1..at);
                self.note(ProblemKind::UnclosedComment, open);
                self.cursor.pos = at;
            }
        }
    }

    /// A comment up to the end of the line.
    pub(super) fn line_comment(&mut self) {
        let start = self.cursor.pos + 1;
        let end = self.cursor.line_end(start);
        self.push(ItemKind::Comment, start..end);
        self.cursor.pos = end;
    }

    /// `$7`
    pub(super) fn nag(&mut self) {
        let start = self.cursor.pos + 1;
        let end = self.cursor.after_digits(start);
        if end == start {
            self.remark();
            return;
        }
        self.push(ItemKind::Nag, start..end);
        self.cursor.pos = end;
    }

    /// `!`, `??`
    pub(super) fn strength(&mut self) {
        let start = self.cursor.pos;
        let end = after_signs(&self.cursor, start);
        self.push(ItemKind::Strength, start..end);
        self.cursor.pos = end;
    }

    /// The index after `(?)` and the like.
    pub(super) fn bracketed_strength(&self, open: usize) -> Option<usize> {
        let end = after_signs(&self.cursor, open + 1);
        (end > open + 1 && self.cursor.at(end) == b')').then_some(end + 1)
    }

    /// `/FEN "W:W31:B1"/`
    pub(super) fn setup(&mut self) {
        let start = self.cursor.pos;
        let rest = self.cursor.rest(start + 1);
        let word = rest
            .get(..3)
            .is_some_and(|word| word.eq_ignore_ascii_case("FEN"));
        let close = rest
            .find(['/', '[', '{', '('])
            .filter(|&at| rest[at..].starts_with('/'));
        self.cursor.met_end |= word && close.is_none();
        let Some(close) = close.filter(|_| word) else {
            self.remark();
            return;
        };
        let fen = rest[3..close].trim().trim_matches('"');
        let fen_start = start + 4 + rest[3..close].find(fen).unwrap_or(0);
        self.push(ItemKind::Setup, fen_start..fen_start + fen.len());
        self.cursor.pos = start + 1 + close + 1;
    }

    /// `...` for a move that is left out; a single dot says nothing.
    pub(super) fn dots(&mut self) {
        let start = self.cursor.pos;
        let end = after_dots(&self.cursor, start);
        if end > start + 1 {
            self.push(ItemKind::Ellipsis, start..end);
        }
        self.cursor.pos = end;
    }

    /// `-` or `--` where a move would stand.
    pub(super) fn dash(&mut self) {
        let start = self.cursor.pos;
        let double = self.cursor.at(start + 1) == b'-';
        let end = start + 1 + usize::from(double);
        if self.cursor.is_blank(end) || matches!(self.cursor.at(end), b')' | b'{' | b'[') {
            self.push(ItemKind::Null, start..end);
            self.cursor.pos = end;
        } else {
            self.remark();
        }
    }
}

fn after_signs(cursor: &Cursor<'_>, index: usize) -> usize {
    let mut at = index;
    while matches!(cursor.at(at), b'!' | b'?') {
        at += 1;
    }
    at
}

/// The index after dots, single or `…`.
fn after_dots(cursor: &Cursor<'_>, index: usize) -> usize {
    let mut at = index;
    loop {
        match cursor.at(at) {
            b'.' => at += 1,
            0xE2 if cursor.rest(at).starts_with('…') => at += '…'.len_utf8(),
            _ => return at,
        }
    }
}

/// The index after ` <42, 29, 14>`, the captured squares as PDN 3.1 proposes.
fn after_captures(cursor: &Cursor<'_>, index: usize) -> Option<usize> {
    let open = cursor.after_spaces(index, 1);
    if cursor.at(open) != b'<' {
        return None;
    }
    let mut at = open + 1;
    while cursor.at(at).is_ascii_alphanumeric() || matches!(cursor.at(at), b',' | b' ') {
        at += 1;
    }
    (cursor.at(at) == b'>').then_some(at + 1)
}
