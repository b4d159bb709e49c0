use std::collections::VecDeque;

use super::{Graph, Matcher, NONE, Weight};

/// What a vertex or outermost blossom is in the tree of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mark {
    /// Not reached.
    Out,
    /// Reached over an even way: its dual falls.
    Even,
    /// Reached over an odd way: its dual rises.
    Odd,
}

/// What a search keeps; reused from one search to the next.
#[derive(Debug)]
pub(super) struct Scratch<W> {
    mark: Vec<Mark>,
    /// Odd ones: the edge they were reached by, tree side first.
    via: Vec<(usize, usize)>,
    /// Best edge from an even vertex outside of the own blossom.
    near: Vec<usize>,
    /// Slack of that edge plus what duals have moved since (doubly for even
    /// vertices).
    key: Vec<W>,
    /// By how much duals have moved.
    moved: W,
    root: usize,
    queue: VecDeque<usize>,
}

impl<W: Weight> Scratch<W> {
    pub(super) fn new(count: usize) -> Scratch<W> {
        Scratch {
            mark: vec![Mark::Out; count],
            via: vec![(NONE, NONE); count],
            near: vec![NONE; count],
            key: vec![W::ZERO; count],
            moved: W::ZERO,
            root: NONE,
            queue: VecDeque::new(),
        }
    }

    /// Room for one more blossom.
    pub(super) fn grow(&mut self) {
        self.mark.push(Mark::Out);
        self.via.push((NONE, NONE));
    }

    fn clear(&mut self, root: usize) {
        self.mark.fill(Mark::Out);
        self.near.fill(NONE);
        self.moved = W::ZERO;
        self.root = root;
        self.queue.clear();
    }
}

/// What lets a search go on.
enum Event {
    /// An even vertex has no dual left: it may stay without partner.
    Spent(usize),
    /// The best edge of this vertex becomes tight.
    Tight(usize),
    /// An odd blossom has no dual left.
    Empty(usize),
}

impl<W: Weight> Matcher<W> {
    /// Finds a partner for a vertex without one, or lowers its dual to nought.
    pub(super) fn search<G: Graph<W = W>>(&mut self, graph: &G, root: usize) {
        self.scratch.clear(root);
        let top = self.top[root];
        self.make_even(top);
        loop {
            while let Some(vertex) = self.scratch.queue.pop_front() {
                if self.scan(graph, vertex) {
                    self.dissolve_loose();
                    return;
                }
            }
            let (delta, event) = self.next_event(graph);
            self.move_duals(delta);
            let done = match event {
                Event::Spent(vertex) => {
                    self.leave_alone(vertex);
                    true
                }
                Event::Tight(vertex) => self.follow(graph, self.scratch.near[vertex], vertex),
                Event::Empty(blossom) => {
                    self.open_odd(graph, blossom);
                    false
                }
            };
            if done {
                self.dissolve_loose();
                return;
            }
        }
    }

    fn mark_of(&self, vertex: usize) -> Mark {
        self.scratch.mark[self.top[vertex]]
    }

    fn make_even(&mut self, id: usize) {
        self.scratch.mark[id] = Mark::Even;
        let members = self.members(id);
        // What was known of them was counted for vertices not in the tree.
        for vertex in &members {
            self.scratch.near[*vertex] = NONE;
        }
        self.scratch.queue.extend(members);
    }

    /// Looks at all edges of an even vertex. True once the search is over.
    fn scan<G: Graph<W = W>>(&mut self, graph: &G, vertex: usize) -> bool {
        for other in 0..self.count {
            let top = self.top[other];
            if !self.active[other] || top == self.top[vertex] {
                continue;
            }
            let mark = self.scratch.mark[top];
            // An odd vertex outside of blossoms stays odd until the search ends.
            if mark == Mark::Odd && top == other {
                continue;
            }
            let Some(slack) = self.slack(graph, vertex, other) else {
                continue;
            };
            if mark != Mark::Odd && slack.is_zero() {
                if self.follow(graph, vertex, other) {
                    return true;
                }
                if self.top[other] == self.top[vertex] {
                    continue;
                }
            }
            self.offer(graph, vertex, other, slack);
            if self.mark_of(other) == Mark::Even {
                self.offer(graph, other, vertex, slack);
            }
        }
        false
    }

