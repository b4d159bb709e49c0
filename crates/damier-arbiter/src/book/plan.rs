use super::{Lasts, RuleBook};
use crate::book::Restarts;

/// A book made ready for counting: which clauses run, and which counters they
/// keep. Clauses are named by their index in the book.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Plan {
    /// Clauses with a limit that are in force.
    pub(crate) limits: Vec<usize>,
    /// For each of them, the clauses that switch it off, as positions in
    /// `limits`.
    pub(crate) unless: Vec<Vec<usize>>,
    /// Clauses about repetition that are in force.
    pub(crate) repetitions: Vec<usize>,
    /// The counters, each after the one that it lies within.
    pub(crate) counters: Vec<CounterPlan>,
}

/// One counter: that of a clause, or of several that share it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct CounterPlan {
    /// The clauses that read it, as positions in [`Plan::limits`].
    pub(crate) readers: Vec<usize>,
    /// Clauses whose condition keeps a begun count alive, as positions in
    /// [`Plan::limits`].
    pub(crate) keepers: Vec<usize>,
    /// The counter within which this one lives, as a position in
    /// [`Plan::counters`].
    pub(crate) within: Option<usize>,
    pub(crate) restarts: Restarts,
    pub(crate) lasts: Lasts,
}

impl Plan {
    pub(crate) fn of(book: &RuleBook) -> Plan {
        let in_force = |index: &usize| book.in_force(&book.clauses[*index]);
        let all: Vec<usize> = (0..book.clauses.len()).filter(in_force).collect();
        let (limits, repetitions): (Vec<usize>, Vec<usize>) = all
            .into_iter()
            .partition(|index| book.clauses[*index].limit().is_some());
        let mut plan = Plan {
            limits,
            repetitions,
            ..Plan::default()
        };
        for index in &plan.limits {
            let names = book.clauses[*index]
                .limit()
                .map_or(&[][..], |rule| &rule.unless);
            plan.unless.push(
                names
                    .iter()
                    .filter_map(|name| plan.position(book, name))
                    .collect(),
            );
        }
        // Parents first: a clause within another is never itself a parent.
        for inner in [false, true] {
            for position in 0..plan.limits.len() {
                plan.add(book, position, inner);
            }
        }
        plan
    }

    fn add(&mut self, book: &RuleBook, position: usize, inner: bool) {
        let Some(rule) = book.clauses[self.limits[position]].limit() else {
            return;
        };
        if rule.within.is_some() != inner {
            return;
        }
        let keepers: Vec<usize> = rule
            .hands_on_to
            .iter()
            .filter_map(|name| self.position(book, name))
            .collect();
        let shared = rule.shares.as_ref().and_then(|word| {
            self.counters.iter_mut().find(|counter| {
                let first = self.limits[counter.readers[0]];
                book.clauses[first].limit().and_then(|r| r.shares.as_ref()) == Some(word)
            })
        });
        if let Some(counter) = shared {
            counter.readers.push(position);
            counter.keepers.extend(keepers);
            return;
        }
        let parent = rule
            .within
            .as_ref()
            .and_then(|name| self.position(book, name));
        let within = parent.and_then(|parent| {
            self.counters
                .iter()
                .position(|c| c.readers.contains(&parent))
        });
        // Its parent is switched off by a setting: it can never begin.
        if rule.within.is_some() && within.is_none() {
            return;
        }
        self.counters.push(CounterPlan {
            readers: vec![position],
            keepers,
            within,
            restarts: rule.restarts,
            lasts: rule.lasts,
        });
    }

    /// Where the clause in force with this name stands in [`Plan::limits`].
    pub(crate) fn position(&self, book: &RuleBook, name: &str) -> Option<usize> {
        self.limits
            .iter()
            .position(|index| book.clauses[*index].id.local() == name)
    }
}
