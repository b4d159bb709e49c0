//! One bracket as a graph whose heaviest matching fulfils the criteria.

use std::collections::HashMap;

use damier_game::Side;

use super::layout::{Layout, Slot};
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

/// Places of the criteria.
struct Slots {
    complete: Slot,
    pairs: Slot,
    /// By points of the higher player, highest first.
    paired_scores: Vec<Slot>,
    next_pairs: Slot,
    next_scores: Vec<Slot>,
    unplayed: Slot,
    wide_colours: Slot,
    third_colour: Slot,
    wishes: Slot,
    strong_wishes: Slot,
    /// Repeated floats: down, up, of the round before and of two before.
    floats: [[Slot; 2]; 2],
    /// The same by score difference, highest first.
    float_scores: [[Vec<Slot>; 2]; 2],
    exchanges: Slot,
    numbers: Slot,
    order: Slot,
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

/// The criteria's places for a bracket. `rules` and the groups decide which
/// take room.
pub(super) struct Plan {
    layout: Layout,
    slots: Slots,
    scores: Vec<i64>,
    levels: Vec<i64>,
    lowest: i64,
}

impl Plan {
    pub(super) fn new(field: &Field, groups: &Groups, rules: &Rules) -> Plan {
        let all = groups.size();
        let inside = groups.moved.len() + groups.residents.len();
        let score = |i: &usize| field.players[*i].score;
        let mut scores: Vec<i64> = groups
            .moved
            .iter()
            .chain(&groups.residents)
            .map(score)
            .collect();
        scores.sort_unstable_by(|a, b| b.cmp(a));
        scores.dedup();
        let lowest = scores.last().copied().unwrap_or(0);
        let levels = if rules.collapsed {
            collapsed_levels(field, groups, lowest)
        } else {
            scores.clone()
        };
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

    /// Start values for a search: by class, and such that pairs of the first
    /// with the second half are tight where exchanges are counted.
    pub(super) fn start_duals(&self) -> Vec<W> {
        let by_class = self.class_duals();
        let mut duals: Vec<W> = self.classes.iter().map(|class| by_class[*class]).collect();
        let Some(half) = self.halves.map(whole) else {
            return duals;
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
        duals
    }

    /// A value for each class, as low as it can be one after the other: two
    /// classes together make at least twice the weight of an edge between them.
    fn class_duals(&self) -> Vec<W> {
        let count = self.class_count;
        let weight = |a: usize, b: usize| self.table[a * count + b].max(self.table[b * count + a]);
        let heaviest = |a: usize| (0..count).filter_map(|b| weight(a, b)).max();
        let mut duals: Vec<W> = (0..count)
            .map(|class| heaviest(class).unwrap_or(W::ZERO).max(W::ZERO))
            .collect();
        let mut order: Vec<usize> = (0..count).collect();
        order.sort_by_key(|class| duals[*class]);
        for class in order {
            let needed = (0..count).filter_map(|other| {
                let weight = weight(class, other)?;
                let own = other == class;
                Some(if own {
                    weight
                } else {
                    weight.doubled().minus(duals[other])
                })
            });
            duals[class] = needed.max().unwrap_or(W::ZERO).max(W::ZERO);
        }
        duals
    }
}

impl<W: Weight> Graph for Bracket<'_, W> {
    type W = W;

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

/// Works out weights from the criteria.
struct Weigh<'a> {
    field: &'a Field,
    rules: &'a Rules,
    plan: &'a Plan,
}

impl Weigh<'_> {
    /// The weight of a pair by its classes; `a` is the higher of the two.
    fn weight<W: Weight>(&self, a: (usize, Origin), b: (usize, Origin)) -> Option<W> {
        let inside = b.1 == Origin::Resident && a.1 <= Origin::Resident;
        let moved = a.1 == Origin::Moved && b.1 == Origin::Moved;
        let (high, low) = (&self.field.players[a.0], &self.field.players[b.0]);
        let backwards = a.1 > b.1;
        if moved || backwards || self.field.colours_clash(a.0, b.0) {
            return None;
        }
        let mut limbs = vec![0; self.plan.limbs()];
        self.outside(&mut limbs, high, low, (a.1, b.1));
        if inside {
            self.inside(&mut limbs, high, low);
        }
        Some(W::from_limbs(&limbs))
    }

    fn put(&self, limbs: &mut [i128], slot: Slot, value: i64) {
        self.plan.layout.put(limbs, slot, value);
    }

