//! One file: the columns of one class.

use std::fmt;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use super::bytes::{Checksum, Reader, Writer, checksum};
use super::ground::Ground;
use super::meaning::{Meaning, Spelled, spell};
use super::model::{BLOCK, Block, Model, read_models, write_models};
use super::squeeze::{squeeze, unsqueeze};
use crate::class::Class;
use crate::table::{Codec, Column, Layer, Needs};

const MAGIC: &[u8; 8] = b"DAMEND\x06\n";
/// Files up to this size are kept in memory.
const SMALL: u64 = 4 << 20;
/// The longest head: a dictionary of lists, and the lengths of the blocks.
const LONGEST_HEAD: u32 = 1 << 30;

/// What a file is about. It is only used if all of it is as wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    pub(crate) variant: String,
    pub(crate) class: Class,
    /// What the values mean: the rules of the game, or those of a book too.
    pub(crate) meaning: u64,
    /// Positions a column.
    pub(crate) size: u64,
    pub(crate) columns: u8,
}

/// Why a file is not used.
#[derive(Debug)]
pub enum FileProblem {
    /// There is none.
    Missing,
    /// It cannot be read.
    Unreadable(io::Error),
    /// It is no table, or cut short, or changed.
    Damaged,
    /// It was made under other rules, or by another edition of the program.
    Outdated,
}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileProblem::Missing => f.write_str("there is no such file"),
            FileProblem::Unreadable(error) => write!(f, "it cannot be read: {error}"),
            FileProblem::Damaged => f.write_str("it is damaged or cut short"),
            FileProblem::Outdated => f.write_str("it was made under other rules"),
        }
    }
}

impl std::error::Error for FileProblem {}

/// A table file that is open.
#[derive(Debug)]
pub(crate) struct TableFile {
    pub(crate) codec: Codec,
    pub(crate) dictionary: Vec<Option<Needs>>,
    /// Size on disk, in bytes.
    pub(crate) bytes: u64,
    columns: Vec<Blocks>,
    source: Source,
    size: u64,
}

#[derive(Debug)]
struct Blocks {
    model: Model,
    ground: Ground,
    /// Where each block begins in the file; one more for the end.
    starts: Vec<u64>,
}

#[derive(Debug)]
enum Source {
    Memory(Vec<u8>),
    Disk(Mutex<File>),
}

/// A layer as the bytes of a file. Captures, a bit each, are not looked up and
/// written as is cheapest.
pub(crate) fn encode(
    head: &Head,
    layer: &Layer,
    captures: &[Vec<u64>],
    grounds: &[Ground],
) -> Vec<u8> {
    let mut front = Writer::default();
    front.text(&head.variant);
    for side in 0..2 {
        front.u8(head.class.men[side]);
        front.u8(head.class.kings[side]);
    }
    front.u64(head.meaning);
    front.u64(head.size);
    front.u8(head.columns);
    front.u8(match layer.codec {
        Codec::Plies { even_wins } => u8::from(even_wins),
        Codec::Budget => 2,
    });
    let (dictionary, numbers) = sorted(layer, captures);
    let meaning = match dictionary.is_empty() {
        true => Meaning::of_bytes(layer.codec),
        false => Meaning::Lists(Arc::new(Spelled::new(dictionary.iter().copied()))),
    };
    front.u8(u8::from(!dictionary.is_empty()));
    if let Some(lists) = meaning.lists() {
        lists.write(&mut front);
    }
    let mut lengths = Writer::default();
    let mut models = Vec::new();
    let mut blocks = Vec::new();
    for ((side, column), ground) in layer.columns.iter().enumerate().zip(grounds) {
        let taken = captures.get(side);
        let value = |at: usize| {
            let captures = taken.is_some_and(|bits| bits[at / 64] >> (at % 64) & 1 == 1);
            match column {
                _ if captures => None,
                Column::Bytes(all) => Some(u32::from(all[at])),
                Column::Words(all) => numbers.get(all[at] as usize).copied(),
            }
        };
        let count = column.len();
        let model = Model::learn(&value, count, ground, meaning.clone());
        for first in (0..count).step_by(BLOCK) {
            let bytes = model.encode(&value, ground, first, BLOCK.min(count - first));
            lengths.short(bytes.len() as u64);
            blocks.extend(bytes);
        }
        models.push(model);
    }
    write_models(&models, &mut front);
    squeezed(&mut front, &lengths.0);
    let mut file = Writer::default();
    file.0.extend(MAGIC);
    file.u32(front.0.len() as u32);
    file.0.extend(front.0);
    file.0.extend(blocks);
    let sum = checksum(&file.0);
    file.u64(sum);
    file.0
}

