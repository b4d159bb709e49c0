use std::collections::BTreeMap;
use std::sync::Arc;

use damier_game::{Outcome, PieceClass, PlyFacts, PositionFacts, Reason, RepetitionKey, Side};

use crate::book::{Applies, ClauseKind, Holds, RuleBook};
use crate::counter::{self, CounterView, Reading, Running};
use crate::positions::Positions;
use crate::verdict::{Began, CountGrounds, DecidedBy, Verdict};

/// Follows one game and says when it is over and why.
///
/// It is told the facts of every ply and knows nothing of boards. A win is
/// looked at first, then repetition, then limits on moves, then endgame limits;
/// of several counters the nearest deadline ends the game.
///
/// ```
/// use std::sync::Arc;
/// use damier_arbiter::{Referee, RuleBook};
/// use damier_draughts::{Position, Variant};
///
/// let book = RuleBook::default_for("international").expect("built in");
/// let mut position = Position::from_fen(Variant::International, "W:WK1,K2,K3:BK48")?;
/// let mut referee = Referee::new(book, position.facts());
/// let mut verdict = None;
/// for text in ["1-7", "48-43", "7-1", "43-48", "1-7", "48-43", "7-1", "43-48"] {
///     let mv = position.parse_move(text)?;
///     verdict = referee.record(&position.play(&mv)?);
/// }
/// let verdict = verdict.expect("the position came about for the third time");
/// assert_eq!(verdict.reason.as_str(), "repetition");
/// assert_eq!(verdict.repetitions, [0, 4, 8]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Referee {
    pub(crate) book: Arc<RuleBook>,
    pub(crate) start: PositionFacts,
    pub(crate) plies: Vec<Recorded>,
    /// The counters after every ply, one stretch after another; the first is
    /// that of the start position.
    pub(crate) counters: Vec<Option<Running>>,
    /// Which conditions hold now.
    holds: Vec<Holds>,
    /// The last ply after which each position stood on the board.
    latest: Positions<u32>,
    /// Positions from before the start, with how often they stood.
    pub(crate) earlier: BTreeMap<RepetitionKey, u32>,
    /// Whether counts were brought along.
    pub(crate) carried_in: bool,
    verdict: Option<Verdict>,
}

/// A ply with what repetition needs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Recorded {
    pub(crate) facts: PlyFacts,
    /// The ply before after which the same position stood.
    previous: Option<u32>,
    /// How often the position has now stood, this time included.
    times: u32,
}

impl Referee {
    /// A referee for a game from the given position. Every count is 0 and the
    /// position counts as having occurred once. The game may be over at once.
    pub fn new(book: Arc<RuleBook>, start: PositionFacts) -> Referee {
        let mut referee = Referee::unopened(book, start);
        referee.open(None);
        referee
    }

    pub(crate) fn unopened(book: Arc<RuleBook>, start: PositionFacts) -> Referee {
        Referee {
            book,
            start,
            plies: Vec::new(),
            counters: Vec::new(),
            holds: Vec::new(),
            latest: Positions::default(),
            earlier: BTreeMap::new(),
            carried_in: false,
            verdict: None,
        }
    }

    /// Looks at the start position, with counters that were brought along.
    pub(crate) fn open(&mut self, carried: Option<Vec<Option<Running>>>) {
        counter::conditions(&self.book, &self.start.force, &mut self.holds);
        match carried {
            Some(counters) => self.counters = counters,
            None => {
                let plan = self.book.plan();
                counter::advance(plan, &self.holds, None, 0, &mut self.counters);
            }
        }
        self.latest.insert(self.start.key, 0);
        self.verdict = self.judge();
    }

    /// The rule book in use.
    pub fn book(&self) -> &Arc<RuleBook> {
        &self.book
    }

