//! The words of the moves.

use damier_game::{Outcome, Side};
use memchr::memchr;

use super::stream::{RawGame, Span};

/// A word of the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Token<'t> {
    /// A move, or what stands in its place.
    Move(&'t [u8]),
    Comment(&'t [u8]),
    /// A comment that the end of the text cuts off.
    OpenComment(&'t [u8]),
    Nag(u8),
    Open,
    Close,
    /// `None` for a game that is not finished.
    Result(Option<Outcome>),
    /// Here begins a second listing of the moves, as one site appends it.
    SecondListing,
    Stray(&'t [u8]),
}

/// Cuts moves into words.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'t> {
    text: &'t [u8],
    at: usize,
    /// Where the word given last begins.
    pub(super) word_at: usize,
    /// Comments whose end is known, from here on.
    known: &'t [Span],
    silent: bool,
}

impl<'t> Tokens<'t> {
    pub(super) const fn new(raw: &RawGame<'t>, at: usize) -> Tokens<'t> {
        Tokens {
            text: raw.text,
            at,
            word_at: at,
            known: raw.comments,
            silent: false,
        }
    }

    /// The same, passing over comments in braces.
    pub(super) const fn without_comments(mut self) -> Tokens<'t> {
        self.silent = true;
        self
    }

    fn rest(&self) -> &'t [u8] {
        &self.text[self.at..]
    }

    /// Passes over blanks and over lines that start with `%`.
    fn skip_blanks(&mut self) {
        while let Some(&sign) = self.text.get(self.at) {
            match sign {
                b' ' | b'\t' | b'\r' | b'\n' | b'.' => self.at += 1,
                b'%' if self.at == 0 || self.text[self.at - 1] == b'\n' => self.skip_line(),
                b'1'..=b'9' => match self.after_number() {
                    Some(next) => self.at = next,
                    None => return,
                },
                b'{' if self.silent => match self.comment_end() {
                    Some(end) => self.at = end,
                    None => return,
                },
                _ => return,
            }
        }
    }

    /// Where the text goes on behind a plain move number with its dots, which says
    /// nothing.
    fn after_number(&self) -> Option<usize> {
        let rest = self.rest();
        let digits = rest.iter().take_while(|sign| sign.is_ascii_digit()).count();
        let dots = rest[digits..]
            .iter()
            .take_while(|&&sign| sign == b'.')
            .count();
        // A second listing of the moves begins with a letter for the side.
        let next = rest.get(digits + dots);
        let plain = dots > 0 && !matches!(next, Some(b'w' | b'b'));
        plain.then_some(self.at + digits + dots)
    }

    fn skip_line(&mut self) {
        let rest = self.rest();
        self.at += memchr(b'\n', rest).unwrap_or(rest.len());
    }

    /// The end of the comment that opens here, behind its brace, if it is closed.
    fn comment_end(&mut self) -> Option<usize> {
        while let Some((span, known)) = self.known.split_first() {
            if span.open > self.at {
                break;
            }
            self.known = known;
            if span.open == self.at {
                return Some(span.end);
            }
        }
        memchr(b'}', self.rest()).map(|length| self.at + length + 1)
    }

    fn comment(&mut self) -> Token<'t> {
        let start = self.at + 1;
        match self.comment_end() {
            Some(end) => {
                self.at = end;
                Token::Comment(&self.text[start..end - 1])
            }
            None => {
                self.at = self.text.len();
                Token::OpenComment(&self.text[start..])
            }
        }
    }

    fn line_comment(&mut self) -> Token<'t> {
        let start = self.at + 1;
        self.skip_line();
        Token::Comment(&self.text[start..self.at])
    }

    fn take_while(&mut self, fits: impl Fn(u8) -> bool) -> &'t [u8] {
        let rest = self.rest();
        let length = rest
            .iter()
            .position(|&sign| !fits(sign))
            .unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// A word that is no sign of its own; `None` for move numbers and for what
    /// says nothing about the move.
    fn word(&mut self) -> Option<Token<'t>> {
        let start = self.at;
        let word = self.take_while(|sign| !is_end_of_word(sign));
        let Some(first) = word.first().filter(|sign| !sign.is_ascii_alphabetic()) else {
            return Tokens::plain_word(word);
        };
        if let Some(outcome) = result(word) {
            return Some(Token::Result(outcome));
        }
        if !first.is_ascii_digit() {
            return Tokens::plain_word(word);
        }
        let digits = word.iter().take_while(|sign| sign.is_ascii_digit()).count();
        let castles = word.starts_with(b"0-") || word.starts_with("0–".as_bytes());
        if digits > 0 && !castles {
            // What follows the number and its dots is looked at next.
            let dots = word[digits..]
                .iter()
                .take_while(|&&sign| sign == b'.')
                .count();
            self.at = start + digits + dots;
            let next = &word[digits + dots..];
            if matches!(next, b"w" | b"b") {
                self.at = self.text.len();
                return Some(Token::SecondListing);
            }
            return None;
        }
        Tokens::plain_word(word)
    }

    /// A word that is no number and no result.
    fn plain_word(word: &'t [u8]) -> Option<Token<'t>> {
        let silent = match word {
            b"e.p." | b"e.p" | b"ep" | b"ch" | b"dis" | b"mate" => true,
            [b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N', ..] | b"--" => false,
            _ => word.iter().all(|sign| b"+#=-/~".contains(sign)),
        };
        (!silent).then_some(Token::Move(word))
    }
}

impl<'t> Iterator for Tokens<'t> {
    type Item = Token<'t>;

    fn next(&mut self) -> Option<Token<'t>> {
        loop {
            self.skip_blanks();
            self.word_at = self.at;
            let sign = *self.text.get(self.at)?;
            let single = |tokens: &mut Self, token| {
                tokens.at += 1;
                Some(token)
            };
            return match sign {
                b'{' => Some(self.comment()),
                b';' => Some(self.line_comment()),
                b'(' => single(self, Token::Open),
                b')' => single(self, Token::Close),
                b'*' => single(self, Token::Result(None)),
                b'$' => {
                    self.at += 1;
                    let digits = self.take_while(|sign| sign.is_ascii_digit());
                    let text = core::str::from_utf8(digits).unwrap_or_default();
                    text.parse()
                        .map_or(Some(Token::Stray(b"$")), |nag| Some(Token::Nag(nag)))
                }
                b'!' | b'?' => {
                    let signs = self.take_while(|sign| matches!(sign, b'!' | b'?'));
                    Some(Token::Nag(quality(signs)))
                }
                b'}' | b'[' | b']' | b'<' | b'>' => {
                    let at = self.at;
                    single(self, Token::Stray(&self.text[at..=at]))
                }
                _ => match self.word() {
                    Some(token) => Some(token),
                    None => continue,
                },
            };
        }
    }
}

