//! The computer as a player: a few engines, shared by all games.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_arbiter::RuleBook;
use damier_draughts::Variant;
use damier_endgame::{EndgameService, Folder, NEAR, State, Tables};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::claims::Known;
use super::evidence::{self, Case};
use super::program::Program;
use super::ruling::Basis;
use super::study::{Brain, Effort, Study};
use crate::board::Turn;

/// How many positions are looked at to answer the offer of a draw.
const DRAW_NODES: u64 = 300_000;

/// Engines and the right to use them. Each search keeps one processor busy, so
/// there are fewer searches at once than processors: the rest serves people.
#[derive(Debug)]
pub(crate) struct Computers {
    permits: Semaphore,
    /// Games without a clock queue here first, so that only one of them at a time
    /// stands before games whose clock runs.
    patient: Semaphore,
    engines: Mutex<Vec<Brain>>,
    /// The operator's chess program.
    program: Option<Arc<Program>>,
    delay: Duration,
    stopped: Arc<AtomicBool>,
    tables: Option<EndgameService>,
}

/// What the computer wants to play.
#[derive(Clone, Debug)]
pub(super) struct Choice {
    /// The move.
    pub(super) mv: Turn,
    /// What it expects of it, in hundredths of a man; 0 if it could not look.
    pub(super) score: i32,
}

impl Choice {
    /// The move with what it is worth; `None` if there is none.
    pub(super) fn of(mv: Option<Turn>, score: i32) -> Option<Choice> {
        mv.map(|mv| Choice { mv, score })
    }

    /// Whether it would rather claim a draw than play on: it is not even a man
    /// ahead.
    pub(super) fn prefers_draw(&self) -> bool {
        const MAN: i32 = 100;
        self.score < MAN
    }
}

/// A position to think about.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) study: Study,
    /// By which the draw rules go.
    pub(super) book: Arc<RuleBook>,
    pub(super) ply: u32,
    /// 1 to 10.
    pub(super) level: u8,
    pub(super) seed: u64,
    /// The longest to think, in milliseconds.
    pub(super) budget_ms: u64,
    /// The longest that queueing and thinking may take together, in
    /// milliseconds; `None` in games without a clock.
    pub(super) bears_ms: Option<u64>,
    /// Turns true when the answer is no longer wanted.
    pub(super) stop: Arc<AtomicBool>,
}

impl Computers {
    /// As many engines as there are processors, less one. `delay` is the least
    /// time that a move takes, so that people see what happened.
    pub(crate) fn new(delay: Duration) -> Computers {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Computers::with_engines(processors.saturating_sub(1).max(1), delay)
    }

    fn with_engines(engines: usize, delay: Duration) -> Computers {
        Computers {
            permits: Semaphore::new(engines),
            patient: Semaphore::new(1),
            engines: Mutex::new(Vec::new()),
            program: None,
            delay,
            stopped: Arc::new(AtomicBool::new(false)),
            tables: None,
        }
    }

    /// The same with endgame tables below a folder, for rulings. They are made in
    /// the background when they are first asked for.
    #[must_use]
    pub(crate) fn with_tables(mut self, folder: Option<&Path>) -> Computers {
        self.tables = folder.map(|folder| EndgameService::new(Folder::new(folder)));
        self
    }

    /// How far the tables of a game are. They are begun with if nobody has asked
    /// before; `None`: this site makes none.
    pub(super) fn tables_state(&self, variant: Variant, book: &Arc<RuleBook>) -> Option<State> {
        let service = self.tables.as_ref()?;
        let state = service.state(variant, book);
        for note in service.take_notes() {
            tracing::warn!(note, "an endgame table is made anew");
        }
        Some(state)
    }

