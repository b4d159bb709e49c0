//! A list of the games of a folder that cannot be played to their end.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use damier_draughts::pdn::{self, Problem};
use damier_draughts::{PlayOptions, Variant};

use crate::failure::Failure;
use crate::input::{self, Source};
use crate::messages::{number, say, spoken};
use crate::{Ending, chess};

/// What has been counted.
#[derive(Default)]
struct Totals {
    files: usize,
    games: usize,
    with_moves: usize,
    whole: usize,
    plies: usize,
}

impl Totals {
    /// Counts a game of chess in, and says what is wrong with it.
    fn add(&mut self, checked: &chess::Checked) -> Vec<Trouble> {
        self.games += 1;
        self.with_moves += usize::from(checked.has_moves);
        self.plies += checked.plies;
        self.whole += usize::from(checked.has_moves && checked.troubles.is_empty());
        checked.troubles.clone()
    }
}

/// Writes the list as a Markdown document.
pub(super) fn folder(
    folder: &Path,
    (assume, options): (Option<Variant>, PlayOptions),
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut totals = Totals::default();
    writeln!(out, "{}", say("check-heading", &[]))?;
    writeln!(out, "|---|---|---|---|---|")?;
    let mut ending = Ending::Fine;
    for file in &files {
        totals.files += 1;
        let name = file.strip_prefix(folder).unwrap_or(file).display();
        let source = Source::File(file.clone());
        let mut count = 0;
        let read = for_each(&source, |record| {
            count += 1;
            for trouble in why_not_played(&record, (assume, options), &mut totals) {
                let what = trouble.what.replace('|', "\\|");
                let ply = trouble.ply.map_or_else(String::new, |ply| ply.to_string());
                let line = trouble.line;
                writeln!(out, "| {name} | {count} | {line} | {ply} | {what} |")?;
                ending = Ending::ProblemsFound;
            }
            Ok(ControlFlow::Continue(()))
        });
        if let Err(Failure::Usage(what)) = read {
            writeln!(out, "| {name} | | | | {what} |")?;
            ending = Ending::ProblemsFound;
        } else {
            read?;
        }
    }
    let Totals {
        files,
        games,
        with_moves,
        whole,
        plies,
    } = totals;
    let args = [
        ("games", number(games)),
        ("files", number(files)),
        ("whole", number(whole)),
        ("moving", number(with_moves)),
        ("plies", number(plies)),
    ];
    writeln!(out, "\n{}", say("check-totals", &args))?;
    Ok(ending)
}

/// Reads the games of a file, of draughts or of chess.
fn for_each(
    source: &Source,
    mut work: impl FnMut(Record<'_>) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let Source::File(path) = source else {
        return Ok(());
    };
    match path.to_str().is_some_and(chess::holds_chess) {
        true => chess::for_each_record(source, |record| work(Record::Chess(record))),
        false => input::for_each_game(source, |record| work(Record::Draughts(&record))),
    }
}

/// All files of PDN and PGN in a folder and those inside it.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let refuse = |error| Failure::from(Source::File(folder.to_owned()).io_error(&error));
    for entry in fs::read_dir(folder).map_err(refuse)? {
        let entry = entry.map_err(refuse)?;
        let path = entry.path();
        // A link may lead back up.
        if entry.file_type().map_err(refuse)?.is_dir() {
            collect(&path, files)?;
        } else if path
            .extension()
            .is_some_and(|end| end.eq_ignore_ascii_case("pdn") || end.eq_ignore_ascii_case("pgn"))
        {
            files.push(path);
        }
    }
    Ok(())
}

/// A game of a file.
enum Record<'a> {
    Draughts(&'a Result<pdn::RawGame<'a>, Problem>),
    Chess(chess::Checked),
}

/// What keeps a game from being played to its end.
#[derive(Clone, Debug)]
pub(crate) struct Trouble {
    pub(crate) line: u32,
    pub(crate) ply: Option<u32>,
    pub(crate) what: String,
}

impl From<&Problem> for Trouble {
    fn from(problem: &Problem) -> Trouble {
        Trouble {
            line: problem.line,
            ply: problem.ply,
            what: damier_words::pdn_problem(problem, spoken()),
        }
    }
}

/// The problems that keep a game from being played to its end.
fn why_not_played(
    record: &Record<'_>,
    (assume, options): (Option<Variant>, PlayOptions),
    totals: &mut Totals,
) -> Vec<Trouble> {
    let record = match record {
        Record::Draughts(Ok(record)) => record,
        Record::Draughts(Err(problem)) => return vec![Trouble::from(problem)],
        Record::Chess(checked) => return totals.add(checked),
    };
    totals.games += 1;
    let has_moves = record.line().moves().next().is_some();
    totals.with_moves += usize::from(has_moves);
    match pdn::replay_with(record, assume, options) {
        // Without moves nothing was to be played.
        Err(_) if !has_moves => Vec::new(),
        Err(problem) => vec![Trouble::from(&problem)],
        Ok(replay) => {
            totals.plies += replay.plies.len();
            totals.whole += usize::from(has_moves && replay.is_complete());
            if replay.is_complete() {
                return Vec::new();
            }
            let told = replay.problems.iter();
            let stops = told.filter(|problem| problem.stops_play());
            stops.map(Trouble::from).collect()
        }
    }
}
