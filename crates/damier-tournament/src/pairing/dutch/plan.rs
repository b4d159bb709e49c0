//! Which criteria a bracket needs, and where they stand in the weights.

use super::bracket::{Ahead, Groups, Rules};
use super::layout::{Layout, Slot};
use crate::pairing::field::Field;

/// Places of the criteria.
pub(super) struct Slots {
    pub(super) complete: Slot,
    pub(super) pairs: Slot,
    /// By points of the higher player, highest first.
    pub(super) paired_scores: Vec<Slot>,
    pub(super) next_pairs: Slot,
    pub(super) next_scores: Vec<Slot>,
    pub(super) unplayed: Slot,
    pub(super) wide_colours: Slot,
    pub(super) third_colour: Slot,
    pub(super) wishes: Slot,
    pub(super) strong_wishes: Slot,
    /// Repeated floats: down, up, of the round before and of two before.
    pub(super) floats: [[Slot; 2]; 2],
    /// The same by score difference, highest first.
    pub(super) float_scores: [[Vec<Slot>; 2]; 2],
    pub(super) exchanges: Slot,
    pub(super) numbers: Slot,
    pub(super) order: Slot,
}

/// The criteria's places for a bracket. `rules` and the groups decide which
/// take room.
pub(super) struct Plan {
    pub(super) layout: Layout,
    pub(super) slots: Slots,
    pub(super) scores: Vec<i64>,
    pub(super) levels: Vec<i64>,
    pub(super) lowest: i64,
}

impl Plan {
    pub(super) fn new(field: &Field, groups: &Groups, rules: &Rules) -> Plan {
        let all = groups.size();
        let inside = groups.moved.len() + groups.residents.len();
        let (scores, levels, lowest) = score_levels(field, groups, rules);
        let mut layout = Layout::default();
        // A criterion that plays no part takes one bit and stays nought.
        let of = |used: bool, range: usize| if used { range } else { 0 };
        let many = |layout: &mut Layout, used: bool, range: usize| -> Vec<Slot> {
            let count = if used { levels.len() } else { 0 };
            (0..count).map(|_| layout.add(range)).collect()
        };
        let done = usize::from(field.rounds_done);
        let ahead = rules.ahead != Ahead::No;
        let complete = layout.add(of(rules.complete.is_some(), all * 2));
        let pairs = layout.add(inside);
        let moved = rules.collapsed || !groups.moved.is_empty();
        let paired_scores = many(&mut layout, moved, inside * 2);
        let next_pairs = layout.add(of(ahead, all * 2));
        let next_scores: Vec<Slot> = (0..if ahead { scores.len() } else { 0 })
            .map(|_| layout.add(inside))
            .collect();
        let unplayed = layout.add(of(rules.resting_score.is_some(), all * (done + 1)));
        let wide_colours = layout.add(of(field.last_round, inside));
        let third_colour = layout.add(of(field.last_round, inside));
        let wishes = layout.add(of(done > 0, inside));
        let strong_wishes = layout.add(of(done > 0, inside));
        let pair = |layout: &mut Layout, used: bool| {
            [
                layout.add(of(used, inside * 2)),
                layout.add(of(used && moved, inside)),
            ]
        };
        let floats = [pair(&mut layout, done > 0), pair(&mut layout, done > 1)];
        let mut lists = |used: bool| {
            [
                many(&mut layout, used && moved, inside * 2),
                many(&mut layout, used && moved, inside),
            ]
        };
        let float_scores = [lists(done > 0), lists(done > 1)];
        let exchanges = layout.add(inside);
        let numbers = layout.add(inside * inside);
        let order = layout.add((groups.moved.len() + 1) * (inside + 2) * 2);
        layout.finish();
        let slots = Slots {
            complete,
            pairs,
            paired_scores,
            next_pairs,
            next_scores,
            unplayed,
            wide_colours,
            third_colour,
            wishes,
            strong_wishes,
            floats,
            float_scores,
            exchanges,
            numbers,
            order,
        };
        Plan {
            layout,
            slots,
            scores,
            levels,
            lowest,
        }
    }

    pub(super) const fn limbs(&self) -> usize {
        self.layout.limbs()
    }
}

/// Points in the bracket, highest first; by which levels players left over are
/// told apart; the lowest points.
fn score_levels(field: &Field, groups: &Groups, rules: &Rules) -> (Vec<i64>, Vec<i64>, i64) {
    let inside = groups.moved.iter().chain(&groups.residents);
    let mut scores: Vec<i64> = inside.map(|i| field.players[*i].score).collect();
    scores.sort_unstable_by(|a, b| b.cmp(a));
    scores.dedup();
    let lowest = scores.last().copied().unwrap_or(0);
    let levels = if rules.collapsed {
        collapsed_levels(field, groups, lowest)
    } else {
        scores.clone()
    };
    (scores, levels, lowest)
}

/// 2017: score differences that can come about in a collapsed bracket, highest
/// first; a downfloater's is counted to one point below the lowest.
fn collapsed_levels(field: &Field, groups: &Groups, lowest: i64) -> Vec<i64> {
    let mut scores: Vec<i64> = groups
        .moved
        .iter()
        .chain(&groups.residents)
        .map(|i| field.players[*i].score)
        .collect();
    scores.sort_unstable();
    scores.dedup();
    let mut levels: Vec<i64> = scores
        .iter()
        .map(|score| score - lowest + field.one_point)
        .collect();
    for (index, high) in scores.iter().enumerate() {
        levels.extend(scores[..=index].iter().map(|low| high - low));
    }
    levels.sort_unstable_by(|a, b| b.cmp(a));
    levels.dedup();
    levels
}