    /// The tables that may help with a question, if they are ready.
    fn tables_for(&self, question: &Question) -> Option<Arc<Tables>> {
        let Study::Draughts { position, .. } = &question.study else {
            return None;
        };
        if position.pieces().count() > NEAR {
            return None;
        }
        match self.tables_state(position.variant(), &question.book)? {
            State::Ready(tables) => Some(tables),
            State::Building(_) | State::Failed(_) => None,
        }
    }

    /// With a program for chess instead of the built-in engine.
    pub(crate) fn with_program(mut self, program: Option<Program>) -> Computers {
        self.program = program.map(Arc::new);
        self
    }

    /// Ends every search; later ones end at once.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        if let Some(tables) = &self.tables {
            tables.stop();
        }
    }

    /// The move to play, or `None` if it is no longer wanted.
    pub(super) async fn choose(&self, question: Question) -> Option<Choice> {
        let began = tokio::time::Instant::now();
        let stop = Arc::clone(&question.stop);
        let program = self.program.clone();
        let answer = self
            .search(question.clone(), move |brain, question, stop| {
                let Question {
                    study, level, seed, ..
                } = question;
                if let (Some(program), Study::Chess(game)) = (&program, study) {
                    let budget = question
                        .budget_ms
                        .min(question.bears_ms.unwrap_or(u64::MAX));
                    let found = program.choose(game, *level, *seed, budget, stop);
                    if found.is_some() {
                        return found;
                    }
                }
                brain.choose(study, *level, *seed, stop)
            })
            .await;
        tokio::time::sleep_until(began + self.delay).await;
        if stop.load(Ordering::Relaxed) || self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        // An engine that broke off must not leave its opponent waiting.
        match answer {
            Some(choice) => Some(choice),
            None => at_a_glance(question).await,
        }
    }

    /// Whether the computer takes a draw.
    pub(super) async fn accepts_draw(&self, question: Question, own_turn: bool) -> bool {
        let answer = self
            .search(question, move |brain, question, stop| {
                let effort = Effort {
                    depth: None,
                    nodes: Some(DRAW_NODES),
                };
                let (_, score) = brain.search(&question.study, effort, stop);
                let score = if own_turn { score } else { -score };
                Some(question.study.accepts_draw(score, question.ply))
            })
            .await;
        answer.unwrap_or(false)
    }

    /// Looks into a position for a ruling. Where even that breaks off, nothing is
    /// known.
    pub(super) async fn assess(&self, question: Question, case: Case) -> (Known, Basis) {
        let tables = self.tables.clone();
        let answer = self
            .search(question, move |brain, question, stop| {
                // No rule of chess rests on evidence.
                let Study::Draughts { position, past } = &question.study else {
                    return None;
                };
                let tables = tables.as_ref();
                let engine = brain.draughts();
                Some(evidence::gather(
                    tables, engine, position, past, &case, stop,
                ))
            })
            .await;
        answer.unwrap_or_else(|| (Known::nothing(), Basis::default()))
    }

    /// Waits for the right to search. Whoever has a clock waits for half of what
    /// it bears at most: the other half is for thinking.
    async fn queue(&self, bears_ms: Option<u64>) -> Option<SemaphorePermit<'_>> {
        // The semaphores are never closed.
        let Some(bears_ms) = bears_ms else {
            let _turn = self.patient.acquire().await.ok()?;
            return self.permits.acquire().await.ok();
        };
        let longest = Duration::from_millis(bears_ms / 2);
        let permit = tokio::time::timeout(longest, self.permits.acquire()).await;
        permit.ok()?.ok()
    }

    /// Waits for an engine and runs a search on a thread of its own. `None` if
    /// the search found nothing or broke off, or if the clock does not bear the
    /// wait.
    async fn search<T, F>(&self, question: Question, search: F) -> Option<T>
    where
        T: Send + 'static,
        F: FnOnce(&mut Brain, &Question, &dyn Fn() -> bool) -> Option<T> + Send + 'static,
    {
        let bears = question.bears_ms.map(Duration::from_millis);
        let deadline = bears.map(|bears| Instant::now() + bears);
        let tables = self.tables_for(&question);
        let _permit = self.queue(question.bears_ms).await?;
        let mut brain = self.engines().pop().unwrap_or_default();
        let stopped = Arc::clone(&self.stopped);
        let searched = tokio::task::spawn_blocking(move || {
            let end = Instant::now() + Duration::from_millis(question.budget_ms);
            let end = deadline.map_or(end, |deadline| end.min(deadline));
            let stop = || {
                question.stop.load(Ordering::Relaxed)
                    || stopped.load(Ordering::Relaxed)
                    || Instant::now() >= end
            };
            if let Study::Draughts { .. } = question.study {
                brain.draughts().set_tables(tables);
            }
            let answer = search(&mut brain, &question, &stop);
            (brain, answer)
        })
        .await;
        match searched {
            Ok((brain, answer)) => {
                self.engines().push(brain);
                answer
            }
            Err(error) => {
                tracing::error!(%error, "the engine broke off");
                None
            }
        }
    }

    fn engines(&self) -> std::sync::MutexGuard<'_, Vec<Brain>> {
        // Only pushes and pops happen under the lock: it can't hold nonsense.
        self.engines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A move for when there is no time or no engine: a small search that needs no
