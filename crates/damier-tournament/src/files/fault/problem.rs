use std::fmt;

use super::Fault;

/// What is wrong at one place of a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct Problem {
    /// Line, from 1.
    pub line: usize,
    /// Character of the line, from 1.
    pub column: usize,
    /// What is wrong.
    pub fault: Fault,
}

impl Problem {
    pub(crate) const fn new(line: usize, column: usize, fault: Fault) -> Problem {
        Problem {
            line,
            column,
            fault,
        }
    }
}

/// Why a file cannot be read: everything that is wrong with it, and what is odd about it
/// besides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems {
    first: Box<Problem>,
    others: Vec<Problem>,
    warnings: Vec<Problem>,
}

impl Problems {
    /// The problems in the order of their places; nothing if there are none. Warnings are
    /// told with them.
    pub(crate) fn of(mut all: Vec<Problem>, warnings: &[Problem]) -> Result<(), Problems> {
        all = by_place(all);
        let mut all = all.into_iter();
        match all.next() {
            Some(first) => Err(Problems {
                first: Box::new(first),
                others: all.collect(),
                warnings: by_place(warnings.to_vec()),
            }),
            None => Ok(()),
        }
    }

    /// The first one.
    pub fn first(&self) -> &Problem {
        &self.first
    }

    /// All of them, by place.
    pub fn iter(&self) -> impl Iterator<Item = &Problem> {
        std::iter::once(&*self.first).chain(&self.others)
    }

    /// What is odd about the file besides, by place; it keeps nobody from reading it.
    pub fn warnings(&self) -> &[Problem] {
        &self.warnings
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.others.len() + 1
    }
}

impl From<Problem> for Problems {
    fn from(first: Problem) -> Problems {
        Problems {
            first: Box::new(first),
            others: Vec::new(),
            warnings: Vec::new(),
        }
    }
}

/// In the order of their places, each once.
pub(crate) fn by_place(mut all: Vec<Problem>) -> Vec<Problem> {
    all.sort_by_key(|problem| (problem.line, problem.column));
    all.dedup();
    all
}

impl fmt::Display for Problems {
    /// A line each.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        self.others
            .iter()
            .try_for_each(|other| write!(f, "\n{other}"))
    }
}

impl std::error::Error for Problems {}
