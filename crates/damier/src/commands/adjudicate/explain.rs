//! The story of a verdict: long for teaching, short for a result sheet, as a
//! picture of all counters, and counts carried in and out.

use std::fs;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use damier_arbiter::{Carried, CounterView, Lang, Referee, RuleBook, Timeline, Verdict, text};
use serde::Serialize;

use super::judge::Judged;
use super::regulation::ProvenWin;
use crate::failure::Failure;
use crate::input::{self, Source, read_json};
use crate::judged::Open;
use crate::messages::{say, spoken};

/// What is told beside the verdict.
#[derive(Debug, Default, Args)]
pub(super) struct ExplainArgs {
    /// Tell the whole story of every verdict: which clause, since when it counted
    /// and why, what restarted it, what would have avoided the end.
    #[arg(long)]
    pub(super) explain: bool,
    /// One line a game, for a result sheet.
    #[arg(long, conflicts_with_all = ["explain", "json"])]
    pub(super) short: bool,
    /// Draw all counters over the game into this file (SVG); further games, of
    /// further files too, get a number before the ending: t.svg, t-2.svg.
    #[arg(long, value_name = "FILE")]
    timeline: Option<PathBuf>,
    /// Give the counters out: in finalFen as a field `:C…`, and with --json as
    /// `carried`, positions that may repeat included.
    #[arg(long)]
    pub(super) carry: bool,
    /// Counts to begin with, as `carried` gives them (JSON), or a list such as
    /// fmjd/6.3=11+12 in a file. A FEN tag may name them, too.
    #[arg(long, value_name = "FILE")]
    carried: Option<String>,
}

impl ExplainArgs {
    /// The counts to begin with, if a file is named.
    pub(super) fn carried_in(&self) -> Result<Option<Carried>, Failure> {
        let Some(file) = &self.carried else {
            return Ok(None);
        };
        let source = Source::parse(file);
        let counts = input::read_to_string(&source)?;
        read_counts(&counts).map(Some).map_err(|what| {
            let args = [("source", source.to_string().into()), ("what", what.into())];
            Failure::Usage(say("no-counters", &args))
        })
    }

    /// Draws the counters of a game, if asked.
    pub(super) fn draw(&self, judged: &Judged, number: u64, lang: Lang) -> Result<(), Failure> {
        let (Some(file), Some(game)) = (&self.timeline, &judged.game) else {
            return Ok(());
        };
        let Some(referee) = &game.referee else {
            return Ok(());
        };
        let svg = text::timeline_svg(&referee.timeline(), referee.book(), lang);
        let file = numbered(file, number);
        fs::write(&file, svg).map_err(|error| {
            let named = ("file", file.display().to_string().into());
            Failure::Trouble(match error.kind() {
                // Some folders of the system exist and take no files.
                ErrorKind::NotFound if !has_folder(&file) => say("picture-no-folder", &[named]),
                _ => say(
                    "picture-failed",
                    &[named, ("why", error.to_string().into())],
                ),
            })
        })
    }
}

/// Whether the folder is there in which a file is to be written.
fn has_folder(file: &Path) -> bool {
    match file.parent() {
        Some(folder) if folder != Path::new("") => folder.is_dir(),
        _ => true,
    }
}

/// Reads counts in either form. A file without any was not meant so.
fn read_counts(counts: &str) -> Result<Carried, String> {
    let counts = counts.trim_start_matches('\u{feff}').trim();
    if !counts.starts_with('{') {
        let carried: Carried = counts
            .parse()
            .map_err(|error| text::carried_unread(&error, spoken()))?;
        return match carried.counters.is_empty() {
            true => Err(say("no-counts", &[])),
            false => Ok(carried),
        };
    }
    let object: serde_json::Map<String, serde_json::Value> = read_json(counts)?;
    match (object.is_empty(), object.contains_key("carried")) {
        (true, _) => Err(say("no-counts", &[])),
        (_, true) => Err(say("no-counts-inside", &[])),
        _ => read_json(counts),
    }
}

/// The name of the picture of a game.
fn numbered(file: &Path, number: u64) -> PathBuf {
    if number == 1 {
        return file.to_owned();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = match file.extension() {
        Some(ending) => format!("{stem}-{number}.{}", ending.to_string_lossy()),
        None => format!("{stem}-{number}"),
    };
    file.with_file_name(name)
}

/// What a story is told of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Told<'g> {
    pub(crate) verdict: Option<&'g Verdict>,
    pub(crate) counters: &'g [CounterView],
    pub(crate) book: &'g RuleBook,
    /// The one who saw the whole game.
    pub(crate) referee: Option<&'g Referee>,
    /// A win that had to be shown.
    pub(crate) win: Option<&'g ProvenWin>,
}

impl Told<'_> {
    /// The story of the verdict, or of the counters that run.
    fn story(self, lang: Lang) -> Vec<String> {
        let mut told = match self.verdict {
            Some(verdict) => match self.referee {
                Some(referee) => text::story_of_game(referee, verdict, lang),
                None => text::story(verdict, self.book, lang),
            },
            None => self
                .counters
                .iter()
                .flat_map(|counter| text::counter_story(counter, self.book, lang))
                .collect(),
        };
        told.extend(self.win.iter().flat_map(|win| win.told(self.verdict, lang)));
        told
    }

    /// Writes the story, a sentence a line.
    pub(crate) fn write(self, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
        // The verdict itself stands above.
        let told = usize::from(self.verdict.is_some());
        for sentence in self.story(lang).iter().skip(told) {
            writeln!(out, "    {sentence}")?;
        }
        Ok(())
    }
}

/// Writes one line for a result sheet.
pub(super) fn write_short(
    judged: &Judged,
    lang: Lang,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let number = judged.number;
    let players = judged.players.as_deref().unwrap_or("?");
    let game = judged.game.as_ref().filter(|game| game.book.is_some());
    let line = game.map(|game| {
        let line = game.standing().sheet(lang);
        match (&game.verdict, game.book.as_deref()) {
            (None, Some(book)) => Open {
                is_unfinished: game.header.is_none(),
                troubles: &judged.troubles,
                claims: game.open_claims(book, lang),
            }
            .remark(line, lang),
            _ => line,
        }
    });
    writeln!(
        out,
        "{number}. {players}: {}",
        line.as_deref().unwrap_or("?")
    )?;
    Ok(())
}

/// The story in JSON.
#[derive(Serialize)]
pub(crate) struct Story {
    en: Vec<String>,
    fr: Vec<String>,
    ru: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    timeline: Option<Timeline>,
}

impl Story {
    /// The counters over the whole game can be told only by a referee who saw it all.
    pub(crate) fn of(told: Told<'_>, referee: Option<&Referee>) -> Story {
        Story {
            en: told.story(Lang::En),
            fr: told.story(Lang::Fr),
            ru: told.story(Lang::Ru),
            timeline: referee.map(Referee::timeline),
        }
    }
}
