//! Who plays in a match of chess.

use std::path::{Path, PathBuf};

use damier_chess::engine::{Engine, Level, Limits};
use damier_chess::uci::{Client, Process, Think, UciError};
use damier_chess::{Move, Position, UniformDraw};
use damier_game::{Game as _, RepetitionKey};

use crate::players::{PlayerSpec, Uci};

/// A game as whoever is to move knows it.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub(super) start: Position,
    pub(super) moves: Vec<Move>,
    pub(super) position: Position,
    /// The keys of the positions before this one.
    pub(super) past: Vec<RepetitionKey>,
}

impl Course {
    pub(super) fn new(start: &Position) -> Course {
        Course {
            start: start.clone(),
            moves: Vec::new(),
            position: start.clone(),
            past: Vec::new(),
        }
    }
}

/// How players think who can be told.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Positions after which the thinking of a level is cut off.
    pub(super) nodes: u64,
    /// The level of a program.
    pub(super) level: Level,
    /// The time of a program.
    pub(super) think: Think,
}

/// Somebody who picks moves.
#[derive(Debug)]
pub(super) enum Player {
    Level(Box<Engine>, Level, u64),
    Search(Box<Engine>, Limits),
    Random,
    Uci(Program),
}

/// Megabytes of memory for each of our players.
const MEMORY: usize = 16;

impl Player {
    /// # Errors
    ///
    /// [`UciError`] if a program cannot be started or does not speak UCI.
    pub(super) fn new(spec: &PlayerSpec<Uci>, effort: Effort) -> Result<Player, UciError> {
        let engine = || Box::new(Engine::new(MEMORY));
        let search = |depth, nodes| Player::Search(engine(), Limits { depth, nodes });
        Ok(match spec {
            PlayerSpec::Level(level) => Player::Level(engine(), *level, effort.nodes),
            PlayerSpec::Depth(depth) => search(Some(*depth), None),
            PlayerSpec::Nodes(nodes) => search(None, Some(*nodes)),
            PlayerSpec::Random => Player::Random,
            PlayerSpec::Program(path, _) => Player::Uci(Program::start(Path::new(path), effort)?),
        })
    }

    /// Called before every game.
    pub(super) fn new_game(&mut self) {
        match self {
            Player::Level(engine, ..) | Player::Search(engine, _) => engine.forget(),
            Player::Random => {}
            Player::Uci(program) => program.new_game(),
        }
    }

    /// A legal move of a game that goes on; `None` if there is none. `seed` is our
    /// players' only source of chance.
    ///
    /// # Errors
    ///
    /// [`UciError`] if a program fails; it is started anew for the next game.
    pub(super) fn pick(&mut self, course: &Course, seed: u64) -> Result<Option<Move>, UciError> {
        let (position, past) = (&course.position, &course.past);
        Ok(match self {
            Player::Level(engine, level, nodes) => {
                engine
                    .choose_within(position, past, *level, seed, *nodes)
                    .best
            }
            Player::Search(engine, limits) => engine.search(position, past, limits, &|| false).best,
            Player::Random => {
                let moves = position.legal_moves();
                let at = UniformDraw::seeded(seed).below(moves.len());
                moves.get(at).copied()
            }
            Player::Uci(program) => Some(program.pick(course)?),
        })
    }
}

/// A program that speaks UCI.
#[derive(Debug)]
pub(super) struct Program {
    path: PathBuf,
    effort: Effort,
    /// None after it has failed.
    client: Option<Client<Process>>,
}

impl Program {
    fn start(path: &Path, effort: Effort) -> Result<Program, UciError> {
        let mut program = Program {
            path: path.to_owned(),
            effort,
            client: None,
        };
        program.connect()?;
        Ok(program)
    }

    fn connect(&mut self) -> Result<&mut Client<Process>, UciError> {
        let mut client = Client::greet(Process::start(&self.path)?)?;
        client.new_game(self.effort.level)?;
        Ok(self.client.insert(client))
    }

    fn new_game(&mut self) {
        let level = self.effort.level;
        let told = self.client.as_mut().map(|client| client.new_game(level));
        if !matches!(told, Some(Ok(()))) {
            self.client = None;
        }
    }

    fn pick(&mut self, course: &Course) -> Result<Move, UciError> {
        let Effort { level, think, .. } = self.effort;
        let client = match self.client.as_mut() {
            Some(client) => client,
            None => self.connect()?,
        };
        let picked = client.best_move(&course.start, &course.moves, level, think);
        if picked.is_err() {
            // Whatever state it is in, it is not asked again.
            self.client = None;
        }
        picked
    }
}
