//! A bounded search into the tables: what can be proven of positions with more
//! pieces than they hold.

mod field;
mod memory;
mod numbers;
mod proof;

use damier_draughts::{Move, Position};
use serde::Serialize;

use self::field::{Field, Sets, Whole};
use self::proof::{LOSS, Search, WIN};
use crate::expand::node_of;
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

fn standing(number: i8) -> Standing {
    match number {
        WIN => Standing::Win,
        LOSS => Standing::Loss,
        _ => Standing::Draw,
    }
}

impl Prober {
    /// Searches deeper and deeper until the value is proven, so many positions
    /// were looked at, or `stop` says so. Draw rules are not counted.
    pub fn bounds(
        &mut self,
        position: &Position,
        most_nodes: u64,
        stop: &dyn Fn() -> bool,
    ) -> Bounds {
        let plain = node_of(position).filter(|_| {
            let variant = self.tables().variant();
            position.variant() == variant && self.tables().frame.moves.only_pieces()
        });
        match plain {
            Some(node) => {
                let field = Sets {
                    prober: self,
                    children: Vec::new(),
                };
                prove(Search::new(field, most_nodes, stop), position, &node)
            }
            None => {
                let field = Whole { prober: self };
                prove(Search::new(field, most_nodes, stop), position, position)
            }
        }
    }
}

fn prove<F: Field>(mut search: Search<'_, F>, position: &Position, root: &F::At) -> Bounds {
    let (low, high) = search.run(root);
    let mut line = Vec::new();
    if (low, high) != (LOSS, WIN) {
        let mut at = *position;
        for next in search.line(root) {
            let moves = at.legal_moves().into_iter();
            let mut moves = moves.filter_map(|mv| {
                let mut after = at;
                after.play(&mv).ok()?;
                search.field().same(&next, &after).then_some((mv, after))
            });
            let Some((mv, after)) = moves.next() else {
                break;
            };
            line.push(mv);
            at = after;
        }
    }
    Bounds {
        low: standing(low),
        high: standing(high),
        line,
        nodes: search.nodes,
    }
}
