//! A game as the fold of its events: pure, without clock, chance or storage of
//! its own.

use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook, Verdict};
use damier_draughts::{Move, Position, Variant};
use damier_engine::{DrawRules, Past};
use damier_game::{PlyFacts, PositionFacts, Side};

use super::clock::{Charge, Clock, LagQuota};
use super::event::{Event, Remaining, Settings};
use crate::view::{DrawAnswer, Mode};

/// A ply that was played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ply {
    /// The move.
    pub(crate) mv: Move,
    /// Who played it.
    pub(crate) side: Side,
    /// The move in numbers.
    pub(crate) text: String,
    /// The move in algebra.
    pub(crate) algebra: Option<String>,
    /// Whether a man was crowned.
    pub(crate) crowns: bool,
    /// The position after it.
    pub(crate) after: Position,
    /// The time charged for it, in games with a clock.
    pub(crate) elapsed_ms: Option<u64>,
    /// What both sides had left after it, in games with a clock.
    pub(crate) remaining: Option<Remaining>,
    facts: PlyFacts,
}

/// The offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct DrawTalk {
    offer: Option<Side>,
    answer: Option<DrawAnswer>,
    /// The number of plies at the last offer: one offer a turn is enough.
    last: Option<u32>,
}

/// The state of a game. Cheap to clone: the plies are shared.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    id: Arc<str>,
    settings: Arc<Settings>,
    variant: Variant,
    start: Position,
    start_facts: PositionFacts,
    plies: Vec<Arc<Ply>>,
    referee: Referee,
    clock: Option<Clock>,
    draw: DrawTalk,
    verdict: Option<Arc<Verdict>>,
    version: u64,
    updated_at: u64,
}

/// The log does not describe a game that this program can follow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("event {version} of game {game}: {what}")]
pub(crate) struct LogError {
    game: String,
    version: u64,
    what: String,
}

impl Game {
    /// The game after its first event.
    pub(crate) fn start(id: &str, first: &Event) -> Result<Game, LogError> {
        let wrong = |what: String| LogError {
            game: id.to_owned(),
            version: 1,
            what,
        };
        let Event::Created(settings) = first else {
            return Err(wrong(format!(
                "`{}` where `created` should be",
                first.name()
            )));
        };
        let variant: Variant = settings
            .variant
            .parse()
            .map_err(|e| wrong(format!("the variant: {e}")))?;
        let start = Position::from_fen(variant, &settings.start_fen)
            .map_err(|e| wrong(format!("the first position: {e}")))?;
        let book = RuleBook::builtin(&settings.rulebook)
            .ok_or_else(|| wrong(format!("no rule book `{}`", settings.rulebook)))?;
        let facts = start.facts();
        Ok(Game {
            id: id.into(),
            settings: Arc::new(settings.clone()),
            variant,
            start,
            start_facts: facts,
            plies: Vec::new(),
            referee: Referee::new(book, facts),
            clock: settings.clock.map(Clock::new),
            draw: DrawTalk::default(),
            verdict: None,
            version: 1,
            updated_at: settings.at,
        })
    }

    /// Folds the next event in. `now_ms` is the task's time, from which a clock
    /// that is set running runs.
    ///
    /// # Errors
    ///
    /// [`LogError`] if the event can't follow; the game is then unusable.
    pub(crate) fn apply(&mut self, event: &Event, now_ms: u64) -> Result<(), LogError> {
        self.version += 1;
        match event {
            Event::Created(_) => return Err(self.wrong("a second `created`")),
            Event::Move {
                text,
                elapsed_ms,
                clock,
                path,
                captures,
                at,
                ..
            } => {
                let mv = self.stored_move(text, path, captures)?;
                self.play(&mv, *elapsed_ms, *clock, now_ms)?;
                self.updated_at = *at;
            }
            Event::DrawOffered { side, ply, at } => {
                self.draw = DrawTalk {
                    offer: Some(*side),
                    answer: None,
                    last: Some(*ply),
                };
                self.updated_at = *at;
            }
            Event::DrawDeclined { at } => {
                self.draw.offer = None;
                self.draw.answer = Some(DrawAnswer::Declined);
                self.updated_at = *at;
            }
            Event::DrawAccepted { at }
            | Event::Claim { at, .. }
            | Event::Resign { at, .. }
            | Event::Flag { at, .. } => {
                self.draw.offer = None;
                self.updated_at = *at;
            }
            Event::TakeBack { ply, clock, at } => {
                self.take_back(*ply, *clock, now_ms)?;
                self.updated_at = *at;
            }
            Event::Verdict(verdict) => {
                self.verdict = Some(Arc::new(verdict.clone()));
                self.draw.offer = None;
                if let Some(clock) = &mut self.clock {
                    clock.stop(now_ms);
                }
            }
        }
        Ok(())
    }

