//! The pairs of one bracket: the best candidate, and among equally good ones
//! the first in the order of generation (C.04.3 articles 3 and 4).

use super::bracket::{Bracket, Groups, Part, Rules};
use super::plan::Plan;
use crate::pairing::field::Field;
use crate::pairing::matching::{Matcher, Weight, Wide};

/// Pairs of a bracket and who goes down.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Decision {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) down: Vec<usize>,
}

/// How many pairs a bracket can make at most, by its rules without the order of
/// generation.
pub(super) fn most_pairs(field: &Field, groups: &Groups, rules: &Rules) -> usize {
    with_width(field, groups, rules, Ask::Count).pairs.len()
}

/// Pairs a bracket.
pub(super) fn decide(field: &Field, groups: &Groups, rules: &Rules) -> Decision {
    with_width(field, groups, rules, Ask::Pairs)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ask {
    Count,
    Pairs,
}

/// Takes the narrowest kind of weight that has room for all criteria.
fn with_width(field: &Field, groups: &Groups, rules: &Rules, ask: Ask) -> Decision {
    let plan = Plan::new(field, groups, rules);
    let limbs = plan.limbs();
    let job = Job {
        field,
        groups,
        rules,
    };
    match limbs {
        0..=1 => job.run::<i128>(plan, ask),
        2 => job.run::<Wide<2>>(plan, ask),
        3 => job.run::<Wide<3>>(plan, ask),
        4 => job.run::<Wide<4>>(plan, ask),
        5..=8 => job.run::<Wide<8>>(plan, ask),
        9..=16 => job.run::<Wide<16>>(plan, ask),
        _ => job.run::<Wide<64>>(plan, ask),
    }
}

struct Job<'a> {
    field: &'a Field,
    groups: &'a Groups,
    rules: &'a Rules,
}

impl Job<'_> {
    fn run<W: Weight>(&self, plan: Plan, ask: Ask) -> Decision {
        if ask == Ask::Count {
            let bracket = Bracket::<W>::new(self.field, self.groups, self.rules, plan);
            let matcher = solved(&bracket);
            return Decision {
                pairs: inside_pairs(&bracket, &matcher),
                down: Vec::new(),
            };
        }
        let mut decision = Decision::default();
        let mut groups = self.groups.clone();
        let mut plan = Some(plan);
        let mut expected = groups.residents.len() / 2;
        if !groups.moved.is_empty() {
            let own = plan
                .take()
                .unwrap_or_else(|| Plan::new(self.field, &groups, self.rules));
            let bracket = Bracket::<W>::new(self.field, &groups, self.rules, own);
            let (pairs, left) = pair_moved(bracket);
            expected = left;
            let paired: Vec<usize> = pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
            groups.moved.retain(|p| !paired.contains(p));
            groups.residents.retain(|p| !paired.contains(p));
            decision.pairs = pairs;
        }
        // How many pairs the residents make is only known once it was tried.
        for _ in 0..=self.groups.residents.len() {
            // Room for criteria is as for the whole bracket.
            let own = plan
                .take()
                .unwrap_or_else(|| Plan::new(self.field, self.groups, self.rules));
            let mut bracket = Bracket::<W>::new(self.field, &groups, self.rules, own);
            bracket.count_exchanges(expected);
            let matcher = solved(&bracket);
            let found = inside_pairs(&bracket, &matcher).len();
            if found != expected {
                expected = found;
                continue;
            }
            decision
                .pairs
                .extend(pair_residents(&mut bracket, matcher, expected));
            break;
        }
        let paired: Vec<usize> = decision.pairs.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let all = self.groups.moved.iter().chain(&self.groups.residents);
        decision.down = all.copied().filter(|p| !paired.contains(p)).collect();
        decision
    }
}

fn solved<W: Weight>(bracket: &Bracket<'_, W>) -> Matcher<W> {
    let (duals, mut quota) = bracket.start();
    let mut matcher = Matcher::new(duals);
    let half = bracket.residents.len() / 2;
    matcher.greedy(bracket, half, |a, b| quota.take(a, b));
    matcher.greedy(bracket, half, |_, _| true);
    matcher.solve(bracket);
    matcher
}

/// Pairs inside the bracket, as players.
fn inside_pairs<W: Weight>(bracket: &Bracket<'_, W>, matcher: &Matcher<W>) -> Vec<(usize, usize)> {
    (0..bracket.residents.end)
        .filter_map(|low| {
            let high = matcher
                .partner(low)
                .filter(|h| *h > low && bracket.is_inside(*h))?;
            Some((bracket.people[low], bracket.people[high]))
        })
        .collect()
}

