//! What the draw counters of a rule book do on every kind of move, found out by
//! asking the referee himself.
//!
//! Nothing here knows a clause. A [`Referee`](damier_arbiter::Referee) is shown a
//! made-up position with a count that runs, then a ply, and what has become of
//! the count is one of a few things: it ticked on, it stood still, it began anew, the
//! nearer of two, or it runs no more ([`Op`]). So the tables cannot drift from the
//! verdicts.

mod ask;
mod dominance;
mod lane;
mod plan;

pub(crate) use ask::{Book, Kind, Situation};
pub(crate) use dominance::{exits, inner_kinds};
pub use lane::{Counter, Opener};
pub(crate) use plan::{GroupOp, Plan};

/// A remaining number of plies; [`NEVER`] if the counter does not run.
pub(crate) type Left = u16;

/// The remaining plies of a counter that does not run.
pub(crate) const NEVER: Left = Left::MAX;

/// What a ply does to the remaining plies of one counter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Op {
    /// It does not run afterwards.
    Off,
    /// One less, if it runs.
    Tick,
    /// As many as before, if it runs.
    Keep,
    /// All of them.
    Set(Left),
    /// One less, and no more than all of them.
    Cap(Left),
}

impl Op {
    /// Whether what is left after the ply depends on what was left before it.
    #[inline]
    pub(crate) fn goes_on(self) -> bool {
        matches!(self, Op::Tick | Op::Keep | Op::Cap(_))
    }

    /// The fewest plies before the ply that leave so many after it: `None` if
    /// nothing does. One, if any number will do: with none left the game would
    /// be over.
    #[inline]
    pub(crate) fn before(self, after: Left) -> Option<Left> {
        match self {
            Op::Off => Some(1),
            Op::Tick => Some(after.saturating_add(1)),
            Op::Keep => Some(after.max(1)),
            Op::Set(all) => (after <= all).then_some(1),
            Op::Cap(all) => (after <= all).then_some(after.saturating_add(1)),
        }
    }
}

/// What a ply does to the counters of the class that it leads to, and what must be left of those
/// before it for it to count at all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlyOps {
    pub(crate) ops: Vec<GroupOp>,
    /// By groups of the class before it, if it does not end the game; if it does, one will do.
    pub(crate) floors: Vec<Left>,
}

/// What must be left of the groups before a ply if so much must be left after
/// it: `None` if nothing helps, or more than ever is left. `wins`: the ply ends the game with a
/// win.
pub(crate) fn pull(after: &[Left], ply: &PlyOps, most: &[Left], wins: bool) -> Option<Vec<Left>> {
    let mut before = vec![1; most.len()];
    if !wins {
        before.copy_from_slice(ply.floors.get(..most.len())?);
        if before.iter().zip(most).any(|(floor, most)| floor > most) {
            return None;
        }
    }
    for (&after, op) in after.iter().zip(&ply.ops) {
        let needed = op.op.before(after)?;
        if op.op.goes_on() {
            if needed > *most.get(op.from)? {
                return None;
            }
            before[op.from] = before[op.from].max(needed);
        }
    }
    Some(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    impl Op {
        /// The remaining plies after the ply.
        fn apply(self, left: Left) -> Left {
            let ticked = match left {
                NEVER => NEVER,
                left => left.saturating_sub(1),
            };
            match self {
                Op::Off => NEVER,
                Op::Tick => ticked,
                Op::Keep => left,
                Op::Set(all) => all,
                Op::Cap(all) => ticked.min(all),
            }
        }
    }

    #[test]
    fn before_is_the_least_that_will_do() {
        for op in [Op::Off, Op::Tick, Op::Keep, Op::Set(10), Op::Cap(10)] {
            for after in 0..14 {
                let enough = (1..100).find(|&left| op.apply(left) >= after);
                assert_eq!(op.before(after), enough, "{op:?} {after}");
            }
        }
    }
}
