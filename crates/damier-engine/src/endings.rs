//! Endgame tables as the search asks them: what is left of the counters comes from
//! its own clocks.

use std::cell::RefCell;
use std::sync::Arc;

use damier_draughts::Variant;
use damier_endgame::{Glance, Prober, Standing, Tables, Words};

use crate::arena::Arena;
use crate::clocks::{DrawClocks, DrawRules, Route};

/// Bytes of unpacked blocks that an engine keeps.
const CACHE: usize = 16 << 20;
/// More counters than any book has.
const MOST_COUNTERS: usize = 16;

/// Tables of one game, ready to be asked.
#[derive(Debug)]
pub(crate) struct Endings {
    tables: Arc<Tables>,
    prober: RefCell<Prober>,
    /// The rules that the tables know, and where the search counts each of their
    /// counters; `None`: it does not.
    rules: DrawRules,
    routes: Option<Vec<Route>>,
}

/// Tables together with the rules that a search goes by.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Oracle<'a> {
    endings: &'a Endings,
    same_rules: bool,
}

/// How a game ends with best play, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ending {
    /// Won in about so many plies: exactly, unless a counter forbids the quickest way.
    Won(u16),
    /// Lost in about so many plies.
    Lost(u16),
    /// Nobody wins in time.
    Drawn,
}

impl Endings {
    pub(crate) fn new(tables: Arc<Tables>) -> Endings {
        let (rules, routes) = match tables.book() {
            Some(book) => {
                let routes = Route::all(book, tables.counters());
                let routes = routes.filter(|routes| routes.len() <= MOST_COUNTERS);
                (DrawRules::from_book(book), routes)
            }
            None => (DrawRules::NONE, None),
        };
        Endings {
            prober: RefCell::new(tables.prober(CACHE)),
            tables,
            rules,
            routes,
        }
    }

    pub(crate) fn tables(&self) -> &Arc<Tables> {
        &self.tables
    }

    /// The tables for a search in this game under these rules.
    pub(crate) fn oracle(&self, variant: Variant, rules: &DrawRules) -> Option<Oracle<'_>> {
        (self.tables.variant() == variant).then(|| Oracle {
            endings: self,
            same_rules: self.rules == *rules && self.routes.is_some(),
        })
    }
}

impl Oracle<'_> {
    /// The most pieces that the tables know.
    #[inline]
    pub(crate) fn pieces(&self) -> u32 {
        u32::from(self.endings.tables.pieces())
    }

    /// What the tables say of a position; `None` if nothing is proven.
    pub(crate) fn ask<A: Arena>(
        &self,
        rules: &DrawRules,
        board: &A,
        clocks: &DrawClocks,
    ) -> Option<Ending> {
        let glance = self.glance(rules, board, clocks)?;
        let plies = glance.pure.plies.unwrap_or(0);
        match glance.book {
            Standing::Win => Some(Ending::Won(plies)),
            Standing::Loss => Some(Ending::Lost(plies)),
            Standing::Draw => Some(Ending::Drawn),
            // Whoever wins without counters wins with them, if they leave the time
            // that the quickest way takes.
            Standing::Unknown => {
                let in_time = clocks.left().is_none_or(|left| plies <= left);
                match glance.pure.value {
                    Standing::Win if in_time => Some(Ending::Won(plies)),
                    Standing::Loss if in_time => Some(Ending::Lost(plies)),
                    Standing::Draw => Some(Ending::Drawn),
                    _ => None,
                }
            }
        }
    }

    /// The tables' own words, if they may know the position.
    pub(crate) fn glance<A: Arena>(
        &self,
        rules: &DrawRules,
        board: &A,
        clocks: &DrawClocks,
    ) -> Option<Glance> {
        let words = words(board)?;
        if words.pieces() > self.pieces() {
            return None;
        }
        let mut left = [0; MOST_COUNTERS];
        let mut known: &[u16] = &[];
        if let (true, Some(routes)) = (self.same_rules, &self.endings.routes) {
            let force = board.pieces().force(A::SHAPE.long_diagonal);
            for (left, route) in left.iter_mut().zip(routes) {
                *left = clocks.left_on(rules, route, &force, words.mover);
            }
            known = &left[..routes.len()];
        }
        let mut glance = self.endings.prober.borrow_mut().glance(&words, known);
        if !self.same_rules {
            (glance.book, glance.need) = (Standing::Unknown, None);
        }
        Some(glance)
    }
}

/// The position in words; `None` if its board does not fit them, or if it remembers
/// more than its pieces.
#[inline]
fn words<A: Arena>(board: &A) -> Option<Words> {
    let [white, black, kings] = board.words()?;
    Some(Words {
        men: [white & !kings, black & !kings],
        kings: [white & kings, black & kings],
        mover: board.side_to_move(),
    })
}
