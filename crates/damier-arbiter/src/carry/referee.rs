//! A referee who takes counts over, and hands them on.

use std::collections::BTreeMap;
use std::sync::Arc;

use damier_game::{BySide, PositionFacts, RepetitionKey, Side};

use super::{Carried, CarriedCounter, CarriedPosition, CarryError};
use crate::book::{
    Applies, Clause, ClauseId, ClauseKind, CounterPlan, Holds, Lasts, Plan, RuleBook,
};
use crate::counter::{self, CounterView, Running};
use crate::referee::Referee;

impl Referee {
    /// A referee for a game from the given position, with counts brought along.
    /// A counter that is not named starts at 0 as in [`Referee::new`].
    ///
    /// # Errors
    ///
    /// [`CarryError`] if a count cannot be running in this position.
    pub fn with_counters(
        book: Arc<RuleBook>,
        start: PositionFacts,
        carried: &Carried,
    ) -> Result<Referee, CarryError> {
        let mut referee = Referee::unopened(book, start);
        let counters = restore(&referee.book, &start, &carried.counters)?;
        for position in &carried.positions {
            let times = referee.earlier.entry(position.key).or_insert(0);
            *times = times.saturating_add(position.times);
        }
        referee.carried_in = !carried.counters.is_empty();
        referee.open(Some(counters));
        referee.within_limits()?;
        referee.within_repetitions()?;
        Ok(referee)
    }

    /// Refuses positions that stood so often that the game was over before.
    fn within_repetitions(&self) -> Result<(), CarryError> {
        let ends = |index: &usize| match self.book.clause_at(*index) {
            Clause {
                id,
                kind: ClauseKind::Repetition { times },
                applies: Applies::Automatic,
                ..
            } => Some((times, id)),
            _ => None,
        };
        let all = self.book.plan().repetitions.iter().filter_map(ends);
        let (Some((&limit, clause)), Some(&times)) = (all.min(), self.earlier.values().max())
        else {
            return Ok(());
        };
        // The time at which the game ends is that of the present position, which is counted
        // once more.
        match times < limit {
            true => Ok(()),
            false => Err(CarryError::TooOften {
                clause: clause.clone(),
                limit,
                times,
            }),
        }
    }

    /// Refuses counts that no game can have: it was over before.
    fn within_limits(&self) -> Result<(), CarryError> {
        let ends = |clause: &ClauseId| {
            let found = self.book.clause(clause);
            found.is_some_and(|clause| clause.applies == Applies::Automatic)
        };
        let mut counters = self.all_counters().into_iter();
        match counters.find(|view| view.count > view.limit && ends(&view.clause)) {
            None => Ok(()),
            Some(CounterView { clause, limit, .. }) => {
                Err(CarryError::BeyondLimit { clause, limit })
            }
        }
    }

    /// What a referee elsewhere needs to go on from the present position.
    pub fn carried(&self) -> Carried {
        let plan = self.book.plan();
        let pairs = plan.counters.iter().zip(self.running());
        let counters = pairs.filter_map(|(_, running)| {
            let running = (*running)?;
            let told = self.holds(running.reader).wholly();
            Some(CarriedCounter {
                clause: self.book.clause_at(plan.limits[running.reader]).id.clone(),
                white: running.plies.white,
                black: running.plies.black,
                strong: running.strong.filter(|_| !told),
            })
        });
        Carried {
            counters: counters.collect(),
            positions: self.past_positions(),
        }
    }

    /// The positions since the last capture, which alone can come back.
    fn past_positions(&self) -> Vec<CarriedPosition> {
        let last_capture = self.plies.iter().rposition(|ply| ply.facts.captured > 0);
        let since = last_capture.map_or(0, |index| index);
        let mut times = BTreeMap::new();
        if last_capture.is_none() {
            times.clone_from(&self.earlier);
            count_once(&mut times, self.start.key);
        }
        for ply in &self.plies[since..] {
            count_once(&mut times, ply.facts.after.key);
        }
        // The present position will be counted once more where the game goes on.
        if let Some(now) = times.get_mut(&self.position().key) {
            *now -= 1;
        }
        let kept = times.into_iter().filter(|(_, times)| *times > 0);
        kept.map(|(key, times)| CarriedPosition { key, times })
            .collect()
    }
}

fn count_once(times: &mut BTreeMap<RepetitionKey, u32>, key: RepetitionKey) {
    let times = times.entry(key).or_insert(0);
    *times = times.saturating_add(1);
}

