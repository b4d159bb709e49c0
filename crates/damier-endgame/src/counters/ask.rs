//! Asking the referee what a ply does to a count.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use damier_arbiter::{Carried, CarriedCounter, CarryError, ClauseId, Referee, RuleBook};
use damier_game::{BySide, Force, PieceClass, PlyFacts, PositionFacts, RepetitionKey};

use super::lane::{self, Counter, Opener};
use super::{Left, NEVER, Op};
use crate::class::{Class, place, side};

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
    pub(crate) counters: Vec<Counter>,
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
        Book {
            counters: lane::counters(&book),
            book,
            asked: Mutex::new(HashMap::new()),
        }
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
                .unwrap_or_else(|| vec![NEVER; self.counters.len()])
        });
        let carried = self.carried(at, 0, (0, 1));
        let carried = carried.map(|(_, carried)| carried).unwrap_or_default();
        let possible = self.counters.iter().enumerate().map(|(at, counter)| {
            runs(counter, &carried) || fresh.iter().any(|left| left[at] != NEVER)
        });
        Runs {
            possible: possible.collect(),
            fresh,
        }
    }

    /// What a ply does to every counter; `None` if it is not one of the things that an
    /// [`Op`] is.
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
            let all = self.left(&fresh)?;
            return Some(all.into_iter().map(set_or_off).collect());
        }
        let idle_before = self.left(&idle)?;
        idle.record(&ply);
        let idle_after = self.left(&idle)?;
        let mut ops: Vec<Option<Op>> = vec![None; self.counters.len()];
        for told in self.tellings(from, kind.mover) {
            let (mut busy, carried) = self.carried(from, kind.mover, told.plies)?;
            if busy.verdict().is_some() {
                return None;
            }
            let before = self.left(&busy)?;
            busy.record(&ply);
            let after = self.left(&busy)?;
            for (at, counter) in self.counters.iter().enumerate() {
                if counter.opener != told.opener {
                    continue;
                }
                let runs = runs(counter, &carried);
                let idle = (idle_before[at], idle_after[at]);
                if runs && before[at] == idle.0 && told.may_be_idle {
                    // A count of the other side's moves: it tells nothing here.
                    continue;
                }
                let found = op(idle, runs.then_some((before[at], after[at])))?;
                if ops[at].is_some_and(|known| known != found) {
                    return None;
                }
                if found == Op::Keep && counter.opener.is_none() {
                    return None;
                }
                ops[at] = Some(found);
            }
        }
        ops.into_iter().collect()
    }

    /// Counts with which it is asked what a ply does.
    fn tellings(&self, from: &Situation, mover: usize) -> Vec<Telling> {
        // Who is to move did not make the last counted ply, and has not made more of them.
        let last_moved = if mover == 0 { (0, 1) } else { (1, 0) };
        let simple = |opener| {
            [((1, 1), false), (last_moved, true)].map(|(plies, may_be_idle)| Telling {
                opener,
                plies,
                may_be_idle,
            })
        };
        let mut all = Vec::from(simple(None));
        let strong = self.strong(from, mover);
        for opener in [Opener::Strong, Opener::Weak] {
            if self.counters.iter().all(|one| one.opener.is_none()) {
                break;
            }
            let Some(strong) = strong else {
                // Both sides' moves are counted: it does not matter who began.
                all.extend(simple(Some(opener)));
                continue;
            };
            all.extend([1, 2].map(|pairs| {
                let (own, other) = opener.plies(pairs, strong == mover);
                Telling {
                    opener: Some(opener),
                    plies: if strong == 0 {
                        (own, other)
                    } else {
                        (other, own)
                    },
                    may_be_idle: false,
                }
            }));
        }
        all
    }

    /// Whose moves alone are counted in a situation by a clause that shares its counter with
    /// clauses that count both sides'.
    fn strong(&self, at: &Situation, mover: usize) -> Option<usize> {
        let (referee, _) = self.carried(at, mover, (1, 1))?;
        let views = referee.all_counters().into_iter();
        let mut mixed = views.filter(|view| {
            let mut counters = self.counters.iter();
            counters.any(|one| one.opener.is_some() && one.clauses.contains(&view.clause))
        });
        mixed.find_map(|view| lane::strong_of(&view).map(place))
    }

    /// A referee of the situation with a count on every counter that can run.
    fn carried(
        &self,
        at: &Situation,
        mover: usize,
        (white, black): (u32, u32),
    ) -> Option<(Referee, Vec<CarriedCounter>)> {
        let first = |counter: &Counter| counter.clauses.first().cloned();
        let mut left: Vec<ClauseId> = self.counters.iter().filter_map(first).collect();
        left.dedup();
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

    /// The remaining plies of every counter by its nearest automatic clause; `None` if it
    /// cannot be told who began a count.
    pub(crate) fn left(&self, referee: &Referee) -> Option<Vec<Left>> {
        lane::left(&self.counters, referee)
    }
}

/// Counts as they are told to a referee to see what a ply does to them.
struct Telling {
    /// Of which counters it tells.
    opener: Option<Opener>,
    /// Plies by White and Black.
    plies: (u32, u32),
    /// Whether the counts may have nothing to do with what a counter counts.
    may_be_idle: bool,
}

fn runs(counter: &Counter, carried: &[CarriedCounter]) -> bool {
    let mut all = carried.iter();
    all.any(|one| counter.clauses.contains(&one.clause))
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
        (false, false) if before == after => Some(Op::Keep),
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
