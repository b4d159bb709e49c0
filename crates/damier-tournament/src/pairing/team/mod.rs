//! Teams by the Swiss Team Pairing System of FIDE (C.04.6, applied from
//! 1 February 2026).
//!
//! It is not the Dutch system with teams for players: a score group takes teams
//! *up* from below until it can be paired, colours never keep two teams apart,
//! and among equally good pairings the first by the numbers of its upper members
//! counts. Every choice is the heaviest matching under criteria in falling
//! priority, so that nothing has to be enumerated.

mod bracket;
mod colours;
mod field;
mod heaviest;
mod rate;
mod upfloaters;

use super::Pair;

pub(super) use field::Teams;
pub(super) use rate::rate;

/// Pairs by index into the field, the lower number first, and who is left over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Draw {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) resting: Option<usize>,
}

/// Pairs of a round with colours (of the first board), best match first; `None`
/// if no pairing keeps the absolute criteria.
pub(super) fn pair(teams: &Teams) -> Option<Vec<Pair>> {
    Some(boards(teams, &draw(teams)?))
}

/// Who meets whom, without colours (article 3.3).
pub(super) fn draw(teams: &Teams) -> Option<Draw> {
    let mut draw = Draw::default();
    let mut left: Vec<usize> = (0..teams.list.len()).collect();
    if left.len() % 2 == 1 {
        let resting = resting(teams, &left)?;
        left.retain(|t| *t != resting);
        draw.resting = Some(resting);
    } else if !upfloaters::can_complete(teams, &left) {
        return None;
    }
    while !left.is_empty() {
        let most = left.iter().map(|t| teams.list[*t].score).max();
        let (mut members, rest): (Vec<usize>, Vec<usize>) = left
            .iter()
            .partition(|t| Some(teams.list[**t].score) == most);
        let up = upfloaters::choose(teams, &members, &rest)?;
        members.extend(&up);
        draw.pairs.extend(bracket::pair(teams, &members, most?)?);
        left = rest.into_iter().filter(|t| !up.contains(t)).collect();
    }
    Some(draw)
}

/// Who gets the bye (article 3.4): of those who may, lowest score, then most
/// matches played, then the largest number, such that the others can be paired.
fn resting(teams: &Teams, all: &[usize]) -> Option<usize> {
    let mut candidates: Vec<usize> = all
        .iter()
        .copied()
        .filter(|t| teams.list[*t].may_rest)
        .collect();
    candidates.sort_by_key(|t| {
        let team = &teams.list[*t];
        (
            team.score,
            std::cmp::Reverse(team.played()),
            std::cmp::Reverse(team.number),
        )
    });
    candidates.into_iter().find(|resting| {
        let others: Vec<usize> = all.iter().copied().filter(|t| t != resting).collect();
        upfloaters::can_complete(teams, &others)
    })
}

/// Gives colours and puts matches in order: most points of the better team
/// first, then of both together, then the lower number.
pub(super) fn boards(teams: &Teams, draw: &Draw) -> Vec<Pair> {
    let mut order = draw.pairs.clone();
    let key = |(a, b): &(usize, usize)| {
        let (one, other) = (&teams.list[*a], &teams.list[*b]);
        let rank = |t: &field::Team| (std::cmp::Reverse(t.real_score), t.number);
        (
            std::cmp::Reverse(one.real_score.max(other.real_score)),
            std::cmp::Reverse(one.real_score + other.real_score),
            rank(one).min(rank(other)).1,
        )
    };
    order.sort_by_key(key);
    let mut pairs: Vec<Pair> = order
        .into_iter()
        .map(|(a, b)| {
            let one_white = colours::has_white(teams, a, b);
            let (white, black) = if one_white { (a, b) } else { (b, a) };
            Pair {
                white: teams.list[white].id,
                black: Some(teams.list[black].id),
            }
        })
        .collect();
    pairs.extend(draw.resting.map(|t| Pair {
        white: teams.list[t].id,
        black: None,
    }));
    pairs
}

#[cfg(test)]
mod tests;
