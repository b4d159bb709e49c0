//! Where a search for the heaviest matching begins: the best fractional
//! matching of classes of vertices, which is a small transport problem.
//!
//! Hundreds of vertices fall into a few classes with the same weights. Twice the
//! best matching of classes, halves allowed, is a flow between two copies of
//! them; its prices are start values for the vertices from which nearly
//! everybody can be matched at once.

use crate::pairing::matching::Weight;

/// No class.
const NONE: usize = usize::MAX;

/// Prices and amounts of a heaviest flow.
pub(super) struct Start<W> {
    /// Twice the dual of each class.
    pub(super) duals: Vec<W>,
    /// How many vertices of one class meet one of another, by two indices; both
    /// directions together make two for a pair.
    pub(super) flow: Vec<usize>,
}

/// Solves the transport problem of classes with so many members. `weight` is
/// symmetric; what is not positive is never used.
pub(super) fn transport<W: Weight>(
    members: &[usize],
    weight: impl Fn(usize, usize) -> Option<W>,
) -> Start<W> {
    let count = members.len();
    let weights: Vec<Option<W>> = (0..count * count)
        .map(|cell| weight(cell / count, cell % count).filter(|w| *w > W::ZERO))
        .collect();
    let heaviest = |row: &[Option<W>]| row.iter().flatten().copied().max();
    let mut flow = Flow {
        count,
        left: weights
            .chunks(count.max(1))
            .map(|row| heaviest(row).unwrap_or(W::ZERO))
            .collect(),
        right: vec![W::ZERO; count],
        weights,
        supply: members.to_vec(),
        room: members.to_vec(),
        amount: vec![0; count * count],
    };
    for class in 0..count {
        while flow.supply[class] > 0 && flow.left[class] > W::ZERO {
            flow.send(class);
        }
    }
    let duals = flow.left.iter().zip(&flow.right).map(|(a, b)| a.plus(*b));
    Start {
        duals: duals.collect(),
        flow: flow.amount,
    }
}

struct Flow<W> {
    count: usize,
    weights: Vec<Option<W>>,
    left: Vec<W>,
    right: Vec<W>,
    supply: Vec<usize>,
    room: Vec<usize>,
    amount: Vec<usize>,
}

/// One search: who was reached, and how.
struct Tree<W> {
    in_left: Vec<bool>,
    in_right: Vec<bool>,
    /// Left class from which the best edge to a right one comes.
    from: Vec<usize>,
    slack: Vec<Option<W>>,
    /// Right class by whose flow a left one was reached.
    back: Vec<usize>,
}

/// Where a search ends.
enum End {
    /// A right class with room.
    Room(usize),
    /// A left class that may stay without partners.
    Spare(usize),
}

impl<W: Weight> Flow<W> {
    /// Sends what can be sent along one best way from a left class.
    fn send(&mut self, root: usize) {
        let count = self.count;
        let mut tree = Tree {
            in_left: vec![false; count],
            in_right: vec![false; count],
            from: vec![NONE; count],
            slack: vec![None; count],
            back: vec![NONE; count],
        };
        self.reach(&mut tree, root);
        let end = loop {
            let nearest = (0..count)
                .filter(|r| !tree.in_right[*r])
                .filter_map(|r| Some((tree.slack[r]?, r)))
                .min();
            let spare = (0..count)
                .filter(|l| tree.in_left[*l])
                .map(|l| (self.left[l], l))
                .min();
            match (nearest, spare) {
                (Some((slack, right)), Some((value, _))) if slack < value => {
                    self.shift(&mut tree, slack);
                    tree.in_right[right] = true;
                    if self.room[right] > 0 {
                        break End::Room(right);
                    }
                    for left in 0..count {
                        if self.amount[left * count + right] > 0 && !tree.in_left[left] {
                            tree.back[left] = right;
                            self.reach(&mut tree, left);
                        }
                    }
                }
                (_, Some((value, left))) => {
                    self.shift(&mut tree, value);
                    break End::Spare(left);
                }
                // The root is always there.
                (_, None) => return,
            }
        };
        self.push(&tree, root, &end);
    }

    /// Takes a left class into the tree.
    fn reach(&self, tree: &mut Tree<W>, left: usize) {
        tree.in_left[left] = true;
        for right in 0..self.count {
            let Some(weight) = self.weights[left * self.count + right] else {
                continue;
            };
            let slack = self.left[left].plus(self.right[right]).minus(weight);
            if !tree.in_right[right] && tree.slack[right].is_none_or(|known| slack < known) {
                tree.slack[right] = Some(slack);
                tree.from[right] = left;
            }
        }
    }

    fn shift(&mut self, tree: &mut Tree<W>, delta: W) {
        for class in 0..self.count {
            if tree.in_left[class] {
                self.left[class] = self.left[class].minus(delta);
            }
            if tree.in_right[class] {
                self.right[class] = self.right[class].plus(delta);
            } else {
                tree.slack[class] = tree.slack[class].map(|slack| slack.minus(delta));
            }
        }
    }

    fn push(&mut self, tree: &Tree<W>, root: usize, end: &End) {
        let count = self.count;
        // Edges of the way from its end to the root: added, then taken back.
        let mut more = Vec::new();
        let mut less = Vec::new();
        let mut left = match end {
            End::Room(right) => {
                more.push(tree.from[*right] * count + right);
                tree.from[*right]
            }
            End::Spare(left) => *left,
        };
        while left != root {
            let right = tree.back[left];
            less.push(left * count + right);
            left = tree.from[right];
            more.push(left * count + right);
        }
        let limit = match end {
            End::Room(right) => self.room[*right],
            End::Spare(_) => usize::MAX,
        };
        let bound = less.iter().map(|edge| self.amount[*edge]).min();
        let amount = self.supply[root]
            .min(limit)
            .min(bound.unwrap_or(usize::MAX));
        more.iter().for_each(|edge| self.amount[*edge] += amount);
        less.iter().for_each(|edge| self.amount[*edge] -= amount);
        self.supply[root] -= amount;
        match end {
            End::Room(right) => self.room[*right] -= amount,
            // Whoever gives way is left with a price of nought: no debt.
            End::Spare(left) => self.supply[*left] += amount,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::transport;

    #[test]
    fn prices_cover_every_edge_and_pay_for_the_flow() {
        // Five who want White, three who want Black, one who does not mind.
        let members = [5, 3, 1];
        let weight = |a: usize, b: usize| -> Option<i128> {
            Some([[10, 13, 12], [13, 10, 12], [12, 12, 0]][a][b])
        };
        let start = transport(&members, weight);
        let mut value = 0;
        for a in 0..3 {
            for b in 0..3 {
                let weight = weight(a, b).expect("all edges are there");
                assert!(start.duals[a] + start.duals[b] >= 2 * weight);
                let amount = i128::try_from(start.flow[a * 3 + b]).expect("small");
                value += amount * weight;
            }
        }
        let prices = (0..3).map(|c| start.duals[c] * i128::try_from(members[c]).expect("small"));
        assert_eq!(prices.sum::<i128>(), value);
    }
}
