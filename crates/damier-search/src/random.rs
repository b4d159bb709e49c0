//! A small seeded generator: equal seeds give equal choices everywhere.

/// SplitMix64, enough for picking moves and openings; not for secrets.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// A generator for this seed.
    pub fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// An even choice from `0..bound`; 0 if the bound is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.next_u64()) * bound as u128) >> 64) as usize
    }

    /// True in `per_mille` of a thousand cases.
    pub fn chance(&mut self, per_mille: u32) -> bool {
        self.below(1000) < per_mille as usize
    }

    /// A whole number around 0 with about this standard deviation, from four
    /// even ones added.
    pub fn spread(&mut self, deviation: i32) -> i32 {
        if deviation <= 0 {
            return 0;
        }
        // Four even numbers on -s..=s have a deviation of about 1.155 s.
        let side = (i64::from(deviation) * 866 / 1000) as i32;
        (0..4)
            .map(|_| self.below(2 * side as usize + 1) as i32 - side)
            .sum()
    }
}

/// Scrambles 64 bits so that every input bit reaches every output bit.
pub const fn mix(bits: u64) -> u64 {
    let z = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seeds_agree_and_others_do_not() {
        let draw = |seed| {
            let mut random = Random::new(seed);
            [random.next_u64(), random.next_u64(), random.next_u64()]
        };
        assert_eq!(draw(5), draw(5));
        assert_ne!(draw(5), draw(6));
    }

    #[test]
    fn numbers_stay_in_their_ranges() {
        let mut random = Random::new(1);
        let mut seen = [false; 7];
        let mut sum = 0_i64;
        for _ in 0..4000 {
            seen[random.below(7)] = true;
            sum += i64::from(random.spread(100));
        }
        assert_eq!(seen, [true; 7]);
        assert!((sum / 4000).abs() < 10, "mean {}", sum / 4000);
        assert_eq!(random.below(0), 0);
        assert_eq!(random.spread(0), 0);
    }
}
