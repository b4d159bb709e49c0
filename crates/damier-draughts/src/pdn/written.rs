//! A move as a record writes it, and the legal moves that it can mean.

use alloc::vec::Vec;

use super::cursor::is_separator;
use crate::move_text::Fit;
use crate::{Geometry, Move, Position, Square};

/// No capture names more squares: 20 pieces, start, end, and the captured ones.
const MOST_SQUARES: usize = 44;

/// Squares in a row, without allocation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Squares {
    squares: [Option<Square>; MOST_SQUARES],
    length: usize,
}

impl Squares {
    const EMPTY: Squares = Squares {
        squares: [None; MOST_SQUARES],
        length: 0,
    };

    fn of(squares: &[Square]) -> Option<Squares> {
        let mut list = Squares::EMPTY;
        squares.iter().try_for_each(|&square| list.push(square))?;
        Some(list)
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
pub(super) struct Written {
    /// Start, squares between, end. `3228` can be read in several ways.
    readings: Vec<Squares>,
    /// The captured pieces, if they are listed: `47x36 <42,29>`.
    captured: Option<Squares>,
    /// The column of the start, if that is all that is told: `cd4`.
    column: Option<u8>,
    /// Whether the squares are named by letters.
    pub(super) algebraic: bool,
}

/// Which legal moves a text can mean, as indices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Found {
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

impl Written {
    /// Reads the squares of a move. `None` if it names one that the board does
    /// not have. With `turned` the squares are named from Black's side.
    pub(super) fn read(text: &str, geometry: &Geometry, turned: bool) -> Option<Written> {
        let board = Board { geometry, turned };
        let (path, captured) = match text.split_once('<') {
            Some((path, listed)) => (path, Some(board.squares(listed)?.0)),
            None => (text, None),
        };
        if let Some(written) = board.short(path) {
            return Some(written);
        }
        let written = |readings, algebraic| {
            Some(Written {
                readings,
                captured,
                column: None,
                algebraic,
            })
        };
        if path.len() <= 4 && path.bytes().all(|b| b.is_ascii_digit()) {
            let cuts = (1..path.len()).filter_map(|cut| {
                Squares::of(&[board.number(&path[..cut])?, board.number(&path[cut..])?])
            });
            let readings: Vec<Squares> = cuts.collect();
            return if readings.is_empty() {
                None
            } else {
                written(readings, false)
            };
        }
        let (squares, algebraic) = board.squares(path)?;
        if squares.length < 2 {
            None
        } else {
            written([squares].into(), algebraic)
        }
    }

    /// The move that goes on where this one ends, both taken as one.
    pub(super) fn joined(&self, next: &Written) -> Option<Written> {
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
    pub(super) fn find(&self, position: &Position, legal: &[Move]) -> Found {
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
        let hub = among(&|mv| {
            self.readings.iter().any(|list| {
                let two = (list.first(), list.squares[1]);
                two == (Some(mv.from()), Some(mv.to())) && same_set(list.iter().skip(2), mv)
            })
        });
        if hub.is_empty() {
            Found::of(self.in_disorder(position, legal))
        } else {
            Found::of(hub)
        }
    }

    /// The captures over whose squares the text goes in any order: some programs
    /// log the path of a king so.
    fn in_disorder(&self, position: &Position, legal: &[Move]) -> Vec<usize> {
        let [list] = self.readings.as_slice() else {
            return Vec::new();
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
        let found: Vec<usize> = found.map(|(index, _)| index).collect();
        let at_end = |&index: &usize| list.last() == Some(legal[index].to());
        if found.len() > 1 {
            found.into_iter().filter(at_end).collect()
        } else {
            found
        }
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

    /// The legal moves most like the text: same start, else same end, else all.
    pub(super) fn nearby<'a>(&self, legal: &'a [Move]) -> Vec<&'a Move> {
        let starts = |mv: &&Move| {
            self.readings
                .iter()
                .any(|list| list.first() == Some(mv.from()))
        };
        let ends = |mv: &&Move| {
            self.readings
                .iter()
                .any(|list| list.last() == Some(mv.to()))
        };
        let start: Vec<&Move> = legal.iter().filter(starts).collect();
        if !start.is_empty() {
            return start;
        }
        let end: Vec<&Move> = legal.iter().filter(ends).collect();
        if end.is_empty() {
            legal.iter().collect()
        } else {
            end
        }
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

/// A board with its squares named from one side.
struct Board<'g> {
    geometry: &'g Geometry,
    turned: bool,
}

impl Board<'_> {
    fn turn(&self, square: Square) -> Option<Square> {
        if self.turned {
            Square::new((self.geometry.squares() + 1).checked_sub(square.number())?)
        } else {
            Some(square)
        }
    }

    fn number(&self, digits: &str) -> Option<Square> {
        let square = Square::new(digits.parse().ok()?)?;
        if self.geometry.contains(square) {
            self.turn(square)
        } else {
            None
        }
    }

    fn algebra(&self, letter: u8, digits: &str) -> Option<Square> {
        let column = letter.to_ascii_lowercase().checked_sub(b'a')?;
        let row = self.geometry.height().checked_sub(digits.parse().ok()?)?;
        self.turn(self.geometry.at(row, column)?)
    }

    /// All squares named in a text, and whether by letters. Separators are
    /// skipped, whatever they are.
    fn squares(&self, text: &str) -> Option<(Squares, bool)> {
        let mut list = Squares::EMPTY;
        let mut algebraic = false;
        let bytes = text.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let letter = matches!(bytes[at], b'a'..=b'l' | b'A'..=b'L');
            let digits = at + usize::from(letter);
            let mut end = digits;
            while bytes.get(end).is_some_and(u8::is_ascii_digit) {
                end += 1;
            }
            if end == digits {
                at += 1;
                continue;
            }
            algebraic |= letter;
            list.push(if letter {
                self.algebra(bytes[at], &text[digits..end])?
            } else {
                self.number(&text[digits..end])?
            })?;
            at = end;
        }
        Some((list, algebraic))
    }

    /// `cd4`, `c:d4`: the column of the start and the end.
    fn short(&self, text: &str) -> Option<Written> {
        let mut chars = text.chars();
        let from = u8::try_from(chars.next()?.to_ascii_lowercase()).ok()?;
        let rest = chars.as_str().trim_start_matches(is_separator);
        let to = *rest.as_bytes().first()?;
        if !from.is_ascii_alphabetic() || !to.is_ascii_alphabetic() {
            return None;
        }
        let square = self.algebra(to, &rest[1..])?;
        let column = from
            .checked_sub(b'a')
            .filter(|&c| c < self.geometry.width())?;
        let column = if self.turned {
            self.geometry.width() - 1 - column
        } else {
            column
        };
        Some(Written {
            readings: [Squares::of(&[square, square])?].into(),
            captured: None,
            column: Some(column),
            algebraic: true,
        })
    }
}
