//! Events as they are kept: each step is stored before it counts.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use damier_tournament::model::What;
use serde_json::{Value, json};
use tokio::sync::{Mutex as Turn, broadcast};

use super::doc::Doc;
use super::game::Seen;
use super::patch::{apply, difference};
use super::step::{Deed, Step, Told};
use crate::live::{Live, unix_ms};
use crate::playoff::Playoffs;
use crate::problem::{Problem, ProblemKind};
use crate::session::{ALPHABET, random_word};
use crate::storage::{Ledger, StorageError, TournamentAppend, TournamentRecord};

/// Length of an event's name. Another one than that of a game or a match, so that
/// nobody takes one for the other.
const NAME_LENGTH: usize = 7;

/// How many events a list shows.
const LISTED: u32 = 200;

/// How many events stay in memory while nobody changes them.
const REMEMBERED: usize = 32;

/// How many changes a listener may be behind.
const CHANGES: usize = 256;

/// An event's place in memory, which one at a time may change.
type Desk = Arc<Turn<Option<Loaded>>>;

/// All events of the server.
#[derive(Clone, Debug)]
pub(crate) struct Tournaments {
    pub(super) live: Live,
    pub(super) playoffs: Playoffs,
    open: Arc<Mutex<HashMap<String, Desk>>>,
    changes: broadcast::Sender<(Arc<str>, u64)>,
    pub(super) seen: Arc<Mutex<Seen>>,
}

/// An event in memory.
#[derive(Clone, Debug)]
struct Loaded {
    version: u64,
    doc: Arc<Doc>,
    json: Arc<Value>,
    /// Steps that can be taken back, the last one last.
    done: Vec<u64>,
    last: Told,
}

/// An event as it stands.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    /// Its name in addresses.
    pub(crate) id: String,
    /// Number of steps so far.
    pub(crate) version: u64,
    /// The document.
    pub(crate) doc: Arc<Doc>,
    /// The step that would be taken back.
    pub(crate) undo: Option<u64>,
    /// The last step.
    pub(crate) last: Told,
}

impl Tournaments {
    pub(crate) fn new(live: Live, playoffs: Playoffs) -> Tournaments {
        Tournaments {
            seen: Arc::new(Mutex::new(Seen::new(&live))),
            live,
            playoffs,
            open: Arc::default(),
            changes: broadcast::Sender::new(CHANGES),
        }
    }

    fn ledger(&self) -> Result<&dyn Ledger, Problem> {
        self.live
            .ledger()
            .ok_or_else(|| Problem::new(ProblemKind::Storage))
    }

    /// Names and new versions of events that change from now on.
    pub(crate) fn changes(&self) -> broadcast::Receiver<(Arc<str>, u64)> {
        self.changes.subscribe()
    }

    /// Keeps a new event and returns its name.
    ///
    /// # Errors
    ///
    /// A problem if it can't be saved.
    pub(crate) async fn create(&self, doc: &Doc, by: &str) -> Result<String, Problem> {
        let ledger = self.ledger()?;
        let step = Step::Created {
            doc: serde_json::to_value(doc).map_err(fault)?,
            by: by.to_owned(),
            at: unix_ms(),
        };
        let payload = serde_json::to_string(&step).map_err(fault)?;
        loop {
            let id = random_word(NAME_LENGTH);
            let append = TournamentAppend {
                record: record(&id, doc),
                version: 1,
                payload: payload.clone(),
            };
            match ledger.append_tournament(append).await {
                Ok(()) => return Ok(id),
                // The name is taken: draw another.
                Err(StorageError::Conflict { .. }) => {}
                Err(error) => return Err(refused(error)),
            }
        }
    }

    /// Every event, the last one touched first.
    ///
    /// # Errors
    ///
    /// A problem if the storage can't be read.
    pub(crate) async fn list(&self) -> Result<Vec<TournamentRecord>, Problem> {
        match self.live.ledger() {
            Some(ledger) => ledger.tournaments(LISTED).await.map_err(refused),
            None => Ok(Vec::new()),
        }
    }

    /// An event, brought up to date with the games that are played for it.
    ///
    /// # Errors
    ///
    /// A problem if there is no such event or it can't be read or saved.
    pub(crate) async fn find(&self, id: &str) -> Result<Found, Problem> {
        let slot = self.slot(id)?;
        let mut slot = slot.lock().await;
        let loaded = self.loaded(id, &mut slot).await?;
        let found = shown(id, loaded);
        match self.news(&found).await? {
            Some((doc, deed)) => self.store(id, loaded, doc, deed, "").await?,
            None => return Ok(found),
        }
        Ok(shown(id, loaded))
    }