/// permit, and if even that breaks off, any legal move.
async fn at_a_glance(question: Question) -> Option<Choice> {
    let any = question.study.any_move();
    let searched = tokio::task::spawn_blocking(move || {
        let effort = Effort {
            depth: Some(4),
            nodes: Some(5_000),
        };
        let stop = || question.stop.load(Ordering::Relaxed);
        let (best, score) = Brain::default().search(&question.study, effort, &stop);
        Choice::of(best, score)
    })
    .await;
    match searched {
        Ok(choice) => choice,
        Err(error) => {
            tracing::error!(%error, "the engine broke off");
            // The opponent must not be left waiting.
            Choice::of(any, 0)
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_draughts::{Position, Variant};
    use damier_engine::{DrawRules, Past};

    use super::*;

    fn question(bears_ms: Option<u64>) -> Question {
        let position = Position::start(Variant::International);
        let rules = DrawRules::for_variant("international");
        Question {
            study: Study::Draughts {
                position,
                past: Box::new(Past::start(rules, &position.facts())),
            },
            book: RuleBook::default_for("international").unwrap(),
            ply: 0,
            level: 10,
            seed: 1,
            budget_ms: 1_000,
            bears_ms,
            stop: Arc::default(),
        }
    }

    #[tokio::test]
    async fn a_clock_that_does_not_bear_the_queue_gets_a_quick_move() {
        let computers = Computers::with_engines(1, Duration::ZERO);
        // Somebody thinks for ever.
        let _permit = computers.permits.acquire().await.unwrap();
        for bears_ms in [0, 20] {
            let choice = computers.choose(question(Some(bears_ms))).await;
            let legal = Position::start(Variant::International).legal_moves();
            let Turn::Draughts(mv) = choice.unwrap().mv else {
                panic!("a move of draughts");
            };
            assert!(legal.contains(&mv));
        }
    }

    #[tokio::test]
    async fn a_running_clock_passes_the_patient() {
        let computers = Computers::with_engines(1, Duration::ZERO);
        let order = Mutex::new(Vec::new());
        let waits = |name, bears_ms| {
            let (computers, order) = (&computers, &order);
            async move {
                let permit = computers.queue(bears_ms).await;
                assert!(permit.is_some());
                order.lock().unwrap().push(name);
            }
        };
        let permit = computers.permits.acquire().await.unwrap();
        let release = async {
            tokio::task::yield_now().await;
            drop(permit);
        };
        tokio::join!(
            waits("first", None),
            waits("second", None),
            waits("third", None),
            waits("clock", Some(3_600_000)),
            release
        );
        let order = order.into_inner().unwrap();
        assert_eq!(order, ["first", "clock", "second", "third"]);
    }
}
