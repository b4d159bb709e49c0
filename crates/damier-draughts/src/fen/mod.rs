mod fault;
mod hub;

use alloc::collections::btree_map::Entry;
use alloc::vec::Vec;

use damier_game::{BySide, Side};

use crate::naming::Naming;
use crate::setup::KingRun;
use crate::{Geometry, Notation, Piece, Setup, Square, Variant};

pub use fault::{FenError, FenFault, FenProblem};

impl Setup {
    /// Reads a position in FEN, `side:Wsquares:Bsquares`, as files and programs
    /// in the wild write it: either case, blanks, either colour first, kings as
    /// `K5`, ranges `31-50`, algebra `Wc3,Kf8`, `?` or a doubled side to move,
    /// a final dot, the wrapping `[FEN "…"]`, extra fields such as `H0` and
    /// `F1` (ignored). Also the Hub form: side and one letter a square
    /// (`w b W B e`).
    ///
    /// Of lidraughts' additions, the king moves of Frisian draughts (`+0+246`: Black
    /// has made none, White two with the king on 46) become
    /// [`king_runs`](Setup::king_runs), and ghosts (`G28`, `P5`: captured, but not yet
    /// lifted) are left out, as they will be when the capture is over.
    ///
    /// A field of our own, `Oking-value=150`, tells how the rules are read where they
    /// leave a [choice](Variant::options); it becomes [`options`](Setup::options).
    ///
    /// # Errors
    ///
    /// Everything that is wrong with the text, each with its place; of a text
    /// that is wrong all over, the first twenty faults.
    ///
    /// ```
    /// use damier_draughts::{Setup, Variant};
    ///
    /// let setup = Setup::parse_fen(Variant::Russian, "[FEN \"W:W a1, Kh8 : B c5.\"]")?;
    /// assert_eq!(setup.fen(), "W:WK4,29:B14");
    ///
    /// let error = Setup::parse_fen(Variant::International, "W:WK4,WK5,55:B4").unwrap_err();
    /// let offsets: Vec<usize> = error.problems().iter().map(|p| p.offset).collect();
    /// assert_eq!(offsets, [6, 10, 14]);
    /// # Ok::<(), damier_draughts::FenError>(())
    /// ```
    pub fn parse_fen(variant: Variant, text: &str) -> Result<Setup, FenError> {
        Setup::parse_fen_named(variant, text, Naming::OURS)
    }

    /// Reads a position as [`parse_fen`](Setup::parse_fen) does, with numbers as the
    /// notation has them. Letters mean the same in every notation.
    ///
    /// # Errors
    ///
    /// As [`parse_fen`](Setup::parse_fen).
    ///
    /// ```
    /// use damier_draughts::{Notation, Position, Setup, Variant};
    ///
    /// let spanish = Setup::parse_fen_in(Variant::Spanish, "W:W1-12:B21-32", Notation::Reversed)?;
    /// assert_eq!(spanish, Position::start(Variant::Spanish).setup());
    /// # Ok::<(), damier_draughts::FenError>(())
    /// ```
    pub fn parse_fen_in(
        variant: Variant,
        text: &str,
        notation: Notation,
    ) -> Result<Setup, FenError> {
        Setup::parse_fen_named(variant, text, Naming::of(notation))
    }

    pub(crate) fn parse_fen_named(
        variant: Variant,
        text: &str,
        naming: Naming,
    ) -> Result<Setup, FenError> {
        let body = unwrapped(text);
        if let Some(read) = hub::read(variant, body) {
            return read.map_err(FenError::of);
        }
        let mut reader = Reader {
            variant,
            geometry: variant.geometry(),
            naming,
            setup: Setup::empty(variant.first_mover()),
            counts_king_moves: variant.sheet().counts_king_moves,
            king_moves: BySide::default(),
            seen: BySide {
                white: false,
                black: false,
            },
            problems: Vec::new(),
        };
        reader.read(body);
        if reader.problems.is_empty() {
            Ok(reader.setup)
        } else {
            Err(FenError::of(reader.problems))
        }
    }
}

