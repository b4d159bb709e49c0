use damier_game::{BySide, Force, PlyFacts, Side};

use crate::book::{
    ClauseId, CounterPlan, Ends, Holds, Lasts, Limit, LimitRule, Plan, RuleBook, Unit,
};
use crate::verdict::Began;

/// A count that a clause keeps in the present position.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct CounterView {
    /// The clause.
    pub clause: ClauseId,
    /// Whose moves are counted, and so what the numbers below are: plies for
    /// `each`, the strong side's own moves for `strong`.
    pub unit: Unit,
    /// The number at which the game ends.
    pub limit: u32,
    /// How many have been counted.
    pub count: u32,
    /// How many are left.
    pub left: u32,
    /// The ply after which the count began; 0 is the start.
    pub since: u32,
    /// The ply on which the count ends the game if nothing stops it. Several
    /// counters are listed with the nearest of these first.
    #[serde(skip)]
    pub deadline: u32,
    /// The strong side, if the clause names one.
    #[serde(skip)]
    pub strong: Option<Side>,
    /// Plies counted, by who moved, whatever the unit.
    #[serde(skip)]
    pub plies: BySide<u32>,
    /// What made the count begin when it did.
    #[serde(skip)]
    pub began: Began,
}

impl CounterView {
    /// How many moves are left as people count: of each player, or of the strong
    /// side. A pair that has begun counts whole.
    pub fn moves_left(&self) -> u32 {
        match self.unit {
            Unit::Each => self.left.div_ceil(2),
            Unit::Strong => self.left,
        }
    }

    /// How many moves are allowed: of each player, or of the strong side.
    pub fn moves_allowed(&self) -> u32 {
        match self.unit {
            Unit::Each => self.limit / 2,
            Unit::Strong => self.limit,
        }
    }
}

/// A counter that has begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Running {
    /// The ply after which it stood at 0.
    pub(crate) since: u32,
    /// Plies counted, by who moved.
    pub(crate) plies: BySide<u32>,
    /// The clause whose condition held last, as a position in the plan's limits.
    pub(crate) reader: usize,
    /// The strong side by that clause.
    pub(crate) strong: Option<Side>,
    /// Whether the condition holds now.
    pub(crate) held: bool,
}

impl Running {
    /// The count in the unit of a clause.
    pub(crate) fn count(&self, unit: Unit, strong: Option<Side>) -> u32 {
        match (unit, strong) {
            (Unit::Strong, Some(side)) => self.plies[side],
            (Unit::Each, _) | (Unit::Strong, None) => {
                self.plies.white.saturating_add(self.plies.black)
            }
        }
    }
}

/// The limit in the unit in which it is counted.
pub(crate) fn counted_limit(unit: Unit, moves: u16) -> u32 {
    match unit {
        Unit::Each => 2 * u32::from(moves),
        Unit::Strong => u32::from(moves),
    }
}

/// Which conditions hold in a position, for every clause with a limit.
pub(crate) fn conditions(book: &RuleBook, force: &BySide<Force>, into: &mut Vec<Holds>) {
    let plan = book.plan();
    let pieces = force.white.pieces().saturating_add(force.black.pieces());
    into.clear();
    into.extend(
        plan.limits
            .iter()
            .map(|index| match book.clause_at(*index).limit() {
                Some(rule) if runs_with(&rule.limit, pieces) => held(rule, force),
                _ => Holds::No,
            }),
    );
    // A clause that switches others off is never switched off itself, so the
    // order of the clauses does not matter.
    for position in 0..into.len() {
        if plan.unless[position]
            .iter()
            .any(|other| into[*other].wholly())
        {
            into[position] = Holds::No;
        }
    }
}

fn held(rule: &LimitRule, force: &BySide<Force>) -> Holds {
    match rule.when.check(force) {
        Holds::No if rule.lasts.follows_force() && rule.when.force_holds(force) => Holds::Force,
        held => held,
    }
}

fn runs_with(limit: &Limit, pieces: u8) -> bool {
    limit.with_pieces(pieces).is_some()
}

