//! The tables of one game, under one rule book.

use std::path::PathBuf;
use std::sync::Arc;

use damier_arbiter::{Applies, RuleBook};
use damier_draughts::{Position, Variant};

use crate::build::Edges;
use crate::class::{Class, MOST_PIECES};
use crate::counters::{Book, Left, Plan};
use crate::expand::{Moves, Node, moves_of};
use crate::prober::Prober;
use crate::store::{BLOCK, FileProblem, Folder, Ground, Head, TableFile, checksum};
use crate::table::{Atlas, Codec, Layer, Needs, Value, code};

/// Which of the two kinds of values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Metric {
    /// Plies to the end of the pure game.
    Pure,
    /// What must be left of the counters of a rule book.
    Book,
}

/// Goes up when the builder gives other values for the same rules, so that older
/// files are made anew.
const REVISION: u32 = 2;

/// What is to be known of a game: how its positions are ordered, and what its
/// rule book does.
#[derive(Debug)]
pub(crate) struct Frame {
    pub(crate) moves: &'static dyn Moves,
    pub(crate) classes: Vec<Class>,
    pub(crate) atlas: Atlas,
    pub(crate) plan: Option<Plan>,
    /// By the code of the class, as it is kept.
    edges: Vec<Option<Edges>>,
    most: Vec<Vec<Left>>,
    /// The groups of counters.
    pub(crate) groups_of: Vec<Option<Vec<Vec<usize>>>>,
    rules: u64,
    set: String,
}

impl Frame {
    /// `None` if there can be no tables for the game, or for the moves that the book
    /// chooses.
    pub(crate) fn new(variant: Variant, book: Option<&Arc<RuleBook>>, pieces: u8) -> Option<Frame> {
        let moves = moves_of(variant)?;
        if !book.is_none_or(|book| has_usual_moves(variant, book)) {
            return None;
        }
        let classes: Vec<Class> = Class::up_to(pieces.min(MOST_PIECES))
            .into_iter()
            .filter(|&class| moves.covers(class))
            .collect();
        let atlas = Atlas::new(moves.shape(), &classes);
        let plan = book.map(|book| Plan::new(Book::new(Arc::clone(book)), &classes));
        let mut edges: Vec<Option<Edges>> = std::iter::repeat_with(|| None).take(4096).collect();
        let mut most = vec![Vec::new(); 4096];
        let mut groups_of = vec![None; 4096];
        if let Some(plan) = &plan {
            for &class in &classes {
                edges[code(class)] = Edges::new(plan, class, moves.shape().diagonal);
                if let Some(of_class) = plan.class(class) {
                    most[code(class)] = plan.most_of_groups(of_class);
                    groups_of[code(class)] = Some(of_class.groups.clone());
                }
            }
        }
        Some(Frame {
            moves,
            atlas,
            edges,
            most,
            groups_of,
            rules: checksum(format!("{REVISION} {}", moves.rules()).as_bytes()),
            set: book.map_or_else(String::new, |book| set_name(book)),
            plan,
            classes,
        })
    }

    pub(crate) fn edges(&self, class: Class) -> Option<&Edges> {
        self.edges[code(class)].as_ref()
    }

    /// The most that each group of counters of a class has left.
    pub(crate) fn most(&self, class: Class) -> &[Left] {
        &self.most[code(class)]
    }

    /// The file of a class, and what must stand in it.
    pub(crate) fn file(&self, folder: &Folder, metric: Metric, class: Class) -> (PathBuf, Head) {
        let variant = self.moves.variant().id();
        let set = match metric {
            Metric::Pure => "pure",
            Metric::Book => &self.set,
        };
        let of_book = self.plan.as_ref().map_or(0, |plan| plan.meaning(class));
        let meaning = match metric {
            Metric::Pure => self.rules,
            Metric::Book => self.rules ^ of_book.rotate_left(1),
        };
        let head = Head {
            variant: variant.to_owned(),
            class,
            meaning,
            size: self.atlas.index(class).map_or(0, |index| index.len()),
            columns: if class.is_even() { 1 } else { 2 },
        };
        (folder.file(variant, set, class), head)
    }

