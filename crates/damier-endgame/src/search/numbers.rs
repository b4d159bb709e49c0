//! Where the least is missing: the search by numbers of proof.
//!
//! Each position has two numbers for a question: how much at least must still be shown before it
//! is answered with yes, and how much before it is answered with no. The search always goes
//! where the least is missing, so that it follows forced lines far and leaves wide ones alone.
//! The numbers are estimates. Facts are only the answers, and an answer that rests on a position
//! further up the way stays with that way.

use super::field::Field;
use super::memory::{Entry, Key, NO_MOVE};
use super::proof::{Search, Stopped, WIN};

/// Nothing can be shown any more: the question has the other answer.
const NEVER: u32 = 1 << 30;
/// The largest number that is remembered.
const MUCH: u32 = 1 << 20;
/// An answer that rests on nothing further up.
const NOTHING: usize = usize::MAX;
/// An answer of a line that was cut off.
const CUT: usize = 0;
/// The longest line that is followed.
const LONGEST: usize = 400;
/// So many counts tell quickly that a position is not on the way.
const COUNTS: usize = 1 << 12;

/// What is missing of a position.
#[derive(Clone, Copy, Debug)]
struct Missing {
    yes: u32,
    no: u32,
    /// What an answer rests on: one more than a place on the way, `NOTHING` or `CUT`.
    rests: usize,
}

impl Missing {
    fn answer(yes: bool, rests: usize) -> Missing {
        let (yes, no) = if yes { (0, NEVER) } else { (NEVER, 0) };
        Missing { yes, no, rests }
    }

    fn is_answered(&self) -> bool {
        self.yes == 0 || self.no == 0
    }
}

/// Which positions are on the way.
pub(super) struct Way {
    keys: Vec<Key>,
    counts: Vec<u16>,
}

impl Way {
    pub(super) fn new() -> Way {
        Way {
            keys: Vec::new(),
            counts: vec![0; COUNTS],
        }
    }

    fn count_of(&mut self, key: &Key) -> &mut u16 {
        let mixed = key.iter().fold(0_u64, |mixed, word| {
            (mixed.rotate_left(23) ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15)
        });
        &mut self.counts[(mixed >> 32) as usize % COUNTS]
    }

    fn push(&mut self, key: Key) {
        self.keys.push(key);
        *self.count_of(&key) += 1;
    }

    fn pop(&mut self) {
        if let Some(key) = self.keys.pop() {
            *self.count_of(&key) -= 1;
        }
    }

    fn place(&mut self, key: &Key) -> Option<usize> {
        if *self.count_of(key) == 0 {
            return None;
        }
        self.keys.iter().rposition(|before| before == key)
    }
}

/// What a turn of the search came to.
pub(super) enum Turn {
    /// Whether the position is worth so much.
    Answered(bool),
    /// So many positions were not enough.
    Out,
    /// Lines are too long to be followed to their ends.
    TooLong,
}

