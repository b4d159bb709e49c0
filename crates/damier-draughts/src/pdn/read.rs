use alloc::string::String;
use alloc::vec::Vec;

use super::cursor::Cursor;
use super::decode::{Decoder, Encoding, without_mark};
use super::header::{TagShape, tag_shape};
use super::problem::{PdnError, Place, Problem, ProblemKind, excerpt};
use super::raw::{ItemKind, RawGame};
use super::scan::{MOST_BYTES, Scan};

/// Reads the games of a PDN text, one after another.
///
/// The reader is made for PDN as people have it: see the [module](super) for what
/// it understands. Texts of the games are parts of the input, so that little is
/// copied. A broken game never stops the next.
///
/// ```
/// use damier_draughts::pdn;
///
/// let text = "[White \"Ann\"]\n1.32-28 19-23 {why not} 2. 28x 19 2-0\n01.34-29 *";
/// let games: Vec<_> = pdn::read(text).collect::<Result<_, _>>()?;
/// assert_eq!(games.len(), 2);
/// assert_eq!(games[0].tag("white"), Some("Ann"));
/// assert_eq!(games[0].line().moves().count(), 3);
/// assert_eq!(games[0].result(), Some("2-0"));
/// # Ok::<(), pdn::PdnError>(())
/// ```
pub fn read(text: &str) -> Reader<'_> {
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    Reader {
        text,
        place: Place::START,
        number: 0,
        met_end: false,
        is_too_long: false,
    }
}

/// The iterator of [`read`].
///
/// An item is an error if the text at that place holds no game at all.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    place: Place,
    number: usize,
    met_end: bool,
    /// Whether the rest of a game that was cut off is to be skipped.
    is_too_long: bool,
}

impl<'a> Iterator for Reader<'a> {
    type Item = Result<RawGame<'a>, PdnError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            // Old systems end a text with the character 1A.
            let rest = self
                .text
                .trim_start_matches(|c: char| c.is_whitespace() || c == '\x1A');
            let blank = self.text.len() - rest.len();
            self.skip(blank);
            if self.is_too_long {
                self.skip_rest_of_game();
            }
            if self.text.is_empty() {
                self.met_end = true;
                return None;
            }
            let scan = Scan::run(self.text);
            let found = self.take(scan);
            if found.is_some() {
                return found;
            }
        }
    }
}

impl<'a> Reader<'a> {
    fn skip(&mut self, bytes: usize) {
        self.place = self.place.after(&self.text[..bytes]);
        self.text = &self.text[bytes..];
    }

    /// Goes on to the next tag at the beginning of a line: what comes before belongs to
    /// the game that was cut off.
    fn skip_rest_of_game(&mut self) {
        let mut cursor = Cursor::new(self.text);
        let tags = self.text.match_indices("\n[").map(|(index, _)| index + 1);
        let here = self.text.starts_with('[').then_some(0);
        let next = here
            .into_iter()
            .chain(tags)
            .find(|&index| tag_shape(&mut cursor, index) == Some(TagShape::Quoted));
        self.is_too_long = next.is_none();
        // A line that has not ended may become a tag.
        let last_line = self.text.rfind('\n').map_or(0, |newline| newline + 1);
        let unfinished = self.text[last_line..].starts_with('[');
        let end = if unfinished {
            last_line
        } else {
            self.text.len()
        };
        self.skip(next.unwrap_or(end));
    }

    /// Takes what was scanned off the text. `None` if it was only a comment or an
    /// asterisk.
    fn take(&mut self, scan: Scan<'a>) -> Option<<Self as Iterator>::Item> {
        // What was only a comment may also turn out to be something else.
        self.met_end |= scan.cursor.met_end;
        self.is_too_long = scan.is_too_long && scan.is_game;
        // At least one character, so that reading always gets on.
        let first = self.text.chars().next().map_or(0, char::len_utf8);
        let end = scan.cursor.pos.max(first);
        let text = &self.text[..end];
        let place = self.place;
        self.skip(end);
        let says_nothing = |kind| matches!(kind, ItemKind::Comment | ItemKind::Strength);
        if !scan.is_game {
            if scan.tokens.iter().all(|token| says_nothing(token.kind)) {
                // A comment that is not closed has swallowed whatever there was.
                let mut problems = scan.problems.into_iter();
                let unclosed = problems.find(|(kind, _)| *kind == ProblemKind::UnclosedComment);
                return unclosed.map(|(kind, index)| {
                    Err(Problem::new(kind, place.after(&text[..index]), None))
                });
            }
            return Some(Err(Problem::new(
                ProblemKind::NoGame {
                    text: excerpt(text),
                },
                place,
                None,
            )));
        }
        self.number += 1;
        let problems = scan
            .problems
            .into_iter()
            .map(|(kind, index)| Problem::new(kind, place.after(&text[..index]), None));
        Some(Ok(RawGame {
            number: self.number,
            text,
            place,
            tags: scan.tags,
            tokens: scan.tokens,
            result: scan.result,
            problems: problems.collect(),
        }))
    }
}

