//! A move as a text has it, and the legal moves that it can mean.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;

use super::{Fit, MoveFault};
use crate::naming::Naming;
use crate::{Geometry, Move, Position, Square};

/// No capture names more squares: 20 pieces, start, end, and the captured ones.
const MOST_SQUARES: usize = 44;

/// Squares in a row, without allocation.
#[derive(Clone, Copy, Debug)]
struct Squares {
    squares: [Option<Square>; MOST_SQUARES],
    length: usize,
}

impl Squares {
    const EMPTY: Squares = Squares {
        squares: [None; MOST_SQUARES],
        length: 0,
    };

    fn pair(one: Square, two: Square) -> Squares {
        let mut list = Squares::EMPTY;
        list.squares[0] = Some(one);
        list.squares[1] = Some(two);
        list.length = 2;
        list
    }

    fn push(&mut self, square: Square) -> Option<()> {
        *self.squares.get_mut(self.length)? = Some(square);
        self.length += 1;
        Some(())
    }

    fn iter(&self) -> impl Iterator<Item = Square> + '_ {
        self.squares[..self.length].iter().copied().flatten()
    }

    fn first(&self) -> Option<Square> {
        self.squares[0]
    }

    fn last(&self) -> Option<Square> {
        self.squares[..self.length].last().copied().flatten()
    }
}

/// A move as written, its squares read.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    /// Start, squares between, end. `3228` can be read in several ways.
    readings: Vec<Squares>,
    /// The captured pieces, if they are listed: `47x36 <42,29>`.
    captured: Option<Squares>,
    /// The column of the start, if that is all that is told: `cd4`.
    column: Option<u8>,
    /// Whether the squares are named by letters.
    pub(crate) algebraic: bool,
    /// Whether a sign of capture is written.
    pub(crate) capture: bool,
}

/// Which legal moves a text can mean, as indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Found {
    None,
    One(usize),
    Several(Vec<usize>),
}

impl Found {
    fn of(mut indices: Vec<usize>) -> Found {
        match indices.len() {
            0 => Found::None,
            1 => Found::One(indices.remove(0)),
            _ => Found::Several(indices),
        }
    }
}

/// Start and end of a move that is written as most are: `32-28`, `c3:e5`.
pub(crate) fn plain(text: &str, geometry: &Geometry, naming: Naming) -> Option<(Square, Square)> {
    let board = Board { geometry, naming };
    let (from, rest) = board.first_square(text.as_bytes())?;
    let [b'-' | b'x' | b'X' | b':', rest @ ..] = rest else {
        return None;
    };
    let (to, rest) = board.first_square(rest)?;
    rest.is_empty().then_some((from, to))
}

impl Written {
    /// Reads the squares of a move.
    ///
    /// # Errors
    ///
    /// If the text is not made of squares and signs, or names a square that the
    /// board does not have.
    pub(crate) fn read(
        text: &str,
        geometry: &Geometry,
        naming: Naming,
    ) -> Result<Written, MoveFault> {
        let board = Board { geometry, naming };
        let (path, captured) = match text.split_once('<') {
            Some((path, listed)) => (path, Some(board.squares(listed)?.0)),
            None => (text, None),
        };
        let capture = path.contains(is_capture_sign);
        let written = |readings: Vec<Squares>, algebraic| Written {
            readings,
            captured,
            column: None,
            algebraic,
            capture,
        };
        if let Some((column, end)) = board.short(path)? {
            return Ok(Written {
                column: Some(column),
                ..written([Squares::pair(end, end)].into(), true)
            });
        }
        if path.len() <= 4 && path.bytes().all(|b| b.is_ascii_digit()) {
            let cuts = (1..path.len()).filter_map(|cut| {
                let (one, two) = path.split_at(cut);
                Some(Squares::pair(board.number(one)?, board.number(two)?))
            });
            let readings: Vec<Squares> = cuts.collect();
            return if readings.is_empty() {
                Err(MoveFault::Malformed)
            } else {
                Ok(written(readings, false))
            };
        }
        let (squares, algebraic) = board.squares(path)?;
        if squares.length < 2 {
            Err(MoveFault::Malformed)
        } else {
            Ok(written([squares].into(), algebraic))
        }
    }

    /// The move that goes on where this one ends, both taken as one.
    pub(crate) fn joined(&self, next: &Written) -> Option<Written> {
        let ([one], [two]) = (self.readings.as_slice(), next.readings.as_slice()) else {
            return None;
        };
        if one.last() != two.first() {
            return None;
        }
        let mut joined = self.clone();
        two.iter()
            .skip(1)
            .try_for_each(|square| joined.readings[0].push(square))?;
        Some(joined)
    }

