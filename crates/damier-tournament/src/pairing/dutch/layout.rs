//! Room for criteria in the numbers that edges are weighed by.

use crate::pairing::matching::Weight;

/// Bits of one number used; the rest is room for sums of duals.
const LIMB_BITS: u32 = 100;

/// Where the value of one criterion stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot(usize);

/// Criteria in falling priority, each with as much room as its sum over all
/// pairs can need.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    widths: Vec<u32>,
    /// Number and shift of each criterion.
    places: Vec<(usize, u32)>,
    limbs: usize,
}

impl Layout {
    /// A further criterion, below all before it. `range` is by how much its
    /// sums over two matchings can differ.
    pub(super) fn add(&mut self, range: usize) -> Slot {
        self.widths
            .push((usize::BITS - range.leading_zeros()).max(1));
        Slot(self.widths.len() - 1)
    }

    /// Fixes the places.
    pub(super) fn finish(&mut self) {
        let mut used = LIMB_BITS;
        self.limbs = 0;
        let mut ends = Vec::new();
        for width in &self.widths {
            if used + width > LIMB_BITS {
                used = 0;
                self.limbs += 1;
            }
            used += width;
            ends.push((self.limbs - 1, used));
        }
        // The lowest criterion of each number begins at its lowest bit.
        self.places = ends
            .iter()
            .map(|(limb, end)| {
                let total = ends
                    .iter()
                    .filter(|(l, _)| l == limb)
                    .map(|(_, e)| *e)
                    .max();
                (*limb, total.unwrap_or(*end) - end)
            })
            .collect();
    }

    /// How many numbers a weight takes.
    pub(super) const fn limbs(&self) -> usize {
        self.limbs
    }

    /// Adds to the value of a criterion.
    pub(super) fn put(&self, limbs: &mut [i128], slot: Slot, value: i64) {
        let (limb, shift) = self.places[slot.0];
        limbs[limb] += i128::from(value) << shift;
    }

    /// A weight with a single criterion set.
    pub(super) fn single<W: Weight>(&self, slot: Slot, value: i64) -> W {
        let mut limbs = vec![0; self.limbs];
        self.put(&mut limbs, slot, value);
        W::from_limbs(&limbs)
    }
}
