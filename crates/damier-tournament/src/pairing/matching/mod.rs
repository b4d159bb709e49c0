//! Matching of greatest weight in a general graph (Edmonds' blossoms, primal
//! and dual), kept up to date while edges change.
//!
//! Every vertex has a dual value and every blossom one; an edge is *tight* if
//! the duals of its ends (and of the blossoms around both) make exactly twice
//! its weight. Only tight edges are matched. A vertex without partner whose
//! dual is not nought yet is a debt; one search along tight edges pays one debt.
//! When edges of a vertex change, only its debt and its partner's arise anew,
//! so that asking many questions about one graph stays cheap.

mod blossom;
mod search;
mod weight;

pub(crate) use weight::{Weight, Wide};

use blossom::Blossom;

/// No vertex, no blossom.
pub(crate) const NONE: usize = usize::MAX;

/// A graph by the weights of its edges.
pub(crate) trait Graph {
    /// The type of its weights.
    type W: Weight;

    /// The weight of an edge, `None` if there is none. Symmetric; weights that
    /// are not positive are never worth matching.
    fn weight(&self, a: usize, b: usize) -> Option<Self::W>;
}

/// A matching of greatest weight and what proves it to be one.
#[derive(Debug)]
pub(crate) struct Matcher<W> {
    count: usize,
    /// Partner of each vertex.
    mate: Vec<usize>,
    /// Twice the dual of each vertex.
    dual: Vec<W>,
    /// Whether a vertex is still in the graph.
    active: Vec<bool>,
    /// Outermost blossom (or the vertex itself) around each vertex.
    top: Vec<usize>,
    /// Blossom directly around each vertex or blossom.
    parent: Vec<usize>,
    /// Blossoms; the id of number `i` is `count + i`.
    blossoms: Vec<Blossom<W>>,
    /// Ids of blossoms not in use.
    spare: Vec<usize>,
    /// Ids of outermost blossoms.
    outer: Vec<usize>,
    /// Everything one search needs.
    scratch: search::Scratch<W>,
}

impl<W: Weight> Matcher<W> {
    /// A matching without edges. `dual` gives each vertex a start value: the
    /// values of two vertices must make at least twice the weight of their edge.
    pub(crate) fn new(dual: Vec<W>) -> Matcher<W> {
        let count = dual.len();
        Matcher {
            count,
            mate: vec![NONE; count],
            dual,
            active: vec![true; count],
            top: (0..count).collect(),
            parent: vec![NONE; count],
            blossoms: Vec::new(),
            spare: Vec::new(),
            outer: Vec::new(),
            scratch: search::Scratch::new(count),
        }
    }

    /// Start values that fit any graph: each vertex' heaviest edge.
    #[cfg(test)]
    pub(crate) fn heaviest<G: Graph<W = W>>(graph: &G, count: usize) -> Vec<W> {
        let mut dual = vec![W::ZERO; count];
        for a in 0..count {
            for b in 0..a {
                if let Some(weight) = graph.weight(a, b) {
                    dual[a] = dual[a].max(weight);
                    dual[b] = dual[b].max(weight);
                }
            }
        }
        dual
    }

    /// The partner of a vertex.
    pub(crate) fn partner(&self, vertex: usize) -> Option<usize> {
        Some(self.mate[vertex]).filter(|mate| *mate != NONE)
    }

    /// Whether a vertex has not been taken out.
    pub(crate) fn is_active(&self, vertex: usize) -> bool {
        self.active[vertex]
    }

    /// Matches tight edges that `allow` lets pass, first come, first served; each
    /// vertex looks from `ahead` places after itself.
    pub(crate) fn greedy<G: Graph<W = W>>(
        &mut self,
        graph: &G,
        ahead: usize,
        mut allow: impl FnMut(usize, usize) -> bool,
    ) {
        for a in 0..self.count {
            if self.mate[a] != NONE || !self.active[a] || self.top[a] != a {
                continue;
            }
            let others = (0..self.count).map(|k| (a + ahead + k) % self.count.max(1));
            for b in others {
                if b == a || self.mate[b] != NONE || !self.active[b] || self.top[b] != b {
                    continue;
                }
                if self.slack(graph, a, b).is_some_and(W::is_zero) && allow(a, b) {
                    (self.mate[a], self.mate[b]) = (b, a);
                    break;
                }
            }
        }
    }

    /// Makes the matching the heaviest there is.
    pub(crate) fn solve<G: Graph<W = W>>(&mut self, graph: &G) {
        for vertex in 0..self.count {
            if self.active[vertex] && self.mate[vertex] == NONE && self.dual[vertex] > W::ZERO {
                self.search(graph, vertex);
            }
        }
    }

    /// Tells that edges of a vertex have changed. Call before the next
    /// [`Matcher::solve`], once for each such vertex, after the graph changed.
    pub(crate) fn touch<G: Graph<W = W>>(&mut self, graph: &G, vertex: usize) {
        while self.top[vertex] != vertex {
            self.dissolve(self.top[vertex]);
        }
        self.unmatch(vertex);
        let mut dual = W::ZERO;
        for other in 0..self.count {
            if other != vertex
                && self.active[other]
                && let Some(weight) = graph.weight(vertex, other)
            {
                dual = dual.max(weight.doubled().minus(self.dual[other]));
            }
        }
        self.dual[vertex] = dual;
    }

    /// Takes a pair out of the graph for good. They need not be matched with
    /// one another. Follow with [`Matcher::solve`].
    pub(crate) fn take_out(&mut self, a: usize, b: usize) {
        for vertex in [a, b] {
            while self.top[vertex] != vertex {
                self.dissolve(self.top[vertex]);
            }
        }
        for vertex in [a, b] {
            if self.mate[vertex] != NONE && ![a, b].contains(&self.mate[vertex]) {
                self.unmatch(vertex);
            }
        }
        (self.mate[a], self.mate[b]) = (b, a);
        (self.active[a], self.active[b]) = (false, false);
    }

    /// Whether some matching of the same weight may contain the edge: it is
    /// tight, or both ends are in one blossom, where that is not known.
    pub(crate) fn may_be_tight<G: Graph<W = W>>(&self, graph: &G, a: usize, b: usize) -> bool {
        self.top[a] == self.top[b] || self.slack(graph, a, b).is_some_and(W::is_zero)
    }

    /// How far an edge between different outermost blossoms is from tight.
    fn slack<G: Graph<W = W>>(&self, graph: &G, a: usize, b: usize) -> Option<W> {
        let weight = graph.weight(a, b)?;
        Some(self.dual[a].plus(self.dual[b]).minus(weight.doubled()))
    }

    fn unmatch(&mut self, vertex: usize) {
        let mate = self.mate[vertex];
        if mate != NONE {
            self.mate[mate] = NONE;
            self.mate[vertex] = NONE;
        }
    }
}

#[cfg(test)]
mod tests;