impl<F: Field> Search<'_, F> {
    /// Whether a position is worth as much as `question` to the side to move. It goes on where
    /// the turn before has ended, until so many positions were looked at in all.
    pub(super) fn number(
        &mut self,
        root: &F::At,
        question: i8,
        until: u64,
    ) -> Result<Turn, Stopped> {
        self.way = Way::new();
        self.until = until;
        let found = self.seek(root, question, (NEVER, NEVER))?;
        Ok(if !found.is_answered() {
            Turn::Out
        } else if found.rests == NOTHING {
            Turn::Answered(found.yes == 0)
        } else {
            Turn::TooLong
        })
    }

    /// Goes on until one of the two numbers has reached its limit.
    fn seek(
        &mut self,
        at: &F::At,
        question: i8,
        (most_yes, most_no): (u32, u32),
    ) -> Result<Missing, Stopped> {
        self.count()?;
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        if let Err(value) = self.field.moves(at, &mut list) {
            self.spare.push(list);
            return Ok(Missing::answer(value >= question, NOTHING));
        }
        let key = self.field.key(at);
        let here = self.way.keys.len();
        let begun = self.nodes;
        self.way.push(key);
        let mut after = Vec::with_capacity(list.len());
        for to in &list {
            let missing = self.glance(to, 1 - question)?;
            after.push(missing);
            if missing.no == 0 && missing.rests == NOTHING {
                break;
            }
        }
        let (mut found, best) = loop {
            let (found, best, second) = together(&after);
            if found.yes >= most_yes || found.no >= most_no || self.nodes >= self.until {
                break (found, best);
            }
            // Another move may be a quarter easier before this one is left.
            let patience = second.saturating_add(second / 4 + 1);
            let share = (most_no - found.no).saturating_add(after[best].yes);
            let limits = (share, most_yes.min(patience));
            let to = list[best];
            after[best] = self.seek(&to, 1 - question, limits)?;
        };
        self.way.pop();
        self.spare.push(list);
        // A way round that closes here rests on nothing further up.
        if found.rests > here {
            found.rests = NOTHING;
        }
        self.keep(key, question, &found, (best, self.nodes - begun));
        Ok(found)
    }

    /// What is missing of the position after a move, by a short look.
    fn glance(&mut self, to: &F::At, question: i8) -> Result<Missing, Stopped> {
        self.count()?;
        if let Some(value) = self.field.known(to) {
            return Ok(Missing::answer(value >= question, NOTHING));
        }
        let key = self.field.key(to);
        let entry = self.memory.get(&key).copied().unwrap_or(Entry::NONE);
        if entry.low >= question || entry.high < question {
            return Ok(Missing::answer(entry.low >= question, NOTHING));
        }
        // Whoever can go round for ever does not lose, but does not win by it.
        if let Some(place) = self.way.place(&key) {
            return Ok(Missing::answer(question != WIN, place + 1));
        }
        if self.way.keys.len() >= LONGEST {
            return Ok(Missing::answer(question != WIN, CUT));
        }
        let [mut yes, mut no] = entry.missing[usize::from(question == WIN)];
        if yes == 0 {
            if let Some(value) = self.field.settled(to) {
                return Ok(Missing::answer(value >= question, NOTHING));
            }
            // One good move is enough for a yes, and each is to be refuted for a no.
            let mut list = self.spare.pop().unwrap_or_default();
            list.clear();
            let over = self.field.moves(to, &mut list).err();
            (yes, no) = (1, list.len().max(1) as u32);
            self.spare.push(list);
            if let Some(value) = over {
                return Ok(Missing::answer(value >= question, NOTHING));
            }
        }
        Ok(Missing {
            yes,
            no,
            rests: NOTHING,
        })
    }

    /// Remembers the numbers, and an answer that holds whatever led to the position.
    fn keep(&mut self, key: Key, question: i8, found: &Missing, (best, work): (usize, u64)) {
        let known = self.memory.get(&key).copied().unwrap_or(Entry::NONE);
        let mut entry = known;
        if found.is_answered() && found.rests == NOTHING {
            if found.yes == 0 {
                entry.low = entry.low.max(question);
            } else {
                entry.high = entry.high.min(question - 1);
            }
        }
        debug_assert!(entry.low <= entry.high, "proofs that contradict each other");
        let answers = found.yes == 0 && known.low < question;
        if answers || known.best == NO_MOVE {
            entry.best = u16::try_from(best).unwrap_or(NO_MOVE);
        }
        let numbers = [found.yes, found.no].map(|number| number.clamp(1, MUCH));
        entry.missing[usize::from(question == WIN)] = numbers;
        entry.work = entry.work.max(work.max(1).ilog2() as u8);
        self.memory.put(key, entry);
    }
}

/// What is missing of a position, from what is missing after each of its moves; the move where
/// the least is missing for a yes, and how much that is at the next.
fn together(after: &[Missing]) -> (Missing, usize, u32) {
    let (mut best, mut least, mut second) = (0, NEVER, NEVER);
    let (mut all, mut is_open, mut rests) = (0, false, NOTHING);
    for (place, one) in after.iter().enumerate() {
        let surer = one.no == 0 && least == 0 && one.rests > after[best].rests;
        if one.no < least || surer {
            (best, second, least) = (place, least, one.no);
        } else {
            second = second.min(one.no);
        }
        if one.yes == 0 {
            rests = rests.min(one.rests);
        } else {
            is_open = true;
            all = (all + one.yes).min(NEVER - 1);
        }
    }
    let found = match (least, is_open) {
        (0, _) => Missing::answer(true, after[best].rests),
        (_, false) => Missing::answer(false, rests),
        _ => Missing {
            yes: least.min(NEVER - 1),
            no: all,
            rests: NOTHING,
        },
    };
    (found, best, second)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn open(yes: u32, no: u32) -> Missing {
        Missing {
            yes,
            no,
            rests: NOTHING,
        }
    }

    #[test]
    fn a_yes_needs_the_easiest_no_and_a_no_every_yes() {
        let (found, best, second) = together(&[open(3, 7), open(4, 2), open(5, 6)]);
        assert_eq!((found.yes, found.no, best, second), (2, 12, 1, 6));
    }

    #[test]
    fn an_answer_rests_on_the_surest_move_or_on_all() {
        let no = |rests| Missing::answer(false, rests);
        let (found, best, _) = together(&[open(1, 1), no(2), no(5), no(3)]);
        assert_eq!((found.yes, found.rests, best), (0, 5, 2));
        let yes = |rests| Missing::answer(true, rests);
        let (found, _, _) = together(&[yes(4), yes(NOTHING), yes(2)]);
        assert_eq!((found.no, found.rests), (0, 2));
        let (found, _, _) = together(&[yes(4), yes(CUT)]);
        assert_eq!((found.no, found.rests), (0, CUT));
    }
}
