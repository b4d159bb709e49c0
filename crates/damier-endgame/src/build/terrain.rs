//! What moves make of lists of remaining plies, where one number is not enough.

use super::edges::Edges;
use super::free::Ranks;
use super::lists::{MOST_GROUPS, Vector, add, meet};
use super::slice::Gap;
use crate::counters::{Left, PlyOps};
use crate::expand::{Child, Node};
use crate::index::Index;
use crate::shape::Shape;
use crate::table::{Atlas, Layers, Needs, Sign, Value};

/// See [`Terrain::weigh`].
type Weighed = (Vec<Vector>, Option<Vec<Vector>>, bool);

/// What does not change from slice to slice.
pub(crate) struct Terrain<'t> {
    pub(crate) shape: &'t Shape,
    pub(crate) atlas: &'t Atlas,
    pub(crate) layers: &'t Layers,
    pub(crate) edges: &'t Edges,
    pub(crate) index: &'t Index,
    pub(crate) ranks: &'t Ranks,
    /// For each place of a slice, the number of its [`Cell`].
    pub(crate) cells: &'t [u32],
    /// How many groups of counters, and the most that each has left.
    pub(crate) most: Vec<Left>,
    pub(crate) no_move_wins: bool,
}

impl Terrain<'_> {
    /// What must be left before a ply if a vector must be left after it.
    fn pull(&self, after: &[Left], ply: &PlyOps, wins: bool) -> Option<Vector> {
        let mut before = self.start();
        if !wins {
            let all = before.iter_mut().zip(&ply.floors).zip(&self.most);
            for ((before, &floor), &most) in all {
                if floor > most {
                    return None;
                }
                *before = floor as u8;
            }
        }
        for (&after, op) in after.iter().zip(&ply.ops) {
            let needed = op.op.before(after)?;
            if op.op.goes_on() {
                if needed > *self.most.get(op.from)? {
                    return None;
                }
                before[op.from] = before[op.from].max(needed as u8);
            }
        }
        Some(before)
    }

    /// What a list asks for before a quiet king move.
    pub(super) fn pull_all(&self, list: &[Vector], ply: &PlyOps, wins: bool) -> Vec<Vector> {
        let mut pulled = Vec::new();
        for vector in list {
            let wide = vector.map(Left::from);
            if let Some(before) = self.pull(&wide[..self.most.len()], ply, wins) {
                add(&mut pulled, before);
            }
        }
        pulled
    }

    /// What a value after a ply is worth before it, and whether the mover wins
    /// (`None`: nobody).
    pub(super) fn worth(&self, value: Value<'_>, ply: &PlyOps) -> (Option<Sign>, Vec<Vector>) {
        let mut pulled = Vec::new();
        let wins = value.is_lost_at_once();
        let sign = match value {
            Value::Draw => return (None, pulled),
            Value::One(sign, left) => {
                pulled.extend(self.pull(&[left], ply, wins));
                sign
            }
            Value::Many(needs) => {
                for list in &needs.least {
                    if let Some(before) = self.pull(list, ply, wins) {
                        add(&mut pulled, before);
                    }
                }
                needs.sign
            }
        };
        match (pulled.is_empty(), sign) {
            (true, _) => (None, pulled),
            (false, Sign::Loss) => (Some(Sign::Win), pulled),
            (false, Sign::Win) => (Some(Sign::Loss), pulled),
        }
    }

    /// The value of a position that is finished, before the move to it.
    fn leaving(&self, phase: usize, child: &Child) -> Result<(Option<Sign>, Vec<Vector>), Gap> {
        let node = &child.node;
        match child.ended(self.no_move_wins) {
            None => {}
            Some(Sign::Loss) => return Ok((Some(Sign::Win), vec![self.start()])),
            Some(Sign::Win) => return Ok((Some(Sign::Loss), vec![self.start()])),
        }
        let gap = Gap(node.class());
        let spot = self.atlas.find(self.shape, node).ok_or(gap)?;
        let value = self.layers.get(&spot).ok_or(gap)?;
        let ply = self.edges.of(phase, child).ok_or(gap)?;
        Ok(self.worth(value, ply))
    }

    /// What must be left in a position in which somebody must capture.
    pub(crate) fn of_captures(&self, node: &Node, list: &[Child]) -> Result<Option<Needs>, Gap> {
        let (best, worst, held) = self.weigh(self.edges.phase(node), list)?;
        Ok(if !best.is_empty() {
            Some(self.needs(Sign::Win, &best))
        } else if held {
            None
        } else {
            let worst = worst.unwrap_or_default();
            (!worst.is_empty()).then(|| self.needs(Sign::Loss, &worst))
        })
    }

    /// What the moves out of a slice are worth: the union of what the winning
    /// ones ask for, the meeting of what the losing ones do, and whether one is
    /// neither.
    fn weigh(&self, phase: usize, list: &[Child]) -> Result<Weighed, Gap> {
        let (mut best, mut worst) = (Vec::new(), None::<Vec<Vector>>);
        let mut held = false;
        for child in list {
            let (sign, pulled) = self.leaving(phase, child)?;
            match sign {
                None => held = true,
                Some(Sign::Win) => {
                    for vector in pulled {
                        add(&mut best, vector);
                    }
                }
                Some(Sign::Loss) => {
                    worst = Some(match worst {
                        None => pulled,
                        Some(known) => meet(&known, &pulled),
                    });
                }
            }
        }
        Ok((best, worst, held))
    }

    pub(super) fn needs(&self, sign: Sign, list: &[Vector]) -> Needs {
        let groups = self.most.len();
        let least = list.iter().map(|vector| {
            let wide = vector.map(Left::from);
            wide[..groups].to_vec()
        });
        Needs {
            sign,
            least: least.collect(),
        }
    }

    /// One ply left of everything.
    pub(super) fn start(&self) -> Vector {
        let mut vector = [0; MOST_GROUPS];
        for slot in &mut vector[..self.most.len()] {
            *slot = 1;
        }
        vector
    }
}