/// The lists that are looked up, in the order of their words, and the new number of each old one.
fn sorted<'l>(layer: &'l Layer, captures: &[Vec<u64>]) -> (Vec<&'l Option<Needs>>, Vec<u32>) {
    let mut used = vec![false; layer.dictionary.len()];
    for (side, column) in layer.columns.iter().enumerate() {
        let Column::Words(all) = column else { continue };
        let taken = captures.get(side);
        for (at, &number) in all.iter().enumerate() {
            let captures = taken.is_some_and(|bits| bits[at / 64] >> (at % 64) & 1 == 1);
            used[number as usize] |= !captures;
        }
    }
    // The draw stays the first: its word is.
    let mut order: Vec<usize> = (0..used.len()).filter(|&at| at == 0 || used[at]).collect();
    order.sort_by_cached_key(|&at| spell(&layer.dictionary[at]));
    let mut numbers = vec![0; used.len()];
    for (new, &old) in order.iter().enumerate() {
        numbers[old] = new as u32;
    }
    let lists = order.into_iter().map(|at| &layer.dictionary[at]);
    (lists.collect(), numbers)
}

/// The most bytes of a section of the front.
const LONGEST_SECTION: u64 = 1 << 28;

/// Writes a section in fewer bytes.
fn squeezed(to: &mut Writer, bytes: &[u8]) {
    let fewer = squeeze(bytes);
    to.short(bytes.len() as u64);
    to.short(fewer.len() as u64);
    to.0.extend(fewer);
}

fn unsqueezed(from: &mut Reader<'_>) -> Option<Vec<u8>> {
    let (length, fewer) = (from.short()?, from.short()?);
    let fewer = from.take(usize::try_from(fewer).ok()?)?;
    (length <= LONGEST_SECTION).then(|| unsqueeze(fewer, length as usize))
}

impl TableFile {
    /// Opens a file and reads it once to see that it is whole.
    pub(crate) fn open(
        path: &Path,
        wanted: &Head,
        grounds: Vec<Ground>,
    ) -> Result<TableFile, FileProblem> {
        let mut file = match File::open(path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Err(FileProblem::Missing);
            }
            Err(error) => return Err(FileProblem::Unreadable(error)),
        };
        let length = file.metadata().map_err(FileProblem::Unreadable)?.len();
        check_whole(&mut file, length)?;
        file.seek(SeekFrom::Start(0))
            .map_err(FileProblem::Unreadable)?;
        let mut start = [0; 12];
        file.read_exact(&mut start)
            .map_err(|_| FileProblem::Damaged)?;
        let head = u32::from_le_bytes([start[8], start[9], start[10], start[11]]);
        if &start[..8] != MAGIC {
            return Err(FileProblem::Outdated);
        }
        if head > LONGEST_HEAD || u64::from(head) + 20 > length {
            return Err(FileProblem::Damaged);
        }
        let mut front = vec![0; head as usize];
        file.read_exact(&mut front)
            .map_err(|_| FileProblem::Damaged)?;
        let mut reader = Reader(&front);
        let found = read_head(&mut reader).ok_or(FileProblem::Damaged)?;
        if found != *wanted {
            return Err(FileProblem::Outdated);
        }
        let body = 12 + u64::from(head);
        let mut table =
            read_columns(&mut reader, wanted, body, grounds).ok_or(FileProblem::Damaged)?;
        table.bytes = length;
        let end = table.columns.last().and_then(|blocks| blocks.starts.last());
        if end.copied().unwrap_or(body) + 8 != length {
            return Err(FileProblem::Damaged);
        }
        table.source = if length <= SMALL {
            let mut all = Vec::new();
            file.seek(SeekFrom::Start(0))
                .map_err(FileProblem::Unreadable)?;
            file.read_to_end(&mut all)
                .map_err(FileProblem::Unreadable)?;
            Source::Memory(all)
        } else {
            Source::Disk(Mutex::new(file))
        };
        Ok(table)
    }

    /// How many columns there are.
    pub(crate) fn columns(&self) -> usize {
        self.columns.len()
    }

    /// Whether the values are numbers of lists.
    #[inline]
    pub(crate) fn has_words(&self) -> bool {
        !self.dictionary.is_empty()
    }

    /// The values of a block of a column.
    pub(crate) fn block(&self, column: usize, block: usize) -> Option<Block> {
        let blocks = self.columns.get(column)?;
        let (start, end) = (*blocks.starts.get(block)?, *blocks.starts.get(block + 1)?);
        let first = block * BLOCK;
        let count = (self.size as usize).checked_sub(first)?.min(BLOCK);
        let Blocks { model, ground, .. } = blocks;
        match &self.source {
            Source::Memory(all) => {
                let bytes = all.get(start as usize..end as usize)?;
                Some(model.decode(bytes, ground, first, count))
            }
            Source::Disk(file) => {
                let mut bytes = vec![0; (end - start) as usize];
                {
                    let mut file = file.lock().ok()?;
                    file.seek(SeekFrom::Start(start)).ok()?;
                    file.read_exact(&mut bytes).ok()?;
                }
                Some(model.decode(&bytes, ground, first, count))
            }
        }
    }

    /// The whole table in memory.
    pub(crate) fn load(&self) -> Option<Layer> {
        let mut columns = Vec::new();
        for column in 0..self.columns() {
            let wide = self.columns[column].model.is_wide();
            let mut values = Column::blank(0, wide);
            for block in 0..(self.size as usize).div_ceil(BLOCK) {
                match (&mut values, self.block(column, block)?) {
                    (Column::Bytes(all), Block::Bytes(more)) => all.extend(more),
                    (Column::Words(all), Block::Words(more)) => all.extend(more),
                    _ => return None,
                }
            }
            columns.push(values);
        }
        Some(Layer {
            codec: self.codec,
            columns,
            dictionary: self.dictionary.clone(),
        })
    }
}

