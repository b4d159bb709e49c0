//! How well a draw fulfils the criteria, bracket by bracket: for explanations.

use std::cmp::Reverse;

use super::Draw;
use super::score_groups;
use crate::Fraction;
use crate::pairing::Edition;
use crate::pairing::field::{Entrant, Field, Float, Wish};

/// What one criterion counts in one bracket; less is better, compared from the
/// first number on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rating {
    /// Points of the residents of the bracket.
    pub(crate) score: i64,
    /// Number of the criterion in the edition's text.
    pub(crate) criterion: u8,
    pub(crate) value: Vec<Fraction>,
}

/// All criteria of all brackets, in the order in which they decide.
pub(crate) fn rate(field: &Field, draw: &Draw, edition: Edition) -> Vec<Rating> {
    let mut all = Vec::new();
    if edition == Edition::E2026
        && let Some(resting) = draw.resting
    {
        let score = field.players[0].score;
        all.push(Rating {
            score,
            criterion: 5,
            value: vec![field.points(field.players[resting].score)],
        });
    }
    let mut moved: Vec<usize> = Vec::new();
    for residents in score_groups(field) {
        let inside = |p: &usize| moved.contains(p) || residents.contains(p);
        let pairs: Vec<(usize, usize)> = draw
            .pairs
            .iter()
            .copied()
            .filter(|(a, b)| inside(a) && inside(b))
            .collect();
        let paired: Vec<usize> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let everybody = moved.iter().chain(&residents).copied();
        let down: Vec<usize> = everybody.filter(|p| !paired.contains(p)).collect();
        let bracket = Bracket {
            field,
            moved: &moved,
            pairs: &pairs,
            down: &down,
        };
        let score = field.players[residents[0]].score;
        all.extend(bracket.ratings(score, draw.resting, edition));
        moved = down;
    }
    all
}

struct Bracket<'a> {
    field: &'a Field,
    moved: &'a [usize],
    pairs: &'a [(usize, usize)],
    down: &'a [usize],
}

impl Bracket<'_> {
    fn player(&self, index: usize) -> &Entrant {
        &self.field.players[index]
    }

    fn ratings(&self, score: i64, resting: Option<usize>, edition: Edition) -> Vec<Rating> {
        // 2026 numbers of the criteria, and what 2017 called them.
        let number = |n2026: u8| match (edition, n2026) {
            (Edition::E2026, n) => n,
            (Edition::E2017, n) if n >= 10 => n - 2,
            (Edition::E2017, n) => n - 1,
        };
        let count = |n: usize| vec![Fraction::whole(i64::try_from(n).unwrap_or(i64::MAX))];
        let mut list = vec![(6, count(self.down.len())), (7, self.scores(self.down))];
        if let [one] = self.down
            && resting == Some(*one)
            && edition == Edition::E2026
        {
            list.push((9, count(self.player(*one).unplayed.into())));
        }
        list.extend([10, 11, 12, 13].into_iter().zip(self.colours().map(count)));
        for back in 0..2 {
            let [dropped, lifted] = self.floats(back);
            let shift = u8::try_from(back).unwrap_or(0) * 2;
            let residents = dropped.iter().filter(|p| !self.moved.contains(p)).count();
            list.push((14 + shift, count(residents)));
            list.push((15 + shift, count(lifted.len())));
            let moved: Vec<usize> = dropped
                .into_iter()
                .filter(|p| self.moved.contains(p))
                .collect();
            list.push((18 + shift, self.scores(&moved)));
            list.push((19 + shift, self.scores(&lifted)));
        }
        list.sort_by_key(|(criterion, _)| *criterion);
        list.into_iter()
            .map(|(criterion, value)| Rating {
                score,
                criterion: number(criterion),
                value,
            })
            .collect()
    }

    fn scores(&self, players: &[usize]) -> Vec<Fraction> {
        let mut scores: Vec<i64> = players.iter().map(|p| self.player(*p).score).collect();
        scores.sort_unstable_by_key(|s| Reverse(*s));
        scores.into_iter().map(|s| self.field.points(s)).collect()
    }

    /// Top scorers with a colour difference above two, or the same colour for
    /// the third time; wishes and strong wishes not granted.
    fn colours(&self) -> [usize; 4] {
        let mut count = [0; 4];
        for (a, b) in self.pairs {
            let (a, b) = (self.player(*a), self.player(*b));
            if a.colour.is_none() || a.colour != b.colour {
                continue;
            }
            let absolute = a.wish == Wish::Absolute && b.wish == Wish::Absolute;
            count[0] += usize::from(absolute && a.is_lopsided() && b.is_lopsided());
            count[1] += usize::from(absolute && super::weigh::third_alike(a, b));
            count[2] += 1;
            count[3] += usize::from(!absolute && a.wish.min(b.wish) >= Wish::Strong);
        }
        count
    }

    /// Who goes down again, and above whom somebody stands who is lifted again.
    /// Those who came down and meet somebody are equally far in every draw that
    /// pairs the same number of them.
    fn floats(&self, back: usize) -> [Vec<usize>; 2] {
        let is = |p: usize, float: Float| self.player(p).floats[back] == float;
        let dropped = self.down.iter().copied().filter(|p| is(*p, Float::Down));
        let lifted = self
            .pairs
            .iter()
            .filter(|(a, b)| self.player(*a).score > self.player(*b).score && is(*b, Float::Up));
        [dropped.collect(), lifted.map(|(a, _)| *a).collect()]
    }
}