/// Chooses which moved down players are paired, and with whom. Also says how
/// many pairs the residents then make among themselves.
fn pair_moved<W: Weight>(mut bracket: Bracket<'_, W>) -> (Vec<(usize, usize)>, usize) {
    let mut matcher = solved(&bracket);
    let moved = bracket.residents.start;
    let partner = |bracket: &Bracket<'_, W>, matcher: &Matcher<W>, vertex: usize| {
        matcher
            .partner(vertex)
            .filter(|p| bracket.residents.contains(p))
    };
    let all = inside_pairs(&bracket, &matcher).len();
    let keep = i64::try_from(bracket.residents.end + 1).unwrap_or(i64::MAX);
    let mut chosen = Vec::new();
    for vertex in 0..moved {
        if partner(&bracket, &matcher, vertex).is_none() {
            bracket.favour(vertex, 1);
            matcher.touch(&bracket, vertex);
            matcher.solve(&bracket);
        }
        let is_paired = partner(&bracket, &matcher, vertex).is_some();
        bracket.favour(vertex, if is_paired { keep } else { 0 });
        matcher.touch(&bracket, vertex);
        matcher.solve(&bracket);
        if is_paired {
            chosen.push(vertex);
        }
    }
    let mut pairs = Vec::new();
    for vertex in chosen {
        bracket.try_earliest(vertex);
        matcher.touch(&bracket, vertex);
        matcher.solve(&bracket);
        bracket.stop_trial();
        if let Some(other) = partner(&bracket, &matcher, vertex) {
            matcher.take_out(vertex, other);
            matcher.solve(&bracket);
            pairs.push((bracket.people[vertex], bracket.people[other]));
        }
    }
    let left = all - pairs.len();
    (pairs, left)
}

/// Chooses exchanges and then the partners, of residents among themselves.
fn pair_residents<W: Weight>(
    bracket: &mut Bracket<'_, W>,
    mut matcher: Matcher<W>,
    pairs: usize,
) -> Vec<(usize, usize)> {
    let residents = bracket.residents.clone();
    let middle = residents.start + pairs;
    let exchanges = (residents.start..middle)
        .filter(|v| !is_upper(bracket, &matcher, *v))
        .count();
    if exchanges > 0 {
        exchange_down(bracket, &mut matcher, middle, exchanges);
        exchange_up(bracket, &mut matcher, middle, exchanges);
    }
    for vertex in residents.clone() {
        let upper = is_upper(bracket, &matcher, vertex);
        bracket.parts[vertex] = if upper { Part::Upper } else { Part::NotUpper };
    }
    let mut made = Vec::new();
    for vertex in residents {
        if bracket.parts[vertex] != Part::Upper {
            continue;
        }
        let now = matcher.partner(vertex).unwrap_or(vertex);
        let earlier = (vertex + 1..now)
            .any(|other| matcher.is_active(other) && matcher.may_be_tight(bracket, vertex, other));
        if earlier {
            bracket.try_earliest(vertex);
            matcher.touch(bracket, vertex);
            matcher.solve(bracket);
            bracket.stop_trial();
        }
        if let Some(other) = matcher.partner(vertex) {
            matcher.take_out(vertex, other);
            matcher.solve(bracket);
            made.push((bracket.people[vertex], bracket.people[other]));
        }
    }
    made
}

/// Whether a resident is the higher of his pair inside.
fn is_upper<W: Weight>(bracket: &Bracket<'_, W>, matcher: &Matcher<W>, vertex: usize) -> bool {
    matcher
        .partner(vertex)
        .is_some_and(|p| p > vertex && bracket.is_inside(p))
}

fn ask<W: Weight>(
    bracket: &mut Bracket<'_, W>,
    matcher: &mut Matcher<W>,
    vertex: usize,
    value: i64,
) {
    bracket.try_upper(vertex, value);
    matcher.touch(bracket, vertex);
    matcher.solve(bracket);
}

/// From the first half go down: the lowest players possible.
fn exchange_down<W: Weight>(
    bracket: &mut Bracket<'_, W>,
    matcher: &mut Matcher<W>,
    middle: usize,
    mut left: usize,
) {
    for vertex in (bracket.residents.start..middle).rev() {
        if left == 0 {
            return;
        }
        if is_upper(bracket, matcher, vertex) {
            ask(bracket, matcher, vertex, -1);
        }
        if !is_upper(bracket, matcher, vertex) {
            left -= 1;
            bracket.parts[vertex] = Part::NotUpper;
        }
        bracket.stop_trial();
        matcher.touch(bracket, vertex);
        matcher.solve(bracket);
    }
}

/// From the second half go up: the highest players possible. Who is last is
/// already fixed by the sum of the numbers.
fn exchange_up<W: Weight>(
    bracket: &mut Bracket<'_, W>,
    matcher: &mut Matcher<W>,
    middle: usize,
    mut left: usize,
) {
    for vertex in middle..bracket.residents.end {
        if left <= 1 {
            return;
        }
        if !is_upper(bracket, matcher, vertex) {
            ask(bracket, matcher, vertex, 1);
        }
        if is_upper(bracket, matcher, vertex) {
            left -= 1;
            bracket.parts[vertex] = Part::Upper;
        }
        bracket.stop_trial();
        matcher.touch(bracket, vertex);
        matcher.solve(bracket);
    }
}

/// Whether the heaviest matching of all leaves over nobody, or one who may.
pub(super) fn is_complete(field: &Field, groups: &Groups, rules: &Rules) -> bool {
    let plan = Plan::new(field, groups, rules);
    let bracket = Bracket::<i128>::new(field, groups, rules, plan);
    let matcher = solved(&bracket);
    let most = rules.complete.unwrap_or(i64::MAX);
    let alone: Vec<&crate::pairing::field::Entrant> = (0..bracket.people.len())
        .filter(|v| matcher.partner(*v).is_none())
        .map(|v| &field.players[bracket.people[v]])
        .collect();
    match alone[..] {
        [] => true,
        [one] => one.may_rest && one.score <= most,
        _ => false,
    }
}