    /// Remembers an edge from an even vertex if it is the best of `other`.
    #[inline]
    fn offer<G: Graph<W = W>>(&mut self, graph: &G, from: usize, other: usize, slack: W) {
        let near = self.scratch.near[other];
        let moved = self.scratch.moved;
        let key = match self.mark_of(other) {
            Mark::Out => slack.plus(moved),
            Mark::Even => slack.plus(moved.doubled()),
            // Both ends move against each other: compare the slack as it is.
            Mark::Odd => {
                let better = near == NONE
                    || self
                        .slack(graph, near, other)
                        .is_none_or(|known| slack < known);
                if better {
                    self.scratch.near[other] = from;
                }
                return;
            }
        };
        if near == NONE || key < self.scratch.key[other] {
            self.scratch.near[other] = from;
            self.scratch.key[other] = key;
        }
    }

    /// Uses a tight edge out of an even vertex. True once the search is over.
    fn follow<G: Graph<W = W>>(&mut self, graph: &G, from: usize, to: usize) -> bool {
        let id = self.top[to];
        match self.scratch.mark[id] {
            Mark::Out => {
                let base = self.base(id);
                let mate = self.mate[base];
                if mate == NONE {
                    self.set_base(id, to);
                    self.augment(from, to);
                    self.mate[to] = from;
                    return true;
                }
                self.scratch.mark[id] = Mark::Odd;
                self.scratch.via[id] = (from, to);
                self.make_even(self.top[mate]);
            }
            Mark::Even => self.close_cycle(graph, from, to),
            Mark::Odd => {}
        }
        false
    }

    /// Moves matched edges on along the way from an even vertex to the root.
    /// `vertex` gets `partner`.
    fn augment(&mut self, mut vertex: usize, mut partner: usize) {
        loop {
            let even = self.top[vertex];
            let base = self.base(even);
            let odd_vertex = self.mate[base];
            self.set_base(even, vertex);
            self.mate[vertex] = partner;
            if odd_vertex == NONE {
                return;
            }
            let odd = self.top[odd_vertex];
            let (from, to) = self.scratch.via[odd];
            self.set_base(odd, to);
            self.mate[to] = from;
            (vertex, partner) = (from, to);
        }
    }

    /// Leaves an even vertex without partner instead of the root.
    fn leave_alone(&mut self, vertex: usize) {
        let even = self.top[vertex];
        let odd_vertex = self.mate[self.base(even)];
        self.set_base(even, vertex);
        self.mate[vertex] = NONE;
        if odd_vertex != NONE {
            let odd = self.top[odd_vertex];
            let (from, to) = self.scratch.via[odd];
            self.set_base(odd, to);
            self.mate[to] = from;
            self.augment(from, to);
        }
    }

    /// The way of an even blossom to the root: itself, odd, even, odd, …
    fn way_up(&self, even: usize) -> Vec<usize> {
        let mut way = vec![even];
        let mut at = even;
        loop {
            let mate = self.mate[self.base(at)];
            if mate == NONE {
                return way;
            }
            let odd = self.top[mate];
            at = self.top[self.scratch.via[odd].0];
            way.extend([odd, at]);
        }
    }

    /// Two even vertices are joined by a tight edge: the cycle through their
    /// nearest common ancestor becomes a blossom.
    fn close_cycle<G: Graph<W = W>>(&mut self, _graph: &G, from: usize, to: usize) {
        let left = self.way_up(self.top[from]);
        let right = self.way_up(self.top[to]);
        let meet = |way: &[usize], other: &[usize]| {
            way.iter()
                .position(|id| other.contains(id))
                .unwrap_or(way.len() - 1)
        };
        let (l, r) = (meet(&left, &right), meet(&right, &left));
        // Up an odd step leads over a matched edge, the next over a `via` edge.
        let up = |this: &Matcher<W>, way: &[usize], step: usize| -> (usize, usize) {
            if step.is_multiple_of(2) {
                let base = this.base(way[step]);
                (base, this.mate[base])
            } else {
                let (tree, own) = this.scratch.via[way[step]];
                (own, tree)
            }
        };
        let mut kids = vec![left[l]];
        let mut links = Vec::new();
        for step in (0..l).rev() {
            let (low, high) = up(self, &left, step);
            links.push((high, low));
            kids.push(left[step]);
        }
        links.push((from, to));
        for step in 0..r {
            kids.push(right[step]);
            links.push(up(self, &right, step));
        }
        let odd: Vec<usize> = kids
            .iter()
            .copied()
            .filter(|k| self.scratch.mark[*k] == Mark::Odd)
            .collect();
        let fresh: Vec<usize> = odd.iter().flat_map(|kid| self.members(*kid)).collect();
        let id = self.shrink(kids, links);
        self.scratch.mark[id] = Mark::Even;
        for vertex in &fresh {
            self.scratch.near[*vertex] = NONE;
        }
        self.scratch.queue.extend(fresh);
    }

