//! The two Swiss systems of the FMJD: on rating and on Solkoff.
//!
//! Both go down the point groups. An odd group sends its lowest player down, who
//! meets the highest of the next group; inside a group the upper half meets the
//! lower half. What differs is the order inside a group. The model of the system
//! on Solkoff was found from a World Cup, whose pairs it reproduces; byes and
//! groups that cannot be paired inside are our reading.

use damier_game::Side;

use super::Pair;
use super::dutch::{Draw, exactly_or_quickly, perfectly};
use super::field::{Entrant, Field, Float, Wish};
use super::swiss::sort_boards;
use crate::Fraction;
use crate::model::Event;
use crate::standings::{Criterion, Key, Sums, UnplayedPolicy};
use crate::table::Table;

/// Which order a group has, and whether colours matter when opponents are
/// chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Style {
    Rating,
    RatingColours,
    Solkoff,
}

/// Pairs of a round and who is left over; `None` if there is no pairing.
pub(super) fn pair(event: &Event, mut field: Field, style: Style) -> Option<Vec<Pair>> {
    let wishes: Vec<Option<Side>> = field.players.iter().map(|p| p.colour).collect();
    // Colours bar nobody here.
    field.players.iter_mut().for_each(|p| p.wish = Wish::None);
    let order = order(event, &field, style);
    let colours = (style == Style::RatingColours).then_some(wishes);
    let draw = Groups {
        field: &field,
        colours,
    }
    .draw(&order)?;
    Some(boards(&field, draw))
}

/// Places in the field, best first: by points, then as the style wants it.
fn order(event: &Event, field: &Field, style: Style) -> Vec<usize> {
    let table = Table::of(event, Some(field.rounds_done));
    let sums = Sums::new(&table, UnplayedPolicy::Draughts);
    let value = |player: &Entrant, criterion| {
        let row = table.row_of(player.id.0);
        match row.map(|row| sums.value(criterion, row).key) {
            Some(Key::Number(number)) => number,
            _ => Fraction::ZERO,
        }
    };
    let key = |index: &usize| {
        let player = &field.players[*index];
        let within = if style == Style::Solkoff {
            [
                value(player, Criterion::Solkoff),
                value(player, Criterion::SonnebornBerger(0)),
            ]
        } else {
            [
                Fraction::whole(player.rating.unwrap_or(0).into()),
                Fraction::ZERO,
            ]
        };
        std::cmp::Reverse((player.score, within))
    };
    let mut order: Vec<usize> = (0..field.players.len()).collect();
    order.sort_by_cached_key(|index| (key(index), field.players[*index].rank));
    order
}

struct Groups<'a> {
    field: &'a Field,
    /// Colours wished for, where they matter.
    colours: Option<Vec<Option<Side>>>,
}

