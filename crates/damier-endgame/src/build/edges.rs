//! What the counters do on the plies of one class, ready for looking up.

use crate::class::Class;
use crate::counters::{GroupOp, Kind, Plan, PlyOps, Situation};
use crate::expand::{Child, Node};
use crate::table::code;

const PHASES: usize = 9;
const KINDS: usize = 3;

/// The plies from one class: what each does to the counters of the class that it
/// leads to.
#[derive(Debug)]
pub(crate) struct Edges {
    diagonal: u64,
    sensitive: bool,
    slots: Vec<u16>,
    /// By slot, mover, kind and phases; `None` where the book is not understood.
    ops: Vec<Option<PlyOps>>,
    targets: Vec<Class>,
    sensitive_targets: Vec<bool>,
}

fn phase_of(at: &Situation) -> usize {
    usize::from(at.diagonal[0]) * 3 + usize::from(at.diagonal[1])
}

impl Edges {
    pub(crate) fn new(plan: &Plan, class: Class, diagonal: u64) -> Option<Edges> {
        let source = plan.class(class)?;
        let mut edges = Edges {
            diagonal,
            sensitive: source.phases.at.len() > 1,
            slots: vec![u16::MAX; 4096],
            ops: Vec::new(),
            targets: Vec::new(),
            sensitive_targets: Vec::new(),
        };
        let inner = crate::counters::inner_kinds(class);
        let inner = inner.into_iter().map(|kind| (kind, class));
        for (kind, to) in inner.chain(crate::counters::exits(class)) {
            edges.add(plan, class, kind, to);
        }
        Some(edges)
    }

    fn add(&mut self, plan: &Plan, class: Class, kind: Kind, to: Class) {
        let (Some(source), Some(target)) = (plan.class(class), plan.class(to)) else {
            return;
        };
        if self.slots[code(to)] == u16::MAX {
            self.slots[code(to)] = self.targets.len() as u16;
            self.targets.push(to);
            self.sensitive_targets.push(target.phases.at.len() > 1);
            let more = 2 * KINDS * PHASES * PHASES;
            self.ops.resize(self.ops.len() + more, None);
        }
        let slot = usize::from(self.slots[code(to)]);
        let kinds = usize::from(kind.man) + usize::from(kind.crowned);
        for (phase, from) in source.phases.at.iter().enumerate() {
            let floors = plan.floors(source, phase);
            for to in &target.phases.at {
                let at = place(slot, kind.mover, kinds, phase_of(from), phase_of(to));
                self.ops[at] = plan.ops(from, kind, to).map(|ops| PlyOps {
                    ops,
                    floors: floors.clone(),
                });
            }
        }
    }

    /// Which of the situations of its class a position is in.
    #[inline]
    pub(crate) fn phase(&self, node: &Node) -> usize {
        if self.sensitive {
            self.diagonal_phase(node)
        } else {
            0
        }
    }

    fn diagonal_phase(&self, node: &Node) -> usize {
        let on = |side: usize| {
            let pieces = node.men[side] | node.kings[side];
            (pieces & self.diagonal).count_ones().min(2) as usize
        };
        on(0) * 3 + on(1)
    }

    /// The situations of a position to which a king of a side is added, off the diagonal and
    /// on it.
    #[inline]
    pub(super) fn phases_with(&self, rest: &Node, side: usize) -> [usize; 2] {
        if !self.sensitive {
            return [0; 2];
        }
        let mut on = [0, 1].map(|side| {
            let pieces = rest.men[side] | rest.kings[side];
            (pieces & self.diagonal).count_ones().min(2) as usize
        });
        let off = on[0] * 3 + on[1];
        on[side] = (on[side] + 1).min(2);
        [off, on[0] * 3 + on[1]]
    }

    /// What a move does to the counters; `None` if the book is not understood
    /// where it leads.
    #[inline]
    pub(crate) fn of(&self, from: usize, child: &Child) -> Option<&PlyOps> {
        let slot = usize::from(self.slots[code(child.node.class())]);
        if slot == usize::from(u16::MAX) {
            return None;
        }
        let to = if self.sensitive_targets[slot] {
            self.diagonal_phase(&child.node)
        } else {
            0
        };
        let kinds = usize::from(child.man) + usize::from(child.crowned);
        let mover = 1 - child.node.mover;
        self.ops[place(slot, mover, kinds, from, to)].as_ref()
    }

    /// The number of a class among those that the plies lead to, and whether its
    /// counters ask for the diagonal.
    pub(super) fn slot(&self, class: Class) -> Option<(usize, bool)> {
        let slot = usize::from(self.slots[code(class)]);
        Some((slot, *self.sensitive_targets.get(slot)?))
    }

    /// The number of a ply to a class with this slot.
    #[inline]
    pub(super) fn number(&self, slot: usize, sensitive: bool, from: usize, child: &Child) -> usize {
        let to = if sensitive {
            self.diagonal_phase(&child.node)
        } else {
            0
        };
        let kinds = usize::from(child.man) + usize::from(child.crowned);
        place(slot, 1 - child.node.mover, kinds, from, to)
    }

    /// Every ply that there is: its number, the class that it leads to, and what it
    /// does to the counters.
    pub(super) fn all(&self) -> impl Iterator<Item = (usize, Class, &PlyOps)> {
        let per_slot = 2 * KINDS * PHASES * PHASES;
        let all = self.ops.iter().enumerate();
        all.filter_map(move |(number, ops)| {
            let class = self.targets.get(number / per_slot)?;
            Some((number, *class, ops.as_ref()?))
        })
    }

    /// What the ply with a number does to the counters.
    pub(super) fn op(&self, number: usize) -> Option<&PlyOps> {
        self.ops.get(number)?.as_ref()
    }

    /// The number of a quiet king move within the class, from phase to phase.
    pub(super) fn inner_number(
        &self,
        class: Class,
        mover: usize,
        from: usize,
        to: usize,
    ) -> Option<usize> {
        let slot = usize::from(self.slots[code(class)]);
        let number = place(slot, mover, 0, from, to);
        (number < self.ops.len()).then_some(number)
    }

    /// How many numbers of plies there are.
    pub(super) fn numbers(&self) -> usize {
        self.ops.len()
    }

    /// The long diagonal if the class at work asks for it; nothing if not.
    pub(super) fn diagonal(&self) -> u64 {
        if self.sensitive { self.diagonal } else { 0 }
    }

    /// What a quiet king move within the class does, from phase to phase.
    #[inline]
    pub(crate) fn inner(&self, class: Class, mover: usize, from: usize, to: usize) -> &[GroupOp] {
        let ply = self.inner_number(class, mover, from, to);
        ply.and_then(|ply| self.op(ply)).map_or(&[], |ply| &ply.ops)
    }
}

fn place(slot: usize, mover: usize, kinds: usize, from: usize, to: usize) -> usize {
    (((slot * 2 + mover) * KINDS + kinds) * PHASES + from) * PHASES + to
}
