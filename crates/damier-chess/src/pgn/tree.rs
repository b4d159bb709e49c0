//! Reading a record with comments and variations.

use super::open::{Opened, read_move};
use super::problem::{Problem, ProblemKind};
use super::record::{Node, Record, Variation};
use super::stream::RawGame;
use super::tags::decode;
use super::token::Token;
use crate::Position;

/// Variations in variations that are kept.
const DEEPEST: usize = 64;

/// A line that is being read.
struct Branch {
    /// The position before its last move, and after it.
    before: Position,
    after: Position,
    moves: Variation,
    /// Whether a move could not be played: the rest is not looked at.
    broken: bool,
}

impl Branch {
    fn new(position: &Position) -> Branch {
        Branch {
            before: position.clone(),
            after: position.clone(),
            moves: Variation::default(),
            broken: false,
        }
    }
}

impl RawGame<'_> {
    /// Reads the game with everything that was noted about it.
    ///
    /// # Errors
    ///
    /// A [`Problem`] if it cannot even be set up. A move that cannot be played ends
    /// the line, with a problem in the record.
    pub fn record(&self) -> Result<Record, Problem> {
        let opened = self.open()?;
        let mut reading = Reading {
            opened: &opened,
            branches: vec![Branch::new(&opened.start)],
            skipped: 0,
            outcome: opened.stated,
            problems: Vec::new(),
        };
        let mut tokens = opened.tokens();
        while let Some(token) = tokens.next() {
            reading.take(token, tokens.word_at);
        }
        while reading.branches.len() > 1 {
            reading.note(ProblemKind::Brackets, self.text.len());
            reading.close();
        }
        let main = reading
            .branches
            .pop()
            .map(|branch| branch.moves)
            .unwrap_or_default();
        let (outcome, problems) = (reading.outcome, reading.problems);
        let tags = opened
            .tags()
            .map(|(name, value)| (name.into_owned(), value.into_owned()));
        Ok(Record {
            tags: tags.collect(),
            start: opened.start.clone(),
            intro: main.intro,
            line: main.line,
            outcome,
            problems,
        })
    }
}

struct Reading<'o, 's> {
    opened: &'o Opened<'s>,
    /// The main line first, then the variation in it, and so on.
    branches: Vec<Branch>,
    /// How many variations too deep are open.
    skipped: usize,
    outcome: Option<damier_game::Outcome>,
    problems: Vec<Problem>,
}

impl Reading<'_, '_> {
    fn note(&mut self, kind: ProblemKind, at: usize) {
        let problem = self.opened.problem(kind, at, None);
        self.problems.push(problem);
    }

    fn take(&mut self, token: Token<'_>, at: usize) {
        if self.skipped > 0 {
            match token {
                Token::Open => self.skipped += 1,
                Token::Close => self.skipped -= 1,
                _ => {}
            }
            return;
        }
        match token {
            Token::Move(word) => self.play(word, at),
            Token::Comment(text) => self.comment(text),
            Token::OpenComment(text) => {
                self.comment(text);
                self.note(ProblemKind::OpenComment, at);
            }
            Token::Nag(nag) => {
                if let Some(node) = self.last_node() {
                    node.nags.push(nag);
                }
            }
            Token::Open => self.open(at),
            Token::Close if self.branches.len() > 1 => self.close(),
            Token::Close => self.note(ProblemKind::Brackets, at),
            Token::Result(outcome) => {
                if self.branches.len() == 1 {
                    self.outcome = outcome.or(self.outcome);
                }
            }
            Token::SecondListing => self.note(ProblemKind::SecondListing, at),
            Token::Stray(sign) => {
                self.note(ProblemKind::Stray(decode(sign).into_owned()), at);
            }
        }
    }

    fn last_node(&mut self) -> Option<&mut Node> {
        self.branches.last_mut()?.moves.line.last_mut()
    }

    fn comment(&mut self, text: &[u8]) {
        let text = decode(text);
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.is_empty() {
            return;
        }
        let Some(branch) = self.branches.last_mut() else {
            return;
        };
        match branch.moves.line.last_mut() {
            Some(node) => node.comments.push(text),
            None => branch.moves.intro.push(text),
        }
    }

    fn play(&mut self, word: &[u8], at: usize) {
        let is_main = self.branches.len() == 1;
        let Some(branch) = self.branches.last_mut().filter(|branch| !branch.broken) else {
            return;
        };
        match read_move(&branch.after, word) {
            Ok(mv) => {
                let next = branch.after.after(&mv);
                branch.before = core::mem::replace(&mut branch.after, next);
                branch.moves.line.push(Node::from(mv));
            }
            Err(error) => {
                branch.broken = true;
                let ply = is_main.then(|| branch.moves.line.len() + 1);
                let problem = self.opened.problem(ProblemKind::Move(error), at, ply);
                self.problems.push(problem);
            }
        }
    }

    fn open(&mut self, at: usize) {
        let new = self
            .branches
            .last()
            .filter(|branch| !branch.moves.line.is_empty());
        match new.map(|branch| Branch::new(&branch.before)) {
            Some(branch) if self.branches.len() < DEEPEST => self.branches.push(branch),
            Some(_) => {
                self.skipped = 1;
                self.note(ProblemKind::TooDeep, at);
            }
            None => {
                self.skipped = 1;
                self.note(ProblemKind::Brackets, at);
            }
        }
    }

    /// Hangs the innermost variation on the move that it replaces.
    fn close(&mut self) {
        let Some(branch) = self.branches.pop() else {
            return;
        };
        if branch.moves.line.is_empty() && branch.moves.intro.is_empty() {
            return;
        }
        if let Some(node) = self.last_node() {
            node.variations.push(branch.moves);
        }
    }
}
