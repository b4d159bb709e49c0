use std::path::{Path, PathBuf};

use super::client::{Client, Think};
use super::{Process, UciError};
use crate::engine::{Engine, Level};
use crate::{Move, Position};
use damier_game::{Game as _, RepetitionKey};

/// A move and who found it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move; `None` if there is no legal one.
    pub mv: Option<Move>,
    /// Why the built-in engine had to stand in, if it had to.
    pub stood_in: Option<UciError>,
}

/// An engine program as an opponent. If it fails it is started once more; if that
/// does not help, the built-in engine plays the move.
#[derive(Debug)]
pub struct Opponent {
    path: PathBuf,
    level: Level,
    think: Think,
    client: Option<Client<Process>>,
    built_in: Engine,
}

impl Opponent {
    /// Starts the program.
    ///
    /// # Errors
    ///
    /// [`UciError`] if it cannot be started or does not speak UCI. Later failures
    /// are survived.
    pub fn start(path: &Path, level: Level, think: Think) -> Result<Opponent, UciError> {
        let mut opponent = Opponent {
            path: path.to_owned(),
            level,
            think,
            client: None,
            built_in: Engine::new(4),
        };
        opponent.connect()?;
        Ok(opponent)
    }

    /// Plays on at another level, or with other times: one program can serve many
    /// games in turn.
    pub fn adjust(&mut self, level: Level, think: Think) {
        self.think = think;
        if self.level == level {
            return;
        }
        self.level = level;
        let told = self.client.as_mut().map(|client| client.new_game(level));
        if told.is_some_and(|told| told.is_err()) {
            // It is started anew when it is asked next.
            self.client = None;
        }
    }

    /// The name of the program, as long as it runs.
    pub fn name(&self) -> Option<&str> {
        self.client.as_ref().map(Client::name)
    }

    fn connect(&mut self) -> Result<&mut Client<Process>, UciError> {
        let mut client = Client::greet(Process::start(&self.path)?)?;
        client.new_game(self.level)?;
        Ok(self.client.insert(client))
    }

    /// The move after these moves from a start position.
    pub fn answer(&mut self, start: &Position, moves: &[Move], seed: u64) -> Answer {
        let mut failed = None;
        for _ in 0..2 {
            match self.ask(start, moves) {
                Ok(mv) => {
                    return Answer {
                        mv: Some(mv),
                        stood_in: None,
                    };
                }
                Err(error) => {
                    // Whatever state it is in, it is not asked again.
                    self.client = None;
                    failed = Some(error);
                }
            }
        }
        let (position, past) = replay(start, moves);
        let report = self
            .built_in
            .choose(&position, &past, self.level, seed, &|| false);
        Answer {
            mv: report.best,
            stood_in: failed.filter(|_| report.best.is_some()),
        }
    }

    fn ask(&mut self, start: &Position, moves: &[Move]) -> Result<Move, UciError> {
        let (level, think) = (self.level, self.think);
        let client = match self.client.as_mut() {
            Some(client) => client,
            None => self.connect()?,
        };
        client.best_move(start, moves, level, think)
    }
}

/// The position after the moves, and the keys of those before it.
fn replay(start: &Position, moves: &[Move]) -> (Position, Vec<RepetitionKey>) {
    let mut position = start.clone();
    let mut past = Vec::with_capacity(moves.len());
    for mv in moves {
        past.push(position.facts().key);
        position = position.after(mv);
    }
    (position, past)
}
