//! What is learnt of a column before it is written, and its blocks by that.

use super::bytes::{Reader, Writer};
use super::chances::{Asking, Chances, PASSING};
use super::coder::Coder;
use super::fresh;
use super::ground::Ground;
use super::meaning::Meaning;
use super::range::{Decode, Encode};

/// Values in a block.
pub(crate) const BLOCK: usize = 1024;
/// About so many blocks of a column are looked at before it is written.
const LOOKED_AT: usize = 64;

/// The values of a block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Block {
    /// Bytes.
    Bytes(Vec<u8>),
    /// Numbers of lists.
    Words(Vec<u32>),
}

impl Block {
    /// The number in a place.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<u32> {
        match self {
            Block::Bytes(all) => all.get(at).map(|&byte| u32::from(byte)),
            Block::Words(all) => all.get(at).copied(),
        }
    }
}

/// What the coder knows before a block.
#[derive(Clone, Debug)]
pub(crate) struct Model {
    chances: Chances,
    meaning: Meaning,
}

impl Model {
    /// One that knows nothing yet.
    pub(super) fn new(meaning: Meaning) -> Model {
        Model {
            chances: Chances::new(fresh::questions(&meaning)),
            meaning,
        }
    }

    /// Whether values are words.
    pub(crate) fn is_wide(&self) -> bool {
        self.meaning.lists().is_some()
    }

    /// Learns from a column how likely each answer is.
    pub(crate) fn learn(
        values: &impl Fn(usize) -> Option<u32>,
        count: usize,
        ground: &Ground,
        meaning: Meaning,
    ) -> Model {
        let blocks = count.div_ceil(BLOCK);
        let every = (blocks / LOOKED_AT).max(1);
        let mut model = Model::new(meaning);
        let questions = fresh::questions(&model.meaning);
        let mut answers = vec![[0; 2]; questions];
        for block in (0..blocks).step_by(every) {
            let first = block * BLOCK;
            let mut asking = Asking::new(Encode::default(), &model.chances);
            asking.learn(answers);
            let mut coder = Coder::new(asking, &model.meaning, ground);
            coder.block(values, first, BLOCK.min(count - first));
            // The next block begins with what this one taught, slowly.
            let (learnt, counted) = coder.asking.learnt();
            model.chances.approach(&learnt);
            answers = counted;
        }
        model.chances.settle(&answers, every);
        model
    }

    /// A block of values as bytes.
    pub(crate) fn encode(
        &self,
        values: &impl Fn(usize) -> Option<u32>,
        ground: &Ground,
        first: usize,
        count: usize,
    ) -> Vec<u8> {
        let mut coder = Coder::new(
            Asking::new(Encode::default(), &self.chances),
            &self.meaning,
            ground,
        );
        coder.block(values, first, count);
        coder.asking.finish()
    }

    /// The values of a block. Bytes that were changed give other values.
    pub(crate) fn decode(
        &self,
        bytes: &[u8],
        ground: &Ground,
        first: usize,
        count: usize,
    ) -> Block {
        let count = count.min(BLOCK);
        let mut coder = Coder::new(
            Asking::new(Decode::new(bytes), &self.chances),
            &self.meaning,
            ground,
        );
        coder.block(&|_| Some(0), first, count);
        if self.is_wide() {
            Block::Words(coder.values)
        } else {
            Block::Bytes(coder.values.into_iter().map(|value| value as u8).collect())
        }
    }
}

/// Writes what is known of the columns of a class.
pub(super) fn write_models(models: &[Model], to: &mut Writer) {
    let known = Chances::new(PASSING);
    let mut asking = Asking::new(Encode::default(), &known);
    let mut before = None;
    for model in models {
        model.chances.clone().pass(&mut asking, before, fresh::row);
        before = Some(&model.chances);
    }
    let bytes = asking.finish();
    to.short(bytes.len() as u64);
    to.0.extend(bytes);
}