/// Reads games from bytes that arrive piece by piece, keeping no more of them
/// than the game at hand.
///
/// It asks for no file or socket: whoever has one hands over what was read.
///
/// ```
/// use damier_draughts::pdn::Stream;
///
/// let mut stream = Stream::new();
/// let mut moves = 0;
/// for piece in ["1. 32-28 19", "-23 2. 28x19 *\n1. 33", "-28 *"] {
///     stream.push(piece.as_bytes());
///     while let Some(game) = stream.next_game() {
///         moves += game.expect("a game").line().moves().count();
///     }
/// }
/// stream.end();
/// while let Some(game) = stream.next_game() {
///     moves += game.expect("a game").line().moves().count();
/// }
/// assert_eq!(moves, 4);
/// ```
#[derive(Debug)]
pub struct Stream {
    /// Bytes that no line break ends yet.
    rest: Vec<u8>,
    decoder: Decoder,
    /// Set for UTF-16, which is known by its byte order mark.
    utf16: Option<Encoding>,
    text: String,
    /// How much of the text has been given out.
    done: usize,
    place: Place,
    number: usize,
    is_too_long: bool,
    begun: bool,
    ended: bool,
    /// With less text than this the game at hand is known to be incomplete.
    enough: usize,
}

impl Default for Stream {
    fn default() -> Stream {
        Stream::new()
    }
}

/// A line longer than this is taken in pieces.
const LONGEST_LINE: usize = 1 << 20;

impl Stream {
    /// A stream at its beginning.
    pub fn new() -> Stream {
        Stream {
            rest: Vec::new(),
            decoder: Decoder::default(),
            utf16: None,
            text: String::new(),
            done: 0,
            place: Place::START,
            number: 0,
            is_too_long: false,
            begun: false,
            ended: false,
            enough: 0,
        }
    }

    /// Takes the next bytes of the input. Call [`Stream::next_game`] until it
    /// returns `None` before the next piece, or the pieces pile up.
    pub fn push(&mut self, bytes: &[u8]) {
        self.rest.extend_from_slice(bytes);
        let end = match self.rest.iter().rposition(|&b| b == b'\n') {
            Some(newline) => newline + 1,
            None if self.rest.len() > LONGEST_LINE => self.rest.len(),
            None => return,
        };
        self.take(end);
    }

    /// Says that no more bytes will come.
    pub fn end(&mut self) {
        self.ended = true;
        self.take(self.rest.len());
        self.text.drain(..self.done);
        self.done = 0;
        self.decoder.end(&mut self.text);
    }

    /// Decodes the first bytes of the rest.
    fn take(&mut self, mut end: usize) {
        let mut start = 0;
        if !self.begun {
            self.begun = true;
            self.utf16 = Encoding::by_mark(&self.rest[..end]);
            start = end - without_mark(&self.rest[..end]).len();
        }
        self.text.drain(..self.done);
        self.done = 0;
        if let Some(encoding) = self.utf16 {
            // Line breaks are two bytes here.
            end = if self.ended {
                self.rest.len()
            } else {
                whole_units(&self.rest, encoding)
            };
            self.text.push_str(&encoding.decode(&self.rest[..end]));
        } else {
            if !self.ended && self.rest[end - 1] != b'\n' {
                end = whole_characters(&self.rest[..end]);
            }
            let bytes = self.rest.get(start..end).unwrap_or_default();
            self.decoder.push(bytes, &mut self.text);
        }
        self.rest.drain(..end);
    }

    /// The next game, or `None` if more bytes are needed or the input is over.
    ///
    /// An item is an error if the text at that place holds no game at all.
    pub fn next_game(&mut self) -> Option<Result<RawGame<'_>, PdnError>> {
        let text = &self.text[self.done..];
        if !self.ended && text.len() < self.enough {
            return None;
        }
        let mut reader = Reader {
            text,
            place: self.place,
            number: self.number,
            met_end: false,
            is_too_long: self.is_too_long,
        };
        if self.is_too_long {
            // What is skipped is done with, though no game comes of it.
            reader.skip_rest_of_game();
            self.done += text.len() - reader.text.len();
            self.place = reader.place;
            self.is_too_long = reader.is_too_long;
        }
        let text = reader.text;
        if self.is_too_long {
            return None;
        }
        let found = reader.next();
        if reader.met_end && !self.ended {
            // Look again when there is twice as much, so that a long game is not
            // read from its beginning too often.
            self.enough = (2 * text.len()).min(MOST_BYTES);
            return None;
        }
        self.enough = 0;
        self.is_too_long = reader.is_too_long;
        self.done += text.len() - reader.text.len();
        self.place = reader.place;
        self.number = reader.number;
        found
    }
}

/// How many of the bytes are whole characters, if they are UTF-8.
fn whole_characters(bytes: &[u8]) -> usize {
    let start = bytes.iter().rposition(|&b| b & 0xC0 != 0x80).unwrap_or(0);
    match core::str::from_utf8(&bytes[start..]) {
        Err(error) if error.error_len().is_none() => start.max(1),
        _ => bytes.len(),
    }
}

/// How many of the bytes are whole characters of UTF-16.
fn whole_units(bytes: &[u8], encoding: Encoding) -> usize {
    let end = bytes.len() & !1;
    let high_byte = usize::from(encoding == Encoding::Utf16Le);
    // The first half of a pair waits for the other.
    let is_half = end >= 2 && (0xD8..0xDC).contains(&bytes[end - 2 + high_byte]);
    if is_half { end - 2 } else { end }
}
