//! What a pair is worth by the criteria.

use super::bracket::{Ahead, Origin, Rules};
use super::layout::Slot;
use super::plan::Plan;
use crate::pairing::field::{Entrant, Field, Float, Wish};
use crate::pairing::matching::Weight;

/// Works out weights from the criteria.
pub(super) struct Weigh<'a> {
    pub(super) field: &'a Field,
    pub(super) rules: &'a Rules,
    pub(super) plan: &'a Plan,
}

impl Weigh<'_> {
    /// The weight of a pair by its classes; `a` is the higher of the two.
    pub(super) fn weight<W: Weight>(&self, a: (usize, Origin), b: (usize, Origin)) -> Option<W> {
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
