//! The rules once more, word by word and slowly: every candidate of every
//! bracket is tried (C.04.3 2026, articles 2 to 4).

use std::cmp::Reverse;

use super::*;
use crate::model::{Event, System};
use crate::pairing::field::{Entrant, Float, Wish};
use crate::pairing::placed;
use crate::simulate::Simulation;

type Pairs = Vec<(usize, usize)>;

struct Oracle<'a> {
    field: &'a Field,
    most: i64,
}

impl Oracle<'_> {
    fn player(&self, index: usize) -> &Entrant {
        &self.field.players[index]
    }

    fn score(&self, index: usize) -> i64 {
        self.player(index).score
    }

    /// C4 and C5: the rest can be paired; at most one is left over, who may be.
    fn can_complete(&self, people: &[usize], most: i64) -> bool {
        let Some((first, rest)) = people.split_first() else {
            return true;
        };
        let rests = self.field.players.len() % 2 == 1
            && people.len() % 2 == 1
            && self.player(*first).may_rest
            && self.score(*first) <= most
            && self.can_complete(rest, i64::MIN);
        rests
            || (0..rest.len()).any(|index| {
                let mut others = rest.to_vec();
                let other = others.remove(index);
                self.field.may_meet(*first, other) && self.can_complete(&others, most)
            })
    }

    /// All ways to pair some of a bracket; two who came down never meet.
    fn candidates(&self, moved: &[usize], residents: &[usize]) -> Vec<Pairs> {
        let all: Vec<usize> = moved.iter().chain(residents).copied().collect();
        let mut found = Vec::new();
        self.extend(&all, moved.len(), &mut Vec::new(), &mut found);
        found
    }

    fn extend(&self, open: &[usize], moved: usize, made: &mut Pairs, found: &mut Vec<Pairs>) {
        let Some((first, rest)) = open.split_first() else {
            found.push(made.clone());
            return;
        };
        self.extend(rest, moved.saturating_sub(1), made, found);
        for (index, other) in rest.iter().enumerate() {
            let both_moved = moved > 0 && index + 1 < moved;
            if both_moved || !self.field.may_meet(*first, *other) {
                continue;
            }
            let mut others = rest.to_vec();
            others.remove(index);
            made.push((*first, *other));
            self.extend(&others, moved.saturating_sub(1), made, found);
            made.pop();
        }
    }

    fn down(all: &[usize], pairs: &Pairs) -> Vec<usize> {
        let paired: Vec<usize> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        all.iter()
            .copied()
            .filter(|p| !paired.contains(p))
            .collect()
    }

    /// C6 and C7: how many go down, and their points from the highest.
    fn downfloats(&self, down: &[usize]) -> (usize, Vec<i64>) {
        let mut scores: Vec<i64> = down.iter().map(|p| self.score(*p)).collect();
        scores.sort_unstable_by_key(|s| Reverse(*s));
        (down.len(), scores)
    }

    /// C8: the best that the following bracket can then do in C6 and C7.
    fn below(&self, down: &[usize], groups: &[Vec<usize>]) -> (usize, Vec<i64>) {
        let Some((next, rest)) = groups.split_first() else {
            return (0, Vec::new());
        };
        let all: Vec<usize> = down.iter().chain(next).copied().collect();
        let fine = |pairs: &Pairs| {
            let mut left = Self::down(&all, pairs);
            left.extend(rest.iter().flatten());
            self.can_complete(&left, self.most)
        };
        let options = self.candidates(down, next);
        let options = options.iter().filter(|p| fine(p));
        options
            .map(|p| self.downfloats(&Self::down(&all, p)))
            .min()
            .expect("C4 held before")
    }

    /// C10 to C13: how many are let down, worst first.
    fn colours(&self, pairs: &Pairs) -> [usize; 4] {
        let mut count = [0; 4];
        for (a, b) in pairs {
            let (a, b) = (self.player(*a), self.player(*b));
            if a.colour.is_none() || a.colour != b.colour {
                continue;
            }
            count[2] += 1;
            let absolute = a.wish == Wish::Absolute && b.wish == Wish::Absolute;
            count[3] += usize::from(!absolute && a.wish.min(b.wish) >= Wish::Strong);
            if absolute {
                count[0] += usize::from(a.difference.abs() > 1 && b.difference.abs() > 1);
                // Who gives way gets the colour he had twice.
                let gives_way = match a.difference.abs().cmp(&b.difference.abs()) {
                    std::cmp::Ordering::Less => a.repeated.is_some(),
                    std::cmp::Ordering::Greater => b.repeated.is_some(),
                    std::cmp::Ordering::Equal => a.repeated.is_some() && b.repeated.is_some(),
                };
                count[1] += usize::from(gives_way);
            }
        }
        count
    }

    /// C14 to C17 as counts, then C18 to C21 as points of those who came down.
    fn floats(&self, moved: &[usize], pairs: &Pairs, down: &[usize]) -> [Vec<i64>; 8] {
        let mut all: [Vec<i64>; 8] = Default::default();
        for back in 0..2 {
            let is = |p: &usize, float: Float| self.player(*p).floats[back] == float;
            let residents = down
                .iter()
                .filter(|p| !moved.contains(p) && is(p, Float::Down))
                .count();
            let lifted: Vec<i64> = pairs
                .iter()
                .filter(|(a, b)| moved.contains(a) && is(b, Float::Up))
                .map(|(a, _)| self.score(*a))
                .collect();
            // Being left over is farther than any pair; among the paired the
            // distance is given by the points.
            let far = |p: &usize| (i64::from(down.contains(p)) << 32) + self.score(*p);
            let dropped: Vec<i64> = moved
                .iter()
                .filter(|p| is(p, Float::Down))
                .map(far)
                .collect();
            let number = |n: usize| vec![i64::try_from(n).expect("few")];
            let sorted = |mut list: Vec<i64>| {
                list.sort_unstable_by_key(|s| Reverse(*s));
                list
            };
            all[back * 2] = number(residents);
            all[back * 2 + 1] = number(lifted.len());
            all[4 + back * 2] = sorted(dropped);
            all[5 + back * 2] = sorted(lifted);
        }
        all
    }

    /// When a candidate is generated (articles 3.6, 3.7 and 4).
    fn generation(&self, moved: &[usize], residents: &[usize], pairs: &Pairs) -> Vec<i64> {
        let number = |list: &[usize], p: usize| {
            i64::try_from(list.iter().position(|x| *x == p).expect("inside")).expect("few")
        };
        let of_moved: Vec<&(usize, usize)> =
            pairs.iter().filter(|(a, _)| moved.contains(a)).collect();
        let mut key: Vec<i64> = of_moved.iter().map(|(a, _)| number(moved, *a)).collect();
        key.extend(of_moved.iter().map(|(_, b)| number(residents, *b)));
        let taken: Vec<usize> = of_moved.iter().map(|(_, b)| *b).collect();
        let rest: Vec<usize> = residents
            .iter()
            .copied()
            .filter(|r| !taken.contains(r))
            .collect();
        let mut inner: Vec<&(usize, usize)> =
            pairs.iter().filter(|(a, _)| !moved.contains(a)).collect();
        inner.sort();
        let half = inner.len();
        let upper: Vec<usize> = inner.iter().map(|(a, _)| *a).collect();
        let mut gone: Vec<i64> = rest[..half]
            .iter()
            .filter(|p| !upper.contains(p))
            .map(|p| number(&rest, *p))
            .collect();
        let come: Vec<i64> = rest[half..]
            .iter()
            .filter(|p| upper.contains(p))
            .map(|p| number(&rest, *p))
            .collect();
        key.push(i64::try_from(gone.len()).expect("few"));
        key.push(come.iter().sum::<i64>() - gone.iter().sum::<i64>());
        gone.reverse();
        key.extend(gone.iter().map(|g| -g));
        key.extend(come);
        key.extend(inner.iter().map(|(_, b)| number(&rest, *b)));
        key
    }

    fn bracket(
        &self,
        moved: &[usize],
        residents: &[usize],
        groups: &[Vec<usize>],
    ) -> (Pairs, Vec<usize>) {
        let all: Vec<usize> = moved.iter().chain(residents).copied().collect();
        let odd = self.field.players.len() % 2 == 1;
        let resting_here = odd && self.score(residents[0]) <= self.most;
        let rate = |pairs: &Pairs| {
            let down = Self::down(&all, pairs);
            let mut left = down.clone();
            left.extend(groups.iter().flatten());
            if !self.can_complete(&left, self.most) {
                return None;
            }
            let unplayed = match down[..] {
                [one] if resting_here => self.player(one).unplayed,
                _ => 0,
            };
            Some((
                self.downfloats(&down),
                self.below(&down, groups),
                unplayed,
                self.colours(pairs),
                self.floats(moved, pairs, &down),
                self.generation(moved, residents, pairs),
            ))
        };
        let candidates = self.candidates(moved, residents);
        let rated = candidates
            .into_iter()
            .filter_map(|pairs| Some((rate(&pairs)?, pairs)));
        let (_, pairs) = rated.min().expect("C4 held before");
        let down = Self::down(&all, &pairs);
        (pairs, down)
    }

    fn draw(&self) -> Draw {
        let mut groups = score_groups(self.field);
        let mut draw = Draw::default();
        let mut moved = Vec::new();
        while !groups.is_empty() {
            let residents = groups.remove(0);
            let (pairs, down) = self.bracket(&moved, &residents, &groups);
            draw.pairs.extend(pairs);
            moved = down;
        }
        draw.resting = moved.first().copied();
        draw
    }
}

