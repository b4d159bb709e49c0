//! Facts about the positions of a class, worked out from its tables.

use serde::Serialize;

use crate::class::Class;
use crate::counters::{Left, NEVER};
use crate::expand::Node;
use crate::table::{Sign, Spot, Value};
use crate::tables::{Metric, Tables};

/// Facts about the positions of a class with one side to move and nothing to
/// capture.
#[derive(Clone, Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Facts {
    /// What the sides have.
    pub class: String,
    /// Who moves: `white` has what is named first.
    pub mover: &'static str,
    /// Positions.
    pub positions: u64,
    /// Won in the pure game by the side to move.
    pub won: u64,
    /// Lost.
    pub lost: u64,
    /// Plies of the longest win, and of the longest loss.
    pub longest_win: u16,
    /// See `longest_win`.
    pub longest_loss: u16,
    /// A position with the longest win or loss.
    pub longest: Option<String>,
    /// Won in the pure game, drawn under the book although nothing was counted
    /// before.
    pub win_spoilt: u64,
    /// Lost in the pure game, drawn under the book likewise.
    pub loss_saved: u64,
    /// Decided positions for which several counters must be named.
    pub several: u64,
    /// The most lists of numbers that one of these has.
    pub most_lists: u16,
    /// The most plies of the governing counter that a win under the book takes.
    pub most_need: u16,
    /// How many wins take 1, 2, ... of the mover's moves in the pure game.
    pub by_moves: Vec<u64>,
}

impl Tables {
    /// Facts about every class, both sides to move.
    pub fn facts(&self) -> Vec<Facts> {
        let classes: Vec<Class> = self.frame.classes.clone();
        classes
            .into_iter()
            .flat_map(|class| {
                let sides = if class.is_even() { 1 } else { 2 };
                (0..sides).filter_map(move |side| self.facts_of(class, side))
            })
            .collect()
    }

    fn facts_of(&self, class: Class, mover: usize) -> Option<Facts> {
        let index = self.frame.atlas.index(class)?;
        let pure = self.kept(Metric::Pure, class)?;
        let mut facts = Facts {
            class: class.to_string(),
            mover: if mover == 0 { "white" } else { "black" },
            ..Facts::default()
        };
        let mut blocks = Blocks::default();
        let mut longest: Option<(Left, Node)> = None;
        for place in 0..index.len() {
            let (men, kings) = index.position(place);
            let node = Node { men, kings, mover };
            if self.frame.moves.has_capture(&node) {
                continue;
            }
            facts.positions += 1;
            let spot = Spot {
                class,
                side: mover,
                place,
            };
            let number = blocks.get(self, Metric::Pure, &spot)?;
            let Value::One(sign, plies) = pure.read(number) else {
                continue;
            };
            facts.count(sign, plies);
            if longest.is_none_or(|(known, _)| plies > known) {
                longest = Some((plies, node));
            }
            if let Some(number) = blocks.get(self, Metric::Book, &spot) {
                self.count_book(&mut facts, &node, sign, number);
            }
        }
        facts.longest = longest.map(|(_, node)| self.frame.moves.position(&node).fen());
        Some(facts)
    }

    /// Compares what the book asks for with what is left if nothing was counted.
    fn count_book(&self, facts: &mut Facts, node: &Node, sign: Sign, number: u32) {
        let class = node.class();
        let Some(kept) = self.kept(Metric::Book, class) else {
            return;
        };
        let fresh = self.fresh(node);
        let enough = match kept.read(number) {
            Value::Draw => false,
            Value::One(_, need) => {
                let left = fresh.first().copied().unwrap_or(NEVER);
                if need <= left && left != NEVER {
                    facts.most_need = facts.most_need.max(need);
                }
                need <= left
            }
            Value::Many(needs) => {
                facts.several += u64::from(needs.least.len() > 1);
                let lists = u16::try_from(needs.least.len()).unwrap_or(u16::MAX);
                facts.most_lists = facts.most_lists.max(lists);
                let fits = |list: &&Vec<Left>| list.iter().zip(&fresh).all(|(n, l)| n <= l);
                let least = needs.least.iter().filter(fits);
                let counted = |list: &Vec<Left>| {
                    let pairs = list.iter().zip(&fresh);
                    pairs
                        .filter(|(_, left)| **left != NEVER)
                        .map(|(need, _)| *need)
                        .max()
                };
                let need = least.map(|list| counted(list).unwrap_or(0)).min();
                facts.most_need = facts.most_need.max(need.unwrap_or(0));
                need.is_some()
            }
        };
        match (enough, sign) {
            (true, _) => {}
            (false, Sign::Win) => facts.win_spoilt += 1,
            (false, Sign::Loss) => facts.loss_saved += 1,
        }
    }

    /// What is left of each group of counters if nothing was counted.
    fn fresh(&self, node: &Node) -> Vec<Left> {
        let plan = self.frame.plan.as_ref();
        let Some(of_class) = plan.and_then(|plan| plan.class(node.class())) else {
            return Vec::new();
        };
        let diagonal = self.frame.moves.shape().diagonal;
        let on = |side: usize| {
            let pieces = node.men[side] | node.kings[side];
            (pieces & diagonal).count_ones().min(2) as u8
        };
        let phases = &of_class.phases;
        let at = phases
            .at
            .iter()
            .position(|at| phases.at.len() == 1 || at.diagonal == [on(0), on(1)]);
        let Some(at) = at else { return Vec::new() };
        let fresh = &phases.runs[at].fresh[node.mover];
        let groups = of_class.groups.iter();
        groups
            .map(|group| group.iter().map(|&at| fresh[at]).min().unwrap_or(NEVER))
            .collect()
    }
}

impl Facts {
    fn count(&mut self, sign: Sign, plies: Left) {
        match sign {
            Sign::Win => {
                self.won += 1;
                self.longest_win = self.longest_win.max(plies);
                let moves = usize::from(plies.div_ceil(2).max(1));
                if self.by_moves.len() < moves {
                    self.by_moves.resize(moves, 0);
                }
                self.by_moves[moves - 1] += 1;
            }
            Sign::Loss => {
                self.lost += 1;
                self.longest_loss = self.longest_loss.max(plies);
            }
        }
    }
}

/// The block read last of each kind: places come in order.
#[derive(Default)]
struct Blocks([Option<(u64, crate::store::Block)>; 2]);

impl Blocks {
    fn get(&mut self, tables: &Tables, metric: Metric, spot: &Spot) -> Option<u32> {
        use crate::store::BLOCK;
        use crate::tables::Kept;
        let file = match tables.kept(metric, spot.class)? {
            Kept::Memory(layer) => {
                let at = spot.place as usize;
                return layer.columns.get(spot.side)?.get(at);
            }
            Kept::File(file) => file,
        };
        let block = spot.place / BLOCK as u64;
        let known = &mut self.0[usize::from(metric == Metric::Book)];
        if known.as_ref().is_none_or(|(at, _)| *at != block) {
            *known = Some((block, file.block(spot.side, block as usize)?));
        }
        let (_, values) = known.as_ref()?;
        values.get((spot.place % BLOCK as u64) as usize)
    }
}
