//! From the cells of a TRF file to games and byes.

use std::collections::{BTreeMap, BTreeSet};

use damier_game::Side;

use super::notes::Note;
use super::trf_build::Trf;
use super::{Fault, Problem};
use crate::model::{Board, Bye, ByeKind, Event, GameResult, PlayerId, PointScale, RequestedBye};

/// What the line of a player says of a round.
pub(super) struct RawCell {
    pub(super) line: usize,
    /// Where it begins: the column of the opponent.
    pub(super) column: usize,
    pub(super) player: PlayerId,
    pub(super) opponent: PlayerId,
    pub(super) side: Option<Side>,
    pub(super) letter: char,
    /// From 0.
    pub(super) round: usize,
}

impl RawCell {
    const fn at_opponent(&self, fault: Fault) -> Problem {
        Problem::new(self.line, self.column, fault)
    }

    const fn at_colour(&self, fault: Fault) -> Problem {
        Problem::new(self.line, self.column + 5, fault)
    }

    const fn at_letter(&self, fault: Fault) -> Problem {
        Problem::new(self.line, self.column + 7, fault)
    }
}

/// What is to be looked at again once remarks have completed the event.
#[derive(Default)]
pub(super) struct Doubts {
    /// Games whose two results are not those of one game.
    unequal: Vec<(PlayerId, usize, Problem)>,
    /// The first full-point bye of each round.
    full: BTreeMap<usize, Problem>,
}

impl Doubts {
    /// Warns of games that were taken for a decision of the referee, and of full-point byes
    /// that may be pairing byes in disguise. What a remark of our own says is meant so.
    pub(super) fn check(self, trf: &mut Trf, event: &Event, notes: &[Note]) {
        for (player, round, problem) in self.unequal {
            let game = event.rounds.get(round).and_then(|r| r.board_of(player));
            let is_meant = game.is_none_or(|(_, board)| match &board.result {
                GameResult::Decided { reason, .. } => !reason.is_empty(),
                _ => true,
            });
            if !is_meant {
                trf.warnings.push(problem);
            }
        }
        if notes.iter().any(Note::is_of_full_byes) {
            return;
        }
        for (round, problem) in self.full {
            let of_teams = event.rounds.get(round).is_some_and(|round| {
                let alone = |fixture| !event.unopposed(round, fixture).is_empty();
                round.matches.iter().any(alone)
            });
            if !of_teams {
                trf.warnings.push(problem);
            }
        }
    }
}

/// Fills the rounds of the event; whatever is wrong is noted, all of it.
pub(super) fn fill(trf: &mut Trf, event: &mut Event) -> Doubts {
    let mut doubts = Doubts::default();
    let players = trf.players.iter_mut();
    let cells: Vec<RawCell> = players.flat_map(|p| p.cells.drain(..)).collect();
    let known: BTreeSet<PlayerId> = trf.players.iter().map(|p| p.id).collect();
    let mut games: Vec<BTreeMap<(PlayerId, PlayerId), Vec<&RawCell>>> =
        vec![BTreeMap::new(); event.rounds.len()];
    for cell in &cells {
        if cell.opponent.0 == 0 {
            bye(trf, event, cell, &mut doubts);
        } else if let Some(problem) = wrong(trf, cell, &known) {
            trf.broken.insert((cell.player, cell.round));
            trf.problems.extend(problem);
        } else {
            let (a, b) = (cell.player, cell.opponent);
            let key = (a.min(b), a.max(b));
            games[cell.round].entry(key).or_default().push(cell);
        }
    }
    for (round, pairs) in games.iter().enumerate() {
        for ((a, b), pair) in pairs {
            match join(pair, event, (*a, *b), &mut doubts) {
                Ok(board) => event.rounds[round].boards.push(board),
                // A cell that could not be read is told once, not as a game that misses it.
                Err(problem) => {
                    let is_told = [*a, *b].iter().any(|id| trf.broken.contains(&(*id, round)));
                    let lacks = matches!(problem.fault, Fault::OneLine { .. });
                    if !(lacks && is_told) {
                        trf.problems.push(problem);
                    }
                }
            }
        }
    }
    doubts
}

