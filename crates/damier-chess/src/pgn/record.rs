use damier_game::Outcome;

use crate::{Move, Position, Start};

/// A whole game: tags, moves, comments, variations.
///
/// Its text form ([`to_string`](ToString::to_string)) is strict PGN: English
/// letters, `O-O`, the seven tags first, lines below 80 characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The tags in their order. `FEN`, `SetUp` and, for a start other than the
    /// classical one, `Variant` are written from [`start`](Record::start), `Result`
    /// from [`outcome`](Record::outcome).
    pub tags: Vec<(String, String)>,
    /// The position before the first move.
    pub start: Position,
    /// Comments before the first move.
    pub intro: Vec<String>,
    /// The moves.
    pub line: Vec<Node>,
    /// The result; `None` if the game is not finished or nobody knows.
    pub outcome: Option<Outcome>,
    /// What was wrong or unusual in the text that it was read from.
    pub problems: Vec<super::Problem>,
}

/// A move with what was noted about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The move.
    pub mv: Move,
    /// Signs such as `$1` (good move), by number.
    pub nags: Vec<u8>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Other moves instead of this one.
    pub variations: Vec<Variation>,
}

/// Moves that could have been played instead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Variation {
    /// Comments before its first move.
    pub intro: Vec<String>,
    /// The moves.
    pub line: Vec<Node>,
}

impl From<Move> for Node {
    fn from(mv: Move) -> Node {
        Node {
            mv,
            nags: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        }
    }
}

impl Record {
    /// A game without moves yet.
    pub fn new(start: Position) -> Record {
        Record {
            tags: Vec::new(),
            start,
            intro: Vec::new(),
            line: Vec::new(),
            outcome: None,
            problems: Vec::new(),
        }
    }

    /// The value of a tag, whatever its case.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let found = self.tags.iter().find(|(n, _)| n.eq_ignore_ascii_case(name));
        found.map(|(_, value)| value.as_str())
    }

    /// Sets a tag, or adds it.
    pub fn set_tag(&mut self, name: &str, value: impl Into<String>) {
        let value = value.into();
        match self
            .tags
            .iter_mut()
            .find(|(n, _)| n.eq_ignore_ascii_case(name))
        {
            Some(tag) => tag.1 = value,
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// The moves of the main line.
    pub fn moves(&self) -> impl Iterator<Item = Move> {
        self.line.iter().map(|node| node.mv)
    }

    /// The position after so many plies of the main line.
    pub fn position_at(&self, ply: usize) -> Position {
        let mut position = self.start.clone();
        for mv in self.moves().take(ply) {
            position = position.after(&mv);
        }
        position
    }

    /// The start by its numbers, if the game began at one.
    pub fn start_numbers(&self) -> Option<Start> {
        Start::of(&self.start)
    }
}
