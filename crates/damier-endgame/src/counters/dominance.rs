//! Counters that can be left out because another always runs out first.

use super::ask::{Book, Kind, Runs};
use super::lane;
use super::plan::Phases;
use super::{Left, NEVER, Op};
use crate::class::Class;

/// A lower bound of a difference; far apart from every real one at both ends.
type Bound = i32;
const NONE: Bound = i32::MIN / 4;
const ANY: Bound = i32::MAX / 4;

/// What a ply does to a counter whoever began it.
#[derive(Clone, Copy)]
struct Both {
    /// Of the things that it may do, the one that leaves the most.
    most: Op,
    /// And the one that leaves the least.
    least: Op,
}

impl Both {
    /// `None` if the two have nothing to do with each other.
    fn of(family: &[usize], ops: &[Op]) -> Option<Both> {
        let mut all = family.iter().filter_map(|&at| ops.get(at).copied());
        let first = all.next()?;
        let mut both = Both {
            most: first,
            least: first,
        };
        for op in all {
            (both.most, both.least) = match (both.most, op) {
                (known, op) if known == op => (both.most, both.least),
                (Op::Off, Op::Set(_)) => (op, op),
                (Op::Set(_), Op::Off) => (both.most, both.least),
                (Op::Tick, Op::Keep) | (Op::Keep, Op::Tick) => (Op::Keep, Op::Tick),
                _ => return None,
            };
        }
        Some(both)
    }

    fn all(families: &[Vec<usize>], ops: &[Op]) -> Option<Vec<Both>> {
        families.iter().map(|one| Both::of(one, ops)).collect()
    }
}

/// Which counters run in a situation, whoever began them.
struct Running {
    fresh: [Vec<Left>; 2],
    possible: Vec<bool>,
}

impl Running {
    fn of(families: &[Vec<usize>], runs: &Runs) -> Running {
        let left = |fresh: &Vec<Left>| {
            let all = families.iter();
            let least = |family: &Vec<usize>| family.iter().map(|&at| fresh[at]).min();
            all.map(|family| least(family).unwrap_or(NEVER)).collect()
        };
        let possible = |family: &Vec<usize>| family.iter().any(|&at| runs.possible[at]);
        Running {
            fresh: [left(&runs.fresh[0]), left(&runs.fresh[1])],
            possible: families.iter().map(possible).collect(),
        }
    }

    /// Whether a counter always runs here.
    fn always(&self, at: usize) -> bool {
        self.fresh.iter().all(|left| left[at] != NEVER)
    }
}

/// For each phase, by how much counter `j` has at least more plies left than
/// counter `i`, whatever happened before: `bounds[phase][i][j]`. Here a counter is one whoever
/// began it.
pub(crate) struct Bounds {
    of_phases: Vec<Vec<Vec<Bound>>>,
    /// The counters whose last ply is kept for a move that wins.
    spares: Vec<bool>,
}

impl Bounds {
    /// Whether counter `j` never runs out before counter `i` in this class.
    pub(crate) fn covered(&self, i: usize, j: usize) -> bool {
        // With only the ply left that is kept for a move that wins, other moves do not count.
        let least = Bound::from(self.spares[j] && !self.spares[i]);
        self.of_phases.iter().all(|phase| phase[i][j] >= least)
    }

    /// Works the bounds out. `most` is the most that each counter ever has left.
    /// `None`: the referee does something on the way that no [`Op`] is.
    pub(crate) fn new(book: &Book, phases: &Phases, most: &[Left]) -> Option<Bounds> {
        let families = lane::families(&book.counters);
        let count = families.len();
        let spares = |family: &Vec<usize>| family.iter().any(|&at| book.counters[at].spares_wins);
        let mut bounds = Bounds {
            of_phases: vec![vec![vec![ANY; count]; count]; phases.at.len()],
            spares: families.iter().map(spares).collect(),
        };
        let running = phases.runs.iter().map(|runs| Running::of(&families, runs));
        let running: Vec<Running> = running.collect();
        for (phase, runs) in running.iter().enumerate() {
            for fresh in &runs.fresh {
                bounds.lower(phase, |i, j| match (fresh[i], fresh[j]) {
                    (_, NEVER) => ANY,
                    (NEVER, _) => NONE,
                    (i, j) => Bound::from(j) - Bound::from(i),
                });
            }
        }
        for (from, kind) in entries(phases.class) {
            for from in Phases::diagonals(book, from) {
                let runs = Running::of(&families, &book.runs(&from));
                for (phase, to) in phases.at.iter().enumerate() {
                    let ops = Both::all(&families, &book.ops(&from, kind, to)?)?;
                    bounds.lower(phase, |i, j| {
                        let before = NONE;
                        let ops = (ops[i].most, ops[j].least);
                        after(ops, before, most[i], runs.always(i), runs.possible[j])
                    });
                }
            }
        }
        while bounds.step(book, phases, (&families, &running), most)? {}
        Some(bounds)
    }

