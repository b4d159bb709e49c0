//! The classes of one stage: as many pieces, as many men. None of them leads to
//! another, so they are worked on side by side.

use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::class::{ClassJob, Done};
use super::slice::Room;
use crate::class::Class;
use crate::counters::Plan;
use crate::expand::Moves;
use crate::table::{Atlas, Codec, Layers};

/// What came out of the pieces of a batch, by their place in it.
type Finished = Vec<(usize, Done)>;

/// Some slices of a class, for one thread to work on.
struct Piece {
    /// Which class of the stage.
    job: usize,
    slices: Vec<u32>,
    positions: u64,
}

/// Why a stage was not finished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stop {
    /// Somebody asked for it.
    Asked,
    /// A move leads to a class without a table.
    Gap(Class),
    /// There are more different values in a class than two bytes tell apart.
    TooMany(Class),
}

/// What is built.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted<'p> {
    /// Plies to the end of the pure game.
    pub(crate) pure: bool,
    /// What must be left of the counters of a book.
    pub(crate) plan: Option<&'p Plan>,
}

/// The layers of a set of tables.
#[derive(Debug)]
pub(crate) struct Shelf {
    pub(crate) pure: Layers,
    pub(crate) book: Layers,
    /// For the classes just built, a bit for every position in which a capture
    /// must be played, column by column.
    pub(crate) captures: HashMap<Class, Vec<Vec<u64>>>,
}

impl Shelf {
    pub(crate) fn new() -> Shelf {
        Shelf {
            pure: Layers::new(),
            book: Layers::new(),
            captures: HashMap::new(),
        }
    }
}

impl Shelf {
    /// Whether a class is in memory.
    pub(crate) fn holds(&self, class: Class) -> bool {
        self.pure.class(class).is_some() || self.book.class(class).is_some()
    }

    /// Lets go of all other classes.
    pub(crate) fn keep_only(&mut self, classes: &BTreeSet<Class>) {
        self.pure.retain(classes);
        self.book.retain(classes);
    }
}

/// Somebody who can stop the work.
#[derive(Debug, Default)]
pub(crate) struct Signals {
    pub(crate) stop: AtomicBool,
}

/// Where a stage is worked on.
pub(crate) struct Site<'s> {
    pub(crate) moves: &'s dyn Moves,
    pub(crate) atlas: &'s Atlas,
    pub(crate) wanted: Wanted<'s>,
    pub(crate) threads: usize,
    pub(crate) signals: &'s Signals,
}

