//! The owner of one live game: everything that happens in it passes through
//! here, one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{broadcast, mpsc, oneshot, watch};
use tokio::time::{Instant, sleep_until};

use super::action::{Action, ActionKind};
use super::backoff::Backoff;
use super::claims::{self, Known};
use super::computer::{Choice, Computers};
use super::decide::{self, Decision, Now};
use super::event::Event;
use super::game::Game;
use super::lag::LagQuota;
use super::registry::Registration;
use super::ruling::Basis;
use crate::limits;
use crate::problem::{Problem, ProblemKind};
use crate::referee::DecreeWish;
use crate::storage::{Append, Progress, Storage};

mod errand;
mod keep;

/// The state of a game at some moment, for everyone who looks on.
#[derive(Clone, Debug)]
pub(crate) struct Snapshot {
    /// The game.
    pub(crate) game: Arc<Game>,
    /// What led to it: the name of an event, or `state` for how it was found.
    pub(crate) cause: &'static str,
    /// Whether the computer is thinking about its move.
    pub(crate) thinking: bool,
    epoch: Epoch,
}

impl Snapshot {
    /// The game's own time, in which its clock counts.
    pub(crate) fn now_ms(&self) -> u64 {
        self.epoch.now_ms()
    }
}

/// How the game's own time and ours hang together.
#[derive(Clone, Copy, Debug)]
pub(super) struct Epoch {
    /// A moment of ours.
    pub(super) began: Instant,
    /// The game's time at that moment.
    pub(super) base_ms: u64,
}

impl Epoch {
    fn now_ms(self) -> u64 {
        self.base_ms.saturating_add(millis(self.began.elapsed()))
    }

    /// Our moment for one of the game's; a past one is now.
    fn moment(self, ms: u64) -> Instant {
        self.began + Duration::from_millis(ms.saturating_sub(self.base_ms))
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// Milliseconds since 1970.
pub(crate) fn unix_ms() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, millis)
}

/// Something for the task to do.
#[derive(Debug)]
pub(super) enum Command {
    /// The owner acts.
    Act {
        action: Action,
        lag_ms: u64,
        answer: oneshot::Sender<Result<Snapshot, Problem>>,
    },
    /// A referee decides.
    Decree {
        wish: Box<DecreeWish>,
        referee: String,
        key: Option<String>,
        answer: oneshot::Sender<Result<u64, Problem>>,
    },
    /// The computer found its move; `None` if it was told to stop.
    Chosen { errand: u64, choice: Option<Choice> },
    /// The computer made up its mind about a draw.
    Answered { errand: u64, accepts: bool },
    /// The position was looked into for a ruling.
    Assessed {
        errand: u64,
        known: Known,
        basis: Basis,
    },
}

/// Something the computer was asked to do. Its answer counts only as long as
/// the task still holds the errand.
#[derive(Debug)]
struct Errand {
    number: u64,
    stop: Arc<AtomicBool>,
}

impl Drop for Errand {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// The task of one game.
#[derive(Debug)]
pub(super) struct Task {
    /// First, so that the entry in the registry goes before anything else does.
    pub(super) registration: Registration,
    pub(super) game: Arc<Game>,
    pub(super) storage: Arc<dyn Storage>,
    pub(super) computers: Arc<Computers>,
    pub(super) backoff: Arc<Backoff>,
    /// Until when the computer waits, since its last events could not be saved.
    pub(super) hold: Option<Instant>,
    /// When the log was last written to: it then knows where the clock stood.
    pub(super) kept: Instant,
    pub(super) mailbox: mpsc::Receiver<Command>,
    pub(super) myself: mpsc::WeakSender<Command>,
    pub(super) snapshots: watch::Sender<Snapshot>,
    /// Who looks at all games hears of each change.
    pub(super) changes: broadcast::Sender<Arc<str>>,
    pub(super) epoch: Epoch,
    /// How long the owner's messages are under way, as far as is known.
    pub(super) lag_ms: Arc<AtomicU64>,
    pub(super) idle: Duration,
    pub(super) errands: Errands,
}

/// What the computer is busy with for one game.
#[derive(Debug, Default)]
pub(super) struct Errands {
    next: u64,
    mv: Option<Errand>,
    draw: Option<Errand>,
    ruling: Option<Errand>,
}

/// Why a task ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// Nobody looks on and nothing runs.
    Idle,
    /// The log and our state may differ: the game must be read again.
    Unsure,
    /// Everyone who could speak to us is gone.
    Forgotten,
}

/// A task to be spawned, and how to reach it.
pub(super) fn first_snapshot(game: &Arc<Game>, epoch: Epoch) -> Snapshot {
    Snapshot {
        game: Arc::clone(game),
        cause: "state",
        thinking: thinks(game),
        epoch,
    }
}