    /// How the positions of the columns of a class lie.
    pub(crate) fn grounds(&self, class: Class) -> Vec<Ground> {
        let Some(index) = self.atlas.index(class) else {
            return Vec::new();
        };
        let sides = if class.is_even() { 1 } else { 2 };
        let ground = |mover| Ground::new(self.moves.shape(), Arc::clone(index), mover);
        (0..sides).map(ground).collect()
    }

    /// Whether there is a table for a class.
    pub(crate) fn has(&self, metric: Metric, class: Class) -> bool {
        match metric {
            Metric::Pure => true,
            Metric::Book => self
                .plan
                .as_ref()
                .is_some_and(|plan| plan.class(class).is_some()),
        }
    }
}

/// A name for the tables of a book: its id, and a number that stands for its
/// clauses under the settings chosen.
/// Whether a book leaves the moves of a game as they usually are.
fn has_usual_moves(variant: Variant, book: &RuleBook) -> bool {
    let usual = |(option, value): (&str, &str)| {
        let mut offered = variant.options().iter();
        offered.any(|known| known.id == option && known.usual() == value)
    };
    book.moves().all(usual)
}

fn set_name(book: &RuleBook) -> String {
    let clauses = book.clauses().filter(|c| c.applies == Applies::Automatic);
    let text: Vec<String> = clauses
        .filter_map(|clause| Some(format!("{} {:?}", clause.id, clause.limit()?)))
        .collect();
    let number = checksum(text.join("\n").as_bytes()) as u32;
    format!("{}-{number:08x}", book.id())
}

/// A table as it is used: in memory, or in a file of compressed blocks.
#[derive(Clone, Debug)]
pub(crate) enum Kept {
    Memory(Arc<Layer>),
    File(Arc<TableFile>),
}

impl Kept {
    pub(crate) fn codec(&self) -> Codec {
        match self {
            Kept::Memory(layer) => layer.codec,
            Kept::File(file) => file.codec,
        }
    }

    fn dictionary(&self) -> &[Option<Needs>] {
        match self {
            Kept::Memory(layer) => &layer.dictionary,
            Kept::File(file) => &file.dictionary,
        }
    }

    /// What a stored number stands for.
    #[inline]
    pub(crate) fn read(&self, number: u32) -> Value<'_> {
        let dictionary = self.dictionary();
        if dictionary.is_empty() {
            return match self.codec().decode(number as u8) {
                None => Value::Draw,
                Some((sign, left)) => Value::One(sign, left),
            };
        }
        match dictionary.get(number as usize) {
            Some(Some(needs)) => Value::Many(needs),
            _ => Value::Draw,
        }
    }
}

/// A table that is not there.
#[derive(Debug)]
pub struct MissingTable {
    /// The class.
    pub class: Class,
    /// Which kind.
    pub metric: Metric,
    /// Where it should be.
    pub path: PathBuf,
    /// Why it is not used.
    pub problem: FileProblem,
}

/// The tables of one game under one rule book, open for probing.
///
/// They are shared by many: each asks through a [`Prober`] of its own, which keeps
/// the blocks that it has read.
#[derive(Debug)]
pub struct Tables {
    pub(crate) frame: Frame,
    pure: Vec<Option<Kept>>,
    book: Vec<Option<Kept>>,
    missing: Vec<MissingTable>,
    pieces: u8,
}

impl Tables {
    /// Tables of which none is there yet.
    pub(crate) fn none(
        variant: Variant,
        book: Option<&Arc<RuleBook>>,
        pieces: u8,
    ) -> Option<Tables> {
        Some(Tables {
            frame: Frame::new(variant, book, pieces)?,
            pure: vec![None; 4096],
            book: vec![None; 4096],
            missing: Vec::new(),
            pieces: pieces.min(MOST_PIECES),
        })
    }

    /// Uses a file.
    pub(crate) fn put(&mut self, metric: Metric, class: Class, file: TableFile) {
        let kept = Some(Kept::File(Arc::new(file)));
        match metric {
            Metric::Pure => self.pure[code(class)] = kept,
            Metric::Book => self.book[code(class)] = kept,
        }
    }

