//! Asking the referee what a ply does to a count.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use damier_arbiter::{Applies, Carried, CarriedCounter, CarryError, ClauseId, Referee, RuleBook};
use damier_game::{BySide, Force, PieceClass, PlyFacts, PositionFacts, RepetitionKey};

use super::{Left, NEVER, Op};
use crate::class::{Class, side};

/// What a clause can ask of a position: the forces, and how many pieces of each
/// side stand on the long diagonal (two stands for more).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Situation {
    pub(crate) class: Class,
    pub(crate) diagonal: [u8; 2],
}

/// What a clause can ask of a ply.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Kind {
    pub(crate) mover: usize,
    pub(crate) man: bool,
    pub(crate) captured: u8,
    pub(crate) crowned: bool,
}

/// What was found out already.
type Asked = HashMap<(Situation, Kind, Situation), Option<Arc<[Op]>>>;

/// The counters of a rule book with limits that end the game of themselves.
#[derive(Debug)]
pub(crate) struct Book {
    pub(crate) book: Arc<RuleBook>,
    /// The counters: the clauses that read each.
    pub(crate) counters: Vec<Vec<ClauseId>>,
    asked: Mutex<Asked>,
}

/// Which counters run in a situation.
#[derive(Clone, Debug)]
pub(crate) struct Runs {
    /// The remaining plies if nothing was counted, for each side to move.
    pub(crate) fresh: [Vec<Left>; 2],
    /// Which can run at all.
    pub(crate) possible: Vec<bool>,
}

impl Book {
    pub(crate) fn new(book: Arc<RuleBook>) -> Book {
        let mut counters: Vec<(Option<String>, Vec<ClauseId>)> = Vec::new();
        for clause in book.clauses() {
            let Some(rule) = clause.limit() else { continue };
            let shared = counters
                .iter_mut()
                .find(|(word, _)| word.is_some() && *word == rule.shares);
            match shared {
                Some((_, clauses)) => clauses.push(clause.id.clone()),
                None => counters.push((rule.shares.clone(), vec![clause.id.clone()])),
            }
        }
        counters.retain(|(_, clauses)| {
            clauses
                .iter()
                .filter_map(|id| book.clause(id))
                .any(|clause| clause.applies == Applies::Automatic)
        });
        Book {
            counters: counters.into_iter().map(|(_, clauses)| clauses).collect(),
            book,
            asked: Mutex::new(HashMap::new()),
        }
    }

    /// The counter that a clause reads.
    pub(crate) fn counter_of(&self, clause: &ClauseId) -> Option<usize> {
        self.counters.iter().position(|all| all.contains(clause))
    }

    /// Whether some clause asks who stands on the long diagonal in this class.
    pub(crate) fn asks_for_diagonal(&self, class: Class) -> bool {
        let force = |side: usize| Force {
            men: class.men[side],
            kings: class.kings[side],
            on_long_diagonal: 0,
        };
        self.book.clauses().filter_map(|c| c.limit()).any(|rule| {
            rule.when.long_diagonal.is_some()
                && rule.when.force.iter().any(|relation| {
                    (0..2).any(|strong| {
                        relation.strong.fits(force(strong)) && relation.weak.fits(force(1 - strong))
                    })
                })
        })
    }

    /// Which counters run in a situation, and how long at first.
    pub(crate) fn runs(&self, at: &Situation) -> Runs {
        let fresh = [0, 1].map(|mover| {
            let referee = Referee::new(self.book.clone(), facts(at, mover, 1));
            self.left(&referee)
        });
        let possible = self.carried(at, 0, 0, 1);
        let mut running = vec![false; self.counters.len()];
        for counter in possible.map(|(_, carried)| carried).unwrap_or_default() {
            if let Some(at) = self.counter_of(&counter.clause) {
                running[at] = true;
            }
        }
        for (at, runs) in running.iter_mut().enumerate() {
            *runs |= fresh.iter().any(|left| left[at] != NEVER);
        }
        Runs {
            fresh,
            possible: running,
        }
    }

    /// What a ply does to every counter; `None` if it is not one of the four
    /// things that an [`Op`] is.
    pub(crate) fn ops(&self, from: &Situation, kind: Kind, to: &Situation) -> Option<Arc<[Op]>> {
        let key = (*from, kind, *to);
        let known = self
            .asked
            .lock()
            .ok()
            .and_then(|all| all.get(&key).cloned());
        if let Some(known) = known {
            return known;
        }
        let found = self.ask(from, kind, to).map(Arc::from);
        if let Ok(mut all) = self.asked.lock() {
            all.insert(key, found.clone());
        }
        found
    }