impl Site<'_> {
    pub(super) fn codec(&self) -> Codec {
        Codec::Plies {
            even_wins: self.moves.no_move_wins(),
        }
    }

    /// Builds the classes of one stage onto the shelf.
    /// `tell` hears of the positions done and says whether to go on.
    pub(crate) fn build(
        &self,
        shelf: &mut Shelf,
        stage: &[Class],
        tell: &mut dyn FnMut(u64) -> bool,
    ) -> Result<(), Stop> {
        let mut jobs = Vec::new();
        for &class in stage {
            let Some(job) = ClassJob::new(self, class) else {
                continue;
            };
            if self.wanted.pure {
                let blank = job.blank(self.codec(), false);
                shelf.pure.put(class, Arc::new(blank));
            }
            if let Some(counted) = &job.counted {
                let blank = job.blank(Codec::Budget, !counted.single);
                shelf.book.put(class, Arc::new(blank));
            }
            let words = (job.index.len() as usize).div_ceil(64);
            let sides = if class.is_even() { 1 } else { 2 };
            shelf.captures.insert(class, vec![vec![0; words]; sides]);
            jobs.push(job);
        }
        for job in &mut jobs {
            job.prepare(shelf);
        }
        let mut levels: Vec<u32> = jobs
            .iter()
            .flat_map(|job| job.ends.iter().map(|end| end.0))
            .collect();
        levels.sort_unstable_by(|a, b| b.cmp(a));
        levels.dedup();
        let mut done = 0;
        for level in levels {
            self.level(shelf, &mut jobs, level, (&mut done, tell))?;
        }
        Ok(())
    }

    fn level(
        &self,
        shelf: &mut Shelf,
        jobs: &mut [ClassJob],
        level: u32,
        (so_far, tell): (&mut u64, &mut dyn FnMut(u64) -> bool),
    ) -> Result<(), Stop> {
        let mut work: Vec<Piece> = Vec::new();
        for (job, all) in jobs.iter().enumerate() {
            // Small slices together, so that handing them out costs nothing.
            let per_piece = (PIECE / all.index.slice_size).max(1) as usize;
            let pieces = all.level(level).chunks(per_piece);
            work.extend(pieces.map(|slices| Piece {
                job,
                slices: slices.to_vec(),
                positions: slices.len() as u64 * all.index.slice_size,
            }));
        }
        // The large ones first, so that no thread is left alone with one.
        work.sort_by_key(|piece| std::cmp::Reverse(piece.positions));
        // Bounded in memory: what comes out is stored before more is begun.
        let mut rest = &work[..];
        while !rest.is_empty() {
            let mut positions = 0;
            let mut count = 0;
            while count < rest.len() && (count == 0 || positions < BATCH) {
                positions += 2 * rest[count].positions;
                count += 1;
            }
            let (batch, after) = rest.split_at(count);
            rest = after;
            for (at, done) in self.batch(shelf, jobs, batch)? {
                let piece = &batch[at];
                let job = &mut jobs[piece.job];
                let settled = job.settle(self.moves, shelf, &piece.slices, &done);
                settled.ok_or(Stop::TooMany(job.index.class))?;
            }
            *so_far += positions;
            if !tell(*so_far) {
                return Err(Stop::Asked);
            }
        }
        for job in jobs.iter() {
            let several = job.counted.as_ref().is_some_and(|counted| !counted.single);
            if let (true, Some(layer)) = (several, shelf.book.class_mut(job.index.class)) {
                let new = layer.dictionary.len()..;
                layer.dictionary.extend_from_slice(&job.dictionary.all[new]);
            }
        }
        Ok(())
    }

    fn batch(&self, shelf: &Shelf, jobs: &[ClassJob], batch: &[Piece]) -> Result<Finished, Stop> {
        let next = AtomicUsize::new(0);
        let worker = || -> Result<Finished, Stop> {
            let mut room = Room::new(self.moves);
            let mut all = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(piece) = batch.get(at) else {
                    return Ok(all);
                };
                if self.signals.stop.load(Ordering::Relaxed) {
                    return Err(Stop::Asked);
                }
                let done = jobs[piece.job].solve(self, shelf, &piece.slices, &mut room);
                all.push((at, done.map_err(|gap| Stop::Gap(gap.0))?));
            }
        };
        let all = if batch.len() == 1 {
            vec![worker()?]
        } else {
            self.on_all_threads(worker)?
        };
        Ok(all.into_iter().flatten().collect())
    }

    /// Runs the same work on every thread.
    pub(crate) fn on_all_threads<T: Send>(
        &self,
        work: impl Fn() -> Result<T, Stop> + Sync,
    ) -> Result<Vec<T>, Stop> {
        if self.threads <= 1 {
            return Ok(vec![work()?]);
        }
        std::thread::scope(|scope| {
            let handles: Vec<_> = (0..self.threads).map(|_| scope.spawn(&work)).collect();
            let mut all = Vec::new();
            for handle in handles {
                match handle.join() {
                    Ok(done) => all.push(done?),
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
            Ok(all)
        })
    }
}

/// Positions worked on before the results are stored.
const BATCH: u64 = 1 << 22;
/// Positions that are worked on in one go, where slices are smaller.
const PIECE: u64 = 1 << 14;
