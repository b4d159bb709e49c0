//! Drawing openings so that everybody can check it.

use alloc::vec::Vec;

/// What a draw is made from: a text or number that was made public, and could not be
/// chosen by anybody who gains from it.
///
/// The draw is uniform and the same everywhere: the text is hashed with FNV-1a (64
/// bits); from that, `SplitMix64` gives numbers; a number is brought below `n` by its
/// remainder, after numbers above the greatest multiple of `n` are skipped.
///
/// ```
/// use damier_draughts::openings::Seed;
///
/// assert_eq!(Seed::of("round 1").choose(3, 174), Seed::of("round 1").choose(3, 174));
/// let mut all = Seed::of("shuffle").choose(49, 49);
/// all.sort_unstable();
/// assert_eq!(all, Vec::from_iter(0..49)); // none twice before all were drawn
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Seed(u64);

impl Seed {
    /// The seed of a text, blanks at its ends left out.
    pub fn of(text: &str) -> Seed {
        let mut hash = 0xCBF2_9CE4_8422_2325_u64;
        for byte in text.trim().bytes() {
            hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        }
        Seed(hash)
    }

    /// Draws so many of the numbers below `n`, one after another: each again only after
    /// all the others.
    pub fn choose(self, count: usize, n: usize) -> Vec<usize> {
        let mut numbers = Numbers(self.0);
        let mut drawn = Vec::with_capacity(count);
        let mut left: Vec<usize> = Vec::new();
        while drawn.len() < count && n > 0 {
            if left.is_empty() {
                left = (0..n).collect();
            }
            drawn.push(left.remove(numbers.below(left.len())));
        }
        drawn
    }
}

/// `SplitMix64`.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0, each as likely.
    fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        let end = u64::MAX - u64::MAX % n;
        loop {
            let number = self.next();
            if number < end {
                return (number % n) as usize;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_algorithm() {
        let mut numbers = Numbers(1_234_567);
        let first = [(); 3].map(|()| numbers.next());
        let published = [
            6_457_827_717_110_365_317,
            3_203_168_211_198_807_973,
            9_817_491_932_198_370_423,
        ];
        assert_eq!(first, published);
        assert_eq!(Seed::of("").0, 0xCBF2_9CE4_8422_2325);
        assert_eq!(Seed::of("a").0, 0xAF63_DC4C_8601_EC8C);
    }

    #[test]
    fn a_draw_is_uniform() {
        let mut times = [0_u32; 7];
        for round in 0..7000_u32 {
            let drawn = Seed::of(&alloc::format!("round {round}")).choose(1, 7);
            times[drawn[0]] += 1;
        }
        assert!(
            times.iter().all(|&times| (850..1150).contains(&times)),
            "{times:?}"
        );
    }
}
