//! How many numbers the value of a position under a book needs, class by class.

use std::collections::HashMap;

use super::ask::{Book, Kind, Runs, Situation};
use super::dominance::{Bounds, exits, inner_kinds};
use super::lane::{self, Counter};
use super::{Left, NEVER, Op};
use crate::class::Class;
use crate::store::checksum;

/// The situations of a class that the book tells apart.
#[derive(Debug)]
pub(crate) struct Phases {
    pub(crate) class: Class,
    pub(crate) at: Vec<Situation>,
    pub(crate) runs: Vec<Runs>,
}

impl Phases {
    pub(crate) fn new(book: &Book, class: Class) -> Phases {
        let at = Phases::diagonals(book, class);
        let runs = at.iter().map(|at| book.runs(at)).collect();
        Phases { class, at, runs }
    }

    /// The situations of a class: one, if nobody asks for the diagonal.
    pub(crate) fn diagonals(book: &Book, class: Class) -> Vec<Situation> {
        if !book.asks_for_diagonal(class) {
            return vec![Situation {
                class,
                diagonal: [0; 2],
            }];
        }
        let mut all = Vec::new();
        for white in 0..=class.side_pieces(0).min(2) {
            for black in 0..=class.side_pieces(1).min(2) {
                all.push(Situation {
                    class,
                    diagonal: [white, black],
                });
            }
        }
        all
    }
}

/// What becomes of the remaining plies of one group of counters in the position
/// after a ply.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct GroupOp {
    /// The group before the ply that it goes on from, if it does.
    pub(crate) from: usize,
    pub(crate) op: Op,
}

/// How the value of the positions of a class is written.
#[derive(Debug)]
pub(crate) struct ClassPlan {
    pub(crate) phases: Phases,
    /// Counters of which only the nearest matters, group by group. No group:
    /// nothing is counted. One: a single number says all.
    pub(crate) groups: Vec<Vec<usize>>,
    /// Whether one number will do and can be found by counting plies up.
    pub(crate) single: bool,
    /// The most plies left of the only group.
    pub(crate) budget: Left,
}

/// The plans for all classes.
#[derive(Debug)]
pub(crate) struct Plan {
    pub(crate) book: Book,
    classes: HashMap<Class, Option<ClassPlan>>,
    meanings: HashMap<Class, u64>,
}

impl Plan {
    /// Plans the given classes, which come in the order of [`Class::up_to`].
    pub(crate) fn new(book: Book, classes: &[Class]) -> Plan {
        let mut plan = Plan {
            book,
            classes: HashMap::new(),
            meanings: HashMap::new(),
        };
        for &class in classes {
            let made = plan.make(class);
            plan.classes.insert(class, made);
            if !class.is_even() {
                let made = plan.make(class.flipped());
                plan.classes.insert(class.flipped(), made);
            }
            for class in [class, class.flipped()] {
                let meaning = plan.describe(class);
                plan.meanings.insert(class, meaning);
            }
        }
        plan
    }

    /// A number that stands for all that the book says of the positions of a
    /// class and of those that they lead to: another as soon as a value could
    /// differ.
    pub(crate) fn meaning(&self, class: Class) -> u64 {
        self.meanings.get(&class).copied().unwrap_or(0)
    }

    fn describe(&self, class: Class) -> u64 {
        let Some(plan) = self.class(class) else {
            return 0;
        };
        let mut text = format!("{class} {:?} {} {}", plan.groups, plan.single, plan.budget);
        for runs in &plan.phases.runs {
            text.push_str(&format!(" {:?}", runs.fresh));
        }
        let inner = inner_kinds(class).into_iter().map(|kind| (kind, class));
        for (kind, to) in inner.chain(exits(class)) {
            let meaning = if to == class { 0 } else { self.meaning(to) };
            text.push_str(&format!(" {kind:?} {to} {meaning}"));
            let Some(target) = self.class(to) else {
                continue;
            };
            for from in &plan.phases.at {
                for to in &target.phases.at {
                    let ops = self.between(plan, from, kind, target, to);
                    text.push_str(&format!(" {ops:?}"));
                }
            }
        }
        checksum(text.as_bytes())
    }

    /// How the values of a class are written; `None` if the book does something
    /// there that these tables cannot hold.
    pub(crate) fn class(&self, class: Class) -> Option<&ClassPlan> {
        self.classes.get(&class)?.as_ref()
    }

