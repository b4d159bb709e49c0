//! How likely each answer is: two opinions on every question, weighed together.

use std::sync::LazyLock;

use super::bytes::{Reader, Writer};
use super::range::{Chance, Way};

/// Questions whose opinions are weighed alike.
pub(super) const KINDS: usize = 8;
/// The weight that counts an opinion once.
const ONE: i32 = 1 << 12;
/// By how much an answer moves an opinion: a share of 1/2^RATE of the rest.
const RATE: u32 = 4;
/// The same for weights, while a model is learnt.
const WEIGHT_RATE: u32 = 16;
/// Opinions that were asked less often than this are not kept with a model.
const SELDOM: u32 = 8;

/// Logarithms of odds, in steps of 1/256, and chances.
struct Odds {
    /// By chance.
    of: Vec<i16>,
    /// By odds, from -2047 on.
    chance: Vec<Chance>,
}

/// The same on every machine: only additions, multiplications and divisions.
static ODDS: LazyLock<Odds> = LazyLock::new(|| {
    // The 256th root of e.
    let step = 1.003_913_889_338_347_5_f64;
    let mut power = 1.0;
    let mut upper = vec![2048];
    for _ in 1..2048 {
        power *= step;
        let chance = 4096.0 * (power / (1.0 + power));
        upper.push((chance + 0.5) as Chance);
    }
    let lower = upper[1..].iter().rev().map(|&chance| 4096 - chance);
    let chance: Vec<Chance> = lower
        .chain(upper.iter().copied())
        .map(|chance| chance.clamp(1, 4095))
        .collect();
    let nearest = |wanted: usize| {
        let at = chance.partition_point(|&chance| usize::from(chance) < wanted);
        at.min(chance.len() - 1) as i16 - 2047
    };
    Odds {
        of: (0..4096).map(nearest).collect(),
        chance,
    }
});

/// Opinions on all questions, and how much each counts.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    /// That the answer is `false`, in units of 1/65536.
    opinions: Vec<u16>,
    weights: [[i32; 2]; KINDS],
}

const EVEN: u16 = 1 << 15;

impl Chances {
    pub(super) fn new(questions: usize) -> Chances {
        Chances {
            opinions: vec![EVEN; questions],
            weights: [[ONE * 9 / 16; 2]; KINDS],
        }
    }

    /// Becomes like another, without asking for room again.
    pub(super) fn copy(&mut self, other: &Chances) {
        self.opinions.clone_from(&other.opinions);
        self.weights = other.weights;
    }

    /// Moves towards what another has learnt.
    pub(super) fn approach(&mut self, other: &Chances) {
        for (known, &new) in self.opinions.iter_mut().zip(&other.opinions) {
            *known = ((u32::from(*known) * 3 + u32::from(new)) / 4) as u16;
        }
        self.weights = other.weights;
    }

    /// As it comes back from a file; opinions that were hardly asked are forgotten.
    pub(super) fn settle(&mut self, asked: &[u32]) {
        for (opinion, &times) in self.opinions.iter_mut().zip(asked) {
            *opinion = if times < SELDOM {
                EVEN
            } else {
                steady(*opinion)
            };
        }
        for weight in self.weights.iter_mut().flatten() {
            *weight = (*weight).clamp(0, 2 * ONE - 1) >> 5 << 5;
        }
    }

    pub(super) fn write(&self, to: &mut Writer) {
        for weight in self.weights.iter().flatten() {
            to.u8((weight >> 5) as u8);
        }
        let mut at = 0;
        let all = &self.opinions;
        while at < all.len() {
            let end = |from: usize, even: bool| {
                let run = all[from..].iter().position(|&c| (c == EVEN) != even);
                run.map_or(all.len(), |length| from + length)
            };
            let even = end(at, true);
            let known = end(even, false);
            to.short((even - at) as u64);
            to.short((known - even) as u64);
            for &opinion in &all[even..known] {
                to.u8(step(opinion));
            }
            at = known;
        }
    }

