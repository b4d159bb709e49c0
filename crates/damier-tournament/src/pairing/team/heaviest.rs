//! The heaviest pairing of some teams under criteria in falling priority.

use crate::pairing::matching::{Graph, Matcher, Weight, Wide};

/// Bits of one number of a weight; the rest is room for sums of duals.
const LIMB_BITS: u32 = 100;

/// What a pair counts under each criterion, first criterion first; `None` if the
/// two must not meet.
pub(super) type Worth = Option<Vec<i64>>;

/// By how much the sums of two pairings can differ under each criterion.
pub(super) type Ranges = Vec<usize>;

/// The pairing of as many as possible (of `count`) with the greatest sums, the
/// first criterion before the second and so on: the partner of each.
pub(super) fn heaviest(
    count: usize,
    ranges: &[usize],
    worth: impl Fn(usize, usize) -> Worth,
) -> Vec<Option<usize>> {
    let places = Places::new(count, ranges);
    match places.limbs {
        0..=1 => solve::<i128>(count, &places, worth),
        2 => solve::<Wide<2>>(count, &places, worth),
        3..=4 => solve::<Wide<4>>(count, &places, worth),
        5..=8 => solve::<Wide<8>>(count, &places, worth),
        9..=16 => solve::<Wide<16>>(count, &places, worth),
        _ => solve::<Wide<64>>(count, &places, worth),
    }
}

/// Where the value of each criterion stands: number and shift. The first place
/// is that of the pair itself.
struct Places {
    places: Vec<(usize, u32)>,
    limbs: usize,
}

impl Places {
    fn new(count: usize, ranges: &[usize]) -> Places {
        let width = |range: usize| (usize::BITS - range.leading_zeros()).max(1) + 1;
        let all = std::iter::once(count).chain(ranges.iter().copied());
        let mut places = Vec::new();
        let (mut limb, mut used) = (0, 0);
        for range in all {
            let width = width(range);
            if used + width > LIMB_BITS {
                (limb, used) = (limb + 1, 0);
            }
            used += width;
            places.push((limb, LIMB_BITS - used));
        }
        Places {
            places,
            limbs: limb + 1,
        }
    }

    fn weight<W: Weight>(&self, worth: &[i64]) -> W {
        let mut limbs = vec![0_i128; self.limbs];
        let values = std::iter::once(&1).chain(worth);
        for ((limb, shift), value) in self.places.iter().zip(values) {
            limbs[*limb] += i128::from(*value) << shift;
        }
        W::from_limbs(&limbs)
    }
}

struct Dense<W> {
    count: usize,
    weights: Vec<Option<W>>,
}

impl<W: Weight> Graph for Dense<W> {
    type W = W;

    fn weight(&self, a: usize, b: usize) -> Option<W> {
        self.weights[a * self.count + b]
    }
}

fn solve<W: Weight>(
    count: usize,
    places: &Places,
    worth: impl Fn(usize, usize) -> Worth,
) -> Vec<Option<usize>> {
    let mut weights = vec![None; count * count];
    let mut duals = vec![W::ZERO; count];
    for a in 0..count {
        for b in a + 1..count {
            let weight = worth(a, b).map(|worth| places.weight::<W>(&worth));
            if let Some(weight) = weight {
                duals[a] = duals[a].max(weight);
                duals[b] = duals[b].max(weight);
            }
            weights[a * count + b] = weight;
            weights[b * count + a] = weight;
        }
    }
    let graph = Dense { count, weights };
    let mut matcher = Matcher::new(duals);
    matcher.greedy(&graph, count / 2, |_, _| true);
    matcher.solve(&graph);
    (0..count).map(|vertex| matcher.partner(vertex)).collect()
}
