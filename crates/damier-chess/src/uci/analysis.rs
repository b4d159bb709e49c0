//! Asking an engine what it thinks of a position.

use std::time::Duration;

use damier_game::Game as _;

use super::UciError;
use super::client::{Client, Lines};
use crate::{Move, Position};

/// How much an engine is to look at. With no limit, it thinks for a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Search {
    /// Milliseconds.
    pub move_ms: Option<u64>,
    /// Plies.
    pub depth: Option<u32>,
    /// Positions.
    pub nodes: Option<u64>,
    /// How many of the best moves to tell; 0 counts as 1.
    pub lines: u16,
}

/// What a line is worth to the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Score {
    /// Hundredths of a pawn.
    Centipawns(i32),
    /// It mates (positive) or is mated in so many moves of its own.
    Mate(i32),
}

impl Score {
    /// In how many plies the side to move mates (positive) or is mated (negative).
    pub const fn plies_to_end(self) -> Option<i32> {
        match self {
            Score::Centipawns(_) => None,
            // The mate is the side's own last ply, its being mated the opponent's.
            Score::Mate(moves) if moves > 0 => Some(moves.saturating_mul(2) - 1),
            Score::Mate(moves) => Some(moves.saturating_mul(2)),
        }
    }
}

/// One of the best moves, with what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it is worth.
    pub score: Score,
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected course of the game, as far as it is legal.
    pub pv: Vec<Move>,
}

/// Longest silence of an engine that has no time limit of its own.
const SILENCE: Duration = Duration::from_secs(600);
/// What it may take beyond its time.
const PATIENCE: Duration = Duration::from_secs(5);

impl<L: Lines> Client<L> {
    /// What the engine thinks of a position, the best line first. No line if there is
    /// no legal move, which the engine is not asked about.
    ///
    /// # Errors
    ///
    /// [`UciError`] if it gives no answer.
    pub fn analyse(&mut self, position: &Position, search: Search) -> Result<Vec<Line>, UciError> {
        if position.legal_moves().is_empty() {
            return Ok(Vec::new());
        }
        self.set("MultiPV", &search.lines.max(1).to_string())?;
        self.wait_until_ready()?;
        self.place(position, &[])?;
        self.lines.send(&go(search))?;
        let wait = search.move_ms.map_or(SILENCE, |ms| {
            Duration::from_millis(ms).saturating_add(PATIENCE)
        });
        let mut lines: Vec<Option<Line>> = Vec::new();
        loop {
            let text = self.lines.receive(wait)?;
            let text = text.trim();
            if let Some(rest) = text.strip_prefix("bestmove") {
                let best = rest.split_whitespace().next().unwrap_or_default();
                return finish(position, lines, best);
            }
            let Some((rank, line)) = info(position, text) else {
                continue;
            };
            if rank > usize::from(search.lines.max(1)) {
                continue;
            }
            if lines.len() < rank {
                lines.resize(rank, None);
            }
            lines[rank - 1] = Some(line);
        }
    }
}

fn go(search: Search) -> String {
    let mut go = "go".to_owned();
    let mut add = |name: &str, value: Option<u64>| {
        if let Some(value) = value {
            go.push_str(&format!(" {name} {value}"));
        }
    };
    add("movetime", search.move_ms);
    add("depth", search.depth.map(u64::from));
    add("nodes", search.nodes);
    if go == "go" {
        go.push_str(" movetime 1000");
    }
    go
}

/// The lines told, or at least the move that was answered.
fn finish(
    position: &Position,
    lines: Vec<Option<Line>>,
    best: &str,
) -> Result<Vec<Line>, UciError> {
    let mv = position
        .parse_move(best)
        .map_err(|_| UciError::NoMove(best.to_owned()))?;
    let told: Vec<Line> = lines.into_iter().flatten().collect();
    if told.is_empty() {
        let line = Line {
            score: Score::Centipawns(0),
            depth: 0,
            nodes: 0,
            pv: vec![mv],
        };
        return Ok(vec![line]);
    }
    Ok(told)
}

/// What `info depth 12 multipv 1 score cp 31 nodes 9000 pv e2e4 e7e5` says: the rank
/// of the line, from 1, and the line. Bounds and what is no line are passed over.
fn info(position: &Position, text: &str) -> Option<(usize, Line)> {
    let mut words = text.strip_prefix("info ")?.split_whitespace();
    let (mut rank, mut depth, mut nodes, mut score) = (1, 0, 0, None);
    let mut pv = Vec::new();
    while let Some(word) = words.next() {
        match word {
            "string" | "lowerbound" | "upperbound" => return None,
            "multipv" => rank = words.next()?.parse().ok().filter(|rank| *rank > 0)?,
            "depth" => depth = words.next()?.parse().ok()?,
            "nodes" => nodes = words.next()?.parse().ok()?,
            "score" => {
                let kind = words.next()?;
                let value = words.next()?.parse().ok()?;
                score = match kind {
                    "cp" => Some(Score::Centipawns(value)),
                    "mate" => Some(Score::Mate(value)),
                    _ => None,
                };
            }
            "pv" => {
                let mut here = position.clone();
                for text in words.by_ref() {
                    let Ok(mv) = here.parse_move(text) else {
                        break;
                    };
                    here = here.after(&mv);
                    pv.push(mv);
                }
            }
            _ => {}
        }
    }
    (!pv.is_empty()).then_some(())?;
    let line = Line {
        score: score?,
        depth,
        nodes,
        pv,
    };
    Some((rank, line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_engine_tells_is_understood() {
        let start = Position::classical();
        let text = "info depth 12 seldepth 17 multipv 2 score cp -31 nodes 9000 nps 1 pv e2e4 e7e5";
        let (rank, line) = info(&start, text).expect("a line");
        assert_eq!((rank, line.depth, line.nodes), (2, 12, 9000));
        assert_eq!(line.score, Score::Centipawns(-31));
        let pv: Vec<String> = line.pv.iter().map(Move::uci).collect();
        assert_eq!(pv, ["e2e4", "e7e5"]);
        for silent in [
            "info string NNUE",
            "info depth 3 currmove e2e4",
            "info depth 3 score cp 5 lowerbound pv e2e4",
            "info depth 3 multipv 0 score cp 5 pv e2e4",
            "info score cp",
            "info depth 3 score cp 5 pv e2e5",
            "readyok",
        ] {
            assert_eq!(info(&start, silent), None, "{silent}");
        }
        assert_eq!(Score::Mate(2).plies_to_end(), Some(3));
        assert_eq!(Score::Mate(-2).plies_to_end(), Some(-4));
        assert_eq!(Score::Centipawns(9).plies_to_end(), None);
    }
}