/// The draw word by word, `None` if there is no complete pairing.
fn slowly(field: &Field) -> Option<Draw> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    let mut scores: Vec<i64> = field.players.iter().map(|p| p.score).collect();
    scores.sort_unstable();
    let oracle = |most| Oracle { field, most };
    let most = scores
        .into_iter()
        .find(|most| oracle(*most).can_complete(&all, *most))?;
    Some(oracle(most).draw())
}

fn sorted(draw: Option<Draw>) -> Option<(Pairs, Option<usize>)> {
    draw.map(|mut draw| {
        draw.pairs.sort_unstable();
        (draw.pairs, draw.resting)
    })
}

fn events(seeds: std::ops::Range<u64>) -> impl Iterator<Item = Event> {
    seeds.filter_map(|seed| {
        let players = 4 + u32::try_from(seed % 6).expect("small");
        let mut simulation = Simulation::new(players, 5, seed);
        if seed % 3 > 0 {
            simulation.forfeits = 8;
            simulation.half_byes = 8;
            simulation.absences = 9;
        }
        simulation.draws = 15 + u32::try_from(seed % 5).expect("small") * 15;
        simulation.system = System::Dutch2026;
        simulation.run().ok()
    })
}

#[test]
fn equals_the_rules_word_by_word() {
    let mut rounds = 0;
    for event in events(0..260) {
        for round in 1..event.next_round() {
            let field = Field::of(&event, round, Edition::E2026, Some(&placed(&event, round)));
            let wanted = sorted(slowly(&field));
            // All three ways to look below a bracket.
            for small in [0, SMALL] {
                let found = sorted(pair_with(&field, Edition::E2026, small));
                assert_eq!(found, wanted, "{}, round {round}, from {small}", event.name);
            }
            rounds += 1;
        }
    }
    assert!(rounds > 700, "only {rounds} rounds were compared");
}

