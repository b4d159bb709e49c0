//! The draw counters as the search sees them: a small copyable model of the
//! rule book in force, stepped on every ply of the tree.
//!
//! The referee stays with `damier-arbiter`; this model only has to make the
//! search want what the referee will say. It is made from the clauses of the
//! book, whichever that is, and tested against the referee for all of them.

mod rules;

use damier_arbiter::book::Lasts;
use damier_arbiter::{Carried, RuleBook, Unit};
use damier_endgame::Opener;
use damier_game::{BySide, Force, PieceClass, PlyFacts, PositionFacts, Side};

pub use rules::DrawRules;
pub(crate) use rules::Route;
use rules::{AllHeld, Counter, Held, MOST_COUNTERS, each};

/// A number of plies that never runs out.
const NEVER: u16 = u16::MAX;

/// What a ply did, as far as counters ask.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlyKind {
    /// Who moved.
    pub mover: Side,
    /// Whether a man moved (crowned or not).
    pub man: bool,
    /// Whether anything was captured.
    pub capture: bool,
    /// Whether a man was crowned.
    pub promotion: bool,
}

impl From<&PlyFacts> for PlyKind {
    fn from(facts: &PlyFacts) -> PlyKind {
        PlyKind {
            mover: facts.mover,
            man: facts.piece == PieceClass::Man,
            capture: facts.captured > 0,
            promotion: facts.promoted,
        }
    }
}

/// Where the counters stand. Cheap to copy; the search keeps one per ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawClocks {
    quiet: u16,
    /// Plies to the nearest deadline.
    left: u16,
    /// Whether the draw waits, if nothing is left, while the side to move wins at once.
    waits: bool,
    counts: [Count; MOST_COUNTERS],
    /// How the conditions hold, and in which material, so that a ply which does
    /// not change it need not ask again.
    held: AllHeld,
    material: u64,
}

/// One counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Count {
    /// The clause whose condition held last; `None` while nothing is counted.
    reader: Option<u8>,
    strong: Option<Side>,
    /// Whether the condition holds now.
    held: bool,
    /// Plies counted, by who moved.
    plies: BySide<u8>,
}

impl Count {
    const REST: Count = Count {
        reader: None,
        strong: None,
        held: false,
        plies: BySide { white: 0, black: 0 },
    };

    fn begun(now: Option<(usize, Option<Side>)>) -> Count {
        match now {
            None => Count::REST,
            Some((reader, strong)) => Count {
                reader: u8::try_from(reader).ok(),
                strong,
                held: true,
                ..Count::REST
            },
        }
    }

    fn step(mut self, counter: &Counter, held: AllHeld, ply: PlyKind) -> Count {
        let now = counter.now(held);
        let restarts = counter.restarts;
        let restarted = (restarts.capture && ply.capture)
            || (restarts.man_move && ply.man)
            || (restarts.promotion && ply.promotion);
        if self.reader.is_none() || restarted {
            return Count::begun(now);
        }
        if !counter.lives(held) {
            return Count::REST;
        }
        if counter.lasts != Lasts::AddsUp || (self.held && now.is_some()) {
            self.plies[ply.mover] = self.plies[ply.mover].saturating_add(1);
        }
        self.held = now.is_some();
        if let Some((reader, strong)) = now {
            self.reader = u8::try_from(reader).ok();
            self.strong = strong.or(self.strong);
        }
        self
    }
}

/// The material of a position in one number.
fn packed(force: &BySide<Force>) -> u64 {
    let one = |force: Force| {
        u64::from(force.men) | u64::from(force.kings) << 8 | u64::from(force.on_long_diagonal) << 16
    };
    one(force.white) | one(force.black) << 24
}

impl DrawClocks {
    const REST: DrawClocks = DrawClocks {
        quiet: 0,
        left: NEVER,
        waits: false,
        counts: [Count::REST; MOST_COUNTERS],
        held: AllHeld::NONE,
        material: u64::MAX,
    };

    /// Every counter at 0 in this material (the start of a game or a diagram).
    pub fn start(rules: &DrawRules, force: &BySide<Force>) -> DrawClocks {
        let mut clocks = DrawClocks {
            held: rules.held(force),
            material: packed(force),
            ..DrawClocks::REST
        };
        for (index, counter) in rules.counters().iter().enumerate() {
            if clocks.has_parent(counter) {
                clocks.counts[index] = Count::begun(counter.now(clocks.held));
            }
        }
        clocks.look(rules, force, None);
        clocks
    }

    /// The counters of a position to which a game brings counts along.
    pub(crate) fn carried(
        rules: &DrawRules,
        book: &RuleBook,
        start: &PositionFacts,
        carried: &Carried,
    ) -> DrawClocks {
        let mut clocks = DrawClocks::start(rules, &start.force);
        let plies = |number: u32| u8::try_from(number).unwrap_or(u8::MAX);
        for one in &carried.counters {
            let Some((index, clause)) = rules.reader(book, &one.clause) else {
                continue;
            };
            let now = rules.counters()[index].now(clocks.held);
            let (reader, strong) = now.unwrap_or((clause, one.strong));
            clocks.counts[index] = Count {
                reader: u8::try_from(reader).ok(),
                strong: strong.or(one.strong),
                held: now.is_some(),
                plies: BySide {
                    white: plies(one.white),
                    black: plies(one.black),
                },
            };
        }
        clocks.look(rules, &start.force, Some(start.side_to_move));
        clocks
    }

