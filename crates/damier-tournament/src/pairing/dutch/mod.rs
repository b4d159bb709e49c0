//! The FIDE Dutch system: bracket by bracket from the top, every criterion in
//! its order.
//!
//! A bracket is first paired by itself. If what is left then reaches all that
//! could be hoped for below (C4, C8), nothing that lies below could have changed
//! the choice, and it stands; otherwise the bracket is paired once more together
//! with the following group, or with everybody left. So the cost of large
//! brackets does not multiply with the size of the field.

mod bracket;
mod complete;
mod decide;
mod layout;
mod plan;
mod rate;
mod start;
mod weigh;

use super::Edition;
use super::field::Field;
use bracket::{Ahead, Groups, Rules};
pub(super) use complete::{exactly_or_quickly, perfectly};
use decide::{Decision, decide};
pub(super) use rate::rate;

/// Below this many players left it is not worth while to look at a bracket by
/// itself first.
const SMALL: usize = 48;

/// Pairs by index into the field, the higher player first, and who is left over.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Draw {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) resting: Option<usize>,
}

/// Pairs a round. `None` if no pairing fulfils the absolute criteria.
pub(crate) fn pair(field: &Field, edition: Edition) -> Option<Draw> {
    pair_with(field, edition, SMALL)
}

fn pair_with(field: &Field, edition: Edition, small: usize) -> Option<Draw> {
    let mut draw = Draw::default();
    let most = match edition {
        Edition::E2026 => complete::resting_score(field)?,
        Edition::E2017 => {
            // Any score will do for the one left over.
            let all: Vec<usize> = (0..field.players.len()).collect();
            exactly_or_quickly(field, &all, i64::MAX).then_some(i64::MAX)?
        }
    };
    let mut run = Run {
        field,
        edition,
        most,
        small,
        groups: score_groups(field),
    };
    let mut moved = Vec::new();
    while !run.groups.is_empty() {
        let residents = run.groups.remove(0);
        let decision = run.bracket(&mut moved, residents);
        draw.pairs.extend(decision.pairs);
        moved = decision.down;
    }
    // More than one left over cannot be: completion was kept up all along.
    draw.resting = moved.first().copied();
    (moved.len() <= 1).then_some(draw)
}

/// Places in the field by score, highest first.
fn score_groups(field: &Field) -> Vec<Vec<usize>> {
    let all: Vec<usize> = (0..field.players.len()).collect();
    let same = |a: &usize, b: &usize| field.players[*a].score == field.players[*b].score;
    all.chunk_by(same).map(<[usize]>::to_vec).collect()
}

struct Run<'a> {
    field: &'a Field,
    edition: Edition,
    /// The most points of the one left over.
    most: i64,
    small: usize,
    /// Score groups below the bracket being paired.
    groups: Vec<Vec<usize>>,
}

impl Run<'_> {
    fn bracket(&mut self, moved: &mut Vec<usize>, residents: Vec<usize>) -> Decision {
        let moved = std::mem::take(moved);
        match self.edition {
            Edition::E2026 => self.bracket_2026(moved, residents),
            Edition::E2017 => self.bracket_2017(moved, residents),
        }
    }

    fn left(&self) -> usize {
        self.groups.iter().map(Vec::len).sum()
    }

    fn bracket_2026(&self, moved: Vec<usize>, residents: Vec<usize>) -> Decision {
        let mut groups = Groups {
            moved,
            residents,
            ..Groups::default()
        };
        let local = Rules {
            complete: None,
            ahead: Ahead::No,
            resting_score: None,
            collapsed: false,
        };
        let resting_here = self.field.players.len() % 2 == 1
            && groups
                .residents
                .first()
                .is_some_and(|p| self.field.players[*p].score <= self.most);
        let below = self.left();
        if below > 0 && groups.size() + below > self.small && !resting_here {
            let decision = decide(self.field, &groups, &local);
            if self.is_fine_below(&decision.down) {
                return decision;
            }
            groups.next.clone_from(&self.groups[0]);
            let ahead = Rules {
                ahead: Ahead::Pairs,
                ..local.clone()
            };
            if below > groups.next.len() {
                let decision = decide(self.field, &groups, &ahead);
                if self.can_be_completed(&decision.down) {
                    return decision;
                }
            }
        }
        groups.next = self.groups.first().cloned().unwrap_or_default();
        groups.rest = self.groups.iter().skip(1).flatten().copied().collect();
        let ahead = if groups.next.is_empty() {
            Ahead::No
        } else {
            Ahead::Pairs
        };
        let mut rules = Rules {
            complete: Some(self.most),
            ahead,
            resting_score: None,
            collapsed: false,
        };
        if resting_here && complete::leaves_only_the_resting(self.field, &groups, &rules) {
            rules.resting_score = Some(self.most);
        }
        decide(self.field, &groups, &rules)
    }

    /// Whether what goes down can all be paired in the following group, with as
    /// many pairs there as its size allows, and the rest be completed: then
    /// nothing better could be had below (C4, C8).
    fn is_fine_below(&self, down: &[usize]) -> bool {
        let mut lists: Vec<&[usize]> = vec![down];
        lists.extend(self.groups.iter().map(Vec::as_slice));
        self.resting_candidates()
            .iter()
            .any(|c| complete::quickly(self.field, &lists, *c))
    }

    fn can_be_completed(&self, down: &[usize]) -> bool {
        let all: Vec<usize> = down
            .iter()
            .chain(self.groups.iter().flatten())
            .copied()
            .collect();
        exactly_or_quickly(self.field, &all, self.most)
    }

    /// Some of those who may be left over; `[None]` if nobody will be.
    fn resting_candidates(&self) -> Vec<Option<usize>> {
        if self.field.players.len().is_multiple_of(2) {
            return vec![None];
        }
        let may = |p: &usize| {
            let player = &self.field.players[*p];
            player.may_rest && player.score <= self.most
        };
        self.groups
            .iter()
            .flatten()
            .rev()
            .copied()
            .filter(may)
            .take(4)
            .map(Some)
            .collect()
    }

    /// 2017: only if those who go down cannot be completed, the bracket is the
    /// last but one and all below are one group (C.4, A.9).
    fn bracket_2017(&mut self, moved: Vec<usize>, residents: Vec<usize>) -> Decision {
        let mut groups = Groups {
            moved,
            residents,
            ..Groups::default()
        };
        let collapsed = groups
            .residents
            .windows(2)
            .any(|pair| self.field.players[pair[0]].score != self.field.players[pair[1]].score);
        let mut rules = Rules {
            complete: None,
            ahead: Ahead::No,
            resting_score: None,
            collapsed,
        };
        let below = self.left();
        if below == 0 {
            rules.complete = Some(i64::MAX);
            return decide(self.field, &groups, &rules);
        }
        if groups.size() + below > self.small {
            let decision = decide(self.field, &groups, &rules);
            if self.is_fine_below(&decision.down) {
                return decision;
            }
        }
        groups.next.clone_from(&self.groups[0]);
        let last = self.groups.len() == 1;
        rules.ahead = if last { Ahead::Complete } else { Ahead::Pairs };
        let decision = decide(self.field, &groups, &rules);
        if self.can_be_completed(&decision.down) {
            return decision;
        }
        let below: Vec<usize> = self.groups.drain(..).flatten().collect();
        groups.next.clear();
        groups.rest.clone_from(&below);
        self.groups.push(below);
        rules.ahead = Ahead::No;
        rules.complete = Some(i64::MAX);
        decide(self.field, &groups, &rules)
    }
}

#[cfg(test)]
mod tests;