/// Appends the counters after a ply (`None`: in the start position) to those of
/// the positions before.
pub(crate) fn advance(
    plan: &Plan,
    holds: &[Holds],
    ply: Option<&PlyFacts>,
    number: u32,
    all: &mut Vec<Option<Running>>,
) {
    let base = all.len();
    let before = base.checked_sub(plan.counters.len());
    for (index, counter) in plan.counters.iter().enumerate() {
        let parent = counter.within.map(|parent| all[base + parent]);
        let was = before.and_then(|before| all[before + index]);
        all.push(step(counter, holds, was, parent, ply, number));
    }
}

fn step(
    counter: &CounterPlan,
    holds: &[Holds],
    was: Option<Running>,
    parent: Option<Option<Running>>,
    ply: Option<&PlyFacts>,
    number: u32,
) -> Option<Running> {
    if parent == Some(None) {
        return None;
    }
    let now = counter
        .readers
        .iter()
        .find_map(|reader| match holds[*reader] {
            Holds::Yes(strong) => Some((*reader, strong)),
            Holds::No | Holds::Force => None,
        });
    let fresh = now.map(|(reader, strong)| Running {
        since: number,
        plies: BySide::default(),
        reader,
        strong,
        held: true,
    });
    let (Some(mut running), Some(ply)) = (was, ply) else {
        return fresh;
    };
    if counter.restarts.by(ply) {
        return fresh;
    }
    let lives = now.is_some()
        || counter.lasts == Lasts::OnceBegun
        || counter.keepers.iter().any(|keeper| holds[*keeper].wholly())
        || counter
            .readers
            .iter()
            .any(|reader| holds[*reader] != Holds::No);
    if !lives {
        return None;
    }
    if counter.lasts != Lasts::AddsUp || (running.held && now.is_some()) {
        running.plies[ply.mover] = running.plies[ply.mover].saturating_add(1);
    }
    running.held = now.is_some();
    if let Some((reader, strong)) = now {
        running.reader = reader;
        running.strong = strong.or(running.strong);
    }
    Some(running)
}

/// What a clause reads from a counter in the present position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reading {
    /// The clause, as an index in the book.
    pub(crate) clause: usize,
    pub(crate) ends: Ends,
    pub(crate) unit: Unit,
    pub(crate) limit: u32,
    pub(crate) count: u32,
    pub(crate) since: u32,
    pub(crate) strong: Option<Side>,
    /// Plies counted, by who moved.
    pub(crate) plies: BySide<u32>,
}

impl Reading {
    pub(crate) fn expired(&self) -> bool {
        self.count >= self.limit
    }
}

/// Every clause that reads a running counter in the present position.
pub(crate) fn readings<'r>(
    book: &'r RuleBook,
    holds: &'r [Holds],
    counters: &'r [Option<Running>],
    pieces: u8,
) -> impl Iterator<Item = Reading> + 'r {
    let plan = book.plan();
    plan.counters
        .iter()
        .zip(counters)
        .flat_map(move |(counter, running)| {
            let readers = running.iter().flat_map(move |running| {
                let any = counter.readers.iter().any(|reader| holds[*reader].wholly());
                let reads = move |reader: &&usize| match holds[**reader] {
                    Holds::Yes(_) => true,
                    Holds::No | Holds::Force => !any && **reader == running.reader,
                };
                counter
                    .readers
                    .iter()
                    .filter(reads)
                    .map(move |reader| (*reader, *running))
            });
            readers.filter_map(move |(reader, running)| {
                reading(book, plan.limits[reader], holds[reader], running, pieces)
            })
        })
}

fn reading(
    book: &RuleBook,
    clause: usize,
    holds: Holds,
    running: Running,
    pieces: u8,
) -> Option<Reading> {
    let rule = book.clause_at(clause).limit()?;
    let strong = match holds {
        Holds::Yes(strong) => strong,
        Holds::No | Holds::Force => running.strong,
    };
    Some(Reading {
        clause,
        ends: rule.ends,
        unit: rule.unit,
        limit: counted_limit(rule.unit, rule.limit.with_pieces(pieces)?),
        count: running.count(rule.unit, strong),
        since: running.since,
        strong,
        plies: running.plies,
    })
}