#[test]
fn says_so_when_there_is_no_pairing() {
    // Three players who have all met, and a fourth who may meet nobody.
    let mut simulation = Simulation::new(4, 3, 1);
    simulation.draws = 100;
    let mut event = simulation.run().expect("three rounds of four");
    event.regulations.rounds = 9;
    assert_eq!(event.rounds.len(), 3);
    let field = Field::of(&event, 4, Edition::E2026, None);
    assert_eq!(pair(&field, Edition::E2026), None);
    assert_eq!(pair(&field, Edition::E2017), None);
    assert_eq!(slowly(&field), None);
}

/// Looking at brackets by themselves first gives what looking at everything
/// does, in fields too large to try all candidates.
#[test]
fn shortcuts_change_nothing() {
    for seed in 0..24 {
        let players = 12 + u32::try_from(seed).expect("small") * 2 + u32::from(seed % 3 == 0);
        let mut simulation = Simulation::new(players, 6, seed);
        simulation.forfeits = 15;
        simulation.half_byes = 12;
        simulation.absences = if seed % 2 == 0 { 12 } else { 0 };
        let event = simulation.run().expect("a first round");
        for edition in [Edition::E2026, Edition::E2017] {
            for round in 1..event.next_round() {
                let field = Field::of(&event, round, edition, Some(&placed(&event, round)));
                let short = sorted(pair_with(&field, edition, 0));
                let long = sorted(pair_with(&field, edition, usize::MAX));
                assert_eq!(short, long, "{}, round {round}, {edition:?}", event.name);
            }
        }
    }
}