    /// How many plies have been recorded.
    pub fn plies(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// The facts of the present position.
    pub fn position(&self) -> &PositionFacts {
        self.plies
            .last()
            .map_or(&self.start, |ply| &ply.facts.after)
    }

    /// How the game ended, if it has.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// Records a completed ply and says whether it ends the game.
    ///
    /// A ply after the end is not recorded: the verdict that stands is given
    /// back.
    pub fn record(&mut self, ply: &PlyFacts) -> Option<Verdict> {
        if self.verdict.is_none() {
            self.append(ply);
            self.verdict = self.judge();
        }
        self.verdict.clone()
    }

    fn append(&mut self, ply: &PlyFacts) {
        let number = self.plies().saturating_add(1);
        let previous = self.latest.insert(ply.after.key, number);
        let times = previous.map_or(1, |at| self.times_at(at).saturating_add(1));
        let earlier = match previous {
            None => self.earlier.get(&ply.after.key).copied().unwrap_or(0),
            Some(_) => 0,
        };
        counter::conditions(&self.book, &ply.after.force, &mut self.holds);
        let plan = self.book.plan();
        counter::advance(plan, &self.holds, Some(ply), number, &mut self.counters);
        self.plies.push(Recorded {
            facts: *ply,
            previous,
            times: times.saturating_add(earlier),
        });
    }

    /// Takes back plies, the counts and the verdict with them. Returns how many
    /// were taken back: fewer than asked if there are not so many.
    pub fn take_back(&mut self, plies: u32) -> u32 {
        let taken = plies.min(self.plies());
        for _ in 0..taken {
            let Some(last) = self.plies.pop() else {
                break;
            };
            match last.previous {
                Some(at) => self.latest.insert(last.facts.after.key, at),
                None => self.latest.remove(&last.facts.after.key),
            };
            self.counters.truncate(self.counters.len() - self.width());
        }
        if taken > 0 {
            let force = self.position().force;
            counter::conditions(&self.book, &force, &mut self.holds);
            self.verdict = None;
        }
        taken
    }

    /// The counts that run in the present position, the nearest deadline first.
    ///
    /// A count of 0 is listed if its clause asks for something special (a
    /// relation of force, a number of pieces); one that always runs, such as
    /// "only kings moved", is listed once it has counted something.
    pub fn counters(&self) -> Vec<CounterView> {
        let mut views: Vec<CounterView> = self
            .readings()
            .filter(|reading| reading.count > 0 || !self.always_runs(reading))
            .map(|reading| self.view(&reading))
            .collect();
        views.sort_by(|a, b| (a.deadline, &a.clause).cmp(&(b.deadline, &b.clause)));
        views
    }

    /// Every count that runs in the present position, those of 0 too, in the
    /// order of the book.
    pub fn all_counters(&self) -> Vec<CounterView> {
        self.readings().map(|reading| self.view(&reading)).collect()
    }

    fn always_runs(&self, reading: &Reading) -> bool {
        self.book
            .clause_at(reading.clause)
            .limit()
            .is_some_and(|rule| rule.when.is_always())
    }

    fn view(&self, reading: &Reading) -> CounterView {
        let left = reading.limit.saturating_sub(reading.count);
        CounterView {
            clause: self.book.clause_at(reading.clause).id.clone(),
            unit: reading.unit,
            limit: reading.limit,
            count: reading.count,
            left,
            since: reading.since,
            deadline: self.deadline(reading, left),
            strong: reading.strong,
            plies: reading.plies,
            began: self.began(reading.since),
        }
    }

    fn deadline(&self, reading: &Reading, left: u32) -> u32 {
        use crate::book::Unit;
        let plies = match (reading.unit, reading.strong) {
            (Unit::Strong, Some(side)) if side == self.position().side_to_move => {
                left.saturating_mul(2).saturating_sub(1)
            }
            (Unit::Strong, _) => left.saturating_mul(2),
            (Unit::Each, _) => left,
        };
        self.plies().saturating_add(plies)
    }

    pub(crate) fn readings(&self) -> impl Iterator<Item = Reading> {
        let force = &self.position().force;
        let pieces = force.white.pieces().saturating_add(force.black.pieces());
        counter::readings(&self.book, &self.holds, self.running(), pieces)
    }

    /// The counters in the present position.
    pub(crate) fn running(&self) -> &[Option<Running>] {
        &self.counters[self.counters.len() - self.width()..]
    }

    /// How the condition of a clause holds now, by its position in the plan's
    /// limits.
    pub(crate) fn holds(&self, limit: usize) -> Holds {
        self.holds[limit]
    }

    fn width(&self) -> usize {
        self.book.plan().counters.len()
    }

    /// How often the position after the ply had stood by then.
    pub(crate) fn times_at(&self, ply: u32) -> u32 {
        match ply.checked_sub(1) {
            None => {
                let earlier = self.earlier.get(&self.start.key).copied();
                earlier.unwrap_or(0).saturating_add(1)
            }
            Some(index) => self
                .plies
                .get(index as usize)
                .map_or(0, |recorded| recorded.times),
        }
    }

    fn judge(&self) -> Option<Verdict> {
        if let Some(end) = self.position().terminal {
            let by = DecidedBy::Rules;
            let mut verdict = Verdict::plain(end.outcome, end.reason, by, self.plies());
            // Who has nothing left may be the side that is not on move: in a position
            // that was set up.
            let side_to_move = self.position().side_to_move;
            let bare = |side: &Side| self.position().force[*side].pieces() == 0;
            let without = Side::BOTH.into_iter().find(bare);
            let named = without.filter(|_| end.reason == Reason::NoPieces);
            verdict.side = Some(named.unwrap_or(side_to_move));
            return Some(verdict);
        }
        self.drawn_by(Applies::Automatic)
    }

    /// The draw that a clause of the given kind gives in the present position.
    pub(crate) fn drawn_by(&self, applies: Applies) -> Option<Verdict> {
        let spared = |index: usize| {
            let limit = self.book.clause_at(index).limit();
            self.position().wins_at_once && limit.is_some_and(|rule| rule.unless_won_at_once)
        };
        let of_kind =
            |index: usize| self.book.clause_at(index).applies == applies && !spared(index);
        let repeated = self.repeated(of_kind);
        repeated.or_else(|| self.expired(of_kind))
    }

    pub(crate) fn repeated(&self, among: impl Fn(usize) -> bool) -> Option<Verdict> {
        let now = self.times_at(self.plies());
        let reached = |index: &&usize| match self.book.clause_at(**index).kind {
            ClauseKind::Repetition { times } => now >= times,
            ClauseKind::Limit(_) => false,
        };
        let clauses = self
            .book
            .plan()
            .repetitions
            .iter()
            .filter(|index| among(**index));
        let clause = clauses
            .filter(reached)
            .map(|index| &self.book.clause_at(*index).id)
            .min()?;
        let mut verdict = self.draw(Reason::Repetition);
        verdict.clause = Some(clause.clone());
        verdict.repetitions = self.occurrences();
        Some(verdict)
    }

    pub(crate) fn expired(&self, among: impl Fn(usize) -> bool) -> Option<Verdict> {
        let order = |reading: &Reading| {
            (
                reading.ends,
                reading.since,
                self.book.clause_at(reading.clause).id.clone(),
            )
        };
        let expired = self.readings().filter(|r| r.expired() && among(r.clause));
        let reading = expired.min_by_key(order)?;
        let clause = self.book.clause_at(reading.clause);
        let mut verdict = self.draw(reading.ends.reason());
        verdict.clause = Some(clause.id.clone());
        verdict.count = Some(CountGrounds {
            unit: reading.unit,
            limit: reading.limit,
            count: reading.count,
            since: reading.since,
            began: self.began(reading.since),
            restarts: clause.limit().map(|rule| rule.restarts).unwrap_or_default(),
            strong: reading.strong,
        });
        Some(verdict)
    }

    fn draw(&self, reason: Reason) -> Verdict {
        Verdict::plain(Outcome::Draw, reason, DecidedBy::Rules, self.plies())
    }

    fn began(&self, since: u32) -> Began {
        let Some(index) = since.checked_sub(1) else {
            return if self.carried_in {
                Began::CarriedIn
            } else {
                Began::Start
            };
        };
        match self
            .plies
            .get(index as usize)
            .map(|recorded| &recorded.facts)
        {
            None => Began::Start,
            Some(ply) if ply.captured > 0 => Began::Capture,
            Some(ply) if ply.promoted => Began::Promotion,
            Some(ply) if ply.piece == PieceClass::Man => Began::ManMove,
            Some(_) => Began::KingMove,
        }
    }

    /// The side that was the first to get a king: by a crowning in the recorded plies, or
    /// because it alone had one in the first position. `None` if nobody has had one, or if
    /// both had one when the record begins.
    pub fn first_king(&self) -> Option<Side> {
        let had = |side: Side| self.start.force[side].kings > 0;
        match (had(Side::White), had(Side::Black)) {
            (true, true) => None,
            (true, false) => Some(Side::White),
            (false, true) => Some(Side::Black),
            (false, false) => {
                let mut plies = self.plies.iter().map(|recorded| &recorded.facts);
                let crowning = plies.find(|ply| ply.promoted)?;
                Some(crowning.mover)
            }
        }
    }

    /// The plies after which the present position stood on the board, in order.
    pub fn occurrences(&self) -> Vec<u32> {
        let mut plies = vec![self.plies()];
        let mut at = self.plies.last().and_then(|recorded| recorded.previous);
        while let Some(ply) = at {
            plies.push(ply);
            at = ply
                .checked_sub(1)
                .and_then(|index| self.plies.get(index as usize))
                .and_then(|recorded| recorded.previous);
        }
        plies.reverse();
        plies
    }

    pub(crate) fn end(&mut self, verdict: Verdict) -> Verdict {
        self.verdict.get_or_insert(verdict).clone()
    }
}
