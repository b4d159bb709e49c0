//! Building sets of tables into a folder, and going on where a build was cut
//! short.

use std::collections::BTreeSet;
use std::fmt;
use std::io;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use damier_arbiter::RuleBook;
use damier_draughts::Variant;

use crate::build::{Shelf, Signals, Site, Stop, Wanted};
use crate::check::Mismatch;
use crate::class::{Class, MOST_PIECES};
use crate::inspect::inspect;
use crate::store::{FileProblem, Folder, TableFile, encode, remove_leftovers, write};
use crate::table::Layer;
use crate::tables::{Frame, Metric, Tables};
use crate::workload::{below, frame, load, positions, weight};

/// The most positions that are made before they are written.
const BATCH: u64 = 1 << 26;
/// Positions of a batch after which it is told how far it is.
const WORTH_TELLING: u64 = 1 << 24;

/// What is to be built.
#[derive(Clone, Debug)]
pub struct Order {
    /// The game.
    pub variant: Variant,
    /// The rule book whose counters are to be known; `None`: none.
    pub book: Option<Arc<RuleBook>>,
    /// Whether the plies to the end of the pure game are wanted too.
    pub pure: bool,
    /// The most pieces of a position.
    pub pieces: u8,
    /// Threads to work with.
    pub threads: usize,
    /// The most memory for tables, in bytes.
    pub memory: u64,
}

/// How far a build is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions done, those found on disk included. Each side to move counts.
    pub done: u64,
    /// Positions in all.
    pub all: u64,
}

/// What a build did.
#[derive(Debug, Default)]
pub struct Report {
    /// Classes that were on disk, whole and of the same rules.
    pub kept: usize,
    /// Classes built.
    pub built: usize,
    /// Files that were there but could not be used, and why.
    pub replaced: Vec<(PathBuf, FileProblem)>,
    /// Bytes on disk of the whole set.
    pub bytes: u64,
    /// Positions of the whole set.
    pub positions: u64,
}

/// Why a build did not finish.
#[derive(Debug)]
pub enum BuildError {
    /// There are no tables for this game: its board has too many squares.
    NoTables(Variant),
    /// Tables for so many pieces are beyond this program.
    TooManyPieces(u8),
    /// The memory does not suffice for a class: so many bytes would.
    Memory {
        /// The class.
        class: Class,
        /// What it takes.
        needed: u64,
    },
    /// A file cannot be written.
    Write(PathBuf, io::Error),
    /// It was stopped; what is done is kept.
    Stopped,
    /// A move leads to a class that has no table, or a class has more different
    /// values than a file holds.
    Beyond(Class),
    /// A position of a class just made disagrees with what its moves make of it: the
    /// program, the memory or the disk is at fault.
    Wrong(Class, Mismatch),
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::NoTables(variant) => write!(
                f,
                "there are no endgame tables for {}: its board does not fit a machine word",
                variant.id()
            ),
            BuildError::TooManyPieces(pieces) => write!(
                f,
                "{pieces} pieces are too many: tables go from 2 to {MOST_PIECES}"
            ),
            BuildError::Memory { class, needed } => write!(
                f,
                "{class} takes {} MB of memory: allow more",
                needed.div_ceil(1 << 20)
            ),
            BuildError::Write(path, error) => {
                write!(f, "{} cannot be written: {error}", path.display())
            }
            BuildError::Stopped => f.write_str("stopped; what is done is kept"),
            BuildError::Beyond(class) => {
                write!(f, "{class} has values that these tables cannot hold")
            }
            BuildError::Wrong(class, mismatch) => write!(
                f,
                "{class} came out wrong at {}: {mismatch}; its files are not to be trusted, \
                 remove them",
                mismatch.fen
            ),
        }
    }
}

impl std::error::Error for BuildError {}

/// Builds what is missing of a set. `tell` hears how far it is, now and then, and
/// says whether to go on.
///
/// # Errors
///
/// [`BuildError`]. What is done by then is kept.
pub fn build(
    order: &Order,
    folder: &Folder,
    tell: &mut dyn FnMut(Progress) -> bool,
) -> Result<Report, BuildError> {
    let frame = frame(order)?;
    let mut work = Work {
        frame: &frame,
        order,
        folder,
        shelf: Shelf::new(),
        signals: Signals::default(),
        report: Report::default(),
        made: None,
        done: 0,
        all: 0,
    };
    let todo = work.look(tell)?;
    work.sweep();
    work.run(&todo, tell)?;
    Ok(work.report)
}

struct Work<'w> {
    frame: &'w Frame,
    order: &'w Order,
    folder: &'w Folder,
    shelf: Shelf,
    signals: Signals,
    report: Report,
    /// What is on disk, to check what is made against.
    made: Option<Arc<Tables>>,
    done: u64,
    all: u64,
}