    fn ask(&self, from: &Situation, kind: Kind, to: &Situation) -> Option<Vec<Op>> {
        let ply = PlyFacts {
            mover: side(kind.mover),
            piece: if kind.man {
                PieceClass::Man
            } else {
                PieceClass::King
            },
            captured: kind.captured,
            promoted: kind.crowned,
            after: facts(to, 1 - kind.mover, 2),
        };
        // Not begun before the ply, if it may be so.
        let mut idle = Referee::new(self.book.clone(), facts(from, kind.mover, 1));
        if idle.verdict().is_some() {
            // The game is over at once in such positions: nothing is inherited.
            let fresh = Referee::new(self.book.clone(), ply.after);
            let all = self.left(&fresh);
            return Some(all.into_iter().map(set_or_off).collect());
        }
        let idle_before = self.left(&idle);
        idle.record(&ply);
        let idle_after = self.left(&idle);
        let mut ops: Vec<Option<Op>> = vec![None; self.counters.len()];
        // Who is to move did not make the last counted ply, and has not made more of them.
        let last_moved = if kind.mover == 0 { (0, 1) } else { (1, 0) };
        for (white, black) in [(1, 1), last_moved] {
            let (mut busy, carried) = self.carried(from, kind.mover, white, black)?;
            if busy.verdict().is_some() {
                return None;
            }
            let before = self.left(&busy);
            busy.record(&ply);
            let after = self.left(&busy);
            for at in 0..self.counters.len() {
                let runs = carried
                    .iter()
                    .any(|c| self.counter_of(&c.clause) == Some(at));
                let idle = (idle_before[at], idle_after[at]);
                if runs && before[at] == idle.0 && (white, black) != (1, 1) {
                    // A count of the other side's moves: it tells nothing here.
                    continue;
                }
                let found = op(idle, runs.then_some((before[at], after[at])))?;
                if ops[at].is_some_and(|known| known != found) {
                    return None;
                }
                ops[at] = Some(found);
            }
        }
        ops.into_iter().collect()
    }

    /// A referee of the situation with a count on every counter that can run.
    fn carried(
        &self,
        at: &Situation,
        mover: usize,
        white: u32,
        black: u32,
    ) -> Option<(Referee, Vec<CarriedCounter>)> {
        let mut left: Vec<ClauseId> = self.counters.iter().map(|all| all[0].clone()).collect();
        loop {
            let counters: Vec<CarriedCounter> = left
                .iter()
                .map(|clause| CarriedCounter {
                    clause: clause.clone(),
                    white,
                    black,
                    strong: None,
                })
                .collect();
            let carried = Carried {
                counters: counters.clone(),
                positions: Vec::new(),
            };
            match Referee::with_counters(self.book.clone(), facts(at, mover, 1), &carried) {
                Ok(referee) => return Some((referee, counters)),
                Err(CarryError::NotRunning(id) | CarryError::UnknownClause(id)) => {
                    let before = left.len();
                    left.retain(|clause| *clause != id);
                    if left.len() == before {
                        return None;
                    }
                }
                Err(_) => return None,
            }
        }
    }

    /// The remaining plies of every counter by its nearest automatic clause.
    pub(crate) fn left(&self, referee: &Referee) -> Vec<Left> {
        let mut left = vec![NEVER; self.counters.len()];
        let now = referee.plies();
        for view in referee.all_counters() {
            let automatic = self
                .book
                .clause(&view.clause)
                .is_some_and(|clause| clause.applies == Applies::Automatic);
            let counter = self.counter_of(&view.clause);
            if let (true, Some(at)) = (automatic, counter) {
                let plies = view.deadline.saturating_sub(now);
                left[at] = left[at].min(Left::try_from(plies).unwrap_or(NEVER - 1));
            }
        }
        left
    }
}

fn set_or_off(left: Left) -> Op {
    match left {
        NEVER => Op::Off,
        left => Op::Set(left),
    }
}

/// What happened to a counter: without a count before, and with one.
fn op((idle_before, idle_after): (Left, Left), with: Option<(Left, Left)>) -> Option<Op> {
    let Some((before, after)) = with else {
        return Some(set_or_off(idle_after));
    };
    if after == NEVER {
        return (idle_after == NEVER).then_some(Op::Off);
    }
    let ticked = before != NEVER && after + 1 == before;
    let begun_anew = after == idle_after;
    match (ticked, begun_anew) {
        (true, _) if idle_before == NEVER && idle_after != NEVER => Some(Op::Cap(idle_after)),
        (true, _) => {
            let same = idle_before == NEVER || idle_after.checked_add(1) == Some(idle_before);
            same.then_some(Op::Tick)
        }
        (false, true) => Some(Op::Set(after)),
        (false, false) => None,
    }
}

/// A made-up position; the number tells it from others.
fn facts(at: &Situation, mover: usize, number: u64) -> PositionFacts {
    let force = |place: usize| Force {
        men: at.class.men[place],
        kings: at.class.kings[place],
        on_long_diagonal: at.diagonal[place],
    };
    PositionFacts {
        side_to_move: side(mover),
        force: BySide {
            white: force(0),
            black: force(1),
        },
        key: RepetitionKey([number, 0, 0, 0]),
        terminal: None,
        wins_at_once: false,
    }
}