    fn lower(&mut self, phase: usize, bound: impl Fn(usize, usize) -> Bound) -> bool {
        let mut lowered = false;
        for (i, row) in self.of_phases[phase].iter_mut().enumerate() {
            for (j, known) in row.iter_mut().enumerate() {
                let new = bound(i, j);
                if new < *known {
                    *known = new;
                    lowered = true;
                }
            }
        }
        lowered
    }

    fn step(
        &mut self,
        book: &Book,
        phases: &Phases,
        (families, running): (&[Vec<usize>], &[Running]),
        most: &[Left],
    ) -> Option<bool> {
        let mut lowered = false;
        for (source, from) in phases.at.iter().enumerate() {
            let runs = &running[source];
            for kind in inner_kinds(phases.class) {
                for (target, to) in phases.at.iter().enumerate() {
                    let ops = Both::all(families, &book.ops(from, kind, to)?)?;
                    let known = self.of_phases[source].clone();
                    lowered |= self.lower(target, |i, j| {
                        let before = known[i][j];
                        let ops = (ops[i].most, ops[j].least);
                        after(ops, before, most[i], runs.always(i), runs.possible[j])
                    });
                }
            }
        }
        Some(lowered)
    }
}

/// By how much `j` has more left than `i` after a ply, given a bound before it.
fn after((i, j): (Op, Op), before: Bound, most_i: Left, always_i: bool, runs_j: bool) -> Bound {
    // The most that `i` can have left, if that is known.
    let high = match i {
        Op::Off => None,
        Op::Set(all) | Op::Cap(all) => Some(all),
        Op::Tick => always_i.then_some(most_i.saturating_sub(1)),
        Op::Keep => always_i.then_some(most_i),
    };
    let anew = |all: Left| high.map_or(NONE, |high| Bound::from(all) - Bound::from(high));
    let kept = match i {
        Op::Tick | Op::Cap(_) => before,
        Op::Off | Op::Set(_) | Op::Keep => NONE,
    };
    match j {
        Op::Off => ANY,
        Op::Set(all) => anew(all),
        // To stand still is no worse than to go on.
        Op::Tick | Op::Keep if runs_j => kept,
        Op::Tick | Op::Keep => ANY,
        Op::Cap(all) if runs_j => kept.min(anew(all)),
        Op::Cap(all) => anew(all),
    }
}

/// The plies that stay within a class.
pub(crate) fn inner_kinds(class: Class) -> Vec<Kind> {
    let mut kinds = Vec::new();
    for mover in 0..2 {
        for man in [false, true] {
            let some = if man {
                class.men[mover]
            } else {
                class.kings[mover]
            };
            if some > 0 {
                kinds.push(Kind {
                    mover,
                    man,
                    captured: 0,
                    crowned: false,
                });
            }
        }
    }
    kinds
}

/// The plies that leave a class, with the classes that they lead to.
pub(crate) fn exits(class: Class) -> Vec<(Kind, Class)> {
    let mut all = Vec::new();
    for mover in 0..2 {
        let other = 1 - mover;
        for (man, crowned) in [(false, false), (true, false), (true, true)] {
            let some = if man {
                class.men[mover]
            } else {
                class.kings[mover]
            };
            for men in 0..=class.men[other] {
                for kings in 0..=class.kings[other] {
                    let captured = men + kings;
                    let stays = captured == 0 && !crowned;
                    if some == 0 || stays || captured == class.side_pieces(other) {
                        continue;
                    }
                    let mut to = class;
                    to.men[other] -= men;
                    to.kings[other] -= kings;
                    to.men[mover] -= u8::from(crowned);
                    to.kings[mover] += u8::from(crowned);
                    let kind = Kind {
                        mover,
                        man,
                        captured,
                        crowned,
                    };
                    all.push((kind, to));
                }
            }
        }
    }
    all
}

/// The most captured pieces that are looked at where a class is entered. More
/// at once are judged alike: no clause counts how many were taken.
const TAKEN: u8 = 3;

/// The plies that lead to a class, with the classes that they come from.
fn entries(class: Class) -> Vec<(Class, Kind)> {
    let mut all = Vec::new();
    for mover in 0..2 {
        let other = 1 - mover;
        for (man, crowned) in [(false, false), (true, false), (true, true)] {
            let mut from = class;
            if crowned {
                if class.kings[mover] == 0 {
                    continue;
                }
                from.kings[mover] -= 1;
                from.men[mover] += 1;
            }
            let some = if man {
                from.men[mover]
            } else {
                from.kings[mover]
            };
            for men in 0..=TAKEN {
                for kings in 0..=TAKEN - men {
                    let captured = men + kings;
                    if some == 0 || (captured == 0 && !crowned) {
                        continue;
                    }
                    let mut from = from;
                    from.men[other] += men;
                    from.kings[other] += kings;
                    let kind = Kind {
                        mover,
                        man,
                        captured,
                        crowned,
                    };
                    all.push((from, kind));
                }
            }
        }
    }
    all
}