    /// The move that an event names: by its text, or else, should the notation
    /// ever have changed, by its squares.
    fn stored_move(&self, text: &str, path: &[u8], captures: &[u8]) -> Result<Move, LogError> {
        let position = self.position();
        if let Ok(mv) = position.parse_move(text) {
            return Ok(mv);
        }
        let numbers = |squares: &[damier_draughts::Square]| -> Vec<u8> {
            squares.iter().map(|square| square.number()).collect()
        };
        let ends = |mv: &Move| [mv.from().number(), mv.to().number()];
        position
            .legal_moves()
            .into_iter()
            .find(|mv| {
                path.first() == Some(&ends(mv)[0])
                    && path.last() == Some(&ends(mv)[1])
                    && numbers(mv.captures()) == captures
            })
            .ok_or_else(|| self.wrong(&format!("`{text}` is not legal")))
    }

    fn play(
        &mut self,
        mv: &Move,
        elapsed_ms: Option<u64>,
        remaining: Option<Remaining>,
        now_ms: u64,
    ) -> Result<(), LogError> {
        let before = *self.position();
        let mut after = before;
        let facts = after
            .play(mv)
            .map_err(|error| self.wrong(&error.to_string()))?;
        self.referee.record(&facts);
        self.answer_draw_by_moving(before.side_to_move());
        self.plies.push(Arc::new(Ply {
            side: before.side_to_move(),
            text: super::notation::numeric(&before, mv),
            algebra: super::notation::algebra(&before, mv),
            crowns: facts.promoted,
            after,
            elapsed_ms,
            remaining,
            facts,
            mv: mv.clone(),
        }));
        if let (Some(clock), Some(remaining)) = (&mut self.clock, remaining) {
            clock.set(remaining, Some(after.side_to_move()), now_ms);
        }
        Ok(())
    }

    /// An offer stands until it is answered, and moving instead is an answer.
    fn answer_draw_by_moving(&mut self, mover: Side) {
        let declined = self
            .draw
            .offer
            .take_if(|offerer| *offerer != mover)
            .is_some();
        self.draw.answer = declined.then_some(DrawAnswer::Declined);
    }

    fn take_back(
        &mut self,
        ply: u32,
        remaining: Option<Remaining>,
        now_ms: u64,
    ) -> Result<(), LogError> {
        if ply >= self.ply() {
            return Err(self.wrong("a take-back of nothing"));
        }
        self.referee.take_back(self.ply() - ply);
        self.plies.truncate(ply as usize);
        self.draw = DrawTalk::default();
        let running = (ply > 0).then(|| self.position().side_to_move());
        if let (Some(clock), Some(remaining)) = (&mut self.clock, remaining) {
            clock.set(remaining, running, now_ms);
        }
        Ok(())
    }

    fn wrong(&self, what: &str) -> LogError {
        LogError {
            game: self.id.to_string(),
            version: self.version,
            what: what.to_owned(),
        }
    }
}

/// What can be asked of a game.
impl Game {
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    pub(crate) fn settings(&self) -> &Settings {
        &self.settings
    }

    pub(crate) fn variant(&self) -> Variant {
        self.variant
    }

    pub(crate) fn book(&self) -> &Arc<RuleBook> {
        self.referee.book()
    }

    pub(crate) fn referee(&self) -> &Referee {
        &self.referee
    }

    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn updated_at(&self) -> u64 {
        self.updated_at
    }

    pub(crate) fn plies(&self) -> &[Arc<Ply>] {
        &self.plies
    }