/// The signs that end a word.
static ENDS_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let signs = b" \t\r\n{}()[];!?$*<>";
    let mut at = 0;
    while at < signs.len() {
        ends[signs[at] as usize] = true;
        at += 1;
    }
    ends
};

fn is_end_of_word(sign: u8) -> bool {
    ENDS_WORD[usize::from(sign)]
}

const fn quality(signs: &[u8]) -> u8 {
    match signs {
        b"!" => 1,
        b"?" => 2,
        b"!!" => 3,
        b"??" => 4,
        b"!?" => 5,
        b"?!" => 6,
        _ => 0,
    }
}

/// The result that a word is; `Some(None)` for an unfinished game. `0-0` is
/// castling here.
pub(super) fn result(word: &[u8]) -> Option<Option<Outcome>> {
    match word {
        b"1-0" => Some(Some(Outcome::Win(Side::White))),
        b"0-1" => Some(Some(Outcome::Win(Side::Black))),
        b"1/2-1/2" | b"1/2" => Some(Some(Outcome::Draw)),
        b"*" => Some(None),
        [b'0' | b'1' | 0xc2, ..] if !word.is_ascii() => {
            let text = core::str::from_utf8(word).ok()?;
            let text = text.replace(['–', '—', '−'], "-").replace('½', "1/2");
            match text.as_str() {
                "1-0" | "0-1" | "1/2-1/2" | "1/2" => Some(Outcome::parse(&text)),
                _ => None,
            }
        }
        _ => None,
    }
}
