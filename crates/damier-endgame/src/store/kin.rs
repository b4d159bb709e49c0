//! Strips of a block that a strip takes after.

/// So many strips back they are looked for.
const MOST_BACK: usize = 48;

/// So many strips of a block are made room for at once.
const USUAL: usize = 64;

/// The strips of a block so far, and which of them are like the next one: one of the pieces
/// that stand still stood a step back on a diagonal, everything else where it stands now.
#[derive(Default)]
pub(super) struct Kin {
    /// The pieces that stand still.
    pieces: Vec<u64>,
    /// The last value on each square.
    values: Vec<[u32; 64]>,
    found: [Option<usize>; 2],
}

impl Kin {
    /// Looks for the kin of a strip with these pieces, after one with those, by the bits from a
    /// square to the ones before it on both diagonals.
    pub(super) fn find(&mut self, pieces: u64, before: Option<u64>, back: [usize; 2]) {
        self.found = [None; 2];
        let came = pieces & !before.unwrap_or(pieces);
        if came.count_ones() != 1 {
            return;
        }
        let at = came.trailing_zeros() as usize;
        let oldest = self.pieces.len().saturating_sub(MOST_BACK);
        let all = &self.pieces[oldest..];
        for (found, step) in self.found.iter_mut().zip(back) {
            let Some(from) = at.checked_sub(step) else {
                continue;
            };
            let wanted = pieces ^ came ^ 1 << from;
            let place = all.iter().rposition(|&pieces| pieces == wanted);
            *found = place.map(|place| oldest + place);
        }
    }

    /// The values of the one that is looked at first.
    pub(super) fn first(&self) -> Option<&[u32; 64]> {
        let [one, two] = self.found;
        one.or(two).and_then(|at| self.values.get(at))
    }

    /// The values of the other one, if there are two.
    pub(super) fn second(&self) -> Option<&[u32; 64]> {
        let [one, two] = self.found;
        one.and(two).and_then(|at| self.values.get(at))
    }

    /// Keeps a strip for those to come.
    pub(super) fn keep(&mut self, pieces: u64, values: &[u32; 64]) {
        if self.pieces.is_empty() {
            self.pieces.reserve(USUAL);
            self.values.reserve(USUAL);
        }
        self.pieces.push(pieces);
        self.values.push(*values);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kin_stood_a_step_back() {
        let mut kin = Kin::default();
        let strips = [0b1, 0b10, 0b100, 0b1000, 0b1_0000].map(|set| set | 1 << 40);
        let mut before = None;
        for (nth, &pieces) in strips.iter().enumerate() {
            kin.find(pieces, before, [2, 3]);
            assert_eq!(
                kin.first().map(|values| values[0]),
                nth.checked_sub(2).map(|n| n as u32)
            );
            assert_eq!(
                kin.second().map(|values| values[0]),
                nth.checked_sub(3).map(|n| n as u32)
            );
            kin.keep(pieces, &[nth as u32; 64]);
            before = Some(pieces);
        }
        // Two pieces have moved.
        kin.find(0b110 << 20, before, [2, 3]);
        assert!(kin.first().is_none());
    }
}