impl Work<'_> {
    fn metrics(&self, class: Class) -> Vec<Metric> {
        let mut metrics = Vec::new();
        if self.order.pure {
            metrics.push(Metric::Pure);
        }
        if self.frame.has(Metric::Book, class) {
            metrics.push(Metric::Book);
        }
        metrics
    }

    /// The classes that are not on disk yet.
    fn look(&mut self, tell: &mut dyn FnMut(Progress) -> bool) -> Result<Vec<Class>, BuildError> {
        let mut todo = Vec::new();
        let order = self.order;
        let mut made = Tables::none(order.variant, order.book.as_ref(), order.pieces)
            .ok_or(BuildError::NoTables(order.variant))?;
        for &class in &self.frame.classes {
            let metrics = self.metrics(class);
            if metrics.is_empty() {
                continue;
            }
            self.all += positions(self.frame, class);
            let mut whole = true;
            for metric in metrics {
                let (path, head) = self.frame.file(self.folder, metric, class);
                match TableFile::open(&path, &head, self.frame.grounds(class)) {
                    Ok(file) => {
                        self.report.bytes += file.bytes;
                        made.put(metric, class, file);
                    }
                    Err(FileProblem::Missing) => whole = false,
                    Err(problem) => {
                        whole = false;
                        self.report.replaced.push((path, problem));
                    }
                }
            }
            if whole {
                self.report.kept += 1;
                self.done += positions(self.frame, class);
            } else {
                todo.push(class);
            }
        }
        self.report.positions = self.all;
        self.made = Some(Arc::new(made));
        if todo.is_empty() || tell(self.progress()) {
            Ok(todo)
        } else {
            Err(BuildError::Stopped)
        }
    }

    /// Removes what killed builds left half written.
    fn sweep(&self) {
        for metric in [Metric::Pure, Metric::Book] {
            let Some(&class) = self.frame.classes.first() else {
                return;
            };
            let (path, _) = self.frame.file(self.folder, metric, class);
            if let Some(folder) = path.parent() {
                remove_leftovers(folder);
            }
        }
    }

    fn progress(&self) -> Progress {
        Progress {
            done: self.done.min(self.all),
            all: self.all,
        }
    }

    fn run(
        &mut self,
        todo: &[Class],
        tell: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<(), BuildError> {
        let mut rest = todo;
        while let Some(&first) = rest.first() {
            let stage = (first.pieces(), first.all_men());
            let same = |class: &&Class| (class.pieces(), class.all_men()) == stage;
            let mut count = rest.iter().take_while(same).count();
            // Fewer at a time, if that is what the memory allows; and not so many that a
            // kill costs much.
            let size = |count: usize| -> u64 {
                let batch = rest[..count].iter();
                batch.map(|&class| positions(self.frame, class)).sum()
            };
            while count > 1
                && (self.load(&rest[..count]) > self.order.memory || size(count) > BATCH)
            {
                count -= 1;
            }
            let (batch, after) = rest.split_at(count);
            self.make(batch, tell)?;
            self.done += batch
                .iter()
                .map(|&class| positions(self.frame, class))
                .sum::<u64>();
            self.report.built += batch.len();
            rest = after;
            self.forget(rest);
            if !rest.is_empty() && !tell(self.progress()) {
                return Err(BuildError::Stopped);
            }
        }
        Ok(())
    }

    fn load(&self, batch: &[Class]) -> u64 {
        load(self.frame, self.order, batch)
    }

    fn make(
        &mut self,
        batch: &[Class],
        tell: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<(), BuildError> {
        let load = self.load(batch);
        if load > self.order.memory {
            return Err(BuildError::Memory {
                class: batch[0],
                needed: load,
            });
        }
        let mut needed = BTreeSet::new();
        for &class in batch {
            needed.extend(below(self.frame, class));
        }
        if self.held() + load > self.order.memory {
            self.shelf.keep_only(&needed);
        }
        for &class in &needed {
            self.fetch(class)?;
        }
        let wanted = Wanted {
            pure: self.order.pure,
            plan: self.frame.plan.as_ref(),
        };
        let mut shelf = std::mem::replace(&mut self.shelf, Shelf::new());
        let (before, all) = (self.done, self.all);
        let mut so_far = |positions: u64| {
            let done = before.saturating_add(positions).min(all);
            // Small batches are not stopped halfway: what they did would be lost.
            positions < WORTH_TELLING || tell(Progress { done, all })
        };
        let built = self.site(wanted).build(&mut shelf, batch, &mut so_far);
        self.shelf = shelf;
        built.map_err(of_stop)?;
        self.save(batch)?;
        self.inspect(batch)
    }

    /// Reads what was written once more, and compares some of it with its moves.
    fn inspect(&mut self, batch: &[Class]) -> Result<(), BuildError> {
        let Some(mut made) = self.made.take() else {
            return Ok(());
        };
        for &class in batch {
            for metric in self.metrics(class) {
                let (path, head) = self.frame.file(self.folder, metric, class);
                let file = TableFile::open(&path, &head, self.frame.grounds(class));
                let file = file.map_err(|problem| {
                    BuildError::Write(path.clone(), io::Error::other(problem.to_string()))
                })?;
                if let Some(tables) = Arc::get_mut(&mut made) {
                    tables.put(metric, class, file);
                }
            }
        }
        for &class in batch {
            inspect(&made, class, self.order.pure)
                .map_err(|mismatch| BuildError::Wrong(class, mismatch))?;
        }
        self.made = Some(made);
        Ok(())
    }

    fn site<'s>(&'s self, wanted: Wanted<'s>) -> Site<'s> {
        Site {
            moves: self.frame.moves,
            atlas: &self.frame.atlas,
            wanted,
            threads: self.order.threads.max(1),
            signals: &self.signals,
        }
    }

    fn held(&self) -> u64 {
        let weight = |class: &&Class| weight(self.frame, self.order, **class);
        let classes = self.frame.classes.iter();
        classes
            .filter(|class| self.shelf.holds(**class))
            .map(|class| weight(&class))
            .sum()
    }

    /// Reads a class from disk if it is not in memory, with what it leads to.
    fn fetch(&mut self, class: Class) -> Result<(), BuildError> {
        for metric in self.metrics(class) {
            let there = match metric {
                Metric::Pure => self.shelf.pure.class(class).is_some(),
                Metric::Book => self.shelf.book.class(class).is_some(),
            };
            if there {
                continue;
            }
            for smaller in below(self.frame, class) {
                if smaller.pieces() < class.pieces() {
                    self.fetch(smaller)?;
                }
            }
            let (path, head) = self.frame.file(self.folder, metric, class);
            let file =
                TableFile::open(&path, &head, self.frame.grounds(class)).map_err(|problem| {
                    BuildError::Write(path.clone(), io::Error::other(problem.to_string()))
                })?;
            let mut layer = file.load().ok_or(BuildError::Beyond(class))?;
            let site = self.site(Wanted {
                pure: self.order.pure,
                plan: self.frame.plan.as_ref(),
            });
            let filled = match metric {
                Metric::Pure => site.restore_pure(&self.shelf, class, &mut layer),
                Metric::Book => site.restore_book(&self.shelf, class, &mut layer),
            };
            filled.map_err(of_stop)?;
            match metric {
                Metric::Pure => self.shelf.pure.put(class, Arc::new(layer)),
                Metric::Book => self.shelf.book.put(class, Arc::new(layer)),
            }
        }
        Ok(())
    }

    fn save(&mut self, batch: &[Class]) -> Result<(), BuildError> {
        let mut jobs: Vec<(Class, Metric, Arc<Layer>)> = Vec::new();
        for &class in batch {
            for metric in self.metrics(class) {
                let layer = match metric {
                    Metric::Pure => self.shelf.pure.class(class),
                    Metric::Book => self.shelf.book.class(class),
                };
                jobs.extend(layer.map(|layer| (class, metric, Arc::clone(layer))));
            }
        }
        jobs.sort_by_key(|(class, ..)| std::cmp::Reverse(positions(self.frame, *class)));
        let next = std::sync::atomic::AtomicUsize::new(0);
        let site = self.site(Wanted {
            pure: false,
            plan: None,
        });
        let worker = || {
            let mut sizes = Vec::new();
            while let Some((class, metric, layer)) = jobs.get(next.fetch_add(1, Ordering::Relaxed))
            {
                sizes.push(self.save_one(*class, *metric, layer));
            }
            Ok(sizes)
        };
        let all = site.on_all_threads(worker).map_err(of_stop)?;
        for size in all.into_iter().flatten() {
            self.report.bytes += size?;
        }
        for class in batch {
            self.shelf.captures.remove(class);
        }
        Ok(())
    }

    fn save_one(&self, class: Class, metric: Metric, layer: &Layer) -> Result<u64, BuildError> {
        let (path, head) = self.frame.file(self.folder, metric, class);
        let none = Vec::new();
        let captures = self.shelf.captures.get(&class).unwrap_or(&none);
        let bytes = encode(&head, layer, captures, &self.frame.grounds(class));
        let written = match path.parent() {
            Some(parent) => std::fs::create_dir_all(parent).and_then(|()| write(&path, &bytes)),
            None => write(&path, &bytes),
        };
        written.map_err(|error| BuildError::Write(path, error))?;
        Ok(bytes.len() as u64)
    }

    /// Lets go of what no class still to come leads to.
    fn forget(&mut self, rest: &[Class]) {
        if self.held() <= self.order.memory / 4 {
            return;
        }
        let mut needed = BTreeSet::new();
        for &class in rest {
            needed.extend(below(self.frame, class));
        }
        self.shelf.keep_only(&needed);
    }
}

fn of_stop(stop: Stop) -> BuildError {
    match stop {
        Stop::Asked => BuildError::Stopped,
        Stop::Gap(class) | Stop::TooMany(class) => BuildError::Beyond(class),
    }
}
