//! Counts brought along: an adjourned game, or a recorded ending, goes on where
//! it stopped.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use damier_game::{BySide, PositionFacts, RepetitionKey, Side};
use serde::{Deserialize, Serialize};

use crate::book::{
    Applies, Clause, ClauseId, ClauseKind, CounterPlan, Holds, Lasts, Plan, RuleBook,
};
use crate::counter::{self, CounterView, Running};
use crate::referee::Referee;

/// What the referee of a game knows of the past beyond the position: enough to
/// go on with the same counts in another place.
///
/// In text, the counters alone: `fmjd/6.3=11+12` is a count of 11 plies by White
/// and 12 by Black; several are separated by commas. Where the position no longer
/// tells which side is the strong one, `@white` or `@black` follows.
///
/// ```
/// use damier_arbiter::Carried;
///
/// let carried: Carried = "fmjd/6.2=3+3,fmjd/6.3=11+12".parse()?;
/// assert_eq!(carried.counters[1].white, 11);
/// assert_eq!(carried.to_string(), "fmjd/6.2=3+3,fmjd/6.3=11+12");
/// # Ok::<(), damier_arbiter::CarriedTextError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Carried {
    /// The counters that run.
    #[serde(default)]
    pub counters: Vec<CarriedCounter>,
    /// The positions that stood on the board and may come back.
    #[serde(default)]
    pub positions: Vec<CarriedPosition>,
}

/// A counter that runs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarriedCounter {
    /// The clause that keeps it; of several that share it, the one whose
    /// condition held last.
    pub clause: ClauseId,
    /// Plies counted that White made.
    pub white: u32,
    /// Plies counted that Black made.
    pub black: u32,
    /// The strong side, where the present position no longer tells.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strong: Option<Side>,
}

/// A position that stood on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CarriedPosition {
    /// The position, as 64 hexadecimal digits in JSON.
    #[serde(with = "hex")]
    pub key: RepetitionKey,
    /// How often it stood. Of the present position: how often before.
    pub times: u32,
}

/// Counters cannot be brought into a game.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CarryError {
    /// The book has no such clause with a limit, or it is switched off.
    UnknownClause(ClauseId),
    /// The clause does not count in this position.
    NotRunning(ClauseId),
    /// The count is given twice, by this clause or by another that shares it.
    Twice(ClauseId),
    /// The sides made numbers of moves that differ by more than one, though they move
    /// in turn.
    NotAlternating(ClauseId),
    /// Whoever is to move did not make the last counted ply, and so cannot have made more.
    OutOfTurn {
        /// The clause.
        clause: ClauseId,
        /// Whose turn it is.
        to_move: Side,
    },
    /// The count is beyond the limit at which the game was over.
    BeyondLimit {
        /// The clause.
        clause: ClauseId,
        /// The limit, in the unit in which the clause counts.
        limit: u32,
    },
    /// The count is higher than the one within which it lives, which began no later.
    BeyondOuter {
        /// The clause.
        clause: ClauseId,
        /// The clause that keeps the outer count.
        outer: ClauseId,
    },
    /// A position stood on the board so often that the game was over before.
    TooOften {
        /// The clause that ends the game.
        clause: ClauseId,
        /// At how many times.
        limit: u32,
        /// How often it is said to have stood.
        times: u32,
    },
    /// The position shows another strong side.
    OtherSide {
        /// The clause.
        clause: ClauseId,
        /// The strong side in the position.
        strong: Side,
    },
}

impl fmt::Display for CarryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CarryError::UnknownClause(id) => {
                write!(
                    f,
                    "the rule book has no limit `{id}`: choose the book that it belongs to"
                )
            }
            CarryError::NotRunning(id) => write!(
                f,
                "`{id}` does not count in this position: leave it out or correct the position"
            ),
            CarryError::Twice(id) => write!(
                f,
                "the count of `{id}` is given twice: leave one out (clauses may share a count)"
            ),
            CarryError::NotAlternating(id) => write!(
                f,
                "`{id}` counts the moves of both sides, which differ by one at most: correct the \
                 numbers"
            ),
            CarryError::OutOfTurn { clause, to_move } => write!(
                f,
                "`{clause}`: {to_move} is to move, so {} made the last of the counted moves, and \
                 as many of them as {to_move} or one more: correct the numbers",
                to_move.opponent()
            ),
            CarryError::BeyondLimit { clause, limit } => write!(
                f,
                "`{clause}` ends the game at {limit}: the count goes beyond; correct the numbers"
            ),
            CarryError::BeyondOuter { clause, outer } => write!(
                f,
                "`{clause}` counts within `{outer}`, which cannot be behind it: correct the numbers \
                 of one of them"
            ),
            CarryError::TooOften {
                clause,
                limit,
                times,
            } => write!(
                f,
                "`{clause}` ends the game when a position stands for time number {limit}, but one stood \
                 {times} times before: correct `times`"
            ),
            CarryError::OtherSide { clause, strong } => write!(
                f,
                "`{clause}`: {strong} is the strong side in this position: write `@{strong}` or \
                 leave the side out"
            ),
        }
    }
}