    pub(super) fn read(from: &mut Reader<'_>, questions: usize) -> Option<Chances> {
        let mut chances = Chances::new(questions);
        for weight in chances.weights.iter_mut().flatten() {
            *weight = i32::from(from.u8()?) << 5;
        }
        let mut at = 0;
        while at < questions {
            at += usize::try_from(from.short()?).ok()?;
            let known = usize::try_from(from.short()?).ok()?;
            for &byte in from.take(known)? {
                *chances.opinions.get_mut(at)? = of_step(byte);
                at += 1;
            }
        }
        (at == questions).then_some(chances)
    }
}

/// An opinion in steps of its odds, as many as tell it well enough.
fn step(opinion: u16) -> u8 {
    ((i32::from(ODDS.of[usize::from(opinion >> 4)]) + 2048) / STEP) as u8
}

/// The opinion of a step: never the one that stands for none.
fn of_step(step: u8) -> u16 {
    let odds = i32::from(step) * STEP + STEP / 2 - 2048;
    let place = (odds + 2047).clamp(0, 4094) as usize;
    ODDS.chance[place] << 4 | 7
}

/// The opinion that is left when it goes through a file, however often: at the ends many
/// odds have the same chance.
fn steady(mut opinion: u16) -> u16 {
    loop {
        let back = of_step(step(opinion));
        if back == opinion {
            return opinion;
        }
        opinion = back;
    }
}

/// See [`step`].
const STEP: i32 = 32;

/// Somebody who asks questions and learns from the answers.
pub(super) struct Asking<W> {
    pub(super) way: W,
    pub(super) chances: Chances,
    odds: &'static Odds,
    /// How often each opinion was asked, while a model is learnt.
    pub(super) asked: Option<Vec<u32>>,
}

impl<W: Way> Asking<W> {
    pub(super) fn new(way: W, chances: Chances) -> Asking<W> {
        Asking {
            way,
            chances,
            odds: &ODDS,
            asked: None,
        }
    }

    /// The answer to a question on which these two opinions are held.
    #[inline]
    pub(super) fn ask(&mut self, kind: usize, [one, two]: [usize; 2], bit: bool) -> bool {
        let Chances { opinions, weights } = &mut self.chances;
        let (first, second) = (opinions[one], opinions[two]);
        let [odds_one, odds_two] =
            [first, second].map(|opinion| i32::from(self.odds.of[usize::from(opinion >> 4)]));
        let weight = weights[kind];
        let sum = (odds_one * weight[0] + odds_two * weight[1]) >> 12;
        let place = (sum + 2047).clamp(0, 4094) as usize;
        let chance = self.odds.chance[place];
        let bit = self.way.bit(bit, chance);
        let moved = |opinion: u16| {
            if bit {
                opinion - (opinion >> RATE)
            } else {
                opinion + ((u16::MAX - opinion) >> RATE)
            }
        };
        opinions[one] = moved(first);
        if two != one {
            opinions[two] = moved(second);
        }
        if let Some(asked) = &mut self.asked {
            asked[one] += 1;
            asked[two] += 1;
            // By how much the chance of `false` was too low.
            let error = if bit { 0 } else { 4096 } - i32::from(chance);
            let half = 1 << (WEIGHT_RATE - 1);
            weights[kind][0] += (error * odds_one + half) >> WEIGHT_RATE;
            weights[kind][1] += (error * odds_two + half) >> WEIGHT_RATE;
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_and_chances_belong_to_each_other() {
        for chance in 40..4056 {
            let odds = ODDS.of[chance];
            let back = i32::from(ODDS.chance[(odds + 2047) as usize]);
            assert!((back - chance as i32).abs() < 6, "{chance} {back}");
        }
        assert_eq!(ODDS.chance.len(), 4095);
        assert_eq!(ODDS.of[2048], 0);
    }

    #[test]
    fn opinions_come_back_from_their_bytes() {
        for opinion in 0..=u16::MAX {
            let kept = steady(opinion);
            assert_eq!(of_step(step(kept)), kept);
            assert_ne!(kept, EVEN);
            assert!(kept.abs_diff(opinion) < 1100, "{opinion} {kept}");
        }
    }
}
