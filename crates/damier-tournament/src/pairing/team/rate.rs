//! How well a draw fulfils the criteria, bracket by bracket: for explanations.

use std::cmp::Reverse;

use super::Draw;
use super::bracket::spoils_c10;
use super::field::Teams;
use crate::Fraction;

/// What one criterion counts in one bracket; less is better, compared from the
/// first number on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::pairing) struct Rating {
    /// Points of the residents of the bracket.
    pub(in crate::pairing) score: Fraction,
    /// Number of the criterion; 3 stands for who gets the bye (article 3.4).
    pub(in crate::pairing) criterion: u8,
    pub(in crate::pairing) value: Vec<Fraction>,
}

/// All criteria of all brackets, in the order in which they decide.
pub(in crate::pairing) fn rate(teams: &Teams, draw: &Draw) -> Vec<Rating> {
    let score = |t: usize| teams.list[t].score;
    let mut all = Vec::new();
    let mut open: Vec<(usize, usize)> = draw.pairs.clone();
    if let Some(resting) = draw.resting {
        all.push(Rating {
            score: score(resting),
            criterion: 3,
            value: vec![score(resting)],
        });
    }
    while let Some(most) = open.iter().flat_map(|(a, b)| [score(*a), score(*b)]).max() {
        // A bracket are the residents and whom they meet.
        let (bracket, left): (Vec<_>, Vec<_>) = open
            .into_iter()
            .partition(|(a, b)| score(*a) == most || score(*b) == most);
        all.extend(ratings(teams, &bracket, &left, most));
        open = left;
    }
    all
}

fn ratings(
    teams: &Teams,
    bracket: &[(usize, usize)],
    left: &[(usize, usize)],
    most: Fraction,
) -> Vec<Rating> {
    let whole = |n: usize| vec![Fraction::whole(i64::try_from(n).unwrap_or(i64::MAX))];
    let score = |t: usize| teams.list[t].score;
    let up: Vec<usize> = bracket
        .iter()
        .flat_map(|(a, b)| [*a, *b])
        .filter(|t| score(*t) < most)
        .collect();
    let mut gaps: Vec<Fraction> = up.iter().map(|t| most - score(*t)).collect();
    gaps.sort_unstable_by_key(|gap| Reverse(*gap));
    let count = |bad: &dyn Fn(usize, usize) -> bool| {
        whole(bracket.iter().filter(|(a, b)| bad(*a, *b)).count())
    };
    let floated = up
        .iter()
        .filter(|t| teams.floats_count && teams.list[**t].floated);
    // C6: how many teams the following score group will need.
    let below = left.iter().flat_map(|(a, b)| [score(*a), score(*b)]);
    let next = below.chain(up.iter().map(|t| score(*t))).max();
    let needs = left
        .iter()
        .filter(|(a, b)| (Some(score(*a)) == next) != (Some(score(*b)) == next));
    [
        (4, whole(up.len())),
        (5, gaps),
        (6, whole(needs.count())),
        (7, whole(floated.count())),
        (8, count(&|a, b| teams.denies(a, b).0)),
        (9, count(&|a, b| teams.denies(a, b).1)),
        (10, count(&|a, b| spoils_c10(teams, most, a, b))),
    ]
    .into_iter()
    .map(|(criterion, value)| Rating {
        score: most,
        criterion,
        value,
    })
    .collect()
}
