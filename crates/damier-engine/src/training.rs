//! Learning the weights of the evaluation from games.
//!
//! A [`Lesson`] is a calm position with what became of it. [`School::fit`] finds
//! the sheet of weights whose sums, put through a logistic curve, come nearest to
//! the lessons. `examples/tune` plays the games and writes the sheets that this
//! crate embeds.

use damier_draughts::{Board, BoardVisitor, Position, Rules, Variant};

use crate::Random;
use crate::arena::Arena;
use crate::engine::shape_of;
use crate::eval::{PATTERN, Pair, Sink, UNIT, Weights, is_plain, phase};

/// Hundredths of a man in one unit of the logistic curve.
const CURVE: f32 = 130.0;

/// The chance of a result that a score of the engine stands for, 0 to 1.
pub fn expectation(score: i32) -> f32 {
    logistic(score as f32 / CURVE)
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// A calm position as a list of features, and its value.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// Places in the sheet and how often they count, for White.
    features: Box<[(u32, i8)]>,
    /// Share of the men still there, 0 to 1.
    many: f32,
    /// Expected result for White, 0 to 1.
    value: f32,
}

/// Gathers the features of a position.
struct Collect(Vec<(u32, i8)>);

impl Sink for Collect {
    fn add(&mut self, place: usize, times: i32) {
        if times != 0 {
            self.0.push((place as u32, times.clamp(-127, 127) as i8));
        }
    }
}

/// How the weights are sought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Method {
    /// Passes over the lessons.
    pub rounds: u32,
    /// Length of a step.
    pub step: f32,
    /// Pull towards the weights it began with.
    pub pull: f32,
}

impl Default for Method {
    fn default() -> Method {
        Method {
            rounds: 12,
            step: 0.02,
            pull: 0.000_3,
        }
    }
}

/// Where one variant's weights are learnt.
#[derive(Debug)]
pub struct School {
    begin: Weights,
}

impl School {
    /// A school that starts from a sheet, or from handmade weights without one.
    /// `None` if the sheet does not fit the variant.
    pub fn new(variant: Variant, sheet: Option<&[u8]>) -> Option<School> {
        let shape = shape_of(variant);
        let begin = match sheet {
            Some(bytes) => Weights::from_bytes(shape, bytes)?,
            None => Weights::handmade(shape),
        };
        Some(School { begin })
    }

    /// The lesson of a position of the school's variant that was worth `value`
    /// to White (0 lost, 1 won). `None` if a capture is pending for either side
    /// or if the evaluation does not count an advantage there in full.
    pub fn lesson(&self, position: &Position, value: f32) -> Option<Lesson> {
        struct Ask<'a>(&'a Weights);

        impl BoardVisitor for Ask<'_> {
            type Output = Option<(Vec<(u32, i8)>, f32)>;

            fn visit<R: Rules>(self, board: &Board<R>) -> Self::Output {
                let side = Arena::side_to_move(board);
                let pieces = Arena::pieces(board);
                let calm = !board.can_capture(side) && !board.can_capture(!side);
                if !calm || !is_plain(&Board::<R>::SHAPE, &pieces) {
                    return None;
                }
                let mut collect = Collect(Vec::with_capacity(64));
                self.0.layout().list(&pieces, side, &mut collect);
                let (men, all) = phase(&Board::<R>::SHAPE, &pieces);
                Some((collect.0, men as f32 / all as f32))
            }
        }

        let (features, many) = position.visit(Ask(&self.begin))?;
        Some(Lesson {
            features: features.into_boxed_slice(),
            many,
            value,
        })
    }

    /// Learns from the lessons; every twentieth only checks what was learnt.
    /// Returns the sheet of the round that did best on those, and calls
    /// `progress` with the error on the learnt and on the checking lessons
    /// after every round (round 0: before the first).
    pub fn fit(
        &self,
        lessons: &mut [Lesson],
        method: &Method,
        seed: u64,
        mut progress: impl FnMut(u32, f32, f32),
    ) -> Vec<u8> {
        let mut random = Random::new(seed);
        shuffle(lessons, &mut random);
        let (check, learn) = lessons.split_at_mut(lessons.len() / 20);
        let mut pupil = Pupil::new(&self.begin);
        let mut best = (f32::INFINITY, pupil.clone());
        progress(0, f32::NAN, average(&pupil, check));
        for round in 1..=method.rounds {
            shuffle(learn, &mut random);
            let mut error = 0.0;
            for lesson in learn.iter() {
                error += pupil.learn(lesson, method);
            }
            let checked = average(&pupil, check);
            progress(round, error / learn.len().max(1) as f32, checked);
            if checked < best.0 {
                best = (checked, pupil.clone());
            }
        }
        self.sheet(&best.1)
    }

    /// The learnt weights as bytes.
    fn sheet(&self, pupil: &Pupil) -> Vec<u8> {
        let part = |logit: f32| {
            let parts = (logit * CURVE * UNIT as f32).round();
            parts.clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16
        };
        let pairs = (0..pupil.slots.len()).map(|place| {
            let [many, few] = pupil.weight(place).map(part);
            Pair { many, few }
        });
        self.begin.with_pairs(pairs.collect()).to_bytes()
    }
}

fn average(pupil: &Pupil, lessons: &[Lesson]) -> f32 {
    let sum: f32 = lessons.iter().map(|lesson| pupil.error(lesson)).sum();
    sum / lessons.len().max(1) as f32
}

fn shuffle<T>(items: &mut [T], random: &mut Random) {
    for last in (1..items.len()).rev() {
        items.swap(last, random.below(last + 1));
    }
}

