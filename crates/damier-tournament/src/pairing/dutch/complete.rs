//! Whether everybody left can still be paired: a quick try that finds a pairing
//! nearly always, and an exact answer for when it does not.

use super::bracket::{Ahead, Groups, Rules};
use super::decide::most_pairs;
use crate::pairing::field::Field;

/// Tries to pair what is left, group by group. `groups[0]` are players who must
/// all meet somebody of `groups[1]`, in which at most one player may be left
/// over. `resting` is who gets the bye. True is a proof, false is not.
pub(super) fn quickly(field: &Field, groups: &[&[usize]], resting: Option<usize>) -> bool {
    let Some((first, below)) = groups.split_first() else {
        return true;
    };
    let mut pool: Vec<usize> = first
        .iter()
        .copied()
        .filter(|p| Some(*p) != resting)
        .collect();
    if pool.len() < first.len() {
        // The one left over would count as coming down: leave that to the exact
        // way.
        return false;
    }
    for (index, group) in below.iter().enumerate() {
        let members: Vec<usize> = group
            .iter()
            .copied()
            .filter(|p| Some(*p) != resting)
            .collect();
        let bound = (pool.len() + group.len()) / 2;
        let mut table = Table::new(field, pool, members);
        table.fill();
        if index == 0 && (table.pairs() < bound || table.has_pool_left()) {
            return false;
        }
        pool = table.left();
    }
    pool.is_empty()
}

/// One group with those who came down into it.
struct Table<'a> {
    field: &'a Field,
    people: Vec<usize>,
    moved: usize,
    mate: Vec<Option<usize>>,
}

impl<'a> Table<'a> {
    fn new(field: &'a Field, pool: Vec<usize>, members: Vec<usize>) -> Table<'a> {
        let moved = pool.len();
        let people: Vec<usize> = pool.into_iter().chain(members).collect();
        let mate = vec![None; people.len()];
        Table {
            field,
            people,
            moved,
            mate,
        }
    }

    fn may(&self, a: usize, b: usize) -> bool {
        a != b
            && (a >= self.moved || b >= self.moved)
            && self.field.may_meet(self.people[a], self.people[b])
    }

    fn join(&mut self, a: usize, b: usize) {
        (self.mate[a], self.mate[b]) = (Some(b), Some(a));
    }

    fn fill(&mut self) {
        let count = self.people.len();
        for a in 0..count {
            if self.mate[a].is_none() {
                let free = (a + 1..count).find(|b| self.mate[*b].is_none() && self.may(a, *b));
                if let Some(b) = free {
                    self.join(a, b);
                }
            }
        }
        for a in 0..count {
            if self.mate[a].is_none() {
                self.repair(a);
            }
        }
    }

    /// Finds room for one left over: with another one left over around one pair,
    /// or, for one who came down, in the place of a member.
    fn repair(&mut self, a: usize) {
        let count = self.people.len();
        let others: Vec<usize> = (0..count)
            .filter(|b| *b != a && self.mate[*b].is_none())
            .collect();
        for x in 0..count {
            let Some(y) = self.mate[x] else { continue };
            if !self.may(a, x) {
                continue;
            }
            if let Some(b) = others.iter().copied().find(|b| self.may(*b, y)) {
                self.join(a, x);
                self.join(b, y);
                return;
            }
            if others.is_empty() && a < self.moved && y >= self.moved {
                self.join(a, x);
                self.mate[y] = None;
                return;
            }
        }
    }

    fn pairs(&self) -> usize {
        self.mate.iter().flatten().count() / 2
    }

    fn has_pool_left(&self) -> bool {
        self.mate.iter().take(self.moved).any(Option::is_none)
    }

    fn left(&self) -> Vec<usize> {
        (0..self.people.len())
            .filter(|a| self.mate[*a].is_none())
            .map(|a| self.people[a])
            .collect()
    }
}

/// Whether some pairing of all these leaves over nobody, or one player who may
/// rest and has at most `most` points. Exact.
pub(super) fn exactly(field: &Field, people: &[usize], most: i64) -> bool {
    let groups = Groups {
        rest: people.to_vec(),
        ..Groups::default()
    };
    let rules = Rules {
        complete: Some(most),
        ahead: Ahead::No,
        resting_score: None,
        collapsed: false,
    };
    super::decide::is_complete(field, &groups, &rules)
}

/// The fewest points that somebody left over can have, or `None` if there is no
/// complete pairing. For an even number of players any number means success.
pub(super) fn resting_score(field: &Field) -> Option<i64> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    if all.len().is_multiple_of(2) {
        let fine = quickly(field, &[&[], &all], None) || exactly(field, &all, i64::MIN);
        return fine.then_some(i64::MIN);
    }
    let mut scores: Vec<i64> = field.players.iter().map(|p| p.score).collect();
    scores.sort_unstable();
    scores.dedup();
    let possible = |score: &i64| {
        let candidates = all
            .iter()
            .copied()
            .filter(|p| field.players[*p].may_rest && field.players[*p].score == *score);
        let candidates: Vec<usize> = candidates.collect();
        let quick = candidates
            .iter()
            .rev()
            .take(8)
            .any(|c| quickly(field, &[&[], &all], Some(*c)));
        quick || (!candidates.is_empty() && exactly(field, &all, *score))
    };
    scores.iter().copied().find(possible)
}

/// C9 applies to a bracket that leaves over exactly one player, who then gets
/// the bye.
pub(super) fn leaves_only_the_resting(field: &Field, groups: &Groups, rules: &Rules) -> bool {
    let inside = groups.moved.len() + groups.residents.len();
    inside % 2 == 1 && most_pairs(field, groups, rules) * 2 + 1 == inside
}

/// Whether everybody can be paired, tried quickly first.
pub(in crate::pairing) fn exactly_or_quickly(field: &Field, people: &[usize], most: i64) -> bool {
    let candidates: Vec<Option<usize>> = if people.len().is_multiple_of(2) {
        vec![None]
    } else {
        let may = |p: &usize| field.players[*p].may_rest && field.players[*p].score <= most;
        people
            .iter()
            .rev()
            .copied()
            .filter(may)
            .take(4)
            .map(Some)
            .collect()
    };
    candidates
        .iter()
        .any(|c| quickly(field, &[&[], people], *c))
        || exactly(field, people, most)
}

/// Whether these can all be paired among themselves.
pub(in crate::pairing) fn perfectly(field: &Field, people: &[usize]) -> bool {
    people.len().is_multiple_of(2) && exactly_or_quickly(field, people, i64::MIN)
}
