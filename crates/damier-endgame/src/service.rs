//! Tables for a running program: made when they are first needed, in the
//! background, and never waited for.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use damier_arbiter::RuleBook;
use damier_draughts::Variant;

use crate::store::Folder;
use crate::tables::Tables;
use crate::workshop::{Order, Progress, build};

/// From so many pieces on tables are worth asking for: a few captures lead there.
pub const NEAR: usize = 8;

/// The most pieces of the tables that are made unasked.
const PIECES: u8 = 4;
/// Memory that making them may take: far more than it does.
const MEMORY: u64 = 1 << 30;

/// Where the tables of a game are.
#[derive(Clone, Debug)]
pub enum State {
    /// They are being made.
    Building(Progress),
    /// They are open.
    Ready(Arc<Tables>),
    /// There are none; why, in English, for a log.
    Failed(String),
}

/// Opens the tables of games, and makes those that are missing.
///
/// Nothing here blocks: who asks gets what there is. One thread at a time makes
/// tables, a game after the other.
///
/// ```
/// use damier_arbiter::RuleBook;
/// use damier_draughts::Variant;
/// use damier_endgame::{EndgameService, Folder};
///
/// let folder = tempfile::tempdir()?;
/// let service = EndgameService::new(Folder::new(folder.path()));
/// let book = RuleBook::default_for("russian").expect("built in");
/// // At first there is nothing; some seconds later there is.
/// assert!(service.tables(Variant::Russian, &book).is_none());
/// service.stop();
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct EndgameService {
    shared: Arc<Shared>,
}

#[derive(Debug)]
struct Shared {
    folder: Folder,
    states: Mutex<HashMap<(Variant, String), State>>,
    /// What whoever runs the program should know, in English.
    notes: Mutex<Vec<String>>,
    /// Held while tables are being made.
    bench: Mutex<()>,
    stop: AtomicBool,
}

impl EndgameService {
    /// Tables below a folder. Nothing is opened or made yet.
    pub fn new(folder: Folder) -> EndgameService {
        EndgameService {
            shared: Arc::new(Shared {
                folder,
                states: Mutex::default(),
                notes: Mutex::default(),
                bench: Mutex::default(),
                stop: AtomicBool::new(false),
            }),
        }
    }

    /// The tables of a game under a book, if they are ready. If nobody has asked
    /// before, making them is begun.
    pub fn tables(&self, variant: Variant, book: &Arc<RuleBook>) -> Option<Arc<Tables>> {
        match self.state(variant, book) {
            State::Ready(tables) => Some(tables),
            State::Building(_) | State::Failed(_) => None,
        }
    }

    /// The tables of a game under a book if all their files are there and sound. This
    /// reads the files, which takes a moment, and begins nothing.
    pub fn kept(&self, variant: Variant, book: &Arc<RuleBook>) -> Option<Arc<Tables>> {
        let key = key(variant, book);
        if let Some(state) = self.shared.states().get(&key) {
            return match state {
                State::Ready(tables) => Some(Arc::clone(tables)),
                State::Building(_) | State::Failed(_) => None,
            };
        }
        let tables = Tables::open(&self.shared.folder, variant, Some(book), PIECES)?;
        if !tables.missing().is_empty() {
            return None;
        }
        let tables = Arc::new(tables);
        let ready = State::Ready(Arc::clone(&tables));
        self.shared.states().insert(key, ready);
        Some(tables)
    }

    /// The same; but if files are missing, making them is begun, and goes on as long
    /// as the program runs. What is done by then is kept.
    pub fn at_hand(&self, variant: Variant, book: &Arc<RuleBook>) -> Option<Arc<Tables>> {
        let kept = self.kept(variant, book);
        kept.or_else(|| self.tables(variant, book))
    }

    /// How far the tables of a game under a book are; begins with them if nobody
    /// has asked before.
    pub fn state(&self, variant: Variant, book: &Arc<RuleBook>) -> State {
        let key = key(variant, book);
        let mut states = self.shared.states();
        if let Some(state) = states.get(&key) {
            return state.clone();
        }
        let state = State::Building(Progress { done: 0, all: 0 });
        states.insert(key.clone(), state.clone());
        drop(states);
        let shared = Arc::clone(&self.shared);
        let book = Arc::clone(book);
        let name = format!("tables-{}", variant.id());
        let begun = thread::Builder::new().name(name).spawn({
            let key = key.clone();
            move || shared.work(key, &book)
        });
        if let Err(error) = begun {
            let failed = State::Failed(error.to_string());
            self.shared.states().insert(key, failed.clone());
            return failed;
        }
        state
    }

    /// What happened since this was last asked, a sentence each, in English for a
    /// log: files that were damaged and had to be made anew.
    pub fn take_notes(&self) -> Vec<String> {
        let notes = self.shared.notes.lock();
        std::mem::take(&mut *notes.unwrap_or_else(PoisonError::into_inner))
    }

    /// Makes no more tables. Those that are ready stay open.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }
}

/// What the tables of a game under a book go by.
fn key(variant: Variant, book: &RuleBook) -> (Variant, String) {
    (variant, format!("{} {:?}", book.id(), chosen(book)))
}

/// The settings of a book that are in force.
fn chosen(book: &RuleBook) -> Vec<(&str, &str)> {
    let settings = book.settings().iter();
    settings
        .map(|setting| (setting.id.as_str(), setting.chosen.as_str()))
        .collect()
}

impl Shared {
    fn states(&self) -> MutexGuard<'_, HashMap<(Variant, String), State>> {
        self.states.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, key: (Variant, String), book: &Arc<RuleBook>) {
        let state = {
            let _bench = self.bench.lock().unwrap_or_else(PoisonError::into_inner);
            self.make(&key, book)
        };
        self.states().insert(key, state);
    }

    fn make(&self, key: &(Variant, String), book: &Arc<RuleBook>) -> State {
        let order = Order {
            variant: key.0,
            book: Some(Arc::clone(book)),
            pure: true,
            pieces: PIECES,
            threads: 1,
            memory: MEMORY,
        };
        let built = build(&order, &self.folder, &mut |progress| {
            self.states().insert(key.clone(), State::Building(progress));
            !self.stop.load(Ordering::Relaxed)
        });
        match built {
            Err(error) => return State::Failed(error.to_string()),
            Ok(report) => {
                let notes = self.notes.lock();
                let mut notes = notes.unwrap_or_else(PoisonError::into_inner);
                notes.extend(
                    report
                        .replaced
                        .iter()
                        .map(|(path, problem)| format!("{}: {problem}", path.display())),
                );
            }
        }
        match Tables::open(&self.folder, key.0, Some(book), PIECES) {
            Some(tables) => State::Ready(Arc::new(tables)),
            None => State::Failed("there can be no tables for this game".to_owned()),
        }
    }
}
