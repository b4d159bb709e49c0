//! Positions that say how long nothing was captured and no man moved, as those of
//! chess do.

use std::sync::Arc;

use damier_game::{PositionFacts, Side};

use crate::book::{Clause, Ends, RuleBook};
use crate::carry::{Carried, CarriedCounter};
use crate::referee::Referee;

impl Referee {
    /// A referee for a game that starts so many plies after the last capture or
    /// move of a man (a pawn). Every limit that counts from there, in any position
    /// and by both sides' moves, goes on at that number.
    pub fn with_quiet_plies(book: Arc<RuleBook>, start: PositionFacts, plies: u32) -> Referee {
        if plies == 0 {
            return Referee::new(book, start);
        }
        let last = !start.side_to_move;
        let moves = |side: Side| plies / 2 + u32::from(side == last) * (plies % 2);
        let counted = |clause: &&Clause| {
            clause.limit().is_some_and(|rule| {
                rule.ends == Ends::MoveLimit
                    && rule.when.is_always()
                    && rule.within.is_none()
                    && rule.restarts.capture
                    && rule.restarts.man_move
            })
        };
        let carried = Carried {
            counters: book
                .clauses()
                .filter(counted)
                .map(|clause| CarriedCounter {
                    clause: clause.id.clone(),
                    white: moves(Side::White),
                    black: moves(Side::Black),
                    strong: None,
                })
                .collect(),
            positions: Vec::new(),
        };
        let fresh = Arc::clone(&book);
        match Referee::with_counters(book, start, &carried) {
            Ok(referee) => referee,
            Err(_) => Referee::new(fresh, start),
        }
    }
}
