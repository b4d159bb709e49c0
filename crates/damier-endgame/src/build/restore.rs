//! The values of positions in which somebody must capture: files leave them out,
//! the builder needs them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

use super::edges::Edges;
use super::metric::{Budget, Metric, Pure, Worth};
use super::slice::Gap;
use super::stage::{Shelf, Site, Stop};
use super::terrain::Terrain;
use crate::class::Class;
use crate::counters::Left;
use crate::expand::{Child, Expander, Node, Turn};
use crate::index::Index;
use crate::table::{Column, Layer, Needs, Sign};

/// Positions that are worked on before what came out is stored, and by one thread in one
/// go.
const ROUND: u64 = 1 << 20;
const TURN: u64 = 1 << 14;

/// What a position turned out to be.
enum Found {
    Byte(u8),
    Needs(Option<Needs>),
}

/// How the values of a layer are worked out.
enum Method<'t> {
    Pure(Pure<'t>),
    Budget(Budget<'t>),
    Terrain(Terrain<'t>),
}

impl Site<'_> {
    /// Fills in a layer of the pure game that was read from a file.
    pub(crate) fn restore_pure(
        &self,
        shelf: &Shelf,
        class: Class,
        layer: &mut Layer,
    ) -> Result<(), Stop> {
        let method = Method::Pure(Pure::new(&shelf.pure, layer.codec));
        self.restore(class, layer, &method)
    }

    /// Fills in a layer of a book that was read from a file.
    pub(crate) fn restore_book(
        &self,
        shelf: &Shelf,
        class: Class,
        layer: &mut Layer,
    ) -> Result<(), Stop> {
        let (Some(plan), Some(index)) = (self.wanted.plan, self.atlas.index(class)) else {
            return Err(Stop::Gap(class));
        };
        let of_class = plan.class(class).ok_or(Stop::Gap(class))?;
        let edges = Edges::new(plan, class, self.moves.shape().diagonal);
        let edges = edges.ok_or(Stop::Gap(class))?;
        let ranks = super::free::Ranks::new(index, self.moves.shape().board);
        let method = if of_class.single {
            Method::Budget(Budget {
                layers: &shelf.book,
                edges: &edges,
                class,
                counted: !of_class.groups.is_empty(),
                budget: of_class.budget,
                no_move_wins: self.moves.no_move_wins(),
                worths: &[],
            })
        } else {
            Method::Terrain(Terrain {
                shape: self.moves.shape(),
                atlas: self.atlas,
                layers: &shelf.book,
                edges: &edges,
                index,
                ranks: &ranks,
                cells: &[],
                most: plan.most_of_groups(of_class),
                no_move_wins: self.moves.no_move_wins(),
            })
        };
        self.restore(class, layer, &method)
    }

    fn restore(&self, class: Class, layer: &mut Layer, method: &Method<'_>) -> Result<(), Stop> {
        let index = self.atlas.index(class).ok_or(Stop::Gap(class))?;
        let columns = layer.columns.len();
        let lists = layer.dictionary.iter().cloned();
        let mut numbers: HashMap<Option<Needs>, u32> = lists.zip(0..).collect();
        let length = index.len();
        let mut begin = 0;
        while begin < length {
            // Bounded in memory: some positions at a time.
            let end = length.min(begin + ROUND);
            let next = AtomicU64::new(begin);
            let worker = || {
                let mut expander = self.moves.expander();
                let mut found = Vec::new();
                loop {
                    let from = next.fetch_add(TURN, Ordering::Relaxed);
                    if from >= end {
                        return Ok(found);
                    }
                    if self.signals.stop.load(Ordering::Relaxed) {
                        return Err(Stop::Asked);
                    }
                    let places = from..end.min(from + TURN);
                    self.some(index, places, columns, &mut *expander, method, &mut found)
                        .map_err(|gap| Stop::Gap(gap.0))?;
                }
            };
            begin = end;
            let all = self.on_all_threads(worker)?;
            for found in all.into_iter().flatten() {
                put(layer, &mut numbers, found).ok_or(Stop::TooMany(class))?;
            }
        }
        Ok(())
    }

    fn some(
        &self,
        index: &Index,
        places: std::ops::Range<u64>,
        columns: usize,
        expander: &mut dyn Expander,
        method: &Method<'_>,
        found: &mut Vec<(usize, u64, Found)>,
    ) -> Result<(), Gap> {
        let mut list = Vec::new();
        let (mut slice, mut men) = (u64::MAX, [0; 2]);
        for place in places {
            if slice != place / index.slice_size {
                slice = place / index.slice_size;
                men = index.men_of(slice);
            }
            let kings = index.kings_of(men[0] | men[1], place % index.slice_size);
            for mover in 0..columns {
                let node = Node { men, kings, mover };
                if !self.moves.has_capture(&node) {
                    continue;
                }
                list.clear();
                if expander.expand(&node, &mut list) != Turn::Captures {
                    continue;
                }
                let value = match method {
                    Method::Pure(metric) => self.byte(metric, &node, &list)?,
                    Method::Budget(metric) => self.byte(metric, &node, &list)?,
                    Method::Terrain(terrain) => Found::Needs(terrain.of_captures(&node, &list)?),
                };
                found.push((mover, place, value));
            }
        }
        Ok(())
    }

    fn byte<M: Metric>(&self, metric: &M, node: &Node, list: &[Child]) -> Result<Found, Gap> {
        let phase = metric.phase(node);
        let (mut best, mut worst, mut held) = (Left::MAX, 0, false);
        for child in list {
            let spot = self.atlas.find(self.moves.shape(), &child.node);
            match metric.leaving(phase, child, spot.as_ref()) {
                Worth::Won(left) => best = best.min(left),
                Worth::Lost(left) => worst = worst.max(left),
                Worth::Held => held = true,
                Worth::Unknown => return Err(Gap(child.node.class())),
            }
        }
        let (sign, left) = match (best, held) {
            (Left::MAX, true) => return Ok(Found::Byte(0)),
            (Left::MAX, false) => (Sign::Loss, worst),
            (best, _) => (Sign::Win, best),
        };
        let within = left <= metric.budget();
        Ok(Found::Byte(if within {
            metric.encode(sign, left)
        } else {
            0
        }))
    }
}

fn put(
    layer: &mut Layer,
    numbers: &mut HashMap<Option<Needs>, u32>,
    (side, place, value): (usize, u64, Found),
) -> Option<()> {
    let at = place as usize;
    match (layer.columns.get_mut(side)?, value) {
        (Column::Bytes(all), Found::Byte(byte)) => all[at] = byte,
        (Column::Words(all), Found::Needs(needs)) => {
            all[at] = match numbers.get(&needs) {
                Some(&number) => number,
                None => {
                    let number = u32::try_from(layer.dictionary.len()).ok()?;
                    layer.dictionary.push(needs.clone());
                    numbers.insert(needs, number);
                    number
                }
            };
        }
        _ => return None,
    }
    Some(())
}
