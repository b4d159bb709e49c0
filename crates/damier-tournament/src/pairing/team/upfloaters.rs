//! Which teams a score group takes up (article 3.5).

use std::cmp::Reverse;

use super::field::Teams;
use super::heaviest::{Ranges, heaviest};
use crate::Fraction;

/// So many candidates are decided about at a time.
const AT_A_TIME: usize = 48;

/// Whether all of these can be paired.
pub(super) fn can_complete(teams: &Teams, all: &[usize]) -> bool {
    if all.len() % 2 == 1 {
        return false;
    }
    let may = |a: usize, b: usize| teams.may_meet(all[a], all[b]).then(Vec::new);
    heaviest(all.len(), &[], may).iter().all(Option::is_some)
}

/// The teams from `rest` that the score group needs (C4 to C7), in the order of
/// article 3.5.3. `None` if they cannot all be paired.
pub(super) fn choose(teams: &Teams, residents: &[usize], rest: &[usize]) -> Option<Vec<usize>> {
    let mut search = Search::new(teams, residents, rest);
    let found = search.solve(&[])?;
    let up = search.up(&found);
    if up.is_empty() {
        return Some(up);
    }
    search.look_ahead(&up);
    search.floats = teams.floats_count;
    // The scores that go up are settled; now who has them.
    let lowest = up.iter().map(|t| teams.list[*t].score).min()?;
    let mut candidates: Vec<usize> = rest
        .iter()
        .copied()
        .filter(|t| teams.list[*t].score >= lowest)
        .collect();
    candidates.sort_by_key(|t| (Reverse(teams.list[*t].score), teams.list[*t].number));
    for part in candidates.chunks(AT_A_TIME) {
        let found = search.solve(part)?;
        let up = search.up(&found);
        for team in part {
            search.settled[*team] = Some(up.contains(team));
        }
    }
    let taken = |t: &usize| search.settled[*t] == Some(true);
    Some(candidates.into_iter().filter(taken).collect())
}

struct Search<'a> {
    teams: &'a Teams,
    /// Residents first.
    all: Vec<usize>,
    residents: usize,
    /// Scores below that of the residents, lowest first.
    scores: Vec<Fraction>,
    /// The score group after the residents, if pairs inside it count (C6).
    following: Option<Fraction>,
    /// Whether those who floated are spared (C7).
    floats: bool,
    /// Who is known to go up, or not to.
    settled: Vec<Option<bool>>,
}

impl<'a> Search<'a> {
    fn new(teams: &'a Teams, residents: &[usize], rest: &[usize]) -> Search<'a> {
        let mut scores: Vec<Fraction> = rest.iter().map(|t| teams.list[*t].score).collect();
        scores.sort_unstable();
        scores.dedup();
        Search {
            teams,
            all: [residents, rest].concat(),
            residents: residents.len(),
            scores,
            following: None,
            floats: false,
            settled: vec![None; teams.list.len()],
        }
    }

    /// Everybody paired: most pairs among the residents (C4), the lowest scores
    /// going up least often (C5), then what has been switched on, then those of
    /// `prefer` before others. `None` if not all can be paired.
    fn solve(&self, prefer: &[usize]) -> Option<Vec<Option<usize>>> {
        let residents = self.residents;
        let mut ranges: Ranges = vec![residents];
        ranges.extend(self.scores.iter().map(|_| residents));
        ranges.extend([self.all.len(), residents]);
        ranges.extend(prefer.iter().map(|_| 1));
        let worth = |a: usize, b: usize| {
            let (one, other) = (self.all[a], self.all[b]);
            if !self.teams.may_meet(one, other) || self.is_settled_otherwise(a, b) {
                return None;
            }
            let mut worth = vec![0; ranges.len()];
            let own = b < residents;
            worth[0] = i64::from(own);
            let floater = a < residents && !own;
            let score = self.teams.list[other].score;
            if floater {
                let level = self.scores.iter().position(|s| *s == score);
                level.inspect(|level| worth[1 + level] = -1);
            }
            let at = 1 + self.scores.len();
            let inside = a >= residents && self.teams.list[one].score == score;
            worth[at] = i64::from(inside && self.following == Some(score));
            worth[at + 1] = -i64::from(floater && self.floats && self.teams.list[other].floated);
            if floater && let Some(place) = prefer.iter().position(|t| *t == other) {
                worth[at + 2 + place] = 1;
            }
            Some(worth)
        };
        let found = heaviest(self.all.len(), &ranges, worth);
        found.iter().all(Option::is_some).then_some(found)
    }

    /// Whether a pair contradicts what is settled. `a` stands before `b`.
    fn is_settled_otherwise(&self, a: usize, b: usize) -> bool {
        let goes_up = a < self.residents;
        let wrong = |t: usize| match self.settled[self.all[t]] {
            Some(up) => up != goes_up,
            None => false,
        };
        b >= self.residents && (wrong(b) || !goes_up && wrong(a))
    }

    /// Who goes up in a pairing.
    fn up(&self, found: &[Option<usize>]) -> Vec<usize> {
        (0..self.residents)
            .filter_map(|a| found[a].filter(|b| *b >= self.residents))
            .map(|b| self.all[b])
            .collect()
    }

    /// C6: the following score group, if anything is left of it, shall need no
    /// more teams from below than its size makes necessary. Counts only if some
    /// choice achieves that.
    fn look_ahead(&mut self, up: &[usize]) {
        let Some(next) = self.scores.last().copied() else {
            return;
        };
        let in_next = |t: &&usize| self.teams.list[**t].score == next;
        let left = self.all.iter().filter(in_next).count() - up.iter().filter(in_next).count();
        self.following = Some(next);
        let inside = self.solve(&[]).map_or(0, |found| {
            (self.residents..self.all.len())
                .filter(|a| {
                    let in_next = |t: usize| self.teams.list[self.all[t]].score == next;
                    in_next(*a) && found[*a].is_some_and(|b| b >= self.residents && in_next(b))
                })
                .count()
        });
        if inside / 2 < left / 2 {
            self.following = None;
        }
    }
}
