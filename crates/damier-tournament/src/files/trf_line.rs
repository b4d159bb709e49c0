//! A line of a TRF file by its columns.

use super::fault::{Fault, Field, Problem};
use crate::Fraction;
use crate::model::PlayerId;

/// A line by its characters; columns as in the format's description, from 1.
pub(super) struct Line {
    pub(super) number: usize,
    chars: Vec<char>,
}

impl Line {
    pub(super) fn new(number: usize, text: &str) -> Line {
        Line {
            number,
            chars: text.trim_end().chars().collect(),
        }
    }

    /// Characters `from` to `to`, trimmed.
    pub(super) fn field(&self, from: usize, to: usize) -> String {
        let end = to.min(self.chars.len());
        let part = self.chars.get(from - 1..end).unwrap_or(&[]);
        part.iter().collect::<String>().trim().to_owned()
    }

    pub(super) fn letter(&self, at: usize) -> char {
        self.chars.get(at - 1).copied().unwrap_or(' ')
    }

    /// Words from a column on, each with the column it begins in.
    pub(super) fn words(&self, from: usize) -> Vec<(usize, String)> {
        let mut words: Vec<(usize, String)> = Vec::new();
        let mut inside = false;
        for (index, letter) in self.chars.iter().enumerate().skip(from - 1) {
            match (letter.is_whitespace(), inside) {
                (true, _) => inside = false,
                (false, false) => {
                    words.push((index + 1, letter.to_string()));
                    inside = true;
                }
                (false, true) => {
                    if let Some((_, word)) = words.last_mut() {
                        word.push(*letter);
                    }
                }
            }
        }
        words
    }

    pub(super) const fn len(&self) -> usize {
        self.chars.len()
    }

    pub(super) fn rest(&self) -> String {
        self.field(5, self.chars.len())
    }

    pub(super) fn misread(&self, column: usize, field: Field, found: impl Into<String>) -> Problem {
        let found = found.into();
        Problem::new(self.number, column, Fault::Misread { field, found })
    }

    /// The first text that stands in a column that is to be blank.
    pub(super) fn between(&self, columns: impl IntoIterator<Item = usize>) -> Option<Problem> {
        let mut columns = columns.into_iter();
        let column = columns.find(|column| !self.letter(*column).is_whitespace())?;
        // The whole word says more than the letter that happens to stand there.
        let words = self.words(1);
        let word = words.into_iter().rev().find(|(at, _)| *at <= column);
        let (at, found) = word.unwrap_or((column, self.letter(column).to_string()));
        Some(Problem::new(self.number, at, Fault::Between { found }))
    }

    pub(super) fn number_at(&self, from: usize, to: usize, field: Field) -> Result<u32, Problem> {
        let text = self.field(from, to);
        text.parse().map_err(|_| self.misread(from, field, text))
    }

    pub(super) fn points(&self, column: usize, text: &str) -> Result<Fraction, Problem> {
        text.parse()
            .map_err(|_| self.misread(column, Field::Points, text))
    }

    /// Numbers of players from a column on, each with the column it begins in.
    pub(super) fn ids(&self, from: usize) -> Result<Vec<(usize, PlayerId)>, Problem> {
        let parse = |(column, word): (usize, String)| match word.parse() {
            Ok(id) => Ok((column, PlayerId(id))),
            Err(_) => Err(self.misread(column, Field::Player, word)),
        };
        self.words(from).into_iter().map(parse).collect()
    }

    /// The number of a round, from 1.
    pub(super) fn round_at(&self, from: usize, to: usize) -> Result<u16, Problem> {
        let round = self.number_at(from, to, Field::Round)?;
        let fits = u16::try_from(round).ok().filter(|round| *round > 0);
        fits.ok_or_else(|| self.misread(from, Field::Round, round.to_string()))
    }
}
