//! Whether the games of a file of chess play through.

use std::ops::ControlFlow;

use damier_chess::pgn::Problem;

use super::games::{self, Given};
use crate::commands::show::Trouble;
use crate::failure::Failure;
use crate::input::Source;
use crate::messages::spoken;

/// A game of chess that was looked through.
pub(crate) struct Checked {
    /// Plies that could be played.
    pub(crate) plies: usize,
    /// Whether there are moves.
    pub(crate) has_moves: bool,
    /// What keeps it from being played to its end.
    pub(crate) troubles: Vec<Trouble>,
}

/// Looks through the games of a file one after another.
pub(crate) fn for_each_record(
    source: &Source,
    mut work: impl FnMut(Checked) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    games::for_each(source, |given| {
        let checked = match given {
            Given::Game(raw) => match raw.record() {
                Ok(record) => {
                    let stops = record.problems.iter().filter(|problem| problem.is_error());
                    Checked {
                        plies: record.line.len(),
                        has_moves: !record.line.is_empty() || stops.clone().count() > 0,
                        troubles: stops.map(Trouble::from).collect(),
                    }
                }
                Err(problem) => broken(Trouble::from(&problem)),
            },
            // Positions are no games.
            Given::Fen(..) => return Ok(ControlFlow::Continue(())),
            Given::Broken(what, line) => broken(Trouble {
                line,
                ply: None,
                what,
            }),
        };
        work(checked)
    })
}

fn broken(trouble: Trouble) -> Checked {
    Checked {
        plies: 0,
        has_moves: true,
        troubles: vec![trouble],
    }
}

impl From<&Problem> for Trouble {
    fn from(problem: &Problem) -> Trouble {
        Trouble {
            line: problem.line,
            ply: problem.ply,
            what: damier_words::pgn_problem(problem, spoken()),
        }
    }
}
