//! The search itself: does the side to move hold the draw; does it win?
//!
//! Both questions are asked to a growing depth first, which settles what is short; then where the
//! least is missing (`numbers`). What is remembered of a position as its bounds are facts, not
//! estimates. A position that comes back on the way to itself proves that neither side need
//! lose by it: whoever can go round for ever does not lose. Such a proof rests on a position
//! further up, and holds for the positions below that one only; it is not remembered.

use super::field::{Field, LOOKS};
use super::memory::{Entry, Key, Memory, NO_MOVE};
use super::numbers::{Turn, Way};

/// Won and lost for the side to move.
pub(super) const WIN: i8 = 1;
pub(super) const LOSS: i8 = -1;

/// A proof that rests on nothing further up.
const NOTHING: usize = usize::MAX;
/// The longest line that is looked at.
const LONGEST: usize = 240;
/// So many positions are looked at to a growing depth.
const SHORT: u64 = 10_000;
/// So many positions are looked at for one question before the other has its turn: at first, and
/// twice as many every time.
const TURN: u64 = 100_000;

/// The search was cut short.
pub(super) struct Stopped;

/// The bounds of a position, each with the place on the way that it rests on.
#[derive(Clone, Copy)]
struct Found {
    low: i8,
    high: i8,
    low_rests: usize,
    high_rests: usize,
}

impl Found {
    fn sure(low: i8, high: i8) -> Found {
        Found {
            low,
            high,
            low_rests: NOTHING,
            high_rests: NOTHING,
        }
    }

    /// From the side that moved here.
    fn turned(self) -> Found {
        Found {
            low: -self.high,
            high: -self.low,
            low_rests: self.high_rests,
            high_rests: self.low_rests,
        }
    }
}

pub(super) struct Search<'s, F: Field> {
    pub(super) field: F,
    pub(super) memory: Memory,
    path: Vec<Key>,
    pub(super) way: Way,
    /// The turn of the question ends with so many positions.
    pub(super) until: u64,
    /// How often moves that look like this one proved something.
    looks: Vec<u32>,
    pub(super) spare: Vec<Vec<F::At>>,
    pub(super) nodes: u64,
    most: u64,
    stop: &'s dyn Fn() -> bool,
}