    /// The counters after one more ply that led to this material.
    #[must_use]
    pub fn after(&self, rules: &DrawRules, ply: PlyKind, force: &BySide<Force>) -> DrawClocks {
        let quiet = match !ply.man && !ply.capture {
            true => self.quiet.saturating_add(1),
            false => 0,
        };
        let no_king = force.white.kings == 0 && force.black.kings == 0;
        if no_king && !rules.counts_men() {
            return DrawClocks {
                quiet,
                ..DrawClocks::REST
            };
        }
        let mut next = DrawClocks { quiet, ..*self };
        let material = packed(force);
        if material != self.material {
            next.held = rules.held(force);
            next.material = material;
        }
        for (index, counter) in rules.counters().iter().enumerate() {
            next.counts[index] = match next.has_parent(counter) {
                true => self.counts[index].step(counter, next.held, ply),
                false => Count::REST,
            };
        }
        next.look(rules, force, Some(!ply.mover));
        next
    }

    /// Whether the count within which a counter lives runs, if it needs one.
    fn has_parent(&self, counter: &Counter) -> bool {
        counter
            .within
            .is_none_or(|parent| self.counts[usize::from(parent)].reader.is_some())
    }

    /// Finds the nearest deadline; of a side's own moves the last one counts
    /// whole while it is not known who moves.
    fn look(&mut self, rules: &DrawRules, force: &BySide<Force>, turn: Option<Side>) {
        let nearest = |route: &dyn Fn(usize) -> Route| {
            let counters = 0..rules.counters().len();
            let left = counters.map(|index| self.left_of(rules, &route(index), force, turn));
            left.min().unwrap_or(NEVER)
        };
        let left = nearest(&Route::to);
        let waits = left == 0
            && rules.spared() != 0
            && nearest(&|counter| Route::sparing_none(rules, counter)) > 0;
        (self.left, self.waits) = (left, waits);
    }

    /// Plies to the nearest deadline of one counter by some of its clauses.
    fn left_of(
        &self,
        rules: &DrawRules,
        route: &Route,
        force: &BySide<Force>,
        turn: Option<Side>,
    ) -> u16 {
        let counter = &rules.counters()[route.counter];
        let count = &self.counts[route.counter];
        let Some(last) = count.reader else {
            return NEVER;
        };
        let pieces = force.white.pieces().saturating_add(force.black.pieces());
        let any = self.held.any_wholly(counter.readers);
        let mut nearest = NEVER;
        for reader in each(counter.readers & route.readers) {
            let strong = match self.held.get(reader) {
                Held::Yes(strong) => strong,
                Held::No | Held::Force if !any && usize::from(last) == reader => count.strong,
                Held::No | Held::Force => continue,
            };
            let clause = rules.clause(reader);
            let Some(limit) = clause.limit(pieces) else {
                continue;
            };
            let both = u16::from(count.plies.white) + u16::from(count.plies.black);
            let left = match (clause.unit, strong) {
                (Unit::Strong, Some(side)) => {
                    let (own, other) = (count.plies[side], count.plies[!side]);
                    let began = Opener::of(own.into(), other.into(), turn == Some(side));
                    if route.opener.is_some() && route.opener != began {
                        // This count was begun by the other side.
                        continue;
                    }
                    let own = limit.saturating_sub(u16::from(count.plies[side]));
                    let first = u16::from(turn == Some(side));
                    own.saturating_mul(2).saturating_sub(first)
                }
                (Unit::Each, _) | (Unit::Strong, None) => limit.saturating_sub(both),
            };
            nearest = nearest.min(left);
        }
        nearest
    }

    /// Plies left of a counter of the endgame tables; `u16::MAX` if it does not run.
    pub(crate) fn left_on(
        &self,
        rules: &DrawRules,
        route: &Route,
        force: &BySide<Force>,
        mover: Side,
    ) -> u16 {
        self.left_of(rules, route, force, Some(mover))
    }

    /// Plies until the nearest counter draws the game, if it keeps running.
    /// 0 = drawn now, unless this very ply won. `None`: no counter runs.
    pub fn left(&self) -> Option<u16> {
        (self.left != NEVER).then_some(self.left)
    }

    /// Whether the game, with nothing left, goes on if the side to move wins at once.
    pub(crate) fn waits(&self) -> bool {
        self.waits
    }

    /// How many quiet king plies have just been played in a row.
    pub fn quiet_plies(&self) -> u16 {
        self.quiet
    }
}

#[cfg(test)]
mod tests;
