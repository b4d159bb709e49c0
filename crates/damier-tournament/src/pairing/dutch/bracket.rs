//! One bracket as a graph whose heaviest matching fulfils the criteria.

use std::collections::HashMap;

use damier_game::Side;

use super::layout::Layout;
use super::plan::{Plan, Slots};
use super::start::{Start, transport};
use super::weigh::Weigh;
use crate::pairing::field::{Entrant, Field, Float, Wish};
use crate::pairing::matching::{Graph, Weight};

/// What is looked at beyond the bracket itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ahead {
    /// Nothing.
    No,
    /// Pairs and points in the following bracket (2026: C8; 2017: C7).
    Pairs,
    /// 2017, when the following bracket is the last: a complete pairing.
    Complete,
}

/// What the weights of a bracket are made of.
#[derive(Clone, Debug)]
pub(super) struct Rules {
    /// Everybody not yet paired is in the graph, and all but one must be
    /// matched; that one has at most these points.
    pub(super) complete: Option<i64>,
    /// What is looked at in the following bracket.
    pub(super) ahead: Ahead,
    /// C9: the one left over is to have few unplayed rounds; his points.
    pub(super) resting_score: Option<i64>,
    /// 2017: all below is one last group, score differences count.
    pub(super) collapsed: bool,
}

/// Where a vertex comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) enum Origin {
    /// Came down from a bracket above.
    Moved,
    /// Has the points of this bracket.
    Resident,
    /// Of the following score group.
    Next,
    /// Of the groups below.
    Rest,
}

/// All that a weight depends on, except for pairs that must not be.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Class {
    origin: Origin,
    score: i64,
    colour: Option<Side>,
    wish: Wish,
    difference: i64,
    repeated: Option<Side>,
    floats: [Float; 2],
    may_rest: bool,
    unplayed: u16,
    top: bool,
}

/// What is known of a resident's part in his pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Part {
    /// Nothing yet.
    Open,
    /// Must be the higher of his pair.
    Upper,
    /// Must not be the higher of a pair.
    NotUpper,
}

/// The graph of a bracket. Vertices: moved down players, residents, the
/// following group, the rest, each in order.
pub(super) struct Bracket<'a, W> {
    field: &'a Field,
    /// Player of each vertex.
    pub(super) people: Vec<usize>,
    /// Vertices that are residents.
    pub(super) residents: std::ops::Range<usize>,
    layout: Layout,
    slots: Slots,
    classes: Vec<usize>,
    class_count: usize,
    table: Vec<Option<W>>,
    /// How many pairs the residents make among themselves, once exchanges
    /// between the first and the second half are counted; moved down players
    /// then stay out.
    halves: Option<usize>,
    /// What being the higher of a pair inside adds.
    upper: Vec<W>,
    /// What each resident's part is.
    pub(super) parts: Vec<Part>,
    /// A vertex something is tried on, and what an edge to each vertex after it
    /// is worth for that.
    trial: Option<usize>,
    extra: Vec<W>,
}

/// How often vertices of two classes may still be matched at the start.
pub(super) struct Quota {
    classes: Vec<usize>,
    count: usize,
    flow: Vec<usize>,
}

impl Quota {
    /// Whether two vertices may be matched by the quota; if so it is used up.
    pub(super) fn take(&mut self, a: usize, b: usize) -> bool {
        let (a, b) = (self.classes[a], self.classes[b]);
        let mut open = 2;
        for cell in [a * self.count + b, b * self.count + a] {
            let used = self.flow[cell].min(open);
            self.flow[cell] -= used;
            open -= used;
        }
        open < 2
    }
}

/// Players of a bracket by origin.
#[derive(Clone, Debug, Default)]
pub(super) struct Groups {
    pub(super) moved: Vec<usize>,
    pub(super) residents: Vec<usize>,
    pub(super) next: Vec<usize>,
    pub(super) rest: Vec<usize>,
}

impl Groups {
    pub(super) fn size(&self) -> usize {
        self.moved.len() + self.residents.len() + self.next.len() + self.rest.len()
    }
}