/// What is wrong with a cell that names an opponent, whatever his line says: the answer
/// is empty where that has been told of a line of a player already.
fn wrong(trf: &Trf, cell: &RawCell, known: &BTreeSet<PlayerId>) -> Option<Option<Problem>> {
    let (id, round) = (cell.opponent, cell.round + 1);
    if id == cell.player {
        return Some(Some(cell.at_opponent(Fault::Himself { id, round })));
    }
    if !known.contains(&id) {
        let mut counts = trf.counts.iter().filter(|(_, code, _)| code == "062");
        let listed = counts.next().map(|(_, _, count)| *count);
        let (players, is_told) = (trf.player_lines, trf.is_short);
        let listed = listed.filter(|listed| *listed > players);
        let fault = Fault::Absent {
            id,
            listed,
            players,
        };
        return Some((!is_told).then(|| cell.at_opponent(fault)));
    }
    let letter = cell.letter;
    "HFUZ"
        .contains(letter)
        .then(|| Some(cell.at_letter(Fault::ByeMet { letter, id })))
}

/// A round without an opponent.
fn bye(trf: &mut Trf, event: &mut Event, cell: &RawCell, doubts: &mut Doubts) {
    let Some(kind) = bye_kind(cell.letter) else {
        if cell.side.is_some() {
            trf.warnings.push(cell.at_opponent(Fault::ColourAlone));
        }
        return;
    };
    if cell.side.is_some() {
        trf.warnings.push(cell.at_opponent(Fault::ColourAlone));
    }
    let player = cell.player;
    let Some(round) = event.rounds.get_mut(cell.round) else {
        let round = u16::try_from(cell.round + 1).unwrap_or(u16::MAX);
        let path = format!("event.requested_byes[{}].round", event.requested_byes.len());
        trf.places.insert(path, (cell.line, cell.column));
        event.requested_byes.push(RequestedBye {
            round,
            player,
            kind,
        });
        return;
    };
    round.byes.push(Bye { player, kind });
    if kind == ByeKind::Full {
        let round = cell.round + 1;
        let problem = cell.at_letter(Fault::FullBye { round });
        doubts.full.entry(cell.round).or_insert(problem);
    }
}

/// A cell without an opponent. Older files write the result of a bye like the
/// result of a game.
fn bye_kind(letter: char) -> Option<ByeKind> {
    match letter {
        '1' | '+' | 'W' => Some(ByeKind::Full),
        '=' | 'D' => Some(ByeKind::Half),
        '0' | '-' | 'L' => Some(ByeKind::Zero),
        other => ByeKind::from_letter(other),
    }
}

/// One game from the cells of its players.
fn join(
    cells: &[&RawCell],
    event: &Event,
    (a, b): (PlayerId, PlayerId),
    doubts: &mut Doubts,
) -> Result<Board, Problem> {
    let (first, second) = match cells {
        [first, second] => (*first, *second),
        [first, ..] => {
            let round = first.round + 1;
            return Err(first.at_opponent(Fault::OneLine { a, b, round }));
        }
        // Every entry was made for a cell.
        [] => return Err(Problem::new(1, 1, Fault::Empty)),
    };
    let round = first.round + 1;
    let (white, black) = match (first.side, second.side) {
        (Some(Side::White), Some(Side::Black)) => (first, second),
        (Some(Side::Black), Some(Side::White)) => (second, first),
        // Forfeits may be written without colours.
        (None, None) if "+-".contains(first.letter) => (first, second),
        (None, Some(_)) => return Err(first.at_colour(Fault::Colours { a, b, round })),
        _ => return Err(second.at_colour(Fault::Colours { a, b, round })),
    };
    let Some(result) = result_of(white.letter, black.letter, &event.regulations.scale) else {
        let odd = if first.letter == ' ' { first } else { second };
        return Err(odd.at_letter(Fault::Results { a, b, round }));
    };
    if matches!(result, GameResult::Decided { .. }) {
        let problem = second.at_letter(Fault::Unequal { a, b, round });
        doubts.unequal.push((a, first.round, problem));
    }
    let rated = !matches!(white.letter, 'W' | 'D' | 'L');
    Ok(Board {
        white: white.player,
        black: black.player,
        result,
        rated,
    })
}

fn result_of(white: char, black: char, scale: &PointScale) -> Option<GameResult> {
    let over_the_board = |letter: char| match letter {
        '1' | 'W' => Some(scale.win),
        '=' | 'D' => Some(scale.draw),
        '0' | 'L' => Some(scale.loss),
        _ => None,
    };
    Some(match (white, black) {
        ('+', '-') => GameResult::forfeit(Side::White),
        ('-', '+') => GameResult::forfeit(Side::Black),
        ('-', '-') => GameResult::DoubleForfeit,
        (' ', ' ') => GameResult::Unfinished,
        _ => {
            let (a, b) = (over_the_board(white)?, over_the_board(black)?);
            scale.played(a, b).unwrap_or(GameResult::Decided {
                white: a,
                black: b,
                played: true,
                reason: String::new(),
            })
        }
    })
}
