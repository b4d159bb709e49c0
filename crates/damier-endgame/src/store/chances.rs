//! How likely each answer is: some opinions on every question, weighed together.

use std::sync::LazyLock;

use super::range::{Chance, Encode, Way};

/// Questions whose opinions are weighed alike.
pub(super) const KINDS: usize = 16;
/// The most opinions on a question.
const MOST: usize = 4;
/// The weight that counts an opinion once, and that with which all begin.
const ONE: i32 = 1 << 12;
const START: i32 = ONE * 7 / 16;
/// By how much an answer moves an opinion: a share of 1/2^RATE of the rest.
const RATE: u32 = 4;
/// The same for weights, while a model is learnt.
const WEIGHT_RATE: u32 = 16;
/// What an opinion takes in a file, in bits: it is kept if it saves more.
const PRICE: f64 = 20.0;

/// Logarithms of odds, in steps of 1/256, and chances.
struct Odds {
    /// By chance.
    of: [i16; 4096],
    /// By odds, from -2047 on.
    chance: [Chance; 4095],
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
    let mut odds = Odds {
        of: [0; 4096],
        chance: [0; 4095],
    };
    for (slot, chance) in odds
        .chance
        .iter_mut()
        .zip(lower.chain(upper.iter().copied()))
    {
        *slot = chance.clamp(1, 4095);
    }
    for (wanted, slot) in odds.of.iter_mut().enumerate() {
        let at = odds
            .chance
            .partition_point(|&chance| usize::from(chance) < wanted);
        *slot = at.min(odds.chance.len() - 1) as i16 - 2047;
    }
    odds
});

/// Opinions on all questions, and how much each counts.
#[derive(Clone, Debug)]
pub(super) struct Chances {
    /// That the answer is `false`, in units of 1/65536.
    opinions: Vec<u16>,
    weights: [[i32; MOST]; KINDS],
}

const EVEN: u16 = 1 << 15;

impl Chances {
    pub(super) fn new(questions: usize) -> Chances {
        Chances {
            opinions: vec![EVEN; questions],
            weights: [[START; MOST]; KINDS],
        }
    }

    /// Takes over how much each opinion counts, and moves the opinions towards those of
    /// somebody who has learnt more.
    pub(super) fn approach(&mut self, learnt: &Chances) {
        for (known, &new) in self.opinions.iter_mut().zip(&learnt.opinions) {
            *known = ((u32::from(*known) * 3 + u32::from(new)) / 4) as u16;
        }
        self.weights = learnt.weights;
    }

    /// As it comes back from a file: the opinions are what the answers were on the whole,
    /// those that are not worth their room forgotten. Every so many answers were counted.
    pub(super) fn settle(&mut self, answers: &[[u32; 2]], every: usize) {
        for (opinion, &[no, yes]) in self.opinions.iter_mut().zip(answers) {
            let (no, all) = (f64::from(no), f64::from(no + yes));
            let chance = (no + 0.5) / (all + 1.0);
            let away = chance - 0.5;
            // About what an answer costs less than a bit.
            let saved = 2.9 * away * away * all * every as f64;
            let exact = (chance * 65536.0) as u32;
            *opinion = if saved < PRICE {
                EVEN
            } else {
                steady(exact.min(u32::from(u16::MAX)) as u16)
            };
        }
        for weight in self.weights.iter_mut().flatten() {
            *weight = of_level(level(*weight));
        }
    }

    /// Passes what is known on: writes it, or reads it. What was passed before about a
    /// similar matter helps to tell it shortly.
    pub(super) fn pass<W: Way>(
        &mut self,
        asking: &mut Asking<W>,
        before: Option<&Chances>,
        row: impl Fn(usize) -> usize,
    ) {
        for kind in 0..KINDS {
            for nth in 0..MOST {
                let expected = before.map_or(START, |chances| chances.weights[kind][nth]);
                let weight = level(self.weights[kind][nth]);
                let weight = number(asking, WEIGHTS, weight, level(expected), 0);
                self.weights[kind][nth] = of_level(weight);
            }
        }
        let mut last = MIDDLE;
        for at in 0..self.opinions.len() {
            let known = |all: &Chances, at: usize| {
                let opinion = all.opinions[at];
                (opinion != EVEN).then(|| step(opinion))
            };
            let above = at.checked_sub(row(at)).and_then(|at| known(self, at));
            let other = before.and_then(|before| known(before, at));
            let neighbours = usize::from(at > 0 && known(self, at - 1).is_some())
                | usize::from(above.is_some()) << 1
                | usize::from(other.is_some()) << 2
                | usize::from(before.is_some()) << 3;
            let is_known = self.opinions[at] != EVEN;
            if !asking.ask(0, [IS_KNOWN + neighbours], is_known) {
                self.opinions[at] = EVEN;
                continue;
            }
            let expected = other.or(above).unwrap_or(last);
            let sure = usize::from(other.is_some()) * 2 + usize::from(above.is_some());
            last = number(
                asking,
                STEPS + sure * 256,
                step(self.opinions[at]),
                expected,
                last,
            );
            self.opinions[at] = of_step(last);
        }
    }
}

// Where the opinions begin with which what is known is passed on.
const IS_KNOWN: usize = 0;
const WEIGHTS: usize = 16;
const STEPS: usize = WEIGHTS + 256;
/// How many there are.
pub(super) const PASSING: usize = STEPS + 4 * 256;

