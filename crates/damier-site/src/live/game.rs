//! A game as the fold of its events: pure, without clock, chance or storage of
//! its own.

use std::sync::Arc;

use damier_arbiter::{Referee, RuleBook, Verdict};
use damier_engine::Past;
use damier_game::{PlyFacts, PositionFacts, RepetitionKey, Side};

use super::claims::regulation_applies;
use super::clock::{GameClock, Stamp};
use super::event::{Event, Remaining, Settings};
use super::ruling::{ClaimKind, Decision, Ruling};
use super::study::{ChessStudy, Study};
use crate::board::{Kind, Position, Turn};
use crate::library::Chosen;
use crate::referee::Desk;
use crate::view::{DrawAnswer, Mode};

/// A ply that was played.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ply {
    /// The move.
    pub(crate) mv: Turn,
    /// Who played it.
    pub(crate) side: Side,
    /// The move in machine notation: numbers, or UCI.
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

/// A ruling that was asked for and is not given yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// By whom; nobody when a move of a demonstration is to be checked, or when the
    /// ending has arisen.
    pub(crate) by: Option<Side>,
    /// Whether the ending has just arisen, which is ruled on at once.
    pub(crate) imposed: bool,
    /// By which rule.
    pub(crate) kind: ClaimKind,
}

/// The state of a game. Cheap to clone: the plies are shared.
#[derive(Clone, Debug)]
pub(crate) struct Game {
    id: Arc<str>,
    settings: Arc<Settings>,
    variant: Kind,
    start: Position,
    start_facts: PositionFacts,
    plies: Vec<Arc<Ply>>,
    referee: Referee,
    pub(super) clock: Option<GameClock>,
    /// How far the game's own time had come when it was noted last.
    kept_ms: u64,
    draw: DrawTalk,
    pub(super) asked: Option<Asked>,
    pub(super) desk: Desk,
    rulings: Vec<Arc<Ruling>>,
    pub(super) verdict: Option<Arc<Verdict>>,
    pub(super) version: u64,
    pub(super) updated_at: u64,
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
        let variant: Kind = settings
            .variant
            .parse()
            .map_err(|e| wrong(format!("the variant: {e}")))?;
        let start = Position::from_fen(variant, &settings.start_fen)
            .ok_or_else(|| wrong("the first position".to_owned()))?;
        let book = super::book::of(settings).map_err(wrong)?;
        let referee = super::carried::referee(book, &start, settings.carried.as_ref())
            .map_err(|e| wrong(format!("the counts: {e}")))?;
        let mut game = Game {
            id: id.into(),
            settings: Arc::new(settings.clone()),
            variant,
            start_facts: start.facts(),
            plies: Vec::new(),
            referee,
            clock: settings
                .clock
                .clone()
                .map(|control| match settings.clock_at_once {
                    true => GameClock::at_once(control, start.side_to_move()),
                    false => GameClock::new(control, start.side_to_move()),
                }),
            kept_ms: 0,
            start,
            draw: DrawTalk::default(),
            asked: None,
            desk: Desk::default(),
            rulings: Vec::new(),
            verdict: None,
            version: 1,
            updated_at: settings.at,
        };
        game.look_into_ending();
        Ok(game)
    }

    /// Folds the next event in.
    ///
    /// # Errors
    ///
    /// [`LogError`] if the event can't follow; the game is then unusable.
    pub(crate) fn apply(&mut self, event: &Event) -> Result<(), LogError> {
        self.version += 1;
        match event {
            Event::Created(_) => return Err(self.wrong("a second `created`")),
            Event::Move {
                text,
                path,
                captures,
                at,
                ..
            } => {
                let mv = self.stored_move(text, path, captures)?;
                self.play(&mv, event)?;
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
            Event::DrawAccepted { at, clock_at }
            | Event::Claim { at, clock_at, .. }
            | Event::Resign { at, clock_at, .. }
            | Event::Flag { at, clock_at, .. } => {
                self.draw.offer = None;
                self.pause_clock(*clock_at);
                self.updated_at = *at;
            }
            Event::RulingAsked {
                side,
                kind,
                at,
                clock_at,
                ..
            } => {
                self.pause_clock(*clock_at);
                self.asked = Some(Asked {
                    by: Some(*side),
                    imposed: false,
                    kind: *kind,
                });
                self.updated_at = *at;
            }
            Event::ClockKept { clock_at, .. } => self.kept_ms = *clock_at,
            Event::Ruling(ruling) => self.ruled(ruling),
            Event::Decree(decree) => self.decreed(decree),
            Event::TakeBack {
                ply,
                clock,
                clock_at,
                at,
            } => {
                self.take_back(*ply, *clock, *clock_at)?;
                self.updated_at = *at;
            }
            Event::Verdict(verdict) => {
                self.verdict = Some(Arc::new(verdict.clone()));
                self.draw.offer = None;
                self.asked = None;
                self.pause_clock(None);
            }
        }
        Ok(())
    }

    /// Stops the clock at a moment of the game's time; without one, at the
    /// latest that is known.
    fn pause_clock(&mut self, at: Option<u64>) {
        if let Some(clock) = &mut self.clock {
            clock.pause(at.unwrap_or_default());
        }
    }

    fn ruled(&mut self, ruling: &Ruling) {
        self.asked = None;
        if let Some(clock) = &mut self.clock
            && ruling.decision != Decision::Granted
        {
            clock.resume(ruling.clock_at.unwrap_or_default());
        }
        self.rulings.push(Arc::new(ruling.clone()));
        self.updated_at = ruling.at;
    }

    /// The move that an event names: by its text, or else, should the notation
    /// ever have changed, by its squares.
    fn stored_move(&self, text: &str, path: &[u8], captures: &[u8]) -> Result<Turn, LogError> {
        let position = self.position();
        if let Some(mv) = position.parse_move(text) {
            return Ok(mv);
        }
        position
            .legal_moves()
            .into_iter()
            .find(|mv| {
                let [from, to] = mv.ends();
                path.first() == Some(&from) && path.last() == Some(&to) && mv.captures() == captures
            })
            .ok_or_else(|| self.wrong(&format!("`{text}` is not legal")))
    }

    fn play(&mut self, mv: &Turn, event: &Event) -> Result<(), LogError> {
        let Event::Move {
            elapsed_ms,
            clock: remaining,
            moved_at,
            runs_at,
            ..
        } = event
        else {
            return Err(self.wrong("no move"));
        };
        let before = self.position().clone();
        let mut after = before.clone();
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
            elapsed_ms: *elapsed_ms,
            remaining: *remaining,
            facts,
            mv: mv.clone(),
        }));
        let ends = self.referee.verdict().map(|verdict| verdict.outcome);
        if let (Some(clock), Some(remaining)) = (&mut self.clock, *remaining) {
            // Logs of earlier versions know how long a ply took, not when it was.
            let moved_at = moved_at.unwrap_or_else(|| clock.latest() + elapsed_ms.unwrap_or(0));
            let runs_at = runs_at.unwrap_or(moved_at);
            clock.moved(Stamp { moved_at, runs_at }, ends, remaining);
        }
        // Where irregular moves are always corrected, no reply accepts them.
        if !self.referee.book().irregular_must_be_corrected() {
            self.desk.moved(before.side_to_move());
        }
        self.look_into_ending();
        Ok(())
    }

    /// Whoever has to show a win has each ply checked before the game goes on; and an
    /// ending that is not played on is ruled on as it arises, or at once if the game begins
    /// with it.
    fn look_into_ending(&mut self) {
        if self.referee.verdict().is_some() {
            return;
        }
        let is_shown = self.to_show().is_some();
        let arises = !is_shown && self.settings.imposes && regulation_applies(self);
        if !is_shown && !arises {
            return;
        }
        self.asked = Some(Asked {
            by: None,
            imposed: arises,
            kind: ClaimKind::Regulation,
        });
        self.pause_clock(None);
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
        clock_at: Option<u64>,
    ) -> Result<(), LogError> {
        if ply >= self.ply() {
            return Err(self.wrong("a take-back of nothing"));
        }
        self.referee.take_back(self.ply() - ply);
        self.plies.truncate(ply as usize);
        self.draw = DrawTalk::default();
        self.asked = None;
        self.rulings.retain(|ruling| ruling.ply <= ply);
        if let (Some(clock), Some(remaining)) = (&mut self.clock, remaining) {
            let at = clock_at.unwrap_or_default();
            clock.take_back(ply, remaining, at);
            if self.desk.is_paused() {
                clock.pause(at);
            }
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

    pub(crate) fn variant(&self) -> Kind {
        self.variant
    }

    pub(crate) fn book(&self) -> &Arc<RuleBook> {
        self.referee.book()
    }

    /// The page of its rule book: that of the book, or one of the game's own if the
    /// rules go with the game.
    pub(crate) fn book_url(&self) -> String {
        match self.settings.rulebook_text {
            Some(_) => format!("/game/{}/rules", self.id),
            None => format!("/rules/{}", self.book().id()),
        }
    }

    /// A clause (by its name within the book) or an article on the page of the rule
    /// book. Several clauses can share an article, so a clause goes by its own name.
    pub(crate) fn place_url(&self, anchor: &str) -> String {
        format!("{}#{anchor}", self.book_url())
    }

    /// Whether this very book judges it.
    pub(crate) fn is_judged_by(&self, chosen: &Chosen) -> bool {
        self.book().id() == chosen.book.id() && self.settings.rulebook_text == chosen.text
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

    /// The game so far, as the computer must know it.
    pub(crate) fn study(&self) -> Study {
        match (&self.start, self.position()) {
            (Position::Chess(start), Position::Chess(position)) => {
                Study::Chess(Box::new(ChessStudy {
                    start: (**start).clone(),
                    moves: self.plies.iter().filter_map(|ply| ply.mv.chess()).collect(),
                    position: (**position).clone(),
                    past: self.keys().collect(),
                }))
            }
            (_, Position::Draughts(position)) => Study::Draughts {
                position: *position,
                past: Box::new(self.past()),
            },
            (Position::Draughts(_), Position::Chess(_)) => {
                unreachable!("a game keeps to one board")
            }
        }
    }

    /// The keys of the positions before this one.
    fn keys(&self) -> impl Iterator<Item = RepetitionKey> {
        let facts = self.plies.iter().map(|ply| &ply.facts.after);
        let all = std::iter::once(&self.start_facts).chain(facts);
        all.take(self.plies.len()).map(|facts| facts.key)
    }

    fn past(&self) -> Past {
        Past::going_on(self.referee())
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

    /// How far the game's own time had come when it was noted last.
    pub(super) fn kept_ms(&self) -> u64 {
        self.kept_ms
    }

    /// The ruling that is asked for.
    pub(crate) fn asked(&self) -> Option<Asked> {
        self.asked
    }

    /// The rulings given so far.
    pub(crate) fn rulings(&self) -> &[Arc<Ruling>] {
        &self.rulings
    }

    /// Who has to show a win.
    pub(crate) fn to_show(&self) -> Option<Side> {
        self.rulings.last().and_then(|ruling| ruling.to_show)
    }

    /// The number of plies when a draw was last offered.
    pub(crate) fn last_draw_offer(&self) -> Option<u32> {
        self.draw.last
    }
}