    pub(crate) fn ply(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    pub(crate) fn start_position(&self) -> &Position {
        &self.start
    }

    pub(crate) fn position(&self) -> &Position {
        self.plies.last().map_or(&self.start, |ply| &ply.after)
    }

    /// The position after so many plies; `None` if there are not so many.
    pub(crate) fn position_at(&self, ply: u32) -> Option<&Position> {
        match ply.checked_sub(1) {
            None => Some(&self.start),
            Some(index) => self.plies.get(index as usize).map(|ply| &ply.after),
        }
    }

    /// The game so far, as the engine must know it.
    pub(crate) fn past(&self) -> Past {
        let rules = DrawRules::for_book(self.book().id())
            .unwrap_or_else(|| DrawRules::for_variant(self.variant.id()));
        let mut past = Past::start(rules, &self.start_facts);
        for ply in &self.plies {
            past.record(&ply.facts);
        }
        past
    }

    pub(crate) fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_deref()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.verdict.is_some()
    }

    /// The side that the computer plays.
    pub(crate) fn computer_side(&self) -> Option<Side> {
        match self.settings.mode {
            Mode::Computer => self.settings.human_side.map(|side| !side),
            Mode::Local => None,
        }
    }

    /// Whether the computer has to move.
    pub(crate) fn computer_to_move(&self) -> bool {
        !self.is_over() && self.computer_side() == Some(self.position().side_to_move())
    }

    pub(crate) fn draw_offer(&self) -> Option<Side> {
        self.draw.offer
    }

    pub(crate) fn draw_answer(&self) -> Option<DrawAnswer> {
        self.draw.answer
    }

    /// The number of plies when a draw was last offered.
    pub(crate) fn last_draw_offer(&self) -> Option<u32> {
        self.draw.last
    }
}

/// The clock.
impl Game {
    pub(crate) fn has_clock(&self) -> bool {
        self.clock.is_some()
    }

    /// What both sides have left now.
    pub(crate) fn remaining(&self, now_ms: u64) -> Option<Remaining> {
        self.clock.map(|clock| clock.remaining(now_ms))
    }

    /// Whose clock runs.
    pub(crate) fn running(&self) -> Option<Side> {
        self.clock.and_then(|clock| clock.running())
    }

    /// When the next flag falls, in the task's time.
    pub(crate) fn flag_at(&self) -> Option<u64> {
        self.clock.and_then(|clock| clock.flag_at())
    }

    /// The side whose flag has fallen.
    pub(crate) fn fallen(&self, now_ms: u64) -> Option<Side> {
        self.clock.and_then(|clock| clock.fallen(now_ms))
    }

    /// For how long after its fall the flag of the running side is not acted on,
    /// since a move may be under way. The computer's moves come at once.
    pub(super) fn grace(&self, lag_ms: u64) -> u64 {
        let human = self.running() != self.computer_side();
        let grace = self.clock.map(|clock| clock.grace(lag_ms));
        grace.filter(|_| human).unwrap_or(0)
    }

    /// What a ply of the side to move would cost now, in games with a clock.
    pub(super) fn charge(&self, now_ms: u64, lag_ms: u64) -> Option<(Charge, LagQuota)> {
        let side = self.position().side_to_move();
        self.clock.map(|clock| clock.charge(side, now_ms, lag_ms))
    }

    /// Remembers how much lag was forgiven. It is no event: after a restart the
    /// quota is full again.
    pub(super) fn set_lag(&mut self, lag: LagQuota) {
        if let Some(clock) = &mut self.clock {
            clock.set_lag(lag);
        }
    }

    /// What both sides have left if the game goes back to this ply now: never
    /// more than they have now, or increments could be collected by taking back.
    pub(crate) fn remaining_at(&self, ply: u32, now_ms: u64) -> Option<Remaining> {
        let clock = self.clock?;
        let now = clock.remaining(now_ms);
        let initial = Remaining::from_fn(|_| clock.setting().initial_ms);
        let then = match ply.checked_sub(1) {
            None => initial,
            Some(index) => self.plies.get(index as usize)?.remaining.unwrap_or(initial),
        };
        Some(Remaining::from_fn(|side| now[side].min(then[side])))
    }
}