    fn make(&self, class: Class) -> Option<ClassPlan> {
        // Nor is anything known where a move leads to what is not.
        let lost = |to: &Class| self.classes.get(to).is_some_and(Option::is_none);
        if exits(class).iter().any(|(_, to)| lost(to)) {
            return None;
        }
        let phases = Phases::new(&self.book, class);
        let most = self.most();
        let families = lane::families(&self.book.counters);
        let possible = |at: &usize| phases.runs.iter().any(|runs| runs.possible[*at]);
        let active: Vec<usize> = (0..families.len())
            .filter(|&family| families[family].iter().any(possible))
            .collect();
        let most_of: Vec<Left> = families.iter().map(|one| most[one[0]]).collect();
        let bounds = Bounds::new(&self.book, &phases, &most_of)?;
        let mut kept = active.clone();
        for &j in &active {
            let covered = kept.iter().any(|&i| i != j && bounds.covered(i, j));
            if covered && !self.inherited(&phases, &families[j])? {
                kept.retain(|&other| other != j);
            }
        }
        // A counter that goes on in two ways is two numbers: never the nearer of them.
        let apart = kept.iter().any(|&family| families[family].len() > 1);
        let kept: Vec<usize> = kept.iter().flat_map(|&at| families[at].clone()).collect();
        let counters = &self.book.counters;
        if active
            .iter()
            .any(|&one| counters[families[one][0]].is_mixed)
        {
            return None;
        }
        // Nor is one with a ply to spare for a win compared with one that has none.
        let apart = apart || kept.iter().any(|&at| counters[at].spares_wins);
        if kept.len() > MOST_KEPT || kept.iter().any(|&at| most[at] > LONGEST_LISTED) {
            return None;
        }
        let singles: Vec<Vec<usize>> = kept.iter().map(|&at| vec![at]).collect();
        let mut tries = vec![singles];
        if kept.len() > 1 && !apart {
            tries.insert(0, vec![kept]);
        }
        for groups in tries {
            let mut plan = ClassPlan {
                phases: Phases {
                    class,
                    at: phases.at.clone(),
                    runs: phases.runs.clone(),
                },
                groups,
                single: false,
                budget: 0,
            };
            if self.is_sound(&plan) {
                self.finish(&mut plan);
                return Some(plan);
            }
        }
        None
    }

    fn finish(&self, plan: &mut ClassPlan) {
        let fresh = |runs: &Runs, group: &[usize], mover: usize| {
            let left = group.iter().map(|&at| runs.fresh[mover][at]);
            left.min().unwrap_or(NEVER)
        };
        let all: Vec<Left> = plan
            .groups
            .iter()
            .take(1)
            .flat_map(|group| {
                let runs = plan.phases.runs.iter();
                runs.flat_map(move |runs| [0, 1].map(|mover| fresh(runs, group, mover)))
            })
            .collect();
        plan.budget = all.iter().copied().max().unwrap_or(NEVER);
        let ticks = plan.phases.at.iter().all(|from| {
            let kings = inner_kinds(plan.phases.class);
            let kings = kings.into_iter().filter(|kind| !kind.man);
            kings.into_iter().all(|kind| {
                plan.phases.at.iter().all(|to| {
                    let ops = self.between(plan, from, kind, plan, to);
                    ops.is_some_and(|ops| {
                        ops.iter().all(|op| matches!(op.op, Op::Tick | Op::Cap(_)))
                    })
                })
            })
        });
        plan.single = match plan.groups.len() {
            0 => true,
            1 => ticks && plan.budget <= LONGEST,
            _ => false,
        };
    }

    /// The most that each group of a class ever has left.
    pub(crate) fn most_of_groups(&self, class: &ClassPlan) -> Vec<Left> {
        let most = self.most();
        let of_group = |group: &Vec<usize>| group.iter().map(|&at| most[at]).max();
        let groups = class.groups.iter().filter_map(of_group);
        groups.map(|left| left.min(LONGEST_LISTED)).collect()
    }

    /// The least that each group of a class must have left in a situation for a move that does
    /// not end the game to count: two plies where the last is kept for a move that wins.
    pub(crate) fn floors(&self, class: &ClassPlan, phase: usize) -> Vec<Left> {
        let possible = class.phases.runs.get(phase).map(|runs| &runs.possible);
        let floor = |group: &Vec<usize>| {
            let spares = group.iter().any(|&at| {
                self.book.counters[at].spares_wins && possible.is_some_and(|runs| runs[at])
            });
            1 + Left::from(spares)
        };
        class.groups.iter().map(floor).collect()
    }