impl Task {
    /// Runs until the game is idle, or lost its storage.
    pub(super) async fn run(mut self) {
        self.hold = self.backoff.until(self.game.id(), Instant::now());
        self.keep_computer_busy();
        let end = self.serve().await;
        // Whoever has just written to us gets an answer; nobody can write more.
        self.mailbox.close();
        if end == End::Idle {
            while let Some(command) = self.mailbox.recv().await {
                if self.handle(command).await.is_err() {
                    break;
                }
            }
        }
        tracing::debug!(game.id = self.game.id(), game.end = ?end, "game left memory");
        drop(self.registration);
    }

    async fn serve(&mut self) -> End {
        let mut last = Instant::now();
        loop {
            let flag = self
                .game
                .flag_at()
                .map(|ms| self.epoch.moment(ms.saturating_add(self.grace())));
            let idle = last + self.idle;
            tokio::select! {
                // A move that is here already goes before the fall of a flag.
                biased;
                command = self.mailbox.recv() => {
                    let Some(command) = command else { return End::Forgotten };
                    last = Instant::now();
                    if let Err(end) = self.handle(command).await {
                        return end;
                    }
                }
                () = sleep_until(flag.unwrap_or(idle)), if flag.is_some() => {
                    if let Err(end) = self.flag().await {
                        return end;
                    }
                }
                () = sleep_until(self.hold.unwrap_or(idle)), if self.hold.is_some() => {
                    self.hold = None;
                    self.keep_computer_busy();
                }
                () = sleep_until(self.kept + limits::CLOCK_KEPT), if self.game.keeps_clock() => {
                    if let Err(end) = self.keep_clock().await {
                        return end;
                    }
                }
                () = sleep_until(idle) => {
                    if self.is_idle() {
                        return End::Idle;
                    }
                    last = Instant::now();
                }
            }
        }
    }

    /// Whether the game can leave memory: nobody but the registry looks on, the
    /// computer has nothing to do and no clock runs.
    fn is_idle(&self) -> bool {
        self.snapshots.receiver_count() <= 1
            && self.errands.mv.is_none()
            && self.errands.draw.is_none()
            && self.errands.ruling.is_none()
            && !self.game.clock_needs_watching()
            && self.hold.is_none()
    }

    async fn handle(&mut self, command: Command) -> Result<(), End> {
        match command {
            Command::Act {
                action,
                lag_ms,
                answer,
            } => {
                let (result, end) = self.act(&action, lag_ms).await;
                // Whoever left before the answer sees the state on return.
                let _ = answer.send(result);
                end
            }
            Command::Decree {
                wish,
                referee,
                key,
                answer,
            } => {
                let (result, end) = self.decree(&wish, &referee, key.as_deref()).await;
                let _ = answer.send(result);
                end
            }
            Command::Chosen { errand, choice } => self.chosen(errand, choice).await,
            Command::Answered { errand, accepts } => self.answered(errand, accepts).await,
            Command::Assessed {
                errand,
                known,
                basis,
            } => self.assessed(errand, &known, basis).await,
        }
    }

    async fn act(
        &mut self,
        action: &Action,
        lag_ms: u64,
    ) -> (Result<Snapshot, Problem>, Result<(), End>) {
        let lag_ms = match action.kind {
            // Whoever points at a flag, the move under way is the owner's.
            ActionKind::Flag => self.lag_ms.load(Ordering::Relaxed),
            _ => lag_ms,
        };
        let now = self.now(lag_ms);
        match decide::decide(&self.game, action, now) {
            Err(problem) => (Err(problem), Ok(())),
            Ok(Decision::Already) => (Ok(self.snapshot("state")), Ok(())),
            Ok(Decision::Do(events, lag)) => match self.commit(events, lag).await {
                Ok(()) => (Ok(self.snapshots.borrow().clone()), Ok(())),
                Err((problem, end)) => (Err(problem), end),
            },
        }
    }

    /// A referee decides; the answer is the version that the decision made.
    async fn decree(
        &mut self,
        wish: &DecreeWish,
        referee: &str,
        key: Option<&str>,
    ) -> (Result<u64, Problem>, Result<(), End>) {
        let version = self.game.version() + 1;
        match crate::referee::decide(&self.game, wish, referee, key, self.now(0)) {
            Err(problem) => (Err(problem), Ok(())),
            Ok(events) => match self.commit(events, None).await {
                Ok(()) => (Ok(version), Ok(())),
                Err((problem, end)) => (Err(problem), end),
            },
        }
    }

    async fn chosen(&mut self, errand: u64, choice: Option<Choice>) -> Result<(), End> {
        if self
            .errands
            .mv
            .take_if(|current| current.number == errand)
            .is_none()
        {
            return Ok(());
        }
        let Some(choice) = choice.filter(|_| self.game.asked().is_none()) else {
            return Ok(());
        };
        let now = self.now(0);
        if choice.prefers_draw()
            && let Some(events) = claims::computer_claims(&self.game, now)
        {
            return self.commit_own(events, None).await;
        }
        let Decision::Do(events, lag) = decide::play(&self.game, &choice.mv, now) else {
            return Ok(());
        };
        self.commit_own(events, lag).await
    }

