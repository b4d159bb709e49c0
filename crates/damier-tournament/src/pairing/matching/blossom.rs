use super::{Matcher, NONE, Weight};

/// An odd cycle of tight edges, treated as one vertex.
#[derive(Debug)]
pub(super) struct Blossom<W> {
    /// Vertices and blossoms of the cycle; the first contains the base.
    pub(super) kids: Vec<usize>,
    /// `links[i]` joins `kids[i]` to `kids[i + 1]` (around), with the vertex in
    /// the former first. Links 1, 3, 5… are matched.
    pub(super) links: Vec<(usize, usize)>,
    /// The vertex not matched inside.
    pub(super) base: usize,
    /// Twice its dual, never negative.
    pub(super) dual: W,
    /// All vertices.
    pub(super) members: Vec<usize>,
}

impl<W: Weight> Matcher<W> {
    pub(super) const fn is_vertex(&self, id: usize) -> bool {
        id < self.count
    }

    pub(super) fn base(&self, id: usize) -> usize {
        if self.is_vertex(id) {
            id
        } else {
            self.blossoms[id - self.count].base
        }
    }

    /// Calls `act` with each vertex of a vertex or blossom.
    pub(super) fn members(&self, id: usize) -> Vec<usize> {
        if self.is_vertex(id) {
            vec![id]
        } else {
            self.blossoms[id - self.count].members.clone()
        }
    }

    /// Makes a blossom of a cycle and returns its id.
    pub(super) fn shrink(&mut self, kids: Vec<usize>, links: Vec<(usize, usize)>) -> usize {
        let members: Vec<usize> = kids.iter().flat_map(|kid| self.members(*kid)).collect();
        let base = self.base(kids[0]);
        self.outer.retain(|id| !kids.contains(id));
        let blossom = Blossom {
            kids,
            links,
            base,
            dual: W::ZERO,
            members,
        };
        let id = if let Some(id) = self.spare.pop() {
            self.blossoms[id - self.count] = blossom;
            id
        } else {
            self.blossoms.push(blossom);
            self.parent.push(NONE);
            self.scratch.grow();
            self.count + self.blossoms.len() - 1
        };
        self.parent[id] = NONE;
        let blossom = &self.blossoms[id - self.count];
        for kid in &blossom.kids {
            self.parent[*kid] = id;
        }
        for member in &blossom.members {
            self.top[*member] = id;
        }
        self.outer.push(id);
        id
    }

    /// Takes an outermost blossom apart; its kids become outermost. Matched
    /// edges inside stay. Duals are the caller's.
    pub(super) fn take_apart(&mut self, id: usize) -> Vec<usize> {
        let kids = std::mem::take(&mut self.blossoms[id - self.count].kids);
        self.outer.retain(|other| *other != id);
        for kid in &kids {
            self.parent[*kid] = NONE;
            for member in self.members(*kid) {
                self.top[member] = *kid;
            }
            if !self.is_vertex(*kid) {
                self.outer.push(*kid);
            }
        }
        self.spare.push(id);
        kids
    }

    /// Takes an outermost blossom apart outside of a search: its dual goes to
    /// its vertices, which loosens the edge by which its base was matched.
    pub(super) fn dissolve(&mut self, id: usize) {
        let dual = self.blossoms[id - self.count].dual;
        let base = self.base(id);
        if dual > W::ZERO {
            for member in self.members(id) {
                self.dual[member] = self.dual[member].plus(dual.halved());
            }
            self.unmatch(base);
        }
        self.take_apart(id);
    }

    /// Takes apart all outermost blossoms without dual.
    pub(super) fn dissolve_loose(&mut self) {
        let mut open = self.outer.clone();
        while let Some(id) = open.pop() {
            if self.blossoms[id - self.count].dual.is_zero() {
                for kid in self.take_apart(id) {
                    if !self.is_vertex(kid) {
                        open.push(kid);
                    }
                }
            }
        }
    }

    /// The kid of a blossom that contains a vertex, by its index.
    pub(super) fn kid_with(&self, id: usize, vertex: usize) -> usize {
        let mut kid = vertex;
        while self.parent[kid] != id {
            kid = self.parent[kid];
        }
        let kids = &self.blossoms[id - self.count].kids;
        kids.iter().position(|k| *k == kid).unwrap_or(0)
    }

    /// Makes a vertex the base: it is left unmatched inside, all others are
    /// matched inside. The matched edges around the cycle move on.
    pub(super) fn set_base(&mut self, id: usize, vertex: usize) {
        if self.is_vertex(id) || self.base(id) == vertex {
            return;
        }
        let at = self.kid_with(id, vertex);
        let kid = self.blossoms[id - self.count].kids[at];
        self.set_base(kid, vertex);
        let size = self.blossoms[id - self.count].kids.len();
        // The way to the old base over an even number of links; every other of
        // them becomes matched.
        let links: Vec<usize> = if at % 2 == 1 {
            (at + 1..size).step_by(2).collect()
        } else {
            (0..at).rev().skip(1).step_by(2).collect()
        };
        for link in links {
            let blossom = &self.blossoms[id - self.count];
            let (a, b) = blossom.links[link];
            let (x, y) = (blossom.kids[link], blossom.kids[(link + 1) % size]);
            self.set_base(x, a);
            self.set_base(y, b);
            (self.mate[a], self.mate[b]) = (b, a);
        }
        let blossom = &mut self.blossoms[id - self.count];
        blossom.kids.rotate_left(at);
        blossom.links.rotate_left(at);
        blossom.base = vertex;
    }
}
