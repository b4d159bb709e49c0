//! Final orders: criteria compared as exact fractions, every value with what it
//! is made of, every place with the criterion that decided it.

mod code;
mod criterion;
mod fide;
mod order;
mod preset;
mod row;
mod sums;
mod values;

pub use code::{Criteria, CriteriaError};
pub use criterion::{Criterion, TeamBerger, UnknownCriterion};
pub use preset::{Preset, UnknownPreset, UnplayedPolicy};
pub use row::{Named, StandingRow};
pub use sums::Sums;
pub use values::{Addend, Key, Part, Value};

use crate::model::{Event, PlayOff, System};
use crate::table::Table;
use order::Order;

/// What an order is made by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// Criteria that decide, first one first.
    pub criteria: Vec<Criterion>,
    /// Values that are only shown.
    pub also_shown: Vec<Criterion>,
    /// How rounds without play count.
    pub unplayed: UnplayedPolicy,
}

impl Ranking {
    /// By a preset, for players or for teams.
    pub fn preset(preset: Preset, teams: bool) -> Ranking {
        Ranking {
            criteria: if teams {
                preset.team_criteria()
            } else {
                preset.criteria()
            },
            also_shown: preset.also_shown(),
            unplayed: preset.unplayed(),
        }
    }

    /// By the regulations of an event. In a knock-out a preset, which is made for tables,
    /// decides nothing: those who went out in one round share their place.
    pub fn of(event: &Event) -> Ranking {
        let regulations = &event.regulations;
        let by_stage = regulations.system == System::KnockOut && regulations.preset.is_some();
        Ranking {
            criteria: match by_stage {
                true => vec![Criterion::Stage],
                false => regulations.criteria.clone(),
            },
            also_shown: regulations.preset.map_or_else(Vec::new, Preset::also_shown),
            unplayed: regulations.unplayed,
        }
    }
}

/// One line of a final order.
#[derive(Clone, PartialEq, Debug)]
pub struct Standing {
    /// Place; those still tied share it (1, 1, 3).
    pub place: usize,
    /// Number of the player or team.
    pub id: u32,
    /// The criterion that made this place his own. `None` if nothing did: he
    /// shares it, or he is alone.
    pub decided_by: Option<Criterion>,
    /// The criterion by which he stands behind the one before him. `None` for
    /// the first and for those who share the place of the one before.
    pub behind_by: Option<Criterion>,
    /// Values in the order of the criteria, then those only shown. A value that
    /// was not needed (mutual result of somebody not tied) has an empty key.
    pub values: Vec<(Criterion, Value)>,
}

/// A whole order.
#[derive(Clone, PartialEq, Debug)]
pub struct Standings {
    /// After how many rounds.
    pub rounds: u16,
    /// Criteria that decided, with series replaced by their steps.
    pub criteria: Vec<Criterion>,
    /// Best first.
    pub lines: Vec<Standing>,
}

/// The order of an event after `upto` rounds (`None`: all that have results, see
/// [`Event::standing_round`]).
pub fn standings(event: &Event, ranking: &Ranking, upto: Option<u16>) -> Standings {
    let table = Table::of(event, Some(upto.unwrap_or_else(|| event.standing_round())));
    let boards = event.regulations.teams.as_ref().map_or(0, |t| t.boards);
    let over = table.rounds >= event.round_count();
    let play_offs = if over { &event.play_offs[..] } else { &[] };
    let mut ranking = ranking.clone();
    if event.regulations.system == System::KnockOut && !ranking.criteria.contains(&Criterion::Stage)
    {
        ranking.criteria.insert(0, Criterion::Stage);
    }
    rank_with(&table, &ranking, boards, play_offs)
}

/// The order of an event by a preset, of its teams if it is a team event: what
/// `damier tournament standings FILE --preset NAME` prints by
/// [`Standings::rows`].
pub fn by_preset(event: &Event, preset: Preset, upto: Option<u16>) -> Standings {
    let teams = Table::of(event, upto).teams;
    standings(event, &Ranking::preset(preset, teams), upto)
}

/// The order of a table; `boards` is how many boards a team has.
pub fn rank(table: &Table, ranking: &Ranking, boards: u16) -> Standings {
    rank_with(table, ranking, boards, &[])
}

/// The same, with play-offs of those whom the criteria leave tied.
pub fn rank_with(
    table: &Table,
    ranking: &Ranking,
    boards: u16,
    play_offs: &[PlayOff],
) -> Standings {
    let sums = Sums::new(table, ranking.unplayed);
    let mut criteria = Criterion::expand(&ranking.criteria, table.rounds, boards);
    let mut order = Order::new(table, &sums);
    for criterion in &criteria {
        order.apply(*criterion);
    }
    if !play_offs.is_empty() {
        order.apply_play_offs(play_offs);
        criteria.push(Criterion::PlayOff);
    }
    let mut shown: Vec<Criterion> = Vec::new();
    let points = match table.teams {
        true => Criterion::MatchPoints,
        false => Criterion::Points,
    };
    let extras = Criterion::expand(&ranking.also_shown, table.rounds, boards);
    for extra in criteria.iter().copied().chain([points]).chain(extras) {
        if !shown.iter().any(|c| c.name() == extra.name()) {
            shown.push(extra);
        }
    }
    let mut lines: Vec<Standing> = Vec::new();
    for group in &order.groups {
        let place = lines.len() + 1;
        for row in group {
            let values: Vec<(Criterion, Value)> = shown
                .iter()
                .map(|c| (*c, value_of(&order, &sums, *c, *row)))
                .collect();
            lines.push(Standing {
                place,
                id: table.rows[*row].id,
                decided_by: order.decided[*row].filter(|_| group.len() == 1),
                behind_by: None,
                values,
            });
        }
    }
    mark_behind(&mut lines, &criteria);
    Standings {
        rounds: table.rounds,
        criteria,
        lines,
    }
}

fn value_of(order: &Order<'_>, sums: &Sums<'_>, criterion: Criterion, row: usize) -> Value {
    if criterion.is_relative() {
        let found = order.relative.get(&(row, criterion.name()));
        return found.cloned().unwrap_or_else(Value::none);
    }
    sums.value(criterion, row)
}

/// The first criterion in which a line differs from the one before it.
fn mark_behind(lines: &mut [Standing], criteria: &[Criterion]) {
    for index in 1..lines.len() {
        let (before, after) = lines.split_at_mut(index);
        let (Some(ahead), Some(line)) = (before.last(), after.first_mut()) else {
            continue;
        };
        if ahead.place == line.place {
            continue;
        }
        let differs = |criterion: &Criterion| {
            let of = |s: &Standing| {
                s.values
                    .iter()
                    .find(|(c, _)| c == criterion)
                    .map(|(_, v)| v.key.clone())
            };
            match (of(ahead), of(line)) {
                (Some(a), Some(b)) if criterion.is_lower_better() => a.compare(&b).is_lt(),
                (Some(a), Some(b)) => a.compare(&b).is_gt(),
                _ => false,
            }
        };
        line.behind_by = criteria
            .iter()
            .copied()
            .find(differs)
            // A relative value is only stored for the last group compared in.
            .or(line.decided_by);
    }
}

impl Standings {
    /// The line of a player or team.
    pub fn line(&self, id: u32) -> Option<&Standing> {
        self.lines.iter().find(|l| l.id == id)
    }

    /// The lines as they are written to JSON.
    pub fn rows(&self) -> Vec<StandingRow> {
        self.lines.iter().map(StandingRow::of).collect()
    }
}