    async fn answered(&mut self, errand: u64, accepts: bool) -> Result<(), End> {
        if self
            .errands
            .draw
            .take_if(|current| current.number == errand)
            .is_none()
        {
            return Ok(());
        }
        let now = self.now(0);
        let agreed = self
            .game
            .draw_offer()
            .filter(|_| accepts)
            .and_then(|by| decide::agreement(&self.game, by, now).ok());
        let events = agreed.unwrap_or_else(|| vec![Event::DrawDeclined { at: now.at }]);
        self.commit_own(events, None).await
    }

    async fn assessed(&mut self, errand: u64, known: &Known, basis: Basis) -> Result<(), End> {
        if self
            .errands
            .ruling
            .take_if(|current| current.number == errand)
            .is_none()
        {
            return Ok(());
        }
        let events = claims::rule(&self.game, known, basis, self.now(0));
        if events.is_empty() {
            return Ok(());
        }
        self.commit_own(events, None).await
    }

    async fn flag(&mut self) -> Result<(), End> {
        let now = self.now(0);
        let fallen = self.game.fallen(now.ms.saturating_sub(self.grace()));
        let Some((side, _)) = fallen else {
            // Timers may wake a moment early.
            tokio::time::sleep(Duration::from_millis(1)).await;
            return Ok(());
        };
        let events = decide::flag_events(&self.game, side, now);
        self.commit_own(events, None).await
    }

    /// Commits what nobody waits for. If the storage refuses, the game is read
    /// again by whoever looks next, and the computer then thinks again, after a
    /// wait that grows with each failure.
    async fn commit_own(&mut self, events: Vec<Event>, lag: Option<LagQuota>) -> Result<(), End> {
        let id = self.game.id().to_owned();
        match self.commit(events, lag).await {
            Ok(()) => {
                self.backoff.succeeded(&id);
                Ok(())
            }
            Err(_) => {
                self.backoff.failed(&id, Instant::now());
                Err(End::Unsure)
            }
        }
    }

    /// Makes events part of the game: first in the log, then in memory, then for
    /// everyone to see.
    async fn commit(
        &mut self,
        events: Vec<Event>,
        lag: Option<LagQuota>,
    ) -> Result<(), (Problem, Result<(), End>)> {
        let cause = events.first().map_or("state", Event::name);
        let (next, events) = decide::advance(&self.game, events, lag).map_err(|error| {
            tracing::error!(%error, "events don't fit their game");
            (Problem::new(ProblemKind::Internal), Err(End::Unsure))
        })?;
        self.store(&next, &events).await?;
        self.game = Arc::new(next);
        self.kept = Instant::now();
        self.keep_computer_busy();
        let snapshot = self.snapshot(cause);
        self.snapshots.send_replace(snapshot);
        // Nobody may be listening.
        let _ = self.changes.send(self.game.id().into());
        Ok(())
    }

    async fn store(&self, next: &Game, events: &[Event]) -> Result<(), (Problem, Result<(), End>)> {
        let payloads = events
            .iter()
            .map(serde_json::to_string)
            .collect::<Result<Vec<_>, _>>();
        let payloads = payloads.map_err(|error| {
            tracing::error!(%error, "an event can't be written as JSON");
            (Problem::new(ProblemKind::Internal), Ok(()))
        })?;
        let append = Append {
            game: next.id().to_owned(),
            payloads,
            progress: progress_of(next),
        };
        self.storage.append(append).await.map_err(|error| {
            tracing::error!(game.id = next.id(), %error, "a game could not be saved");
            // After a refusal our state still is what the log says.
            let end = if error.is_refusal() {
                Ok(())
            } else {
                Err(End::Unsure)
            };
            (Problem::new(ProblemKind::Storage), end)
        })
    }

    /// How long a fallen flag waits for a move that may be under way.
    fn grace(&self) -> u64 {
        self.game.grace(self.lag_ms.load(Ordering::Relaxed))
    }

    fn now(&self, lag_ms: u64) -> Now {
        Now {
            ms: self.epoch.now_ms(),
            at: unix_ms(),
            lag_ms,
        }
    }

    fn snapshot(&self, cause: &'static str) -> Snapshot {
        let thinking = thinks(&self.game);
        Snapshot {
            game: Arc::clone(&self.game),
            cause,
            thinking,
            epoch: self.epoch,
        }
    }
}

/// Whether the computer thinks about its move. While a ruling is asked for,
/// nobody moves.
fn thinks(game: &Game) -> bool {
    game.computer_to_move() && game.asked().is_none() && !game.desk().is_paused()
}

fn is_asked_for_a_draw(game: &Game) -> bool {
    game.computer_side().is_some() && game.draw_offer().is_some() && !game.is_over()
}

/// The row for lists.
pub(super) fn progress_of(game: &Game) -> Progress {
    Progress {
        version: game.version(),
        ply: game.ply(),
        result: game
            .verdict()
            .map(|verdict| verdict.result(game.variant().spelling()).to_owned()),
        updated_at: game.updated_at(),
    }
}

/// A mailbox of the right size.
pub(super) fn mailbox() -> (mpsc::Sender<Command>, mpsc::Receiver<Command>) {
    mpsc::channel(limits::MAILBOX)
}