    /// Opens what there is in a folder for positions of up to so many pieces.
    /// Files that are damaged or were made under other rules are not used; see
    /// [`missing`](Tables::missing).
    ///
    /// `None` if there can be no tables for the game, or for the moves that the book
    /// chooses: tables are of the usual reading of the rules.
    pub fn open(
        folder: &Folder,
        variant: Variant,
        book: Option<&Arc<RuleBook>>,
        pieces: u8,
    ) -> Option<Tables> {
        let mut tables = Tables::none(variant, book, pieces)?;
        for class in tables.frame.classes.clone() {
            for metric in [Metric::Pure, Metric::Book] {
                if tables.frame.has(metric, class) {
                    tables.open_one(folder, metric, class);
                }
            }
        }
        Some(tables)
    }

    fn open_one(&mut self, folder: &Folder, metric: Metric, class: Class) {
        let (path, head) = self.frame.file(folder, metric, class);
        match TableFile::open(&path, &head, self.frame.grounds(class)) {
            Ok(file) => self.put(metric, class, file),
            Err(problem) => self.missing.push(MissingTable {
                class,
                metric,
                path,
                problem,
            }),
        }
    }

    /// Unpacks every table, so that probing need not: one byte a position, two
    /// where one number is not enough.
    pub fn load(&mut self) {
        for kept in self.pure.iter_mut().chain(&mut self.book).flatten() {
            let Kept::File(file) = kept else { continue };
            if let Some(layer) = file.load() {
                *kept = Kept::Memory(Arc::new(layer));
            }
        }
    }

    /// The game.
    pub fn variant(&self) -> Variant {
        self.frame.moves.variant()
    }

    /// The rule book, if there is one.
    pub fn book(&self) -> Option<&Arc<RuleBook>> {
        self.frame.plan.as_ref().map(|plan| &plan.book.book)
    }

    /// The most pieces of the positions that were asked for.
    pub fn pieces(&self) -> u8 {
        self.pieces
    }

    /// The tables that should be there and are not.
    pub fn missing(&self) -> &[MissingTable] {
        &self.missing
    }

    /// Classes whose counters the tables of this book cannot hold: there the
    /// value under the book is unknown.
    pub fn beyond_book(&self) -> Vec<Class> {
        let classes = self.frame.classes.iter().copied();
        classes
            .filter(|&class| self.frame.plan.is_some() && !self.frame.has(Metric::Book, class))
            .collect()
    }

    /// The classes of positions for which there are tables of this kind, with
    /// positions (for both sides to move) and bytes on disk.
    pub fn contents(&self, metric: Metric) -> Vec<(Class, u64, u64)> {
        let all = self.frame.classes.iter().filter_map(|&class| {
            let kept = self.kept(metric, class)?;
            let bytes = match kept {
                Kept::Memory(_) => 0,
                Kept::File(file) => file.bytes,
            };
            let columns = if class.is_even() { 1 } else { 2 };
            let positions = self.frame.atlas.index(class)?.len() * columns;
            Some((class, positions, bytes))
        });
        all.collect()
    }

    /// The position in a place of a class, with White (0) or Black (1) to move;
    /// places count up to half of the positions of [`contents`](Tables::contents),
    /// or all of them where both sides have the same.
    pub fn position_at(&self, class: Class, mover: usize, place: u64) -> Option<Position> {
        let index = self.frame.atlas.index(class)?;
        if place >= index.len() {
            return None;
        }
        let (men, kings) = index.position(place);
        let node = Node {
            men,
            kings,
            mover: mover.min(1),
        };
        Some(self.frame.moves.position(&node))
    }

    /// Somebody who asks, with room for so many bytes of unpacked blocks.
    pub fn prober(self: &Arc<Tables>, cache_bytes: usize) -> Prober {
        Prober::new(Arc::clone(self), cache_bytes / BLOCK)
    }

    #[inline]
    pub(crate) fn kept(&self, metric: Metric, class: Class) -> Option<&Kept> {
        match metric {
            Metric::Pure => self.pure[code(class)].as_ref(),
            Metric::Book => self.book[code(class)].as_ref(),
        }
    }
}