/// Passes a small number on that is expected to be near another, given one more that may
/// be near as well.
fn number<W: Way>(asking: &mut Asking<W>, from: usize, number: u8, expected: u8, also: u8) -> u8 {
    let side = 1 + usize::from(also > expected) - usize::from(also < expected);
    let from = from + side * 64;
    if !asking.ask(0, [from], number != expected) {
        return expected;
    }
    let down = asking.ask(0, [from + 1], number < expected);
    let most = if down { expected } else { u8::MAX - expected };
    let wanted = number.abs_diff(expected);
    let mut far = 1;
    while far < most {
        let at = from + 2 + usize::from(down) * 24 + usize::from(far.min(23));
        if !asking.ask(0, [at], wanted > far) {
            break;
        }
        far += 1;
    }
    if down { expected - far } else { expected + far }
}

/// See [`step`].
const STEP: i32 = 96;
/// The step of an opinion that is none.
const MIDDLE: u8 = (2048 / STEP) as u8;

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

/// A weight, less exactly.
fn level(weight: i32) -> u8 {
    (weight.clamp(0, 2 * ONE - 1) >> 7) as u8
}

fn of_level(level: u8) -> i32 {
    i32::from(level) << 7 | 1 << 6
}

/// Somebody who asks questions and learns from the answers.
pub(super) struct Asking<W> {
    pub(super) way: W,
    chances: Chances,
    odds: &'static Odds,
    /// How often each opinion met each answer, while a model is learnt.
    answers: Option<Vec<[u32; 2]>>,
}

impl<W: Way> Asking<W> {
    pub(super) fn new(way: W, known: &Chances) -> Asking<W> {
        Asking {
            way,
            chances: known.clone(),
            odds: &ODDS,
            answers: None,
        }
    }

    /// Weighs opinions anew, and counts answers, going on from these.
    pub(super) fn learn(&mut self, answers: Vec<[u32; 2]>) {
        self.answers = Some(answers);
    }

    /// What was learnt and counted.
    pub(super) fn learnt(self) -> (Chances, Vec<[u32; 2]>) {
        (self.chances, self.answers.unwrap_or_default())
    }

    /// The answer to a question on which these opinions are held.
    #[inline]
    pub(super) fn ask<const N: usize>(&mut self, kind: usize, all: [usize; N], bit: bool) -> bool {
        let Chances { opinions, weights } = &mut self.chances;
        let weights = &mut weights[kind];
        let mut odds = [0; N];
        let mut sum = 0;
        for ((odds, &one), &weight) in odds.iter_mut().zip(&all).zip(&*weights) {
            *odds = i32::from(self.odds.of[usize::from(opinions[one] >> 4)]);
            sum += *odds * weight;
        }
        // A single opinion counts for all.
        let sum = if N == 1 { odds[0] } else { sum >> 12 };
        let place = (sum + 2047).clamp(0, 4094) as usize;
        let chance = self.odds.chance[place];
        let bit = self.way.bit(bit, chance);
        for &one in &all {
            let opinion = &mut opinions[one];
            if bit {
                *opinion -= *opinion >> RATE;
            } else {
                *opinion += (u16::MAX - *opinion) >> RATE;
            }
        }
        if let Some(answers) = &mut self.answers {
            // By how much the chance of `false` was too low.
            let error = if bit { 0 } else { 4096 } - i32::from(chance);
            let half = 1 << (WEIGHT_RATE - 1);
            for ((&one, odds), weight) in all.iter().zip(odds).zip(weights) {
                answers[one][usize::from(bit)] += 1;
                *weight += (error * odds + half) >> WEIGHT_RATE;
            }
        }
        bit
    }
}

impl Asking<Encode> {
    /// The bytes of all answers.
    pub(super) fn finish(self) -> Vec<u8> {
        self.way.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::super::range::Decode;
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
    fn opinions_come_back_from_their_steps() {
        for opinion in 0..=u16::MAX {
            let kept = steady(opinion);
            assert_eq!(of_step(step(kept)), kept);
            assert_ne!(kept, EVEN);
            assert!(kept.abs_diff(opinion) < 4_000, "{opinion} {kept}");
        }
    }

    #[test]
    fn what_is_known_is_passed_on() {
        let mut seed = 99_u64;
        let mut one = Chances::new(3_000);
        let answers = |seed: &mut u64| {
            let mut random = || {
                *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (*seed >> 40) as u32 % 1_000
            };
            (0..3_000)
                .map(|_| [random() / 500, random()])
                .collect::<Vec<_>>()
        };
        one.settle(&answers(&mut seed), 3);
        let mut two = one.clone();
        two.weights[3][1] = ONE + 999;
        two.settle(&answers(&mut seed), 3);
        let base = Chances::new(PASSING);
        let mut asking = Asking::new(Encode::default(), &base);
        one.clone().pass(&mut asking, None, |_| 40);
        two.clone().pass(&mut asking, Some(&one), |_| 40);
        let bytes = asking.finish();
        let mut asking = Asking::new(Decode::new(&bytes), &base);
        let [mut first, mut second] = [(); 2].map(|()| Chances::new(3_000));
        first.pass(&mut asking, None, |_| 40);
        second.pass(&mut asking, Some(&first), |_| 40);
        for (wanted, found) in [(one, first), (two, second)] {
            assert_eq!(wanted.opinions, found.opinions);
            assert_eq!(wanted.weights, found.weights);
        }
    }
}