    /// How far duals can move, and what then happens.
    fn next_event<G: Graph<W = W>>(&mut self, graph: &G) -> (W, Event) {
        let mut best: Option<(W, Event)> = None;
        let mut take = |delta: W, event: Event| {
            if best.as_ref().is_none_or(|(known, _)| delta < *known) {
                best = Some((delta, event));
            }
        };
        for id in &self.outer {
            if self.scratch.mark[*id] == Mark::Odd {
                take(
                    self.blossoms[*id - self.count].dual.halved(),
                    Event::Empty(*id),
                );
            }
        }
        for vertex in (0..self.count).filter(|v| self.active[*v]) {
            match self.mark_of(vertex) {
                Mark::Even => take(self.dual[vertex], Event::Spent(vertex)),
                Mark::Out if self.scratch.near[vertex] != NONE => {
                    let slack = self.scratch.key[vertex].minus(self.scratch.moved);
                    take(slack, Event::Tight(vertex));
                }
                Mark::Out | Mark::Odd => {}
            }
        }
        if let Some((vertex, slack)) = self.nearest_even_pair(graph) {
            take(slack.halved(), Event::Tight(vertex));
        }
        // The root is even, so there is always something.
        best.unwrap_or((W::ZERO, Event::Spent(self.scratch.root)))
    }

    /// The even vertex with the tightest edge to another even blossom.
    fn nearest_even_pair<G: Graph<W = W>>(&mut self, graph: &G) -> Option<(usize, W)> {
        loop {
            let vertices = (0..self.count).filter(|v| {
                self.active[*v] && self.scratch.near[*v] != NONE && self.mark_of(*v) == Mark::Even
            });
            let vertex = vertices.min_by_key(|v| self.scratch.key[*v])?;
            let near = self.scratch.near[vertex];
            let moved = self.scratch.moved.doubled();
            if self.top[near] != self.top[vertex] {
                return Some((vertex, self.scratch.key[vertex].minus(moved)));
            }
            // Both are in one blossom by now: what was remembered is only a
            // lower bound. Look again.
            self.scratch.near[vertex] = NONE;
            for other in 0..self.count {
                if self.active[other]
                    && self.top[other] != self.top[vertex]
                    && self.mark_of(other) == Mark::Even
                    && let Some(slack) = self.slack(graph, vertex, other)
                {
                    self.offer(graph, other, vertex, slack);
                }
            }
        }
    }

    fn move_duals(&mut self, delta: W) {
        if delta.is_zero() {
            return;
        }
        self.scratch.moved = self.scratch.moved.plus(delta);
        for vertex in 0..self.count {
            match self.mark_of(vertex) {
                Mark::Even => self.dual[vertex] = self.dual[vertex].minus(delta),
                Mark::Odd => self.dual[vertex] = self.dual[vertex].plus(delta),
                Mark::Out => {}
            }
        }
        for id in &self.outer {
            let blossom = &mut self.blossoms[*id - self.count];
            match self.scratch.mark[*id] {
                Mark::Even => blossom.dual = blossom.dual.plus(delta.doubled()),
                Mark::Odd => blossom.dual = blossom.dual.minus(delta.doubled()),
                Mark::Out => {}
            }
        }
    }

    /// Takes an odd blossom without dual apart inside a search: the way through
    /// it stays in the tree, the rest leaves it.
    fn open_odd<G: Graph<W = W>>(&mut self, graph: &G, id: usize) {
        let (from, to) = self.scratch.via[id];
        let entry = self.kid_with(id, to);
        let links = std::mem::take(&mut self.blossoms[id - self.count].links);
        let kids = self.take_apart(id);
        let size = kids.len();
        for kid in &kids {
            self.scratch.mark[*kid] = Mark::Out;
        }
        // Indices from the entry to the base over an even number of links.
        let way: Vec<usize> = if entry % 2 == 1 {
            (entry..=size).map(|i| i % size).collect()
        } else {
            (0..=entry).rev().collect()
        };
        let mut edge = (from, to);
        for (step, index) in way.iter().enumerate() {
            if step.is_multiple_of(2) {
                self.scratch.mark[kids[*index]] = Mark::Odd;
                self.scratch.via[kids[*index]] = edge;
                continue;
            }
            let next = way[step + 1];
            // The link from this even kid to the next odd one.
            edge = if next == (*index + 1) % size {
                links[*index]
            } else {
                let (a, b) = links[next];
                (b, a)
            };
            self.make_even(kids[*index]);
        }
        for kid in kids {
            if self.scratch.mark[kid] != Mark::Out {
                continue;
            }
            for vertex in self.members(kid) {
                let near = self.scratch.near[vertex];
                if near == NONE {
                    continue;
                }
                if let Some(slack) = self.slack(graph, near, vertex) {
                    self.scratch.key[vertex] = slack.plus(self.scratch.moved);
                }
            }
        }
    }
}