    /// The legal moves that the text can mean. Signs of capture are not looked
    /// at: records write `-` and `x` for either.
    pub(crate) fn find(&self, position: &Position, legal: &[Move]) -> Found {
        let among = |test: &dyn Fn(&Move) -> bool| -> Vec<usize> {
            let fitting = legal.iter().enumerate().filter(|(_, mv)| test(mv));
            fitting.map(|(index, _)| index).collect()
        };
        let joins = |mv: &Move| {
            self.readings
                .iter()
                .any(|list| self.same_ends(position, mv, list))
        };
        if let Some(captured) = &self.captured {
            return Found::of(among(&|mv| joins(mv) && same_set(captured.iter(), mv)));
        }
        let ends = among(&joins);
        if ends.len() < 2 && self.readings.iter().all(|list| list.length == 2) {
            return Found::of(ends);
        }
        for wanted in [Fit::Whole, Fit::Part] {
            let fitting: Vec<usize> = ends
                .iter()
                .copied()
                .filter(|&index| {
                    self.readings.iter().any(|list| {
                        let path: Vec<Square> = list.iter().collect();
                        position.fit(&legal[index], &path) >= wanted
                    })
                })
                .collect();
            if !fitting.is_empty() {
                return Found::of(fitting);
            }
        }
        // Start, end, and then the captured pieces, as the Hub protocol has it.
        Found::of(among(&|mv| {
            self.readings.iter().any(|list| {
                let two = (list.first(), list.squares[1]);
                two == (Some(mv.from()), Some(mv.to())) && same_set(list.iter().skip(2), mv)
            })
        }))
    }

    /// Whether the captured pieces are listed after the move.
    pub(crate) fn lists_captures(&self) -> bool {
        self.captured.is_some()
    }

    /// The captures over whose squares the text goes in any order: some programs
    /// log the path of a king so.
    pub(crate) fn find_in_disorder(&self, position: &Position, legal: &[Move]) -> Found {
        let [list] = self.readings.as_slice() else {
            return Found::None;
        };
        let geometry = position.variant().geometry();
        let covers = |mv: &Move| {
            let named = |square: Square| list.iter().any(|other| other == square);
            let crossed = crossed(geometry, mv);
            named(mv.from())
                && named(mv.to())
                && list.iter().all(|square| crossed.contains(&square))
        };
        let found = legal
            .iter()
            .enumerate()
            .filter(|(_, mv)| mv.is_capture() && covers(mv));
        let mut found: Vec<usize> = found.map(|(index, _)| index).collect();
        if found.len() > 1 {
            found.retain(|&index| list.last() == Some(legal[index].to()));
        }
        Found::of(found)
    }

    fn same_ends(&self, position: &Position, mv: &Move, list: &Squares) -> bool {
        if list.last() != Some(mv.to()) {
            return false;
        }
        match self.column {
            Some(column) => position.variant().geometry().row_col(mv.from()).1 == column,
            None => list.first() == Some(mv.from()),
        }
    }

    /// The squares from which the piece may go, by the readings of the text.
    pub(crate) fn starts(&self) -> impl Iterator<Item = Square> + '_ {
        let known = self.column.is_none();
        self.readings
            .iter()
            .filter_map(move |list| list.first().filter(|_| known))
    }

    fn ends(&self) -> impl Iterator<Item = Square> + '_ {
        self.readings.iter().filter_map(Squares::last)
    }

    /// The legal moves most like the text: same start and end, else same start,
    /// else same end, else all.
    pub(crate) fn nearby<'a>(&self, legal: &'a [Move]) -> Vec<&'a Move> {
        let start = |mv: &Move| self.starts().any(|square| square == mv.from());
        let end = |mv: &Move| self.ends().any(|square| square == mv.to());
        let tests: [&dyn Fn(&Move) -> bool; 3] = [&|mv| start(mv) && end(mv), &start, &end];
        tests
            .into_iter()
            .map(|test| legal.iter().filter(|mv| test(mv)).collect::<Vec<&Move>>())
            .find(|moves| !moves.is_empty())
            .unwrap_or_else(|| legal.iter().collect())
    }
}

