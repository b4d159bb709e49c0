//! The computer as a player: a few engines, shared by all games.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use damier_draughts::{Move, Position};
use damier_engine::{Engine, Level, Limits, Past, accepts_draw};
use tokio::sync::Semaphore;

/// Memory of each engine's table, in megabytes.
const TABLE_MEGABYTES: usize = 16;

/// How many positions are looked at to answer the offer of a draw.
const DRAW_NODES: u64 = 300_000;

/// Engines and the right to use them. Each search keeps one processor busy, so
/// there are fewer searches at once than processors: the rest serves people.
#[derive(Debug)]
pub(crate) struct Computers {
    permits: Semaphore,
    engines: Mutex<Vec<Engine>>,
    delay: Duration,
    stopped: Arc<AtomicBool>,
}

/// A position to think about.
#[derive(Clone, Debug)]
pub(super) struct Question {
    pub(super) position: Position,
    pub(super) past: Past,
    pub(super) ply: u32,
    pub(super) level: Level,
    pub(super) seed: u64,
    /// The longest to think, in milliseconds.
    pub(super) budget_ms: u64,
    /// Turns true when the answer is no longer wanted.
    pub(super) stop: Arc<AtomicBool>,
}

impl Computers {
    /// As many engines as there are processors, less one. `delay` is the least
    /// time that a move takes, so that people see what happened.
    pub(crate) fn new(delay: Duration) -> Computers {
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        Computers {
            permits: Semaphore::new(processors.saturating_sub(1).max(1)),
            engines: Mutex::new(Vec::new()),
            delay,
            stopped: Arc::new(AtomicBool::new(false)),
        }
    }

    /// Ends every search; later ones end at once.
    pub(crate) fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }

    /// The move to play, or `None` if it is no longer wanted.
    pub(super) async fn choose(&self, question: Question) -> Option<Move> {
        let began = tokio::time::Instant::now();
        let Question { position, stop, .. } = question.clone();
        let answer = self
            .search(question, |engine, question, stop| {
                let Question {
                    position,
                    past,
                    level,
                    seed,
                    ..
                } = question;
                engine.choose(position, past, *level, *seed, stop).best
            })
            .await;
        tokio::time::sleep_until(began + self.delay).await;
        if stop.load(Ordering::Relaxed) || self.stopped.load(Ordering::Relaxed) {
            return None;
        }
        // An engine that broke off must not leave its opponent waiting.
        answer.or_else(|| position.legal_moves().into_iter().next())
    }

    /// Whether the computer takes a draw.
    pub(super) async fn accepts_draw(&self, question: Question, own_turn: bool) -> bool {
        let answer = self
            .search(question, move |engine, question, stop| {
                let limits = Limits {
                    depth: None,
                    nodes: Some(DRAW_NODES),
                };
                let report = engine.search(&question.position, &question.past, &limits, stop);
                let score = if own_turn {
                    report.score
                } else {
                    -report.score
                };
                Some(accepts_draw(score, question.ply))
            })
            .await;
        answer.unwrap_or(false)
    }

    /// Waits for an engine and runs a search on a thread of its own. `None` if
    /// the search found nothing, or broke off.
    async fn search<T, F>(&self, question: Question, search: F) -> Option<T>
    where
        T: Send + 'static,
        F: FnOnce(&mut Engine, &Question, &dyn Fn() -> bool) -> Option<T> + Send + 'static,
    {
        // The semaphore is never closed.
        let _permit = self.permits.acquire().await.ok()?;
        let mut engine = self
            .engines()
            .pop()
            .unwrap_or_else(|| Engine::new(TABLE_MEGABYTES));
        let stopped = Arc::clone(&self.stopped);
        let searched = tokio::task::spawn_blocking(move || {
            let end = Instant::now() + Duration::from_millis(question.budget_ms);
            let stop = || {
                question.stop.load(Ordering::Relaxed)
                    || stopped.load(Ordering::Relaxed)
                    || Instant::now() >= end
            };
            let answer = search(&mut engine, &question, &stop);
            (engine, answer)
        })
        .await;
        match searched {
            Ok((engine, answer)) => {
                self.engines().push(engine);
                answer
            }
            Err(error) => {
                tracing::error!(%error, "the engine broke off");
                None
            }
        }
    }

    fn engines(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        // Only pushes and pops happen under the lock: it can't hold nonsense.
        self.engines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