/// Reads what is known of so many columns of a class.
pub(super) fn read_models(
    from: &mut Reader<'_>,
    meaning: &Meaning,
    columns: usize,
) -> Option<Vec<Model>> {
    let length = usize::try_from(from.short()?).ok()?;
    let known = Chances::new(PASSING);
    let mut asking = Asking::new(Decode::new(from.take(length)?), &known);
    let mut models: Vec<Model> = Vec::new();
    for _ in 0..columns {
        let mut model = Model::new(meaning.clone());
        let before = models.last().map(|model| &model.chances);
        model.chances.pass(&mut asking, before, fresh::row);
        models.push(model);
    }
    Some(models)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use damier_draughts::Variant;

    use super::*;
    use crate::class::Class;
    use crate::expand::moves_of;
    use crate::index::Index;
    use crate::shape::each;
    use crate::store::meaning::{Spelled, spell};
    use crate::table::{Needs, Sign};

    fn random(seed: &mut u64) -> u64 {
        *seed ^= *seed << 13;
        *seed ^= *seed >> 7;
        *seed ^= *seed << 17;
        *seed
    }

    fn ground(class: Class) -> (Ground, usize) {
        let moves = moves_of(Variant::Russian).expect("fits");
        let index = Arc::new(Index::new(moves.shape(), class));
        let length = index.len() as usize;
        (Ground::new(moves.shape(), index, 1), length)
    }

    fn captures(ground: &Ground, length: usize) -> Vec<bool> {
        let mut all = Vec::new();
        for strip in ground.strips(0, length) {
            let seen = ground.sight(&strip).captures;
            all.extend(each(strip.squares).map(|at| seen >> at & 1 == 1));
        }
        all
    }

    /// So many lists and one more, in the order of their words.
    fn of_lists(most: u32) -> Meaning {
        let lists = (1..=most as u16).map(|number| {
            let (more, less) = (number % 120, number / 120 % 100);
            let mut least = vec![vec![1 + more / 2, 3 + less]];
            if more % 2 == 1 {
                least.push(vec![62 + more / 2, 2]);
            }
            Some(Needs {
                sign: Sign::Win,
                least,
            })
        });
        let mut all: Vec<_> = std::iter::once(None).chain(lists).collect();
        all.sort_by_key(spell);
        Meaning::Lists(Arc::new(Spelled::new(all.iter())))
    }

    fn there_and_back(class: Class, values: impl Fn(usize, u64) -> u32, lists: bool) {
        let (ground, length) = ground(class);
        let captures = captures(&ground, length);
        let mut seed = 88_172_645_463_325_252;
        let all: Vec<u32> = (0..length)
            .map(|at| values(at, random(&mut seed)))
            .collect();
        let get = |at: usize| (!captures[at]).then_some(all[at]);
        let meaning = match lists {
            true => of_lists(all.iter().max().copied().unwrap_or(0)),
            false if all[0].is_multiple_of(2) => Meaning::Plies,
            false => Meaning::Bytes,
        };
        let model = Model::learn(&get, length, &ground, meaning.clone());
        let mut writer = Writer::default();
        write_models(&[model], &mut writer);
        let models = read_models(&mut Reader(&writer.0), &meaning, 1);
        let model = models
            .and_then(|mut models| models.pop())
            .expect("reads what it writes");
        for first in (0..length).step_by(BLOCK) {
            let count = BLOCK.min(length - first);
            let bytes = model.encode(&get, &ground, first, count);
            let back = model.decode(&bytes, &ground, first, count);
            assert_eq!(back.get(count), None);
            for at in (0..count).filter(|at| !captures[first + at]) {
                assert_eq!(
                    back.get(at),
                    Some(all[first + at]),
                    "{class} {}",
                    first + at
                );
            }
        }
    }

    #[test]
    fn blocks_come_back_as_they_were() {
        for class in Class::up_to(3) {
            there_and_back(class, |_, _| 0, false);
            there_and_back(class, |_, dice| (dice % 256) as u32, false);
            // Where the sign is makes no difference to what comes back.
            there_and_back(
                class,
                |at, dice| {
                    if dice.is_multiple_of(9) {
                        (dice >> 20) as u32 % 250
                    } else {
                        (at / 29 % 7) as u32
                    }
                },
                false,
            );
            there_and_back(class, |_, dice| (dice % 5_000) as u32, true);
            there_and_back(
                class,
                |at, dice| (at as u32 / 50 + dice as u32 % 2) % 3_000,
                true,
            );
        }
    }

    #[test]
    fn garbage_is_read_without_harm() {
        let mut seed = 1;
        let (ground, length) = ground(Class::new([1, 0], [1, 1]));
        let count = BLOCK.min(length);
        for lists in [false, true] {
            let meaning = if lists { of_lists(300) } else { Meaning::Bytes };
            let model = Model::new(meaning);
            for bytes in 0..300 {
                let bytes: Vec<u8> = (0..bytes).map(|_| random(&mut seed) as u8).collect();
                let block = model.decode(&bytes, &ground, 0, BLOCK);
                assert!(block.get(count - 1).is_some());
            }
        }
        assert!(read_models(&mut Reader(&[9, 2, 3]), &Meaning::Bytes, 1).is_none());
    }
}
