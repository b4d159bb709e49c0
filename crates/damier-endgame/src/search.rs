//! A bounded search into the tables: what can be proven of positions with more
//! pieces than they hold.

use damier_draughts::{Move, Position};
use serde::Serialize;

use crate::prober::Prober;
use crate::values::Standing;

/// What a search has proven for the side to move, in the pure game: it gets at
/// least `low` and at most `high`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Bounds {
    /// The side to move gets at least this.
    pub low: Standing,
    /// And at most this.
    pub high: Standing,
    /// Moves that the proof begins with.
    #[serde(skip)]
    pub line: Vec<Move>,
    /// Positions looked at.
    pub nodes: u64,
}

impl Bounds {
    /// The value, if the bounds meet.
    pub fn value(&self) -> Option<Standing> {
        (self.low == self.high).then_some(self.low)
    }

    /// In words: `win`, `draw`, `loss`, `cannot lose`, `cannot win`, `unknown`.
    pub fn word(&self) -> &'static str {
        match (self.low, self.high) {
            (Standing::Win, _) => "win",
            (_, Standing::Loss) => "loss",
            (Standing::Draw, Standing::Draw) => "draw",
            (Standing::Draw, _) => "cannot lose",
            (_, Standing::Draw) => "cannot win",
            _ => "unknown",
        }
    }
}

/// Win, draw and loss as numbers.
const WIN: i8 = 1;
const LOSS: i8 = -1;

fn standing(number: i8) -> Standing {
    match number {
        WIN => Standing::Win,
        LOSS => Standing::Loss,
        _ => Standing::Draw,
    }
}

/// Plies beyond which nothing is looked for.
const DEEPEST: u32 = 200;

impl Prober {
    /// Searches deeper and deeper until the value is proven, so many positions
    /// were looked at, or `stop` says so. Draw rules are not counted: a position
    /// that comes back on the way counts as not proven.
    pub fn bounds(
        &mut self,
        position: &Position,
        most_nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Bounds {
        let mut search = Search {
            prober: self,
            nodes: 0,
            most: most_nodes,
            stop,
        };
        let mut bounds = Bounds {
            low: Standing::Loss,
            high: Standing::Win,
            line: Vec::new(),
            nodes: 0,
        };
        for depth in 0..DEEPEST {
            let mut line = Vec::new();
            let Some((low, high)) = search.node(position, depth, (LOSS, WIN), &mut line) else {
                break;
            };
            // What is proven at one depth stays proven.
            if standing(low) > bounds.low || standing(high) < bounds.high {
                bounds.line = line;
            }
            bounds.low = bounds.low.max(standing(low));
            bounds.high = bounds.high.min(standing(high));
            if bounds.low >= bounds.high {
                break;
            }
        }
        bounds.nodes = search.nodes;
        bounds
    }
}

struct Search<'s> {
    prober: &'s mut Prober,
    nodes: u64,
    most: u64,
    stop: &'s dyn Fn() -> bool,
}

impl Search<'_> {
    /// The bounds of a position, as far as the window asks. `None`: out of time.
    fn node(
        &mut self,
        position: &Position,
        depth: u32,
        window: (i8, i8),
        line: &mut Vec<Move>,
    ) -> Option<(i8, i8)> {
        self.nodes += 1;
        if self.nodes > self.most || (self.nodes.is_multiple_of(1024) && (self.stop)()) {
            return None;
        }
        match self.prober.pure(position).value {
            Standing::Win => return Some((WIN, WIN)),
            Standing::Loss => return Some((LOSS, LOSS)),
            Standing::Draw => return Some((0, 0)),
            Standing::Unknown => {}
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            let end = position.facts().terminal;
            let won = end.and_then(|end| end.outcome.winner()) == Some(position.side_to_move());
            let value = if won { WIN } else { LOSS };
            return Some((value, value));
        }
        // Captures and forced moves cost no depth.
        let quiet = moves.len() > 1 && moves.iter().all(|mv| mv.captures().is_empty());
        if quiet && depth == 0 {
            return Some((LOSS, WIN));
        }
        let deeper = if quiet { depth - 1 } else { depth };
        let (mut low, mut high) = (LOSS, LOSS);
        let mut floor = window.0;
        for mv in moves {
            let mut next = *position;
            if next.play(&mv).is_err() {
                continue;
            }
            let mut rest = Vec::new();
            let (their_low, their_high) =
                self.node(&next, deeper, (-window.1, -floor), &mut rest)?;
            let (at_least, at_most) = (-their_high, -their_low);
            high = high.max(at_most);
            if at_least > low || line.is_empty() {
                low = low.max(at_least);
                *line = std::iter::once(mv).chain(rest).collect();
            }
            floor = floor.max(low);
            if low >= window.1 {
                return Some((low, high.max(low)));
            }
        }
        Some((low, high))
    }
}
