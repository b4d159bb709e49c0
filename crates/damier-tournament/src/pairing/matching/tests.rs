use super::{Graph, Matcher, Weight, Wide};

/// Weights in a square table; nought is no edge.
struct Dense<W> {
    count: usize,
    weights: Vec<W>,
}

impl<W: Weight> Graph for Dense<W> {
    type W = W;

    fn weight(&self, a: usize, b: usize) -> Option<W> {
        Some(self.weights[a * self.count + b]).filter(|w| *w != W::ZERO)
    }
}

impl<W: Weight> Dense<W> {
    fn set(&mut self, a: usize, b: usize, weight: W) {
        self.weights[a * self.count + b] = weight;
        self.weights[b * self.count + a] = weight;
    }

    /// The greatest weight, by trying everything.
    fn best(&self, gone: &[bool]) -> W {
        let mut table = vec![W::ZERO; 1 << self.count];
        for set in 1..table.len() {
            let first = set.trailing_zeros() as usize;
            let rest = set & !(1 << first);
            let mut best = table[rest];
            for other in (first + 1..self.count).filter(|o| rest >> o & 1 == 1) {
                if let Some(weight) = self
                    .weight(first, other)
                    .filter(|_| !gone[first] && !gone[other])
                {
                    best = best.max(table[rest & !(1 << other)].plus(weight));
                }
            }
            table[set] = best;
        }
        table[table.len() - 1]
    }
}

/// A small generator of numbers, the same every time.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (self.0 >> 33) % below
    }
}

fn total<W: Weight>(graph: &Dense<W>, matcher: &Matcher<W>) -> W {
    let mut sum = W::ZERO;
    for a in (0..graph.count).filter(|a| matcher.is_active(*a)) {
        if let Some(b) = matcher.partner(a) {
            assert_eq!(matcher.partner(b), Some(a), "partners agree");
            if b < a {
                sum = sum.plus(graph.weight(a, b).expect("a matched edge exists"));
            }
        }
    }
    sum
}

fn check<W: Weight>(make: impl Fn(&mut Numbers) -> W, seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut numbers = Numbers(seed);
        let count = 2 + numbers.next(9) as usize;
        let mut graph = Dense {
            count,
            weights: vec![W::ZERO; count * count],
        };
        let density = 20 + numbers.next(80);
        for a in 0..count {
            for b in 0..a {
                if numbers.next(100) < density {
                    graph.set(a, b, make(&mut numbers));
                }
            }
        }
        let mut gone = vec![false; count];
        let mut matcher = Matcher::new(Matcher::heaviest(&graph, count));
        matcher.greedy(&graph, count / 2, |_, _| true);
        matcher.solve(&graph);
        assert_eq!(total(&graph, &matcher), graph.best(&gone), "seed {seed}");
        for step in 0..12 {
            if numbers.next(4) == 0 {
                let open: Vec<usize> = (0..count).filter(|v| !gone[*v]).collect();
                if let [a, .., b] = open[..] {
                    matcher.take_out(a, b);
                    (gone[a], gone[b]) = (true, true);
                }
            } else {
                let vertex = numbers.next(count as u64) as usize;
                if gone[vertex] {
                    continue;
                }
                for other in (0..count).filter(|o| *o != vertex) {
                    if numbers.next(2) == 0 {
                        let weight = make(&mut numbers);
                        graph.set(vertex, other, weight);
                    }
                }
                matcher.touch(&graph, vertex);
            }
            matcher.solve(&graph);
            assert_eq!(
                total(&graph, &matcher),
                graph.best(&gone),
                "seed {seed}, step {step}"
            );
        }
    }
}

#[test]
fn equals_trying_everything() {
    check(|n| i128::from(n.next(4)), 0..1500);
    check(|n| i128::from(n.next(60)), 1500..2500);
}

#[test]
fn several_numbers_behave_like_one() {
    check(
        |n| Wide::<2>::from_limbs(&[i128::from(n.next(3)), i128::from(n.next(3)) - 1]),
        0..800,
    );
}