impl<'a, W: Weight> Bracket<'a, W> {
    pub(super) fn new(
        field: &'a Field,
        groups: &Groups,
        rules: &Rules,
        plan: Plan,
    ) -> Bracket<'a, W> {
        let mut people = Vec::new();
        let mut origins = Vec::new();
        for (list, origin) in [
            (&groups.moved, Origin::Moved),
            (&groups.residents, Origin::Resident),
            (&groups.next, Origin::Next),
            (&groups.rest, Origin::Rest),
        ] {
            people.extend(list);
            origins.extend(list.iter().map(|_| origin));
        }
        let (classes, samples) = classify(field, rules, &people, &origins);
        let weigh = Weigh {
            field,
            rules,
            plan: &plan,
        };
        let mut table = Vec::with_capacity(samples.len() * samples.len());
        for a in &samples {
            table.extend(samples.iter().map(|b| weigh.weight(*a, *b)));
        }
        let count = people.len();
        let start = groups.moved.len();
        Bracket {
            field,
            people,
            residents: start..start + groups.residents.len(),
            layout: plan.layout,
            slots: plan.slots,
            classes,
            class_count: samples.len(),
            table,
            halves: None,
            upper: vec![W::ZERO; count],
            parts: vec![Part::Open; count],
            trial: None,
            extra: vec![W::ZERO; count],
        }
    }

    /// Whether a vertex belongs to the bracket itself.
    pub(super) fn is_inside(&self, vertex: usize) -> bool {
        vertex < self.residents.end
    }

    /// From now on residents only meet residents, and what differs from the
    /// first half meeting the second costs: first the number of exchanges, then
    /// the difference of the exchanged numbers (4.3).
    pub(super) fn count_exchanges(&mut self, pairs: usize) {
        self.halves = Some(pairs);
        for (position, vertex) in self.residents.clone().enumerate() {
            let mut limbs = vec![0; self.layout.limbs()];
            self.layout.put(
                &mut limbs,
                self.slots.exchanges,
                i64::from(position < pairs),
            );
            self.layout
                .put(&mut limbs, self.slots.numbers, -whole(position));
            self.upper[vertex] = W::from_limbs(&limbs);
        }
    }

    /// A weight in the lowest criterion.
    fn order(&self, value: i64) -> W {
        self.layout.single(self.slots.order, value)
    }

    /// Makes pairs in which `vertex` is the higher worth so much more.
    pub(super) fn favour(&mut self, vertex: usize, value: i64) {
        self.upper[vertex] = self.order(value);
    }

    /// Tries what happens if pairs in which `vertex` is the higher are worth so
    /// much more.
    pub(super) fn try_upper(&mut self, vertex: usize, value: i64) {
        self.trial = Some(vertex);
        self.extra = vec![self.order(value); self.people.len()];
    }

    /// Tries to give `vertex` the earliest partner.
    pub(super) fn try_earliest(&mut self, vertex: usize) {
        self.trial = Some(vertex);
        for other in vertex + 1..self.residents.end {
            self.extra[other] = self.order(whole(self.residents.end - other));
        }
    }

    /// Ends a trial.
    pub(super) fn stop_trial(&mut self) {
        self.trial = None;
    }

    /// Start values for a search and who may be matched at once: by class, and
    /// such that pairs of the first with the second half are tight where
    /// exchanges are counted.
    pub(super) fn start(&self) -> (Vec<W>, Quota) {
        let Start {
            duals: by_class,
            flow,
        } = self.by_class();
        let mut duals: Vec<W> = self.classes.iter().map(|class| by_class[*class]).collect();
        let quota = Quota {
            classes: self.classes.clone(),
            count: self.class_count,
            flow,
        };
        let Some(half) = self.halves.map(whole) else {
            return (duals, quota);
        };
        for (position, vertex) in self.residents.clone().enumerate() {
            let position = whole(position);
            let number = if position < half {
                half - 2 * position
            } else {
                -half
            };
            let mut limbs = vec![0; self.layout.limbs()];
            self.layout.put(&mut limbs, self.slots.exchanges, 1);
            self.layout.put(&mut limbs, self.slots.numbers, number);
            duals[vertex] = duals[vertex].plus(W::from_limbs(&limbs));
        }
        (duals, quota)
    }

    /// Start values by class and how often classes should meet, from all who
    /// may be matched.
    fn by_class(&self) -> Start<W> {
        let count = self.class_count;
        let first = match self.halves {
            Some(_) => self.residents.start,
            None => 0,
        };
        let mut members = vec![0; count];
        for class in &self.classes[first..] {
            members[*class] += 1;
        }
        transport(&members, |a, b| {
            self.table[a * count + b].max(self.table[b * count + a])
        })
    }
}

impl<W: Weight> Graph for Bracket<'_, W> {
    type W = W;

    #[inline]
    fn weight(&self, a: usize, b: usize) -> Option<W> {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        let base = self.table[self.classes[low] * self.class_count + self.classes[high]]?;
        if self.field.is_barred(self.people[low], self.people[high]) {
            return None;
        }
        if high >= self.residents.end {
            // Not inside: a player who must be the higher of a pair inside has
            // no business there.
            return (self.parts[low] != Part::Upper).then_some(base);
        }
        if self.halves.is_some()
            && (low < self.residents.start
                || self.parts[low] == Part::NotUpper
                || self.parts[high] == Part::Upper)
        {
            return None;
        }
        let weight = base.plus(self.upper[low]);
        Some(if self.trial == Some(low) {
            weight.plus(self.extra[high])
        } else {
            weight
        })
    }
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Classes of the vertices and one sample of each class.
fn classify(
    field: &Field,
    rules: &Rules,
    people: &[usize],
    origins: &[Origin],
) -> (Vec<usize>, Vec<(usize, Origin)>) {
    let mut known: HashMap<Class, usize> = HashMap::new();
    let mut samples = Vec::new();
    let mut classes = Vec::new();
    for (person, origin) in people.iter().zip(origins) {
        let class = class_of(&field.players[*person], *origin, rules);
        let next = known.len();
        let number = *known.entry(class).or_insert(next);
        if number == next {
            samples.push((*person, *origin));
        }
        classes.push(number);
    }
    (classes, samples)
}

fn class_of(player: &Entrant, origin: Origin, rules: &Rules) -> Class {
    let inside = origin <= Origin::Resident;
    let candidate = rules.resting_score == Some(player.score);
    Class {
        origin,
        score: player.score,
        colour: player.colour,
        wish: player.wish,
        // Only whether it is wide matters elsewhere.
        difference: if inside { player.difference } else { 0 },
        repeated: if inside { player.repeated } else { None },
        floats: if inside {
            player.floats
        } else {
            [Float::None; 2]
        },
        may_rest: player.may_rest,
        unplayed: if candidate { player.unplayed } else { 0 },
        top: player.top,
    }
}
