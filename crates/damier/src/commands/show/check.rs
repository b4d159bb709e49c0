//! A list of the games of a folder that cannot be played to their end.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use damier_draughts::Variant;
use damier_draughts::pdn::{self, Problem};

use crate::Ending;
use crate::failure::Failure;
use crate::input::{self, Source};

/// What has been counted.
#[derive(Default)]
struct Totals {
    files: usize,
    games: usize,
    with_moves: usize,
    whole: usize,
    plies: usize,
}

/// Writes the list as a Markdown document.
pub(super) fn folder(
    folder: &Path,
    assume: Option<Variant>,
    out: &mut impl Write,
) -> Result<Ending, Failure> {
    let mut files = Vec::new();
    collect(folder, &mut files)?;
    files.sort();
    let mut totals = Totals::default();
    writeln!(out, "| file | game | line | ply | what is wrong |")?;
    writeln!(out, "|---|---|---|---|---|")?;
    let mut ending = Ending::Fine;
    for file in &files {
        totals.files += 1;
        let name = file.strip_prefix(folder).unwrap_or(file).display();
        let source = Source::File(file.clone());
        let mut number = 0;
        let read = input::for_each_game(&source, |record| {
            number += 1;
            for problem in why_not_played(&record, assume, &mut totals) {
                let what = problem.what().replace('|', "\\|");
                let ply = problem.ply.map_or_else(String::new, |ply| ply.to_string());
                let line = problem.line;
                writeln!(out, "| {name} | {number} | {line} | {ply} | {what} |")?;
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
    writeln!(
        out,
        "\n{games} games in {files} files; {whole} of the {with_moves} with moves play through, \
         {plies} plies in all."
    )?;
    Ok(ending)
}

/// All files of PDN in a folder and those inside it.
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
            .is_some_and(|extension| extension.eq_ignore_ascii_case("pdn"))
        {
            files.push(path);
        }
    }
    Ok(())
}

/// The problems that keep a game from being played to its end.
fn why_not_played(
    record: &Result<pdn::RawGame<'_>, Problem>,
    assume: Option<Variant>,
    totals: &mut Totals,
) -> Vec<Problem> {
    let record = match record {
        Ok(record) => record,
        Err(problem) => return vec![problem.clone()],
    };
    totals.games += 1;
    let has_moves = record.line().moves().next().is_some();
    totals.with_moves += usize::from(has_moves);
    match pdn::replay(record, assume) {
        // Without moves nothing was to be played.
        Err(_) if !has_moves => Vec::new(),
        Err(problem) => vec![problem],
        Ok(replay) => {
            totals.plies += replay.plies.len();
            totals.whole += usize::from(has_moves && replay.is_complete());
            if replay.is_complete() {
                return Vec::new();
            }
            let told = replay.problems.into_iter();
            told.filter(|problem| problem.stops_play()).collect()
        }
    }
}