/// A weight on its way, with many men and with few, in units of the logistic
/// curve.
#[derive(Clone, Copy, Debug)]
struct Slot {
    begin: [f32; 2],
    weight: [f32; 2],
    /// Sums of squared slopes: a weight that moved much moves less.
    moved: [f32; 2],
}

impl Slot {
    fn new(begin: [f32; 2]) -> Slot {
        Slot {
            begin,
            weight: begin,
            moved: [1e-4; 2],
        }
    }

    /// One step down the slope of the error.
    fn step(&mut self, slopes: [f32; 2], method: &Method) {
        for (half, slope) in slopes.into_iter().enumerate() {
            let pull = method.pull * (self.weight[half] - self.begin[half]);
            let slope = slope + pull;
            self.moved[half] += slope * slope;
            self.weight[half] -= method.step * slope / self.moved[half].sqrt();
        }
    }
}

/// Weights on their way.
///
/// Most of the thousands of settings of a pattern are rare. So each pattern also
/// has weights for its three overlapping halves, which are met often; they are
/// added to the pattern's own at the end.
#[derive(Clone)]
struct Pupil {
    slots: Vec<Slot>,
    /// By region, half and the half's setting.
    halves: Vec<Slot>,
    first_pattern: usize,
}

/// Settings of half a pattern.
const HALF: usize = 81;

impl Pupil {
    fn new(begin: &Weights) -> Pupil {
        let unit = |part: i16| f32::from(part) / (CURVE * UNIT as f32);
        let pairs = begin.pairs().iter();
        let slots = pairs
            .map(|pair| Slot::new([unit(pair.many), unit(pair.few)]))
            .collect();
        let regions = begin.layout().regions().len();
        let halves = vec![Slot::new([0.0; 2]); regions * 3 * HALF];
        Pupil {
            slots,
            halves,
            first_pattern: begin.layout().region_place(0),
        }
    }

    /// The places of the halves of the pattern that has this place.
    fn halves_of(&self, place: usize) -> Option<[usize; 3]> {
        let pattern = place.checked_sub(self.first_pattern)?;
        let (region, setting) = (pattern / PATTERN, pattern % PATTERN);
        let halves = [setting % HALF, setting / 9 % HALF, setting / HALF];
        Some(core::array::from_fn(|i| {
            (region * 3 + i) * HALF + halves[i]
        }))
    }

    fn weight(&self, place: usize) -> [f32; 2] {
        let mut sum = self.slots[place].weight;
        for half in self.halves_of(place).into_iter().flatten() {
            sum[0] += self.halves[half].weight[0];
            sum[1] += self.halves[half].weight[1];
        }
        sum
    }

    fn guess(&self, lesson: &Lesson) -> f32 {
        let mut sums = [0.0; 2];
        for &(place, times) in &lesson.features {
            let weight = self.weight(place as usize);
            sums[0] += weight[0] * f32::from(times);
            sums[1] += weight[1] * f32::from(times);
        }
        logistic(sums[0] * lesson.many + sums[1] * (1.0 - lesson.many))
    }

    fn error(&self, lesson: &Lesson) -> f32 {
        let guess = self.guess(lesson).clamp(1e-6, 1.0 - 1e-6);
        -(lesson.value * guess.ln() + (1.0 - lesson.value) * (1.0 - guess).ln())
    }

    /// One step towards the lesson's value. Returns the error before it.
    fn learn(&mut self, lesson: &Lesson, method: &Method) -> f32 {
        let guess = self.guess(lesson);
        let off = guess - lesson.value;
        for &(place, times) in &lesson.features {
            let place = place as usize;
            let slope = off * f32::from(times);
            let slopes = [slope * lesson.many, slope * (1.0 - lesson.many)];
            for half in self.halves_of(place).into_iter().flatten() {
                self.halves[half].step(slopes, method);
            }
            self.slots[place].step(slopes, method);
        }
        let guess = guess.clamp(1e-6, 1.0 - 1e-6);
        -(lesson.value * guess.ln() + (1.0 - lesson.value) * (1.0 - guess).ln())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lost_man_is_learnt_to_matter() {
        let school = School::new(Variant::Russian, None).expect("handmade");
        let fen = "W:W21,22,23,24,25,26,27:B5,6,7,8,9,10";
        let position = Position::from_fen(Variant::Russian, fen).expect("a good FEN");
        let lesson = school.lesson(&position, 0.0).expect("a calm position");
        let mut lessons = vec![lesson; 40];
        let method = Method {
            rounds: 5,
            ..Method::default()
        };
        let mut errors = Vec::new();
        let sheet = school.fit(&mut lessons, &method, 1, |_, learnt, _| errors.push(learnt));
        assert!(errors[5] < errors[1], "{errors:?}");
        let again = School::new(Variant::Russian, Some(&sheet)).expect("its own sheet");
        let before = Pupil::new(&school.begin).error(&lessons[0]);
        let after = Pupil::new(&again.begin).error(&lessons[0]);
        assert!(after < before, "{after} < {before}");
    }

    #[test]
    fn pending_captures_teach_nothing() {
        let school = School::new(Variant::Brazilian, None).expect("handmade");
        let position = Position::from_fen(Variant::Brazilian, "W:W22:B18").expect("a good FEN");
        assert!(school.lesson(&position, 1.0).is_none());
    }

    #[test]
    fn a_sheet_of_another_board_is_refused() {
        let small = School::new(Variant::Russian, None).expect("handmade");
        let bytes = small.begin.to_bytes();
        assert!(School::new(Variant::International, Some(&bytes)).is_none());
        assert!(School::new(Variant::American, Some(&bytes)).is_some());
    }
}