    /// Does something to an event. With the version that the caller has seen, it is
    /// refused if somebody has changed the event since. The answer is what `act`
    /// answers, beside the event after it.
    ///
    /// # Errors
    ///
    /// The problem why not; then nothing is changed.
    pub(crate) async fn change<T: Send + 'static>(
        &self,
        id: &str,
        by: &str,
        seen: Option<u64>,
        act: impl FnOnce(&mut Doc) -> Result<(Deed, T), Problem> + Send + 'static,
    ) -> Result<(Found, T), Problem> {
        let slot = self.slot(id)?;
        let mut slot = slot.lock().await;
        let loaded = self.loaded(id, &mut slot).await?;
        fresh(loaded, seen)?;
        let mut doc = Doc::clone(&loaded.doc);
        // Pairing thousands takes seconds.
        let work = move || act(&mut doc).map(|(deed, answer)| (doc, deed, answer));
        let done = tokio::task::spawn_blocking(work).await;
        let (doc, deed, answer) = done.map_err(fault)??;
        if doc != *loaded.doc {
            self.store(id, loaded, doc, deed, by).await?;
        }
        Ok((shown(id, loaded), answer))
    }

    /// Takes the last step back that was not taken back.
    ///
    /// # Errors
    ///
    /// The problem why not.
    pub(crate) async fn undo(&self, id: &str, by: &str, seen: u64) -> Result<Found, Problem> {
        let slot = self.slot(id)?;
        let mut slot = slot.lock().await;
        let loaded = self.loaded(id, &mut slot).await?;
        fresh(loaded, Some(seen))?;
        let nothing = || Problem::new(ProblemKind::EventRefused).detail("problem-event-no-undo");
        let undoes = loaded.done.last().copied().ok_or_else(nothing)?;
        let steps = self.steps(id).await?;
        let mut before = Value::Null;
        let mut now = Value::Null;
        for (version, step) in (1..).zip(&steps) {
            play(&mut now, step)?;
            if version + 1 == undoes {
                before = now.clone();
            }
        }
        let mut doc: Doc = serde_json::from_value(before).map_err(fault)?;
        doc.keep_brought(&loaded.doc);
        // Nobody gets another start position by taking a round back.
        doc.event.keep_start_draws(&loaded.doc.event);
        // What was noted stays noted, and that it was taken back.
        doc.event.log.clone_from(&loaded.doc.event.log);
        doc.event.note(Some(when(unix_ms())), What::Undone);
        let json = serde_json::to_value(&doc).map_err(fault)?;
        let step = Step::Undone {
            undoes,
            by: by.to_owned(),
            at: unix_ms(),
            changes: difference(&loaded.json, &json),
        };
        self.append(id, loaded, step, doc, json).await?;
        loaded.done.pop();
        Ok(shown(id, loaded))
    }

    /// The steps of an event without their contents, the last one first.
    ///
    /// # Errors
    ///
    /// A problem if there is no such event or it can't be read.
    pub(crate) async fn history(&self, id: &str) -> Result<Vec<Told>, Problem> {
        self.slot(id)?;
        let steps = self.steps(id).await?;
        let told = (1..).zip(&steps).map(|(version, step)| step.told(version));
        let mut told: Vec<Told> = told.collect();
        told.reverse();
        Ok(told)
    }

    async fn store(
        &self,
        id: &str,
        loaded: &mut Loaded,
        doc: Doc,
        deed: Deed,
        by: &str,
    ) -> Result<(), Problem> {
        let json = serde_json::to_value(&doc).map_err(fault)?;
        let step = Step::Changed {
            deed,
            by: by.to_owned(),
            at: unix_ms(),
            changes: difference(&loaded.json, &json),
        };
        self.append(id, loaded, step, doc, json).await?;
        loaded.done.push(loaded.version);
        Ok(())
    }

    async fn append(
        &self,
        id: &str,
        loaded: &mut Loaded,
        step: Step,
        doc: Doc,
        json: Value,
    ) -> Result<(), Problem> {
        let version = loaded.version + 1;
        let append = TournamentAppend {
            record: record(id, &doc),
            version,
            payload: serde_json::to_string(&step).map_err(fault)?,
        };
        self.ledger()?
            .append_tournament(append)
            .await
            .map_err(refused)?;
        loaded.version = version;
        loaded.doc = Arc::new(doc);
        loaded.json = Arc::new(json);
        loaded.last = step.told(version);
        // Nobody may be listening.
        let _ = self.changes.send((id.into(), version));
        Ok(())
    }

    fn slot(&self, id: &str) -> Result<Arc<Turn<Option<Loaded>>>, Problem> {
        let ours = id.len() == NAME_LENGTH && id.bytes().all(|byte| ALPHABET.contains(&byte));
        if !ours {
            return Err(unknown(id));
        }
        // Single inserts and removals leave no half-done state behind.
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() > REMEMBERED {
            open.retain(|_, slot| Arc::strong_count(slot) > 1);
        }
        Ok(Arc::clone(open.entry(id.to_owned()).or_default()))
    }

    async fn loaded<'a>(
        &self,
        id: &str,
        slot: &'a mut Option<Loaded>,
    ) -> Result<&'a mut Loaded, Problem> {
        if slot.is_none() {
            *slot = Some(self.load(id).await?);
        }
        slot.as_mut().ok_or_else(|| unknown(id))
    }

    async fn load(&self, id: &str) -> Result<Loaded, Problem> {
        let steps = self.steps(id).await?;
        let mut json = Value::Null;
        let mut done = Vec::new();
        let mut last = None;
        for (version, step) in (1..).zip(&steps) {
            play(&mut json, step)?;
            match step {
                Step::Created { .. } => {}
                Step::Changed { .. } => done.push(version),
                Step::Undone { .. } => {
                    done.pop();
                }
            }
            last = Some(step.told(version));
        }
        let doc = Doc::clone(&serde_json::from_value(json.clone()).map_err(fault)?);
        let last = last.ok_or_else(|| unknown(id))?;
        Ok(Loaded {
            version: last.version,
            doc: Arc::new(doc),
            json: Arc::new(json),
            done,
            last,
        })
    }

    async fn steps(&self, id: &str) -> Result<Vec<Step>, Problem> {
        let Some(ledger) = self.live.ledger() else {
            return Err(unknown(id));
        };
        let stored = ledger.tournament(id).await.map_err(refused)?;
        if stored.is_empty() {
            return Err(unknown(id));
        }
        let steps = stored
            .iter()
            .map(|step| serde_json::from_str(&step.payload));
        let steps: Result<Vec<Step>, _> = steps.collect();
        steps.map_err(|error| fault(format!("event {id}: {error}")))
    }
}