    /// Completion, and what happens below.
    fn outside(
        &self,
        limbs: &mut [i128],
        high: &Entrant,
        low: &Entrant,
        (from, to): (Origin, Origin),
    ) {
        let slots = &self.plan.slots;
        let stays = |p: &Entrant, most: i64| i64::from(!(p.may_rest && p.score <= most));
        if let Some(most) = self.rules.complete {
            self.put(
                limbs,
                slots.complete,
                1 + stays(high, most) + stays(low, most),
            );
        }
        match self.rules.ahead {
            Ahead::No => {}
            Ahead::Pairs => self.put(limbs, slots.next_pairs, i64::from(to == Origin::Next)),
            Ahead::Complete => {
                let value = 1 + stays(high, i64::MAX) + stays(low, i64::MAX);
                self.put(limbs, slots.next_pairs, value);
            }
        }
        if self.rules.ahead != Ahead::No && to == Origin::Next && from <= Origin::Resident {
            let level = self.plan.scores.iter().position(|s| *s == high.score);
            if let Some(slot) = level.and_then(|l| slots.next_scores.get(l)) {
                self.put(limbs, *slot, 1);
            }
        }
        if let Some(score) = self.rules.resting_score {
            let of = |p: &Entrant| {
                if p.score == score {
                    i64::from(p.unplayed)
                } else {
                    0
                }
            };
            self.put(limbs, slots.unplayed, of(high) + of(low));
        }
    }

    /// The criteria of a pair inside the bracket.
    fn inside(&self, limbs: &mut [i128], high: &Entrant, low: &Entrant) {
        let slots = &self.plan.slots;
        let collapsed = self.rules.collapsed;
        self.put(limbs, slots.pairs, 1);
        // Being left over is farthest away, by points; in a collapsed bracket a
        // pair is as far apart as its points are.
        self.put_level(limbs, &slots.paired_scores, self.alone_level(high), 1);
        if collapsed {
            self.put_level(limbs, &slots.paired_scores, self.alone_level(low), 1);
            self.put_level(limbs, &slots.paired_scores, self.pair_level(high, low), -1);
        }
        if high.colour.is_some() && high.colour == low.colour {
            self.same_colour(limbs, high, low);
        }
        let apart = high.score > low.score;
        for back in 0..2 {
            let down = |p: &Entrant| p.floats[back] == Float::Down;
            let up = low.floats[back] == Float::Up && apart;
            let [downs, ups] = slots.floats[back];
            self.put(
                limbs,
                downs,
                i64::from(down(low)) + i64::from(!apart && down(high)),
            );
            self.put(limbs, ups, -i64::from(up));
            let [downs, ups] = &slots.float_scores[back];
            if down(low) && collapsed {
                self.put_level(limbs, downs, self.alone_level(low), 1);
            }
            if down(high) && (apart || collapsed) {
                self.put_level(limbs, downs, self.alone_level(high), 1);
            }
            if down(high) && apart && collapsed {
                self.put_level(limbs, downs, self.pair_level(high, low), -1);
            }
            if up {
                self.put_level(limbs, ups, self.pair_level(high, low), -1);
            }
        }
    }

    fn put_level(&self, limbs: &mut [i128], levels: &[Slot], level: Option<usize>, value: i64) {
        if let Some(slot) = level.and_then(|l| levels.get(l)) {
            self.put(limbs, *slot, value);
        }
    }

    /// The level of a player left over.
    fn alone_level(&self, player: &Entrant) -> Option<usize> {
        let value = if self.rules.collapsed {
            player.score - self.plan.lowest + self.field.one_point
        } else {
            player.score
        };
        self.plan.levels.iter().position(|l| *l == value)
    }

    /// The level of a pair.
    fn pair_level(&self, high: &Entrant, low: &Entrant) -> Option<usize> {
        let value = if self.rules.collapsed {
            high.score - low.score
        } else {
            high.score
        };
        self.plan.levels.iter().position(|l| *l == value)
    }

    /// Colours (C10 to C13) of two who wish the same.
    fn same_colour(&self, limbs: &mut [i128], high: &Entrant, low: &Entrant) {
        let slots = &self.plan.slots;
        let absolute = high.wish == Wish::Absolute && low.wish == Wish::Absolute;
        if absolute && high.is_lopsided() && low.is_lopsided() {
            self.put(limbs, slots.wide_colours, -1);
        }
        if absolute && third_alike(high, low) {
            self.put(limbs, slots.third_colour, -1);
        }
        self.put(limbs, slots.wishes, -1);
        if !absolute && high.wish >= Wish::Strong && low.wish >= Wish::Strong {
            self.put(limbs, slots.strong_wishes, -1);
        }
    }
}

/// Whether one of two with the same absolute wish must get a colour for the
/// third time running.
pub(super) fn third_alike(high: &Entrant, low: &Entrant) -> bool {
    let (a, b) = (high.difference.abs(), low.difference.abs());
    let again = |p: &Entrant| p.repeated.is_some() && p.repeated == p.colour.map(|c| !c);
    match a.cmp(&b) {
        // Either may have to give way.
        std::cmp::Ordering::Equal => high.repeated.is_some() && high.repeated == low.repeated,
        // The one with the smaller difference gives way.
        std::cmp::Ordering::Greater => again(low),
        std::cmp::Ordering::Less => again(high),
    }
}
