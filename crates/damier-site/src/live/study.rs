//! A position as the computer must know it, and the engines that think about it.

use damier_draughts::Position as Draughts;
use damier_engine::{Past, accepts_draw};
use damier_game::{Game as _, RepetitionKey};

use super::computer::Choice;
use crate::board::Turn;

/// Memory of each engine's table, in megabytes.
const TABLE_MEGABYTES: usize = 16;

/// Hundredths of a pawn behind which the computer takes a draw in chess.
const CHESS_BEHIND: i32 = -50;
/// Whoever is this near to even in a long game of chess takes it, too.
const CHESS_EVEN: i32 = 30;
/// Plies after which a game of chess is long.
const CHESS_LONG: u32 = 80;

/// A position with what came before it.
#[derive(Clone, Debug)]
pub(crate) enum Study {
    /// Of draughts.
    Draughts {
        /// The position.
        position: Draughts,
        /// Its counters and repetitions.
        past: Box<Past>,
    },
    /// Of chess.
    Chess(Box<ChessStudy>),
}

/// A game of chess so far.
#[derive(Clone, Debug)]
pub(crate) struct ChessStudy {
    /// The first position.
    pub(crate) start: damier_chess::Position,
    /// The moves.
    pub(crate) moves: Vec<damier_chess::Move>,
    /// The position now.
    pub(crate) position: damier_chess::Position,
    /// The keys of the positions before it.
    pub(crate) past: Vec<RepetitionKey>,
}

/// How hard to look.
#[derive(Clone, Copy, Debug)]
pub(super) struct Effort {
    /// Plies ahead, at most.
    pub(super) depth: Option<u32>,
    /// Positions, at most.
    pub(super) nodes: Option<u64>,
}

/// An engine of each family, made when it is first asked.
#[derive(Debug, Default)]
pub(super) struct Brain {
    draughts: Option<damier_engine::Engine>,
    chess: Option<damier_chess::engine::Engine>,
}

impl Brain {
    /// The engine for draughts.
    pub(super) fn draughts(&mut self) -> &mut damier_engine::Engine {
        self.draughts
            .get_or_insert_with(|| damier_engine::Engine::new(TABLE_MEGABYTES))
    }

    fn chess(&mut self) -> &mut damier_chess::engine::Engine {
        self.chess
            .get_or_insert_with(|| damier_chess::engine::Engine::new(TABLE_MEGABYTES))
    }

    /// The move that a player of this level plays; `None` if there is none.
    pub(super) fn choose(
        &mut self,
        study: &Study,
        level: u8,
        seed: u64,
        stop: &dyn Fn() -> bool,
    ) -> Option<Choice> {
        match study {
            Study::Draughts { position, past } => {
                let level =
                    damier_engine::Level::new(level).unwrap_or(damier_engine::Level::STRONGEST);
                let report = self.draughts().choose(position, &**past, level, seed, stop);
                Choice::of(report.best.map(Turn::Draughts), report.score)
            }
            Study::Chess(study) => {
                let level = chess_level(level);
                let engine = self.chess();
                let report = engine.choose(&study.position, &study.past, level, seed, stop);
                Choice::of(report.best.map(Turn::Chess), report.score)
            }
        }
    }

    /// The best move after so much effort, with what it is worth.
    pub(super) fn search(
        &mut self,
        study: &Study,
        effort: Effort,
        stop: &dyn Fn() -> bool,
    ) -> (Option<Turn>, i32) {
        let Effort { depth, nodes } = effort;
        match study {
            Study::Draughts { position, past } => {
                let limits = damier_engine::Limits { depth, nodes };
                let report = self.draughts().search(position, &**past, &limits, stop);
                (report.best.map(Turn::Draughts), report.score)
            }
            Study::Chess(study) => {
                let limits = damier_chess::engine::Limits { depth, nodes };
                let engine = self.chess();
                let report = engine.search(&study.position, &study.past, &limits, stop);
                (report.best.map(Turn::Chess), report.score)
            }
        }
    }
}

impl Study {
    /// Whether somebody to whom the position is worth so much takes a draw after
    /// so many plies.
    pub(super) fn accepts_draw(&self, score: i32, ply: u32) -> bool {
        match self {
            Study::Draughts { .. } => accepts_draw(score, ply),
            Study::Chess(_) => score <= CHESS_BEHIND || (ply >= CHESS_LONG && score <= CHESS_EVEN),
        }
    }

    /// A legal move, if there is one.
    pub(super) fn any_move(&self) -> Option<Turn> {
        match self {
            Study::Draughts { position, .. } => position
                .legal_moves()
                .into_iter()
                .next()
                .map(Turn::Draughts),
            Study::Chess(study) => {
                let moves = study.position.legal_moves();
                moves.into_iter().next().map(Turn::Chess)
            }
        }
    }

    /// The longest that a move of this level takes without a clock.
    pub(super) fn thinking_ms(&self, level: u8) -> u64 {
        match self {
            Study::Draughts { .. } => damier_engine::Level::new(level)
                .unwrap_or(damier_engine::Level::STRONGEST)
                .thinking_ms(),
            Study::Chess(_) => chess_level(level).thinking_ms(),
        }
    }
}

pub(super) fn chess_level(level: u8) -> damier_chess::engine::Level {
    damier_chess::engine::Level::new(level).unwrap_or(damier_chess::engine::Level::STRONGEST)
}