impl std::error::Error for CarryError {}

impl Referee {
    /// A referee for a game from the given position, with counts brought along.
    /// A counter that is not named starts at 0 as in [`Referee::new`].
    ///
    /// # Errors
    ///
    /// [`CarryError`] if a count cannot be running in this position.
    pub fn with_counters(
        book: Arc<RuleBook>,
        start: PositionFacts,
        carried: &Carried,
    ) -> Result<Referee, CarryError> {
        let mut referee = Referee::unopened(book, start);
        let counters = restore(&referee.book, &start, &carried.counters)?;
        for position in &carried.positions {
            let times = referee.earlier.entry(position.key).or_insert(0);
            *times = times.saturating_add(position.times);
        }
        referee.carried_in = !carried.counters.is_empty();
        referee.open(Some(counters));
        referee.within_limits()?;
        referee.within_repetitions()?;
        Ok(referee)
    }

    /// Refuses positions that stood so often that the game was over before.
    fn within_repetitions(&self) -> Result<(), CarryError> {
        let ends = |index: &usize| match self.book.clause_at(*index) {
            Clause {
                id,
                kind: ClauseKind::Repetition { times },
                applies: Applies::Automatic,
                ..
            } => Some((times, id)),
            _ => None,
        };
        let all = self.book.plan().repetitions.iter().filter_map(ends);
        let (Some((&limit, clause)), Some(&times)) = (all.min(), self.earlier.values().max())
        else {
            return Ok(());
        };
        // The time at which the game ends is that of the present position, which is counted
        // once more.
        match times < limit {
            true => Ok(()),
            false => Err(CarryError::TooOften {
                clause: clause.clone(),
                limit,
                times,
            }),
        }
    }

    /// Refuses counts that no game can have: it was over before.
    fn within_limits(&self) -> Result<(), CarryError> {
        let ends = |clause: &ClauseId| {
            let found = self.book.clause(clause);
            found.is_some_and(|clause| clause.applies == Applies::Automatic)
        };
        let mut counters = self.all_counters().into_iter();
        match counters.find(|view| view.count > view.limit && ends(&view.clause)) {
            None => Ok(()),
            Some(CounterView { clause, limit, .. }) => {
                Err(CarryError::BeyondLimit { clause, limit })
            }
        }
    }

    /// What a referee elsewhere needs to go on from the present position.
    pub fn carried(&self) -> Carried {
        let plan = self.book.plan();
        let pairs = plan.counters.iter().zip(self.running());
        let counters = pairs.filter_map(|(_, running)| {
            let running = (*running)?;
            let told = self.holds(running.reader).wholly();
            Some(CarriedCounter {
                clause: self.book.clause_at(plan.limits[running.reader]).id.clone(),
                white: running.plies.white,
                black: running.plies.black,
                strong: running.strong.filter(|_| !told),
            })
        });
        Carried {
            counters: counters.collect(),
            positions: self.past_positions(),
        }
    }

    /// The positions since the last capture, which alone can come back.
    fn past_positions(&self) -> Vec<CarriedPosition> {
        let last_capture = self.plies.iter().rposition(|ply| ply.facts.captured > 0);
        let since = last_capture.map_or(0, |index| index);
        let mut times = BTreeMap::new();
        if last_capture.is_none() {
            times.clone_from(&self.earlier);
            count_once(&mut times, self.start.key);
        }
        for ply in &self.plies[since..] {
            count_once(&mut times, ply.facts.after.key);
        }
        // The present position will be counted once more where the game goes on.
        if let Some(now) = times.get_mut(&self.position().key) {
            *now -= 1;
        }
        let kept = times.into_iter().filter(|(_, times)| *times > 0);
        kept.map(|(key, times)| CarriedPosition { key, times })
            .collect()
    }
}