/// A part of the text with its place in the whole, in bytes.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Part<'a> {
    fn trimmed(self) -> Part<'a> {
        let start = self.text.len() - self.text.trim_start().len();
        Part {
            text: self.text.trim(),
            offset: self.offset + start,
        }
    }

    fn from(self, start: usize) -> Part<'a> {
        Part {
            text: &self.text[start..],
            offset: self.offset + start,
        }
    }

    fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut offset = self.offset;
        self.text.split(separator).map(move |text| {
            let part = Part { text, offset };
            offset += text.len() + separator.len_utf8();
            part.trimmed()
        })
    }
}

/// The text without tag brackets, quotes and final dot.
fn unwrapped(text: &str) -> Part<'_> {
    let mut part = Part { text, offset: 0 }.trimmed();
    if part.text.starts_with('[')
        && let Some(open) = part.text.find('"')
    {
        part = part.from(open + 1);
        part.text = part.text.split('"').next().unwrap_or("");
    }
    let quotes = part.text.len() - part.text.trim_start_matches('"').len();
    part = part.from(quotes);
    part.text = part.text.trim_end_matches('"');
    part = part.trimmed();
    part.text = part.text.trim_end_matches('.');
    part.trimmed()
}

fn side(text: &str) -> Option<Side> {
    match text {
        "W" | "w" => Some(Side::White),
        "B" | "b" => Some(Side::Black),
        _ => None,
    }
}

/// Fields that other programs append and that say nothing about the pieces:
/// counters such as `H0`, `F12`, `+0+1`; king moves may name a square in letters. Among
/// them are ours: counts, and choices about the moves.
fn is_extra(field: &str) -> bool {
    let counter = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_alphanumeric());
    match field.chars().next() {
        Some('H' | 'h' | 'F' | 'f') => counter(&field[1..]),
        Some('+') => field[1..].split('+').all(counter),
        // The counts of a referee, as in `Cfmjd/6.3=12+11`.
        Some('C' | 'c') => field.contains('='),
        // How the rules are read, as in `Oking-value=150`.
        Some('O' | 'o') => field.contains('='),
        _ => false,
    }
}

/// How many faults of one text are told, so that a hostile text costs no more
/// than an honest one.
const MOST_PROBLEMS: usize = 20;

/// How many characters of a faulty part are quoted.
const LONGEST_QUOTE: usize = 40;

struct Reader {
    variant: Variant,
    geometry: &'static Geometry,
    naming: Naming,
    setup: Setup,
    counts_king_moves: bool,
    king_moves: BySide<Option<(u8, Option<Square>)>>,
    seen: BySide<bool>,
    problems: Vec<FenProblem>,
}

impl Reader {
    fn report(&mut self, part: Part<'_>, what: FenFault) {
        if self.is_hopeless() {
            return;
        }
        self.problems.push(FenProblem {
            offset: part.offset,
            text: part.text.chars().take(LONGEST_QUOTE).collect(),
            what,
        });
    }

    /// Whether so much is wrong that more would help nobody.
    fn is_hopeless(&self) -> bool {
        self.problems.len() >= MOST_PROBLEMS
    }

    fn read(&mut self, body: Part<'_>) {
        let mut fields: Vec<Part<'_>> = body.split(':').collect();
        while fields.len() > 3
            && let Some(field) = fields.pop_if(|field| is_extra(field.text))
        {
            if self.counts_king_moves {
                self.read_king_moves(field.text);
            }
            self.read_option(field);
        }
        // Older files repeat the side to move: W:B:W…:B… is a position in which
        // Black moves.
        if fields.len() == 4 && side(fields[1].text).is_some() {
            fields.remove(0);
        }
        let (first, lists) = (fields[0], &fields[1..]);
        match side(first.text) {
            Some(side) => self.setup.side_to_move = side,
            None if first.text == "?" => {}
            None => self.report(first, FenFault::NoSide),
        }
        for &list in lists {
            self.read_list(list);
        }
        self.finish_king_moves();
        for side in Side::BOTH {
            if !self.seen[side] && self.problems.is_empty() {
                self.report(body.from(body.text.len()), FenFault::NoList(side));
            }
        }
    }

    fn read_list(&mut self, list: Part<'_>) {
        let first = list.text.chars().next().map_or(0, char::len_utf8);
        let Some(side) = side(&list.text[..first]) else {
            return self.report(list, FenFault::NoColour);
        };
        if core::mem::replace(&mut self.seen[side], true) {
            return self.report(list, FenFault::ColourTwice(side));
        }
        let squares = list.from(1).trimmed();
        if !squares.text.is_empty() {
            for item in squares.split(',') {
                if self.is_hopeless() {
                    return;
                }
                self.read_item(item, side);
            }
        }
    }

