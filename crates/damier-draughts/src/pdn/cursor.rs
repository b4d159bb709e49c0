//! Looking at single characters: what is a blank, a square, a separator.

use crate::move_text::is_separator;

/// The text being read and how far.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'a> {
    pub(super) text: &'a str,
    pub(super) pos: usize,
    /// Whether a search ran into the end of the text: with more text, the game
    /// might have been read otherwise.
    pub(super) met_end: bool,
}

impl<'a> Cursor<'a> {
    pub(super) fn new(text: &'a str) -> Cursor<'a> {
        Cursor {
            text,
            pos: 0,
            met_end: false,
        }
    }

    /// The byte at an index, 0 after the end.
    pub(super) fn at(&self, index: usize) -> u8 {
        self.text.as_bytes().get(index).copied().unwrap_or(0)
    }

    pub(super) fn is_end(&self) -> bool {
        self.pos >= self.text.len()
    }

    /// Skips blanks, also the two characters `\r` or `\n` that some programs
    /// write literally. Returns whether an empty line was among them.
    pub(super) fn skip_blanks(&mut self) -> bool {
        let mut newlines = 0;
        while let Some(width) = self.blank(self.pos) {
            newlines += usize::from(self.at(self.pos) == b'\n');
            self.pos += width;
        }
        newlines > 1
    }

    /// The width of the blank at an index.
    pub(super) fn blank(&self, index: usize) -> Option<usize> {
        match self.at(index) {
            b' ' | b'\n' | b'\r' | b'\t' | 0x0B | 0x0C => Some(1),
            b'\\' if matches!(self.at(index + 1), b'r' | b'n') => Some(2),
            0xC2 if self.at(index + 1) == 0xA0 => Some(2),
            0xEF if self.rest(index).starts_with('\u{FEFF}') => Some(3),
            0xE2 if self
                .rest(index)
                .starts_with(['\u{202F}', '\u{2009}', '\u{200B}']) =>
            {
                Some(3)
            }
            _ => None,
        }
    }

    /// The text from an index on, empty if it is no boundary of a character.
    pub(super) fn rest(&self, index: usize) -> &'a str {
        self.text.get(index..).unwrap_or("")
    }

    pub(super) fn is_blank(&self, index: usize) -> bool {
        index >= self.text.len() || self.blank(index).is_some()
    }

    /// The index after up to `most` spaces or tabs.
    pub(super) fn after_spaces(&self, index: usize, most: usize) -> usize {
        let end = index + most;
        let mut at = index;
        while at < end && matches!(self.at(at), b' ' | b'\t') {
            at += 1;
        }
        at
    }

    /// The index after the digits at an index.
    pub(super) fn after_digits(&self, index: usize) -> usize {
        let mut at = index;
        while self.at(at).is_ascii_digit() {
            at += 1;
        }
        at
    }

    /// The index after the separator of a move at an index: `-`, `x`, `:` and
    /// their look-alikes.
    pub(super) fn after_separator(&self, index: usize) -> Option<usize> {
        match self.at(index) {
            b'-' | b'x' | b'X' | b':' => Some(index + 1),
            0..0x80 => None,
            _ => {
                let c = self.rest(index).chars().next()?;
                is_separator(c).then_some(index + c.len_utf8())
            }
        }
    }

    /// The index after a square in letters, such as `c3`.
    pub(super) fn after_algebra(&self, index: usize) -> Option<usize> {
        let letter = self.at(index).to_ascii_lowercase();
        if !(b'a'..=b'l').contains(&letter) || !(b'1'..=b'9').contains(&self.at(index + 1)) {
            return None;
        }
        // A rank of two digits, as on a board of twelve rows.
        let tall = self.at(index + 1) == b'1' && matches!(self.at(index + 2), b'0'..=b'2');
        Some(index + if tall { 3 } else { 2 })
    }

    /// Whether only spaces stand between an index and the line's beginning.
    pub(super) fn starts_line(&self, index: usize) -> bool {
        let before = self.text.as_bytes()[..index].iter().rev();
        let blank = |b: &u8| matches!(b, b' ' | b'\t' | b'\r');
        before
            .copied()
            .find(|b| !blank(b))
            .is_none_or(|b| b == b'\n')
    }

    /// The index of the line break after an index, or of the end.
    pub(super) fn line_end(&mut self, index: usize) -> usize {
        match self.text.as_bytes()[index..]
            .iter()
            .position(|&b| b == b'\n')
        {
            Some(width) => index + width,
            None => {
                self.met_end = true;
                self.text.len()
            }
        }
    }
}
