//! Making the order: one criterion after the other splits those still tied.

use std::collections::BTreeMap;

use super::{Addend, Criterion, Key, Part, Sums, Value};
use crate::Fraction;
use crate::model::PlayOff;
use crate::table::{Game, Table};

/// An order in the making.
pub(super) struct Order<'a> {
    table: &'a Table,
    sums: &'a Sums<'a>,
    /// Groups of rows still tied, best group first.
    pub(super) groups: Vec<Vec<usize>>,
    /// The criterion that last split the group a row was in.
    pub(super) decided: Vec<Option<Criterion>>,
    /// Values of the criteria that depend on who is tied.
    pub(super) relative: BTreeMap<(usize, String), Value>,
}

impl<'a> Order<'a> {
    pub(super) fn new(table: &'a Table, sums: &'a Sums<'a>) -> Order<'a> {
        let count = table.rows.len();
        let mut all: Vec<usize> = (0..count).collect();
        all.sort_by_key(|r| (table.rows[*r].start, table.rows[*r].id));
        let groups = if all.is_empty() {
            Vec::new()
        } else {
            vec![all]
        };
        Order {
            table,
            sums,
            groups,
            decided: vec![None; count],
            relative: BTreeMap::new(),
        }
    }

    /// Lets a criterion split what is still tied.
    pub(super) fn apply(&mut self, criterion: Criterion) {
        match criterion {
            Criterion::ClassificationOrder => self.by_classification(),
            Criterion::Mutual => {
                self.split_all(criterion, |order, group, _| order.by_mutual(group))
            }
            Criterion::MutualFirstPlace => self.split_all(criterion, |order, group, place| {
                if place == 1 {
                    order.leader_by_mutual(group)
                } else {
                    vec![group.to_vec()]
                }
            }),
            Criterion::MutualExtended => {
                self.split_all(criterion, |order, group, _| order.by_mutual_extended(group));
            }
            _ => self.split_all(criterion, |order, group, _| {
                let key = |row: usize| order.sums.value(criterion, row).key;
                let mut parts = split_by(group, key);
                if criterion.is_lower_better() {
                    parts.reverse();
                }
                parts
            }),
        }
    }

    /// Lets play-offs split the groups that played one.
    pub(super) fn apply_play_offs(&mut self, play_offs: &[PlayOff]) {
        for play_off in play_offs {
            self.split_all(Criterion::PlayOff, |order, group, _| {
                order.by_play_off(group, play_off)
            });
        }
    }

    /// Of those who share a place some may have played for it: they take it and the
    /// places behind it in the order that came out, and the others go on sharing what is
    /// left. Nothing happens if it was played with others, or decided nothing.
    fn by_play_off(&mut self, group: &[usize], play_off: &PlayOff) -> Vec<Vec<usize>> {
        let place = |row: usize| {
            let id = self.table.rows[row].id;
            play_off
                .order
                .iter()
                .position(|part| part.iter().any(|p| p.0 == id))
        };
        let places = group.iter().filter_map(|row| Some((place(*row)?, *row)));
        let mut places: Vec<(usize, usize)> = places.collect();
        let rest = group.iter().filter(|row| place(**row).is_none());
        let rest: Vec<usize> = rest.copied().collect();
        let everybody: usize = play_off.order.iter().map(Vec::len).sum();
        if !rest.is_empty() && places.len() < everybody {
            return vec![group.to_vec()];
        }
        places.sort_by_key(|(place, _)| *place);
        let mut parts: Vec<Vec<usize>> = places
            .chunk_by(|a, b| a.0 == b.0)
            .map(|part| part.iter().map(|(_, row)| *row).collect())
            .collect();
        if parts.len() > 1 {
            let mut number = 1;
            for part in &parts {
                for row in part {
                    let name = Criterion::PlayOff.name();
                    self.relative.insert((*row, name), Value::count(number));
                }
                number += part.len();
            }
            parts.extend(Some(rest).filter(|rest| !rest.is_empty()));
            return parts;
        }
        vec![group.to_vec()]
    }

    /// By match points between the tied, begun anew in each smaller group; then
    /// by game points between those still tied.
    fn by_mutual_extended(&mut self, group: &[usize]) -> Vec<Vec<usize>> {
        let by_matches = self.by_mutual(group);
        if by_matches.len() > 1 {
            return by_matches
                .into_iter()
                .flat_map(|part| match part.len() {
                    1 => vec![part],
                    _ => self.by_mutual_extended(&part),
                })
                .collect();
        }
        let games = |row: usize| -> Fraction {
            let row = &self.table.rows[row];
            let against = row.slots.iter().zip(&row.game_points).filter(|(slot, _)| {
                slot.game()
                    .is_some_and(|game| group.contains(&game.opponent))
            });
            against.map(|(_, points)| *points).sum()
        };
        let all_met = group
            .iter()
            .all(|a| group.iter().all(|b| a == b || self.meetings(*a, *b) > 0));
        let parts = if all_met {
            split_by(group, |row| Key::Number(games(row)))
        } else {
            vec![group.to_vec()]
        };
        for row in group {
            let matches = self.against(*row, group);
            let Key::Number(points) = matches.key else {
                continue;
            };
            let value = Value {
                key: Key::List(vec![points, games(*row)]),
                addends: matches.addends,
            };
            let name = Criterion::MutualExtended.name();
            self.relative.insert((*row, name), value);
        }
        if parts.len() == 1 {
            return parts;
        }
        let parts = parts.into_iter();
        parts
            .flat_map(|part| match part.len() {
                1 => vec![part],
                _ => self.by_mutual_extended(&part),
            })
            .collect()
    }

    fn split_all(
        &mut self,
        criterion: Criterion,
        split: impl Fn(&mut Order<'a>, &[usize], usize) -> Vec<Vec<usize>>,
    ) {
        let mut place = 1;
        let mut after = Vec::new();
        for group in std::mem::take(&mut self.groups) {
            let size = group.len();
            if size == 1 {
                after.push(group);
            } else {
                let parts = split(self, &group, place);
                if parts.len() > 1 {
                    group
                        .iter()
                        .for_each(|row| self.decided[*row] = Some(criterion));
                }
                after.extend(parts);
            }
            place += size;
        }
        self.groups = after;
    }

    /// Points of `row` in its games against `others`.
    fn against(&self, row: usize, others: &[usize]) -> Value {
        self.met(row, others, |_| true, |_| 1)
    }

    /// The same for the result between the tied. FIDE leaves forfeits of a Swiss out, and
    /// of several games of the same two takes the mean (C.07 6.1).
    fn encounter(&self, row: usize, others: &[usize]) -> Value {
        let fide = self.sums.policy().is_fide();
        let games = |opponent: usize| match fide {
            true => i64::try_from(self.meetings(row, opponent)).unwrap_or(1),
            false => 1,
        };
        self.met(row, others, |game| self.is_meeting(game), games)
    }

    /// Whether a game makes two players have met.
    fn is_meeting(&self, game: &Game) -> bool {
        game.played || self.table.round_robin || !self.sums.policy().is_fide()
    }

    /// Points of those games against `others` that `counts` takes, each divided by `share`
    /// of the opponent.
    fn met(
        &self,
        row: usize,
        others: &[usize],
        counts: impl Fn(&Game) -> bool,
        share: impl Fn(usize) -> i64,
    ) -> Value {
        let mut addends = Vec::new();
        for (round, slot) in (1_u16..).zip(&self.table.rows[row].slots) {
            let game = slot.game().filter(|g| others.contains(&g.opponent));
            let Some(game) = game.filter(|g| counts(g)) else {
                continue;
            };
            let part = game
                .points
                .checked_div(Fraction::whole(share(game.opponent)));
            addends.push(Addend {
                round: Some(round),
                opponent: Some(self.table.rows[game.opponent].id),
                part: Part::Round,
                amount: part.unwrap_or(game.points),
                cut: false,
            });
        }
        Value::sum(addends)
    }

    fn meetings(&self, a: usize, b: usize) -> usize {
        self.table.rows[a]
            .games()
            .filter(|g| g.opponent == b && self.is_meeting(g))
            .count()
    }

    /// Splits by the result between the tied, begun anew in each smaller group.
    fn by_mutual(&mut self, group: &[usize]) -> Vec<Vec<usize>> {
        let parts = self.mutual_once(group);
        if parts.len() == 1 {
            return parts;
        }
        let mut all = Vec::new();
        for part in parts {
            if part.len() == 1 {
                all.push(part);
            } else {
                all.extend(self.by_mutual(&part));
            }
        }
        all
    }

    /// Takes out only the best by the result between the tied (which itself may
    /// be several, who are then compared among themselves).
    fn leader_by_mutual(&mut self, group: &[usize]) -> Vec<Vec<usize>> {
        let mut parts = self.mutual_once(group);
        if parts.len() == 1 {
            return parts;
        }
        let mut rest: Vec<usize> = parts.split_off(1).concat();
        rest.sort_by_key(|r| (self.table.rows[*r].start, self.table.rows[*r].id));
        let mut all = match parts.pop() {
            Some(best) if best.len() > 1 => self.leader_by_mutual(&best),
            Some(best) => vec![best],
            None => Vec::new(),
        };
        all.push(rest);
        all
    }

    fn mutual_once(&mut self, group: &[usize]) -> Vec<Vec<usize>> {
        let values: BTreeMap<usize, Value> = group
            .iter()
            .map(|row| (*row, self.encounter(*row, group)))
            .collect();
        for (row, value) in &values {
            self.relative
                .insert((*row, Criterion::Mutual.name()), value.clone());
        }
        let key = |row: usize| values.get(&row).map_or(Key::None, |v| v.key.clone());
        let all_met = group
            .iter()
            .all(|a| group.iter().all(|b| a == b || self.meetings(*a, *b) > 0));
        if all_met || self.table.round_robin {
            return split_by(group, key);
        }
        // Not everybody has met: only somebody who is ahead whatever the missing
        // games would have given may be taken out.
        let points = |row: usize| match key(row) {
            Key::Number(points) => points,
            _ => Fraction::ZERO,
        };
        let most = |row: usize| {
            let missing = group
                .iter()
                .filter(|o| **o != row && self.meetings(row, **o) == 0)
                .count();
            let missing = Fraction::whole(i64::try_from(missing).unwrap_or(0));
            points(row) + self.table.win * missing
        };
        // The next in the same table follow, as long as it is certain (C.07 6.3).
        let mut parts = Vec::new();
        let mut rest = group.to_vec();
        while rest.len() > 1 {
            let certain = |row: &usize| rest.iter().all(|o| o == row || points(*row) > most(*o));
            let Some(place) = rest.iter().position(certain) else {
                break;
            };
            parts.push(vec![rest.remove(place)]);
        }
        parts.push(rest);
        parts
    }

    /// Splits by the score against place 1, place 2 and so on; groups still
    /// tied count as one. Every split changes the order the others are compared
    /// by, so it starts again from the top.
    fn by_classification(&mut self) {
        'again: loop {
            for index in 0..self.groups.len() {
                let group = self.groups[index].clone();
                if group.len() == 1 {
                    continue;
                }
                let others: Vec<Vec<usize>> = self.other_groups(index);
                for other in &others {
                    let parts = split_by(&group, |row| self.against(row, other).key);
                    if parts.len() > 1 {
                        for row in &group {
                            self.decided[*row] = Some(Criterion::ClassificationOrder);
                            self.note_classification(*row, &others);
                        }
                        self.groups.splice(index..=index, parts);
                        continue 'again;
                    }
                }
                for row in &group {
                    self.note_classification(*row, &others);
                }
            }
            return;
        }
    }

    fn other_groups(&self, index: usize) -> Vec<Vec<usize>> {
        let others = self.groups.iter().enumerate().filter(|(i, _)| *i != index);
        others.map(|(_, group)| group.clone()).collect()
    }

    fn note_classification(&mut self, row: usize, others: &[Vec<usize>]) {
        let scores: Vec<Value> = others.iter().map(|o| self.against(row, o)).collect();
        let list = scores.iter().map(|v| match v.key {
            Key::Number(points) => points,
            _ => Fraction::ZERO,
        });
        let value = Value {
            key: Key::List(list.collect()),
            addends: scores.iter().flat_map(|v| v.addends.clone()).collect(),
        };
        self.relative
            .insert((row, Criterion::ClassificationOrder.name()), value);
    }
}

/// Groups of equal key, best first; the order inside a group is kept.
fn split_by(group: &[usize], key: impl Fn(usize) -> Key) -> Vec<Vec<usize>> {
    let mut keyed: Vec<(usize, Key)> = group.iter().map(|row| (*row, key(*row))).collect();
    keyed.sort_by(|(_, a), (_, b)| b.compare(a));
    let same = |a: &(usize, Key), b: &(usize, Key)| a.1.compare(&b.1).is_eq();
    let parts = keyed.chunk_by(same);
    parts
        .map(|part| part.iter().map(|(row, _)| *row).collect())
        .collect()
}