    /// The most that each counter ever has left.
    fn most(&self) -> Vec<Left> {
        let book = &self.book;
        let clauses = |counter: &Counter| {
            let ids = counter.clauses.iter();
            let limits = ids.filter_map(|id| book.book.clause(id)?.limit());
            let most = limits.map(|rule| rule.limit.most().saturating_mul(2));
            counter.told(most.max().unwrap_or(0))
        };
        book.counters.iter().map(clauses).collect()
    }

    /// Whether a counter lives on into a class where it is needed.
    fn inherited(&self, phases: &Phases, counter: &[usize]) -> Option<bool> {
        for (kind, to) in exits(phases.class) {
            let Some(target) = self.class(to) else {
                continue;
            };
            if !target
                .groups
                .iter()
                .flatten()
                .any(|at| counter.contains(at))
            {
                continue;
            }
            for from in &phases.at {
                for to in &target.phases.at {
                    let ops = self.book.ops(from, kind, to)?;
                    if counter.iter().any(|&at| ops[at].goes_on()) {
                        return Some(true);
                    }
                }
            }
        }
        Some(false)
    }

    /// Whether the numbers of the groups after every ply follow from those
    /// before it.
    fn is_sound(&self, plan: &ClassPlan) -> bool {
        let inner = inner_kinds(plan.phases.class).into_iter().all(|kind| {
            plan.phases.at.iter().all(|from| {
                let mut targets = plan.phases.at.iter();
                targets.all(|to| self.between(plan, from, kind, plan, to).is_some())
            })
        });
        inner
            && exits(plan.phases.class).into_iter().all(|(kind, to)| {
                // A class that is not planned has no table either.
                let Some(target) = self.class(to) else {
                    return true;
                };
                plan.phases.at.iter().all(|from| {
                    let mut targets = target.phases.at.iter();
                    targets.all(|to| self.between(plan, from, kind, target, to).is_some())
                })
            })
    }

    /// What a ply does to the groups of the class that it leads to.
    fn between(
        &self,
        plan: &ClassPlan,
        from: &Situation,
        kind: Kind,
        target: &ClassPlan,
        to: &Situation,
    ) -> Option<Vec<GroupOp>> {
        let ops = self.book.ops(from, kind, to)?;
        let source = plan.phases.at.iter().position(|at| at == from)?;
        let runs = &plan.phases.runs[source].possible;
        let one = |group: &Vec<usize>| {
            let mut all: Option<Left> = None;
            let mut goes_on = Vec::new();
            let mut stands = 0;
            for &at in group {
                match ops[at] {
                    Op::Off => {}
                    Op::Set(left) => all = Some(all.map_or(left, |known| known.min(left))),
                    Op::Tick | Op::Keep | Op::Cap(_) if runs[at] => {
                        goes_on.push(at);
                        stands += usize::from(ops[at] == Op::Keep);
                        if let Op::Cap(left) = ops[at] {
                            all = Some(all.map_or(left, |known| known.min(left)));
                        }
                    }
                    Op::Tick | Op::Keep => {}
                    Op::Cap(left) => all = Some(all.map_or(left, |known| known.min(left))),
                }
            }
            let Some(first) = goes_on.first() else {
                let op = all.map_or(Op::Off, Op::Set);
                return Some(GroupOp { from: 0, op });
            };
            let from = plan.groups.iter().position(|g| g.contains(first))?;
            let group = &plan.groups[from];
            let whole = group.iter().all(|at| goes_on.contains(at) || !runs[*at])
                && goes_on.iter().all(|at| group.contains(at));
            let op = match (stands, all) {
                (0, None) => Op::Tick,
                (0, Some(left)) => Op::Cap(left),
                (stands, None) if stands == goes_on.len() => Op::Keep,
                _ => return None,
            };
            whole.then_some(GroupOp { from, op })
        };
        target.groups.iter().map(one).collect()
    }

    /// What a ply does to the groups of the class that it leads to; `None` if
    /// the book is not understood in one of the classes.
    pub(crate) fn ops(&self, from: &Situation, kind: Kind, to: &Situation) -> Option<Vec<GroupOp>> {
        let source = self.class(from.class)?;
        let target = self.class(to.class)?;
        self.between(source, from, kind, target, to)
    }
}

/// The longest limit, in plies, that a byte of a table holds.
const LONGEST: Left = 127;
/// The longest where several numbers are kept.
const LONGEST_LISTED: Left = 250;
/// The most counters of which none makes up for another.
const MOST_KEPT: usize = 4;
