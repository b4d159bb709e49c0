//! The pairs of one bracket (article 3.6).

use super::field::Teams;
use super::heaviest::heaviest;
use crate::Fraction;

/// So many upper members are decided about at a time.
const UPPER_AT_A_TIME: usize = 48;
/// So many partners are.
const PARTNERS_AT_A_TIME: usize = 8;

/// Pairs everybody of a bracket whose residents have `score`: fewest wishes left
/// open (C8), fewest strong ones (C9), fewest residents who meet somebody from
/// below again (C10), then the first by the numbers of the upper members and of
/// their partners. The lower number of each pair stands first.
pub(super) fn pair(
    teams: &Teams,
    members: &[usize],
    score: Fraction,
) -> Option<Vec<(usize, usize)>> {
    let mut sorted = members.to_vec();
    sorted.sort_by_key(|t| teams.list[*t].number);
    let count = sorted.len();
    let mut search = Search {
        teams,
        members: sorted,
        score,
        upper: vec![None; count],
        partner: vec![None; count],
    };
    search.settle_upper()?;
    search.settle_partners()?;
    let pairs = (0..count).filter(|a| search.upper[*a] == Some(true));
    Some(
        pairs
            .filter_map(|a| Some((search.members[a], search.members[search.partner[a]?])))
            .collect(),
    )
}

struct Search<'a> {
    teams: &'a Teams,
    /// By number.
    members: Vec<usize>,
    score: Fraction,
    /// Whether each has the lower number of its pair, as far as it is settled.
    upper: Vec<Option<bool>>,
    /// The partner of each, as far as it is settled.
    partner: Vec<Option<usize>>,
}

impl Search<'_> {
    /// What a pair counts under C8, C9 and C10; `a` stands before `b`.
    fn criteria(&self, a: usize, b: usize) -> Option<Vec<i64>> {
        let fits = |t: usize, upper: bool| self.upper[t].is_none_or(|known| known == upper);
        let with = |t: usize, other: usize| self.partner[t].is_none_or(|known| known == other);
        let (one, other) = (self.members[a], self.members[b]);
        let free = fits(a, true) && fits(b, false) && with(a, b) && with(b, a);
        if !free || !self.teams.may_meet(one, other) {
            return None;
        }
        let (open, strong) = self.teams.denies(one, other);
        let again = spoils_c10(self.teams, self.score, one, other);
        Some([open, strong, again].map(|bad| -i64::from(bad)).to_vec())
    }

    /// The pairing of everybody with the best criteria, and further preferences
    /// below them.
    fn solve(
        &self,
        ranges: &[usize],
        further: impl Fn(usize, usize) -> Vec<i64>,
    ) -> Option<Vec<usize>> {
        let count = self.members.len();
        let mut all = vec![count; 3];
        all.extend(ranges);
        let found = heaviest(count, &all, |a, b| {
            let mut worth = self.criteria(a, b)?;
            worth.extend(further(a, b));
            Some(worth)
        });
        found.into_iter().collect()
    }

    fn settle_upper(&mut self) -> Option<()> {
        let places: Vec<usize> = (0..self.members.len()).collect();
        for part in places.chunks(UPPER_AT_A_TIME) {
            let first = part[0];
            let found = self.solve(&vec![1; part.len()], |a, _| {
                let mut further = vec![0; part.len()];
                if (first..first + part.len()).contains(&a) {
                    further[a - first] = 1;
                }
                further
            })?;
            for place in part {
                self.upper[*place] = Some(found[*place] > *place);
            }
        }
        Some(())
    }

    fn settle_partners(&mut self) -> Option<()> {
        let count = self.members.len();
        let upper: Vec<usize> = (0..count)
            .filter(|a| self.upper[*a] == Some(true))
            .collect();
        for part in upper.chunks(PARTNERS_AT_A_TIME) {
            let found = self.solve(&vec![count; part.len()], |a, b| {
                let mut further = vec![0; part.len()];
                if let Some(place) = part.iter().position(|p| *p == a) {
                    further[place] = i64::try_from(count - b).unwrap_or(0);
                }
                further
            })?;
            for place in part {
                self.partner[*place] = Some(found[*place]);
                self.partner[found[*place]] = Some(*place);
            }
        }
        Some(())
    }
}

/// C10: whether the one of a pair who has the points of the bracket meets
/// somebody from below after meeting somebody with another score the round
/// before.
pub(super) fn spoils_c10(teams: &Teams, score: Fraction, a: usize, b: usize) -> bool {
    let (one, other) = (&teams.list[a], &teams.list[b]);
    let (high, low) = if one.score >= other.score {
        (one, other)
    } else {
        (other, one)
    };
    teams.floats_count && low.score < score && high.score > low.score && high.floated
}