fn count_once(times: &mut BTreeMap<RepetitionKey, u32>, key: RepetitionKey) {
    let times = times.entry(key).or_insert(0);
    *times = times.saturating_add(1);
}

fn restore(
    book: &RuleBook,
    start: &PositionFacts,
    carried: &[CarriedCounter],
) -> Result<Vec<Option<Running>>, CarryError> {
    let plan = book.plan();
    let mut holds = Vec::new();
    counter::conditions(book, &start.force, &mut holds);
    let mut counters = Vec::new();
    counter::advance(plan, &holds, None, 0, &mut counters);
    let mut places = Vec::new();
    for one in carried {
        let unknown = || CarryError::UnknownClause(one.clause.clone());
        let reader = plan
            .limits
            .iter()
            .position(|index| book.clause_at(*index).id == one.clause)
            .ok_or_else(unknown)?;
        let place = plan
            .counters
            .iter()
            .position(|counter| counter.readers.contains(&reader))
            .ok_or_else(unknown)?;
        if places.iter().any(|(taken, _)| *taken == place) {
            return Err(CarryError::Twice(one.clause.clone()));
        }
        if !plan.counters[place].alternates(one) {
            return Err(CarryError::NotAlternating(one.clause.clone()));
        }
        if !plan.counters[place].is_in_turn(one, start.side_to_move) {
            return Err(CarryError::OutOfTurn {
                clause: one.clause.clone(),
                to_move: start.side_to_move,
            });
        }
        counters[place] = Some(Running {
            since: 0,
            plies: BySide {
                white: one.white,
                black: one.black,
            },
            reader,
            strong: one.strong,
            held: holds[reader].wholly(),
        });
        places.push((place, one));
    }
    // Looked at when all are there: one may live within another.
    for (place, one) in places {
        let counter = &plan.counters[place];
        let parent_runs = counter
            .within
            .is_none_or(|parent| counters[parent].is_some());
        if !parent_runs || !can_run(counter, &holds) {
            return Err(CarryError::NotRunning(one.clause.clone()));
        }
        if let Some(outer) = outer_behind(plan, place, &counters) {
            return Err(CarryError::BeyondOuter {
                clause: one.clause.clone(),
                outer: book.clause_at(plan.limits[outer]).id.clone(),
            });
        }
        let now = counter
            .readers
            .iter()
            .find_map(|reader| match holds[*reader] {
                Holds::Yes(strong) => Some((*reader, strong)),
                Holds::No | Holds::Force => None,
            });
        if let (Some(given), Some((_, Some(strong)))) = (one.strong, now)
            && given != strong
        {
            let clause = one.clause.clone();
            return Err(CarryError::OtherSide { clause, strong });
        }
        if let (Some(running), Some((reader, strong))) = (&mut counters[place], now) {
            running.held = true;
            running.reader = reader;
            running.strong = strong.or(running.strong);
        }
    }
    Ok(counters)
}

/// The reader of the counter within which the one at this place lives, if that has counted
/// less, though every ply counts in both and both begin anew by the same.
fn outer_behind(plan: &Plan, place: usize, counters: &[Option<Running>]) -> Option<usize> {
    let inner = &plan.counters[place];
    let outer = inner.within?;
    let counter = &plan.counters[outer];
    if counter.lasts == Lasts::AddsUp || counter.restarts != inner.restarts {
        return None;
    }
    let (inside, outside) = (counters[place]?, counters[outer]?);
    let behind = |side| outside.plies[side] < inside.plies[side];
    Side::BOTH.into_iter().any(behind).then_some(outside.reader)
}

impl CounterPlan {
    /// Whether sides that move in turn can have made so many of the counted plies. A
    /// count that adds up leaves some out.
    fn alternates(&self, carried: &CarriedCounter) -> bool {
        self.lasts == Lasts::AddsUp || carried.white.abs_diff(carried.black) <= 1
    }

    /// Whether the side that is not on move can have made the last of the counted plies.
    fn is_in_turn(&self, carried: &CarriedCounter, to_move: Side) -> bool {
        let (next, last) = match to_move {
            Side::White => (carried.white, carried.black),
            Side::Black => (carried.black, carried.white),
        };
        self.lasts == Lasts::AddsUp || next <= last
    }
}

fn can_run(counter: &CounterPlan, holds: &[Holds]) -> bool {
    counter.lasts == Lasts::OnceBegun
        || counter
            .readers
            .iter()
            .any(|clause| holds[*clause] != Holds::No)
        || counter.keepers.iter().any(|clause| holds[*clause].wholly())
}

