//! Counters that some clauses read as moves of the stronger side and others as moves of
//! both.
//!
//! What is left of such a count after a capture depends on who made its first move: "five
//! moves of the stronger side" with the same time left have seen one ply more or less. Who
//! began is fixed as long as the count runs, so the count is kept as two numbers of which one
//! runs: one lane for either beginning. After that everything follows from what is left.

use damier_arbiter::{Applies, ClauseId, CounterView, Referee, RuleBook, Unit};
use damier_game::Side;

use super::{Left, NEVER};

/// Who made the first move of a count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Opener {
    /// The stronger side.
    Strong,
    /// The weaker side.
    Weak,
}

impl Opener {
    /// Who began a count of so many plies of either side; `None` if the sides did not move
    /// in turn.
    ///
    /// ```
    /// use damier_endgame::Opener;
    ///
    /// // The stronger side is to move after a move of each.
    /// assert_eq!(Opener::of(1, 1, true), Some(Opener::Strong));
    /// assert_eq!(Opener::of(1, 2, true), Some(Opener::Weak));
    /// assert_eq!(Opener::of(1, 2, false), None);
    /// ```
    pub fn of(strong: u32, weak: u32, strong_moves: bool) -> Option<Opener> {
        let (mover, other) = if strong_moves {
            (strong, weak)
        } else {
            (weak, strong)
        };
        let mover_began = match other.checked_sub(mover)? {
            0 => true,
            1 => false,
            _ => return None,
        };
        Some(if mover_began == strong_moves {
            Opener::Strong
        } else {
            Opener::Weak
        })
    }

    /// So many moves of both sides, begun by this one, for the stronger and the weaker side,
    /// and one more of who began if that side does not move next.
    pub(super) fn plies(self, pairs: u32, strong_moves: bool) -> (u32, u32) {
        match (self, strong_moves) {
            (Opener::Strong, true) | (Opener::Weak, false) => (pairs, pairs),
            (Opener::Strong, false) => (pairs + 1, pairs),
            (Opener::Weak, true) => (pairs, pairs + 1),
        }
    }
}

/// A counter of a rule book, whose limit ends the game of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counter {
    /// The clauses that read it.
    pub clauses: Vec<ClauseId>,
    /// If some of them count moves of the stronger side and others those of both: the count
    /// as one side began it. There is another counter for the other side; in positions whose
    /// clauses count both sides' moves both stand alike.
    pub opener: Option<Opener>,
    /// Whether with no ply left a win by the very next move still counts, as under a
    /// regulation draw. What is left of such a counter is told as one more in this crate: the
    /// ply that wins at once is the last that counts.
    pub spares_wins: bool,
    /// Whether only some of its clauses do so: then no number says what is left.
    pub is_mixed: bool,
}

impl Counter {
    /// The plies left of it, as this crate tells them.
    pub(crate) fn told(&self, left: Left) -> Left {
        match left {
            NEVER => NEVER,
            left => left.saturating_add(Left::from(self.spares_wins)),
        }
    }
}

/// The counters of a book that end the game of themselves, one after another.
pub(super) fn counters(book: &RuleBook) -> Vec<Counter> {
    let mut all: Vec<(Option<String>, Vec<ClauseId>)> = Vec::new();
    for clause in book.clauses() {
        let Some(rule) = clause.limit() else { continue };
        let shared = all
            .iter_mut()
            .find(|(word, _)| word.is_some() && *word == rule.shares);
        match shared {
            Some((_, clauses)) => clauses.push(clause.id.clone()),
            None => all.push((rule.shares.clone(), vec![clause.id.clone()])),
        }
    }
    let automatic = |clauses: &[ClauseId]| -> Vec<Unit> {
        let all = clauses.iter().filter_map(|id| book.clause(id));
        let all = all.filter(|clause| clause.applies == Applies::Automatic);
        all.filter_map(|clause| Some(clause.limit()?.unit))
            .collect()
    };
    let spares = |clauses: &[ClauseId], wanted: bool| {
        let mut all = clauses.iter().filter_map(|id| book.clause(id));
        all.any(|clause| {
            let limit = clause.limit();
            clause.applies == Applies::Automatic
                && limit.is_some_and(|rule| rule.unless_won_at_once == wanted)
        })
    };
    let mut lanes = Vec::new();
    for (_, clauses) in all {
        let (spares_wins, others) = (spares(&clauses, true), spares(&clauses, false));
        let units = automatic(&clauses);
        let mixed = units.contains(&Unit::Strong) && units.contains(&Unit::Each);
        let openers = match (units.is_empty(), mixed) {
            (true, _) => &[][..],
            (false, false) => &[None],
            (false, true) => &[Some(Opener::Strong), Some(Opener::Weak)],
        };
        lanes.extend(openers.iter().map(|&opener| Counter {
            clauses: clauses.clone(),
            opener,
            spares_wins,
            is_mixed: spares_wins && others,
        }));
    }
    lanes
}

/// The counters that are one and the same but for who began it, together.
pub(super) fn families(counters: &[Counter]) -> Vec<Vec<usize>> {
    let mut families: Vec<Vec<usize>> = Vec::new();
    for (at, counter) in counters.iter().enumerate() {
        match families.last_mut() {
            Some(known) if counter.opener == Some(Opener::Weak) => known.push(at),
            _ => families.push(vec![at]),
        }
    }
    families
}

/// The strong side of a count in whose unit only its moves are counted.
pub(super) fn strong_of(view: &CounterView) -> Option<Side> {
    view.strong.filter(|_| view.unit == Unit::Strong)
}

/// Writes what is left of every counter by its nearest automatic clause. `None` if it cannot
/// be told who began a count.
pub(super) fn left(counters: &[Counter], referee: &Referee) -> Option<Vec<Left>> {
    let book = referee.book();
    let mover = referee.position().side_to_move;
    let now = referee.plies();
    let mut left = vec![NEVER; counters.len()];
    for view in referee.all_counters() {
        let automatic = book
            .clause(&view.clause)
            .is_some_and(|clause| clause.applies == Applies::Automatic);
        if !automatic {
            continue;
        }
        let plies = Left::try_from(view.deadline.saturating_sub(now)).unwrap_or(NEVER - 1);
        let mut opener = None;
        for (counter, left) in counters.iter().zip(&mut left) {
            if !counter.clauses.contains(&view.clause) {
                continue;
            }
            if counter.opener.is_some() && opener.is_none() {
                opener = match strong_of(&view) {
                    None => None,
                    Some(strong) => Some(opened(&view, strong, mover)?),
                };
            }
            if opener.is_none() || opener == counter.opener {
                *left = (*left).min(counter.told(plies));
            }
        }
    }
    Some(left)
}

/// Who began a count that runs.
fn opened(view: &CounterView, strong: Side, mover: Side) -> Option<Opener> {
    Opener::of(view.plies[strong], view.plies[!strong], strong == mover)
}
