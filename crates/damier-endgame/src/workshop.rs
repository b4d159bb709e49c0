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
use crate::class::{Class, MOST_PIECES};
use crate::counters::exits;
use crate::store::{Folder, TableFile, encode, write};
use crate::table::Layer;
use crate::tables::{Frame, Metric};

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
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Classes that were on disk, whole and of the same rules.
    pub kept: usize,
    /// Classes built.
    pub built: usize,
    /// Files that were there but could not be used, and why.
    pub replaced: Vec<(PathBuf, String)>,
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
        }
    }
}

impl std::error::Error for BuildError {}

/// What a build is expected to take.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// Positions, each side to move counted.
    pub positions: u64,
    /// Seconds of one processor.
    pub cpu_seconds: f64,
    /// Bytes on disk.
    pub bytes: u64,
    /// Bytes of memory that suffice.
    pub memory: u64,
}

/// Positions a second of one processor, for both kinds of values, as measured.
const SPEED: f64 = 2.0e6;
/// Bytes a position on disk, as measured: of the pure game and of a book, on boards of up to 32
/// squares and on larger ones.
const DENSITY: [[f64; 2]; 2] = [[0.145, 0.105], [0.077, 0.033]];

/// What an order is expected to take, by speeds measured on one machine.
///
/// # Errors
///
/// If there are no such tables.
pub fn estimate(order: &Order) -> Result<Estimate, BuildError> {
    let frame = frame(order)?;
    let size = |class: &Class| {
        let columns = if class.is_even() { 1 } else { 2 };
        frame
            .atlas
            .index(*class)
            .map_or(0, |index| index.len() * columns)
    };
    let positions: u64 = frame.classes.iter().map(size).sum();
    let kinds = u64::from(order.pure) + u64::from(order.book.is_some());
    let share = kinds as f64 / 2.0;
    let large = frame.moves.shape().board.count_ones() > 32;
    let [pure, counted] = DENSITY[usize::from(large)];
    let density = f64::from(u8::from(order.pure)) * pure
        + f64::from(u8::from(order.book.is_some())) * counted;
    let memory = frame
        .classes
        .iter()
        .map(|&class| needed(&frame, order, class));
    Ok(Estimate {
        positions,
        cpu_seconds: positions as f64 / SPEED * (0.4 + 0.6 * share),
        bytes: (positions as f64 * density) as u64,
        memory: memory.max().unwrap_or(0),
    })
}

fn frame(order: &Order) -> Result<Frame, BuildError> {
    if !(2..=MOST_PIECES).contains(&order.pieces) {
        return Err(BuildError::TooManyPieces(order.pieces));
    }
    Frame::new(order.variant, order.book.as_ref(), order.pieces)
        .ok_or(BuildError::NoTables(order.variant))
}

/// The class as it is kept.
fn kept(class: Class) -> Class {
    if class.is_kept() {
        class
    } else {
        class.flipped()
    }
}

/// The classes that the moves of a class lead to directly.
fn below(frame: &Frame, class: Class) -> BTreeSet<Class> {
    let all = exits(class).into_iter().map(|(_, to)| kept(to));
    all.filter(|to| frame.atlas.index(*to).is_some()).collect()
}

/// Bytes of the tables of a class in memory.
fn weight(frame: &Frame, order: &Order, class: Class) -> u64 {
    let columns = if class.is_even() { 1 } else { 2 };
    let positions = frame
        .atlas
        .index(class)
        .map_or(0, |index| index.len() * columns);
    let book = frame.plan.as_ref().and_then(|plan| plan.class(class));
    let book = book.map_or(0, |of_class| if of_class.single { 1 } else { 4 });
    // An eighth for the captures.
    positions * (u64::from(order.pure) + book) + positions / 8
}

/// Bytes of memory that the work on a class takes, what it leads to included.
fn needed(frame: &Frame, order: &Order, class: Class) -> u64 {
    let slice = frame.atlas.index(class).map_or(0, |index| index.slice_size);
    let below: u64 = below(frame, class)
        .into_iter()
        .map(|class| weight(frame, order, class))
        .sum();
    // Some twenty bytes a position of the slice in work on every thread.
    let work = slice
        * 40
        * if frame_slices(frame, class) > 1 {
            order.threads as u64
        } else {
            1
        };
    below + weight(frame, order, class) + work
}

fn frame_slices(frame: &Frame, class: Class) -> u64 {
    frame.atlas.index(class).map_or(0, |index| index.slices())
}

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
        done: 0,
        all: 0,
    };
    let todo = work.look(tell)?;
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

    fn positions(&self, class: Class) -> u64 {
        let columns = if class.is_even() { 1 } else { 2 };
        let index = self.frame.atlas.index(class);
        index.map_or(0, |index| index.len() * columns)
    }

    /// The classes that are not on disk yet.
    fn look(&mut self, tell: &mut dyn FnMut(Progress) -> bool) -> Result<Vec<Class>, BuildError> {
        let mut todo = Vec::new();
        for &class in &self.frame.classes {
            let metrics = self.metrics(class);
            if metrics.is_empty() {
                continue;
            }
            self.all += self.positions(class);
            let mut whole = true;
            for metric in metrics {
                let (path, head) = self.frame.file(self.folder, metric, class);
                match TableFile::open(&path, &head, self.frame.grounds(class)) {
                    Ok(file) => self.report.bytes += file.bytes,
                    Err(crate::store::FileProblem::Missing) => whole = false,
                    Err(problem) => {
                        whole = false;
                        self.report.replaced.push((path, problem.to_string()));
                    }
                }
            }
            if whole {
                self.report.kept += 1;
                self.done += self.positions(class);
            } else {
                todo.push(class);
            }
        }
        self.report.positions = self.all;
        if todo.is_empty() || tell(self.progress()) {
            Ok(todo)
        } else {
            Err(BuildError::Stopped)
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
            // Fewer at a time, if that is what the memory allows.
            while count > 1 && self.load(&rest[..count]) > self.order.memory {
                count -= 1;
            }
            let (batch, after) = rest.split_at(count);
            self.make(batch)?;
            self.done += batch
                .iter()
                .map(|&class| self.positions(class))
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

    /// The memory that a batch takes.
    fn load(&self, batch: &[Class]) -> u64 {
        let mut classes: BTreeSet<Class> = batch.iter().copied().collect();
        for &class in batch {
            classes.extend(below(self.frame, class));
        }
        let tables: u64 = classes
            .into_iter()
            .map(|class| weight(self.frame, self.order, class))
            .sum();
        let slice = |class: &Class| self.frame.atlas.index(*class).map_or(0, |i| i.slice_size);
        let work = batch.iter().map(slice).max().unwrap_or(0) * 40;
        tables + work
    }

    fn make(&mut self, batch: &[Class]) -> Result<(), BuildError> {
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
        let built = self.site(wanted).build(&mut shelf, batch);
        self.shelf = shelf;
        built.map_err(of_stop)?;
        self.save(batch)
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
            let file = TableFile::open(&path, &head, self.frame.grounds(class)).map_err(|problem| {
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
        jobs.sort_by_key(|(class, ..)| std::cmp::Reverse(self.positions(*class)));
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