/// Does to the document what a step did.
fn play(json: &mut Value, step: &Step) -> Result<(), Problem> {
    match step {
        Step::Created { doc, .. } => {
            *json = doc.clone();
            Ok(())
        }
        Step::Changed { changes, .. } | Step::Undone { changes, .. } => {
            apply(json, changes).map_err(fault)
        }
    }
}

fn shown(id: &str, loaded: &Loaded) -> Found {
    Found {
        id: id.to_owned(),
        version: loaded.version,
        doc: Arc::clone(&loaded.doc),
        undo: loaded.done.last().copied(),
        last: loaded.last.clone(),
    }
}

/// Whether the caller has seen the last step.
fn fresh(loaded: &Loaded, seen: Option<u64>) -> Result<(), Problem> {
    match seen {
        Some(seen) if seen != loaded.version => Err(Problem::new(ProblemKind::StaleEvent)
            .text("who", loaded.last.by.clone())
            .member("version", json!(loaded.version))),
        _ => Ok(()),
    }
}

/// A moment as logs of events write it: `2026-11-05 14:03 UTC`.
pub(crate) fn when(unix_ms: u64) -> String {
    crate::pages::date::plain(unix_ms)
}

fn record(id: &str, doc: &Doc) -> TournamentRecord {
    TournamentRecord {
        id: id.to_owned(),
        name: doc.event.name.clone(),
        updated_at: unix_ms(),
    }
}

fn unknown(id: &str) -> Problem {
    let shown = crate::live::shorten(id);
    Problem::new(ProblemKind::NoSuchEvent).text("event", shown)
}

fn refused(error: StorageError) -> Problem {
    tracing::error!(%error, "the storage refused");
    Problem::new(ProblemKind::Storage)
}

fn fault(what: impl std::fmt::Display) -> Problem {
    tracing::error!("{what}");
    Problem::new(ProblemKind::Internal)
}