fn read_head(from: &mut Reader<'_>) -> Option<Head> {
    let variant = from.text()?;
    let mut class = Class::new([0; 2], [0; 2]);
    for side in 0..2 {
        class.men[side] = from.u8()?;
        class.kings[side] = from.u8()?;
    }
    Some(Head {
        variant,
        class,
        meaning: from.u64()?,
        size: from.u64()?,
        columns: from.u8()?,
    })
}

fn read_columns(
    from: &mut Reader<'_>,
    head: &Head,
    body: u64,
    grounds: Vec<Ground>,
) -> Option<TableFile> {
    let codec = match from.u8()? {
        0 => Codec::Plies { even_wins: false },
        1 => Codec::Plies { even_wins: true },
        2 => Codec::Budget,
        _ => return None,
    };
    let dictionary = match from.u8()? {
        0 => Vec::new(),
        _ => Spelled::read(from)?,
    };
    let meaning = match dictionary.is_empty() {
        true => Meaning::of_bytes(codec),
        false => Meaning::Lists(Arc::new(Spelled::new(dictionary.iter()))),
    };
    let mut at = body;
    let mut columns = Vec::new();
    if grounds.len() != usize::from(head.columns) {
        return None;
    }
    let models = read_models(from, &meaning, grounds.len())?;
    let lengths = unsqueezed(from)?;
    let mut lengths = Reader(&lengths);
    for (ground, model) in grounds.into_iter().zip(models) {
        let mut starts = vec![at];
        for _ in 0..(head.size as usize).div_ceil(BLOCK) {
            at = at.checked_add(lengths.short()?)?;
            starts.push(at);
        }
        columns.push(Blocks {
            model,
            ground,
            starts,
        });
    }
    Some(TableFile {
        codec,
        dictionary,
        bytes: 0,
        columns,
        source: Source::Memory(Vec::new()),
        size: head.size,
    })
}

/// Compares the checksum at the end with that of all before it.
fn check_whole(file: &mut File, length: u64) -> Result<(), FileProblem> {
    let Some(mut left) = length.checked_sub(8) else {
        return Err(FileProblem::Damaged);
    };
    let mut sum = Checksum::new();
    let mut room = vec![0; 1 << 16];
    while left > 0 {
        let count = room.len().min(usize::try_from(left).unwrap_or(usize::MAX));
        file.read_exact(&mut room[..count])
            .map_err(|_| FileProblem::Damaged)?;
        sum.add(&room[..count]);
        left -= count as u64;
    }
    let mut stored = [0; 8];
    file.read_exact(&mut stored)
        .map_err(|_| FileProblem::Damaged)?;
    if u64::from_le_bytes(stored) == sum.value() {
        Ok(())
    } else {
        Err(FileProblem::Damaged)
    }
}

/// Writes a file beside its place and moves it there when it is whole.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut beside: PathBuf = path.to_owned();
    beside.set_extension(format!("{PART}{}", std::process::id()));
    std::fs::write(&beside, bytes)?;
    std::fs::rename(&beside, path)
}

/// How the names of files begin to end while they are written.
const PART: &str = "part-";
/// After so long nobody writes a file any more.
const LEFT_ALONE: Duration = Duration::from_secs(3600);

/// Removes files that somebody began to write in a folder and did not finish. What cannot
/// be removed does no harm.
pub(crate) fn remove_leftovers(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else {
        return;
    };
    for path in entries.flatten().map(|entry| entry.path()) {
        let extension = path.extension().and_then(|text| text.to_str());
        let part = extension.is_some_and(|text| text.starts_with(PART));
        let old = || {
            let modified = path.metadata().and_then(|about| about.modified()).ok()?;
            Some(modified.elapsed().ok()? > LEFT_ALONE)
        };
        if part && old() == Some(true) {
            let _ = std::fs::remove_file(&path);
        }
    }
}