/// The squares that a move touches or crosses, without those of captured pieces.
fn crossed(geometry: &Geometry, mv: &Move) -> Vec<Square> {
    let mut squares = Vec::new();
    for leg in mv.path().windows(2) {
        let place = |square| {
            let (row, column) = geometry.row_col(square);
            (i16::from(row), i16::from(column))
        };
        let ((row, column), end) = (place(leg[0]), place(leg[1]));
        let (down, right) = ((end.0 - row).signum(), (end.1 - column).signum());
        let steps = (end.0 - row).abs().max((end.1 - column).abs());
        let at = |step: i16| {
            let row = u8::try_from(row + step * down).ok()?;
            geometry.at(row, u8::try_from(column + step * right).ok()?)
        };
        squares.extend((0..=steps).filter_map(at));
    }
    squares.retain(|square| mv.captures().binary_search(square).is_err());
    squares
}

fn same_set(squares: impl Iterator<Item = Square>, mv: &Move) -> bool {
    let mut squares: Vec<Square> = squares.collect();
    squares.sort_unstable();
    squares.dedup();
    squares == mv.captures()
}

/// Whether a character can stand between the squares of a move: the three of the
/// standard, typographic dashes, a multiplication sign, a Cyrillic letter.
pub(crate) fn is_separator(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}') || is_capture_sign(c)
}

fn is_capture_sign(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×' | 'х' | 'Х')
}

/// A board as a text names its squares.
struct Board<'g> {
    geometry: &'g Geometry,
    naming: Naming,
}

impl Board<'_> {
    fn number(&self, digits: &str) -> Option<Square> {
        self.naming.number(self.geometry, digits.parse().ok()?)
    }

    fn algebra(&self, letter: u8, digits: &str) -> Option<Square> {
        self.naming
            .algebra(self.geometry, letter, digits.parse().ok()?)
    }

    /// The square of one or two digits, or of a letter and such, at the beginning
    /// of a text, and what follows.
    fn first_square<'t>(&self, text: &'t [u8]) -> Option<(Square, &'t [u8])> {
        let letter = text.first().copied().filter(u8::is_ascii_alphabetic);
        let digits = &text[usize::from(letter.is_some())..];
        let digit = |index: usize| digits.get(index).copied().filter(u8::is_ascii_digit);
        let one = digit(0)? - b'0';
        let (number, rest) = match digit(1) {
            Some(two) => (10 * one + two - b'0', &digits[2..]),
            None => (one, &digits[1..]),
        };
        let square = match letter {
            Some(letter) => self.naming.algebra(self.geometry, letter, number),
            None => self.naming.number(self.geometry, number),
        };
        Some((square?, rest))
    }

    /// All squares named in a text, and whether by letters.
    fn squares(&self, text: &str) -> Result<(Squares, bool), MoveFault> {
        let mut list = Squares::EMPTY;
        let mut algebraic = false;
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let letter = matches!(first, 'a'..='l' | 'A'..='L');
            let digits = &rest[usize::from(letter)..];
            let length = digits.bytes().take_while(u8::is_ascii_digit).count();
            if length == 0 {
                if !is_separator(first) && !matches!(first, ' ' | '\t' | ',' | '>') {
                    return Err(MoveFault::Malformed);
                }
                rest = &rest[first.len_utf8()..];
                continue;
            }
            algebraic |= letter;
            let square = if letter {
                self.algebra(rest.as_bytes()[0], &digits[..length])
            } else {
                self.number(&digits[..length])
            };
            let name = &rest[..usize::from(letter) + length];
            let square = square.ok_or_else(|| MoveFault::NoSquare(name.to_owned()))?;
            list.push(square).ok_or(MoveFault::Malformed)?;
            rest = &digits[length..];
        }
        Ok((list, algebraic))
    }

    /// `cd4`, `c:d4`: the column of the start and the end.
    fn short(&self, text: &str) -> Result<Option<(u8, Square)>, MoveFault> {
        let mut chars = text.chars();
        let Some(from @ ('a'..='l' | 'A'..='L')) = chars.next() else {
            return Ok(None);
        };
        let end = chars.as_str().trim_start_matches(is_separator);
        let digits = end.get(1..).unwrap_or("");
        let is_square = end.starts_with(|c| matches!(c, 'a'..='l' | 'A'..='L'))
            && !digits.is_empty()
            && digits.bytes().all(|b| b.is_ascii_digit());
        if !is_square {
            return Ok(None);
        }
        let square = self.algebra(end.as_bytes()[0], digits);
        let square = square.ok_or_else(|| MoveFault::NoSquare(end.to_owned()))?;
        // A letter is one byte.
        let column = from.to_ascii_lowercase() as u8 - b'a';
        if column >= self.geometry.width() {
            return Err(MoveFault::Malformed);
        }
        let turned = self.naming.turned_letters;
        let last = self.geometry.width() - 1;
        Ok(Some((if turned { last - column } else { column }, square)))
    }
}