impl Groups<'_> {
    fn draw(&self, order: &[usize]) -> Option<Draw> {
        let mut draw = Draw::default();
        let mut left = order.to_vec();
        if left.len() % 2 == 1 {
            let resting = self.resting(&left)?;
            left.retain(|p| *p != resting);
            draw.resting = Some(resting);
        } else if !self.can_complete(&left) {
            return None;
        }
        let same =
            |a: &usize, b: &usize| self.field.players[*a].score == self.field.players[*b].score;
        let mut groups: Vec<Vec<usize>> = left.chunk_by(same).map(<[usize]>::to_vec).collect();
        let mut floating: Vec<usize> = Vec::new();
        while !groups.is_empty() {
            let mut group = groups.remove(0);
            let below: Vec<usize> = groups.iter().flatten().copied().collect();
            floating = self.meet_floaters(floating, &mut group, &below, &mut draw.pairs);
            if below.is_empty() {
                // Who found nobody is paired with whom the last group leaves.
                floating.append(&mut group);
                draw.pairs.extend(self.inside(&floating));
                break;
            }
            let down = self.go_down(&group, &floating, &below);
            group.retain(|p| !down.contains(p));
            draw.pairs.extend(self.inside(&group));
            floating.extend(down);
        }
        Some(draw)
    }

    fn can_complete(&self, people: &[usize]) -> bool {
        exactly_or_quickly(self.field, people, i64::MIN)
    }

    /// The lowest who has not rested, such that the others can be paired.
    fn resting(&self, order: &[usize]) -> Option<usize> {
        let may = order
            .iter()
            .rev()
            .copied()
            .filter(|p| self.field.players[*p].may_rest);
        may.into_iter().find(|resting| {
            let others: Vec<usize> = order.iter().copied().filter(|p| p != resting).collect();
            self.can_complete(&others)
        })
    }

    fn floated(&self, player: usize, float: Float) -> bool {
        self.field.players[player].floats.contains(&float)
    }

    /// Each of those who came down meets the highest he may, sparing those who
    /// met somebody from above in one of the last two rounds. Returns who finds
    /// nobody.
    fn meet_floaters(
        &self,
        floating: Vec<usize>,
        group: &mut Vec<usize>,
        below: &[usize],
        pairs: &mut Vec<(usize, usize)>,
    ) -> Vec<usize> {
        let mut stuck = Vec::new();
        let mut waiting = floating;
        while !waiting.is_empty() {
            let player = waiting.remove(0);
            let fits = |other: &usize| {
                let others = [&*waiting, &stuck, &*group, below].concat();
                let others: Vec<usize> = others.into_iter().filter(|p| p != other).collect();
                self.field.may_meet(player, *other) && self.can_complete(&others)
            };
            let spared = group
                .iter()
                .copied()
                .filter(|p| !self.floated(*p, Float::Up));
            let found = spared
                .into_iter()
                .find(|p| fits(p))
                .or_else(|| group.iter().copied().find(|p| fits(p)));
            match found {
                Some(other) => {
                    group.retain(|p| *p != other);
                    pairs.push((player, other));
                }
                None => stuck.push(player),
            }
        }
        stuck
    }

    /// Who leaves an odd group, or one that cannot be paired inside: as few as
    /// possible, the lowest first, sparing those who went down in one of the
    /// last two rounds.
    fn go_down(&self, group: &[usize], floating: &[usize], below: &[usize]) -> Vec<usize> {
        let fits = |down: &[usize]| {
            let stay: Vec<usize> = group
                .iter()
                .copied()
                .filter(|p| !down.contains(p))
                .collect();
            let others = [floating, down, below].concat();
            perfectly(self.field, &stay) && self.can_complete(&others)
        };
        if group.len().is_multiple_of(2) && fits(&[]) {
            return Vec::new();
        }
        let lowest: Vec<usize> = group.iter().rev().copied().collect();
        let protected: Vec<usize> = lowest
            .iter()
            .copied()
            .filter(|p| !self.floated(*p, Float::Down))
            .collect();
        for list in [&protected, &lowest] {
            if group.len() % 2 == 1 {
                if let Some(one) = list.iter().find(|p| fits(&[**p])) {
                    return vec![*one];
                }
                continue;
            }
            for (index, one) in list.iter().enumerate() {
                let two = list[index + 1..]
                    .iter()
                    .find(|other| fits(&[*one, **other]));
                if let Some(two) = two {
                    return vec![*two, *one];
                }
            }
        }
        // A tangle: everybody goes on to the next group.
        group.to_vec()
    }

    /// The upper half meets the lower half from the top down: each takes the
    /// first partner who leaves the rest pairable, else the nearest from the
    /// bottom of his own half.
    fn inside(&self, group: &[usize]) -> Vec<(usize, usize)> {
        let mut open = group.to_vec();
        let mut lower: Vec<usize> = group[group.len() / 2..].to_vec();
        let mut pairs = Vec::new();
        while open.len() > 1 {
            let player = open.remove(0);
            let fits = |other: usize| {
                let rest: Vec<usize> = open.iter().copied().filter(|p| *p != other).collect();
                self.field.may_meet(player, other) && perfectly(self.field, &rest)
            };
            let halves = |own: bool| -> Vec<usize> {
                let of = open.iter().copied().filter(|p| lower.contains(p) != own);
                if own {
                    of.rev().collect()
                } else {
                    of.collect()
                }
            };
            let mut candidates = halves(false);
            candidates.extend(halves(true));
            let suits = |other: usize| {
                self.colours
                    .as_ref()
                    .is_none_or(|c| c[player].is_none() || c[player] != c[other])
            };
            let found = candidates
                .iter()
                .copied()
                .find(|other| suits(*other) && fits(*other))
                .or_else(|| candidates.iter().copied().find(|other| fits(*other)));
            let Some(other) = found else { break };
            open.retain(|p| *p != other);
            lower.retain(|p| *p != other);
            pairs.push((player, other));
        }
        pairs
    }
}

fn boards(field: &Field, mut draw: Draw) -> Vec<Pair> {
    sort_boards(field, &mut draw.pairs);
    let pair = |(a, b): &(usize, usize)| {
        let (one, other) = (&field.players[*a], &field.players[*b]);
        let (white, black) = if has_white(one, other, field.first_colour) {
            (one, other)
        } else {
            (other, one)
        };
        Pair {
            white: white.id,
            black: Some(black.id),
        }
    };
    let mut pairs: Vec<Pair> = draw.pairs.iter().map(pair).collect();
    pairs.extend(draw.resting.map(|r| Pair {
        white: field.players[r].id,
        black: None,
    }));
    pairs
}

/// Whether `one` has White: not the same colour three times running; else who
/// had White less often; else the opposite of the latest round in which they
/// had different colours; else the lower number alternates.
fn has_white(one: &Entrant, other: &Entrant, first: Side) -> bool {
    let third = |p: &Entrant| p.repeated;
    match (third(one), third(other)) {
        (Some(a), Some(b)) if a != b => return a == Side::Black,
        (Some(a), None) => return a == Side::Black,
        (None, Some(b)) => return b == Side::White,
        _ => {}
    }
    let whites = |p: &Entrant| p.colours.iter().filter(|c| **c == Side::White).count();
    match whites(one).cmp(&whites(other)) {
        std::cmp::Ordering::Less => return true,
        std::cmp::Ordering::Greater => return false,
        std::cmp::Ordering::Equal => {}
    }
    let latest = one.colours.iter().rev().zip(other.colours.iter().rev());
    if let Some((mine, _)) = latest.into_iter().find(|(a, b)| a != b) {
        return *mine == Side::Black;
    }
    let (lower, one_is_lower) = if one.rank < other.rank {
        (one, true)
    } else {
        (other, false)
    };
    let lower_white = match lower.colours.last() {
        Some(last) => *last == Side::Black,
        None => (lower.rank % 2 == 0) == (first == Side::White),
    };
    lower_white == one_is_lower
}