impl<'s, F: Field> Search<'s, F> {
    pub(super) fn new(field: F, most: u64, stop: &'s dyn Fn() -> bool) -> Search<'s, F> {
        Search {
            field,
            memory: Memory::new(),
            path: Vec::new(),
            way: Way::new(),
            until: 0,
            looks: vec![0; LOOKS],
            spare: Vec::new(),
            nodes: 0,
            most,
            stop,
        }
    }

    /// The bounds of a position so far: from `-1` and `1` towards each other.
    pub(super) fn run(&mut self, root: &F::At) -> (i8, i8) {
        let mut bounds = (LOSS, WIN);
        // What is proven before a stop stays proven.
        let _ = self
            .deepen(root, &mut bounds)
            .and_then(|()| self.count_missing(root, &mut bounds));
        bounds
    }

    /// Looks deeper and deeper, for a short time.
    fn deepen(&mut self, root: &F::At, (low, high): &mut (i8, i8)) -> Result<(), Stopped> {
        for depth in 0..LONGEST as i32 {
            for question in [WIN, 0] {
                if *low >= question || *high < question {
                    continue;
                }
                self.path.clear();
                let found = self.ask(root, question, depth)?;
                (*low, *high) = ((*low).max(found.low), (*high).min(found.high));
            }
            if *low >= *high || self.nodes >= SHORT {
                break;
            }
        }
        Ok(())
    }

    /// Looks where the least is missing, for each question in turn.
    fn count_missing(&mut self, root: &F::At, (low, high): &mut (i8, i8)) -> Result<(), Stopped> {
        if self.field.known(root).is_some() {
            return Ok(());
        }
        let mut turn = TURN;
        while *low < *high {
            let mut goes_on = false;
            for question in [WIN, 0] {
                if *low >= question || *high < question {
                    continue;
                }
                match self.number(root, question, self.nodes.saturating_add(turn))? {
                    Turn::Answered(true) => *low = question,
                    Turn::Answered(false) => *high = question - 1,
                    Turn::Out => goes_on = true,
                    Turn::TooLong => {}
                }
            }
            if !goes_on {
                break;
            }
            turn = turn.saturating_mul(2);
        }
        Ok(())
    }

    /// Counts a position that is looked at.
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        if self.nodes > self.most || (self.nodes.is_multiple_of(512) && (self.stop)()) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// Whether a position is worth as much as `question` to the side to move.
    fn ask(&mut self, at: &F::At, question: i8, depth: i32) -> Result<Found, Stopped> {
        self.count()?;
        if let Some(value) = self.field.known(at) {
            return Ok(Found::sure(value, value));
        }
        let key = self.field.key(at);
        let known = self.memory.get(&key).copied().unwrap_or(Entry::NONE);
        let so_far = Found::sure(known.low, known.high);
        let answered = known.low >= question || known.high < question;
        if answered {
            return Ok(so_far);
        }
        if let Some(place) = self.path.iter().rposition(|before| *before == key) {
            return Ok(Found {
                low: 0,
                high: 0,
                low_rests: place,
                high_rests: place,
            });
        }
        let tried = usize::from(question == WIN);
        if i32::from(known.tried[tried]) > depth || self.path.len() >= LONGEST {
            return Ok(so_far);
        }
        let mut list = self.spare.pop().unwrap_or_default();
        list.clear();
        let captures = match self.field.moves(at, &mut list) {
            Ok(captures) => captures,
            Err(value) => {
                self.spare.push(list);
                return Ok(Found::sure(value, value));
            }
        };
        // Captures and only moves cost no depth.
        let forced = captures || list.len() == 1;
        if !forced && depth <= 0 {
            self.spare.push(list);
            return Ok(so_far);
        }
        let order = self.order(at, &list, known.best);
        self.path.push(key);
        let found = self.each(&list, &order, question, (depth, !forced));
        self.path.pop();
        self.spare.push(list);
        let (mut found, best) = found?;
        if found.low >= question {
            found.high = WIN;
            if let Some(&(_, _, look)) = order.iter().find(|one| one.1 == best) {
                self.looks[look] += (depth * depth) as u32 + 1;
            }
        }
        Ok(self.remember(key, found, &known, (tried, depth, best)))
    }

    /// The moves, the most promising first: promise, place in the list, look.
    fn order(&self, at: &F::At, list: &[F::At], first: u16) -> Vec<(i64, u16, usize)> {
        let mut order: Vec<(i64, u16, usize)> = list
            .iter()
            .zip(0_u16..)
            .map(|(to, place)| {
                let (promise, look) = self.field.promise(at, to);
                let seen = i64::from(self.looks[look]);
                let score = if place == first {
                    i64::MAX
                } else {
                    (i64::from(promise) << 32) + seen
                };
                (score, place, look)
            })
            .collect();
        order.sort_unstable_by_key(|one| (std::cmp::Reverse(one.0), one.1));
        order
    }

    fn each(
        &mut self,
        list: &[F::At],
        order: &[(i64, u16, usize)],
        question: i8,
        (depth, costs): (i32, bool),
    ) -> Result<(Found, u16), Stopped> {
        let mut all = Found {
            low: LOSS,
            high: LOSS,
            low_rests: NOTHING,
            high_rests: NOTHING,
        };
        let mut best = NO_MOVE;
        for &(_, place, _) in order {
            let to = &list[usize::from(place)];
            let depth = depth - i32::from(costs && !self.field.forces(to));
            let found = self.ask(to, 1 - question, depth)?;
            let found = found.turned();
            let surer = found.low == all.low && found.low_rests > all.low_rests;
            if found.low > all.low || surer || best == NO_MOVE {
                best = place;
                (all.low, all.low_rests) = (found.low, found.low_rests);
            }
            match found.high.cmp(&all.high) {
                std::cmp::Ordering::Greater => {
                    (all.high, all.high_rests) = (found.high, found.high_rests);
                }
                std::cmp::Ordering::Equal => {
                    all.high_rests = all.high_rests.min(found.high_rests);
                }
                std::cmp::Ordering::Less => {}
            }
            if all.low >= question {
                break;
            }
        }
        Ok((all, best))
    }

    /// Keeps what holds for the position whatever led to it.
    fn remember(
        &mut self,
        key: Key,
        mut found: Found,
        known: &Entry,
        (tried, depth, best): (usize, i32, u16),
    ) -> Found {
        let here = self.path.len();
        // A way round that closes here rests on nothing further up.
        for rests in [&mut found.low_rests, &mut found.high_rests] {
            if *rests >= here {
                *rests = NOTHING;
            }
        }
        if known.low >= found.low {
            (found.low, found.low_rests) = (known.low, NOTHING);
        }
        if known.high <= found.high {
            (found.high, found.high_rests) = (known.high, NOTHING);
        }
        let mut entry = Entry { best, ..*known };
        if found.low_rests == NOTHING {
            entry.low = found.low;
        }
        if found.high_rests == NOTHING {
            entry.high = found.high;
        }
        entry.tried[tried] = u8::try_from(depth + 1).unwrap_or(u8::MAX);
        self.memory.put(key, entry);
        found
    }

    /// The moves that a proof begins with, by where they lead.
    pub(super) fn line(&mut self, root: &F::At) -> Vec<F::At> {
        let mut line: Vec<F::At> = Vec::new();
        let mut seen = Vec::new();
        let mut at = *root;
        while line.len() < LONGEST && self.field.known(&at).is_none() {
            let key = self.field.key(&at);
            let Some(entry) = self.memory.get(&key) else {
                break;
            };
            let best = usize::from(entry.best);
            let mut list = Vec::new();
            if seen.contains(&key) || self.field.moves(&at, &mut list).is_err() {
                break;
            }
            seen.push(key);
            let Some(next) = list.get(best) else { break };
            line.push(*next);
            at = *next;
        }
        line
    }

    /// The game that is searched.
    pub(super) fn field(&self) -> &F {
        &self.field
    }
}