    fn read_item(&mut self, item: Part<'_>, side: Side) {
        let Some(letter) = item.text.chars().next() else {
            return self.report(item, FenFault::NothingListed);
        };
        if matches!(letter, 'G' | 'P') && self.square(&item.text[1..]).is_some() {
            return;
        }
        let king = matches!(letter, 'K' | 'k');
        let squares = if king { item.from(1).trimmed() } else { item };
        let piece = if king {
            Piece::king(side)
        } else {
            Piece::man(side)
        };
        if let Some((first, last)) = squares.text.split_once('-') {
            let ends = (self.number(first), self.number(last));
            match ends {
                (Some(first), Some(last)) if first <= last => {
                    let naming = self.naming;
                    let geometry = self.geometry;
                    let mut squares = (first.number()..=last.number())
                        .filter_map(|number| naming.number(geometry, number));
                    // One clash tells all about a range.
                    while squares
                        .next()
                        .is_some_and(|square| self.put(item, square, piece))
                    {}
                }
                _ => self.report(item, FenFault::BadRange(self.geometry.squares())),
            }
        } else if let Some(square) = self.square(squares.text) {
            self.put(item, square, piece);
        } else if squares.text.bytes().all(|b| b.is_ascii_digit()) && !squares.text.is_empty() {
            self.report(item, FenFault::OffBoard(self.geometry.squares()));
        } else {
            self.report(item, FenFault::NotASquare);
        }
    }

    /// `+1+346`: how often each side has moved with the same king, Black first, and
    /// where that king stands. Without a square it is the only king.
    fn read_king_moves(&mut self, field: &str) {
        let sides = [Side::Black, Side::White];
        let counts = field.strip_prefix('+').into_iter();
        for (side, text) in sides.into_iter().zip(counts.flat_map(|f| f.split('+'))) {
            let (Some(length), Some(square)) = (text.get(..1), text.get(1..)) else {
                continue;
            };
            self.king_moves[side] = length
                .parse()
                .ok()
                .map(|length: u8| (length, self.square(square)));
        }
    }

    /// `Oking-value=150`: how the rules are read.
    fn read_option(&mut self, field: Part<'_>) {
        let Some(choice) = field.text.strip_prefix(['O', 'o']) else {
            return;
        };
        let Some((option, value)) = choice.split_once('=') else {
            return;
        };
        let Ok(chosen) = self.variant.choose([(option.trim(), value.trim())]) else {
            return self.report(field, FenFault::NoSuchOption(self.variant.options()));
        };
        let before = self.setup.options;
        self.setup.options = chosen.or(before);
        if before.or(chosen) != self.setup.options {
            self.report(field, FenFault::OptionTwice);
        }
    }

    /// Puts the king moves into the set-up, when its kings are known.
    fn finish_king_moves(&mut self) {
        for side in Side::BOTH {
            let Some((length @ 1.., square)) = self.king_moves[side] else {
                continue;
            };
            let mut kings = self.setup.pieces.iter();
            let only = kings
                .by_ref()
                .find(|(_, piece)| **piece == Piece::king(side));
            let only = only.filter(|_| !kings.any(|(_, piece)| *piece == Piece::king(side)));
            let square = square.or(only.map(|(&square, _)| square));
            self.setup.king_runs[side] = square.map(|square| KingRun { square, length });
        }
    }

    fn number(&self, text: &str) -> Option<Square> {
        self.geometry.parse_square(text.trim(), Notation::Numeric)
    }

    fn square(&self, text: &str) -> Option<Square> {
        if let Some(number) = self.number(text) {
            return self.naming.number(self.geometry, number.number());
        }
        let square = self.geometry.parse_square(text, Notation::Algebraic)?;
        if self.naming.turned_letters {
            self.geometry.opposite(square)
        } else {
            Some(square)
        }
    }

    /// Puts a piece on a square; false if there is one already.
    fn put(&mut self, item: Part<'_>, square: Square, piece: Piece) -> bool {
        let free = match self.setup.pieces.entry(square) {
            Entry::Vacant(entry) => {
                entry.insert(piece);
                true
            }
            Entry::Occupied(_) => false,
        };
        if !free {
            self.report(item, FenFault::UsedTwice(square));
        }
        free
    }
}