fn restore(
    book: &RuleBook,
    start: &PositionFacts,
    carried: &[CarriedCounter],
) -> Result<Vec<Option<Running>>, CarryError> {
    let plan = book.plan();
    let mut holds = Vec::new();
    counter::conditions(book, &start.force, &mut holds);
    let mut counters = Vec::new();
    counter::advance(plan, &holds, None, 0, &mut counters);
    let mut places = Vec::new();
    for one in carried {
        let unknown = || CarryError::UnknownClause(one.clause.clone());
        let reader = plan
            .limits
            .iter()
            .position(|index| book.clause_at(*index).id == one.clause)
            .ok_or_else(unknown)?;
        let place = plan
            .counters
            .iter()
            .position(|counter| counter.readers.contains(&reader))
            .ok_or_else(unknown)?;
        if places.iter().any(|(taken, _)| *taken == place) {
            return Err(CarryError::Twice(one.clause.clone()));
        }
        if !plan.counters[place].alternates(one) {
            return Err(CarryError::NotAlternating(one.clause.clone()));
        }
        if !plan.counters[place].is_in_turn(one, start.side_to_move) {
            return Err(CarryError::OutOfTurn {
                clause: one.clause.clone(),
                to_move: start.side_to_move,
            });
        }
        counters[place] = Some(Running {
            since: 0,
            plies: BySide {
                white: one.white,
                black: one.black,
            },
            reader,
            strong: one.strong,
            held: holds[reader].wholly(),
        });
        places.push((place, one));
    }
    // Looked at when all are there: one may live within another.
    for (place, one) in places {
        let counter = &plan.counters[place];
        let parent_runs = counter
            .within
            .is_none_or(|parent| counters[parent].is_some());
        if !parent_runs || !can_run(counter, &holds) {
            return Err(CarryError::NotRunning(one.clause.clone()));
        }
        if let Some(outer) = outer_behind(plan, place, &counters) {
            return Err(CarryError::BeyondOuter {
                clause: one.clause.clone(),
                outer: book.clause_at(plan.limits[outer]).id.clone(),
            });
        }
        let now = counter
            .readers
            .iter()
            .find_map(|reader| match holds[*reader] {
                Holds::Yes(strong) => Some((*reader, strong)),
                Holds::No | Holds::Force => None,
            });
        if let (Some(given), Some((_, Some(strong)))) = (one.strong, now)
            && given != strong
        {
            let clause = one.clause.clone();
            return Err(CarryError::OtherSide { clause, strong });
        }
        if let (Some(running), Some((reader, strong))) = (&mut counters[place], now) {
            running.held = true;
            running.reader = reader;
            running.strong = strong.or(running.strong);
        }
    }
    Ok(counters)
}

/// The reader of the counter within which the one at this place lives, if that has counted
/// less, though every ply counts in both and both begin anew by the same.
fn outer_behind(plan: &Plan, place: usize, counters: &[Option<Running>]) -> Option<usize> {
    let inner = &plan.counters[place];
    let outer = inner.within?;
    let counter = &plan.counters[outer];
    if counter.lasts == Lasts::AddsUp || counter.restarts != inner.restarts {
        return None;
    }
    let (inside, outside) = (counters[place]?, counters[outer]?);
    let behind = |side| outside.plies[side] < inside.plies[side];
    Side::BOTH.into_iter().any(behind).then_some(outside.reader)
}

impl CounterPlan {
    /// Whether sides that move in turn can have made so many of the counted plies. A
    /// count that adds up leaves some out.
    fn alternates(&self, carried: &CarriedCounter) -> bool {
        self.lasts == Lasts::AddsUp || carried.white.abs_diff(carried.black) <= 1
    }

    /// Whether the side that is not on move can have made the last of the counted plies.
    fn is_in_turn(&self, carried: &CarriedCounter, to_move: Side) -> bool {
        let (next, last) = match to_move {
            Side::White => (carried.white, carried.black),
            Side::Black => (carried.black, carried.white),
        };
        self.lasts == Lasts::AddsUp || next <= last
    }
}

fn can_run(counter: &CounterPlan, holds: &[Holds]) -> bool {
    counter.lasts == Lasts::OnceBegun
        || counter
            .readers
            .iter()
            .any(|clause| holds[*clause] != Holds::No)
        || counter.keepers.iter().any(|clause| holds[*clause].wholly())
}