/// What stands before the counters in a position's text.
const IN_FEN: &str = ":C";

impl Carried {
    /// Takes the counters out of a position's text, where they stand as a last
    /// field `C`: `W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12`. What is left is a plain FEN.
    ///
    /// ```
    /// use damier_arbiter::Carried;
    ///
    /// let (fen, carried) = Carried::split_fen("W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12")?;
    /// assert_eq!(fen, "W:WK1,K2,K3:BK48");
    /// let carried = carried.expect("it has counters");
    /// assert_eq!(carried.in_fen(fen), "W:WK1,K2,K3:BK48:Cfmjd/6.3=11+12");
    /// assert_eq!(Carried::split_fen(fen)?, (fen, None));
    /// # Ok::<(), damier_arbiter::CarriedTextError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`CarriedTextError`] if there is such a field and it cannot be read, or is empty.
    pub fn split_fen(text: &str) -> Result<(&str, Option<Carried>), CarriedTextError> {
        match text.split_once(IN_FEN) {
            Some((fen, counters)) => {
                let counters = counters.trim_end_matches(['.', ' ', '"', ']']);
                // Whoever adds a second field means both: what contradicts is told.
                let carried: Carried = counters.replace(IN_FEN, ",").parse()?;
                match carried.counters.is_empty() {
                    true => Err(CarriedTextError {
                        part: IN_FEN.to_owned(),
                    }),
                    false => Ok((fen, Some(carried))),
                }
            }
            None => Ok((text, None)),
        }
    }

    /// The position's text with the counters as a last field. Positions that
    /// stood before are not in it; JSON carries them.
    pub fn in_fen(&self, fen: &str) -> String {
        if self.counters.is_empty() {
            return fen.to_owned();
        }
        format!("{fen}{IN_FEN}{self}")
    }
}

impl fmt::Display for Carried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, counter) in self.counters.iter().enumerate() {
            let comma = if index == 0 { "" } else { "," };
            write!(
                f,
                "{comma}{}={}+{}",
                counter.clause, counter.white, counter.black
            )?;
            if let Some(side) = counter.strong {
                write!(f, "@{side}")?;
            }
        }
        Ok(())
    }
}

/// A text is no list of counters such as `fmjd/6.3=11+12`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CarriedTextError {
    /// The part that cannot be read.
    pub part: String,
}

impl fmt::Display for CarriedTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no counter: write clause=white+black, as in fmjd/6.3=11+12",
            self.part
        )
    }
}

impl std::error::Error for CarriedTextError {}

impl FromStr for Carried {
    type Err = CarriedTextError;

    fn from_str(text: &str) -> Result<Carried, CarriedTextError> {
        let parts = text
            .split(',')
            .map(str::trim)
            .filter(|part| !part.is_empty());
        let counters: Result<Vec<CarriedCounter>, CarriedTextError> = parts
            .map(|part| {
                counter(part).ok_or_else(|| CarriedTextError {
                    part: part.to_owned(),
                })
            })
            .collect();
        Ok(Carried {
            counters: counters?,
            positions: Vec::new(),
        })
    }
}

fn counter(part: &str) -> Option<CarriedCounter> {
    let (clause, counts) = part.split_once('=')?;
    let (counts, strong) = match counts.split_once('@') {
        None => (counts, None),
        Some((counts, "white")) => (counts, Some(Side::White)),
        Some((counts, "black")) => (counts, Some(Side::Black)),
        Some(_) => return None,
    };
    let (white, black) = counts.split_once('+')?;
    Some(CarriedCounter {
        clause: ClauseId::parse(clause)?,
        white: white.parse().ok()?,
        black: black.parse().ok()?,
        strong,
    })
}

mod hex {
    use damier_game::RepetitionKey;
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(key: &RepetitionKey, to: S) -> Result<S::Ok, S::Error> {
        let [a, b, c, d] = key.0;
        to.serialize_str(&format!("{a:016x}{b:016x}{c:016x}{d:016x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<RepetitionKey, D::Error> {
        let text = String::deserialize(from)?;
        read(&text).ok_or_else(|| serde::de::Error::custom("a position has 64 hexadecimal digits"))
    }

    fn read(text: &str) -> Option<RepetitionKey> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut words = [0; 4];
        for (index, word) in words.iter_mut().enumerate() {
            *word = u64::from_str_radix(&text[16 * index..16 * (index + 1)], 16).ok()?;
        }
        Some(RepetitionKey(words))
    }
}
